"""The commands of the overview."""
