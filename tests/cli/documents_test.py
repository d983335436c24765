"""new, show, legal, apply, observe, redeal, winning-turn and schema."""

import json

from support import Case, FIRST_MOVES, canonical, main, run

# DR-18: 15x8 is a whole capture of its own although two longer ones, round the other four men, end there too.
KING_WITH_MANY_WAYS = "B:W11,18,19,26,27:BK15"


class Documents(Case):
    def state(self, *actions):
        text = self.done("new", "draughts")
        return self.done("apply", "-", *actions, text=text) if actions else text

    def test_new_is_a_canonical_document_with_all_rules(self):
        document = self.document("new", "draughts")
        self.assertEqual({key: document[key] for key in ("game", "kind", "rules", "touchline")},
                         {"game": "draughts", "kind": "state", "rules": {"draws": "tournament", "unit": "move"},
                          "touchline": 1})
        self.assertEqual(document["state"]["to_move"], 0)  # DR-4
        self.assertNotIn("result", document["state"])

    def test_rules_from_text_and_from_a_file(self):
        changed = {"draws": "none", "unit": "move"}
        self.assertEqual(self.document("new", "draughts", "--rules", '{"draws":"none"}')["rules"], changed)
        file = self.path("rules.json", ' {"draws" : "none"}\n')
        self.assertEqual(self.document("new", "draughts", "--rules", file)["rules"], changed)

    def test_bad_rules_are_told_with_their_place(self):
        self.assertIn("/draws", self.refused(1, "new", "draughts", "--rules", '{"draws":"sometimes"}'))
        self.assertIn("turns", self.refused(1, "new", "draughts", "--rules", '{"turns":1}'))
        self.assertIn("--rules", self.refused(1, "new", "draughts", "--rules", '{"draws":'))

    def test_legal_in_rising_order(self):
        self.assertEqual(self.done("legal", "-", text=self.state()).splitlines(), FIRST_MOVES)
        self.assertEqual(self.document("legal", "-", "--json", text=self.state()), FIRST_MOVES)

    def test_legal_of_a_seat_is_empty_unless_it_is_to_act(self):
        self.assertEqual(self.done("legal", "-", "--seat", "0", text=self.state()).splitlines(), FIRST_MOVES)
        self.assertEqual(self.done("legal", "-", "--seat", "1", text=self.state()), "")
        self.assertIn("seats are 0 to 1", self.refused(2, "legal", "-", "--seat", "2", text=self.state()))

    def test_legal_turns_and_their_limit(self):
        self.assertEqual(self.done("legal", "-", "--turns", text=self.state()).splitlines(), FIRST_MOVES)
        cut = run("legal", "-", "--turns", "--limit", "3", text=self.state())
        self.assertEqual((cut.status, cut.lines), (0, FIRST_MOVES[:3]))
        self.assertIn("touchline: ", cut.err)
        self.assertEqual(self.done("legal", "-", "--turns", "--limit", "7", text=self.state()).splitlines(),
                         FIRST_MOVES)
        self.refused(2, "legal", "-", "--unique", text=self.state())

    def test_a_text_that_is_no_action_is_told_with_what_is_legal(self):
        self.assertRegex(self.refused(1, "apply", "-", "nonsense", text=self.state()),
                         r"; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16\n\Z")
        soccer = self.done("new", "soccer")
        self.assertRegex(self.refused(1, "apply", "-", "F6-F8", text=soccer), r"; legal are F1-F2, .* and 25 more\n\Z")
        illegal = self.refused(1, "apply", "-", "11-20", text=self.state())
        self.assertEqual(illegal.count("legal"), 1)
        self.assertNotIn("legal are", self.refused(1, "apply", "-", "forfeit 2", text=self.state()))

    def test_legal_unique_turns(self):
        # The king on 6 takes the four men going round either way: two paths, one result (DR-14).
        round_trip = "B:W9,10,17,18:BK6"
        self.assertEqual(self.done("legal", "-", "--turns", text=round_trip).splitlines(),
                         ["6x13x22x15x6", "6x15x22x13x6"])
        self.assertEqual(self.done("legal", "-", "--turns", "--unique", text=round_trip), "6x13x22x15x6\n")

    def test_legal_of_a_finished_game_is_empty(self):
        self.assertEqual(self.done("legal", "-", text=self.state("forfeit 0")), "")

    def test_apply_writes_the_state_that_follows(self):
        document = self.document("apply", "-", "11-15", "22-17", text=self.state())
        self.assertEqual(document["state"]["to_move"], 0)
        # The same place is reached by text with other forms of the same moves (DR-18).
        self.assertEqual(self.document("apply", "-", " 11 - 15 ", "22-17", text=self.state()), document)

    def test_apply_whole_turns(self):
        steps = self.done("new", "draughts", "--rules", '{"unit":"step"}')
        by_turns = self.done("apply", "-", "--turns", "11-15", "22-18", "15x22", text=steps)
        by_steps = self.done("apply", "-", "11SW", "22NE", "15SW", text=steps)  # DR-21
        self.assertEqual(by_turns, by_steps)
        self.assertEqual(json.loads(by_turns)["state"]["to_move"], 1)

    def test_apply_takes_host_events(self):
        lost = self.document("apply", "-", "11-15", "forfeit 1", text=self.state())
        self.assertEqual(lost["state"]["result"], {"mvp": None, "reason": "forfeit", "scores": [1, -1],
                                                   "team_scores": None, "winners": [0], "winning_team": None})
        self.assertEqual(self.document("apply", "-", "11-15", "forfeit", "1", text=self.state()), lost)
        self.assertEqual(self.document("apply", "-", "--turns", "11-15", "forfeit 1", text=self.state()), lost)
        drawn = self.document("apply", "-", "draw", text=self.state())
        self.assertEqual(drawn["state"]["result"]["reason"], "agreement")
        self.assertEqual(drawn["state"]["result"]["winners"], [])
        self.assertIsNone(drawn["state"]["to_move"])

    def test_apply_refuses_with_place_and_what_is_legal(self):
        message = self.refused(1, "apply", "-", "11-15", "11-16", text=self.state())
        self.assertIn("action 2", message)
        self.assertIn("22-17", message)
        self.refused(1, "apply", "-", "draw", "11-15", text=self.state())
        self.refused(1, "apply", "-", "forfeit 2", text=self.state())
        self.refused(1, "apply", "-", "penalty 0", text=self.state())

    def test_a_position_line_stands_for_a_state(self):
        legal = self.done("legal", "-", text=KING_WITH_MANY_WAYS + "\n").splitlines()
        self.assertEqual(legal, ["15x8", "15x22x31x24x15x8", "15x24x31x22x15x8"])
        document = self.document("apply", "-", "15x8", "--rules", '{"draws":"none"}', text=KING_WITH_MANY_WAYS)
        self.assertEqual(document["rules"]["draws"], "none")

    def test_a_bad_position_line_is_told(self):
        self.assertIn("33", self.refused(1, "show", "-", text="W:W33:B1"))
        self.refused(1, "show", "-", text="")
        self.refused(1, "show", "-", text="?")

    def test_rules_do_not_go_with_a_document(self):
        self.refused(2, "legal", "-", "--rules", "{}", text=self.state())

    def test_a_record_stands_for_its_final_state(self):
        record = canonical({"actions": ["11-15", "22-18"], "comments": [], "game": "draughts", "kind": "record",
                            "result": None, "rules": {"draws": "tournament", "unit": "move"}, "seats": [],
                            "start": None, "tags": {}, "touchline": 1})
        self.assertEqual(self.done("legal", "-", text=record).splitlines(), ["15x22"])  # DR-10
        self.assertEqual(self.done("show", "-", text=record), self.done("show", "-", text=self.state("11-15", "22-18")))

    def test_bad_documents_are_told_with_their_place(self):
        good = json.loads(self.state())
        for change, place in ((lambda d: d.update(touchline=2), "/touchline"), (lambda d: d.update(extra=1), "extra"),
                              (lambda d: d.update(game="chess"), "/game"), (lambda d: d.pop("rules"), "rules"),
                              (lambda d: d["state"].update(to_move=2), "/state/to_move"),
                              (lambda d: d.update(kind="rules"), "/kind")):
            document = json.loads(canonical(good))
            change(document)
            with self.subTest(place):
                self.assertIn(place, self.refused(1, "show", "-", text=canonical(document)))
        for text in ("{", "{}", self.state().rstrip()[:-1], self.state() + "x", '{"a":' * 40):
            with self.subTest(text[:20]):
                self.refused(1, "show", "-", text=text)
        self.refused(1, "show", "-", text=b'{"kind":"\xff"}')

    def test_show_draws_a_board_of_eight_rows(self):
        board = self.done("show", "-", text=self.state())
        self.assertEqual((board.count("b"), board.count("w")), (12, 12))  # DR-3
        self.assertEqual(json.loads(self.done("show", "-", "--json", text=self.state())), board)

    def test_show_svg_marks_the_last_turn_of_a_record(self):
        record = canonical({"actions": ["11-15"], "comments": [], "game": "draughts", "kind": "record", "result": None,
                            "rules": {"draws": "tournament", "unit": "move"}, "seats": [], "start": None, "tags": {},
                            "touchline": 1})
        plain = self.done("show", "-", "--svg", text=self.state("11-15"))
        marked = self.done("show", "-", "--svg", text=record)
        self.assertTrue(plain.startswith("<svg") and marked.startswith("<svg"))
        self.assertNotEqual(plain, marked)

    def test_observe_and_redeal(self):
        view = self.document("observe", "-", "--seat", "1", text=self.state())
        self.assertEqual((view["kind"], view["view"]["seat"]), ("view", 1))
        onlooker = self.document("observe", "-", "--onlooker", text=self.state())
        self.assertIsNone(onlooker["view"]["seat"])
        # Nothing is hidden: dealing again gives the state itself.
        self.assertEqual(self.done("redeal", "-", "--seed", "5", text=canonical(view)), self.state())
        self.assertEqual(self.done("redeal", "-", "--seat", "0", "--seed", "5", text=self.state()), self.state())
        self.refused(2, "redeal", "-", "--seat", "0", "--seed", "5", text=canonical(view))
        self.refused(2, "redeal", "-", "--seat", "0", text=self.state())
        self.refused(2, "observe", "-", text=self.state())
        self.refused(2, "observe", "-", "--seat", "0", "--onlooker", text=self.state())
        self.assertEqual(self.done("show", "-", text=canonical(view)), self.done("show", "-", text=self.state()))
        self.refused(1, "legal", "-", text=canonical(view))

    def test_winning_turn_is_for_games_with_goals(self):
        self.assertIn("draughts", self.refused(2, "winning-turn", "-", text=self.state()))

    def test_schema(self):
        for kind in ("state", "rules", "record", "view"):
            schema = json.loads(self.done("schema", "draughts", kind))
            self.assertEqual(schema["$schema"], "https://json-schema.org/draft/2020-12/schema")
            self.assertEqual(schema["properties"]["kind"], {"const": kind})


if __name__ == "__main__":
    main()
