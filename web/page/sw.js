// The service worker: after the first visit the page works without a network. The whole site is kept under its version, so
// scripts and WASM of two versions never mix; a new version is kept beside the old one and takes over when no page of the old
// one is open any more.
'use strict';
// Named after our folder as well: another copy of this site may live in another folder of the same host.
const OURS = 'longroll ' + new URL('./', location.href).pathname + ' ';
const KEEP = OURS + '{{version}}';
const FILES = {{precache}};

self.addEventListener('install', (event) => {
  // No skipWaiting: an open page of the old version may still ask for its own worker.
  event.waitUntil(caches.open(KEEP).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEEP).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  const page = new URL('./', location.href).pathname;
  const isPage = event.request.mode === 'navigate' && (url.pathname === page || url.pathname === page + 'index.html');
  if (isPage) {
    // The page itself: the network's when there is one, so that a new version is seen; else the kept one.
    event.respondWith(fetch(event.request).catch(() => caches.open(KEEP).then((cache) => cache.match('./'))));
    return;
  }
  event.respondWith(caches.open(KEEP).then((cache) => cache.match(event.request)).then((kept) => kept || fetch(event.request)));
});
