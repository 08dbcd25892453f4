"""The addresses of the words of the rules, and of what is played otherwise.

The page of the rules itself is told by the overview where each clause is exercised.
"""

from django.urls import path

from tutorial.rules.glossary import glossary
from tutorial.rules.otherwise import otherwise

urlpatterns = [
    path("glossary/", glossary, name="glossary"),
    path("otherwise/", otherwise, name="otherwise"),
]
