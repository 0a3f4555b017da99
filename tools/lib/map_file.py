"""What the makers of maps share: a map is a JSON file that its sources give."""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def sources_of(game):
    """The folder of what the game's map is made of."""
    return ROOT / 'assets' / 'games' / game / 'sources'


def text_of(ground, separators):
    """JSON with a line for each row of the ground and each part of the lists; `separators` of json.dumps between the rest."""
    parts = []
    for key, value in ground.items():
        if isinstance(value, list):
            items = ',\n'.join('  ' + json.dumps(item, ensure_ascii=True, separators=separators) for item in value)
            parts.append(' %s: [\n%s\n ]' % (json.dumps(key), items))
        else:
            parts.append(' %s: %s' % (json.dumps(key), json.dumps(value)))
    return '{\n' + ',\n'.join(parts) + '\n}\n'


def write_or_check(game, read, make, hexes, separators=None):
    """Writes the game's map.json, or with --check says whether it is what its sources give. `read` reads the folder of sources, `make` makes the map
    of their rows, `hexes` is how many it has. Returns the status with which the program ends."""
    sources = read(sources_of(game))
    if sources.faults:
        sys.stderr.write(''.join('assets/games/%s/sources/%s\n' % (game, fault) for fault in sources.faults))
        return 1
    text = text_of(make(sources.rows), separators)
    path = sources_of(game).parent / 'map.json'
    if '--check' not in sys.argv[1:]:
        path.write_text(text, encoding='utf-8')
        print('%s: %d hexes, %d bytes' % (path.relative_to(ROOT), hexes, len(text)))
        return 0
    if path.is_file() and path.read_text(encoding='utf-8') == text:
        return 0
    sys.stderr.write('assets/games/%s/map.json: is not what its sources give: run tools/maps/%s/make_map.py\n' % (game, game))
    return 1
