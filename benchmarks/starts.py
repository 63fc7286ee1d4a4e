"""What a person waits for: help, a warm start, compiling from nothing, a second worker."""

import os
import subprocess
import sys
import tempfile
import time

GAMES = ("paris-paris", "paris")
SIMULATED = 2_000_000


def seconds(*arguments: str, **environment: str) -> float:
    """How long a command takes."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "lutece", *arguments]
    subprocess.run(command, check=True, env=os.environ | environment, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Print one line a measurement."""
    for game in GAMES:
        seconds("simulate", game, "--games", "1")  # compiled from here on
    print(f"lutece --help: {min(seconds('--help') for _ in range(3)):.2f} s")
    for game in GAMES:
        warm = min(seconds("simulate", game, "--games", "10") for _ in range(3))
        print(f"lutece simulate {game} --games 10, warm: {warm:.2f} s")
    with tempfile.TemporaryDirectory() as empty:
        both = sum(seconds("simulate", g, "--games", "1", LUTECE_CACHE=empty) for g in GAMES)
        print(f"compiling both games from nothing: {both:.1f} s")
    plan = ("simulate", "paris-paris", "--seats", "3", "--games", str(SIMULATED), "--seed", "x")
    one, two = (seconds(*plan, "--workers", workers) for workers in ("1", "2"))
    print(
        f"{SIMULATED} games: {one:.1f} s with one worker, {two:.1f} s with two, {one / two:.2f} ×"
    )


if __name__ == "__main__":
    main()
