"""What the engine's tests share: patience."""

from hypothesis import settings

settings.register_profile("engine", deadline=None)  # a busy machine is no fault
settings.load_profile("engine")
