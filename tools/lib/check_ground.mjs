// The ground of a map file, and what a schema cannot say of any map on hexes: rows as long as the map is wide, neighbours that are
// neighbours, waters without gaps and spurs, water under crossings, roads that join, ground that hangs together.

/** What the letters and kinds of a game's maps mean for these checks. `water`: the letter of hexes that nobody enters; `wet`: letters
 *  in which a water may end; `bars(water)`: it bars the way where nothing crosses it; `springs(water)`: at how many places it may rise
 *  in open ground; `idle`: kinds of lines that need not join the net. */
/** The hexes of a map by their names: "2916". */
export class Ground {
  constructor(map, words) {
    this.map = map;
    this.words = words;
    this.columns = map.columns;
    this.rows = map.rows;
  }

  has(hex) {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return column >= 1 && column <= this.columns && row >= 1 && row <= this.rows;
  }

  letter(key, hex) {
    return this.map[key]?.[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
  }

  is_playable(hex) {
    return this.letter('terrain', hex) !== this.words.water && this.letter('playable', hex) !== 'x';
  }

  is_edge(hex) {
    return this.neighbours(hex).length < 6;
  }

  /** The hexes about a hex, those off the map too: "0003" lies left of column 01. */
  around(hex) {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const is_lower = (column % 2 === 0) === (this.map.lower === 'even');
    const side = is_lower ? [0, 1] : [-1, 0];
    const all = [[column, row - 1], [column, row + 1]];
    for (const by of side) all.push([column - 1, row + by], [column + 1, row + by]);
    return all.map((at) => at.map((n) => String(n).padStart(2, '0')).join(''));
  }

  neighbours(hex) {
    return this.around(hex).filter((name) => this.has(name));
  }

  /** The two corners in which a hexside ends, each by the three hexes that meet there. */
  corners([a, b]) {
    return this.around(a).filter((hex) => this.around(b).includes(hex)).map((hex) => [a, b, hex].sort().join('/'));
  }

  /** On the edge of the map, or beside ground that is not in play: the river at Pittsburg Landing. */
  is_edge_of_play(hex) {
    return this.is_edge(hex) || this.neighbours(hex).some((next) => !this.is_playable(next));
  }

  /** All ground in play that can be reached from there. `barred(a, b)`: there is no way over that side. */
  reach(hex, barred) {
    const part = new Set([hex]);
    for (const at of part) {
      for (const next of this.neighbours(at)) if (this.is_playable(next) && !barred(at, next)) part.add(next);
    }
    return part;
  }

  are_adjacent(a, b) {
    return this.neighbours(a).includes(b);
  }
}

export const side_key = (side) => [...side].sort().join('/');

export function check_rows(ground, fault) {
  for (const key of ['terrain', 'levels', 'playable']) {
    const rows = ground.map[key];
    if (!rows) continue;
    if (rows.length !== ground.rows) fault(key, `${rows.length} rows for ${ground.rows}`);
    rows.forEach((row, i) => {
      if (row.length !== ground.columns) fault(`${key}[${i}]`, `${row.length} letters for ${ground.columns} columns`);
    });
  }
}

export function check_sides(ground, fault) {
  const { map } = ground;
  const pair = (place, side) => {
    if (!side.every((hex) => ground.has(hex))) fault(place, `${side.join('/')} is off the map`);
    else if (!ground.are_adjacent(...side)) fault(place, `${side.join('/')} are no neighbours`);
  };
  const wet = new Map();
  for (const water of map.waters) {
    for (const side of water.sides) {
      pair(`waters (${water.name})`, side);
      if (wet.has(side_key(side))) fault(`waters (${water.name})`, `${side_key(side)} is ${wet.get(side_key(side)).name} too`);
      wet.set(side_key(side), water);
    }
  }
  const crossed = new Set();
  for (const crossing of map.crossings) {
    const place = `crossings (${crossing.name ?? crossing.side.join('/')})`;
    pair(place, crossing.side);
    if (!wet.has(side_key(crossing.side))) fault(place, 'there is no water to cross');
    if (crossed.has(side_key(crossing.side))) fault(place, 'the side has another crossing');
    crossed.add(side_key(crossing.side));
  }
  for (const mark of map.hexsides ?? []) for (const side of mark.sides) pair(`hexsides (${mark.kind})`, side);
  for (const works of map.works) {
    for (const other of works.against) pair(`works (${works.name ?? works.hex})`, [works.hex, other]);
    if (!ground.is_playable(works.hex)) fault(`works (${works.name ?? works.hex})`, 'nobody can stand there');
  }
}

/** What bars the way from hex to hex: the name of a water where no crossing leads over, or of a mark such as "blocked"; null where
 *  nothing does. */
export function bars(ground) {
  const wet = new Map(ground.map.waters.flatMap((water) => water.sides.map((side) => [side_key(side), water])));
  const crossed = new Set(ground.map.crossings.map((crossing) => side_key(crossing.side)));
  const marked = new Map((ground.map.hexsides ?? []).flatMap((mark) => mark.sides.map((side) => [side_key(side), `a ${mark.kind} side`])));
  return (a, b) => {
    const key = side_key([a, b]);
    const water = wet.get(key);
    return marked.get(key) ?? (water && ground.words.bars(water) && !crossed.has(key) ? water.name : null);
  };
}

/** Each water is one chain of hexsides. It ends at the edge of the map, at another water or at a hex of water or marsh; a stream may
 *  rise in open ground, once. Other ends are spurs. */
export function check_waters(ground, fault) {
  const names = new Map(); // of each corner, the waters that touch it
  for (const water of ground.map.waters) {
    for (const side of water.sides) for (const corner of ground.corners(side)) names.set(corner, (names.get(corner) ?? new Set()).add(water.name));
  }
  for (const water of ground.map.waters) {
    const place = `waters (${water.name})`;
    const sides = new Map(water.sides.map((side) => [side_key(side), ground.corners(side)]));
    const at = new Map();
    for (const [key, corners] of sides) for (const corner of corners) at.set(corner, [...(at.get(corner) ?? []), key]);
    const parts = [];
    const left = new Set(sides.keys());
    while (left.size > 0) {
      const part = new Set([left.values().next().value]);
      for (const key of part) {
        left.delete(key);
        for (const corner of sides.get(key)) for (const next of at.get(corner)) part.add(next);
      }
      parts.push([...part]);
    }
    parts.sort((a, b) => b.length - a.length);
    for (const part of parts.slice(1)) fault(place, `a gap: ${part.join(', ')} ${part.length > 1 ? 'do' : 'does'} not join the rest of it`);
    const open = [...at].filter(([corner, keys]) => keys.length === 1 && names.get(corner).size === 1 && !is_end(ground, corner));
    const springs = ground.words.springs(water);
    if (open.length <= springs) continue;
    const may = springs > 0 ? `a ${water.kind} may rise at one place` : `a ${water.kind} ends at the edge, at another water or at a hex of water or marsh`;
    fault(place, `spurs: it ends in open ground at ${open.map(([, [key]]) => key).join(', ')}: ${may}`);
  }
}

/** Whether a water may end in that corner: off the map, or beside water or marsh. */
const is_end = (ground, corner) => corner.split('/').some((hex) => !ground.has(hex) || ground.words.wet.includes(ground.letter('terrain', hex)));

/** Each road goes from hex to hex, over water at crossings only, and ends at the edge, at another road or at a named place. */
export function check_lines(ground, barred, fault) {
  const { map } = ground;
  const named = new Set([...map.spots.map((spot) => spot.hex), ...map.crossings.flatMap((c) => (c.name ? c.side : []))]);
  const users = new Map();
  for (const line of map.lines) for (const hex of new Set(line.hexes)) users.set(hex, [...(users.get(hex) ?? []), line]);
  for (const line of map.lines) {
    const place = `lines (${line.name ?? line.hexes[0]})`;
    line.hexes.forEach((hex, i) => {
      if (!ground.has(hex)) fault(place, `${hex} is off the map`);
      else if (ground.letter('terrain', hex) === ground.words.water) fault(place, `${hex} is water`);
      if (i === 0) return;
      const before = line.hexes[i - 1];
      if (!ground.are_adjacent(before, hex)) fault(place, `${before} and ${hex} do not meet`);
      else if (barred(before, hex)) fault(place, `crosses ${barred(before, hex)} from ${before} to ${hex} where nothing leads over`);
    });
    for (const end of [line.hexes[0], line.hexes.at(-1)]) {
      const joins = ground.is_edge(end) || named.has(end) || users.get(end).some((other) => other !== line);
      if (!joins) fault(place, `ends at ${end}, which is neither the edge nor a road nor a named place`);
    }
  }
  const start = map.lines.find((line) => !ground.words.idle.includes(line.kind) && ground.is_playable(line.hexes[0]));
  const met = new Set([start]);
  for (const line of met) for (const hex of line?.hexes ?? []) for (const other of users.get(hex)) met.add(other);
  for (const line of map.lines) {
    const in_play = line.hexes.every((hex) => ground.is_playable(hex));
    if (in_play && !met.has(line)) fault(`lines (${line.name ?? line.hexes[0]})`, 'joins no road of the net');
  }
}

export function check_names(ground, fault) {
  const { map } = ground;
  const spots = [...map.spots.map((s) => s.name), ...map.crossings.flatMap((c) => c.name ?? [])];
  for (const names of [spots, map.regions.map((r) => r.name), map.waters.map((w) => w.name)]) {
    names.forEach((name, i) => {
      if (names.indexOf(name) !== i) fault(name, 'stands twice');
    });
  }
  for (const spot of map.spots) if (!ground.has(spot.hex)) fault(`spots (${spot.name})`, `${spot.hex} is off the map`);
  for (const region of map.regions) {
    for (const hex of region.hexes) if (!ground.has(hex)) fault(`regions (${region.name})`, `${hex} is off the map`);
  }
}

/** All ground in play hangs together. */
export function check_reach(ground, barred, fault) {
  const all = [];
  for (let column = 1; column <= ground.columns; ++column) {
    for (let row = 1; row <= ground.rows; ++row) {
      const hex = String(column).padStart(2, '0') + String(row).padStart(2, '0');
      if (ground.is_playable(hex)) all.push(hex);
    }
  }
  const parts = [];
  const left = new Set(all);
  while (left.size > 0) {
    const part = ground.reach(left.values().next().value, barred);
    for (const hex of part) left.delete(hex);
    parts.push([...part]);
  }
  parts.sort((a, b) => b.length - a.length);
  for (const part of parts.slice(1)) fault('playable', `${part.length} hexes about ${part[0]} cannot be reached`);
}
