"""Log lines that nobody outside can forge: one record is one line, control characters escaped."""

import logging
import re

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def _escaped(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode("ascii")


class OneLine(logging.Formatter):
    """Formats as usual, traceback included, then writes CR, LF, ESC and the like as `\\n`."""

    def format(self, record: logging.LogRecord) -> str:
        return _CONTROL.sub(_escaped, super().format(record))
