"""Checker Football through the driver: line-ups in one text, landings, statistics, counts."""

import json

from support import Case, main

KICKERS = "@a7,b7,c7,d7,e7,f7,a8,b8,c8,d8,e8,f8"
STANDARD = '{"line_up":"standard"}'


class Play(Case):
    def test_a_whole_line_up_is_one_text(self):
        start = self.done("new", "checker_football")
        whole = self.document("apply", "-", KICKERS, text=start)
        self.assertEqual(whole["state"]["phase"], "receivers_line_up")
        man_by_man = self.document("apply", "-", *["@" + square for square in KICKERS[1:].split(",")], text=start)
        self.assertEqual(whole, man_by_man)

    def test_a_line_up_that_lacks_men_changes_nothing(self):
        start = self.done("new", "checker_football")
        message = self.refused(1, "apply", "-", "@a7,b7", text=start)
        self.assertIn("12 men", message)

    def test_landings_are_listed_with_their_weights(self):
        start = self.done("new", "checker_football", "--rules", STANDARD)
        flying = self.done("apply", "-", "d3>a3", text=start)
        lines = self.done("legal", "-", text=flying).splitlines()
        self.assertEqual(lines[0], "land 0\t12")
        self.assertEqual(lines[1:], [f"land {way}\t3" for way in "N NE E SE S SW W NW".split()])

    def test_there_are_no_whole_turns(self):
        self.refused(2, "legal", "-", "--turns", text=self.done("new", "checker_football"))
        self.refused(2, "perft", "checker_football", "2", "--turns")

    def test_stacks_are_shown_bottom_to_top(self):
        state = json.loads(self.done("new", "checker_football", "--rules", STANDARD))
        self.assertIn(["d3", 0], state["state"]["stacks"])
        self.assertIn("*H", self.done("show", "-", text=json.dumps(state)))


class Counts(Case):
    def test_perft(self):
        def nodes(*arguments):
            return self.done("perft", "checker_football", *arguments).split()[3]

        self.assertEqual(nodes("7"), "764")
        self.assertEqual(nodes("3", "--rules", STANDARD), "234738")
        self.assertEqual(nodes("3", "--rules", '{"accuracy":0,"line_up":"standard"}', "--threads", "2"), "302270")

    def test_random_games_come_with_statistics(self):
        arguments = ("random", "checker_football", "--games", "6", "--seed", "2", "--rules", STANDARD)
        lines = dict(line.rsplit("\t", 1) for line in self.done(*arguments).splitlines())
        answer = self.document(*arguments, "--threads", "2", "--json")
        statistics = answer["statistics"]
        self.assertEqual(lines["downs"], str(statistics["downs"]))
        total, downs = statistics["moves a down"]
        self.assertEqual(downs, statistics["downs"])
        self.assertEqual(lines["moves a down"], f"{total / downs:.2f}")
        caught = statistics["forward passes caught"] + statistics["forward passes intercepted"]
        self.assertLessEqual(caught, statistics["forward passes"])


if __name__ == "__main__":
    main()
