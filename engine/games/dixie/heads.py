"""heads.py OUT.json EDITION.json...: what is known of editions of Dixie whose cards have not been read.

OUT holds, for each edition, its file without its cards; in their place how many each side has ("collection"), whether any are
kept back for a second day ("late"), the corps that they belong to ("corps", in the order of the file) and the hash of all that
the rules read of the file ("hash", as digits in a text). engine/games/dixie/card.cpp reads it (parse_heads, hash_of_edition).
"""
import json
import sys

MASK = (1 << 64) - 1
PRIME1, PRIME2 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F


def rotl(x, n):
    return (x << n | x >> (64 - n)) & MASK


def mix64(x):
    x ^= x >> 30
    x = x * 0xBF58476D1CE4E5B9 & MASK
    x ^= x >> 27
    x = x * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def round_of(lane, word):
    return rotl((lane + word * PRIME2) & MASK, 31) * PRIME1 & MASK


def hash_bytes(data):
    """engine/core/hash.cpp, with the seed 0."""
    lanes = [PRIME1, PRIME2, 0x165667B19E3779F9, -PRIME1 & MASK]
    words = [int.from_bytes(data[at:at + 8], "little") for at in range(0, len(data), 8)]
    whole = len(data) // 32 * 4
    for n in range(whole):
        lanes[n % 4] = round_of(lanes[n % 4], words[n])
    state = (sum(rotl(lane, turn) for lane, turn in zip(lanes, (1, 7, 12, 18))) + len(data)) & MASK
    for word in words[whole:len(data) // 8]:
        state = round_of(state, word)
    return mix64(round_of(state, words[-1] if len(data) % 8 else 0))


# hash_of_edition of engine/games/dixie/card.cpp
FOR_PEOPLE = {"title", "sources", "format", "days", "name", "short", "ob", "coat", "state", "stars", "guns", "wounded", "killed",
              "when", "effect", "face", "captured", "wreath", "look"}


def canonical(value):
    """write_canonical of engine/core/json_hash.cpp"""
    if isinstance(value, dict):
        members = (canonical(name) + canonical(value[name]) + "," for name in sorted(value) if name not in FOR_PEOPLE)
        return "{" + "".join(members) + "}"
    if isinstance(value, list):
        return "[" + "".join(canonical(item) + "," for item in value) + "]"
    if isinstance(value, str):
        return f"{len(value.encode())}:{value}"
    return {True: "true", False: "false", None: "null"}[value] if value is None or isinstance(value, bool) else str(value)


def hash_of_edition(edition):
    return hash_bytes(canonical({name: edition[name] for name in edition if name != "day"}).encode())


def units(cards, key):
    """The names in the order in which engine/games/dixie/card_reader.cpp meets them."""
    names = [name for card in cards for name in [card.get(key), *card.get("commands", [])] if name]
    return list(dict.fromkeys(names))


out, *files = sys.argv[1:]
heads = []
for file in files:
    edition = json.load(open(file, encoding="utf-8"))
    data_hash = hash_of_edition(edition)
    cards = edition.pop("cards")
    edition["collection"] = {side: sum(card["side"] == side for card in cards) for side in ("usa", "csa")}
    edition["corps"] = units(cards, "corps")
    edition["late"] = any("late" in card for card in cards)
    edition["hash"] = str(data_hash)
    heads.append(edition)
with open(out, "w", encoding="ascii", newline="\n") as f:
    json.dump({"format": 1, "editions": heads}, f, separators=(",", ":"))
    f.write("\n")
