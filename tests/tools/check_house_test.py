#!/usr/bin/env python3
"""Tests of the count of words in tools/check-house, in a made-up repository. tools/check-rules runs them."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "check-house"


class MadeUpRepository(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "tools" / "lib").mkdir(parents=True)
        shutil.copy(TOOL, self.root / "tools" / "check-house")
        subprocess.run(["git", "init", "-q", "-b", "main"], cwd=self.root, check=True)
        self.write("notes.md", "Whoever reads this\nand whoever does not\nand nobody whomever\n")

    def write(self, name, text):
        (self.root / name).write_text(text, encoding="utf-8")
        subprocess.run(["git", "add", "-A"], cwd=self.root, check=True)

    def allow(self, *rows):
        self.write("tools/lib/plain_words.tsv", "pattern\tlines\tinstead\n" + "".join(f"{row}\n" for row in rows))

    def run_tool(self, *words):
        run = subprocess.run([sys.executable, "tools/check-house", *words], cwd=self.root, capture_output=True, text=True)
        return run.returncode, run.stdout


class PlainWords(MadeUpRepository):
    def table(self):
        return (self.root / "tools/lib/plain_words.tsv").read_text(encoding="utf-8").splitlines()[1:]

    def test_more_lines_than_allowed_are_a_fault_that_names_them(self):
        self.allow("\\bwhoever\\b\t1\tthe player")
        status, said = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn('stands in 2 lines, 1 are allowed; write the player. See notes.md:1, notes.md:2', said)

    def test_as_many_as_allowed_are_no_fault(self):
        self.allow("\\bwhoever\\b\t2\tthe player")
        self.assertEqual(self.run_tool(), (0, "\n0 faults in 3 files\n"))

    def test_lower_writes_down_the_count_and_never_raises_it(self):
        self.allow("\\bwhoever\\b\t9\tthe player", "\\bwhomever\\b\t0\tthe player")
        self.assertIn("1 counts of tools/lib/plain_words.tsv may be lowered", self.run_tool()[1])
        self.run_tool("--lower")
        self.assertEqual(self.table(), ["\\bwhoever\\b\t2\tthe player", "\\bwhomever\\b\t0\tthe player"])
        self.assertEqual(self.run_tool()[0], 1, "one line has whomever")

    def test_a_pattern_with_capitals_is_taken_as_it_stands(self):
        self.write("limits.h", "#pragma once\nconstexpr int kMostPieces = 3;\nint almost;\n")
        self.allow("\\bkMost[A-Z]\t0\tkMax")
        self.assertIn("limits.h:2", self.run_tool()[1])


class NamesOfGames(MadeUpRepository):
    """A game is named in its own folders and in the two registries only."""

    def setUp(self):
        super().setUp()
        self.allow()
        (self.root / "engine/games/fort").mkdir(parents=True)
        (self.root / "web/views").mkdir(parents=True)
        self.write("engine/games/fort/load.cpp", 'read("games/fort/map.json");\n')
        self.write("engine/games/games.cpp", '{"fort", fort::load}\n')

    def test_its_own_folder_and_the_registry_name_it(self):
        self.assertEqual(self.run_tool()[0], 0)

    def test_a_comment_may_name_it(self):
        self.write("web/views/home.h", '#pragma once\nint x;  // "fort", for example\n/// "fort/bastion"\n')
        self.assertEqual(self.run_tool()[0], 0)

    def test_no_other_room_names_it(self):
        for code in ('if (game == "fort") {', 'play("fort/bastion");', "return fort::kBastion;", 'read("games/fort/map.json");'):
            self.write("web/views/home.cpp", code + "\n")
            status, said = self.run_tool()
            self.assertEqual(status, 1, code)
            self.assertIn("web/views/home.cpp:1: only a game's own folders", said)


if __name__ == "__main__":
    unittest.main()
