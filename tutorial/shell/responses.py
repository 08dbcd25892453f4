"""Answers that Django has no name for."""

from django.http import HttpResponseRedirect


class SeeOther(HttpResponseRedirect):
    """303: what was posted is done; the page to look at is over there."""

    status_code = 303
