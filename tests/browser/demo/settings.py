"""The site's own settings, with the demo's addresses and templates."""

from pathlib import Path

from tutorial.settings import *  # noqa: F403
from tutorial.settings import TEMPLATES

ROOT_URLCONF = "tests.browser.demo.urls"
TEMPLATES[0]["DIRS"] = [
    *TEMPLATES[0]["DIRS"],
    Path(__file__).parent / "templates",
]
