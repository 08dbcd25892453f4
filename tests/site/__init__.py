"""The shell: headers, languages, errors, papers."""
