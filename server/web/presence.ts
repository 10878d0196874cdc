/** Who is here: connected to this process or, as the others say, to another. */
import type { Bus } from '../bus/bus.ts';
import type { Notice } from '../bus/notice.ts';
import { SECOND } from '../config/time.ts';

export interface Presence {
  online(person: string): boolean;
  /** Everybody who is connected anywhere. */
  all(): readonly string[];
  came(person: string): void;
  went(person: string): void;
  heard(notice: Extract<Notice, { is: 'presence' }>): void;
  close(): void;
}
const SAY_EVERY = 20 * SECOND;
const BELIEVE_FOR = 50 * SECOND;
/** A notice holds so many names. */
const AT_ONCE = 200;

/** `changed`: somebody came from or went to nowhere at all. */
export const newPresence = (bus: Bus, now: () => number, changed: (person: string, online: boolean) => void): Presence => {
  const here = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  const there = (person: string): boolean => (elsewhere.get(person) ?? 0) > now();
  const sayAll = (): void => {
    const all = [...here.keys()];
    for (let i = 0; i < all.length; i += AT_ONCE) bus.publish({ is: 'presence', here: all.slice(i, i + AT_ONCE), gone: [] });
    for (const [person, until] of elsewhere)
      if (until <= now()) {
        elsewhere.delete(person);
        if (!here.has(person)) changed(person, false);
      }
  };
  const timer = setInterval(sayAll, SAY_EVERY);
  timer.unref();
  return {
    online: person => here.has(person) || there(person),
    all: () => [...new Set([...here.keys(), ...[...elsewhere.keys()].filter(there)])],
    came(person) {
      const n = here.get(person) ?? 0;
      here.set(person, n + 1);
      if (n > 0) return;
      if (!there(person)) changed(person, true);
      bus.publish({ is: 'presence', here: [person], gone: [] });
    },
    went(person) {
      const n = (here.get(person) ?? 1) - 1;
      if (n > 0) return void here.set(person, n);
      here.delete(person);
      if (!there(person)) changed(person, false);
      bus.publish({ is: 'presence', here: [], gone: [person] });
    },
    heard({ here: came, gone }) {
      for (const person of came) {
        const known = here.has(person) || there(person);
        elsewhere.set(person, now() + BELIEVE_FOR);
        if (!known) changed(person, true);
      }
      for (const person of gone) if (elsewhere.delete(person) && !here.has(person)) changed(person, false);
    },
    close: () => clearInterval(timer),
  };
};
