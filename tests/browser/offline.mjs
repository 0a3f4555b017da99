// A game in play goes on without a network once the service worker keeps its data.
import assert from 'node:assert/strict';
import { ready } from './harness.mjs';
import { hash, ourTurn, play } from './play.mjs';

/** Waits until the service worker keeps the one file of data whose address has `part` before its hash, takes the network away, opens the
 *  page again and plays on from where it was. */
export async function worksOffline(page, part) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async (data) => {
    const keys = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
    return keys.filter((request) => new RegExp(`${data}[0-9a-f]{8}`).test(request.url)).length;
  }, part);
  for (let i = 0; i < 100 && (await kept()) === 0; ++i) await page.waitForTimeout(50);
  assert.equal(await kept(), 1);
  const before = await hash(page);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await ourTurn(page);
  assert.equal(await hash(page), before);
  await play(page, 2);
}
