"""The dialogs that a command opens."""
