/** Corners of the rules outside battle: what happens where two of them meet, or where one of them ends. */
import { expect, test } from 'vitest';
import { HEXES } from '../../data/hexes.ts';
import { harbours, landings, refuges } from '../../queries/sea.ts';
import { besiegedGroups, supplyOf } from '../../queries/supply.ts';
import { between, block, hex, type Scene, tableOf, type Where } from '../scene.ts';
import { moving, scene } from './stage.ts';

const names = (hexes: readonly number[]) => hexes.map(h => HEXES[h]!).sort();
const quiet = { draft: false, emancipation: false };
const pubOf = (units: Scene['units'], what: Scene = {}) => tableOf({ ...what, units: units ?? {} }).pub;

test('9.4-a, 9.3-a Norfolk is reached on the broad gauge alone, the long way round by Amelia; when that is cut it takes both', () => {
  const cost = (amelia: readonly string[]) => {
    const s = moving('CSA', ['csa-hq'], {
      units: { richmond: ['csa-hq 3', 'c-inf-hood 3'], P05: amelia, washington: ['u-inf-1-i 3'] },
    });
    s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'rail', hex('norfolk'));
    return 3 - s.pub.strategic;
  };
  expect([cost([]), cost(['u-cav-buford 1'])]).toEqual([1, 2]);
});
test('9.3-a, 1.6-d, 9.6-a nobody rides from a hex without a railway, nor on the Turnpike, nor into what the enemy holds', () => {
  const rides = (from: Where) =>
    names(
      moving('CSA', ['csa-hq'], {
        units: { richmond: ['csa-hq 3'], [from]: ['c-inf-hood 3'], gordonsville: ['u-cav-buford 1'] },
      })
        .does('CSA', 'order', block('c-inf-hood'))
        .offered('CSA', 'rail'),
    );
  expect(rides('harrisonburg')).toEqual([]);
  // From Staunton the Virginia Central runs to Charlottesville and on to Lynchburg; Gordonsville is taken, so Richmond lies beyond South Side.
  expect(rides('staunton')).not.toContain('K05');
  expect(rides('staunton')).not.toContain('J02');
  expect(rides('staunton')).toContain('L04');
});
test('5.11-a, 5.11-c, 5.4-a an HQ that is not active rides like any unit; an active one neither rides nor marches with the others', () => {
  const s = moving('CSA', ['csa-hq', 'av'], {
    units: { richmond: ['csa-hq 2', 'anv 3'], staunton: ['av 2'], washington: ['u-inf-1-i 3'] },
  });
  expect(s.offered('CSA', 'order')).toEqual([block('anv')]);
  s.does('CSA', 'order', block('anv')).does('CSA', 'rail', hex('staunton'));
  expect(s.offered('CSA', 'order')).toEqual([block('csa-hq'), block('av')]);
  s.does('CSA', 'order', block('csa-hq'));
  expect([s.offered('CSA', 'rail'), s.offered('CSA', 'sail'), s.pub.strategic]).toEqual([[], [], 1]);
});
test('9.3-b a Supply hex in the hands of the enemy is no station of the railways beyond the map', () => {
  const s = moving('CSA', ['csa-hq'], {
    units: { richmond: ['csa-hq 3'], lynchburg: ['c-cav-hampton 3'], burkeville: ['u-cav-buford 1'] },
  });
  expect(names(s.does('CSA', 'order', block('c-cav-hampton')).offered('CSA', 'offMap'))).toEqual(['R07']);
  const poor = moving('CSA', ['csa-hq'], { units: { richmond: ['csa-hq 1'], lynchburg: ['c-cav-hampton 3'] } });
  expect(poor.does('CSA', 'order', block('c-cav-hampton')).offered('CSA', 'offMap')).toEqual([]);
  const usa = moving('USA', ['usa-hq'], { units: { washington: ['usa-hq 3'], lynchburg: ['u-cav-buford 2'] } });
  expect(usa.does('USA', 'order', block('u-cav-buford')).offered('USA', 'offMap')).toEqual([]);
});
test('10.42-a, 10.1-b the CSA takes units off the banks of the James while it has Norfolk, and off no other water', () => {
  const james = { Q09: ['c-inf-hood 2'], K09: ['c-inf-early 2'] };
  expect(refuges(pubOf(james), 1, hex('Q09'))).toContain(hex('petersburg'));
  expect(refuges(pubOf(james), 1, hex('K09'))).toEqual([]);
  expect(refuges(pubOf({ ...james, norfolk: ['u-inf-1-i 1'] }), 1, hex('Q09'))).toEqual([]);
  // Upstream of a port of the enemy the ships do not come down.
  const shut = refuges(pubOf({ ...james, williamsburg: ['u-inf-1-i 1'] }), 1, hex('Q09'));
  expect(names(shut)).toEqual(['R11']);
});
test('10.3-c, 10.4-b Alexandria in CSA hands cuts Washington off from the bay, and may be landed on from there', () => {
  const pub = pubOf({ alexandria: ['c-inf-hood 2'], 'aquia-landing': ['u-inf-1-i 1'], washington: ['u-inf-2-i 1'] });
  expect([harbours(pub, 0, hex('washington')), names(landings(pub, hex('washington')))]).toEqual([[], ['I08']]);
});
test('10.4-a a port of the USA that is not yet friendly in this phase sends nobody to sea', () => {
  const pub = pubOf({ yorktown: ['u-inf-1-i 2'] }, {});
  const early = tableOf({ units: { yorktown: ['u-inf-1-i 2'] }, pub: { control: pubOf({}).control } }).pub;
  expect([
    landings(pub, hex('yorktown')).length > 0,
    landings(early, hex('yorktown')),
    harbours(early, 0, hex('yorktown')),
  ]).toEqual([true, [], []]);
});
test('10.5-a, 10.5-d, 10.5-b crossings: one move home, two to land of the enemy, none below the head of navigation', () => {
  const crosses = (from: Where, hq = 4) =>
    moving('USA', ['usa-hq'], { units: { washington: [`usa-hq ${hq}`], [from]: ['u-inf-1-i 3'], richmond: ['anv 3'] } }).does(
      'USA',
      'order',
      block('u-inf-1-i'),
    );
  const over = between('E03', 'F03');
  // Romney is home: one move. Harper's Ferry is not: two, too dear for a Supreme HQ of one step.
  const home = crosses('E03', 1).does('USA', 'cross', over);
  expect([home.where('u-inf-1-i'), home.pub.strategic]).toEqual(['F03', 0]);
  expect([crosses('E07', 1).offered('USA', 'cross'), crosses('E07', 2).offered('USA', 'cross')]).toEqual([
    [],
    [between('E07', 'F06')],
  ]);
  // The lower Potomac and a bridge are no places for pontoons.
  expect([crosses('J08').offered('USA', 'cross'), crosses('H08').offered('USA', 'cross')]).toEqual([[], []]);
});
test('10.5-a, 5.11-e an HQ crosses into a battle only behind combat units', () => {
  const s = moving('USA', ['usa-hq'], {
    units: { washington: ['usa-hq 4'], D04: ['u-inf-1-i 3', 'ap 2'], E04: ['c-inf-early 3'], richmond: ['anv 3'] },
  });
  const over = between('D04', 'E04');
  expect(s.does('USA', 'order', block('ap')).offered('USA', 'cross')).toEqual([]);
  s.does('USA', 'stay').does('USA', 'order', block('u-inf-1-i')).does('USA', 'cross', over);
  const later = moving('USA', ['usa-hq'], {
    units: { washington: ['usa-hq 4'], D04: ['u-inf-1-i 3', 'ap 2'], E04: ['c-inf-early 3'], richmond: ['anv 3'] },
  });
  later.does('USA', 'order', block('u-inf-1-i')).does('USA', 'cross', over).does('USA', 'order', block('ap'));
  expect(later.offered('USA', 'cross')).toContain(over);
});
test('1.6-b, 1.6-c, 5.31-c in Mud four units attack along the Turnpike, and the last hex of the road may be the attack', () => {
  const four = ['c-inf-hood 3', 'c-inf-early 3', 'c-inf-rodes 3', 'c-inf-ewell 3', 'c-inf-huger 3'];
  const s = moving('CSA', ['av'], { weather: 'mud', units: { staunton: ['av 3', ...four], harrisonburg: ['u-inf-1-i 3'] } });
  const over = between('staunton', 'harrisonburg');
  for (const name of ['c-inf-hood', 'c-inf-early', 'c-inf-rodes', 'c-inf-ewell'] as const)
    s.does('CSA', 'order', block(name)).does('CSA', 'attack', over);
  s.does('CSA', 'order', block('c-inf-huger')).refuses('CSA', 'attack', over, '5.31-c');
  // One hex of speed in Mud and one of the road: over Harrisonburg to New Market.
  const far = moving('CSA', ['av'], {
    weather: 'mud',
    units: { staunton: ['av 3', 'c-inf-hood 3'], 'new-market': ['u-inf-1-i 3'] },
  });
  far.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between('harrisonburg', 'new-market'));
  expect(far.where('c-inf-hood')).toBe('I03');
});
test('1.6-b the hex of the road is lost to whoever leaves it or joins it', () => {
  const march = (from: Where) =>
    names(
      moving('CSA', ['av'], { units: { [from]: ['av 3', 'c-inf-hood 3'], washington: ['u-inf-1-i 3'] } })
        .does('CSA', 'order', block('c-inf-hood'))
        .offered('CSA', 'march'),
    );
  // From Waynesboro, beside the road, two hexes; from Staunton three along it and two elsewhere.
  expect([march('L02').includes('I03'), march('staunton').includes('H03'), march('staunton').includes('M01')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(march('staunton')).not.toContain('G04');
});
test('3.41-e, 1.21-e, 12.3-a in the Replacement Turn of April the gaps are still muddy, in November not yet', () => {
  const steps = (month: number) => {
    const s = scene(
      'month',
      {},
      {
        scenario: 'campaign-1861',
        month: [1862, month],
        units: { staunton: ['c-inf-early 1'], richmond: ['anv 2'], washington: ['ap 2'] },
        pub: { first: 6 },
      },
    );
    s.does('USA', 'proclaim', quiet).does('CSA', 'proclaim', quiet);
    return s.offered('CSA', 'strengthen').includes(block('c-inf-early'));
  };
  expect([steps(4), steps(11)]).toEqual([false, true]);
});
test('12.41-b, 11.31-a units at Fort Monroe grow while ships come from Baltimore; no cadre forms there', () => {
  const grow = (baltimore: readonly string[]) => {
    const s = scene(
      'replacement',
      {},
      { month: [1862, 7], units: { 'fort-monroe': ['u-inf-1-x 1'], baltimore, richmond: ['anv 2'] } },
    );
    s.does('USA', 'proclaim', quiet).does('CSA', 'proclaim', quiet);
    return [s.offered('USA', 'strengthen'), s.offered('USA', 'post')];
  };
  expect([grow([]), grow(['c-cav-hampton 1'])]).toEqual([
    [[block('u-inf-1-x')], []],
    [[], []],
  ]);
});
test('12.3-a no unit takes more than three steps in a month, however much it lacks', () => {
  const s = scene('replacement', {}, { month: [1862, 7], units: { richmond: ['anv 1', 'c-inf-hood 1'], washington: ['ap 2'] } });
  s.does('USA', 'proclaim', quiet).does('CSA', 'proclaim', quiet);
  for (let i = 0; i < 3; i++) s.does('CSA', 'strengthen', block('c-inf-hood'));
  s.refuses('CSA', 'strengthen', block('c-inf-hood'), '12.3-a');
  for (let i = 0; i < 3; i++) s.does('CSA', 'strengthen', block('anv'));
  expect([s.own.CSA.plan.points, s.offered('CSA', 'strengthen')]).toEqual([10 - 3 - 6, []]);
});
test('3.5-b, 12.1-a points of one moment are scored in turn, the CSA first, and what goes beyond the end is lost', () => {
  // CSA draft, then USA draft: 9 - 1 + 2 is cut at 10; the other way round it would be 9.
  const drafts = scene('replacement', {}, { month: [1862, 7], dice: [1, 1], pub: { marker: 9, drafts: [1, 0] } });
  drafts
    .does('USA', 'proclaim', { draft: true, emancipation: false })
    .does('CSA', 'proclaim', { draft: true, emancipation: false });
  expect(drafts.pub.marker).toBe(10);
  // Both draft, then the Proclamation: -9 - 1 + 1 - 3.
  const all = scene('replacement', {}, { month: [1862, 7], dice: [1, 1], pub: { marker: -9, lastVictory: true } });
  all.does('USA', 'proclaim', { draft: true, emancipation: true }).does('CSA', 'proclaim', { draft: true, emancipation: false });
  expect([all.pub.marker, all.heard(null, 'points').map(p => p.marker)]).toEqual([-10, [-10, -9, -10]]);
  const southern = { lynchburg: ['u-inf-1-i 1'], burkeville: ['u-inf-2-i 1'], 'stony-creek': ['u-inf-3-i 1'] };
  const month = scene(
    'monthEnd',
    {},
    { month: [1862, 7], units: { ...southern, cumberland: ['c-cav-hampton 1'] }, pub: { marker: 10 } },
  );
  expect(month.pub.marker).toBe(9);
});
test('3.51-a, 3.5-b places that change hands in one turn: those of the CSA first', () => {
  const before = pubOf({}).scored;
  const s = scene(
    'turn',
    { side: 'USA', must: 0 },
    {
      active: 'USA',
      units: { winchester: ['u-inf-1-i 2'], frederick: ['c-inf-hood 2'] },
      pub: { marker: 10, scored: before },
    },
  );
  expect([s.pub.marker, s.heard(null, 'points').map(p => p.side)]).toEqual([9, ['CSA', 'USA']]);
});
test('3.51-c, 4.6-a a place whose besieged garrison dies at the month end changes hands before the Victory Check', () => {
  const around = {
    F04: ['c-inf-hood 1'],
    G04: ['c-inf-early 1'],
    G06: ['c-inf-huger 1'],
    H05: ['c-inf-rodes 1'],
    H04: ['c-inf-ewell 1'],
  };
  const s = scene(
    'monthEnd',
    {},
    {
      month: [1862, 7],
      units: { ...around, F05: ['c-inf-pickett 1'], F06: ['c-inf-holmes 1'], winchester: ['u-gar-rail 1'] },
      pub: { marker: 9 },
    },
  );
  expect([s.steps('u-gar-rail'), s.pub.removed, s.pub.ending, s.pub.winner]).toEqual([-1, [1, 0], 'decisive', 'CSA']);
});
test('11.8-a, 11.8-e siege at the month end is judged by who stands where then, not by the last Supply Phase', () => {
  const ringed = {
    O08: ['u-inf-1-i 2'],
    O07: ['u-inf-2-i 2'],
    P06: ['u-inf-3-i 2'],
    P08: ['u-inf-1-ii 2'],
    Q07: ['u-inf-2-ii 2'],
    Q08: ['u-inf-3-ii 2'],
    petersburg: ['c-inf-pickett 3'],
    richmond: ['anv 2'],
  };
  const lost = (now: Scene['units'], before: Scene['units']) =>
    3 -
    scene('monthEnd', {}, { units: { ...ringed, ...now }, pub: { control: pubOf({ ...ringed, ...before }).control } }).steps(
      'c-inf-pickett',
    );
  const norfolk = { norfolk: ['u-inf-1-v 1'] };
  expect([lost(norfolk, {}), lost({}, norfolk)]).toEqual([1, 0]);
});
test('11.8-a a lone unit in open country is besieged as well as a garrison, and an empty hex beside it is a way out', () => {
  const around = (hexes: readonly Where[]) =>
    Object.fromEntries(
      hexes.map((where, i) => [
        where,
        [`${(['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'u-inf-1-ii', 'u-inf-2-ii', 'u-inf-3-ii'] as const)[i]} 1`],
      ]),
    );
  const ring: Where[] = ['L04', 'L06', 'K05', 'K06', 'M05', 'M06'];
  expect(besiegedGroups(pubOf({ ...around(ring), L05: ['c-cav-hampton 2'] }), 1)).toEqual([[hex('L05')]]);
  expect(besiegedGroups(pubOf({ ...around(ring.slice(1)), L05: ['c-cav-hampton 2'] }), 1)).toEqual([]);
});
test('11.42-a, 10.1-b naval supply of the CSA stops at a port of the USA on the river', () => {
  // Norfolk without its railway is fed from Richmond, until Harrison's Landing is taken.
  const cut = { R08: ['u-inf-1-i 1'], norfolk: ['c-gar-norfolk 2'] };
  const fed = (units: Scene['units']) => supplyOf(pubOf(units), 1).fed[hex('norfolk')];
  expect([fed(cut), fed({ ...cut, 'harrisons-landing': ['u-inf-2-i 1'] })]).toEqual([1, 0]);
});
test('5.32-c, 5.11-e an HQ that forces its march follows a unit that forced its own into the battle', () => {
  const s = moving('CSA', ['anv'], {
    dice: [6, 6],
    units: {
      'hanover-junction': ['anv 3'],
      L07: ['c-inf-hood 3 marked moved', 'anc 2 marked moved'],
      fredericksburg: ['u-inf-1-i 3'],
    },
  });
  const over = between('L07', 'fredericksburg');
  s.halts('CSA');
  expect(s.offered('CSA', 'force').filter(f => f.over === over)).toEqual([{ block: block('c-inf-hood'), over }]);
  s.does('CSA', 'force', { block: block('c-inf-hood'), over });
  expect(s.offered('CSA', 'force')).toContainEqual({ block: block('anc'), over });
  s.does('CSA', 'force', { block: block('anc'), over });
  expect([s.where('anc'), s.pub.attacked]).toEqual(['K07', [over, over]]);
});
