// The built site as a host sends it: starts, asks nobody else for anything, keeps to its policy, works without a network.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, ready } from './harness.mjs';

const lab = await laboratory({ drawn: true });

for (const [name, size] of Object.entries(SIZES)) {
  test(`starts without a fault, ${name}`, async (t) => {
    const begun = performance.now();
    const page = await lab.open({ size });
    t.diagnostic(`ready after ${Math.round(performance.now() - begun)} ms`);
    await lab.shot(page, `smoke-${name}`);
    assert.deepEqual(page.faults, []);
    const canvas = await page.locator('canvas').boundingBox();
    assert.ok(canvas.width >= size.viewport.width - 1, 'the canvas is as wide as the window');
    await page.context().close();
  });
}

test('the policy refuses scripts written into the page', async () => {
  const page = await lab.open();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.smuggled = true';
    document.body.append(script);
  });
  assert.equal(await page.evaluate(() => globalThis.smuggled), undefined);
  assert.ok(page.faults.some((fault) => fault.includes('Content Security Policy')), 'the browser reports the refusal');
  await page.context().close();
});

test('after a first visit it works without a network', async () => {
  const page = await lab.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.context().close();
});
