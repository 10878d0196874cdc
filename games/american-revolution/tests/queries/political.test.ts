import { chanceFrom } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { AGITATORS, type MarkerId, markerOf } from '../../data/markers.ts';
import { OPTIONS } from '../../data/options.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { DECLARATION, EUROPE_CONTEST, PROGRESS_CONTEST } from '../../data/tables.ts';
import {
  contestDice,
  contestsOf,
  contestWinner,
  europeAfter,
  isUncontested,
  loyaltyAfter,
  markersLaid,
  pointsLaid,
  progressAfter,
} from '../../queries/agitation.ts';
import { occupant, townPoints, valueTo } from '../../queries/control.ts';
import { agitationPoints, handSize, holds, markerPrice, markersDue, markersToBuy } from '../../queries/hands.ts';
import { costClass, favours, isDoubled, isFavourable } from '../../queries/loyalty.ts';
import { americanDice, britishDice, freeDraws, politicalDice, sovereigntyPoints, townIncome } from '../../queries/political.ts';
import { meetsPolitical, verdict, winsShort } from '../../queries/victory.ts';
import { setUp } from '../../state/setup.ts';
import type { Table } from '../../state/table.ts';
import { scene } from '../scene.ts';

const key = [1, 2, 3, 4, 5, 6, 7, 8] as never;
const all = OPTIONS.map(({ id }) => id);

test('6.2-a, 6.4-a, 6.6-c D1 income of turn 1: 26 each; Boston gives nothing under a Rebel partisan, 4 without the option', () => {
  const t = setUp('campaign', all, chanceFrom(key));
  expect([townIncome(t, AMERICAN), townIncome(t, BRITISH)]).toEqual([26, 26]);
  expect(
    townIncome(
      setUp(
        'campaign',
        all.filter(id => id !== 'partisans'),
        chanceFrom(key),
      ),
      BRITISH,
    ),
  ).toBe(30);
  expect([americanDice(t.pub), britishDice(t.pub)]).toEqual([1, 4]);
});

test('3.1-d, 3.1-h, 6.3-a, 6.3-b who occupies: combat units, not leaders, not cargo; land units before fleets; both nobody', () => {
  const who = (names: readonly string[]): number => occupant(scene({ at: { newport: names } }), spaceOf('newport'));
  expect(who(['washington'])).toBe(-1);
  expect(who(['washington', 'am-mil-01'])).toBe(AMERICAN);
  expect(who(['br-fleet-1'])).toBe(BRITISH);
  expect(who(['br-fleet-1', 'am-mil-01'])).toBe(AMERICAN);
  expect(who(['br-fleet-1', 'br-reg-01 > br-fleet-1', 'am-mil-01'])).toBe(AMERICAN);
  expect(who(['br-fleet-1', 'washington'])).toBe(BRITISH);
  expect(who(['br-reg-01', 'am-mil-01'])).toBe(-1);
  expect(who(['br-fleet-1', 'am-fleet-1'])).toBe(-1);
  expect(who([])).toBe(-1);
});

test('6.6-c, 26.3-b places of a neutral nation pay nobody, those of an ally at war the American', () => {
  const at = { havana: ['sp-reg-2', 'sp-mil-3'] } as const;
  expect(townIncome(scene({ at, europe: 'french-alliance' }), AMERICAN)).toBe(0);
  expect(townIncome(scene({ at, europe: 'spanish-alliance' }), AMERICAN)).toBe(3);
});

test('29.4-a, 6.4-b, 37.2-c, 3.1-c a partisan makes the place worth nothing to its enemy alone, a massacre to both', () => {
  const t = scene({
    options: ['partisans', 'massacre'],
    at: { boston: ['br-reg-01'], richmond: ['am-mil-09'], charleston: ['am-mil-12'] },
    partisan: { boston: 'american', richmond: 'american', charlotte: 'american' },
    massacre: ['charleston'],
  });
  expect([valueTo(t.pub, BRITISH, spaceOf('boston')), valueTo(t.pub, AMERICAN, spaceOf('richmond'))]).toEqual([0, 2]);
  expect([townIncome(t, BRITISH), townPoints(t, BRITISH)]).toEqual([0, 0]);
  expect([townIncome(t, AMERICAN), townPoints(t, AMERICAN)]).toEqual([2, 2]);
  t.pub.options = 0;
  expect(townPoints(t, BRITISH)).toBe(4);
});

test('11.6-b, 3.1-c, 6.5-a loyalty 3 doubles the income of its towns, not their value for victory', () => {
  const t = scene({ at: { boston: ['am-mil-01'], kennebec: ['am-mil-02'] }, loyalty: { 'new-england': 3 } });
  expect([townIncome(t, AMERICAN), townPoints(t, AMERICAN)]).toEqual([8, 4]);
  expect(isDoubled(t.pub, BRITISH, spaceOf('boston'))).toBe(false);
  t.pub.loyalty[0] = 2;
  expect(townIncome(t, AMERICAN)).toBe(4);
});

test('11.6-c, 11.6-d, 19.2-c which side a region favours, the class of its prices, and towns without loyalty by their colour', () => {
  const t = scene({ loyalty: { 'new-england': 1, canada: -3 } });
  expect([favours(t.pub, 0), favours(t.pub, 6), favours(t.pub, 1)]).toEqual([AMERICAN, BRITISH, -1]);
  expect([costClass(t.pub, AMERICAN, 0), costClass(t.pub, AMERICAN, 1), costClass(t.pub, AMERICAN, 6)]).toEqual([0, 1, 2]);
  expect([costClass(t.pub, BRITISH, 0), costClass(t.pub, BRITISH, 6)]).toEqual([2, 0]);
  expect(isFavourable(t.pub, BRITISH, spaceOf('jamaica'))).toBe(true);
  expect(isFavourable(t.pub, AMERICAN, spaceOf('havana'))).toBe(false);
  expect(isFavourable(scene({ europe: 'spanish-alliance' }).pub, AMERICAN, spaceOf('havana'))).toBe(true);
  expect(isFavourable(t.pub, AMERICAN, spaceOf('boston'))).toBe(true);
});

test('30.1-a, 30.1-b, 30.2-a Indian sovereignty: a point to the other side, none for leaders alone, none if both trespass', () => {
  const said = {
    at: { onondaga: ['am-lt-1'], 'seneca-towns': ['am-lt-2', 'br-lt-1'], 'creek-towns': ['in-1'], 'miami-towns': ['washington'] },
  };
  const t = scene({ ...said, options: ['sovereignty'] });
  expect([sovereigntyPoints(t, BRITISH), sovereigntyPoints(t, AMERICAN)]).toEqual([1, 0]);
  expect(sovereigntyPoints(scene(said), BRITISH)).toBe(0);
});

test('6.7-a, 6.7-b, 6.7-c, 12.7-d, 6.6-a, 25.8-a D28 dice of the Political Phase', () => {
  const british = [
    [0, 0, 0, 4],
    [2, 0, 0, 5],
    [2, -3, 0, 6],
    [2, -3, -1, 5],
    [0, 0, -9, 0],
  ] as const;
  for (const [progress, europe, debate, dice] of british) expect(britishDice({ progress, europe, debate })).toBe(dice);
  const american = [
    [1, 0, 2],
    [1, -2, 1],
    [0, -2, 1],
    [4, 4, 7],
    [3, 3, 5],
  ] as const;
  for (const [progress, europe, dice] of american) expect(americanDice({ progress, europe })).toBe(dice);
  expect([0, 1, 2, 4].map(europe => freeDraws({ europe }))).toEqual([0, 1, 2, 2]);
  const now = { progress: 4, europe: 0, debate: 0 };
  expect([politicalDice(now, AMERICAN), politicalDice(now, BRITISH)]).toEqual([4, 5]);
});

const laid = (...said: readonly (readonly [contest: number, marker: MarkerId, n: number])[]): number[] => {
  const list = new Array<number>(9 * AGITATORS.length).fill(0);
  for (const [contest, marker, n] of said) list[contest * AGITATORS.length + AGITATORS.indexOf(markerOf(marker))] = n;
  return list;
};

test('9.2-a, 9.3-d, 9.4-a, 12.5-a D15 agitation: tie on Progress, two American dice in Europe, an uncontested region', () => {
  const NEW_ENGLAND = 2;
  const pub = scene({ progress: 'declaration' }).pub;
  pub.assigned = [
    laid([PROGRESS_CONTEST, 'paine', 1], [PROGRESS_CONTEST, 'rousing', 1], [EUROPE_CONTEST, 'rousing', 1]),
    laid([PROGRESS_CONTEST, 'rousing', 2], [EUROPE_CONTEST, 'franklin', 1], [NEW_ENGLAND, 'rousing', 1]),
  ];
  const total = (side: 0 | 1, contest: number, dice: number): number => pointsLaid(pub.assigned[side]!, side, contest) + dice;
  expect([total(0, PROGRESS_CONTEST, 2), total(1, PROGRESS_CONTEST, 4)]).toEqual([6, 6]);
  expect(contestWinner(6, 6)).toBe(-1);
  expect([total(0, EUROPE_CONTEST, 7), total(1, EUROPE_CONTEST, 6)]).toEqual([8, 7]);
  expect(contestWinner(8, 7)).toBe(AMERICAN);
  expect([0, 1].map(side => contestDice(pub, side as 0 | 1, EUROPE_CONTEST))).toEqual([2, 1]);
  expect([0, 1].map(side => contestDice(pub, side as 0 | 1, NEW_ENGLAND))).toEqual([0, 1]);
  expect(isUncontested(pub, NEW_ENGLAND)).toBe(BRITISH);
  expect([isUncontested(pub, PROGRESS_CONTEST), isUncontested(pub, 5)]).toEqual([-1, -1]);
  expect([pointsLaid([], AMERICAN, PROGRESS_CONTEST), markersLaid([], PROGRESS_CONTEST)]).toEqual([0, 0]);
  pub.progress = DECLARATION - 1;
  expect(contestDice(pub, 0, EUROPE_CONTEST)).toBe(1);
});

test('9.3-b, 9.3-f nine contests: one for Progress, one for Europe, seven for the regions in their order', () => {
  expect(contestsOf('progress')).toEqual([0]);
  expect(contestsOf('europe')).toEqual([1]);
  expect(contestsOf('loyalty')).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('10.2-a, 10.3-a, 10.4-a, 11.2-a, 11.3-a, 11.4-a, 11.5-a, 12.2-a, 12.3-a, 12.4-a, 12.6-a where markers go', () => {
  expect([progressAfter(0, AMERICAN), progressAfter(2, BRITISH), progressAfter(2, -1), progressAfter(4, AMERICAN)]).toEqual([
    1, 2, 2, 4,
  ]);
  expect([
    loyaltyAfter(0, AMERICAN),
    loyaltyAfter(0, BRITISH),
    loyaltyAfter(1, -1),
    loyaltyAfter(3, AMERICAN),
    loyaltyAfter(-3, BRITISH),
  ]).toEqual([1, -1, 1, 3, -3]);
  expect([
    europeAfter(0, AMERICAN),
    europeAfter(0, BRITISH),
    europeAfter(2, -1),
    europeAfter(4, AMERICAN),
    europeAfter(-3, BRITISH),
  ]).toEqual([1, -1, 2, 4, -3]);
});

test('7.2-a D16 hands of 9 and 1 give back 4 and 0', () => {
  expect([9, 1, 0, 2].map(markersDue)).toEqual([4, 0, 0, 1]);
});

test('9.1-b, 9.2-a agitation points in a hand, for whoever holds it', () => {
  const t = scene({ hand: { american: { paine: 1, rousing: 2, tactical: 3 }, british: { adams: 1, spy: 1 } } });
  expect([agitationPoints(t.own.american, AMERICAN), agitationPoints(t.own.british, BRITISH)]).toEqual([5, 1]);
  expect([handSize(t.own.american.hand), handSize(t.own.british.hand)]).toEqual([6, 2]);
});

test('7.8-a R14 the British player can hold Pulaski but not play it', () => {
  const t = scene({ hand: { british: { pulaski: 1 }, american: { spy: 1 } } });
  expect(holds(t.own.british, BRITISH, markerOf('pulaski'))).toBe(false);
  expect(holds(t.own.american, AMERICAN, markerOf('spy'))).toBe(true);
  expect(holds(t.own.american, AMERICAN, markerOf('pulaski'))).toBe(false);
});

test('7.1-b, 7.3-b, 7.3-c, 7.3-d, 4.8-a how many markers can be bought: points, fifteen a turn, the container', () => {
  const pub = (points: number, bought: number, container: number, turn = 2) => ({
    points: [points, points],
    bought: [bought, bought],
    container,
    turn,
  });
  expect(markersToBuy(pub(9, 0, 40), AMERICAN)).toBe(4);
  expect(markersToBuy(pub(9, 0, 40, 1), BRITISH)).toBe(2);
  expect(markersToBuy(pub(90, 11, 40), AMERICAN)).toBe(4);
  expect(markersToBuy(pub(90, 0, 3), AMERICAN)).toBe(3);
  expect(markersToBuy(pub(1, 0, 3), AMERICAN)).toBe(0);
  expect([markerPrice({ turn: 1 }, BRITISH), markerPrice({ turn: 1 }, AMERICAN), markerPrice({ turn: 2 }, BRITISH)]).toEqual([
    4, 2, 2,
  ]);
});

const TOWNS = [
  'boston',
  'new-york',
  'philadelphia',
  'charleston',
  'quebec',
  'hartford',
  'albany',
  'baltimore',
  'richmond',
  'yorktown',
  'savannah',
  'newport',
  'montreal',
] as const;
/** Militia or detachments in so many towns that they are worth `points` (4 4 4 4 3 2 2 2 2 2 2 2 2 and single points). */
const holding = (side: 'american' | 'british', points: number, skip: readonly string[] = []): Record<string, string[]> => {
  const at: Record<string, string[]> = {};
  const singles = ['falmouth', 'portsmouth', 'springfield', 'trenton', 'lancaster'] as const;
  const worth: Record<string, number> = { boston: 4, 'new-york': 4, philadelphia: 4, charleston: 4, quebec: 3 };
  const unit = (n: number): string =>
    side === 'american' ? `am-mil-${String(n).padStart(2, '0')}` : `br-reg-${String(n).padStart(2, '0')}`;
  let [left, n] = [points, 1];
  for (const town of [...TOWNS, ...singles]) {
    const value = worth[town] ?? ((singles as readonly string[]).includes(town) ? 1 : 2);
    if (skip.includes(town) || value > left) continue;
    at[town] = [unit(n++)];
    left -= value;
  }
  if (left > 0) throw new Error(`cannot hold ${points}`);
  return at;
};
const judge = (said: Parameters<typeof scene>[0], last: boolean): string | null => {
  const t: Table = scene({ ...said, turn: last ? 8 : 5 });
  const found = verdict(t);
  return found && (found.winner === null ? found.ending : `${found.winner} ${found.ending}`);
};
const fourFor = (level: number) => ({ 'new-england': level, virginia: level, 'mid-atlantic': level, west: level }) as const;

test('3.1-a, 3.1-b, 3.1-e, 3.1-f, 3.2-a, 3.2-b, 3.3-a, 3.4-a, 3.4-b D13 sudden death, partial victory, draw', () => {
  const am = (n: number) => holding('american', n);
  const br = (n: number) => holding('british', n);
  expect(judge({ at: am(36), progress: 'articles', loyalty: fourFor(2) }, false)).toBe('american sudden-death');
  expect(judge({ at: am(35), progress: 'articles', loyalty: fourFor(2) }, false)).toBe(null);
  expect(judge({ at: am(35), progress: 'articles', loyalty: fourFor(2) }, true)).toBe('american partial');
  expect(judge({ at: br(36), progress: 'articles', loyalty: fourFor(2) }, true)).toBe('draw');
  expect(judge({ at: br(36), progress: 'congress', loyalty: fourFor(-2) }, false)).toBe('british sudden-death');
  expect(judge({ at: br(36), progress: 'declaration', loyalty: fourFor(-2) }, false)).toBe(null);
  expect(judge({ at: br(36), progress: 'declaration', loyalty: fourFor(-2) }, true)).toBe('british partial');
  expect(judge({ at: am(36), progress: 'articles', loyalty: { ...fourFor(2), west: 1 } }, false)).toBe(null);
  expect(judge({ at: am(10), progress: 'declaration' }, true)).toBe('draw');
});

test('3.2-b R8 with 38 points and five regions after the Declaration the British still have no sudden death', () => {
  const t = scene({ at: holding('british', 38), progress: 'declaration', loyalty: { ...fourFor(-3), canada: -3 } });
  expect(verdict(t)).toBe(null);
  expect(meetsPolitical(t.pub, BRITISH)).toBe(false);
});

test('3.5-b, 3.5-c, 3.5-d D14 the shorter scenario', () => {
  const four = fourFor(1);
  expect(winsShort(scene({ loyalty: four, progress: 'declaration', europe: 'french-alliance' }).pub)).toBe(true);
  expect(winsShort(scene({ loyalty: { ...four, west: 0 }, progress: 'articles', europe: 'spanish-alliance' }).pub)).toBe(false);
  expect(winsShort(scene({ loyalty: four, progress: 'declaration', europe: 'loans' }).pub)).toBe(false);
  const end = (said: Parameters<typeof scene>[0]) => verdict(scene({ scenario: 'short', turn: 4, ...said }));
  expect(end({ loyalty: four, progress: 'declaration', europe: 'french-alliance' })).toEqual({
    ending: 'short',
    winner: 'american',
  });
  expect(end({})).toEqual({ ending: 'short', winner: 'british' });
  expect(end({ turn: 3 })).toBe(null);
  expect(end({ turn: 3, at: holding('british', 36), loyalty: fourFor(-2) })).toEqual({
    ending: 'sudden-death',
    winner: 'british',
  });
});
