"""Tests of the kinds of puzzles."""
