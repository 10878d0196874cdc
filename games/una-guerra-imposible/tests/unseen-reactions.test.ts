import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { ACTED, INSIDE } from '../data/posts.ts';
import { CARLIST } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { field, scene } from './scene.ts';

type Name = Parameters<typeof block>[0];
type Marched = ReturnType<typeof scene.actions>;
const at = (s: Marched, name: Name): number => s.pub.at[block(name)]!;
const strength = (s: Marched, name: Name): number => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name)]!;
const command = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });
const liberals = (laid: Parameters<typeof scene.actions>[1], from: string, die: number, group: unknown[]) =>
  scene.actions('Liberal', laid).does('Liberal', 'activatePlace', from).dice(die).does('Liberal', 'group', group);
const carlists = (laid: Parameters<typeof scene.actions>[1], from: string, group: unknown[]) => {
  const s = scene.actions('Carlist', laid).does('Carlist', 'activatePlace', from);
  if (s.place() === 'activation.gather') s.does('Carlist', 'pass');
  return s.does('Carlist', 'group', group);
};
const slip = (s: Marched, to: Parameters<typeof place>[0]): Marched =>
  s.does('Carlist', 'retreatAll', s.offered('Carlist', 'retreatAll').find(way => way.by === 'road' && way.to === place(to))!);

test('11.6-a, 11.2-e interception after a forced march: the loss comes first, then the interceptors stand in the way', () => {
  const s = carlists(
    { units: { lodosa: ['c-nav-inf-1'], arnedo: ['l-lin-inf-1'] }, pub: { ...command(1, 0), vp: 0 } },
    'lodosa',
    ['c-nav-inf-1'],
  );
  for (const road of ['lodosa lerin', 'lerin lodosa', 'lodosa lerin']) s.does('Carlist', 'go', road);
  s.dice(2).does('Carlist', 'force', 'lerin calahorra').asks('Liberal', '11.6-a');
  expect(strength(s, 'c-nav-inf-1')).toBe(3);
  s.dice(2).does('Liberal', 'intercept', ['l-lin-inf-1']).asks('Carlist', '10-d');
  expect([at(s, 'l-lin-inf-1'), s.pub.vp, s.pub.command[0]]).toEqual([place('calahorra'), 0, 0]);
});
test('11.6-a, 11.2-b nobody is asked to intercept a group that died of its forced march', () => {
  const s = carlists({ units: { lodosa: ['c-nav-inf-1 1'], arnedo: ['l-lin-inf-1'] }, pub: command(1, 0) }, 'lodosa', [
    'c-nav-inf-1',
  ]);
  for (const road of ['lodosa lerin', 'lerin lodosa', 'lodosa lerin']) s.does('Carlist', 'go', road);
  s.dice(1).does('Carlist', 'force', 'lerin calahorra').asks('Carlist', '10-d');
});
test('11.6-g a die equal to the blocks fails; trains count, guns and backpacks do not', () => {
  const laid = {
    units: {
      vitoria: ['l-lin-inf-1'],
      durango: ['c-viz-inf-1', 'c-viz-inf-2', 'c-ts-ts-1', 'carlist field 1', 'carlist backpack 1'],
    },
    pub: command(0, 1),
  };
  const tried = (die: number) => {
    const s = liberals(laid, 'vitoria', 3, ['l-lin-inf-1']).does('Liberal', 'go', 'vitoria villarreal');
    const guns = field('Carlist', s.table);
    s.dice(die).does('Carlist', 'intercept', ['c-viz-inf-1', 'c-viz-inf-2', 'c-ts-ts-1', guns]);
    return [at(s, 'c-viz-inf-1') === place('villarreal'), s.pub.at[guns] === place('villarreal')];
  };
  expect([tried(3), tried(4)]).toEqual([
    [false, false],
    [true, true],
  ]);
});
test('11.6-i, 11.6-h a group that has failed may try again when the enemy moves on beside it, for another point', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], vergara: ['c-gui-inf-1'] }, pub: command(0, 2) }, 'vitoria', 5, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'vitoria mondragon').dice(1).does('Carlist', 'intercept', ['c-gui-inf-1']);
  expect([at(s, 'c-gui-inf-1'), s.pub.command[CARLIST]]).toEqual([place('vergara'), 1]);
  s.does('Liberal', 'go', 'mondragon onate').asks('Carlist', '11.6-a').dice(6).does('Carlist', 'intercept', ['c-gui-inf-1']);
  expect([at(s, 'c-gui-inf-1'), s.pub.command[CARLIST]]).toEqual([place('onate'), 0]);
});
test('11.6-j, 11.6-k three spaces try, one fails: all dice fall, and those who came stand together', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], villaro: ['c-viz-inf-2'], mondragon: ['c-gui-inf-1'] },
      pub: command(0, 3),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').does('Carlist', 'intercept', ['c-viz-inf-1']);
  s.does('Carlist', 'intercept', ['c-viz-inf-2']).does('Carlist', 'intercept', ['c-gui-inf-1']);
  s.dice(6).does('Carlist', 'settleFirst', 'mondragon').dice(1, 4).does('Carlist', 'settleFirst', 'durango').spent();
  expect([at(s, 'c-gui-inf-1'), at(s, 'c-viz-inf-1'), at(s, 'c-viz-inf-2')]).toEqual([
    place('villarreal'),
    place('durango'),
    place('villarreal'),
  ]);
  expect(s.pub.command[CARLIST]).toBe(0);
});
test('11.6-k an interception into an empty space stops the group there', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] }, pub: command(0, 1) }, 'vitoria', 5, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'vitoria villarreal').dice(5).does('Carlist', 'intercept', ['c-viz-inf-1']);
  s.asks('Liberal', '10-d');
  expect(at(s, 'l-lin-inf-1')).toBe(place('villarreal'));
});
test('11.6-b Liberals beside a Carlist who marches through the Carlist zone are not asked, beside one outside they are', () => {
  const s = carlists(
    { units: { orduna: ['c-nav-inf-1'], valmaseda: ['l-lin-inf-1'], salinas: ['l-lin-inf-2'] }, pub: command(3, 0) },
    'orduna',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'orduna sodupe').asks('Carlist', '11.1-f');
  s.does('Carlist', 'go', 'sodupe orduna').does('Carlist', 'go', 'orduna villasana').asks('Liberal', '11.6-a');
});
test('11.6-c into a space where a friend of the mover stands nobody intercepts', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], villarreal: ['l-lin-inf-2'], durango: ['c-viz-inf-1'] }, pub: command(0, 2) },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').asks('Liberal', '11.1-f');
});
test('11.6-c into a space with a fortress of the mover nobody intercepts, unless it is besieged', () => {
  const free = liberals(
    { units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] }, fortresses: { villarreal: 'Liberal' }, pub: command(0, 2) },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  free.does('Liberal', 'go', 'vitoria villarreal').asks('Liberal', '11.1-f');
  const besieged = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], villarreal: ['c-viz-inf-2', 'l-pro-inf-1 inside'] },
      fortresses: { villarreal: 'Liberal' },
      besieged: ['villarreal'],
      pub: command(0, 2),
    },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  besieged
    .does('Liberal', 'go', 'vitoria villarreal')
    .asks('Carlist', '11.6-a')
    .dice(2)
    .does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect(at(besieged, 'c-viz-inf-1')).toBe(place('villarreal'));
});
test('11.6-o, 11.4-j an interceptor who leaves a siege lifts it if he was the last', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], villarreal: [], durango: ['c-viz-inf-1', 'l-pro-inf-1 inside'] },
      fortresses: { durango: 'Liberal' },
      besieged: ['durango'],
      pub: command(0, 1),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').dice(2).does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect([s.pub.siege[space('durango')], s.pub.post[block('l-pro-inf-1')]]).toEqual([0, 0]);
});
test('11.6-l besieged Carlists do not intercept', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['l-pro-inf-1', 'c-viz-inf-1 inside'] },
      fortresses: { durango: 'Carlist' },
      besieged: ['durango'],
      pub: command(0, 1),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').asks('Liberal', '11.1-f');
});
test('11.6-n out of a refuge any number comes without a die, for a point', () => {
  const five = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-nav-cav-1'];
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], amescoas: five }, pub: command(0, 1) }, 'vitoria', 5, ['l-lin-inf-1']);
  s.does('Liberal', 'go', 'vitoria salvatierra').does('Carlist', 'intercept', five).spent();
  expect([at(s, 'c-nav-cav-1'), s.pub.command[CARLIST]]).toEqual([place('salvatierra'), 0]);
});
test('11.6-m an interceptor has not acted', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] }, pub: command(0, 1) }, 'vitoria', 5, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'vitoria villarreal').dice(5).does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect(s.own.Carlist.done[block('c-viz-inf-1')]! & ACTED).toBe(0);
});
test('11.6-j without points only as many attempts as cards allow', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], mondragon: ['c-gui-inf-1'] },
      hands: { Carlist: [cardNamed('C3')] },
      pub: command(0, 0),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria villarreal').refuses('Carlist', 'intercept', ['c-viz-inf-1']);
  s.does('Carlist', 'card', cardNamed('C3')).does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect(at(s, 'c-viz-inf-1')).toBe(place('villarreal'));
});

test('12.2-a a die equal to the blocks fails, guns are not counted and go along', () => {
  const tried = (die: number) => {
    const s = liberals(
      {
        units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist mountain 1'] },
        pub: command(0, 0),
      },
      'vitoria',
      3,
      ['l-lin-inf-1'],
    ).does('Liberal', 'go', 'vitoria salvatierra');
    s.dice(die).does('Carlist', 'evade');
    return s;
  };
  tried(2).asks('Liberal', '10-d');
  const gone = tried(3).does('Carlist', 'hideGuns', []);
  slip(gone, 'alsasua').asks('Liberal', '11.1-f');
  expect([at(gone, 'c-nav-inf-1'), pointsAt(gone.pub, CARLIST, 1, place('alsasua'))]).toEqual([place('alsasua'), 1]);
});
test('12.2-a, 12.2-b a train counts: three infantry and a train do not evade', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-ts-ts-1'] },
      pub: command(0, 0),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').asks('Liberal', '10-d');
});
test('12.2-a outside the Carlist zone nobody evades', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], miranda: ['c-nav-inf-1'] }, pub: command(0, 0) }, 'vitoria', 3, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'vitoria miranda').asks('Liberal', '10-d');
});
test('12.2-f, 12.2-e the same band slips away twice before one group', () => {
  const s = liberals({ units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-par-inf-1'] }, pub: command(0, 0) }, 'vitoria', 5, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade');
  slip(s, 'alsasua').does('Liberal', 'go', 'salvatierra alsasua').dice(6).does('Carlist', 'evade');
  slip(s, 'irurzun').asks('Liberal', '11.1-f');
  expect(at(s, 'c-par-inf-1')).toBe(place('irurzun'));
});
test('12.2-f, 12.2-b who stood fast before the first group is not asked before the second', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'], salvatierra: ['c-nav-inf-1'] }, pub: command(0, 0) },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').does('Carlist', 'standFast').dice(3).does('Liberal', 'group', ['l-lin-inf-2']);
  s.does('Liberal', 'go', 'vitoria salvatierra').asks('Liberal', '10-d');
});
test('12.2-k evasion into a siege: friends who besiege an enemy fortress beside are a place to go', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1'], alsasua: ['c-nav-inf-2', 'l-pro-inf-1 inside'] },
      fortresses: { alsasua: 'Liberal' },
      besieged: ['alsasua'],
      pub: command(0, 0),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade');
  slip(s, 'alsasua');
  expect([at(s, 'c-nav-inf-1'), s.pub.siege[space('alsasua')]]).toEqual([place('alsasua'), 4]);
});
test('12.2-k not by the road the enemy came, and never where enemies are', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1'], alsasua: ['l-pro-inf-1'] }, pub: command(0, 0) },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade');
  const to = s.offered('Carlist', 'retreatAll').map(way => (way.by === 'road' ? way.to : -1));
  expect(to.sort()).toEqual([place('segura'), place('amescoas'), place('maeztu')].sort());
});
test('12.2-l besiegers evade a relief, and then the siege is over', () => {
  const s = liberals(
    {
      units: { bilbao: ['l-lin-inf-1'], durango: ['c-viz-inf-1', 'l-pro-inf-1 inside'] },
      fortresses: { durango: 'Liberal' },
      besieged: ['durango'],
      pub: command(0, 0),
    },
    'bilbao',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'bilbao durango').dice(6).does('Carlist', 'evade');
  slip(s, 'eibar').does('Liberal', 'stop');
  expect([s.pub.siege[space('durango')], s.pub.post[block('l-pro-inf-1')]]).toEqual([0, 0]);
});
test('12.2-i in a refuge five slip away without a die', () => {
  const five = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-nav-cav-1'];
  const s = liberals({ units: { salvatierra: ['l-lin-inf-1'], amescoas: five }, pub: command(0, 0) }, 'salvatierra', 3, [
    'l-lin-inf-1',
  ]);
  s.does('Liberal', 'go', 'salvatierra amescoas').does('Carlist', 'evade');
  slip(s, 'alsasua').asks('Liberal', '11.1-f').spent();
  expect(at(s, 'c-nav-cav-1')).toBe(place('alsasua'));
});
test('12.2-c, 17.9-d evading Carlists may part', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2'] }, pub: command(0, 0) },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(3).does('Carlist', 'evade');
  const way = s.offered('Carlist', 'retreatSome').find(one => one.by === 'road' && one.to === place('segura'))!;
  s.does('Carlist', 'retreatSome', way).does('Carlist', 'retreating', ['c-nav-inf-2']);
  slip(s, 'alsasua');
  expect([at(s, 'c-nav-inf-1'), at(s, 'c-nav-inf-2')]).toEqual([place('alsasua'), place('segura')]);
});
test('12.2-d, 18-a who stays in the fortress is asked about the walls in the combat step', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-par-inf-1'] },
      fortresses: { salvatierra: 'Carlist' },
      pub: command(0, 0),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade').does('Carlist', 'remain', 'c-par-inf-1');
  s.asks('Liberal', '10-d');
  expect([at(s, 'c-par-inf-1'), s.pub.post[block('c-par-inf-1')]]).toEqual([place('salvatierra'), 0]);
  expect(INSIDE).not.toBe(0);
});
test('12.2-d, 12.2-e if all leave a Carlist fortress the group may go on past its garrison', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1'] },
      fortresses: { salvatierra: 'Carlist' },
      pub: command(0, 0),
    },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade').does('Carlist', 'pass');
  slip(s, 'alsasua').asks('Liberal', '11.1-f').offers('Liberal', 'go', 'salvatierra maeztu');
});

test('12.1-b six blocks at most after a concentration, trains apart', () => {
  const s = scene.actions('Carlist', {
    units: {
      segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-gui-inf-2', 'c-ts-ts-1'],
      alsasua: ['c-viz-inf-1'],
      onate: ['c-viz-inf-2'],
    },
    pub: command(0, 0),
  });
  s.does('Carlist', 'activatePlace', 'segura').refuses('Carlist', 'concentrate', ['c-viz-inf-1', 'c-viz-inf-2'], '12.1-b');
  s.does('Carlist', 'concentrate', ['c-viz-inf-2']);
  expect(at(s, 'c-viz-inf-2')).toBe(place('segura'));
});
test('12.1-a guns come with a block of their own space only', () => {
  const s = scene.actions('Carlist', {
    units: { segura: ['c-nav-inf-1'], alsasua: ['c-viz-inf-1', 'carlist field 1'], onate: ['c-viz-inf-2'] },
    pub: command(0, 0),
  });
  const guns = field('Carlist', s.table);
  s.does('Carlist', 'activatePlace', 'segura').refuses('Carlist', 'concentrate', ['c-viz-inf-2', guns], '11.3-a');
  s.does('Carlist', 'concentrate', ['c-viz-inf-1', guns]);
  expect(s.pub.at[guns]).toBe(place('segura'));
});
test('12.1-c nobody comes from the Liberal zone, and outside the Carlist zone there is no concentration', () => {
  const s = scene.actions('Carlist', {
    units: { estella: ['c-nav-inf-1'], lerin: ['c-nav-inf-2'], 'los-arcos': ['c-nav-inf-3'] },
    pub: command(0, 0),
  });
  s.does('Carlist', 'activatePlace', 'estella').asks('Carlist', '11-a').does('Carlist', 'pass');
  s.does('Carlist', 'activatePlace', 'lerin').asks('Carlist', '11-a');
});
test('12.1-d after a concentration everybody has four points, in the next activation six again', () => {
  const s = scene.actions('Carlist', {
    units: { segura: ['c-nav-inf-1', 'c-nav-inf-2'], alsasua: ['c-viz-inf-1'] },
    pub: command(0, 0),
  });
  s.does('Carlist', 'activatePlace', 'segura')
    .does('Carlist', 'concentrate', ['c-viz-inf-1'])
    .does('Carlist', 'group', ['c-nav-inf-1']);
  expect(s.told('allowance').at(-1)!.points).toBe(5);
  s.does('Carlist', 'go', 'segura onate').does('Carlist', 'stop').does('Carlist', 'pass');
  s.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'pass').does('Carlist', 'group', ['c-nav-inf-2']);
  expect(s.told('allowance').at(-1)!.points).toBe(7);
});

const passage = (command_: [number, number] = [0, 0], group: Name[] = ['c-nav-inf-1']) =>
  carlists({ units: { alsasua: group, estella: ['l-lig-inf-1'] }, pub: { command: command_ } }, 'alsasua', group);
test('12.3-d after a countermarch that failed the group may stay where it is', () => {
  const s = passage().dice(1).does('Carlist', 'countermarch', 'alsasua estella').does('Carlist', 'stay').does('Carlist', 'stop');
  s.asks('Carlist', '11-a', 'pass');
  expect([at(s, 'c-nav-inf-1'), s.own.Carlist.done[block('c-nav-inf-1')]! & ACTED]).toEqual([place('alsasua'), ACTED]);
});
test('12.3-d it tries no second countermarch, and has a point less', () => {
  const s = passage().dice(1).does('Carlist', 'countermarch', 'alsasua estella').does('Carlist', 'stay');
  s.refuses('Carlist', 'countermarch', 'alsasua estella');
  expect((s.pos.stack.at(-1)!.my as { spent: number }).spent).toBe(1);
});
test('12.3-d who enters after failing stops and has to fight', () => {
  const s = passage().dice(1).does('Carlist', 'countermarch', 'alsasua estella').does('Carlist', 'enter');
  expect(at(s, 'c-nav-inf-1')).toBe(place('estella'));
  expect(s.place()).not.toBe('march.step');
});
test('12.3-c three blocks need a 4', () => {
  const three: Name[] = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'];
  // Six points for three blocks: 1 for the attempt, 2 to Estella, 1 to Los Arcos.
  passage([0, 0], three).dice(3).does('Carlist', 'countermarch', 'alsasua estella').asks('Carlist', '12.3-d', 'enter', 'stay');
  passage([0, 0], three).dice(4).does('Carlist', 'countermarch', 'alsasua estella').asks('Carlist', '12.3-h', 'go');
});
test('12.3-e beyond the zone the Liberals may intercept the countermarch', () => {
  const s = carlists(
    { units: { alsasua: ['c-nav-inf-1'], estella: ['l-lig-inf-1'], lodosa: ['l-lin-inf-1'] }, pub: command(1, 0) },
    'alsasua',
    ['c-nav-inf-1'],
  );
  s.dice(6)
    .does('Carlist', 'countermarch', 'alsasua estella')
    .does('Carlist', 'go', 'estella los-arcos')
    .asks('Liberal', '11.6-a');
  s.dice(2).does('Liberal', 'intercept', ['l-lin-inf-1']).asks('Carlist', '10-d');
  expect([at(s, 'c-nav-inf-1'), at(s, 'l-lin-inf-1')]).toEqual([place('los-arcos'), place('los-arcos')]);
});
test('12.3-a not through a space of the Liberal zone, and not without the points to come out again', () => {
  const zone = carlists({ units: { estella: ['c-nav-inf-1'], lerin: ['l-lig-inf-1'] }, pub: command(0, 0) }, 'estella', [
    'c-nav-inf-1',
  ]);
  zone.refuses('Carlist', 'countermarch', 'estella lerin').offers('Carlist', 'go', 'estella lerin');
  const tired = passage();
  (tired.pos.stack.at(-1)!.my as { spent: number }).spent = 4; // three left, four needed
  tired.refuses('Carlist', 'countermarch', 'alsasua estella');
});
test('12.3-a the space beyond must hold neither unit nor fortress, besieged ones apart', () => {
  const walled = (besieged: boolean) =>
    carlists(
      {
        units: {
          vera: ['c-nav-inf-1'],
          hernani: ['l-lig-inf-1'],
          tolosa: besieged ? ['c-gui-inf-1'] : [],
          irun: ['l-pro-inf-1'],
          'san-sebastian': ['l-pro-inf-2'],
        },
        fortresses: { tolosa: 'Liberal' },
        besieged: besieged ? ['tolosa'] : [],
        pub: command(0, 0),
      },
      'vera',
      ['c-nav-inf-1'],
    );
  walled(false).refuses('Carlist', 'countermarch', 'vera hernani');
  walled(true).offers('Carlist', 'countermarch', 'vera hernani');
});
test('12.3-f through a refuge six blocks pass without a die, for the extra point', () => {
  const six: Name[] = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-gui-inf-2', 'c-nav-cav-1'];
  const s = carlists({ units: { alsasua: six, amescoas: ['l-lig-inf-1'] }, pub: command(0, 0) }, 'alsasua', six);
  // Five points: 1 + 2 into the refuge, 2 out of it.
  s.does('Carlist', 'countermarch', 'alsasua amescoas').does('Carlist', 'go', 'amescoas estella').spent();
  expect(at(s, 'c-nav-cav-1')).toBe(place('estella'));
});
test('12.3-h, 11.4-d a bare Liberal garrison is passed without a countermarch', () => {
  const s = carlists({ units: { alsasua: ['c-nav-inf-1'] }, fortresses: { estella: 'Liberal' }, pub: command(0, 0) }, 'alsasua', [
    'c-nav-inf-1',
  ]);
  s.refuses('Carlist', 'countermarch', 'alsasua estella')
    .does('Carlist', 'go', 'alsasua estella')
    .offers('Carlist', 'go', 'estella los-arcos');
});
