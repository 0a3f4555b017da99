"""The orders of battle of assets/games/dixie/sources, each in its own columns, read into units of one shape."""
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib"))
from strict_csv import FIGURE, NUMBER, PIECES, TEXT, WORD, one_of  # noqa: E402

ROMAN = {"1": "I", "2": "II", "3": "III", "4": "IV", "5": "V"}
RANKS = {"MG": 2, "BG": 1}
CORPS_OF = {"First": "Longstreet", "Second": "Ewell", "Third": "Hill", "Cavalry": "Cav", "Art Reserve": "Res"}


@dataclass
class Unit:
    side: str  # usa, csa
    key: str  # what names it in the sheet of cards
    arm: str
    name: str  # a general's, without his rank
    ob: str
    strength: int  # men; crews of artillery; 0 for generals
    guns: int
    guns_text: str
    estimated: bool
    commander: str
    casualties: str
    stars: int
    fate: tuple  # of wounded or killed, captured
    is_colonel: bool  # a leader
    extra: dict = field(default_factory=dict)  # keys that only this edition's cards have


def whole(text):
    return int(re.match(r"\d+", text)[0]) if text else 0


def fate_of(text):
    """What befell him at the battle: wounded or killed (also of a wound), and captured."""
    hurt = "killed" if re.search(r"killed|mortally|\bm?k\b|\bmw\b", text) else "wounded" if re.search(r"wounded|\bw\b", text) else ""
    return tuple(fate for fate in (hurt, "captured" if re.search(r"captured|\bc\b", text) else "") if fate)


WORDS_OF_FATE = {"k": "killed", "mw": "mortally wounded", "w": "wounded", "c": "captured", "temp": "for a time"}
WORDS_OF_RANK = {"Lt Col": "Lt. Col.", "LtCol": "Lt. Col.", "LTG": "Lt. Gen.", "Col": "Col.", "Capts": "Capts.", "Capt": "Capt.", "Maj": "Maj.", "Lt": "Lt.",
                 "MG": "Maj. Gen.", "BG": "Brig. Gen.", "Gen": "Gen."}
WORDS_OF_GUNS = {r"\bSB\b": "gun", r"\bhow\b": "howitzer", r"-in\b": "-inch", r"\bR\b": "rifle", r"Parrott\b": "Parrott rifle"}


def spell_leaders(text):
    """ "Col A. K. Blythe (k); Lt Col D. L. Herron (k, c)" as people write it."""
    text = re.sub(r"\(([^)]*)\)", lambda m: "(" + ", ".join(WORDS_OF_FATE.get(one, one) for one in m[1].split(", ")) + ")", text)
    ranks = "|".join(sorted(WORDS_OF_RANK, key=len, reverse=True))
    return re.sub(rf"(^|; )({ranks}) ", lambda m: m[1].replace(";", ",") + WORDS_OF_RANK[m[2]] + " ", text)


def spell_guns(guns, text):
    """ "4x 6-pdr SB; 2x 12-pdr how" as the other editions have it: "6 (4x 6-pdr gun, 2x 12-pdr howitzer)"."""
    for short, word in WORDS_OF_GUNS.items():
        text = re.sub(short, word, text)
    return f"{guns} ({text.replace(';', ',')})" if guns else ""


def bull_run(row):
    """USA "V/2": 5th Division, 2nd Brigade. CSA "Shenandoah/2"; "Potomac/R" is the Reserve Brigade."""
    side = {"Union": "usa", "Confederate": "csa"}[row["side"]]
    brigade = re.match(r"(\d)\w\w Brigade|(Reserve) Brigade", row["brigade"])
    head = ROMAN.get(row["division"][:1], "") if side == "usa" else row["army"].split()[-1]
    ob = head + ("/" + (brigade[1] or "R") if brigade else "")
    if row["division"] == "Army HQ" and row["short"] != "Runyon":
        ob = "Army"
    stars = 3 if side == "csa" else 1 if row["name"].startswith("Brig") else 0
    return Unit(side, row["short"], row["arm"], re.split(r" \(|, ", row["commander"])[0], ob, row["strength"] or 0,
                whole(row["guns"]), row["guns"], row["estimated"] == "y", row["commander"], row["casualties"], stars,
                fate_of(row["commander"].split(")")[0]), row["name"].startswith("Col."))


def shiloh(row):
    """USA "Tennessee 1/2": Army of the Tennessee, 1st Division, 2nd Brigade. CSA "II Ruggles/3": corps, division, brigade."""
    side = {"Union": "usa", "Confederate": "csa"}[row["side"]]
    command = row["division_or_corps"]
    if command == "Army HQ":
        ob = "Army"
    elif side == "usa":
        division = "3" if command == "Crump's guard" else whole(command) if command[0].isdigit() else ""
        ob = f"{row['army'].split()[-1]} {division}".strip()
    else:
        ob = command.replace(" Corps", "").replace(",", "")
    brigade = re.match(r"(\d+)", row["brigade"])
    guns = row["strength"] if row["arm"] == "artillery" else 0
    rank, _, name = row["commander"].partition(" ")
    first = re.split(r"[;,]", row["commander"])[0]
    men = row["crew"] if guns else row["strength"]
    late = "ohio" if row["army"] == "Army of the Ohio" else "third" if command == "3rd Division" else ""
    extra = {"late": late} if side == "usa" and late else {}
    return Unit(side, row["card"], row["arm"], re.split(r" \(|[;,]", name)[0], ob + (f"/{brigade[1]}" if brigade else ""),
                men or 0, guns, spell_guns(guns, row["guns"]), row["estimated"] == "y", spell_leaders(row["commander"]),
                row["casualties"], 3 if side == "csa" else RANKS.get(rank, 0), fate_of(" ".join(re.findall(r"\(([^)]*)\)", first))),
                rank == "Col", extra)


def gettysburg(row):
    """USA "I/1/2": corps, division, brigade. CSA "Hill/Heth/3"."""
    side = row["side"].lower()
    corps = CORPS_OF.get(row["corps"], row["corps"])
    army = corps.startswith("Army")
    horse = row["arm"] == "horse artillery"
    division = "" if army or row["division"] in ("", "Reserve", "HA") else row["division"]
    brigade = {"Reserve": "R"}.get(row["brigade"], row["brigade"]) if row["arm"] != "general" else ""
    ob = "Army" if army else "/".join(part for part in (corps, "" if horse else division, brigade) if part)
    extra = {"day": row["day"] or 1}
    if row["arm"] != "general":
        extra["morale"] = row["morale"]
    if not army:
        extra["corps"] = corps
    if division:
        extra["division"] = f"{corps}/{division}" if side == "usa" else division
    if horse:
        extra["horse"] = True
    rank, _, name = row["commander"].partition(" ")
    leaders = row["commander"].split("; ")
    leaders[0] += f" ({row['fate']})" if row["fate"] else ""
    artillery = "artillery" in row["arm"]
    guns = row["guns"] if artillery else 0
    text = str(guns) if artillery else ""
    return Unit(side, row["short"], "artillery" if artillery else row["arm"], name, ob, row["strength"] or 0, guns, text,
                row["estimated"] == "y", spell_leaders("; ".join(leaders)).replace("; ", ", "), row["casualties"],
                3 if side == "csa" else RANKS.get(rank, 0), fate_of(row["fate"]), rank == "Col", extra)


READERS = {"bull-run": bull_run, "shiloh": shiloh, "gettysburg": gettysburg}
TABLES = {"bull-run": "bull-run-1861.csv", "shiloh": "shiloh-1862.csv", "gettysburg": "gettysburg-1863.csv"}

# The columns of the orders of battle that are read, and what may stand in them. There may be more.
YES_NO = one_of("y", "n")
UNION = one_of("Union", "Confederate")
ARMS = one_of("general", "infantry", "cavalry", "artillery")
COLUMNS = {
    "bull-run": {"short": WORD, "side": UNION, "army": WORD, "division": TEXT, "brigade": TEXT, "arm": ARMS, "name": WORD, "commander": WORD,
                 "strength": NUMBER, "guns": PIECES, "estimated": YES_NO, "casualties": TEXT},
    "shiloh": {"card": WORD, "side": UNION, "army": WORD, "division_or_corps": WORD, "brigade": TEXT, "arm": ARMS, "commander": WORD,
               "strength": NUMBER, "crew": NUMBER, "guns": TEXT, "estimated": YES_NO, "casualties": TEXT},
    "gettysburg": {"short": WORD, "side": one_of("USA", "CSA"), "corps": WORD, "division": TEXT, "brigade": TEXT, "arm": (*ARMS, "horse artillery"),
                   "commander": WORD, "strength": NUMBER, "guns": NUMBER, "estimated": YES_NO, "morale": one_of("A", "B", "C", ""),
                   "day": NUMBER, "casualties": FIGURE, "fate": TEXT},
}
TROOPS = ("infantry", "cavalry", "artillery", "horse artillery")
NEEDS = {
    "bull-run": [("arm", TROOPS, "strength"), ("arm", ("artillery",), "guns"), ("side", ("Union",), "division")],
    "shiloh": [("arm", TROOPS, "strength"), ("arm", ("artillery",), "crew")],
    "gettysburg": [("arm", TROOPS, "strength"), ("arm", ("artillery", "horse artillery"), "guns"), ("arm", TROOPS, "morale")],
}
