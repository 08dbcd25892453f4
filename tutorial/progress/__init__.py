"""What a learner has done: kept without an account, behind a random key in a signed cookie."""
