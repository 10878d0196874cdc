/** 8. INITIATIVE */
import { done, goto, next, write } from '@cuartel/engine';
import { MARKER_KINDS, type Marker } from '../data/markers.ts';
import { nameOf, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { bidWinner, handSize } from '../queries/hands.ts';
import type { Mine, Table } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { returnMarkers } from '../verbs/markers.ts';
import { tell, tellOnly } from '../verbs/pen.ts';

const { moment, section, step, together } = write<Revolution>();

/** The kinds of a hand. */
export const kindsHeld = (own: Pick<Mine, 'hand'>): Marker[] =>
  Array.from({ length: MARKER_KINDS }, (_, marker) => marker).filter(marker => own.hand[marker]! > 0);
const written = (counts: readonly number[]): Marker[] => counts.flatMap((n, marker) => new Array<Marker>(n).fill(marker));

/** 8.1-a, 8.1-c Both bids are known by their size, and go back. */
const reveal = (t: Table): void => {
  const [american, british] = SIDES.map(side => handSize(t.own[side].bid)) as [number, number];
  t.pub.bids = [american, british];
  tell(t, '8.1-a', 'bids', { american, british });
  for (const side of SIDES) {
    const bid = written(t.own[side].bid);
    t.own[side].bid.fill(0);
    returnMarkers(t, '8.1-c', side, bid);
  }
};
const winner = (t: Table, side: SideName): void => {
  t.pub.first = side;
  t.pub.active = side;
  tell(t, '8.1-b', 'first', { side });
};

export const initiative = section('initiative', () => ({ thrown: notThrown('initiative'), american: 0 }), {
  // 4.7-a No bids in the first turn.
  begin: step('4.7-a', t => {
    if (t.pub.turn > 1) return moment('between', {});
    winner(t, 'american');
    return done;
  }),
  bid: together(
    '8.1-a',
    (_, pub) => SIDES.filter(side => pub.hands[numberOf(side)]! > 0),
    {
      bid: {
        among: v => kindsHeld(v.own),
        times: (v, _, marker) => v.own.hand[marker]!,
        size: ['8.1-a', v => [0, handSize(v.own.hand)]],
        do(t, side, markers) {
          for (const marker of markers) t.own[side].bid[marker]!++;
          tellOnly(t, '8.1-a', side, 'laidBid', { markers: [...markers] });
          return 'ready';
        },
      },
    },
    t => {
      reveal(t);
      const won = bidWinner(t.pub.bids[0], t.pub.bids[1]);
      if (won < 0) return next;
      winner(t, nameOf(won as 0 | 1));
      return done;
    },
  ),
  // 8.2-a Equal bids are left to the dice, as often as it takes; each may re-roll his own (7.9-k).
  tie: step('8.2-a', t => moment('rolled', { side: 'american', dice: throwDice(t, 1), for: 'initiative' }, 'thrown')),
  reply: step('8.2-a', (t, my) => {
    my.american = my.thrown.dice[0]!;
    return moment('rolled', { side: 'british', dice: throwDice(t, 1), for: 'initiative' }, 'thrown');
  }),
  compare: step('8.2-a', (t, my) => {
    const [american, british] = [my.american, my.thrown.dice[0]!];
    tell(t, '8.2-a', 'tieRoll', { american, british });
    if (american === british) return goto('tie');
    winner(t, american > british ? 'american' : 'british');
    return done;
  }),
});
