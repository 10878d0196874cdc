import { anyGame, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { bobbyLee } from '../../index.ts';
import { gradeOf, moralVictor, tournamentPoints } from '../../queries/victory.ts';
import { type Scene, tableOf } from '../scene.ts';
import { scene } from './stage.ts';

const end = (what: Scene) => scene('monthEnd', {}, { month: [1862, 10], ...what });
const units = { washington: ['u-inf-1-i 2'], richmond: ['c-inf-hood 2'] };

test('3.1-a a marker in a Decisive space at the end of any month wins', () => {
  const usa = end({ month: [1862, 7], units, pub: { marker: -10 } }).pub;
  expect([usa.ending, usa.winner, usa.grade, tournamentPoints(usa, 'USA'), tournamentPoints(usa, 'CSA')]).toEqual([
    'decisive',
    'USA',
    0,
    5,
    0,
  ]);
  expect(end({ month: [1862, 7], units, pub: { marker: 10 } }).pub.winner).toBe('CSA');
  const { pub } = end({ month: [1862, 7], units, pub: { marker: 9 } });
  expect([pub.ending, tournamentPoints(pub, 'CSA')]).toEqual([null, 0]);
});
test('3.2-a, 3.2.4-a, 3.2.5-a the end of October gives a Marginal victory or a draw', () => {
  expect([0, 1, 3, 4, 6, 7, 9, -1].map(gradeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 1]);
  const csa = end({ units, pub: { marker: 6 } }).pub;
  expect([csa.ending, csa.winner, csa.grade, tournamentPoints(csa, 'CSA')]).toEqual(['marginal', 'CSA', 2, 2]);
  const drawn = end({ units, pub: { marker: 0 } })
    .does('USA', 'settle')
    .does('CSA', 'playOn').pub;
  expect([drawn.ending, tournamentPoints(drawn, 'USA'), tournamentPoints(drawn, 'CSA')]).toEqual(['draw', 1, 1]);
  expect(moralVictor(drawn)).toBe('CSA'); // 1863 begins at -2
});
test('3.2.4-b, 3.2-b after a draw both may agree to play on through the winter', () => {
  const { pub } = end({ units, pub: { marker: 0 } })
    .does('USA', 'playOn')
    .does('CSA', 'playOn');
  expect([pub.ending, pub.kind, pub.end, pub.month]).toEqual([null, 'years', 33, 22]);
});
test('3.3.1-a, 3.3.1-b, 3.3-a the election of 1864 decides a campaign for the CSA, or the war goes on', () => {
  const at = (month: readonly [number, number], marker: number) =>
    end({ scenario: 'campaign-1862', month, units, pub: { marker } }).pub;
  expect([at([1864, 10], 1).winner, at([1864, 10], 1).ending]).toEqual(['CSA', 'election']);
  expect([at([1864, 10], 0).ending, at([1864, 10], -9).ending, at([1863, 10], 9).ending]).toEqual([null, null, null]);
  expect([at([1866, 12], 9).ending, at([1866, 12], 9).winner]).toEqual(['exhausted', null]);
});
test('3.5-a, 3.5-b each point is a space, and what goes beyond Decisive is lost', () => {
  const s = end({
    month: [1862, 7],
    units: {
      cumberland: ['c-cav-hampton 1'],
      harrisburg: ['c-cav-f-lee 1'],
      E11: ['c-cav-imboden 1'],
      richmond: ['c-inf-hood 1'],
    },
    pub: { marker: 9 },
  });
  expect([s.pub.marker, s.heard(null, 'points').at(-1)?.points]).toEqual([10, 3]);
});
test('3.51-a, 3.51-b, 3.51-c, 8.2-c places score when control changes, back and forth', () => {
  const turn = (there: readonly string[], scored: number) => {
    const s = tableOf({ units: { winchester: there } });
    const place = s.pub.scored.length;
    expect(place).toBeGreaterThan(10);
    return scene(
      'turn',
      { side: 'USA', must: 0 },
      {
        active: 'USA',
        units: { winchester: there, washington: ['ap 2'] },
        pub: { scored: s.pub.scored.map((_, i) => (i === winchester ? scored : s.pub.scored[i]!)) },
      },
    );
  };
  const winchester = 8;
  const taken = turn(['u-inf-1-i 2'], 1);
  expect([taken.pub.marker, taken.heard(null, 'points').map(p => [p.side, p.points])]).toEqual([-3, [['USA', 1]]]);
  const left = turn([], 0);
  expect([left.pub.marker, left.heard(null, 'points').map(p => [p.side, p.points])]).toEqual([-1, [['CSA', 1]]]);
});
test('3.52-a, 3.52-c, 3.52-d Supply hexes: one each to the CSA, all three for one to the USA', () => {
  const csa = end({ month: [1862, 7], units: { cumberland: ['c-cav-hampton 1'], harrisburg: ['c-cav-f-lee 1'] } });
  expect(csa.heard(null, 'points').find(p => p.reason === 'supplyHexes')?.points).toBe(2);
  const usa = (third: readonly string[]) =>
    end({ month: [1862, 7], units: { lynchburg: ['u-inf-1-i 1'], P04: ['u-inf-2-i 1'], R07: third } })
      .heard(null, 'points')
      .filter(p => p.reason === 'allSupplyHexes').length;
  expect([usa(['u-inf-3-i 1']), usa([])]).toEqual([1, 0]);
});
test('9.5-a the military railway is built after six month ends in Alexandria, not before 1862', () => {
  const built = (month: readonly [number, number], alexandria: number) =>
    scene('month', {}, { scenario: '1861', month, units, pub: { alexandria, link: false, first: month[1] === 1 ? 12 : 10 } }).pub
      .link;
  expect([built([1862, 1], 6), built([1862, 1], 5), built([1861, 11], 6)]).toEqual([true, false, false]);
  expect(end({ month: [1861, 8], units: { alexandria: ['u-inf-1-i 1'] }, pub: { alexandria: 2 } }).pub.alexandria).toBe(3);
  expect(end({ month: [1861, 8], units: { alexandria: ['c-inf-hood 1'] }, pub: { alexandria: 2 } }).pub.alexandria).toBe(0);
});
test('3.54-b, 3.55-a drafts count by calendar year, a great victory for one month', () => {
  const s = end({ scenario: 'campaign-1862', month: [1862, 12], units, pub: { drafts: [2, 1], greatVictory: true } });
  expect([s.pub.drafts, s.pub.lastVictory, s.pub.greatVictory]).toEqual([[0, 0], true, false]);
});
test('3.53-a, 3.2.4-a, 4.3-c an idle year is a Marginal victory of the CSA', () => {
  const idle = (year: 1861 | 1862 | 1863 | 1864) => {
    const pos = startOf(anyGame(bobbyLee), { scenario: `${year}`, options: [] }, keyFromSeed(year));
    const machine = machineOf(anyGame(bobbyLee));
    const quiet = ['proclaim', 'ready', 'bid', 'forgo', 'starve'];
    while (machine.asked(pos).length > 0) {
      const side = machine.asked(pos)[0]!;
      const options = machine.options(pos, side);
      machine.apply(pos, (options.find(o => o.do === 'ready') ?? options.find(o => quiet.includes(o.do)))!);
    }
    const { marker, ending, winner, grade } = pos.table.pub;
    return [marker, ending, winner, grade];
  };
  expect([1861, 1862, 1863, 1864].map(year => idle(year as 1861))).toEqual([
    [1, 'marginal', 'CSA', 1],
    [1, 'marginal', 'CSA', 1],
    [1, 'marginal', 'CSA', 1],
    [1, 'marginal', 'CSA', 1],
  ]);
});
test('3.52-a, 3.52-b, 3.52-c what each of the month-end points is worth, and that nothing is scored for nothing', () => {
  const points = (where: Scene['units']) =>
    end({ month: [1862, 7], units: where ?? {} })
      .heard(null, 'points')
      .filter(p => p.reason !== 'place')
      .map(p => [p.side, p.points, p.reason]);
  expect(points(units)).toEqual([]);
  expect(points({ washington: ['c-inf-hood 2'] })).toEqual([['CSA', 1, 'washington']]);
  const southern = { lynchburg: ['u-inf-1-i 1'], burkeville: ['u-inf-2-i 1'], 'stony-creek': ['u-inf-3-i 1'] };
  expect(points(southern)).toEqual([['USA', 1, 'allSupplyHexes']]);
});
test('3.2.4-b whoever settles for the draw ends it, whatever he bid before; after 1864 there is no year to play on into', () => {
  const settled = (year: number) => {
    const s = end({ scenario: `${year}` as '1862', month: [year, 10], units, pub: { marker: 0, end: (year - 1861) * 12 + 9 } });
    for (const side of ['USA', 'CSA'] as const) s.own[side].bid = 1;
    return s;
  };
  const drawn = settled(1863).does('USA', 'settle').does('CSA', 'settle');
  expect([drawn.pub.ending, drawn.heard(null, 'playsOn').map(p => p.agreed)]).toEqual(['draw', [false]]);
  const half = settled(1863).does('USA', 'settle').does('CSA', 'playOn');
  expect([half.pub.ending, half.pub.kind]).toEqual(['draw', 'year']);
  const last = settled(1864);
  expect([last.over(), last.pub.ending, last.heard(null, 'playsOn')]).toEqual([true, 'draw', []]);
});
