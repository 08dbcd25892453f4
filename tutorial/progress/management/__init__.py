"""The words of `manage.py` that progress brings."""
