/** Forage and enlistment. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { GONE, RESERVE } from '../../state/table.ts';
import { playing, type Setting } from './stage.ts';

const foraging = (side: SideName, said: Setting) => playing('forage', { side }, said);
const checking = (side: SideName, said: Setting) => playing('enlistment', { side }, said);

test('19.1-a, 19.2-a, 19.2-b, 19.2-d, 19.2-f, 19.3-a, R6 in a town of value 2 the British feed two of three, and the third rolls', () => {
  const said: Setting = { loyalty: { 'new-england': 1 }, at: { newport: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'gage'] } };
  const play = foraging('british', { ...said, dice: [3] });
  play.asks('british', '19.2-d', 'feed').refuses('british', 'feed', ['br-reg-01', 'br-reg-02', 'br-reg-03'], '19.2-a');
  play.does('british', 'feed', ['br-reg-01', 'br-reg-03']).spent();
  expect([play.status('br-reg-02'), play.at('br-reg-01'), play.at('gage')]).toEqual([RESERVE, 'newport', 'newport']);
  const one = foraging('british', { ...said, dice: [4, 1] })
    .does('british', 'feed', ['br-reg-02'])
    .spent();
  expect([one.at('br-reg-01'), one.at('br-reg-03')]).toEqual(['newport', '']);
});
test('19.2-a the same place feeds three Americans, and nobody rolls', () => {
  const play = foraging('american', { loyalty: { 'new-england': 1 }, at: { newport: ['am-mil-01', 'am-mil-02', 'am-mil-03'] } });
  play.does('american', 'feed', []);
  expect([play.over(), play.told('hunger')]).toEqual([true, []]);
});
test('22.1-d he is asked even when nobody hungers', () => {
  foraging('british', { at: { boston: ['br-reg-01'] } }).asks('british', '19.2-d', 'feed');
});
test('19.3-a, D11 three units without supply, dice 3, 4, 1: two are lost', () => {
  const play = foraging('british', { at: { 'fort-stanwix': ['br-reg-01', 'br-reg-02', 'br-reg-03'] }, dice: [3, 4, 1] });
  play.does('british', 'feed', []).spent();
  expect(play.told('hunger')).toEqual([{ side: 'british', dice: [3, 4, 1], lost: 2 }]);
  expect(play.at('br-reg-02')).toBe('fort-stanwix');
});
test('28.2-d, 28.2-e, R12 a fortress next door feeds them all', () => {
  const at = { 'fort-stanwix': ['br-reg-01', 'br-reg-02', 'br-reg-03'], albany: ['br-det-01'] } as const;
  const play = foraging('british', { options: ['fortresses'], at, fortress: { albany: 'british' } });
  play.does('british', 'feed', []);
  expect(play.told('hunger')).toEqual([]);
});
test('36.1-a, 36.2-a, 36.3-a in the wilderness light troops live on 4, regulars on 2, militia on 4', () => {
  const at = { 'fort-stanwix': ['am-reg-01', 'am-lt-1', 'am-mil-06'] } as const;
  const play = foraging('american', { options: ['forage'], at, dice: [2, 4, 3] })
    .does('american', 'feed', [])
    .spent();
  expect([play.at('am-reg-01'), play.at('am-lt-1'), play.at('am-mil-06')]).toEqual(['fort-stanwix', 'fort-stanwix', '']);
  const worse = foraging('american', { options: ['forage'], at, dice: [3, 5, 4] }).does('american', 'feed', []);
  expect([worse.at('am-reg-01'), worse.at('am-lt-1'), worse.at('am-mil-06')]).toEqual(['', '', 'fort-stanwix']);
});
test('27.1-b Hessians who starve never come back', () => {
  const play = foraging('british', { at: { 'fort-stanwix': ['he-reg-1'] }, dice: [1] }).does('british', 'feed', []);
  expect(play.status('he-reg-1')).toBe(GONE);
});
test('28.4-a, 28.4-b a fortress goes with its starved garrison, or by its owner', () => {
  const said: Setting = { options: ['fortresses'], fortress: { boston: 'british' }, siege: { boston: 'american' } };
  const at = { boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'am-reg-01'] } as const;
  const play = playing('walls', { side: 'british' }, { ...said, at });
  const lost = foraging('british', {
    ...said,
    options: ['fortresses', 'partisans'],
    at,
    partisan: { boston: 'american' },
    dice: [1, 2, 3, 1, 2],
  });
  lost.does('british', 'feed', []);
  expect([lost.fortress('boston'), lost.told('siegeLifted')]).toEqual([-1, [{ at: lost.told('fortressGone')[0]!.at }]]);
  play.asks('british', '28.4-a', 'abandon').does('british', 'abandon', ['boston']);
  expect([play.fortress('boston'), play.at('br-reg-01'), play.over()]).toEqual([-1, 'boston', true]);
});
test('4.2-c an empty fortress of the set-up stays', () => {
  const said: Setting = { options: ['fortresses'], fortress: { halifax: 'british' } };
  expect(foraging('british', said).does('british', 'feed', []).fortress('halifax')).toBe(1);
  expect(playing('walls', { side: 'british' }, said).does('british', 'abandon', []).fortress('halifax')).toBe(1);
});

test('20.1-a, 20.3-a, 20.5-a, 20.5-b, D12 Marion and three militia in Virginia, dice 2, 3, 6: one goes home', () => {
  const at = { richmond: ['marion', 'am-mil-09', 'am-mil-10', 'am-mil-11'] } as const;
  const play = checking('american', { at, dice: [2, 3, 6] }).spent();
  expect([play.at('am-mil-09'), play.at('am-mil-10'), play.at('am-mil-11')]).toEqual(['', 'richmond', 'richmond']);
  expect(play.heard('american', 'enlistmentRolls')[0]?.bonus).toEqual([2, 2, 2]);
  expect(play.heard('british', 'enlistmentRolls')).toEqual([]);
  const watched = checking('american', { at: { ...at, norfolk: ['br-det-01'] } });
  expect([watched.over(), watched.told('enlistments')]).toEqual([true, []]);
});
test('20.2-a, 10.5-e Continentals check until the army is professional', () => {
  const at = { albany: ['am-reg-01'], boston: ['br-reg-01'] } as const;
  expect(checking('american', { at, dice: [4] }).at('am-reg-01')).toBe('');
  expect(checking('american', { at, progress: 'professional' }).at('am-reg-01')).toBe('albany');
});
test('20.4-a Indians away from home check, those at home do not', () => {
  const play = checking('british', { at: { onondaga: ['in-1'], albany: ['in-2'] }, dice: [4] }).spent();
  expect([play.at('in-1'), play.at('in-2')]).toEqual(['onondaga', '']);
});
test('7.9-j Leader Arises lends his value to the check and then goes back to the container', () => {
  const play = checking('american', {
    at: { albany: ['am-reg-01', 'american-arisen'] },
    and: t => {
      t.dark.container.splice(t.dark.container.indexOf(7), 1);
      t.pub.container--;
    },
    dice: [4],
  });
  expect([play.at('am-reg-01'), play.at('american-arisen')]).toEqual(['albany', '']);
  expect(play.table.dark.container.filter(marker => marker === 7)).toHaveLength(1);
});
test('7.9-k Master Plan saves a unit: the owner sees whose die is whose', () => {
  const at = { richmond: ['am-mil-09', 'am-mil-10'] } as const;
  const play = checking('american', { at, hand: { american: { 'master-plan': 1 } }, dice: [1, 6, 5], windows: true });
  play.does('american', 'pass').asks('american', '7.9-k', 'masterPlan', 'pass');
  expect(play.own.american.force).toHaveLength(2);
  play.does('american', 'masterPlan', 0).spent();
  expect([play.at('am-mil-09'), play.at('am-mil-10'), play.own.american.force]).toEqual(['richmond', 'richmond', []]);
});
