import { describe, expect, test } from 'vitest';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { orderForbids } from '../queries/special.ts';
import { at } from './board.ts';
import { type Setting, scene, stage, tableOf } from './scene.ts';

const rounds = (setting: Setting) => scene('rounds', {}, setting);
const operations = (side: 0 | 1, value: number, setting: Setting = {}) => scene('operations', { side, value, card: 5 }, setting);

describe('rounds', () => {
  test('3.3.1-a the Confederacy opens with a campaign card only, and that is its first play', () => {
    const play = rounds({ hands: { USA: [9], CSA: [85, 12] } });
    play.asks('CSA', '3.3.1-a', 'openWith', 'letUnionBegin').refuses('CSA', 'openWith', 12, '3.3.1-a');
    play.does('CSA', 'openWith', 85).asks('CSA', 'campaign.choose');
    expect(play.pub.active).toBe('CSA');
    expect(play.pub.discards).toContain(85);
  });
  test('3.3.2-c a hand without a campaign card is asked all the same', () => {
    rounds({ hands: { USA: [9], CSA: [12] } }).asks('CSA', '3.3.1-a', 'letUnionBegin');
  });
  test('3.3.1-b, 3.3.2-a the players take turns until both hands are empty; the one with cards left goes on alone', () => {
    const play = rounds({ hands: { USA: [9], CSA: [12, 13, 20] } });
    play.does('CSA', 'letUnionBegin').asks('USA', 'round.card').does('USA', 'discard', 9);
    play.does('CSA', 'discard', 12).does('CSA', 'discard', 13).does('CSA', 'discard', 20);
    expect(play.over()).toBe(true);
    expect(play.pub.rounds).toEqual([1, 3]);
  });
  test('4-a, 4.2.2-a a card with the enemy’s event serves for operations', () => {
    const play = rounds({ hands: { USA: [12], CSA: [] } });
    play.does('CSA', 'letUnionBegin').offers('USA', 'operate', 12);
    expect(play.deeds('USA')).not.toContain('event');
  });
  test('4.2.3-a, 4.2.3-b special cards, and Red River for the Union, are not discarded', () => {
    const play = rounds({ hands: { USA: [14, 9], CSA: [81, 9] } });
    play.does('CSA', 'letUnionBegin').refuses('USA', 'discard', 14, '4.2.3-b').refuses('USA', 'operate', 14, '4.2.3-b');
    play.does('USA', 'discard', 9).refuses('CSA', 'discard', 81, '4.2.3-b');
  });
  test('4.2.6-a the card that lies ready is the Union’s round', () => {
    const t = tableOf({ hands: { USA: [9], CSA: [12] } });
    t.dark.deck = t.dark.deck.filter(card => card !== 3);
    t.pub.deck = t.dark.deck.length;
    t.pub.compelled = true;
    const play = stage.from('round', { side: USA, opener: 0 }, t);
    expect(play.pub.compelled).toBe(false);
    expect(play.pub.discards).toContain(3);
    expect(play.place()).toMatch(/^march\./);
    expect(play.own.USA.hand).toEqual([9]);
  });
  test('4.4.1-c a special card used for operations brings a reshuffle after the rounds', () => {
    const play = rounds({ hands: { USA: [82], CSA: [] } });
    play.pub.will[CSA] = 90;
    play.does('CSA', 'letUnionBegin').does('USA', 'operate', 82).does('USA', 'forgo');
    expect(play.told('reshuffled')).toHaveLength(1);
    expect(play.pub.discards).toEqual([]);
  });
});

describe('the forced order', () => {
  const { pub } = tableOf({});
  const may = (hand: number[], card: number, use: 'event' | 'operations' | 'discard', change: Partial<typeof pub> = {}) =>
    orderForbids({ ...pub, ...change }, CSA, hand, card, use);
  test('4.4.1-a after a Union victory Emancipation is the next play of its holder', () => {
    expect(may([81, 5], 5, 'operations', { victory: true })).toBe('4.4.1-a');
    expect(may([81, 5], 81, 'event', { victory: true })).toBe(null);
  });
  test('4.4.1-b without one it serves for operations as the last card only', () => {
    expect(may([81, 5], 81, 'operations')).toBe('4.4.1-b');
    expect(may([81], 81, 'operations')).toBe(null);
    expect(may([81, 5], 5, 'operations')).toBe(null);
  });
  test('4.4.1-d with both and neither condition, Intervention is last but one and Emancipation last', () => {
    const low = { will: [100, 90] as [number, number] };
    expect(may([81, 82], 81, 'operations', low)).toBe('4.4.1-d');
    expect(may([81, 82], 82, 'operations', low)).toBe(null);
    expect(may([81, 82, 5], 82, 'operations', low)).toBe('4.4.2-b');
  });
  test('4.4.2-a, 4.4.2-d Intervention may wait at 110 or more, but not beyond its holder’s last card', () => {
    const high = { will: [100, 110] as [number, number] };
    expect(may([82, 5], 5, 'operations', high)).toBe(null);
    expect(may([82, 5], 82, 'event', high)).toBe(null);
    expect(may([82], 82, 'operations', high)).toBe('4.4.2-a');
    expect(may([82, 81], 81, 'operations', high)).toBe('4.4.2-a');
    expect(may([82], 82, 'operations', { will: [100, 109] })).toBe(null);
  });
});

describe('operations', () => {
  test('5.1.4-a, 4.1-a a card activates generals up to its value, and divisions everywhere', () => {
    const play = operations(CSA, 1);
    const led = play.offered('CSA', 'activate').filter(({ formation }) => formation !== DIVISION);
    expect(led.every(({ leader }) => leader >= 0)).toBe(true);
    play.offers('CSA', 'activate', { formation: DIVISION, space: 'richmond-va', leader: -1 });
    play.refuses('CSA', 'activate', { formation: CORPS, space: 'memphis-tn', leader: 'polk' });
    operations(CSA, 3).offers('CSA', 'activate', { formation: CORPS, space: 'memphis-tn', leader: 'polk' });
    operations(USA, 2).refuses('USA', 'activate', { formation: ARMY, space: 'washington-dc', leader: 'mcdowell' });
    operations(USA, 3).offers('USA', 'activate', { formation: ARMY, space: 'washington-dc', leader: 'mcdowell' });
  });
  test('5.2.1-a, 5.2.2-a, 5.2.2-b an army is created with a 2 or 3, under the first in influence, for 2 if a senior is elsewhere', () => {
    const setting: Setting = {
      bare: true,
      lay: board =>
        board
          .sp(USA, 'columbus-oh', 5)
          .general('buell', 'columbus-oh')
          .general('rosecrans', 'columbus-oh')
          .sp(USA, 'dayton-oh', 1)
          .general('fremont', 'dayton-oh'),
    };
    expect(operations(USA, 1, setting).offered('USA', 'create')).toEqual([]);
    const play = operations(USA, 2, setting);
    play.does('USA', 'create', 'columbus-oh');
    expect(play.pub.army[0]).toBe(at('columbus-oh'));
    expect(play.told('created')).toHaveLength(1);
    expect(play.told('will')).toMatchObject([{ cause: 'creation', by: -2 }]);
    expect(
      operations(USA, 2, { bare: true, lay: board => board.sp(USA, 'columbus-oh', 4).general('buell', 'columbus-oh') }).offered(
        'USA',
        'create',
      ),
    ).toEqual([]);
  });
  test('6.8.6-a the Union builds a fort with any card, the Confederacy with a 3', () => {
    const play = operations(USA, 1);
    play.does('USA', 'build', 'cairo-il');
    expect(play.pub.fort[at('cairo-il')]).toBe(USA);
    expect(operations(CSA, 2).offered('CSA', 'build')).toEqual([]);
    operations(CSA, 3).offers('CSA', 'build', 'nashville-tn').refuses('CSA', 'build', 'fort-sumter-sc');
  });
  test('11.3-a, 11.3-b as many markers as the value, in neutral border spaces without the enemy or under own supplied infantry', () => {
    const play = operations(USA, 2);
    play.does('USA', 'markers').refuses('USA', 'mark', ['louisville-ky', 'lexington-ky', 'frankfort-ky'], '11.3-a');
    play.refuses('USA', 'mark', ['columbus-ky']).does('USA', 'mark', ['louisville-ky', 'lexington-ky']);
    expect([play.pub.control[at('louisville-ky')], play.pub.control[at('lexington-ky')]]).toEqual([USA, USA]);
  });
  test('5.5.3-a a brigade takes off the enemy marker where it stands', () => {
    const play = operations(CSA, 1, {
      lay: board =>
        board.owns(USA, 'lexington-ky', 'winchester-va').general('stuart', 'lexington-ky').general('forrest', 'staunton-va'),
    });
    play.does('CSA', 'markers').does('CSA', 'mark', ['lexington-ky']);
    expect(play.pub.control[at('lexington-ky')]).toBe(NOBODY);
  });
  test('11.2.1-a, 11.3-c no markers by operations while the own capital is off the map', () => {
    const play = operations(CSA, 3, { lay: ({ pub }) => (pub.capital[CSA] = -1) });
    play.refuses('CSA', 'markers', null, '11.2.1-a');
  });
  test('4.2.3-a nothing need be done with a card', () => {
    expect(operations(CSA, 3).does('CSA', 'forgo').over()).toBe(true);
  });
});
