"""The address of the score sheet."""

from django.urls import path

from tutorial.play.views import score_sheet

urlpatterns = [path("score/", score_sheet, name="score-sheet")]
