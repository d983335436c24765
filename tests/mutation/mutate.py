#!/usr/bin/env python3
"""Plants faults in the rules of a game, one at a time, and tells which of them no test notices.

Each fault is one small change of one line of src/<game>: a comparison turned, a clause dropped, a number off by one.
The tree is copied to build/mutation, so the sources stay as they are. For each fault only that file, the library and
the game's test program are built, without optimisation, and the tests run up to the first that fails.

Usage: tests/mutation/mutate.py [GAME...] [--count N] [--seed S]   all games, 40 faults each
What is found is kept in build/mutation/GAME.jsonl, and a second run goes on where the first one ended. Faults that
change nothing that could be seen are listed with the reason in tests/mutation/equivalent.txt.
Exit status: 0 every fault was noticed or is listed, 1 there are survivors, 2 wrong usage or tests that fail by
themselves.
"""
import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
GAMES = ("checker_football", "draughts", "phutball", "power_poker_football", "soccer")
# What draws, describes and counts, and holds no rule.
NOT_RULES = {"svg.cpp", "render.cpp", "caption.cpp", "state_schema.cpp", "statistics.cpp"}

# What a fault does to a line: its name, what it looks for, what stands there instead.
OPERATORS = (
    ("turn", r"(?<![<\-=!>])<(?![<=])(?=\s)", "<="),
    ("turn", r"(?<!-)(?<=\s)>(?![>=])(?=\s)", ">="),
    ("turn", r"(?<=\s)<=(?=\s)", "<"),
    ("turn", r"(?<=\s)>=(?=\s)", ">"),
    ("turn", r"(?<=\s)==(?=\s)", "!="),
    ("turn", r"(?<=\s)!=(?=\s)", "=="),
    ("join", r"(?<=\s)&&(?=\s)", "||"),
    ("join", r"(?<=\s)\|\|(?=\s)", "&&"),
    ("sign", r"(?<=\s)\+(?=\s)", "-"),
    ("sign", r"(?<=\s)-(?=\s)", "+"),
    ("sign", r"\+=", "-="),
    ("off by one", r"(?<![\w.])(\d+)(?![\w.'])", lambda found: str(int(found[1]) + 1)),
    ("negate", r"(?<=\bif \()(?!const|auto)([^;]*)(?=\))", lambda found: f"!({found[1]})"),
    ("drop clause", r"(?<=\bif \()(?!const|auto)([^;]*)(?=\))", lambda found: f"false && ({found[1]})"),
    ("drop not", r"(?<=[ (])!(?=[a-z_])", ""),
    ("other truth", r"\btrue\b", "false"),
    ("other truth", r"\bfalse\b", "true"),
)


class Fault:
    """One change of one line."""

    def __init__(self, path, line, before, after, kind):
        self.path, self.line, self.before, self.after, self.kind = path, line, before, after, kind

    @property
    def name(self):
        return f"{self.path}: {self.before.strip()} => {self.after.strip()}"


def is_code(line):
    """Whether a line may hold a rule: no directive, no comment, no check at compile time, no text."""
    text = line.strip()
    return bool(text) and not text.startswith(("#", "//", "namespace", "using", "template", "static_assert", "constexpr std::string"))


def code_of(line):
    """The line with comments and texts blanked out, of the same length."""
    line = re.sub(r'"(\\.|[^"\\])*"', lambda found: '"' + "_" * (len(found[0]) - 2) + '"', line)
    line = re.sub(r"'(\\.|[^'\\])'", lambda found: "_" * len(found[0]), line)
    return re.sub(r"//.*", lambda found: " " * len(found[0]), line)


def faults_of_line(path, number, line):
    code = code_of(line)
    for kind, pattern, instead in OPERATORS:
        for found in re.finditer(pattern, code):
            if kind in ("negate", "drop clause") and code.count("(") != code.count(")"):
                continue  # a condition that goes on in the next line
            if kind == "sign" and ('"' in code or "to_string" in code):
                continue  # texts are put together, which has no other sign
            end = matching_bracket(code, found.start()) if kind in ("negate", "drop clause") else found.end()
            original = line[found.start():end]
            changed = {"negate": f"!({original})", "drop clause": f"false && ({original})"}.get(kind)
            if changed is None:
                changed = instead(found) if callable(instead) else instead
            yield Fault(path, number, line, line[:found.start()] + changed + line[end:], kind)


def matching_bracket(code, begin):
    """The end of what the bracket before `begin` opens."""
    depth = 0
    for at in range(begin, len(code)):
        if code[at] == "(":
            depth += 1
        elif code[at] == ")":
            if depth == 0:
                return at
            depth -= 1
    return len(code)


def all_faults(game):
    for file in sorted((ROOT / "src" / game).glob("*.[ch]pp")):
        if file.name in NOT_RULES:
            continue
        path = str(file.relative_to(ROOT))
        for number, line in enumerate(file.read_text().splitlines()):
            if is_code(line):
                yield from faults_of_line(path, number, line)


def chosen_faults(game, count, seed):
    """`count` faults, the same ones for the same sources, spread over the files and over the kinds of fault."""
    rng = random.Random(f"{seed} {game}")
    by_line = {}
    for fault in all_faults(game):
        by_line.setdefault((fault.path, fault.line), []).append(fault)
    lines = list(by_line.values())
    rng.shuffle(lines)
    return [rng.choice(faults) for faults in lines[:count]]


class Tree:
    """A copy of the sources with a build of one game's tests."""

    def __init__(self, jobs):
        self.source, self.build, self.jobs = WORK / "tree", WORK / "build", jobs

    def prepare(self):
        self.source.mkdir(parents=True, exist_ok=True)
        for name in self.tracked_files():
            self.restore(name)
        run(["cmake", "-S", self.source, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
             "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DTOUCHLINE_BUILD_CLI=OFF", "-DTOUCHLINE_BUILD_CAPI=OFF",
             "-DTOUCHLINE_WARNINGS_AS_ERRORS=OFF", "-DTOUCHLINE_TEST_CONSUMERS=OFF"], check=True)

    @staticmethod
    def tracked_files():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        return [name for name in listed.decode().split("\0") if name]

    def restore(self, name):
        """Copies a file if it differs, so that what is the same is not built again."""
        original, copy = ROOT / name, self.source / name
        if copy.exists() and copy.read_bytes() == original.read_bytes():
            return
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(original, copy)

    def plant(self, fault):
        copy = self.source / fault.path
        lines = copy.read_text().splitlines(keepends=True)
        lines[fault.line] = fault.after + "\n"
        copy.write_text("".join(lines))

    def compile(self, game):
        return run(["cmake", "--build", self.build, "-j", str(self.jobs), "--target", f"{game}_tests"])

    def test(self, game, seconds):
        """Whether the tests pass. Tests that go on too long have noticed the fault too."""
        try:
            done = subprocess.run([self.build / "bin" / f"{game}_tests", "~[long]", "--abort"], cwd=self.build,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=seconds)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def run(command, check=False):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if check and done.returncode != 0:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))}: status {done.returncode}")
    return done.returncode == 0


def try_fault(tree, game, fault, seconds):
    """`noticed`, `survived`, or `no program` for what does not compile."""
    tree.plant(fault)
    try:
        if not tree.compile(game):
            return "no program"
        return "survived" if tree.test(game, seconds) else "noticed"
    finally:
        tree.restore(fault.path)


def known_results(file):
    if not file.exists():
        return {}
    return {entry["fault"]: entry["outcome"] for entry in map(json.loads, file.read_text().splitlines())}


def time_of_tests(tree, game):
    if not tree.compile(game):
        sys.exit(f"{game}_tests does not build")
    begin = time.monotonic()
    if not tree.test(game, 1800):
        print(f"{game}_tests fails without any fault", file=sys.stderr)
        sys.exit(2)
    return time.monotonic() - begin


def check_game(tree, game, options, equivalent):
    """Tries the faults of a game; gives how many of each outcome there were, and the survivors."""
    file = WORK / f"{game}.jsonl"
    results = known_results(file)
    faults = chosen_faults(game, options.count, options.seed)
    seconds = None
    for number, fault in enumerate(faults, 1):
        if fault.name not in results:
            seconds = seconds or 20 + 4 * time_of_tests(tree, game)
            results[fault.name] = try_fault(tree, game, fault, seconds)
            with file.open("a") as out:
                out.write(json.dumps({"fault": fault.name, "line": fault.line + 1, "kind": fault.kind,
                                      "outcome": results[fault.name]}) + "\n")
        if results[fault.name] == "survived" and fault.name not in equivalent:
            print(f"survived: {fault.path}:{fault.line + 1}: {fault.kind}\n  {fault.before.strip()}\n"
                  f"  {fault.after.strip()}", flush=True)
        print(f"{game} {number}/{len(faults)}", file=sys.stderr, end="\r", flush=True)
    outcomes = ["equivalent" if results[fault.name] == "survived" and fault.name in equivalent else results[fault.name]
                for fault in faults]
    return {name: outcomes.count(name) for name in ("noticed", "survived", "equivalent", "no program")}


def read_equivalent():
    """The faults that change nothing: each line is a fault as it is named, two blanks or more, `# ` and the reason."""
    file = pathlib.Path(__file__).with_name("equivalent.txt")
    names = set()
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        name, mark, reason = line.rpartition("  # ")
        if not mark or not reason.strip():
            sys.exit(f"{file.name}, line {number}: a fault, two blanks, '# ' and the reason are expected")
        names.add(name.rstrip())
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--count", type=int, default=40, help="faults for each game")
    parser.add_argument("--seed", type=int, default=1, help="chooses other faults")
    parser.add_argument("--jobs", type=int, default=2, help="of the compiler")
    options = parser.parse_args()
    unknown = [game for game in options.games if game not in GAMES]
    if unknown:
        parser.error(f"no game {unknown[0]}; there are {', '.join(GAMES)}")
    equivalent = read_equivalent()
    tree = Tree(options.jobs)
    tree.prepare()
    survivors = 0
    for game in options.games or GAMES:
        counts = check_game(tree, game, options, equivalent)
        survivors += counts["survived"]
        print(f"{game}: " + ", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
