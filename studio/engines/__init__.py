"""Engines: plain generators of events over problems; no Qt, no threads, no printing."""
