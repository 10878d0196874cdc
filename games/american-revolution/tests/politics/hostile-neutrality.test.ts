/** Cases from the rulebook: a nation leaves the war while its ships, its guns and its guests are everywhere. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { IN_PLAY } from '../../state/table.ts';
import { type Play, playing, type Setting } from './stage.ts';

const turning = (europe: NonNullable<Setting['europe']>, said: Setting): Play =>
  playing('agitation', {}, { ...said, europe, hand: { british: { rousing: 1 } } })
    .does('british', 'assign', [{ what: 'rousing', to: 1 }])
    .does('american', 'order', ['progress', 'loyalty', 'europe']);
const France = (said: Setting): Play => turning('french-alliance', said);
const Spain = (said: Setting): Play => turning('spanish-alliance', said);
const placesOf = (play: Play, who: SideName, id: string): string[] =>
  play
    .members(who, 'displace')
    .flatMap(({ what, to }) => (UNITS[what]!.id === id ? [SPACES[to]!.id] : []))
    .sort();
const marks = (play: Play, place: SpaceId): number[] => [play.pub.fortress[spaceOf(place)]!, play.pub.siege[spaceOf(place)]!];

test('26.4-d, 26.3-c the British leave Hispaniola for an island, a port or a shore, not for Cuba, which is closed too', () => {
  const play = France({ at: { hispaniola: ['br-reg-01'] } }).does('american', 'displace', []);
  expect(placesOf(play, 'british', 'br-reg-01')).toEqual(['bahamas', 'jamaica', 'leeward-islands', 'st-augustine']);
});
test('26.4-d the Americans go first, and the British find their places taken', () => {
  const play = France({ at: { hispaniola: ['br-reg-01', 'am-reg-01'] } });
  play.does('american', 'displace', [{ what: 'am-reg-01', to: 'jamaica' }]);
  expect(placesOf(play, 'british', 'br-reg-01')).toEqual(['bahamas', 'leeward-islands', 'st-augustine']);
});
test('26.4-d, 28.14-a a French siege force goes home: the siege is over, the British fortress stands', () => {
  const play = France({
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['fr-reg-1', 'rochambeau', 'br-reg-01'] },
  });
  play.does('american', 'displace', []).does('british', 'displace', []);
  play.does('american', 'displace', [
    { what: 'fr-reg-1', to: 'hispaniola' },
    { what: 'rochambeau', to: 'france' },
  ]);
  expect([play.at('fr-reg-1'), play.at('rochambeau'), ...marks(play, 'boston')]).toEqual(['hispaniola', 'france', 1, -1]);
});
test('26.4-d, 28.14-b with an American general left before it the siege goes on', () => {
  const play = France({
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['fr-reg-1', 'gates', 'br-reg-01'] },
  });
  play.does('american', 'displace', []).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'fr-reg-1', to: 'france' }]);
  expect(marks(play, 'boston')).toEqual([1, 0]);
});
test('26.4-d, 28.5-d a British fortress in Havana goes with its garrison; one that Spaniards hold beside it stays', () => {
  const play = Spain({
    options: ['fortresses'],
    fortress: { havana: 'british', santiago: 'american' },
    at: { havana: ['br-reg-01'], santiago: ['sp-mil-1'] },
  });
  play.does('american', 'displace', []);
  const [to] = placesOf(play, 'british', 'br-reg-01');
  play.does('british', 'displace', [{ what: 'br-reg-01', to }]).does('american', 'displace', []);
  expect([marks(play, 'havana')[0], marks(play, 'santiago')[0]]).toEqual([-1, 0]);
});
test('26.4-d Americans and Frenchmen aboard a Spanish ship at sea are put ashore, Spaniards and the ship go home', () => {
  const play = Spain({
    at: { 'carolina-coast': ['sp-fleet-1', 'sp-mar-1 > sp-fleet-1', 'am-reg-01 > sp-fleet-1', 'fr-reg-1 > sp-fleet-1'] },
  });
  const shore = ['charleston', 'new-bern', 'savannah', 'wilmington'];
  expect([placesOf(play, 'american', 'am-reg-01'), placesOf(play, 'american', 'fr-reg-1')]).toEqual([shore, shore]);
  play.does('american', 'displace', [
    { what: 'am-reg-01', to: 'savannah' },
    { what: 'fr-reg-1', to: 'charleston' },
  ]);
  play.does('british', 'displace', []);
  expect(placesOf(play, 'american', 'sp-fleet-1')).toEqual(['havana', 'new-orleans', 'santiago', 'spain']);
  play.does('american', 'displace', [
    { what: 'sp-fleet-1', to: 'havana' },
    { what: 'sp-mar-1', to: 'st-louis' },
  ]);
  const { aboard } = play.own.american;
  expect([play.at('sp-mar-1'), aboard[unitOf('sp-mar-1')], aboard[unitOf('am-reg-01')]]).toEqual(['st-louis', -1, -1]);
});
test('26.4-a a lone British leader in Louisiana leaves as well, to the nearest shore without an enemy', () => {
  const play = Spain({ at: { 'new-orleans': ['clinton'], mobile: ['am-reg-01'] } }).does('american', 'displace', []);
  expect(placesOf(play, 'british', 'clinton')).toEqual(['natchez']);
});
test('26.4-b home is anywhere at home: a Spanish garrison abroad may go inland, to an island or to Spain', () => {
  const play = Spain({ at: { mobile: ['sp-reg-1', 'galvez'] } })
    .does('american', 'displace', [])
    .does('british', 'displace', []);
  const homes = ['arkansas-post', 'havana', 'new-orleans', 'santiago', 'spain', 'st-louis'];
  expect([placesOf(play, 'american', 'sp-reg-1'), placesOf(play, 'american', 'galvez')]).toEqual([homes, homes]);
});
test('26.5-a, 26.1-a, 12.7-c what has gone home is in play again when the marker comes back', () => {
  const play = playing(
    'agitation',
    {},
    {
      europe: 'loans',
      hand: { american: { rousing: 1 } },
      at: { france: ['fr-reg-1', 'rochambeau'], boston: ['am-reg-01'] },
    },
  );
  play.does('american', 'assign', [{ what: 'rousing', to: 1 }]).does('american', 'order', ['europe', 'progress', 'loyalty']);
  expect([play.told('alliance').map(({ joins }) => joins), play.status('rochambeau'), play.at('fr-reg-1')]).toEqual([
    [true],
    IN_PLAY,
    'france',
  ]);
});
test('26.4-d, 22.1-b how many have left which place is told to the other side, and who only to the owner', () => {
  const play = Spain({ at: { 'new-orleans': ['am-reg-01', 'greene'], mobile: ['sp-reg-1', 'am-mil-01'] } });
  play.does('american', 'displace', [
    { what: 'am-reg-01', to: 'natchez' },
    { what: 'greene', to: 'mobile' },
  ]);
  const stack = (place: SpaceId, n: number): object => ({ at: spaceOf(place), n });
  expect(play.heard('british', 'displaced')).toEqual([
    { side: 'american', left: [stack('new-orleans', 2)], stacks: [stack('natchez', 1), stack('mobile', 1)] },
  ]);
  expect(play.heard('british', 'displacedUnits')).toEqual([]);
  play.does('british', 'displace', []).does('american', 'displace', [{ what: 'sp-reg-1', to: 'spain' }]);
  expect(play.heard('british', 'displaced').at(-1)).toEqual({
    side: 'american',
    left: [stack('mobile', 1)],
    stacks: [stack('spain', 1)],
  });
});
