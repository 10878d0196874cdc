/** 18.11 AFTER A BATTLE: rally, fortress, markers, massacre (37), in the order of 18.11-c. */
import { die, done, goto, next, write } from '@cuartel/engine';
import { SHOT_HEARD } from '../data/markers.ts';
import { AMERICAN, foeOf, numberOf } from '../data/sides.ts';
import { CAPTURE_ROLL } from '../data/tables.ts';
import { hasAshore } from '../queries/forces.ts';
import { holds } from '../queries/hands.ts';
import { allowsMassacre, drawsFor, indiansToRoll, winnerOf } from '../queries/outcome.ts';
import type { Table } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { putBackTactical, underWay } from '../verbs/battle.ts';
import { keepFortress, loseFortress } from '../verbs/fortress.ts';
import { captureFortress } from '../verbs/march.ts';
import { drawMarkers, playMarker, removeFromGame } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { massacre } from '../verbs/siege.ts';

const { decide, moment, section, step, window } = write<Revolution>();

/** 28.5-b, 28.4-b Nobody is left to hold it: the winner may take it whole. */
const stormed = (t: Table): void => {
  const b = underWay(t);
  const loser = numberOf(b.loser!);
  if (b.fight === 'naval' || t.pub.fortress[b.space] !== loser || hasAshore(t.own[b.loser!], loser, b.space)) return;
  const rolled = die(t);
  const captured = rolled <= CAPTURE_ROLL;
  tell(t, '28.5-b', 'fortressRoll', { at: b.space, die: rolled, captured });
  if (captured) captureFortress(t, foeOf(b.loser!), b.space);
  else loseFortress(t, b.space);
};

/** 7.9-r, 7.9-ak The American, whether he won or lost, while the marker is in the game. */
export const counted = window('counted', {
  rule: '7.9-r',
  order: () => ['american'],
  once: true,
  choices: {
    shotHeard: {
      if: [['7.9-r', v => holds(v.own, AMERICAN, SHOT_HEARD)]],
      do(t) {
        playMarker(t, '7.9-r', 'american', SHOT_HEARD);
        removeFromGame(t, '7.9-r', SHOT_HEARD);
        underWay(t).shotHeard = true;
        return done;
      },
    },
  },
});

export const aftermath = section('aftermath', () => ({}), {
  // 24.6-c, 28.12-d The winner holds the place; what a siege still has of a force, or of walls, is looked after.
  rally: step('18.7-b', t => {
    const b = underWay(t);
    b.dispersed = [];
    stormed(t);
    if (b.fight !== 'naval') keepFortress(t, b.space);
    for (const side of [0, 1] as const) putBackTactical(t, side, b.tactical[side]);
    return next;
  }),
  shot: step('7.9-ak', t => {
    const { pub } = t;
    const open = pub.hands[AMERICAN] > 0 && pub.removed[SHOT_HEARD] === 0 && drawsFor(pub, underWay(t), AMERICAN) > 0;
    return open ? moment('counted', {}) : next;
  }),
  draws: step('18.11-a', t => {
    const b = underWay(t);
    for (const side of [foeOf(b.loser!), b.loser!]) drawMarkers(t, '18.11-a', side, drawsFor(t.pub, b, numberOf(side)));
    return next;
  }),
  duty: step('37.3-a', t => {
    const b = underWay(t);
    const winner = winnerOf(b)!;
    if (!allowsMassacre(t.pub, b)) return done;
    if (b.tarleton[numberOf(winner)]) {
      massacre(t, '7.9-w', winner, b.space);
      return done;
    }
    const indians = indiansToRoll(t.pub, b);
    if (indians === 0) return goto('massacre');
    const rolled = die(t);
    const happens = rolled <= indians;
    tell(t, '37.3-a', 'indianFury', { side: winner, die: rolled, indians, happens });
    if (!happens) return goto('massacre');
    massacre(t, '37.3-a', winner, b.space);
    return done;
  }),
  massacre: decide('37.1-a', (_, pub) => foeOf(pub.battle!.loser!), {
    massacre: {
      do(t) {
        const b = underWay(t);
        massacre(t, '37.1-a', foeOf(b.loser!), b.space);
        return done;
      },
    },
    spare: { do: () => done },
  }),
});
