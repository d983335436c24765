"""Random play from Python, thousands of states in one call, beside the same play in C++.

Usage: python_batch.py [--driver PATH] [--states N] [--seconds S] [--rounds R] [GAME...]   (PYTHONPATH: capi/python)

Prints a line a game: actions a second from Python, from C++ (the driver's `bench`, one thread both), and their ratio.
Both are measured in turn, and the best round of each counts. Games that have ended are begun anew, and count nothing.
"""
import argparse
import json
import subprocess
import time
from pathlib import Path

import touchline

DRIVER = Path(__file__).resolve().parents[1] / "build/release/bin/touchline"


def indices_of_finished(statuses):
    """Where a status is not 0."""
    if hasattr(statuses, "nonzero"):
        return statuses.nonzero()[0].tolist()
    return [index for index, status in enumerate(statuses) if status]


def python_rate(game, states, seconds):
    """Actions a second, the first tenth of the time not counted."""
    start = game.start()
    batch, rngs = touchline.Batch(start, states), touchline.Rngs(1, states)
    begin, played = time.perf_counter() + seconds / 10, 0
    while (now := time.perf_counter()) < begin + seconds:
        played = 0 if now < begin else played
        _, statuses = batch.random_step(rngs)
        finished = indices_of_finished(statuses)
        batch.assign(finished, start)
        played += states - len(finished)
    return played / (time.perf_counter() - begin)


def cpp_rate(driver, game):
    """Actions a second of random play by the C++ interface."""
    printed = subprocess.run([driver, "bench", game.name, "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(printed)[game.name]["random play, actions a second"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--driver", default=DRIVER)
    parser.add_argument("--states", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("games", nargs="*", metavar="GAME")
    options = parser.parse_args()
    games = [touchline.game(name) for name in options.games] or touchline.games()
    for game in games:
        rounds = [(python_rate(game, options.states, options.seconds), cpp_rate(options.driver, game))
                  for _ in range(options.rounds)]
        python, cpp = map(max, zip(*rounds))
        print(f"{game.name}\tPython {python:,.0f}\tC++ {cpp:,.0f}\tratio {python / cpp:.2f}", flush=True)


if __name__ == "__main__":
    main()
