/** The service worker: keeps what was built, answers from it first, and steps aside for a newer build when the page says so. */
const REVISION = '__REVISION__';
const FILES = '__FILES__';
const CACHE = `cuartel-${REVISION}`;
const HOME = new URL('./', self.location.href).href;

self.addEventListener('install', event => {
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new Request(new URL(file, HOME), { cache: 'no-cache' })))),
  );
});
self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(names.filter(name => name.startsWith('cuartel-') && name !== CACHE).map(name => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return;
  const wanted = request.mode === 'navigate' ? HOME : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then(cache => cache.match(wanted))
      .then(kept => kept ?? fetch(request)),
  );
});
