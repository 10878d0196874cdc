/** Cases from the rulebook: the tables at their ends, the container at its bottom, bids and ties. */
import { expect, test } from 'vitest';
import { markerOf } from '../../data/markers.ts';
import { spaceOf } from '../../data/spaces.ts';
import type { Table } from '../../state/table.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const drained =
  (left: number) =>
  (t: Table): void => {
    t.own.british.hand[markerOf('tactical')]! += t.dark.container.filter(marker => marker === markerOf('tactical')).length;
    t.dark.container = t.dark.container.filter(marker => marker !== markerOf('tactical'));
    while (t.dark.container.length > left) t.own.british.hand[t.dark.container.pop()!]!++;
    t.pub.container = t.dark.container.length;
    t.pub.hands[1] = t.own.british.hand.reduce((sum, n) => sum + n, 0);
  };
const agitating = (said: Setting): Play => playing('agitation', {}, said);

test('12.5-a, 9.4-a two dice do not help where nobody answers: Europe is won without a throw', () => {
  const play = agitating({ progress: 'declaration', hand: { american: { rousing: 1 } }, dice: [] });
  play
    .does('american', 'assign', [{ what: 'rousing', to: 1 }])
    .does('american', 'order', ['europe', 'progress', 'loyalty'])
    .spent();
  expect([play.pub.europe, play.told('contest').map(({ american }) => american?.dice)]).toEqual([1, [[]]]);
});
test('12.6-a, 11.5-a at the ends of Europe and of a region a win changes nothing, and is told all the same', () => {
  const play = agitating({
    europe: 'auxiliaries',
    loyalty: { canada: -3 },
    hand: { british: { rousing: 2 } },
  });
  play.does('british', 'assign', [
    { what: 'rousing', to: 1 },
    { what: 'rousing', to: 2 + region('canada') },
  ]);
  play.does('american', 'order', ['europe', 'progress', 'loyalty']);
  expect([
    play.pub.europe,
    play.loyalty('canada'),
    play.told('contest').length,
    play.told('europe'),
    play.told('loyalty'),
  ]).toEqual([-3, -3, 2, [], []]);
});
test('9.3-d, 7.10-b Franklin against Franklin’s price: three and a one tie with one and a three', () => {
  const play = agitating({ hand: { american: { franklin: 1 }, british: { rousing: 1 } }, dice: [1, 3] });
  play.does('american', 'assign', [{ what: 'franklin', to: 2 + region('west') }]);
  play.does('british', 'assign', [{ what: 'rousing', to: 2 + region('west') }]);
  play.does('american', 'order', ['loyalty', 'progress', 'europe']).spent();
  expect([play.loyalty('west'), play.told('contest')[0]]).toMatchObject([0, { winner: null }]);
});
test('7.9-k, 9.3-d Master Plan takes back the die of a contest, and the other does not see it before he throws', () => {
  const play = playing(
    'agitation',
    {},
    { windows: true, hand: { american: { rousing: 1, 'master-plan': 1 }, british: { rousing: 1 } }, dice: [1, 6, 3] },
  );
  const pass = (): void => {
    while (play.place() === '@moment.between') play.does(play.machine.asked(play.pos)[0]!, 'pass');
  };
  pass();
  play.does('american', 'assign', [{ what: 'rousing', to: 0 }]).does('british', 'assign', [{ what: 'rousing', to: 0 }]);
  play.does('american', 'order', ['progress', 'loyalty', 'europe']).does('american', 'masterPlan', 0);
  expect([play.told('rerolled'), play.pub.progress]).toEqual([[{ side: 'american', from: 1, to: 6 }], 1]);
});
test('7.3-b, 7.9-s Speculators draw no more than the container holds', () => {
  const play = playing(
    'political',
    {},
    {
      hand: { american: { speculators: 1 } },
      dice: [6, 6, 1, 1, 1, 1, 1],
      draws: ['committee', 'committee'],
      and: drained(2),
    },
  );
  play.does('american', 'speculate');
  expect([play.pub.hands[0], play.pub.container]).toEqual([2, 1]);
});
test('7.3-d, 7.1-b with two markers left in it nobody buys a third', () => {
  const play = playing('mobilization', { side: 'american' }, { points: [20, 0], and: drained(2) });
  if (play.place() === '@moment.mobilizing') play.does('british', 'pass');
  expect(play.offered('american', 'buyMarkers')).toEqual([1, 2]);
});
test('27.1-a, 7.3-b a Hessian is raised though the container has nothing to pay the American with', () => {
  const play = playing('mobilization', { side: 'british' }, { points: [0, 4], and: drained(0) });
  const line = play.offered('british', 'recruit').map(what => what as { line: number; at: number });
  const hessian = line.find(({ line: n }) => n === 20)!;
  play.does('british', 'recruit', hessian);
  expect([play.pub.count[1][spaceOf('britain')], play.pub.hands[0]]).toEqual([1, 0]);
});
test('7.9-m, 7.9-ag Mutiny against an empty hand takes nothing and is handed over', () => {
  const play = playing('adjustment', {}, { hand: { american: { mutiny: 1 } }, dice: [4] })
    .does('american', 'mutiny')
    .does('british', 'pass');
  expect([play.pub.hands, play.held('british', 'mutiny'), play.over()]).toEqual([[0, 1], 1, true]);
});
test('7.2-a, 7.9-ag of a hand of one and the mutineers’ marker one goes back', () => {
  const play = playing(
    'adjustment',
    {},
    {
      hand: { american: { mutiny: 1 }, british: { rousing: 2 } },
      dice: [1],
      draws: [0],
    },
  );
  play.does('american', 'mutiny').does('british', 'pass').does('british', 'pass').asks(['british'], '7.2-a', 'giveBack');
  play.refuses('british', 'giveBack', []).does('british', 'giveBack', ['mutiny']);
  expect([play.held('british', 'mutiny'), play.pub.hands[1]]).toEqual([0, 1]);
});
test('8.1-b, 8.1-c whoever bids more has the turn though his markers are the weaker ones, and all of them are gone', () => {
  const play = playing('initiative', {}, { hand: { american: { adams: 1, spy: 1 }, british: { rousing: 3 } } });
  play.does('american', 'bid', ['adams', 'spy']).does('british', 'bid', ['rousing', 'rousing', 'rousing']);
  expect([play.pub.first, play.pub.hands, play.told('returned')]).toEqual([
    'british',
    [0, 0],
    [
      { side: 'american', n: 2 },
      { side: 'british', n: 3 },
    ],
  ]);
});
test('11.6-b, 6.4-a Florida at three pays the British double, and nothing under a Rebel', () => {
  const said: Setting = {
    options: ['partisans'],
    loyalty: { florida: -3 },
    at: { 'st-augustine': ['br-det-01'], pensacola: ['br-det-02'] },
    partisan: { pensacola: 'american' },
    dice: [1, 1, 1, 1],
  };
  expect(playing('income', { side: 'british' }, said).told('income')[0]).toMatchObject({ towns: 2, total: 6 });
});
test('3.3-a, 3.4-a in the last year a political condition on one side and a military one on the other is a draw', () => {
  const towns = ['boston', 'new-york', 'philadelphia', 'charleston', 'quebec', 'newport', 'hartford', 'albany', 'baltimore'];
  const more = ['richmond', 'yorktown', 'savannah', 'montreal', 'halifax'];
  const at = Object.fromEntries([...towns, ...more].map((town, i) => [town, [`br-reg-${String(i + 1).padStart(2, '0')}`]]));
  const last: Setting = {
    turn: 8,
    progress: 'articles',
    loyalty: { virginia: 2, 'new-england': 2, 'deep-south': 3, 'mid-atlantic': 2 },
    at,
  };
  expect(playing('ending', {}, last).told('ended')).toEqual([{ ending: 'draw', winner: null }]);
  expect(playing('ending', {}, { ...last, loyalty: {} }).told('ended')).toEqual([{ ending: 'partial', winner: 'british' }]);
});
