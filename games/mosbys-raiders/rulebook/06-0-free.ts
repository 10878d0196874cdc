/** 6.0 ACTIONS: the choices that Operations and Mosby's part of a Round have in common. */
import { again, type View, write } from '@cuartel/engine';
import { type Card, permanent } from '../data/cards.ts';
import { EVERYWHERE, exitsOf, IN_CONFEDERACY, LEADER_SPACE } from '../data/map.ts';
import { CANNON_HIDES, UNKNOWN_GARRISONS } from '../data/options.ts';
import type { Space } from '../data/spaces.ts';
import { HAND_LIMIT } from '../data/tables.ts';
import { CANNON, cardOf, holds, LOCAL_INFORMATION } from '../queries/hand.ts';
import { barredNorth, has, inLines, isForce, on, stands, unrevealed } from '../queries/map.ts';
import { activeCombatIn, isActive, mayAttack } from '../queries/units.ts';
import { DEVASTATED, type Seen, type Table } from '../state/table.ts';
import { type Leader, type Mosby, TARGETS, type Target } from '../types.ts';
import { discard, fetchCannon, hideCannon, play } from '../verbs/hand.ts';
import { tell } from '../verbs/journal.ts';
import { freeLeader } from '../verbs/mosby.ts';

const { call } = write<Mosby>();
type Eyes = View<Mosby>;
const LEADERS: readonly Leader[] = [0, 1];

const sleepersIn = (pub: Seen, space: Space): boolean => pub.at.some((at, token) => at === space && !isActive(pub, token));
const scoutable = (v: Eyes): readonly Space[] =>
  on(v.pub, UNKNOWN_GARRISONS) ? [v.pub.mosby, ...exitsOf(v.pub.mosby)] : exitsOf(v.pub.mosby);
/** 8.3-b, 5.1-c With a full hand any card may be discarded to fetch the Cannon that lies here. */
const makesRoom = (v: Eyes): boolean => v.pub.cannonAt >= 0 && v.pub.cannonAt === v.pub.mosby && v.own.hand.length >= HAND_LIMIT;
const emerge = (t: Table): void => {
  t.pub.hidden = false;
};

/** Done at any moment, without being an action: 6.3-h, 5.1-d, 8.3-b, 8.9-a. */
export const free = {
  release: {
    of: () => LEADERS,
    if: [['6.3-h', (v: Eyes, _: object, leader: Leader) => v.pub.leaders[leader] === 2, 'notHeld']],
    do(t: Table, _: object, leader: Leader) {
      freeLeader(t, '6.3-h', leader, 'released');
      return again;
    },
  },
  discard: {
    of: (v: Eyes) => v.own.hand,
    if: [['5.1-d', (v: Eyes, _: object, card: Card) => permanent(card) || makesRoom(v), 'onlyPermanent']],
    do(t: Table, _: object, card: Card) {
      discard(t, '5.1-d', card);
      return again;
    },
  },
  hideCannon: {
    of: (v: Eyes) => (on(v.pub, CANNON_HIDES) && holds(v, CANNON) ? [v.pub.mosby] : []),
    if: [
      ['8.3-b', (v: Eyes, _: object, space: Space) => IN_CONFEDERACY[space] === true && holds(v, CANNON), 'notConfederacy'],
      ['8.3-b', (v: Eyes, _: object, space: Space) => !has(v.pub, space, DEVASTATED), 'devastated'],
    ],
    do(t: Table, _: object, space: Space) {
      hideCannon(t, space);
      return again;
    },
  },
  fetchCannon: {
    if: [
      ['8.3-b', (v: Eyes) => v.pub.cannonAt === v.pub.mosby, 'noCannonHere'],
      ['5.1-c', (v: Eyes) => v.own.hand.length < HAND_LIMIT, 'handFull'],
    ],
    do(t: Table) {
      fetchCannon(t);
      return again;
    },
  },
  dropFood: {
    if: [['8.9-a', (v: Eyes) => v.pub.food > 0, 'noFood']],
    do(t: Table) {
      t.pub.food = 0;
      tell(t, '8.9-a', 'food', { what: 'dropped' });
      return again;
    },
  },
} as const;

/** 2.4-a, 6.0-a, 6.1-b, 6.1-k The actions that are alike in Operations and in Rounds. 7.2-p Whatever he does, he is no longer hidden. */
export const actions = {
  scout: {
    of: scoutable,
    all: () => EVERYWHERE,
    if: [
      ['6.1-a', (v: Eyes, _: object, space: Space) => scoutable(v).includes(space), 'notAdjacent'],
      ['6.1-c', (v: Eyes, _: object, space: Space) => !isForce(v.pub, space), 'forceThere'],
      ['6.1-a', (v: Eyes, _: object, space: Space) => unrevealed(v.pub, space) || sleepersIn(v.pub, space), 'nothingToScout'],
    ],
    do(t: Table, _: object, space: Space) {
      emerge(t);
      return call('scout', { space, card: -1 });
    },
  },
  // C-s, 6.1-d
  inform: {
    of: (v: Eyes) => (holds(v, LOCAL_INFORMATION) ? scoutable(v) : []),
    all: () => EVERYWHERE,
    if: [
      ['C-s', (v: Eyes) => holds(v, LOCAL_INFORMATION), 'noCard'],
      ['6.1-a', (v: Eyes, _: object, space: Space) => scoutable(v).includes(space), 'notAdjacent'],
      ['6.1-c', (v: Eyes, _: object, space: Space) => !isForce(v.pub, space), 'forceThere'],
      ['6.1-a', (v: Eyes, _: object, space: Space) => unrevealed(v.pub, space) || sleepersIn(v.pub, space), 'nothingToScout'],
    ],
    do(t: Table, _: object, space: Space) {
      emerge(t);
      const card = cardOf({ me: 'mosby', pub: t.pub, own: t.own.mosby } as Eyes, LOCAL_INFORMATION);
      play(t, 'C-s', card);
      return call('scout', { space, card });
    },
  },
  attack: {
    if: [['6.5-c', (v: Eyes) => mayAttack(v.pub, v.pub.mosby), 'nobodyHere']],
    do(t: Table) {
      emerge(t);
      return call('attack', {});
    },
  },
  demolish: {
    of: () => TARGETS,
    if: [
      ['6.4-a', (v: Eyes, _: object, target: Target) => stands(v.pub, v.pub.mosby, target), 'noTarget'],
      ['6.4-b', (v: Eyes, _: object, target: Target) => target === 'train' || inLines(v.pub, v.pub.mosby), 'outsideLines'],
      [
        '7.8-i',
        (v: Eyes, _: object, target: Target) =>
          target !== 'train' || !v.pub.at.some((at, token) => at === v.pub.mosby && isActive(v.pub, token)),
        'trainGuarded',
      ],
    ],
    do(t: Table, _: object, target: Target) {
      emerge(t);
      return call('demolish', { target });
    },
  },
  kidnap: {
    of: () => LEADERS,
    if: [
      ['6.3-a', (v: Eyes, _: object, leader: Leader) => v.pub.leaders[leader] === 1, 'leaderAbsent'],
      ['6.3-c', (v: Eyes, _: object, leader: Leader) => LEADER_SPACE[leader] === v.pub.mosby, 'leaderElsewhere'],
    ],
    do(t: Table, _: object, leader: Leader) {
      emerge(t);
      return call('kidnap', { leader });
    },
  },
  disband: {
    if: [
      ['6.6-c', (v: Eyes) => !activeCombatIn(v.pub, v.pub.mosby), 'unitHere'],
      ['8.5-b', (v: Eyes) => !barredNorth(v.pub), 'northOfPotomac'],
    ],
    do: () => call('disband', {}),
  },
} as const;
