/** Forces that have set out, for tests that care about where they go: every window is let pass, every battle played as it comes. */
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { SIDES, type Side, type SideName } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { ARMY, BRIGADE, CORPS, DIVISION } from '../data/tables.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board } from './board.ts';
import { letPass, type Setting, scene } from './scene.ts';

export const sp = (n: number): number[] => new Array<number>(n).fill(INFANTRY);
export const who = (id: GeneralId): number => generalNamed(id);
export const FREE = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };

interface Going extends Setting {
  formation?: 'army' | 'corps' | 'division' | 'brigade';
  /** What goes along; everything infantry has if nothing is said. */
  take?: (string | number)[];
  licence?: Partial<typeof FREE>;
}
const FORMATION = { army: ARMY, corps: CORPS, division: DIVISION, brigade: BRIGADE } as const;

/** A force of a side stands in a space with its leader and so many infantry, lifted off the map and about to step. */
export const setOut = (
  side: Side,
  leader: GeneralId | null,
  from: SpaceId,
  n: number,
  lay: (board: Board) => void,
  more: Going = {},
) => {
  const { formation = leader === null ? 'division' : 'corps', take = sp(n), licence = {}, ...setting } = more;
  const play = scene(
    'march',
    {
      side,
      activation: { formation: FORMATION[formation], space: at(from), leader: leader === null ? -1 : who(leader) },
      licence: { ...FREE, ...licence },
    },
    {
      bare: true,
      ...setting,
      lay: board => {
        board.sp(side, from, n);
        if (leader !== null) board.general(leader, from);
        lay(board);
      },
    },
  );
  if (play.place() === 'march.gather') play.does(SIDES[side]!, 'take', take);
  return letPass(play);
};
export type Out = ReturnType<typeof setOut>;
/** The next space, nobody hindering it. */
export const goTo = (play: Out, side: Side, to: SpaceId): Out => letPass(play.does(SIDES[side]!, 'goTo', to));
/** Whatever a battle asks is answered with the first thing offered; nobody leaves before it. */
export const fightOut = (play: Out): Out => {
  while (/^(@|battle|losses|retreat|settling|leaving)/.test(play.place())) {
    const [side] = play.machine.asked(play.pos);
    const options = play.machine.options(play.pos, side!);
    const option = options.find(({ do: deed }) => deed === 'pass' || deed === 'stand') ?? options[0]!;
    play.machine.apply(play.pos, option);
  }
  return play;
};
/** What a side's sum was made of, rule by rule. */
export const term = (sum: { terms: { rule: string; value: number }[] }, rule: string): number =>
  sum.terms.filter(t => t.rule === rule).reduce((all, { value }) => all + value, 0);
/** 10.2.1-a SP of a space that has been named go to another: where to, then how many, if more than one could. */
export const travel = <P extends ReturnType<typeof scene>>(play: P, side: SideName, to: SpaceId, count: number): P => {
  if (play.place() === 'journeys.to') play.does(side, 'detrain', to);
  if (play.place() === 'journeys.many') play.does(side, 'convey', count);
  return play;
};
