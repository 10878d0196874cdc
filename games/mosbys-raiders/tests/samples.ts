/** Every line of the journal with 0, 1 and 2 of whatever it counts, and every sort of unit, leader, target and place. A kind of fact without samples does not compile. */
import { ACTION_CARDS, EVENT_CARDS } from '../data/cards.ts';
import { spaceOf } from '../data/spaces.ts';
import { RESULTS } from '../data/tables.ts';
import { SORT, STRENGTH, UNITS } from '../data/units.ts';
import { type Facts, type Met, type Roll, TARGETS } from '../types.ts';

const NUMBERS = [0, 1, 2] as const;
const HERE = spaceOf('aldie');
/** The village whose name is the enemy's, and one that begins with an i. */
const UNION = spaceOf('union');
const HILL = spaceOf('independent-hill');
export const PLACES = [HERE, UNION, HILL];
const LISTS = [[], [UNION], [HERE, UNION], [HERE, UNION, HILL]];
const WALKS = LISTS.slice(1);

const seen = (sort: string): Met => ({ unit: UNITS.find(unit => SORT[unit] === sort) ?? -1, strength: 0 });
const fighter = (strength: number): Met => ({ unit: UNITS.find(unit => STRENGTH[unit] === strength) ?? -1, strength });
const COMBAT = [fighter(1), fighter(2)];
const TAKEN = (['picket', 'courier', 'sutler'] as const).map(seen);
const UNSEEN: Met = { unit: -1, strength: 0 };
/** Whoever can be told of. */
const ALL: readonly Met[] = [...COMBAT, ...TAKEN, UNSEEN];
const BLANK = seen('blank');
const CARDS = [0, ...ACTION_CARDS.filter(card => card % 7 === 0), ...EVENT_CARDS.filter(card => card % 5 === 0)];

const roll = (die: number, plus: number, need: number): Roll => ({
  die,
  terms: plus === 0 ? [] : [{ rule: 'C-c', value: plus, of: 'act-scout' }],
  total: die + plus,
  need,
});
const ROLLS = [roll(2, 0, 3), roll(1, 1, 2), roll(1, -2, 2)];
const each = <T, U>(list: readonly T[], make: (one: T) => U): U[] => list.map(make);
const pairs = <A, B, U>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => U): U[] =>
  first.flatMap(a => second.map(b => make(a, b)));
const whoHere = (list: readonly Met[] = ALL): { who: Met; here: number }[] => pairs(list, PLACES, (who, here) => ({ who, here }));
const places = each(PLACES, here => ({ here }));
const aSpace = each(PLACES, space => ({ space }));
const cards = each(CARDS, card => ({ card }));

export const FACTS: { readonly [K in keyof Facts]: readonly Facts[K][] } = {
  turn: [{ turn: 1 }],
  reinforced: each(NUMBERS, count => ({ box: 2, count })),
  toTheCup: each(NUMBERS, count => ({ count })),
  awareness: [
    { from: 1, to: 2 },
    { from: 3, to: 1 },
  ],
  points: pairs([-2, -1, 1, 2], NUMBERS, (change, points) => ({ change, points, notoriety: 3, forgiven: points })),
  placed: aSpace,
  noRefuge: [{ yet: true }, { yet: false }],
  random: pairs(ALL, ['wanders', 'retreats', 'scatters', 'sweeps'] as const, (who, why) => ({
    who,
    why,
    from: UNION,
    to: UNION,
    die: 1,
  })),
  caught: whoHere(COMBAT),
  took: whoHere(TAKEN),
  recruited: each(NUMBERS, strength => ({ die: 1, strength })),
  drewCards: [{ cards: [] }, { cards: [0] }, { cards: [0, 1] }, { cards: [0, 1, ...ACTION_CARDS.slice(-1)] }],
  discarded: cards,
  events: pairs(NUMBERS, NUMBERS, (count, plus) => ({ die: Math.max(1, count), plus, count })),
  event: cards,
  noEffect: cards,
  strength: each(NUMBERS, to => ({ from: to + 1, to })),
  leader: pairs([0, 1], ['arrives', 'leaves', 'kidnapped', 'released', 'escapes', 'delivered'] as const, (leader, what) => ({
    leader,
    what,
  })),
  extended: each(WALKS, spaces => ({ die: 1, spaces })),
  garrison: [
    ...pairs(whoHere(), ['active', 'down', 'unseen'] as const, (at, how) => ({ ...at, how })),
    ...each(PLACES, here => ({ who: BLANK, here, how: 'blank' as const })),
  ],
  sweep: each(whoHere(COMBAT), at => ({ ...at, die: 1 })),
  sweepEnds: whoHere(COMBAT),
  sentBack: whoHere(COMBAT),
  devastated: places,
  rebuilt: each(LISTS, spaces => ({ spaces })),
  depot: places,
  force: places,
  repaired: pairs(['rail', 'bridge'] as const, LISTS, (what, spaces) => ({ what, spaces })),
  restored: [null],
  reorganized: pairs(whoHere(), [true, false], (at, leaves) => ({ ...at, die: 3, leaves })),
  lee: [null],
  report: each(NUMBERS, count => ({ count })),
  northern: places,
  train: pairs(['comes', 'moves', 'gone', 'wrecked'] as const, PLACES, (what, here) => ({ what, here })),
  scouted: pairs(ROLLS, PLACES, (rolled, space) => ({ space, roll: rolled, success: rolled.total > 1 })),
  informed: aSpace,
  check: [
    ...pairs(['garrison', 'force', 'escort'] as const, PLACES, (what, here) => ({
      what,
      here,
      who: null,
      roll: roll(1, 1, 2),
      active: true,
    })),
    ...each(whoHere(), at => ({ ...at, what: 'unit' as const, roll: roll(3, 0, 2), active: false })),
  ],
  looked: [...each(ALL, who => ({ here: UNION, units: [who] })), { here: HERE, units: [...ALL] }],
  moved: pairs(['plain', 'guide', 'dulaney', 'ames'] as const, PLACES, (how, from) => ({ from, to: UNION, how })),
  spurred: [null],
  demolished: pairs(TARGETS, NUMBERS, (target, points) => ({ target, here: UNION, points })),
  failed: each(TARGETS, target => ({ target, here: UNION, roll: roll(1, 0, 2) })),
  loot: each(['explosion', 'nothing', 'food', 'horses', 'enough'] as const, what => ({ die: 4, what })),
  food: each(['dropped', 'delivered', 'lost'] as const, what => ({ what })),
  attack: pairs([true, false], [COMBAT.slice(1), COMBAT], (attack, units) => ({
    attack,
    here: UNION,
    strength: units.length,
    units: [...units],
  })),
  roused: whoHere(COMBAT),
  played: cards,
  combat: pairs(RESULTS, [true, false], (result, attack) => ({
    attack,
    here: UNION,
    ours: 1,
    theirs: 2,
    roll: roll(1, 1, 0),
    result,
  })),
  loses: pairs(whoHere(COMBAT), [true, false], (at, gone) => ({ ...at, gone })),
  retreats: pairs(COMBAT, PLACES, (who, to) => ({ who, from: UNION, to })),
  beaten: each(NUMBERS, factors => ({ factors })),
  fled: places,
  disbanded: places,
  casualty: each([true, false], wounded => ({ roll: roll(2, 0, 3), wounded })),
  escaped: [null],
  wounded: [null],
  died: [null],
  initiative: [
    { side: 'mosby', roll: null },
    { side: 'mosby', roll: roll(1, 1, 2) },
    { side: 'union', roll: roll(1, 0, 2) },
  ],
  round: [null],
  roundsEnd: [null],
  waits: [null],
  ride: pairs(ALL, ['stops', 'away', 'towards', 'flees', 'stays'] as const, (who, what) => ({ who, what })).flatMap(
    ({ who, what }) =>
      (what === 'stops' || what === 'stays' ? [[]] : what === 'away' ? [[], [UNION]] : WALKS).map(path => ({
        who,
        what,
        path,
        here: UNION,
        die: 2,
      })),
  ),
  rallies: whoHere(COMBAT),
  escort: pairs(COMBAT, WALKS, (who, path) => ({ who, path })),
  absorbed: whoHere(),
  alarm: whoHere(),
  deactivated: whoHere(),
  hides: places,
  released: places,
  search: pairs([1, 2], [true, false], (need, found) => ({ die: 1, need, found })),
  interrogated: pairs(['picket', 'courier', 'sutler'] as const, [-2, -1, 0, 1, 2, 9], (sort, result) => ({
    sort,
    die: 3,
    result,
  })),
  cannon: pairs(['hidden', 'fetched', 'found', 'safe', 'lost'] as const, PLACES, (what, here) => ({ what, here, die: 2 })),
  railRepair: pairs([true, false], PLACES, (repaired, here) => ({ here, die: 3, repaired })),
  turnEnds: [{ turn: 1 }],
  ended: each(['won', 'dead', 'behind', 'final', 'confederacy'] as const, ending => ({ ending, notoriety: 1 })),
};
