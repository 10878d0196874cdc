/** 13 to 17 VICTORY. */
import { FALL_1864 } from '../data/calendar.ts';
import { CENTRES } from '../data/places.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA, type SideName, USA } from '../data/sides.ts';
import { BORDER, CONTESTED, spacesOf, UNION } from '../data/states.ts';
import { BLOCKADE_NEGLECTED, INVADED_SPACES, SP_BASE, STATES_TO_WIN, UNION_FLOOR, WILL_PER_STATE } from '../data/tables.ts';
import type { Ending, Seen } from '../state/table.ts';
import { spOnMap } from './pieces.ts';
import { spacesHeld } from './states.ts';
import { openRunners } from './supply.ts';

export interface VictoryResult {
  readonly ending: Ending;
  readonly winner: SideName | null;
}

/** 17.2.1-a, 17.2.2-a, 8.2-c, 17.2.1-b What ends any game at once. */
export const endsAtOnce = (pub: Seen): VictoryResult | null => {
  if (pub.will[CSA] === 0) return { ending: 'will', winner: 'USA' };
  if (pub.destroyed === (1 << CENTRES.length) - 1 && openRunners(pub).length === 0) return { ending: 'resources', winner: 'USA' };
  return null;
};
/** 17.2.1-a, 17.2.1-b Automatic victory at the end of a turn; not on the last turn of a game judged by 1861, 1862 or 1863. */
export const endsTurn = (pub: Seen): VictoryResult | null => {
  if (pub.turn === pub.end && scenarios[pub.scenario].judged !== 1865) return null;
  if (pub.turn === FALL_1864 && pub.will[USA]! < UNION_FLOOR) return { ending: 'election', winner: 'CSA' };
  return pub.will[CSA]! > 2 * pub.will[USA]! ? { ending: 'doubled', winner: 'CSA' } : null;
};

/** 13.2-a */
const judge1861 = (pub: Seen): SideName | null => {
  const [mo, ky, wv] = BORDER.map(state => pub.state[state]) as [number, number, number];
  const union = (mo === USA && ky === USA && wv === USA) || pub.will[CSA]! < 80;
  const confederacy = (mo === CSA && ky === CSA) || pub.will[USA]! < 85;
  return union === confederacy ? null : union ? 'USA' : 'CSA';
};
/** 15-h What the difference of SP gives to each side's will. */
export const spAdjustment = (union: number, confederacy: number): readonly [usa: number, csa: number] => {
  const over = union - confederacy - SP_BASE;
  return over >= 0 ? [5 * Math.floor(over / 5), 0] : [0, 10 * Math.floor(-over / 5)];
};
/** 15-b The Union had a blockade card and never raised the blockade. */
export const blockadeNeglected = (pub: Seen): boolean =>
  scenarios[pub.scenario].start === '1863' && pub.hadBlockade && !pub.raisedBlockade;
/** 15-g, 15-h */
const judge1863 = (pub: Seen): SideName => {
  const [usa, csa] = spAdjustment(spOnMap(pub, USA), spOnMap(pub, CSA));
  const neglect = blockadeNeglected(pub) ? BLOCKADE_NEGLECTED : 0;
  return pub.will[USA]! + usa + neglect > pub.will[CSA]! + csa ? 'USA' : 'CSA';
};

/** 17.3-a, 17.3-b, 17.3-c, 17.3-d The Union's count of states. */
export const statesCounted = (pub: Seen): number => {
  const controlled = CONTESTED.filter(state => pub.state[state] === USA).length;
  const cancelling = [...UNION, ...BORDER.filter((state, i) => pub.state[state] === USA && pub.firstHeld[i] === USA)];
  const cancelled = cancelling.filter(state => spacesHeld(pub, CSA, state) >= INVADED_SPACES).length;
  const lead = pub.will[USA]! - pub.will[CSA]!;
  return controlled - cancelled + (lead > 0 ? Math.floor(lead / WILL_PER_STATE) : 0);
};

/** 13.2-a, 14-e, 15-g, 16-e, 17.3-a, 2.1-b Who has won when the last turn is over. */
export const judged = (pub: Seen): VictoryResult => {
  switch (scenarios[pub.scenario].judged) {
    case 1861:
      return { ending: 'scenario', winner: judge1861(pub) };
    case 1862:
      return { ending: 'scenario', winner: pub.will[USA]! > pub.will[CSA]! ? 'USA' : 'CSA' };
    case 1863:
      return { ending: 'scenario', winner: judge1863(pub) };
    default:
      return { ending: 'states', winner: statesCounted(pub) >= STATES_TO_WIN ? 'USA' : 'CSA' };
  }
};
/** How many spaces of a state each side holds, for the board. */
export const tally = (pub: Seen, state: number): readonly [usa: number, csa: number, all: number] => [
  spacesHeld(pub, USA, state),
  spacesHeld(pub, CSA, state),
  spacesOf[state]!.length,
];
