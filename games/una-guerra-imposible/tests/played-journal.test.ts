/** Each line of the journal cites the rule it comes from, and what the table asks is asked under its rule. */
import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { BUILT } from '../data/posts.ts';
import { FORTRESS_MARKERS } from '../data/units.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { scene } from './scene.ts';

const { liberal: L, carlist: C } = ARMY;
const plain = { at: 'salvatierra', by: ['vitoria'], liberal: [...L], carlist: [...C] } as const;
const rules = (s: { log: readonly { kind: string; rule: string }[] }, ...kinds: string[]): Record<string, string> =>
  Object.fromEntries(s.log.filter(({ kind }) => kinds.includes(kind)).map(({ kind, rule }) => [kind, rule]));

test('16-a, 16-c, 16-f, 16-k, 16-n a skirmish tells its steps under their rules', () => {
  const s = combatAt('Liberal', { ...plain, liberal: ['l-lin-inf-1', 'l-lin-inf-2'], carlist: ['c-nav-inf-1'] });
  s.skirmish([...six(4), ...six(8)]).goes('Carlist', 'alsasua');
  expect(rules(s, 'declared', 'kind', 'skirmish', 'revealed', 'volley', 'stays', 'retreated', 'changedHands')).toEqual({
    declared: '15-b',
    kind: '15-d',
    skirmish: '16-a',
    revealed: '16-c',
    volley: '16-f',
    stays: '16-k',
    retreated: '17.9-b',
    changedHands: '4.9-f',
  });
  const gone = combatAt('Liberal', { ...plain, liberal: ['l-lin-inf-1'], carlist: ['c-par-inf-1'] }).skirmish([6, 1, 6, 6, 6]);
  expect(rules(gone, 'stays', 'lostStrength', 'eliminated')).toEqual({ stays: '16-n', lostStrength: '16-i', eliminated: '16-i' });
});
test('17-a, 17.1-c, 17.2-a, 17.4-b, 17.4-f, 17.5-a, 17.7-b, 17.8-c a battle tells its steps under their rules', () => {
  const s = combatAt('Liberal', plain).formed();
  s.fires('Carlist', 'c-nav-inf-1', [1, 6, 6, 6]).dice(6, 6).does('Liberal', 'takeHits', ['l-lin-inf-1']);
  s.charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1')
    .dice(...six(6))
    .does('Carlist', 'countercharge', 'c-nav-cav-1');
  s.held()
    .does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn')
    .does('Liberal', 'toReserve', ['l-lin-inf-2'])
    .does('Carlist', 'toReserve', []);
  s.does('Liberal', 'toFront', ['l-lin-inf-2']).dice(1, 1).does('Liberal', 'rally', 'l-lin-inf-1').held();
  s.does('Liberal', 'fightOn')
    .dice(...six(4))
    .does('Carlist', 'withdraw');
  const kinds = [
    'battle',
    'round',
    'charged',
    'countercharged',
    'demoralised',
    'held',
    'wentBack',
    'wentForward',
    'rallied',
    'withdrew',
    'beaten',
    'chased',
  ];
  expect(rules(s, ...kinds)).toEqual({
    battle: '17-a',
    round: '17.2-a',
    charged: '17.4-c',
    countercharged: '17.4-f',
    demoralised: '17.5-a',
    held: '17.2-c',
    wentBack: '17.7-i',
    wentForward: '17.7-i',
    rallied: '17.7-i',
    withdrew: '17.7-b',
    beaten: '17.3-c',
    chased: '17.8-c',
  });
  expect(s.log.filter(({ kind }) => kind === 'fired').map(({ rule }) => rule)).toEqual(['17.4-b', '17.4-d', '17.4-d']);
  expect(s.told('wentBack')).toEqual([{ side: 'Liberal', n: 1 }]);
});
test('18.1-f, 18.1-h, 18.1-k, 18.1-l, 18.2-a, 18.3-a sieges tell their steps under their rules, and every block stands up after', () => {
  const s = combatAt('Carlist', {
    at: 'valmaseda',
    by: [],
    liberal: ['l-lin-inf-1 1 inside'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'],
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.does('Carlist', 'assault', 'valmaseda')
    .dice(6, 6, 1, 1, 1, 1, 6, 6, 6, 6)
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(rules(s, 'assault', 'garrisonFired', 'wallsHit', 'garrisonGone', 'fell')).toEqual({
    assault: '18.1-f',
    garrisonFired: '18.1-f',
    wallsHit: '18.1-h',
    garrisonGone: '18.1-k',
    fell: '18.3-a',
  });
  s.asks('Carlist', '18.3-b', 'keepFortress', 'razeFortress').does('Carlist', 'keepFortress');
  expect([rules(s, 'kept'), new Set(s.pub.shown), s.pub.fortress[placeNamed.valmaseda]]).toEqual([
    { kept: '18.3-b' },
    new Set([-1]),
    BUILT + 1,
  ]);
  expect(s.told('changedHands')).toEqual([{ space: placeNamed.valmaseda, to: 'Carlist', vp: 1 }]);
  const out = combatAt('Liberal', {
    at: 'bilbao',
    by: [],
    liberal: ['l-lin-inf-1 inside', 'liberal field 1 inside', 'liberal mountain 1 inside'],
    carlist: ['c-viz-inf-1'],
    besieged: ['bilbao'],
  });
  out.does('Liberal', 'sally', 'bilbao').asks('Liberal', '18.2-a', 'sallyWith');
  expect(out.members('Liberal', 'sallyWith')).toHaveLength(3); // the block, and guns of both kinds
  out.does('Liberal', 'sallyWith', ['l-lin-inf-1']);
  expect([rules(out, 'sortie'), out.told('sortie')]).toEqual([
    { sortie: '18.2-a' },
    [{ side: 'Liberal', space: placeNamed.bilbao, n: 1 }],
  ]);
});
test('18.1-k the last point of the besieged is not yet the garrison', () => {
  const s = combatAt('Carlist', {
    at: 'valmaseda',
    by: [],
    liberal: ['l-lin-inf-1 1 inside'],
    carlist: ['c-nav-inf-1', 'carlist field 2'],
    fortresses: { valmaseda: 'Liberal' },
    besieged: ['valmaseda'],
  });
  s.does('Carlist', 'assault', 'valmaseda').dice(6, 6, 1, 1, 6, 6).does('Carlist', 'storm', ['c-nav-inf-1']);
  expect([s.where('l-lin-inf-1'), s.told('garrisonGone')]).toEqual([null, []]);
  // 18.1-h the second round starts without a half hit; two more hits take the garrison
  s.does('Carlist', 'goOn').dice(6, 1, 1, 6, 6).does('Carlist', 'storm', ['c-nav-inf-1']);
  expect(s.told('garrisonGone')).toHaveLength(1);
});
test('18.3-b without a marker left the captor can only take the fortress off', () => {
  const falls = (left: number) => {
    const towns = Array.from({ length: 83 }, (_, space) => space).filter(
      space => ![placeNamed.valmaseda, placeNamed.bilbao].includes(space),
    );
    const t = {
      active: 'Carlist',
      units: { valmaseda: ['c-nav-inf-1'] },
      fortresses: { valmaseda: 'Liberal' },
      besieged: ['valmaseda'],
    } as const;
    const fortress = Array.from({ length: 83 }, () => 0);
    for (const city of ['bilbao', 'san-sebastian', 'vitoria', 'pamplona', 'logrono'] as const) fortress[placeNamed[city]] = BUILT;
    fortress[placeNamed.valmaseda] = BUILT;
    const others = towns.filter(space => fortress[space] === 0).slice(0, FORTRESS_MARKERS[1] - left);
    for (const space of others) fortress[space] = BUILT + 1;
    return scene.section('fall', { space: placeNamed.valmaseda }, { ...t, pub: { fortress } });
  };
  expect([falls(0).over(), falls(0).pub.fortress[placeNamed.valmaseda]]).toEqual([true, 0]);
  falls(1).asks('Carlist', '18.3-b', 'keepFortress', 'razeFortress');
});
test('7-c, 7-f, 7-h, 7.1-d, 7.3-a cards tell their steps under their rules', () => {
  const s = combatAt('Liberal', {
    ...plain,
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1', 'c-gui-inf-1'],
    year: 1838,
    hands: { Liberal: [cardNamed('L6')] },
  });
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-gui-inf-1']);
  s.dice(...six(12)).does('Liberal', 'lay', cardNamed('L6'));
  expect(rules(s, 'laidCard', 'turnedUp')).toEqual({ laidCard: '7.3-a', turnedUp: '7.3-a' });
  const none = scene.section('drawCard', { side: 'Liberal' }, { pub: { command: [0, 0] } });
  expect(rules(none, 'noCards', 'command')).toEqual({ noCards: '7-f', command: '7-f' });
  const works = scene.section('cardWorks', { side: 'Liberal' }, { works: { miranda: 'Liberal', haro: 'Liberal' } });
  works.asks('Liberal', '10.2-c', 'namePlace');
});
