"""Power Poker Football through the driver: chance, hidden cards, views, covered records, penalties, statistics."""

import json
import re

from support import PROGRAM, Case, main, run
from terminal_test import Terminal

GAME = "power_poker_football"
DEALT = ["AS", "2C", "2D", "2H",  # seat 0 draws the highest card and deals (PP-4)
         "pass",  # the Safety Stop of seat 2 (PP-14)
         "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC"]  # to seats 1, 2, 3, 0, twice (PP-17)


class Play(Case):
    def dealt(self):
        return self.done("apply", "-", *DEALT, text=self.done("new", GAME))

    def test_a_seed_plays_chance_up_to_the_first_decision(self):
        state = json.loads(self.done("new", GAME, "--seed", "3"))["state"]
        self.assertIsInstance(state["to_move"], int)
        self.assertEqual(state, json.loads(self.done("new", GAME, "--seed", "3"))["state"])

    def test_cards_are_listed_with_their_weights_for_the_host_only(self):
        start = self.done("new", GAME)
        lines = self.done("legal", "-", text=start).splitlines()
        self.assertEqual(len(lines), 52)
        self.assertEqual((lines[0], lines[51]), ("2C\t1", "AS\t1"))  # PP-56
        for seat in "0123":
            self.assertEqual(self.done("legal", "-", "--seat", seat, text=start), "")  # PP-54

    def test_a_seat_lists_its_own_decisions(self):
        dealt = self.dealt()
        self.assertEqual(self.done("legal", "-", "--seat", "0", text=dealt).split(), ["pass", "call-blast"])
        self.assertEqual(self.done("legal", "-", "--seat", "2", text=dealt), "")

    def test_views_cover_what_a_seat_may_not_know(self):
        dealt = self.dealt()
        view = json.loads(self.done("observe", "-", "--seat", "1", text=dealt))["view"]
        hands = [[card["card"] for card in player["cards"]] for player in view["players"]]
        self.assertEqual(hands, [["??", "??"], ["3C", "7C"], ["??", "??"], ["??", "??"]])
        onlooker = self.done("observe", "-", "--onlooker", text=dealt)
        self.assertEqual(onlooker.count('"??"'), 8)
        for shown in (self.done("show", "-", "--seat", "1", text=dealt), self.done("show", "-", "--svg", "--seat", "1", text=dealt)):
            self.assertNotIn("TC", shown)
            self.assertNotIn("10♣", shown)

    def test_a_redeal_looks_the_same_to_the_seat(self):
        dealt = self.dealt()
        again = self.done("redeal", "-", "--seat", "1", "--seed", "4", text=dealt)
        self.assertNotEqual(again, dealt)
        view = self.done("observe", "-", "--seat", "1", text=dealt)
        self.assertEqual(self.done("observe", "-", "--seat", "1", text=again), view)
        self.assertEqual(self.done("redeal", "-", "--seed", "4", text=view), again)

    def test_a_seats_record_covers_the_deals_of_others(self):
        record = {"actions": DEALT, "comments": [], "game": GAME, "kind": "record", "result": None,
                  "rules": json.loads(self.done("new", GAME))["rules"], "seats": [], "start": None, "tags": {},
                  "touchline": 1}
        file = self.path("game.json", json.dumps(record))
        covered = json.loads(self.done("convert", file, "--to", "json", "--seat", "2"))
        self.assertEqual(covered["actions"], DEALT[:5] + ["??", "4C", "??", "??", "??", "8C", "??", "??"])
        self.assertIn("covered 13", self.done("replay", self.path("seen.json", json.dumps(covered))))

    def test_a_penalty_is_an_event_between_hands(self):
        before = self.done("apply", "-", *DEALT[:4], text=self.done("new", GAME))
        moved = json.loads(self.done("apply", "-", "penalty 0", text=before))["state"]
        self.assertEqual((moved["ball"], moved["marker"]), (15, 30))  # PP-11
        self.assertIn("between hands", self.refused(1, "apply", "-", "penalty 1", text=self.dealt()))
        self.refused(1, "apply", "-", "penalty 2", text=before)

    def test_a_refusal_names_the_decisions(self):
        self.assertIn("pass, call-blast", self.refused(1, "apply", "-", "run", text=self.dealt()))

    def test_counts(self):
        self.assertEqual(self.done("perft", GAME, "3").split()[2:4], ["3", "132600"])

    def test_random_games_come_with_statistics(self):
        arguments = ("random", GAME, "--games", "20", "--seed", "2")
        answer = self.document(*arguments, "--threads", "2", "--json")
        statistics = answer["statistics"]
        self.assertEqual(statistics["points a drive"], [statistics["points"], statistics["drives"]])
        touchdowns = sum(count for name, count in statistics.items() if name.endswith("touchdowns"))
        conversions = statistics["one-point"] + statistics["two-points"]
        overtime = self.done(*arguments).count("reason\tovertime")
        self.assertTrue(touchdowns - 20 * overtime <= conversions <= touchdowns)
        self.assertGreaterEqual(statistics["drives"], 8 * 20)  # PP-5


class HotSeat(Case):
    def test_humans_do_not_see_each_others_cards(self):
        table = Terminal(self, "play", GAME, "--seat", "human", "--seat", "random", "--seat", "human", "--seat", "random",
                         "--seed", "3", plain=True)
        for _ in range(6):
            table.wait_for("then Enter")  # the screen waits until the next human is alone
            table.type("\n")
            seen = table.wait_for("> ")
            seat = re.search(r"seat (\d)> \Z", seen).group(1)
            hands = dict(re.findall(r"seat (\d)  points .*?chips \d+ +(\S{2,4} +\S{2,4})", seen))
            self.assertEqual(len(hands), 4, seen)
            self.assertNotIn("?", hands.pop(seat))
            for cards in hands.values():  # covered, or shown to everybody
                self.assertRegex(cards, r"\A(\?\?|\(\?\?\)|\[..\]) +(\?\?|\(\?\?\)|\[..\])\Z")
            table.type("1\n")

    def test_the_computer_plays_whole_games(self):
        for kind in ("random", "greedy"):
            ran = run("play", GAME, *["--seat", kind] * 4, "--seed", "2", "--rules", '{"max_hands":6}')
            self.assertEqual(ran.status, 0, ran.err)
            self.assertIn("Game over", ran.lines[-1])


if __name__ == "__main__":
    main()
