/** What a question points at, and how it is said: everything that is chosen among blocks, places or cards can be clicked where it lies. */
import { expect, test } from 'vitest';
import { meantAt } from '../board/meant.ts';
import { blockCode } from '../data/blocks.ts';
import { spaceNamed } from '../data/spaces.ts';
import { blockHitsOn } from '../queries/skirmish.ts';
import { thingsOf } from '../queries/things.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { block, lay, road } from './lay.ts';

test('16-b, 17.1-b, 18.1-f blocks that fire, form up or assault are pointed at by their tokens, and so is whoever takes the hits', () => {
  for (const deed of [
    'pickToFire',
    'takeHits',
    'formUp',
    'toFront',
    'toReserve',
    'storm',
    'stayInside',
    'reinforce',
    'sallyWith',
  ])
    expect(thingsOf(deed, [3, 5, 5]), deed).toEqual(['unit:3', 'unit:5']);
  for (const deed of ['nameBlock', 'markBlock', 'suffer', 'rally', 'countercharge', 'dissolve'])
    expect(thingsOf(deed, 7), deed).toEqual(['unit:7']);
  expect(thingsOf('engage', { token: 4, target: 60, support: false, counterBattery: 0, named: false })).toEqual([
    'unit:4',
    'unit:60',
  ]);
  expect(thingsOf('merge', { from: 4, into: 6 })).toEqual(['unit:4', 'unit:6']);
});
test('7.1-b, 7.3-a a card is pointed at in the hand', () => {
  for (const deed of ['card', 'lay', 'discard']) expect(thingsOf(deed, 8), deed).toEqual(['card:8']);
});
test('15-d, 17.9-b combats, assaults and sorties are pointed at by their place, a retreat by its road and its end alone', () => {
  for (const deed of ['fightAt', 'assault', 'sally', 'breakOut', 'fallBack', 'namePlace'])
    expect(thingsOf(deed, 12), deed).toEqual(['space:12']);
  expect(thingsOf('retreatAll', { by: 'road', road: 9, to: 12 })).toEqual(['road:9', 'space:12']);
  expect(thingsOf('retreatAll', { by: 'gate' })).toEqual([]);
});

test('10.1-a, 19.2-h, 5.4-a one point left, one block, lancers: number and verb agree in both languages', () => {
  const spent = (left: number) => es.facts.pointsSpent({ side: 'Carlist', halves: 2, left });
  expect([spent(4), spent(2), spent(1), spent(0)].map(line => line.split('; ')[1])).toEqual([
    'les quedan 2.',
    'les queda 1.',
    'les queda ½.',
    'no les queda ninguno.',
  ]);
  const lost = { block: blockCode.indexOf('POL'), place: spaceNamed.vitoria, n: 2, left: 1 };
  expect(es.facts.lostStrength(lost as never)).toBe('Lanceros polacos pierden 2 puntos en Vitoria y quedan con 1.');
  expect(en.facts.lostStrength(lost as never)).toBe('Polish Lancers in Vitoria lose 2 points and have 1.');
});
test('15-b only what is there is declared', () => {
  const said = { side: 'Carlist', place: spaceNamed.vitoria, infantry: 1, cavalry: 0, trains: 0, bands: 1 } as const;
  expect(es.facts.declared(said)).toBe('Los carlistas declaran en Vitoria: 1 de infantería (una partida).');
  expect(en.facts.declared({ ...said, infantry: 0, bands: 0 })).toBe('The Carlists declare in Vitoria: no unit.');
});

test('11.1-f a way is named and pointed at by where it leads, also where friends stand at both ends; through, for a countermarch (12.3-a)', () => {
  const t = lay({ units: { estella: ['l-rea-inf-1'], 'puente-la-reina': ['l-lin-inf-1'] } });
  const view = { me: 'Liberal' as const, pub: t.pub, own: t.own.Liberal } as never;
  const [from, way] = [spaceNamed.estella, road('estella', 'puente-la-reina')];
  expect(thingsOf('go', way, { at: from, road: -1 })).toEqual([`road:${way}`, `space:${spaceNamed['puente-la-reina']}`]);
  expect(en.deeds.go(way, view, { at: from })).toBe('March to Puente la Reina');
  expect(es.deeds.go(way, view, { at: spaceNamed['puente-la-reina'] })).toBe('Mover a Estella');
  expect(es.deeds.countermarch(way, view, { at: from })).toBe('Contramarcha por Puente la Reina');
  expect(en.deeds.go(way, view)).toContain('by the road');
});
test('16-g, 18.1-i who may fire or assault is named with his dice and what they hit on there', () => {
  const t = lay({
    active: 'Liberal',
    fortresses: { estella: 'Carlist' },
    units: { maeztu: ['l-rea-inf-1', 'l-lin-cav-1 2 landed'], estella: ['l-lin-inf-1 3', 'c-nav-inf-1 inside'] },
  });
  const view = { me: 'Liberal' as const, pub: t.pub, own: t.own.Liberal } as never;
  const said = (deed: 'pickToFire' | 'storm', unit: number) => en.members?.[deed]?.(unit as never, view).split(': ')[1];
  expect(said('pickToFire', block('l-rea-inf-1'))).toBe(
    `4 dice, on 1-${blockHitsOn(spaceNamed.maeztu, block('l-rea-inf-1'), 0)}`.replace('1-1', '1'),
  );
  expect(said('pickToFire', block('l-lin-cav-1'))).toContain('1 die, ');
  expect(said('storm', block('l-lin-inf-1'))).toMatch(/^3 dice, on 1/);
  expect(es.members?.storm?.(block('l-lin-inf-1') as never, view)).toContain(': 3 dados, con ');
});

test("10.1-a a click on one's own blocks means their place, on nobody else's and for no other deed", () => {
  const { pub } = lay({ units: { estella: ['l-rea-inf-1', 'c-nav-inf-1'], maeztu: ['l-lin-inf-1'] } });
  const at = spaceNamed.estella;
  expect(meantAt(pub, 'Liberal', 'activatePlace', at)).toEqual([`unit:${block('l-rea-inf-1')}`]);
  expect(meantAt(pub, 'Carlist', 'assault', at)).toEqual([`unit:${block('c-nav-inf-1')}`]);
  expect(meantAt(pub, 'Liberal', 'put', at)).toEqual([]);
  expect(meantAt(pub, null, 'activatePlace', at)).toEqual([]);
});
