"""Programs in several languages print the same about a game of each kind.

Usage: same.py DRIVER + PROGRAM... + PROGRAM...
"""
import subprocess
import sys
from itertools import groupby


def printed(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main():
    driver, *rest = sys.argv[1:]
    programs = [list(words) for is_program, words in groupby(rest, lambda word: word != "+") if is_program]
    games = [line.split("\t")[0] for line in printed([driver, "games"]).splitlines()]
    for game in games:
        first, *others = [printed([*program, game, "2"]) for program in programs]
        for other in others:
            if other != first:
                sys.exit(f"{game}: two programs differ\n{first}\n{other}")
        print(first.splitlines()[5])
    if not games or len(programs) < 2:
        sys.exit("nothing was compared")


if __name__ == "__main__":
    main()
