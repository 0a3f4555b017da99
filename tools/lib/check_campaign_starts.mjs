// The starts of the campaign against their schema, the map, the charts and the counters: assets/games/campaign/1861.json and so on.
import { read } from './check_campaign_charts.mjs';
import { Theatre } from './campaign_theatre.mjs';
import { schema } from './schema.mjs';

export const STARTS = ['1861', '1862', '1863', '1864'];
const SIDES = ['usa', 'csa'];
const LAND = ['asp', 'msp', 'cavalry', 'usmrr', 'arsenal', 'factory', 'fort', 'depot', 'entrenchment'];
const enemy_of = (side) => (side === 'usa' ? 'csa' : 'usa');
const places_of = (line) => (line.at ? [line.at] : line.choice ? line.history ?? [] : []);

/** How many of each class of a side a start has, "usa.asp" and so on, leaders among them. */
export function counts(start) {
  const sums = new Map();
  const add = (id, count) => sums.set(id, (sums.get(id) ?? 0) + count);
  for (const line of start.setup) {
    for (const [name, count] of Object.entries(line.units ?? {})) add(`${line.side}.${name}`, count);
    add(`${line.side}.leader`, (line.leaders ?? []).length);
  }
  return sums;
}

function check_limits(start, forces, fault) {
  const limits = new Map(forces.classes.map((one) => [one.id, one.count]));
  for (const [id, count] of counts(start)) {
    if (count > (limits.get(id) ?? 0)) fault('setup', `${count} counters of ${id}; there are ${limits.get(id) ?? 0}`);
  }
  const found = new Set();
  for (const [index, line] of start.setup.entries()) {
    for (const leader of line.leaders ?? []) {
      const where = `setup, number ${index + 1} (${leader.id})`;
      if (!forces.leaders.some((one) => one.id === leader.id && one.side === line.side)) fault(where, 'that side has no such leader');
      if (found.has(leader.id)) fault(where, 'the leader stands in two places');
      found.add(leader.id);
    }
  }
}

/** Every exception is in play, changes something, and belongs to one side. */
function check_control(start, theatre, fault) {
  const kinds = ['usa_states', 'csa_states', 'neutral_states', 'neither_states'];
  const states = kinds.flatMap((kind) => start.control[kind]);
  for (const state of theatre.states()) {
    const times = states.filter((one) => one === state).length;
    if (times !== 1) fault('control', `${state} stands ${times} times among the states`);
  }
  for (const side of SIDES) {
    for (const hex of start.control[side]) {
      if (!theatre.is_land(hex)) fault(`control, ${side}`, `hex ${hex} is not in play`);
      else if (start.control[`${side}_states`].includes(theatre.state(hex))) fault(`control, ${side}`, `hex ${hex} is of that side with all of ${theatre.state(hex)}`);
      if (start.control[enemy_of(side)].includes(hex)) fault(`control, ${side}`, `hex ${hex} is of both sides`);
    }
  }
  const is_neutral = start.politics.kentucky.state === 'neutral';
  if (is_neutral !== start.control.neutral_states.includes('KY')) fault('control', 'Kentucky is neutral in one place and not in the other');
}

/** Whose a hex is: "usa", "csa", or null. */
export function controller(start, theatre, hex) {
  for (const side of SIDES) if (start.control[side].includes(hex)) return side;
  const state = theatre.state(hex);
  return SIDES.find((side) => start.control[`${side}_states`].includes(state)) ?? null;
}

/** A line that is chosen: history keeps to the choice; with a unit, somebody of that side stands there. */
function check_choice(start, theatre, line, fault) {
  const { choice } = line;
  const count = line.units?.asp ?? (line.leaders ?? []).length;
  if (!line.history || (choice.apart ? line.history.length !== count : line.history.length !== 1)) fault('history has a hex for each that stands apart, or one');
  for (const hex of line.history ?? []) {
    if (!choice.states.includes(theatre.state(hex))) fault(`${hex} is in ${theatre.state(hex)}`);
    const column = Number(hex.slice(0, 2));
    if (choice.columns && (column < choice.columns[0] || column > choice.columns[1])) fault(`${hex} is not in columns ${choice.columns.join(' to ')}`);
    if (choice.place === 'city' && !theatre.is('city', hex)) fault(`${hex} is no city`);
    const has_unit = start.setup.some((other) => other !== line && other.side === line.side && other.units && places_of(other).includes(hex));
    if (choice.place === 'unit' && !has_unit) fault(`no unit stands in ${hex}`);
  }
}

/** What one hex must have for what stands in it. */
function check_post(line, theatre, chart, stacks, fault) {
  const { units = {} } = line;
  const hex = line.at;
  const stack = stacks.get(`${line.side} ${hex}`);
  if (line.post === 'garrison' && (!stack.fort || (units.asp ?? 0) > chart.works.fort.most_added)) fault(`a garrison is at most ${chart.works.fort.most_added} strong, in a fort`);
  if (units.entrenchment && (line.post !== 'entrenched' || (units.asp ?? 0) < chart.works.entrenchment.least_asp)) fault(`an entrenchment has ${chart.works.entrenchment.least_asp} army strength points in it`);
  if (line.post === 'entrenched' && !stack.entrenchment) fault('there is no entrenchment');
  if (units.entrenchment && !theatre.is('city', hex)) fault(`${hex} is no city: no entrenchment`);
  if (units.fort && !theatre.is('city', hex) && !theatre.is('fortress', hex) && !theatre.is_waterside(hex)) fault(`${hex} has neither city nor fortress nor water: no fort`);
  if (stack.fort > 1 || stack.entrenchment > 1) fault('at most one fort and one entrenchment in a hex');
  if (units.arsenal && !chart.recruiting.groups.some((group) => group.cities.some((city) => city.hex === hex))) fault(`${hex} is no recruitment city: no arsenal`);
  if (units.factory && !chart.economy.centers.some((center) => center.hex === hex)) fault(`${hex} is no critical supply center: no factory`);
  if (units.usmrr && !theatre.rails.has(hex)) fault(`${hex} has no railroad`);
  if ((units.ironclad || units.flotilla) && !(theatre.is('city', hex) && theatre.is_waterside(hex))) fault(`${hex} is no city by the water`);
}

function check_vessels(start, line, theatre, chart, season, fault) {
  const vessels = Object.keys(line.units ?? {});
  if (line.leaders || vessels.some((name) => LAND.includes(name))) fault('on the water are vessels only');
  if (line.zone && vessels.some((name) => !['nsp', 'ntp'].includes(name))) fault('in a sea zone are naval points only');
  if (line.off && !(theatre.is('port', line.off) && theatre.zones(line.off).length && vessels.every((name) => name === 'nsp') && controller(start, theatre, line.off) === 'csa')) fault(`${line.off} is no port of the enemy on the open sea, or something else than naval strength points stands off it`);
  if (!line.on) return;
  const water = theatre.water(line.on);
  if (line.on[0] > line.on[1]) fault('the lower number stands first');
  if (!water) return fault(`${line.on.join('/')} is no water`);
  const kind = water.kind === 'seasonal' ? chart.waters.seasonal.as[season] : water.kind;
  for (const name of vessels) if (!chart.waters[kind].vessels?.includes(name)) fault(`${name} does not move along ${water.name}`);
  for (const other of start.setup.filter((one) => one.side !== line.side)) {
    if (other.units?.fort && line.on.includes(other.at)) fault(`a fort of the enemy in ${other.at} commands it [13.6]`);
    if (other.on && other.on.join() === line.on.join()) fault('vessels of both sides are there');
  }
}

/** 13.1.1: naval strength points in a zone need a port of the Union there, or a transport point. */
function check_zones(start, theatre, fault) {
  for (const line of start.setup.filter((one) => one.units?.nsp && (one.zone || one.off))) {
    for (const zone of line.zone ? [line.zone] : theatre.zones(line.off)) {
      const has_transport = start.setup.some((one) => one.zone === zone && one.units?.ntp);
      const has_port = theatre.places('port').some((hex) => theatre.zones(hex).includes(zone) && controller(start, theatre, hex) === 'usa');
      if (!has_transport && !has_port && zone !== 'north-atlantic') fault('setup', `naval strength points in ${zone} have neither port nor transport`);
    }
  }
}

function check_rails(start, theatre, fault) {
  for (const ends of start.rails.finished) if (!theatre.unfinished.has([...ends].sort().join())) fault('rails, finished', `no unfinished line has the ends ${ends.join(' and ')}`);
  const rails = new Set([...theatre.rails, ...start.rails.finished.flatMap((ends) => theatre.unfinished.get([...ends].sort().join()) ?? [])]);
  for (const kind of ['broken', 'upgraded']) for (const hex of start.rails[kind]) if (!rails.has(hex)) fault(`rails, ${kind}`, `${hex} has no railroad`);
  for (const hex of start.rails.upgraded) {
    if (controller(start, theatre, hex) !== 'usa') fault('rails, upgraded', `the Union does not control ${hex}`);
    if (start.rails.broken.includes(hex)) fault('rails, upgraded', `${hex} is broken too [7.7.2]`);
  }
}

/** The economy against the chart, and the first victory check: nobody has won when both sides pass. */
function check_economy(start, theatre, chart, turns, fault) {
  const is_shut = (hex) => start.setup.some((line) => line.off === hex);
  const value = (list, may) => list.filter(({ hex }) => controller(start, theatre, hex) === 'csa' && may(hex)).reduce((sum, one) => sum + one.value, 0);
  const factories = start.setup.reduce((sum, line) => sum + (line.building?.includes('factory') ? 0 : line.units?.factory ?? 0), 0) * chart.economy.factory;
  const places = value(chart.economy.centers, () => true) + value(chart.economy.ports, (hex) => !is_shut(hex));
  if (start.economy !== places + factories) fault('economy', `${start.economy} stands there; centers and ports are worth ${places}, factories ${factories}`);
  const turn = turns.turns[start.begins.turn - 1];
  const { status } = start.politics;
  if (places + factories - status < turn.survival) fault('economy', `the Union has won at once: ${places + factories} less ${status} is below ${turn.survival}`);
  if (places - status > turn.victory) fault('economy', `the Confederates have won at once: ${places} less ${status} is above ${turn.victory}`);
}

function check_politics(start, turns, fault) {
  const election = turns.turns.find((turn) => turn.election).turn;
  const { turn, phase } = start.begins;
  if (turns.turns[turn - 1].season !== 'spring' || String(turns.turns[turn - 1].year) !== start.id) fault('begins', `turn ${turn} is not the spring of ${start.id}`);
  if ((phase === 'set-up') !== (turn === 1)) fault('begins', 'only the first turn has a set-up');
  if ((start.politics.election_1862 === 'to-come') !== (turn <= election)) fault('politics, election_1862', `"${start.politics.election_1862}" stands there in turn ${turn}`);
  for (const draft of start.politics.drafts) if (draft.turn < turn) fault('politics, drafts', `turn ${draft.turn} is over`);
}

/** Everything about one start. */
export function check_start(start, { theatre, chart, turns, forces }, fault) {
  check_limits(start, forces, fault);
  check_control(start, theatre, fault);
  check_politics(start, turns, fault);
  check_rails(start, theatre, fault);
  check_economy(start, theatre, chart, turns, fault);
  check_zones(start, theatre, fault);
  const { season } = turns.turns[start.begins.turn - 1];
  const stacks = new Map();
  for (const line of start.setup) {
    const stack = stacks.get(`${line.side} ${line.at}`) ?? {};
    for (const [name, count] of Object.entries(line.units ?? {})) stack[name] = (stack[name] ?? 0) + count;
    stacks.set(`${line.side} ${line.at}`, stack);
  }
  for (const [index, line] of start.setup.entries()) {
    const tell = (text) => fault(`setup, number ${index + 1} (${line.name ?? line.leaders?.[0].name ?? line.at})`, text);
    const ways = ['at', 'zone', 'off', 'on', 'choice'].filter((way) => line[way] !== undefined);
    if (ways.length !== 1) tell(`it is in one place: ${ways.join(', ')}`);
    if (!line.units && !line.leaders) tell('nothing stands there');
    for (const hex of places_of(line)) {
      if (!theatre.is_land(hex)) tell(`hex ${hex} is not in play`);
      else if (controller(start, theatre, hex) !== line.side) tell(`that side does not control ${hex}`);
    }
    for (const name of line.building ?? []) if (!line.units?.[name]) tell(`there is no ${name} to build`);
    if (line.choice) check_choice(start, theatre, line, tell);
    else if (line.at) check_post(line, theatre, chart, stacks, tell);
    else check_vessels(start, line, theatre, chart, season, tell);
  }
}

/** Tells every fault; returns the number of starts. */
export function check_campaign_starts(tell) {
  const is_start = schema('campaign-start.schema.json');
  const data = { theatre: new Theatre(read('map.json')), chart: read('chart.json'), turns: read('turns.json'), forces: read('forces.json') };
  for (const id of STARTS) {
    const start = read(`${id}.json`);
    const fault = (place, text) => tell(`campaign/${id}.json: ${place}: ${text}`);
    const errors = is_start(start);
    for (const { place, text } of errors) fault(place, text);
    if (start.id !== id) fault('id', `"${start.id}" stands there; the file's name is ${id}.json`);
    if (!errors.length) check_start(start, data, fault);
  }
  return STARTS.length;
}
