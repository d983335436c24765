"""Checks that the clauses of docs/rules and the tests' tags name each other.

Usage: clauses.py ROOT [PREFIX...]

Every clause (a line `- DR-1 ...` in docs/rules/*.md) must have a test tagged with it, `TEST_CASE("...", "[DR-1]")` under
tests/, or stand in docs/rules/untestable.md with the reason. Every tag, and every identifier named in src and include,
must be that of a clause. The prefixes are those of games that are being built: their tags are passed over until the game
has a page. Rulings have one mark, **Ruling**, and each page tells where other programs differ.
"""
import re
import sys
from pathlib import Path

IDENTIFIER = r"[A-Z]{2}-\d+[a-z]?"
CLAUSE = re.compile(rf"^- ({IDENTIFIER})\b[:.]?(.*)", re.MULTILINE)
STRING = r'"(?:[^"\\]|\\.)*"'
TEST = re.compile(rf'\b(?:\w+_)?TEST_CASE(?:_\w+)?\s*\(((?:[^"()]|{STRING})*)\)')
TAG = re.compile(rf"\[({IDENTIFIER})\]")
OTHER_MARK = re.compile(r"\((?:S[,;] )?R[):;,]")
COMPARED = "## Where other programs differ"
NOT_RULES = {"README.md", "untestable.md"}


def clauses(root):
    """Identifiers with their files, and complaints about those defined twice."""
    found, complaints = {}, []
    for path in sorted((root / "docs/rules").glob("*.md")):
        if path.name in NOT_RULES:
            continue
        for match in CLAUSE.finditer(path.read_text(encoding="utf-8")):
            name = match.group(1)
            if name in found:
                complaints.append(f"{path.name}: {name} is defined twice")
            found[name] = path.name
    return found, complaints


def faults_of_pages(root):
    """Complaints about the marks and sections of the pages."""
    found = []
    for path in sorted((root / "docs/rules").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        if path.name in NOT_RULES or not CLAUSE.search(text):
            continue
        found += [f"{path.name}: a ruling is marked **Ruling**, not {match.group(0)}" for match in OTHER_MARK.finditer(text)]
        if COMPARED not in text:
            found.append(f"{path.name}: there is no section \"{COMPARED}\"")
    return found


def tags(root):
    """Identifiers that tests are tagged with, each with the files."""
    found = {}
    for path in sorted((root / "tests").rglob("*.cpp")):
        for test in TEST.finditer(path.read_text(encoding="utf-8")):
            strings = re.findall(STRING, test.group(1))
            for name in TAG.findall(strings[-1]) if len(strings) > 1 else []:
                found.setdefault(name, set()).add(path.relative_to(root).as_posix())
    return found


def untestable(root):
    """Identifiers of docs/rules/untestable.md with their reasons."""
    path = root / "docs/rules/untestable.md"
    if not path.exists():
        return {}
    return {match.group(1): match.group(2).strip() for match in CLAUSE.finditer(path.read_text(encoding="utf-8"))}


def mentions(root, prefixes):
    """Identifiers that sources name, each with the files; only those with a prefix that the rules use."""
    found = {}
    word = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-\d+[a-z]?\b")
    for folder in ("include", "src"):
        for path in sorted((root / folder).rglob("*.[hc]pp")):
            for name in word.findall(path.read_text(encoding="utf-8")):
                found.setdefault(name, set()).add(path.relative_to(root).as_posix())
    return found


def check(root, coming=()):
    """All complaints, as lines of text; identifiers with a prefix of `coming` are passed over where no page has it."""
    known, complaints = clauses(root)
    tested = tags(root)
    excused = untestable(root)
    if not known:
        return complaints + ["docs/rules holds no clause"]
    complaints += faults_of_pages(root)
    for name, file in known.items():
        if name not in tested and name not in excused:
            complaints.append(f"{file}: {name} has no test tagged [{name}]")
    for name, reason in excused.items():
        if name not in known:
            complaints.append(f"untestable.md: there is no clause {name}")
        if not reason:
            complaints.append(f"untestable.md: {name} has no reason")
        if name in tested:
            complaints.append(f"untestable.md: {name} has a test in {', '.join(sorted(tested[name]))}")
    prefixes = {name.split("-")[0] for name in known}
    sources = mentions(root, prefixes)
    for name in sorted((tested.keys() | sources.keys()) - known.keys()):
        if name.split("-")[0] in set(coming) - prefixes:
            continue
        files = tested.get(name, set()) | sources.get(name, set())
        complaints.append(f"{', '.join(sorted(files))}: there is no clause {name}")
    return complaints


def main():
    root = Path(sys.argv[1])
    complaints = check(root, sys.argv[2:])
    for complaint in complaints:
        print(complaint)
    if not complaints:
        print(f"{len(clauses(root)[0])} clauses, {len(untestable(root))} of them untestable")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
