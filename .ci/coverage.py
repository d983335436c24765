"""Says how much of each game's rule code the tests run, and names what they do not.

Usage: coverage.py REPORT   a report of `gcovr --json`

Rule code is src/<game> and include/touchline/<game> without pictures, captions and statistics.
"""
import collections
import json
import re
import sys
from pathlib import Path

ROOM = re.compile(r"(?:src|include/touchline)/(\w+)/")
ELSE = ("svg.cpp", "svg.hpp", "caption.cpp", "caption.hpp", "render.cpp", "render.hpp", "statistics.cpp", "statistics.hpp")
GAMES = ("checker_football", "draughts", "phutball", "power_poker_football", "soccer")


def rooms(report):
    """Files of each game and kit, with their lines as gcovr tells of them."""
    found = collections.defaultdict(dict)
    for file in report["files"]:
        match = ROOM.match(file["file"])
        if match and Path(file["file"]).name not in ELSE:
            lines = [line for line in file["lines"] if not line.get("gcovr/noncode")]
            found[match.group(1)][file["file"]] = lines
    return found


def share(part, whole):
    return f"{part} of {whole} | {100 * part / whole:.1f} %" if whole else "0 of 0 | "


def row(name, files):
    """A line of the table."""
    lines = [line for of_file in files.values() for line in of_file]
    branches = [branch for line in lines for branch in line["branches"]]
    return (f"| `{name}` | {share(sum(line['count'] > 0 for line in lines), len(lines))} "
            f"| {share(sum(branch['count'] > 0 for branch in branches), len(branches))} |")


def ranges(numbers):
    """1, 2, 3, 7 as 1-3, 7."""
    out = []
    for number in numbers:
        if out and out[-1][1] == number - 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in out)


def gaps(files):
    """For each file the lines that are not run, and the lines with a branch that is not taken."""
    for name in sorted(files):
        lines = files[name]
        missed = [line["line_number"] for line in lines if line["count"] == 0]
        partly = [line["line_number"] for line in lines
                  if line["count"] > 0 and any(branch["count"] == 0 for branch in line["branches"])]
        if missed or partly:
            yield name, missed, partly


def main():
    report = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = rooms(report)
    print("| game | lines run | | branches taken | |\n|---|---|---|---|---|")
    for game in GAMES:
        print(row(game, found[game]))
    for game in GAMES:
        print(f"\n{game}")
        for name, missed, partly in gaps(found[game]):
            print(f"  {name}: not run {ranges(missed) or '-'}; branches {ranges(partly) or '-'}")


if __name__ == "__main__":
    main()
