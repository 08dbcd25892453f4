"""Every address of the site: each page below its language, each slice by its own urls."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from tutorial.shell.health import healthz
from tutorial.shell.languages import choose_home

handler400 = "tutorial.shell.errors.bad_request"
handler403 = "tutorial.shell.errors.permission_denied"
handler404 = "tutorial.shell.errors.not_found"
handler500 = "tutorial.shell.errors.server_error"

urlpatterns = [
    path("", choose_home, name="choose-home"),
    path("healthz", healthz, name="healthz"),
    *i18n_patterns(
        path("", include("tutorial.shell.urls")),
        path("", include("tutorial.lessons.urls")),
        path("", include("tutorial.rules.urls")),
        path("", include("tutorial.practice.urls")),
        path("", include("tutorial.overview.urls")),
        path("", include("tutorial.play.urls")),
    ),
]
