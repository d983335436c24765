"""The check of clauses finds what it is there to find."""
import tempfile
import unittest
from pathlib import Path

from clauses import check

DRAUGHTS = "docs/rules/draughts.md"
UNTESTABLE = "docs/rules/untestable.md"
TEST = "tests/draughts/a_test.cpp"

COMPARED = "## Where other programs differ\n"
RULES = "# rules\n- DR-1 (S) The board.\n- DR-2 **Ruling:** The numbers;\n  DR-9 is no clause here.\n" + COMPARED
TESTS = 'TEST_CASE("one, (two) \\"three\\"", "[draughts][DR-1]") {}\nTEST_CASE("b",\n  "[DR-2]") {}\n'
THIRD = "- DR-3 (S) The colour of the board.\n"


def complaints(changes=None, coming=()):
    """Complaints about a tree of two clauses and their tests, with the given files in it or in place of its own."""
    tree = {DRAUGHTS: RULES, TEST: TESTS} | (changes or {})
    with tempfile.TemporaryDirectory() as folder:
        for name, text in tree.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return check(Path(folder), coming)


class ClauseCheck(unittest.TestCase):
    def test_a_clean_tree_has_no_complaints(self):
        self.assertEqual(complaints(), [])

    def test_a_clause_without_a_test(self):
        self.assertEqual(complaints({DRAUGHTS: RULES + THIRD}), ["draughts.md: DR-3 has no test tagged [DR-3]"])

    def test_a_mention_in_a_comment_or_name_is_no_tag(self):
        tests = TESTS + '// DR-3 [DR-3]\nTEST_CASE("[DR-3]", "[draughts]") {}\nTEST_CASE("[DR-3]") {}\n'
        self.assertEqual(complaints({DRAUGHTS: RULES + THIRD, TEST: tests}),
                         ["draughts.md: DR-3 has no test tagged [DR-3]"])

    def test_a_tag_without_a_clause(self):
        self.assertEqual(complaints({"tests/b.cpp": 'TEST_CASE("c", "[PH-7]") {}'}),
                         ["tests/b.cpp: there is no clause PH-7"])

    def test_a_game_that_is_being_built(self):
        tests = {"tests/b.cpp": 'TEST_CASE("c", "[PH-7]") {}'}
        self.assertEqual(complaints(tests, ["PH"]), [])
        self.assertEqual(complaints(tests, ["SO"]), ["tests/b.cpp: there is no clause PH-7"])
        self.assertEqual(complaints(tests | {"docs/rules/phutball.md": "- PH-1 The ball.\n" + COMPARED}, ["PH"]),
                         ["phutball.md: PH-1 has no test tagged [PH-1]", "tests/b.cpp: there is no clause PH-7"])

    def test_a_source_that_names_no_clause(self):
        self.assertEqual(complaints({"src/a.cpp": "// DR-1, DR-40; UTF-8\n"}), ["src/a.cpp: there is no clause DR-40"])

    def test_a_clause_defined_twice(self):
        self.assertEqual(complaints({"docs/rules/other.md": "- DR-1 Again.\n" + COMPARED}), ["other.md: DR-1 is defined twice"])

    def test_an_untestable_clause_needs_a_reason(self):
        rules = {DRAUGHTS: RULES + THIRD}
        self.assertEqual(complaints(rules | {UNTESTABLE: "- DR-3: nothing here has a colour.\n"}), [])
        self.assertEqual(complaints(rules | {UNTESTABLE: "- DR-3\n"}), ["untestable.md: DR-3 has no reason"])

    def test_an_untestable_clause_has_no_test_and_exists(self):
        self.assertEqual(complaints({UNTESTABLE: "- DR-1: so.\n- DR-8: so.\n"}),
                         ["untestable.md: DR-1 has a test in tests/draughts/a_test.cpp",
                          "untestable.md: there is no clause DR-8"])

    def test_rulings_have_one_mark(self):
        for mark in ["(R)", "(R: why)", "(S, R)", "(S; R: why)", "(R, 3)"]:
            self.assertEqual(complaints({DRAUGHTS: RULES + f"A field {mark} of four columns (P, Q, R, S).\n"}),
                             [f"draughts.md: a ruling is marked **Ruling**, not {mark[:mark.index('R') + 2]}"])

    def test_a_page_without_comparison(self):
        self.assertEqual(complaints({DRAUGHTS: RULES.replace(COMPARED, "")}),
                         ['draughts.md: there is no section "## Where other programs differ"'])

    def test_no_rules_at_all(self):
        self.assertEqual(complaints({DRAUGHTS: "", TEST: ""}), ["docs/rules holds no clause"])


if __name__ == "__main__":
    unittest.main()
