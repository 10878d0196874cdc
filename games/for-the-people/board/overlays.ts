/** What can be laid over the map: lines of communication, how far a force comes, where the enemy may intercept, who holds how much of a state. */
import type { Reached, Threat } from '@cuartel/boardkit/net/overlays.ts';
import type { Thing } from '@cuartel/engine';
import { BO, HARBOUR, MAP, RIVER, ROUGH } from '../data/map.ts';
import { CSA, foe, numberOf, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { CONTESTED, type State, spacesOf, stateNeeds } from '../data/states.ts';
import { interceptors } from '../queries/interception.ts';
import { spBySpace } from '../queries/pieces.ts';
import { musterOf, reachOf } from '../queries/reach.ts';
import { spacesHeld } from '../queries/states.ts';
import { passable, supply } from '../queries/supply.ts';
import { routes } from './art/routes.ts';
import { SPOTS } from './ground.ts';
import type { Onlooker } from './onlooker.ts';

/** Whose lines, reach and dangers are shown: the reader's own, or of whoever plays. */
export const eyesOf = ({ me, pub }: Onlooker): Side => numberOf(me ?? pub.active);

export interface Lines {
  /** Every stretch over which a line runs. */
  readonly path: string;
  /** Spaces whose SP have none. */
  readonly cut: readonly Space[];
}
/** 8.1-a Overland; what comes by river and sea comes to ports. */
export const linesOf = (view: Onlooker): Lines => {
  const { pub } = view;
  const side = eyesOf(view);
  const [fed, open, standing] = [supply(pub, side), passable(pub, side), spBySpace(pub, side)];
  const runs = (space: Space): boolean => fed[space] === 1 && open[space] === 1;
  const paths: string[] = [];
  for (let step = 0; step < MAP.to.length; step++) {
    const [a, b, kind] = [MAP.from[step]!, MAP.to[step]!, MAP.kind[step]!];
    if (a > b || kind === ROUGH || kind === RIVER || kind === HARBOUR || (kind === BO && side === CSA)) continue;
    if (runs(a) && runs(b)) paths.push(routes[MAP.link[step]!]?.path ?? '');
  }
  const cut: Space[] = [];
  for (let space = 0; space < SIZE; space++) if (standing[space]! > 0 && fed[space] === 0) cut.push(space);
  return { path: paths.join(''), cut };
};

const aimedAt = (aim: ReadonlySet<Thing>, kind: string): number => {
  const found = [...aim].find(thing => thing.startsWith(`${kind}:`));
  return found === undefined ? -1 : Number(found.slice(kind.length + 1));
};
/** Of the force under way; of the general or the space that is looked at, if none is. */
export const reachSeen = (view: Onlooker, aim: ReadonlySet<Thing>): Reached[] => {
  const { pub } = view;
  const side = eyesOf(view);
  const general = aimedAt(aim, 'general');
  const space = general >= 0 ? pub.general[general]! : aimedAt(aim, 'space');
  const march = pub.march !== null && !pub.march.naval ? pub.march : space < 0 ? null : musterOf(pub, side, space, general);
  return march === null ? [] : reachOf({ ...pub, march }, march).map(to => ({ space: to, die: 0 }));
};

/** 5.8.1-a, 5.8.1-b Where the enemy may intercept, with the highest die that brings him. */
export const threatsTo = (view: Onlooker): Threat[] => {
  const enemy = foe(eyesOf(view));
  const found: Threat[] = [];
  for (let space = 0; space < SIZE; space++) {
    const die = Math.max(0, ...interceptors(view.pub, enemy, space).map(({ on }) => Math.min(6, on)));
    if (die > 0) found.push({ space, enemies: die });
  }
  return found;
};

export interface Standing {
  readonly state: State;
  readonly x: number;
  readonly y: number;
  readonly held: readonly [usa: number, csa: number];
  readonly needs: number;
}
/** 12.1.4-a In the middle of each contested state: spaces of each side, and how many it takes. */
export const standings = ({ pub }: Onlooker): Standing[] =>
  CONTESTED.map(state => {
    const spots = spacesOf[state]!.map(space => SPOTS[space]!);
    const mean = (of: 'x' | 'y'): number => Math.round(spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length);
    return {
      state,
      x: mean('x'),
      y: mean('y'),
      held: [spacesHeld(pub, USA, state), spacesHeld(pub, CSA, state)],
      needs: stateNeeds[state]!,
    };
  });
