/** 7. CARDS: drawing, hands, tactical cards face down. */
import { done, goto, next, viewOf, write } from '@cuartel/engine';
import { able } from '../cards/effects.ts';
import { CARDS, isEvent } from '../data/cards.ts';
import { foe, numberOf, type SideName } from '../data/sides.ts';
import { MOST_CARDS } from '../data/tables.ts';
import { eventFits, layable, maySpeak, mightPlay } from '../queries/cards.ts';
import { isRelief } from '../queries/combat.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { Seen } from '../state/table.ts';
import type { CardContents } from '../types/cards.ts';
import type { War } from '../types.ts';
import { discardCard, dropCancelled, layFaceDown, showEvent, takeInHand, takeTop, turnUp } from '../verbs/cards.ts';
import { tell } from '../verbs/pen.ts';
import { changeCommand } from '../verbs/tracks.ts';

const { call, decide, section, step } = write<War>();

export const drawCard = section('drawCard', () => ({}), {
  draw: step('7-c', (t, my) => {
    const card = takeTop(t, my.side);
    if (card < 0) {
      tell(t, '7-f', 'noCards', { side: my.side });
      changeCommand(t, '7-f', my.side, 1);
      return done;
    }
    if (t.pub.cancelled.includes(card)) {
      dropCancelled(t, my.side, card);
      return done;
    }
    if (!isEvent[card]) {
      takeInHand(t, my.side, card);
      return next;
    }
    showEvent(t, my.side, card);
    const v = viewOf<War>(t, my.side);
    if (eventFits(v, card) && able(v, { card, at: -1 })) return call('effects', { by: my.side, of: { card, at: -1 } });
    tell(t, '7-h', 'noEffect', { card });
    return done;
  }),
  full: step('7-d', (_, my) => call('trimHand', { side: my.side })),
});

/** 7-d, 7-i Down to eight, however the hand came to be larger. */
export const trimHand = section('trimHand', () => ({}), {
  full: step('7-d', ({ pub }, my) => (pub.hands[numberOf(my.side)]! > MOST_CARDS ? next : done)),
  discard: decide('7-d', my => my.side, {
    discard: {
      of: v => v.own.hand,
      do(t, my, card) {
        discardCard(t, '7-d', my.side, card);
        return goto('full');
      },
    },
  }),
});

type Laying = Readonly<CardContents['tacticals']['given']>;
const occasionOf = (pub: Seen, my: Laying, side: SideName): Occasion => ({
  side: numberOf(side),
  place: my.place,
  role: side === my.attacker ? 'attacker' : 'defender',
  relief: side === my.attacker && isRelief(pub, my.place),
  round: my.round,
});
/** 7.3-a Who may have something to lay, for all that everybody knows. */
const mayLay = (pub: Seen, my: Laying, side: SideName): boolean =>
  maySpeak(pub, numberOf(side), my.place, my.round) && mightPlay(pub, numberOf(side), my.window, occasionOf(pub, my, side));
/** L22 A card that undoes what the other has laid. */
const undoes = (card: number): boolean => CARDS[card]!.effects.some(effect => effect.op === 'cancel-enemy-tactical');

/** 7.1-c, 7.3-a One card each, for a skirmish, a battle round or an assault round. */
export const tacticals = section('tacticals', () => ({ left: [], who: 'Liberal', up: [] }), {
  begin: step('7.3-a', ({ pub }, my) => {
    my.left = my.window === 'assault-round' ? [my.attacker] : [my.attacker, foe(my.attacker)];
    my.left = my.left.filter(side => mayLay(pub, my, side));
    return next;
  }),
  next: step('7.3-a', (_, my) => {
    const side = my.left.shift();
    if (side === undefined) return goto('turnUp');
    my.who = side;
    return next;
  }),
  lay: decide(
    '7.3-a',
    my => my.who,
    {
      lay: {
        of: (v, my) => layable(v, my.window, occasionOf(v.pub, my, my.who)),
        do(t, my, card) {
          layFaceDown(t, my.who, card);
          return goto('next');
        },
      },
      layNone: {
        do(t, my) {
          layFaceDown(t, my.who, -1);
          return goto('next');
        },
      },
    },
    { always: true },
  ),
  turnUp: step('7.3-a', (t, my) => {
    for (const side of [my.attacker, foe(my.attacker)])
      if (t.pub.lying[numberOf(side)]) my.up.push({ side, card: turnUp(t, side) });
    const voided = my.up.filter(one => my.up.some(other => other.side !== one.side && undoes(other.card)));
    for (const { side, card } of voided) tell(t, '7.4-a', 'voided', { side, card });
    my.up = my.up.filter(one => !voided.includes(one));
    return next;
  }),
  // 7.4-a The player whose phase it is first.
  work: step('7.4-a', (_, my) => {
    const one = my.up.shift();
    return one === undefined ? done : call('effects', { by: one.side, of: { card: one.card, at: my.place } });
  }),
  worked: step('7.4-a', () => goto('work')),
});
