"""The rules on one page, clause by clause, in one language or both side by side."""
