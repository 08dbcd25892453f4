"""Tests of the overview: what one knows, erase, move to another device."""
