// tools/shot all [SCREEN,...] [SIZE,...] [THEME,...]: pictures of every screen that a player meets, to be looked at.
//   -> build/gallery/SCREEN-SIZE-THEME.png. Without words: every screen at every size, by day; `lamplight` or `day,lamplight` for the other.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';
import { SIZES, laboratory, picture } from '../../tests/browser/harness.mjs';
import { actions, act, ourTurn, press, prompt, settled, where } from '../../tests/browser/play.mjs';
import { battle, verb } from '../../tests/browser/fields.mjs';
import { position, protocol } from '../../tests/browser/positions.mjs';

const touch = { hasTouch: true, isMobile: true };
const EVERY_SIZE = {
  ...SIZES,
  large: { viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 1 },
  small: { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, ...touch },
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, ...touch },
};
const STILL = "localStorage.setItem('longroll/speed', 'at-once')";

/** A game whose last decision is still to be made. */
async function lastMoment(game) {
  const { ask, end } = protocol();
  try {
    await ask(`new ${game} seed=2`);
    for (let link = '', last = '', n = 0; ; ++n) {
      const { actions: all } = await ask('prompt');
      if (!all?.length) return { fragment: `#${link}`, last };
      ({ link } = await ask('link'));
      last = all[(n * 7) % all.length].text;
      await ask(`do ${last}`);
    }
  } finally {
    end();
  }
}
/** Each position is made when the first screen asks for it. */
const once = (make) => {
  let made = null;
  return () => (made ??= make());
};
const has = (...words) => ({ actions: all }) => all.some(({ text }) => words.includes(verb(text)));
/** By chance, but both sides stand where history had them. */
const asHistory = (all, n) => (all.find(({ text }) => verb(text) === 'end-set-up') ?? all[(n * 7) % all.length]).text;
const at = {
  dixieFire: once(() => position(has('fire'), { plies: 400 })),
  dixieMorale: once(() => position(has('check'), { plies: 400 })),
  dixieMove: once(() => position(has('move'), { plies: 400, game: 'dixie/gettysburg' })),
  dixieMelee: once(() => position(has('melee'), { plies: 400, options: 'melee=on' })),
  move: once(() => battle('bull-run', has('take'))),
  shiloh: once(() => battle('shiloh', (asked, ply) => ply > 120 && has('take')(asked))),
  antietam: once(() => battle('antietam', has('take'))),
  attack: once(() => battle('antietam', ({ actions: all }) => all.filter(({ text }) => verb(text) === 'join').length > 2)),
  roll: once(() => battle('bull-run', has('resolve'))),
  wauhatchie: once(() => position(has('take-stack'), { game: 'chattanooga/wauhatchie', choose: asHistory })),
  wauhatchieFight: once(() => position(has('attack-with'), { game: 'chattanooga/wauhatchie', plies: 2_000, choose: asHistory })),
  campaign: once(() => position(has('muster'), { game: 'campaign/1863', plies: 800 })),
  campaignBattle: once(() => position(has('lead'), { game: 'campaign/1863', plies: 4_000 })),
  campaignReaction: once(() => position(has('react'), { game: 'campaign/1862', plies: 4_000 })),
  dixieEnd: once(() => lastMoment('dixie/bull-run')),
  battleEnd: once(() => lastMoment('battles/bull-run')),
};
const control = (...ids) => async (page) => { for (const id of ids) await press(page, id); };
async function ended(page, { last }) {
  await act(page, last);
  await page.locator('[data-do="end-again"]').waitFor({ state: 'attached' });
}
/** Chooses the first of those actions by its piece, as a press on it does. */
const choose = (...verbs) => async (page) => {
  for (const text of (await actions(page)).filter((each) => verbs.includes(verb(each)))) {
    const rect = await where(page, `piece:${text}`);
    if (!rect) continue;
    await page.mouse.click(rect.x + rect.w / 2, rect.y + rect.h / 2);
    return;
  }
};
/** Decides the first of what is offered with that verb. */
const doFirst = (first) => async (page) => {
  await act(page, (await actions(page)).find((text) => verb(text) === first));
};
/** Plays until the other side has had its turn: its digest is on the screen. */
async function enemysTurn(page) {
  for (let n = 0; n < 80; ++n) {
    await ourTurn(page);
    const all = await actions(page);
    const end = all.find((text) => /^end-|^done|^pass/.test(text)) ?? all[0];
    const { heading } = await prompt(page);
    await act(page, end);
    await ourTurn(page);
    await settled(page);
    if ((await prompt(page)).heading !== heading && n > 4 && (await page.locator('[data-do="see-again"], [data-do="digest"]').count()) > 0) return;
  }
}
const menu = (id) => control('menu', `menu-${id}`);

const SCREENS = {
  home: {},
  'setup-dixie': { act: control('setup:dixie') },
  'setup-battles': { act: control('setup:battles') },
  'first-dixie': { play: 'dixie' },
  'first-battles': { play: 'battles' },
  'dixie-move': { from: at.dixieMove },
  'dixie-fire': { from: at.dixieFire, act: choose('fire') },
  'dixie-morale': { from: at.dixieMorale },
  'dixie-melee': { from: at.dixieMelee, act: choose('melee') },
  'battles-move': { from: at.move, act: choose('take') },
  'battles-antietam': { from: at.antietam },
  'battles-shiloh': { from: at.shiloh },
  'battles-attack': { from: at.attack },
  'battles-roll': { from: at.roll },
  'battles-result': { from: at.roll, act: async (page) => { await act(page, (await actions(page)).find((text) => verb(text) === 'resolve')); } },
  'first-chattanooga': { play: 'chattanooga' },
  'chattanooga-stack': { from: at.wauhatchie, act: doFirst('take-stack') },
  'chattanooga-attack': { from: at.wauhatchieFight },
  'first-campaign': { play: 'campaign' },
  'campaign-move': { from: at.campaign },
  'campaign-force': { from: at.campaign, act: doFirst('muster') },
  'campaign-answers': { from: at.campaign, act: doFirst('give-answer') },
  'campaign-battle': { from: at.campaignBattle },
  'campaign-reaction': { from: at.campaignReaction },
  'digest-dixie': { play: 'dixie', act: enemysTurn },
  'digest-battles': { from: at.move, act: enemysTurn },
  'end-dixie': { from: at.dixieEnd, act: ended },
  'end-battles': { from: at.battleEnd, act: ended },
  log: { from: at.roll, act: menu('log') },
  help: { from: at.move, act: menu('help') },
  charts: { from: at.roll, act: (page) => page.keyboard.press('t') },
  share: { from: at.move, act: async (page) => ((await page.locator('[data-do="share"]').count()) > 0 ? press(page, 'share') : menu('share')(page)) },
  menu: { from: at.move, act: control('menu') },
  settings: { act: control('settings') },
  gallery: { act: control('cards:dixie') },
  decks: { act: control('cards:dixie', 'room:1') },
};

const known = { screens: Object.keys(SCREENS), sizes: Object.keys(EVERY_SIZE), themes: ['day', 'lamplight'] };
const wanted = { screens: [], sizes: [], themes: [] };
for (const word of process.argv.slice(2).flatMap((each) => each.split(','))) {
  const kind = Object.keys(known).find((each) => known[each].includes(word));
  if (!kind) {
    console.error(`${word}: no screen, size or theme. There are: ${Object.values(known).flat().join(' ')}`);
    process.exit(2);
  }
  wanted[kind].push(word);
}
const chosen = (kind) => (wanted[kind].length > 0 ? wanted[kind] : kind === 'themes' ? ['day'] : known[kind]);
const folder = path.join(root, 'build/gallery');
fs.mkdirSync(folder, { recursive: true });
const lab = await laboratory({ keep: true });
for (const name of chosen('screens')) {
  const screen = SCREENS[name];
  const from = await screen.from?.();
  for (const size of chosen('sizes')) {
    for (const theme of chosen('themes')) {
      const init = `${STILL}; localStorage.setItem('longroll/theme', '${theme === 'day' ? 'day' : 'night'}')`;
      const page = await lab.open({ size: EVERY_SIZE[size], fragment: from?.fragment ?? '', init, more: { reducedMotion: 'reduce' } });
      const file = path.join(folder, `${name}-${size}-${theme}.png`);
      try {
        page.setDefaultTimeout(20_000);
        if (screen.play) await press(page, `play:${screen.play}`);
        if (screen.play || from) await ourTurn(page);
        await screen.act?.(page, from);
        await settled(page);
        await picture(page, { path: file });
        console.log([file, ...page.faults].join('\n  '));
      } catch (fault) {
        console.log(`${file}\n  ${String(fault.message).split('\n')[0]}`);
      }
      await page.context().close();
    }
  }
}
await lab.close();
