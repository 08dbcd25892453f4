"""The addresses of the lessons and of what is kept of them."""

from django.urls import path

from tutorial.lessons import views

urlpatterns = [
    path("lessons/", views.contents, name="contents"),
    path("go-on/", views.go_on, name="go-on"),
    path("lessons/<slug:lesson>/", views.lesson, name="lesson"),
    path("lessons/<slug:lesson>/<slug:step>/", views.step, name="step"),
    path("progress/", views.progress, name="progress"),
    path("progress/erase/", views.erase_progress, name="erase-progress"),
    path("progress/new-learner/", views.new_learner, name="new-learner"),
]
