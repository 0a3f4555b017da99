"""Tables of comma-separated values, read strictly: every fault is told as file, row, column, what stands there, what may stand there.

    table = Table(path, {"row": WORD, "strength": NUMBER, "notes": TEXT})
    table.rows      a dictionary a row; a column of numbers holds ints, or None where nothing stands
    table.faults    lines such as: brigades.csv: row 12 (c7), column strength: "1,700": a whole number in digits alone, or nothing

A row has as many cells as the header has columns: a comma in a text stands between quotation marks, or the row has one too many.
"""
import csv
import re

TEXT = "text"      # anything
WORD = "word"      # something must stand there
NUMBER = "number"  # a whole number in digits, or nothing
COUNT = "count"    # the same, and after a colon what it is made of: "9: 5x siege gun; 4x Parrott"

FORMS = {NUMBER: (r"([0-9]{1,7})", "a whole number in digits alone, or nothing"),
         COUNT: (r"([0-9]{1,7})(?:: .+)?", "a whole number in digits, or \"9: 5x siege gun; 4x Parrott\", or nothing")}


def one_of(*words):
    """A column in which one of these stands."""
    return tuple(words)


class Table:
    def __init__(self, path, columns):
        self.name = path.name
        self.rows = []
        self.faults = []
        try:
            with open(path, newline="", encoding="utf-8") as file:
                lines = list(csv.reader(file, strict=True))
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            self.faults.append(f"{self.name}: cannot be read: {error}")
            return
        lines = [(number, cells) for number, cells in enumerate(lines, 1) if cells]
        head = lines[0][1] if lines else []
        missing = [name for name in columns if name not in head]
        twice = [name for name in dict.fromkeys(head) if head.count(name) > 1]
        if missing or twice:
            what = f"no column {', '.join(missing)}" if missing else f"two columns {', '.join(twice)}"
            self.faults.append(f"{self.name}: row 1: {what}: its columns are {', '.join(head) or 'none'}")
            return
        for number, cells in lines[1:]:
            self.take(number, head, cells, columns)

    def take(self, number, head, cells, columns):
        row = f"{self.name}: row {number} ({cells[0]})"
        if len(cells) != len(head):
            cause = ": a text with a comma stands between quotation marks" if len(cells) > len(head) else ""
            last = f", the last is \"{cells[-1]}\""
            self.faults.append(f"{row}: {len(cells)} cells{last}: there must be {len(head)}, as many as columns{cause}")
            return
        taken = dict(zip(head, cells))
        for name, kind in columns.items():
            text = taken[name]
            place = f"{row}, column {name}: \"{text}\""
            if kind in FORMS:
                pattern, words = FORMS[kind]
                number_of = re.fullmatch(pattern, text)
                if text and not number_of:
                    self.faults.append(f"{place}: {words}")
                taken[name] = int(number_of[1]) if number_of else None
            elif kind == WORD and not text.strip():
                self.faults.append(f"{place}: something must stand there")
            elif isinstance(kind, tuple) and text not in kind:
                self.faults.append(f"{place}: {', '.join(word or 'nothing' for word in kind)}")
        self.rows.append(taken)
