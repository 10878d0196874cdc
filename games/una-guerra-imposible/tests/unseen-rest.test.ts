import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { countersAt, pointsOf } from '../queries/units.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { combatAt } from './fighting.ts';
import { scene, stage, tableOf } from './scene.ts';

test('18-a one gun of a kind and one train find room inside', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Carlist',
      units: {
        haro: ['l-lin-inf-1', 'l-ts-ts-1', 'l-ts-ts-2', 'liberal field 1', 'liberal field 2', 'c-nav-inf-1'],
      },
      fortresses: { haro: 'Liberal' },
      entries: [['miranda', 'haro']],
    },
  );
  const guns = countersAt(s.pub, LIBERAL, 0, placeNamed.haro);
  s.refuses('Liberal', 'stayInside', ['l-lin-inf-1', ...guns], '18-a');
  s.refuses('Liberal', 'stayInside', ['l-lin-inf-1', 'l-ts-ts-1', 'l-ts-ts-2'], '18-a');
});
test('21.2-a nothing is built from an empty bag or an empty box', () => {
  const s = scene.section(
    'spend',
    { side: 'Carlist', halves: 4, recruiting: -1, yearEnd: false },
    { units: { segura: ['c-nav-inf-1 2'] } },
  );
  s.refuses('Carlist', 'raise', null, '21.2-a')
    .refuses('Carlist', 'backpack', null, '21.2-a')
    .refuses('Carlist', 'train', null, '21.2-a');
});
test('18.3-b, 18.3-a a fortress that is pulled down is told under its rule', () => {
  const s = scene.section(
    'fall',
    { space: placeNamed.haro },
    { active: 'Carlist', units: { haro: ['c-nav-inf-1'] }, fortresses: { haro: 'Liberal' }, besieged: ['haro'] },
  );
  s.does('Carlist', 'razeFortress');
  expect(s.log.filter(({ kind }) => kind === 'razed' || kind === 'fell').map(({ kind, rule }) => [kind, rule])).toEqual([
    ['fell', '18.3-a'],
    ['razed', '18.3-b'],
  ]);
});
test('L2, 6-a the Chapelgorris go with the year, whichever block bore them', () => {
  const t = tableOf({ units: { bilbao: ['l-rea-inf-1'] }, pub: { chapelgorris: blockNamed['l-rea-inf-1'] } });
  expect(t.pub.chapelgorris).toBe(0);
  sweepStanding(t, 'phase');
  expect(t.pub.chapelgorris).toBe(0);
  sweepStanding(t, 'year');
  expect(t.pub.chapelgorris).toBe(-1);
});
test('11.3-c, 14.2-c, 18-d guns left before an enemy fortress that nobody besieges any more are taken by its garrison, ready for use', () => {
  const s = stage.from(
    'settle',
    {},
    tableOf({ units: { haro: ['carlist field 2'] }, fortresses: { haro: 'Liberal' }, besieged: ['haro'] }),
  );
  expect(s.told('capturedGuns')).toEqual([{ by: 'Liberal', place: placeNamed.haro, kind: 0, n: 1, kept: 1 }]);
  const [guns] = countersAt(s.pub, LIBERAL, 0, placeNamed.haro, IN_THE_OPEN);
  expect([guns !== undefined && pointsOf(s.pub, guns), s.pub.siege[placeNamed.haro]]).toEqual([1, 0]);
  expect(countersAt(s.pub, CARLIST, 0, placeNamed.haro)).toEqual([]);
});
test('L4, L35 a card for after the die is not asked for where none was rolled', () => {
  const s = scene.actions('Liberal', {
    year: 1838,
    units: { pamplona: ['l-lin-inf-1'] },
    hands: { Liberal: [cardNamed('L4')] },
    pub: { command: [0, 0], standing: [{ what: 'mina', side: LIBERAL, n: 6, until: 'phase' }] },
  });
  s.does('Liberal', 'activatePlace', 'pamplona').does('Liberal', 'group', ['l-lin-inf-1']);
  while (s.place() === '@moment.cards') s.does('Liberal', 'pass');
  expect([s.told('movementRoll'), s.told('allowance').at(-1)!.points]).toEqual([[], 7]);
  s.asks('Liberal', '11.1-f').refuses('Liberal', 'card', cardNamed('L4'));
});
test('17.2-c, C36 the second activation of a card cannot be held back, only let go', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['alsasua'],
    year: 1838,
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    pub: { tactics: [{ what: 'double-activation', side: CARLIST, n: 1 }] },
  }).formed();
  s.does('Liberal', 'holdBack').fires('Carlist', 'c-nav-inf-1', [6, 6, 6, 6]);
  s.refuses('Carlist', 'holdBack', null, '17.2-c').does('Carlist', 'enough');
});
test('L32 an empty Carlist hand is looked at, and the journal does not list nothing', () => {
  const s = scene.actions('Liberal', {
    year: 1838,
    units: { vitoria: ['l-lin-inf-1'] },
    hands: { Liberal: [cardNamed('L32')] },
  });
  s.does('Liberal', 'card', cardNamed('L32'));
  const [told] = s.heard('Liberal', 'sawHand');
  expect([en.facts.sawHand(told!), es.facts.sawHand(told!)]).toEqual([
    'The enemy holds no card.',
    'El enemigo no tiene cartas en la mano.',
  ]);
});
