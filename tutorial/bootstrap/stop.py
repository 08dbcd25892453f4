"""How a command ends early: with a sentence that says what to do."""

import errno


class Stop(Exception):
    """The command cannot go on; its text is for the person at the keyboard."""


def stop_for(error: OSError, doing: str) -> Stop:
    """The sentence for a file or folder that cannot be read or written."""
    where = error.filename or "the project's folder"
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return Stop(f"The disk is full ({doing}). Make room and run the command again.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return Stop(
                f"{where} cannot be written ({doing}). Run the command as the folder's owner, "
                "or copy the project to a folder of your own."
            )
        case _:
            return Stop(f"{error.strerror or error} ({doing}: {where}).")
