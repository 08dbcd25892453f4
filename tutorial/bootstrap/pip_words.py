"""What a failed pip means for the person at the keyboard."""

import platform
import re

_MEANINGS = (
    (
        r"Errno 28|No space left on device|Disk quota exceeded",
        "The disk is full. Make room and run the command again.",
    ),
    (
        r"Errno 13|Errno 30",
        "The project's folder cannot be written. Run the command as the folder's owner, "
        "or copy the project to a folder of your own.",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A package that came is not the one that was locked: it was cut short or altered on its "
        "way. Nothing of it was installed. Run the command again, best on another network.",
    ),
    (
        r"CERTIFICATE_VERIFY_FAILED|SSLError|SSL: ",
        "The package index answered, but with a certificate that this machine does not trust. "
        "On a school or company network, ask for its root certificate and name it in PIP_CERT.",
    ),
    (
        r"NewConnectionError|NameResolutionError|ConnectTimeout|Read ?[Tt]imed ?[Oo]ut|ProxyError"
        r"|name resolution|Name or service not known|nodename nor servname|getaddrinfo failed"
        r"|Connection refused|Connection reset|Network is unreachable|Max retries exceeded"
        r"|Connection aborted|Remote end closed",
        "The package index cannot be reached. Check the network (behind a proxy, set HTTPS_PROXY) "
        "and run the command again.",
    ),
)


def why_pip_failed(output: str, doing: str) -> str:
    """A sentence that says what to do, and pip's own words where they tell more."""
    for pattern, sentence in _MEANINGS:
        if re.search(pattern, output):
            return sentence
    missing = re.search(r"No matching distribution found for ([\w.-]+)", output)
    if missing:
        return (
            f"There is no ready-made package of {missing[1]} for Python "
            f"{platform.python_version()} on this {platform.system()} ({platform.machine()}). "
            "Try the command with another Python, 3.11 to 3.14."
        )
    said = [line.strip() for line in output.splitlines() if line.strip()]
    return f"Something failed while {doing}. It said:\n  " + "\n  ".join(said[-6:] or ["nothing"])
