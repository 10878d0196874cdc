/** 7.1 RETREAT: who goes, pursuit, where to. */
import { again, done, goto, next, write } from '@cuartel/engine';
import type { Block } from '../data/blocks.ts';
import { HEXES, type Hex } from '../data/hexes.ts';
import { hexsideBetween } from '../data/hexsides.ts';
import type { Token } from '../data/tokens.ts';
import { battleOf, isOutside, roleOf, tokensIn } from '../queries/battle.ts';
import { harbourOf, isRefuge, refuges, roomInAll, roomToRetreat } from '../queries/battle-hexsides.ts';
import { numberOf } from '../queries/sides.ts';
import type { Seen, Table, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt } from '../verbs/battle-board.ts';
import { lose, nameForRetreat, settle, withdraw } from '../verbs/battle-end.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<BobbyLee>();
const ALL_HEXES: readonly Hex[] = HEXES.map((_, hex) => hex);

/** Units of a side on the board that can be named; 7.43-f lost ones do nothing but look for their way. */
const nameable = (pub: Seen, battle: number, side: 'USA' | 'CSA', leaving: readonly Token[]): Token[] =>
  tokensIn(pub, numberOf(side), battleOf(pub, battle).hex).filter(
    token => !isOutside(pub.spot[token]!) && !leaving.includes(token),
  );
/** 7.1-a, 10.41-a Room for those who have been named and for these: whoever can sail needs none. */
const roomFor = (v: View, battle: number, tokens: readonly Token[]): boolean => {
  let byLand = 0;
  for (const token of tokens) if (harbourOf(v, token, false) < 0) byLand++;
  return byLand <= roomInAll(v.pub, battle, v.me, false);
};

export const retreat = section('retreat', () => ({ leaving: [] }), {
  // Asked when anybody could leave; landings are no secret, who landed may be.
  open: step('7.1-a', (t, my) =>
    roomInAll(t.pub, my.battle, my.side, false) > 0 || (roleOf(t.pub, my.side) === 0 && t.own[my.side].landed.length > 0)
      ? next
      : done,
  ),
  name: decide(
    '7.1-a',
    my => my.side,
    {
      standFast: { do: (_, my) => (my.leaving.length === 0 ? done : next) },
      fallBackAll: {
        if: [
          ['7.1-a', (v, my) => roomFor(v, my.battle, nameable(v.pub, my.battle, my.side, [])), 'noRoomForAll'],
          ['7.1-a', (_, my) => my.leaving.length === 0],
        ],
        do(t, my) {
          my.leaving = nameable(t.pub, my.battle, my.side, []);
          return next;
        },
      },
      fallBack: {
        of: (v, my) => nameable(v.pub, my.battle, my.side, my.leaving).map(token => v.own.block[token]!),
        if: [['7.1-a', (v, my, block) => roomFor(v, my.battle, [...my.leaving, v.own.token[block]!]), 'noRoom']],
        do(t, my, block) {
          my.leaving.push(nameForRetreat(t, block));
          return again;
        },
      },
    },
    { always: true },
  ),
  pursuit: step('7.14-d', (t, my) => {
    tell(t, '7.1-a', 'namedToRetreat', { side: my.side, hex: battleOf(t.pub, my.battle).hex, count: my.leaving.length });
    return call('pursuit', { battle: my.battle, side: my.side, leaving: my.leaving.slice(), shots: 1 });
  }),
  depart: step('7.1-a', (_, my) =>
    call('exodus', { battle: my.battle, side: my.side, leaving: my.leaving, night: false, must: false }),
  ),
  settle: step('7.15-b', (t, my) => {
    settle(t, my.battle);
    return done;
  }),
});

/** Those of the list that still stand in the battle. */
export const stillHere = (pub: Seen, battle: number, leaving: readonly Token[]): Token[] =>
  leaving.filter(token => pub.at[token] === battleOf(pub, battle).hex);
const hasRoom = (pub: Seen, battle: number, side: 'USA' | 'CSA', to: Hex, night: boolean, count: number): boolean => {
  const over = hexsideBetween(battleOf(pub, battle).hex, to);
  return over >= 0 && roomToRetreat(pub, battle, side, over, night) >= count;
};
const stuck = (v: View, battle: number, leaving: readonly Token[], night: boolean): boolean =>
  roomInAll(v.pub, battle, v.me, night) === 0 && leaving.every(token => harbourOf(v, token, night) < 0);

/** 7.15-e, 6.31-g No way is left: whoever is routed, or is an Attacker who must leave at night, is lost; anybody else stays. */
const bar = (t: Table, my: { battle: number; side: 'USA' | 'CSA'; leaving: Token[]; night: boolean; must: boolean }): void => {
  const rule = !my.must ? '7.12-a' : my.night ? '6.31-g' : '7.15-e';
  const { hex } = battleAt(t, my.battle);
  tell(t, rule, 'cannotLeave', { side: my.side, hex, count: my.leaving.length, lost: my.must });
  if (my.must) lose(t, rule, my.leaving);
};
/** 7.1-a, 7.15-d, 6.31-d The owner chooses hexes, unit by unit or for all at once. 7.15-e, 6.31-g Who finds no way is lost. */
export const exodus = section('exodus', () => ({}), {
  next: step('7.15-e', (t, my) => {
    const { pub } = t;
    my.leaving = stillHere(pub, my.battle, my.leaving);
    if (my.leaving.length === 0) return done;
    const sails = roleOf(pub, my.side) === 0 && t.own[my.side].landed.length > 0;
    if (sails || roomInAll(pub, my.battle, my.side, my.night) > 0) return next;
    bar(t, my);
    return done;
  }),
  where: decide('7.11-a', my => my.side, {
    withdraw: {
      of(v, my) {
        const found: { block: Block; to: Hex }[] = [];
        const open = refuges(v.pub, my.battle, my.side, my.night);
        for (const token of my.leaving) {
          const block = v.own.block[token]!;
          for (const to of open) found.push({ block, to });
          const port = harbourOf(v, token, my.night);
          if (port >= 0 && !open.includes(port)) found.push({ block, to: port });
        }
        return found;
      },
      all: (v, my) =>
        my.leaving.flatMap(token =>
          ALL_HEXES.filter(
            to => hexsideBetween(battleOf(v.pub, my.battle).hex, to) >= 0 || harbourOf(v, token, my.night) === to,
          ).map(to => ({ block: v.own.block[token]!, to })),
        ),
      if: [
        [
          '7.11-b',
          (v, my, { block, to }) =>
            refuges(v.pub, my.battle, my.side, my.night).includes(to) ||
            isRefuge(v.pub, my.battle, my.side, to) ||
            harbourOf(v, v.own.token[block]!, my.night) === to,
          'noRefuge',
        ],
        [
          '7.12-a',
          (v, my, { block, to }) =>
            hasRoom(v.pub, my.battle, my.side, to, my.night, 1) || harbourOf(v, v.own.token[block]!, my.night) === to,
          'hexsideFull',
        ],
      ],
      do(t, my, { block, to }) {
        withdraw(t, '7.13-a', my.battle, block, to);
        return goto('next');
      },
    },
    withdrawAll: {
      of: (v, my) => (my.leaving.length < 2 ? [] : refuges(v.pub, my.battle, my.side, my.night)),
      if: [['7.12-a', (v, my, to) => hasRoom(v.pub, my.battle, my.side, to, my.night, my.leaving.length), 'hexsideFull']],
      do(t, my, to) {
        for (const token of my.leaving.slice()) withdraw(t, '7.13-a', my.battle, t.own[my.side].block[token]!, to);
        return goto('next');
      },
    },
    giveUp: {
      if: [['7.15-e', (v, my) => stuck(v, my.battle, my.leaving, my.night), 'canLeave']],
      do(t, my) {
        bar(t, my);
        return done;
      },
    },
  }),
});
