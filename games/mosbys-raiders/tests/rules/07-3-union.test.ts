import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { randomExit } from '../../verbs/pursuit.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, rode, wandered } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const union = (units: Placed[], dice: number[], given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'union', mosby: 'strasburg', units, dice, ...given });

test('7.3-a Union units do not move in Operations', () => {
  const s = scene({ mosby: 'groveton', units: [{ at: 'gainesville', is: 'combat 1' }] })
    .does('move', 'sudley-church')
    .does('move', 'gum-spring')
    .does('move', 'aldie');
  expect([s.told('ride'), s.told('random'), s.unitsIn('gainesville')]).toEqual([[], [], ['combat 1']]);
});
test("7.3-b, 7.3-c first the non-combat units, then the combat units, in the player's order, one die each, each move completed", () => {
  const s = union(
    [
      FAR,
      { at: 'orleans', is: 'combat 1', active: true },
      { at: 'linden', is: 'courier', active: true },
      { at: 'nineveh', is: 'sutler', active: true },
    ],
    [],
  );
  s.asks('unionPart.order').offers('send', 2).offers('send', 3).refuses('send', 0).refuses('send', 1);
  // The sutler first: 1. Then the courier, alone in its group: 1. Then the combat units: Orleans first.
  s.dice(1, 1).does('send', 3).asks('unionPart.order').offers('send', 0).offers('send', 1).refuses('send', 2);
  s.dice(3, 1, 6, 6).does('send', 1).asks('mosbyPart.action').spent();
  expect(s.told('ride').map(({ who }) => who.strength)).toEqual([0, 0, 1, 2]);
});
test('7.3-d combat units: 1 halt, 2 one space away, 3-5 three towards Mosby, 6 four', () => {
  const path = (die: number) => rode(union([FAR], [die]))[0];
  expect([1, 2, 3, 4, 5].map(path)).toEqual([
    [],
    ['warrenton-springs'],
    ['amissville', 'chester-gap', 'front-royal'],
    ['amissville', 'chester-gap', 'front-royal'],
    ['amissville', 'chester-gap', 'front-royal'],
  ]);
  expect(rode(union([FAR], [6]).asks('combat.skedaddle'))[0]).toEqual(['amissville', 'chester-gap', 'front-royal', 'strasburg']);
});
test('7.3-e non-combat units: 1 halt, 2 one space towards Mosby, 3-6 three towards the nearest Union unit or Large Force', () => {
  const path = (die: number) =>
    rode(
      union(
        [
          { at: 'waterloo', is: 'courier', active: true },
          { at: 'upperville', is: 'combat 1' },
        ],
        [die],
      ),
    )[0];
  expect([1, 2].map(path)).toEqual([[], ['amissville']]);
  for (const die of [3, 4, 5, 6]) expect(path(die)).toEqual(['orleans', 'salem', 'piedmont-station']);
});
test('7.3-f, 7.4-d towards Mosby is the shortest way, ties by an even choice at each fork; Large Forces and units are no hindrance; it stops with him', () => {
  const fork = (choice: number) =>
    rode(union([{ at: 'front-royal', is: 'combat 1', active: true }], [3], { mosby: 'newtown', draws: [choice] }))[0];
  // Front Royal to Newtown: by Nineveh (then White Post or Middletown) or by Strasburg.
  expect(fork(1)).toEqual(['strasburg', 'middletown', 'newtown']);
  const through = scene({
    phase: 'union',
    mosby: 'stone-bridge',
    revealed: ['chantilly', 'union-mills'],
    units: [
      { at: 'fairfax-court-house', is: 'combat 1', active: true },
      { at: 'centreville', is: 'combat 2', retreating: true },
    ],
  });
  through.dice(6).does('send', 0).asks('combat.skedaddle');
  expect(rode(through)).toEqual([['centreville', 'stone-bridge']]);
});
test('7.4-d at each fork of equal ways either may come', () => {
  const ways = [[0, 0], [0, 1], [1]].map(
    draws => rode(union([{ at: 'front-royal', is: 'combat 1', active: true }], [3], { mosby: 'newtown', draws }))[0],
  );
  expect(ways).toEqual([
    ['nineveh', 'white-post', 'newtown'],
    ['nineveh', 'middletown', 'newtown'],
    ['strasburg', 'middletown', 'newtown'],
  ]);
});
test("7.3-g a combat unit in Mosby's space stays and attacks on 3 to 6", () => {
  for (const die of [3, 4, 5, 6])
    expect(rode(union([{ at: 'strasburg', is: 'combat 1', active: true }], [die]).asks('combat.skedaddle'))).toEqual([[]]);
});
test('7.3-h away is a space farther from Mosby, else one not nearer, else it stays; from his own space every exit is away', () => {
  const away = (at: Placed['at'], mosby: Placed['at'], ...draws: number[]) =>
    rode(union([{ at, is: 'combat 1', active: true }], [2], { mosby, draws }))[0];
  expect([away('newtown', 'middletown', 0), away('newtown', 'middletown', 1)]).toEqual([['winchester'], ['white-post']]);
  expect([away('hopewell', 'rectors-cross-roads', 0), away('hopewell', 'rectors-cross-roads', 1)]).toEqual([
    ['aldie'],
    ['white-plains'],
  ]);
  expect(away('strasburg', 'nineveh')).toEqual([]);
  expect([away('linden', 'linden', 0), away('linden', 'linden', 1)]).toEqual([['markham-station'], ['front-royal']]);
});
test("7.3-i on a 2 a non-combat unit that enters Mosby's space is taken; already there it stays", () => {
  const enters = union([{ at: 'front-royal', is: 'courier', active: true }], [2])
    .asks('operations.action')
    .spent();
  expect([enters.pub.points, enters.pub.holding.length]).toEqual([1, 1]);
  // The Union first: it stays on the 2, and is taken at the start of Mosby's action.
  const there = union([{ at: 'strasburg', is: 'sutler', active: true }, FAR], [2, 3], { initiative: 'union' })
    .asks('mosbyPart.action')
    .spent();
  expect([rode(there)[0], there.pub.points]).toEqual([[], 1]);
});
test('7.3-j at its goal a non-combat unit goes to the cup, even if Mosby is there', () => {
  const s = union(
    [
      { at: 'front-royal', is: 'courier', active: true },
      { at: 'linden', is: 'combat 1' },
    ],
    [3],
    { mosby: 'linden' },
  );
  expect([s.asks('operations.action').spent().pub.points, rode(s), s.pub.holding, s.unitsIn('linden')]).toEqual([
    0,
    [['linden']],
    [],
    ['combat 1'],
  ]);
});
test('7.3-p on its way it stops at an activated combat unit or a Large Force and goes to the cup', () => {
  const friend = union(
    [
      { at: 'amissville', is: 'courier', active: true },
      { at: 'chester-gap', is: 'combat 2', retreating: true },
    ],
    [2],
  )
    .asks('mosbyPart.action')
    .spent();
  expect([rode(friend), friend.unitsIn('chester-gap')]).toEqual([[['chester-gap']], ['combat 2*']]);
  const force = scene({
    phase: 'union',
    mosby: 'stone-bridge',
    units: [{ at: 'union-mills', is: 'sutler', active: true }],
    dice: [2],
  })
    .asks('operations.action')
    .spent();
  expect([rode(force), force.unitsIn('centreville'), force.pub.holding]).toEqual([[['centreville']], [], []]);
  // Sleepers do not stop it on a 2.
  const sleeper = union(
    [
      { at: 'amissville', is: 'courier', active: true },
      { at: 'chester-gap', is: 'combat 2' },
    ],
    [2],
  )
    .asks('mosbyPart.action')
    .spent();
  expect(sleeper.unitsIn('chester-gap')).toEqual(['courier*', 'combat 2']);
});
test('7.3-k beside an activated combat unit or in a Large Force it goes to the cup without a roll; beside sleepers it rolls', () => {
  const friend = union(
    [
      { at: 'linden', is: 'courier', active: true },
      { at: 'linden', is: 'combat 2', retreating: true },
    ],
    [],
  )
    .asks('mosbyPart.action')
    .spent();
  expect(friend.unitsIn('linden')).toEqual(['combat 2*']);
  union([{ at: 'centreville', is: 'sutler', active: true }], [])
    .asks('operations.action')
    .spent();
  const rolls = union(
    [
      { at: 'linden', is: 'courier', active: true },
      { at: 'linden', is: 'combat 2' },
      { at: 'paris', is: 'combat 1' },
    ],
    [3],
    { mosby: 'winchester' },
  )
    .asks('operations.action')
    .spent();
  expect([rode(rolls), rolls.unitsIn('linden')]).toEqual([[['markham-station', 'paris']], ['combat 2']]);
});
test('7.3-l it goes round Mosby; a hidden Mosby is not avoided', () => {
  const units: Placed[] = [
    { at: 'hay-market', is: 'courier', active: true },
    { at: 'sudley-church', is: 'combat 1' },
  ];
  expect(rode(union(units, [3], { mosby: 'gainesville', draws: [0] }))).toEqual([['white-plains', 'middleburg', 'aldie']]);
  expect(rode(union(units, [3], { mosby: 'gainesville', hidden: true }))).toEqual([['gainesville', 'groveton', 'sudley-church']]);
});
test('7.3-m its goals: other activated combat units, any sleeping counter, Large Forces; not fleeing wagons, undrawn garrisons or its own space; ties by die', () => {
  const to = (others: Placed[], draws: number[] = []) =>
    rode(union([{ at: 'front-royal', is: 'courier', active: true }, ...others], [3, 1, 1], { mosby: 'winchester', draws }))[0];
  expect(to([{ at: 'linden', is: 'combat 1', retreating: true }])).toEqual(['linden']);
  expect(to([{ at: 'linden', is: 'courier' }])).toEqual(['linden']);
  expect(
    to([
      { at: 'front-royal', is: 'combat 3' },
      { at: 'linden', is: 'courier' },
    ]),
  ).toEqual(['linden']);
  expect([
    to(
      [
        { at: 'linden', is: 'combat 1' },
        { at: 'nineveh', is: 'combat 2' },
      ],
      [0],
    ),
    to(
      [
        { at: 'linden', is: 'combat 1' },
        { at: 'nineveh', is: 'combat 2' },
      ],
      [1],
    ),
  ]).toEqual([['linden'], ['nineveh']]);
  const wagon = scene({
    phase: 'union',
    mosby: 'winchester',
    units: [
      { at: 'front-royal', is: 'courier', active: true },
      { at: 'linden', is: 'sutler', active: true },
      { at: 'chester-gap', is: 'combat 1' },
    ],
  })
    .dice(3, 1)
    .does('send', 0);
  expect(rode(wagon)[0]).toEqual(['chester-gap']);
  const garrison = scene({
    phase: 'union',
    mosby: 'paris',
    units: [{ at: 'bradley', is: 'courier', active: true }],
    dice: [3],
    draws: [0],
  });
  // Past unrevealed Union Mills to the Large Force at Fairfax Station.
  expect(rode(garrison)).toEqual([['union-mills', 'fairfax-station']]);
});
test('7.3-q what a picket wakes acts in the same part, once', () => {
  const s = union(
    [
      { at: 'waterloo', is: 'picket', active: true },
      { at: 'amissville', is: 'combat 3', unseen: true },
    ],
    [4, 3],
  )
    .asks('combat.skedaddle')
    .spent();
  expect(rode(s)).toEqual([['amissville'], ['chester-gap', 'front-royal', 'strasburg']]);
});
test('7.4-a, 7.4-c random moves count the exits clockwise from the first and wrap round', () => {
  const exits = (id: Placed['at']) => [1, 2, 3, 4, 5, 6].map(die => randomExit(spaceOf(id), die));
  expect(exits('washington')).toEqual(
    (['fort-slocum', 'fort-lincoln', 'fort-dupont', 'fort-stanton', 'fort-runyon', 'tennallytown'] as const).map(spaceOf),
  );
  expect(exits('hay-market')).toEqual(
    (['gainesville', 'white-plains', 'gainesville', 'white-plains', 'gainesville', 'white-plains'] as const).map(spaceOf),
  );
  expect(exits('gainesville')).toEqual(
    (['greenwich', 'buckland', 'hay-market', 'groveton', 'greenwich', 'buckland'] as const).map(spaceOf),
  );
  const s = union([{ at: 'hay-market', is: 'combat 1', active: true }], [3, 6], { mosby: 'hay-market', hidden: true });
  expect(wandered(s)).toEqual(['hay-market to white-plains']);
});
test('7.4-b several random spaces: a die for each', () => {
  const s = scene({ phase: 'events', mosby: 'goose-creek', events: ['evt-sweep'], dice: [4, 2, 3, 1], draws: ['combat 1'] })
    .asks('operations.action')
    .spent();
  expect(wandered(s)).toEqual(['hopewell to white-plains', 'white-plains to hay-market', 'hay-market to gainesville']);
});
test('7.5-a a Union combat is fought and followed by checks like any other', () => {
  const s = union(
    [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'middletown', is: 'combat 3', unseen: true },
    ],
    [3],
    { strength: 6 },
  )
    .dice(6, 6)
    .does('stand')
    .asks('operations.action')
    .spent();
  expect(checked(s)).toEqual(['middletown unit no']);
});
