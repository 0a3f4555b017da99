// The counters of the campaign against their schema and what a schema cannot say: assets/games/campaign/forces.json.
import { read } from './check_campaign_charts.mjs';
import { schema } from './schema.mjs';

/** Classes follow each other without a gap, each side has each once; leaders have the pieces of their class. */
export function check_forces(forces, fault) {
  let next = 0;
  const found = new Set();
  for (const [index, one] of forces.classes.entries()) {
    const where = `classes, number ${index + 1} (${one.id})`;
    if (one.id !== `${one.side}.${one.class}`) fault(where, `its id must be ${one.side}.${one.class}`);
    if (found.has(one.id)) fault(where, 'stands twice');
    if (one.first !== next) fault(where, `first: ${one.first} stands there; the pieces before end at ${next}`);
    found.add(one.id);
    next = one.first + one.count;
  }
  const taken = { usa: 0, csa: 0 };
  for (const [index, leader] of forces.leaders.entries()) {
    const where = `leaders, number ${index + 1} (${leader.id})`;
    const counters = forces.classes.find((one) => one.id === `${leader.side}.leader`);
    const piece = counters.first + taken[leader.side]++;
    if (leader.id !== `${leader.side}.leader.${leader.letter.toLowerCase()}`) fault(where, `letter ${leader.letter} stands there`);
    if (leader.piece !== piece) fault(where, `piece ${leader.piece} stands there; it is ${piece}`);
    if (taken[leader.side] > counters.count) fault(where, `there are ${counters.count} counters of leaders`);
  }
  const markers = forces.markers.map((marker) => marker.id);
  if (new Set(markers).size !== markers.length) fault('markers', 'a marker stands twice');
}

/** Tells every fault; returns how many counters there are. */
export function check_campaign_forces(tell) {
  const forces = read('forces.json');
  const fault = (place, text) => tell(`campaign/forces.json: ${place}: ${text}`);
  const errors = schema('campaign-forces.schema.json')(forces);
  for (const { place, text } of errors) fault(place, text);
  if (!errors.length) check_forces(forces, fault);
  return forces.classes.reduce((sum, one) => sum + one.count, 0);
}
