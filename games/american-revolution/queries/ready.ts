/** Figures that standing orders compare, and orders that make sense in most games. */
import type { WantedOrder } from '@cuartel/engine';
import { markerOf, SPY, TACTICAL } from '../data/markers.ts';
import { numberOf } from '../data/sides.ts';
import type { View } from '../state/table.ts';
import { handSize } from './hands.ts';
import { interceptionValue, interceptors } from './interception.ts';

const DIE = 6;
/** 32.2-b The best chance to intercept, in hundredths: a die that must not be higher than the commander's value. */
const bestChance = ({ pub, own, me }: View, to: number): number =>
  interceptors(pub, own, numberOf(me), to).reduce((best, { from, commander, naval }) => {
    const value = interceptionValue(own, numberOf(me), from, commander, naval);
    return Math.max(best, Math.floor((Math.min(DIE, value) * 100) / DIE));
  }, 0);

export const figuresOf = (v: View, _: string, step: string, my: Readonly<Record<string, unknown>>): Record<string, number> => ({
  markers: handSize(v.own.hand),
  spies: v.own.hand[SPY]!,
  plans: v.own.hand[markerOf('master-plan')]!,
  tactical: v.own.hand[TACTICAL]!,
  points: v.pub.points[numberOf(v.me)]!,
  ...(step === 'entering' && typeof my['to'] === 'number' ? { chance: bestChance(v, my['to']) } : {}),
});

export const READY: readonly WantedOrder[] = [
  { at: { moment: 'between' }, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'phase' } },
  { at: { moment: 'entering' }, answer: { is: 'pass' }, unless: [{ figure: 'chance', least: 50 }], lasts: { is: 'game' } },
  { at: { moment: 'rolled' }, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'phase' } },
];
