"""What every game uses: compilation, records, random numbers, events, the contract."""
