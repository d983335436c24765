"""Takes the code blocks out of a Markdown page.

Usage: blocks.py extract PAGE DIR       writes PAGE-1.cpp, PAGE-2.py, ...; a text block after one is what it prints, PAGE-1.expected
       blocks.py stand PAGE LANGUAGE FILE...   checks that each block of that language stands word for word in one of the files
"""
import re
import sys
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


def main():
    command, page, *rest = sys.argv[1:]
    if command == "extract":
        return extract(Path(page), Path(rest[0]))
    return stand(Path(page), rest[0], [Path(file) for file in rest[1:]])


if __name__ == "__main__":
    sys.exit(main())
