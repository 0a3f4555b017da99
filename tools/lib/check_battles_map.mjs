// What a schema cannot say of a battle's map.json: rows as long as the map is wide, neighbours that are neighbours, water
// under crossings, roads that join. The engine's reader refuses most of it too; the roads' net is looked at only here.

const terrain_water = '~';

/** The hexes of a map by their names: "2916". */
class Ground {
  constructor(map) {
    this.map = map;
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
    return this.letter('terrain', hex) !== terrain_water && this.letter('playable', hex) !== 'x';
  }

  is_edge(hex) {
    return this.neighbours(hex).length < 6;
  }

  neighbours(hex) {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const is_lower = (column % 2 === 0) === (this.map.lower === 'even');
    const side = is_lower ? [0, 1] : [-1, 0];
    const all = [[column, row - 1], [column, row + 1]];
    for (const by of side) all.push([column - 1, row + by], [column + 1, row + by]);
    return all.map((at) => at.map((n) => String(n).padStart(2, '0')).join('')).filter((name) => this.has(name));
  }

  are_adjacent(a, b) {
    return this.neighbours(a).includes(b);
  }
}

const side_key = (side) => [...side].sort().join('/');

function check_rows(ground, fault) {
  for (const key of ['terrain', 'levels', 'playable']) {
    const rows = ground.map[key];
    if (!rows) continue;
    if (rows.length !== ground.rows) fault(key, `${rows.length} rows for ${ground.rows}`);
    rows.forEach((row, i) => {
      if (row.length !== ground.columns) fault(`${key}[${i}]`, `${row.length} letters for ${ground.columns} columns`);
    });
  }
}

function check_sides(ground, fault) {
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
  for (const works of map.works) {
    for (const other of works.against) pair(`works (${works.name ?? works.hex})`, [works.hex, other]);
    if (!ground.is_playable(works.hex)) fault(`works (${works.name ?? works.hex})`, 'nobody can stand there');
  }
  return (a, b) => {
    const water = wet.get(side_key([a, b]));
    return water && water.kind !== 'stream' && !crossed.has(side_key([a, b])) ? water.name : null;
  };
}

/** Each road goes from hex to hex, over water at crossings only, and ends at the edge, at another road or at a named place. */
function check_lines(ground, barred, fault) {
  const { map } = ground;
  const named = new Set([...map.spots.map((spot) => spot.hex), ...map.crossings.flatMap((c) => (c.name ? c.side : []))]);
  const users = new Map();
  for (const line of map.lines) for (const hex of new Set(line.hexes)) users.set(hex, [...(users.get(hex) ?? []), line]);
  for (const line of map.lines) {
    const place = `lines (${line.name ?? line.hexes[0]})`;
    line.hexes.forEach((hex, i) => {
      if (!ground.has(hex)) fault(place, `${hex} is off the map`);
      else if (ground.letter('terrain', hex) === terrain_water) fault(place, `${hex} is water`);
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
  const start = map.lines.find((line) => line.kind !== 'unfinished-railroad' && ground.is_playable(line.hexes[0]));
  const met = new Set([start]);
  for (const line of met) for (const hex of line?.hexes ?? []) for (const other of users.get(hex)) met.add(other);
  for (const line of map.lines) {
    const in_play = line.hexes.every((hex) => ground.is_playable(hex));
    if (in_play && !met.has(line)) fault(`lines (${line.name ?? line.hexes[0]})`, 'joins no road of the net');
  }
}

function check_names(ground, fault) {
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
function check_reach(ground, barred, fault) {
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
    const part = new Set([left.values().next().value]);
    for (const hex of part) {
      left.delete(hex);
      for (const next of ground.neighbours(hex)) if (left.has(next) && !barred(hex, next)) part.add(next);
    }
    parts.push([...part]);
  }
  parts.sort((a, b) => b.length - a.length);
  for (const part of parts.slice(1)) fault('playable', `${part.length} hexes about ${part[0]} cannot be reached`);
}

/** Checks one map that its schema accepts; `fault(place, text)` is told what is wrong. */
export function check_map(map, folder, fault) {
  const ground = new Ground(map);
  if (map.id !== folder) fault('id', `should be ${folder}`);
  check_rows(ground, fault);
  const barred = check_sides(ground, fault);
  check_lines(ground, barred, fault);
  check_names(ground, fault);
  check_reach(ground, barred, fault);
}
