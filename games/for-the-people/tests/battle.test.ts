import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { GENERALS, type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import {
  assaultNet,
  bestSubordinates,
  casualtyDice,
  commanderRating,
  type Fight,
  loserStays,
  mayFall,
  mayGoOn,
  mayName,
  modifiers,
  overruns,
  ratioModifier,
  resolve,
  sizeOf,
  starCounts,
  subordinatesAllowed,
} from '../queries/battle.ts';
import { battleOdds } from '../queries/battle-odds.ts';
import type { Force } from '../queries/forces.ts';
import { isLoneBrigade, isLoneBrigadeAt, marchForce, mayFightOn, spaceForce } from '../queries/forces.ts';
import { at, type Board, bare, begin, marching } from './board.ts';

const g = generalNamed;
const ids = (generals: readonly number[]): GeneralId[] => generals.map(general => GENERALS[general]![0]).sort();
const force = (side: Side, sp: number, ...generals: GeneralId[]): Force => ({
  side,
  army: -1,
  commander: generals.length > 0 ? g(generals[0]!) : -1,
  generals: generals.map(g),
  sp,
  infantry: sp,
  formation: -1,
});
const army = (of: Force): Force => ({ ...of, army: of.side === USA ? armyNamed('potomac') : armyNamed('northern-virginia') });
const fight = (where: SpaceId, attacker: Force, defender: Force, more: Partial<Fight> = {}): Fight => ({
  space: at(where),
  attacker,
  defender,
  naval: false,
  intercepted: false,
  supplied: [true, true],
  subordinates: [[], []],
  elites: [0, 0],
  cards: [0, 0],
  detached: [false, false],
  siegeGuns: false,
  admiral: 0,
  torpedoIgnored: false,
  ...more,
});
/** The result of two bare dice. */
const roll = (board: Board, about: Fight, dieA: number, dieD: number) =>
  resolve(board.pub, about, [dieA + modifiers(board.pub, about, 0).total, dieD + modifiers(board.pub, about, 1).total]);

test('7.3.1-a five SP are small, six medium, twenty large', () => {
  expect([5, 6, 19, 20].map(sizeOf)).toEqual([0, 1, 1, 2]);
});

describe('Gettysburg', () => {
  const board = bare('1863');
  for (const id of ['pleasonton'] as const) board.general(id, 'gettysburg-pa');
  const about = fight(
    'gettysburg-pa',
    army(force(CSA, 12, 'lee', 'ewell', 'hill', 'longstreet')),
    army(force(USA, 14, 'meade', 'hancock', 'reynolds', 'pleasonton')),
    {
      intercepted: true,
      subordinates: [
        [g('longstreet'), g('ewell')],
        [g('pleasonton'), g('hancock')],
      ],
      elites: [0, 1],
    },
  );

  test('7.5-a, 7.5.2-a, 7.4.2-a, 5.8.3-a Lee adds 4 without cavalry, Meade 8 after his interception', () => {
    expect(modifiers(board.pub, about, 0).total).toBe(4);
    expect(modifiers(board.pub, about, 1).total).toBe(8);
    expect(commanderRating(board.pub, about, 0)).toBe(1);
    expect(subordinatesAllowed(board.pub, about, 1)).toBe(2);
    expect(modifiers(board.pub, about, 1).terms.map(term => term.rule)).toEqual([
      '5.8.3-a',
      '7.4.1-a',
      '7.4.2-a',
      '7.4.2-a',
      '7.5.1-a',
    ]);
  });

  test('7.10-a, 7.3.2-a a 4 and a 2 cost Lee six SP and the battle, Meade four', () => {
    const outcome = roll(board, about, 4, 2);
    expect([outcome.figures, outcome.losses, outcome.attackerWins]).toEqual([[6, 4], [6, 4], false]);
  });

  test('7.7-a, 7.7.3-a Meade’s 10 puts his generals at risk on 1 to 3, Lee’s on 1; the commanders are safe', () => {
    expect(casualtyDice(about, [8, 10])).toEqual([1, 3]);
    expect(ids(mayFall(board.pub, about, 1, false))).toEqual(['hancock', 'pleasonton', 'reynolds']);
    expect(ids(mayFall(board.pub, about, 0, true))).toContain('lee');
    expect(casualtyDice(about, [9, 9])).toEqual([0, 0]);
  });

  test('7.4.2-a the better commander lets the Union name two, the worse one only one', () => {
    const cavalry = bare('1863').general('stuart', 'gettysburg-pa').general('pleasonton', 'gettysburg-pa');
    const screened = { ...about, attacker: army(force(CSA, 12, 'lee', 'ewell', 'longstreet', 'stuart')) };
    expect(commanderRating(cavalry.pub, screened, 0)).toBe(3);
    expect(subordinatesAllowed(cavalry.pub, screened, 1)).toBe(1);
    expect(subordinatesAllowed(cavalry.pub, screened, 0)).toBe(2);
    expect(ids(bestSubordinates(cavalry.pub, screened, 0))).toEqual(['longstreet', 'stuart']);
  });

  test('7.4.2-a at most one cavalry general, and nobody who is not there', () => {
    const both = bare('1863').general('pleasonton', 'gettysburg-pa').general('stoneman', 'gettysburg-pa');
    const riders = { ...about, defender: army(force(USA, 14, 'meade', 'pleasonton', 'stoneman')) };
    expect(mayName(both.pub, riders, 1, [g('pleasonton'), g('stoneman')])).toBe(false);
    expect(mayName(both.pub, riders, 1, [g('pleasonton')])).toBe(true);
    expect(mayName(both.pub, riders, 1, [g('hancock')])).toBe(false);
    expect(mayName(both.pub, riders, 1, [g('meade')])).toBe(false);
  });
});

test('7.5.2-a Detached Cavalry: Lee counts 1, Stuart nothing, and he cannot fall', () => {
  const board = bare('1863').general('stuart', 'gettysburg-pa');
  const about = fight('gettysburg-pa', army(force(CSA, 12, 'lee', 'stuart')), force(USA, 6, 'meade'), {
    detached: [true, false],
  });
  expect(commanderRating(board.pub, about, 0)).toBe(1);
  expect(mayName(board.pub, about, 0, [g('stuart')])).toBe(false);
  expect(ids(mayFall(board.pub, about, 0, false))).toEqual([]);
});

test('7.3.2-a, 7.10-b a star gives Thomas the tie: Longstreet goes with four, he stays with one', () => {
  const board = bare('1863');
  const about = fight('chattanooga-tn', force(USA, 3, 'thomas'), force(CSA, 6, 'longstreet'));
  const outcome = roll(board, about, 6, 4);
  expect([outcome.figures, outcome.star, outcome.attackerWins, outcome.losses]).toEqual([[2, 2], true, true, [2, 2]]);
  expect(mayGoOn(about, outcome, false)).toBe(false);
});

test('7.10-b, 6.8.7-a in Little Rock, a resource centre, the star is void: Sherman goes back and the fort is empty', () => {
  const board = bare('1863').fort(CSA, 'little-rock-ar');
  const about = fight('little-rock-ar', force(USA, 2, 'sherman'), force(CSA, 1));
  const outcome = roll(board, about, 4, 3);
  expect([outcome.figures, outcome.star, outcome.attackerWins, outcome.losses]).toEqual([[1, 1], false, false, [1, 1]]);
  expect(loserStays(about, outcome, true)).toBe(false);
});

test('7.10-b stars are void in capitals too, national and of the Union states', () => {
  const { pub } = begin();
  const counts = (id: SpaceId) => starCounts(pub, at(id));
  expect([counts('washington-dc'), counts('harrisburg-pa'), counts('richmond-va'), counts('manassas-va')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('7.5.3-a, 7.5.3-b ratios are exact: 3:1 +2, 4:1 +3, 5:1 +4', () => {
  expect([ratioModifier(8, 3), ratioModifier(9, 3), ratioModifier(12, 3), ratioModifier(15, 3)]).toEqual([0, 2, 3, 4]);
});

test('8.3-b an unsupplied enemy is worth 2, on both sides at once', () => {
  const board = bare();
  const about = fight('corinth-ms', force(USA, 4), force(CSA, 4), { supplied: [false, false] });
  expect([modifiers(board.pub, about, 0).total, modifiers(board.pub, about, 1).total]).toEqual([2, 2]);
});

describe('amphibious assaults', () => {
  test('6.4.1-a, 6.4.1-b what is left of the two sums is at most 3', () => {
    const board = bare().fort(CSA, 'mobile-al').ironclad('mobile-al');
    board.pub.torpedoes = [at('mobile-al')];
    board.pub.hunley = at('mobile-al');
    board.pub.amphibious = 1;
    const about = fight('mobile-al', force(USA, 3), force(CSA, 1), { naval: true });
    expect(assaultNet(board.pub, about)).toBe(-3);
    expect(modifiers(board.pub, about, 1).total).toBe(3);
    expect(assaultNet(board.pub, { ...about, siegeGuns: true, torpedoIgnored: true })).toBe(-2);
  });

  test('6.8.1-b, 7.5.3-a two SP at empty Fort Pulaski: +4 against +2, a 1 and a 2 win with one SP left', () => {
    const board = begin();
    const about = fight('fort-pulaski-ga', force(USA, 2), force(CSA, 0), { naval: true });
    expect([modifiers(board.pub, about, 0).total, modifiers(board.pub, about, 1).total]).toEqual([4, 2]);
    const outcome = roll(board, about, 1, 2);
    expect([outcome.figures, outcome.losses, outcome.attackerWins]).toEqual([[1, 1], [1, 0], true]);
  });

  test('6.4.1-a, 6.4.1-b Dover with Foote: the fort counts once, a star wins the tie', () => {
    const board = begin().sp(CSA, 'dover-tn', 2);
    board.pub.amphibious = 2;
    const about = fight('dover-tn', force(USA, 3), force(CSA, 2), { naval: true, admiral: 2 });
    expect([modifiers(board.pub, about, 0).total, modifiers(board.pub, about, 1).total]).toEqual([2, 0]);
    const outcome = roll(board, about, 5, 3);
    expect([outcome.figures, outcome.star, outcome.attackerWins, outcome.losses]).toEqual([[1, 1], true, true, [1, 1]]);
  });

  /** Rolls on the small table that give these figures: attacker's die for the defender's loss, defender's for the attacker's. */
  const FIGURES: Record<string, readonly [number, number]> = {
    '1-0': [1, 2],
    '0-1': [4, 1],
    '0-0': [1, 1],
    '1-1': [4, 4],
    '1-1*': [7, 4],
    '2-1': [4, 10],
    '2-1*': [7, 10],
  };
  test.each([
    ['1-0', [false, false, false], [false, false, false]],
    ['0-1', [true, true, true], [true, true, true]],
    ['0-0', [true, true, true], [false, false, false]],
    ['1-1', [false, true, true], [false, false, false]],
    ['1-1*', [false, true, true], [false, true, true]],
    ['2-1', [false, false, false], [false, false, false]],
    ['2-1*', [false, false, false], [false, false, false]],
  ] as const)('18-a, 18-b, 18-c %s against an empty and a garrisoned fort, with 1, 2 and 3 SP', (figures, empty, held) => {
    const board = bare();
    const rolls = FIGURES[figures]!;
    const wins = (defenders: number) =>
      [1, 2, 3].map(
        sp =>
          resolve(board.pub, fight('fort-morgan-al', force(USA, sp), force(CSA, defenders), { naval: true }), rolls).attackerWins,
      );
    expect(wins(0)).toEqual(empty);
    expect(wins(1)).toEqual(held);
  });

  test('7.3.1-c, 7.8.1-a an empty fort inflicts at most one SP', () => {
    const outcome = resolve(bare().pub, fight('fort-morgan-al', force(USA, 3), force(CSA, 0), { naval: true }), [4, 10]);
    expect(outcome.losses).toEqual([1, 0]);
  });

  test('6.4.2-a, 7.3.3-c, 18-d a lost assault on an open space goes back even if it wiped the defender out', () => {
    const board = bare();
    const about = fight('brunswick-ga', force(USA, 2), force(CSA, 1), { naval: true });
    const outcome = resolve(board.pub, about, [4, 4]);
    expect([outcome.attackerWins, outcome.losses]).toEqual([false, [1, 1]]);
    expect([loserStays(about, outcome, false), mayGoOn(about, outcome, false)]).toEqual([false, false]);
  });

  test('6.5.2-a a Confederate boat that is intercepted has no assault modifier', () => {
    const board = bare();
    board.pub.amphibious = 4;
    expect(assaultNet(board.pub, fight('memphis-tn', force(CSA, 1), force(USA, 2), { naval: true }))).toBe(0);
  });
});

describe('who wins and goes on', () => {
  test('7.3.1-c nobody inflicts more than twice his SP', () => {
    const outcome = resolve(bare().pub, fight('corinth-ms', force(USA, 19), force(CSA, 1)), [10, 10]);
    expect(outcome.losses).toEqual([2, 1]);
    expect(outcome.figures).toEqual([6, 5]);
    expect(outcome.attackerWins).toBe(false);
  });

  test('7.3.4-a, 7.3.4-b where both would be wiped out the winner keeps one SP, on a bare tie both do', () => {
    const board = bare();
    const one = (where: SpaceId, rolls: readonly [number, number]) => {
      const outcome = resolve(board.pub, fight(where, force(USA, 1), force(CSA, 1)), rolls);
      return [outcome.attackerWins, outcome.losses];
    };
    expect(one('corinth-ms', [7, 5])).toEqual([true, [0, 1]]);
    expect(one('corinth-ms', [5, 5])).toEqual([false, [0, 0]]);
    expect(one('atlanta-ga', [7, 5])).toEqual([false, [0, 0]]);
    expect(one('corinth-ms', [7, 10])).toEqual([false, [1, 0]]);
  });

  test('5.7.3-a, 7.3.2-b a winner with twice the SP may go on, one with less may not', () => {
    const board = bare();
    const on = (a: number, d: number) => {
      const about = fight('corinth-ms', force(USA, a), force(CSA, d));
      const outcome = resolve(board.pub, about, [9, 1]);
      return outcome.attackerWins && mayGoOn(about, outcome, false);
    };
    expect([on(4, 2), on(5, 3)]).toEqual([true, false]);
    expect([mayFightOn(0), mayFightOn(1), mayFightOn(2), mayFightOn(3)]).toEqual([true, true, false, false]);
  });

  test('7.3.3-b a defender wins and dies: with a general the attacker stops, without one he goes on at more than twice', () => {
    const board = bare();
    const after = (a: number, generals: GeneralId[], fort: boolean) => {
      const about = fight('corinth-ms', force(USA, a), force(CSA, 2, ...generals));
      const outcome = { ...resolve(board.pub, about, [5, 10]), attackerWins: false, losses: [1, 2] as const };
      return [loserStays(about, outcome, fort), mayGoOn(about, outcome, fort)];
    };
    expect(after(5, [], false)).toEqual([true, true]);
    expect(after(4, [], false)).toEqual([true, false]);
    expect(after(5, ['bragg'], false)).toEqual([true, false]);
    expect(after(5, [], true)).toEqual([false, false]);
  });

  test('5.7.2-a, 5.7.2-b, 5.7.2-c overruns: ten to one without a fort, or nothing but a fort', () => {
    const board = bare().fort(CSA, 'corinth-ms');
    expect(overruns(board.pub, 10, 1, at('tupelo-ms'), USA)).toBe(true);
    expect(overruns(board.pub, 9, 1, at('tupelo-ms'), USA)).toBe(false);
    expect(overruns(board.pub, 10, 1, at('corinth-ms'), USA)).toBe(false);
    expect(overruns(board.pub, 1, 0, at('corinth-ms'), USA)).toBe(true);
    expect(overruns(board.pub, 1, 10, at('tupelo-ms'), USA)).toBe(false);
  });

  test('7.7.1-a, 7.7.2-a, 7.7.2-b against the odds only the attacker checks, with them only the defender, where both hold both do', () => {
    const check = (a: number, d: number, supplied: readonly [boolean, boolean]) =>
      casualtyDice(fight('corinth-ms', force(USA, a, 'grant'), force(CSA, d, 'bragg'), { supplied }), [10, 4]);
    expect(check(2, 6, [true, true])).toEqual([3, 0]);
    expect(check(6, 2, [true, true])).toEqual([0, 1]);
    expect(check(4, 4, [false, true])).toEqual([3, 0]);
    expect(check(4, 4, [false, false])).toEqual([3, 1]);
    expect(check(2, 6, [true, false])).toEqual([3, 1]);
  });

  test('7.7.3-c a force without generals does not check', () => {
    expect(casualtyDice(fight('corinth-ms', force(USA, 4), force(CSA, 4, 'bragg')), [10, 10])).toEqual([0, 3]);
  });

  test('7.7.3-b an army’s commander falls only if he is alone', () => {
    const board = bare();
    const about = fight('corinth-ms', army(force(USA, 6, 'grant')), force(CSA, 6, 'bragg', 'polk'));
    expect(ids(mayFall(board.pub, about, 0, false))).toEqual(['grant']);
    expect(ids(mayFall(board.pub, about, 1, false))).toEqual(['bragg', 'polk']);
  });
});

test('First Manassas: 7.4.3-a, 7.4.4-a the corps of J. Johnston adds 4, McDowell’s army 1; a bare tie is the defender’s', () => {
  const board = begin().sp(USA, 'washington-dc', 7).general('burnside', 'washington-dc');
  board.sp(CSA, 'manassas-va', 6).general('stuart', 'manassas-va').general('j-johnston', 'manassas-va');
  const march = marching(
    board,
    {
      side: USA,
      formation: 0,
      army: armyNamed('potomac'),
      leader: g('mcdowell'),
      infantry: 6,
      generals: [g('mcdowell'), g('burnside')],
    },
    'frederick-md',
  );
  expect(march.infantry).toBe(6);
  const defender = spaceForce(board.pub, CSA, at('manassas-va'));
  expect([defender.sp, ids([defender.commander])]).toEqual([7, ['j-johnston']]);
  const about = fight('manassas-va', marchForce(board.pub), defender, { intercepted: true, subordinates: [[g('burnside')], []] });
  expect([modifiers(board.pub, about, 0).total, modifiers(board.pub, about, 1).total]).toEqual([1, 4]);
  const outcome = roll(board, about, 5, 3);
  expect([outcome.figures, outcome.attackerWins, outcome.losses]).toEqual([[2, 2], false, [2, 2]]);
});

test('the odds are those of all 36 pairs of dice', () => {
  const board = bare();
  const odds = battleOdds(board.pub, fight('corinth-ms', force(USA, 6, 'grant'), force(CSA, 3)));
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
  expect([sum(odds.attackerLosses), sum(odds.defenderLosses)]).toEqual([36, 36]);
  let wins = 0;
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++)
      if (roll(board, fight('corinth-ms', force(USA, 6, 'grant'), force(CSA, 3)), a, d).attackerWins) wins++;
  expect(odds.attackerWins).toBe(wins);
  expect(odds.generalsFall).toEqual([0, 0]);
});

test('8.3-c a brigade with nothing else is alone', () => {
  const board = bare().general('stuart', 'corinth-ms');
  expect(isLoneBrigadeAt(board.pub, CSA, at('corinth-ms'))).toBe(true);
  expect(isLoneBrigade(board.pub, spaceForce(board.pub, CSA, at('corinth-ms')))).toBe(true);
  expect(isLoneBrigadeAt(board.sp(CSA, 'corinth-ms', 1).pub, CSA, at('corinth-ms'))).toBe(false);
});
