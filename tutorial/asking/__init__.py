"""A puzzle on a page: reading what was sent, judging it, keeping it, answering. For every slice."""
