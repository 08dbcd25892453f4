"""Static files under names that carry their content's hash, so that they may be kept for ever."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class NamedByContent(CompressedManifestStaticFilesStorage):  # type: ignore[misc]  # untyped
    """Before `collectstatic` has seen a file it goes by its plain name."""

    def stored_name(self, name: str) -> str:
        if self.hash_key(self.clean_name(name)) in self.hashed_files:
            return str(super().stored_name(name))
        return name
