/** The five Permanent cards. They change no table, only numbers, so they stand among the questions: they work by themselves for as long as they are held. */
import { type Modifier, standing, type View } from '@cuartel/engine';
import { SCOUT_IN_ROUNDS } from '../data/options.ts';
import type { Mosby } from '../types.ts';
import { CANNON, FAST_HORSES, holds, PISTOLS, REPUTATION, SCOUT } from './hand.ts';
import { on } from './map.ts';

type Eyes = View<Mosby>;
interface Numbers {
  combat: null;
  scouting: null;
  entry: null;
  initiative: null;
}
const one = (rule: string, of: string, when: (v: Eyes) => boolean): Modifier<Eyes, null> => ({ rule, of, when, value: () => 1 });

/** C-b The Cannon: +1 in every combat; it slows Mosby in Rounds (see the allowance). */
const cannon = one('C-b', 'act-cannon', v => holds(v, CANNON));
const pistols = one('6.5-m', 'act-pistol-tactics', v => holds(v, PISTOLS));
/** 6.1-m On the scouting die, never on the checks after a failure. */
const scouting = one('6.1-m', 'act-scout', v => holds(v, SCOUT));
/** C-c On entry checks in Operations, never in a space Mosby already occupies. */
const entry = one('C-c', 'act-scout', v => holds(v, SCOUT) && (v.pub.phase === 'operations' || on(v.pub, SCOUT_IN_ROUNDS)));
/** C-d */
const reputation = one('C-d', 'act-reputation', v => holds(v, REPUTATION) && v.pub.notoriety >= 4);

export const modify = standing<Eyes, Numbers>({
  combat: [cannon, pistols],
  scouting: [scouting],
  entry: [entry],
  initiative: [reputation],
});

/** 6.2-t Fast Horses give a space more, if a step of the Move follows a pike. */
export const fastHorses = (v: Eyes): boolean => holds(v, FAST_HORSES);
/** 6.2-v The Cannon costs two spaces. */
export const CANNON_COST = 2;
export const drawsCannon = (v: Eyes): boolean => holds(v, CANNON);
