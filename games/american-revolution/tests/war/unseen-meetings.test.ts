/** Cases written from the rulebook alone: forces that meet where rules of siege, interception and the sea overlap. */
import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, type Play, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);

// A relief force that came by interception stands before the besiegers in their own Combat Phase.
const caught = (dice: readonly number[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    options: ['interception', 'fortresses'],
    fortress: { springfield: 'american' },
    siege: { springfield: 'british' },
    at: { springfield: ['br-reg-01', 'br-reg-02', 'gage', 'am-mil-02', 'am-reg-01', 'greene'] },
    relief: ['am-reg-01', 'greene'],
    dice,
    draws: D,
    ...more,
  });
test('32.3-a, 28.12-c the besiegers must attack a relief force that has cut in; the garrison and its walls have no part in it', () => {
  const play = caught([1, 6]);
  play.asks('british', '28.9-a', 'fight').refuses('british', 'finish', null, '18.1-a');
  play.does('british', 'fight', { space: 'springfield', fight: 'relief' });
  expect(play.told('battle')[0]).toMatchObject({ fight: 'relief', attacker: 'british' });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([{ rule: '18.4-c', value: 3 }]);
  expect(play.told('battle')[0]?.american).toHaveLength(2);
});
test('18.2-a, 28.12-e a relief force beaten off leaves, the siege goes on, and its force attacks nobody else in that phase', () => {
  const play = caught([1, 6, 5, 5, 1, 1]);
  play.does('british', 'fight', { space: 'springfield', fight: 'relief' }).does('british', 'fire', 0);
  play.does('american', 'take', 'am-reg-01').does('american', 'take', 'greene').does('american', 'withdraw', 'hartford');
  expect([play.at('greene'), play.at('am-mil-02'), play.siege('springfield')]).toEqual(['hartford', 'springfield', 1]);
  expect([play.offered('british', 'fight'), play.offered('british', 'honors')]).toEqual([[], []]);
});
test('28.12-d, 28.14-a besiegers beaten by a relief force that has cut in leave, and the siege is lifted', () => {
  const play = caught([6, 1, 6, 6, 1, 1, 1], { at: { springfield: ['br-reg-01', 'am-mil-02', 'am-reg-01', 'greene'] } });
  play.does('british', 'fight', { space: 'springfield', fight: 'relief' }).does('american', 'fire', 0);
  expect([play.status('br-reg-01'), play.siege('springfield'), play.fortress('springfield')]).toEqual([RESERVE, -1, 0]);
  expect(play.over()).toBe(true);
});
