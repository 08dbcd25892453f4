"""The Django site that teaches Draw."""
