"""What stands around every page: language, headers, errors, the papers in the foot."""
