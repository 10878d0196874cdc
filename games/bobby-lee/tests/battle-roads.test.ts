/** Roads out of a battle, on every hex of the map and in both kinds of weather, against the map itself. */
import { expect, test } from 'vitest';
import { HEXES, playable } from '../data/hexes.ts';
import { hexsideBetween } from '../data/hexsides.ts';
import { refuges, roomInAll } from '../queries/battle-hexsides.ts';
import { attackLimitOf } from '../queries/limits.ts';
import { newBattle } from '../state/table.ts';
import { tableOf } from './scene.ts';

test('7.11-b, 7.12-a, 6.31-h wherever a Defender fights, he may go over every hexside that lets attackers through', () => {
  for (const weather of ['dry', 'mud'] as const) {
    const { pub } = tableOf({ active: 'CSA', weather });
    for (const hex of HEXES.keys()) {
      if (!playable[hex]) continue;
      pub.battles = [newBattle(hex, 1)];
      const ways = [...HEXES.keys()].filter(to => {
        const over = hexsideBetween(hex, to);
        return playable[to] && over >= 0 && attackLimitOf(pub, over) > 0;
      });
      const room = ways.reduce((sum, to) => sum + attackLimitOf(pub, hexsideBetween(hex, to)), 0);
      expect([hex, [...refuges(pub, 0, 'USA', false)].sort((a, b) => a - b)]).toEqual([hex, ways]);
      expect([hex, roomInAll(pub, 0, 'USA', false), roomInAll(pub, 0, 'USA', true)]).toEqual([hex, room, room * 2]);
    }
  }
});
test('7.11-a the Attacker may go only where he came from, on every hex of the map', () => {
  const { pub } = tableOf({ active: 'CSA' });
  for (const hex of HEXES.keys()) {
    if (!playable[hex]) continue;
    for (const to of HEXES.keys()) {
      const over = hexsideBetween(hex, to);
      if (!playable[to] || over < 0 || attackLimitOf(pub, over) === 0) continue;
      pub.battles = [{ ...newBattle(hex, 1), entries: [over] }];
      expect([hex, refuges(pub, 0, 'CSA', false)]).toEqual([hex, [to]]);
    }
  }
});
