import { expect, test } from 'vitest';
import { GONE, RESERVE } from '../../state/table.ts';
import { fighting, moving, type Setting } from './stage.ts';

/** Americans under Greene at Hartford; the British march from Boston to Springfield next door. */
const NEXT_DOOR: Setting = {
  options: ['interception'],
  at: { boston: ['br-reg-01', 'gage'], hartford: ['greene', 'am-reg-01', 'am-reg-02', 'am-mil-01'] },
  hand: { american: { tactical: 2 } },
};
const enters = (said: Setting) =>
  moving('british', said).marches('british', ['br-reg-01', 'gage']).does('british', 'go', 'springfield');

test('32.1-a, 32.2-a, 32.2-b, 7.11-b a leader next door cuts in with a marker and a roll up to his value; some or all go', () => {
  const play = enters({ ...NEXT_DOOR, dice: [6, 3] }).asks('american', '32.2-a', 'intercept', 'pass');
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .asks('american', '32.2-b', 'follow');
  play.refuses('american', 'follow', ['am-reg-01'], '32.2-b').refuses('american', 'follow', ['greene'], '32.2-d');
  play.does('american', 'follow', ['greene', 'am-reg-01']).spent();
  expect([play.at('greene'), play.at('am-reg-01'), play.at('am-reg-02')]).toEqual(['springfield', 'springfield', 'hartford']);
});
test('32.3-a, 32.3-b the intercepted force ends its move, and others may still come to it', () => {
  const play = enters({ ...NEXT_DOOR, at: { ...NEXT_DOOR.at, albany: ['br-reg-02'] }, dice: [6, 1, 6] });
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .does('american', 'follow', ['greene', 'am-reg-01']);
  play.asks('american', '32.2-a').does('american', 'pass').asks('british', 'movement.order');
  play
    .marches('british', ['br-reg-02'])
    .does('british', 'go', 'springfield')
    .does('american', 'pass')
    .asks('british', 'movement.order');
  expect(play.at('br-reg-02')).toBe('springfield');
});
test('32.2-b a failed attempt costs the marker all the same, and the mover goes on', () => {
  const play = enters({ ...NEXT_DOOR, dice: [6, 4] });
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .asks('american', '32.2-a', 'pass')
    .does('american', 'pass');
  expect([play.held('american', 'tactical'), play.at('greene')]).toEqual([1, 'hartford']);
  play.asks('british', 'march.path').offers('british', 'go', 'bennington');
});
test('32.5-a a force tries once per Movement Phase, whoever of it would', () => {
  const play = enters({ ...NEXT_DOOR, at: { ...NEXT_DOOR.at, hartford: ['greene', 'wayne', 'am-reg-01'] }, dice: [6, 4] });
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' }).asks('american', '32.2-a', 'pass');
});
test('32.2-d the other side is asked though it can do nothing, and not asked where nobody stands near or no marker is held', () => {
  enters({ ...NEXT_DOOR, hand: { american: { spy: 1 } }, dice: [6] }).asks('american', '32.2-a', 'pass');
  enters({ ...NEXT_DOOR, hand: {}, dice: [6] }).asks('british', 'march.path');
  enters({ ...NEXT_DOOR, at: { boston: ['br-reg-01', 'gage'], charleston: ['am-reg-01', 'greene'] }, dice: [6] }).asks(
    'british',
    'march.path',
  );
  enters({ ...NEXT_DOOR, options: [], dice: [6] }).asks('british', 'march.path');
});
test('32.4-a no interception out of a place with enemies or a siege, nor into an enemy fortress', () => {
  const beset = { ...NEXT_DOOR, at: { ...NEXT_DOOR.at, hartford: ['greene', 'am-reg-01', 'br-lt-1'] }, dice: [6] };
  enters(beset).asks('british', 'march.path');
  const walls = {
    ...NEXT_DOOR,
    options: ['interception', 'fortresses'],
    fortress: { springfield: 'british' },
    dice: [6],
  } as const;
  enters(walls).asks('british', 'march.path');
});
test('32.2-c, 33.1-c borders hold militia back, without a try', () => {
  const play = moving('british', {
    options: ['interception', 'expeditions'],
    at: { montreal: ['br-reg-01'], bennington: ['ward', 'am-mil-01'], albany: ['arnold', 'am-mil-02', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [6, 1],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'ticonderoga').asks('american', '32.2-a', 'intercept', 'pass');
  expect(play.offered('american', 'intercept')).toHaveLength(1);
  const away = moving('british', {
    options: ['interception'],
    at: { springfield: ['br-reg-01'], albany: ['am-mil-02', 'allen'] },
    hand: { american: { tactical: 1 } },
    dice: [6],
  });
  away.marches('british', ['br-reg-01']).does('british', 'go', 'bennington').asks('american', '32.2-a', 'pass');
});
test('32.2-c fleets with an admiral intercept by sea, into ports only', () => {
  const said: Setting = {
    options: ['interception'],
    europe: 'french-alliance',
    at: { 'mid-atlantic-coast': ['br-fleet-1'], 'new-england-coast': ['fr-fleet-1', 'de-grasse', 'fr-reg-1 > fr-fleet-1'] },
    hand: { american: { tactical: 1 } },
    dice: [6, 2],
  };
  const play = moving('british', said)
    .sails('british', ['br-fleet-1'])
    .does('american', 'pass')
    .does('british', 'go', 'new-england-coast')
    .asks('british', 'sail.path');
  play
    .does('british', 'go', 'newport')
    .does('american', 'intercept', { from: 'new-england-coast', naval: true, commander: 'de-grasse' });
  play.does('american', 'follow', ['fr-fleet-1', 'de-grasse']);
  expect([play.at('fr-fleet-1'), play.at('fr-reg-1')]).toEqual(['newport', 'newport']);
  play.asks('british', 'sail.path').refuses('british', 'go', 'new-england-coast', '24.2-a');
});
test('32.2-e a landing is an entry: who intercepts it turns it into an assault', () => {
  const play = moving('british', {
    options: ['interception'],
    at: { 'new-england-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1'], springfield: ['greene', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [6, 1],
  });
  play.sails('british', ['br-fleet-1']).does('american', 'pass').does('british', 'go', 'boston').does('american', 'pass');
  play
    .does('british', 'land', ['br-reg-01'])
    .does('american', 'intercept', { from: 'springfield', naval: false, commander: 'greene' });
  play.does('american', 'follow', ['greene', 'am-reg-01']).does('british', 'finish');
  expect(play.own.british.flags.filter(flag => (flag & 8) !== 0)).toHaveLength(2);
});
test('28.15-a interceptors into their own besieged place are a relief force', () => {
  const play = moving('british', {
    options: ['interception', 'fortresses'],
    fortress: { springfield: 'american' },
    siege: { springfield: 'british' },
    at: { boston: ['br-reg-01', 'gage'], springfield: ['br-reg-02', 'am-mil-02'], hartford: ['greene', 'am-reg-01'] },
    hand: { american: { tactical: 1 } },
    dice: [6, 1],
  });
  play.marches('british', ['br-reg-01', 'gage']).does('british', 'go', 'springfield');
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .does('american', 'follow', ['greene', 'am-reg-01']);
  expect(play.own.american.flags.filter(flag => (flag & 4) !== 0)).toHaveLength(2);
});

const TEN = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'];
const over = (there: readonly string[], force = TEN, more: Partial<Setting> = {}) =>
  moving('british', { options: ['overrun', 'partisans'], at: { boston: force, springfield: there }, dice: [6], ...more })
    .marches('british', force)
    .does('british', 'go', 'springfield');

test('34.1-a, 34.1-d, 34.4-a, D18 ten to one overruns and marches on; the lost are available again', () => {
  const play = over(['am-mil-01']).asks('british', 'march.path', 'overrun', 'halt').does('british', 'overrun');
  expect([play.at('am-mil-01'), play.status('am-mil-01')]).toEqual(['', RESERVE]);
  expect(play.told('drew')).toEqual([]);
  play.does('british', 'go', 'hartford');
});
test('34.1-e with nine it fails: the force has stopped, its owner learns no more, and the choice is gone', () => {
  const play = over(['am-mil-01'], [...TEN.slice(1), 'br-det-01'])
    .does('british', 'overrun')
    .asks('british', 'march.path', 'halt');
  expect([play.at('am-mil-01'), play.heard('british', 'refused').length]).toEqual(['springfield', 1]);
});
test('34.1-b one overrun per force', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: { boston: TEN, springfield: ['am-mil-01'], hartford: ['am-mil-02'] },
    dice: [6],
  });
  play
    .marches('british', TEN)
    .does('british', 'go', 'springfield')
    .does('british', 'overrun')
    .does('british', 'go', 'hartford')
    .asks('british', 'movement.order');
  expect(play.at('am-mil-02')).toBe('hartford');
});
test('34.1-c, 34.2-b leaders alone need ten factors, and are gone for good without a roll', () => {
  expect(over(['greene'], TEN.slice(1)).does('british', 'overrun').at('greene')).toBe('springfield');
  expect(over(['greene']).does('british', 'overrun').spent().status('greene')).toBe(GONE);
});
test('34.3-a not against a fortress, a siege marker, an enemy partisan, or Indians at home', () => {
  over(['am-mil-01'], TEN, { partisan: { springfield: 'american' } }).asks('british', 'movement.order');
  over(['am-mil-01'], TEN, { options: ['overrun', 'fortresses'], fortress: { springfield: 'american' } }).asks(
    'british',
    'movement.order',
  );
  const ten = ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05'];
  const indians = moving('american', { options: ['overrun'], at: { boonesboro: ten, 'shawnee-towns': ['in-1'] }, dice: [6] });
  indians.marches('american', ten).does('american', 'go', 'shawnee-towns').does('american', 'overrun');
  expect(indians.at('in-1')).toBe('shawnee-towns');
});
test('34.1-e, 32.2-d, D34 interceptors count before an overrun is judged', () => {
  const play = moving('british', {
    options: ['overrun', 'interception'],
    at: { boston: TEN, springfield: ['am-mil-01'], hartford: ['wayne', 'am-reg-01', 'am-reg-02'] },
    hand: { american: { tactical: 1 } },
    dice: [6, 2],
  });
  play
    .marches('british', TEN)
    .does('british', 'go', 'springfield')
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'wayne' });
  play
    .does('american', 'follow', ['wayne', 'am-reg-01', 'am-reg-02'])
    .does('british', 'overrun')
    .asks('british', 'march.path', 'halt');
  expect(play.at('am-mil-01')).toBe('springfield');
});

test('33.1-a, D19b militia crosses up to the value, stays above it and goes home on a six', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { watauga: ['clark', 'am-mil-01', 'am-mil-02', 'am-mil-03'] },
    dice: [2, 2, 4, 6],
  });
  play.marches('american', ['clark', 'am-mil-01', 'am-mil-02', 'am-mil-03']).does('american', 'go', 'charlotte').spent();
  expect([play.at('clark'), play.at('am-mil-01'), play.at('am-mil-02'), play.status('am-mil-03')]).toEqual([
    'charlotte',
    'charlotte',
    'watauga',
    RESERVE,
  ]);
  play.does('american', 'halt').refuses('american', 'gather', ['am-mil-02'], '16.5-a');
});
test('33.1-a without a commander nobody tries; 33.1-b the value must apply to the force', () => {
  const none = moving('american', { options: ['expeditions'], at: { watauga: ['am-mil-01'] }, dice: [4] }).marches('american', [
    'am-mil-01',
  ]);
  none.refuses('american', 'go', 'charlotte', '23.1-a');
  const mixed = moving('american', {
    options: ['expeditions'],
    at: { watauga: ['clark', 'am-mil-01', 'am-reg-01'] },
    dice: [4, 1],
  });
  mixed.marches('american', ['clark', 'am-mil-01', 'am-reg-01']).does('american', 'go', 'charlotte');
  expect([mixed.at('am-mil-01'), mixed.at('clark')]).toEqual(['watauga', 'charlotte']);
});
test('33.1-b D19 no roll inside the region', () => {
  const play = moving('american', { options: ['expeditions'], at: { boonesboro: ['clark', 'am-mil-01'] }, dice: [1] });
  play.marches('american', ['clark', 'am-mil-01']).does('american', 'go', 'vincennes').spent();
});
test('18.1-b the moving player is the attacker where he was intercepted', () => {
  const play = fighting('british', { at: { springfield: ['br-reg-01', 'am-reg-01', 'greene'] }, dice: [6, 1] });
  expect(play.pub.battle?.attacker).toBe('british');
});
