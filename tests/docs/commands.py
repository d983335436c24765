"""The presets, scripts and steps that the pages name are there.

Usage: commands.py ROOT
"""
import json
import re
import sys
from pathlib import Path

KINDS = {"cmake": "configurePresets", "cmake --build": "buildPresets", "cmake --workflow": "workflowPresets",
         "ctest": "testPresets", "cpack": "packagePresets"}


def presets(root):
    """The names of the presets that can be used, by the command that takes them."""
    document = json.loads((root / "CMakePresets.json").read_text(encoding="utf-8"))
    return {command: {preset["name"] for preset in document[kind] if not preset.get("hidden")}
            for command, kind in KINDS.items()}


def steps(root, script):
    return set(re.findall(r"^step_(\w+)\(\)", (root / script).read_text(encoding="utf-8"), flags=re.M))


def faults_of(root, page):
    text = (root / page).read_text(encoding="utf-8")
    known = presets(root)
    for command, name in re.findall(r"\b(cmake --build|cmake --workflow|cmake|ctest|cpack) --preset ([\w-]+)", text):
        if name not in known[command]:
            yield f"{page}: {command} --preset {name}: there is no such preset"
    for script in set(re.findall(r"(?<![\w/])\.ci/\w+", text)):
        if not (root / script).is_file():
            yield f"{page}: there is no {script}"
    for script, words in re.findall(r"`(\.ci/(?:run|full))((?: \w+)+)`", text):
        for step in set(words.split()) - steps(root, script):
            yield f"{page}: {script} has no step {step}"


def main():
    root = Path(sys.argv[1])
    pages = ["README.md", "CONTRIBUTING.md", *(str(path.relative_to(root)) for path in sorted(root.glob("docs/**/*.md")))]
    faults = [fault for page in pages for fault in faults_of(root, page)]
    if not steps(root, ".ci/full") or "dev" not in presets(root)["cmake --workflow"]:
        faults.append("commands.py understands no steps or no presets")
    sys.exit("\n".join(faults) or 0)


main()
