"""The addresses of the lessons."""

from django.urls import path

from tutorial.lessons import views

urlpatterns = [
    path("lessons/", views.contents, name="contents"),
    path("go-on/", views.go_on, name="go-on"),
    path("lessons/<slug:lesson>/", views.lesson, name="lesson"),
    path("lessons/<slug:lesson>/<slug:step>/", views.step, name="step"),
]
