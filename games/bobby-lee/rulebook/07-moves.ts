/** 7.4 BATTLE MOVES: shifting, engaging, disengaging, setting out to envelop; 7.41-c an empty enemy place is captured. */
import { done, goto, next, viewOf, write } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import { type Block, blockSide } from '../data/blocks.ts';
import type { Side } from '../data/sides.ts';
import { HAS_SHIFTED } from '../data/tokens.ts';
import { battleOf, engaged, inLine, roleOf, standsOn, tokensIn } from '../queries/battle.ts';
import {
  adjacentFor,
  canEnvelop,
  disengages,
  envelopable,
  groupMovers,
  groupShifts,
  gunMay,
  hqMay,
  inReserve,
  mightMove,
  movesLeft,
  mustLeave,
  notBoth,
  notFired,
  onBoard,
  organised,
  outsideOf,
  shiftsIn,
  shiftsThinkable,
  steady,
  WINGS,
} from '../queries/battle-moves.ts';
import { numberOf } from '../queries/sides.ts';
import type { Table, View } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, layOpen, march } from '../verbs/battle-board.ts';
import { settle } from '../verbs/battle-end.ts';
import { tokenOf } from '../verbs/units.ts';

const { decide, section, step } = write<BobbyLee>();

const go = (t: Table, block: Block, to: Spot): void => {
  const token = tokenOf(t, block);
  const leaves = engaged(t.pub, token);
  const meets = inLine(to) && standsOn(t.pub, (1 - blockSide[block]!) as Side, t.pub.at[token]!, to);
  const rule: RuleId = leaves ? '7.42-a' : meets ? '7.41-a' : '7.4-a';
  march(t, rule, block, to, leaves);
};
const wingsFor = (v: View, battle: number) =>
  WINGS.filter(wing => envelopable(v.pub, battle, numberOf(v.me), roleOf(v.pub, v.me), wing));

export const moves = section('moves', () => ({}), {
  // 0-b Not asked where all can see that nobody is left to move.
  open: step('7.4-a', (t, my) => {
    if (battleAt(t, my.battle).won !== null) return done;
    return mightMove(viewOf<BobbyLee>(t, my.side), my.battle) ? next : goto('close');
  }),
  move: decide(
    '7.4-a',
    my => my.side,
    {
      endMoves: {
        if: [['7.2-a', (v, my) => !mustLeave(v, my.battle), 'shakenMustLeave']],
        do: () => next,
      },
      shift: {
        of: (v, my) => shiftsIn(v, my.battle),
        all: (v, my) => shiftsThinkable(v, my.battle),
        if: [
          ['7.3-a', (v, _, s) => notFired(v, s.block), 'hasFired'],
          ['7.4-a', (v, _, s) => movesLeft(v, s.block), 'hasMoved'],
          ['7.2-a', (v, my, s) => steady(v, my.battle, s.block), 'shakenStays'],
          ['7.13-c', (v, _, s) => organised(v, s.block), 'disorganised'],
          ['7.6-a', (v, my, s) => onBoard(v, my.battle, s.to), 'onlyCentre'],
          ['7.4-b', (v, my, s) => adjacentFor(v, my.battle, s)],
          ['7.31-e', (v, my, s) => gunMay(v, my.battle, s), 'gunStays'],
          ['7.4-c', (v, my, s) => hqMay(v, my.battle, s), 'hqNeverEngages'],
          ['7.42-b', (v, my, s) => disengages(v, my.battle, s), 'onlyDisengage'],
          ['7.44-a', (v, my, s) => notBoth(v, my.battle, s), 'notBoth'],
        ],
        do(t, my, { block, to }) {
          go(t, block, to);
          settle(t, my.battle);
          return goto('open');
        },
      },
      shiftAll: {
        of: (v, my) => groupShifts(v, my.battle),
        do(t, my, { from, to }) {
          for (const block of groupMovers(viewOf<BobbyLee>(t, my.side), my.battle, from, to)) {
            go(t, block, to);
            settle(t, my.battle);
            if (battleOf(t.pub, my.battle).routed >= 0) break; // 7.15-b at once: the others have not moved yet
          }
          return goto('open');
        },
      },
      envelop: {
        of(v, my) {
          const wings = wingsFor(v, my.battle);
          if (wings.length === 0) return [];
          const found: { block: number; wing: number }[] = [];
          for (const token of tokensIn(v.pub, numberOf(v.me), battleOf(v.pub, my.battle).hex))
            if (inReserve(v, token)) for (const wing of wings) found.push({ block: v.own.block[token]!, wing });
          return found;
        },
        if: [
          ['7.43-b', (_, __, { block }) => canEnvelop(block), 'cannotEnvelop'],
          ['7.13-c', (v, _, { block }) => organised(v, block), 'disorganised'],
          ['7.44-a', (v, _, { block }) => (v.own.done[block]! & HAS_SHIFTED) === 0, 'hasMoved'],
        ],
        do(t, _, { block, wing }) {
          march(t, '7.43-a', block, outsideOf(wing), false);
          return goto('open');
        },
      },
    },
    { always: true },
  ),
  close: step('7.41-b', (t, my) => {
    const b = battleAt(t, my.battle);
    if (b.won === null) layOpen(t, b.hex);
    return done;
  }),
});
