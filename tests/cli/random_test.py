"""random and trace."""

import json
import os

from support import Case, FIRST_MOVES, canonical, main, run


def without_times(lines):
    return [line for line in lines if not line.startswith(("seconds\t", "actions a second\t"))]


class RandomGames(Case):
    def test_results_do_not_depend_on_threads(self):
        runs = []
        for threads in ("1", "3"):
            folder = self.path("records" + threads)
            lines = self.done("random", "draughts", "--games", "30", "--seed", "7", "--threads", threads, "--records",
                              folder).splitlines()
            records = []
            for name in sorted(os.listdir(folder)):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    records.append((name, file.read()))
            runs.append((without_times(lines), records))
        self.assertEqual(len(runs[0][1]), 30)
        self.assertEqual(runs[0], runs[1])

    def test_the_summary_adds_up(self):
        answer = self.document("random", "draughts", "--games", "40", "--seed", "1", "--json")
        self.assertEqual(answer["games"], 40)
        self.assertEqual(sum(answer["results"].values()), 40)
        self.assertEqual(sum(answer["reasons"].values()), 40)
        self.assertLessEqual(set(answer["reasons"]), {"no_moves", "repetition", "forty_moves"})
        lines = dict(line.rsplit("\t", 1) for line in
                     self.done("random", "draughts", "--games", "40", "--seed", "1").splitlines())
        self.assertEqual(lines["games"], "40")
        self.assertEqual(lines["mean length"], f"{answer['actions'] / 40:.2f}")
        self.assertIn("actions a second", lines)

    def test_cut_games(self):
        answer = self.document("random", "draughts", "--games", "5", "--max-actions", "2", "--json")
        self.assertEqual((answer["results"], answer["reasons"], answer["actions"]), ({"cut": 5}, {}, 10))

    def test_records_replay_to_the_same_counts(self):
        folder = self.path("records")
        answer = self.document("random", "draughts", "--games", "8", "--seed", "3", "--records", folder, "--json")
        files = [os.path.join(folder, name) for name in sorted(os.listdir(folder))]
        lines = self.done("replay", *files).splitlines()
        self.assertEqual(lines[-1], "total 8 ok 8 failed 0")
        self.assertEqual(sum(int(line.rsplit(" ", 1)[1]) for line in lines[:-1]), answer["actions"])

    def test_a_folder_that_cannot_be_made(self):
        file = self.path("file", "")
        self.assertIn(file, self.refused(1, "random", "draughts", "--records", os.path.join(file, "records")))


class Traces(Case):
    def trace(self, *arguments):
        lines = self.done("trace", "draughts", *arguments).splitlines()
        return [line.split("\t") for line in lines[:-1]], lines[-1].split("\t")

    def test_each_line_has_the_action_and_all_that_was_legal(self):
        steps, end = self.trace("--seed", "4")
        self.assertEqual(steps[0][1], "|".join(sorted(FIRST_MOVES)))
        state = self.done("new", "draughts")
        for action, legal in steps[:12]:
            texts = legal.split("|")
            self.assertIn(action, texts)
            self.assertEqual(texts, sorted(self.done("legal", "-", text=state).splitlines()))
            state = self.done("apply", "-", action, text=state)
        self.assertEqual(end[0], "result")
        final = json.loads(self.done("apply", "-", *[action for action, _ in steps], text=self.done("new", "draughts")))
        self.assertEqual(end[1], canonical(final["state"]["result"]))

    def test_cut_and_repeated(self):
        steps, end = self.trace("--seed", "9", "--max-actions", "5")
        self.assertEqual((len(steps), end), (5, ["result", "null"]))
        self.assertEqual(self.trace("--seed", "9", "--max-actions", "5"), (steps, end))

    def test_a_trace_is_the_first_random_game_of_its_seed(self):
        folder = self.path("records")
        self.done("random", "draughts", "--games", "1", "--seed", "6", "--records", folder)
        with open(os.path.join(folder, os.listdir(folder)[0]), encoding="utf-8") as file:
            record = json.load(file)
        steps, end = self.trace("--seed", "6")
        self.assertEqual(record["actions"], [action for action, _ in steps])
        self.assertEqual(canonical(record["result"]), end[1])

    def test_rules_change_the_actions(self):
        steps, _ = self.trace("--seed", "2", "--rules", '{"unit":"step"}', "--max-actions", "1")
        self.assertIn("11SW", steps[0][1].split("|"))

    def test_json(self):
        answer = self.document("trace", "draughts", "--seed", "9", "--max-actions", "1", "--json")
        self.assertEqual(answer["actions"][0]["legal"], sorted(FIRST_MOVES))
        self.assertIsNone(answer["result"])


if __name__ == "__main__":
    main()
