/** A fourth reading of the rulebook: marches that are cut short, carried on or paid for in odd ways, and markers in between. */
import { expect, test } from 'vitest';
import { markerOf, TACTICAL } from '../../data/markers.ts';
import { spaceOf } from '../../data/spaces.ts';
import { GONE, RESERVE } from '../../state/table.ts';
import { region } from '../politics/stage.ts';
import { fighting, moving } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const D = Array<number>(12).fill(TACTICAL);
const TEN = ['br-gr-1', 'br-gr-2', 'br-reg-01', 'br-reg-02'];

test('34.2-b, 21.7-d overrun in a port: an admiral without a ship is gone, with his ship he is untouched', () => {
  const after = (ship: readonly string[]) => {
    const play = moving('british', {
      options: ['overrun'],
      at: { boston: TEN, newport: ['am-mil-01', 'jones', ...ship] },
      dice: [6],
    });
    play.marches('british', TEN).does('british', 'go', 'newport').does('british', 'overrun');
    return [play.status('am-mil-01'), play.status('jones')];
  };
  expect(after([])).toEqual([RESERVE, GONE]);
  expect(after(['am-fleet-1'])).toEqual([RESERVE, 1]);
});
test('34.2-b Washington overrun is gone for good, and nobody rolls for him', () => {
  const play = moving('british', { options: ['overrun'], at: { boston: TEN, springfield: ['washington'] }, dice: [6] });
  play.marches('british', TEN).does('british', 'go', 'springfield').does('british', 'overrun').spent();
  expect(play.status('washington')).toBe(GONE);
});
test('34.1-d, 34.3-a Indians count one each away from home, in the wild too, and a partisan of the mover is no bar', () => {
  const play = moving('american', {
    options: ['overrun', 'partisans'],
    partisan: { 'fort-stanwix': 'american' },
    at: {
      albany: ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-lt-1', 'am-lt-2', 'greene'],
      'fort-stanwix': ['in-1'],
    },
    dice: [6],
  });
  play.marches('american', ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-lt-1', 'am-lt-2', 'greene']);
  play.does('american', 'go', 'fort-stanwix').does('american', 'overrun').does('american', 'go', 'oswego');
  expect([play.status('in-1'), play.at('greene')]).toEqual([RESERVE, 'oswego']);
});
test('34.1-a, 16.7-a after an overrun troops may be left in the place and the rest goes on', () => {
  const play = moving('british', { options: ['overrun'], at: { boston: TEN, springfield: ['am-mil-01'] }, dice: [6] });
  play.marches('british', TEN).does('british', 'go', 'springfield').does('british', 'overrun');
  play.does('british', 'drop', ['br-reg-01']).does('british', 'go', 'hartford').does('british', 'halt');
  expect([play.at('br-reg-01'), play.at('br-gr-1')]).toEqual(['springfield', 'hartford']);
});
test('33.1-a, 34.1-d militia that stays at the border takes its factors from the overrun', () => {
  const column = ['greene', 'am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-mil-01', 'am-mil-02'];
  const over = (second: number): boolean => {
    const play = moving('american', {
      options: ['overrun', 'expeditions'],
      at: { hartford: column, 'west-point': ['br-det-01'] },
      dice: [3, 1, second],
    });
    play.marches('american', column).does('american', 'go', 'west-point').does('american', 'overrun');
    return play.status('br-det-01') === RESERVE;
  };
  expect([over(3), over(4)]).toEqual([true, false]);
});
test('33.1-a, 7.9-k Master Plan fetches one militia back that would have gone home', () => {
  const play = moving('american', {
    options: ['expeditions'],
    windows: true,
    at: { hartford: ['greene', 'am-mil-01', 'am-mil-02'] },
    hand: { american: { 'master-plan': 1 } },
    dice: [2, 6, 6, 2],
  });
  play
    .does('american', 'pass')
    .does('american', 'gather', ['greene', 'am-mil-01', 'am-mil-02'])
    .does('american', 'march', 'free');
  play.does('american', 'go', 'west-point').does('american', 'masterPlan', 0);
  expect([play.at('am-mil-01'), play.status('am-mil-02')]).toEqual(['west-point', RESERVE]);
});
test('32.2-b, 7.9-k the interceptor, not the mover, may roll his die again', () => {
  const play = moving('british', {
    options: ['interception'],
    windows: true,
    at: { boston: ['br-reg-01'], hartford: ['wayne', 'am-reg-01'] },
    hand: { american: { tactical: 1, 'master-plan': 1 }, british: { 'leader-arises': 1 } },
    dice: [3, 6, 2],
  });
  play.does('british', 'pass').does('american', 'pass').does('british', 'gather', ['br-reg-01']).does('british', 'march', 'free');
  play.does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'wayne' }).asks('american', '7.9-k');
  play.does('american', 'masterPlan', 0).does('american', 'follow', ['wayne', 'am-reg-01']);
  expect(play.at('wayne')).toBe('springfield');
});
test('33.1-a, 21.3-c the militia stays behind and the general meets the enemy alone: he must fight, and cannot fire', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { hartford: ['greene', 'am-mil-01'], 'west-point': ['br-reg-01'] },
    dice: [2, 5],
  });
  play.marches('american', ['greene', 'am-mil-01']).does('american', 'go', 'west-point').asks('american', '16.3-a');
  expect([play.at('greene'), play.at('am-mil-01')]).toEqual(['west-point', 'hartford']);
  const fight = fighting('american', { at: { 'west-point': ['greene', 'br-reg-01'] }, dice: [6, 1, 6, 4], draws: D });
  fight.asks('american', '18.4-d', 'hold', 'retreat').does('american', 'hold').does('british', 'fire', 0);
  expect([fight.status('greene'), fight.told('drew')]).toEqual([GONE, [{ side: 'british', n: 1 }]]);
});
test('17.2-a, 21.3-d the only regular of a forced march dies of it among the enemy: his general is left to fight alone', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['gage', 'br-reg-01'], springfield: ['am-mil-01'] },
    hand: { british: { tactical: 1 } },
    dice: [3, 6],
  });
  play.marches('british', ['gage', 'br-reg-01'], 'tactical').does('british', 'go', 'springfield');
  expect([play.status('br-reg-01'), play.at('gage')]).toEqual([RESERVE, 'springfield']);
});
test('7.9-d, 7.9-z, 29.4-b a partisan raised in the enemy’s Movement Phase stops the next force', () => {
  const play = moving('british', {
    options: ['partisans'],
    loyalty: { 'new-england': 1 },
    windows: true,
    at: { boston: ['br-reg-01', 'br-reg-02'] },
    hand: { american: { committee: 1 } },
    dice: [6, 5, 6],
  });
  play.does('american', 'pass').does('british', 'gather', ['br-reg-01']).does('british', 'march', 'free');
  play.does('british', 'go', 'springfield').does('british', 'go', 'hartford').does('british', 'halt');
  play.does('american', 'committee' as never, region('new-england') as never);
  play.does('american', 'raisePartisan' as never, spaceOf('springfield') as never);
  play.does('british', 'gather', ['br-reg-02']).does('british', 'march', 'free').does('british', 'go', 'springfield');
  expect([play.at('br-reg-01'), play.at('br-reg-02')]).toEqual(['hartford', 'springfield']);
  expect(play.place()).toBe('movement.order');
});
test('7.9-g, 14.2-a in a later phase Engineers alone in hand are enough to be asked, and build where nobody has moved', () => {
  const play = moving('american', {
    options: ['fortresses'],
    campaign: 3,
    at: { albany: ['am-mil-01'], boston: ['am-reg-01', 'in-1'] },
    hand: { american: { engineers: 1 } },
  });
  play.offers('american', 'engineers', { at: 'albany', what: 'fortress' });
  play.refuses('american', 'engineers', { at: 'boston', what: 'fortress' });
  play.does('american', 'engineers', { at: 'albany', what: 'fortress' }).refuses('american', 'gather', ['am-mil-01']);
});
test('7.9-l, 7.9-af two Minutemen rise one after the other, and a Bait between them is no move', () => {
  const play = moving('american', {
    options: ['partisans'],
    loyalty: { virginia: 1 },
    partisan: { norfolk: 'american' },
    at: { norfolk: ['br-det-01'] },
    hand: { american: { minutemen: 2, bait: 1 } },
    dice: [4],
  });
  play.does('american', 'minutemen', 'richmond').does('american', 'bait', 'norfolk').does('american', 'minutemen', 'richmond');
  expect([play.at('am-mil-01'), play.at('am-mil-02'), play.held('american', 'minutemen')]).toEqual(['richmond', 'richmond', 0]);
});
test('7.9-l, 17.1-a Minutemen of a later phase rise, and stay: nobody leads them on a forced march', () => {
  const play = moving('american', {
    campaign: 2,
    loyalty: { virginia: 2 },
    hand: { american: { minutemen: 1, tactical: 1 } },
  });
  play.does('american', 'minutemen', 'yorktown').does('american', 'gather', ['am-mil-01']);
  play.refuses('american', 'march', 'tactical', '17.1-b');
});
test('7.9-l, 16.1-b Minutemen beside a lone general of the enemy: he must be fought', () => {
  const play = moving('american', { loyalty: { virginia: 1 }, at: { richmond: ['gage'] }, hand: { american: { minutemen: 1 } } });
  play.does('american', 'minutemen', 'richmond');
  expect(play.at('am-mil-01')).toBe('richmond');
  const fight = fighting('american', { at: { richmond: ['gage', 'am-mil-01'] }, dice: [6, 1, 6, 6], draws: D });
  fight.does('american', 'fire', 0);
  expect([fight.status('gage'), fight.told('drew')]).toEqual([GONE, [{ side: 'american', n: 1 }]]);
});
test('7.9-ai, 17.1-a Privateers stop a forced voyage: its marker is lost, and the ship may be sent again for another', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-fleet-1', 'r-howe', 'br-reg-01'] },
    hand: { british: { tactical: 2 }, american: { privateers: 1 } },
  });
  play.does('british', 'gather', ['br-fleet-1', 'r-howe', 'br-reg-01']).does('british', 'sail', 'tactical');
  play.does('american', 'privateers');
  expect([play.held('british', 'tactical'), play.at('br-fleet-1'), play.aboard('br-reg-01')]).toEqual([1, 'boston', '']);
  play.refuses('british', 'gather', ['br-fleet-1', 'r-howe'], '16.5-a');
});
test('32.2-c a ship cuts in on a force that marches into a port: it stops, and nobody fights', () => {
  const play = moving('british', {
    options: ['interception'],
    europe: 'french-alliance',
    at: { 'new-york': ['br-reg-01'], 'mid-atlantic-coast': ['fr-fleet-1', 'de-grasse'], hartford: [] },
    hand: { american: { tactical: 1 } },
    dice: [6, 2],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'trenton').does('british', 'go', 'philadelphia');
  play.does('american', 'intercept', { from: 'mid-atlantic-coast', naval: true, commander: 'de-grasse' });
  play.does('american', 'follow', ['fr-fleet-1', 'de-grasse']);
  play.asks('british', '16.3-a');
  expect([play.at('br-reg-01'), play.at('fr-fleet-1')]).toEqual(['philadelphia', 'philadelphia']);
  const next = fighting('british', { europe: 'french-alliance', at: { philadelphia: ['br-reg-01', 'fr-fleet-1', 'de-grasse'] } });
  expect(next.over()).toBe(true);
});
test('7.9-v, 7.7-b Tarleton’s marker lies open until the beaten have drawn: it is not among what they draw', () => {
  const play = fighting('british', {
    at: { camden: ['br-reg-01', 'am-mil-01', 'am-mil-02'] },
    hand: { british: { tarleton: 1 } },
    dice: [1, 6, 6, 1, 6, 6, 6],
    draws: [markerOf('rousing'), markerOf('rousing'), markerOf('rousing'), markerOf('rousing')],
  });
  play.does('british', 'tarleton');
  const { container } = play.table.dark;
  expect([container.includes(markerOf('tarleton')), play.pub.played]).toEqual([false, [markerOf('tarleton')]]);
  play.does('british', 'fire', 0).does('american', 'fire', 0);
  expect([container.includes(markerOf('tarleton')), play.pub.played]).toEqual([true, []]);
});
test('18.4-l, 21.3-a a general who took the only five and the militia the only six: nobody is up, and the battle is lost', () => {
  const play = fighting('british', {
    at: { albany: ['br-reg-01', 'am-mil-01', 'gates'] },
    dice: [1, 6, 5, 6, ...ones(2), 3],
    draws: D,
  });
  play.does('british', 'fire', 0).does('american', 'take', 'gates').does('american', 'take', 'am-mil-01');
  expect(play.told('battleOver')).toHaveLength(1);
  play.does('american', 'withdraw', 'bennington');
  expect([play.at('gates'), play.told('drew')]).toEqual(['bennington', [{ side: 'british', n: 1 }]]);
});
