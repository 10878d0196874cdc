import { expect, test } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import { REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { checked, fame, rode } from './checks.ts';

/** A combat unit far from the lines, four spaces from Strasburg by one shortest way. */
const FAR = { at: 'waterloo', is: 'combat 2', active: true } as const;

test('5.B-a in Operations any actions, any number of times, in any order', () => {
  const s = scene({ mosby: 'groveton', revealed: ['union-mills', 'bradley', 'bristoe-station'] });
  s.dice(6).draws('combat 1').does('scout', 'manassas-junction').dice(6).does('scout', 'manassas-junction');
  s.dice(6)
    .does('move', 'manassas-junction')
    .dice(6)
    .does('demolish', 'rail')
    .does('move', 'groveton')
    .dice(6)
    .does('move', 'manassas-junction');
  expect(s.asks('operations.action').spent().deeds()).toEqual(['move', 'attack', 'disband']);
});
test('5.B-b Operations end with disbanding, or as soon as a unit is activated', () => {
  expect(scene({ mosby: 'hopewell' }).does('disband').asks('preparation.place').pub.turn).toBe(2);
  const s = scene({ mosby: 'groveton' }).dice(1, 4, 6, 6, 6).draws('courier').does('move', 'manassas-junction');
  // The Initiative is Mosby's: the courier is taken and Operations go on.
  expect([s.asks('operations.action').told('initiative').length, s.pub.points]).toEqual([1, 1]);
  scene({ mosby: 'groveton' })
    .dice(1, 4, 6, 6, 6, 6)
    .draws('combat 1')
    .does('move', 'manassas-junction')
    .asks('mosbyPart.action');
});
test('5.B-c, 5.C4-b when no unit is activated any more Operations resume, the rest of the Round is not played', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR] });
  s.dice(1).does('wait').asks('operations.action').spent();
  expect([s.pub.phase, s.pub.initiative, s.unitsIn('waterloo')]).toEqual(['operations', 'none', ['combat 2']]);
  // Union first: its last unit halts, and Mosby's part of the Round is not asked.
  const first = scene({ phase: 'union', initiative: 'union', mosby: 'strasburg', units: [FAR], dice: [1] });
  first.asks('operations.action').spent();
});
test('5.C1-a the Initiative is settled once and kept until the Rounds end; new Rounds settle it anew', () => {
  const s = scene({ phase: 'opening', mosby: 'strasburg', units: [FAR], dice: [4] });
  s.asks('mosbyPart.action').dice(3).does('wait').asks('mosbyPart.action').dice(1).does('wait').asks('operations.action');
  expect([s.told('initiative').length, rode(s)]).toEqual([1, [['amissville', 'chester-gap', 'front-royal'], []]]);
  s.dice(1, 5).does('move', 'front-royal');
  expect(
    s
      .asks('mosbyPart.action')
      .told('initiative')
      .map(({ side }) => side),
  ).toEqual(['mosby', 'mosby']);
});
test('5.C1-b Gain Initiative takes the place of the die and is not offered after it', () => {
  const s = scene({
    phase: 'opening',
    awareness: 5,
    mosby: 'strasburg',
    units: [FAR],
    hand: ['act-gain-initiative', 'act-gain-initiative'],
  });
  s.asks('@moment.initiative')
    .offers('play', 'act-gain-initiative')
    .does('play', 'act-gain-initiative')
    .asks('mosbyPart.action')
    .spent();
  expect([s.pub.initiative, s.hand()]).toEqual(['mosby', ['act-gain-initiative']]);
  const rolled = scene({ phase: 'opening', awareness: 5, mosby: 'strasburg', units: [FAR], hand: ['act-gain-initiative'] });
  rolled.dice(1, 3).does('pass').asks('mosbyPart.action').spent();
  expect(rolled.pub.initiative).toBe('union');
  rolled.refuses('play', 'act-gain-initiative');
});
test("5.C1-c die 1 is the Union's; 2 Mosby's at Awareness 1; 3 at 1 to 3; 4 and more always", () => {
  const who = (awareness: number, die: number) =>
    scene({ phase: 'opening', awareness, mosby: 'strasburg', units: [FAR], dice: [die, 1] }).told('initiative')[0]?.side ===
    'mosby'
      ? 'M'
      : 'U';
  const row = (awareness: number) => [1, 2, 3, 4, 5, 6].map(die => who(awareness, die)).join('');
  expect([1, 2, 3, 4, 5].map(row)).toEqual(['UMMMMM', 'UUMMMM', 'UUMMMM', 'UUUMMM', 'UUUMMM']);
});
test('5.C2-a, 5.C2-b, 5.C2-e checks in the space of each activated combat unit and next to it: garrisons, sleepers, Large Forces', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'paris',
    revealed: ['manassas-junction'],
    dice: [6, 6, 6, 6, 6, 6],
    units: [
      { at: 'union-mills', is: 'combat 2', active: true },
      { at: 'manassas-junction', is: 'courier', unseen: true },
      { at: 'union-mills', is: 'combat 1', unseen: true },
      { at: 'bristoe-station', is: 'combat 3', unseen: true },
    ],
  });
  expect(checked(s.asks('mosbyPart.action').spent())).toEqual([
    'fairfax-station force no',
    'centreville force no',
    'union-mills garrison no',
    'union-mills unit no',
    'bradley garrison no',
    'manassas-junction unit no',
  ]);
});
test('5.C2-b outside the lines a sleeping unit next to an activated one is checked, an empty space is not', () => {
  const s = scene({
    phase: 'checks',
    awareness: 2,
    mosby: 'strasburg',
    dice: [2],
    units: [FAR, { at: 'orleans', is: 'combat 3', unseen: true }, { at: 'salem', is: 'combat 4', unseen: true }],
  });
  expect([checked(s.spent()), s.unitsIn('orleans'), s.unitsIn('salem')]).toEqual([
    ['orleans unit yes'],
    ['combat 3*'],
    ['combat 4?'],
  ]);
});
test('5.C2-a an activated unit in Washington, the first space of all, wakes its neighbours like any other', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'paris',
    revealed: ['fort-dupont', 'fort-stanton', 'tennallytown'],
    units: [{ at: 'washington', is: 'combat 1', active: true }],
    dice: [6, 6, 6, 6],
  });
  expect(checked(s.asks('mosbyPart.action').spent())).toEqual([
    'washington force no',
    'fort-slocum force no',
    'fort-lincoln garrison no',
    'fort-runyon force no',
  ]);
});
test('5.C2-c what is activated in this step causes no further checks in it', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'paris',
    revealed: ['union-mills', 'brentsville', 'independent-hill', 'bradley'],
    dice: [1],
    draws: ['combat 3'],
    units: [{ at: 'bradley', is: 'combat 1', active: true }],
  });
  // Manassas Junction wakes; its neighbours Bristoe Station and Groveton are not asked before the next Round.
  expect([checked(s.asks('mosbyPart.action').spent()), s.unitsIn('manassas-junction')]).toEqual([
    ['manassas-junction garrison yes'],
    ['combat 3*'],
  ]);
});
test('5.C2-d a space is checked once however many are next to it; each sleeper in it has its own die', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'paris',
    revealed: [
      'bradley',
      'independent-hill',
      'brentsville',
      'elk-run',
      'catletts-station',
      'bristoe-station',
      'union-mills',
      'manassas-junction',
    ],
    dice: [6, 1, 6],
    units: [
      { at: 'bradley', is: 'combat 1', active: true },
      { at: 'brentsville', is: 'combat 1', active: true },
      { at: 'brentsville', is: 'combat 2', active: true },
      { at: 'independent-hill', is: 'combat 3', unseen: true },
      { at: 'independent-hill', is: 'combat 4', unseen: true },
      { at: 'independent-hill', is: 'combat 5', unseen: true },
    ],
  });
  expect(checked(s.spent())).toEqual(['independent-hill unit no', 'independent-hill unit yes', 'independent-hill unit no']);
});
test('5.C2-f a beaten combat unit counts as activated; couriers and pickets alone cause no checks', () => {
  const at = 'bradley' as const;
  const revealed = ['independent-hill', 'brentsville', 'union-mills', 'bradley'] as const;
  expect(
    checked(
      scene({
        phase: 'checks',
        mosby: 'paris',
        revealed: [...revealed],
        units: [{ at, is: 'combat 1', retreating: true }],
        dice: [6],
      }),
    ),
  ).toEqual(['manassas-junction garrison no']);
  expect(
    checked(
      scene({
        phase: 'checks',
        mosby: 'paris',
        revealed: [...revealed],
        units: [
          { at, is: 'picket', active: true },
          { at, is: 'courier', active: true },
        ],
      }),
    ),
  ).toEqual([]);
});
test('5.C3-a the side with the Initiative acts first, then the other', () => {
  const mosby = scene({ phase: 'opening', mosby: 'strasburg', units: [FAR], dice: [6] })
    .asks('mosbyPart.action')
    .spent();
  expect(mosby.told('ride').length).toBe(0);
  const union = scene({ phase: 'opening', mosby: 'strasburg', units: [FAR], dice: [1, 3] })
    .asks('mosbyPart.action')
    .spent();
  expect([union.told('ride').length, union.unitsIn('front-royal')]).toEqual([1, ['combat 2*']]);
});
test('5.C3-b Mosby does one action or passes; every activated unit acts exactly once', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR, { at: 'orleans', is: 'combat 1', active: true }] });
  s.does('wait').asks('unionPart.order');
  expect(s.deeds()).toEqual(['send', 'automatic']);
  s.refuses('wait', null);
  s.dice(3, 3).does('automatic').asks('mosbyPart.action').spent();
  expect(s.told('ride').length).toBe(2);
});
test('5.C3-c in Rounds moving into a space and fighting there is one action', () => {
  const s = scene({
    phase: 'rounds',
    strength: 4,
    mosby: 'strasburg',
    units: [{ at: 'front-royal', is: 'combat 1', active: true }, FAR],
  });
  // 4:1 +3, reaction +2: 6 + 5 = 11: R3. The unit is destroyed; then the far one acts.
  s.dice(6, 1).does('move', 'front-royal').asks('operations.action').spent();
  expect([s.told('combat')[0]?.result, s.at(), s.told('waits').length]).toEqual(['R3', 'front-royal', 0]);
});
test('5.C3-d Mosby may pass, and a Move of no space is a pass', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-spur-horses'], units: [FAR] });
  s.offers('wait').does('spur', 'act-spur-horses').asks('move.ride').dice(3).does('stop').asks('mosbyPart.action').spent();
  expect([s.at(), s.unitsIn('front-royal')]).toEqual(['strasburg', ['combat 2*']]);
});
test('5.C4-a a lost combat or disbanding ends Rounds and turn at once', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', units: [{ at: 'front-royal', is: 'combat 7', active: true }, FAR] });
  // 1:7 -5, +2: 1 - 3 = -2: D2; the natural 1 calls for a casualty check. The far unit does not move any more.
  s.dice(1, 6).does('move', 'front-royal').asks('preparation.place').spent();
  expect([s.pub.turn, s.told('ride').length, s.unitsIn('waterloo')]).toEqual([2, 0, ['combat 2']]);
  const away = scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR] })
    .does('disband')
    .asks('preparation.place')
    .spent();
  expect([away.pub.turn, away.unitsIn('waterloo')]).toEqual([2, ['combat 2']]);
});
test('5.C4-c as long as a unit is activated another Round follows, with its checks and without a new Initiative', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    units: [FAR, { at: 'linden', is: 'courier', unseen: true }],
    dice: [3, 6],
  });
  // The rider has come to Front Royal; Linden, next to it, is checked.
  expect([checked(s.asks('mosbyPart.action').spent()), s.told('initiative')]).toEqual([['linden unit no'], []]);
});
test('5.D-a points at the end of the turn come before the verdict, the rail repair after it', () => {
  const s = scene({
    phase: 'end',
    turn: 8,
    notoriety: 8,
    points: 6,
    lee: true,
    revealed: ['poolesville', 'seneca-mills', 'great-falls'],
  });
  expect([s.asks('over').pub.ending, ...fame(s)]).toEqual(['won', 9, 0]);
  const repaired = scene({ phase: 'end', options: ['opt-8.4'], turn: 8, notoriety: 8, railDown: ['bristoe-station'] })
    .asks('over')
    .spent();
  expect(repaired.told('railRepair')).toEqual([]);
});
test('5.D-b all units are turned down; in a Large Force they go to the cup', () => {
  const s = scene({
    phase: 'end',
    units: [
      { at: 'waterloo', is: 'combat 2', retreating: true, lost: 1 },
      { at: 'centreville', is: 'combat 5', active: true },
    ],
  });
  expect([s.unitsIn('waterloo'), s.unitsIn('centreville'), s.pub.flag]).toEqual([['combat 2-1'], [], [0]]);
});
test('5.D-c, 5.D-d, 5.D-f one-shot cards are discarded, Mosby and his men leave the map, the turn advances', () => {
  const s = scene({
    phase: 'end',
    mosby: 'hopewell',
    strength: 4,
    hand: ['act-scout', 'act-hide', 'act-ames', 'act-reputation'],
  });
  expect([s.hand(), s.at(), s.pub.strength, s.pub.turn, s.pub.spent.length]).toEqual([
    ['act-scout', 'act-reputation'],
    'off the map',
    0,
    2,
    2,
  ]);
});
test('5.D-e a wound of this turn stays for the next; an older one heals', () => {
  expect(scene({ phase: 'end', turn: 3, notoriety: 5, wound: 3 }).pub.wound).toBe(3);
  expect(scene({ phase: 'end', turn: 4, notoriety: 5, wound: 3 }).pub.wound).toBe(0);
});
test('5.D-g a wrecked Wagon Train is taken away at the end of the turn', () => {
  const s = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', escorts: ['gone', 'gone'] });
  s.does('demolish', 'train').asks('operations.action').spent();
  expect([s.pub.train, s.pub.wreck >= 0]).toEqual([-1, true]);
  s.does('disband');
  expect([s.pub.wreck, s.has('newtown', REVEALED)]).toEqual([-1, false]);
});
test('5.C4-b, 7.7-d the last active unit ridden down in the middle of a Move: the Rounds are over at once, the rest is Operations', () => {
  const chase = (hand: CardId[] = []) =>
    scene({
      phase: 'rounds',
      initiative: 'union',
      mosby: 'strasburg',
      awareness: 2,
      hand,
      units: [
        { at: 'front-royal', is: 'courier', active: true },
        { at: 'linden', is: 'combat 3', unseen: true },
      ],
    })
      .does('move', 'front-royal')
      .asks('operations.action')
      .spent();
  const s = chase();
  expect([s.pub.points, s.told('roundsEnd').length, s.pub.initiative, s.told('round').length]).toEqual([1, 1, 'none', 0]);
  // Whom he wakes now, he wakes in Operations: new Rounds with their own Initiative, and no fight that he must begin.
  s.dice(1, 4).does('move', 'linden').asks('mosbyPart.action').spent().offers('move', 'front-royal');
  expect(s.told('attack')).toEqual([]);
  const second = chase(['act-gain-initiative']).dice(1).does('move', 'linden').asks('@moment.initiative');
  second.does('play', 'act-gain-initiative').asks('mosbyPart.action').spent();
});
test('5.C4-b, 7.8-m with the Wagon Train on the map a Move goes on after the last courier', () => {
  scene({
    phase: 'rounds',
    mosby: 'strasburg',
    hand: ['act-reputation'],
    train: 'harpers-ferry',
    units: [{ at: 'front-royal', is: 'courier', active: true }],
  })
    .does('move', 'front-royal')
    .asks('move.ride')
    .offers('move', 'linden');
});
test('C-j, C-i, 5.C4-b the Rounds end while Ames leads a Move: his other entries are good in Operations', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    hand: ['act-ames'],
    units: [
      { at: 'front-royal', is: 'courier', active: true },
      { at: 'linden', is: 'combat 3', unseen: true },
    ],
  });
  s.does('ames', 'front-royal').asks('operations.action').spent();
  expect([s.pub.ames, s.pub.amesRound, s.pub.points]).toEqual([2, false, 1]);
  s.does('ames', 'linden').asks('operations.action').spent();
  expect([s.pub.ames, s.unitsIn('linden')]).toEqual([1, ['combat 3']]);
});
