// Does tools/check-data see what is wrong with the starts of the campaign? Bends copies in one place at a time.
// usage: node tests/data/campaign_starts_bends.mjs
import { read } from '../../tools/lib/check_campaign_charts.mjs';
import { check_start } from '../../tools/lib/check_campaign_starts.mjs';
import { Theatre } from '../../tools/lib/campaign_theatre.mjs';
import { schema } from '../../tools/lib/schema.mjs';

const line = (start, name) => start.setup.find((one) => one.name === name || one.leaders?.[0].name === name);

/** What is bent, in which start, the bend, the words of the fault. */
const BENDS = [
  ['more points than counters', '1863', (s) => (line(s, 'Army of the Potomac, Falmouth').units.asp = 30), /setup: 73 counters of usa.asp; there are 60/],
  ['a leader twice', '1863', (s) => line(s, 'Milroy, Winchester').leaders = [{ id: 'usa.leader.a', rating: 0, name: 'Grant' }], /the leader stands in two places/],
  ['a leader of the enemy', '1863', (s) => (line(s, 'Banks, New Orleans').leaders[0].id = 'csa.leader.e'), /that side has no such leader/],
  ['a force on ground of the enemy', '1862', (s) => (line(s, 'Army of the Ohio, Nashville').at = '2118'), /that side does not control 2118/],
  ['a force in the sea', '1862', (s) => (line(s, 'Army of the Ohio, Nashville').at = '3930'), /hex 3930 is not in play/],
  ['a state twice', '1862', (s) => s.control.csa_states.push('KY'), /control: KY stands 2 times among the states/],
  ['a state left out', '1862', (s) => s.control.csa_states.pop(), /control: VA stands 0 times/],
  ['a hex that changes nothing', '1862', (s) => s.control.usa.push('2607'), /control, usa: hex 2607 is of that side with all of OH/],
  ['a hex of both sides', '1862', (s) => s.control.csa.push('2015'), /hex 2015 is of both sides/],
  ['neutral Kentucky', '1862', (s) => (s.politics.kentucky.state = 'neutral'), /Kentucky is neutral in one place/],
  ['a garrison without a fort', '1863', (s) => delete line(s, 'Keyes, Yorktown').units.fort, /a garrison is at most 2 strong, in a fort/],
  ['a garrison of three', '1863', (s) => (line(s, 'Vicksburg').units.asp = 3), /a garrison is at most 2 strong/],
  ['an entrenchment of one', '1863', (s) => (line(s, 'Fortress Rosecrans').units.asp = 1), /an entrenchment has 2 army strength points/],
  ['an entrenchment in a town', '1863', (s) => (line(s, "Marye's Heights").at = '4409'), /4409 is no city: no entrenchment/],
  ['two forts', '1863', (s) => (line(s, 'Fort Sumter').units.fort = 2), /at most one fort/],
  ['a fort in the hills', '1863', (s) => (line(s, 'Fort Sumter').at = '3519'), /3519 has neither city nor fortress nor water/],
  ['an arsenal in a town', '1863', (s) => (line(s, 'Augusta powder works').at = '3325'), /3325 is no recruitment city/],
  ['a factory elsewhere', '1864', (s) => (line(s, 'Selma foundry and navy yard').at = '2925'), /2925 is no critical supply center/],
  ['a military railroad in the woods', '1863', (s) => (line(s, 'Alexandria and Fairfax').at = '4407'), /4407 has no railroad/],
  ['an ironclad on the stocks inland', '1862', (s) => (line(s, 'Lovell, New Orleans').at = '1225'), /1225 is no city by the water/],
  ['a vessel on land', '1862', (s) => (line(s, "Foote's flotilla").on = ['1413', '1412']), /the lower number stands first/],
  ['a sea squadron on a river', '1862', (s) => (line(s, "Foote's flotilla").units = { nsp: 1 }), /nsp does not move along Mississippi River/],
  ['a vessel under a fort', '1863', (s) => (line(s, "Porter's squadron").on = ['0925', '1025']), /a fort of the enemy in 1025 commands it/],
  ['vessels of both sides', '1862', (s) => (line(s, "Hollins' squadron").on = ['1413', '1513']), /vessels of both sides are there/],
  ['river boats at sea', '1862', (s) => (line(s, 'South Atlantic squadron, Du Pont').units.rsp = 1), /in a sea zone are naval points only/],
  ['a blockade inland', '1863', (s) => (line(s, 'Blockade of Savannah').off = '3824'), /3824 is no port of the enemy on the open sea/],
  ['a squadron far from home', '1862', (s) => delete line(s, "West Gulf squadron, Farragut; Butler's transports").units.ntp, /naval strength points in west-gulf have neither port nor transport/],
  ['a line that is not unfinished', '1863', (s) => (s.rails.finished[0] = ['1930', '1931']), /no unfinished line has the ends 1930 and 1931/],
  ['a break in the fields', '1863', (s) => s.rails.broken.push('2122'), /rails, broken: 2122 has no railroad/],
  ['upgraded by the enemy', '1863', (s) => s.rails.upgraded.push('2419'), /the Union does not control 2419/],
  ['upgraded and broken', '1863', (s) => s.rails.broken.push('2015'), /2015 is broken too/],
  ['another economy', '1862', (s) => (s.economy = 23), /economy: 23 stands there; centers and ports are worth 21, factories 0/],
  ['a war that is over', '1864', (s) => (s.politics.status = 4) && (s.control.usa.push('4410', '2722', '1926', '2221')), /the Union has won at once/],
  ['a war that is won', '1863', (s) => (s.politics.status = -4) && (s.control.usa = s.control.usa.filter((hex) => !['1218', '1132', '2015', '4713', '1333', '1931'].includes(hex))), /the Confederates have won at once/],
  ['another spring', '1864', (s) => (s.begins.turn = 9), /turn 9 is not the spring of 1864/],
  ['a set-up in 1862', '1862', (s) => (s.begins.phase = 'set-up'), /only the first turn has a set-up/],
  ['an election too early', '1862', (s) => (s.politics.election_1862 = 'lost'), /"lost" stands there in turn 5/],
  ['a draft that is over', '1863', (s) => (s.politics.drafts[0].turn = 8), /turn 8 is over/],
  ['history against the choice', '1861', (s) => (line(s, 'Virginia').history[0] = '4215'), /4215 is in NC/],
  ['history in a town', '1861', (s) => (line(s, 'Virginia').history[0] = '4307'), /4307 is no city/],
  ['two in a hex that stand apart', '1861', (s) => line(s, 'Virginia').history.pop(), /history has a hex for each/],
  ['west of the line', '1861', (s) => (line(s, 'McDowell').history = ['2607']), /2607 is not in columns 37 to 49/],
  ['a leader without a unit', '1861', (s) => (line(s, 'Beauregard').history = ['4411']), /no unit stands in 4411/],
  ['two places', '1861', (s) => (line(s, 'St. Louis').zone = 'east-gulf'), /it is in one place: at, zone/],
  ['nothing', '1861', (s) => delete line(s, 'St. Louis').units, /nothing stands there/],
  ['an unknown key', '1861', (s) => (s.weather = 'rain'), /the key "weather" stands there/],
  ['a class that nobody sets up', '1861', (s) => (line(s, 'St. Louis').units.train = 1), /the key "train" stands there/],
];

const data = { theatre: new Theatre(read('map.json')), chart: read('chart.json'), turns: read('turns.json'), forces: read('forces.json') };
let unseen = 0;
for (const [name, id, bend, fault] of BENDS) {
  const start = read(`${id}.json`);
  const told = [];
  const tell = (place, text) => told.push(`${place}: ${text}`);
  bend(start);
  for (const { place, text } of schema('campaign-start.schema.json')(start)) tell(place, text);
  if (!told.length) check_start(start, data, tell);
  if (told.some((text) => fault.test(text))) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 5).join(' | ') || 'nothing'}`);
}
console.log(unseen ? `${unseen} of ${BENDS.length} bends are not seen` : `${BENDS.length} bends of the campaign's starts, each seen`);
process.exit(unseen ? 1 : 0);
