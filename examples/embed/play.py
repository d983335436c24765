"""A random game of any game of the library: its first actions, how it ended, the last position.

Usage: play.py [GAME [SEED]]
"""
import sys

import touchline

SHOWN, MOST = 4, 2000


def play(state, rng):
    """Plays to the end, or to an agreed draw, and keeps the game as a record."""
    record = touchline.Record(state)
    while not state.is_finished and len(record) < MOST:
        action = state.random_action(rng)
        if len(record) < SHOWN:
            print("chance" if state.is_chance else f"seat {state.mover}", state.text(action), sep=": ")
        state.apply(action)
        record.apply(action)
    if not state.is_finished:
        record.apply("draw")
    return record


def show(record):
    document = record.to_json()
    last = touchline.Record.from_json(document).state
    print(f"{len(record)} events, {last.result.reason}, scores", *last.result.scores, end="")
    print(f"; a record of {len(document.encode())} bytes", last, sep="\n", end="")


def main(game="draughts", seed="1"):
    try:
        start = touchline.State(game)
        print(start.game.title)
        show(play(start, touchline.Rng(int(seed))))
    except touchline.Error as error:
        sys.exit(str(error))


main(*sys.argv[1:])
