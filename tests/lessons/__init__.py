"""Tests of the lessons: their content, their pages, every attempt at every step."""
