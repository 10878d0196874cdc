import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { IN_THE_OPEN, onRoad } from '../data/posts.ts';
import { block, place, road } from './lay.ts';
import { mountain, scene } from './scene.ts';

type Laid = Parameters<typeof scene.actions>[1];
type Marched = ReturnType<typeof scene.actions>;
const command = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });
const liberals = (laid: Laid, from: string, die: number, group: unknown[]) =>
  scene.actions('Liberal', laid).does('Liberal', 'activatePlace', from).dice(die).does('Liberal', 'group', group);
const slip = (s: Marched, to: Parameters<typeof place>[0]): Marched =>
  s.does('Carlist', 'retreatAll', s.offered('Carlist', 'retreatAll').find(way => way.by === 'road' && way.to === place(to))!);
const at = (s: Marched, name: Parameters<typeof block>[0]): number => s.pub.at[block(name)]!;

test('12.2-d a gun that stays in the fortress stops the group, as any unit does', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'carlist mountain 1'] },
      fortresses: { salvatierra: 'Carlist' },
      pub: command(0, 0),
    },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  const guns = mountain('Carlist', s.table);
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(2).does('Carlist', 'evade').does('Carlist', 'remain', guns);
  slip(s, 'alsasua').asks('Liberal', '10-d');
  expect([s.pub.at[guns], at(s, 'l-lin-inf-1')]).toEqual([place('salvatierra'), place('salvatierra')]);
});
test('12.2-c, 12.2-l two of a fortress slip away and one stays: it alone is left to be asked about the walls', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1'] },
      fortresses: { salvatierra: 'Carlist' },
      pub: command(0, 0),
    },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(4).does('Carlist', 'evade').does('Carlist', 'remain', 'c-par-inf-1');
  slip(s, 'alsasua');
  expect([at(s, 'c-nav-inf-1'), at(s, 'c-nav-inf-2'), at(s, 'c-par-inf-1')]).toEqual([
    place('alsasua'),
    place('alsasua'),
    place('salvatierra'),
  ]);
});
test('12.2-c, 12.2-d whoever evades leaves the space: nobody but the one slips into its fortress', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2'] },
      fortresses: { salvatierra: 'Carlist' },
      pub: command(0, 0),
    },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(4).does('Carlist', 'evade').does('Carlist', 'remain', 'c-nav-inf-2');
  expect(s.offered('Carlist', 'retreatAll').filter(way => way.by === 'gate')).toEqual([]);
  slip(s, 'alsasua').asks('Liberal', '10-d');
  expect([at(s, 'c-nav-inf-1'), s.pub.post[block('c-nav-inf-2')]]).toEqual([place('alsasua'), IN_THE_OPEN]);
});
test('12.2-a, C4 the card makes an evasion sure, but not one of four blocks', () => {
  const s = liberals(
    {
      units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1'] },
      hands: { Carlist: [cardNamed('C4')] },
      pub: command(0, 0),
    },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').asks('Liberal', '10-d');
});
test('12.2-b, 11.4-f Carlists who already face a group evade no second one, and the second waits on its road', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], alsasua: ['l-lin-inf-2'], salvatierra: ['c-nav-inf-1'] }, pub: command(0, 0) },
    'vitoria',
    3,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(1).does('Carlist', 'evade').does('Liberal', 'activatePlace', 'alsasua');
  s.dice(3).does('Liberal', 'group', ['l-lin-inf-2']).does('Liberal', 'go', 'alsasua salvatierra').asks('Liberal', '10-d');
  expect([s.pub.post[block('l-lin-inf-1')], s.pub.post[block('l-lin-inf-2')]]).toEqual([
    IN_THE_OPEN,
    onRoad(road('alsasua', 'salvatierra')),
  ]);
});
