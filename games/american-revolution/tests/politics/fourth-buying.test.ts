/** A fourth reading of the rulebook: what is bought, drawn and raised where little is left, and where it is put. */
import { expect, test } from 'vitest';
import { FLEET, INDIAN, LIGHT, MILITIA, REGULAR } from '../../data/kinds.ts';
import { markerOf } from '../../data/markers.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, BRITONS, HESSIANS, INDIANS, TORIES } from '../../data/nations.ts';
import { unitOf } from '../../data/units.ts';
import { IN_PLAY, RESERVE, UPGRADED } from '../../state/table.ts';
import { type Play, playing, type Setting } from './stage.ts';

const line = (nation: number, kind: number): number => RECRUITS.findIndex(one => one.nation === nation && one.kind === kind);
const buying = (side: 'american' | 'british', said: Setting): Play => {
  const play = playing('mobilization', { side }, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};
const placesFor = (play: Play, who: 'american' | 'british', of: number): string[] => [
  ...new Set(
    play
      .offered(who, 'recruit' as never)
      .flatMap(one => ((one as unknown as { line: number }).line === of ? [(one as unknown as { at: number }).at] : []))
      .map(String),
  ),
];

test('13.2-d, 24.4-j a general whose side has only a ship, in a port full of enemies, comes aboard her', () => {
  const play = buying('american', {
    points: [2, 0],
    at: { boston: ['am-fleet-1', 'br-reg-01', 'br-reg-02'] },
    draws: [unitOf('greene')],
  });
  play.does('american', 'buyLeader').does('american', 'assignLeader', 'boston');
  expect([play.at('greene'), play.own.american.aboard[unitOf('greene')]]).toEqual(['boston', unitOf('am-fleet-1')]);
});
test('13.2-d, 24.4-j so does he where the only troops are aboard; an admiral is with the ship anyway', () => {
  const drawn = (leader: 'greene' | 'jones'): number => {
    const play = buying('american', {
      points: [2, 0],
      at: { 'virginia-capes': ['am-fleet-1', 'am-reg-01 > am-fleet-1'] },
      draws: [unitOf(leader)],
    });
    play.does('american', 'buyLeader').does('american', 'assignLeader', 'virginia-capes');
    return play.own.american.aboard[unitOf(leader)]!;
  };
  expect([drawn('greene'), drawn('jones')]).toEqual([unitOf('am-fleet-1'), -1]);
});
test('13.2-d, 28.12-a a general put with the besieged is of the garrison, one put with the besiegers of the siege force', () => {
  const besieged: Setting = {
    options: ['fortresses'],
    fortress: { charleston: 'american' },
    siege: { charleston: 'british' },
    at: { charleston: ['am-mil-01', 'br-reg-01'] },
    points: [2, 2],
  };
  const inside = buying('american', { ...besieged, draws: [unitOf('greene')] });
  inside.does('american', 'buyLeader').does('american', 'assignLeader', 'charleston');
  expect(inside.own.american.flags[unitOf('greene')]).toBe(0);
  const outside = buying('british', { ...besieged, draws: [unitOf('rawdon')] });
  outside.does('british', 'buyLeader').does('british', 'assignLeader', 'charleston');
  expect(outside.at('rawdon')).toBe('charleston');
});
test('13.2-d a militia commander goes to militia of a colonial region, never to Hispaniola or a ship', () => {
  const play = buying('american', {
    europe: 'french-alliance',
    points: [2, 0],
    at: { hispaniola: ['fr-reg-1'], 'virginia-capes': ['fr-fleet-1'], natchez: ['am-reg-01'], albany: ['am-lt-1'] },
    draws: [unitOf('marion')],
  });
  play.does('american', 'buyLeader');
  expect(play.places('american', 'assignLeader')).toEqual(['albany', 'natchez']);
});
/** 7.3-b Nothing is left to draw. */
const emptied: NonNullable<Setting['and']> = t => {
  for (const marker of t.dark.container.splice(0)) t.pub.removed[marker]!++;
  t.pub.container = 0;
};
test('7.7-b, 27.1-c what the American draws for a free Hessian is never the marker that brought it', () => {
  const play = buying('british', { hand: { british: { hessians: 1 } }, and: emptied });
  play.does('british', 'freeHessian', line(HESSIANS, REGULAR));
  expect([play.pub.hands[0], [...play.table.dark.container], play.at('he-reg-1')]).toEqual([
    0,
    [markerOf('hessians')],
    'britain',
  ]);
});
test('7.7-b, 27.2-b nor for a free Indian', () => {
  const play = buying('british', { hand: { british: { indians: 1 } }, and: emptied });
  play.does('british', 'freeIndian', 'onondaga');
  expect([play.pub.hands[0], [...play.table.dark.container], play.at('in-1')]).toEqual([0, [markerOf('indians')], 'onondaga']);
});
test('7.3-c draws for Hessians and by Speculators are not bought: fifteen may still be', () => {
  const play = buying('american', {
    points: [40, 0],
    hand: { american: { spy: 1 } },
    draws: Array(15).fill('rousing').fill('tactical', 8),
  });
  expect(play.offered('american', 'buyMarkers' as never)).toHaveLength(15);
  play.does('american', 'buyMarkers', 15);
  expect([play.pub.points[0], play.offered('american', 'buyMarkers' as never)]).toEqual([10, []]);
});
test('4.8-a in the first turn an Indian costs the British two, a militia of Nova Scotia two, the American nothing more', () => {
  const British = buying('british', { turn: 1, points: [0, 4], loyalty: { canada: -2 }, draws: ['rousing'] });
  British.does('british', 'recruit', { line: line(INDIANS, INDIAN), at: 'onondaga' });
  expect(British.pub.points[1]).toBe(2);
  British.does('british', 'recruit', { line: line(TORIES, MILITIA), at: 'halifax' });
  expect(British.pub.points[1]).toBe(0);
  const American = buying('american', { turn: 1, points: [1, 0], loyalty: { virginia: 1 } });
  American.does('american', 'recruit', { line: line(AMERICANS, MILITIA), at: 'norfolk' });
  expect(American.pub.points[0]).toBe(0);
});
test('4.8-a, 31.1-a, 7.9-f an upgrade of the first turn costs four; a drilled militia still nothing', () => {
  const play = buying('british', {
    turn: 1,
    options: ['upgrades'],
    points: [0, 4],
    at: { boston: ['br-reg-01', 'br-mil-1', 'br-mil-2', 'gage'] },
    hand: { british: { drillmaster: 1 } },
  });
  play
    .does('british', 'upgrade', { unit: 'br-mil-1', to: LIGHT })
    .does('british', 'drillMilitia', { unit: 'br-mil-2', to: LIGHT });
  // 31.3-a The upgraded counter waits for the next turn, the drilled one does not.
  expect([play.pub.points[1], play.status('br-mil-1'), play.status('br-mil-2')]).toEqual([0, UPGRADED, RESERVE]);
});
test('31.2-a, 7.9-f a drill is no upgrade: both may be had in one town in one step', () => {
  const play = buying('british', {
    options: ['upgrades'],
    points: [0, 4],
    at: { boston: ['br-reg-01', 'br-mil-1', 'br-mil-2', 'br-mil-3', 'gage'] },
    hand: { british: { drillmaster: 1 } },
  });
  play
    .does('british', 'drillMilitia', { unit: 'br-mil-2', to: REGULAR })
    .does('british', 'upgrade', { unit: 'br-mil-1', to: LIGHT });
  expect([play.status('br-mil-1'), play.offered('british', 'upgrade' as never)]).toEqual([UPGRADED, []]);
});
test('13.8-a, 29.4-a, 24.2-a Tories are not levied in a town with a Rebel, nor in a port with an American ship, but beside a lone general', () => {
  const play = buying('british', {
    options: ['partisans'],
    points: [0, 9],
    partisan: { norfolk: 'american' },
    at: { yorktown: ['am-fleet-1'], richmond: ['greene'], alexandria: ['am-mil-01'] },
  });
  const militia = line(TORIES, MILITIA);
  for (const at of ['norfolk', 'yorktown', 'alexandria'])
    play.refuses('british', 'recruit', { line: militia, at: at as never } as never);
  play.does('british', 'recruit', { line: militia, at: 'richmond' });
  expect(play.at('br-mil-1')).toBe('richmond');
});
test('13.7-b, 28.4-a the only regular of a fortress becomes a detachment: the walls stand, and so does the siege of them', () => {
  const play = buying('british', {
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['br-reg-01', 'am-reg-01'] },
  });
  play.does('british', 'divide', { unit: 'br-reg-01', to: 1 });
  expect([play.at('br-det-01'), play.fortress('boston'), play.table.pub.siege.some(side => side === 0)]).toEqual([
    'boston',
    1,
    true,
  ]);
});
test('13.7-d two detachments ashore and aboard the ship in port are no pair', () => {
  const pairs = (aboard: boolean): number =>
    buying('british', {
      at: { boston: ['br-fleet-1', 'br-det-01', aboard ? 'br-det-02 > br-fleet-1' : 'br-det-02'] },
    }).offered('british', 'unite' as never).length;
  expect([pairs(false), pairs(true)]).toEqual([1, 0]);
});
test('13.1-b, 26.1-a the American fleet needs a colonial port with troops ashore, not aboard, and none of an ally’s', () => {
  const play = buying('american', {
    europe: 'spanish-alliance',
    points: [9, 0],
    at: {
      newport: ['am-mil-01'],
      'new-york': ['fr-fleet-1', 'am-reg-01 > fr-fleet-1'],
      havana: ['am-reg-02'],
      hartford: ['am-reg-03'],
      yorktown: ['fr-reg-1'],
    },
  });
  const fleet = line(AMERICANS, FLEET);
  play.offers('american', 'recruit', { line: fleet, at: 'newport' } as never);
  play.offers('american', 'recruit', { line: fleet, at: 'yorktown' } as never);
  for (const at of ['new-york', 'havana', 'hartford']) play.refuses('american', 'recruit', { line: fleet, at } as never);
  expect(placesFor(play, 'american', fleet)).toHaveLength(2);
});
test('13.6-a British light troops come to an army anywhere, to occupied Havana too, but not to troops at sea', () => {
  const play = buying('british', {
    europe: 'spanish-alliance',
    points: [0, 9],
    at: { havana: ['br-reg-01'], 'north-atlantic': ['br-fleet-1', 'br-reg-02 > br-fleet-1'], onondaga: ['in-1'] },
  });
  expect(placesFor(play, 'british', line(BRITONS, LIGHT))).toHaveLength(3);
  play.offers('british', 'recruit', { line: line(BRITONS, LIGHT), at: 'havana' } as never);
});
test('7.9-j, 7.9-f Leader Arises drills one regular beside him, in the step in which he arose', () => {
  const play = buying('american', {
    points: [4, 0],
    at: { albany: ['am-mil-01'] },
    hand: { american: { 'leader-arises': 1, drillmaster: 1 } },
  });
  play.does('american', 'arise', 'albany').refuses('american', 'drill', { at: 'albany', n: 2 });
  play.does('american', 'drill', { at: 'albany', n: 1 });
  expect([play.at('am-reg-01'), play.pub.points[0]]).toEqual(['albany', 2]);
});
test('7.9-q, 7.9-aj Pulaski joins the besieged nowhere: an enemy combat unit is in the place', () => {
  const play = buying('american', {
    options: ['fortresses'],
    fortress: { charleston: 'american' },
    siege: { charleston: 'british' },
    at: { charleston: ['am-mil-01', 'lincoln', 'br-reg-01'], newport: ['fr-fleet-1', 'de-grasse'] },
    europe: 'french-alliance',
    hand: { american: { pulaski: 1 } },
  });
  play.refuses('american', 'pulaski', { line: line(AMERICANS, LIGHT), at: 'charleston' } as never);
  play.does('american', 'pulaski', { line: line(AMERICANS, LIGHT), at: 'newport' });
  expect([play.at('am-lt-1'), play.own.american.aboard[unitOf('am-lt-1')], play.status('am-lt-1')]).toEqual([
    'newport',
    -1,
    IN_PLAY,
  ]);
});
test('9.1-b, 29.2-a, 4.8-a in the first turn a Tory in hostile country costs eight, and four agitators pay for half of it', () => {
  const play = buying('british', {
    turn: 1,
    options: ['partisans'],
    loyalty: { virginia: 2 },
    points: [0, 4],
    hand: { british: { rousing: 3, franklin: 1 } },
    dice: [4],
  });
  play.does('british', 'seekPartisan', 2).refuses('british', 'pay', ['rousing', 'rousing', 'rousing'], '29.2-a');
  play.does('british', 'pay', ['rousing', 'rousing', 'rousing', 'franklin']).does('british', 'raisePartisan', 'richmond');
  expect([play.partisan('richmond'), play.pub.points[1], play.pub.hands[1]]).toEqual([1, 0, 0]);
});
