/** What is said, to whom, and what is asked before anything is done. */
import { expect, test } from 'vitest';
import { regionOf } from '../../data/regions.ts';
import { spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { costClass, favours, loyaltyTo } from '../../queries/loyalty.ts';
import { scene } from '../scene.ts';
import { moving } from '../war/stage.ts';
import { playing } from './stage.ts';

test('7.9-j, 7.9-ad where a leader arises is told to both', () => {
  const play = playing(
    'mobilization',
    { side: 'american' },
    { hand: { american: { 'leader-arises': 1 } }, at: { hartford: ['am-reg-01'] } },
  );
  play.does('american', 'arise', 'hartford');
  expect([play.heard('british', 'arose'), play.held('american', 'leader-arises')]).toEqual([
    [{ side: 'american', at: spaceOf('hartford') }],
    0,
  ]);
});
test('3.1-g, 11.6-c, 11.6-d outside the seven regions nobody is favoured and prices are those of neutral ground', () => {
  const { pub } = scene({ loyalty: { florida: -3 } });
  for (const region of ['cuba', 'new-spain', 'west-indies', 'hispaniola'] as const)
    for (const side of [0, 1] as const)
      expect([
        loyaltyTo(pub, side, regionOf(region)),
        favours(pub, regionOf(region)),
        costClass(pub, side, regionOf(region)),
      ]).toEqual([0, -1, 1]);
  expect([favours(pub, regionOf('florida')), costClass(pub, 0, regionOf('florida'))]).toEqual([1, 2]);
});
test('7.9-t, 7.9-am before anybody assigns a Spy may be played, by who has one', () => {
  const play = playing('agitation', {}, { windows: true, hand: { american: { spy: 1 }, british: { rousing: 1 } } });
  play.asks('american', '7.9-am', 'spy', 'pass').does('american', 'pass').asks('british', '7.9-am', 'pass');
  play.refuses('british', 'spy', 0, '7.9-t').does('british', 'pass').asks(['american', 'british'], '9.3-a');
});
test('24.2-a, 22.1-d a fleet that is held by whom it cannot see is told so, once, and spends nothing', () => {
  const play = moving('british', { at: { 'carolina-coast': ['br-fleet-1'], savannah: ['lincoln', 'am-mil-01'] }, dice: [4] });
  play.table.pub.top[0][spaceOf('savannah')] = unitOf('lincoln');
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'savannah').does('british', 'go', 'carolina-coast');
  expect([play.at('br-fleet-1'), play.own.british.mp, play.places('british', 'go')]).toEqual(['savannah', 3, []]);
  expect([play.heard('british', 'refused'), play.heard('american', 'refused')]).toEqual([[{ at: spaceOf('savannah') }], []]);
});
