"""serve: dialogues of lines."""

import json
import subprocess

from support import PROGRAM, Case, FIRST_MOVES, canonical, main, run

RESULT_KEYS = {"mvp", "reason", "scores", "team_scores", "winners", "winning_team"}


class Serve(Case):
    def answers(self, *requests):
        """The answers to requests, given as values or as the lines themselves."""
        lines = [request if isinstance(request, bytes) else canonical(request).encode() for request in requests]
        ran = run("serve", text=b"\n".join(lines) + b"\n")
        self.assertEqual((ran.status, ran.err), (0, ""))
        answers = [json.loads(line) for line in ran.lines]
        self.assertEqual(ran.out, "".join(canonical(answer) + "\n" for answer in answers))
        self.assertEqual(len(answers), len(requests))
        return answers

    def result(self, call, **params):
        answer = self.answers({"id": 1, "call": call, "params": params})[0]
        self.assertEqual((answer["id"], answer["ok"]), (1, True), answer)
        return answer["result"]

    def error(self, call, **params):
        answer = self.answers({"id": "x", "call": call, "params": params})[0]
        self.assertEqual((answer["id"], answer["ok"], set(answer)), ("x", False, {"id", "ok", "error"}), answer)
        return answer["error"]

    def setUp(self):
        super().setUp()
        self.state = json.loads(self.done("new", "draughts"))

    def test_documents_are_objects_and_listings_lists(self):
        self.assertEqual(self.result("new", game="draughts"), self.state)
        self.assertEqual(self.result("legal", state=self.state), FIRST_MOVES)
        after = self.result("apply", state=self.state, actions=["11-15", "22-18"])
        self.assertEqual(after, json.loads(self.done("apply", "-", "11-15", "22-18", text=canonical(self.state))))
        self.assertEqual(self.result("legal", state=after, turns=True, limit=5), ["15x22"])
        view = self.result("observe", state=after, seat=1)
        self.assertEqual((view["kind"], view["view"]["seat"]), ("view", 1))
        self.assertEqual(self.result("redeal", view=view, seed=3), after)
        self.assertEqual(self.result("schema", game="draughts", kind="rules")["type"], "object")

    def test_every_other_call(self):
        self.assertIn("draughts", [game["name"] for game in self.result("games")])
        self.assertEqual(self.result("show", state=self.state).count("b"), 12)
        self.assertEqual(self.result("perft", game="draughts", depth=4)["nodes"], 1469)
        self.assertEqual(self.result("perft", state=self.state, depth=3, divide=True)["nodes"], 302)
        self.assertEqual(self.result("random", game="draughts", games=3, seed=1)["games"], 3)
        self.assertEqual(len(self.result("trace", game="draughts", seed=1, max_actions=2)["actions"]), 2)
        self.assertEqual(len(self.result("trace", **{"game": "draughts", "seed": 1, "max-actions": 2})["actions"]), 2)
        self.assertEqual(self.result("new", game="draughts", rules={"draws": "none"})["rules"]["draws"], "none")
        self.assertEqual(self.result("bench", game="draughts").keys(), {"draughts"})
        record = self.result("convert", text="1. 11-15 *", to="json")
        self.assertEqual(record["actions"], ["11-15"])
        self.assertEqual(self.result("legal", record=record)[0], "21-17")
        self.assertEqual(self.result("replay", record=record)["ok"], 1)
        self.assertIn("1. 11-15 *", self.result("convert", record=record, to="pdn"))
        self.assertEqual(self.error("winning-turn", state=self.state)["code"], "unsupported")

    def test_a_position_line(self):
        self.assertEqual(self.result("legal", state="B:W18:B15"), ["15x22"])
        self.assertEqual(self.result("legal", text="B:W18:B15"), ["15x22"])

    def test_an_illegal_action(self):
        error = self.error("apply", state=self.state, actions=["11-15", "22-18", "9-13"])
        self.assertEqual((error["code"], error["legal"], error["place"]),
                         ("illegal_action", ["15x22"], "/params/actions/2"))
        self.assertTrue(error["message"])

    def test_places_lie_in_the_request(self):
        broken = json.loads(canonical(self.state))
        broken["state"]["to_move"] = 7
        self.assertEqual(self.error("legal", state=broken)["place"], "/params/state/state/to_move")
        self.assertEqual(self.error("new", game="draughts", rules={"draws": 1})["place"], "/params/rules/draws")

        view = {**broken, "kind": "view"}
        self.assertTrue(self.error("show", view=view)["place"].startswith("/params/view"))

    def test_places_are_json_pointers(self):
        record = self.result("convert", text="1. 11-15 *", to="json")
        view = self.result("observe", state=self.state, seat=0)
        for place, call, params in (
                ("/params/game", "new", {"game": "chess"}),
                ("/params/kind", "schema", {"game": "draughts", "kind": "position"}),
                ("/params/seat", "observe", {"state": self.state, "seat": 2}),
                ("/params/seat", "observe", {"state": self.state}),
                ("/params/onlooker", "observe", {"state": self.state, "seat": 0, "onlooker": True}),
                ("/params/seat", "legal", {"state": self.state, "seat": 2}),
                ("/params/unique", "legal", {"state": self.state, "unique": True}),
                ("/params/turns", "legal", {"state": self.result("new", game="checker_football"), "turns": True}),
                ("/params/turns", "perft", {"game": "checker_football", "depth": 1, "turns": True}),
                ("/params/seed", "redeal", {"view": view}),
                ("/params/seat", "redeal", {"view": view, "seat": 0, "seed": 1}),
                ("/params/seed", "trace", {"game": "draughts"}),
                ("/params/theme", "show", {"state": self.state, "svg": True, "theme": "pink"}),
                ("/params/svg", "show", {"state": self.state, "targets": True}),
                ("/params/state", "winning-turn", {"state": self.state}),
                ("/params/to", "convert", {"record": record}),
                ("/params/to", "convert", {"record": record, "to": "gif"}),
                ("/params/format", "replay", {"record": record, "format": "gif"}),
                ("/params/seat", "convert", {"record": record, "to": "json", "seat": 2}),
                ("/params/record", "convert", {"record": record, "to": "phutball"}),
                ("/params/rules/columns", "new", {"game": "checker_football", "rules": {"columns": 13}}),
                ("/params/rules/line_up", "new",
                 {"game": "checker_football", "rules": {"columns": 9, "line_up": "standard"}}),
                ("/params/rules/players_per_team", "new",
                 {"game": "power_poker_football", "rules": {"players_per_team": 6}}),
                ("/params/rules/offense_chart/3", "new",
                 {"game": "power_poker_football", "rules": {"offense_chart": [0, 0, 0, 101, 0, 0, 0, 0, 0, 0]}}),
                ("/params/text", "legal", {"text": "15x19 O H10 H99"}),
                ("/params/text", "legal", {"text": "B:W18:B12,99"}),
                ("/params/text", "legal", {"text": "{"})):
            with self.subTest(call=call, params=params):
                error = self.error(call, **params)
                self.assertEqual(error["place"], place, error)
        self.assertIn("H99", self.error("legal", text="15x19 O H10 H99")["message"])
        self.assertIn("column 11", self.error("legal", text="B:W18:B12,99")["message"])

    def test_a_divide_that_would_be_too_long_is_refused(self):
        # Seven million first turns, some 300 MB: the count ends when it is clear.
        error = self.error("perft", game="soccer", depth=1, turns=True, divide=True)
        self.assertEqual((error["code"], error["place"]), ("limit_exceeded", "/params/divide"))

    def test_wrong_requests(self):
        self.assertEqual(self.error("chess")["code"], "unknown_name")
        self.assertEqual(self.error("play", game="draughts")["code"], "unknown_name")
        self.assertEqual(self.error("serve")["code"], "unknown_name")
        self.assertEqual(self.error("new", game="chess")["code"], "unknown_name")
        self.assertEqual(self.error("new", game="draughts", colour="red")["place"], "/params/colour")
        self.assertEqual(self.error("new", game=1)["code"], "bad_json")
        self.assertEqual(self.error("new")["code"], "bad_json")
        self.assertEqual(self.error("legal")["code"], "bad_json")
        self.assertEqual(self.error("perft", game="draughts", depth=101)["code"], "out_of_range")
        self.assertEqual(self.error("random", game="draughts", records="/tmp")["code"], "unsupported")
        self.assertEqual(self.error("new", game="draughts", rules="/etc/passwd")["code"], "bad_json")

    def test_the_cut_list_is_a_warning(self):
        answer = self.answers({"id": 1, "call": "legal", "params": {"state": self.state, "limit": 2}})[0]
        self.assertEqual(answer["result"], FIRST_MOVES[:2])
        self.assertIn("limit", answer["warnings"])

    def test_ids_come_back_as_they_are(self):
        for given in (0, -5, "a\n\"b", None, True, [1, {"a": 2}], 2**53 + 1):
            with self.subTest(given):
                answer = self.answers({"id": given, "call": "games"})[0]
                self.assertEqual((answer["id"], answer["ok"]), (given, True))
        self.assertIsNone(self.answers({"call": "games"})[0]["id"])

    def test_unreadable_lines(self):
        lines = [b"", b"{", b"nonsense", b'{"id":1.5,"call":"games"}', b'{"id":1}x', b"\xff\xfe", b'{"id":"\xff"}',
                 b"[" * 100000, b'{"a":' * 1000, b"\x00"]
        for answer in self.answers(*lines):
            self.assertEqual((answer["id"], answer["ok"]), (None, False))
            self.assertIn(answer["error"]["code"], ("bad_json", "limit_exceeded"))

    def test_what_is_json_but_no_request(self):
        for line in (b"1", b"[]", b'"games"', b"null", b"{}", b'{"id":3}', b'{"id":3,"call":"games","extra":1}',
                     b'{"id":3,"call":"games","params":[]}', b'{"id":3,"call":5}'):
            with self.subTest(line):
                answer = self.answers(line)[0]
                self.assertFalse(answer["ok"])
                self.assertEqual(answer["id"], 3 if b'"id":3' in line else None)

    def test_a_line_that_is_too_long_is_passed_over(self):
        long = b'{"id":1,"call":"' + b"x" * (16 * 2**20) + b'"}'
        answers = self.answers(long, {"id": 2, "call": "games"})
        self.assertEqual((answers[0]["id"], answers[0]["error"]["code"]), (None, "limit_exceeded"))
        self.assertEqual((answers[1]["id"], answers[1]["ok"]), (2, True))

    def test_the_last_line_needs_no_line_feed(self):
        ran = run("serve", text='{"id":1,"call":"games"}')
        self.assertEqual((ran.status, len(ran.lines)), (0, 1))

    def test_each_answer_is_written_at_once(self):
        process = subprocess.Popen([PROGRAM, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        for number in range(3):
            process.stdin.write(canonical({"id": number, "call": "games"}).encode() + b"\n")
            process.stdin.flush()
            self.assertEqual(json.loads(process.stdout.readline())["id"], number)
        process.stdin.close()
        self.assertEqual(process.wait(timeout=60), 0)
        process.stdout.close()


if __name__ == "__main__":
    main()
