/** The service worker: keeps the table for when there is no network, and says when a newer one is ready. */
export const offline = $state({ newer: false });
let waiting: ServiceWorker | null = null;

const watch = (registration: ServiceWorkerRegistration) => {
  const ready = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    offline.newer = true;
  };
  ready(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') ready(installing);
    });
  });
};

export const keepForOffline = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register('./sw.js').then(watch, () => undefined);
};
/** Lets the newer table take over and loads it. Every game is already kept. */
export const useNewer = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
};
