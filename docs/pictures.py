"""Draws the pictures of the documentation with the driver, or tells whether they are what it draws now.

Usage: pictures.py [--check] TOUCHLINE   for example: python3 docs/pictures.py build/release/bin/touchline

Each picture is a command of `touchline show` on a record that is put together here from a start and the turns played.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHOWN = ["--svg", "--theme", "auto"]


class Driver:
    """The program that draws."""

    def __init__(self, program):
        self.program = program

    def __call__(self, *arguments, text=""):
        done = subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, encoding="utf-8",
                              check=False)
        if done.returncode != 0:
            raise SystemExit(f"touchline {' '.join(arguments)}: {done.stderr}")
        return done.stdout


class Played:
    """A record of actions from the rules' start, or from the position of a line of text."""

    def __init__(self, game, *actions, position=None, rules=None):
        self.game, self.given, self.position, self.rules = game, actions, position, rules

    def record(self, driver):
        state = json.loads(driver("new", self.game, *(["--rules", json.dumps(self.rules)] if self.rules else [])))
        if self.position is not None:
            state["state"] = json.loads(driver("observe", "-", "--onlooker", text=self.position))["view"]["state"]
        actions = [action for given in self.given for action in given.split()] if self.game != "checker_football" else [
            *self.given]
        end = json.loads(driver("apply", "-", *actions, text=json.dumps(state))) if actions else state
        return json.dumps({"actions": actions, "comments": [], "game": self.game, "kind": "record",
                           "result": end["state"].get("result"), "rules": state["rules"], "seats": [],
                           "start": state["state"], "tags": {}, "touchline": 1})


class AtRandom:
    """The record of a random game, which a seed makes the same everywhere."""

    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def record(self, driver):
        with tempfile.TemporaryDirectory() as folder:
            driver("random", self.game, "--games", "1", "--seed", str(self.seed), "--records", folder)
            return next(Path(folder).iterdir()).read_text(encoding="utf-8")


class FromFile:
    """A game of a file of games."""

    def __init__(self, path, number):
        self.path, self.number = path, number

    def record(self, driver):
        return driver("convert", str(HERE.parent / self.path), "--to", "jsonl").splitlines()[self.number - 1]


# Each picture: the file, the game that it shows, and how.
PICTURES = [
    ("gallery/draughts.svg", FromFile("examples/data/historical_games.pdn", 11), ["--at", "31"]),
    ("gallery/draughts-game.svg", FromFile("examples/data/historical_games.pdn", 23), ["--animate", "--frame-ms", "900"]),
    ("gallery/phutball.svg",
     Played("phutball", "NW N E", position="15x19 O K6 J7,H8,G10,H11,K12,L8,F5,D4,M12,E14"), ["--targets"]),
    ("gallery/phutball-strip.svg", Played("phutball", "E7 D5 F9 E5 N NE G9 H11", rules={"columns": 9, "rows": 11}), ["--strip"]),
    ("gallery/soccer.svg",
     Played("soccer", "F6-G7 G7:F8>E9 end-piece D6-D7 D7-D8 end-turn D10xE9 E9-F9 end-piece H10-H9 H9-G8"), ["--targets"]),
    ("gallery/checker_football.svg",
     Played("checker_football", "d5-d6", "d7+d6", "c5-c6", "e7-e6", "d3^d5", "f7-f6", "f5+f6", "h8-g8", "d5>a2",
            rules={"line_up": "standard"}), []),
    ("gallery/power_poker_football.svg", AtRandom("power_poker_football", 4), ["--at", "25", "--seat", "0"]),

    ("rules/diagrams/draughts-start.svg", Played("draughts"), ["--targets"]),
    ("rules/diagrams/draughts-capture.svg", Played("draughts", "22x15x8", position="W:W22,32:B1,11,18"), []),
    ("rules/diagrams/draughts-mid-capture.svg",
     Played("draughts", "22NE", position="W:W22,32:B1,11,18", rules={"unit": "step"}), ["--targets"]),
    ("rules/diagrams/phutball-start.svg", Played("phutball"), []),
    ("rules/diagrams/phutball-jumps.svg", Played("phutball", "NW N E", position="15x19 O K6 J7,H8,G10,H11"), []),
    ("rules/diagrams/phutball-goal.svg", Played("phutball", "NE N", position="15x19 O H16 J17,K19"), []),
    ("rules/diagrams/soccer-start.svg", Played("soccer"), []),
    ("rules/diagrams/soccer-turn.svg",
     Played("soccer", "F6-F7 F7:F8>F11 end-piece H6-H7 end-turn", rules={"red": ["F6", "H6"], "blue": ["A15"], "ball": "F8"}),
     []),
    ("rules/diagrams/soccer-shot.svg",
     Played("soccer", "E9-F10", rules={"red": ["E9"], "blue": ["D12", "G15", "I12"], "ball": "F11"}), ["--targets"]),
    ("rules/diagrams/checker_football-line-up.svg", Played("checker_football", rules={"line_up": "standard"}), []),
    ("rules/diagrams/checker_football-jump.svg",
     Played("checker_football", "d5-d6", "d7+d6", "d3^d5", rules={"line_up": "standard"}), []),
    ("rules/diagrams/checker_football-pass.svg",
     Played("checker_football", "d3-e3", "c7-c6", "e3>a2", rules={"line_up": "standard"}), []),
    ("rules/diagrams/power_poker_football-deal.svg", AtRandom("power_poker_football", 4), ["--at", "13", "--seat", "0"]),
    ("rules/diagrams/power_poker_football-flop.svg", AtRandom("power_poker_football", 4), ["--at", "22"]),
]


def main():
    check = sys.argv[1:2] == ["--check"]
    if len(sys.argv) != (3 if check else 2):
        raise SystemExit(__doc__)
    driver = Driver(sys.argv[-1])
    wrong = {path.relative_to(HERE).as_posix() for folder in ("gallery", "rules/diagrams")
             for path in (HERE / folder).iterdir()} - {name for name, _, _ in PICTURES}
    for name, played, look in PICTURES:
        drawn = driver("show", "-", *SHOWN, *look, text=played.record(driver))
        path = HERE / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(drawn, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != drawn:
            wrong.add(name)
    if wrong:
        raise SystemExit("not as docs/pictures.py draws them: " + ", ".join(sorted(wrong)))


if __name__ == "__main__":
    main()
