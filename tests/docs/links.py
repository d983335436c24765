"""Checks that the links between the pages of the project lead somewhere.

Usage: links.py ROOT   every Markdown page outside build trees; a link `page.md#heading` needs that heading too
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def pages(root):
    """The Markdown pages that are kept in the repository, or lie in the tree where it is none."""
    listed = shutil.which("git") and subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=root, capture_output=True,
        text=True, check=False)
    if listed and listed.returncode == 0:
        return sorted(root / line for line in listed.stdout.splitlines())
    return sorted(path for path in root.rglob("*.md") if not path.relative_to(root).parts[0].startswith("build"))


def anchors(text):
    """The names by which the headings of a page are linked to."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(CODE.sub("", text)))
    return {heading.strip().replace(" ", "-") for heading in plain}


def faults(root):
    """A line for each link that leads nowhere."""
    found = []
    for page in pages(root):
        for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            if re.match(r"\w+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.exists():
                found.append(f"{page.relative_to(root)}: there is no {path}")
            elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
                found.append(f"{page.relative_to(root)}: {target.name} has no heading for #{anchor}")
    return found


def main():
    found = faults(Path(sys.argv[1]).resolve())
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
