/** Notices of this browser: asked for, given up. The service worker shows them. */
import { client } from '../session.svelte.ts';

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? ((await navigator.serviceWorker.getRegistration()) ?? null)
    : null;

export const pushState = async (): Promise<'on' | 'off' | 'no'> => {
  const worker = await registration();
  if (worker === null || Notification.permission === 'denied') return 'no';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
};
/** True: notices will come to this browser. */
export const subscribe = async (): Promise<boolean> => {
  const worker = await registration();
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(await client.pushKey()),
  });
  const { endpoint, keys } = subscription.toJSON();
  await client.addPush({ endpoint, keys });
  await client.change({ pushTurns: true });
  return true;
};
export const unsubscribe = async (): Promise<void> => {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription == null) return;
  await client.removePush(subscription.endpoint);
  await subscription.unsubscribe();
};
