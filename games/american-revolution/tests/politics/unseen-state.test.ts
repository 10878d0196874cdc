/** Cases written from the rulebook alone: initiative, income, purchases, the nine contests, victory. */
import { expect, test } from 'vitest';
import { type KindName, kindOf } from '../../data/kinds.ts';
import { POLITICAL_VALUE } from '../../data/map.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { type NationName, nationOf } from '../../data/nations.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { unitOf, unitsStartingIn, WASHINGTON } from '../../data/units.ts';
import { ASIDE, EXCHANGED, IN_PLAY, POOL, RESERVE, UPGRADED } from '../../state/table.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const D = Array<number>(20).fill(22);
const ORDER = ['progress', 'loyalty', 'europe'];
const [PROGRESS, EUROPE, NEW_ENGLAND, MID, VIRGINIA, SOUTH, WEST, FLORIDA, CANADA] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const lineOf = (nation: NationName, kind: KindName): number =>
  RECRUITS.findIndex(line => line.nation === nationOf(nation) && line.kind === kindOf(kind));
const buying = (side: 'american' | 'british', said: Setting): Play => {
  const play = playing('mobilization', { side }, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};
const ready = (t: Parameters<NonNullable<Setting['and']>>[0]): void => {
  for (const unit of [...unitsStartingIn('B-SPECIAL'), WASHINGTON])
    if (t.pub.status[unit] !== IN_PLAY) t.pub.status[unit] = ASIDE;
};
const agitating = (said: Setting): Play => playing('agitation', {}, { and: ready, ...said });
const earned = (play: Play): number[] => play.told('income').map(({ towns }) => towns);
const political = (said: Setting): Play => playing('political', {}, { dice: Array<number>(20).fill(1), draws: D, ...said });

test('8.1-a, 8.1-b one marker against none wins without a die; both hands lose what they bid', () => {
  const play = playing('initiative', {}, { hand: { american: { rousing: 3 }, british: { tactical: 2, spy: 1 } } });
  play.does('american', 'bid', ['rousing']).does('british', 'bid', ['tactical', 'spy']);
  expect([play.pub.first, play.pub.hands, play.told('tieRoll')]).toEqual(['british', [2, 1], []]);
  expect(play.heard('american', 'returnedMarkers').length + play.heard('british', 'returnedMarkers').length).toBe(2);
});
test('8.2-a a tie: equal dice are thrown again, and the higher has it', () => {
  const play = playing('initiative', {}, { hand: { american: { rousing: 1 }, british: { rousing: 1 } }, dice: [4, 4, 2, 3] });
  play.does('american', 'bid', ['rousing']).does('british', 'bid', ['rousing']).spent();
  expect([play.pub.first, play.pub.hands]).toEqual(['british', [0, 0]]);
});
test('6.3-a, 6.3-b a fleet alone holds a port, not beside an enemy regiment; troops aboard hold nothing', () => {
  expect(earned(political({ at: { newport: ['br-fleet-1'] } }))).toEqual([0, 2]);
  expect(earned(political({ at: { newport: ['br-fleet-1', 'am-mil-01'] } }))).toEqual([2, 0]);
  expect(earned(political({ at: { newport: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'am-mil-01'] } }))).toEqual([2, 0]);
});
test('6.3-b, 28.6-a a besieged town pays neither side', () => {
  const at = { albany: ['am-reg-01', 'br-reg-01'] } as const;
  expect(
    earned(political({ options: ['fortresses'], fortress: { albany: 'american' }, siege: { albany: 'british' }, at })),
  ).toEqual([0, 0]);
});
test('11.6-b at three Virginia pays the American double and the British once', () => {
  expect(earned(political({ loyalty: { virginia: 3 }, at: { richmond: ['am-mil-01'], norfolk: ['br-det-01'] } }))).toEqual([
    4, 1,
  ]);
  expect(earned(political({ loyalty: { virginia: -3 }, at: { richmond: ['am-mil-01'], norfolk: ['br-det-01'] } }))).toEqual([
    2, 2,
  ]);
});
test('6.4-a, 6.4-b, 11.6-b a Tory in a doubled town leaves the American nothing', () => {
  const said: Setting = {
    options: ['partisans'],
    loyalty: { virginia: 3 },
    partisan: { richmond: 'british' },
    at: { richmond: ['am-mil-01'] },
  };
  expect(earned(political(said))).toEqual([0, 0]);
});
test('6.6-c, 26.3-b neutral Havana pays nobody, at war the American', () => {
  expect(earned(political({ at: { havana: ['sp-reg-1'] } }))).toEqual([0, 0]);
  const war = political({ europe: 'spanish-alliance', at: { havana: ['sp-reg-1'] } }).does('american', 'pass');
  expect(earned(war)).toEqual([POLITICAL_VALUE[spaceOf('havana')], 0]);
});
test('30.1-a, 30.1-b, 30.2-a each Indian town that one side alone has settled pays the other', () => {
  const tribes = (at: Setting['at']): number[] =>
    political({ options: ['sovereignty'], at: at! })
      .told('income')
      .map(t => t.tribes);
  expect(tribes({ onondaga: ['am-reg-01'], 'seneca-towns': ['am-mil-01'] })).toEqual([0, 2]);
  expect(tribes({ onondaga: ['am-reg-01', 'in-1'] })).toEqual([0, 1]);
  expect(tribes({ onondaga: ['greene', 'in-1'], 'creek-towns': ['in-2'] })).toEqual([0, 0]);
  expect(
    political({ at: { onondaga: ['am-reg-01'] } })
      .told('income')
      .map(t => t.tribes),
  ).toEqual([0, 0]);
});
test('12.7-d from Volunteers and Loans on the American draws before anything else, one for each box', () => {
  const play = political({ europe: 'french-alliance' });
  expect(play.told('drew')[0]).toEqual({ side: 'american', n: 2 });
});
test('4.8-a, 28.1-a in the first turn a British fortress costs six, a partisan double, an American one its price', () => {
  const said: Setting = {
    turn: 1,
    options: ['fortresses', 'partisans'],
    points: [9, 9],
    at: { boston: ['br-reg-01'], newport: ['am-mil-01'] },
  };
  const british = buying('british', said).does('british', 'fortify', 'boston');
  expect(british.pub.points[1]).toBe(3);
  const american = buying('american', said).does('american', 'fortify', 'newport');
  expect(american.pub.points[0]).toBe(6);
});
test('13.3-b, 13.10-a the fleet of the American nation is one: with it in play no other can be bought', () => {
  const fleet = lineOf('american', 'fleet');
  const offered = (at: Setting['at']): boolean =>
    buying('american', { points: [20, 0], at: at! })
      .offered('american', 'recruit')
      .some(({ line }) => line === fleet);
  expect([offered({ newport: ['am-mil-01'] }), offered({ newport: ['am-mil-01', 'am-fleet-1'] })]).toEqual([true, false]);
});
test('13.5-a eliminated troops come back for their price, leaders never by purchase of a name', () => {
  const play = buying('american', { points: [2, 0], at: { newport: ['am-mil-01'] }, draws: ['greene'] });
  play.does('american', 'buyLeader');
  expect([play.told('boughtLeader').length, play.pub.points[0]]).toEqual([1, 0]);
});
test('13.7-a, 13.7-b a regular in New York becomes two detachments, or one; the pair becomes a regular again', () => {
  const play = buying('british', { at: { 'new-york': ['br-reg-01'] } });
  play.does('british', 'divide', { unit: 'br-reg-01', to: 2 });
  expect([play.pub.count[1][spaceOf('new-york')], play.status('br-reg-01'), play.pub.points[1]]).toEqual([2, RESERVE, 0]);
  play.does('british', 'unite', play.offered('british', 'unite')[0]);
  expect(play.pub.count[1][spaceOf('new-york')]).toBe(1);
  const one = buying('british', { at: { 'new-york': ['br-reg-01'] } }).does('british', 'divide', { unit: 'br-reg-01', to: 1 });
  expect(one.pub.count[1][spaceOf('new-york')]).toBe(1);
});
test('13.7-d the Guards, grenadiers, marines and those aboard are never exchanged; two nations never join', () => {
  const play = buying('british', {
    at: { 'new-york': ['br-reg-07', 'br-gr-1', 'br-mar-1', 'br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-det-01', 'he-det-1'] },
  });
  expect([play.offered('british', 'divide'), play.offered('british', 'unite')]).toEqual([[], []]);
});
test('13.5-b Hessian detachments join only to a regular that was divided', () => {
  const at = { 'new-york': ['he-det-1', 'he-det-2'] } as const;
  expect(buying('british', { at }).offered('british', 'unite')).toEqual([]);
  const back = buying('british', {
    at,
    and: t => {
      t.pub.status[unitOf('he-reg-1')] = EXCHANGED;
    },
  });
  expect(back.offered('british', 'unite')).toHaveLength(1);
});
test('31.1-a, 31.2-a, 31.3-a two upgrades in one town are one too many, in two towns not', () => {
  const play = buying('british', {
    options: ['upgrades'],
    points: [0, 9],
    at: { camden: ['br-mil-1', 'br-mil-2', 'br-lt-1'], boston: ['br-mil-3', 'he-reg-1'], albany: ['br-mil-4', 'in-1'] },
  });
  const units = (): number[] => [...new Set(play.offered('british', 'upgrade').map(({ unit }) => unit))];
  expect(units()).toEqual([unitOf('br-mil-1'), unitOf('br-mil-2'), unitOf('br-mil-3')]);
  play.does('british', 'upgrade', play.offered('british', 'upgrade')[0]);
  expect([units(), play.pub.points[1], play.status('br-mil-1')]).toEqual([[unitOf('br-mil-3')], 7, UPGRADED]);
});
test('27.2-a, 27.2-c, 37.2-d Indians are raised among Americans, once in a place, never where a massacre lies', () => {
  const tribe = lineOf('indian', 'indian');
  const play = buying('british', {
    points: [0, 5],
    options: ['massacre'],
    massacre: ['creek-towns'],
    at: { onondaga: ['am-reg-01'] },
    draws: D,
  });
  play.does('british', 'recruit', { line: tribe, at: 'onondaga' }).refuses('british', 'recruit', { line: tribe, at: 'onondaga' });
  play.refuses('british', 'recruit', { line: tribe, at: 'creek-towns' });
  expect([play.pub.hands[0], play.pub.points[1]]).toEqual([1, 4]);
});
test('26.1-e French troops are for sale only while France is at war', () => {
  const line = lineOf('french', 'light');
  const sold = (europe: Setting['europe']): boolean =>
    buying('american', { points: [20, 0], europe: europe!, at: { newport: ['fr-reg-1', 'am-mil-01'] } })
      .offered('american', 'recruit')
      .some(offer => offer.line === line);
  expect([sold('loans'), sold('french-alliance')]).toEqual([false, true]);
});
test('29.2-a, 29.2-b a partisan costs two, three or four by the mood of the region, and is paid though the roll fails', () => {
  const said: Setting = { options: ['partisans'], points: [9, 0], loyalty: { virginia: 1, canada: -1 }, dice: [3, 3, 3] };
  const play = buying('american', said);
  for (const at of ['virginia', 'west', 'canada'] as const) {
    play.does('american', 'seekPartisan', region(at));
    if (play.place() === 'partisan.pay') play.does('american', 'pay', []);
  }
  expect([play.pub.points[0], play.told('partisanFailed').length]).toEqual([0, 3]);
});
test('9.1-b agitators pay for a partisan: Adams is three of four points to the American, one to the British', () => {
  const said: Setting = {
    options: ['partisans'],
    loyalty: { canada: -1 },
    points: [1, 0],
    hand: { american: { adams: 1 } },
    dice: [6],
  };
  const play = buying('american', said).does('american', 'seekPartisan', region('canada'));
  play.does('american', 'pay', ['adams']).does('american', 'raisePartisan', 'montreal');
  expect([play.pub.points[0], play.held('american', 'adams'), play.partisan('montreal')]).toEqual([0, 0, 0]);
});

test('9.3-b, 9.3-d nine contests at once, each with its own dice; uncontested ones without', () => {
  const play = agitating({
    hand: { american: { rousing: 7, adams: 1, paine: 1 }, british: { rousing: 4, franklin: 1 } },
    at: { newport: ['am-mil-01'] },
    dice: [3, 4, 6, 2, 5, 5],
  });
  const to = [PROGRESS, EUROPE, NEW_ENGLAND, MID, VIRGINIA, SOUTH, WEST];
  play.does('american', 'assign', [
    ...to.map(contest => ({ what: 'rousing', to: contest })),
    { what: 'adams', to: FLORIDA },
    { what: 'paine', to: CANADA },
  ]);
  play.does('british', 'assign', [
    { what: 'rousing', to: MID },
    { what: 'rousing', to: SOUTH },
    { what: 'franklin', to: CANADA },
  ]);
  play.does('american', 'order', ORDER);
  if (play.place() === 'congress.washington') play.does('american', 'bringWashington', 'newport');
  play.spent();
  const winners = Object.fromEntries(play.told('contest').map(({ contest, winner }) => [contest, winner]));
  expect(winners).toEqual({
    [PROGRESS]: 'american',
    [EUROPE]: 'american',
    [NEW_ENGLAND]: 'american',
    [MID]: 'british',
    [VIRGINIA]: 'american',
    [SOUTH]: 'american',
    [WEST]: 'american',
    [FLORIDA]: 'american',
    [CANADA]: 'american',
  });
});
test('9.3-f, 12.7-c the order of the tables matters: Europe after the Declaration has two American dice', () => {
  const play = agitating({
    progress: 'congress',
    at: { newport: ['washington', 'am-mil-01'] },
    hand: { american: { rousing: 2 }, british: { rousing: 2 } },
    first: 'british',
    dice: [6, 1, 1, 1, 3],
  });
  play
    .does('american', 'assign', [
      { what: 'rousing', to: PROGRESS },
      { what: 'rousing', to: EUROPE },
    ])
    .does('british', 'assign', [
      { what: 'rousing', to: PROGRESS },
      { what: 'rousing', to: EUROPE },
    ]);
  play.does('british', 'order', ['progress', 'europe', 'loyalty']).spent();
  expect([play.pub.progress, play.pub.europe]).toEqual([2, -1]);
});
test('10.4-a at Articles the contest is fought for nothing', () => {
  const play = agitating({ progress: 'articles', hand: { american: { adams: 1 } }, and: () => {} });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  expect(play.pub.progress).toBe(4);
});
test('4.10-a Washington comes to troops at sea or in a siege too, never to Frenchmen alone', () => {
  const play = agitating({
    europe: 'french-alliance',
    hand: { american: { adams: 1 } },
    at: { newport: ['fr-reg-1'], 'virginia-capes': ['fr-fleet-1', 'am-reg-01 > fr-fleet-1'], albany: ['am-mil-01'] },
  });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  expect(play.places('american', 'bringWashington')).toEqual(['albany', 'virginia-capes']);
});
test('4.9-b, 13.7-c the Declaration brings everything laid aside, whatever else was lost', () => {
  const play = agitating({
    progress: 'congress',
    hand: { american: { adams: 1 } },
    at: { newport: ['washington', 'am-mil-01'] },
  });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  expect([play.at('cornwallis'), play.status('br-fleet-3'), play.at('br-mar-1')]).toEqual(['britain', IN_PLAY, 'britain']);
});

/** Towns worth `points` for a side, one unit in each. */
const holding = (units: readonly string[], points: number): Partial<Record<SpaceId, string[]>> => {
  const at: Partial<Record<SpaceId, string[]>> = {};
  let [sum, n] = [0, 0];
  for (const { id, value, region: where } of [...SPACES].sort((a, b) => b.value - a.value))
    if (value > 0 && sum + value <= points && where !== 'cuba' && where !== 'new-spain' && where !== 'hispaniola') {
      at[id] = [units[n++]!];
      sum += value;
    }
  if (sum !== points) throw new Error(`${sum}`);
  return at;
};
const MILITIA = Array.from({ length: 16 }, (_, i) => `am-mil-${String(i + 1).padStart(2, '0')}`);
const LINE = Array.from({ length: 16 }, (_, i) => `br-reg-${String(i + 1).padStart(2, '0')}`);
const ending = (said: Setting): [string | null, string | null] => {
  const { pub } = playing('ending', {}, said);
  return [pub.ending, pub.winner];
};
const FOUR = (level: number): NonNullable<Setting['loyalty']> => ({
  'new-england': level,
  virginia: level,
  west: level,
  canada: level,
});
test('3.1-a, 3.1-b 36 points, Articles and four regions at two win in the middle of the war; 35 or three regions do not', () => {
  const said: Setting = { turn: 3, progress: 'articles', loyalty: FOUR(2), at: holding(MILITIA, 36) };
  expect(ending(said)).toEqual(['sudden-death', 'american']);
  expect(ending({ ...said, at: holding(MILITIA, 35) })[0]).toBeNull();
  expect(ending({ ...said, loyalty: { ...FOUR(2), canada: 1 } })[0]).toBeNull();
  expect(ending({ ...said, progress: 'professional' })[0]).toBeNull();
});
test('3.1-f, 3.2-b the British win by Congress or less, never after the Declaration', () => {
  const said: Setting = { turn: 3, progress: 'congress', loyalty: FOUR(-2), at: holding(LINE, 36) };
  expect(ending(said)).toEqual(['sudden-death', 'british']);
  expect(ending({ ...said, progress: 'declaration' })[0]).toBeNull();
});
test('3.1-c partisans and massacres take points away from the count', () => {
  const said: Setting = { turn: 3, progress: 'articles', loyalty: FOUR(2), at: holding(MILITIA, 36) };
  expect(ending({ ...said, options: ['partisans'], partisan: { boston: 'british' } })[0]).toBeNull();
  expect(ending({ ...said, options: ['massacre'], massacre: ['boston'] })[0]).toBeNull();
  expect(ending({ ...said, options: ['partisans'], partisan: { boston: 'american' } })[0]).toBe('sudden-death');
});
test('3.3-a, 3.4-a the last turn: military alone is a partial victory, against a political one a draw', () => {
  expect(ending({ turn: 8, at: holding(LINE, 36) })).toEqual(['partial', 'british']);
  expect(ending({ turn: 8, at: holding(LINE, 36), progress: 'articles', loyalty: FOUR(2) })).toEqual(['draw', null]);
  expect(ending({ turn: 8, at: holding(LINE, 35) })).toEqual(['draw', null]);
});
test('3.5-b, 3.5-c, 3.5-d the shorter game: all three or the British; sudden death before it', () => {
  const said: Setting = { scenario: 'short', turn: 4, progress: 'declaration', europe: 'french-alliance', loyalty: FOUR(1) };
  expect(ending(said)).toEqual(['short', 'american']);
  expect(ending({ ...said, progress: 'congress' })).toEqual(['short', 'british']);
  expect(ending({ ...said, loyalty: { 'new-england': 3, virginia: 3, west: 3 } })).toEqual(['short', 'british']);
  expect(ending({ scenario: 'short', turn: 2, progress: 'congress', loyalty: FOUR(-2), at: holding(LINE, 36) })).toEqual([
    'sudden-death',
    'british',
  ]);
});
test('3.1-h, 7.9-o after sudden death nobody plays Politicking', () => {
  const play = playing(
    'ending',
    {},
    {
      turn: 3,
      progress: 'congress',
      loyalty: FOUR(-2),
      at: holding(LINE, 36),
      hand: { british: { politicking: 1 } },
    },
  );
  expect([play.over(), play.pub.turn]).toEqual([true, 3]);
});
test('21.4-a, 13.2-a a leader who escaped can be drawn again', () => {
  const play = buying('american', {
    points: [2, 0],
    at: { newport: ['am-reg-01'] },
    draws: ['arnold'],
    and: t => {
      t.pub.status[unitOf('arnold')] = POOL;
    },
  });
  play.does('american', 'buyLeader').does('american', 'assignLeader', 'newport');
  expect(play.pub.count[0][spaceOf('newport')]).toBe(2);
});
