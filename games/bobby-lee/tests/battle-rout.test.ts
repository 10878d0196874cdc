import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, hex, type Scene } from './scene.ts';

/** The USA has friends beside Manassas; its Centre there is about to be left to the enemy. */
const scene: Scene = {
  active: 'CSA',
  battles: [
    {
      at: 'manassas-junction',
      from: ['bealeton'],
      attacker: { enemyCentre: ['c-inf-hood 1 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'], left: ['u-inf-2-i 2'] },
    },
  ],
  units: { warrenton: ['u-inf-3-i 3'], bealeton: ['c-inf-early 2'] },
};

test('7.15-d after a rout the rest of the Battle Turn is not played: no reinforcement, the winner regroups', () => {
  const s = stage('fight', { battle: 0, side: 'USA' }, { ...scene, dice: [1, 1] });
  s.does('USA', 'standFast')
    .does('USA', 'ceaseFire')
    .does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 });
  s.asks('CSA', '7.14-c', 'pursue', 'letGo').does('CSA', 'letGo');
  s.does('USA', 'withdrawAll', hex('warrenton'));
  expect([s.pub.battles[0]!.won, s.where('u-inf-3-i')]).toEqual(['CSA', 'I06']);
  s.asks('CSA', '6.4-a', 'endRegroup', 'reinforce', 'withdraw').does('CSA', 'endRegroup');
  expect(s.over()).toBe(true);
});
test('7.15-b a rout breaks into the turn of the other side as well', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    {
      ...scene,
      battles: [
        {
          ...scene.battles![0]!,
          attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 2 shown'], left: ['u-inf-2-i 2'] },
        },
      ],
      dice: [6, 6, 1, 1],
    },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
  s.asks('USA', '7.11-a', 'withdraw');
});
test('7.15-b, 6.31-c night never routs: a Centre left empty at nightfall stays with its owner', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      ...scene,
      battles: [
        {
          ...scene.battles![0]!,
          attacker: { enemyCentre: ['c-inf-hood 4 shown'], left: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 2 shown'] },
        },
      ],
      pub: { hour: 4, day: 1 },
    },
  );
  expect([s.pub.spot[block('c-inf-hood')], s.heard(null, 'battleRouted')]).toEqual([1, []]);
  s.asks('USA', '6.31-d', 'remain', 'leave');
});
test('7.15-e, 11.81-b routed units of a besieged hex without a way out are gone for good', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'petersburg',
          from: ['city-point'],
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { reserve: ['u-inf-1-i 3'] },
        },
      ],
      units: {
        'city-point': ['c-inf-mclaws 1'],
        waverly: ['c-inf-rodes 1'],
        'reams-station': ['c-inf-early 1'],
        'dinwiddie-court-house': ['c-inf-ewell 1'],
        'chesterfield-court-house': ['c-inf-pickett 1'],
      },
    },
  );
  s.pub.besieged[0].push(hex('petersburg'));
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect([s.where('u-inf-1-i'), s.steps('u-inf-1-i'), s.pub.removed[0]]).toEqual([null, -1, 1]);
});
