/** Cases written from the rulebook alone: nations that turn neutral in the middle of the war, with mixed stacks and cargo. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { SPACES } from '../../data/spaces.ts';
import { UNITS } from '../../data/units.ts';
import { POOL } from '../../state/table.ts';
import { type Play, playing, type Setting } from './stage.ts';

const turning = (europe: Setting['europe'], said: Setting): Play =>
  playing('agitation', {}, { ...said, europe: europe!, hand: { british: { rousing: 1 } } })
    .does('british', 'assign', [{ what: 'rousing', to: 1 }])
    .does('american', 'order', ['progress', 'loyalty', 'europe']);
const France = (said: Setting): Play => turning('french-alliance', said);
const Spain = (said: Setting): Play => turning('spanish-alliance', said);
/** Who must go, and where each may. */
const postsOf = (play: Play, who: SideName): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { what, to } of play.members(who, 'displace')) (found[UNITS[what]!.id] ??= []).push(SPACES[to]!.id);
  for (const places of Object.values(found)) places.sort();
  return found;
};

test('26.4-d, 21.7-d an American admiral at sea with French ships alone is put ashore before they go home', () => {
  const play = France({ at: { 'virginia-capes': ['fr-fleet-1', 'jones'], boston: ['am-reg-01'] } });
  expect(postsOf(play, 'american')).toEqual({ jones: ['baltimore', 'norfolk', 'yorktown'] });
  play.does('american', 'displace', [{ what: 'jones', to: 'norfolk' }]).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'fr-fleet-1', to: 'france' }]);
  expect([play.at('jones'), play.at('fr-fleet-1')]).toEqual(['norfolk', 'france']);
});
test('26.4-d, 21.7-d with an American fleet beside them he stays where he is', () => {
  const play = France({ at: { 'virginia-capes': ['fr-fleet-1', 'am-fleet-1', 'jones'] } });
  expect(postsOf(play, 'american')).toEqual({});
});
test('26.4-a, 24.4-d troops aboard a British fleet in a Spanish port are not forced ashore: they leave with it', () => {
  const play = Spain({ at: { havana: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'gage > br-fleet-1'] } });
  play.does('american', 'displace', []);
  expect(postsOf(play, 'british')).toEqual({ 'br-fleet-1': ['bahama-channel', 'gulf-of-mexico'] });
  play.does('british', 'displace', [{ what: 'br-fleet-1', to: 'gulf-of-mexico' }]).does('american', 'displace', []);
  expect([
    play.at('br-reg-01'),
    play.at('gage'),
    play.pub.count[1]![SPACES.findIndex(({ id }) => id === 'gulf-of-mexico')],
  ]).toEqual(['gulf-of-mexico', 'gulf-of-mexico', 3]);
});
test('26.4-d, 21.7-d an admiral leaves with the fleet he is with, and never alone to sea', () => {
  const play = Spain({ at: { havana: ['br-fleet-1', 'r-howe'] } }).does('american', 'displace', []);
  expect(postsOf(play, 'british')['r-howe']).toEqual(['bahama-channel', 'gulf-of-mexico']);
  play.refuses(
    'british',
    'displace',
    [
      { what: 'br-fleet-1', to: 'gulf-of-mexico' },
      { what: 'r-howe', to: 'bahama-channel' },
    ],
    '21.7-d',
  );
  play.does('british', 'displace', [
    { what: 'br-fleet-1', to: 'gulf-of-mexico' },
    { what: 'r-howe', to: 'gulf-of-mexico' },
  ]);
  expect(play.at('r-howe')).toBe('gulf-of-mexico');
});
test('26.4-d French troops aboard an American ship in their own port stay at home when it leaves', () => {
  const play = France({ at: { hispaniola: ['am-fleet-1', 'fr-reg-1 > am-fleet-1', 'am-reg-01 > am-fleet-1'] } });
  expect(postsOf(play, 'american')).toEqual({ 'am-fleet-1': ['bahama-channel', 'caribbean-sea'] });
  play.does('american', 'displace', [{ what: 'am-fleet-1', to: 'caribbean-sea' }]).does('british', 'displace', []);
  play.does('american', 'displace', []);
  expect([play.at('fr-reg-1'), play.at('am-reg-01'), play.own.american.aboard[34]]).toEqual(['hispaniola', 'caribbean-sea', -1]);
});
test('26.4-b, 26.4-d French troops aboard an American fleet abroad go home one by one; the ship stays', () => {
  const play = France({ at: { 'virginia-capes': ['am-fleet-1', 'fr-reg-1 > am-fleet-1', 'fr-reg-2 > am-fleet-1'] } });
  play.does('american', 'displace', []).does('british', 'displace', []);
  expect(postsOf(play, 'american')).toEqual({ 'fr-reg-1': ['france', 'hispaniola'], 'fr-reg-2': ['france', 'hispaniola'] });
  play.does('american', 'displace', [
    { what: 'fr-reg-1', to: 'france' },
    { what: 'fr-reg-2', to: 'hispaniola' },
  ]);
  expect([play.at('fr-reg-1'), play.at('fr-reg-2'), play.at('am-fleet-1')]).toEqual(['france', 'hispaniola', 'virginia-capes']);
});
test('26.4-a Spaniards still at war leave Hispaniola when France alone turns neutral', () => {
  // From Spanish Alliance the marker first leaves Spain; France follows only with the next step.
  const play = Spain({ at: { hispaniola: ['sp-reg-1'], newport: ['fr-reg-1'] } });
  play.does('american', 'displace', []).does('british', 'displace', []);
  expect(postsOf(play, 'american')).toEqual({ 'sp-reg-1': expect.arrayContaining(['havana', 'spain', 'st-louis']) });
  expect(play.told('alliance')).toEqual([{ nation: 2, joins: false }]);
});
test('26.4-a, 26.3-c the nearest place without enemies skips one with a lone enemy leader', () => {
  const at = { hispaniola: ['br-reg-01'], bahamas: ['greene'], jamaica: ['am-reg-01'] } as const;
  const play = France({ at });
  play.does('american', 'displace', []);
  const { 'br-reg-01': places } = postsOf(play, 'british');
  expect(places).toEqual(['leeward-islands', 'st-augustine']);
});
test('26.4-d militia shut up in New Spain comes out over any border', () => {
  const play = Spain({ at: { 'new-orleans': ['br-mil-1'], mobile: ['am-reg-01'] } }).does('american', 'displace', []);
  expect(postsOf(play, 'british')['br-mil-1']).toEqual(['natchez']);
});
test('26.4-d a siege in Havana ends when the besieger must go, and the Spanish fortress stays', () => {
  const play = Spain({
    options: ['fortresses'],
    fortress: { havana: 'american' },
    siege: { havana: 'british' },
    at: { havana: ['sp-reg-1', 'br-reg-01'] },
  });
  play.does('american', 'displace', []).does('british', 'displace', [{ what: 'br-reg-01', to: 'bahamas' }]);
  expect([play.told('siegeLifted').length, play.fortress('havana')]).toEqual([1, 0]);
});
test('26.4-d, 28.4-a a fortress abroad whose garrison was French alone is gone with it', () => {
  const play = France({ options: ['fortresses'], fortress: { newport: 'american' }, at: { newport: ['fr-reg-1'] } });
  play.does('american', 'displace', []).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'fr-reg-1', to: 'france' }]);
  expect(play.fortress('newport')).toBe(-1);
});
test('26.4-d a mixed garrison keeps its fortress when the French go', () => {
  const play = France({ options: ['fortresses'], fortress: { newport: 'american' }, at: { newport: ['fr-reg-1', 'am-reg-01'] } });
  play.does('american', 'displace', []).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'fr-reg-1', to: 'france' }]);
  expect(play.fortress('newport')).toBe(0);
});
test('26.4-d leaders go with their nation: Rochambeau home, Greene in Hispaniola out of it', () => {
  const play = France({ at: { newport: ['rochambeau', 'am-reg-01'], hispaniola: ['greene', 'fr-reg-1'] } });
  expect(Object.keys(postsOf(play, 'american'))).toEqual(['greene']);
  play.does('american', 'displace', [{ what: 'greene', to: postsOf(play, 'american')['greene']![0]! }]);
  play.does('british', 'displace', []);
  expect(postsOf(play, 'american')).toEqual({ rochambeau: ['france', 'hispaniola'] });
});
test('5.1-l, 26.4-d a leader with nowhere to go returns to his pool', () => {
  const every = SPACES.flatMap(({ id, kind, region }) =>
    kind !== 'sea' && kind !== 'box' && region !== 'hispaniola' && region !== 'cuba' && region !== 'new-spain' ? [id] : [],
  );
  const guards = UNITS.flatMap(({ id, nation, kind }) =>
    (nation === 'british' || nation === 'hessian' || nation === 'tory' || nation === 'indian') &&
    kind !== 'fleet' &&
    kind !== 'admiral'
      ? [id]
      : [],
  );
  const play = France({ at: { ...Object.fromEntries(every.map((id, i) => [id, [guards[i]!]])), hispaniola: ['greene'] } });
  play.does('american', 'displace', []);
  expect([guards.length > every.length, play.status('greene'), play.at('greene')]).toEqual([true, POOL, '']);
});
test('12.7-c, 6.6-c after the alliance has ended nobody collects the places of the nation', () => {
  const play = France({ at: { hispaniola: ['fr-reg-1'] } });
  play.does('american', 'displace', []).does('british', 'displace', []).does('american', 'displace', []);
  expect([play.over(), play.pub.europe]).toEqual([true, 2]);
});
