/** Figures that standing orders compare, and orders that make sense in most games. */
import type { WantedOrder } from '@cuartel/engine';
import { foe, numberOf } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import type { Seen, View } from '../state/table.ts';
import type { Fight } from './battle.ts';
import { battleOdds } from './battle-odds.ts';
import { interceptors } from './interception.ts';
import { marchSp, spAt } from './pieces.ts';
import { battleAgainst, battleAt, walksOver } from './prospects.ts';
import { leaveBefore } from './retreats.ts';

const DIE = 6;
/** In hundredths, of a die that must not be higher. */
const percent = (on: number): number => Math.floor((Math.min(DIE, on) * 100) / DIE);

/** In hundredths, rounded down: the defender of a battle wins it, whoever both would name, without cards. */
const holds = (pub: Seen, fight: Fight): number => Math.floor(((36 - battleOdds(pub, fight).attackerWins) * 100) / 36);

/** Strength of the two forces where one is asked whether to stand, leave, intercept or play a card, and what chance there is. */
export const figuresOf = (
  { pub, me, own }: View,
  _: string,
  step: string,
  my: Readonly<Record<string, unknown>>,
): Record<string, number> => {
  const side = numberOf(me);
  const space = typeof my['space'] === 'number' ? my['space'] : typeof my['to'] === 'number' ? my['to'] : (pub.march?.to ?? -1);
  const here = space >= 0 && space < SIZE;
  const standing = pub.march?.side === side ? marchSp(pub) : here ? spAt(pub, side, space) : 0;
  const near = step === 'interception' && here ? interceptors(pub, side, space) : [];
  // Of those who could intercept the strongest, and whoever stands there with him (5.8.1-g); nothing if nobody can.
  const together = near.length > 0 ? Math.max(...near.map(({ from }) => spAt(pub, side, from))) + standing : 0;
  const comes = here && pub.march !== null && pub.march.side !== side;
  const leave = step === 'leave' && here ? leaveBefore(pub, side, space) : null;
  return {
    hand: own.hand.length,
    ownSp: step === 'interception' ? together : standing,
    enemySp: pub.march !== null && pub.march.side !== side ? marchSp(pub) : here ? spAt(pub, foe(side), space) : 0,
    will: pub.will[side]!,
    // 5.8.3-a, 5.7.2-a The battle that would follow: of the best of those who could intercept, or of whoever stands there.
    ...(comes && near.length > 0 ? { win: Math.max(...near.map(by => holds(pub, battleAgainst(pub, space, by)))) } : {}),
    ...(comes && leave !== null ? { win: walksOver(pub, space) ? 0 : holds(pub, battleAt(pub, space)) } : {}),
    // 5.8.1-b The best there is; 7.2.3-a
    ...(step === 'interception' ? { chance: Math.max(0, ...near.map(({ on }) => percent(on))) } : {}),
    ...(leave === null ? {} : { chance: leave.how === 'free' ? 100 : leave.how === 'die' ? percent(leave.on) : 0 }),
  };
};

const outnumbered = { figure: 'enemySp', least: { times: 2, figure: 'ownSp' } } as const;
const game = { is: 'game' } as const;
export const READY: readonly WantedOrder[] = [
  { at: { moment: 'interception' }, answer: { is: 'pass' }, unless: [{ figure: 'chance', least: 50 }], lasts: game },
  {
    at: { section: 'leaving', step: 'leave' },
    answer: { is: 'do', do: 'stand', with: null },
    unless: [outnumbered],
    lasts: game,
  },
  {
    at: { section: 'leaving', step: 'leave' },
    answer: { is: 'never', do: 'stand', things: null, like: [null] },
    when: [outnumbered],
    unless: [],
    lasts: game,
  },
  { at: { moment: 'activation' }, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'round' } },
];
