"""The lessons: short rows of puzzles, told as data, played on one page each."""
