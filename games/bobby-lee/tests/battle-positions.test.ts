/** Positions that seldom come up: routs from odd causes, units that are all lost, what the shaken may do, groups that move at once. */
import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const sceneOf = (fought: Fought, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
  ...more,
});

test('7.15-b a group that enters an empty Centre: the first unit routs the enemy, the others have not moved yet', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 4', 'c-inf-early 2'] }, defender: { reserve: ['u-inf-1-i 3', 'u-inf-2-i 2'] } },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    ),
  );
  s.does('CSA', 'shiftAll', { from: 1, to: 4 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
  s.asks('CSA', '7.14-c', 'pursue', 'letGo');
  expect(s.offered('CSA', 'pursue').map(p => p.at)).toEqual([7]); // one pursuer, not two
});
test('7.43-g, 7.43-b a side whose last units set out to envelop is lost only when none of them finds the way', () => {
  const play = (die: number) => {
    const s = stage(
      'fight',
      { battle: 0, side: 'USA' },
      sceneOf(
        { attacker: { enemyLeft: ['c-inf-hood 2'], centre: ['c-inf-rodes 1'] }, defender: { reserve: ['u-inf-1-i 3'] } },
        { dice: [die] },
      ),
    );
    return s.does('USA', 'standFast').does('USA', 'envelop', { block: block('u-inf-1-i'), wing: 5 });
  };
  const found = play(5);
  expect([found.heard(null, 'battleRouted'), found.pub.spot[block('u-inf-1-i')]]).toEqual([[], 5]);
  found.asks('USA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  const lost = play(4);
  expect([lost.heard(null, 'battleRouted'), lost.steps('u-inf-1-i')]).toMatchObject([[{ side: 'USA', why: 'lost' }], 2]);
});
test('7.43-g, 6.1-d both sides have lost units only: both lose a step and leave, nobody wins', () => {
  const s = stage(
    'assault',
    { battle: 0, side: 'CSA', spot: 3, units: [block('c-inf-hood')] },
    sceneOf(
      {
        attacker: { enemyRight: ['c-inf-hood 1 shown'], outsideEnemyLeft: ['c-inf-early 2'] },
        defender: { right: ['u-inf-1-i 1 shown'], outsideLeft: ['u-inf-2-i 3'] },
      },
      { dice: [6, 6] },
    ),
  );
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warrenton') });
  expect([s.where('c-inf-early'), s.steps('c-inf-early'), s.steps('u-inf-2-i')]).toEqual(['J06', 1, 2]);
  expect(s.heard(null, 'battleRouted').map(({ side }) => side)).toEqual(['USA', 'CSA']);
  expect(s.heard(null, 'battleWon')).toMatchObject([{ winner: null }]);
});
test('7.2-a a shaken unit makes no other move than to disengage, even when its enemies have fallen meanwhile', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf({
      attacker: { left: ['c-inf-hood 1 shown shaken'], enemyRight: ['c-inf-early 2 shown'], centre: ['c-inf-rodes 1'] },
      defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    }),
  );
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 3 }, '7.2-a');
  s.does('CSA', 'endMoves');
});
test('7.35-a units that arrive in one wing all fire or all assault', () => {
  const s = stage(
    'envelopment',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: {
          outsideEnemyRight: ['c-inf-hood 1 shifted', 'c-inf-mclaws 1 shifted'],
          enemyRight: ['c-inf-early 2 shown fired'],
          centre: ['c-inf-rodes 1'],
        },
        defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
      },
      { dice: [4, 4, 1] },
    ),
  );
  s.asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire').does('CSA', 'fire', { block: block('c-inf-hood'), at: 3, aim: -1 });
  s.asks('CSA', '7.43-c', 'fire', 'ceaseFire').refuses('CSA', 'assault', 3, '7.35-a');
});
/** McClellan's men have landed at Yorktown; friends hold Williamsburg, and Warwick beside it. */
const landing = (more: Partial<Scene> = {}): Scene => ({
  active: 'USA',
  units: { 'fort-monroe': ['u-gar-monroe 1'], 'warwick-court-house': ['u-inf-3-i 1'] },
  battles: [
    {
      at: 'yorktown',
      from: ['warwick-court-house'],
      attacker: { centre: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 2'] },
      defender: { centre: ['c-inf-hood 4'] },
    },
    { at: 'williamsburg', attacker: { centre: ['u-inf-1-ii 3'] }, defender: { centre: ['c-inf-early 4'] } },
  ],
  landed: { 'u-inf-2-i': 'fort-monroe' },
  ...more,
});
test('10.41-a a unit that has left the battle in which it landed is an ordinary one: no ships come for it elsewhere', () => {
  const s = stage('retreat', { battle: 0, side: 'USA' }, landing());
  s.does('USA', 'fallBack', block('u-inf-2-i')).does('USA', 'standFast');
  expect(s.offered('USA', 'withdraw').map(x => x.to)).toEqual([hex('warwick-court-house'), hex('fort-monroe')]);
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warwick-court-house') });
  expect([s.own.USA.landed, s.own.USA.ports]).toEqual([[], []]);
});
test('10.41-a, 7.52-a nor for one that reinforces another battle', () => {
  const s = stage(
    'reinforcement',
    { battle: 0, side: 'USA', night: false },
    landing({
      units: { 'warwick-court-house': ['u-inf-2-i 2'], 'fort-monroe': ['u-gar-monroe 1'] },
      battles: [{ at: 'yorktown', attacker: { centre: ['u-inf-1-i 3'] }, defender: { centre: ['c-inf-hood 4'] } }],
    }),
  );
  s.does('USA', 'reinforce', block('u-inf-2-i'));
  expect([s.where('u-inf-2-i'), s.own.USA.landed]).toEqual(['P10', []]);
});
test('7.1-a, 10.41-a a retreat of free will costs nobody his life: who finds the road taken by a comrade stays', () => {
  const s = stage('retreat', { battle: 0, side: 'USA' }, landing({ weather: 'mud' }));
  s.does('USA', 'fallBackAll'); // one by land over the swamp, one by sea
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warwick-court-house') });
  expect([s.where('u-inf-1-i'), s.steps('u-inf-1-i'), s.heard(null, 'cannotLeave')]).toMatchObject([
    'P10',
    3,
    [{ count: 1, lost: false }],
  ]);
});
test('10.41-a of several that landed each keeps its own port', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    landing({
      units: { 'fort-monroe': ['u-gar-monroe 1'] },
      landed: { 'u-inf-2-i': 'fort-monroe', 'u-inf-1-i': 'alexandria' },
    }),
  );
  s.does('USA', 'fallBack', block('u-inf-2-i')).does('USA', 'standFast');
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('fort-monroe') });
  expect([s.own.USA.landed, s.own.USA.ports]).toEqual([[block('u-inf-1-i')], [hex('alexandria')]]);
  expect(s.pub.battles[0]!.retreated).toEqual([[], []]); // ships need no road
});
test('7.43-g, 6.31-h, 6.31-g units still lost at nightfall leave over doubled limits; who finds no room comes back to the Reserve', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'chancellorsville',
          from: ['fredericksburg'], // Forest: two by day, four at night
          attacker: {
            centre: ['c-inf-rodes 1'],
            outsideEnemyRight: ['c-inf-hood 4', 'c-inf-early 2', 'c-inf-mclaws 2'],
            outsideEnemyLeft: ['c-inf-ewell 2', 'c-inf-pickett 2'],
          },
          defender: { centre: ['u-inf-3-i 2'] },
        },
      ],
      pub: { hour: 4, day: 1 },
    },
  );
  for (const name of ['c-inf-hood', 'c-inf-early', 'c-inf-mclaws', 'c-inf-ewell'] as const)
    s.does('CSA', 'withdraw', { block: block(name), to: hex('fredericksburg') });
  expect([s.steps('c-inf-hood'), s.steps('c-inf-pickett'), s.heard(null, 'cannotLeave')]).toMatchObject([
    3,
    1,
    [{ count: 1, lost: false }],
  ]);
  expect(s.pub.spot[block('c-inf-pickett')]).toBe(6);
  s.asks('USA', '6.31-d');
});
test('7.34-c a unit in its own Centre enfilades enemies in either of its wings', () => {
  const at = (side: 'USA' | 'CSA', fought: Fought): number[] =>
    stage('volley', { battle: 0, side }, sceneOf(fought))
      .offered(side, 'fire')
      .map(shot => shot.at)
      .sort();
  const attackers = at('CSA', {
    attacker: { centre: ['c-inf-hood 2'] },
    defender: { enemyLeft: ['u-inf-1-i 1'], enemyRight: ['u-inf-3-i 1'], centre: ['u-inf-2-i 1'] },
  });
  const defenders = at('USA', {
    attacker: { enemyLeft: ['c-inf-hood 2'], enemyRight: ['c-inf-early 2'], centre: ['c-inf-rodes 1'] },
    defender: { centre: ['u-inf-2-i 1'] },
  });
  expect([attackers, defenders]).toEqual([
    [0, 2],
    [3, 5],
  ]);
});
test('7.41-b whoever is engaged is laid open, in every place of both lines', () => {
  for (const spot of [0, 1, 2, 3, 4, 5]) {
    const inAttackers = spot < 3;
    const word = (['left', 'centre', 'right', 'right', 'centre', 'left'] as const)[spot]!;
    const enemy = (['enemyLeft', 'enemyCentre', 'enemyRight', 'enemyRight', 'enemyCentre', 'enemyLeft'] as const)[spot]!;
    const s = stage(
      'moves',
      { battle: 0, side: 'CSA' },
      sceneOf({
        attacker: { [inAttackers ? word : enemy]: ['c-inf-hood 2'], reserve: ['c-inf-rodes 1'] },
        defender: { [inAttackers ? enemy : word]: ['u-inf-1-i 1'], reserve: ['u-inf-2-i 1'] },
      }),
    );
    s.does('CSA', 'endMoves');
    expect([spot, s.pub.shown[block('c-inf-hood')], s.pub.shown[block('u-inf-1-i')]]).toEqual([
      spot,
      block('c-inf-hood'),
      block('u-inf-1-i'),
    ]);
  }
});
test('6.2-c a side of HQs alone puts them into the Centre together, nowhere else', () => {
  const s = stage(
    'deployment',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [{ at: 'manassas-junction', attacker: {}, defender: {}, also: { deployed: false } }],
      units: { 'manassas-junction': ['ap 3', 'aj 2', 'c-inf-hood 4'] },
    },
  );
  expect(s.offered('USA', 'deployRest')).toEqual([4]);
  s.does('USA', 'deployRest', 4);
  expect([s.pub.spot[block('ap')], s.pub.spot[block('aj')]]).toEqual([4, 4]);
});
test('7.5-a HQs reinforce like any other unit, the Supreme HQ too', () => {
  for (const [side, name] of [
    ['USA', 'usa-hq'],
    ['CSA', 'csa-hq'],
  ] as const) {
    const fought: Fought = { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } };
    const s = stage(
      'reinforcement',
      { battle: 0, side, night: false },
      sceneOf(fought, { units: { [side === 'USA' ? 'warrenton' : 'bealeton']: [`${name} 2`] } }),
    );
    s.does(side, 'reinforce', block(name));
    expect(s.where(name)).toBe('I07');
  }
});
test('5.1-b, 7.41-a a Supreme HQ that stands alone in the Centre is engaged and fired at like anybody', () => {
  for (const [side, attacker, defender, at] of [
    ['CSA', { enemyCentre: ['c-inf-hood 2 shown'] }, { centre: ['usa-hq 2 shown'] }, 4],
    ['USA', { centre: ['csa-hq 2 shown'] }, { enemyCentre: ['u-inf-1-i 2 shown'] }, 1],
  ] as const) {
    const s = stage('volley', { battle: 0, side }, sceneOf({ attacker, defender }, { dice: [6, 1] }));
    s.does(side, 'fire', { block: block(side === 'CSA' ? 'c-inf-hood' : 'u-inf-1-i'), at, aim: -1 });
    expect(s.steps(side === 'CSA' ? 'usa-hq' : 'csa-hq')).toBe(1);
  }
});
test('6.31-d, 6.31-g, 7.15-e a Defender who is shut in cannot leave at night, and is not lost for it', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'] } },
      {
        units: {
          H06: ['c-inf-early 1'],
          H07: ['c-inf-rodes 1'],
          I06: ['c-inf-mclaws 1'],
          I08: ['c-inf-ewell 1'],
          J07: ['c-inf-pickett 1'],
        },
        pub: { hour: 4, day: 1 },
      },
    ),
  );
  // one answer only, so the Attacker is asked at once
  s.asks('CSA', '6.31-e', 'leave');
  expect([s.where('u-inf-1-i'), s.heard(null, 'choseNight')]).toMatchObject(['I07', [{ side: 'USA', stays: true }]]);
});
test('7.15-d, 7.14-b once the fugitives have fallen nobody pursues them any more', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'USA' },
    sceneOf(
      {
        attacker: { enemyCentre: ['c-inf-hood 1 shown'], enemyLeft: ['c-inf-early 1 shown'] },
        defender: { centre: ['u-inf-1-i 1 shown'], left: ['u-inf-2-i 1 shown'] },
      },
      { dice: [6, 1] },
    ),
  );
  s.does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 }); // a rout: Early pursues the left wing, and his first shot hits
  s.asks('CSA', '7.14-c', 'pursue', 'letGo').does('CSA', 'pursue', { block: block('c-inf-hood'), at: 7 });
  expect([s.heard(null, 'tooSlow'), s.heard(null, 'pursued').length, s.where('u-inf-2-i')]).toEqual([[], 2, null]);
});
test('6.2-g a unit that pursues from a wing is laid open', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    sceneOf(
      {
        attacker: { enemyLeft: ['c-inf-hood 1'], centre: ['c-inf-rodes 1'] },
        defender: { centre: ['u-inf-1-i 1'], reserve: ['u-inf-2-i 1'] },
      },
      { dice: [1] },
    ),
  );
  s.does('USA', 'fallBack', block('u-inf-2-i')).does('USA', 'standFast');
  s.does('CSA', 'pursue', { block: block('c-inf-hood'), at: 7 });
  expect(s.pub.shown[block('c-inf-hood')]).toBe(block('c-inf-hood'));
});
test('6.4-a, 10.41-a a victor who landed may regroup by sea, even where no road leads back', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    landing({
      units: {}, // nobody near, no road back: only ships
      battles: [{ at: 'yorktown', attacker: { centre: ['u-inf-2-i 2'] }, defender: { centre: ['c-inf-hood 4'] } }],
    }),
  );
  s.does('CSA', 'fallBackAll').does('CSA', 'withdraw', { block: block('c-inf-hood'), to: hex('williamsburg') });
  s.asks('USA', '6.4-a', 'endRegroup', 'withdraw');
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('fort-monroe') });
  expect(s.where('u-inf-2-i')).toBe('Q11');
});
test('1.21-d a die that failed may be rolled again in the next Battle Turn', () => {
  const s = stage(
    'combat',
    { side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'] } },
      { weather: 'mud', units: { alexandria: ['u-inf-2-i 1'] }, dice: [3, 4] },
    ),
  );
  const wait = (side: 'USA' | 'CSA') => s.does(side, 'standFast').does(side, 'ceaseFire').does(side, 'endMoves');
  for (const came of [false, true]) {
    wait('CSA');
    wait('USA').does('USA', 'rollOver', s.offered('USA', 'rollOver')[0]!);
    if (came) s.does('USA', 'reinforce', block('u-inf-2-i'));
  }
  expect(s.where('u-inf-2-i')).toBe('I07');
});
test('6.4-a nor may he bring up friends once he has withdrawn', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'], reserve: ['u-inf-3-i 1'] } },
      { units: { warrenton: ['u-inf-2-i 1'] } },
    ),
  );
  s.does('CSA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  s.asks('USA', '6.4-a', 'endRegroup', 'withdraw').refuses('USA', 'reinforce', block('u-inf-2-i'), '6.4-a');
});
test('7.35-e, 7.4-a whoever breaks off with the others has made its move, the shaken too', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: { enemyLeft: ['c-inf-hood 4 shown', 'c-cav-hampton 1 shown'], centre: ['c-inf-rodes 1'] },
        defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
      },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    ),
  );
  s.does('CSA', 'standFast').does('CSA', 'assault', 5).does('CSA', 'breakOff').does('CSA', 'ceaseFire');
  expect(s.pub.spot[block('c-cav-hampton')]).toBe(2);
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 6 }, '7.3-a');
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 }); // the second move of cavalry
  s.refuses('CSA', 'shift', { block: block('c-cav-hampton'), to: 0 }, '7.4-a');
});
test('7.3-a after a salvo single orders are single again', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: {
          left: ['c-art-i 1', 'c-art-ii 1'],
          enemyRight: ['c-inf-hood 1 shown fired'],
          enemyLeft: ['c-inf-early 1 shown', 'c-inf-mclaws 1 shown'],
          centre: ['c-inf-rodes 1'],
        },
        defender: { right: ['u-inf-1-i 3 shown'], left: ['u-inf-3-i 3 shown'], centre: ['u-inf-2-i 1'] },
      },
      { dice: [1, 1, 1] },
    ),
  );
  s.does('CSA', 'fireAll'); // those engaged; the guns would endanger a friend
  s.does('CSA', 'fire', { block: block('c-art-i'), at: 3, aim: -1 }); // and one of them has hit him
  expect(s.where('c-inf-hood')).toBeNull();
  s.asks('CSA', '7.3-a').spent();
});
