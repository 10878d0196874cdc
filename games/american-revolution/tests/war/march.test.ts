import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { moving } from './stage.ts';

const REGULARS = ['br-reg-01', 'br-reg-02', 'br-reg-03'] as const;

test('16.1-a, 16.6-a nobody must move: the phase may end at once', () => {
  expect(
    moving('british', { at: { boston: ['br-reg-01'] } })
      .does('british', 'finish')
      .over(),
  ).toBe(true);
});

test('16.3-a, 16.3-b, 16.3-c, 16.3-e force and commander are fixed before the die, and a force that stays has moved', () => {
  const play = moving('british', { at: { boston: [...REGULARS, 'gage', 'clinton'] }, dice: [3] });
  play.does('british', 'gather', ['br-reg-01', 'br-reg-02', 'gage', 'clinton']);
  expect(play.names('british', 'appoint')).toEqual(['gage']);
  play.does('british', 'appoint', 'gage').does('british', 'march', 'free').spent();
  expect(play.own.british.mp).toBe(4);
  expect(play.heard('american', 'paceWith')).toEqual([]);
  expect(play.heard('american', 'pace')).toEqual([{ side: 'british', die: 3 }]);
  play.does('british', 'halt');
  play.refuses('british', 'gather', ['br-reg-01'], '16.5-a').offers('british', 'gather', ['br-reg-03']);
});

test('16.3-a units of different places are no force', () => {
  moving('british', { at: { boston: ['br-reg-01'], 'new-york': ['br-reg-02'] } }).refuses(
    'british',
    'gather',
    ['br-reg-01', 'br-reg-02'],
    '16.3-a',
  );
});

test('16.4-a, 16.5-a the next force sets out when the first has ended, and a leader commands only one', () => {
  const play = moving('british', { at: { boston: [...REGULARS, 'gage'] }, dice: [1] });
  play.marches('british', ['br-reg-01', 'gage']).does('british', 'go', 'springfield').does('british', 'halt');
  play.refuses('british', 'gather', ['gage'], '16.5-a').offers('british', 'gather', ['br-reg-02', 'br-reg-03']);
  expect(play.at('gage')).toBe('springfield');
});

test('16.7-a, 16.5-b, 16.7-b, 16.8-a units are left on the way, not the commander; they have moved, and nobody joins', () => {
  const play = moving('british', { at: { boston: [...REGULARS, 'gage'], springfield: ['br-reg-04'] }, dice: [3] });
  play.marches('british', [...REGULARS, 'gage']).does('british', 'go', 'springfield');
  play.refuses('british', 'drop', ['gage'], '16.7-b').refuses('british', 'drop', ['br-reg-04']);
  play.does('british', 'drop', ['br-reg-02']).does('british', 'go', 'hartford').does('british', 'halt');
  expect([play.at('br-reg-01'), play.at('br-reg-02'), play.at('br-reg-04')]).toEqual(['hartford', 'springfield', 'springfield']);
  play.refuses('british', 'gather', ['br-reg-02'], '16.5-a').offers('british', 'gather', ['br-reg-04']);
});
test('16.7-a somebody must go on', () => {
  const play = moving('british', { at: { boston: ['br-reg-01', 'br-reg-02'] }, dice: [3] }).marches('british', [
    'br-reg-01',
    'br-reg-02',
  ]);
  play.refuses('british', 'drop', ['br-reg-01', 'br-reg-02'], '16.7-a').offers('british', 'drop', ['br-reg-02']);
});

test('16.12-a, 16.12-b, 16.12-c, 16.13-a roads cost one, trails two; light troops one, judged at each route (R4)', () => {
  const roads = moving('british', { at: { falmouth: ['br-reg-01', 'clinton'] }, dice: [3] }).marches('british', [
    'br-reg-01',
    'clinton',
  ]);
  for (const to of ['portsmouth', 'boston', 'springfield', 'hartford', 'new-york']) roads.does('british', 'go', to);
  expect(roads.at('br-reg-01')).toBe('new-york');
  expect(roads.places('british', 'go')).toEqual([]);
  const trail = moving('british', { at: { portsmouth: ['br-reg-01', 'clinton'] }, dice: [3] }).marches('british', [
    'br-reg-01',
    'clinton',
  ]);
  trail.does('british', 'go', 'boston').does('british', 'go', 'springfield').does('british', 'go', 'bennington');
  expect(trail.own.british.mp).toBe(1);
});
test('16.12-b D3 Falmouth to Quebec is four for regulars, two for light troops and leaders; who is dropped counts no more', () => {
  const heavy = moving('american', { at: { falmouth: ['am-reg-01'] }, dice: [3] }).marches('american', ['am-reg-01']);
  heavy.does('american', 'go', 'kennebec').refuses('american', 'go', 'quebec', '16.12-a');
  const swift = moving('american', { at: { falmouth: ['am-lt-1', 'am-reg-01'] }, dice: [3] }).marches('american', [
    'am-lt-1',
    'am-reg-01',
  ]);
  swift.does('american', 'go', 'kennebec').does('american', 'drop', ['am-reg-01']).does('american', 'go', 'quebec');
  expect([swift.at('am-lt-1'), swift.at('am-reg-01')]).toEqual(['quebec', 'kennebec']);
});

test('16.2-a, 16.9-a land forces use land routes only, lakes and rivers among them (D5)', () => {
  const play = moving('british', { at: { montreal: ['br-reg-01'] }, dice: [4] }).marches('british', ['br-reg-01']);
  play.refuses('british', 'go', 'new-york', '16.2-a');
  for (const to of ['ticonderoga', 'albany', 'west-point', 'new-york']) play.does('british', 'go', to);
  expect(play.at('br-reg-01')).toBe('new-york');
  moving('british', { at: { boston: ['br-reg-01'] }, dice: [4] })
    .marches('british', ['br-reg-01'])
    .refuses('british', 'go', 'new-england-coast', '16.2-a');
});

test('16.10-a a force that meets enemies stops and is not asked further', () => {
  const play = moving('british', { at: { boston: ['br-reg-01'], springfield: ['am-mil-01'] }, dice: [6] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('british', 'movement.order');
});
test('16.10-b a lone leader stops a force too; an empty fortress is taken in passing (28.5-a, 28.5-c)', () => {
  const alone = moving('british', { at: { boston: ['br-reg-01'], springfield: ['greene'] }, dice: [6] });
  alone.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('british', 'movement.order');
  const empty = moving('british', {
    options: ['fortresses'],
    at: { boston: ['br-reg-01'] },
    fortress: { springfield: 'american' },
    dice: [6],
  });
  empty.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  expect(empty.fortress('springfield')).toBe(1);
  empty.does('british', 'go', 'hartford');
  expect(empty.fortress('springfield')).toBe(-1);
});
test('16.1-b, 15.3-a a force that starts among enemies may leave', () => {
  const play = moving('british', { at: { boston: ['br-reg-01', 'am-mil-01'] }, dice: [2] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').does('british', 'halt');
  expect(play.at('br-reg-01')).toBe('springfield');
});
test('22.1-d, 16.10-a past a stack in port that may be ships one finds out by going on; nothing is spent', () => {
  const ships = { newport: ['fr-fleet-1', 'fr-fleet-2'] };
  const met = moving('british', {
    europe: 'french-alliance',
    at: { boston: ['br-reg-01'], newport: ['fr-fleet-1', 'fr-reg-1'] },
    dice: [6],
  });
  met.marches('british', ['br-reg-01']).does('british', 'go', 'newport').asks('british', 'march.path');
  met.does('british', 'go', 'hartford').asks('british', 'march.path');
  expect(met.at('br-reg-01')).toBe('newport');
  expect(met.own.british.mp).toBe(5);
  expect(met.heard('british', 'refused')).toHaveLength(1);
  expect(met.heard('american', 'refused')).toHaveLength(0);
  met.refuses('british', 'go', 'hartford', '16.10-a').does('british', 'halt');
  const free = moving('british', { europe: 'french-alliance', at: { boston: ['br-reg-01'], ...ships }, dice: [6] });
  free.marches('british', ['br-reg-01']).does('british', 'go', 'newport').does('british', 'go', 'hartford');
  expect(free.at('br-reg-01')).toBe('hartford');
});

test('23.1-a, 21.6-b, D2 militia and its commanders stay in their region', () => {
  const play = moving('american', { at: { albany: ['am-mil-01', 'allen'] }, dice: [6] }).marches('american', [
    'am-mil-01',
    'allen',
  ]);
  play.does('american', 'go', 'ticonderoga').refuses('american', 'go', 'montreal', '23.1-a');
  play.does('american', 'halt');
  const leader = moving('american', { at: { ticonderoga: ['allen', 'am-reg-01'] }, dice: [6] }).marches('american', [
    'allen',
    'am-reg-01',
  ]);
  leader.refuses('american', 'go', 'montreal', '23.1-a');
});
test('26.3-a, 26.3-c a closed region cannot be entered', () => {
  const play = moving('british', { at: { pensacola: ['br-reg-01'] }, dice: [6] }).marches('british', ['br-reg-01']);
  expect(play.places('british', 'go')).not.toContain('new-orleans');
});

test('29.4-b, 29.4-d an enemy partisan stops a land force that enters, not one that leaves', () => {
  const play = moving('british', {
    options: ['partisans'],
    at: { boston: ['br-reg-01'] },
    partisan: { springfield: 'american', boston: 'american' },
    dice: [6],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('british', 'movement.order');
  expect(play.at('br-reg-01')).toBe('springfield');
});

test('17.1-a, 17.5-a, 7.11-a, 7.11-d in the second phase a force marches for a tactical marker and with a leader', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-reg-01', 'gage'] },
    hand: { british: { tactical: 1 } },
    dice: [2, 1],
  });
  play
    .does('british', 'gather', ['br-reg-01'])
    .refuses('british', 'march', 'tactical', '17.1-b')
    .refuses('british', 'march', 'free');
  play.marches('british', ['br-reg-01', 'gage'], 'tactical').does('british', 'go', 'springfield').does('british', 'halt').spent();
  expect([play.held('british', 'tactical'), play.pub.hands[1]]).toEqual([0, 0]);
});
test('17.1-b an admiral commands no march, a general no fleet', () => {
  const admiral = moving('british', { campaign: 2, at: { boston: ['br-reg-01', 'r-howe'] }, hand: { british: { tactical: 1 } } });
  admiral.does('british', 'gather', ['br-reg-01', 'r-howe']).refuses('british', 'march', 'tactical', '17.1-b');
  const general = moving('british', { campaign: 2, at: { boston: ['br-fleet-1', 'gage'] }, hand: { british: { tactical: 1 } } });
  general.does('british', 'gather', ['br-fleet-1', 'gage']).refuses('british', 'sail', 'tactical', '17.1-b');
});
test('17.2-a, 17.2-c, D10 after a forced march each combat unit rolls, those left behind too; a six is lost and nobody draws', () => {
  const play = moving('british', {
    campaign: 3,
    at: { boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'cornwallis'] },
    hand: { british: { tactical: 2 } },
    dice: [1, 6, 1, 3, 6],
  });
  play.marches('british', ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'cornwallis'], 'tactical');
  play
    .does('british', 'go', 'springfield')
    .does('british', 'drop', ['br-reg-01'])
    .does('british', 'go', 'hartford')
    .does('british', 'halt')
    .spent();
  expect([play.at('br-reg-01'), play.at('br-reg-02'), play.at('br-reg-03'), play.at('br-reg-04'), play.at('cornwallis')]).toEqual(
    ['', 'hartford', 'hartford', '', 'hartford'],
  );
  expect(play.status('br-reg-01')).toBe(RESERVE);
  expect(play.told('drew')).toEqual([]);
});
test('21.5-a leaders roll for nothing on a forced march', () => {
  const play = moving('american', { campaign: 2, at: { albany: ['greene'] }, hand: { american: { tactical: 1 } }, dice: [1] });
  play.marches('american', ['greene'], 'tactical').does('american', 'halt').spent();
});
test('7.9-c, 7.9-z the Committee sends a force without leader or tactical marker, and it still rolls', () => {
  const play = moving('american', {
    campaign: 2,
    at: { albany: ['am-reg-01'] },
    hand: { american: { committee: 1 } },
    dice: [1, 6],
  });
  play.marches('american', ['am-reg-01'], 'committee').does('american', 'go', 'west-point').does('american', 'halt').spent();
  expect([play.at('am-reg-01'), play.held('american', 'committee')]).toEqual(['', 0]);
});
test('14.2-a, 17.1-a without a marker in hand nobody is asked in the later phases', () => {
  expect(moving('british', { campaign: 2, at: { boston: ['br-reg-01', 'gage'] } }).over()).toBe(true);
});

test('7.9-k, 7.9-ae Master Plan rolls the movement die again, while nothing has been done with it', () => {
  const play = moving('british', { at: { boston: ['br-reg-01'] }, hand: { british: { 'master-plan': 1 } }, dice: [1, 5] });
  play.marches('british', ['br-reg-01']).does('british', 'replan').spent();
  expect(play.own.british.mp).toBe(5);
  const late = moving('british', { at: { boston: ['br-reg-01'] }, hand: { british: { 'master-plan': 1 } }, dice: [2] });
  late.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').refuses('british', 'replan', null, '7.9-ae');
});

test('28.4-a a fortress that everybody leaves is removed', () => {
  const play = moving('british', {
    options: ['fortresses'],
    at: { boston: ['br-reg-01'] },
    fortress: { boston: 'british', quebec: 'british' },
    dice: [1],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  expect([play.fortress('boston'), play.fortress('quebec')]).toEqual([-1, 1]);
});
