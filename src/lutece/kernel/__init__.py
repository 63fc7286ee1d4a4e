"""What every game is made of: compilation, records, random numbers, events, the contract."""
