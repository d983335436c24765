"""The man page and the completions tell the calls and options that the program has, and no others."""

import os
import re
import subprocess
import unittest

from support import Case, PROGRAM, main

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def source(*names):
    with open(os.path.join(ROOT, "examples", "cli", *names), encoding="utf-8") as file:
        return file.read()


def sections(text, heading):
    """The text below each heading, by the heading's first group, up to the next one."""
    parts = re.split(heading, text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


class HelpCase(Case):
    """A case that knows what the program's own help lists."""

    @classmethod
    def setUpClass(cls):
        """The options of each call with the names of their values, as its help lists them."""
        listed = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, check=True, timeout=60).stdout
        calls = re.findall(r"^  ([a-z][a-z-]*) +[A-Z]", listed, flags=re.M)
        cls.calls = {}
        for call in calls:
            told = subprocess.run([PROGRAM, call, "--help"], capture_output=True, text=True, check=True, timeout=60)
            pairs = re.findall(r"^  (?:-h,)?--([a-z-]+)(?: ([A-Z|]+))?  ", told.stdout, flags=re.M)
            cls.calls[call] = {(name, value) for name, value in pairs if name != "help"}
        cls.general = set(re.findall(r"^  (?:-h,)?--([a-z-]+)  ", listed, flags=re.M))

    def names(self, call):
        return {name for name, _ in self.calls[call]}


class Reference(HelpCase):
    def test_the_help_is_understood(self):
        self.assertEqual(len(self.calls), len(set(self.calls)))
        self.assertIn(("threads", "N"), self.calls["perft"])
        self.assertIn(("divide", ""), self.calls["perft"])
        self.assertIn(("rules", "JSON|FILE"), self.calls["new"])
        self.assertEqual(self.calls["serve"], set())
        self.assertEqual(self.general, {"help", "version"})

    def test_man_page(self):
        page = source("man", "touchline.1")
        calls = sections(sections(page, r"^\.Sh (.*)\n")["CALLS"], r"^\.Ss (.*)\n")
        self.assertEqual(list(calls), list(self.calls))
        for call, text in calls.items():
            with self.subTest(call):
                options = re.findall(r"\bFl -([a-z-]+)(?: Ar ([A-Z|]+))?", text)
                self.assertEqual(set(options), self.calls[call])
                synopsis = text.split(".Pp")[0]
                self.assertEqual(set(re.findall(r"\bFl -([a-z-]+)", synopsis)), self.names(call))
                described = set(re.findall(r"^\.It Fl -([a-z-]+)", text, flags=re.M))
                self.assertEqual(described, self.names(call) - {"rules", "json"})
        options = set(re.findall(r"^\.It .*?Fl -([a-z-]+)", sections(page, r"^\.Sh (.*)\n")["OPTIONS"], flags=re.M))
        self.assertEqual(options, self.general | {"rules", "json"})

    def test_man_page_names_the_games(self):
        page = source("man", "touchline.1")
        for line in self.done("games").splitlines():
            self.assertIn("\n.Cm " + line.split("\t")[0], page)

    def test_fish_completions(self):
        text = source("completions", "touchline.fish")
        self.assertEqual(re.findall(r"__fish_use_subcommand -a (\S+)", text), list(self.calls))
        for call in self.calls:
            with self.subTest(call):
                lines = re.findall(rf"^complete -c touchline -n '__touchline_in {call}' -l ([a-z-]+)( -[xr])?", text,
                                   flags=re.M)
                self.assertEqual({(name, bool(value)) for name, value in lines},
                                 {(name, bool(value)) for name, value in self.calls[call]})

    def test_zsh_completions(self):
        text = source("completions", "_touchline")
        self.assertEqual(re.findall(r"^    '([a-z-]+):[A-Z]", text, flags=re.M), list(self.calls))
        shared = {name: re.findall(r"--([a-z-]+)\[", value)
                  for name, value in re.findall(r"^  local -a (json|rules|viewer)=(.*)$", text, flags=re.M)}
        cases = sections(text.split("case $words[1] in")[1].split("esac")[0], r"^    ([a-z-]+)\)\n")
        self.assertEqual(list(cases), list(self.calls))
        for call, arguments in cases.items():
            with self.subTest(call):
                options = set(re.findall(r"--([a-z-]+)\[", arguments))
                for name in re.findall(r"\$(json|rules|viewer)\b", arguments):
                    options.update(shared[name])
                self.assertEqual(options, self.names(call))
                self.assertIn("$help", arguments)


class Bash(HelpCase):
    """What bash itself completes."""

    SCRIPT = """
source "$1"; shift
program=$1; shift
COMP_WORDS=(touchline "$@") COMP_CWORD=$#
function=$(complete -p touchline | sed 's/.*-F \\([^ ]*\\).*/\\1/')
"$function" "$program" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""

    def completed(self, *words):
        script = os.path.join(ROOT, "examples", "cli", "completions", "touchline.bash")
        done = subprocess.run(["bash", "-c", self.SCRIPT, "bash", script, PROGRAM, *words], capture_output=True,
                              text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return [line for line in done.stdout.split("\n") if line]

    def test_calls(self):
        self.assertEqual(self.completed(""), [*self.calls, "--help", "--version"])
        self.assertEqual(self.completed("s"), ["show", "serve", "schema"])

    def test_options(self):
        for call in self.calls:
            with self.subTest(call):
                self.assertEqual(set(self.completed(call, "--")), {"--" + name for name in self.names(call)} | {"--help"})

    def test_an_option_that_takes_a_value_is_followed_by_it(self):
        for call, options in self.calls.items():
            for name, value in options:
                with self.subTest(call=call, option=name):
                    games = self.completed(call, "--" + name, "dra")  # a value is due, or else the first argument
                    takes_game = call in {"new", "perft", "random", "trace", "play", "schema", "bench"}
                    self.assertEqual(games, ["draughts"] if takes_game and not value else [])

    def test_arguments(self):
        games = [line.split("\t")[0] for line in self.done("games").splitlines()]
        self.assertEqual(self.completed("new", ""), games)
        self.assertEqual(self.completed("perft", "--threads", "2", ""), games)
        self.assertEqual(self.completed("perft", "draughts", ""), [])
        self.assertEqual(self.completed("schema", "draughts", ""), ["state", "rules", "record", "view"])
        self.assertEqual(self.completed("play", "draughts", "--seat", "m"), ["mcts"])
        self.assertEqual(self.completed("convert", "games.pdn", "--to", "=", "p"), ["pdn", "phutball"])
        self.assertEqual(self.completed("show", ""), [])  # bash goes on with names of files


if __name__ == "__main__":
    main()
