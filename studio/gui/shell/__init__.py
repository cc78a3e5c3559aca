"""What holds the window together: actions, settings, job runner, preloading, crash reports."""
