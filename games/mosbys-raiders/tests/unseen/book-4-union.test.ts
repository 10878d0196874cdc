/** Cases written from the rulebook and the map alone: the Union's riders, pickets and wagons, Hide, the train, options. */
import { expect, test } from 'vitest';
import { QUERY, RAIL_DOWN, REVEALED } from '../../state/table.ts';
import { checked, fame, rode, wandered } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'jeffersonton', is: 'combat 2', active: true };

test('7.2-a, 7.2-h equal to Awareness wakes; a 1 on the road puts a Large Force unit back in the cup', () => {
  const s = scene({ mosby: 'stone-bridge', awareness: 3 }).dice(3, 2, 6, 6, 6, 6).draws('combat 2').does('move', 'centreville');
  expect([checked(s)[0], s.asks('combat.skedaddle').spent().pub.initiative]).toEqual(['centreville force yes', 'union']);
  const cup = scene({ phase: 'union', mosby: 'paris', units: [{ at: 'centreville', is: 'combat 2', active: true }], dice: [1] });
  expect([cup.asks('operations.action').unitsIn('centreville'), cup.inCup('combat 2')]).toEqual([[], 10]);
});
test('5.C2-c the alarm does not run on within a step', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'strasburg',
    awareness: 3,
    units: [
      { at: 'orleans', is: 'combat 1', active: true },
      { at: 'salem', is: 'combat 2' },
      { at: 'white-plains', is: 'combat 3' },
    ],
    dice: [3],
  });
  expect([checked(s), s.unitsIn('white-plains')]).toEqual([['salem unit yes'], ['combat 3']]);
});
test('7.2-m, 7.2-n hidden: a courier passes through, a fighter looks in vain and all lie down', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    hand: ['act-hide'],
    units: [
      { at: 'markham-station', is: 'courier', active: true },
      { at: 'front-royal', is: 'combat 3', active: true },
    ],
  });
  // The courier comes on a 2 and is left alone, the fighter on a 3; then a die for each.
  s.dice(2, 3, 1, 2).does('hide', 'act-hide').asks('operations.action').spent();
  expect([fame(s), s.told('took'), s.told('released').length, wandered(s)]).toEqual([
    [1, 0],
    [],
    1,
    ['linden to markham-station', 'linden to front-royal'],
  ]);
});
test('7.3-d, 7.3-h a fighter that rolls 2 turns away', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'combat 2', active: true }],
    dice: [2],
    draws: [0],
  });
  expect([s.told('ride')[0]?.what, s.unitsIn('front-royal')]).toEqual(['away', []]);
});
test('7.3-e, 7.3-i a sutler that rolls 2 drives into his arms', () => {
  const s = scene({ phase: 'union', mosby: 'strasburg', units: [{ at: 'front-royal', is: 'sutler', active: true }], dice: [2] });
  expect([fame(s.asks('operations.action')), s.pub.holding.length]).toEqual([[1, 1], 1]);
});
test('7.3-j, 7.7-f a courier that reaches a Large Force is safe in the cup; a picket that reaches sleepers wakes them all', () => {
  const safe = scene({
    phase: 'union',
    mosby: 'paris',
    units: [{ at: 'union-mills', is: 'courier', active: true }],
    revealed: ['union-mills'],
    dice: [4],
    draws: [0],
  });
  expect([safe.asks('operations.action').inCup('courier'), safe.pub.holding]).toEqual([6, []]);
  const wakes = scene({
    phase: 'union',
    mosby: 'paris',
    units: [
      { at: 'waterloo', is: 'picket', active: true },
      { at: 'orleans', is: 'combat 2' },
      { at: 'orleans', is: 'combat 1' },
    ],
    dice: [3],
  });
  wakes.asks('unionPart.order');
  expect([wakes.unitsIn('orleans'), wakes.inCup('picket')]).toEqual([['combat 2*', 'combat 1*'], 8]);
});
test('6.2-y, 6.5-e a 6 is four spaces; all who come fight together, when all have come', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    strength: 2,
    units: [
      { at: 'markham-station', is: 'combat 1', active: true },
      { at: 'orleans', is: 'combat 2', active: true },
    ],
  });
  s.dice(3, 6).does('send', 0).asks('combat.skedaddle').spent();
  expect([rode(s)[1]?.length, s.told('attack')[0]?.units.map(({ strength }) => strength)]).toEqual([4, [1, 2]]);
});
test('7.4-a Washington and a 5: Fort Runyon; Hay Market and a 6: White Plains', () => {
  const washington = scene({
    phase: 'union',
    hidden: true,
    mosby: 'strasburg',
    units: [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'washington', is: 'combat 2', active: true, retreating: true },
      { at: 'hay-market', is: 'combat 3', active: true, retreating: true },
    ],
  });
  washington.dice(3, 1, 5, 6).does('automatic').asks('operations.action').spent();
  expect(wandered(washington).slice(1)).toEqual(['washington to fort-runyon', 'hay-market to white-plains']);
});
test('7.7-h a picket woken beside a sleeper rouses it in its own action, and it attacks in that same part', () => {
  const s = scene({
    mosby: 'strasburg',
    awareness: 3,
    units: [
      { at: 'front-royal', is: 'picket' },
      { at: 'front-royal', is: 'combat 2' },
    ],
  });
  // The picket wakes, the fighter sleeps on; the Union has the Initiative; the fighter rolls a 4.
  s.dice(3, 4, 1, 4).does('move', 'front-royal').asks('combat.skedaddle').spent();
  expect([s.told('alarm').length, s.inCup('picket')]).toEqual([1, 8]);
});
test('7.7-d, 6.5-ag a courier that slept through the fight he won is his', () => {
  const s = scene({
    mosby: 'strasburg',
    strength: 6,
    awareness: 3,
    units: [
      { at: 'front-royal', is: 'combat 1' },
      { at: 'front-royal', is: 'courier' },
    ],
  });
  // The fighter wakes; the courier sleeps on, also at the start of the Round.
  s.dice(3, 4, 3, 4)
    .does('move', 'front-royal')
    .asks('mosbyPart.action')
    .dice(6)
    .does('attack')
    .asks('operations.action')
    .spent();
  // 1 + 1 + 3 and the courier's point.
  expect(fame(s)).toEqual([1, 6]);
});
test('7.8-a, 7.8-c, 7.8-d the train opens the turn in Rounds, rolls one space a Round, and stands while he is with it', () => {
  const s = scene({ phase: 'events', mosby: 'snickersville', events: ['evt-wagon-train'], dice: [6], strength: 3 });
  s.asks('mosbyPart.action').draws(0).does('wait').asks('mosbyPart.action').does('wait').asks('mosbyPart.action');
  expect(s.told('train').map(({ what }) => what)).toEqual(['comes', 'moves', 'moves']);
  const stands = scene({ phase: 'rounds', mosby: 'berryville', train: 'berryville' })
    .dice(6, 6)
    .does('wait')
    .asks('mosbyPart.action');
  expect(stands.told('train')).toEqual([]);
});
test('7.8-j the train burns: five points, Awareness up by two; nobody wakes, and the Rounds are over', () => {
  const s = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', awareness: 2 });
  s.dice(6, 6).draws('combat 2', 'combat 3').does('demolish', 'train').asks('operations.action').spent();
  expect([fame(s), s.pub.awareness, s.unitsIn('newtown').length]).toEqual([[1, 5], 4, 2]);
});
test('8.3-a found on a 2 inside the lines, not outside', () => {
  const hunted = (mosby: 'bradley' | 'strasburg', from: 'independent-hill' | 'front-royal', die: number) =>
    scene({
      phase: 'union',
      options: ['opt-8.3a'],
      initiative: 'union',
      hidden: true,
      mosby,
      revealed: ['bradley'],
      units: [{ at: from, is: 'combat 1', active: true }],
      dice: die === 2 && mosby === 'bradley' ? [3, die] : [3, die, 1],
    }).told('search')[0]?.found;
  expect([
    hunted('bradley', 'independent-hill', 2),
    hunted('bradley', 'independent-hill', 3),
    hunted('strasburg', 'front-royal', 2),
  ]).toEqual([true, false, false]);
});
test('8.4-a a 3 mends the rails and brings a new garrison, a 4 does not', () => {
  const mended = (die: number) => {
    const s = scene({
      phase: 'end',
      options: ['opt-8.4'],
      revealed: ['bristoe-station'],
      railDown: ['bristoe-station'],
      dice: [die],
    });
    return [s.has('bristoe-station', RAIL_DOWN), s.has('bristoe-station', QUERY), s.has('bristoe-station', REVEALED)];
  };
  expect([mended(3), mended(4)]).toEqual([
    [false, true, false],
    [true, false, true],
  ]);
});
test('8.5-a north of the river: nothing on turn 4, one point on turn 5, two beside a Large Force; no disbanding there', () => {
  const reveal = (turn: number, from: 'edwards-ferry' | 'fort-marcy', to: 'poolesville' | 'tennallytown') =>
    scene({ options: ['opt-8.5'], turn, notoriety: 5, mosby: from, revealed: ['edwards-ferry'] })
      .dice(6)
      .draws('blank')
      .does('scout', to).pub.points;
  expect([
    reveal(4, 'edwards-ferry', 'poolesville'),
    reveal(5, 'edwards-ferry', 'poolesville'),
    reveal(5, 'fort-marcy', 'tennallytown'),
  ]).toEqual([0, 1, 2]);
  scene({ options: ['opt-8.5'], mosby: 'edwards-ferry', revealed: ['edwards-ferry'] }).refuses('disband', null, '8.5-b');
});
test('8.6-a a 2 fails under a Large Force and not elsewhere; a failure is heard all the same', () => {
  const force = scene({
    options: ['opt-8.6'],
    mosby: 'fairfax-station',
    revealed: ['union-mills', 'occoquan', 'pohick-church', 'springfield-station'],
  });
  force.dice(2, 6, 6).does('demolish', 'rail').asks('operations.action').spent();
  expect([fame(force), force.pub.awareness, checked(force).length]).toEqual([[1, 0], 2, 2]);
  const alone = scene({
    options: ['opt-8.6'],
    mosby: 'bristoe-station',
    revealed: ['bristoe-station', 'manassas-junction', 'brentsville', 'catletts-station'],
  });
  alone.dice(2).does('demolish', 'rail').asks('operations.action').spent();
  expect(fame(alone)).toEqual([1, 3]);
});
test('8.7-a a courier questioned too hard costs two points more than he is worth; in Rounds nobody asks', () => {
  const s = scene({
    options: ['opt-8.7'],
    mosby: 'groveton',
    points: 5,
    revealed: ['manassas-junction'],
    units: [{ at: 'manassas-junction', is: 'courier' }],
  });
  s.dice(6)
    .does('move', 'manassas-junction')
    .asks('interrogation.ask')
    .dice(1)
    .does('interrogate')
    .asks('operations.action')
    .spent();
  expect(fame(s)).toEqual([1, 4]);
  scene({
    phase: 'rounds',
    options: ['opt-8.7'],
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'courier', active: true }, FAR],
  })
    .does('move', 'front-royal')
    .asks('move.ride');
});
test('8.8-a entering tells him nothing; he must look where he stands', () => {
  const s = scene({ options: ['opt-8.8'], mosby: 'groveton' })
    .dice(6)
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([s.has('manassas-junction', QUERY), s.unitsIn('manassas-junction')]).toEqual([true, []]);
  s.dice(6).draws('courier').does('scout', 'manassas-junction').asks('operations.action').spent();
  expect([s.has('manassas-junction', REVEALED), fame(s)]).toEqual([true, [1, 1]]);
});
test("8.9-a a depot's larder: two points beyond the lines, a space less until then; a 6 is Fast Horses", () => {
  const burn = (die: number) => {
    const s = scene({
      options: ['opt-8.9'],
      mosby: 'manassas-junction',
      revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
      depots: { 'manassas-junction': 5 },
    });
    return s.dice(die).does('demolish', 'depot').asks('operations.action').spent();
  };
  const food = burn(4);
  food.does('move', 'groveton');
  expect([fame(food), fame(burn(1)), burn(6).hand()]).toEqual([[1, 7], [1, 4], ['act-fast-horses']]);
});
test('C-h in Rounds too a Local Guide leads him in unheard, and what is found there lies asleep', () => {
  const s = scene({ phase: 'rounds', mosby: 'groveton', awareness: 5, hand: ['act-local-guide'], units: [FAR] });
  s.draws('combat 3').does('guide', 'manassas-junction').asks('move.ride').spent();
  expect([checked(s), s.unitsIn('manassas-junction')]).toEqual([[], ['combat 3']]);
});
test('C-j Ames leads him through an awake post without a shot', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    hand: ['act-ames'],
    units: [{ at: 'front-royal', is: 'combat 4', active: true }],
  });
  s.does('ames', 'front-royal').does('move', 'linden').asks('move.ride').spent();
  expect(s.told('attack')).toEqual([]);
});
test('C-g French Dulaney opens no door behind which a fighter is awake', () => {
  const given = { phase: 'rounds', mosby: 'annandale', revealed: ['annandale'], hand: ['act-french-dulaney'] } as const;
  const units: Placed[] = [{ at: 'alexandria', is: 'combat 1', active: true }];
  scene({ ...given, revealed: ['annandale'], hand: ['act-french-dulaney'], units }).refuses('dulaney', 'alexandria', 'C-g');
  scene({ ...given, revealed: ['annandale'], hand: ['act-french-dulaney'], units: [FAR] }).offers('dulaney', 'alexandria');
});
test('C-d a known man: +1 to the Initiative at Notoriety 4, none at 3', () => {
  const first = (notoriety: number) =>
    scene({
      phase: 'opening',
      mosby: 'strasburg',
      awareness: 5,
      notoriety,
      hand: ['act-reputation'],
      units: [FAR],
      dice: notoriety === 4 ? [3] : [3, 1],
    }).told('initiative')[0]?.side;
  expect([first(4), first(3)]).toEqual(['mosby', 'union']);
});
test('5.C1-b, 5.C4-b the Initiative is settled anew each time Rounds begin', () => {
  const s = scene({
    mosby: 'strasburg',
    awareness: 1,
    units: [
      { at: 'front-royal', is: 'courier' },
      { at: 'linden', is: 'courier' },
    ],
  });
  s.dice(1, 2)
    .does('move', 'front-royal')
    .asks('operations.action')
    .dice(1, 6)
    .does('move', 'linden')
    .asks('operations.action')
    .spent();
  expect([s.told('initiative').length, fame(s)]).toEqual([2, [1, 2]]);
});
test('7.3-f, 6.2-s a pursuer stops at the ford', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'poolesville',
    revealed: ['poolesville'],
    units: [{ at: 'hamilton', is: 'combat 2', active: true }],
    dice: [5],
  });
  expect([rode(s), s.unitsIn('leesburg')]).toEqual([[['leesburg']], ['combat 2*']]);
});
