/**
 * The deck, card by card: a row is a card in a hand, a position, what is done with it and everything that has changed afterwards;
 * positions in which its event is refused; where the card lies in the end. All of it is written from the cards, nothing from the code.
 */
import { expect } from 'vitest';
import { ARMIES } from '../../data/armies.ts';
import type { CardNumber } from '../../data/cards.ts';
import { GENERALS } from '../../data/generals.ts';
import { CENTRES } from '../../data/places.ts';
import { numberOf, SIDES, type SideName } from '../../data/sides.ts';
import { SPACES } from '../../data/spaces.ts';
import { STATES } from '../../data/states.ts';
import type { Deeds } from '../../types.ts';
import type { Board } from '../board.ts';
import { letPass, type Setting, scene } from '../scene.ts';

export type Lay = (board: Board) => unknown;
/** A deed; `no`: it is refused. */
type Deed = [who: SideName, deed: keyof Deeds, what?: unknown, refused?: 'no'];
export interface Row extends Omit<Setting, 'lay' | 'hands'> {
  card: CardNumber;
  by: SideName;
  variant?: number;
  lay?: Lay;
  /** The opponent's hand. */
  foes?: readonly CardNumber[];
  /** What may not be chosen, and what is. */
  refuses?: Deed[];
  does?: Deed[];
  /** All that differs after the round, as `changes` says it. */
  brings: string[];
  /** The card is out of the game; otherwise it is discarded. */
  leaves?: true;
  /** 4.2.6-a It lies ready for the Union's next round. */
  ready?: true;
  /** Positions, instead of `lay`, in which the event may not be played; hands with them. */
  not?: (Lay | { foes: readonly CardNumber[] })[];
}

const owner = (of: number): string => SIDES[of] ?? 'nobody';
const space = (of: number): string => (of === -1 ? 'waiting' : of === -2 ? 'gone' : of === -3 ? 'marching' : SPACES[of]![0]);
type Pub = Board['pub'];
const SILENT = ['rounds', 'active', 'hands', 'discards', 'removed', 'deck', 'hadBlockade', 'rising'];
/** What each entry of a list is called, and how it reads. */
const LISTS: Partial<Record<keyof Pub, [name: (i: number) => string, value: (v: number) => string]>> = {
  control: [space, owner],
  fort: [space, owner],
  state: [i => STATES[i]!, owner],
  firstHeld: [i => STATES[i]!, owner],
  general: [i => GENERALS[i]![0], space],
  due: [i => GENERALS[i]![0], String],
  brigade: [i => GENERALS[i]![0], String],
  army: [i => ARMIES[i]!, space],
  commander: [i => ARMIES[i]!, v => (v < 0 ? 'generic' : GENERALS[v]![0])],
  capital: [owner, space],
  elite: [String, v => (v < 0 ? 'none' : ARMIES[v]!)],
  spDue: [owner, String],
};
/** Everything in which two tables differ, a line each: 'will USA 97-', 'CSA richmond-va 3', 'control baltimore-md CSA'. */
export const changes = (before: Pub, after: Pub): string[] => {
  const found: string[] = [];
  for (const side of [0, 1] as const) {
    const will = (pub: Pub) => `will ${owner(side)} ${pub.will[side]}${pub.rising[side] ? '+' : '-'}`;
    if (will(before) !== will(after)) found.push(will(after));
    for (const [i, n] of after.infantry[side].entries())
      if (n !== before.infantry[side][i]) found.push(`${owner(side)} ${space(i)} ${n}`);
  }
  for (const key of Object.keys(after) as (keyof Pub)[]) {
    if (key === 'will' || key === 'infantry' || SILENT.includes(key)) continue;
    const words = LISTS[key];
    if (words === undefined) {
      const said = (of: unknown): string => {
        if (key === 'destroyed')
          return CENTRES.filter((_, i) => ((of as number) >> i) & 1)
            .map(space)
            .join(' ');
        if (!['ironclads', 'torpedoes', 'hunley'].includes(key)) return JSON.stringify(of);
        return [of]
          .flat()
          .map(s => space(s as number))
          .sort()
          .join(' ');
      };
      if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) found.push(`${key} ${said(after[key])}`);
      continue;
    }
    for (const [i, value] of (after[key] as number[]).entries())
      if (value !== (before[key] as number[])[i]) found.push(`${key} ${words[0](i)} ${words[1](value)}`);
  }
  return found.sort();
};

/** A card that neither side could want now: it stays in the hand. */
const LEFT: Record<SideName, CardNumber> = { USA: 12, CSA: 45 };
const other = (side: SideName): SideName => (side === 'USA' ? 'CSA' : 'USA');

/** A round of a side with the card in its hand. */
export const roundOf = ({ card, by, foes = [], lay, ...setting }: Omit<Row, 'brings'>) =>
  scene(
    'round',
    { side: numberOf(by), opener: 0 },
    {
      bare: true,
      ...setting,
      hands: { [by]: [card, LEFT[by]], [other(by)]: foes },
      lay: board => {
        lay?.(board);
      },
    },
  );

/** The event is played in a round of its owner; the other side cannot, unless the card is for both. */
export const playsAs = (row: Row, forBoth: boolean): void => {
  const { card, by, variant = 0, refuses = [], does = [], brings, leaves = false, ready = false, not = [] } = row;
  const event = { card, variant };
  const play = roundOf(row);
  const before = structuredClone(play.pub);
  const lying = [...play.pub.discards];
  play.asks(by, 'round.card').does(by, 'event', event);
  letPass(play);
  const tried = [...refuses.map(([who, deed, what]): Deed => [who, deed, what, 'no']), ...does];
  const act = play.does as unknown as (...said: unknown[]) => unknown;
  for (const [who, deed, what, no] of tried) {
    if (no) play.refuses(who, deed as never, (what ?? null) as never);
    else act(who, deed, ...(what === undefined ? [] : [what]));
    letPass(play);
  }
  play.spent();
  expect(play.over(), play.place()).toBe(true);
  expect(changes(before, play.pub)).toEqual([...brings].sort());
  // 4.2.1-a
  expect([play.pub.removed.includes(card), play.pub.discards.includes(card)]).toEqual([leaves, !leaves && !ready]);
  expect([play.own[by].hand, lying.includes(card)]).toEqual([[LEFT[by]], false]);
  for (const bar of not) {
    const other = typeof bar === 'function' ? { lay: bar } : bar;
    roundOf({ ...row, dice: [], draws: [], ...other }).refuses(by, 'event', event);
  }
  // 4.2-a
  if (!forBoth) roundOf({ ...row, dice: [], draws: [], by: other(by), foes: [LEFT[by]] }).refuses(other(by), 'event', event);
};
