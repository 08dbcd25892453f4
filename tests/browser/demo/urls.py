"""The site's addresses and the demo's."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import path

from tests.browser.demo.views import demo
from tutorial.urls import handler400, handler403, handler404, handler500
from tutorial.urls import urlpatterns as site

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]

urlpatterns = [*i18n_patterns(path("demo/", demo, name="demo")), *site]
