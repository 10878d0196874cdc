import { describe, expect, test } from 'vitest';
import { CENTRES } from '../data/places.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { SIZE, type SpaceId } from '../data/spaces.ts';
import { spacesOf, stateNamed } from '../data/states.ts';
import {
  capitalSites,
  claimedBy,
  clearedBy,
  displaced,
  eventMayMark,
  fortFollows,
  invadedStates,
  mayBuildFort,
  mayPlaceByOperations,
  mayPlaceMarker,
  occupied,
  raids,
  spacesHeld,
  winsState,
} from '../queries/states.ts';
import { endsAtOnce, endsTurn, judged, spAdjustment, statesCounted } from '../queries/victory.ts';
import { changed } from '../queries/will.ts';
import { at, bare, begin, places } from './board.ts';

const KY = stateNamed('KY');
const after = (value: number, sign: '+' | '-', ...changes: number[]): string => {
  const will = changes.reduce((now, by) => changed(now, by), { value, rising: sign === '+' });
  return `${will.value}${will.rising ? '+' : '-'}`;
};

describe('political will', () => {
  test('12.4-a, 12.3-a a large battle won on minus is worth 5, lost on plus 8, otherwise 3 and 5', () => {
    expect([after(50, '-', 3), after(50, '+', -5), after(50, '+', 3), after(50, '-', -5)]).toEqual(['55+', '42-', '53+', '45-']);
  });

  test('12.4-b each cause is a change of its own, 0 turns nothing, and 0 and 199 are the ends', () => {
    expect(after(90, '-', 5, 10, 1)).toBe('108+');
    expect(after(50, '+', 0)).toBe('50+');
    expect([after(2, '+', -5), after(198, '-', 5)]).toEqual(['0-', '199+']);
  });

  test('12.9-b, 12.4-a Emancipation: 94+ becomes 81-, 115- becomes 110-', () => {
    expect([after(94, '+', -10), after(115, '-', -5), after(115, '+', -5)]).toEqual(['81-', '110-', '107-']);
  });

  test('12.8-a, 12.9-a the last political phase of the example: 113+, Kentucky, then the fall', () => {
    expect(after(113, '+', 10, -5)).toBe('115-');
  });
});

describe('states', () => {
  test('12.1.3-a, 12.1.4-a the first to hold seven spaces of Kentucky wins it', () => {
    const board = begin();
    const spaces = spacesOf[KY]!.filter(space => board.pub.control[space] === NOBODY);
    for (const space of spaces.slice(0, 6)) board.pub.control[space] = USA;
    expect(winsState(board.pub, KY)).toBe(NOBODY);
    board.pub.control[spaces[6]!] = USA;
    expect(winsState(board.pub, KY)).toBe(USA);
  });

  test('12.1.3-b a border state the Confederacy won first can still be the Union’s; one of the Union’s stays', () => {
    const board = begin();
    for (const space of spacesOf[KY]!) board.pub.control[space] = CSA;
    expect(winsState(board.pub, KY)).toBe(CSA);
    board.pub.state[KY] = CSA;
    expect(winsState(board.pub, KY)).toBe(NOBODY);
    for (const space of spacesOf[KY]!) board.pub.control[space] = USA;
    expect(winsState(board.pub, KY)).toBe(USA);
    board.pub.state[KY] = USA;
    for (const space of spacesOf[KY]!) board.pub.control[space] = CSA;
    expect(winsState(board.pub, KY)).toBe(NOBODY);
  });

  test('12.1.3-a the winner clears enemy markers but not where the enemy stands, and claims empty spaces', () => {
    const board = begin().owns(CSA, 'paducah-ky');
    expect(places(clearedBy(board.pub, USA, KY))).toEqual(['paducah-ky']);
    expect(places(claimedBy(board.pub, USA, KY))).not.toContain('columbus-ky');
  });

  test('12.1.1-a, 8.4.3-a Virginia: fourteen with the Valley twice, Richmond destroyed, Norfolk closed', () => {
    const VA = stateNamed('VA');
    const board = bare();
    for (const space of spacesOf[VA]!) board.pub.control[space] = CSA;
    board.owns(USA, 'winchester-va', 'strasburg-va', 'staunton-va');
    expect(spacesHeld(board.pub, USA, VA)).toBe(6);
    const rest = spacesOf[VA]!.filter(
      space => board.pub.control[space] === CSA && ![at('richmond-va'), at('norfolk-va'), at('fort-monroe-va')].includes(space),
    );
    for (const space of rest.slice(0, 8)) board.pub.control[space] = USA;
    expect([spacesHeld(board.pub, USA, VA), winsState(board.pub, VA)]).toEqual([14, NOBODY]);
    board.pub.destroyed |= 1 << CENTRES.indexOf(at('richmond-va'));
    const norfolk = winsState(board.pub, VA);
    board.owns(USA, 'fort-monroe-va');
    expect([norfolk === USA, winsState(board.pub, VA)]).toEqual([false, USA]);
  });

  test('12.1.2-a a Union state with three Confederate spaces is invaded, a border state never', () => {
    const board = begin().owns(CSA, 'gettysburg-pa', 'chambersburg-pa');
    expect(invadedStates(board.pub)).toEqual([]);
    board.owns(CSA, 'harrisburg-pa');
    for (const space of spacesOf[KY]!) board.pub.control[space] = CSA;
    expect(invadedStates(board.pub)).toEqual([stateNamed('PA')]);
  });

  test('1861 after its political phases: 12.1.4-a seven of Missouri, five of West Virginia', () => {
    const board = begin().owns(
      USA,
      'kansas-city-mo',
      'ironton-mo',
      'lexington-mo',
      'st-joseph-mo',
      'jefferson-city-mo',
      'rolla-mo',
    );
    board.owns(USA, 'parkersburg-wv', 'grafton-wv', 'weston-wv', 'wheeling-wv', 'lewisburg-wv');
    expect([winsState(board.pub, stateNamed('MO')), winsState(board.pub, stateNamed('WV')), winsState(board.pub, KY)]).toEqual([
      USA,
      USA,
      NOBODY,
    ]);
  });
});

describe('markers', () => {
  test('11.1-a, 3.4.2-a infantry in supply places its marker; each conversion carries the line to the next', () => {
    const board = bare();
    const march: SpaceId[] = ['falmouth-ky', 'lexington-ky', 'somerset-ky', 'clinton-tn', 'knoxville-tn'];
    for (const id of march) board.sp(USA, id, 1);
    const converted: SpaceId[] = [];
    for (let round = 0; round < 6; round++)
      for (const space of occupied(board.pub, USA)) {
        board.pub.control[space] = USA;
        converted.push(...places([space]));
      }
    expect(converted.sort()).toEqual([...march].sort());
    const cut = bare().sp(USA, 'knoxville-tn', 1).sp(USA, 'clinton-tn', 1).sp(CSA, 'somerset-ky', 1);
    expect(occupied(cut.pub, USA)).toEqual([]);
  });

  test('11.1-b, 5.5.3-a, 5.5.3-b Forrest may take a Union marker off Kentucky; Morgan has none, Stoneman none in Atlanta', () => {
    const board = bare()
      .owns(USA, 'bowling-green-ky')
      .general('forrest', 'bowling-green-ky')
      .general('morgan', 'somerset-ky')
      .general('stoneman', 'atlanta-ga');
    expect(places(raids(board.pub, CSA))).toEqual(['bowling-green-ky']);
    expect(raids(board.pub, USA)).toEqual([]);
    expect(occupied(board.pub, USA)).toEqual([]);
  });

  test('11.3-b, 11.3-c operations mark own supplied infantry and neutral border spaces, while the capital is on the map', () => {
    const board = begin();
    expect([mayPlaceMarker(board.pub, USA, at('lexington-ky')), mayPlaceMarker(board.pub, USA, at('nashville-tn'))]).toEqual([
      true,
      false,
    ]);
    expect(mayPlaceMarker(board.sp(CSA, 'lexington-ky', 1).pub, USA, at('lexington-ky'))).toBe(false);
    expect(mayPlaceMarker(board.pub, CSA, at('lexington-ky'))).toBe(true);
    expect(mayPlaceByOperations(board.pub, USA)).toBe(true);
    board.pub.capital[USA] = -1;
    expect([mayPlaceByOperations(board.pub, USA), displaced(board.pub)]).toEqual([false, [USA]]);
  });

  test('11.3-e an event destroys no centre, takes no coastal fort by its port, displaces no capital, removes no fort', () => {
    const board = begin();
    const may = (id: SpaceId) => eventMayMark(board.pub, USA, at(id));
    expect([may('atlanta-ga'), may('mobile-al'), may('fort-morgan-al'), may('dover-tn'), may('meridian-ms')]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    board.sp(CSA, 'fort-morgan-al', 1);
    expect(may('mobile-al')).toBe(true);
    expect([eventMayMark(board.pub, CSA, at('washington-dc')), eventMayMark(board.pub, CSA, at('harrisburg-pa'))]).toEqual([
      false,
      true,
    ]);
  });

  test('6.8.4-a empty Fort Sumter follows Charleston, a garrisoned one does not', () => {
    const board = begin();
    expect(fortFollows(board.pub, at('charleston-sc'))).toBe(-1);
    expect(fortFollows(board.sp(CSA, 'fort-sumter-sc', 0).pub, at('charleston-sc'))).toBe(at('fort-sumter-sc'));
  });

  test('6.8.6-a a fort needs an own supplied space without a fort', () => {
    const board = begin();
    const may = (id: SpaceId) => mayBuildFort(board.pub, CSA, at(id));
    expect([may('manassas-va'), may('richmond-va'), may('fort-fisher-nc'), may('new-madrid-mo')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('11.2.3-a, 11.2.3-b, 12.6-a a capital goes to a supplied space of a state that began as its side’s', () => {
    const board = begin();
    const sites = places(capitalSites(board.pub, USA));
    expect(sites).toContain('philadelphia-pa');
    expect(sites).not.toContain('st-louis-mo');
    expect(sites).not.toContain('harpers-ferry-va');
    expect(places(capitalSites(board.pub, CSA))).toContain('montgomery-al');
  });
});

describe('victory', () => {
  test('17.2.1-a, 17.2.2-a, 17.2.1-b will 0 or no resources end any game at once', () => {
    const board = begin('campaign');
    expect(endsAtOnce(board.pub)).toBe(null);
    board.pub.will = [0, 0];
    expect(endsAtOnce(board.pub)).toEqual({ ending: 'will', winner: 'USA' });
    board.pub.will = [50, 50];
    board.pub.destroyed = (1 << CENTRES.length) - 1;
    expect(endsAtOnce(board.pub)).toEqual({ ending: 'resources', winner: 'USA' });
  });

  test('17.2.1-a, 17.2.1-b more than double at the end of a turn; below 50 in the fall of 1864', () => {
    const board = begin('campaign');
    board.pub.will = [50, 100];
    expect(endsTurn(board.pub)).toBe(null);
    board.pub.will = [49, 99];
    expect(endsTurn(board.pub)).toEqual({ ending: 'doubled', winner: 'CSA' });
    board.pub.will = [49, 40];
    expect(endsTurn(board.pub)).toBe(null);
    board.pub.turn = 12;
    expect(endsTurn(board.pub)).toEqual({ ending: 'election', winner: 'CSA' });
    const year = begin('1862');
    year.pub.turn = 6;
    year.pub.will = [40, 100];
    expect(endsTurn(year.pub)).toBe(null);
  });

  test('13.2-a 1861: the border states or will; both or neither is a draw', () => {
    const board = begin('1861');
    const result = (states: readonly [number, number, number], will: [number, number]) => {
      board.pub.state.splice(0, 3, ...(states as [-1, -1, -1]));
      board.pub.will = will;
      return judged(board.pub).winner;
    };
    expect(result([USA, USA, USA], [115, 94])).toBe('USA');
    expect(result([NOBODY, NOBODY, NOBODY], [100, 79])).toBe('USA');
    expect(result([CSA, CSA, USA], [100, 100])).toBe('CSA');
    expect(result([NOBODY, USA, USA], [84, 100])).toBe('CSA');
    expect(result([USA, USA, USA], [84, 100])).toBe(null);
    expect(result([USA, NOBODY, NOBODY], [85, 80])).toBe(null);
  });

  test('14-e 1862: the Union needs the higher will', () => {
    const board = begin('1862');
    board.pub.will = [94, 94];
    expect(judged(board.pub).winner).toBe('CSA');
    board.pub.will = [95, 94];
    expect(judged(board.pub).winner).toBe('USA');
  });

  test('15-h the difference of SP: 75 and 46 give the Confederacy 10, 90 and 45 the Union 10', () => {
    expect([spAdjustment(75, 46), spAdjustment(80, 45), spAdjustment(90, 45), spAdjustment(79, 45)]).toEqual([
      [0, 10],
      [0, 0],
      [10, 0],
      [0, 0],
    ]);
  });

  test('15-g, 15-b 1863: will with that difference, and 10 less for a blockade never raised', () => {
    const board = begin('1863');
    board.pub.will = [86, 80];
    expect(judged(board.pub).winner).toBe('CSA');
    board.pub.infantry[CSA][at('richmond-va')] = 0;
    board.pub.infantry[USA][at('washington-dc')]! += 3;
    expect(judged(board.pub).winner).toBe('USA');
    board.pub.hadBlockade = true;
    expect(judged(board.pub).winner).toBe('CSA');
    board.pub.raisedBlockade = true;
    expect(judged(board.pub).winner).toBe('USA');
  });

  test('17.3-a, 17.3-b, 17.3-c, 17.3-d states, less those invaded, plus one for each full 25 of will', () => {
    const board = begin('campaign');
    board.pub.will = [100, 100];
    for (let state = 0; state < 10; state++) board.pub.state[state] = USA;
    board.pub.firstHeld = [USA, USA, CSA];
    for (let space = 0; space < SIZE; space++) board.pub.control[space] = USA;
    expect(judged(board.pub)).toEqual({ ending: 'states', winner: 'USA' });
    for (const id of ['gettysburg-pa', 'chambersburg-pa', 'harrisburg-pa'] as const) board.owns(CSA, id);
    expect([statesCounted(board.pub), judged(board.pub).winner]).toEqual([9, 'CSA']);
    for (const space of spacesOf[stateNamed('WV')]!) board.pub.control[space] = CSA;
    expect(statesCounted(board.pub)).toBe(9);
    for (const space of spacesOf[KY]!) board.pub.control[space] = CSA;
    expect(statesCounted(board.pub)).toBe(8);
    board.pub.will = [151, 100];
    expect(statesCounted(board.pub)).toBe(10);
    board.pub.will = [149, 100];
    expect(statesCounted(board.pub)).toBe(9);
  });
});
