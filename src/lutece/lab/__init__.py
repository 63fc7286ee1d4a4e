"""Questions asked of many games: simulation, fuzzing, benchmarks."""
