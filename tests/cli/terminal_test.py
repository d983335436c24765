"""play at a pseudo-terminal, and what depends on terminals and pipes."""

import json
import os
import re
import select
import subprocess
import time

from support import PROGRAM, Case, main, pseudo_terminal, run


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, case, *arguments, plain=False, out=None):
        self.ours, theirs = pseudo_terminal(case)
        environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        if plain:
            environment["NO_COLOR"] = "1"
        self.process = subprocess.Popen([PROGRAM, *arguments], stdin=theirs, stderr=theirs,
                                        stdout=theirs if out is None else out,
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

    def wait_for_the_end(self):
        """All that is written until the program has gone."""
        while True:
            try:
                block = os.read(self.ours, 4096)
            except OSError:  # the other end is closed
                block = b""
            if not block:
                return self.seen
            self.seen += block.decode()

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

    def test_the_board_turns_round(self):
        table = self.start()
        self.assertIn(" 1    b   b   b   b  4", table.wait_for("seat 0> "))
        table.type("flip\n")
        self.assertIn("32    w   w   w   w  29", table.wait_for("seat 0> "))
        table.type("9-13\n")
        self.assertIn("32    w   w   w   w  29", table.wait_for("seat 1> "))  # from now on
        table.type("flip\n")
        self.assertIn(" 1    b   b   b   b  4", table.wait_for("seat 1> "))

    def test_words_that_are_neither_actions_nor_commands(self):
        table = self.start()
        table.wait_for("seat 0> ")
        for typed, answer in (("undoo", "did you mean undo?"), ("resing", "did you mean resign?"),
                              ("castle", "help tells what can be typed"), ("11-19", "legal: 9-13")):
            table.type(typed + "\n")
            self.assertIn(answer, table.wait_for("seat 0> "), typed)
        self.assertNotIn("help", run("play", "draughts", text="11-19\n").lines[-2])

    def test_a_line_that_is_too_long_is_told(self):
        ran = run("play", "draughts", text="1" * 5000 + "\n9-13\n")
        self.assertIn("a line has at most 4096 characters", ran.out)
        self.assertIn("seat 0: 9-13", ran.out)

    def test_time_for_each_choice(self):
        table = self.start("--seat", "human", "--seat", "mcts", "--ms", "300")
        table.wait_for("seat 0> ")
        begin = time.monotonic()
        table.type("9-13\n")
        self.assertIn("seat 1 thinks", table.wait_for("seat 0> "))
        self.assertGreater(time.monotonic() - begin, 0.3)
        table.type("hint\n")
        self.assertIn("the computer thinks", table.wait_for("hint: "))
        self.assertEqual(run("play", "draughts", "--ms", "5", "--playouts", "5").status, 2)

    def test_colours_of_the_board(self):
        table = self.start(plain=False)
        shown = table.wait_for("seat 0> ")
        self.assertIn("\x1b[1;31mb\x1b[0m", shown)
        self.assertIn("\x1b[1;36mw\x1b[0m", shown)
        self.assertIn("\x1b[1mdark to move\x1b[0m", shown)

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

    def test_show_has_colour_on_a_terminal_only(self):
        state = self.path("state.json", self.done("new", "draughts"))
        coloured = Terminal(self, "show", state).wait_for_the_end()
        self.assertIn("\x1b[1;31mb\x1b[0m", coloured)
        plain = Terminal(self, "show", state, plain=True).wait_for_the_end().replace("\r\n", "\n")
        self.assertEqual(plain, run("show", state).out)
        self.assertEqual(re.sub("\x1b\\[[0-9;]*m", "", coloured).replace("\r\n", "\n"), plain)

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


class HotSeat(Case):
    """Two people at one terminal with cards that each may not see of the other."""

    def pass_on(self, table):
        """Goes on to the next player; returns the screen that the last one leaves, and the one after."""
        left = table.wait_for("then Enter")
        table.type("\n")
        return left, table.wait_for("> ")

    def test_hands_are_hidden_between_players(self):
        table = Terminal(self, "play", "power_poker_football", "--rules", '{"players_per_team":1}', "--seed", "3",
                         plain=True)
        clear = "\x1b[2J\x1b[3J\x1b[H"
        hands, turns = {}, []
        for _ in range(40):
            left, screen = self.pass_on(table)
            self.assertIn(clear, left)
            self.assertIn(clear, screen)
            seat = int(re.search(r"seat (\d)> \Z", screen).group(1))
            self.assertIn(f"pass to seat {seat}, then Enter", left.split(clear)[-1])
            rows = dict(re.findall(r"^[* ] seat (\d)  points \S+ +chips \d+ *(.*?)\r?$", screen, flags=re.M))
            own = re.findall(r"\b[2-9TJQKA][CDHS]\b", rows[str(seat)])
            other = re.findall(r"(?<!\[)\b[2-9TJQKA][CDHS]\b(?!\])", rows[str(1 - seat)])
            self.assertEqual(other, [])
            if len(own) == 2:
                hands[seat] = own
                turns.append(seat)
            if len(hands) == 2:
                break
            table.type("1\n")
        self.assertEqual(set(hands), {0, 1})
        self.assertNotEqual(hands[0], hands[1])

    def test_open_games_go_on_without_a_word(self):
        table = Terminal(self, "play", "draughts", plain=True)
        table.wait_for("seat 0> ")
        table.type("9-13\n")
        self.assertNotIn("pass to", table.wait_for("seat 1> "))


class LongCalls(Case):
    """What long calls tell on a terminal, and after Ctrl-C."""

    def interrupted(self, seen_until, *arguments):
        """What the call showed until then, and after Ctrl-C until its end."""
        terminal = Terminal(self, *arguments, plain=True)
        before = terminal.wait_for(seen_until)
        begin = time.monotonic()
        terminal.type("\x03")
        after = terminal.wait_for_the_end()
        self.assertEqual(terminal.process.wait(timeout=60), 130)
        self.assertLess(time.monotonic() - begin, 30)
        return before, after

    def test_random(self):
        before, after = self.interrupted(" left", "random", "draughts", "--games", "1000000000", "--threads", "2")
        self.assertRegex(before, r"\rrandom draughts: [\d.]+( [kMG])? games, [\d.]+( [kMG])?/s, 0 %, .* left")
        games = int(re.search(r"(?:^|\x1b\[K)games\t(\d+)\r?$", after, flags=re.M).group(1))
        counted = sum(int(count) for count in re.findall(r"^result\t[^\t]*\t(\d+)\r?$", after, flags=re.M))
        self.assertGreater(games, 0)
        self.assertEqual(counted, games)
        self.assertIn(f"interrupted after {games} of 1000000000 games", after)

    def test_perft(self):
        before, after = self.interrupted(" left", "perft", "draughts", "13", "--repeat", "1000")
        self.assertRegex(before, r"\rperft draughts 13: [\d.]+( [kMG])? nodes, [\d.]+( [kMG])?/s, \d+ %, .* left")
        self.assertRegex(after, r"interrupted: [1-9]\d* nodes so far, \d+ % of the work")

    def test_replay(self):
        game = '[Event "a"]\n1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 1/2-1/2\n'
        file = self.path("many.pdn", game * 2000)
        pipe = Terminal(self, "replay", *[file] * 20_000, plain=True, out=subprocess.DEVNULL)
        self.assertRegex(pipe.wait_for(" left"), r"\rreplay: [\d.]+( [kMG])? games, [\d.]+( [kMG])?/s, \d+ %, .* left")
        pipe.type("\x03")
        self.assertRegex(pipe.wait_for_the_end(), r"interrupted after [1-9]\d* games")
        self.assertEqual(pipe.process.wait(timeout=60), 130)

    def test_replay_does_not_wait_for_a_pipe(self):
        terminal = Terminal(self, "replay", "-", plain=True)
        time.sleep(0.5)
        terminal.type("\x03")
        self.assertEqual(terminal.process.wait(timeout=60), 130)

    def test_nothing_is_told_through_a_pipe(self):
        ran = run("random", "draughts", "--games", "600")
        self.assertEqual(ran.err, "")


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
