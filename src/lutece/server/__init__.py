"""Tables online: storage, accounts, live updates, and the door for other people's bots."""
