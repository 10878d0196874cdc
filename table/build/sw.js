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
  if (request.method !== 'GET' || !request.url.startsWith(HOME) || request.url.startsWith(`${HOME}api/`)) return;
  // Films have pages of the server's own, with other headers.
  if (request.mode === 'navigate' && /^(?:film\/|embed)/.test(request.url.slice(HOME.length))) return;
  const wanted = request.mode === 'navigate' ? HOME : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then(cache => cache.match(wanted))
      .then(kept => kept ?? fetch(request)),
  );
});

/** A server says that somebody waits: shown when no page of ours is looked at, and opened by a click. */
self.addEventListener('push', event => {
  const { title, body, url } = event.data?.json() ?? {};
  if (typeof title === 'string')
    event.waitUntil(
      self.registration.showNotification(title, { body, data: url, tag: url, icon: new URL('./icons/icon-192.png', HOME).href }),
    );
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const wanted = new URL(event.notification.data ?? HOME, HOME);
  if (wanted.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async pages => {
      const page = pages.find(one => one.url === wanted.href) ?? pages[0];
      if (page === undefined) return self.clients.openWindow(wanted.href);
      await page.focus();
      return page.url === wanted.href ? undefined : page.navigate(wanted.href);
    }),
  );
});
