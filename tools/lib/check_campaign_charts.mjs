// The charts and the turn track of the campaign against their schemas and what a schema cannot say: assets/games/campaign.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';

const folder = path.join(root, 'assets/games/campaign');
const ORDER = ['spring', 'summer', 'fall', 'winter'];

/** A name stands for one hex in every chart, and a hex has one name; steps of ratios rise. */
export function check_chart(chart, fault) {
  const names = new Map();
  const hexes = new Map();
  const lists = [...chart.recruiting.groups.map((group) => [`recruiting, groups (${group.id})`, group.cities]), ['economy, centers', chart.economy.centers], ['economy, ports', chart.economy.ports], ['politics, captured_cities', chart.politics.captured_cities]];
  for (const [where, places] of lists) {
    for (const { name, hex } of places) {
      if ((hexes.get(name) ?? hex) !== hex) fault(where, `${name} is ${hex}; elsewhere it is ${hexes.get(name)}`);
      if ((names.get(hex) ?? name) !== name) fault(where, `${hex} is ${name}; elsewhere it is ${names.get(hex)}`);
      names.set(hex, name);
      hexes.set(name, hex);
    }
    if (new Set(places.map((place) => place.hex)).size !== places.length) fault(where, 'a place stands twice');
  }
  const cities = chart.recruiting.groups.flatMap((group) => group.cities.map((city) => city.hex));
  if (new Set(cities).size !== cities.length) fault('recruiting, groups', 'a city stands in two groups');
  const centers = new Set(chart.economy.centers.map((center) => center.hex));
  for (const project of chart.projects) {
    for (const hex of project.needs) if (!centers.has(hex)) fault(`projects (${project.id})`, `${hex} is no critical supply center`);
  }
  chart.battle.ratios.forEach((step, index) => {
    const is_last = index + 1 === chart.battle.ratios.length;
    if (is_last !== (step.below === undefined)) fault(`battle, ratios, number ${index + 1}`, 'every step but the last says where it ends');
    if (index > 0 && !is_last && step.below <= chart.battle.ratios[index - 1].below) fault(`battle, ratios, number ${index + 1}`, 'the steps do not rise');
  });
}

/** The turns follow each other through the years; nothing that may be built is lost again; par lies between survival and victory. */
export function check_turns(track, fault) {
  let builds = [];
  track.turns.forEach((turn, index) => {
    const where = `turns, number ${index + 1}`;
    if (turn.turn !== index + 1) fault(where, `turn ${turn.turn} stands there`);
    if (turn.season !== ORDER[index % 4]) fault(where, `${turn.season} stands there; it is ${ORDER[index % 4]}`);
    if (turn.year !== 1861 + Math.floor(index / 4)) fault(where, `${turn.year} stands there; it is ${1861 + Math.floor(index / 4)}`);
    if (turn.survival > turn.victory) fault(where, 'survival is above victory');
    for (const one of builds) if (!turn.builds.includes(one)) fault(where, `${one} may not be built any more`);
    builds = turn.builds;
  });
  for (const [index, year] of track.years.entries()) {
    const where = `years, number ${index + 1} (${year.id})`;
    const last = track.turns[year.last - 1];
    if (!last || year.first > year.last) fault(where, `turns ${year.first} to ${year.last} stand there; there are ${track.turns.length}`);
    else if (year.par_halves < 2 * last.survival || year.par_halves > 2 * last.victory) fault(where, `par is not between survival and victory of turn ${year.last}`);
    if (track.turns[year.first - 1] && String(track.turns[year.first - 1].year) !== year.id) fault(where, `turn ${year.first} is of another year`);
  }
}

export const read = (file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

/** Tells every fault; returns how many turns the track has. */
export function check_campaign_charts(tell) {
  const checks = [['chart.json', 'campaign-chart.schema.json', check_chart], ['turns.json', 'campaign-turns.schema.json', check_turns]];
  for (const [file, schema_file, check] of checks) {
    const document = read(file);
    const fault = (place, text) => tell(`campaign/${file}: ${place}: ${text}`);
    const errors = schema(schema_file)(document);
    for (const { place, text } of errors) fault(place, text);
    if (!errors.length) check(document, fault);
  }
  return read('turns.json').turns.length;
}
