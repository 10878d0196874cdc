/** Rules that say how others hang together: what a force, a unit, a round and the end of a battle are. */
import { whyNot } from '@cuartel/engine/machine/why.ts';
import { expect, test } from 'vitest';
import { RECRUITS } from '../../data/mobilization.ts';
import { SPACES, spaceOf } from '../../data/spaces.ts';
import { FACTOR, UNITS, unitOf } from '../../data/units.ts';
import { recruitPrice } from '../../queries/mobilization.ts';
import { forageLimit } from '../../queries/supply.ts';
import { scene } from '../scene.ts';
import { fighting, moving } from './stage.ts';

const D = Array<number>(16).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);

test('2.2-b every town has one of five colours, nothing else has, and those of an ally lie in its colonies or boxes', () => {
  const coloured = SPACES.filter(({ colour }) => colour !== null);
  expect(coloured.every(({ kind }) => kind === 'town' || kind === 'box')).toBe(true);
  expect(SPACES.filter(({ kind, colour }) => kind === 'town' && colour === null)).toEqual([]);
  const of = (colour: string) =>
    [...new Set(coloured.filter(space => space.colour === colour).map(({ region }) => region))].sort();
  expect([of('french'), of('spanish')]).toEqual([
    expect.arrayContaining(['hispaniola']),
    expect.arrayContaining(['cuba', 'new-spain']),
  ]);
  expect(of('british').every(region => region !== 'hispaniola' && region !== 'cuba' && region !== 'new-spain')).toBe(true);
});
test('2.7-b loyalty ends at the border: Alexandria is Virginian, Baltimore is not', () => {
  const { pub } = scene({ loyalty: { virginia: 3 } });
  const militia = RECRUITS.findIndex(({ nation, arrives }) => nation === 0 && arrives === 'levy');
  const price = (id: 'alexandria' | 'baltimore') => recruitPrice(pub, RECRUITS[militia]!, spaceOf(id));
  expect([price('alexandria'), price('baltimore')]).toEqual([1, 2]);
  expect([forageLimit(pub, 0, spaceOf('alexandria')), forageLimit(pub, 0, spaceOf('baltimore'))]).toEqual([2, 2]);
});
test('2.11-a, 2.11-b eight kinds of formation, each with a combat factor', () => {
  const formations = UNITS.filter(({ kind }) => !['general', 'commander', 'admiral', 'arisen'].includes(kind));
  expect([...new Set(formations.map(({ kind }) => kind))].sort()).toEqual([
    'detachment',
    'fleet',
    'grenadier',
    'indian',
    'light',
    'marine',
    'militia',
    'regular',
  ]);
  expect(formations.every(({ id }) => FACTOR[unitOf(id as Parameters<typeof unitOf>[0])]! > 0)).toBe(true);
});
test('7.1-c, 18.11-a a battle pays each side for what it destroyed, and only a battle does', () => {
  const play = fighting('british', { at: { albany: ['br-reg-01', 'am-mil-01', 'am-mil-02'] }, dice: [1, 6, 6, 6], draws: D });
  play.does('british', 'fire', 0);
  expect([play.told('drew'), play.pub.hands]).toEqual([[{ side: 'british', n: 2 }], [0, 2]]);
});
test('15.1-a thirty units stand and march as one force', () => {
  const many = UNITS.filter(({ nation, kind }) => (nation === 'british' || nation === 'hessian') && kind === 'regular').map(
    ({ id }) => id,
  );
  const play = moving('british', { at: { boston: many }, dice: [1] })
    .marches('british', many)
    .does('british', 'go', 'springfield');
  expect([many.length, play.pub.count[1][spaceOf('springfield')]]).toEqual([22, 22]);
});
test('15.3-b Indians raised among Americans stand beside them until somebody’s next Combat Phase', () => {
  const at = { onondaga: ['am-reg-01', 'in-1'] };
  const british = fighting('british', { at, dice: [6, 1, ...ones(4)], draws: D });
  const american = fighting('american', { at, dice: [6, 1, ...ones(4)], draws: D });
  expect([british.told('battle')[0]?.attacker, american.told('battle')[0]?.attacker]).toEqual(['british', 'american']);
});
test('16.3-d, 16.4-a the whole move is made before another force is asked for', () => {
  const play = moving('british', { at: { boston: ['br-reg-01'], albany: ['br-reg-02'] }, dice: [3, 1] }).marches('british', [
    'br-reg-01',
  ]);
  play.does('british', 'go', 'springfield').asks('british', '16.3-d').refuses('british', 'gather', ['br-reg-02']);
  play.does('british', 'go', 'hartford').does('british', 'halt').offers('british', 'gather', ['br-reg-02']);
});
test('18.4-g the sides fire in turn, the winner of the initiative always first', () => {
  const play = fighting('british', { at: { albany: ['br-reg-01', 'am-reg-01'] }, dice: [6, 1, ...ones(8)], draws: D });
  for (let n = 0; n < 2; n++) play.does('american', 'fire', 0).does('british', 'fire', 0);
  expect(play.told('volley').map(({ side }) => side)).toEqual(['american', 'british', 'american', 'british']);
});
test('18.11-c after a battle: losses, the roll for the walls, draws with the winner first, the massacre last', () => {
  const play = fighting('british', {
    options: ['fortresses', 'massacre'],
    fortress: { albany: 'american' },
    siege: { albany: 'british' },
    hand: { american: { 'shot-heard': 1 } },
    at: { albany: ['am-reg-01', 'gates', 'br-reg-01', 'br-reg-02'] },
    dice: [6, 1, 6, 1, 1, 1, 6, 5, 1, 3],
    draws: D,
  });
  play.does('british', 'fight', { space: 'albany', fight: 'siege' });
  while (play.place() === '@moment.drawn') play.does(play.machine.asked(play.pos)[0]!, 'pass');
  play.does('american', 'lay', 0).does('british', 'fire', 0).does('american', 'take', 'am-reg-01');
  play.does('american', 'shotHeard').does('british', 'massacre');
  const order = play.log
    .map(({ kind }) => kind)
    .filter(kind => ['leaderFate', 'fortressRoll', 'played', 'drew', 'massacre'].includes(kind));
  expect(order).toEqual(['leaderFate', 'fortressRoll', 'played', 'drew', 'drew', 'massacre', 'drew']);
  expect(play.told('drew').map(({ side, n }) => [side, n])).toEqual([
    ['british', 2],
    ['american', 2],
    ['american', 2],
  ]);
});
test('21.1-a a leader is a unit: he is counted in the stack, bars a refuge and can be hit', () => {
  const play = fighting('american', {
    at: { albany: ['br-reg-01', 'gage', 'am-reg-01'], springfield: ['greene'] },
    dice: [6, 1, 5, 5],
    draws: D,
  });
  expect(play.pub.count[1][spaceOf('albany')]).toBe(2);
  play.does('american', 'fire', 0);
  expect(play.names('british', 'take')).toEqual(['br-reg-01', 'gage']);
  play.does('british', 'take', 'gage').does('british', 'take', 'br-reg-01');
  expect(play.places('british', 'withdraw')).not.toContain('springfield');
});
test('28.14-b the siege goes on without its last regular, and against leaders alone', () => {
  const said = { options: ['fortresses'], fortress: { albany: 'american' }, siege: { albany: 'british' } } as const;
  const off = moving('british', { ...said, at: { albany: ['am-reg-01', 'br-reg-01', 'br-lt-1'] }, dice: [6] });
  off.marches('british', ['br-reg-01']).does('british', 'go', 'ticonderoga');
  expect(off.siege('albany')).toBe(1);
  const out = fighting('american', {
    ...said,
    at: { albany: ['am-reg-01', 'greene', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 6, 1, 1, 1],
    draws: D,
  });
  out.does('american', 'sortie', ['am-reg-01']).does('british', 'fire', 0);
  expect([out.at('greene'), out.siege('albany'), out.fortress('albany')]).toEqual(['albany', 1, 0]);
});
test('29.5-a a partisan outlives the battle fought over him, and nobody draws for him', () => {
  const play = fighting('british', {
    options: ['partisans'],
    partisan: { albany: 'american' },
    at: { albany: ['br-reg-01', 'am-mil-01'] },
    dice: [1, 6, 6, 1],
    draws: D,
  });
  play.does('british', 'fire', 0);
  expect([play.pub.partisan[spaceOf('albany')], play.told('drew')]).toEqual([0, [{ side: 'british', n: 1 }]]);
});

test('16.7-a, 17.1-a whoever may not is told why in a sentence of its own', () => {
  const why = (play: ReturnType<typeof moving>, deed: string, what: unknown): string | null => {
    const verdict = whyNot(play.machine as never, play.pos as never, 'british', deed, what);
    return verdict === null || verdict.offered ? null : verdict.refusal;
  };
  const march = moving('british', { at: { boston: ['br-reg-01', 'br-reg-02'] }, dice: [3] }).marches('british', [
    'br-reg-01',
    'br-reg-02',
  ]);
  expect(why(march, 'drop', [unitOf('br-reg-01'), unitOf('br-reg-02')])).toBe('nobodyLeft');
  const late = moving('british', { campaign: 2, hand: { british: { spy: 1 } }, at: { boston: ['br-reg-01', 'gage'] } });
  late.does('british', 'gather', ['br-reg-01', 'gage']);
  expect(why(late, 'march', 'tactical')).toBe('noMarker');
});
