import { expect, test } from 'vitest';
import type { CardName } from '../data/cards/vocabulary.ts';
import { cardNamed } from '../data/cards.ts';
import { FRONT_LINE, RESERVE } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { ARMY, combatAt, combatStep, marching, six } from './fighting.ts';
import { place, space } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

const [L, C]: [string[], string[]] = [[...ARMY.liberal], [...ARMY.carlist]];
const cards = (...names: CardName[]): number[] => names.map(cardNamed);
const poor = { command: [0, 0] as [number, number] };

test('L22, 18.2-a Luchana may be laid in a sortie: it goes against the besiegers of a fortress of one’s own', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: { durango: ['c-nav-inf-1 2', 'l-lin-inf-1 inside'] },
    fortresses: { durango: 'Liberal' },
    besieged: ['durango'],
    hands: { Liberal: cards('L22'), Carlist: cards('C2') },
  });
  s.does('Liberal', 'sally', 'durango').does('Liberal', 'sallyWith', ['l-lin-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  // C2 is undone: the defender fires at E1 and first because he defends, the Liberals at E2 - 1 + 1.
  s.does('Liberal', 'lay', cardNamed('L22')).dice(2, 2, 2, 2, 6, 6).does('Carlist', 'lay', cardNamed('C2')).spent();
  expect(s.told('volley').map(({ side, hits }) => [side, hits])).toEqual([
    ['Carlist', 0],
    ['Liberal', 2],
  ]);
  expect(s.told('voided')).toEqual([{ side: 'Carlist', card: cardNamed('C2') }]);
});
test('L22, 18.2-c against Carlists who besiege nothing Luchana is not to be laid', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1'],
    year: 1836,
    hands: { Liberal: cards('L22', 'L5') },
  });
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  s.refuses('Liberal', 'lay', cardNamed('L22')).offers('Liberal', 'lay', cardNamed('L5'));
});
test('C2, 18.2-a Carlists who sally in their mountains fire first with the Ambush', () => {
  const s = combatStep('Carlist', {
    units: { durango: ['l-lin-inf-1 1', 'c-viz-inf-1 inside'] },
    fortresses: { durango: 'Carlist' },
    besieged: ['durango'],
    hands: { Carlist: cards('C2') },
  });
  s.does('Carlist', 'sally', 'durango').does('Carlist', 'sallyWith', ['c-viz-inf-1']);
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-viz-inf-1']);
  // The one Liberal point is gone before it fires.
  s.dice(2, 6, 6, 6).does('Carlist', 'lay', cardNamed('C2')).spent();
  expect([s.pub.siege[space('durango')], s.where('c-viz-inf-1'), s.post('c-viz-inf-1')]).toEqual([0, 'durango', 0]);
});
test('C2, 4.6-a no Ambush in a region, nor in the abrupt ground of the Liberal zone', () => {
  const s = combatAt('Carlist', {
    at: 'penacerrada',
    by: ['maeztu'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-ala-inf-1'],
    hands: { Carlist: cards('C2', 'C5') },
  });
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1']).does('Carlist', 'pickToFire', ['c-ala-inf-1']);
  s.refuses('Carlist', 'lay', cardNamed('C2')).offers('Carlist', 'lay', cardNamed('C5'));
});
test('C7, 17.2-b the silence of the first round is over in the second', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: C,
    hands: { Liberal: cards('L6') },
    pub: { silenced: [place('salvatierra')] },
  }).formed();
  expect(s.told('laidCard')).toEqual([]);
  s.held().does('Carlist', 'fightOn').does('Liberal', 'fightOn');
  s.does('Carlist', 'toReserve', []).does('Liberal', 'toReserve', []).asks('Liberal', '7.3-a', 'lay', 'layNone');
});
test('C7, 11.6-k a group that is intercepted starts the combat all the same: the Liberals are silent', () => {
  const s = marching(
    'Carlist',
    {
      units: { maeztu: ['c-ala-inf-1'], laguardia: ['l-lin-inf-1'] },
      hands: { Carlist: cards('C7'), Liberal: cards('L5') },
      pub: { command: [1, 0] },
    },
    'maeztu',
    ['c-ala-inf-1'],
  );
  s.does('Carlist', 'card', cardNamed('C7')).does('Carlist', 'go', 'maeztu penacerrada').dice(6);
  s.does('Liberal', 'intercept', ['l-lin-inf-1']);
  expect(s.pub.silenced).toEqual([place('penacerrada')]);
});
test('C7 whoever meets nobody silences nobody, and the points are gone with the move', () => {
  const s = marching(
    'Carlist',
    { units: { maeztu: ['c-ala-inf-1'], segura: ['c-gui-inf-1'] }, hands: { Carlist: cards('C7') }, pub: poor },
    'maeztu',
    ['c-ala-inf-1'],
  );
  s.does('Carlist', 'card', cardNamed('C7'));
  expect(s.told('allowance').at(-1)).toEqual({ side: 'Carlist', points: 9 });
  s.does('Carlist', 'go', 'maeztu santa-cruz').does('Carlist', 'stop');
  expect([s.pub.silenced, s.pub.standing]).toEqual([[], []]);
});
test('L4, 11.1-b a train counts among the four blocks of the Flying Column, guns do not', () => {
  const four = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-ts-ts-1'];
  const laid = { units: { vitoria: [...four, 'l-pro-inf-1', 'liberal mountain 1'] }, hands: { Liberal: cards('L4') } };
  const may = scene.actions('Liberal', laid);
  const guns = may.pub.at.findIndex((at, unit) => unit >= 73 && at === place('vitoria'));
  may
    .does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', [...four, guns]);
  may.does('Liberal', 'card', cardNamed('L4'));
  expect(may.told('allowance').at(-1)).toEqual({ side: 'Liberal', points: 6 });
  const not = scene.actions('Liberal', laid).does('Liberal', 'activatePlace', 'vitoria').dice(3);
  not.does('Liberal', 'group', [...four, 'l-pro-inf-1']).asks('Liberal', '11.1-f');
});
test('L35, L4 who moves by Mina rolls no die, so the Flying Column has nothing to follow', () => {
  const s = scene.actions('Liberal', {
    units: { pamplona: ['l-lin-inf-1', 'l-lin-cav-1'] },
    hands: { Liberal: cards('L35', 'L4') },
    pub: { generals: true },
  });
  s.does('Liberal', 'card', cardNamed('L35')).does('Liberal', 'activatePlace', 'pamplona');
  s.does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-cav-1']).asks('Liberal', '11.1-f');
  expect(s.told('allowance').at(-1)).toEqual({ side: 'Liberal', points: 7 });
});
test('L35 groups that start elsewhere roll as ever, also those that end in Navarra', () => {
  const s = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1'] },
    hands: { Liberal: cards('L35') },
    pub: { generals: true },
  });
  s.does('Liberal', 'card', cardNamed('L35')).does('Liberal', 'activatePlace', 'vitoria').dice(1);
  s.does('Liberal', 'group', ['l-lin-inf-1']).spent();
  expect(s.told('allowance').at(-1)).toEqual({ side: 'Liberal', points: 3 });
});
test('L9, 11.2-f, 18.1-a a group that forced its march into the town stops before the militia and besieges it', () => {
  const s = marching(
    'Carlist',
    { units: { lodosa: ['c-nav-inf-1'] }, hands: { Liberal: cards('L9') }, pub: { command: [0, 0], vp: 0 } },
    'lodosa',
    ['c-nav-inf-1'],
  );
  for (const road of ['lodosa lerin', 'lerin lodosa', 'lodosa lerin']) s.does('Carlist', 'go', road);
  s.dice(6).does('Carlist', 'force', 'lerin calahorra').does('Liberal', 'card', cardNamed('L9'));
  s.combat();
  expect([s.pub.vp, s.pub.siege[space('calahorra')] === s.pub.phases]).toEqual([0, true]);
});
test('L9, 11.6-k where Liberals have intercepted into the town there is no empty town for the militia', () => {
  const s = marching(
    'Carlist',
    {
      units: { lerin: ['c-nav-inf-1'], ausejo: ['l-lin-inf-1'] },
      hands: { Liberal: cards('L9') },
      pub: { command: [1, 0] },
    },
    'lerin',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'lerin calahorra').dice(5).does('Liberal', 'intercept', ['l-lin-inf-1']).asks('Carlist', '10-d');
  expect(s.own.Liberal.hand).toEqual(cards('L9'));
});
test('L8, 24.5-a in winter a convoy reaches a besieged port that works, and no other besieged place', () => {
  const t = tableOf({
    year: 1834,
    units: {
      'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-1 inside'],
      vitoria: ['c-ala-inf-1', 'l-lin-inf-2 inside'],
      haro: ['l-lin-inf-3'],
    },
    besieged: ['san-sebastian', 'vitoria'],
    hands: { Liberal: cards('L8') },
  });
  const s = stage.from('supply', { side: 'Liberal', winter: true }, t).does('Liberal', 'card', cardNamed('L8'));
  if (s.place() === 'effects.branch') s.does('Liberal', 'branch', s.offered('Liberal', 'branch')[0]!);
  s.asks('Liberal', '19.2-h').offers('Liberal', 'namePlace', 'san-sebastian').refuses('Liberal', 'namePlace', 'vitoria');
  // A die of 3 with 1 added, for no field gun stands outside.
  s.dice(3).does('Liberal', 'namePlace', 'haro').spent();
  expect(s.told('besiegedRolls').map(({ modifier, losses }) => [modifier, losses])).toEqual([[1, 0]]);
});
test('L28, C14, 23.2-b found by a relentless pursuit, lost again: the marker is +1 and no second search is made', () => {
  const s = combatStep('Liberal', {
    year: 1837,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'] },
    hands: { Liberal: cards('L28'), Carlist: cards('C14') },
    pub: { pursuit: [0, 0, 0, 0, 0, 0, 0, 0, 0].map((_, region) => (region === regionNamed.aragon ? 2 : 0)) },
  });
  s.does('Liberal', 'search', 'aragon').dice(1).does('Liberal', 'card', cardNamed('L28'));
  s.does('Carlist', 'card', cardNamed('C14'));
  expect([s.pub.pursuit[regionNamed.aragon], s.told('volley'), s.over()]).toEqual([1, [], true]);
});
test('C14, 23.2-b a search that needs no die can be shaken off too', () => {
  const s = combatStep('Liberal', {
    year: 1837,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'] },
    hands: { Carlist: cards('C14') },
    pub: { pursuit: Array.from({ length: 9 }, (_, region) => (region === regionNamed.aragon ? 5 : 0)) },
  });
  s.does('Liberal', 'search', 'aragon').does('Carlist', 'card', cardNamed('C14'));
  expect(s.pub.pursuit[regionNamed.aragon]).toBe(1);
});
test('C22, 17.7-f the Guides of Navarre pass the test to come to a battle in that round, without dice', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['alsasua', 'segura'],
    liberal: L,
    carlist: [...C, 'c-nav-inf-3 from segura'],
    year: 1836,
    hands: { Carlist: cards('C22') },
  }).formed(L, C);
  s.does('Carlist', 'lay', cardNamed('C22')).held().does('Carlist', 'fightOn').does('Liberal', 'fightOn');
  s.does('Carlist', 'reinforce', ['c-nav-inf-3']);
  expect(s.line('c-nav-inf-3')).toBe(RESERVE);
});
test('C9, 17.7-i the box that the river takes stays away when the line is filled again', () => {
  const army = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4'];
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: army,
    carlist: C,
    hands: { Carlist: cards('C9') },
  }).formed(army.slice(0, 3), C);
  s.does('Carlist', 'lay', cardNamed('C9')).does('Liberal', 'markBlock', 'l-lin-inf-3');
  expect([s.line('l-lin-inf-3'), s.line('l-lin-inf-2')]).toEqual([RESERVE, FRONT_LINE]);
  s.held().does('Liberal', 'fightOn').does('Carlist', 'fightOn').does('Liberal', 'toReserve', []);
  s.does('Carlist', 'toReserve', []).refuses('Liberal', 'toFront', ['l-lin-inf-3'], '17.1-b');
});
test('C27, 17.3-c an orderly withdrawal leaves the guns and the train, whatever the ground', () => {
  const guns = [...C.slice(0, 3), 'carlist field 2', 'c-ts-ts-1'];
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: L,
    carlist: guns,
    year: 1837,
    hands: { Carlist: cards('C27') },
    pub: { control: tableOf({}).pub.control },
  }).formed(L, C.slice(0, 3));
  s.does('Carlist', 'lay', cardNamed('C27')).held().does('Carlist', 'withdraw');
  expect([s.told('chased'), s.told('capturedGuns')]).toEqual([[], []]);
});
test('C27, 17.3-a but in a rout it is of no use', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: L,
    carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1', 'carlist field 2'],
    year: 1837,
    hands: { Carlist: cards('C27') },
  }).formed(L, ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']);
  s.does('Carlist', 'lay', cardNamed('C27')).fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 6, ...six(15)]);
  expect([s.told('chased').map(({ rout }) => rout), s.told('capturedGuns').map(({ n }) => n)]).toEqual([[true], [2]]);
});
test('L21, 10-e a fortress of the card may be begun by a block that has not acted, and then it has', () => {
  const s = scene.actions(
    'Liberal',
    {
      year: 1836,
      units: { haro: ['l-lin-inf-1'] },
      hands: { Liberal: cards('L21') },
      pub: { ...poor },
    },
    1,
  );
  s.does('Liberal', 'card', cardNamed('L21'));
  if (s.place() === 'effects.branch') s.does('Liberal', 'branch', s.offered('Liberal', 'branch')[0]!);
  if (s.place() === 'cardBuild.which') s.does('Liberal', 'build', 'l-lin-inf-1');
  expect([s.pub.points, s.told('builds').length]).toEqual([2, 1]);
  s.refuses('Liberal', 'activatePlace', 'haro', '10.1-a');
});
test('C3, 11.6-j the card pays for one attempt: with no command point no second space is announced', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], villaro: ['c-viz-inf-2'] },
      hands: { Carlist: cards('C3', 'C5') },
      pub: poor,
    },
    'vitoria',
    ['l-lin-inf-1'],
    3,
  );
  s.does('Liberal', 'go', 'vitoria villarreal')
    .does('Carlist', 'card', cardNamed('C3'))
    .does('Carlist', 'intercept', ['c-viz-inf-1']);
  if (s.place() === 'interceptions.announce') s.refuses('Carlist', 'intercept', ['c-viz-inf-2']).does('Carlist', 'pass');
  expect([s.where('c-viz-inf-1'), s.where('c-viz-inf-2'), s.pub.standing]).toEqual(['villarreal', 'villaro', []]);
});
test('C3, 8-d with a command point too the second attempt costs it, and is rolled for', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], villaro: ['c-viz-inf-2'] },
      hands: { Carlist: cards('C3') },
      pub: { command: [0, 1] },
    },
    'vitoria',
    ['l-lin-inf-1'],
    3,
  );
  s.does('Liberal', 'go', 'vitoria villarreal')
    .does('Carlist', 'card', cardNamed('C3'))
    .does('Carlist', 'intercept', ['c-viz-inf-1']);
  s.does('Carlist', 'intercept', ['c-viz-inf-2']).dice(1).does('Carlist', 'settleFirst', 'villaro').spent();
  expect([s.where('c-viz-inf-1'), s.where('c-viz-inf-2'), s.pub.command[1]]).toEqual(['villarreal', 'villaro', 0]);
});
test('L3, 11.6-j the Informers pay for one attempt, the second costs a command point', () => {
  const s = marching(
    'Carlist',
    {
      units: { estella: ['c-nav-inf-1'], lodosa: ['l-lin-inf-1'], tafalla: ['l-lin-inf-2'] },
      hands: { Liberal: cards('L3') },
      pub: { command: [1, 0] },
    },
    'estella',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'estella lerin').does('Liberal', 'card', cardNamed('L3')).does('Liberal', 'intercept', ['l-lin-inf-1']);
  expect(s.pub.command[0]).toBe(1);
  s.does('Liberal', 'intercept', ['l-lin-inf-2']).dice(1, 1).does('Liberal', 'settleFirst', 'lodosa').spent();
  expect([s.pub.command[0], s.where('l-lin-inf-1'), s.place()]).toEqual([0, 'lodosa', 'march.step']);
});
test('C3, 11.6-i a group that a card has let in is not stopped by a second card of the same space', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'], vergara: ['c-gui-inf-1', 'c-gui-inf-2'] },
      hands: { Carlist: cards('C3') },
      pub: { command: [0, 1] },
    },
    'vitoria',
    ['l-lin-inf-1'],
    5,
  );
  s.does('Liberal', 'go', 'vitoria mondragon').dice(1).does('Carlist', 'intercept', ['c-gui-inf-1']);
  // 11.6-i Its attempt is made: the card could serve another space, and there is none.
  s.asks('Liberal', '11.1-f');
  expect(s.own.Carlist.hand).toEqual(cards('C3'));
});
test('L5, 16-f in a region the volley of the card is thrown again in one round only', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1 2'] },
    hands: { Liberal: cards('L5') },
    pub: { pursuit: Array.from({ length: 9 }, (_, region) => (region === regionNamed.aragon ? 5 : 0)) },
  });
  s.does('Liberal', 'search', 'aragon');
  s.dice(6, 6, 6, 6, 6, 6, 6, 6).does('Liberal', 'lay', cardNamed('L5')).spent();
  s.dice(6, 6, 6, 6, 6, 6).does('Liberal', 'goOn').does('Carlist', 'goOn').spent();
  expect(s.told('volley').map(({ shots }) => shots[0]!.again.length)).toEqual([2, 0, 0, 0]);
});
test('L6, 23.2-d, 23.2-g in a region the lancers of the card go on through all rounds of the one skirmish', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'l-lin-cav-1 1'] },
    hands: { Liberal: cards('L6') },
    pub: { pursuit: Array.from({ length: 9 }, (_, region) => (region === regionNamed.aragon ? 5 : 0)) },
  });
  s.does('Liberal', 'search', 'aragon').dice(6, 6, 6, 6, 6).does('Liberal', 'lay', cardNamed('L6'));
  s.dice(6, 6, 6, 6, 6).does('Liberal', 'goOn').does('Carlist', 'goOn');
  expect(
    s
      .told('volley')
      .filter(({ side }) => side === 'Liberal')
      .map(({ shots }) => shots[0]!.on),
  ).toEqual([4, 4]);
});
test('C16, 16-h, 23.2-c the powder shortage ends with the Carlist phase: his guns speak when he is attacked', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: ['l-lin-inf-1 1'],
    carlist: ['c-nav-inf-1 1', 'carlist mountain 2'],
    year: 1835,
    pub: { standing: [{ what: 'powder-shortage', side: 1, n: 1, until: 'phase' }] },
  }).skirmish([6, 6]);
  s.spent();
  expect(s.told('volley').map(({ guns }) => guns.length)).toEqual([0, 0]);
});
test('C36, 17.2-c the second activation of the card is offered once in the round, and may be let pass', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: C,
    year: 1837,
    hands: { Carlist: cards('C36') },
    pub: { generals: true },
  }).formed();
  s.does('Carlist', 'lay', cardNamed('C36')).fires('Liberal', 'l-lin-inf-1', six(4)).fires('Carlist', 'c-nav-inf-1', six(4));
  s.asks('Carlist', '17.2-c').fires('Carlist', 'c-nav-inf-2', six(4)).asks('Liberal', '17.2-c');
  s.fires('Liberal', 'l-lin-inf-2', six(4)).fires('Carlist', 'c-gui-inf-1', six(4)).asks('Liberal', '17.2-c');
});
test('L36, 17.2-d the general’s first activation goes before a Carlist who defends a refuge, and he has one then, not two', () => {
  const s = combatAt('Liberal', {
    at: 'amescoas',
    by: ['salvatierra'],
    liberal: L,
    carlist: C,
    year: 1835,
    hands: { Liberal: cards('L36') },
    pub: { generals: true },
  }).formed();
  s.does('Liberal', 'lay', cardNamed('L36')).asks('Liberal', '17.2-c').fires('Liberal', 'l-lin-inf-1', six(4));
  s.asks('Carlist', '17.2-c').fires('Carlist', 'c-nav-inf-1', six(4)).asks('Liberal', '17.2-c');
});
