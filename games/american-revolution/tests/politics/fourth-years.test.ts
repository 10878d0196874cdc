/** A fourth reading of the rulebook: income, hunger, enlistments, markers and verdicts where several rules meet. */
import { expect, test } from 'vitest';
import { markerOf } from '../../data/markers.ts';
import { unitOf, WASHINGTON } from '../../data/units.ts';
import { ASIDE, GONE, POOL, RESERVE } from '../../state/table.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const income = (side: 'american' | 'british', said: Setting): number => {
  const play = playing('income', { side }, { dice: Array<number>(9).fill(1), ...said });
  return play.told('income')[0]!.towns;
};
const checking = (side: 'american' | 'british', said: Setting): Play => playing('enlistment', { side }, said);
const feeding = (side: 'american' | 'british', said: Setting, fed: readonly string[] = []): Play =>
  playing('forage', { side }, said).does(side, 'feed', fed);

// 6, 11, 26
test('6.6-c, 6.3-a Havana taken by the British pays them while Spain fights, and the American nothing', () => {
  const said: Setting = { at: { havana: ['br-reg-01'] }, europe: 'spanish-alliance' };
  expect([income('british', said), income('american', said)]).toEqual([3, 0]);
});
test('6.3-b, 24.4-j a ship in a town of the enemy collects nothing, nor do those aboard; where his troops are aboard as well, she does', () => {
  const both = { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'am-mil-01'] };
  expect([income('british', { at: both }), income('american', { at: both })]).toEqual([0, 4]);
  const afloat = { europe: 'french-alliance', at: { boston: ['br-reg-01 > br-fleet-1', 'br-fleet-1'] } } as const;
  expect(income('british', afloat)).toBe(4);
});
test('6.3-b, 7.9-g Indians raised among Americans leave the town to nobody: none is, for Indian locations are worth nothing', () => {
  expect(income('american', { at: { detroit: ['am-reg-01', 'in-1'] } })).toBe(0);
});
test('11.6-b, 37.2-c doubled nothing is nothing: a massacre in New England at three', () => {
  const said: Setting = {
    options: ['massacre'],
    loyalty: { 'new-england': 3 },
    at: { boston: ['am-mil-01'], newport: ['am-mil-02'] },
  };
  expect([income('american', said), income('american', { ...said, massacre: ['boston'] })]).toEqual([12, 4]);
});
test('30.1-a, 28.3-b a fortress without troops among the Onondaga gives the British no point, a militia in it does', () => {
  const tribes = (who: readonly string[]): number =>
    playing(
      'income',
      { side: 'british' },
      { options: ['fortresses', 'sovereignty'], fortress: { onondaga: 'american' }, at: { onondaga: who }, dice: [1, 1, 1, 1] },
    ).told('income')[0]!.tribes;
  expect([tribes(['greene']), tribes(['am-lt-1'])]).toEqual([0, 1]);
});

// 7.9 in the Political Phase
test('7.9-s, 7.5-a, 7.9-i Indians drawn by Speculators count in the same window, Debate drawn by them too', () => {
  const play = playing(
    'political',
    {},
    {
      at: { onondaga: ['in-1'], niagara: ['in-2'] },
      hand: { american: { speculators: 1 } },
      dice: [3, 2, ...Array<number>(8).fill(1)],
      draws: ['indians', 'debate', 'rousing', 'spy'],
    },
  );
  play.does('american', 'speculate').does('american', 'countIndians').does('american', 'debate');
  play.does('american', 'pass');
  // 7.9-e Four dice less one.
  expect(play.told('income').find(({ side }) => side === 'british')!.dice).toHaveLength(3);
  expect(play.pub.hands[0]).toBe(2);
});
test('7.9-al Speculators gone wrong cannot take themselves: a hand of two others is lost to a three', () => {
  const play = playing(
    'political',
    {},
    {
      hand: { american: { speculators: 1, spy: 1, rousing: 1 } },
      dice: [2, 3, ...Array<number>(8).fill(1)],
      draws: [0],
    },
  );
  play.does('american', 'speculate');
  expect([play.pub.hands[0], play.table.dark.container.includes(markerOf('speculators'))]).toEqual([0, true]);
});

// 19
test('19.2-c, 21.2-b Americans in Hispaniola feed at its French colour twice its value, the British who took it once', () => {
  const four = ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05', 'am-reg-06'];
  expect(feeding('american', { europe: 'french-alliance', at: { hispaniola: four } }).told('hunger')).toEqual([]);
  const british = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04'];
  const play = feeding('british', { europe: 'french-alliance', at: { hispaniola: british }, dice: [3] }, british.slice(1));
  expect(play.status('br-reg-01')).toBe(RESERVE);
});
test('36.2-a, 36.1-a, 36.3-a in the wild a marine and a detachment die of a three, a Jäger of a five, militia of a three but not of a four', () => {
  const play = feeding('british', {
    options: ['forage'],
    at: { 'fort-stanwix': ['br-det-01', 'br-mar-1', 'br-mil-1', 'he-lt-1'] },
    dice: [3, 3, 4, 5],
  });
  expect([play.status('br-det-01'), play.status('br-mar-1'), play.at('br-mil-1'), play.status('he-lt-1')]).toEqual([
    RESERVE,
    RESERVE,
    'fort-stanwix',
    GONE,
  ]);
});
test('36.2-a, 19.3-a Hessian regulars at Fort Stanwix survive a two there, and die of it in a town', () => {
  const wild = feeding('british', { options: ['forage'], at: { 'fort-stanwix': ['he-reg-1'] }, dice: [2] });
  expect(wild.at('he-reg-1')).toBe('fort-stanwix');
  const town = feeding('british', { options: ['forage'], massacre: ['albany'], at: { albany: ['he-reg-1'] }, dice: [2] });
  expect(town.status('he-reg-1')).toBe(GONE);
});
test('28.2-d, 28.8-b, 19.4-a a garrison cut off next door to a free fortress is not fed by it, its neighbours in the open are', () => {
  const play = feeding('american', {
    options: ['fortresses'],
    fortress: { albany: 'american', 'fort-stanwix': 'american' },
    siege: { albany: 'british' },
    massacre: ['albany'],
    at: { albany: ['am-mil-01', 'br-reg-01'], 'fort-stanwix': ['am-mil-02'], oswego: ['am-reg-01'] },
    dice: [1],
  });
  expect([play.status('am-mil-01'), play.at('am-mil-02'), play.at('am-reg-01')]).toEqual([RESERVE, 'fort-stanwix', 'oswego']);
});
test('19.5-b, 24.12-a aboard at sea beside a marine, only the regulars roll, whichever flag the ship flies', () => {
  const play = feeding('american', {
    europe: 'spanish-alliance',
    at: { 'gulf-of-mexico': ['sp-fleet-1', 'am-mar-1 > sp-fleet-1', 'fr-reg-1 > sp-fleet-1', 'galvez > sp-fleet-1'] },
    dice: [3],
  });
  expect([play.status('fr-reg-1'), play.at('am-mar-1'), play.at('galvez')]).toEqual([
    RESERVE,
    'gulf-of-mexico',
    'gulf-of-mexico',
  ]);
});

// 20
test('20.3-a militia that went out on an expedition checks by the region in which it stands', () => {
  const at = { albany: ['am-mil-01'], boston: ['am-mil-02', 'br-reg-01'] };
  const play = checking('american', { at, dice: [4] });
  expect([play.status('am-mil-01'), play.at('am-mil-02')]).toEqual([RESERVE, 'boston']);
});
test('20.3-b, 27.2-d an Indian in the West is enemy enough for Boonesboro; 24.4-j so is a regular aboard in a port', () => {
  const indian = checking('american', { at: { boonesboro: ['am-mil-01'], 'choctaw-towns': ['in-1'] } });
  expect(indian.at('am-mil-01')).toBe('boonesboro');
  const aboard = checking('american', { at: { charleston: ['br-fleet-1', 'br-reg-01 > br-fleet-1'], camden: ['am-mil-01'] } });
  expect(aboard.at('am-mil-01')).toBe('camden');
});
test('20.5-b, 21.6-a, 21.6-c a general beside his own militia commander lends his three; the commander’s two is silent with regulars', () => {
  const stays = (who: readonly string[], die: number): boolean =>
    checking('american', { at: { camden: ['am-mil-01', ...who] }, dice: who.includes('am-reg-01') ? [6, die] : [die] }).at(
      'am-mil-01',
    ) === 'camden';
  expect([stays(['greene', 'marion'], 2), stays(['marion'], 3), stays(['marion'], 2)]).toEqual([true, true, false]);
  expect(stays(['marion', 'am-reg-01'], 4)).toBe(false);
});
test('20.4-a, 20.5-a, 21.2-b Carleton keeps Indians with him at Albany, of two dice of three and two', () => {
  const play = checking('british', { at: { albany: ['in-1', 'in-2', 'carleton'] }, dice: [3, 2] });
  expect([play.at('in-1'), play.status('in-2')]).toEqual(['albany', RESERVE]);
});
test('20.2-a, 10.5-e when the army is professional, militia and nobody else of the Americans checks', () => {
  const play = checking('american', {
    progress: 'professional',
    at: { albany: ['am-reg-01', 'am-lt-1', 'am-mar-1', 'am-mil-01'] },
    dice: [1],
  });
  expect([play.status('am-mil-01'), play.at('am-reg-01'), play.at('am-mar-1')]).toEqual([RESERVE, 'albany', 'albany']);
});
test('7.9-k, 20.5-a Master Plan may make it worse: the second die stands', () => {
  const play = playing(
    'enlistment',
    { side: 'american' },
    { windows: true, at: { albany: ['am-mil-01', 'greene'] }, hand: { american: { 'master-plan': 1 } }, dice: [1, 1] },
  );
  play.does('american', 'pass').does('american', 'masterPlan', 0);
  expect(play.status('am-mil-01')).toBe(RESERVE);
});

// 7.2, 7.9-m
test('7.9-m, 7.2-a, 7.9-ag of seven markers a five leaves two, the Mutiny makes three, and one goes back', () => {
  const play = playing(
    'adjustment',
    {},
    { hand: { american: { mutiny: 1 }, british: { rousing: 5, spy: 2 } }, dice: [5], draws: [0, 0, 0, 0, 0] },
  );
  play.does('american', 'mutiny');
  while (play.place() !== 'adjustment.giveBack') play.does('british', 'pass');
  expect(play.pub.hands).toEqual([0, 3]);
  play.refuses('british', 'giveBack', []).does('british', 'giveBack', ['mutiny']);
  expect(play.pub.hands).toEqual([0, 2]);
});
test('7.9-n, 7.9-u the Spy that saves a hand from Mutiny is itself undone, and the hand is lost', () => {
  const play = playing(
    'adjustment',
    {},
    { hand: { american: { mutiny: 1, spy: 1 }, british: { spy: 1, rousing: 2 } }, dice: [6], draws: [0, 0] },
  );
  play.does('american', 'mutiny').does('british', 'counterSpy').does('american', 'counterSpy').does('british', 'pass');
  expect([play.held('british', 'rousing'), play.held('british', 'mutiny')]).toEqual([0, 1]);
});

// 9 to 12
test('9.3-f, 4.9-b, 4.9-d, 12.5-a Declaration and French Alliance in one phase: reinforcements, two dice, and France is in', () => {
  const play = playing(
    'agitation',
    {},
    {
      progress: 'congress',
      europe: 'loans',
      first: 'american',
      at: { newport: ['am-mil-01'] },
      hand: { american: { rousing: 2 }, british: { rousing: 2 } },
      dice: [6, 1, 1, 2, 1],
      and: t => {
        t.pub.status[unitOf('cornwallis')] = ASIDE;
      },
    },
  );
  play.does('american', 'assign', [
    { what: 'rousing', to: 0 },
    { what: 'rousing', to: 1 },
  ]);
  play.does('british', 'assign', [
    { what: 'rousing', to: 0 },
    { what: 'rousing', to: 1 },
  ]);
  play.does('american', 'order', ['progress', 'europe', 'loyalty']);
  // One and two against one: without the second die it would have been a tie.
  expect([play.pub.progress, play.pub.europe, play.at('cornwallis')]).toEqual([2, 3, 'britain']);
});
test('9.4-a, 9.1-c Adams alone for Progress advances it unopposed, and the British who lays one marker makes him roll', () => {
  const won = (opposed: boolean): number => {
    const play = playing(
      'agitation',
      {},
      { hand: { american: { adams: 1 }, british: { rousing: 1 } }, dice: opposed ? [1, 5] : [] },
    );
    play.does('american', 'assign', [{ what: 'adams', to: 0 }]);
    play.does('british', 'assign', opposed ? [{ what: 'rousing', to: 0 }] : []);
    play.does('american', 'order', ['progress', 'loyalty', 'europe']);
    return play.pub.progress;
  };
  expect([won(false), won(true)]).toEqual([1, 0]);
});
test('4.10-a, 4.10-b Congress met with the only American besieged: Washington is shut in with him', () => {
  const play = playing(
    'congress',
    {},
    {
      progress: 'congress',
      options: ['fortresses'],
      fortress: { charleston: 'american' },
      siege: { charleston: 'british' },
      at: { charleston: ['am-mil-01', 'br-reg-01'] },
      and: t => {
        t.pub.status[WASHINGTON] = ASIDE;
      },
    },
  );
  play.does('american', 'bringWashington', 'charleston');
  expect([play.at('washington'), play.own.american.flags[WASHINGTON]]).toEqual(['charleston', 0]);
});

// 3
const ending = (said: Setting): Play => playing('ending', {}, said);
const GREAT = [
  'boston',
  'newport',
  'hartford',
  'albany',
  'new-york',
  'philadelphia',
  'baltimore',
  'richmond',
  'yorktown',
  'charleston',
  'savannah',
  'quebec',
  'montreal',
  'halifax',
  'falmouth',
] as const;
const held = (side: 'am' | 'br') =>
  Object.fromEntries(
    GREAT.map((id, i) => [
      id,
      [side === 'am' ? `am-mil-${String(i + 1).padStart(2, '0')}` : `br-reg-${String(i + 1).padStart(2, '0')}`],
    ]),
  );
const THREE = { 'new-england': -2, 'mid-atlantic': -2, virginia: -2, florida: -3 } as const;
test('3.1-f, 3.5-d, 3.4-b in the shorter game too the British win at once by 36 points and four regions before the Declaration, in the last year as well', () => {
  for (const turn of [2, 4]) {
    const play = ending({ scenario: 'short', turn, progress: 'congress', loyalty: THREE, at: held('br') });
    expect([play.pub.ending, play.pub.winner]).toEqual(['sudden-death', 'british']);
  }
});
test('3.2-b, 3.5-b the Declaration undoes it: the year goes on, and in 1778 the shorter game is the American’s only by all three', () => {
  const on = ending({ scenario: 'short', turn: 2, progress: 'declaration', loyalty: THREE, at: held('br') });
  expect([on.pub.ending, on.pub.turn]).toEqual([null, 3]);
  const last = ending({ scenario: 'short', turn: 4, progress: 'declaration', europe: 'french-alliance', loyalty: THREE });
  expect([last.pub.ending, last.pub.winner]).toEqual(['short', 'british']);
});
test('3.1-c, 29.4-a, 28.6-a a Tory in Falmouth and a siege of Boston take five of 37 points: no sudden death', () => {
  const said: Setting = {
    options: ['fortresses', 'partisans'],
    turn: 3,
    progress: 'articles',
    loyalty: { 'new-england': 2, 'mid-atlantic': 2, virginia: 2, west: 2 },
  };
  const at = held('am');
  expect(ending({ ...said, at }).pub.winner).toBe('american');
  expect(ending({ ...said, at, partisan: { falmouth: 'british' } }).pub.ending).toBe('sudden-death');
  const besieged = { ...at, boston: [...at['boston']!, 'br-reg-16'] };
  expect(
    ending({
      ...said,
      at: besieged,
      fortress: { boston: 'american' },
      siege: { boston: 'british' },
      partisan: { falmouth: 'british' },
    }).pub.ending,
  ).toBe(null);
});
test('3.1-c, 6.6-c French troops in the islands count for the American, a neutral Havana for nobody', () => {
  const at = { ...held('am'), boston: [], hispaniola: ['fr-reg-1'], havana: ['sp-reg-1'] };
  const said: Setting = {
    turn: 3,
    progress: 'articles',
    loyalty: { 'new-england': 2, 'mid-atlantic': 2, virginia: 2, west: 3 },
    at,
  };
  expect(ending({ ...said, europe: 'french-alliance' }).pub.ending).toBe('sudden-death');
  expect(ending({ ...said, europe: 'loans' }).pub.ending).toBe(null);
});
test('7.9-o, 21.7-d, 24.4-h an admiral alone with his fleet at sea falls to intrigue, and the fleet stays', () => {
  const play = playing(
    'ending',
    {},
    { turn: 3, at: { 'virginia-capes': ['br-fleet-1', 'r-howe'] }, hand: { american: { politicking: 1 } }, dice: [2] },
  );
  play.does('american', 'politicking', 'r-howe');
  expect([play.status('r-howe'), play.at('br-fleet-1')]).toEqual([POOL, 'virginia-capes']);
});
test('7.9-t, 26.1-a a Spy looks into the French box before the alliance as well, and into no sea', () => {
  const play = playing(
    'forage',
    { side: 'american' },
    {
      windows: true,
      at: { france: ['fr-reg-1', 'rochambeau'], 'virginia-capes': ['br-fleet-1'] },
      hand: { british: { spy: 1 } },
    },
  );
  const targets = play.offered('british', 'spy' as never).length;
  // Seven regions, three boxes, the hand.
  expect(targets).toBe(11);
  play.does('british', 'spy', 8);
  expect(play.heard('british', 'spyUnits')[0]?.units).toHaveLength(2);
});
test('7.9-d, 29.3-a the Committee in the Forage Phase drives out a Tory before the Americans there are fed', () => {
  const play = playing(
    'forage',
    { side: 'american' },
    {
      windows: true,
      options: ['partisans'],
      loyalty: { virginia: 1 },
      partisan: { norfolk: 'british' },
      at: { norfolk: ['am-reg-01', 'am-reg-02'] },
      hand: { american: { committee: 1 } },
      dice: [4],
    },
  );
  play.does('american', 'committee', region('virginia')).does('american', 'raisePartisan', 'norfolk');
  play.does('american', 'feed', []);
  expect([play.partisan('norfolk'), play.told('hunger')]).toEqual([0, []]);
});
