"""How the table of progress came to be."""
