/** 7.35 ASSAULT: one or two rounds, everybody at once; 7.35-f nobody joins it on the way. */
import { done, goto, next, write } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import { blockKind, HEAVY_ARTILLERY } from '../data/blocks.ts';
import type { Side, SideName } from '../data/sides.ts';
import { HAS_FIRED, HAS_SHIFTED, type Token } from '../data/tokens.ts';
import { battleOf, doubleDefence, isForest, standsOn, tokensAt } from '../queries/battle.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { Seen, Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, does, leaveSpot } from '../verbs/battle-board.ts';
import { settle } from '../verbs/battle-end.ts';
import { storm } from '../verbs/battle-fire.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<BobbyLee>();

/** 7.35-g, 7.6-c Double Defence in an assault: behind walls only for a Defender who did not start it. */
const doubleIn = (pub: Seen, battle: number, side: SideName, spot: Spot, started: boolean): boolean => {
  const { hex } = battleOf(pub, battle);
  return doubleDefence(pub, hex, numberOf(side), spot) && (!started || isForest(hex));
};
/** 7.35-d, 7.35-e, 7.2-b All units of a side but Heavy Artillery leave the place. */
const breakAway = (t: Table, battle: number, side: SideName, spot: Spot, forced: boolean): void => {
  const { hex } = battleAt(t, battle);
  const going: Token[] = tokensAt(t.pub, numberOf(side), hex, spot).filter(
    token => blockKind[blockOf(t, token)] !== HEAVY_ARTILLERY,
  );
  tell(t, forced ? '7.35-e' : '7.35-d', 'brokeOff', { side, hex, count: going.length, forced });
  if (t.pub.fighting === side) for (const token of going) does(t, blockOf(t, token), HAS_SHIFTED);
  leaveSpot(t, '7.42-a', side, hex, going);
};
const both = (pub: Seen, battle: number, spot: Spot): boolean => {
  const { hex } = battleOf(pub, battle);
  return standsOn(pub, 0, hex, spot) && standsOn(pub, 1, hex, spot);
};

export const assault = section('assault', () => ({ round: 1, onFoe: 0, onUs: 0 }), {
  roll: step('7.35-c', (t, my) => {
    const { hex } = battleAt(t, my.battle);
    const enemy = (1 - numberOf(my.side)) as Side;
    const ours = my.units.filter(token => t.pub.at[token] === hex);
    for (const token of ours) does(t, blockOf(t, token), HAS_FIRED);
    const theirs = tokensAt(t.pub, enemy, hex, my.spot);
    my.onFoe = storm(t, my.side, my.spot, my.round, ours);
    my.onUs = storm(t, foe(my.side), my.spot, my.round, theirs);
    return next;
  }),
  foes: step('7.32-a', ({ pub }, my) => {
    const side = foe(my.side);
    if (my.onFoe === 0) return next;
    return call('hits', {
      battle: my.battle,
      side,
      spot: my.spot,
      hits: my.onFoe,
      among: [],
      aim: -1,
      double: doubleIn(pub, my.battle, side, my.spot, false),
    });
  }),
  own: step('7.32-a', ({ pub }, my) => {
    if (my.onUs === 0) return next;
    return call('hits', {
      battle: my.battle,
      side: my.side,
      spot: my.spot,
      hits: my.onUs,
      among: [],
      aim: -1,
      double: doubleIn(pub, my.battle, my.side, my.spot, true),
    });
  }),
  after: step('7.35-e', (t, my) => {
    settle(t, my.battle);
    if (!both(t.pub, my.battle, my.spot)) return done;
    if (my.round === 1) return next;
    breakAway(t, my.battle, my.side, my.spot, true);
    settle(t, my.battle);
    return done;
  }),
  again: decide('7.35-d', my => my.side, {
    secondRound: {
      do(t, my) {
        tell(t, '7.35-d', 'goesOn', { side: my.side, hex: battleOf(t.pub, my.battle).hex });
        return next;
      },
    },
    breakOff: {
      do(t, my) {
        breakAway(t, my.battle, my.side, my.spot, false);
        settle(t, my.battle);
        return done;
      },
    },
  }),
  answer: decide('7.35-d', my => foe(my.side), {
    secondRound: {
      do(t, my) {
        tell(t, '7.35-d', 'goesOn', { side: foe(my.side), hex: battleOf(t.pub, my.battle).hex });
        my.round = 2;
        return goto('roll');
      },
    },
    breakOff: {
      do(t, my) {
        breakAway(t, my.battle, foe(my.side), my.spot, false);
        settle(t, my.battle);
        return done;
      },
    },
  }),
});
