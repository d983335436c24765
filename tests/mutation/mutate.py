#!/usr/bin/env python3
"""Plants faults in the rules of a game, one at a time, and tells which of them no test notices.

Each fault is one small change of one line of src/<game>: a comparison turned, a clause dropped, a number off by one.
The tree is copied to build/mutation/GAME, so the sources stay as they are. For each fault only what depends on that
file is built, without optimisation. Then run, up to the first that fails: the game's own tests, its test of
allocations, its golden games, and the conformance suite over this game alone; each without what is tagged [long].

Usage: tests/mutation/mutate.py [GAME...] [--count N] [--seed S]   all games, 40 faults each
What is found is kept in build/mutation/GAME.jsonl, and a second run goes on where the first one ended: delete the line
of a fault there to try it again. Faults that change nothing that could be seen are listed with the reason in
tests/mutation/equivalent.txt.
Exit status: 0 every fault was noticed or is listed, 1 there are survivors, 2 wrong usage or tests that fail by
themselves.
"""
import argparse
import collections
import hashlib
import json
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
GAMES = ("checker_football", "draughts", "phutball", "power_poker_football", "soccer")
# What draws, describes and counts, and holds no rule.
MEMORY = 6 << 30
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
    ("off by one", r"(?<![\w.'])(\d+)(?![\w.'>])", lambda found: str(int(found[1]) + 1)),
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
        self.occurrence = 1  # of a line that stands in the file more than once

    @property
    def name(self):
        again = f" ({self.occurrence})" if self.occurrence > 1 else ""
        return f"{self.path}{again}: {self.before.strip()} => {self.after.strip()}"


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


def faults_by_line(game):
    """The faults of each line of a game's rules that has any, with a name of the line that edits elsewhere do not change."""
    for file in sorted((ROOT / "src" / game).glob("*.[ch]pp")):
        if file.name in NOT_RULES:
            continue
        path = str(file.relative_to(ROOT))
        seen = collections.Counter()
        for number, line in enumerate(file.read_text().splitlines()):
            seen[line.strip()] += 1
            faults = list(faults_of_line(path, number, line)) if is_code(line) else []
            for fault in faults:
                fault.occurrence = seen[line.strip()]
            if faults:
                yield f"{path} {seen[line.strip()]} {line.strip()}", faults


def all_faults(game):
    return (fault for _, faults in faults_by_line(game) for fault in faults)


def chosen_faults(game, count, seed):
    """One fault each of `count` lines. A line is chosen by its text, so that most stay chosen when sources change."""
    def draw(text):
        return hashlib.sha256(f"{seed} {text}".encode()).digest()

    lines = sorted(faults_by_line(game), key=lambda line: draw(line[0]))
    return [min(faults, key=lambda fault: draw(fault.name)) for _, faults in lines[:count]]


class Tree:
    """A copy of the sources with a build of one game's tests."""

    def __init__(self, game, jobs):
        self.game, self.jobs = game, jobs
        self.source, self.build = WORK / game / "tree", WORK / game / "build"

    def prepare(self):
        self.source.mkdir(parents=True, exist_ok=True)
        for name in self.tracked_files():
            self.restore(name)
        self.leave_other_games_out()
        run(["cmake", "-S", self.source, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
             "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DTOUCHLINE_BUILD_CLI=OFF", "-DTOUCHLINE_BUILD_CAPI=OFF",
             "-DTOUCHLINE_WARNINGS_AS_ERRORS=OFF", "-DTOUCHLINE_TEST_CONSUMERS=OFF",
             *(["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else [])], check=True)

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

    def leave_other_games_out(self):
        """Of the subjects of the conformance suite, which each begin a line with the name of a game."""
        copy = self.source / "tests" / "conformance" / "subjects.cpp"
        kept, keep = [], True
        for line in copy.read_text().splitlines(keepends=True):
            begins = re.match(r' +\{"(\w+)", ', line)
            keep = begins[1] == self.game if begins else keep or line.strip() == "};"
            if keep:
                kept.append(line)
        copy.write_text("".join(kept))

    def plant(self, fault):
        copy = self.source / fault.path
        lines = copy.read_text().splitlines(keepends=True)
        lines[fault.line] = fault.after + "\n"
        copy.write_text("".join(lines))

    def compile(self, program):
        return run(["cmake", "--build", self.build, "-j", str(self.jobs), "--target", program.target])

    def test(self, program):
        """`noticed` by a test that fails, `too long` for tests that do not end, or `survived`."""
        try:
            done = subprocess.run([self.build / "bin" / program.target, *program.arguments], cwd=self.build,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=program.seconds,
                                  preexec_fn=limit_memory)
        except subprocess.TimeoutExpired:
            return "too long"
        if done.returncode in (-signal.SIGINT, -signal.SIGTERM):
            sys.exit("interrupted")  # which says nothing about the fault
        return "noticed" if done.returncode != 0 else "survived"

    def measure(self, program):
        """Builds and runs a program without any fault, which it has to pass, and sets how long it may take with one."""
        if not self.compile(program):
            print(f"{program.target} does not build", file=sys.stderr)
            sys.exit(2)
        begin = time.monotonic()
        if self.test(program) != "survived":
            print(f"{program.target} fails without any fault", file=sys.stderr)
            sys.exit(2)
        took = time.monotonic() - begin
        program.seconds, program.measured = 20 + 4 * took, True
        print(f"{program.target} of {self.game} takes {took:.0f} s", file=sys.stderr)


class Program:
    """A program of tests, and how long it may take: longer is a loop without end."""

    def __init__(self, target, *arguments):
        self.target, self.arguments, self.seconds, self.measured = target, arguments, 3600, False


def programs_of(game):
    """Those that a fault has to pass, the quickest to tell first."""
    programs = [Program(f"{game}_tests", "~[long]", "--abort")]
    if (ROOT / "tests" / game / "allocation_test.cpp").exists():
        programs.append(Program(f"{game}_allocation_tests", "--abort"))
    programs.append(Program("golden", "check", str(ROOT / "tests" / "data" / "golden" / f"{game}.txt")))
    programs.append(Program("conformance_tests", "--abort"))
    return programs


def limit_memory():
    """A fault may ask for memory without end."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(command, check=False):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if check and done.returncode != 0:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))}: status {done.returncode}")
    return done.returncode == 0


def try_fault(tree, programs, fault):
    """What `Tree.test` tells of a fault, or `no program` for what does not compile; and the program that noticed it."""
    tree.plant(fault)
    try:
        for program in programs:
            if not program.measured:
                tree.restore(fault.path)
                tree.measure(program)
                tree.plant(fault)
            if not tree.compile(program):
                return "no program", None
            outcome = tree.test(program)
            if outcome != "survived":
                return outcome, program.target
        return "survived", None
    finally:
        tree.restore(fault.path)


def known_results(file):
    if not file.exists():
        return {}
    return {entry["fault"]: entry["outcome"] for entry in map(json.loads, file.read_text().splitlines())}


def check_game(game, options, equivalent):
    """Tries the faults of a game; gives how many of each outcome there were, and the survivors."""
    tree = Tree(game, options.jobs)
    tree.prepare()
    file = WORK / f"{game}.jsonl"
    results = known_results(file)
    faults = chosen_faults(game, options.count, options.seed)
    programs = programs_of(game)
    for number, fault in enumerate(faults, 1):
        if fault.name not in results:
            begin = time.monotonic()
            results[fault.name], by = try_fault(tree, programs, fault)
            with file.open("a") as out:
                out.write(json.dumps({"fault": fault.name, "line": fault.line + 1, "kind": fault.kind,
                                      "outcome": results[fault.name], "by": by,
                                      "seconds": round(time.monotonic() - begin)}) + "\n")
        if results[fault.name] == "survived" and fault.name not in equivalent:
            print(f"survived: {fault.path}:{fault.line + 1}: {fault.kind}\n  {fault.before.strip()}\n"
                  f"  {fault.after.strip()}", flush=True)
        print(f"{game} {number}/{len(faults)}", file=sys.stderr, end="\r", flush=True)
    outcomes = ["equivalent" if results[fault.name] == "survived" and fault.name in equivalent else results[fault.name]
                for fault in faults]
    return {name: outcomes.count(name) for name in ("noticed", "too long", "survived", "equivalent", "no program")}


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
    for name in sorted(equivalent - {fault.name for game in GAMES for fault in all_faults(game)}):
        print(f"equivalent.txt lists what is no longer a fault of the sources: {name}", file=sys.stderr)
    survivors = 0
    for game in options.games or GAMES:
        counts = check_game(game, options, equivalent)
        survivors += counts["survived"]
        print(f"{game}: " + ", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
