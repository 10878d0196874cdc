import { type AnyTypes, anyGame, chanceFrom, keyFromSeed, type Position } from '@cuartel/engine';
import { seenBy } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import type { OptionId } from '../data/board.ts';
import { sixSpaces } from '../index.ts';
import { setUp } from '../state/table.ts';
import { scene, stage } from './scene.ts';

test('1.1, 1.2 a turn opens with four cards each and both sides bid at the same time', () => {
  const s = stage.begin(setUp('short', [], chanceFrom(keyFromSeed(1)))).asks(['north', 'south'], '1.2', 'bid', 'nothing');
  expect([s.own.north.hand.length, s.own.south.hand.length, s.table.dark.deck.length]).toEqual([4, 4, 8]);
});
test('1.2 the higher bid goes first, South on a tie, and bids are discarded', () => {
  scene({ first: 'north', hands: { north: [1] } }).asks('north', '2.1', 'play', 'pass');
  const tie = scene({ first: 'south' }).asks('south', '2.1', 'play', 'pass');
  expect(tie.pub.discard).toEqual([]);
  expect(scene({ first: 'north' }).pub.discard).toEqual([2]);
});
test('1.3, 1.4 after both actions the next round is bid for; after three rounds the next turn begins', () => {
  const s = scene({ first: 'south' }).does('south', 'pass').asks('north', '2.1', 'play', 'pass').does('north', 'pass');
  expect(s.pub.round).toBe(3);
  s.does('north', 'nothing').does('south', 'nothing').does('south', 'pass').does('north', 'pass');
  expect([s.pub.turn, s.pub.round]).toEqual([2, 1]);
});
test('2.1, 2.3 a card gives its worth in points, one march each, until they are spent or the side stops', () => {
  const s = scene({ hands: { north: [1] }, at: { 6: 5, 7: 5 } })
    .does('north', 'play', 1)
    .asks('north', '2.2', 'gather', 'stop');
  s.does('north', 'gather', [0]).does('north', 'march', 2).asks('north', '2.2', 'gather', 'stop');
  s.does('north', 'stop').asks('south', '2.1', 'play', 'pass');
});
test('2.2 a group is one or two own blocks of one space', () => {
  const s = scene({ at: { 0: 0, 1: 0, 2: 0 } }).does('north', 'play', 0);
  expect(s.offered('north', 'gather')).toEqual([[0], [0, 1], [0, 2], [1], [1, 2], [2], [3]]);
  s.refuses('north', 'gather', [0, 3], '2.2').refuses('north', 'gather', [0, 1, 2], '2.2').refuses('north', 'gather', [4], '2.2');
  s.does('north', 'gather', [2, 0]); // in any order: the list goes into the log in the order of the blocks
  expect(s.pos.stack.at(-1)?.mine).toEqual({ north: { group: [0, 2] }, south: { group: [] } });
  expect(s.offered('north', 'march')).toEqual([1, 2]);
});
test('2.2 until it marches nobody else learns which group was lifted', () => {
  const s = scene({}).does('north', 'play', 0);
  const seen = (who: 'north' | 'south') => seenBy(anyGame(sixSpaces), s.pos as unknown as Position<AnyTypes>, who);
  const [before, own] = [seen('south'), seen('north')];
  s.does('north', 'gather', [0]).does('north', 'gather', [2]).does('north', 'gather', [0, 1]);
  expect(seen('south')).toBe(before);
  expect(seen('north')).not.toBe(own);
});
test('1.2 any cards may be bid, and all of them count', () => {
  const s = scene({ first: 'south' }).does('south', 'pass').does('north', 'pass');
  s.does('north', 'bid', [0, 3]).does('south', 'bid', [6]); // 1 + 1 against 1
  expect([s.pub.first, s.pub.discard, s.pub.hands]).toEqual(['north', [0, 3, 6], { north: 2, south: 3 }]);
});
test('8.2 before the first turn each side exchanges the strengths of its blocks as often as it likes', () => {
  const s = stage.begin(setUp('short', ['arranging'], chanceFrom(keyFromSeed(1))));
  const full = s.own.north.full.slice();
  s.asks(['north', 'south'], '8.2', 'swap', 'ready').refuses('north', 'swap', [1], '8.2').does('north', 'swap', [1, 3]);
  expect(s.own.north.full).toEqual([full[0], full[3], full[2], full[1]]);
  s.does('north', 'swap', [0, 1])
    .does('south', 'ready')
    .asks(['north'], '8.2')
    .does('north', 'ready')
    .asks(['north', 'south'], '1.2');
});
test('3.1, 3.2 a group marches to an adjacent space with room', () => {
  const s = scene({ at: { 0: 0, 1: 2, 2: 2, 3: 2 } })
    .does('north', 'play', 0)
    .does('north', 'gather', [0]);
  expect(s.offered('north', 'march')).toEqual([1]);
});
test('4.1, 4.3 an entry beside the enemy may be intercepted, and the interception jammed', () => {
  const s = scene({ at: { 2: 1, 3: -1, 6: 5, 7: 4 }, hands: { north: [0, 6], south: [] }, dice: [4, 3, 3] });
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3);
  s.asks('south', '4.1', 'intercept', 'pass');
  expect(s.offered('south', 'intercept')).toEqual([4, 5, 6, 7]);
  s.does('south', 'intercept', 7).asks('north', '4.3', 'jam', 'pass').does('north', 'jam', 6);
  expect(s.pub.at[7]).toBe(3); // 4 +1 two steps -1 jam = 4: it arrives
  s.asks('north', '6.1', 'nothing'); // 5.1: no avoiding after an interception
});
test('4.1 a block that stands where the group came from, or a space that holds enemies, gives no interception', () => {
  const s = scene({ at: { 2: 1, 6: 3, 7: 4 }, hands: { north: [0], south: [] } });
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3).asks('south', '5.1', 'retreat', 'stand');
});
test('4.2 below four the interceptor stays where it was', () => {
  const s = scene({ at: { 2: 1, 3: -1, 6: 5, 7: 4 }, hands: { north: [0], south: [] }, dice: [2] });
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3).does('south', 'intercept', 7);
  expect([s.pub.at[2], s.pub.at[7]]).toEqual([3, 4]);
});
test('5.1 the defender may fall back, but not towards the enemy nor onto enemies', () => {
  const s = scene({ at: { 2: 1, 3: 2, 6: 3, 7: 4 }, hands: { north: [0] } });
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3).asks('south', '5.1', 'retreat', 'stand');
  expect(s.offered('south', 'retreat')).toEqual([4, 5]);
  s.does('south', 'retreat', 4);
  expect([s.pub.at[2], s.pub.at[6]]).toEqual([3, 4]);
});
const attack = (dice: number[], options: readonly OptionId[] = []) => {
  const s = scene({
    at: { 0: 3, 1: -1, 2: -1, 3: -1, 4: 5, 5: -1, 6: -1, 7: -1 },
    hands: { north: [0, 2], south: [4] },
    dice,
    options,
    full: { south: [2, 1, 1, 2] },
  });
  return s.does('north', 'play', 0).does('north', 'gather', [0]).does('north', 'march', 5).does('south', 'stand');
};
test('6.1, 6.2 stakes are laid in secret at the same time and added with the steps', () => {
  const s = attack([3, 1]).asks('north', '6.1', 'stake', 'nothing').does('north', 'stake', 2).does('south', 'nothing');
  // North 3 + 1 step + stake 3 = 7, South 1 + 2 steps = 3
  expect(s.pub.shown[4]).toBe(2);
  expect(s.pub.discard).toContain(2);
});
test('6.3 the attacker needs the higher total; 6.5 beaten he goes back where he came from', () => {
  const s = attack([3, 2]).does('north', 'nothing').does('south', 'nothing'); // 3+1 against 2+2
  expect(s.pub.at[0]).toBe(-1); // 6.4: its only step
});
test('6.4, 6.5 the loser loses a step; the defender then falls back', () => {
  const s = attack([6, 1]).does('north', 'nothing').does('south', 'nothing');
  expect([s.pub.lost[4], s.pub.at[4]]).toEqual([1, 4]); // Esk is the only way out, so nothing is asked
});
test('6.5 with nowhere to go the beaten force is eliminated', () => {
  const s = scene({
    at: { 0: 3, 1: 4, 2: -1, 3: -1, 4: 5, 5: -1, 6: -1, 7: -1 },
    hands: { north: [0], south: [] },
    dice: [6, 1],
    full: { south: [2, 1, 1, 2] },
  });
  s.does('north', 'play', 0)
    .does('north', 'gather', [0])
    .does('north', 'march', 5)
    .does('north', 'nothing')
    .does('south', 'nothing');
  expect(s.pub.at[4]).toBe(-1);
});
test('7.1 standing alone in the enemy home ends the game at once, in the middle of the rules', () => {
  const s = attack([6, 1]).does('north', 'nothing').does('south', 'nothing');
  expect([s.pub.winner, s.over()]).toEqual(['north', true]);
});
test('7.2 at the end the side with more spaces wins, South on a tie', () => {
  const s = scene({ first: 'south', at: { 0: 0, 1: 0, 2: 1, 3: 2, 4: 5, 5: 5, 6: 3, 7: 4 } });
  while (!s.over())
    for (const side of ['north', 'south'] as const)
      for (const deed of ['nothing', 'pass'] as const) if (s.deeds(side).includes(deed)) s.does(side, deed);
  expect(s.pub.winner).toBe('south');
});
test('8.1 the home guard adds one in its own home', () => {
  const with1 = attack([4, 2], ['home-guard']).does('north', 'nothing').does('south', 'nothing'); // 5 against 2+2+1
  expect(with1.pub.at[0]).toBe(-1);
  expect(attack([4, 2]).does('north', 'nothing').does('south', 'nothing').pub.lost[4]).toBe(1);
});
