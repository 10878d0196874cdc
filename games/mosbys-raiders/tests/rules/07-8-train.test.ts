import { expect, test } from 'vitest';
import { SPACES } from '../../data/spaces.ts';
import { scene } from '../scene.ts';
import { checked, fame, results, wandered } from './checks.ts';

const at = (s: ReturnType<typeof scene>): string => SPACES[s.pub.train]?.id ?? 'gone';
/** Mosby and the train at Newtown, far from the lines. */
const together = (given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', ...given });
/** Mosby at Middletown, the train before him at Newtown. */
const ahead = (given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'rounds', mosby: 'middletown', train: 'newtown', ...given });

test('7.8-a the train comes to Harpers Ferry; after all events the turn opens in Rounds with an Initiative roll', () => {
  const s = scene({ phase: 'events', mosby: 'hopewell', events: ['evt-wagon-train', 'evt-picnic'], dice: [6] })
    .asks('mosbyPart.action')
    .spent();
  expect([at(s), s.told('event').length, s.pub.phase, s.pub.initiative]).toEqual(['harpers-ferry', 2, 'rounds', 'mosby']);
  const ended = scene({ phase: 'events', mosby: 'hopewell', strength: 1, events: ['evt-wagon-train', 'evt-sickness'] })
    .asks('preparation.place')
    .spent();
  expect([at(ended), ended.pub.turn]).toEqual(['gone', 2]);
});
test('7.8-b the train alone wakes nobody; what Mosby does still does', () => {
  const s = scene({
    phase: 'checks',
    mosby: 'groveton',
    train: 'charlestown',
    units: [{ at: 'charlestown', is: 'combat 1', unseen: true }],
  })
    .asks('mosbyPart.action')
    .spent();
  expect(checked(s)).toEqual([]);
  s.dice(6).draws('blank').does('move', 'manassas-junction').asks('move.ride');
  expect(checked(s)).toEqual(['manassas-junction garrison no']);
});
test('7.8-c, 7.8-m one space a Round by the shortest way to Middletown, ties by die, gone in the Round after; only then do Rounds end', () => {
  const s = scene({ phase: 'rounds', mosby: 'paris', train: 'harpers-ferry' }).draws(1).does('wait').asks('mosbyPart.action');
  const way = [at(s)];
  for (let round = 0; round < 5; round++) way.push(at(s.does('wait').asks('mosbyPart.action')));
  expect(way).toEqual(['duffields-depot', 'charlestown', 'berryville', 'winchester', 'newtown', 'middletown']);
  s.does('wait').asks('operations.action').spent();
  expect([at(s), s.told('train').at(-1)?.what]).toEqual(['gone', 'gone']);
  expect(at(scene({ phase: 'rounds', mosby: 'paris', train: 'harpers-ferry' }).draws(0).does('wait'))).toBe('halltown');
});
test('7.8-d it does not move while Mosby is with it, and goes on when he leaves', () => {
  const s = together({ escorts: ['gone', 'gone'] })
    .does('wait')
    .asks('mosbyPart.action');
  expect(at(s)).toBe('newtown');
  expect(at(s.does('move', 'white-post').does('stop').asks('mosbyPart.action'))).toBe('middletown');
});
test('7.8-e its two escorts are off the map until activated, and are combat units', () => {
  const s = ahead();
  expect(s.pub.at).toEqual([]);
  s.dice(1, 1).draws('blank', 'combat 2', 'picket', 'combat 3').does('move', 'newtown').asks('mosbyPart.action').spent();
  expect(s.unitsIn('newtown')).toEqual(['combat 2*', 'combat 3*']);
});
test('7.8-f when they meet both stop and each escort is checked, whoever moved; Mosby need not fight', () => {
  const moves = ahead().dice(6, 6, 6, 6).does('move', 'newtown').asks('mosbyPart.action').spent();
  // Two dice for the meeting, two in step 2 of the next Round; the train stood still.
  expect([checked(moves), at(moves), moves.at(), moves.told('moved').length]).toEqual([
    Array(4).fill('newtown escort no'),
    'newtown',
    'newtown',
    1,
  ]);
  const comes = scene({ phase: 'rounds', mosby: 'newtown', train: 'winchester' })
    .dice(6, 6, 6, 6)
    .does('wait')
    .asks('mosbyPart.action')
    .spent();
  expect([checked(comes).length, at(comes)]).toEqual([4, 'newtown']);
  ahead()
    .dice(1, 6)
    .draws('combat 7')
    .does('move', 'newtown')
    .asks('mosbyPart.action')
    .offers('wait')
    .offers('move', 'white-post')
    .offers('attack');
});
test('7.8-f a Local Guide cancels one set of their checks', () => {
  const s = ahead({ hand: ['act-local-guide'] })
    .does('move', 'newtown')
    .asks('@moment.escortChecks')
    .dice(6, 6)
    .does('play', 'act-local-guide')
    .asks('mosbyPart.action')
    .spent();
  // The checks of the next Round are made.
  expect([checked(s).length, s.hand()]).toEqual([2, []]);
});
test('7.8-f, C-h guided into its space he meets it without a check, and the Round goes on', () => {
  const s = scene({ phase: 'rounds', mosby: 'berryville', train: 'charlestown', hand: ['act-local-guide'] });
  s.draws('blank').dice(6, 6).does('guide', 'charlestown').asks('mosbyPart.action').spent();
  expect([checked(s), s.told('round').length, at(s)]).toEqual([
    ['charlestown escort no', 'charlestown escort no'],
    1,
    'charlestown',
  ]);
});
test('7.8-f1 if an escort wakes the actions begin again with the side that has the Initiative', () => {
  const mosby = ahead().dice(1, 6).draws('combat 2').does('move', 'newtown').asks('mosbyPart.action').spent();
  mosby.does('wait').asks('combat.skedaddle').spent();
  const union = ahead({ initiative: 'union' })
    .dice(1, 6)
    .draws('combat 2')
    .does('move', 'newtown')
    .asks('combat.skedaddle')
    .spent();
  expect(union.told('ride')).toEqual([]);
  // The train comes to him: with the Initiative he acts again, before the escort.
  scene({ phase: 'rounds', mosby: 'newtown', train: 'winchester' })
    .dice(6, 1)
    .draws('combat 2')
    .does('wait')
    .asks('mosbyPart.action')
    .spent();
});
test('7.8-g the checks come again in each Round, after a combat there, and on meeting again', () => {
  const s = together({ phase: 'union', strength: 6, escorts: ['combat 1', 'off'] }).asks('combat.skedaddle');
  s.dice(6, 6, 6).does('stand').asks('mosbyPart.action').spent();
  expect([results(s), checked(s)]).toEqual([['R3'], ['newtown escort no', 'newtown escort no']]);
  s.does('move', 'white-post')
    .does('stop')
    .asks('mosbyPart.action')
    .does('move', 'nineveh')
    .dice(6, 6)
    .does('move', 'middletown')
    .asks('mosbyPart.action')
    .spent();
  expect(checked(s).slice(2)).toEqual(['middletown escort no', 'middletown escort no']);
});
test('7.8-h, 7.8-p activated escorts ride with the train without a roll and attack if Mosby is there', () => {
  const s = scene({ phase: 'union', mosby: 'paris', train: 'newtown', escorts: ['combat 2', 'gone'] })
    .asks('mosbyPart.action')
    .spent();
  expect([at(s), s.unitsIn('middletown')]).toEqual(['middletown', ['combat 2*']]);
  together({ phase: 'union', escorts: ['combat 2', 'gone'] })
    .asks('combat.skedaddle')
    .spent();
});
test('7.8-h, 7.8-i a beaten escort rallies, then rides up to three spaces to the train; meanwhile the train may be wrecked', () => {
  const s = together({ strength: 6, escorts: ['combat 3', 'gone'] }).refuses('demolish', 'train', '7.8-i');
  // 6:3 +1, +2: 2 becomes 5: R1; it goes towards the lines, to Winchester, and rallies there.
  s.dice(2).does('attack').asks('mosbyPart.action').spent();
  expect(s.unitsIn('winchester')).toEqual(['combat 3-1*']);
  s.offers('demolish', 'train').does('wait').asks('combat.skedaddle').spent();
  expect([s.unitsIn('newtown'), s.told('ride'), s.told('escort').length]).toEqual([['combat 3-1*'], [], 1]);
});
test('7.8-h1, 7.8-m a release sends an escort with the train off the map; it keeps its identity and losses, and Rounds go on', () => {
  const s = scene({
    phase: 'rounds',
    hidden: true,
    mosby: 'newtown',
    train: 'winchester',
    escorts: ['combat 2', 'gone'],
    units: [{ at: 'newtown', is: 'combat 1', active: true }],
  });
  s.pub.lost[s.tokensIn('winchester')[0]!] = 1;
  // Hidden, he lets the train come into his space; the other unit stays (3): release, one random move (2: White Post); the escort is checked in step 2: 1.
  s.dice(3, 2, 1).does('wait').asks('mosbyPart.action').spent();
  expect([at(s), s.pub.hidden, s.pub.initiative, wandered(s), s.unitsIn('newtown')]).toEqual([
    'newtown',
    false,
    'mosby',
    ['newtown to white-post'],
    ['combat 2-1*'],
  ]);
});
test('7.8-h1 without a combat unit in the cup there is no escort', () => {
  const s = ahead({ cup: ['courier', 'blank'], escorts: ['off', 'gone'] })
    .dice(1)
    .does('move', 'newtown')
    .asks('mosbyPart.action')
    .spent();
  expect([s.pub.escort, s.unitsIn('newtown')]).toEqual([[-3, -3], []]);
});
test('7.8-j, 7.8-l wrecking it: 5 points, Awareness +2, checks for both escorts, the space and its neighbours; sleeping escorts are put on the map', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'halltown',
    train: 'halltown',
    revealed: ['halltown'],
    units: [{ at: 'halltown', is: 'combat 1', unseen: false }],
  });
  s.dice(6, 6, 6, 6, 6).draws('combat 4', 'courier', 'combat 5').does('demolish', 'train').asks('operations.action').spent();
  expect([...fame(s), s.pub.awareness, checked(s)]).toEqual([
    1,
    5,
    3,
    ['halltown escort no', 'halltown escort no', 'halltown unit no', 'harpers-ferry force no', 'charlestown garrison no'],
  ]);
  expect([at(s), s.unitsIn('halltown')]).toEqual(['gone', ['combat 1', 'combat 4?', 'combat 5?']]);
});
test('7.8-j an escort woken by it keeps the Rounds going', () => {
  // Now an ordinary unit in Mosby's space, it rolls in the Union part: 3, it attacks.
  const s = together().dice(3, 6, 3).draws('combat 2', 'combat 4').does('demolish', 'train').asks('combat.skedaddle').spent();
  expect([s.pub.awareness, s.unitsIn('newtown')]).toEqual([3, ['combat 2*', 'combat 4?']]);
});
test('7.8-j1 it is one target, inside the lines or outside, and blocks nothing', () => {
  const s = together({ escorts: ['gone', 'gone'] })
    .offers('demolish', 'train')
    .offers('move', 'middletown')
    .offers('wait')
    .offers('disband');
  s.does('move', 'winchester').asks('move.ride').dice().does('stop').asks('mosbyPart.action');
  expect([at(s), s.pub.points]).toEqual(['middletown', 0]);
});
test('7.8-k attacked by Mosby both escorts fight, activated or not; attacking only the activated ones do', () => {
  const attacks = together({ strength: 6, escorts: ['combat 2', 'off'] })
    .draws('combat 3', 0)
    .dice(2)
    .does('attack');
  expect(attacks.told('attack')[0]?.units.map(({ strength }) => strength)).toEqual([2, 3]);
  const defends = together({ phase: 'union', escorts: ['combat 2', 'off'] }).asks('combat.skedaddle');
  expect(defends.told('attack')[0]?.units.map(({ strength }) => strength)).toEqual([2]);
});
test('7.8-k Mosby may call out both escorts before either has been activated', () => {
  const s = together({ strength: 6, escorts: ['off', 'off'] })
    .draws('combat 2', 'combat 3', 0)
    .dice(2)
    .does('attack');
  expect(s.told('attack')[0]?.units.map(({ strength }) => strength)).toEqual([2, 3]);
});
test('7.8-l after the wreck an escort is an ordinary unit and rolls like all others', () => {
  const s = together({ strength: 6, escorts: ['combat 3', 'gone'] })
    .dice(2)
    .does('attack')
    .asks('mosbyPart.action');
  s.dice(1).does('demolish', 'train').asks('operations.action').spent();
  expect([s.told('ride').length, s.unitsIn('winchester')]).toEqual([1, ['combat 3-1']]);
});
test('7.8-n at the end of the turn the train leaves the game; escorts on the map stay as sleeping units', () => {
  const s = scene({ phase: 'end', train: 'newtown', escorts: ['combat 2', 'off'] })
    .asks('preparation.place')
    .spent();
  expect([at(s), s.unitsIn('newtown'), s.pub.escort]).toEqual(['gone', ['combat 2'], [-3, -3]]);
});
test('7.8-o activated escorts wake their neighbours in step 2 and keep Rounds going', () => {
  const s = scene({ phase: 'checks', mosby: 'paris', train: 'berryville', escorts: ['combat 1', 'gone'], dice: [6] })
    .asks('mosbyPart.action')
    .spent();
  expect(checked(s)).toEqual(['charlestown garrison no']);
  // The train leaves the map, its escort is still activated: Rounds go on, and now it rolls.
  const alone = scene({
    phase: 'union',
    mosby: 'paris',
    train: 'middletown',
    escorts: ['combat 1', 'gone'],
    dice: [3],
    draws: [0, 0, 0],
  }).asks('mosbyPart.action');
  expect([at(alone), alone.told('ride').length]).toEqual(['gone', 1]);
});
test('7.8-q a hidden Mosby does not meet the train: it rolls on through his space and no escort is checked', () => {
  const s = scene({ phase: 'union', hidden: true, mosby: 'newtown', train: 'winchester' }).asks('mosbyPart.action').spent();
  expect([at(s), s.pub.hidden, checked(s)]).toEqual(['newtown', true, []]);
  expect(at(s.does('wait').asks('mosbyPart.action').spent())).toBe('middletown');
});
