// What the checks of the campaign's starts ask of its map: assets/games/campaign/map.json.
const STATES = {
  a: 'AL', b: 'AR', c: 'DC', d: 'DE', f: 'FL', g: 'GA', h: 'MS', i: 'IL', j: 'NJ', k: 'KS', l: 'LA', m: 'MO', n: 'NC', o: 'OH', p: 'PA', s: 'SC', t: 'TN', u: 'KY', v: 'VA', w: 'IA', x: 'TX', y: 'MD', z: 'IN',
};
const ZONES = { 1: 'west-gulf', 2: 'east-gulf', 3: 'south-atlantic', 4: 'mid-atlantic', 5: 'north-atlantic' };
const side_key = (side) => [...side].sort().join('/');

export class Theatre {
  constructor(map) {
    this.map = map;
    this.kinds = new Map();
    for (const place of map.places) this.kinds.set(place.hex, [...(this.kinds.get(place.hex) ?? []), ...place.kinds]);
    this.wet = new Map(map.waters.flatMap((water) => water.sides.map((side) => [side_key(side), water])));
    this.rails = new Set(map.lines.filter((line) => line.kind === 'railroad').flatMap((line) => line.hexes));
    this.unfinished = new Map(map.lines.filter((line) => line.kind === 'unfinished').map((line) => [[line.hexes[0], line.hexes.at(-1)].sort().join(), line.hexes]));
  }

  letter(hex) {
    return this.map.areas[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
  }

  state(hex) {
    return STATES[this.letter(hex)];
  }

  states() {
    return [...new Set(this.map.areas.join(''))].filter((letter) => STATES[letter]).map((letter) => STATES[letter]);
  }

  is_land(hex) {
    return this.state(hex) !== undefined;
  }

  is(kind, hex) {
    return this.kinds.get(hex)?.includes(kind) ?? false;
  }

  places(kind) {
    return [...this.kinds.keys()].filter((hex) => this.is(kind, hex));
  }

  neighbours(hex) {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const is_lower = (column % 2 === 0) === (this.map.lower === 'even');
    const across = (is_lower ? [0, 1] : [-1, 0]).flatMap((by) => [[column - 1, row + by], [column + 1, row + by]]);
    return [[column, row - 1], [column, row + 1], ...across].map((at) => at.map((n) => String(n).padStart(2, '0')).join('')).filter((at) => this.letter(at));
  }

  /** The sea zones that a hex touches. */
  zones(hex) {
    return [...new Set(this.neighbours(hex).map((next) => ZONES[this.letter(next)]).filter(Boolean))];
  }

  /** The water of a hexside, or undefined. */
  water(side) {
    return this.wet.get(side_key(side));
  }

  /** Beside water that carries vessels in some season, or the sea (11.2). */
  is_waterside(hex) {
    return this.zones(hex).length > 0 || this.neighbours(hex).some((next) => (this.water([hex, next])?.kind ?? 'minor') !== 'minor');
  }
}
