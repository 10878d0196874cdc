/** A notice of the system: it is your turn, and nobody looks at the page. */
import { set, settings } from './settings.svelte.ts';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission !== 'denied';
/** Switches notices on, if the browser lets us. */
export const wantNotices = async (on: boolean): Promise<void> => {
  if (on && (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted'))
    return set('notice', false);
  return set('notice', on);
};
export const notify = (title: string, body: string): void => {
  if (!settings.notice || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted')
    return;
  const notice = new Notification(title, { body, tag: 'cuartel-turn', icon: 'icons/icon-192.png' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
};
