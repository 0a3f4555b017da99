// The orders of battle of the Dixie editions, read for checking: from a row to side, key, arm, place in the order of battle, men, army,
// and `more`: what else of the row stands on the card, morale letter and time of coming. Written apart from tools/cards/units.py on purpose: the one checks the other.

const sides = { Union: 'usa', Confederate: 'csa', USA: 'usa', CSA: 'csa' };
const last_word = (text) => text.split(' ').at(-1);

function bull_run(row) {
  const side = sides[row.side];
  const brigade = /^(?:(\d)\w\w|(Reserve)) Brigade/.exec(row.brigade);
  const head = row.division === 'Army HQ' ? 'Army' : side === 'usa' ? 'I II III IV V'.split(' ')[row.division[0] - 1] : last_word(row.army);
  return { army: row.army, side, key: row.short, arm: row.arm, ob: head + (brigade ? `/${brigade[1] ?? 'R'}` : ''), men: Number(row.strength) };
}

function shiloh(row) {
  const side = sides[row.side];
  const of = row.division_or_corps;
  const number = Number.parseInt(row.brigade, 10);
  let head = of.replace(/ Corps,?/, '');
  if (side === 'usa') head = [last_word(row.army), of.startsWith('Crump') ? '3' : /^\d/.exec(of)?.[0]].filter(Boolean).join(' ');
  if (of === 'Army HQ') head = 'Army';
  const men = row.arm === 'artillery' ? row.crew : row.strength;
  const later = side === 'usa' && (row.army.endsWith('Ohio') ? ' ohio' : of === '3rd Division' ? ' third' : '');
  return { army: row.army, more: later || '', side, key: row.card, arm: row.arm, ob: head + (number ? `/${number}` : ''), men: Number(men) };
}

function gettysburg(row) {
  const corps = { First: 'Longstreet', Second: 'Ewell', Third: 'Hill', Cavalry: 'Cav', 'Art Reserve': 'Res' }[row.corps] ?? row.corps;
  const parts = [corps];
  if (!['', 'HA', 'Reserve'].includes(row.division)) parts.push(row.division);
  if (row.arm !== 'general' && row.brigade) parts.push(row.brigade === 'Reserve' ? 'R' : row.brigade);
  if (row.arm === 'horse artillery') parts.splice(1, parts.length, row.brigade);
  const ob = row.corps.startsWith('Army') ? 'Army' : parts.filter(Boolean).join('/');
  const more = `${row.arm === 'general' ? '' : ` ${row.morale}`}${row.day > 1 ? ` day ${row.day}` : ''}`;
  return { army: row.on_field === 'y' ? row.side : '', more, side: sides[row.side], key: row.short, arm: row.arm.replace('horse ', ''), ob, men: Number(row.strength) };
}

/** An army whose strength is in print, as one figure or from the least to the most; which units it has. */
const army = (name, ...print) => ({ name, has: (unit) => unit.army === name, print });

/** By edition: its table in assets/games/dixie/sources, how a row of it is read, and the armies, whose printed figures sources/README.md names. */
export const orders = {
  'bull-run': { file: 'bull-run-1861.csv', read: bull_run, armies: [army('Army of Northeastern Virginia', 35_732), { name: 'Confederates', has: (unit) => unit.side === 'csa', print: [30_240, 32_230] }] },
  shiloh: { file: 'shiloh-1862.csv', read: shiloh, armies: [army('Army of the Tennessee', 48_894), army('Army of the Ohio', 17_918), army('Army of the Mississippi', 41_066, 44_699)] },
  gettysburg: { file: 'gettysburg-1863.csv', read: gettysburg, armies: [army('USA', 93_700, 93_900), army('CSA', 70_000, 71_700)] },
};
