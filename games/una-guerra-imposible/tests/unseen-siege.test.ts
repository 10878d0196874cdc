import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { BUILT, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { pointsAt } from '../queries/units.ts';
import { combatStep as combat, combatAt, six } from './fighting.ts';

const [LIBERAL, CARLIST] = [0, 1] as const;
const haro = { fortresses: { haro: 'Liberal' as const }, entries: [['miranda', 'haro'] as const] };

test('15-e, 18-a the owner of a town’s fortress takes one block in, of a city’s two', () => {
  const town = combat('Carlist', { ...haro, units: { haro: ['l-lin-inf-1', 'l-lin-inf-2', 'c-nav-inf-1'] } });
  town.asks('Liberal', '15-e').refuses('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2'], '18-a');
  const city = combat('Carlist', {
    units: { logrono: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'c-nav-inf-1'] },
    entries: [['viana', 'logrono']],
  });
  city.refuses('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'], '18-a');
  city.offers('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2']).offers('Liberal', 'stayInside', []);
});
test('15-f, 15-b who is inside is settled before the kind of combat: two of four inside, and it is a skirmish', () => {
  const s = combat('Carlist', {
    units: {
      logrono: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'],
    },
    entries: [['viana', 'logrono']],
  });
  s.does('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2']);
  expect(s.told('kind')).toEqual([{ space: placeNamed.logrono, kind: 'skirmish' }]);
});
test('18.1-a, 11.4-h all inside: no combat, and the siege counts from this phase', () => {
  const s = combat('Carlist', { ...haro, units: { haro: ['l-lin-inf-1', 'c-nav-inf-1'] } });
  s.does('Liberal', 'stayInside', ['l-lin-inf-1']);
  expect([s.over(), s.pub.siege[placeNamed.haro], s.post('l-lin-inf-1')]).toEqual([true, s.pub.phases, INSIDE]);
});
test('18.1-a guns and a backpack alone behind the walls: a siege begins and they are inside', () => {
  const s = combat('Carlist', { ...haro, units: { haro: ['liberal field 2', 'liberal backpack 1', 'c-nav-inf-1'] } });
  expect([s.over(), s.pub.siege[placeNamed.haro]]).toEqual([true, s.pub.phases]);
  expect([pointsAt(s.pub, LIBERAL, 0, placeNamed.haro, INSIDE), pointsAt(s.pub, LIBERAL, 2, placeNamed.haro, INSIDE)]).toEqual([
    2, 1,
  ]);
});
test('18-a, 11.3-b a train and a gun stay inside, alone with the garrison, while their block fights outside', () => {
  const s = combat('Carlist', { ...haro, units: { haro: ['l-lin-inf-1', 'l-ts-ts-1', 'liberal field 1', 'c-nav-inf-1'] } });
  const guns = s.pub.at.findIndex((where, unit) => unit > 72 && where === placeNamed.haro);
  s.does('Liberal', 'stayInside', ['l-ts-ts-1', guns]).asks(['Liberal', 'Carlist'], '16-b');
});
test('18.1-d, 18.1-f units that came this phase take part in an assault, in a city four of them', () => {
  const s = combat('Carlist', {
    units: {
      logrono: [
        'l-lin-inf-1 inside',
        'c-nav-inf-1',
        'c-nav-inf-2',
        'c-nav-inf-3',
        'c-gui-inf-1',
        'c-gui-inf-2',
        'carlist field 2',
      ],
    },
    besieged: ['logrono'],
    entries: [['viana', 'logrono']],
  });
  s.does('Carlist', 'assault', 'logrono');
  s.refuses('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-gui-inf-2'], '18.1-f');
  s.offers('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1']);
});
test('18.1-f other blocks may storm in the second round', () => {
  const s = combat('Carlist', {
    units: { haro: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'carlist field 2'] },
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(...six(5), ...six(8))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  s.does('Carlist', 'goOn')
    .dice(...six(5), ...six(8))
    .does('Carlist', 'storm', ['c-nav-inf-2', 'c-nav-inf-3']);
  expect(s.told('assault').map(({ round }) => round)).toEqual([1, 2]);
});
test('18.1-h a half hit is carried into the second round and lost with the assault', () => {
  const s = combat('Carlist', {
    units: { haro: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'carlist field 2'] },
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(...six(5), 1, 6, 6, 6)
    .does('Carlist', 'storm', ['c-nav-inf-1']);
  s.does('Carlist', 'goOn')
    .dice(...six(5), 2, 6, 6, 6)
    .does('Carlist', 'storm', ['c-nav-inf-1'])
    .spent();
  expect([s.strength('l-lin-inf-1'), s.told('wallsHit').map(({ half }) => half)]).toEqual([3, [true, false]]);
});
test('18.1-i, 18.1-c a Liberal city garrison hits on 2, one of a Carlist city on 1, both with +1 if outgunned guns say so', () => {
  const fired = (besieged: 'Liberal' | 'Carlist', guns: boolean) => {
    const [mine, theirs] = besieged === 'Liberal' ? ['liberal', 'c-nav-inf-1'] : ['carlist', 'l-lin-inf-1'];
    const s = combat(besieged === 'Liberal' ? 'Carlist' : 'Liberal', {
      units: {
        logrono: [
          theirs,
          `${besieged === 'Liberal' ? 'carlist' : 'liberal'} field 1`,
          ...(guns ? [`${mine} field 1 inside`] : []),
        ],
      },
      fortresses: { logrono: besieged },
      besieged: ['logrono'],
    });
    s.does(s.pub.active, 'assault', 'logrono')
      .dice(...six(5))
      .does(s.pub.active, 'storm', [theirs]);
    return s.told('garrisonFired')[0]!.on;
  };
  expect([fired('Liberal', false), fired('Carlist', false), fired('Liberal', true), fired('Carlist', true)]).toEqual([
    2, 1, 3, 2,
  ]);
});
test('18.1-k the garrison falls only with a loss more than the blocks inside have', () => {
  const s = combat('Carlist', {
    units: { haro: ['l-lin-inf-1 1 inside', 'c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'] },
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
    pub: { vp: 0 },
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(6, 6, 1, 1, 1, 1, ...six(4))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  s.asks('Carlist', '18.3-b').does('Carlist', 'keepFortress');
  expect([s.pub.fortress[placeNamed.haro], s.pub.vp, s.pub.siege[placeNamed.haro]]).toEqual([BUILT + CARLIST, 1, 0]);
});
test('18.3-b, 9.1-a a town whose fortress is taken and razed belongs to the captor’s blocks all the same', () => {
  const s = combat('Carlist', {
    units: { haro: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'] },
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
    pub: { vp: 0 },
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(6, 1, 1, ...six(6))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  s.does('Carlist', 'razeFortress');
  expect([s.pub.fortress[placeNamed.haro], s.pub.control[placeNamed.haro], s.pub.vp]).toEqual([NO_FORTRESS, CARLIST, 1]);
});
test('18.1-g in an assault on him the defender is asked for no card', () => {
  const s = combat('Carlist', {
    units: { haro: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'carlist field 2'] },
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
    hands: { Liberal: [cardNamed('L5'), cardNamed('L6')] },
  });
  s.does('Carlist', 'assault', 'haro')
    .dice(...six(9))
    .does('Carlist', 'storm', ['c-nav-inf-1'])
    .asks('Carlist', '18.1-e');
});
test('18.2-a guns may sally with a block and count for nothing but their fire', () => {
  const s = combat('Liberal', {
    units: { vitoria: ['l-lin-inf-1 inside', 'liberal field 2 inside', 'c-ala-inf-1'] },
    besieged: ['vitoria'],
  });
  const guns = s.pub.at.findIndex((where, unit) => unit > 72 && where === placeNamed.vitoria);
  s.does('Liberal', 'sally', 'vitoria').does('Liberal', 'sallyWith', ['l-lin-inf-1', guns]);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1'])
    .dice(...six(4), ...six(4), 2, 6)
    .does('Carlist', 'pickToFire', ['c-ala-inf-1']);
  expect(s.told('volley')[1]!.guns.map(({ on, dice }) => [on, dice.length])).toEqual([[2, 2]]);
  // A tie: back inside, and without cavalry half of the guns is lost (16-p, 16-q).
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([pointsAt(s.pub, LIBERAL, 0, placeNamed.vitoria, INSIDE), pointsAt(s.pub, CARLIST, 0, placeNamed.vitoria)]).toEqual([
    1, 1,
  ]);
});
test('18.2-b no second sortie in the phase', () => {
  const s = combat('Liberal', {
    units: { vitoria: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'c-ala-inf-1', 'c-nav-inf-1'] },
    besieged: ['vitoria'],
  });
  s.does('Liberal', 'sally', 'vitoria')
    .does('Liberal', 'sallyWith', ['l-lin-inf-1'])
    .does('Liberal', 'pickToFire', ['l-lin-inf-1']);
  s.dice(...six(12))
    .does('Carlist', 'pickToFire', ['c-ala-inf-1', 'c-nav-inf-1'])
    .does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.over(), s.post('l-lin-inf-2')]).toEqual([true, INSIDE]);
});
test('18.2-b, 15-b a sortie against three blocks is a skirmish still', () => {
  const s = combat('Liberal', {
    units: { vitoria: ['l-lin-inf-1 inside', 'l-lin-inf-2 inside', 'c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'] },
    besieged: ['vitoria'],
  });
  s.does('Liberal', 'sally', 'vitoria')
    .does('Liberal', 'sallyWith', ['l-lin-inf-1', 'l-lin-inf-2'])
    .asks(['Liberal', 'Carlist'], '16-b');
});
test('15-d sorties come after assaults, assaults after battles and skirmishes', () => {
  const s = combat('Liberal', {
    units: {
      vitoria: ['l-lin-inf-1 inside', 'c-ala-inf-1'],
      durango: ['l-lin-inf-2', 'liberal field 1', 'c-viz-inf-1 inside'],
      salvatierra: ['l-lin-inf-3', 'c-nav-inf-1'],
    },
    fortresses: { durango: 'Carlist' },
    besieged: ['vitoria', 'durango'],
    entries: [['maeztu', 'salvatierra']],
  });
  s.asks(['Liberal', 'Carlist'], '16-b').does('Liberal', 'pickToFire', ['l-lin-inf-3']);
  s.dice(...six(8)).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  s.does('Liberal', 'retreatAll', s.offered('Liberal', 'retreatAll')[0]!);
  s.asks('Liberal', '15-a', 'assault', 'enough').does('Liberal', 'enough').asks('Liberal', '15-a', 'sally', 'enough');
});
test('18.2-c in a battle of relief two of the besieged try to come out in each round, with morale', () => {
  const s = combatAt('Liberal', {
    at: 'vitoria',
    by: ['miranda'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1 inside', 'l-pro-inf-2 inside'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
    besieged: ['vitoria'],
  }).formed();
  s.held().does('Liberal', 'fightOn').does('Carlist', 'fightOn');
  s.dice(3, 4, 6, 6).does('Liberal', 'reinforce', ['l-pro-inf-1', 'l-pro-inf-2']);
  expect([s.post('l-pro-inf-1'), s.post('l-pro-inf-2')]).toEqual([0, INSIDE]);
});
test('18-b, 16-k whoever went inside before the skirmish is not counted, so two attackers drive off one defender', () => {
  const s = combatAt('Carlist', {
    at: 'logrono',
    by: ['viana'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
  });
  s.does('Liberal', 'stayInside', ['l-lin-inf-1', 'l-lin-inf-2']).skirmish(six(12), ['l-lin-inf-3']);
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 2, defenders: 1 });
});
test('11.4-j, 18.1-d a siege that was lifted begins anew: no assault in the phase of the return', () => {
  const s = combat('Carlist', {
    ...haro,
    units: { haro: ['c-nav-inf-1', 'carlist field 1'] },
  });
  expect([s.over(), s.pub.siege[placeNamed.haro]]).toEqual([true, s.pub.phases]);
});
