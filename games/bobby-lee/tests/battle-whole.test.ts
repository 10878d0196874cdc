/** Whole Campaign Turns with a battle in them: how attackers came decides how they may leave. */
import { expect, test } from 'vitest';
import { scene } from './campaign/stage.ts';
import { between, block, hex } from './scene.ts';

const turn = (what: Parameters<typeof scene>[2]) => scene('turn', { side: 'USA', must: -1 }, { active: 'USA', ...what });

test('5.31-b, 6.1-a, 6.2-b, 6.2-e, 6.3-a an attack over a bridge: the Defender deploys, the Attacker deploys and has the first turn', () => {
  const s = turn({
    units: {
      frederick: ['u-inf-1-i 3', 'u-inf-2-i 2', 'aj 2'],
      'harpers-ferry': ['c-inf-early 2', 'c-inf-hood 4'],
      richmond: ['anv 3'],
    },
  });
  s.does('USA', 'activate', [block('aj')]);
  for (const name of ['u-inf-1-i', 'u-inf-2-i'] as const)
    s.does('USA', 'order', block(name)).does('USA', 'attack', between('frederick', 'harpers-ferry'));
  s.halts('USA');
  s.asks('CSA', '6.2-b', 'deploy').does('CSA', 'deploy', { block: block('c-inf-hood'), spot: 4 });
  s.does('CSA', 'deploy', { block: block('c-inf-early'), spot: 3 });
  s.asks('USA', '6.2-b', 'deploy').does('USA', 'deploy', { block: block('u-inf-1-i'), spot: 1 });
  s.does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 0 });
  expect([s.pub.day, s.pub.hour, s.pub.fighting, s.pub.battles[0]!.deployed]).toEqual([1, 0, 'USA', true]);
  s.asks('USA', '7.1-a').does('USA', 'fallBackAll').does('USA', 'withdrawAll', hex('frederick'));
  // 7.12-a two over the bridge, back to where they came from, though they left nobody there but an HQ
  expect([s.where('u-inf-1-i'), s.where('u-inf-2-i')]).toEqual(['F07', 'F07']);
  s.asks('CSA', '6.4-a').does('CSA', 'endRegroup');
  expect([s.over(), s.pub.battles, s.pub.day, s.pub.marks.some(marks => marks !== 0)]).toEqual([true, [], 0, false]);
});
test('10.5-c, 7.11-a, 7.15-e who crossed without a bridge has no way back: no retreat by day, lost at night', () => {
  const s = turn({
    units: {
      D04: ['u-inf-1-i 3'],
      E04: ['c-inf-early 3'],
      washington: ['usa-hq 4'],
      richmond: ['anv 3'],
    },
  });
  s.does('USA', 'activate', [block('usa-hq')])
    .does('USA', 'order', block('u-inf-1-i'))
    .does('USA', 'cross', between('D04', 'E04'));
  s.halts('USA');
  for (let turns = 0; turns < 4; turns++) {
    s.asks('USA', '7.3-a').does('USA', 'ceaseFire').does('USA', 'endMoves');
    s.asks('CSA', '7.1-a').does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  }
  s.asks('CSA', '6.31-d').does('CSA', 'remain').does('USA', 'leave');
  expect([s.where('u-inf-1-i'), s.heard(null, 'battleWon')]).toMatchObject([null, [{ winner: 'CSA', hex: hex('E04') }]]);
  s.does('CSA', 'endRegroup');
  expect([s.over(), s.pub.day, s.pub.hour]).toEqual([true, 0, 0]);
});
test('10.4-c, 10.41-a who landed may sail back by day while not engaged, and arrives disorganised till the turn is over', () => {
  const s = turn({
    units: {
      washington: ['usa-hq 4'],
      'fort-monroe': ['u-inf-1-x 2', 'u-inf-2-x 2'],
      norfolk: ['c-gar-norfolk 2'],
      richmond: ['anv 3'],
    },
  });
  s.does('USA', 'activate', [block('usa-hq')]);
  for (const name of ['u-inf-1-x', 'u-inf-2-x'] as const)
    s.does('USA', 'order', block(name)).does('USA', 'invade', hex('norfolk'));
  s.halts('USA');
  s.does('USA', 'deployRest', 1).does('USA', 'fallBack', block('u-inf-1-x')).does('USA', 'standFast');
  expect([s.where('u-inf-1-x'), s.pub.marks[s.own.USA.token[block('u-inf-1-x')]!], s.own.USA.landed]).toEqual([
    'Q11',
    1,
    [block('u-inf-2-x')],
  ]);
});
