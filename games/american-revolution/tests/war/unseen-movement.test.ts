/** Cases written from the rulebook alone: marches, borders, mixed stacks, cargo, interception. */
import { expect, test } from 'vitest';
import { GONE, RESERVE } from '../../state/table.ts';
import { moving, type Setting } from './stage.ts';

test('21.6-a a militia commander adds nothing to a force with regulars in it, and counts again when they are left', () => {
  const mixed = moving('american', { at: { hartford: ['ward', 'am-mil-01', 'am-reg-01'] }, dice: [2] }).marches('american', [
    'ward',
    'am-mil-01',
    'am-reg-01',
  ]);
  expect(mixed.own.american.mp).toBe(2);
  const militia = moving('american', { at: { hartford: ['ward', 'am-mil-01', 'am-lt-1'] }, dice: [2] }).marches('american', [
    'ward',
    'am-mil-01',
    'am-lt-1',
  ]);
  expect(militia.own.american.mp).toBe(3);
});
test('16.1-b those who stay with enemies must fight, those who left need not', () => {
  const play = moving('british', { at: { springfield: ['br-reg-01', 'br-reg-02', 'am-mil-01'] }, dice: [1, 1, 6] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'boston').does('british', 'halt').does('british', 'finish');
  play.takeUp('combat', 'begin', { side: 'british', due: [], begun: false });
  expect(play.told('battle')[0]?.british).toHaveLength(1);
});
test('24.4-a, 24.4-c land units that marched to a port this phase are not carried on', () => {
  const play = moving('british', { at: { springfield: ['br-reg-01'], boston: ['br-fleet-1'] }, dice: [1] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'boston').does('british', 'halt');
  play.refuses('british', 'gather', ['br-fleet-1', 'br-reg-01'], '16.5-a');
});
test('26.1-a, 26.3-a neutral units do not move, and nobody comes to them by sea', () => {
  const french = moving('american', { at: { hispaniola: ['fr-reg-1'], boston: ['am-reg-01'] } });
  french.refuses('american', 'gather', ['fr-reg-1'], '16.5-a');
  const british = moving('british', { at: { 'bahama-channel': ['br-fleet-1'] }, dice: [6] }).sails('british', ['br-fleet-1']);
  expect(british.places('british', 'go')).not.toContain('hispaniola');
  const war = moving('british', { europe: 'french-alliance', at: { 'bahama-channel': ['br-fleet-1'] }, dice: [6] }).sails(
    'british',
    ['br-fleet-1'],
  );
  expect(war.places('british', 'go')).toContain('hispaniola');
});
test('25.2-a, 25.4-b British, Hessian and Tory cargo may come home to Britain together', () => {
  const play = moving('british', {
    at: { 'north-atlantic': ['br-fleet-1', 'he-reg-1 > br-fleet-1', 'br-reg-01 > br-fleet-1'] },
    dice: [1],
  });
  expect(play.sails('british', ['br-fleet-1']).places('british', 'go')).toContain('britain');
});
test('7.9-ai in a later phase the marker paid for a voyage that Privateers stop is lost, and nobody rolls', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-fleet-1', 'r-howe'] },
    hand: { british: { tactical: 1 }, american: { privateers: 1 } },
  });
  play.sails('british', ['br-fleet-1', 'r-howe'], 'tactical').does('american', 'privateers').spent();
  expect([play.held('british', 'tactical'), play.at('br-fleet-1')]).toEqual([0, 'boston']);
});
test('17.4-a a forced march onto the enemy is fought out in the same phase', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-reg-01', 'gage'], springfield: ['am-mil-01'] },
    hand: { british: { tactical: 1 } },
    dice: [1, 1],
  });
  play.marches('british', ['br-reg-01', 'gage'], 'tactical').does('british', 'go', 'springfield');
  play.dice(1, 6).takeUp('combat', 'begin', { side: 'british', due: [], begun: false });
  expect(play.told('battle')).toHaveLength(1);
});
test('17.3-a, 17.5-a one forced march per phase, and moving before does not forbid it', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-reg-01', 'gage'] },
    hand: { british: { tactical: 2 } },
    dice: [1, 1],
  });
  play.marches('british', ['br-reg-01', 'gage'], 'tactical').does('british', 'go', 'springfield').does('british', 'halt');
  play.refuses('british', 'gather', ['br-reg-01', 'gage'], '16.5-a');
});
test('34.1-d an overrun in a port leaves enemy fleets and those aboard alone', () => {
  const ten = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'];
  const play = moving('british', {
    options: ['overrun'],
    europe: 'french-alliance',
    at: { boston: ten, newport: ['am-mil-01', 'fr-fleet-1', 'fr-reg-1 > fr-fleet-1'] },
    dice: [6],
  });
  play.marches('british', ten).does('british', 'go', 'newport').does('british', 'overrun');
  expect([play.status('am-mil-01'), play.at('fr-fleet-1'), play.at('fr-reg-1')]).toEqual([RESERVE, 'newport', 'newport']);
  play.does('british', 'go', 'hartford');
});
test('34.1-d, 27.1-b an overrun Hessian never comes back', () => {
  const ten = [
    'am-reg-01',
    'am-reg-02',
    'am-reg-03',
    'am-reg-04',
    'am-reg-05',
    'am-reg-06',
    'am-reg-07',
    'am-reg-08',
    'am-reg-09',
    'am-reg-10',
  ];
  const play = moving('american', { options: ['overrun'], at: { boston: ten, springfield: ['he-det-1'] }, dice: [6] });
  play.marches('american', ten).does('american', 'go', 'springfield').does('american', 'overrun');
  expect(play.status('he-det-1')).toBe(GONE);
});
test('32.2-c, 23.1-a a militia commander intercepts inside his region, with militia only at his full value', () => {
  const said: Setting = {
    options: ['interception'],
    at: { springfield: ['br-reg-01'], bennington: ['ward', 'am-mil-01'] },
    hand: { american: { tactical: 1 } },
  };
  const play = moving('british', { ...said, at: { boston: ['br-reg-01'], hartford: ['ward', 'am-mil-01'] }, dice: [6, 1] });
  play
    .marches('british', ['br-reg-01'])
    .does('british', 'go', 'springfield')
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'ward' });
  play.does('american', 'follow', ['ward', 'am-mil-01']);
  expect(play.at('ward')).toBe('springfield');
  const mixed = moving('british', {
    ...said,
    at: { boston: ['br-reg-01'], hartford: ['ward', 'am-mil-01', 'am-reg-01'] },
    dice: [6],
  });
  mixed.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('american', '32.2-a', 'pass');
});
test('32.2-d several forces try one after the other, each with its own marker', () => {
  const play = moving('british', {
    options: ['interception'],
    at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01'], albany: ['wayne', 'am-reg-02'] },
    hand: { american: { tactical: 2 } },
    dice: [6, 6, 2],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' });
  play
    .does('american', 'intercept', { from: 'albany', naval: false, commander: 'wayne' })
    .does('american', 'follow', ['wayne', 'am-reg-02']);
  expect([play.held('american', 'tactical'), play.at('wayne'), play.at('greene')]).toEqual([0, 'springfield', 'hartford']);
});
test('33.1-b at every border a roll, and militia that stays is left behind for the phase', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { albany: ['arnold', 'am-mil-01', 'am-mil-02'] },
    dice: [6, 3, 4],
  });
  play.marches('american', ['arnold', 'am-mil-01', 'am-mil-02']).does('american', 'go', 'springfield');
  expect([play.at('am-mil-01'), play.at('am-mil-02')]).toEqual(['springfield', 'albany']);
  play.dice(6).does('american', 'go', 'albany');
  expect(play.status('am-mil-01')).toBe(RESERVE);
});
test('29.4-d a fleet is not stopped by partisans', () => {
  const play = moving('british', {
    options: ['partisans'],
    partisan: { boston: 'american' },
    at: { 'new-england-coast': ['br-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'boston').does('british', 'go', 'new-england-coast');
  expect(play.at('br-fleet-1')).toBe('new-england-coast');
});
test('7.9-k Master Plan takes back a six of a forced march', () => {
  const play = moving('british', {
    campaign: 2,
    windows: true,
    at: { boston: ['br-reg-01', 'gage'] },
    hand: { british: { tactical: 1, 'master-plan': 1 } },
    dice: [1, 6, 2],
  });
  play.does('british', 'pass').marches('british', ['br-reg-01', 'gage'], 'tactical').does('british', 'halt');
  play.does('british', 'masterPlan', 0).spent();
  expect(play.at('br-reg-01')).toBe('boston');
});
