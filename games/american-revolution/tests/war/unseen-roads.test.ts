/** Cases written from the rulebook alone: marches, borders, partisans, interception, overruns, markers of the Movement Phase. */
import { expect, test } from 'vitest';
import { GONE, RESERVE } from '../../state/table.ts';
import { moving, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const TEN = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'];

test('16.12-b, 16.7-a a force that leaves its regulars behind goes on by trail like light troops', () => {
  const play = moving('american', { at: { springfield: ['am-lt-1', 'am-reg-01'] }, dice: [3] });
  play.marches('american', ['am-lt-1', 'am-reg-01']).does('american', 'go', 'bennington');
  expect(play.own.american.mp).toBe(1);
  play.does('american', 'drop', ['am-reg-01']).does('american', 'go', 'ticonderoga');
  expect([play.at('am-lt-1'), play.own.american.mp]).toEqual(['ticonderoga', 0]);
});
test('16.7-a, 16.5-b who was left on the way has moved', () => {
  const play = moving('american', { at: { boston: ['am-reg-01', 'am-reg-02'] }, dice: [6] });
  play
    .marches('american', ['am-reg-01', 'am-reg-02'])
    .does('american', 'go', 'springfield')
    .does('american', 'drop', ['am-reg-01']);
  play.does('american', 'go', 'hartford').does('american', 'halt').refuses('american', 'gather', ['am-reg-01'], '16.5-a');
});
test('16.3-c, 21.6-a a militia commander leads light troops and militia, not with an Indian among them', () => {
  const mp = (force: string[]): number =>
    moving('british', { at: { camden: force }, dice: [2] }).marches('british', force).own.british.mp;
  expect([
    mp(['tarleton', 'br-mil-1', 'br-lt-1']),
    mp(['tarleton', 'br-mil-1', 'in-1']),
    mp(['tarleton', 'br-lt-1', 'gage']),
  ]).toEqual([4, 2, 3]);
});
test('16.3-b of two generals the owner names the one who leads', () => {
  const play = moving('american', { at: { albany: ['greene', 'gates', 'am-reg-01'] }, dice: [1] });
  play
    .does('american', 'gather', ['greene', 'gates', 'am-reg-01'])
    .does('american', 'appoint', 'gates')
    .does('american', 'march', 'free');
  expect(play.own.american.mp).toBe(2);
});
test('16.5-a a leader who has commanded does not march again with others', () => {
  const play = moving('american', { at: { albany: ['greene', 'am-reg-01', 'am-reg-02'] }, dice: [1, 1] });
  play
    .marches('american', ['greene', 'am-reg-01'])
    .does('american', 'halt')
    .refuses('american', 'gather', ['greene', 'am-reg-02'], '16.5-a');
});
test('29.4-b a partisan stops the march in the middle; next phase the force goes on', () => {
  const play = moving('british', {
    options: ['partisans'],
    partisan: { springfield: 'american' },
    at: { boston: ['br-reg-01'] },
    dice: [6],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  expect(play.place()).toBe('movement.order');
  const out = moving('british', {
    options: ['partisans'],
    partisan: { springfield: 'american' },
    at: { springfield: ['br-reg-01'] },
    dice: [6],
  });
  out.marches('british', ['br-reg-01']).does('british', 'go', 'hartford').does('british', 'go', 'new-york');
  expect(out.at('br-reg-01')).toBe('new-york');
});
test('23.1-a, 33.1-a without the option militia stays, whoever leads; the rest of the stack may go', () => {
  const play = moving('american', { at: { albany: ['washington', 'am-mil-01', 'am-reg-01'] }, dice: [6] });
  play.marches('american', ['washington', 'am-mil-01', 'am-reg-01']).refuses('american', 'go', 'springfield', '23.1-a');
  play.does('american', 'drop', ['am-mil-01']).does('american', 'go', 'springfield');
  expect([play.at('am-reg-01'), play.at('am-mil-01')]).toEqual(['springfield', 'albany']);
});
test('33.1-a, 17.2-a an expedition by forced march: border first, weariness after it for all who set out', () => {
  const play = moving('american', {
    options: ['expeditions'],
    campaign: 2,
    hand: { american: { tactical: 1 } },
    at: { albany: ['greene', 'am-mil-01', 'am-mil-02'] },
    dice: [6, 3, 4, 1, 6],
  });
  play
    .marches('american', ['greene', 'am-mil-01', 'am-mil-02'], 'tactical')
    .does('american', 'go', 'springfield')
    .does('american', 'halt')
    .spent();
  expect([play.at('am-mil-01'), play.status('am-mil-02')]).toEqual(['springfield', RESERVE]);
});
test('33.1-b, 21.6-a with a regular in the force a militia commander has no value: even a one stops the militia', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { albany: ['allen', 'am-mil-01', 'am-reg-01'] },
    dice: [6, 1],
  });
  play.marches('american', ['allen', 'am-mil-01', 'am-reg-01']).does('american', 'go', 'springfield');
  expect([play.at('am-mil-01'), play.at('am-reg-01'), play.at('allen')]).toEqual(['albany', 'springfield', 'springfield']);
});
const WATCH: Setting = { options: ['interception'], hand: { american: { tactical: 2 } }, draws: D };
test('32.2-b a roll above the value fails, the marker is gone and the march goes on', () => {
  const play = moving('british', { ...WATCH, at: { boston: ['br-reg-01'], hartford: ['gates', 'am-reg-01'] }, dice: [6, 2] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'gates' });
  play.does('american', 'pass').does('british', 'go', 'albany');
  expect([play.held('american', 'tactical'), play.at('br-reg-01')]).toEqual([1, 'albany']);
});
test('32.2-a, 32.2-b part of the force may stay behind, but the commander goes', () => {
  const play = moving('british', {
    ...WATCH,
    at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01', 'am-reg-02'] },
    dice: [6, 3],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' });
  play.refuses('american', 'follow', ['am-reg-01'], '32.2-b').refuses('american', 'follow', ['greene'], '32.2-d');
  play.does('american', 'follow', ['greene', 'am-reg-01']).does('american', 'pass');
  expect([play.at('am-reg-01'), play.at('am-reg-02'), play.place()]).toEqual(['springfield', 'hartford', 'movement.order']);
});
test('32.4-a no interception into a British fortress, though it was taken only now', () => {
  const play = moving('british', {
    ...WATCH,
    options: ['interception', 'fortresses'],
    fortress: { springfield: 'british' },
    at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01'] },
    dice: [6],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('british', '16.3-d');
});
test('32.2-a a general without troops intercepts nobody', () => {
  const play = moving('british', { ...WATCH, at: { boston: ['br-reg-01'], hartford: ['greene'] }, dice: [6] });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield').asks('american', '32.2-a', 'pass');
});
test('32.3-b, 32.5-a another force may come to the intercepted one; the interceptors cannot try again', () => {
  const play = moving('british', {
    ...WATCH,
    at: { boston: ['br-reg-01'], albany: ['br-reg-02'], hartford: ['greene', 'am-reg-01'] },
    dice: [6, 1, 6],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play
    .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
    .does('american', 'follow', ['greene', 'am-reg-01']);
  play.marches('british', ['br-reg-02']).does('british', 'go', 'springfield');
  expect([play.at('br-reg-02'), play.place()]).toEqual(['springfield', 'movement.order']);
});
test('34.1-a, 34.1-b ten to one and on to the next town, where a second militia must be fought', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: { boston: TEN, springfield: ['am-mil-01'], hartford: ['am-mil-02'] },
    dice: [6],
  });
  play.marches('british', TEN).does('british', 'go', 'springfield').does('british', 'overrun').does('british', 'go', 'hartford');
  expect([play.status('am-mil-01'), play.at('am-mil-02'), play.place()]).toEqual([RESERVE, 'hartford', 'movement.order']);
});
test('34.2-a, 34.2-b an overrun draws no markers and leaders are gone without a roll', () => {
  const play = moving('british', { options: ['overrun'], at: { boston: TEN, springfield: ['greene'] }, dice: [6] });
  play.marches('british', TEN).does('british', 'go', 'springfield').does('british', 'overrun').spent();
  expect([play.status('greene'), play.told('drew'), play.told('leaderFate'), play.told('battle')]).toEqual([GONE, [], [], []]);
});
test('34.3-a Indians at home are not overrun; away from home they are', () => {
  const march = (to: 'onondaga' | 'fort-stanwix', from: 'fort-stanwix' | 'albany') => {
    const ten = ['am-reg-01', 'am-reg-02', 'am-reg-03', 'am-reg-04', 'am-reg-05', 'washington'];
    const play = moving('american', { options: ['overrun'], at: { [from]: ten, [to]: ['in-1'] }, dice: [6] });
    play.marches('american', ten).does('american', 'go', to);
    if (play.place() === 'march.path' && play.deeds('american').includes('overrun')) play.does('american', 'overrun');
    return play.status('in-1');
  };
  expect([march('fort-stanwix', 'albany'), march('onondaga', 'fort-stanwix')]).toEqual([RESERVE, 1]);
});
test('34.1-d ten factors with a fleet of the enemy in port: only those ashore count', () => {
  const play = moving('british', {
    options: ['overrun'],
    europe: 'french-alliance',
    at: { hartford: TEN, newport: ['fr-fleet-1', 'fr-fleet-2', 'am-mil-01'] },
    dice: [6],
  });
  play.marches('british', TEN).does('british', 'go', 'newport').does('british', 'overrun');
  expect([play.status('am-mil-01'), play.at('fr-fleet-1')]).toEqual([RESERVE, 'newport']);
});
test('7.9-l, 7.9-af Minutemen before the first force moves, in a favourable region, and they march at once', () => {
  const play = moving('american', {
    loyalty: { virginia: 1 },
    hand: { american: { minutemen: 2 } },
    at: { albany: ['am-reg-01'], norfolk: ['br-det-01'] },
    dice: [2, 1],
  });
  expect(play.places('american', 'minutemen')).not.toContain('norfolk');
  expect(play.places('american', 'minutemen')).not.toContain('albany');
  play.does('american', 'minutemen', 'richmond').marches('american', ['am-mil-01']).does('american', 'go', 'norfolk');
  play.refuses('american', 'minutemen', 'yorktown', '7.9-af');
});
test('7.9-a, 7.9-b Bait: on a one the enemy draws what he rolls, on a six the player does', () => {
  const said: Setting = {
    options: ['partisans'],
    partisan: { boston: 'american' },
    hand: { american: { bait: 1 } },
    at: { boston: ['br-reg-01'] },
    draws: D,
  };
  const one = moving('american', { ...said, dice: [1, 4] }).does('american', 'bait', 'boston');
  expect([one.pub.hands[1], one.held('american', 'bait')]).toEqual([4, 0]);
  const six = moving('american', { ...said, dice: [6, 2] }).does('american', 'bait', 'boston');
  expect(six.pub.hands[0]).toBe(2);
});
test('7.9-b, 7.9-y on a two the massacre takes the partisan, and the baiter draws the value of the town', () => {
  const play = moving('american', {
    options: ['partisans', 'massacre'],
    partisan: { boston: 'american' },
    hand: { american: { bait: 1 } },
    at: { boston: ['br-reg-01'] },
    draws: D,
    dice: [2],
  }).does('american', 'bait', 'boston');
  expect([play.pub.partisan.every(side => side === -1), play.pub.hands[0]]).toEqual([true, 4]);
});
test('26.3-a nobody marches into neutral New Spain; at war everybody does', () => {
  const to = (europe: Setting['europe']): string[] =>
    moving('british', { europe: europe!, at: { mobile: ['br-reg-01'] }, dice: [6] })
      .marches('british', ['br-reg-01'])
      .places('british', 'go');
  expect([to('french-alliance').includes('new-orleans'), to('spanish-alliance').includes('new-orleans')]).toEqual([false, true]);
});
test('17.1-a, 7.11-d each force of a later phase pays its own marker', () => {
  const play = moving('american', {
    campaign: 3,
    hand: { american: { tactical: 1 } },
    at: { albany: ['greene', 'am-reg-01'], hartford: ['wayne', 'am-reg-02'] },
    dice: [1, 1],
  });
  play.marches('american', ['greene', 'am-reg-01'], 'tactical').does('american', 'halt');
  expect(play.place() === 'over' || !play.deeds('american').includes('march')).toBe(true);
});
