import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type CardNumber, variantsOf } from '../data/cards.ts';
import { CSA, numberOf, SIDES, type SideName, USA } from '../data/sides.ts';
import { canPlay } from '../queries/playing.ts';
import { discardCard, playEvent, playForOperations } from '../verbs/hand.ts';
import { at, type Board } from './board.ts';
import { played, tableOf } from './scene.ts';

type Will = [usa: number, csa: number];
/** Both wills after an event, from 100 on minus and 100 on plus. */
const willAfter = (by: SideName, card: CardNumber, variant = 0, lay?: (board: Board) => void): Will =>
  [...played(by, card, lay === undefined ? {} : { lay }, variant).pub.will] as Will;

describe('political will', () => {
  // Card, player, variant, what becomes of 100- and 100+: losses of the Confederacy turn its marker (−3), gains of the Union too (+2).
  const CHANGES: [card: CardNumber, by: SideName, variant: number, will: Will][] = [
    [2, 'CSA', 0, [98, 100]],
    [12, 'CSA', 0, [97, 100]],
    [18, 'USA', 0, [100, 95]],
    [26, 'USA', 0, [100, 95]],
    [32, 'CSA', 0, [100, 103]],
    [48, 'CSA', 0, [100, 103]],
    [49, 'CSA', 0, [98, 100]],
    [50, 'CSA', 0, [99, 100]],
    [52, 'CSA', 0, [100, 105]],
    [62, 'CSA', 0, [98, 100]],
    [64, 'USA', 0, [103, 100]],
    [77, 'CSA', 0, [95, 100]],
    [90, 'CSA', 0, [98, 100]],
    [91, 'CSA', 0, [100, 101]],
    [97, 'CSA', 0, [100, 103]],
    [108, 'USA', 0, [100, 95]],
    [110, 'USA', 0, [105, 100]],
    [120, 'USA', 0, [103, 100]],
    [120, 'CSA', 1, [99, 100]],
    [123, 'USA', 1, [103, 100]],
  ];
  test.each(CHANGES)('4.2.1-a, 12.4-a card %i played by the %s, variant %i', (card, by, variant, will) => {
    expect(willAfter(by, card, variant)).toEqual(will);
  });
  test('12.4-b card 45 is one loss as great as the blockade, and none at 0', () => {
    const at3 = (blockade: number) => willAfter('USA', 45, 0, ({ pub }) => (pub.blockade = blockade));
    expect([at3(3), at3(1)]).toEqual([
      [100, 94],
      [100, 96],
    ]);
    expect(canPlay(tableOf({}).pub, USA, { card: 45, variant: 0 })).toBe(false);
  });
});

describe('blockade and assault modifier', () => {
  const tracks = (by: SideName, card: CardNumber, variant: number, blockade: number, amphibious: number, dice: number[] = []) => {
    const { pub } = played(
      by,
      card,
      {
        dice,
        lay: board => {
          board.sp(CSA, 'forts-st-philip-jackson-la', 1);
          board.pub.blockade = blockade;
          board.pub.amphibious = amphibious;
        },
      },
      variant,
    );
    return [pub.blockade, pub.amphibious];
  };
  test.each([61, 63, 68, 69, 71, 98, 127])('10.5.3-a card %i raises the blockade by one, to 5 at most', card => {
    expect([tracks('USA', card, 0, 2, 0), tracks('USA', card, 0, 4, 0)]).toEqual([
      [3, 0],
      [5, 0],
    ]);
    const t = tableOf({ lay: ({ pub }) => (pub.blockade = 5) });
    expect(canPlay(t.pub, USA, { card, variant: 0 })).toBe(card === 61);
  });
  test.each([
    [67, 0],
    [70, 0],
    [72, 0],
    [69, 1],
    [71, 1],
  ])('10.5.3-a card %i, variant %i raises the assault modifier by two, to 5 at most', (card, variant) => {
    expect([tracks('USA', card, variant, 0, 1), tracks('USA', card, variant, 0, 4)]).toEqual([
      [0, 3],
      [0, 5],
    ]);
  });
  test('10.5.3-a cards 128 and 129 lower them by one, 116 only if a die beats the modifier', () => {
    expect(tracks('CSA', 128, 0, 3, 2)).toEqual([2, 2]);
    expect(tracks('CSA', 129, 0, 3, 2)).toEqual([3, 1]);
    expect(tracks('CSA', 116, 0, 3, 2, [3])).toEqual([3, 1]);
    expect(tracks('CSA', 116, 0, 3, 2, [2])).toEqual([3, 2]);
    expect(canPlay(tableOf({}).pub, CSA, { card: 129, variant: 0 })).toBe(false);
  });
  test('10.5.3-a, 4.4.2-c after Foreign Intervention the blockade stops at 4', () => {
    const t = tableOf({
      lay: ({ pub }) => {
        pub.intervention = true;
        pub.blockade = 4;
      },
    });
    expect(canPlay(t.pub, USA, { card: 63, variant: 0 })).toBe(false);
  });
  test('15-b raising the blockade is remembered; the assault modifier of 69 does not count', () => {
    expect(played('USA', 69, {}, 0).pub.raisedBlockade).toBe(true);
    expect(played('USA', 69, {}, 1).pub.raisedBlockade).toBe(false);
  });
  test('6.8.5-a, 11.3-e card 61 takes Forts St. Philip/Jackson too, unless an SP or ironclad is there', () => {
    const fort = (lay: (board: Board) => void) =>
      played('USA', 61, { bare: true, lay }).pub.control[at('forts-st-philip-jackson-la')];
    expect(fort(() => undefined)).toBe(USA);
    expect(fort(board => board.sp(CSA, 'forts-st-philip-jackson-la', 1))).toBe(CSA);
    expect(fort(board => board.ironclad('forts-st-philip-jackson-la'))).toBe(CSA);
    // 12.11-a
    expect([...played('USA', 61, { bare: true }).pub.will]).toEqual([103, 96]);
  });
});

describe('after the play', () => {
  const REMOVED = [
    14, 24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 75, 76, 77, 81, 82, 90, 91, 108, 110, 111, 112, 113, 114, 115, 116, 117, 119,
    122, 123, 124, 125, 126, 127, 128, 129, 130,
  ];
  test.each(ALL_CARDS)(
    '4.2.1-a, 3.2-b card %i leaves the game or is discarded after its event, and is discarded after operations',
    card => {
      for (const [variant, { by }] of variantsOf(card).entries())
        for (const name of SIDES.filter(side => by === 'both' || by === side)) {
          const t = tableOf({ hands: { [name]: [card] } });
          playEvent(t, numberOf(name), { card, variant });
          const ready = card === 3 && name === 'CSA';
          expect([t.pub.removed.includes(card), t.pub.discards.includes(card)]).toEqual([
            REMOVED.includes(card),
            !ready && !REMOVED.includes(card),
          ]);
          expect(t.pub.hands[numberOf(name)]).toBe(0);
        }
      const t = tableOf({ hands: { CSA: [card] } });
      playForOperations(t, CSA, card);
      expect(t.pub.discards).toEqual([card]);
    },
  );
  test('4.4.1-c, 4.4.2-b a special card played for operations brings the reshuffle', () => {
    for (const card of [81, 82, 80]) {
      const t = tableOf({ hands: { CSA: [card] } });
      playForOperations(t, CSA, card);
      expect(t.pub.reshuffle).toBe(card > 80);
    }
  });
  test('15-b a blockade card that leaves the Union’s hand shows that it had one', () => {
    for (const card of [63, 71, 67]) {
      const t = tableOf({ hands: { USA: [card] } });
      discardCard(t, USA, card);
      expect(t.pub.hadBlockade).toBe(card !== 67);
    }
  });
});
