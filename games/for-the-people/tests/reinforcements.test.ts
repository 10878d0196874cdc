import { describe, expect, test } from 'vitest';
import { GENERALS, type GeneralId } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { stateNamed } from '../data/states.ts';
import {
  arrivals,
  borderSites,
  hasStep,
  leaderless,
  mayLayGeneral,
  mayRaise,
  maySend,
  mcclellanTakes,
  openIn,
  raisedIn,
  receivingArmies,
  runsBlockade,
  sendTargets,
  stateSp,
  strategicLeft,
  unionCut,
  unionRegions,
} from '../queries/reinforcements.ts';
import { at, type Board, bare, begin, places } from './board.ts';

const ids = (generals: readonly number[]): GeneralId[] => generals.map(general => GENERALS[general]![0]).sort();

test('2.8-a, 3.1-d, 10.7-a which steps a turn has', () => {
  const steps = (board: Board, turn: number) => {
    board.pub.turn = turn;
    return (['a', 'b', 'c'] as const).filter(step => hasStep(board.pub, step)).join('');
  };
  const campaign = begin('campaign');
  expect([1, 2, 3, 4].map(turn => steps(campaign, turn))).toEqual(['', 'abc', 'bc', 'abc']);
  expect([4, 5].map(turn => steps(begin('1862'), turn))).toEqual(['c', 'abc']);
});

describe('the Union', () => {
  test('10.3.1-b, 10.3.1-c, 10.3.1-d eight in Washington, six in Ohio and Indiana, four in Illinois or St. Louis', () => {
    const [east, centre, west] = unionRegions(begin().pub);
    expect([east.sp, places(east.spaces)]).toEqual([8, ['washington-dc']]);
    expect([centre.sp, places(centre.spaces).includes('cincinnati-oh'), centre.spaces.length]).toEqual([6, true, 16]);
    expect([west.sp, places(west.spaces).includes('st-louis-mo'), west.spaces.length]).toEqual([4, true, 12]);
  });

  test('10.3.1-b Washington without its railway: four in Pennsylvania, Delaware or New Jersey', () => {
    const board = begin().owns(CSA, 'baltimore-md', 'frederick-md');
    const [east] = unionRegions(board.pub);
    expect([east.sp, east.spaces.length]).toEqual([4, 15]);
  });

  test('10.3.1-c a space held by Confederate SP takes none', () => {
    const board = begin().sp(CSA, 'cincinnati-oh', 1);
    expect(places(unionRegions(board.pub)[1].spaces)).not.toContain('cincinnati-oh');
  });

  test('10.3.1-a, 10.3.1-e, 12.1.2-b less for each state capital the Confederacy controls, and 2 after intervention', () => {
    const board = begin();
    expect(unionCut(board.pub)).toBe(0);
    board.owns(CSA, 'harrisburg-pa', 'philadelphia-pa').sp(CSA, 'annapolis-md', 2);
    board.pub.intervention = true;
    expect(unionCut(board.pub)).toBe(4);
  });

  test('5.6.7.A-b McClellan’s army in or next to the capital takes one more, if the option is on', () => {
    const near = (options: string[], where: SpaceId) => {
      const board = bare('1861', options).army('potomac', where, 6, 'mcclellan');
      return mcclellanTakes(board.pub);
    };
    expect(near(['generals'], 'frederick-md')).toBe(at('frederick-md'));
    expect(near([], 'frederick-md')).toBe(-1);
    expect(near(['generals'], 'pittsburgh-pa')).toBe(-1);
  });
});

describe('the Confederacy', () => {
  test('10.4.2-a, 10.4.1-a nine, less for states lost and for the Mississippi', () => {
    const board = begin();
    expect(stateSp(board.pub)).toBe(9);
    board.pub.state[stateNamed('TN')] = USA;
    board.pub.state[stateNamed('KY')] = USA;
    expect(stateSp(board.pub)).toBe(8);
    board.fort(NOBODY, 'columbus-ky', 'dover-tn').owns(USA, 'forts-st-philip-jackson-la');
    expect(stateSp(board.pub)).toBe(7);
  });

  test('10.4.3-a, G-d in supply, not beside the Union, not in pro-Union spaces; coastal forts will do', () => {
    const board = begin();
    const may = (id: SpaceId) => mayRaise(board.pub, at(id));
    expect([
      may('nashville-tn'),
      may('knoxville-tn'),
      may('fort-morgan-al'),
      may('fort-sumter-sc'),
      may('fort-pickens-fl'),
    ]).toEqual([true, false, true, false, false]);
    board.pub.state[stateNamed('TN')] = USA;
    expect(raisedIn(board.pub, stateNamed('TN'))).toEqual([]);
  });

  test('10.4.4-a a border state it controls gives one SP, without a line', () => {
    const board = begin();
    expect(borderSites(board.pub, stateNamed('KY'))).toEqual([]);
    board.pub.state[stateNamed('KY')] = CSA;
    expect(places(borderSites(board.pub, stateNamed('KY')))).toEqual(['columbus-ky']);
  });

  test('10.5.4-a, 10.5.1-a at blockade 3 a 3 fails and a 4 brings an SP to an open port of the zone', () => {
    expect([2, 3, 4, 5].map(die => runsBlockade(die, 3))).toEqual([false, false, true, true]);
    expect(places(openIn(begin().pub, 0))).toEqual(['morehead-city-nc', 'wilmington-nc']);
  });
});

describe('strategic movement', () => {
  test('10.2.2-a fifteen and seven a turn', () => {
    const board = begin();
    board.pub.strategic = [10, 7];
    expect([strategicLeft(board.pub, USA), strategicLeft(board.pub, CSA)]).toEqual([5, 0]);
  });

  test.each([
    [USA, 'washington-dc', 'fort-monroe-va'],
    [USA, 'springfield-il', 'cairo-il'],
    [USA, 'washington-dc', 'cairo-il'],
    [USA, 'philadelphia-pa', 'cairo-il'],
    [CSA, 'charleston-sc', 'manassas-va'],
    [CSA, 'mobile-al', 'columbus-ky'],
  ] as const)('10.2.1-a, 10.2.3-a, 10.2.4-a side %i may send SP from %s to %s as in the example', (side, from, to) => {
    expect(places(sendTargets(begin().pub, side, at(from)))).toContain(to);
  });

  test('10.2.1-a, 10.2.2-b neutral spaces carry no trains, nor do Confederates sail', () => {
    const board = begin();
    expect(places(sendTargets(board.pub, USA, at('cincinnati-oh')))).not.toContain('lexington-ky');
    expect(places(sendTargets(board.pub, CSA, at('wilmington-nc')))).not.toContain('fort-fisher-nc');
    expect([
      maySend(board.pub, USA, at('cairo-il')),
      maySend(board.pub, USA, at('frederick-md')),
      maySend(board.pub, USA, at('gettysburg-pa')),
    ]).toEqual([true, true, false]);
  });

  test('10.2.1-b an army in supply takes SP from wherever it has a line to, over neutral spaces too', () => {
    const board = bare()
      .army('cumberland', 'lebanon-ky', 6, 'buell')
      .owns(USA, 'lebanon-ky')
      .sp(USA, 'indianapolis-in', 1)
      .sp(USA, 'wheeling-wv', 1);
    for (const id of ['indianapolis-in', 'wheeling-wv'] as const)
      expect(receivingArmies(board.pub, USA, at(id))).toEqual([at('lebanon-ky')]);
    const cut = bare().army('cumberland', 'macon-ga', 6, 'buell').sp(USA, 'indianapolis-in', 1);
    expect(receivingArmies(cut.pub, USA, at('indianapolis-in'))).toEqual([]);
  });
});

describe('generals', () => {
  test('3.1-c, 5.6-a those whose turn has come', () => {
    const board = begin();
    board.pub.turn = 2;
    expect(ids(arrivals(board.pub, CSA))).toEqual(['bragg', 'smith', 'stuart']);
    expect(arrivals(board.pub, USA).length).toBe(7);
  });

  test('10.6.1-a, 8.3-a a supplied space with an own SP; a second unseen general needs an SP for each', () => {
    const board = bare().sp(USA, 'cairo-il', 2).sp(USA, 'macon-ga', 5);
    const may = (id: SpaceId, cavalry = false) => mayLayGeneral(board.pub, USA, at(id), cavalry);
    expect([may('cairo-il'), may('macon-ga'), may('springfield-il')]).toEqual([true, false, false]);
    board.pub.slots[USA].push(at('cairo-il'));
    board.pub.slotCavalry[USA].push(false);
    expect(may('cairo-il')).toBe(true);
    board.general('pope', 'cairo-il');
    expect(may('cairo-il')).toBe(false);
  });

  test('10.6.4-a, 10.6.4-b a cavalry general needs an infantry SP to take in', () => {
    const board = bare().general('stoneman', 'cairo-il');
    expect(mayLayGeneral(board.pub, USA, at('cairo-il'), true)).toBe(false);
    expect(mayLayGeneral(board.pub, USA, at('cairo-il'), false)).toBe(true);
    board.sp(USA, 'cairo-il', 1);
    expect(mayLayGeneral(board.pub, USA, at('cairo-il'), true)).toBe(true);
  });

  test('10.6.2-a a supplied army without a general comes first', () => {
    const board = bare().army('potomac', 'frederick-md', 5).army('cumberland', 'macon-ga', 5);
    expect(leaderless(board.pub, USA)).toEqual([at('frederick-md')]);
    board.pub.slots[USA].push(at('frederick-md'));
    board.pub.slotCavalry[USA].push(false);
    expect(leaderless(board.pub, USA)).toEqual([]);
  });
});
