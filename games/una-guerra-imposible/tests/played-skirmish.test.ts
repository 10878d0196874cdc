import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { placeNamed } from '../data/places.ts';
import type { SideName } from '../data/sides.ts';
import { type Scened, scene } from './scene.ts';

/** The combat step of a side. */
const combat = (active: SideName, laid: Scened) => scene.section('combat', {}, { active, ...laid });
const strength = (s: ReturnType<typeof combat>, name: BlockName): number =>
  s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[blockNamed[name]]!;
const where = (s: ReturnType<typeof combat>, name: BlockName): number => {
  const token = s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[name]]!;
  return token < 0 ? -1 : s.pub.at[token]!;
};

test('EX-8, 5.3-a, 16-a, 16-f, 16-h, 16-i, 16-k a skirmish in open terrain, die by die', () => {
  const s = combat('Liberal', {
    units: {
      salvatierra: ['l-lin-inf-1', 'l-lig-cav-1', 'liberal field 2', 'c-nav-inf-1 3', 'c-nav-inf-2 2'],
    },
    entries: [['vitoria', 'salvatierra']],
  });
  s.asks(['Liberal', 'Carlist'], '16-b', 'pickToFire').does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lig-cav-1']);
  s.dice(1, 4, 6, 2, 3, 1, 1, 5, 2, 3, 6, 2, 5).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(strength(s, 'l-lin-inf-1')).toBe(3); // the strongest took the one hit, and rolled three dice
  s.asks('Carlist', '16-i', 'takeHits').does('Carlist', 'takeHits', ['c-nav-inf-1']);
  expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 4]);
  expect([where(s, 'c-nav-inf-1'), strength(s, 'c-nav-inf-2')]).toEqual([-1, 1]);
  s.asks('Carlist', '17.9-b').does('Carlist', 'retreatAll', { by: 'road', road: 'salvatierra alsasua', to: 'alsasua' }).spent();
  expect(where(s, 'c-nav-inf-2')).toBe(placeNamed.alsasua);
  expect(s.pub.control[placeNamed.salvatierra]).toBe(0);
  expect(s.told('changedHands')).toEqual([{ space: placeNamed.salvatierra, to: 'Liberal', vp: 1 }]);
});

const duel = (terrain: 'salvatierra' | 'durango', liberal: string[], carlist: string[], more: Scened = {}) =>
  combat('Liberal', {
    units: { [terrain]: [...liberal, ...carlist] },
    entries: [[terrain === 'salvatierra' ? 'vitoria' : 'villarreal', terrain]],
    ...more,
  });

test('16-b, 16-c three blocks fire, of cavalry one in abrupt terrain and two in open, and as many as may', () => {
  const liberal = ['l-lin-inf-1', 'l-lin-cav-1', 'l-lig-cav-1', 'l-lig-cav-2'];
  const abrupt = duel('durango', liberal, ['c-nav-inf-1']);
  abrupt.refuses('Liberal', 'pickToFire', ['l-lin-cav-1', 'l-lig-cav-1'], '16-b');
  abrupt.refuses('Liberal', 'pickToFire', ['l-lin-inf-1'], '16-c');
  abrupt.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-cav-1']);
  const open = duel('salvatierra', liberal, ['c-nav-inf-1']);
  open.refuses('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-cav-1'], '16-c');
  open.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-cav-1', 'l-lig-cav-1']);
});

test('16-c those who were not picked stay hidden, and nobody sees a choice before both have made it', () => {
  const s = duel('durango', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-pro-inf-2'], ['c-nav-inf-1', 'c-nav-inf-2']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']);
  expect(s.heard('Carlist', 'revealed')).toEqual([]);
  s.dice(6, 6, 6, 6, 6, 6, 6, 6)
    .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
    .does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(s.heard('Carlist', 'revealed').map(({ block }) => block)).not.toContain(blockNamed['l-pro-inf-2']);
});

test('16-k, 16-o a tie sends the attacker back by the road he came, and guns left uncovered are halved (16-p)', () => {
  const s = duel('durango', ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 3', 'l-ts-ts-1 2'], ['c-nav-inf-1', 'c-gui-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-gui-inf-1']);
  expect(s.told('stays')).toEqual([{ space: placeNamed.durango, loser: 'Liberal', attackers: 2, defenders: 2 }]);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Carlist', place: placeNamed.durango, kind: 0, n: 2, kept: 2 }]);
  expect(strength(s, 'l-ts-ts-1')).toBe(1);
  s.asks('Liberal', '17.9-b');
  expect(s.offered('Liberal', 'retreatAll')).toEqual([{ by: 'road', road: expect.any(Number), to: placeNamed.villarreal }]);
  s.does('Liberal', 'retreatAll', { by: 'road', road: 'villarreal durango', to: 'villarreal' }).spent();
  expect(where(s, 'l-ts-ts-1')).toBe(placeNamed.villarreal);
});
test('16-p cavalry in the space covers the guns, and so does abrupt ground of their own zone for the Carlists', () => {
  const s = duel('durango', ['l-lin-inf-1', 'l-lin-cav-1', 'liberal field 2'], ['c-nav-inf-1', 'c-gui-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-cav-1']);
  s.dice(...Array.from({ length: 16 }, () => 6)).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-gui-inf-1']);
  expect(s.told('capturedGuns')).toEqual([]);
  const c = duel('durango', ['l-lin-inf-1', 'l-lin-inf-2'], ['c-nav-inf-1', 'carlist field 2', 'carlist mountain 1']);
  c.does('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2']);
  c.dice(...Array.from({ length: 14 }, () => 6)).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  expect(c.told('stays')[0]!.loser).toBe('Carlist');
  expect(c.told('capturedGuns')).toEqual([]);
  // 17.9-i The guns may go to the hidden box.
  c.asks('Carlist', '17.9-i', 'hideGuns');
});
test('16-m who has cavalry and no infantry but bands must go, whatever the numbers', () => {
  const s = duel('durango', ['l-lin-cav-1', 'l-lig-cav-1', 'l-lig-cav-2'], ['c-nav-inf-1 1']);
  s.does('Liberal', 'pickToFire', ['l-lin-cav-1']);
  s.dice(6, 6, 6, 6).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  expect(s.told('stays')[0]!.loser).toBe('Liberal');
});
test('16-k, 5.4-h bands do not count for who stays', () => {
  const s = duel('durango', ['l-lin-inf-1'], ['c-par-inf-1', 'c-par-inf-2']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(6, 6, 6, 6, 6, 6).does('Carlist', 'pickToFire', ['c-par-inf-1', 'c-par-inf-2']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 1, defenders: 0 });
});
test('16-n if only one side is wiped out the other keeps the space', () => {
  const s = duel('durango', ['l-lin-inf-1'], ['c-par-inf-1', 'carlist mountain 2']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(6, 6, 6, 1, 6, 6, 6).does('Carlist', 'pickToFire', ['c-par-inf-1']).spent();
  // 11.3-c, 14.2-a the guns left alone: half to the Liberals, the rest eliminated
  expect(s.told('capturedGuns')).toEqual([{ by: 'Liberal', place: placeNamed.durango, kind: 1, n: 1, kept: 1 }]);
  expect(s.told('lostGuns')).toEqual([{ side: 'Carlist', place: placeNamed.durango, kind: 1, n: 1 }]);
  expect(s.pub.control[placeNamed.durango]).toBe(0);
  expect(s.over()).toBe(true);
});
test('16-n if both are wiped out the attacker has lost, and an empty space goes back to its zone', () => {
  const s = duel('durango', ['l-lin-inf-1 1'], ['c-par-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  // The band fires first and hits: the Liberal is gone before he fires (16-j).
  s.dice(1).does('Carlist', 'pickToFire', ['c-par-inf-1']).spent();
  expect(s.told('stays')[0]!.loser).toBe('Liberal');
  expect(where(s, 'c-par-inf-1')).toBe(placeNamed.durango);
});
test('16-d in a refuge a Carlist attacker fires first, and a Liberal attacker fires with one block', () => {
  const s = combat('Carlist', {
    units: { amescoas: ['c-nav-inf-1', 'l-lin-inf-1 1'] },
    entries: [['estella', 'amescoas']],
  });
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).dice(1, 6, 6, 6).does('Carlist', 'pickToFire', ['c-nav-inf-1']).spent();
  expect(where(s, 'l-lin-inf-1')).toBe(-1);
  const l = combat('Liberal', {
    units: { amescoas: ['c-nav-inf-1', 'l-lin-inf-1', 'l-lin-inf-2'] },
    entries: [['estella', 'amescoas']],
  });
  l.refuses('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2'], '16-c');
  l.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
});
test('16-g field artillery rolls half its dice in abrupt terrain and hits on 1, mountain artillery all of them', () => {
  const s = duel('durango', ['l-lin-inf-1 1', 'liberal field 3', 'liberal mountain 2'], ['c-nav-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(6, 6, 6, 6, 6, 2, 1, 1).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  expect(s.told('volley')[1]!.guns.map(({ dice, on }) => [on, dice])).toEqual([
    [1, [2]],
    [1, [1, 1]],
  ]);
  expect(strength(s, 'c-nav-inf-1')).toBe(2);
});
test('15-b, 15-c, 15-d three regulars with infantry on each side make a battle; trains, bands and those inside do not count', () => {
  const three = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'];
  const kind = (liberal: string[], carlist: string[]) =>
    duel('salvatierra', liberal, carlist)
      .told('kind')
      .map(({ kind: its }) => its)[0];
  expect(kind(['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'], three)).toBe('battle');
  expect(kind(['l-lin-cav-1', 'l-lig-cav-1', 'l-lig-cav-2'], three)).toBe('skirmish');
  expect(kind(['l-lin-inf-1', 'l-lin-inf-2', 'l-ts-ts-1'], three)).toBe('skirmish');
  expect(kind(['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'], ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1'])).toBe('skirmish');
});
test('15-e, 18-a, 18-d the owner of a fortress says who stays inside, within its room; guns do not stay outside alone', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 2', 'c-viz-inf-1'] },
    fortresses: { valmaseda: 'Liberal' },
    entries: [['sodupe', 'valmaseda']],
  });
  s.asks('Liberal', '15-e', 'stayInside').refuses('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2'], '18-a');
  s.does('Liberal', 'stayInside', ['l-lin-inf-1']);
  expect(s.told('wentInside')).toEqual([{ side: 'Liberal', space: placeNamed.valmaseda, n: 1 }]);
  s.asks(['Liberal', 'Carlist'], '16-b').does('Liberal', 'pickToFire', ['l-lin-inf-2']);
  const alone = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1', 'liberal field 2', 'c-viz-inf-1'] },
    fortresses: { valmaseda: 'Liberal' },
    entries: [['sodupe', 'valmaseda']],
  });
  alone.refuses('Liberal', 'stayInside', ['l-lin-inf-1'], '11.3-b');
});
test('11.4-h, 18.1-a if all go inside, those who wait come in and the siege begins', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1', 'c-viz-inf-1', 'c-viz-inf-2 from sodupe'] },
    fortresses: { valmaseda: 'Liberal' },
    entries: [['sodupe', 'valmaseda']],
  });
  s.does('Liberal', 'stayInside', ['l-lin-inf-1']).spent();
  expect(s.told('cameIn')).toEqual([{ side: 'Carlist', space: placeNamed.valmaseda, n: 1 }]);
  expect(s.told('siegeBegan')).toEqual([{ space: placeNamed.valmaseda, by: 'Carlist' }]);
  expect(s.pub.siege[placeNamed.valmaseda]).toBe(s.pub.phases);
});
test('15-h where besiegers and besieged stand and nobody came there is no skirmish', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1 inside', 'c-viz-inf-1'] },
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  expect([s.over(), s.told('kind')]).toEqual([true, []]);
});
test('16-l, 18.2-c friends besieged in the space count for those who come to relieve them, and do not fire', () => {
  const s = combat('Liberal', {
    units: { 'san-sebastian': ['l-lin-inf-1 inside', 'l-lin-inf-2', 'c-gui-inf-1'] },
    besieged: ['san-sebastian'],
    entries: [['hernani', 'san-sebastian']],
  });
  s.refuses('Liberal', 'pickToFire', ['l-lin-inf-1', 'l-lin-inf-2']).does('Liberal', 'pickToFire', ['l-lin-inf-2']);
  s.dice(...Array.from({ length: 8 }, () => 6)).does('Carlist', 'pickToFire', ['c-gui-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 2, defenders: 1 });
  s.does('Carlist', 'retreatAll', { by: 'road', road: 'guetaria san-sebastian', to: 'guetaria' });
  expect(s.pub.siege[placeNamed['san-sebastian']]).toBe(0);
});
