"""Self-check without end: practice, the daily puzzle, the referee exam."""
