import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { placeNamed } from '../data/places.ts';
import { DEMORALISED, FRONT_LINE, RESERVE } from '../data/posts.ts';
import { type Scened, scene } from './scene.ts';

const LIBERALS = ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'];
const CARLISTS = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1'];
/** Liberals from Vitoria attack at Salvatierra, in the open, or from Villarreal at Durango, in the mountains. */
const battle = (laid: Scened & { at?: 'salvatierra' | 'durango'; liberal?: string[]; carlist?: string[] } = {}) => {
  const { at = 'salvatierra', liberal = LIBERALS, carlist = CARLISTS, units = {}, ...rest } = laid;
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      units: { [at]: [...liberal, ...carlist], ...units },
      entries: [[at === 'salvatierra' ? 'vitoria' : 'villarreal', at]],
      ...rest,
    },
  );
  return {
    ...s,
    strength: (name: BlockName): number => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[blockNamed[name]]!,
    line: (name: BlockName): number => s.pub.line[s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[name]]!]!,
    where: (name: BlockName): number => {
      const token = s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[name]]!;
      return token < 0 ? -1 : s.pub.at[token]!;
    },
    /** Both form up with everybody they may. */
    formed(liberalFront: string[] = liberal.filter(isBlock), carlistFront: string[] = carlist.filter(isBlock)) {
      s.does('Liberal', 'formUp', names(liberalFront)).does('Carlist', 'formUp', names(carlistFront));
      return this;
    },
    fires(
      side: 'Liberal' | 'Carlist',
      token: string,
      how: Partial<{ support: boolean; counterBattery: number; named: boolean }> = {},
    ) {
      s.does(side, 'engage', { token, target: -1, support: false, counterBattery: 0, named: false, ...how });
      return this;
    },
    charges(side: 'Liberal' | 'Carlist', token: string, target: string) {
      s.does(side, 'engage', { token, target, support: false, counterBattery: 0, named: false });
      return this;
    },
  };
};
const isBlock = (unit: string): boolean => /-(inf|cav)-/.test(unit);
const names = (units: string[]): string[] => units.map(unit => unit.split(' ')[0]!);

test('17.1-b, 17.1-c, 17.1-f both fill their front line at once and unseen, and then it lies open', () => {
  const s = battle({ at: 'durango', liberal: [...LIBERALS, 'l-pro-inf-2', 'l-lig-cav-1'] });
  s.asks(['Liberal', 'Carlist'], '17.1-b', 'formUp');
  s.refuses('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'], '17.1-f'); // a box may not be left empty
  s.refuses('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-pro-inf-2'], '17.1-b');
  s.does('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1']);
  expect(s.heard('Carlist', 'revealed')).toEqual([]);
  s.does('Carlist', 'formUp', CARLISTS);
  expect(s.heard('Carlist', 'revealed').map(({ block }) => block)).toEqual(
    expect.arrayContaining([blockNamed['l-lin-inf-1'], blockNamed['l-lin-cav-1']]),
  );
  expect([s.line('l-pro-inf-2'), s.line('l-lig-cav-1')]).toEqual([RESERVE, RESERVE]);
  expect(s.pub.shown[blockNamed['l-pro-inf-2']]).toBe(-1);
});
test('17.1-d, 17.1-e artillery gives its points, field artillery half in abrupt terrain; trains stand in their box', () => {
  const guns = ['liberal field 3', 'liberal mountain 1', 'l-ts-ts-1'];
  expect(battle({ liberal: [...LIBERALS, ...guns] }).formed(LIBERALS).pub.battle!.fresh).toEqual([4, 0]);
  const s = battle({ at: 'durango', liberal: [...LIBERALS, ...guns] }).formed(LIBERALS);
  expect(s.pub.battle!.fresh).toEqual([2, 0]);
  expect(s.line('l-ts-ts-1')).toBe(3);
});
test('17.2-c the defender activates first, then the sides take turns; who passes activates no more', () => {
  const s = battle().formed();
  s.asks('Carlist', '17.2-c', 'engage', 'holdBack').does('Carlist', 'holdBack');
  s.asks('Liberal', '17.2-c').dice(6, 6, 6, 6).fires('Liberal', 'l-lin-inf-1').asks('Liberal', '17.2-c');
  s.refuses('Liberal', 'engage', { token: 'l-lin-inf-1', target: -1, support: false, counterBattery: 0, named: false }, '17.2-c');
  s.does('Liberal', 'holdBack').asks('Liberal', '17.7-b', 'withdraw', 'fightOn');
});
test('17.4-b, 17.5-a infantry fires with E; whoever is hit spreads the hits as he likes and tests morale after', () => {
  const s = battle().formed();
  s.dice(1, 2, 2, 5).fires('Carlist', 'c-nav-inf-1');
  s.asks('Liberal', '16-i', 'takeHits')
    .dice(6, 2, 3, 3)
    .does('Liberal', 'takeHits', ['l-lin-inf-1', 'l-lin-inf-1', 'l-lin-inf-2']);
  expect([s.strength('l-lin-inf-1'), s.strength('l-lin-inf-2')]).toEqual([2, 3]);
  // LIN has morale 7: -1 for the second hit, 8 fails; one hit, 6 passes.
  expect(s.told('morale').map(({ number, passed }) => [number, passed])).toEqual([
    [6, false],
    [7, true],
  ]);
  expect([s.line('l-lin-inf-1'), s.line('l-lin-inf-2')]).toEqual([DEMORALISED, FRONT_LINE]);
  s.refuses('Liberal', 'takeHits', ['l-lin-cav-1']);
});
test('17.4-a, 17.6-a support gives one die, counter-battery spends a fresh enemy point; two points an activation', () => {
  const s = battle({ liberal: [...LIBERALS, 'liberal field 3'], carlist: [...CARLISTS, 'carlist field 2'] }).formed(
    LIBERALS,
    CARLISTS,
  );
  s.does('Carlist', 'holdBack');
  s.refuses('Liberal', 'engage', { token: 'l-lin-inf-1', target: -1, support: true, counterBattery: 2, named: false });
  s.dice(6, 6, 6, 6, 6).fires('Liberal', 'l-lin-inf-1', { support: true, counterBattery: 1 });
  expect(s.pub.battle).toMatchObject({ fresh: [1, 1], spent: [2, 1] });
  s.dice(6, 6, 6, 6).fires('Liberal', 'l-lin-inf-2', { counterBattery: 1 });
  expect(s.pub.battle).toMatchObject({ fresh: [0, 0], spent: [3, 2] });
});
test('EX-9, 17.4-c, 17.4-g, 17.4-i, 17.5-a, 17.5-c a charge against infantry that fails its test', () => {
  const s = battle({ carlist: ['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'] }).formed();
  s.does('Carlist', 'holdBack').dice(4, 4, 3, 4, 1, 3, 4).charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1').spent();
  // M8: Carlist in the open -2, full strength +1 = 7; the 8 fails; E2+1 hits with 3 and 1; M8 -1 = 7 against 7.
  expect(s.told('morale').map(({ number, passed }) => [number, passed])).toEqual([
    [7, false],
    [7, true],
  ]);
  expect([s.strength('c-gui-inf-1'), s.line('c-gui-inf-1')]).toEqual([2, FRONT_LINE]);
  expect(s.pub.marks[blockNamed['c-gui-inf-1']]! & 16).toBe(16);
});
test('17.4-h infantry that stands fires and hits on 1 only; it stays as fresh as it was', () => {
  const s = battle({ carlist: ['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'] }).formed();
  s.does('Carlist', 'holdBack').dice(3, 4, 1, 2, 2, 6, 3, 4).charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1').spent();
  expect([s.strength('c-gui-inf-1'), s.strength('l-lin-cav-1')]).toEqual([4, 2]);
  expect(s.pub.marks[blockNamed['c-gui-inf-1']]! & 16).toBe(0);
  expect(s.told('morale').map(({ block, passed }) => [block, passed])).toEqual([
    [blockNamed['c-gui-inf-1'], true],
    [blockNamed['l-lin-cav-1'], true],
  ]);
});
test('17.4-d, 17.4-j fresh cavalry that is charged countercharges: both fire at once and both are spent', () => {
  const s = battle().formed();
  s.does('Carlist', 'holdBack').dice(1, 6, 6, 2, 2, 6, 5, 1, 3, 3).charges('Liberal', 'l-lin-cav-1', 'c-nav-cav-1').spent();
  expect([s.strength('l-lin-cav-1'), s.strength('c-nav-cav-1')]).toEqual([1, 2]);
  // 17.5-a two hits and the last point: 7 - 1 - 1 = 5 against 6
  expect(s.told('morale')[0]).toMatchObject({ number: 5, passed: false });
  expect([s.line('l-lin-cav-1'), s.line('c-nav-cav-1')]).toEqual([DEMORALISED, FRONT_LINE]);
  expect(s.pub.marks[blockNamed['c-nav-cav-1']]! & 16).toBe(16);
});
test('17.4-f fresh cavalry may countercharge for the infantry; then it neither tests nor fires', () => {
  const s = battle().formed();
  s.does('Carlist', 'holdBack').charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1');
  s.asks('Carlist', '17.4-e', 'countercharge', 'receive').refuses('Carlist', 'flee', null, '17.4-e');
  s.dice(6, 6, 6, 6, 6, 6).does('Carlist', 'countercharge', 'c-nav-cav-1').spent();
  expect(s.told('morale')).toEqual([]);
});
test('17.4-e spent cavalry flees without dice, or stands and is fired at first', () => {
  const charged = () => {
    const s = battle().formed();
    // The Carlist cavalry charges first and is spent.
    s.charges('Carlist', 'c-nav-cav-1', 'l-pro-inf-1');
    s.asks('Liberal', '17.4-e', 'countercharge', 'receive').dice(1, 1, 6, 6, 6, 6).does('Liberal', 'receive');
    return s.charges('Liberal', 'l-lin-cav-1', 'c-nav-cav-1').asks('Carlist', '17.4-e', 'flee', 'receive');
  };
  const fled = charged().does('Carlist', 'flee').spent();
  expect(fled.line('c-nav-cav-1')).toBe(DEMORALISED);
  const stood = charged().dice(1, 6, 6, 1, 1, 2, 6, 6, 6).does('Carlist', 'receive');
  expect([stood.strength('c-nav-cav-1'), stood.strength('l-lin-cav-1')]).toEqual([2, 2]);
});
test('17.3-a, 9.1-b, 17.8-e a side without infantry in line has lost at once: a rout, 1 VP', () => {
  const s = battle({
    carlist: ['c-gui-inf-1 1', 'c-par-inf-1', 'c-nav-inf-1 1', 'c-gui-inf-2 1', 'c-nav-cav-1'],
    liberal: LIBERALS,
  });
  s.formed(LIBERALS, ['c-gui-inf-1', 'c-par-inf-1', 'c-nav-inf-1', 'c-gui-inf-2', 'c-nav-cav-1']);
  s.does('Carlist', 'holdBack').dice(1, 1, 1, 1);
  // Four hits eliminate all four: the Carlists are routed though covered by their cavalry; the chase rolls a die for each block.
  s.dice(6, 6, 6, 2).fires('Liberal', 'l-lin-inf-1').spent();
  expect(s.told('beaten')).toEqual([{ side: 'Carlist', space: placeNamed.salvatierra, by: 'rout' }]);
  expect(s.told('vp')).toEqual([{ side: 'Liberal', n: 1, vp: expect.any(Number) }]);
  // 17.8-g the hit of the cavalry goes to the cavalry
  expect(s.strength('c-nav-cav-1')).toBe(2);
  s.asks('Carlist', '17.9-b');
});
test('17.7-b, 17.3-c, 17.8-c the attacker is asked first; who retreats is pursued, on 1 if he is covered', () => {
  const s = battle().formed();
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn').asks('Carlist', '17.7-b');
  s.dice(2, 2, 1, 1).does('Carlist', 'withdraw');
  // One hit of infantry on the strongest infantry, one of cavalry on cavalry.
  s.asks('Carlist', '16-i', 'takeHits').does('Carlist', 'takeHits', ['c-nav-inf-1']).spent();
  expect([s.strength('c-nav-inf-1'), s.strength('c-nav-cav-1')]).toEqual([3, 2]);
  expect(s.told('vp')).toEqual([]);
});
test('17.8-d without cover the pursuers hit with E, and half of the field guns and a point of the train are lost', () => {
  const s = battle({ carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'carlist field 2', 'c-ts-ts-1'] }).formed(LIBERALS, [
    'c-nav-inf-1',
    'c-nav-inf-2',
    'c-gui-inf-1',
  ]);
  s.does('Carlist', 'holdBack')
    .does('Liberal', 'holdBack')
    .does('Liberal', 'fightOn')
    .dice(6, 6, 6, 6)
    .does('Carlist', 'withdraw');
  expect(s.told('capturedGuns')).toEqual([{ by: 'Liberal', place: placeNamed.salvatierra, kind: 0, n: 1, kept: 1 }]);
  expect(s.strength('c-ts-ts-1')).toBe(1);
});
test('17-a, 17.3-d, 17.2-a after three rounds the attacker retreats, without pursuit', () => {
  const s = battle().formed();
  for (const round of [1, 2, 3]) {
    expect(s.pub.battle!.round).toBe(round);
    s.does('Carlist', 'holdBack').does('Liberal', 'holdBack');
    if (round < 3) {
      s.does('Liberal', 'fightOn').does('Carlist', 'fightOn');
      s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
    }
  }
  expect(s.told('beaten')).toEqual([{ side: 'Liberal', space: placeNamed.salvatierra, by: 'rounds' }]);
  s.asks('Liberal', '17.9-b').spent();
});
test('17.7-i, 17.7-j the line is changed, refilled fresh, and who leaves it without infantry is routed', () => {
  const s = battle({ at: 'durango', liberal: [...LIBERALS, 'l-pro-inf-2'] }).formed(LIBERALS);
  s.does('Carlist', 'holdBack').dice(6, 6, 6, 6).fires('Liberal', 'l-lin-inf-1').does('Liberal', 'holdBack');
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.asks('Liberal', '17.7-i', 'toReserve').does('Liberal', 'toReserve', ['l-lin-inf-1']).does('Carlist', 'toReserve', []);
  expect(s.pub.shown[blockNamed['l-lin-inf-1']]).toBe(-1); // the reserve is hidden again
  s.refuses('Liberal', 'toFront', ['l-lin-inf-1', 'l-pro-inf-2'], '17.1-b').does('Liberal', 'toFront', ['l-pro-inf-2']);
  expect([s.line('l-pro-inf-2'), s.pub.battle!.round]).toEqual([FRONT_LINE, 2]);
  const bare = battle().formed();
  bare.does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  bare.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']);
  bare.dice(6, 6, 6, 6).does('Carlist', 'toFront', []);
  expect(bare.told('beaten')).toEqual([{ side: 'Carlist', space: placeNamed.salvatierra, by: 'rout' }]);
});
test('17.7-i each side may rally one demoralised unit with plain morale', () => {
  const s = battle().formed();
  s.dice(1, 6, 6, 6, 6, 2).fires('Carlist', 'c-nav-inf-1').does('Liberal', 'takeHits', ['l-pro-inf-1']);
  expect(s.line('l-pro-inf-1')).toBe(DEMORALISED);
  s.does('Liberal', 'holdBack').does('Carlist', 'holdBack').does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  s.asks(['Liberal'], '17.7-i', 'rally', 'rallyNone').dice(3, 4).does('Liberal', 'rally', 'l-pro-inf-1');
  expect(s.told('rallied')).toEqual([{ side: 'Liberal', block: blockNamed['l-pro-inf-1'], passed: true }]);
  expect(s.line('l-pro-inf-1')).toBe(RESERVE);
});
test('17.7-c, 17.7-e, 17.7-f, 17.7-g, 17.7-l those who wait on the road try to come, two by a main road, with -1 in the enemy zone', () => {
  const s = battle({
    units: {
      salvatierra: [
        ...LIBERALS,
        ...CARLISTS,
        'l-pro-inf-2 from vitoria',
        'l-pro-inf-3 from vitoria',
        'l-pro-inf-4 from vitoria',
        'liberal field 2 from vitoria',
      ],
    },
    liberal: LIBERALS,
  });
  s.formed(LIBERALS, CARLISTS);
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.asks('Liberal', '17.7-c', 'reinforce').refuses(
    'Liberal',
    'reinforce',
    ['l-pro-inf-2', 'l-pro-inf-3', 'l-pro-inf-4'],
    '17.7-e',
  );
  const [gun] = [73];
  s.refuses('Liberal', 'reinforce', [gun], '17.7-g');
  s.dice(3, 3, 3, 4).does('Liberal', 'reinforce', ['l-pro-inf-2', 'l-pro-inf-3', gun]);
  expect(s.heard('Liberal', 'cameThis').map(({ number, passed }) => [number, passed])).toEqual([
    [6, true],
    [6, false],
  ]);
  // What the enemy reads says nothing of the block.
  expect(s.heard('Carlist', 'cameToBattle').map(({ passed }) => passed)).toEqual([true, false]);
  expect(s.heard('Carlist', 'cameThis')).toEqual([]);
  expect(s.line('l-pro-inf-2')).toBe(RESERVE);
  expect(s.pub.at[gun]).toBe(placeNamed.salvatierra);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  // 17.7-l a block just come may go into line; its artillery adds fresh points.
  s.does('Liberal', 'toFront', ['l-pro-inf-2']);
  expect(s.pub.battle!.fresh).toEqual([2, 0]);
});
test('17.7-d, 17.7-k, 17.9-g the defender brings units from adjacent spaces, which opens their road to his retreat', () => {
  const s = battle({ units: { alsasua: ['c-gui-inf-2', 'c-gui-inf-3'] } }).formed();
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.asks('Carlist', '17.7-c', 'reinforce').dice(1, 1, 6, 6).does('Carlist', 'reinforce', ['c-gui-inf-2', 'c-gui-inf-3']);
  expect([s.line('c-gui-inf-2'), s.where('c-gui-inf-3')]).toEqual([RESERVE, placeNamed.alsasua]);
  expect(s.pub.aid).toHaveLength(1);
});
test('17.9-r the loser may merge where three of his blocks have come together', () => {
  const s = battle({ carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 2', 'c-gui-inf-1 4', 'c-nav-cav-1'] }).formed();
  s.does('Carlist', 'holdBack')
    .does('Liberal', 'holdBack')
    .does('Liberal', 'fightOn')
    .dice(6, 6, 6, 6)
    .does('Carlist', 'withdraw');
  s.does('Carlist', 'retreatAll', { by: 'road', road: 'salvatierra alsasua', to: 'alsasua' });
  s.asks('Carlist', '17.9-r').refuses('Carlist', 'merge', { from: 'c-nav-inf-1', into: 'c-nav-cav-1' });
  s.does('Carlist', 'merge', { from: 'c-nav-inf-1', into: 'c-nav-inf-2' });
  expect([s.where('c-nav-inf-1'), s.strength('c-nav-inf-2')]).toEqual([-1, 3]);
  s.offers('Carlist', 'dissolve', 'c-nav-cav-1').does('Carlist', 'enough');
});
test('17.10-a, 17.10-b the winner regroups with adjacent spaces, counters in company, six blocks at most', () => {
  const s = battle({
    units: { vitoria: ['l-pro-inf-2', 'l-pro-inf-3', 'l-pro-inf-4'] },
    liberal: [...LIBERALS, 'liberal field 2'],
  }).formed(LIBERALS);
  s.does('Carlist', 'holdBack')
    .does('Liberal', 'holdBack')
    .does('Liberal', 'fightOn')
    .dice(6, 6, 6, 6)
    .does('Carlist', 'withdraw');
  s.does('Carlist', 'retreatAll', { by: 'road', road: 'salvatierra alsasua', to: 'alsasua' }).does('Carlist', 'enough');
  s.asks('Liberal', '17.10-a', 'regroup');
  const [gun] = [73];
  s.refuses('Liberal', 'regroup', [{ unit: gun, to: 'vitoria' }], '17.10-b');
  s.refuses(
    'Liberal',
    'regroup',
    ['l-pro-inf-2', 'l-pro-inf-3', 'l-pro-inf-4'].map(unit => ({ unit, to: 'salvatierra' })),
    '17.10-b',
  );
  s.does('Liberal', 'regroup', [
    { unit: 'l-lin-inf-1', to: 'vitoria' },
    { unit: gun, to: 'vitoria' },
  ]);
  expect([s.where('l-lin-inf-1'), s.pub.at[gun]]).toEqual([placeNamed.vitoria, placeNamed.vitoria]);
});
test('17.2-d in a refuge a Carlist defender activates two units before the first Liberal one, in round 1', () => {
  const s = scene.section(
    'combat',
    {},
    { active: 'Liberal', units: { amescoas: [...LIBERALS, ...CARLISTS] }, entries: [['estella', 'amescoas']] },
  );
  s.does('Liberal', 'formUp', LIBERALS).does('Carlist', 'formUp', CARLISTS);
  const fire = (side: 'Liberal' | 'Carlist', token: string) =>
    s.dice(6, 6, 6, 6).does(side, 'engage', { token, target: -1, support: false, counterBattery: 0, named: false });
  fire('Carlist', 'c-nav-inf-1').asks('Carlist', '17.2-c');
  fire('Carlist', 'c-nav-inf-2').asks('Liberal', '17.2-c');
});
test('5.2-c, 17.8-i when the battle is over every block stands up again', () => {
  const s = battle().formed();
  s.does('Carlist', 'holdBack').does('Liberal', 'holdBack').dice(6, 6, 6, 6).does('Liberal', 'withdraw');
  expect([s.pub.battle, new Set(s.pub.shown), new Set(s.pub.line)]).toEqual([null, new Set([-1]), new Set([-1])]);
});
