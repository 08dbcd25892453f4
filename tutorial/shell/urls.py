"""Addresses of the shell's own pages, below the language."""

from django.urls import path

from tutorial.shell.languages import language
from tutorial.shell.pages import home, paper

urlpatterns = [
    path("", home, name="home"),
    path("language/", language, name="language"),
    path("help/", paper, {"name": "help"}, name="help"),
    path("accessibility/", paper, {"name": "accessibility"}, name="accessibility"),
    path("privacy/", paper, {"name": "privacy"}, name="privacy"),
    path("about/", paper, {"name": "about"}, name="about"),
]
