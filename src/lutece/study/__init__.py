"""Studies: what bots make of a game's figures, from many games, as text, JSON and a page."""
