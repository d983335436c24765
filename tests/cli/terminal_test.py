"""play at a pseudo-terminal, and what depends on terminals and pipes."""

import json
import os
import select
import subprocess
import time

from support import PROGRAM, Case, main, pseudo_terminal, run


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, case, *arguments, plain=False):
        self.ours, theirs = pseudo_terminal(case)
        environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        if plain:
            environment["NO_COLOR"] = "1"
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
                                        env=environment, start_new_session=True,
                                        preexec_fn=lambda: self._take_terminal(theirs))
        os.close(theirs)
        self.seen = ""
        case.addCleanup(os.close, self.ours)
        case.addCleanup(self.process.wait)
        case.addCleanup(self.process.kill)

    @staticmethod
    def _take_terminal(terminal):
        import fcntl
        import termios
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches the program

    def wait_for(self, text):
        """Reads until `text` is seen; returns all that was read, and forgets it."""
        deadline = time.monotonic() + 60
        while text not in self.seen:
            ready, _, _ = select.select([self.ours], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"{text!r} did not come; seen: {self.seen!r}")
            try:
                block = os.read(self.ours, 4096)
            except OSError:  # the other end is closed
                block = b""
            if not block:
                raise AssertionError(f"{text!r} did not come before the end; seen: {self.seen!r}")
            self.seen += block.decode()
        end = self.seen.index(text) + len(text)
        read, self.seen = self.seen[:end], self.seen[end:]
        return read

    def type(self, text):
        os.write(self.ours, text.encode())


class Play(Case):
    def start(self, *arguments, plain=True):
        return Terminal(self, "play", "draughts", *arguments, plain=plain)

    def test_two_humans(self):
        file = self.path("game.json")
        table = self.start("--record", file)
        self.assertIn("5 11-15", table.wait_for("seat 0> "))
        table.type("5\n")  # the fifth of the seven first moves: 11-15
        self.assertIn("seat 0: 11-15", table.wait_for("seat 1> "))
        table.type("22-18\n")
        self.assertIn("1 15x22", table.wait_for("seat 0> "))
        table.type("15 x 22\n")
        table.wait_for("seat 1> ")
        table.type("resign\n")
        table.wait_for("Game over: seat 0 wins, forfeit")
        self.assertEqual(table.process.wait(timeout=60), 0)
        with open(file, encoding="utf-8") as record:
            self.assertEqual(json.load(record)["actions"], ["11-15", "22-18", "15x22", "forfeit 1"])

    def test_wrong_input_changes_nothing_and_says_why(self):
        table = self.start()
        table.wait_for("seat 0> ")
        for typed, answer in (("99", "1 to 7"), ("0", "1 to 7"), ("22-18", "dark"), ("hello", "hello"),
                              ("forfeit 1", "resign"), ("save", "FILE"), ("load", "FILE"), ("redo", "nothing to redo"),
                              ("undo", "nothing to undo"), ("load /does/not/exist", "/does/not/exist")):
            table.type(typed + "\n")
            self.assertIn(answer, table.wait_for("seat 0> "), typed)
        table.type("quit\n")
        self.assertEqual(table.process.wait(timeout=60), 0)

    def test_undo_and_redo(self):
        table = self.start()
        table.wait_for("seat 0> ")
        table.type("11-15\n")
        table.wait_for("seat 1> ")
        table.type("undo\n")
        self.assertIn("5 11-15", table.wait_for("seat 0> "))
        table.type("redo\n")
        self.assertIn("22-18", table.wait_for("seat 1> "))

    def test_undo_takes_the_computers_answer_back_too(self):
        table = self.start("--seat", "human", "--seat", "random")
        table.wait_for("seat 0> ")
        table.type("9-13\n")
        table.wait_for("seat 0> ")
        table.type("undo\n")
        self.assertIn("9-13", table.wait_for("seat 0> "))

    def test_save_and_load(self):
        file = self.path("saved.json")
        table = self.start()
        table.wait_for("seat 0> ")
        table.type("11-15\n")
        table.wait_for("seat 1> ")
        table.type(f"save {file}\n")
        table.wait_for("seat 1> ")
        table.type("22-18\n")
        table.wait_for("seat 0> ")
        table.type(f"load {file}\n")
        table.wait_for("seat 1> ")
        table.type("quit\n")
        self.assertEqual(table.process.wait(timeout=60), 0)
        with open(file, encoding="utf-8") as record:
            self.assertEqual(json.load(record)["actions"], ["11-15"])

    def test_moves_board_hint_and_help(self):
        table = self.start("--playouts", "20")
        table.wait_for("seat 0> ")
        table.type("moves\n")
        self.assertIn("7 12-16", table.wait_for("seat 0> "))
        table.type("board\n")
        self.assertIn("w   w   w   w", table.wait_for("seat 0> "))
        table.type("hint\n")
        self.assertRegex(table.wait_for("seat 0> "), r"hint: (9-1[34]|10-1[45]|11-1[56]|12-16)")
        table.type("help\n")
        self.assertIn("resign", table.wait_for("seat 0> "))

    def test_a_draw_needs_both(self):
        table = self.start()
        table.wait_for("seat 0> ")
        table.type("draw\n")
        table.wait_for("agree to a draw?")
        table.type("no\n")
        self.assertIn("declines", table.wait_for("seat 0> "))
        table.type("draw\n")
        table.wait_for("agree to a draw?")
        table.type("yes\n")
        table.wait_for("Game over: draw, agreement")
        self.assertEqual(table.process.wait(timeout=60), 0)

    def test_the_end_of_the_input_ends_the_game(self):
        table = self.start()
        table.wait_for("seat 0> ")
        table.type("\x04")
        table.wait_for("the input has ended")
        self.assertEqual(table.process.wait(timeout=60), 0)
        self.assertEqual(run("play", "draughts", text="11-15").status, 0)

    def test_interrupt(self):
        table = self.start()
        table.wait_for("seat 0> ")
        table.type("\x03")
        self.assertEqual(table.process.wait(timeout=60), 130)

    def test_colour_on_a_terminal_only_and_never_against_the_players_wish(self):
        coloured = self.start(plain=False)
        self.assertIn("\x1b[", coloured.wait_for("seat 0> "))
        self.assertNotIn("\x1b[", self.start(plain=True).wait_for("seat 0> "))
        self.assertNotIn("\x1b[", run("play", "draughts", text="quit\n").out)

    def test_the_computer_plays_whole_games(self):
        for kind in ("random", "greedy", "mcts"):
            with self.subTest(kind):
                ran = run("play", "draughts", "--seat", kind, "--seat", "random", "--seed", "2", "--playouts", "5")
                self.assertEqual(ran.status, 0)
                self.assertRegex(ran.lines[-1], r"\AGame over: (seat [01] wins|draw), ")
        again = run("play", "draughts", "--seat", "mcts", "--seat", "random", "--seed", "2", "--playouts", "5")
        self.assertEqual(again.out, ran.out)

    def test_greedy_and_mcts_take_a_win(self):
        # 15x22 takes light's last man (DR-15); 15 and 1 could otherwise only be told apart by looking ahead.
        for kind in ("greedy", "mcts"):
            file = self.path("win.fen", "B:W18:B15")
            ran = run("play", "draughts", "--seat", "human", "--seat", kind, text=f"load {file}\n1\n")
            self.assertEqual(ran.lines[-1], "Game over: seat 0 wins, no_moves; scores 1 -1")


class Pipes(Case):
    def test_a_reader_that_has_gone_ends_the_program_quietly(self):
        process = subprocess.Popen([PROGRAM, "trace", "draughts", "--seed", "1"], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        process.stdout.close()
        err = process.stderr.read()
        process.stderr.close()
        process.wait(timeout=60)
        self.assertEqual(err, b"")


if __name__ == "__main__":
    main()
