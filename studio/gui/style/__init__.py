"""Theme, fonts, icons, and the words that all rooms share."""
