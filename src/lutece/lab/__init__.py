"""Tools that play many games: simulation, fuzzing, benchmarks, ratings, reviews."""
