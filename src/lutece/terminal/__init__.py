"""Drawing in a terminal: what the boards of all games share."""
