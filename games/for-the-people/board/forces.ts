/** What stands in each space, side by side: strength, the army, its commander and the others, in the order in which they count. */
import { ARMY_COUNT, type Army, armySide } from '../data/armies.ts';
import { defence, GENERALS_OF, type General, generalName, offence, strategy } from '../data/generals.ts';
import { BOTH, type Side } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { influenceOf } from '../queries/command.ts';
import { marchSp, spBySpace } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { Onlooker } from './onlooker.ts';

export interface Leader {
  readonly general: General;
  readonly name: string;
  /** Strategy, offence, defence. */
  readonly ratings: string;
  readonly stars: number;
  /** SP of his brigade; 0: none. */
  readonly brigade: number;
}
export interface Force {
  readonly id: string;
  readonly space: Space;
  readonly side: Side;
  readonly strength: number;
  readonly army: Army | -1;
  readonly leader: Leader | null;
  readonly others: readonly Leader[];
  readonly elites: number;
  /** Generals face down (10.6.1-a). */
  readonly slots: number;
  readonly marching: boolean;
}
/** Strategy, attack, defence. */
export const ratingsOf = (general: General): string => `${strategy[general]}-${offence[general]}-${defence[general]}`;
const leaderOf = (pub: Seen, general: General): Leader => ({
  general,
  name: generalName(general),
  ratings: ratingsOf(general),
  stars: pub.rides[general] ? 1 : pub.commander.includes(general) ? 3 : 2,
  brigade: pub.brigade[general]!,
});
/** The commander of the army first, then by influence, cavalry last. */
const ranked = (pub: Seen, generals: readonly General[], commander: General | -1): General[] =>
  [...generals].sort(
    (a, b) =>
      Number(b === commander) - Number(a === commander) ||
      Number(pub.rides[a]!) - Number(pub.rides[b]!) ||
      influenceOf(pub, b) - influenceOf(pub, a) ||
      a - b,
  );

const forceAt = (pub: Seen, side: Side, space: Space, strength: number): Force | null => {
  const generals = GENERALS_OF[side]!.filter(general => pub.general[general] === space);
  const slots = pub.slots[side]!.filter(at => at === space).length;
  if (strength === 0 && generals.length === 0 && slots === 0) return null;
  const army = Array.from({ length: ARMY_COUNT }, (_, n) => n).find(n => armySide[n] === side && pub.army[n] === space) ?? -1;
  const [leader, ...others] = ranked(pub, generals, army < 0 ? -1 : pub.commander[army]!).map(general => leaderOf(pub, general));
  const elites = army < 0 ? 0 : pub.elite.filter(of => of === army).length;
  return { id: `${space}-${side}`, space, side, strength, army, leader: leader ?? null, others, elites, slots, marching: false };
};
/** The force under way stands where the march is. */
const marching = (pub: Seen): Force[] => {
  const { march } = pub;
  if (march === null) return [];
  const [leader, ...others] = ranked(pub, march.generals, march.leader).map(general => leaderOf(pub, general));
  const elites = march.army < 0 ? 0 : pub.elite.filter(of => of === march.army).length;
  return [
    {
      id: 'march',
      space: march.at,
      side: march.side,
      strength: marchSp(pub),
      army: march.army,
      leader: leader ?? null,
      others,
      elites,
      slots: 0,
      marching: true,
    },
  ];
};
export const forcesOf = ({ pub }: Onlooker): Force[] => {
  const found: Force[] = [];
  for (const side of BOTH) {
    const strength = spBySpace(pub, side);
    for (let space = 0; space < SIZE; space++) {
      const force = forceAt(pub, side, space, strength[space]!);
      if (force !== null) found.push(force);
    }
  }
  return [...found, ...marching(pub)];
};
