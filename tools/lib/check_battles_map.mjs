// What a schema cannot say of a battle's map.json, and of its scenarios: whether troops come and go at the edge. The engine's
// reader refuses some of it too; waters, the roads' net and the edge are looked at only here and in check_ground.mjs.
import { Ground, bars, check_lines, check_names, check_reach, check_rows, check_sides, check_waters, side_key } from './check_ground.mjs';

/** The words of assets/games/battles/FORMAT.md: small streams are waded and may rise anywhere, an unfinished railroad is for the eye. */
const WORDS = {
  water: '~', wet: ['~', 'm'], bars: (water) => water.kind !== 'stream', springs: (water) => (water.kind === 'stream' ? 1 : 0), idle: ['unfinished-railroad'],
};

/** Where troops come and communications end lies on the edge of the ground in play. Communications may end besides at a crossing that is
 *  the one way to ground that reaches the edge of the map: Boteler's Ford, over which Lee's army must go home. */
export function check_entries(map, scenario, fault) {
  const ground = new Ground(map, WORDS);
  const barred = bars(ground);
  const known = (hexes) => hexes.filter((hex) => ground.has(hex)); // the engine's reader tells of others
  for (const arrival of scenario.arrivals ?? []) {
    for (const hex of known(arrival.at)) {
      if (!ground.is_edge_of_play(hex)) fault(`arrivals (turn ${arrival.turn})`, `${hex} is in mid-map: troops come at the edge of the ground in play`);
    }
  }
  for (const [side, hexes] of Object.entries(scenario.communications)) {
    for (const hex of known(hexes)) {
      if (ground.is_edge_of_play(hex) || is_gate(ground, hex, barred)) continue;
      fault(`communications (${side})`, `${hex} is in mid-map: they end at the edge of the ground in play, or at the one crossing to ground that reaches it`);
    }
  }
}

/** Whether a crossing at that hex is the only way between the ground on its two sides, and that on the hex's own side reaches the edge. */
function is_gate(ground, hex, barred) {
  const beyond = ground.map.crossings.filter((crossing) => crossing.side.includes(hex)).map((crossing) => side_key(crossing.side));
  return beyond.some((gate) => {
    const own = ground.reach(hex, (a, b) => side_key([a, b]) === gate || barred(a, b));
    return !gate.split('/').every((end) => own.has(end)) && [...own].some((at) => ground.is_edge(at));
  });
}

/** Checks one map that its schema accepts; `fault(place, text)` is told what is wrong. */
export function check_map(map, folder, fault) {
  const ground = new Ground(map, WORDS);
  if (map.id !== folder) fault('id', `should be ${folder}`);
  check_rows(ground, fault);
  check_sides(ground, fault);
  check_waters(ground, fault);
  const barred = bars(ground);
  check_lines(ground, barred, fault);
  check_names(ground, fault);
  check_reach(ground, barred, fault);
}
