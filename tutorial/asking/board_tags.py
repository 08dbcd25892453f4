"""Template tags for drawings."""

from django import template
from django.utils.safestring import SafeString

from tutorial import board

register = template.Library()


@register.simple_tag
def sprite() -> SafeString:
    """The tiles that every drawing of a page points to; once per page, outside what is swapped."""
    return board.sprite()
