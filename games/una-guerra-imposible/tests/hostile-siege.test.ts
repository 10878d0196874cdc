import { expect, test } from 'vitest';
import { BUILT, IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { countersAt, pointsAt } from '../queries/units.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { place, space } from './lay.ts';

const FIELD = 0;
const { liberal: L, carlist: C } = ARMY;

test('18.2-c, 13.2-d a relief from the sea: the besieged count, those who landed roll a die less, and the siege is over', () => {
  const s = combatAt('Liberal', {
    at: 'san-sebastian',
    by: [],
    liberal: ['l-lin-inf-1 landed', 'l-lin-inf-2 landed', 'l-pro-inf-1 inside'],
    carlist: ['c-gui-inf-1', 'c-gui-inf-2'],
    besieged: ['san-sebastian'],
    pub: { entries: [-1 - space('san-sebastian')] },
  });
  // Six or seven Carlist dice, then three and three.
  s.skirmish([...six(8), ...six(6)].slice(0, s.strength('c-gui-inf-1') + s.strength('c-gui-inf-2') + 6), [
    'l-lin-inf-1',
    'l-lin-inf-2',
  ]).spent();
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Carlist', attackers: 3, defenders: 2 });
  s.goes('Carlist', 'hernani');
  expect([s.pub.siege[space('san-sebastian')], s.post('l-pro-inf-1'), s.where('c-gui-inf-1')]).toEqual([
    0,
    IN_THE_OPEN,
    'hernani',
  ]);
});
test('17.9-f, 18.2-c those who came out of a siege to help do not flee with their rescuers', () => {
  const s = combatAt('Liberal', {
    at: 'haro',
    by: ['cenicero'],
    liberal: [...L, 'l-rea-inf-1 inside'],
    carlist: [...C],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  })
    .formed([...L], [...C])
    .held();
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1).does('Liberal', 'reinforce', ['l-rea-inf-1']);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  if (s.place() === 'shifting.fillUp') s.does('Liberal', 'toFront', []);
  s.held()
    .dice(...six(4))
    .does('Liberal', 'withdraw');
  s.goes('Liberal', 'cenicero');
  expect([s.where('l-lin-inf-1'), s.ways('Liberal')]).toEqual(['cenicero', ['gate']]);
});
test('18.1-h, 18.1-e the half hit of a first round counts in the second, and no longer in another assault', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: [],
    liberal: ['l-pro-inf-1 1 inside'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro');
  const roll = (hits: number) => [6, 6, ...Array.from({ length: 8 }, (_, i) => (i < hits ? 1 : 6))];
  s.dice(...roll(1))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2'])
    .does('Carlist', 'goOn');
  s.dice(...roll(1)).does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.told('wallsHit').map(({ losses, half }) => [losses, half]), s.where('l-pro-inf-1')]).toEqual([
    [
      [0, true],
      [1, false],
    ],
    null,
  ]);
  expect(s.pub.fortress[space('haro')]).toBe(BUILT + LIBERAL); // the garrison is still there
});
test('18.1-d an assault of Liberals on a Carlist city: four blocks, a garrison of E1', () => {
  const s = combatAt('Liberal', {
    at: 'bilbao',
    by: [],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'l-pro-inf-2', 'liberal field 1'],
    carlist: [],
    fortresses: { bilbao: 'Carlist' },
    besieged: ['bilbao'],
    pub: { vp: 3 },
  });
  s.does('Liberal', 'assault', 'bilbao').refuses(
    'Liberal',
    'storm',
    ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1', 'l-pro-inf-2'],
    '18.1-f',
  );
  s.dice(2, 1, 1, ...six(20)).does('Liberal', 'storm', ['l-lin-inf-1']);
  expect([s.told('garrisonFired')[0], s.pub.control[space('bilbao')], s.pub.vp]).toMatchObject([{ on: 1, die: 2 }, LIBERAL, 0]);
});
test('14.2-a, 18.3-a guns of a fallen fortress join the captor’s, and what his counter cannot show is lost', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: [],
    liberal: ['liberal field 4 inside'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2', 'carlist mountain 1'],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
  });
  s.does('Carlist', 'assault', 'haro');
  s.dice(6, 1, 1, ...six(10)).does('Carlist', 'storm', ['c-nav-inf-1']);
  if (s.place() === 'assault.another')
    s.does('Carlist', 'goOn')
      .dice(6, 1, 1, ...six(10))
      .does('Carlist', 'storm', ['c-nav-inf-1']);
  if (s.place() === 'fall.keep') s.does('Carlist', 'keepFortress');
  expect([pointsAt(s.pub, CARLIST, FIELD, place('haro')), pointsAt(s.pub, LIBERAL, FIELD, place('haro'), INSIDE)]).toEqual([
    2, 0,
  ]);
});
test('11.4-h, 11.5-b guns that waited on a road join those before the walls, though nobody has fought', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda', 'cenicero'],
    liberal: ['l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'carlist field 1', 'c-nav-inf-2 from cenicero', 'carlist field 1 from cenicero'],
    fortresses: { haro: 'Liberal' },
  });
  s.does('Liberal', 'stayInside', ['l-pro-inf-1']);
  expect([
    s.over(),
    countersAt(s.pub, CARLIST, FIELD, place('haro')).length,
    pointsAt(s.pub, CARLIST, FIELD, place('haro')),
  ]).toEqual([true, 1, 2]);
});
test('18-d, 11.5-b guns shut in with those that were inside become one unit', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-pro-inf-1', 'liberal field 1', 'liberal mountain 1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
    fortresses: { haro: 'Liberal' },
  });
  const guns = s.pub.at.flatMap((at, unit) => (unit > 72 && at === place('haro') ? [unit] : []));
  s.does('Liberal', 'stayInside', guns).skirmish(six(12), ['l-pro-inf-1'], ['c-nav-inf-1', 'c-nav-inf-2']);
  if (s.place() === 'retreat.way') s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([pointsAt(s.pub, LIBERAL, FIELD, place('haro'), INSIDE), s.post('l-pro-inf-1'), s.pub.siege[space('haro')]]).toEqual([
    1,
    INSIDE,
    s.pub.phases,
  ]);
});
