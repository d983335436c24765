"""replay and convert."""

import json

from support import Case, canonical, main, run

# Three games: one sound, one with an illegal second move of light, one with a man on its own crowning row (DR-19).
PDN = """[Event "First"]
[Result "1-0"]

1. 11-15 22-18 2. 15x22 1-0

[Event "Second"]
[Result "*"]

1. 11-15 22-18
2. 9-13 *

[Event "Third"]
[FEN "W:W1:B32"]

*
"""


def record(*actions, **changes):
    document = {"actions": list(actions), "comments": [], "game": "draughts", "kind": "record", "result": None,
                "rules": {"draws": "tournament", "unit": "move"}, "seats": [], "start": None, "tags": {},
                "touchline": 1}
    return canonical({**document, **changes})


LOST = {"mvp": None, "reason": "forfeit", "scores": [-1, 1], "team_scores": None, "winners": [1],
        "winning_team": None}


class Replay(Case):
    def test_pdn(self):
        file = self.path("games.pdn", PDN)
        ran = run("replay", file)
        self.assertEqual(ran.status, 1)
        first, second, third, total = ran.lines
        self.assertEqual(first, f"{file}:1 ok 1-0 3")
        # After 11-15 22-18 dark must take (DR-10): of the two men that could, only the one on 15 stands next to 18.
        self.assertRegex(second, rf"\A{file}:2 error line 10 move 2: .+; legal: 15x22\Z")
        self.assertRegex(third, rf"\A{file}:3 error line \d+ move 0: [^;]*\Z")
        self.assertEqual(total, "total 3 ok 1 failed 2")

    def test_records(self):
        file = self.path("game.json", record("11-15", "22-18", "forfeit 0", result=LOST))
        self.assertEqual(self.done("replay", file).splitlines(),
                         [f"{file}:1 ok {canonical(LOST)} 3", "total 1 ok 1 failed 0"])

    def test_a_record_over_many_lines(self):
        file = self.path("game.json", json.dumps(json.loads(record("11-15")), indent=1))
        self.assertEqual(self.done("replay", file).splitlines(), [f"{file}:1 ok null 1", "total 1 ok 1 failed 0"])

    def test_lists_of_records(self):
        lines = [record("11-15"), "", record("11-15", "22-18", "9-13", "1-5"), record("11-15", result=LOST)]
        file = self.path("games.jsonl", "\n".join(lines) + "\n")
        ran = run("replay", file)
        self.assertEqual(ran.status, 1)
        first, second, third, total = ran.lines
        self.assertEqual(first, f"{file}:1 ok null 1")
        self.assertRegex(second, rf"\A{file}:2 error line 3 move 3: .+; legal: 15x22\Z")
        self.assertRegex(third, rf"\A{file}:3 error line 4 move 0: .*/result.*\Z")
        self.assertEqual(total, "total 3 ok 1 failed 2")

    def test_what_is_legal_is_told_once(self):
        file = self.path("game.json", record("11-15", "22-19"))
        line = run("replay", file).lines[0]
        self.assertEqual(line.count("legal: "), 1, line)
        self.assertTrue(line.endswith("; legal: 21-17, 22-17, 22-18, 23-18, 23-19, 24-19, 24-20"), line)

    def test_a_record_that_goes_on_after_the_end(self):
        file = self.path("game.json", record("11-15", "draw", "22-18"))
        ran = run("replay", file)
        self.assertRegex(ran.lines[0], rf"\A{file}:1 error line 1 move 3: .*")

    def test_broken_json(self):
        file = self.path("game.json", record("11-15")[:-1])
        ran = run("replay", file)
        self.assertEqual(ran.status, 1)
        self.assertRegex(ran.lines[0], rf"\A{file}:1 error line 1 move 0: .*")

    def test_a_covered_record_is_counted_only(self):
        file = self.path("seat.json", record("??", "22-18"))
        self.assertEqual(self.done("replay", file).splitlines(), [f"{file}:1 covered 2", "total 1 ok 1 failed 0"])

    def test_a_record_that_starts_with_a_seats_view_is_counted_only(self):
        state = json.loads(self.done("new", "power_poker_football", "--seed", "3"))
        actions = [self.done("legal", "-", text=canonical(state)).splitlines()[0]]
        whole = record(*actions, game=state["game"], rules=state["rules"], start=state["state"])
        seat = self.document("convert", "-", "--to", "json", "--seat", "1", text=whole)
        self.assertEqual((seat["start"]["seat"], seat["actions"]), (1, actions))
        self.assertEqual(self.done("replay", "-", text=canonical(seat)).splitlines(),
                         ["-:1 covered 1", "total 1 ok 1 failed 0"])
        self.assertIn("/start: a covered record", self.refused(1, "legal", "-", text=canonical(seat)))

    def test_a_result_does_not_steer_the_terminal(self):
        out = self.done("replay", "-", text='[Result "a\tb\x1b"]\n1. 11-15')
        self.assertEqual(out.splitlines()[0], "-:1 ok a?b? 1")

    def test_a_file_without_games_is_told(self):
        ran = run("replay", "-", text="1. 1115 2218 *\n")
        self.assertEqual((ran.status, ran.out, ran.err),
                         (0, "total 0 ok 0 failed 0\n", "touchline: -: no game in it\n"))

    def test_the_format_is_told_by_the_content_or_by_the_option(self):
        self.assertEqual(self.done("replay", "-", text=record("11-15")).splitlines()[0], "-:1 ok null 1")
        self.assertEqual(self.done("replay", "-", text="1. 11-15 *").splitlines()[0], "-:1 ok * 1")
        odd = self.path("game.json", "1. 11-15 *")
        self.assertEqual(self.done("replay", odd, "--format", "pdn").splitlines()[0], f"{odd}:1 ok * 1")
        self.assertEqual(run("replay", odd, "--format", "record").status, 1)

    def test_several_files_and_one_that_is_missing(self):
        good = self.path("game.json", record("11-15"))
        missing = self.path("missing.pdn")
        ran = run("replay", missing, good)
        self.assertEqual((ran.status, ran.lines), (1, [f"{good}:1 ok null 1", "total 1 ok 1 failed 0"]))
        self.assertIn(f"touchline: {missing}: ", ran.err)

    def test_warnings_do_not_fail(self):
        file = self.path("game.pdn", '[Result "0-1"]\n\n1. 11-15 1-0\n')
        out = self.done("replay", file, warned=True)
        self.assertEqual(out.splitlines()[0], f"{file}:1 ok 0-1 1")  # DR-20: the tag counts
        self.assertIn("line 3", run("replay", file).err)

    def test_json(self):
        file = self.path("game.json", record("11-15"))
        self.assertEqual(self.document("replay", file, "--json"),
                         {"failed": 0, "games": [{"file": file, "number": 1, "text": "ok null 1"}], "ok": 1})


class Convert(Case):
    def test_pdn_to_record_and_back(self):
        pdn = '[Event "First"]\n[Result "1-0"]\n\n1. 11-15 22-18 2. 15x22 1-0\n'
        document = self.document("convert", "-", "--to", "json", text=pdn)
        self.assertEqual(document["actions"], ["11-15", "22-18", "15x22"])
        self.assertEqual((document["kind"], document["result"], document["tags"]["Result"]), ("record", None, "1-0"))
        back = self.done("convert", "-", "--to", "pdn", text=canonical(document))
        self.assertIn("1. 11-15 22-18 2. 15x22 1-0", back)
        self.assertIn('[Event "First"]', back)
        self.assertEqual(self.document("convert", "-", "--to", "json", text=back)["actions"], document["actions"])

    def test_several_games(self):
        two = "1. 11-15 *\n\n1. 9-13 *\n"
        lines = self.done("convert", "-", "--to", "jsonl", text=two).splitlines()
        self.assertEqual([json.loads(line)["actions"] for line in lines], [["11-15"], ["9-13"]])
        self.assertIn("jsonl", self.refused(1, "convert", "-", "--to", "json", text=two))
        pdn = self.done("convert", "-", "--to", "pdn", text="\n".join(lines))
        self.assertEqual(self.done("replay", "-", text=pdn).splitlines()[-1], "total 2 ok 2 failed 0")

    def test_faulty_games_are_left_out_and_told(self):
        ran = run("convert", "-", "--to", "jsonl", text=PDN)
        self.assertEqual((ran.status, len(ran.lines)), (1, 1))
        self.assertRegex(ran.err, r"(?m)^touchline: -:2: line 10 move 2: ")
        self.assertRegex(ran.err, r"(?m)^touchline: -:3: line \d+ move 0: ")

    def test_nothing_to_convert(self):
        self.refused(1, "convert", "-", "--to", "json", text="")

    def test_a_seats_record(self):
        # Nothing is hidden in draughts: the seat's record is the record.
        whole = record("11-15")
        self.assertEqual(self.done("convert", "-", "--to", "json", "--seat", "1", text=whole), whole + "\n")
        self.refused(2, "convert", "-", "--to", "pdn", "--seat", "1", text=whole)
        self.assertIn("seats are 0 to 1", self.refused(2, "convert", "-", "--to", "json", "--seat", "2", text=whole))
        self.refused(1, "convert", "-", "--to", "json", text=record("??"))


if __name__ == "__main__":
    main()
