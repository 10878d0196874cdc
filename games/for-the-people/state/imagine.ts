/** 3.2-d A complete table that agrees with everything one side has seen: the enemy's hand and the deck are dealt from what is left. */
import { chanceFrom, copy } from '@cuartel/engine';
import { ALL_CARDS, FORWARD_TO_RICHMOND } from '../data/cards.ts';
import { foe, numberOf, SIDES } from '../data/sides.ts';
import type { Own, Pub, Table, View } from './table.ts';

type Pick = (n: number) => number;

export const imagine = ({ me, pub: seen, own }: View, _frames: readonly unknown[], pick: Pick): Table => {
  const pub = copy(seen) as Pub;
  const known = new Set([...own.hand, ...pub.discards, ...pub.removed, ...pub.queue.flatMap(queue => queue?.cards ?? [])]);
  if (pub.compelled) known.add(FORWARD_TO_RICHMOND);
  const unseen = ALL_CARDS.filter(card => !known.has(card));
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [unseen[i], unseen[j]] = [unseen[j]!, unseen[i]!];
  }
  const them = SIDES[foe(numberOf(me))]!;
  const hand = unseen.splice(0, pub.hands[numberOf(them)]);
  const mine: Own = { hand: own.hand.slice() };
  const theirs: Own = { hand };
  return {
    pub,
    own: me === 'USA' ? { USA: mine, CSA: theirs } : { USA: theirs, CSA: mine },
    dark: { deck: unseen, chance: chanceFrom([]) },
    log: null,
  };
};
