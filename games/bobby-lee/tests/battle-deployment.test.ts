import { expect, test } from 'vitest';
import type { BlockName } from '../data/blocks.ts';
import { stage } from './battle-stage.ts';
import { block, hex, spotOf } from './scene.ts';

const at = (role: 'attacker' | 'defender', word: Parameters<typeof spotOf>[1]) => spotOf(role, word);
type Site = 'manassas-junction' | 'petersburg';
/** USA units attacked by CSA units, all still beside the board, and the whole Combat Phase before them. */
const begin = (defenders: readonly string[], attackers: readonly string[], where: Site = 'manassas-junction') => {
  const s = stage(
    'deployment',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [{ at: where, attacker: { reserve: attackers }, defender: { reserve: defenders }, also: { deployed: false } }],
    },
  );
  s.pub.spot.fill(-1);
  s.log.length = 0;
  s.takeUp('combat', 'begin', { side: 'CSA' });
  return s;
};
const spots = (s: ReturnType<typeof begin>, name: BlockName) =>
  s
    .offered(name.startsWith('u') ? 'USA' : 'CSA', 'deploy')
    .filter(p => p.block === block(name))
    .map(p => p.spot)
    .sort();

test('6.2-b, E1 the Defender fills the Centre, then one wing, then the other', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3'], ['c-inf-hood 4']);
  s.asks('USA', '6.2-b', 'deploy');
  expect(spots(s, 'u-inf-1-i')).toEqual([3, 4, 5]);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: at('defender', 'centre') });
  expect(spots(s, 'u-inf-2-i')).toEqual([3, 5]);
  s.refuses('USA', 'deploy', { block: block('u-inf-2-i'), spot: at('defender', 'centre') }, '6.2-b');
});
test('6.2-b, E1 both in the wings leaves the Centre empty and is refused', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3'], ['c-inf-hood 4']);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: at('defender', 'left') });
  expect(spots(s, 'u-inf-2-i')).toEqual([at('defender', 'centre')]);
});
test('6.2-b a fourth unit goes anywhere, the Reserve included', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 1', 'u-inf-1-ii 1'], ['c-inf-hood 4']);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: 4 })
    .does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 3 })
    .does('USA', 'deploy', { block: block('u-inf-3-i'), spot: 5 });
  expect(spots(s, 'u-inf-1-ii')).toEqual([3, 4, 5, 7]);
});
test('6.2-a, 6.2-e, 6.2-f, E1 the Attacker faces every place the Defender holds, then is free', () => {
  const five = ['c-inf-hood 4', 'c-inf-mclaws 4', 'c-inf-pickett 4', 'c-inf-rodes 4', 'c-inf-early 4'] as const;
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3'], five);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: 4 }).does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 3 });
  s.asks('CSA', '6.2-b', 'deploy');
  const put = (name: BlockName, spot: number) => s.does('CSA', 'deploy', { block: block(name), spot });
  put('c-inf-hood', 1);
  put('c-inf-mclaws', 2);
  put('c-inf-pickett', 2);
  put('c-inf-rodes', 2);
  // Grey's Right is faced by Black's Left: the last unit must go there
  expect(spots(s, 'c-inf-early')).toEqual([0]);
  s.refuses('CSA', 'deploy', { block: block('c-inf-early'), spot: 1 }, '6.2-e');
});
test('6.2-e, E1 all in the Centre, or none there, is refused; the rest may go to the Reserve together', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3'], ['c-inf-hood 4', 'c-inf-mclaws 4', 'c-inf-pickett 4', 'c-inf-early 1']);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: 4 }).does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 3 });
  expect(s.offered('CSA', 'deployRest')).toEqual([]);
  s.does('CSA', 'deploy', { block: block('c-inf-hood'), spot: 1 }).does('CSA', 'deploy', {
    block: block('c-inf-mclaws'),
    spot: 0,
  });
  expect(s.offered('CSA', 'deployRest')).toEqual([0, 1, 2, 6]);
  s.does('CSA', 'deployRest', 6);
  expect(s.pub.battles[0]!.deployed).toBe(true);
});
test('6.2-e with too few units the Centre comes first', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 3'], ['c-inf-hood 4']);
  for (const [name, spot] of [
    ['u-inf-1-i', 4],
    ['u-inf-2-i', 3],
    ['u-inf-3-i', 5],
  ] as const)
    s.does('USA', 'deploy', { block: block(name), spot });
  // a single unit, whatever it is, has one place: nobody is asked
  expect([s.pub.spot[block('c-inf-hood')], s.heard(null, 'deployed').length]).toEqual([1, 2]);
});
test('6.2-c HQs go to the Reserve; alone they stand in the Centre', () => {
  const s = begin(['ap 4', 'u-inf-1-i 3'], ['c-inf-hood 4']);
  expect(spots(s, 'u-inf-1-i')).toEqual([4]);
  expect(
    s
      .offered('USA', 'deploy')
      .filter(p => p.block === block('ap'))
      .map(p => p.spot),
  ).toEqual([7]);
  const alone = begin(['ap 4'], ['c-inf-hood 4']);
  expect(alone.pub.spot[block('ap')]).toBe(4);
  const staff = begin(['ap 4', 'aj 2'], ['c-inf-hood 4']);
  expect([...new Set(staff.offered('USA', 'deploy').map(p => p.spot))]).toEqual([4]);
});
test('6.2-d Heavy Artillery stands in the Centre only and fills it', () => {
  const s = begin(['u-hvy-siege 3', 'u-inf-1-i 3'], ['c-inf-hood 4']);
  expect(spots(s, 'u-hvy-siege')).toEqual([4]);
  expect(spots(s, 'u-inf-1-i')).toEqual([3, 5]); // the Centre will be held by the guns
});
test('7.6-a a fortress is fought for in the Centre: no wings', () => {
  const s = begin(['u-inf-1-i 3', 'u-inf-2-i 3'], ['c-inf-hood 4'], 'petersburg');
  expect(spots(s, 'u-inf-1-i')).toEqual([4, 7]);
  s.does('USA', 'deploy', { block: block('u-inf-1-i'), spot: 7 });
  expect(spots(s, 'u-inf-2-i')).toEqual([4]);
});
test('6.2-g, 0-b deployed units stand hidden: the enemy reads places and numbers', () => {
  const s = begin(['u-inf-1-i 3'], ['c-inf-hood 4']);
  expect(s.pub.shown.every(b => b === -1)).toBe(true);
  expect(s.heard('CSA', 'deployed')[0]).toEqual({ side: 'USA', hex: hex('manassas-junction'), spots: [4], counts: [1] });
  expect(s.heard('CSA', 'placed').map(p => p.block)).toEqual([block('c-inf-hood')]);
});
test('0-b, 6.2-g units that are placed together cannot be told apart afterwards, whichever way they came', () => {
  const s = stage(
    'deployment',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [{ at: 'manassas-junction', attacker: {}, defender: {}, also: { deployed: false } }],
      units: {
        'manassas-junction': ['u-inf-1-i 3', 'u-inf-2-i 2', 'u-inf-3-i 1', 'u-inf-1-ii 1', 'u-inf-2-ii 2', 'c-inf-hood 4'],
      },
    },
  );
  for (const [name, spot] of [
    ['u-inf-1-i', 4],
    ['u-inf-2-i', 3],
    ['u-inf-3-i', 5],
  ] as const)
    s.does('USA', 'deploy', { block: block(name), spot });
  s.own.USA.rank.reverse(); // the owner's secret order is another one now
  s.does('USA', 'deployRest', 7);
  expect([s.own.USA.token[block('u-inf-1-ii')], s.own.USA.token[block('u-inf-2-ii')]]).toEqual([
    block('u-inf-2-ii'),
    block('u-inf-1-ii'),
  ]);
});
