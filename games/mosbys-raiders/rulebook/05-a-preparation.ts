/** 5.A PREPARATION */
import { again, die, done, goto, next, write } from '@cuartel/engine';
import { permanent } from '../data/cards.ts';
import { CONFEDERACY, EVERYWHERE, IN_CONFEDERACY } from '../data/map.ts';
import { CANNON_HIDES, MORE_EVENTS } from '../data/options.ts';
import { awarenessFor, cardsFor, HAND_LIMIT, POINTS, recruits } from '../data/tables.ts';
import { BOX, isCombat, LAST_BOX, UNITS } from '../data/units.ts';
import { CANNON, holds } from '../queries/hand.ts';
import { has, inLines, isForce, on, refuges } from '../queries/map.ts';
import { anyUnitIn, met } from '../queries/units.ts';
import { DEVASTATED } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { discard, drawCards, hideCannon } from '../verbs/hand.ts';
import { tell } from '../verbs/journal.ts';
import { endTurn } from '../verbs/mosby.ts';
import { wander } from '../verbs/pursuit.ts';
import { score, setAwareness } from '../verbs/tracks.ts';
import { reveal, take, toCup } from '../verbs/units.ts';

const { call, decide, section, step } = write<Mosby>();

export const preparation = section('preparation', () => ({ wanderers: [], gun: false, moved: false }), {
  begin: step('5.D-f', t => {
    t.pub.phase = 'preparation';
    tell(t, '5.D-f', 'turn', { turn: t.pub.turn });
    return next;
  }),
  // 7.6-a All boxes up to the Notoriety are emptied together.
  reinforcements: step('5.A1-a', t => {
    const { pub, dark } = t;
    for (const top = Math.min(pub.notoriety, LAST_BOX); pub.boxes < top; ) {
      const box = ++pub.boxes;
      const fresh = UNITS.filter(unit => BOX[unit] === box);
      for (const unit of fresh) dark.cup.push(unit);
      tell(t, '7.6-a', 'reinforced', { box, count: fresh.length });
    }
    return next;
  }),
  holding: step('5.A1-b', t => {
    const { pub, dark } = t;
    if (pub.holding.length > 0) tell(t, '5.A1-b', 'toTheCup', { count: pub.holding.length });
    for (const unit of pub.holding) dark.cup.push(unit);
    pub.holding.length = 0;
    return next;
  }),
  awareness: step('5.A2-a', t => {
    setAwareness(t, '5.A2-a', awarenessFor(t.pub.notoriety));
    return next;
  }),
  // 5.A3-b With no space free the units outside the lines move first; only if that frees none is the turn lost.
  refuge: step('5.A3-b', (t, my) => {
    if (refuges(t.pub).length > 0) return next;
    tell(t, '5.A3-b', 'noRefuge', { yet: !my.moved });
    if (!my.moved) return goto('muster');
    endTurn(t);
    return done;
  }),
  place: decide('5.A3-a', () => 'mosby', {
    place: {
      of: () => CONFEDERACY,
      all: () => EVERYWHERE,
      if: [
        ['2.4-h', (_, __, space) => IN_CONFEDERACY[space] === true, 'notConfederacy'],
        ['C-o', (v, _, space) => !has(v.pub, space, DEVASTATED), 'devastated'],
        ['5.A3-a', (v, _, space) => !inLines(v.pub, space), 'insideLines'],
        ['5.A3-a', (v, _, space) => !anyUnitIn(v.pub, space), 'unitThere'],
      ],
      do(t, my, space) {
        t.pub.mosby = space;
        tell(t, '5.A3-a', 'placed', { space });
        return my.moved ? goto('recruit') : next;
      },
    },
  }),
  // 5.A4-d By space, then by number, as they are listed; 5.A4-e only those outside the lines, extended spaces and Large Forces being inside.
  muster: step('5.A4-d', ({ pub }, my) => {
    for (let token = 0; token < pub.at.length; token++) {
      const at = pub.at[token]!;
      if (at >= 0 && !inLines(pub, at)) my.wanderers.push(token);
    }
    my.moved = true;
    my.wanderers.sort((a, b) => pub.at[a]! - pub.at[b]!);
    return next;
  }),
  wander: step('5.A4-a', (t, my) => {
    const { pub } = t;
    const token = my.wanderers.shift();
    if (token === undefined) return pub.mosby < 0 ? goto('refuge') : goto('recruit');
    const to = wander(t, token, '5.A4-a');
    if (to === pub.mosby) {
      reveal(t, token);
      if (!isCombat(pub.face[token]!)) take(t, '5.A4-c', token);
      else {
        tell(t, '5.A4-b', 'caught', { who: met(pub, token), here: to });
        return call('casualty', {});
      }
    } else if (isForce(pub, to)) {
      tell(t, '5.A4-d', 'absorbed', { who: met(pub, token), here: to });
      toCup(t, token);
    }
    return again;
  }),
  caught: step('5.A4-b', t => {
    score(t, '5.A4-b', POINTS.caught);
    t.pub.mosby = -1;
    endTurn(t);
    return done;
  }),
  recruit: step('5.A5-a', t => {
    const roll = die(t);
    const strength = recruits(roll, t.pub.notoriety);
    tell(t, '5.A5-a', 'recruited', { die: roll, strength });
    t.pub.strength = strength;
    if (strength > 0) return next;
    // 5.A5-b
    endTurn(t);
    return done;
  }),
  cards: step('5.A6-a', (t, my) => {
    const drawn = drawCards(t, cardsFor(t.pub.notoriety, t.pub.wound > 0));
    my.gun = drawn.includes(CANNON);
    return next;
  }),
  gun: step('8.3-b', ({ pub }, my) => (my.gun && on(pub, CANNON_HIDES) ? call('cannonDrawn', {}) : next)),
  limit: step('5.1-c', t => (t.own.mosby.hand.length > HAND_LIMIT ? call('handLimit', {}) : next)),
  // 8.2-a, 5.A7-d
  events: step('5.A7-a', t => {
    const { pub, dark } = t;
    pub.phase = 'events';
    const roll = die(t);
    const plus = on(pub, MORE_EVENTS) ? 2 : 0;
    pub.eventsLeft = Math.min(dark.events.length, roll + plus);
    tell(t, plus > 0 ? '8.2-a' : '5.A7-a', 'events', { die: roll, plus, count: pub.eventsLeft });
    return pub.eventsLeft > 0 ? next : done;
  }),
  event: step('5.A7-e', t => {
    const card = t.dark.events.pop() as number;
    t.pub.eventsLeft--;
    t.pub.resolved.push(card);
    tell(t, '5.2-a', 'event', { card });
    return call('event', { card });
  }),
  // 5.A7-b, 5.A7-c Cards not yet seen are still on top of the deck.
  nextEvent: step('5.A7-c', ({ pub }) => {
    if (!pub.turnOver && pub.eventsLeft > 0) return goto('event');
    pub.eventsLeft = 0;
    return done;
  }),
});

/** 8.3-b When drawn, the Cannon may be hidden anywhere in Mosby's Confederacy. */
export const cannonDrawn = section('cannonDrawn', () => ({}), {
  where: decide('8.3-b', () => 'mosby', {
    carryCannon: { do: () => done },
    hideCannon: {
      of: () => CONFEDERACY,
      all: () => EVERYWHERE,
      if: [
        ['8.3-b', (v, _, space) => IN_CONFEDERACY[space] === true && holds(v, CANNON), 'notConfederacy'],
        ['8.3-b', (v, _, space) => !has(v.pub, space, DEVASTATED), 'devastated'],
      ],
      do(t, _, space) {
        hideCannon(t, space);
        return done;
      },
    },
  }),
});

/** 5.1-c Down to six, whatever the player likes least; Permanent cards count. */
export const handLimit = section('handLimit', () => ({}), {
  choose: decide('5.1-c', () => 'mosby', {
    discard: {
      of: v => v.own.hand,
      do(t, _, card) {
        discard(t, permanent(card) ? '5.1-d' : '5.1-c', card);
        return next;
      },
    },
  }),
  enough: step('5.1-c', t => (t.own.mosby.hand.length > HAND_LIMIT ? goto('choose') : done)),
});
