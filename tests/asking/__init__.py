"""Tests of asking a puzzle on a page."""
