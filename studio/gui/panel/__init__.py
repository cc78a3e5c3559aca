"""What the side panel says: the live check, verdicts, lists and replays."""
