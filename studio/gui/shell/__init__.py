"""What holds the window together: actions, editor page, files, recovery, openers of cards."""
