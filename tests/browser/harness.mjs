// What every browser test stands on: the built site in dist/, or in LONGROLL_SITE, served from a sub-folder, Debian's Chromium,
// pages of the sizes that we promise, and a list of everything that went wrong in them.
import fs from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import { need, root } from '../../tools/lib/deps.mjs';
import { serve } from '../../tools/serve.mjs';

const { chromium } = need('playwright-core');

/** `tools/test long`: every frame is drawn, and an idle page is watched for a minute. */
export const isLong = process.env.LONGROLL_LONG === 'yes';

/** The sizes that the page must look right at. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  wide: { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

export const FLAGS = [
  '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  '--no-default-browser-check', '--disable-default-apps', '--disable-domain-reliability',
  '--disable-client-side-phishing-detection', '--metrics-recording-only', '--force-color-profile=srgb',
];

/**
 * Runs in a page before its scripts, and leaves out what is drawn to the screen while `globalThis.unseen`: a frame costs a processor that
 * stands for a graphics card ten times what the program itself needs for it. All else goes on as ever: each frame is built and counted, its
 * buffers, textures and kept pictures are sent to WebGL. What a test looks at is drawn whole (`picture`).
 */
const UNSEEN = `if (globalThis.WebGL2RenderingContext) {
  globalThis.unseen = true;
  const gl = WebGL2RenderingContext.prototype;
  const elsewhere = new WeakSet(); // contexts that draw into a buffer of their own, not to the screen
  const bind = gl.bindFramebuffer;
  gl.bindFramebuffer = function (target, buffer) {
    if (target !== this.READ_FRAMEBUFFER) buffer ? elsewhere.add(this) : elsewhere.delete(this);
    bind.call(this, target, buffer);
  };
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = gl[name];
    gl[name] = function (...all) { if (!globalThis.unseen || elsewhere.has(this)) draw.apply(this, all); };
  }
}`;

/** A picture of the page as it now is (playwright's options); of a page that is not drawn, a frame is drawn for it. */
export async function picture(page, options) {
  await page.evaluate(async () => {
    const { longroll } = globalThis;
    const stopped = () => document.documentElement.dataset.stopped === 'yes';
    if (!globalThis.unseen || !longroll?.ready || stopped()) return;
    globalThis.unseen = false;
    const { frames } = longroll;
    document.dispatchEvent(new Event('visibilitychange')); // the page draws a frame when it is seen again
    while (longroll.frames === frames && !stopped()) await new Promise(requestAnimationFrame);
  });
  const bytes = await page.screenshot(options);
  await page.evaluate(() => { if (globalThis.unseen === false) globalThis.unseen = true; });
  return bytes;
}

/** Launches Chromium. `flags` are added: ['--disable-gpu', '--disable-3d-apis'] for a machine without WebGL. */
export const launch = (flags = []) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: [...FLAGS, ...flags] });

/**
 * The site and a browser for one test file; both are closed when the file's tests are done, unless `keep` is true. Frames are drawn to the
 * screen only for pictures, unless `drawn` is true, here or of a page (`isLong`: everywhere).
 *   const lab = await laboratory();
 *   const page = await lab.open({ size: SIZES.phone, fragment: '#g=...' });
 *   ... page.faults: console errors, exceptions, failed requests and requests that left the site; empty when all is well
 *   await lab.shot(page, 'home-phone');    -> build/shots/home-phone.png
 */
export async function laboratory({ folder = path.resolve(root, process.env.LONGROLL_SITE ?? 'dist'), prefix = '/some/folder/', flags = [], keep = false, drawn = isLong } = {}) {
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} holds no site: run tools/play or tools/test`);
  const server = await serve(folder, { prefix });
  const browser = await launch(flags);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  if (!keep) after(close);

  /** A new profile: its own storage, cookies and caches. Pages opened with the same profile share them. */
  const profile = (size = SIZES.desktop, more = {}) => browser.newContext({ ...size, ...more });

  /** Opens the page and waits until it says that it is ready (unless `wait` is false). */
  async function open({ size = SIZES.desktop, context, fragment = '', wait = true, init, more, drawn: isDrawn = drawn } = {}) {
    const page = await (context ?? (await profile(size, more))).newPage();
    page.setDefaultTimeout(60_000); // a slow machine is no fault
    page.faults = [];
    // A call that WebGL refuses is only warned of.
    page.on('console', (message) => (message.type() === 'error' || /\bINVALID_/.test(message.text())) && page.faults.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => page.faults.push(`exception: ${error.stack ?? error}`));
    page.on('requestfailed', (request) => page.faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) page.faults.push(`left the site: ${request.url()}`);
    });
    page.on('response', (response) => response.status() >= 400 && page.faults.push(`${response.status()}: ${response.url()}`));
    if (!isDrawn) await page.addInitScript(UNSEEN);
    if (init) await page.addInitScript(init);
    await page.goto(server.url + fragment);
    if (wait) await ready(page);
    return page;
  }

  async function shot(page, name) {
    const file = path.join(root, 'build/shots', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await picture(page, { path: file });
    return file;
  }

  return { server, browser, url: server.url, profile, open, shot, close };
}

/** The page sets <html data-ready="yes"> when its first prompt can be played. */
export const ready = (page, timeout = 60_000) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', null, { timeout });

/** Waits until `question`, asked in the page, is answered with yes, also one that answers with a promise: `waitForFunction` takes the promise
 *  itself for a yes. */
export async function until(page, question, about, timeout = 60_000) {
  for (const end = Date.now() + timeout; !(await page.evaluate(question, about));) {
    if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${question}`);
    await page.waitForTimeout(50);
  }
}
