import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const events = { options: ['events'] as const };
/** Block 2 has lost one of two steps. */
const wounded = (card = 13) => {
  const s = scene({ ...events, hands: { north: [card, 0], south: [3, 6] } });
  s.pub.lost[2] = 1;
  s.pub.lost[3] = 1;
  return s;
};
test('8.3 an event is offered with the option on, from the hand, if any of it can be carried out', () => {
  expect(scene({ hands: { north: [15] } }).deeds('north')).not.toContain('event');
  expect(scene({ ...events, hands: { north: [0] } }).deeds('north')).not.toContain('event');
  scene({ ...events, hands: { north: [13] } }).refuses('north', 'event', 0, '8.3'); // nobody has lost a step
  const s = wounded().does('north', 'event', 0);
  expect(s.pub.discard).toContain(13);
  s.does('north', 'decline').asks('south', '2.1', 'play', 'pass'); // it was the whole action
});
test('8.4 Levy: up to twice a block of the player gets a step back', () => {
  const s = wounded().does('north', 'event', 0).asks('north', '8.3', 'branch', 'decline');
  s.does('north', 'branch', { of: 0, at: 1, branch: 0 }).asks('north', '8.4', 'restore').refuses('north', 'restore', 0, '8.4');
  s.does('north', 'restore', 3).asks('north', '8.3', 'branch', 'decline');
  s.does('north', 'branch', { of: 0, at: 1, branch: 0 }); // block 2 is the only one left
  expect(s.pub.lost).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  s.asks('south', '2.1', 'play', 'pass');
});
test('8.5 Requisition: each side discards a card of its choice, the player last', () => {
  const s = wounded(14).does('north', 'event', 1).asks('south', '8.5', 'giveUp');
  s.does('south', 'giveUp', 6); // North has one card left and is not asked
  expect(s.pub.hands).toEqual({ north: 0, south: 1 });
  expect(s.pub.discard).toContain(6);
});
test('8.6 Night march: one card, or two if the enemy holds more spaces', () => {
  const drawn = (at: Record<number, number>) => {
    const s = scene({ ...events, at, hands: { north: [15] } }).does('north', 'event', 2);
    return s.does('north', 'branch', { of: 2, at: 0, branch: 1 }).pub.hands.north;
  };
  expect([drawn({}), drawn({ 2: 0 })]).toEqual([1, 2]);
});
test('8.6 Night march: until the turn ends interceptions of the player subtract one', () => {
  const s = scene({
    ...events,
    at: { 2: 1, 3: -1, 6: 5, 7: 4 },
    hands: { north: [15, 0, 3], south: [6, 9] },
    dice: [3, 6, 1],
  });
  s.does('north', 'event', 2).does('north', 'branch', { of: 2, at: 0, branch: 0 });
  expect(s.pub.effects).toEqual([{ what: 'cover', side: 'north', n: 1, until: 'turn' }]);
  s.does('south', 'pass').does('north', 'bid', [3]).does('south', 'nothing');
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3).does('south', 'intercept', 7);
  expect(s.pub.at[7]).toBe(4); // 3 + 1 - 1 = 3: too late
  s.does('south', 'pass'); // the third round is over, and with it the turn
  expect([s.pub.turn, s.pub.effects]).toEqual([2, []]);
});
test('8.6 Night march: played where one may jam, it subtracts two from that interception and is over with the march', () => {
  const s = scene({ ...events, at: { 2: 1, 3: -1, 6: 5, 7: 4 }, hands: { north: [0, 15], south: [] }, dice: [4] });
  s.does('north', 'play', 0).does('north', 'gather', [2]).does('north', 'march', 3).does('south', 'intercept', 7);
  s.asks('north', '4.3', 'jam', 'event', 'pass').does('north', 'event', 3);
  expect([s.pub.at[2], s.pub.at[7], s.pub.effects]).toEqual([3, 4, []]); // 4 + 1 - 2 = 3
});
