"""Tables online: storage, accounts, live updates, and the interface for other people's bots."""
