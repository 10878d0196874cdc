/** The Agitation Phase and the three tables. */
import { expect, test } from 'vitest';
import { SPACES, spaceOf } from '../../data/spaces.ts';
import { UNITS, unitsStartingIn, WASHINGTON } from '../../data/units.ts';
import { ASIDE, IN_PLAY, type Table } from '../../state/table.ts';
import { playing, type Setting } from './stage.ts';

const [PROGRESS, EUROPE, NEW_ENGLAND, WEST] = [0, 1, 2, 6];
const asideUnits = (t: Table): void => {
  for (const unit of [...unitsStartingIn('B-SPECIAL'), WASHINGTON]) t.pub.status[unit] = ASIDE;
};
const agitating = (said: Setting) => playing('agitation', {}, { and: asideUnits, ...said });
const ORDER = ['progress', 'loyalty', 'europe'];

test('9.2-a, 9.3-a, 9.3-d, 9.4-a, 10.3-a, 12.2-a, 12.5-a, 11.3-a, D15, R1 three contests at once', () => {
  const play = agitating({
    progress: 'declaration',
    hand: { american: { paine: 1, rousing: 2 }, british: { rousing: 3, franklin: 1 } },
    dice: [2, 4, 3, 4, 6],
  });
  play.asks(['american', 'british'], '9.3-a', 'assign');
  play.does('american', 'assign', [
    { what: 'paine', to: PROGRESS },
    { what: 'rousing', to: PROGRESS },
    { what: 'rousing', to: EUROPE },
  ]);
  expect(play.heard('british', 'assigned')).toEqual([]);
  play.does('british', 'assign', [
    { what: 'rousing', to: PROGRESS },
    { what: 'rousing', to: PROGRESS },
    { what: 'franklin', to: EUROPE },
    { what: 'rousing', to: NEW_ENGLAND },
  ]);
  play.asks('american', '9.3-c', 'order').does('american', 'order', ORDER).spent();
  expect(play.told('contest')).toEqual([
    { contest: PROGRESS, american: { dice: [2], points: 4 }, british: { dice: [4], points: 2 }, winner: null },
    { contest: NEW_ENGLAND, american: null, british: { dice: [], points: 1 }, winner: 'british' },
    { contest: EUROPE, american: { dice: [3, 4], points: 1 }, british: { dice: [6], points: 1 }, winner: 'american' },
  ]);
  expect([play.pub.progress, play.pub.europe, play.loyalty('new-england')]).toEqual([2, 1, -1]);
  // 9.3-e
  expect([play.pub.hands, play.pub.assigned, play.pub.container]).toEqual([[0, 0], [[], []], play.table.dark.container.length]);
});
test('9.3-a no more than are in hand, and none at all if one likes; other markers never', () => {
  const play = agitating({ hand: { american: { rousing: 1, spy: 1 }, british: {} } });
  play.refuses('american', 'assign', [
    { what: 'rousing', to: PROGRESS },
    { what: 'rousing', to: WEST },
  ]);
  play.refuses('american', 'assign', [{ what: 'spy', to: WEST }]);
  play.does('american', 'assign', []).does('american', 'order', ORDER);
  expect([play.over(), play.pub.hands[0], play.told('contest')]).toEqual([true, 2, []]);
});
test('9.3-c, 9.3-f the first player orders the tables after both have shown, whoever he is', () => {
  const play = agitating({ first: 'british', hand: { american: { adams: 1 }, british: { rousing: 1 } }, dice: [] });
  play.does('british', 'assign', []).does('american', 'assign', [{ what: 'adams', to: WEST }]);
  play.asks('british', '9.3-c', 'order');
  expect(play.offered('british', 'order')).toHaveLength(6);
});
test('9.3-f the Declaration won in this phase gives two American dice in Europe at once', () => {
  const said: Setting = {
    progress: 'congress',
    hand: { american: { adams: 1, paine: 1 }, british: { rousing: 1 } },
    dice: [1, 1, 1],
    and: asideUnits,
  };
  const play = agitating({ ...said, dice: [1, 1, 1] });
  play
    .does('american', 'assign', [
      { what: 'adams', to: PROGRESS },
      { what: 'paine', to: EUROPE },
    ])
    .does('british', 'assign', [{ what: 'rousing', to: EUROPE }])
    .does('american', 'order', ['progress', 'europe', 'loyalty'])
    .spent();
  expect(play.told('contest')[1]?.american?.dice).toEqual([1, 1]);
  const late = agitating({ ...said, dice: [1, 1] });
  late
    .does('american', 'assign', [
      { what: 'adams', to: PROGRESS },
      { what: 'paine', to: EUROPE },
    ])
    .does('british', 'assign', [{ what: 'rousing', to: EUROPE }])
    .does('american', 'order', ['europe', 'progress', 'loyalty'])
    .spent();
});
test('9.1-c, 10.4-a the British only hold Progress, never push it back', () => {
  const play = agitating({ progress: 'congress', hand: { british: { rousing: 1 } } });
  play.does('british', 'assign', [{ what: 'rousing', to: PROGRESS }]).does('american', 'order', ORDER);
  expect(play.pub.progress).toBe(1);
});
test('10.2-a, 10.5-c, 4.10-a the Congress brings Washington to any American combat unit', () => {
  const play = agitating({
    hand: { american: { adams: 1 } },
    at: { newport: ['am-mil-01'], albany: ['am-reg-01', 'greene'], boston: ['br-reg-01'], hartford: ['arnold'] },
  });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  play.asks('american', '4.10-a', 'bringWashington');
  expect(play.places('american', 'bringWashington')).toEqual(['albany', 'newport']);
  play.does('american', 'bringWashington', 'albany');
  expect([play.pub.progress, play.at('washington'), play.over()]).toEqual([1, 'albany', true]);
});
test('4.10-b with nobody to lead Washington waits, and comes when there is somebody', () => {
  const play = agitating({ hand: { american: { adams: 1 } }, at: { hartford: ['arnold'] } });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  expect([play.over(), play.status('washington')]).toEqual([true, ASIDE]);
  const later = agitating({ progress: 'congress', at: { newport: ['am-mil-01'] } });
  later.does('american', 'order', ORDER).asks('american', '4.10-a').does('american', 'bringWashington', 'newport');
  expect(later.status('washington')).toBe(IN_PLAY);
});
test('4.9-b, 4.9-d, 10.5-d, R9 the Declaration brings the British reinforcements to Great Britain at once', () => {
  const play = agitating({ progress: 'congress', hand: { american: { adams: 1 } } });
  play.does('american', 'assign', [{ what: 'adams', to: PROGRESS }]).does('american', 'order', ORDER);
  const [told] = play.told('reinforcements');
  const kinds = told!.units.map(unit => UNITS[unit]!.kind).sort();
  expect(kinds).toEqual(['fleet', 'general', 'grenadier', 'light', 'marine', ...new Array<string>(6).fill('regular')]);
  expect([play.at('cornwallis'), play.pub.count[1][spaceOf('britain')]]).toEqual(['britain', 11]);
});
test('11.1-b, 11.2-a, 11.5-a each region for itself, up to its end', () => {
  const play = agitating({
    loyalty: { west: 3, canada: -1 },
    hand: { american: { rousing: 2 } },
  });
  play.does('american', 'assign', [
    { what: 'rousing', to: WEST },
    { what: 'rousing', to: 8 },
  ]);
  play.does('american', 'order', ORDER);
  expect([play.loyalty('west'), play.loyalty('canada')]).toEqual([3, 0]);
});
test('12.3-a, 12.6-a the British move Europe left, no further than its end', () => {
  const play = agitating({ europe: 'auxiliaries', hand: { british: { rousing: 1 } } });
  play.does('british', 'assign', [{ what: 'rousing', to: EUROPE }]).does('american', 'order', ORDER);
  expect(play.pub.europe).toBe(-3);
});

const LEAVING: Setting = { europe: 'french-alliance', hand: { british: { rousing: 1 } } };
const neutral = (said: Setting) =>
  agitating({ ...LEAVING, ...said })
    .does('british', 'assign', [{ what: 'rousing', to: EUROPE }])
    .does('american', 'order', ORDER);
test('12.7-b, 12.7-c, 26.1-b France enters the war when the marker reaches its box', () => {
  const play = agitating({ europe: 'loans', hand: { american: { rousing: 1 } } });
  play.does('american', 'assign', [{ what: 'rousing', to: EUROPE }]).does('american', 'order', ORDER);
  expect([play.told('alliance'), play.over()]).toEqual([[{ nation: 1, joins: true }], true]);
});
test('26.4-a, 26.4-b, 26.4-c, 26.4-d, D22 strangers leave first, then the French go home', () => {
  const play = neutral({ at: { newport: ['fr-reg-1'], hispaniola: ['am-reg-01', 'fr-reg-2'], jamaica: ['br-reg-01'] } });
  play.asks('american', '26.4-d', 'displace');
  const outside = play.members('american', 'displace').map(({ what, to }) => [UNITS[what]!.id, SPACES[to]!.id]);
  expect(outside.every(([id]) => id === 'am-reg-01')).toBe(true);
  expect(outside.map(([, to]) => to)).not.toContain('jamaica');
  play.does('american', 'displace', [{ what: 'am-reg-01', to: outside[0]![1] }]);
  play.asks('british', '26.4-d').does('british', 'displace', []).asks('american', '26.4-d');
  const home = play.members('american', 'displace').map(({ to }) => SPACES[to]!.id);
  expect([...new Set(home)].sort()).toEqual(['france', 'hispaniola']);
  play.does('american', 'displace', [{ what: 'fr-reg-1', to: 'hispaniola' }]);
  expect([play.at('fr-reg-1'), play.at('am-reg-01'), play.over()]).toEqual(['hispaniola', outside[0]![1], true]);
});
test('26.4-d, D33 foreign cargo of a French fleet goes to the nearest land, the rest home', () => {
  const at = { 'virginia-capes': ['fr-fleet-1', 'fr-reg-1 > fr-fleet-1', 'am-reg-01 > fr-fleet-1'] } as const;
  const play = neutral({ at });
  const ports = play.members('american', 'displace').map(({ to }) => SPACES[to]!.id);
  expect(ports.sort()).toEqual(['baltimore', 'norfolk', 'yorktown']);
  play.does('american', 'displace', [{ what: 'am-reg-01', to: 'norfolk' }]).does('british', 'displace', []);
  play.does('american', 'displace', [
    { what: 'fr-fleet-1', to: 'france' },
    { what: 'fr-reg-1', to: 'hispaniola' },
  ]);
  expect([play.at('fr-fleet-1'), play.at('fr-reg-1'), play.at('am-reg-01')]).toEqual(['france', 'hispaniola', 'norfolk']);
});
test('26.4-d, 28.4-a a fortress in the region whose garrison has left is removed', () => {
  const play = neutral({
    options: ['fortresses'],
    at: { hispaniola: ['br-reg-01'] },
    fortress: { hispaniola: 'british' },
  });
  play.does('american', 'displace', []);
  const [to] = play.members('british', 'displace');
  play.does('british', 'displace', [{ what: 'br-reg-01', to: SPACES[to!.to]!.id }]);
  expect(play.fortress('hispaniola')).toBe(-1);
});
