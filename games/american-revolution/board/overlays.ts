/** What the layers tell: how many units a place feeds, how far a force comes, and where the enemy is one route away. */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import type { Ration, Reached, Threat } from '@cuartel/boardkit/net/overlays.ts';
import type { Thing } from '@cuartel/engine';
import { reach, stopping } from '@cuartel/engine/kit/reach.ts';
import { SEA } from '../data/links.ts';
import { IS_BOX, IS_SEA, LINKS, landNeighbours, MAP, seaNeighbours } from '../data/map.ts';
import { foe, numberOf, type Side } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { type Unit, VALUE } from '../data/units.ts';
import { bestCommander, isNaval } from '../queries/gathering.ts';
import { marchers, routeCost } from '../queries/movement.ts';
import { fedByFortress, forageLimit, hungryIn } from '../queries/supply.ts';
import type { Mine } from '../state/table.ts';
import type { Revolution } from '../types.ts';

type View = Onlooker<Revolution>;
/** Whose eyes: the reader's, for a spectator the mover's. */
const sideOf = (view: View): Side => numberOf(view.me ?? view.pub.active);

/** 19.2-a, 28.2-d What each place on land feeds of the reader's side. */
export const rationsOf = (view: View): Ration[] => {
  const side = sideOf(view);
  return SPACES.flatMap((_, space) => {
    if (IS_SEA[space] || IS_BOX[space]) return [];
    const all = fedByFortress(view.pub, side, space);
    const feeds = all ? -1 : forageLimit(view.pub, side, space);
    const hungry = view.own === null || all ? 0 : hungryIn(view.pub, view.own, side, space).length;
    return feeds === 0 && hungry === 0 ? [] : [{ space, feeds, short: hungry > Math.max(0, feeds) }];
  });
};

/** The force whose reach is asked for: the one put together or under way, else whoever of ours is pointed at, or all of a place. */
const forceOf = (view: View & { own: Mine }, aim: ReadonlySet<Thing>): readonly Unit[] => {
  const { own, pub } = view;
  if (own.force.length > 0) return own.force;
  const side = sideOf(view);
  for (const thing of aim) {
    const [kind, n] = thing.split(':') as [string, string];
    const space = kind === 'space' ? Number(n) : kind === 'unit' ? (own.at[Number(n)] ?? -1) : -1;
    if (space < 0) continue;
    const there = marchers(pub, own, side, space);
    if (there.length > 0) return kind === 'unit' && there.includes(Number(n)) ? [Number(n)] : there;
  }
  return [];
};
const MOST = 6;
/** 16.3-c, 16.12-a Where a force comes with which die, its commander counted; enemies stop it. */
export const reachOf = (view: View, aim: ReadonlySet<Thing>): Reached[] => {
  const { pub, own } = view;
  if (own === null) return [];
  const force = forceOf({ ...view, own }, aim);
  const from = force.length === 0 ? -1 : own.at[force[0]!]!;
  if (from < 0) return [];
  const side = sideOf(view);
  const naval = isNaval(force);
  const commander = own.force.length > 0 ? own.commander : bestCommander(own, side, force);
  const value = commander < 0 ? 0 : VALUE[commander]!;
  const under = own.force.length > 0 && own.marched.length > 0;
  const { cost } = reach(MAP, [from], under ? own.mp : MOST + value, (step, to) => {
    const { kind } = LINKS[MAP.link[step]!]!;
    if ((kind === SEA) !== naval) return -1;
    const paid = routeCost(kind, force);
    return pub.count[foe(side)]![to]! > 0 ? stopping(paid) : paid;
  });
  return SPACES.flatMap((_, space) =>
    space === from || cost[space]! < 0 ? [] : [{ space, die: under ? 0 : Math.max(1, cost[space]! - value) }],
  );
};

/** 22.1-b Places on land that enemy stacks could enter by one route, over land or from the sea. */
export const threatsTo = (view: View): Threat[] => {
  const enemy = view.pub.count[foe(sideOf(view))]!;
  return SPACES.flatMap((_, space) => {
    if (IS_SEA[space] || IS_BOX[space] || enemy[space]! > 0) return [];
    const beside = [...landNeighbours(space), ...seaNeighbours(space).filter(at => IS_SEA[at])];
    const enemies = beside.reduce((sum, at) => sum + enemy[at]!, 0);
    return enemies === 0 ? [] : [{ space, enemies }];
  });
};
