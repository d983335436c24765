"""Takes the code blocks out of a Markdown page.

Usage: blocks.py extract PAGE DIR       writes PAGE-1.cpp, PAGE-2.py, ...; a text block after one is what it prints, PAGE-1.expected
       blocks.py stand PAGE LANGUAGE FILE...   checks that each block of that language stands word for word in one of the files
       blocks.py only PAGE LANGUAGE...   checks that the page has blocks of no other language
       blocks.py run PAGE ROOT BUILD     runs the page as its reader does, in a folder that looks like a clone with BUILD
           as its release build: a block that begins with a comment `// FILE ...` is saved under that name, shell blocks
           are run, and a text block after one must be what it prints
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXTENSIONS = {"cpp": "cpp", "c": "c", "python": "py", "rust": "rs"}  # of what is compiled or run


def blocks(text):
    """Language and text of each block, in order. Every block must name its language."""
    if len(re.findall(r"^```", text, re.MULTILINE)) != 2 * len(BLOCK.findall(text)):
        raise SystemExit("a code block without a language, or without an end")
    return [(match.group(1), match.group(2)) for match in BLOCK.finditer(text)]


def extract(page, folder):
    """Writes the blocks that are programs, each followed by what it prints."""
    folder.mkdir(parents=True, exist_ok=True)
    number, program = 0, None
    for language, text in blocks(page.read_text(encoding="utf-8")):
        if language in EXTENSIONS:
            number += 1
            program = f"{page.stem}-{number}"
            (folder / f"{program}.{EXTENSIONS[language]}").write_text(text, encoding="utf-8")
        elif language == "text" and program:
            (folder / f"{program}.expected").write_text(text, encoding="utf-8")
        else:
            program = None


def lines(text):
    """The lines of a text without indentation."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def stand(page, language, files):
    """Names the blocks of a language that stand in none of the files."""
    texts = ["\n" + lines(file.read_text(encoding="utf-8")) + "\n" for file in files]
    wanted = [text for found, text in blocks(page.read_text(encoding="utf-8")) if found == language]
    lost = [text for text in wanted if not any("\n" + lines(text) + "\n" in content for content in texts)]
    for text in lost:
        print(f"{page.name} shows what no test runs:\n{text}")
    return 0 if wanted and not lost else 1


def only(page, languages):
    """Names the languages of a page that nothing tries."""
    unknown = {language for language, _ in blocks(page.read_text(encoding="utf-8"))} - set(languages)
    for language in sorted(unknown):
        print(f"{page.name} has blocks of {language}, which nothing tries")
    return 1 if unknown else 0


def clone(root, build, folder):
    """A folder like a clone of `root` that has been built: links to what is there, and `build` as build/release."""
    for entry in root.iterdir():
        if not entry.name.startswith("build") and entry.name != ".git":
            (folder / entry.name).symlink_to(entry)
    (folder / "build").mkdir()
    (folder / "build/release").symlink_to(build)


def set_up_fault(block, root, build):
    """What is wrong with a block that builds: it is not run here, since what it builds is there. None if it is no such
    block, and an empty text if all is well."""
    if block.startswith(".ci/packages"):
        readme = (root / "README.md").read_text(encoding="utf-8")
        return "" if block in readme else "the README, which is run elsewhere, has no such block"
    match = re.fullmatch(r"cmake --build --preset (\S+) --target (\S+)\n", block)
    if not match:
        return None
    presets = json.loads((root / "CMakePresets.json").read_text(encoding="utf-8"))["buildPresets"]
    if match.group(1) not in [preset["name"] for preset in presets]:
        return f"there is no preset {match.group(1)}"
    targets = subprocess.run(["cmake", "--build", build, "--target", "help"], capture_output=True, text=True, check=True)
    return "" if re.search(rf"\b{match.group(2)}\b", targets.stdout) else f"there is no target {match.group(2)}"


def run_shell(block, folder):
    """Runs a shell block; what it prints, and what went wrong, or an empty text."""
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=folder, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False)
    return done.stdout, f"status {done.returncode}: {done.stderr}" if done.returncode else ""


def run(page, root, build):
    """Does what the page says, block by block; 0 if all of it works."""
    printed, faults = None, []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone(root, build, folder)
        for language, text in blocks(page.read_text(encoding="utf-8")):
            fault = ""
            named = re.match(r"(?://|#|/\*) ([\w./]+\.\w+)\b", text)
            if language == "sh":
                fault = set_up_fault(text, root, build)
                printed = None
                if fault is None:
                    printed, fault = run_shell(text, folder)
            elif language == "text" and printed is not None:
                fault = "" if printed == text else f"what was printed is\n{printed}"
                printed = None
            elif named:
                file = folder / named.group(1)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            if fault:
                faults.append(fault)
                print(f"{page.name}:\n{text}{fault}\n")
    return 1 if faults else 0


def main():
    command, page, *rest = sys.argv[1:]
    if command == "only":
        return only(Path(page), rest)
    if command == "run":
        return run(Path(page), Path(rest[0]).resolve(), Path(rest[1]).resolve())
    if command == "extract":
        return extract(Path(page), Path(rest[0]))
    return stand(Path(page), rest[0], [Path(file) for file in rest[1:]])


if __name__ == "__main__":
    sys.exit(main())
