// What is told of the campaign's leaders and places against its schema, the starts and the map: assets/games/campaign/unit-notes.json.
import { read } from './check_campaign_charts.mjs';
import { schema } from './schema.mjs';

const STARTS = ['1861', '1862', '1863', '1864'];
const has_to_be_told = ({ kinds }) => kinds.includes('city') || kinds.includes('fortress');

/** The last word of a leader's name: "A. S. Johnston" is Johnston. */
const surname = (name) => name.split(' ').at(-1);

/** Each leader of a start has one line, which names him; each city and fortress has one, each place at most one. */
export function check_notes(notes, starts, places, fault) {
  for (const { id: start, setup } of starts) {
    for (const { id, name } of setup.flatMap(({ leaders = [] }) => leaders)) {
      const told = notes.leaders.filter((one) => one.start === start && one.id === id);
      if (told.length !== 1) fault('leaders', `${id} of ${start} (${name}) has ${told.length} lines`);
      for (const { about } of told) if (!about.includes(surname(name))) fault('leaders', `the line of ${id} of ${start} does not name ${surname(name)}`);
    }
  }
  for (const { start, id } of notes.leaders)
    if (!starts.find((one) => one.id === start).setup.some(({ leaders = [] }) => leaders.some((one) => one.id === id))) fault('leaders', `${start} has no ${id}`);
  const told = notes.places.map(({ hex }) => hex);
  for (const hex of new Set(told)) {
    if (!places.some((one) => one.hex === hex)) fault('places', `no place of the map is in ${hex}`);
    if (told.indexOf(hex) !== told.lastIndexOf(hex)) fault('places', `${hex} stands twice`);
  }
  for (const place of places.filter(has_to_be_told)) if (!told.includes(place.hex)) fault('places', `nothing is told of ${place.name} (${place.hex})`);
}

/** Tells every fault; returns how many lines there are. */
export function check_campaign_notes(tell, notes = read('unit-notes.json')) {
  const fault = (place, text) => tell(`campaign/unit-notes.json: ${place}: ${text}`);
  const errors = schema('campaign-unit-notes.schema.json')(notes);
  for (const { place, text } of errors) fault(place, text);
  if (!errors.length) check_notes(notes, STARTS.map((year) => read(`${year}.json`)), read('map.json').places, fault);
  return errors.length ? 0 : notes.leaders.length + notes.places.length;
}
