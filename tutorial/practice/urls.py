"""The addresses of practice, of the daily puzzle and of the exam."""

from django.urls import path, register_converter

from tutorial.practice import daily_views, exam_views, views
from tutorial.practice.addresses import DayConverter, ExamConverter, SeededConverter

register_converter(SeededConverter, "seeded")
register_converter(DayConverter, "day")
register_converter(ExamConverter, "exam")

urlpatterns = [
    path("practice/", views.practice, name="practice"),
    path("practice/next/", views.next_puzzle, name="next-puzzle"),
    path("practice/<seeded:seeded>/", views.puzzle, name="puzzle"),
    path("daily/", daily_views.today, name="daily-today"),
    path("daily/archive/", daily_views.archive, name="daily-archive"),
    path("daily/<day:day>/", daily_views.daily, name="daily"),
    path("exam/", exam_views.exams, name="exam"),
    path("exam/<exam:seed>/", exam_views.paper, name="exam-paper"),
    path("exam/<exam:seed>/<int:number>/", exam_views.question, name="exam-question"),
    path("exam/<exam:seed>/certificate/", exam_views.certificate, name="certificate"),
]
