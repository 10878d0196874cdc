import { expect, test } from 'vitest';
import { BUILT, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { combatAt, combatStep, six } from './fighting.ts';
import { block, place, space } from './lay.ts';
import { stage, tableOf } from './scene.ts';

const [LIBERAL, CARLIST] = [0, 1] as const;
const [FIELD, MOUNTAIN] = [0, 1] as const;
const haro = { fortresses: { haro: 'Liberal' as const }, besieged: ['haro' as const] };

test('18.1-h, 18.1-k, L30 the half hit of a round counts in the third round that a card allows', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['l-lin-inf-1 1 inside', 'c-nav-inf-1', 'carlist field 2'] },
  });
  // A hit in each round: one point, so the block falls in the second, and the garrison holds.
  s.does('Carlist', 'assault', 'haro').dice(6, 6, 1, 6, 6, 6).does('Carlist', 'storm', ['c-nav-inf-1']);
  expect(s.told('wallsHit').at(-1)).toMatchObject({ hits: 1, losses: 0, half: true });
  s.does('Carlist', 'goOn').dice(6, 6, 1, 6, 6, 6).does('Carlist', 'storm', ['c-nav-inf-1']);
  expect([s.told('wallsHit').at(-1), s.pub.fortress[space('haro')]]).toMatchObject([{ losses: 1, half: false }, BUILT + LIBERAL]);
});
test('18.1-e, 18.1-i even guns: one round, the garrison hits on 2 and the stormers of E2 on 1', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['liberal field 2 inside', 'c-nav-inf-1', 'carlist field 2'] },
  });
  s.does('Carlist', 'assault', 'haro').dice(2, 2, 2, 2).does('Carlist', 'storm', ['c-nav-inf-1']).spent();
  expect([s.told('garrisonFired')[0]!.on, s.told('volley').at(-1)!.shots[0]!.on, s.told('assault').length]).toEqual([2, 1, 1]);
});
test('18.1-j cavalry storms on 1 whatever it is worth, and so do the squadrons inside', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['l-lin-cav-1 inside', 'c-nav-cav-1', 'carlist field 2'] },
  });
  s.does('Carlist', 'assault', 'haro').dice(2, 2, 2, 2, 2, 2, 2).does('Carlist', 'storm', ['c-nav-cav-1']).spent();
  expect(s.told('volley').map(({ shots }) => shots[0]!.on)).toEqual([1, 1]);
});
test('18.1-i, 16-i the hits of the besieged fall on the stormers alone, the strongest first', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['l-lin-inf-1 inside', 'c-nav-inf-1 4', 'c-nav-inf-2 2', 'c-nav-inf-3 3', 'carlist field 2'] },
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(1, 1, 6, 6, 6, ...six(3))
    .does('Carlist', 'storm', ['c-nav-inf-2', 'c-nav-inf-3']);
  // 3 to 2, then a tie of 2 and 2 that its owner breaks.
  s.does('Carlist', 'takeHits', ['c-nav-inf-2']);
  expect([s.strength('c-nav-inf-1'), s.strength('c-nav-inf-2'), s.strength('c-nav-inf-3')]).toEqual([4, 1, 2]);
});
test('18.1-l with every stormer fallen in the first round others of the besiegers may go on, or nobody', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['l-lin-inf-1 inside', 'c-ext-inf-1 1', 'carlist field 2'] },
  });
  s.does('Carlist', 'assault', 'haro').dice(1, 6, 6, 6, 6).does('Carlist', 'storm', ['c-ext-inf-1']).spent();
  // 18.1-a With nobody left before the walls the siege is over, and the guns are lost to the fortress by half.
  expect([s.pub.siege[space('haro')], s.pub.out.includes(block('c-ext-inf-1'))]).toEqual([0, true]);
  expect([pointsAt(s.pub, CARLIST, FIELD, place('haro')), pointsAt(s.pub, LIBERAL, FIELD, place('haro'))]).toEqual([0, 1]);
});
test('18.3-a, 18.3-c, 14.2-a of three points inside the captor takes two, of the kinds he likes', () => {
  const s = combatStep('Carlist', {
    ...haro,
    units: { haro: ['liberal field 1 inside', 'liberal mountain 2 inside', 'c-nav-inf-1', 'carlist field 2'] },
  });
  s.does('Carlist', 'assault', 'haro').dice(6, 1, 1, 6, 6).does('Carlist', 'storm', ['c-nav-inf-1']);
  s.asks('Carlist', '18.3-c')
    .refuses('Carlist', 'captureField', 2)
    .does('Carlist', 'captureField', 0)
    .does('Carlist', 'keepFortress');
  expect([pointsAt(s.pub, CARLIST, MOUNTAIN, place('haro')), pointsAt(s.pub, CARLIST, FIELD, place('haro'))]).toEqual([2, 2]);
  expect([
    pointsAt(s.pub, LIBERAL, FIELD, place('haro'), INSIDE),
    pointsAt(s.pub, LIBERAL, MOUNTAIN, place('haro'), INSIDE),
  ]).toEqual([0, 0]);
});
test('18.3-b, 4.9-f, 9.1-a a town whose fortress is razed by its captor is his all the same, for he stands in it', () => {
  const s = combatStep('Carlist', { ...haro, units: { haro: ['c-nav-inf-1', 'carlist field 2'] }, pub: { vp: 0 } });
  s.does('Carlist', 'assault', 'haro')
    .dice(6, 1, 1, 6, 6)
    .does('Carlist', 'storm', ['c-nav-inf-1'])
    .does('Carlist', 'razeFortress');
  expect([s.pub.fortress[space('haro')], s.pub.control[space('haro')], s.pub.vp]).toEqual([NO_FORTRESS, CARLIST, 1]);
});
test('18.3-b, 18-d Carlists who keep what they took are in the open, and nothing is besieged', () => {
  const s = combatStep('Carlist', { ...haro, units: { haro: ['c-nav-inf-1', 'carlist field 2'] } });
  s.does('Carlist', 'assault', 'haro')
    .dice(6, 1, 1, 6, 6)
    .does('Carlist', 'storm', ['c-nav-inf-1'])
    .does('Carlist', 'keepFortress');
  expect([s.pub.fortress[space('haro')], s.pub.siege[space('haro')], s.post('c-nav-inf-1')]).toEqual([BUILT + CARLIST, 0, 0]);
});
test('16-m, 18.2-a cavalry that sallies alone against a battalion goes back, whatever it hits', () => {
  const s = combatStep('Liberal', {
    units: { logrono: ['c-nav-inf-1 2', 'l-lin-cav-1 inside', 'l-lig-cav-1 inside'] },
    besieged: ['logrono'],
  });
  s.does('Liberal', 'sally', 'logrono').does('Liberal', 'sallyWith', ['l-lin-cav-1', 'l-lig-cav-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-cav-1', 'l-lig-cav-1']);
  s.dice(6, 6, 1, 6, 6, 6, 6, 6).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  expect(s.ways('Liberal')).toEqual(['gate']);
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.post('l-lin-cav-1'), s.post('l-lig-cav-1'), s.pub.siege[space('logrono')]! > 0]).toEqual([INSIDE, INSIDE, true]);
});
test('16-l, 16-m infantry inside counts for a relief of cavalry, but does not hold the ground for it', () => {
  const s = combatAt('Liberal', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-lin-cav-1', 'l-lig-cav-1', 'l-lin-inf-1 inside'],
    carlist: ['c-nav-inf-1'],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  }).skirmish(six(10), ['l-lin-cav-1', 'l-lig-cav-1'], ['c-nav-inf-1']);
  expect(s.told('stays').map(({ loser, attackers, defenders }) => [loser, attackers, defenders])).toEqual([['Liberal', 3, 1]]);
});
test('18.2-b, 16-k what stays inside does not help a sortie: one against one goes back', () => {
  const s = combatStep('Liberal', {
    units: { logrono: ['c-nav-inf-1', 'l-lin-inf-1 inside', 'l-lin-inf-2 inside'] },
    besieged: ['logrono'],
  });
  s.does('Liberal', 'sally', 'logrono').does('Liberal', 'sallyWith', ['l-lin-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1'])
    .dice(...six(8))
    .does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 1, defenders: 1 });
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  // 18.2-b Once a phase, though another block is still fresh inside.
  expect(s.over()).toBe(true);
});
test('19.3-c, 18.1-c, 18.3-d both block and garrison: the last block dies in one supply step, the garrison rolls in the next', () => {
  const laid = {
    ...haro,
    active: 'Liberal' as const,
    units: { haro: ['l-lin-inf-1 1 inside', 'c-nav-inf-1', 'carlist field 1'] },
  };
  const t = tableOf(laid);
  t.dark.chance.loaded!.dice.push(4);
  // -1 for the guns outside: a 4 is a 3.
  const s = stage.from('supply', { side: 'Liberal', winter: false }, t);
  expect([s.told('besiegedRolls').map(({ dice, garrison }) => [dice.length, garrison]), s.pub.fortress[space('haro')]]).toEqual([
    [[1, false]],
    BUILT + LIBERAL,
  ]);
});
test('19.3-d as many field points inside as outside: no modifier for guns, and the zone of the enemy costs one', () => {
  const t = tableOf({
    active: 'Carlist',
    fortresses: { haro: 'Carlist' },
    besieged: ['haro'],
    units: { haro: ['l-lin-inf-1', 'liberal field 2', 'c-nav-inf-1 inside', 'carlist field 2 inside'] },
  });
  t.dark.chance.loaded!.dice.push(5);
  const s = stage.from('supply', { side: 'Carlist', winter: false }, t);
  expect(s.told('besiegedRolls').map(({ modifier, losses }) => [modifier, losses])).toEqual([[-1, 0]]);
});
test('19.2-e, 19.2-h a backpack inside feeds two besieged, and is gone when its last point is', () => {
  const t = tableOf({
    active: 'Liberal',
    units: { logrono: ['c-nav-inf-1', 'l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'liberal backpack 1 inside'] },
    besieged: ['logrono'],
  });
  const s = stage.from('supply', { side: 'Liberal', winter: false }, t).asks('Liberal', '19.2-g', 'depot');
  s.does('Liberal', 'depot', 'backpack');
  expect([s.over(), s.told('besiegedRolls'), pointsAt(s.pub, LIBERAL, 2, place('logrono'), INSIDE)]).toEqual([true, [], 0]);
});
