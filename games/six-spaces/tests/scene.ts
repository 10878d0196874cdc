/** The test language: set a scene, say who does what, see what the table asks next. Every die must be loaded. */
import { type Action, chanceFrom, keyFromSeed, machine, type Position, same } from '@cuartel/engine';
import { expect } from 'vitest';
import type { Card, Side, Space } from '../data/board.ts';
import { sixSpaces } from '../index.ts';
import { clone, setUp } from '../state/table.ts';
import type { Deeds, Six } from '../types.ts';

export const six = machine<Six>(sixSpaces.book, sixSpaces.first, clone);
interface Scene {
  /** Where blocks stand; -1: eliminated. */
  at?: Record<number, Space | -1>;
  hands?: Partial<Record<Side, Card[]>>;
  full?: Partial<Record<Side, number[]>>;
  dice?: number[];
  homeGuard?: boolean;
  /** Bids of the round, for who goes first. North unless said. */
  first?: Side;
}

export const scene = ({ at = {}, hands = {}, full = {}, dice = [], homeGuard = false, first = 'north' }: Scene) => {
  const t = setUp('short', homeGuard, chanceFrom(keyFromSeed('scene')));
  t.dark.chance.loaded = { dice: [...dice], draws: [] };
  for (const [block, space] of Object.entries(at)) t.pub.at[Number(block)] = space;
  for (const side of ['north', 'south'] as const) {
    t.own[side].full = full[side] ?? [1, 1, 2, 2];
    t.own[side].hand = [...(hands[side] ?? [0, 3, 6, 9])];
    t.pub.hands[side] = t.own[side].hand.length;
  }
  t.pub.round = 2; // past the deal
  const pos: Position<Six> = six.start(t);
  const play = {
    pub: t.pub,
    own: t.own,
    pos,
    asks(who: Side, rule: string, ...deeds: (keyof Deeds)[]) {
      expect([six.asked(pos)[0], six.asking(pos)?.place.rule]).toEqual([who, rule]);
      expect([...new Set(six.options(pos, who).map(o => o.do))].sort()).toEqual([...deeds].sort());
      return play;
    },
    offers(who: Side, deed: keyof Deeds): unknown[] {
      return six
        .options(pos, who)
        .filter(o => o.do === deed)
        .map(o => o.with);
    },
    does<D extends keyof Deeds>(who: Side, deed: D, ...what: Deeds[D] extends null ? [] : [Deeds[D]]) {
      const wanted = what[0] ?? null;
      const option = six.options(pos, who).find(o => o.do === deed && same(o.with, wanted));
      if (option === undefined) throw new Error(`${who} may not ${deed} ${String(wanted)} under ${six.asking(pos)?.place.rule}`);
      six.apply(pos, option as Action<Six>);
      return play;
    },
    diceLeft: () => t.dark.chance.loaded?.dice.length,
  };
  if (first === 'north') {
    t.own.north.hand.push(2);
    t.pub.hands.north++;
    play.does('north', 'bid', 2);
  } else play.does('north', 'nothing');
  return play.does('south', 'nothing');
};
