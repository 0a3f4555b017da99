#!/usr/bin/env python3
"""Tests of tools/rules-index, on a made-up game in a temporary folder. tools/check-rules runs them."""
import contextlib
import importlib.machinery
import importlib.util
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
TOOL = Path(__file__).resolve().parents[2] / "tools" / "rules-index"
FILES = {
    "tests/rules/toy/ids.tsv": "basic\t1.0\tTurns\nbasic\t7.0\tFire\nbasic\t7.11\tDice\nbasic\t7.12\tHits\nlater\t9.0\tNight\n",
    "tests/rules/toy/fire_test.cpp": "#include <gtest/gtest.h>\nTEST(Toy_7_11_Dice, AreCounted) {}\nTEST(Toy_1_0_Turns, End) {}\n",
    "engine/games/toy/fire.h": "#pragma once\n/// Toy 7.11, 7.12: how many dice.\nint dice();\n",
    "engine/games/toy/fire.cpp": 'Refusal refuse() { return {"It has fired.", "7.11"}; }\n// Toy 1.0 to 7.11: all of these\n',
    "engine/games/toy/RULINGS.md": "| rule | question | decision |\n|---|---|---|\n| 7.0, 7.11 | How many? | Two. |\n",
}


def load(root):
    loader = importlib.machinery.SourceFileLoader("rules_index", str(TOOL))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("rules_index", loader))
    loader.exec_module(module)
    module.ROOT = Path(root)
    return module


class RulesIndex(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        for name, text in FILES.items():
            path = Path(self.folder.name) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def ask(self, *arguments):
        with contextlib.redirect_stdout(io.StringIO()) as said:
            status = load(self.folder.name).main(list(arguments))
        return status, said.getvalue()

    def test_a_rule_is_shown_with_all_its_places(self):
        status, said = self.ask("toy", "7.11")
        self.assertEqual(status, 0)
        for place in ("engine/games/toy/fire.h:2: Toy 7.11, 7.12: how many dice.", "engine/games/toy/fire.cpp:2: ",
                      "engine/games/toy/fire.cpp:1: ", "tests/rules/toy/fire_test.cpp:2: Toy_7_11_Dice.AreCounted",
                      "engine/games/toy/RULINGS.md:3: How many?"):
            self.assertIn(f"  {place}", said)
        self.assertNotIn("fire_test.cpp:3", said, "the test of another rule")

    def test_a_rule_without_a_test_says_so(self):
        status, said = self.ask("toy", "7.12")
        self.assertEqual(status, 0)
        self.assertIn("code: 1\n  engine/games/toy/fire.h:2: ", said)
        self.assertIn("tests: none\n", said)

    def test_what_is_no_rule_is_answered_with_the_nearest(self):
        self.assertEqual(self.ask("toy", "9.3"), (1, "no such rule: toy 9.3; nearest is 9.0 Night\n"))
        self.assertEqual(self.ask("toy", "7.2"), (1, "no such rule: toy 7.2; nearest is 7.12 Hits\n"))
        self.assertEqual(self.ask("toy", "2.4"), (1, "no such rule: toy 2.4; nearest is 1.0 Turns\n"))
        self.assertEqual(self.ask("toy", "seven"), (1, "no such rule: toy seven; a number is like 1.0\n"))

    def test_a_heading_lists_the_rules_below_it(self):
        status, said = self.ask("toy", "7.1")
        self.assertEqual(status, 0)
        self.assertEqual(said.splitlines()[0], "toy 7.1 is a heading over 2 rules:")
        self.assertIn("  7.12   Hits", said)
        self.assertIn("toy 7 is a heading over 3 rules:", self.ask("toy", "7")[1])

    def test_one_wrong_number_among_several_fails(self):
        status, said = self.ask("toy", "1.0", "9.3")
        self.assertEqual(status, 1)
        self.assertIn("toy 1.0  Turns  (basic)", said)

    def test_the_list_counts_code_and_tests_of_every_rule(self):
        status, said = self.ask("toy")
        self.assertEqual(status, 0)
        self.assertIn("7.11   basic    2 in code   1 tests  Dice", said)
        self.assertIn("9.0    later    0 in code   0 tests  Night", said)
        self.assertIn("toy: code and test for 2 of 4 basic, 0 of 1 later rules; 2 tests", said)

    def test_a_required_rule_without_code_or_test_is_a_fault(self):
        status, said = self.ask("toy", "--require", "basic")
        self.assertEqual(status, 1)
        self.assertIn("rule 7.12 has no test", said)
        self.assertNotIn("rule 9.0", said)

    def test_numbers_of_three_parts_and_charts_are_rules_of_their_own(self):
        for name, text in {
            "tests/rules/war/ids.tsv": "later\t8.1\tA line\nlater\t8.1.2\tBy water\nlater\tTEC\tTerrain\n",
            "tests/rules/war/a_test.cpp": "TEST(War_8_1_2_Water, Runs) {}\nTEST(War_8_1_Line, Is) {}\nTEST(War_TEC_Chart, Cells) {}\n",
            "engine/games/war/a.cpp": "/// War 8.1.2, TEC: how far.\n",
            "engine/games/war/RULINGS.md": "| 8.1.2 | By water? | Yes. |\n",
        }.items():
            path = Path(self.folder.name) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        status, said = self.ask("war")
        self.assertEqual(status, 0, said)
        self.assertIn("8.1    later    0 in code   1 tests  A line", said)
        self.assertIn("8.1.2  later    1 in code   1 tests  By water", said)
        self.assertIn("TEC    later    1 in code   1 tests  Terrain", said)
        self.assertIn("By water?", self.ask("war", "8.1.2")[1])
        self.assertEqual(self.ask("war", "--require", "basic")[0], 0, "a game may begin with no basic rule")

    def test_a_game_without_a_list_names_those_that_have_one(self):
        with self.assertRaisesRegex(SystemExit, r"tests/rules/chess/ids.tsv is missing; there are toy"):
            self.ask("chess")


if __name__ == "__main__":
    unittest.main()
