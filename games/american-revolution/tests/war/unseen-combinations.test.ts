/** Cases written from the rulebook alone: rules of the campaign phases that meet in one place. */
import { expect, test } from 'vitest';
import { unitOf } from '../../data/units.ts';
import { FROZEN, RESERVE } from '../../state/table.ts';
import { fighting, LANDED, moving, type Play, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);
const flagged = (play: Play, side: 'american' | 'british', id: Parameters<typeof unitOf>[0], bit: number): boolean =>
  (play.own[side].flags[unitOf(id)]! & bit) !== 0;

// Assaults joined by those who came by land.
const joint = (units: readonly string[], landed: readonly string[], dice: readonly number[], more: Partial<Setting> = {}): Play =>
  fighting('british', {
    ...more,
    at: { savannah: ['br-fleet-1', ...units, 'am-reg-01'], ...more.at },
    landed: ['br-fleet-1', ...landed] as never,
    dice,
    draws: D,
  });
test('24.6-i, 21.6-c a militia commander from inland counts beside light troops that landed, not beside a regular', () => {
  const terms = (landed: string): unknown =>
    joint(['br-mil-10', 'tarleton', landed], [landed], [6, 1]).told('firstFire')[0]?.british.terms;
  expect([terms('br-lt-1'), terms('br-reg-01')]).toEqual([[{ rule: '18.4-c', value: 2 }], []]);
});
test('24.6-i, 18.4-b admiral and the general from inland are added up, also for the number of markers', () => {
  const play = joint(['br-reg-01', 'w-howe', 'br-reg-02', 'clinton', 'r-howe'], ['br-reg-01', 'w-howe'], [1, 1, 2, 6], {
    hand: { british: { tactical: 5 } },
  });
  play.does('british', 'pass');
  expect(play.offered('british', 'lay')).toEqual([0, 1, 2, 3, 4]);
});
test('24.10-b, 24.6-g the fleet sunk: those who landed are lost, those from inland walk away', () => {
  const play = joint(['br-reg-01', 'br-reg-02'], ['br-reg-01'], [6, 1, 6, 1, 1, ...ones(4)], {
    options: ['fortresses'],
    fortress: { savannah: 'american' },
  });
  play.does('american', 'bombard', 0).does('british', 'retreat').does('british', 'withdraw', 'st-augustine');
  expect([play.status('br-reg-01'), play.at('br-reg-02'), play.told('drew')]).toEqual([
    RESERVE,
    'st-augustine',
    [{ side: 'american', n: 2 }],
  ]);
});
test('24.6-h, 18.4-l all troops dispersed and a general from inland still up: the fleet is silent, the battle goes on', () => {
  const play = joint(['br-reg-01', 'clinton'], ['br-reg-01'], [6, 1, 5, 1]);
  play.does('american', 'fire', 0).does('british', 'take', 'br-reg-01').asks('british', '18.4-d');
  expect(play.offered('british', 'fire')).toEqual([]);
});
test('24.6-g, 18.9-b a full fleet takes those who landed; a regular from inland with every road shut is lost', () => {
  const landed = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04'];
  const play = joint([...landed, 'br-reg-05'], landed, [6, 1, 1, 1, 1, 1], {
    at: { charleston: ['am-mil-01'], augusta: ['am-mil-02'], 'st-augustine': ['am-mil-03'] },
  });
  play.does('american', 'fire', 0).does('british', 'retreat');
  expect([play.at('br-fleet-1'), play.aboard('br-reg-04'), play.status('br-reg-05')]).toEqual([
    'carolina-coast',
    'br-fleet-1',
    RESERVE,
  ]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 1 }]);
});
test('24.6-g, 18.9-a with room aboard and every road shut they sail with the others', () => {
  const play = joint(['br-reg-01', 'br-reg-05'], ['br-reg-01'], [6, 1, 1, 1, 1, 1], {
    at: { charleston: ['am-mil-01'], augusta: ['am-mil-02'], 'st-augustine': ['am-mil-03'] },
  });
  play.does('american', 'fire', 0).does('british', 'retreat');
  expect([play.aboard('br-reg-01'), play.aboard('br-reg-05'), play.told('drew')]).toEqual(['br-fleet-1', 'br-fleet-1', []]);
});
test('24.6-a, 16.10-b a lone enemy leader makes a landing an assault; 37.5-a winning it allows no massacre', () => {
  const landing = moving('british', {
    at: { 'carolina-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1'], savannah: ['lincoln'] },
    dice: [3],
  });
  landing.sails('british', ['br-fleet-1']).does('british', 'go', 'savannah').does('british', 'land', ['br-reg-01']);
  expect(flagged(landing, 'british', 'br-reg-01', LANDED)).toBe(true);
  const play = fighting('british', {
    options: ['massacre'],
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'lincoln'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice: [1, 6, 5, 1, 1, 1],
  });
  play.does('british', 'fire', 0).does('american', 'withdraw', 'augusta');
  expect([play.told('massacre'), play.over()]).toEqual([[], true]);
});
test('24.4-k, 17.2-b landing where the fleet lies, by forced march: the fleet lost afterwards takes only who stayed aboard', () => {
  const play = moving('british', {
    campaign: 2,
    at: { savannah: ['br-fleet-1', 'r-howe', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-1', 'am-mil-16'] },
    hand: { british: { tactical: 1 } },
    dice: [6],
  });
  play.does('british', 'gather', ['br-fleet-1', 'r-howe']).does('british', 'disembark', 'tactical');
  play.does('british', 'land', ['br-reg-01']);
  expect([play.at('br-reg-01'), play.status('br-reg-02'), play.at('r-howe')]).toEqual(['savannah', RESERVE, 'savannah']);
});
test('24.10-b those landed from a fleet that foundered fight on, and beaten are lost', () => {
  const play = fighting('british', {
    at: { savannah: ['br-reg-01', 'am-reg-01'] },
    landed: ['br-reg-01'],
    dice: [6, 1, 5, 1],
    draws: D,
  });
  play.does('american', 'fire', 0);
  expect([play.status('br-reg-01'), play.told('drew')]).toEqual([RESERVE, [{ side: 'american', n: 1 }]]);
});

// Sieges.
const walls = (said: Setting): Setting => ({
  options: ['fortresses'],
  fortress: { savannah: 'american' },
  siege: { savannah: 'british' },
  draws: D,
  ...said,
});
test('28.15-a, 24.6-m of a siege force nobody has landed to assault: general and marine count as ashore, the fleet is silent', () => {
  const play = fighting(
    'british',
    walls({
      at: { savannah: ['br-fleet-1', 'br-reg-02', 'br-mar-1', 'clinton', 'am-reg-01'] },
      landed: ['br-fleet-1', 'br-mar-1', 'clinton'],
      dice: [1, 2, ...ones(4), ...ones(4), ...ones(4)],
    }),
  );
  play.does('british', 'fight', { space: 'savannah', fight: 'siege' }).does('british', 'fire', 0);
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 2 }]);
  expect(play.told('volley')[0]?.dice).toHaveLength(4);
  play.does('british', 'retreat');
  expect(play.places('british', 'withdraw')).toEqual(['augusta', 'carolina-coast', 'charleston', 'st-augustine']);
});
test('28.13-e, 18.9-a a siege force beaten by a sortie may leave by sea in its own fleet', () => {
  const play = fighting(
    'american',
    walls({
      at: {
        savannah: ['br-reg-01', 'br-fleet-1', 'am-reg-01', 'am-reg-02'],
        charleston: ['am-mil-12'],
        augusta: ['am-mil-13'],
        'st-augustine': ['am-mil-14'],
      },
      dice: [6, 1, 5, 1, 1, 1],
    }),
  );
  play.does('american', 'sortie', ['am-reg-01', 'am-reg-02']).does('american', 'fire', 0);
  expect([play.at('br-reg-01'), play.aboard('br-reg-01'), play.siege('savannah')]).toEqual(['carolina-coast', 'br-fleet-1', -1]);
  expect(play.fortress('savannah')).toBe(0);
});
test('28.12-e, 18.9-a a beaten relief may leave by sea, the garrison stays besieged', () => {
  const play = fighting(
    'american',
    walls({
      at: {
        savannah: ['br-reg-01', 'br-reg-02', 'am-mil-16', 'am-reg-01', 'am-fleet-1'],
        charleston: ['br-mil-1'],
        augusta: ['br-mil-2'],
        'st-augustine': ['br-mil-5'],
      },
      relief: ['am-reg-01'],
      dice: [1, 6, 5, 1, 1, 1],
    }),
  );
  play.does('american', 'fight', { space: 'savannah', fight: 'relief' }).does('british', 'fire', 0);
  expect([play.at('am-reg-01'), play.aboard('am-reg-01'), play.at('am-mil-16'), play.siege('savannah')]).toEqual([
    'carolina-coast',
    'am-fleet-1',
    'savannah',
    1,
  ]);
});
test('28.13-e, 28.4-a a whole garrison that sorties and retreats by land gives up its walls, and the siege is over', () => {
  const play = fighting(
    'american',
    walls({ at: { savannah: ['br-reg-01', 'br-reg-02', 'am-reg-01'] }, dice: [1, 6, 5, 1, 1, 1] }),
  );
  play.does('american', 'sortie', ['am-reg-01']).does('british', 'fire', 0);
  expect(play.places('american', 'withdraw')).toEqual(['augusta', 'charleston', 'savannah', 'st-augustine']);
  play.does('american', 'withdraw', 'augusta');
  expect([play.at('am-reg-01'), play.fortress('savannah'), play.siege('savannah')]).toEqual(['augusta', -1, -1]);
});
test('28.13-b, 18.4-i a sortie that breaks off takes the last fire and is safe inside, and the siege goes on', () => {
  const play = fighting(
    'american',
    walls({ at: { savannah: ['br-reg-01', 'br-reg-02', 'am-reg-01', 'am-reg-02'] }, dice: [6, 1, 6, 1, 1, 1] }),
  );
  play
    .does('american', 'sortie', ['am-reg-01', 'am-reg-02'])
    .does('american', 'retreat')
    .does('american', 'withdraw', 'savannah');
  expect([play.at('am-reg-02'), play.fortress('savannah'), play.siege('savannah'), play.told('fortressRoll')]).toEqual([
    'savannah',
    0,
    1,
    [],
  ]);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 1 }]);
});
test('35.2-a whoever sorties from a fortress in the wild does not slip away, though it is fought as if there were none', () => {
  const play = fighting('american', {
    options: ['fortresses', 'frontier'],
    fortress: { 'fort-stanwix': 'american' },
    siege: { 'fort-stanwix': 'british' },
    at: { 'fort-stanwix': ['br-reg-01', 'am-lt-1', 'am-lt-2'] },
    dice: [6, 1, 1, 1],
  });
  play.does('american', 'sortie', ['am-lt-1', 'am-lt-2']).does('american', 'retreat');
  expect(play.told('quits')).toEqual([{ side: 'american', slips: false }]);
});
test('38.2-b, 21.7-d under honors of war generals go, the admiral, his fleet and those aboard stay', () => {
  const play = fighting('american', {
    options: ['fortresses', 'honors'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['am-reg-01', 'br-reg-01', 'gage', 'r-howe', 'br-fleet-1', 'br-reg-02 > br-fleet-1'] },
    dice: [2, 6, 1],
  });
  play.does('american', 'honors', 'boston').does('british', 'accept');
  expect([play.at('gage'), play.at('br-reg-01')]).toEqual(['newport', 'newport']);
  expect([play.at('r-howe'), play.at('br-fleet-1'), play.aboard('br-reg-02')]).toEqual(['boston', 'boston', 'br-fleet-1']);
  expect([play.fortress('boston'), play.siege('boston')]).toEqual([0, -1]);
});
test('7.9-ak, 38.3-a after honors refused nobody is asked for Shot Heard; 37.1-a the victor may still lay the town waste', () => {
  const play = fighting('american', {
    options: ['fortresses', 'honors', 'massacre'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['am-reg-01', 'br-reg-01'] },
    hand: { american: { 'shot-heard': 1 } },
    dice: [6, 1, 6, 1, 1],
    draws: D,
  });
  play.does('american', 'honors', 'boston').does('british', 'decline');
  play.does('american', 'fight', { space: 'boston', fight: 'siege' }).does('american', 'pass');
  play.asks('american', '37.1-a', 'massacre', 'spare');
  expect([play.fortress('boston'), play.told('drew')]).toEqual([0, []]);
});
test('28.6-c, 7.9-g five points are one siege; Engineers lay the other', () => {
  const play = moving('american', {
    options: ['fortresses'],
    fortress: { boston: 'british', ticonderoga: 'british' },
    at: { springfield: ['am-reg-01'], albany: ['am-reg-02'], boston: ['br-reg-01'], ticonderoga: ['br-det-01'] },
    hand: { american: { engineers: 1 } },
    points: [5, 0],
    dice: [3, 3],
  });
  play.marches('american', ['am-reg-01']).does('american', 'go', 'boston');
  play.marches('american', ['am-reg-02']).does('american', 'go', 'ticonderoga');
  play.does('american', 'besiege', 'boston').refuses('american', 'besiege', 'ticonderoga', '28.6-c');
  play.does('american', 'engineers', { at: 'ticonderoga', what: 'siege' });
  expect([play.siege('boston'), play.siege('ticonderoga'), play.pub.points[0]]).toEqual([0, 0, 2]);
});
test('28.6-a, 17.1-a a force on forced march may lay siege too', () => {
  const play = moving('american', {
    campaign: 2,
    options: ['fortresses'],
    fortress: { boston: 'british' },
    at: { springfield: ['am-reg-01', 'greene'], boston: ['br-reg-01'] },
    hand: { american: { tactical: 1 } },
    points: [3, 0],
    dice: [3, 1],
  });
  play
    .marches('american', ['am-reg-01', 'greene'], 'tactical')
    .does('american', 'go', 'boston')
    .does('american', 'besiege', 'boston');
  expect(play.siege('boston')).toBe(0);
});
test('18.8-d a place under siege is no refuge, not for the besieger either', () => {
  const play = fighting('british', {
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { springfield: ['br-reg-01', 'am-reg-01'], boston: ['am-reg-02', 'br-reg-02'] },
    dice: [6, 1, 1, 1],
  });
  play.does('british', 'fight', { space: 'springfield', fight: 'land' }).does('american', 'retreat');
  expect(play.places('american', 'withdraw')).toEqual(['albany', 'bennington', 'hartford']);
});
test('28.2-f, 27.2-c Americans who attack Indians raised in their fortress have no walls; attacked by them they have', () => {
  const said: Setting = {
    options: ['fortresses'],
    fortress: { onondaga: 'american' },
    at: { onondaga: ['am-reg-01', 'in-1'] },
    dice: [1, 6, 5, 1],
  };
  const attack = fighting('american', said);
  expect(attack.told('firstFire')[0]?.american.terms).toEqual([]);
  attack.does('british', 'fire', 0).asks('american', '18.8-d', 'withdraw').does('american', 'withdraw', 'fort-stanwix');
  expect([attack.at('am-reg-01'), attack.fortress('onondaga'), attack.told('fortressRoll')]).toEqual(['fort-stanwix', -1, []]);
  const defence = fighting('british', { ...said, dice: [1, 6, 5, 5, ...ones(4)] });
  expect(defence.told('firstFire')[0]?.american.terms).toEqual([{ rule: '28.2-a', value: 1 }]);
  defence.does('british', 'fire', 0).asks('british', '18.4-d');
  expect(defence.told('hit')).toEqual([]);
});

// Interception, overrun, borders.
test('7.9-p, 7.9-ai who is held by Privateers intercepts nobody in the rest of the turn', () => {
  const held = (frozen: boolean): number => {
    const play = moving('american', {
      options: ['interception'],
      at: { 'new-york': ['br-fleet-1', 'clinton', 'br-reg-01'], 'west-point': ['am-reg-01'] },
      hand: { british: { tactical: 1 } },
      dice: [3],
    });
    if (frozen) for (const id of ['clinton', 'br-reg-01'] as const) play.own.british.flags[unitOf(id)]! |= FROZEN;
    play.marches('american', ['am-reg-01']).does('american', 'go', 'trenton');
    return play.offered('british', 'intercept').length;
  };
  expect([held(false), held(true)]).toEqual([1, 0]);
});
test('32.2-c, 24.4-e a fleet that cuts into the port closes it before anybody lands', () => {
  const play = moving('british', {
    options: ['interception'],
    europe: 'french-alliance',
    at: {
      'mid-atlantic-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1'],
      'new-england-coast': ['fr-fleet-1', 'de-grasse'],
      newport: ['am-mil-05'],
    },
    hand: { american: { tactical: 1 } },
    dice: [3, 2],
  });
  play.sails('british', ['br-fleet-1']).does('american', 'pass').does('british', 'go', 'newport');
  play.does('american', 'intercept', { from: 'new-england-coast', naval: true, commander: 'de-grasse' });
  play.does('american', 'follow', ['fr-fleet-1', 'de-grasse']);
  expect(play.offered('british', 'go')).toEqual([]);
  play.does('british', 'land', ['br-reg-01']);
  expect([play.aboard('br-reg-01'), play.told('landing'), play.told('refused')]).toEqual([
    'br-fleet-1',
    [],
    [expect.objectContaining({})],
  ]);
});
test('24.4-j, 32.2-a those aboard in port, a general among them, intercept nobody by land', () => {
  const play = moving('american', {
    options: ['interception'],
    at: { newport: ['br-fleet-1', 'clinton > br-fleet-1', 'br-reg-01 > br-fleet-1'], springfield: ['am-reg-01'] },
    hand: { british: { tactical: 1 } },
    dice: [3],
  });
  play.marches('american', ['am-reg-01']).does('american', 'go', 'hartford');
  expect(play.offered('british', 'intercept')).toEqual([]);
});
test('7.9-ad Leader Arises intercepts with a value of one', () => {
  const tried = (die: number): string => {
    const play = moving('british', {
      options: ['interception'],
      at: { boston: ['br-reg-01'], hartford: ['am-reg-01', 'american-arisen'] },
      hand: { american: { tactical: 1 } },
      dice: [3, die],
    });
    play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
    play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'american-arisen' });
    if (die === 1) play.does('american', 'follow', ['am-reg-01', 'american-arisen']);
    return play.at('am-reg-01');
  };
  expect([tried(1), tried(2)]).toEqual(['springfield', 'hartford']);
});
test('32.3-a, 17.2-a an intercepted forced march still rolls for its losses', () => {
  const play = moving('british', {
    campaign: 2,
    options: ['interception'],
    at: { boston: ['br-reg-01', 'br-reg-02', 'cornwallis'], hartford: ['am-reg-01', 'greene'] },
    hand: { american: { tactical: 1 }, british: { tactical: 1 } },
    dice: [6, 3, 6, 1],
  });
  play.marches('british', ['br-reg-01', 'br-reg-02', 'cornwallis'], 'tactical').does('british', 'go', 'springfield');
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .does('american', 'follow', ['am-reg-01', 'greene']);
  expect([play.status('br-reg-01'), play.at('br-reg-02'), play.told('attrition')]).toEqual([
    RESERVE,
    'springfield',
    [{ side: 'british', dice: [6, 1], lost: 1 }],
  ]);
});
test('34.2-b, 7.9-ad an overrun Leader Arises goes back to the container, not out of the game', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: {
      boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'],
      springfield: ['am-mil-01', 'american-arisen'],
    },
    dice: [3],
  });
  const before = play.pub.container;
  play
    .marches('british', ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'])
    .does('british', 'go', 'springfield')
    .does('british', 'overrun');
  expect([play.status('american-arisen'), play.pub.container]).toEqual([RESERVE, before + 1]);
});
test('34.1-a, 17.2-a a forced march over an overrun town goes on, and rolls at its end', () => {
  const five = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'cornwallis'];
  const play = moving('british', {
    campaign: 3,
    options: ['overrun'],
    at: { boston: five, springfield: ['am-mil-01'] },
    hand: { british: { tactical: 1 } },
    dice: [1, 1, 1, 1, 1, 6],
  });
  play.marches('british', five, 'tactical').does('british', 'go', 'springfield').does('british', 'overrun');
  play.does('british', 'go', 'hartford').does('british', 'halt');
  expect([play.status('am-mil-01'), play.at('cornwallis'), play.status('br-reg-05'), play.told('drew')]).toEqual([
    RESERVE,
    'hartford',
    RESERVE,
    [],
  ]);
});
test('33.1-b a militia commander crosses with a general’s force, and nobody rolls for him', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { 'fort-pitt': ['greene', 'clark', 'am-reg-01'] },
    dice: [3],
  });
  play.marches('american', ['greene', 'clark', 'am-reg-01']).does('american', 'go', 'winchester');
  expect(play.at('clark')).toBe('winchester');
});
test('33.2-b, 33.1-b beaten beside a regular a militia commander has no value: his militia is lost at the border, he crosses', () => {
  const play = fighting('british', {
    options: ['expeditions'],
    at: { springfield: ['br-reg-01', 'am-mil-01', 'am-reg-01', 'ward'], hartford: ['br-reg-02'] },
    dice: [6, 1, 1, 1],
    draws: D,
  });
  play.does('american', 'retreat').does('american', 'withdraw', 'albany');
  expect([play.at('am-reg-01'), play.status('am-mil-01'), play.at('ward')]).toEqual(['albany', RESERVE, 'albany']);
});
test('7.9-l Minutemen do not rise in a port where an enemy fleet lies', () => {
  const play = moving('american', {
    loyalty: { 'new-england': 1 },
    at: { boston: ['br-fleet-1'], springfield: ['am-reg-01'] },
    hand: { american: { minutemen: 1 } },
  });
  expect(play.places('american', 'minutemen')).not.toContain('boston');
});
test('7.9-a the British bait Americans with a Tory, and an enemy fleet alone is bait enough', () => {
  const tory = moving('british', {
    options: ['partisans', 'massacre'],
    partisan: { norfolk: 'british' },
    at: { norfolk: ['am-reg-01'], boston: ['br-reg-01'] },
    hand: { british: { bait: 1 } },
    dice: [2],
    draws: D,
  });
  tory.does('british', 'bait', 'norfolk');
  expect([tory.told('massacre')[0]?.side, tory.told('drew')]).toEqual(['american', [{ side: 'british', n: 1 }]]);
  const ships = moving('american', {
    options: ['partisans'],
    partisan: { boston: 'american' },
    at: { boston: ['br-fleet-1'], springfield: ['am-reg-01'] },
    hand: { american: { bait: 1 } },
    dice: [4],
  });
  ships.does('american', 'bait', 'boston').spent();
  expect(ships.held('american', 'bait')).toBe(0);
});

// Leaders between land and sea.
test('21.7-d, 18.3-a an admiral with his fleet has no part in a land battle of the port', () => {
  const play = fighting('british', {
    europe: 'french-alliance',
    at: { newport: ['br-reg-01', 'fr-reg-2', 'rochambeau', 'fr-fleet-1', 'de-grasse'] },
    dice: [1, 6],
  });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([{ rule: '18.4-c', value: 2 }]);
  expect(play.told('battle')[0]?.american).not.toContain(unitOf('de-grasse'));
});
test('7.9-ad Leader Arises with a fleet in port leads it in battle, and is not ashore for troops that march in', () => {
  const at = ['fr-fleet-1', 'american-arisen > fr-fleet-1'];
  const naval = fighting('british', { europe: 'french-alliance', at: { newport: ['br-fleet-1', ...at] }, dice: [1, 6] });
  expect(naval.told('firstFire')[0]?.american.terms).toEqual([{ rule: '18.4-c', value: 1 }]);
  expect(fighting('british', { europe: 'french-alliance', at: { newport: ['br-reg-01', ...at] } }).over()).toBe(true);
});
test('7.9-ai, 7.9-ad Privateers do not hold Leader Arises among ships: the fleet he leads may try again', () => {
  for (const arisen of ['british-arisen', 'british-arisen > br-fleet-1']) {
    const play = moving('british', {
      campaign: 2,
      at: { boston: ['br-fleet-1', arisen] },
      hand: { american: { privateers: 1 }, british: { tactical: 2 } },
    });
    const force = arisen === 'british-arisen' ? ['br-fleet-1', 'british-arisen'] : ['br-fleet-1'];
    play.sails('british', force, 'tactical').does('american', 'privateers');
    expect([flagged(play, 'british', 'british-arisen', FROZEN), flagged(play, 'british', 'br-fleet-1', FROZEN)]).toEqual([
      false,
      false,
    ]);
  }
});
