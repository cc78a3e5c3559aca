"""Theme, fonts, icons and the small drawings of the chrome."""
