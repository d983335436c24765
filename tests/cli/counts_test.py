"""perft and bench."""

import os
import re
import signal
import subprocess
import time

from support import PROGRAM, Case, main, pseudo_terminal, run

# OEIS A133046, and the counts of single steps (DR-14, DR-21).
MOVES = [1, 7, 49, 302, 1469, 7361, 36768]
STEPS = [1, 7, 49, 302, 1469, 7361, 36768]
# A position of the rules' "Known counts".
SET_UP = "W:B1,2,3,4,5,6,7,8,10,12,13,18:W17,21,22,23,24,25,26,27,28,30,31,32"
LINE = re.compile(r"perft (\w+) (\d+) (\d+) (\d+\.\d+) (\d+)")


class Counts(Case):
    def counts(self, *arguments, text=""):
        """The counts of all lines, which must have the form of cli.md."""
        lines = self.done("perft", *arguments, text=text).splitlines()
        return [int(LINE.fullmatch(line).group(3)) for line in lines]

    def test_moves_by_default(self):
        for depth, nodes in enumerate(MOVES):
            self.assertEqual(self.counts("draughts", str(depth)), [nodes])

    def test_steps(self):
        for depth, nodes in enumerate(STEPS):
            self.assertEqual(self.counts("draughts", str(depth), "--steps"), [nodes])
        self.assertEqual(self.counts("draughts", "4", "--rules", '{"unit":"step"}'), [MOVES[4]])

    def test_from_a_position(self):
        for depth, nodes in enumerate([1, 2, 8, 36, 129, 641, 2850]):
            self.assertEqual(self.counts("draughts", str(depth), "--from", "-", text=SET_UP), [nodes])

    def test_a_finished_game_counts_nothing(self):
        lost = self.done("apply", "-", "forfeit 0", text=self.done("new", "draughts"))
        self.assertEqual(self.counts("draughts", "2", "--from", "-", text=lost), [0])
        self.assertEqual(self.counts("draughts", "0", "--from", "-", text=lost), [1])

    def test_unique(self):
        # Two ways round for the king, one result (DR-14).
        ring = "B:W9,10,17,18:BK6"
        self.assertEqual(self.counts("draughts", "1", "--from", "-", text=ring), [2])
        self.assertEqual(self.counts("draughts", "1", "--from", "-", "--unique", text=ring), [1])

    def test_threads_hash_and_repeat_change_no_count(self):
        self.assertEqual(self.counts("draughts", "6", "--threads", "3", "--hash", "1", "--repeat", "2"),
                         [MOVES[6], MOVES[6]])

    def test_divide(self):
        lines = self.done("perft", "draughts", "4", "--divide").splitlines()
        parts = [line.split("\t") for line in lines[:-1]]
        self.assertEqual([text for text, _ in parts], ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"])
        self.assertEqual(sum(int(nodes) for _, nodes in parts), MOVES[4])
        self.assertEqual(LINE.fullmatch(lines[-1]).group(1, 2, 3), ("draughts", "4", str(MOVES[4])))

    def test_json(self):
        answer = self.document("perft", "draughts", "3", "--json", "--divide", "--repeat", "2")
        self.assertEqual((answer["depth"], answer["game"], answer["nodes"]), (3, "draughts", MOVES[3]))
        self.assertEqual(sum(part["nodes"] for part in answer["divide"]), MOVES[3])
        self.assertEqual([counted["nodes"] for counted in answer["runs"]], [MOVES[3], MOVES[3]])

    def test_wrong_usage(self):
        self.refused(2, "perft", "draughts", "3", "--turns", "--steps")
        self.refused(2, "perft", "draughts", "3", "--steps", "--unique")

    def test_bench_gives_rates(self):
        lines = self.done("bench", "draughts").splitlines()
        self.assertGreaterEqual(len(lines), 4)
        for line in lines:
            self.assertRegex(line, r"\Adraughts\t[^\t]+\t\d+ [a-z ]+ a second\Z")


class LongCounts(Case):
    """Counts that nobody could wait for."""

    def start(self, **streams):
        process = subprocess.Popen([PROGRAM, "perft", "draughts", "40", "--threads", "2"], **streams)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def test_interrupt_ends_at_once_with_what_was_done(self):
        process = self.start(stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        self.assertEqual(out, b"")
        # Without a terminal there was no line of progress, only the word about the interruption.
        self.assertRegex(err.decode(), r"\Atouchline: interrupted: \d+ nodes so far, \d+ % of the work\n\Z")

    def test_progress_on_a_terminal(self):
        ours, theirs = pseudo_terminal(self)
        process = self.start(stdout=subprocess.PIPE, stderr=theirs)
        os.close(theirs)
        seen = b""
        while b"nodes" not in seen:
            seen += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        os.close(ours)
        self.assertRegex(seen.decode(), r"\rperft draughts 40: .*nodes")
        self.assertEqual(process.returncode, 130)


if __name__ == "__main__":
    main()
