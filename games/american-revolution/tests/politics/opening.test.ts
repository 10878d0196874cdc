/** Set-up and initiative. */
import { keyFromSeed } from '@cuartel/engine';
import { stageOf } from '@cuartel/engine/scene/index.ts';
import { expect, test } from 'vitest';
import { FIRST_HAND } from '../../data/scenarios.ts';
import { SPACES, spaceOf } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { americanRevolution } from '../../index.ts';
import { setUp } from '../../state/setup.ts';
import { POOL, UNPLACED } from '../../state/table.ts';
import type { Revolution } from '../../types.ts';
import { playing } from './stage.ts';

const stage = stageOf<Revolution>(americanRevolution);
const begun = (options: readonly string[] = []) =>
  stage.begin(setUp('campaign', options, { key: keyFromSeed('set-up'), n: 0, loaded: null }));
const all = (play: ReturnType<typeof begun>, side: 'american' | 'british', place: string): void => {
  const posts = play.members(side, 'place');
  const units = [...new Set(posts.map(({ what }) => what))];
  play.does(
    side,
    'place',
    units.map(what => ({ what, to: spaceOf(place as never) })),
  );
};

test('4.2-a, 4.2-d, 4.2-h, 4.2-j, 4.3-a, 4.3-j the British place their groups first, the Americans beside no British unit', () => {
  const play = begun();
  play.asks('british', '4.3-a', 'place');
  expect(play.members('british', 'place').map(({ what }) => UNITS[what]!.id)).toContain('carleton');
  all(play, 'british', 'quebec');
  expect([...new Set(play.members('british', 'place').map(({ to }) => SPACES[to]!.id))].sort()).toEqual(['camden', 'charlotte']);
  all(play, 'british', 'camden');
  all(play, 'british', 'pensacola');
  play.asks('american', '4.3-a', 'place');
  const places = [...new Set(play.members('american', 'place').map(({ to }) => SPACES[to]!.id))];
  expect(places).toContain('newport');
  expect(places).not.toContain('boston');
  play.refuses('american', 'place', [{ what: unitOf('ward'), to: spaceOf('newport') }], '4.2-d');
  all(play, 'american', 'newport');
  const mid = [...new Set(play.members('american', 'place').map(({ to }) => SPACES[to]!.id))];
  expect(mid).not.toContain('new-york');
});
test('4.2-l, 4.2-n, 4.3-h, 4.3-i, 4.7-a, 22.1-b then six American markers are drawn and the American is first', () => {
  const play = begun(['quick-start']);
  expect([play.pub.hands, FIRST_HAND]).toEqual([
    [6, 0],
    [6, 0],
  ]);
  expect(play.pub.status.filter(status => status === UNPLACED)).toEqual([]);
  expect(play.pub.status[unitOf('burgoyne')]).toBe(POOL);
  expect(play.pub.first).toBe('american');
  expect(play.heard('british', 'drew')).toEqual([{ side: 'american', n: 6 }]);
  expect(play.heard('american', 'drewMarkers')[0]?.markers).toHaveLength(6);
});
test('22.1-b the enemy is told how many stand where, the owner who they are', () => {
  const play = begun();
  all(play, 'british', 'quebec');
  expect(play.heard('american', 'placed')).toEqual([{ side: 'british', stacks: [{ at: spaceOf('quebec'), n: 4 }] }]);
  expect(play.heard('british', 'placedUnits')[0]?.units).toHaveLength(4);
  expect(play.heard('american', 'placedUnits')).toEqual([]);
});

const HANDS = { american: { rousing: 4, spy: 1 }, british: { tactical: 3 } } as const;
test('8.1-a, 8.1-b, 8.1-c both bid in secret, only numbers are shown, the higher is first and all goes back', () => {
  const play = playing('initiative', {}, { hand: HANDS, first: 'american' });
  play.asks(['american', 'british'], '8.1-a', 'bid').refuses('british', 'bid', ['tactical', 'tactical', 'tactical', 'tactical']);
  play.does('american', 'bid', ['rousing', 'spy']);
  expect([play.pub.hands[0], play.heard('british', 'laidBid'), play.told('bids')]).toEqual([5, [], []]);
  play.does('british', 'bid', ['tactical', 'tactical', 'tactical']);
  expect(play.told('bids')).toEqual([{ american: 2, british: 3 }]);
  expect([play.pub.first, play.pub.hands]).toEqual(['british', [3, 0]]);
  expect([play.held('american', 'spy'), play.held('american', 'rousing')]).toEqual([0, 3]);
  expect(play.heard('american', 'returned')).toContainEqual({ side: 'british', n: 3 });
});
test('8.2-a, D23 equal bids go back and dice decide, re-rolled while they are equal', () => {
  const hand = { american: { rousing: 3 }, british: { tactical: 3 } };
  const play = playing('initiative', {}, { hand, dice: [4, 4, 2, 5] });
  play.does('american', 'bid', ['rousing', 'rousing', 'rousing']).does('british', 'bid', ['tactical', 'tactical', 'tactical']);
  expect(play.told('tieRoll')).toEqual([
    { american: 4, british: 4 },
    { american: 2, british: 5 },
  ]);
  expect([play.pub.first, play.pub.hands]).toEqual(['british', [0, 0]]);
  play.spent();
});
test('8.2-a no bids at all are equal bids; 4.7-a in the first turn nobody is asked', () => {
  const none = playing('initiative', {}, { dice: [6, 1] });
  expect([none.over(), none.pub.first]).toEqual([true, 'american']);
  const first = playing('initiative', {}, { turn: 1, first: 'british', hand: HANDS });
  expect([first.over(), first.pub.first, first.told('bids')]).toEqual([true, 'american', []]);
});
test('7.9-k, 7.9-ae Master Plan re-rolls one die just thrown, and everybody who holds a marker is asked alike', () => {
  const hand = { american: { 'master-plan': 1, rousing: 1 }, british: { tactical: 1 } } as const;
  const play = playing('initiative', {}, { hand, dice: [1, 3, 6], windows: true });
  play.does('american', 'pass').does('british', 'pass').does('american', 'bid', []).does('british', 'bid', []);
  play.asks('american', '7.9-k', 'masterPlan', 'pass').does('american', 'masterPlan', 0);
  play.asks('british', '7.9-k', 'pass').does('british', 'pass');
  expect(play.told('rerolled')).toEqual([{ side: 'american', from: 1, to: 3 }]);
  expect([play.pub.first, play.held('american', 'master-plan')]).toEqual(['british', 0]);
  play.spent();
});
