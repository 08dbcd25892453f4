"""The site with one small puzzle page more, to try the shell on: how a step page talks to it."""
