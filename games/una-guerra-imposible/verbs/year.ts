/** 24. The year end: new units, decks, cups. */
import { shuffle } from '@cuartel/engine';
import { blockNamed } from '../data/blocks.ts';
import type { Card } from '../data/cards.ts';
import { scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, nameOf, SIDES, type Side } from '../data/sides.ts';
import type { Year } from '../data/tables.ts';
import { cardsOfYear, drawPastEvents, isOutIn, seedArmy } from '../state/decks.ts';
import { adoptedBy, cupsOf } from '../state/setup.ts';
import type { Table } from '../state/table.ts';
import { tell, tellApart } from './pen.ts';

/** 24.6-a, 5.4-e */
export const bringArrivals = (t: Table): void => {
  const { pub } = t;
  const arrivals = scenarios[pub.scenario].arrivals[(pub.year + 1) as Year];
  if (arrivals === undefined) return;
  for (const side of [LIBERAL, CARLIST] as const) {
    const blocks = arrivals.bags[side].map(name => blockNamed[name]);
    const trains = arrivals.trains[side].map(name => blockNamed[name]);
    pub.out = pub.out.filter(block => !blocks.includes(block) && !trains.includes(block));
    t.own[nameOf(side)].bag.push(...blocks);
    pub.bags[side] += blocks.length;
    pub.trains[side].push(...trains);
    pub.backpacks[side] += arrivals.backpacks[side];
    tell(t, '24.6-a', 'arrivalsCame', {
      side: nameOf(side),
      blocks: blocks.length,
      trains: trains.length,
      backpacks: arrivals.backpacks[side],
    });
  }
};

/** 7.1-e, 24.9-a Cards that are out from now on, or cancelled, leave; those of the year join; all is shuffled. */
const makeDeck = (t: Table, side: Side): void => {
  const { pub, dark } = t;
  const all = [...dark.decks[side], ...pub.discards[side]];
  const gone = all.filter(card => isOutIn(card, pub.year) || pub.cancelled.includes(card));
  const come = cardsOfYear(side, pub.year, adoptedBy(pub)).filter(card => !pub.removed.includes(card));
  pub.discards[side] = [];
  dark.decks[side] = [...all.filter(card => !gone.includes(card)), ...come.filter(card => !pub.cancelled.includes(card))];
  pub.removed.push(...gone, ...come.filter(card => pub.cancelled.includes(card)));
  shuffle(t, dark.decks[side]);
  if (side === LIBERAL) seedArmy(t);
  pub.decks[side] = dark.decks[side].length;
  if (gone.length > 0) tell(t, '24.9-a', 'cardsLeft', { side: nameOf(side), cards: gone });
};
/** 7.1-f, 24.9-b Cards in hand that are out leave, and others come for them. */
const refreshHand = (t: Table, side: Side): void => {
  const { pub } = t;
  const own = t.own[nameOf(side)];
  const gone = own.hand.filter(card => isOutIn(card, pub.year));
  if (gone.length === 0) return;
  own.hand = own.hand.filter(card => !gone.includes(card));
  pub.removed.push(...gone);
  const foe = t.own[nameOf((1 - side) as Side)];
  foe.known = foe.known.filter(card => !gone.includes(card));
  tell(t, '24.9-b', 'cardsLeft', { side: nameOf(side), cards: gone });
  const came: Card[] = [];
  for (let i = 0; i < gone.length; i++) {
    const card = drawPastEvents(t, side);
    if (card !== null) came.push(card);
  }
  own.hand.push(...came);
  pub.hands[side] = own.hand.length;
  tellApart(t, '24.9-b', nameOf(side), 'newCards', { cards: came }, 'newCardsCame', { side: nameOf(side), n: came.length });
};
/** 24.9-a, 24.9-b, 24.9-c, 24.10-a The new year. */
export const turnYear = (t: Table): void => {
  const { pub } = t;
  pub.year = (pub.year + 1) as Year;
  pub.turn = 1;
  // 21.1-a What was restored at the year end may gain again in the new year.
  for (const name of SIDES) t.own[name].done.fill(0);
  for (const side of SIDES.keys()) makeDeck(t, side as Side);
  tell(t, '24.9-a', 'decksMade', { year: pub.year });
  for (const side of SIDES.keys()) refreshHand(t, side as Side);
  pub.cups = cupsOf(pub.year);
  tell(t, '24.10-a', 'cupsFilled', { year: pub.year });
};
