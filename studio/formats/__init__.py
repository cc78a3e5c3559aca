"""Formats: one file a format."""
