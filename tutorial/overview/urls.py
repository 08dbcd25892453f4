"""The addresses of the rules, of the overview of a learner and of what can be done with it."""

from django.urls import path

from tutorial.overview import views

urlpatterns = [
    path("rules/", views.rules, name="rules"),
    path("progress/", views.progress, name="progress"),
    path("progress/erase/", views.erase_progress, name="erase-progress"),
    path("progress/new-learner/", views.new_learner, name="new-learner"),
    path("progress/move/", views.move, name="move"),
    path("progress/move/here/", views.move_here, name="move-here"),
]
