"""Phutball through the driver: whole turns, goals, counts, position lines and game texts."""

import json
import re

from support import Case, canonical, main, run

# The rules' own example: three ball moves, K6-G9, K6-G9-G11 and K6-G9-G11-J11 (PH-9, PH-10).
EXAMPLE = "15x19 O K6 J7,H8,G10,H11"

GAME = """[Ohs "Ann"]
[Eks "Ben"]
[Setup "15x19 O K6 J7,H8,G10,H11"]

1. K6-G9-G11 {both men} G11-J11 2. H12 *
"""
# A handicap (PH-5) and Eks to begin (PH-6); Ohs scores (PH-15).
HANDICAP = """[First "1"]
[BallRow "17"]

1... A1 2. H18 H17-H19 1-0
"""


class Turns(Case):
    def setUp(self):
        super().setUp()
        self.example = self.path("example", EXAMPLE + "\n")

    def test_placements_in_id_order_then_ball_moves_depth_first(self):
        turns = self.done("legal", self.example, "--turns").splitlines()
        self.assertEqual(len(turns), 280 + 3)  # 285 points without ball and four men
        self.assertEqual(turns[:2] + turns[14:16], ["A1", "B1", "P1", "A2"])
        self.assertEqual(turns[280:], ["K6-G9", "K6-G9-G11", "K6-G9-G11-J11"])

    def test_actions_are_placements_and_directions(self):
        actions = self.done("legal", self.example).splitlines()
        self.assertEqual(actions[-2:], ["P19", "NW"])
        self.assertEqual(len(actions), 281)

    def test_a_limit_is_told_and_no_failure(self):
        ran = run("legal", self.example, "--turns", "--limit", "281")
        self.assertEqual((ran.status, len(ran.lines), ran.lines[-1]), (0, 281, "K6-G9"))
        self.assertEqual(ran.err, "touchline: the list is cut at the limit of 281\n")
        self.assertEqual(len(self.done("legal", self.example, "--turns", "--limit", "283").splitlines()), 283)

    def test_unique_gives_the_first_way_to_each_result(self):
        # Both ways round the square end where they began, with all four men gone.
        state = self.path("ring", "5x9 O C5 C6,D7,E6,D5\n")
        ball_moves = [turn for turn in self.done("legal", state, "--turns").splitlines() if "-" in turn]
        unique = [turn for turn in self.done("legal", state, "--turns", "--unique").splitlines() if "-" in turn]
        results = {}
        for turn in ball_moves:
            after = self.document("apply", state, "--turns", turn)["state"]
            results.setdefault((after["ball"], tuple(after["men"])), turn)
        self.assertLess(len(results), len(ball_moves))
        self.assertEqual(unique, list(results.values()))

    def test_unique_goes_with_turns(self):
        self.refused(2, "legal", self.example, "--unique")

    def test_a_whole_turn_is_applied(self):
        after = self.document("apply", self.example, "--turns", "K6-G9-G11")
        self.assertEqual(after["state"], {"ball": "G11", "jumping": False, "men": ["H11"], "to_move": 1})
        by_actions = self.document("apply", self.example, "NW", "N", "stop")
        self.assertEqual(after, by_actions)
        two = self.document("apply", self.example, "--turns", "k6-g9", "A1")
        self.assertEqual(two["state"], {"ball": "G9", "jumping": False, "men": ["A1", "G10", "H11"], "to_move": 0})

    def test_in_mid_turn_there_are_stop_and_the_continuations(self):
        mid_turn = self.done("apply", self.example, "NW")
        self.assertTrue(json.loads(mid_turn)["state"]["jumping"])
        self.assertEqual(self.done("legal", "-", text=mid_turn).splitlines(), ["N", "stop"])
        self.assertEqual(self.done("legal", "-", "--turns", text=mid_turn).splitlines(),
                         ["stop", "G9-G11", "G9-G11-J11"])
        self.assertEqual(self.done("legal", "-", "--seat", "1", text=mid_turn), "")
        self.assertEqual(self.document("apply", "-", "--turns", "stop", text=mid_turn)["state"]["to_move"], 1)


class Refusals(Case):
    def test_place_and_reason_and_what_is_legal(self):
        def message(*arguments):
            return self.refused(1, "apply", "-", *arguments, text=EXAMPLE)

        self.assertEqual(message("--turns", "K6-G9-J11"),
                         'touchline: action 1 ("K6-G9-J11"): there is no man next to G9 towards NE; '
                         "legal are N and stop\n")
        self.assertIn("lands on G9", message("--turns", "K6-H8"))  # PH-9
        self.assertIn("not in line", message("--turns", "K6-G8"))
        self.assertIn("the ball is on K6, not on H10", message("--turns", "H10-H12"))
        self.assertIn("the turn ended at J11", message("--turns", "K6-G9-G11-J11-L11"))  # PH-22
        self.assertIn('action 2 ("NE"): there is no man next to G9 towards NE', message("NW", "NE"))
        self.assertIn("there is no column I", message("I7"))
        self.assertIn("leading zero", message("A07"))
        self.assertIn("K6 holds the ball; legal are 280 points and NW", message("K6"))
        self.assertIn("men stand on rows 1 to 19", message("H20"))  # PH-7
        self.assertIn("no jump has been made", message("stop"))

    def test_an_action_that_is_none(self):
        message = self.refused(1, "apply", "-", "K6-G9", text=EXAMPLE)
        self.assertIn("K6-G9 is a whole turn; actions are a point such as H10, a direction N … NW, and stop", message)

    def test_broken_lines(self):
        for line, reason in (("15x19 O K6 I10", '"I10": there is no column I'), ("15x19 O K6 H8,H8", "twice"),
                             ("15x19 Z K6 -", '"Z": '), ("15x19 O H19 -", "has ended the game"),
                             ("15x19 O K6 - jumping", "jump")):
            self.assertIn(reason, self.refused(1, "show", "-", text=line))

    def test_broken_documents_name_the_place(self):
        state = self.done("new", "phutball").replace('"men":[]', '"men":["A1","J77"]')
        self.assertIn("/state/men/1: ", self.refused(1, "show", "-", text=state))
        self.assertIn("/rules/columns", self.refused(1, "show", "-", text=state.replace(":15", ":2")))
        self.assertIn("/columns", self.refused(1, "new", "phutball", "--rules", '{"columns":20}'))


class WinningTurn(Case):
    def answer(self, line, *arguments):
        return self.done("winning-turn", "-", *arguments, text=line).rstrip("\n").split("\t")

    def test_a_goal_is_found(self):
        self.assertEqual(self.answer("15x19 O H17 H18"), ["H17-H19", "1"])
        self.assertEqual(self.answer("15x19 X H2 J1")[0], "H2-K0")
        self.assertEqual(self.answer("15x19 O H19 J19 jumping")[0], "stop")

    def test_none(self):
        self.assertEqual(self.answer("15x19 X H17 H18"), ["none", "0"])  # the other goal (PH-16)
        self.assertEqual(self.answer(EXAMPLE)[0], "none")

    def test_unknown_without_enough_nodes(self):
        self.assertEqual(self.answer("15x19 O H17 H18", "--nodes", "0"), ["unknown", "0"])
        self.assertEqual(self.answer("15x19 O H17 H18", "--nodes", "1")[0], "H17-H19")

    def test_json(self):
        self.assertEqual(self.document("winning-turn", "-", "--json", text="15x19 O H17 H18"),
                         {"nodes": 1, "turn": "H17-H19"})


class Counts(Case):
    def nodes(self, *arguments, text=""):
        line = self.done("perft", "phutball", *arguments, text=text)
        return int(re.fullmatch(r"perft phutball \d+ (\d+) \d+\.\d+ \d+\n", line).group(1))

    def test_whole_turns_by_default(self):
        for depth, turns in enumerate((1, 284, 80380, 22671816)):
            self.assertEqual(self.nodes(str(depth)), turns)
        self.assertEqual(self.nodes("2", "--turns"), 80380)

    def test_steps_are_actions(self):
        self.assertEqual(self.nodes("3", "--steps"), 22671704)
        self.assertEqual(self.nodes("3", "--steps", "--rules", '{"columns":5,"rows":7}'), 36692)

    def test_threads_and_hash_change_no_count(self):
        small = ("--rules", '{"columns":3,"rows":5}')
        for options in (("--threads", "3"), ("--hash", "1"), ("--hash", "1", "--threads", "2")):
            self.assertEqual(self.nodes("5", *small, *options), 253968)
            self.assertEqual(self.nodes("5", *small, *options, "--steps"), 253968)

    def test_unique(self):
        # ring8: 276 placements, 272 ball moves with 110 results.
        ring = "15x19 O H10 G9,H9,J9,G10,J10,G11,H11,J11"
        self.assertEqual(self.nodes("1", "--from", "-", text=ring), 276 + 272)
        self.assertEqual(self.nodes("1", "--from", "-", "--unique", text=ring), 276 + 110)
        self.refused(2, "perft", "phutball", "1", "--steps", "--unique")

    def test_divide_in_the_order_of_listing(self):
        lines = self.done("perft", "phutball", "2", "--from", "-", "--divide", text=EXAMPLE).splitlines()
        self.assertEqual([line.split("\t")[0] for line in lines[:-1]],
                         self.done("legal", "-", "--turns", text=EXAMPLE).splitlines())
        # After K6-G9-G11-J11 no man is left: 284 placements.
        self.assertEqual(lines[-2], "K6-G9-G11-J11\t284")
        self.assertEqual(sum(int(line.split("\t")[1]) for line in lines[:-1]), int(lines[-1].split()[3]))


class Pictures(Case):
    def test_text(self):
        lines = self.done("show", "-", text=EXAMPLE).splitlines()
        self.assertEqual(lines[14], " 6 . . . . . . . . . @ . . . . .  6")
        self.assertEqual(lines[13], " 7 . . . . . . . . # . . . . . .  7")
        self.assertEqual(lines[-1], "Ohs to move")

    def test_svg(self):
        self.assertRegex(self.done("show", "-", "--svg", text=EXAMPLE), r"(?s)\A<svg .*</svg>\n?\Z")

    def test_the_line_of_a_board_of_another_size(self):
        self.assertEqual(self.done("show", "-", text="3x5 X B3 A1").splitlines()[1:6],
                         [" 5 . . .  5", " 4 . . .  4", " 3 . @ .  3", " 2 . . .  2", " 1 # . .  1"])


class GameTexts(Case):
    def test_replay(self):
        file = self.path("games.phutball", GAME + "\n" + HANDICAP)
        # Actions, not turns: NW N stop, E, H12; A1, H18, N.
        self.assertEqual(self.done("replay", file).splitlines(),
                         [f"{file}:1 ok * 5", f"{file}:2 ok 1-0 3", "total 2 ok 2 failed 0"])
        self.assertEqual(self.done("replay", "-", "--format", "phutball", text=HANDICAP).splitlines()[0], "-:1 ok 1-0 3")

    def test_a_move_at_fault(self):
        ran = run("replay", "-", "--format", "phutball", text=GAME.replace("2. H12", "\n2. J11-J13"))
        self.assertEqual(ran.status, 1)
        self.assertRegex(ran.lines[0], r"\A-:1 error line 6 move 2: .*there is no man next to J11 towards N; legal: A1, ")

    def test_convert_there_and_back(self):
        for game in (GAME, HANDICAP):
            document = self.document("convert", self.path("game.phutball", game), "--to", "json")
            self.assertEqual(self.done("convert", "-", "--to", "phutball", text=canonical(document)).strip(), game.strip())
        self.assertEqual(document["actions"], ["A1", "H18", "N"])
        self.assertEqual((document["rules"]["first"], document["rules"]["ball_row"]), (1, 17))
        self.assertEqual((document["result"]["reason"], document["result"]["winners"]), ("goal", [0]))

    def test_a_record_is_shown_at_its_end(self):
        document = self.done("convert", self.path("game.phutball", HANDICAP), "--to", "json")
        self.assertEqual(self.done("legal", "-", text=document), "")
        self.assertIn("Ohs", self.done("show", "-", text=document).splitlines()[-1])

    def test_what_a_game_text_cannot_say(self):
        mid_turn = json.loads(self.done("convert", self.path("game.phutball", GAME), "--to", "json"))
        mid_turn.update(actions=["NW"], comments=[])
        self.refused(1, "convert", "-", "--to", "phutball", text=canonical(mid_turn))


if __name__ == "__main__":
    main()
