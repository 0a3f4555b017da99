// The service worker: after the first visit the page works without a network. The whole site is kept under its version, so
// scripts and WASM of two versions never mix; a new version is kept beside the old one and takes over when no page of the old
// one is open any more. The data of a game or battle that is fetched only when it is chosen, and a game's code, are kept from
// then on.
'use strict';
// Named after our folder as well: another copy of this site may live in another folder of the same host.
const OURS = 'longroll ' + new URL('./', location.href).pathname + ' ';
const KEEP = OURS + '{{version}}';
const FILES = {{precache}};
const PACKS = {{packs}}; // pack -> { name, bytes }
const CODE = {{code}}; // game, or `sheets` -> [{ module, name, bytes, check }]: its code, which comes with its pack
const HERE = new URL('./', location.href).pathname;
const CHOSEN = new Set([...Object.values(PACKS), ...Object.values(CODE).flat()].map(({ name }) => HERE + name));

async function install() {
  const cache = await caches.open(KEEP);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })));
  // A game that the version before has kept is kept by this one too. What cannot be had now is fetched when it is chosen.
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEEP);
  const paths = (await Promise.all(old.map(async (name) => (await caches.open(name)).keys()))).flat().map((kept) => new URL(kept.url).pathname);
  await Promise.all(Object.entries(PACKS)
    .filter(([game]) => paths.some((path) => path.startsWith(`${HERE}data/${game}-`) && !path.slice(`${HERE}data/${game}-`.length).includes('-')))
    .flatMap(([game, pack]) => [pack, ...(CODE[game] ?? [])])
    .concat(CODE.sheets ?? []) // help and set-up work without a network, too
    .map(({ name }) => cache.add(name).catch(() => {})));
}

/** A game's data or code: as it was kept, unless the page asks past every cache. */
async function chosen(request) {
  const cache = await caches.open(KEEP);
  const kept = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

self.addEventListener('install', (event) => {
  // No skipWaiting: an open page of the old version may still ask for its own worker.
  event.waitUntil(install());
});

// The page has fetched this before we ruled it, or wants it kept beforehand. Who sent a port with it is told how that went.
self.addEventListener('message', (event) => {
  const name = String(event.data);
  const tell = (word) => event.ports[0]?.postMessage(word);
  if (!CHOSEN.has(HERE + name)) return tell('unknown');
  event.waitUntil(caches.open(KEEP)
    .then(async (cache) => (await cache.match(name)) || cache.add(name))
    .then(() => tell('kept'), () => tell('failed')));
});

/** Takes away what older versions have kept. What a newer version keeps for itself, while it is installed or waits, stays. */
async function clearAway() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEEP);
  const { installing, waiting } = self.registration;
  if (installing || waiting || self.serviceWorker?.state === 'redundant') return;
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(clearAway().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  const isPage = event.request.mode === 'navigate' && (url.pathname === HERE || url.pathname === HERE + 'index.html');
  if (isPage) {
    // The browser may end a worker in the middle of `activate`, which is not repeated: each visit clears away what is left.
    event.waitUntil(clearAway().catch(() => {}));
    // The page itself: the network's when there is one, so that a new version is seen; else the kept one.
    event.respondWith(fetch(event.request).catch(() => caches.open(KEEP).then((cache) => cache.match('./'))));
    return;
  }
  if (CHOSEN.has(url.pathname)) {
    event.respondWith(chosen(event.request));
    return;
  }
  event.respondWith(caches.open(KEEP).then((cache) => cache.match(event.request)).then((kept) => kept || fetch(event.request)));
});
