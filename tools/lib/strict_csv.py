"""Tables of comma-separated values, read strictly: every fault is told as file, row, column, what stands there, what may stand there.

    table = Table(path, {"row": WORD, "strength": NUMBER, "notes": TEXT}, optional={"guns": NUMBER}, needs=[("arm", ("artillery",), "guns")])
    table.rows      a dictionary a row; a column of numbers holds ints, or None where nothing stands
    table.faults    lines such as: brigades.csv: row 12 (c7), column strength: "1,700": a whole number in digits alone, or nothing

A row has as many cells as the header has columns: a comma in a text stands between quotation marks, or the row has one too many.
Columns of `optional` are held to the same where the table has them. `needs`: where one column has one of these words, something must
stand in another. Where `ascii_only`, a text has none but the letters of a plain keyboard.
"""
import csv
import re

TEXT = "text"      # anything
WORD = "word"      # something must stand there
NUMBER = "number"  # a whole number in digits, or nothing
COUNT = "count"    # the same, and after a colon what it is made of: "9: 5x siege gun; 4x Parrott"
FIGURE = "figure"  # a whole number in digits, kept as a text
PIECES = "pieces"  # guns and of what kinds, kept as a text: "6 (4x 6-pdr gun, 2x 12-pdr howitzer)"

FORMS = {NUMBER: (r"([0-9]{1,7})", "a whole number in digits alone, or nothing"),
         COUNT: (r"([0-9]{1,7})(?:: .+)?", "a whole number in digits, or \"9: 5x siege gun; 4x Parrott\", or nothing"),
         FIGURE: (r"([0-9]{1,7})", "a whole number in digits alone, or nothing"),
         PIECES: (r"([0-9]{1,3})(?: \(.+\))?", "a whole number in digits, or \"6 (4x 6-pdr gun, 2x 12-pdr howitzer)\", or nothing")}
NUMBERS = (NUMBER, COUNT)


def one_of(*words):
    """A column in which one of these stands."""
    return tuple(words)


class Table:
    def __init__(self, path, columns, optional=None, needs=(), ascii_only=False):
        self.name = path.name
        self.needs = needs
        self.ascii_only = ascii_only
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
        columns = {**columns, **{name: kind for name, kind in (optional or {}).items() if name in head}}
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
            if self.ascii_only and not re.fullmatch(r"[ -~]*", text):
                self.faults.append(f"{place}: letters, digits and signs of a plain keyboard (printable ASCII)")
            if kind in FORMS:
                pattern, words = FORMS[kind]
                number_of = re.fullmatch(pattern, text)
                if text and not number_of:
                    self.faults.append(f"{place}: {words}")
                if kind in NUMBERS:
                    taken[name] = int(number_of[1]) if number_of else None
            elif kind == WORD and not text.strip():
                self.faults.append(f"{place}: something must stand there")
            elif isinstance(kind, tuple) and text not in kind:
                self.faults.append(f"{place}: {', '.join(word or 'nothing' for word in kind)}")
        for name, words, other in self.needs:
            if taken.get(name) in words and taken.get(other) in (None, ""):
                self.faults.append(f"{row}, column {other}: \"\": something must stand there where {name} is {taken[name]}")
        self.rows.append(taken)
