#!/usr/bin/env python3
"""tools/cards/make.py EDITION... [--check]: makes assets/games/dixie/EDITION.json and EDITION-notes.json from the tables in
assets/games/dixie/sources. EDITION: bull-run, shiloh, gettysburg, or all of them that have tables.

The numbers on the cards come from formulas.py. With --check nothing is written: status 1 when a file is not what the
tables give. Prints counts and sums by side and arm. A fault of a table is told as file, row, column, what stands there and what may.
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib"))
from formulas import TERRAIN_POINTS, battle_points, combat_value, firepower  # noqa: E402
from strict_csv import NUMBER, TEXT, WORD, Table, one_of  # noqa: E402
from units import COLUMNS, NEEDS, READERS, TABLES  # noqa: E402

ASSETS = Path(__file__).resolve().parents[2] / "assets/games/dixie"
SIDES = ("usa", "csa")
ARMS = ("infantry", "cavalry", "artillery", "general")
ORDER = ("id", "side", "type", "name", "short", "ob", "corps", "division", "cv", "morale", "fire", "guns", "horse", "attack",
         "defense", "stacking", "stars", "wreath", "rank", "branch", "commands", "wounded", "killed", "captured", "day", "late", "terrain", "limit",
         "places", "no_outflank", "special", "when", "effect", "face", "state", "coat", "look", "bp")
NOTES = ("line", "commander", "strength", "guns_text", "estimated", "casualties")
STATES = {"Alabama": "Ala.", "Arkansas": "Ark.", "Connecticut": "Conn.", "Delaware": "Del.", "Florida": "Fla.", "Georgia": "Ga.",
          "Illinois": "Ill.", "Indiana": "Ind.", "Iowa": "Iowa", "Kentucky": "Ky.", "Louisiana": "La.", "Maine": "Maine",
          "Maryland": "Md.", "Massachusetts": "Mass.", "Michigan": "Mich.", "Minnesota": "Minn.", "Mississippi": "Miss.",
          "Missouri": "Mo.", "Nebraska": "Nebr.", "New Hampshire": "N.H.", "New Jersey": "N.J.", "New York": "N.Y.",
          "North Carolina": "N.C.", "Ohio": "Ohio", "Pennsylvania": "Pa.", "Rhode Island": "R.I.", "South Carolina": "S.C.",
          "Tennessee": "Tenn.", "Texas": "Tex.", "Vermont": "Vt.", "West Virginia": "W.Va.", "Virginia": "Va.",
          "Wisconsin": "Wis.", "U.S.": "U.S."}
ID_PREFIX = {"bull-run": "dixie"}  # published before the other editions were



# The other tables: the columns that are read, what may stand in them, those that not every edition has, and what needs what.
SIDE = one_of(*SIDES)
WATERS = ("creek", "pond")
SUBJECTS = {
    "cards": ({"side": SIDE, "key": WORD, "short": WORD, "name": TEXT, "strength": NUMBER, "conduct": one_of("-1", "0", "1", ""), "attack": NUMBER,
               "defense": NUMBER, "coat": one_of("blue", "gray", "mixed", "red", ""), "reason": TEXT, "line": TEXT},
              {"stacking": NUMBER, "rank": one_of("army", "wing", "corps", "division", ""), "branch": one_of("artillery", "cavalry", ""),
               "commands": TEXT, "corps": TEXT, "division": TEXT}, []),
    "terrain": ({"side": SIDE, "terrain": one_of(*TERRAIN_POINTS, *WATERS), "limit": NUMBER, "name": WORD, "short": WORD, "line": WORD},
                {"places": TEXT, "day": NUMBER, "no_outflank": one_of("y", "")}, [("terrain", WATERS, "limit")]),
    "specials": ({"side": SIDE, "kind": WORD, "copies": NUMBER, "name": WORD, "short": WORD, "line": WORD}, {}, [("side", SIDES, "copies")]),
}
KINDS = {"kind": WORD, "bp": NUMBER, "when": WORD, "effect": WORD, "face1": WORD, "face2": WORD}
# How a face is put into words (FORMAT.md, "Faces"): of each line one word at most.
FEATURES = (("bare", "kepi", "slouch", "plumed", "straw", "fez", "bonnet"), ("full", "shaven", "moustache", "goatee", "whiskers", "chin", "short", "long"),
            ("brown", "black", "fair", "red", "gray", "white"), ("lean", "stout"), ("glasses", "curls", "bald"), ("zouave", "shell", "green"))
FACES = {"id": WORD, "look": WORD, "estimated": one_of("y", "n"), "source": WORD, "who": WORD}
STATES_COLUMNS = {"edition": one_of(*READERS), "side": SIDE, "short": WORD, "state": WORD}
LOSSES = {"side": SIDE, "ob": WORD, "casualties": NUMBER}


class Refused(Exception):
    """The tables of an edition have these faults."""

    def __init__(self, faults):
        super().__init__("\n".join(faults))
        self.faults = faults


class Sources:
    """The tables of one edition, each read once and strictly; raises Refused with all their faults."""

    def __init__(self, edition):
        self.faults = []
        self.units = self.read(TABLES[edition], COLUMNS[edition], {}, NEEDS[edition])
        self.of = {subject: self.subject(edition, subject) for subject in SUBJECTS}
        self.kinds = self.read("special-kinds.csv", KINDS, {}, [])
        self.states = self.read("states.csv", STATES_COLUMNS, {}, [])
        self.losses = self.read("shiloh-brigade-losses.csv", LOSSES, {}, []) if edition == "shiloh" else []
        self.faces = self.read(f"{edition}-faces.csv", FACES, {}, [])
        for row in self.faces:
            words = row["look"].split()
            if len(set(words)) != len(words) or any(sum(word in words for word in line) > 1 for line in FEATURES) or not set(words) <= set(sum(FEATURES, ())):
                self.faults.append(f"{edition}-faces: {row['id']}, column look: \"{row['look']}\": of each kind of feature one word")
        known = [row["kind"] for row in self.kinds]
        for row in self.of["specials"]:
            if row["kind"] not in known:
                self.faults.append(f"{edition}-specials: {row['name']}, column kind: \"{row['kind']}\": {', '.join(known)}")
        for row in self.kinds:
            if row["bp"] is None:
                self.faults.append(f"special-kinds.csv: {row['kind']}, column bp: \"\": a whole number")
        if self.faults:
            raise Refused(self.faults)

    def read(self, name, columns, optional, needs):
        table = Table(ASSETS / "sources" / name, columns, optional, needs, ascii_only=True)
        self.faults += table.faults
        return table.rows

    def subject(self, edition, subject):
        """The rows of an edition's table, or of its two where each side has its own."""
        return [row for name in names_of(edition, subject) for row in self.read(name, *SUBJECTS[subject])]


def names_of(edition, subject):
    names = [f"{edition}-{subject}.csv", *(f"{edition}-{subject}-{side}.csv" for side in SIDES)]
    return [name for name in names if (ASSETS / "sources" / name).exists()]


def general(card, unit, sheet):
    card["name"] = ("Col. " if unit.is_colonel else "") + (sheet["name"] or unit.name)
    card["attack"], card["defense"] = sheet["attack"], sheet["defense"]
    card["stars"] = unit.stars
    if unit.side == "csa" and not unit.is_colonel:
        card["wreath"] = True
    for fate in unit.fate:
        card[fate] = True
    if sheet.get("stacking"):
        card["stacking"] = sheet["stacking"]
    for key in ("rank", "branch"):
        if sheet.get(key):
            card[key] = sheet[key]
    if sheet.get("commands"):
        card["commands"] = sheet["commands"].split()
    for key in ("corps", "division"):  # of one who led others than those with whom he is listed; "-": none
        if sheet.get(key):
            card[key] = sheet[key]
    led = {"corps": ("corps",), "army": (), "wing": ()}.get(card.get("rank"), ("corps", "division"))
    for key in ("corps", "division"):
        if key not in led or card.get(key) == "-":
            card.pop(key, None)


def losses_of(edition, unit, sheet, sources):
    """A unit's losses; of one that is several cards on the first of them only; at Shiloh, where only the brigade's are known, those."""
    if sheet["strength"]:
        return f"{unit.casualties} in the whole unit" if sheet["first"] and unit.casualties else ""
    if edition == "shiloh" and not unit.casualties:
        brigades = {(row["side"], row["ob"]): row["casualties"] for row in sources.losses}
        lost = brigades.get((unit.side, unit.ob)) if unit.arm == "infantry" else None
        return f"{lost:,} in the brigade" if lost else ""
    return unit.casualties


def troop(edition, card, unit, sheet, sources):
    card["name"] = sheet["name"]
    strength = sheet["strength"] or unit.strength
    card["cv"] = combat_value(edition, unit.arm, strength, unit.guns, int(sheet.get("conduct") or 0))
    card["fire"] = firepower(edition, unit.arm, unit.guns_text)
    if unit.arm == "artillery":
        card["guns"] = unit.guns
        card["guns_text"] = unit.guns_text
    card["strength"] = strength
    # A share of a unit is an estimate, however well the whole is known.
    card["estimated"] = unit.estimated or bool(sheet["strength"])
    card["commander"] = unit.commander
    losses = losses_of(edition, unit, sheet, sources)
    if losses:
        card["casualties"] = losses


def state_of(edition, card, known):
    """The state that a troop card's short name does not tell already: of the name, else of states.csv."""
    named = next((short for word, short in STATES.items() if word in card["name"]), "")
    state = known.get((edition, card["side"], card["short"]), named)
    told = any(word in card["short"] for pair in STATES.items() if pair[1] == state for word in pair)
    return "" if told else state


def match(edition, units, sheets):
    """Every unit has a sheet, every sheet a unit, and shares of a unit add up to it. Cards come in order of battle."""
    faults, pairs = [], []
    known = {(unit.side, unit.key) for unit in units}
    faults += [f"no such unit: {sheet['side']} {sheet['key']}" for sheet in sheets if (sheet["side"], sheet["key"]) not in known]
    for unit in units:
        mine = [sheet for sheet in sheets if (sheet["side"], sheet["key"]) == (unit.side, unit.key)]
        if not mine:
            faults.append(f"no row in the cards of {edition}: {unit.side} {unit.key}")
        elif len(mine) > 1 and sum(sheet["strength"] or 0 for sheet in mine) != unit.strength:
            faults.append(f"the shares of {unit.side} {unit.key} do not add up to {unit.strength}")
        for sheet in mine:
            faults += lacks(edition, unit, sheet)
        pairs += [(unit, {**sheet, "first": sheet is mine[0]}) for sheet in mine if sheet["short"] != "-"]
    if faults:
        raise Refused(faults)
    return pairs


def lacks(edition, unit, sheet):
    """What the row of a card must have and has not: a general two ratings, a card a line, what is left out a reason."""
    wanted = ("reason",) if sheet["short"] == "-" else ("line", "coat", *(("attack", "defense") if unit.arm == "general" else ("name",)))
    return [f"{edition}-cards: {sheet['side']} {sheet['key']}, column {name}: \"\": something must stand there" for name in wanted if sheet[name] in (None, "")]


def ground(row):
    card = {"type": "terrain", **{key: row[key] for key in ("side", "terrain", "name", "short", "line")}}
    if row["limit"]:
        card["limit"] = row["limit"]
    if row.get("places"):
        card["places"] = row["places"].split()
    if row.get("day") not in (None, 1):
        card["day"] = row["day"]
    if row.get("no_outflank"):
        card["no_outflank"] = True
    card["bp"] = battle_points(card)
    return card


def specials(row, kinds):
    kind = kinds[row["kind"]]
    for _ in range(row["copies"]):
        yield {"type": "special", "special": row["kind"], "when": kind["when"], "effect": kind["effect"],
               "face": [kind["face1"], kind["face2"]], "bp": kind["bp"],
               **{key: row[key] for key in ("side", "name", "short", "line")}}


def make(edition):
    """All cards with all their keys, those of the notes too, in the order of the file."""
    cards = []
    sources = Sources(edition)
    states = {(row["edition"], row["side"], row["short"]): row["state"] for row in sources.states}
    units = [READERS[edition](row) for row in sources.units]
    for unit, sheet in match(edition, units, sources.of["cards"]):
        card = {"side": unit.side, "type": unit.arm, "short": sheet["short"], "ob": unit.ob, "coat": sheet["coat"],
                "line": sheet["line"], **{key: value for key, value in unit.extra.items() if (key, value) != ("day", 1)}}
        if unit.arm == "general":
            general(card, unit, sheet)
        else:
            troop(edition, card, unit, sheet, sources)
            state = state_of(edition, card, states)
            if state:
                card["state"] = state
        card["bp"] = battle_points(card)
        cards.append(card)
    troops = {(edition, card["side"], card["short"]) for card in cards if "cv" in card}
    if lost := [key for key in states if key[0] == edition and key not in troops]:
        raise Refused([f"states.csv: column short: \"{short}\": no such card of {edition}, {side}" for _, side, short in lost])
    cards += [ground(row) for row in sources.of["terrain"]]
    kinds = {row["kind"]: row for row in sources.kinds}
    for row in sources.of["specials"]:
        cards += specials(row, kinds)
    numbered = []
    for side in SIDES:
        for number, card in enumerate((card for card in cards if card["side"] == side), 1):
            card["id"] = f"{ID_PREFIX.get(edition, edition)}.{side}.{number}"
            assert set(card) <= {*ORDER, *NOTES}, card
            numbered.append(card)
    give_faces(edition, numbered, sources.faces)
    return numbered


def give_faces(edition, cards, faces):
    """The look of each card that has a row; every general has one."""
    rows = {row["id"]: row for row in faces}
    of = {card["id"]: card for card in cards}
    faults = [f"{edition}-faces: {key}: no such general or infantry" for key in rows if of.get(key, {}).get("type") not in ("general", "infantry")]
    faults += [f"{edition}-faces: no row for {card['id']}, {card['name']}" for card in cards if card["type"] == "general" and card["id"] not in rows]
    faults += [f"{edition}-faces: {key}: is of {row['who']}, the card of {of[key]['name']}" for key, row in rows.items() if key in of and row["who"] != of[key]["name"]]
    if faults or len(rows) != len(faces):
        raise Refused(faults or [f"{edition}-faces: a card stands twice"])
    for key, row in rows.items():
        of[key]["look"] = row["look"]


def pick(card, keys):
    return {key: card[key] for key in keys if key in card}


def texts(edition, cards):
    """The two files."""
    head = json.loads((ASSETS / "sources" / f"{edition}-edition.json").read_text(encoding="ascii"))
    lines = ",\n".join("    " + json.dumps(pick(card, ORDER)) for card in cards)
    yield f"{edition}.json", json.dumps(head, indent=2)[:-2] + ',\n  "cards": [\n' + lines + "\n  ]\n}\n"
    notes = ",\n".join(f"    {json.dumps(card['id'])}: {json.dumps(pick(card, NOTES))}" for card in cards)
    yield f"{edition}-notes.json", f'{{\n  "edition": "{edition}",\n  "format": 2,\n  "notes": {{\n{notes}\n  }}\n}}\n'


def report(cards):
    for side in SIDES:
        mine = [card for card in cards if card["side"] == side]
        troops = [card for card in mine if "cv" in card]
        points = sum(card["bp"] for card in mine)
        print(f"{side}: {len(mine)} cards, {points} battle points, {points / len(mine):.2f} each; "
              f"{len(troops)} troops, {sum(card['bp'] for card in troops) / len(troops):.2f} each")
        for kind in (*ARMS, "terrain", "special"):
            some = [card for card in mine if card["type"] == kind]
            values = [card["cv"] for card in some if "cv" in card]
            more = f"  CV sum {sum(values):3d} mean {sum(values) / len(values):.2f}" if values else ""
            if kind == "general":
                more = f"  attack {sum(c['attack'] for c in some)} defense {sum(c['defense'] for c in some)}"
            print(f"  {kind:9s} {len(some):3d}  points {sum(card['bp'] for card in some):4d}{more}")
        print(f"  all troops: CV sum {sum(c['cv'] for c in troops)} mean {sum(c['cv'] for c in troops) / len(troops):.2f}")


def main():
    names = [name for name in sys.argv[1:] if name != "--check"]
    if names == ["all"]:
        names = [name for name in READERS if names_of(name, "cards")]
    if not names or not set(names) <= set(READERS):
        sys.exit(__doc__)
    for edition in names:
        try:
            cards = make(edition)
        except Refused as refused:
            sys.exit(str(refused))
        for name, text in texts(edition, cards):
            target = ASSETS / name
            if "--check" not in sys.argv[1:]:
                target.write_text(text, encoding="ascii")
            elif not target.exists() or target.read_text(encoding="ascii") != text:
                sys.exit(f"{name} is not what its tables give: run tools/cards/make.py {edition}")
        if "--check" in sys.argv[1:]:
            print(f"{edition}: both files are what their tables give, {len(cards)} cards")
        else:
            print(edition)
            report(cards)


if __name__ == "__main__":
    main()
