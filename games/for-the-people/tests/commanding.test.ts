import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import type { Fate } from '../types/operations.ts';
import { at, type Board } from './board.ts';
import { type Setting, scene } from './scene.ts';

const who = (id: GeneralId): number => generalNamed(id);
const ALL: Fate[] = ['reassign', 'demote', 'remove'];

describe('relief', () => {
  const army = (board: Board) =>
    board.army('potomac', 'frederick-md', 6, 'mcdowell', 'hooker', 'burnside').sp(USA, 'washington-dc', 1);
  const relief = (more: Partial<Setting> & { fates?: Fate[]; price?: boolean } = {}) =>
    scene(
      'relieve',
      { side: USA, army: 0, price: more.price ?? true, fates: more.fates ?? ALL },
      { bare: true, lay: army, ...more },
    );
  test('5.6.1-a, 5.6.1-b, 5.6.3-a another general of the army takes over, at the price of the man’s influence', () => {
    const play = relief();
    play.does('USA', 'appoint', 'hooker').asks('USA', 'relieve.fate', 'fate').does('USA', 'fate', 'demote');
    expect(play.pub.commander[0]).toBe(who('hooker'));
    expect(play.told('will')[0]).toMatchObject({ cause: 'relief', by: -6 });
    expect(play.pub.general[who('mcdowell')]).toBe(-1);
    expect(play.pub.due[who('mcdowell')]).toBe(2);
  });
  test('5.6.1-b half of it after a large defeat, rounded up', () => {
    const play = relief({
      lay: board => {
        army(board);
        board.pub.lostLarge[0] = 0;
      },
    });
    play.does('USA', 'appoint', 'hooker').does('USA', 'fate', 'remove');
    expect(play.told('will')[0]).toMatchObject({ by: -3 });
    expect(play.pub.general[who('mcdowell')]).toBe(-2);
  });
  test('5.6.1-c, 5.6.4-a 2 for each senior left in the space; a card pays for the man himself', () => {
    const play = relief({ price: false, fates: ['remove'] });
    const [junior, senior] = ['hooker', 'burnside'] as const;
    play.does('USA', 'appoint', junior);
    const over = play.told('will');
    const seniors = relief({ price: false, fates: ['remove'] })
      .does('USA', 'appoint', senior)
      .told('will');
    expect(over.length + seniors.length).toBe(1);
    expect([...over, ...seniors][0]).toMatchObject({ cause: 'passedOver', by: -2 });
  });
  test('5.6.2-a, 5.6.2-b a relieved commander may take over another army, whose own is demoted or removed', () => {
    const play = relief({
      lay: board => army(board).army('cumberland', 'baltimore-md', 5, 'buell', 'rosecrans').sp(USA, 'baltimore-md', 5),
    });
    play.does('USA', 'appoint', 'hooker').does('USA', 'reassign', 'cumberland');
    expect(play.pub.commander[1]).toBe(who('mcdowell'));
    expect(play.pub.general[who('mcdowell')]).toBe(at('baltimore-md'));
    play.asks('USA', 'relieve.fate', 'fate').does('USA', 'fate', 'remove');
    expect(play.pub.general[who('buell')]).toBe(-2);
    expect(play.told('will').filter(({ cause }) => cause === 'relief')).toHaveLength(2);
  });
  test('5.6.7.A-a McClellan given an army near the capital pleases the North, once', () => {
    const play = relief({
      options: ['generals'],
      price: false,
      fates: ['remove'],
      lay: board => board.army('potomac', 'frederick-md', 6, 'mcdowell', 'mcclellan').sp(USA, 'washington-dc', 1),
    });
    if (play.place() === 'relieve.appoint') play.does('USA', 'appoint', 'mcclellan');
    expect(play.told('will')).toMatchObject([{ cause: 'mcclellan', by: 5 }]);
    expect(play.pub.mcclellan).toBe(true);
  });
});

describe('reorganisation', () => {
  const lay = (board: Board) =>
    board
      .army('potomac', 'frederick-md', 6, 'mcdowell', 'hooker', 'burnside', 'reynolds')
      .sp(USA, 'columbus-oh', 1)
      .sp(USA, 'cairo-il', 1)
      .general('butler', 'columbus-oh')
      .general('pleasonton', 'columbus-oh')
      .sp(CSA, 'manassas-va', 1);
  test('5.6.5-a, 5.6.5-b, 5.6.5-c generals go by road, rail or water to where own SP or forts are', () => {
    const play = scene('reorganise', { side: USA, value: 1 }, { bare: true, lay });
    play.refuses('USA', 'transfer', [{ general: 'butler', to: 'manassas-va' }]);
    play.refuses('USA', 'transfer', [{ general: 'butler', to: 'dayton-oh' }]);
    play.refuses('USA', 'transfer', [{ general: 'mcdowell', to: 'columbus-oh' }]);
    play.refuses('USA', 'transfer', [{ general: 'pleasonton', to: 'frederick-md' }]);
    play.does('USA', 'transfer', [
      { general: 'butler', to: 'cairo-il' },
      { general: 'reynolds', to: 'columbus-oh' },
    ]);
    expect(play.pub.general[who('butler')]).toBe(at('cairo-il'));
    expect(play.pub.general[who('reynolds')]).toBe(at('columbus-oh'));
  });
  test('15-a nobody reorganises on the first turn of 1863', () => {
    scene('operations', { side: USA, value: 3, card: 5 }, { scenario: '1863' }).refuses('USA', 'reorganise', null, '15-a');
  });
});

describe('limits for generals', () => {
  test('5.2.9-a, 5.3.4-b, 5.3.4-c, 5.3.4-d at the end of a round the enemy sends off those in excess, never a brigade', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        lay: board =>
          board
            .sp(CSA, 'richmond-va', 1)
            .general('lee', 'richmond-va')
            .general('jackson', 'richmond-va')
            .general('longstreet', 'richmond-va')
            .general('stuart', 'richmond-va'),
      },
    );
    // One infantry SP and a brigade: three generals, Stuart among them.
    play.asks('USA', '5.3.4-c', 'sendOff').refuses('USA', 'sendOff', ['stuart']).does('USA', 'sendOff', ['lee']);
    expect(play.pub.general[who('lee')]).toBe(-1);
    expect(play.over()).toBe(true);
  });
  test('5.3.4-a a general alone stays in a fort, not in an empty space', () => {
    const lone = (fort: boolean) =>
      scene(
        'limits',
        {},
        {
          bare: true,
          lay: board => {
            board.general('lee', 'richmond-va');
            if (fort) board.fort(CSA, 'richmond-va');
          },
        },
      ).pub.general[who('lee')];
    expect([lone(false), lone(true)]).toEqual([-1, at('richmond-va')]);
  });
  test('5.2.9-a, 5.2.8-a the commander too may be sent off, and is succeeded for nothing', () => {
    const play = scene(
      'limits',
      {},
      {
        bare: true,
        lay: board => board.army('northern-virginia', 'richmond-va', 1, 'lee', 'jackson', 'longstreet', 'ewell', 'hill'),
      },
    );
    // On ties its owner says who.
    play.does('USA', 'sendOff', ['lee']).asks('CSA', '5.2.8-a', 'command').does('CSA', 'command', 'longstreet');
    expect(play.pub.commander[4]).toBe(who('longstreet'));
    expect(play.told('will')).toEqual([]);
  });
});
