"""Running the built driver. Each test file gets the program's path as its first argument."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else "touchline"

# English draughts from the start, in rising order of squares (DR-2, DR-5).
FIRST_MOVES = ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]


class Run:
    """One run of the program: its status, and what it wrote."""

    def __init__(self, arguments, text="", environment=None):
        data = text if isinstance(text, bytes) else text.encode()
        done = subprocess.run([PROGRAM, *arguments], input=data, capture_output=True, timeout=300,
                              env={**os.environ, **(environment or {})})
        self.status = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()

    @property
    def lines(self):
        return self.out.splitlines()


def pseudo_terminal(case):
    """Both ends of a pseudo-terminal. A bare root directory may have no device for one: the case then tells so."""
    try:
        return os.openpty()
    except OSError as error:
        case.skipTest(f"this system has no pseudo-terminals: {error}")


def run(*arguments, text="", environment=None):
    return Run(arguments, text, environment)


class Case(unittest.TestCase):
    """A test case with a folder of its own and checks of whole runs."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name, text=None):
        """The path of a file in the folder, written first if there is a text for it."""
        path = os.path.join(self.folder, name)
        if text is not None:
            with open(path, "wb") as file:
                file.write(text if isinstance(text, bytes) else text.encode())
        return path

    def done(self, *arguments, text="", warned=False):
        """The output of a run that must end well; without a message unless it may warn."""
        ran = run(*arguments, text=text)
        self.assertEqual(ran.status, 0, ran.err)
        if not warned:
            self.assertEqual(ran.err, "")
        return ran.out

    def refused(self, status, *arguments, text=""):
        """The message of a run that must be refused with that status and without output."""
        ran = run(*arguments, text=text)
        self.assertEqual(ran.status, status, ran.out + ran.err)
        self.assertEqual(ran.out, "")
        self.assertTrue(ran.err.startswith("touchline: "), ran.err)
        return ran.err

    def document(self, *arguments, text=""):
        """The document that a run writes, which must be canonical and one line."""
        out = self.done(*arguments, text=text)
        value = json.loads(out)
        self.assertEqual(out, canonical(value) + "\n")
        return value


def canonical(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def main():
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
