/** 7.1-b Operational cards: which may be played, and how one is carried out. */
import { write } from '@cuartel/engine';
import type { CardWindow } from '../data/cards/vocabulary.ts';
import type { Card } from '../data/cards.ts';
import type { Place } from '../data/places.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { fitting, isOperational, mightPlay } from '../queries/cards.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { Table, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { playOut } from '../verbs/cards.ts';
import { able } from './effects.ts';

const { call, window } = write<War>();

/** 7.1-b Cards of the viewer's hand for a window, of which something can be carried out. */
export const playable = (v: View, at: CardWindow, on: Occasion): Card[] =>
  fitting(v, at, on).filter(card => isOperational(card) && able(v, { card, at: on.place ?? -1 }));
/** A card out of the hand, and what goes on with it. */
export const carryOut = (t: Table, by: SideName, card: Card, at: Place | -1 = -1) => {
  playOut(t, by, card);
  return call('effects', { by, of: { card, at } });
};

/** 7.4-b, 7.3-c Asked of everybody who might hold a card for it, for all that can be known; never skipped for what a hand holds. */
export const cards = window('cards', {
  rule: '7.1-b',
  order: (pub, about) => (mightPlay(pub, numberOf(about.by), about.window, about.on) ? [about.by] : []),
  choices: {
    card: {
      of: (v, about) => playable(v, about.window, about.on),
      do: (t, about, card, side) => carryOut(t, side, card, about.on.place ?? -1),
    },
  },
});
