/** What an option points at on the table, so that the board can make it glow. */
import type { Thing } from '@cuartel/engine';

const KINDS: Readonly<Record<string, string>> = {
  space: 'space',
  from: 'space',
  to: 'space',
  leader: 'general',
  general: 'general',
  card: 'card',
  army: 'army',
  state: 'state',
};
/** Deeds done with a bare number, and what it is. */
const NUMBERS: Readonly<Record<string, string>> = {
  openWith: 'card',
  operate: 'card',
  discard: 'card',
  sail: 'space',
  create: 'space',
  build: 'space',
  goTo: 'space',
  withdraw: 'space',
  retreat: 'space',
  steer: 'space',
  mark: 'space',
  armada: 'army',
  relieve: 'army',
  giveUp: 'army',
  reassign: 'army',
  army: 'army',
  take: 'general',
  regroup: 'general',
  lose: 'general',
  board: 'general',
  name: 'general',
  sendOff: 'general',
  mount: 'general',
  absorb: 'general',
  command: 'general',
  appoint: 'general',
  muster: 'space',
  land: 'space',
  remount: 'space',
  enlist: 'space',
  entrain: 'space',
  detrain: 'space',
  seat: 'space',
  claim: 'space',
  raid: 'space',
  levy: 'space',
  place: 'space',
  lift: 'space',
  strip: 'space',
  fortify: 'space',
  arm: 'space',
  sink: 'space',
  waste: 'space',
  gather: 'space',
  rally: 'space',
  retake: 'space',
  runBlockade: 'zone',
  raider: 'general',
  ambush: 'general',
  dismiss: 'general',
  elite: 'army',
  strike: 'army',
  relieved: 'army',
  addToQueue: 'card',
};

const thingsIn = (deed: string, what: unknown): Thing[] => {
  if (typeof what === 'number') return what < 0 || NUMBERS[deed] === undefined ? [] : [`${NUMBERS[deed]}:${what}`];
  if (typeof what !== 'object' || what === null) return [];
  return Object.entries(what).flatMap(([key, value]): Thing[] =>
    KINDS[key] !== undefined && typeof value === 'number' && value >= 0 ? [`${KINDS[key]}:${value}`] : [],
  );
};
export const thingsOf = (deed: string, what: unknown): readonly Thing[] =>
  Array.isArray(what) ? [...new Set(what.flatMap(one => thingsIn(deed, one)))] : thingsIn(deed, what);
