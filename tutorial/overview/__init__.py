"""What looks over all slices: what a learner knows, and where each clause of the rules is."""
