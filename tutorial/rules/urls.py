"""The address of the rules."""

from django.urls import path

from tutorial.rules.views import rules

urlpatterns = [path("rules/", rules, name="rules")]
