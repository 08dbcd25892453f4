"""Tests of practice, of the daily puzzle and of the exam."""
