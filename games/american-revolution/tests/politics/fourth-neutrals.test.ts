/** A fourth reading of the rulebook: who must go where when an ally leaves the war, with everybody aboard everybody’s ships. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { SPACES } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { IN_PLAY, POOL } from '../../state/table.ts';
import { fighting } from '../war/stage.ts';
import { type Play, playing, type Setting } from './stage.ts';

const turning = (europe: Setting['europe'], said: Setting): Play =>
  playing('agitation', {}, { ...said, europe: europe!, hand: { ...said.hand, british: { rousing: 1 } } })
    .does('british', 'assign', [{ what: 'rousing', to: 1 }])
    .does('american', 'order', ['progress', 'loyalty', 'europe']);
const France = (said: Setting): Play => turning('french-alliance', said);
const Spain = (said: Setting): Play => turning('spanish-alliance', said);
const postsOf = (play: Play, who: SideName): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { what, to } of play.members(who, 'displace')) (found[UNITS[what]!.id] ??= []).push(SPACES[to]!.id);
  for (const places of Object.values(found)) places.sort();
  return found;
};

test('26.4-d, 24.4-j Frenchmen aboard a Spanish ship in Havana must leave her: they are strangers in the region', () => {
  const play = Spain({ at: { havana: ['sp-fleet-1', 'fr-reg-1 > sp-fleet-1', 'greene > sp-fleet-1', 'sp-reg-1 > sp-fleet-1'] } });
  expect(Object.keys(postsOf(play, 'american')).sort()).toEqual(['fr-reg-1', 'greene']);
  expect(postsOf(play, 'american')['fr-reg-1']).toEqual(['bahamas', 'hispaniola', 'mobile', 'pensacola', 'st-augustine']);
  play.does('american', 'displace', [
    { what: 'fr-reg-1', to: 'hispaniola' },
    { what: 'greene', to: 'mobile' },
  ]);
  play.does('british', 'displace', []);
  play.does('american', 'displace', []);
  expect([play.at('sp-reg-1'), play.at('sp-fleet-1'), play.at('greene')]).toEqual(['havana', 'havana', 'mobile']);
});
test('26.4-b Spaniards aboard a French ship at sea go home, each where his owner likes; the ship and the French aboard stay', () => {
  const play = Spain({
    at: { 'virginia-capes': ['fr-fleet-1', 'sp-reg-1 > fr-fleet-1', 'galvez > fr-fleet-1', 'fr-reg-1 > fr-fleet-1'] },
  });
  play.does('american', 'displace', []).does('british', 'displace', []);
  expect(Object.keys(postsOf(play, 'american')).sort()).toEqual(['galvez', 'sp-reg-1']);
  play.does('american', 'displace', [
    { what: 'sp-reg-1', to: 'arkansas-post' },
    { what: 'galvez', to: 'spain' },
  ]);
  expect([play.at('sp-reg-1'), play.at('galvez'), play.at('fr-fleet-1'), play.at('fr-reg-1')]).toEqual([
    'arkansas-post',
    'spain',
    'virginia-capes',
    'virginia-capes',
  ]);
});
test('26.4-d, 26.4-a Americans aboard a Spanish ship in Charleston are put ashore there if no enemy is, else at the next shore', () => {
  const posts = (enemy: readonly string[]): string[] =>
    postsOf(Spain({ at: { charleston: ['sp-fleet-1', 'am-reg-01 > sp-fleet-1', ...enemy] } }), 'american')['am-reg-01']!;
  expect(posts([])).toEqual(['charleston']);
  expect(posts(['br-reg-01'])).toEqual(['augusta', 'camden', 'savannah', 'wilmington']);
});
test('7.9-ad, 26.4-d Leader Arises on a Spanish ship alone at sea is an American: he is put ashore before she goes home', () => {
  const play = Spain({ at: { 'gulf-of-mexico': ['sp-fleet-1', 'american-arisen > sp-fleet-1'] } });
  expect(postsOf(play, 'american')).toEqual({ 'american-arisen': ['mobile', 'pensacola'] });
  play.does('american', 'displace', [{ what: 'american-arisen', to: 'pensacola' }]).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'sp-fleet-1', to: 'havana' }]);
  expect([play.at('american-arisen'), play.at('sp-fleet-1')]).toEqual(['pensacola', 'havana']);
});
test('7.9-ad, 26.4-a among Spaniards in Havana he must leave as well', () => {
  const play = Spain({ at: { havana: ['sp-reg-1', 'american-arisen'] } });
  expect(Object.keys(postsOf(play, 'american'))).toEqual(['american-arisen']);
});
test('26.4-d, 28.14-a Spaniards alone before Pensacola go home and the British fortress is free', () => {
  const said = (more: readonly string[]): Play => {
    const play = Spain({
      options: ['fortresses'],
      fortress: { pensacola: 'british' },
      siege: { pensacola: 'american' },
      at: { pensacola: ['sp-reg-1', 'br-reg-01', ...more] },
    });
    play.does('american', 'displace', []).does('british', 'displace', []);
    return play.does('american', 'displace', [{ what: 'sp-reg-1', to: 'havana' }]);
  };
  expect(said([]).table.pub.siege.every(side => side < 0)).toBe(true);
  const kept = said(['am-lt-1']);
  expect([kept.table.pub.siege.some(side => side === 0), kept.fortress('pensacola')]).toEqual([true, 1]);
});
test('26.4-a British troops, their ship and those aboard her leave Cuba each in his way', () => {
  const play = Spain({ at: { santiago: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-reg-02', 'clinton'] } });
  play.does('american', 'displace', []);
  const posts = postsOf(play, 'british');
  expect([posts['br-fleet-1'], posts['br-reg-01'], posts['br-reg-02'], posts['clinton']]).toEqual([
    ['caribbean-sea'],
    undefined,
    ['hispaniola', 'jamaica', 'leeward-islands'],
    ['hispaniola', 'jamaica', 'leeward-islands'],
  ]);
});
test('26.4-a, 24.3-a a British ship is not put to sea among enemy ships: it goes further, and an empty port of its own will do', () => {
  const play = Spain({
    at: { santiago: ['br-fleet-1'], 'caribbean-sea': ['fr-fleet-1'], jamaica: ['fr-reg-1'], 'leeward-islands': ['br-det-01'] },
  });
  play.does('american', 'displace', []);
  expect(postsOf(play, 'british')['br-fleet-1']).toEqual([
    'bahama-channel',
    'gulf-of-mexico',
    'hispaniola',
    'leeward-islands',
    'south-atlantic',
  ]);
});
test('26.1-a, 13.2-b, 13.2-c Gálvez in the pool of leaders is not drawn while Spain is neutral: with nobody else there is nobody to buy', () => {
  const pool = (europe: Setting['europe']): boolean =>
    playing(
      'mobilization',
      { side: 'american' },
      {
        europe: europe!,
        points: [9, 0],
        at: { newport: ['am-mil-01'], havana: ['sp-reg-1'] },
        and: t => {
          for (const [unit, { nation }] of UNITS.entries())
            if (t.pub.status[unit] === POOL && nation === 'american') t.pub.status[unit] = 4;
          t.pub.status[unitOf('galvez')] = POOL;
          t.pub.status[unitOf('rochambeau')] = 4;
          t.pub.status[unitOf('de-grasse')] = 4;
        },
      },
    )
      .deeds('american')
      .includes('buyLeader');
  expect([pool('french-alliance'), pool('spanish-alliance')]).toEqual([false, true]);
});
test('26.1-a, 24.8-b a neutral squadron in Havana fights nobody, and closes nothing that is not closed anyway', () => {
  const play = fighting('british', { at: { havana: ['sp-fleet-1', 'sp-reg-1'], 'bahama-channel': ['br-fleet-1'] } });
  expect(play.over()).toBe(true);
});
test('26.4-d, 5.1-k both must leave Hispaniola: the American first, then the British finds the Bahamas taken', () => {
  const play = France({ at: { hispaniola: ['am-reg-01', 'br-reg-01'] } });
  expect(postsOf(play, 'american')['am-reg-01']).toEqual(postsOf(play, 'american')['am-reg-01']!.filter(id => id !== 'havana'));
  const to = postsOf(play, 'american')['am-reg-01']!;
  expect(to).toEqual(['bahamas', 'jamaica', 'leeward-islands', 'st-augustine']);
  play.does('american', 'displace', [{ what: 'am-reg-01', to: 'jamaica' }]);
  expect(postsOf(play, 'british')['br-reg-01']).toEqual(['bahamas', 'leeward-islands', 'st-augustine']);
});
test('12.7-c, 26.4-c the same phase: Europe falls back, and Virginia is still contested afterwards', () => {
  const play = playing(
    'agitation',
    {},
    {
      europe: 'french-alliance',
      at: { newport: ['fr-reg-1'] },
      hand: { british: { rousing: 1 }, american: { rousing: 1 } },
    },
  );
  play.does('british', 'assign', [{ what: 'rousing', to: 1 }]).does('american', 'assign', [{ what: 'rousing', to: 4 }]);
  play.does('american', 'order', ['europe', 'progress', 'loyalty']);
  play.does('american', 'displace', []).does('british', 'displace', []);
  play.does('american', 'displace', [{ what: 'fr-reg-1', to: 'france' }]);
  expect([play.pub.europe, play.loyalty('virginia'), play.status('fr-reg-1')]).toEqual([2, 1, IN_PLAY]);
});
