"""Exit statuses, help and messages of wrong calls."""

import os
import re
import subprocess
import unittest

from support import PROGRAM, Case, main, run

CALLS = ["games", "new", "show", "legal", "apply", "observe", "redeal", "winning-turn", "perft", "random", "trace",
         "replay", "convert", "play", "serve", "schema", "bench"]


class Usage(Case):
    def test_help_lists_every_call(self):
        out = self.done("--help")
        for call in CALLS:
            self.assertRegex(out, rf"(?m)^  {call} +[A-Z]")

    def test_every_call_has_help_with_an_example(self):
        for call in CALLS:
            with self.subTest(call):
                out = self.done(call, "--help")
                self.assertRegex(out, rf"Example:\n  touchline .*\b{call}\b")

    def test_every_example_runs(self):
        programs = self.path("programs")
        os.mkdir(programs)
        os.symlink(PROGRAM, os.path.join(programs, "touchline"))
        state = self.done("new", "soccer")
        record = run("random", "draughts", "--games", "1", "--records", self.folder)
        self.assertEqual(record.status, 0)
        os.rename(self.path("draughts-0.json"), self.path("record.json"))
        self.path("game.json", self.done("convert", self.path("record.json"), "--to", "json"))
        self.path("games.pdn", self.done("convert", self.path("record.json"), "--to", "pdn"))
        self.path("state.json", state)
        self.path("requests.jsonl", '{"id":1,"call":"games"}\n')
        for call in CALLS:
            example = re.search(r"Example:\n  (touchline .*)\n", self.done(call, "--help")).group(1)
            with self.subTest(example):
                ran = subprocess.run(["sh", "-ec", example], cwd=self.folder, capture_output=True, timeout=300,
                                     stdin=subprocess.DEVNULL,
                                     env={**os.environ, "PATH": programs + os.pathsep + os.environ["PATH"]})
                self.assertEqual((ran.returncode, ran.stderr), (0, b""))
                self.assertTrue(ran.stdout or ">" in example)

    def test_version(self):
        self.assertRegex(self.done("--version"), r"\Atouchline \d+\.\d+\.\d+\n\Z")

    def test_wrong_usage_is_status_2(self):
        for arguments in ([], ["chess"], ["--no-such"], ["new"], ["new", "chess"], ["new", "draughts", "--no-such"],
                          ["new", "draughts", "extra"], ["new", "draughts", "--seed", "-1"],
                          ["new", "draughts", "--seed", "1.5"], ["new", "draughts", "--seed", "18446744073709551616"],
                          ["perft", "draughts"], ["perft", "draughts", "101"], ["perft", "draughts", "0x3"],
                          ["perft", "draughts", "3", "--threads", "0"], ["schema", "draughts", "position"],
                          ["apply", "-"], ["show"], ["trace", "draughts"], ["convert", "-", "--to", "gif"],
                          ["replay", "-", "--format", "gif"], ["play", "draughts", "--seat", "nobody"],
                          ["play", "draughts", "--seat", "random", "--seat", "random", "--seat", "random"],
                          ["bench", "chess"]):
            with self.subTest(arguments=arguments):
                self.refused(2, *arguments)

    def test_an_unknown_game_is_told_with_the_games_there_are(self):
        self.assertRegex(self.refused(2, "new", "chess"), r'touchline: there is no game "chess"; games are .*draughts')

    def test_an_unknown_call_is_told_with_the_calls_there_are(self):
        message = self.refused(2, "chess")
        self.assertIn('there is no call "chess"', message)
        self.assertIn("winning-turn", message)

    def test_unreadable_files_are_told_by_name(self):
        missing = self.path("missing.json")
        self.assertIn(f"touchline: {missing}: ", self.refused(1, "show", missing))
        self.assertIn(f"touchline: {self.folder}: ", self.refused(1, "show", self.folder))

    def test_a_path_and_a_place_within_the_file_are_kept_apart(self):
        state = self.path("state.json", self.done("new", "phutball").replace('"men":[]', '"men":["I5"]'))
        self.assertTrue(os.path.isabs(state))
        self.assertIn(f'touchline: {state}: /state/men/0: "I5"', self.refused(1, "show", state))
        rules = self.path("rules.json", '{"draws":1}')
        self.assertIn(f"touchline: {rules}: /draws: ", self.refused(1, "new", "draughts", "--rules", rules))

    def test_a_count_from_a_file_needs_no_game(self):
        file = self.path("position.txt", "B:W18:B15")
        self.assertRegex(self.done("perft", "1", "--from", file), r"\Aperft draughts 1 1 ")
        self.assertRegex(self.done("perft", "draughts", "1", "--from", file), r"\Aperft draughts 1 1 ")
        self.refused(2, "perft", "draughts", "--from", file)
        self.refused(2, "perft", "1")
        self.refused(2, "bench", "1")

    def test_reading_stops_at_the_limit(self):
        # A device without an end: only a limit ends the reading.
        self.assertIn("/dev/zero: longer than the limit of 16777216 bytes", self.refused(1, "show", "/dev/zero"))

    def test_a_state_over_one_mebibyte_is_refused(self):
        state = self.done("new", "draughts").rstrip() + " " * 2**20
        self.assertIn("1048576", self.refused(1, "show", "-", text=state))

    def test_a_full_disk_is_told(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, "new", "draughts"], stdout=full, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (1, b"touchline: the output cannot be written\n"))

    def test_games(self):
        rows = [line.split("\t") for line in self.done("games").splitlines()]
        self.assertIn(["draughts", "English draughts", "2", "-", "-", "-"], rows)  # no dense ids by default (DR-21)
        self.assertEqual([row[0] for row in rows], sorted(row[0] for row in rows))
        self.assertTrue(all(len(row) == 6 for row in rows))

    def test_games_in_json(self):
        games = self.document("games", "--json")
        self.assertIn({"actions": None, "chance": False, "hidden": False, "name": "draughts", "seats": 2,
                       "title": "English draughts"}, games)


if __name__ == "__main__":
    main()
