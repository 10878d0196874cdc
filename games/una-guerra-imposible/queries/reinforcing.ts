/** 17.7 REINFORCING A BATTLE: who may come, by which way, how many. */
import { blockArm, TRAIN } from '../data/blocks.ts';
import { AT_SEA, FALTERED, INSIDE, RETREATED, roadOf } from '../data/posts.ts';
import { MAIN, roadBetween, roadKind, spacesBeside } from '../data/roads.ts';
import { foeOf, type Side } from '../data/sides.ts';
import { type Space, spaceZone } from '../data/spaces.ts';
import { REINFORCE_BY_ROAD, REINFORCE_BY_SEA, REINFORCE_FROM_FORTRESS } from '../data/tables.ts';
import type { Token } from '../data/units.ts';
import { type Battle, BY_SEA, FROM_INSIDE, type Owned, type Seen } from '../state/table.ts';
import { enemyIn } from './control.ts';
import { fortressOf } from './fortresses.ts';
import { tokensAt, tokensWaiting } from './units.ts';

export interface Comer {
  readonly token: Token;
  /** A road, BY_SEA or FROM_INSIDE. */
  readonly way: number;
}
type Joined = Pick<Battle, 'space' | 'attacker' | 'ways'>;

/** 17.7-e How many units may come by a way in one round. */
export const mostBy = (way: number): number =>
  way === BY_SEA
    ? REINFORCE_BY_SEA
    : way === FROM_INSIDE
      ? REINFORCE_FROM_FORTRESS
      : REINFORCE_BY_ROAD[roadKind[way] === MAIN ? 0 : 1];
/** 17.7-e How many more may come by it in this round. */
export const leftBy = (battle: Joined, side: Side, way: number): number =>
  mostBy(way) - battle.ways[side]!.filter(used => used === way).length;

/** 17.7-f, 17.9-m Who failed, or has retreated to a space beside; whoever evaded into the fortress here may come out of it. */
const mayTry = (pub: Seen, { token, way }: Comer): boolean =>
  (pub.marks[token]! & (way === FROM_INSIDE ? FALTERED : FALTERED | RETREATED)) === 0;
const inside = (pub: Seen, side: Side, space: Space): Comer[] =>
  fortressOf(pub, space) === side ? tokensAt(pub, side, space, INSIDE).map(token => ({ token, way: FROM_INSIDE })) : [];

/** 17.7-c The attacker's: from a friendly besieged fortress of the space, from the roads, from the sea. */
const attackers = (pub: Seen, side: Side, space: Space): Comer[] => [
  ...inside(pub, side, space),
  ...tokensWaiting(pub, side, space).map(token => ({
    token,
    way: pub.post[token] === AT_SEA ? BY_SEA : roadOf(pub.post[token]!),
  })),
];
/** 17.7-d, 17.7-k The defender's: from his fortress, and from adjacent spaces without an enemy that is not besieged. */
const defenders = (pub: Seen, side: Side, space: Space): Comer[] => [
  ...inside(pub, side, space),
  ...spacesBeside[space]!.filter(from => !enemyIn(pub, side, from)).flatMap(from =>
    tokensAt(pub, side, from).map(token => ({ token, way: roadBetween(from, space) })),
  ),
];
/** 17.7-c, 17.7-d, 17.7-e, 17.7-f, 17.7-h, 17.9-m Blocks that may try to reinforce now. */
export const comers = (pub: Seen, own: Owned, battle: Joined, side: Side): Comer[] =>
  (side === battle.attacker ? attackers : defenders)(pub, side, battle.space).filter(
    one => mayTry(pub, one) && blockArm[own.block[one.token]!] !== TRAIN && leftBy(battle, side, one.way) > 0,
  );
/** The same for all that everybody can see: some of these may be trains. */
export const mightCome = (pub: Seen, battle: Joined, side: Side): Comer[] =>
  (side === battle.attacker ? attackers : defenders)(pub, side, battle.space).filter(
    one => mayTry(pub, one) && leftBy(battle, side, one.way) > 0,
  );
/** 17.7-f */
export const inEnemyZone = (side: Side, space: Space): boolean => spaceZone[space] === foeOf(side);
