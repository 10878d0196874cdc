/** 5.6.5 REORGANISING GENERALS: who may go, and where to. */
import { memo } from '@cuartel/engine';
import { GENERALS_OF, type General } from '../data/generals.ts';
import { LAND, MAP, ROUGH } from '../data/map.ts';
import { CSA, foe, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { LONE_SPACES } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { corpsLeaders, mayLeave } from './command.ts';
import { voyages } from './naval-moves.ts';
import { armyAt, enemyHolds, fortAt, spAt, spBySpace } from './pieces.ts';
import { railDistances } from './rail.ts';
import { landNeighbours, mayCross, mayStepOver } from './steps.ts';

/** A general and where he goes. */
export interface Transfer {
  general: General;
  to: Space;
}

/** 5.6.5-a Generals who may go: on foot, not an army's commander nor the only next in influence. */
export const movable = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(
    general =>
      pub.general[general]! >= 0 && !pub.rides[general] && corpsLeaders(pub, side, pub.general[general]!).includes(general),
  );
/** 5.6.5-c, 5.6.6-b By road: own or neutral spaces without the enemy, rivers as for troops; the rough ways with a 3-card. */
const byRoad = (pub: Seen, side: Side, from: Space, rough: boolean): Space[] => {
  const far = new Map<Space, number>([[from, 0]]);
  const queue: Space[] = [from];
  for (const at of queue) {
    const so = far.get(at)!;
    if (so === LONE_SPACES) continue;
    for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      const kind = MAP.kind[step]!;
      const way = (LAND >> kind) % 2 === 1 || (rough && kind === ROUGH);
      if (!way || far.has(to) || pub.control[to] === foe(side) || enemyHolds(pub, side, to) || !mayCross(pub, side, step))
        continue;
      far.set(to, so + 1);
      queue.push(to);
    }
  }
  return queue;
};
/** 5.6.5-b, 5.6.5-c Everywhere a general of this space may go; at the end there must be an own SP or fort. */
const reachOf = (pub: Seen, side: Side, from: Space, rough: boolean, sp: readonly number[]): Space[] => {
  const found = new Set<Space>(byRoad(pub, side, from, rough));
  // 10.2.4-a
  const far = railDistances(pub, side, from, false);
  for (let space = 0; space < SIZE; space++) if (far[space]! > 0) found.add(space);
  if (side === USA && pub.control[from] === USA)
    for (const port of voyages(pub, from, { noGuns: true }).keys())
      if (pub.control[port] === USA && !enemyHolds(pub, USA, port)) found.add(port);
  found.delete(from);
  return [...found].filter(space => pub.control[space] !== foe(side) && (sp[space]! > 0 || fortAt(pub, space) === side));
};
/** There is such a place at all. */
const reaches = (pub: Seen, side: Side, from: Space, rough: boolean): boolean =>
  landNeighbours(from).some(
    to =>
      spAt(pub, side, to) > 0 && pub.control[to] !== foe(side) && !enemyHolds(pub, side, to) && mayStepOver(pub, side, from, to),
  ) || reachOf(pub, side, from, rough, spBySpace(pub, side)).length > 0;
/** All journeys of generals that a card of this value allows. */
const transfersBy = memo((pub: Seen, key: number): Transfer[] => {
  const side = (key % 2) as Side;
  const rough = key >= 2 && side === CSA;
  const sp = spBySpace(pub, side);
  const reach = new Map<Space, Space[]>();
  return movable(pub, side).flatMap(general => {
    const from = pub.general[general]!;
    let spaces = reach.get(from);
    if (spaces === undefined) {
      spaces = reachOf(pub, side, from, rough, sp);
      reach.set(from, spaces);
    }
    return spaces.map(to => ({ general, to }));
  });
});
export const transfers = (pub: Seen, side: Side, value: number): Transfer[] => transfersBy(pub, side + (value >= 3 ? 2 : 0));
/** 5.6.5-a Anybody could go anywhere: by a look at those who are free, not at all their ways. */
export const mayReorganise = (pub: Seen, side: Side, value: number): boolean =>
  movable(pub, side).some(general => reaches(pub, side, pub.general[general]!, value >= 3 && side === CSA));
/** 5.2.2-e Of each army somebody of the next in influence stays. */
export const mayAllGo = (pub: Seen, side: Side, going: readonly Transfer[]): boolean => {
  const spaces = new Set(going.map(({ general }) => pub.general[general]!));
  return [...spaces].every(space => {
    const army = armyAt(pub, side, space);
    return (
      army < 0 ||
      mayLeave(
        pub,
        army,
        going.filter(({ general }) => pub.general[general] === space).map(({ general }) => general),
      )
    );
  });
};
