"""The formulas of assets/games/dixie/FORMAT.md, written out once. tools/check_data.mjs has its own copy of them."""
import re

TERRAIN_POINTS = {"hill": 3, "rocks": 3, "woods": 2, "ridge": 2, "field": 1, "wall": 1}


def combat_value(edition, arm, strength, guns, conduct):
    """Gettysburg: a share of strength, rounded. Bull Run and Shiloh: a band of size. Both moved by conduct, within 1 to 4."""
    if edition == "gettysburg":
        whole, share = (guns, 6) if arm == "artillery" else (strength, 575)
        value = (2 * whole + share) // (2 * share) + conduct
    elif arm == "artillery":
        value = (2 if guns >= 4 else 1) + conduct
    else:
        if arm == "cavalry":  # every fourth man holds horses
            strength = strength * 3 // 4
        value = (1 if strength < 350 else 2 if strength < 750 else 3) + conduct
    return max(1, min(4, value))


def firepower(edition, arm, guns_text):
    """Infantry F2, cavalry F1, artillery by what most of its pieces are."""
    if arm == "infantry":
        return {"short": 2}
    if arm == "cavalry":
        return {"short": 1}
    if edition == "gettysburg":
        return {"long": 1, "short": 3}
    pieces = [(int(n), kind) for n, kind in re.findall(r"(\d+)x ([^,;)]+)", guns_text)]
    if not pieces:  # a mix that the sources do not break down
        pieces = [(1, guns_text)]
    total = sum(n for n, _ in pieces)
    heavy = sum(n for n, kind in pieces if re.search(r"\b[23]0-pdr|siege", kind))
    modern = sum(n for n, kind in pieces if re.search(r"rifle|Parrott|\bR\b|\b(12|13|20|24)-pdr", kind))
    if heavy == total:
        return {"long": 2, "short": 2}
    # In the woods of Shiloh batteries fought at the range of canister, where half of the pieces decides.
    is_heavy = 2 * modern >= total if edition == "shiloh" else 2 * modern > total
    return {"long": 1, "short": 3 if is_heavy else 2}


def battle_points(card):
    """Of troops, generals and ground; a special has the points of its kind."""
    if card["type"] == "general":
        guns = 2 if card.get("branch") == "artillery" else 0
        return max(1, 2 * (card["attack"] + card["defense"] + card.get("stacking", 0)) - 3 + guns)
    if card["type"] == "terrain":
        points = TERRAIN_POINTS.get(card["terrain"]) or 4 - card["limit"]
        return points + (1 if card.get("no_outflank") else 0)
    fire, cv = card["fire"], card["cv"]
    points = 2 * cv * (1 + fire["short"] + fire.get("long", 0)) - 4
    points += {"A": cv, "C": -cv}.get(card.get("morale"), 0)
    return max(1, points + (2 if card["type"] == "cavalry" or card.get("horse") else 0))
