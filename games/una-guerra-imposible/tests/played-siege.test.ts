import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { placeNamed } from '../data/places.ts';
import { BUILT, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { combatStep as combat, six } from './fighting.ts';
import { scene } from './scene.ts';

test('EX-11, 18.3-a, 18.1-e, 18.1-f, 18.1-h, 18.1-i, 18.1-k an assault on a city, die by die, until it falls', () => {
  const s = combat('Carlist', {
    units: { vitoria: ['l-lin-inf-1 2 inside', 'liberal field 1 inside', 'c-nav-inf-1 4', 'c-nav-inf-2 3', 'carlist field 2'] },
    besieged: ['vitoria'],
    pub: { vp: 0 },
  });
  s.asks('Carlist', '15-a', 'assault', 'enough').does('Carlist', 'assault', 'vitoria');
  // Round 1: the block hits once, the garrison (E2) misses with 3; three hits make one loss and a half hit.
  s.asks('Carlist', '18.1-f', 'storm').dice(2, 5, 3, 1, 2, 6, 2, 4, 5).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.strength('c-nav-inf-1'), s.strength('c-nav-inf-2'), s.strength('l-lin-inf-1')]).toEqual([3, 3, 1]);
  expect(s.told('wallsHit')).toEqual([{ space: placeNamed.vitoria, hits: 3, losses: 1, half: true }]);
  s.asks('Carlist', '18.1-e', 'goOn', 'enough').does('Carlist', 'goOn');
  s.dice(6, 6, 1, 2, 1, 2, 2, 6).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']).spent();
  expect([s.where('l-lin-inf-1'), s.told('garrisonGone')]).toEqual([null, [{ space: placeNamed.vitoria }]]);
  expect([s.pub.fortress[placeNamed.vitoria], s.pub.control[placeNamed.vitoria], s.pub.vp]).toEqual([BUILT + 1, 1, 3]);
  // 18.3-a half of its guns, rounded up
  expect(pointsAt(s.pub, 1, 0, placeNamed.vitoria)).toBe(2);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Carlist', place: placeNamed.vitoria, kind: 0, n: 1, kept: 0 }]);
});
test('18.1-d no assault without field artillery, in the phase in which the siege began, or twice', () => {
  const units = { valmaseda: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'carlist mountain 2'] };
  expect(combat('Carlist', { units, fortresses: { valmaseda: 'Liberal' }, besieged: ['valmaseda'] }).over()).toBe(true);
  const gun = { valmaseda: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'carlist field 1'] };
  const fresh = combat('Carlist', {
    units: gun,
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
    pub: { phases: 4 },
  });
  expect(fresh.over()).toBe(true);
  const s = combat('Carlist', { units: gun, fortresses: { valmaseda: 'Liberal' }, besieged: ['valmaseda'] });
  s.does('Carlist', 'assault', 'valmaseda')
    .dice(...six(9))
    .does('Carlist', 'storm', ['c-nav-inf-1']);
  s.does('Carlist', 'enough');
  expect([s.over(), s.told('repelled')]).toEqual([true, [{ space: placeNamed.valmaseda }]]);
});
test('18.1-e, 18.1-i with as much field artillery the defender adds 1 to E, the attacker subtracts 1, and there is one round', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1 inside', 'liberal field 1 inside', 'c-nav-inf-1', 'c-nav-inf-2', 'carlist field 1'] },
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.does('Carlist', 'assault', 'valmaseda').refuses('Carlist', 'storm', [], '18.1-f');
  s.dice(3, 4, 4, 4, 2, 1, 2, 2, 6, 1, 2).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(s.told('volley').map(({ shots }) => shots[0]!.on)).toEqual([3, 1]);
  expect(s.told('garrisonFired')[0]).toMatchObject({ on: 2, die: 2 });
});
test('18.1-f two blocks at most assault a fortress that is no city; cavalry hits on 1 only (18.1-j)', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'c-nav-inf-2', 'c-nav-cav-1', 'carlist field 1'] },
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.does('Carlist', 'assault', 'valmaseda').refuses('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-cav-1'], '18.1-f');
  s.dice(...six(5), ...six(7)).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-cav-1']);
  expect(s.told('volley')[1]!.shots.map(({ on }) => on)).toEqual([2, 1]);
});
test('18.3-b, 18.3-c the captor takes half of all guns, of the kinds he likes, and keeps or demolishes the fortress', () => {
  const fall = () =>
    combat('Carlist', {
      units: {
        valmaseda: [
          'liberal field 2 inside',
          'liberal mountain 2 inside',
          'liberal backpack 2 inside',
          'c-nav-inf-1',
          'carlist field 1',
        ],
      },
      fortresses: { valmaseda: 'Liberal' },
      besieged: ['valmaseda'],
    })
      .does('Carlist', 'assault', 'valmaseda')
      .dice(6, 1, 2, 6, 6);
  const s = fall().does('Carlist', 'storm', ['c-nav-inf-1']);
  // outgunned: E2-1; one hit is half a loss only: the fortress holds
  expect(s.told('wallsHit')[0]).toMatchObject({ hits: 1, losses: 0, half: true });
  const t = scene.section(
    'fall',
    { space: placeNamed.valmaseda },
    {
      active: 'Carlist',
      units: {
        valmaseda: [
          'liberal field 2 inside',
          'liberal mountain 2 inside',
          'liberal backpack 2 inside',
          'c-nav-inf-1',
          'carlist field 1',
        ],
      },
      fortresses: { valmaseda: 'Liberal' },
      besieged: ['valmaseda'],
    },
  );
  t.asks('Carlist', '18.3-c', 'captureField')
    .does('Carlist', 'captureField', 1)
    .asks('Carlist', '18.3-b', 'keepFortress', 'razeFortress');
  expect([pointsAt(t.pub, 1, 0, placeNamed.valmaseda), pointsAt(t.pub, 1, 1, placeNamed.valmaseda)]).toEqual([2, 1]);
  t.does('Carlist', 'razeFortress');
  expect([t.pub.fortress[placeNamed.valmaseda], t.pub.siege[placeNamed.valmaseda]]).toEqual([NO_FORTRESS, 0]);
});
test('4.1-d the fortress of Baztán is gone for good when it falls', () => {
  const s = scene.section(
    'fall',
    { space: placeNamed.baztan },
    {
      active: 'Carlist',
      units: { baztan: ['c-nav-inf-1'] },
      fortresses: { baztan: 'Liberal' },
      besieged: ['baztan'],
    },
  );
  expect([s.over(), s.pub.fortress[placeNamed.baztan], s.pub.baztanLost]).toEqual([true, NO_FORTRESS, true]);
});
test('18.2-a, 18.2-b, 17.9-f a sortie is a skirmish of those who come out; if it fails they go back inside and may not try again', () => {
  const s = combat('Liberal', {
    units: { bilbao: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'liberal field 2 inside', 'c-viz-inf-1', 'c-viz-inf-2'] },
    besieged: ['bilbao'],
  });
  s.asks('Liberal', '15-a', 'sally', 'enough').does('Liberal', 'sally', 'bilbao').refuses('Liberal', 'sallyWith', [73], '18.2-a');
  s.does('Liberal', 'sallyWith', ['l-lin-inf-1']).does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(...six(8))
    .dice(1, 6, 6, 6)
    .does('Carlist', 'pickToFire', ['c-viz-inf-1', 'c-viz-inf-2']);
  s.does('Carlist', 'takeHits', ['c-viz-inf-1']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 1, defenders: 2 });
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.pub.post[blockNamed['l-lin-inf-1']], s.over(), s.pub.siege[placeNamed.bilbao]]).toEqual([INSIDE, true, 4]);
});
test('18.2-b a sortie that wins drives the besiegers off and ends the siege', () => {
  const s = combat('Liberal', { units: { bilbao: ['l-lin-inf-1 inside', 'c-par-inf-1'] }, besieged: ['bilbao'] });
  s.does('Liberal', 'sally', 'bilbao')
    .does('Liberal', 'sallyWith', ['l-lin-inf-1'])
    .does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(6, 6, 6, 6, 6).does('Carlist', 'pickToFire', ['c-par-inf-1']);
  s.does('Carlist', 'retreatAll', { by: 'road', road: 'bilbao durango', to: 'durango' });
  expect([s.pub.siege[placeNamed.bilbao], s.over(), s.pub.post[blockNamed['l-lin-inf-1']]]).toEqual([0, true, 0]);
});
test('18.1-a a siege begins where the defenders have lost the skirmish and gone inside', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1', 'c-viz-inf-1', 'c-viz-inf-2'] },
    fortresses: { valmaseda: 'Liberal' },
    entries: [['sodupe', 'valmaseda']],
  });
  s.does('Liberal', 'stayInside', []).does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(...six(12)).does('Carlist', 'pickToFire', ['c-viz-inf-1', 'c-viz-inf-2']);
  s.asks('Liberal', '17.9-b').does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.pub.siege[placeNamed.valmaseda], s.pub.post[blockNamed['l-lin-inf-1']]]).toEqual([s.pub.phases, INSIDE]);
});
test('17.9-m those who retreated where friends besiege do not assault there in this phase', () => {
  const s = combat('Carlist', {
    units: { valmaseda: ['l-lin-inf-1 inside', 'c-nav-inf-1 retreated', 'carlist field 1'] },
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.refuses('Carlist', 'assault', 'valmaseda', '18.1-d').does('Carlist', 'enough');
});
