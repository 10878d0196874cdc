/** Cases from the rulebook alone: cards against moves and battles of both sides, boats that are met, campaigns, reliefs, chains of markers. */
import { describe, expect, test } from 'vitest';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { at, type Board } from './board.ts';
import { fightOut, setOut, sp, term, who } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

const operations = (side: 0 | 1, value: number, setting: Setting) =>
  scene('operations', { side, value, card: 83 }, { bare: true, ...setting });

describe('cards against moves', () => {
  test('4.2.3-b, 4.2.5-d the ships of Red River may be stopped by storms; its price is paid all the same', () => {
    const play = scene(
      'round',
      { side: USA, opener: 0 },
      { bare: true, hands: { USA: [14], CSA: [112] }, lay: board => void board.sp(USA, 'cairo-il', 3) },
    );
    play.does('USA', 'event', { card: 14, variant: 0 }).does('USA', 'sail', 'cairo-il').does('USA', 'board', sp(2));
    play.does('USA', 'steer', 'paducah-ky').does('CSA', 'event', { card: 112, variant: 0 });
    expect([play.pub.infantry[USA][at('cairo-il')], play.pub.will[USA], play.pub.removed.includes(14)]).toEqual([3, 95, true]);
  });
  test('4.2.5-d, 7.1-b card 28 serves the Confederacy when it attacks, too: before the defender has his say', () => {
    const play = setOut(CSA, 'lee', 'culpeper-va', 4, board => void board.sp(USA, 'manassas-va', 3), {
      hands: { CSA: [28], USA: [12] },
      dice: [1, 1, 6, 6],
    });
    letPass(play.does('CSA', 'goTo', 'manassas-va'), '@moment.battle').does('CSA', 'event', { card: 28, variant: 1 });
    letPass(play);
    expect(term(play.told('fought')[0]!.attack, '4.2.5-d')).toBe(2);
  });
  test('4.2.5-a, 5.2.6-a an army slowed to one point may spend it on a marker or a step, not on both', () => {
    const play = operations(USA, 3, {
      hands: { CSA: [7] },
      lay: board => void board.army('potomac', 'manassas-va', 5, 'mcdowell').owns(CSA, 'manassas-va'),
    });
    play.does('USA', 'activate', { formation: ARMY, space: 'manassas-va', leader: 'mcdowell' }).does('USA', 'take', sp(5));
    play.does('CSA', 'event', { card: 7, variant: 0 }).asks('USA', 'march.order').does('USA', 'convert');
    expect([play.pub.control[at('manassas-va')], play.pub.march]).toEqual([USA, null]);
  });
  test('4.3.2-a, 4.3.1-b one move of a campaign by water, and the men who sailed do not march', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 3 },
      { bare: true, lay: board => void board.sp(USA, 'annapolis-md', 4).sp(USA, 'cairo-il', 3) },
    );
    play.does('USA', 'sail', 'annapolis-md').does('USA', 'board', sp(3)).does('USA', 'steer', 'fort-monroe-va');
    play.asks('USA', 'campaign.choose').refuses('USA', 'sail', 'cairo-il');
    play.refuses('USA', 'activate', { formation: DIVISION, space: 'fort-monroe-va', leader: -1 });
    play.offers('USA', 'activate', { formation: DIVISION, space: 'annapolis-md', leader: -1 });
  });
  test('4.3.1-b, 5.1.2-a an army whose men have all moved under the card is not activated', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 3 },
      {
        bare: true,
        lay: board => void board.army('potomac', 'york-pa', 1, 'mcdowell').sp(USA, 'gettysburg-pa', 1).sp(USA, 'cairo-il', 1),
      },
    );
    const potomac = { formation: ARMY, space: 'york-pa', leader: 'mcdowell' };
    const one = (from: string, to: string) =>
      play.does('USA', 'activate', { formation: DIVISION, space: from, leader: -1 }).does('USA', 'goTo', to).does('USA', 'halt');
    one('gettysburg-pa', 'york-pa').offers('USA', 'activate', potomac);
    one('york-pa', 'gettysburg-pa').asks('USA', 'campaign.choose').refuses('USA', 'activate', potomac);
  });
  test('4.3.1-b, 5.2.2-e nor one whose next in influence has: he may neither go again nor stay behind', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        lay: board =>
          void board.army('potomac', 'manassas-va', 5, 'mcdowell').sp(USA, 'culpeper-va', 2).general('hooker', 'culpeper-va'),
      },
    );
    const potomac = { formation: ARMY, space: 'manassas-va', leader: 'mcdowell' };
    play.offers('USA', 'activate', potomac);
    play.does('USA', 'activate', { formation: CORPS, space: 'culpeper-va', leader: 'hooker' }).does('USA', 'take', sp(2));
    play.does('USA', 'goTo', 'manassas-va').does('USA', 'halt').asks('USA', 'campaign.choose');
    play.refuses('USA', 'activate', potomac).offers('USA', 'activate', { formation: DIVISION, space: 'manassas-va', leader: -1 });
  });
  test('4.3.1-c a corps that a card has stopped is not sent as a division by the next move', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      {
        bare: true,
        hands: { CSA: [89] },
        lay: board => void board.sp(USA, 'frederick-md', 2).general('hooker', 'frederick-md').sp(USA, 'cairo-il', 1),
      },
    );
    play.does('USA', 'activate', { formation: CORPS, space: 'frederick-md', leader: 'hooker' }).does('USA', 'take', sp(2));
    play.does('CSA', 'event', { card: 89, variant: 0 }).asks('USA', 'campaign.choose');
    play.refuses('USA', 'activate', { formation: DIVISION, space: 'frederick-md', leader: -1 });
    play.offers('USA', 'activate', { formation: DIVISION, space: 'cairo-il', leader: -1 });
  });
});

describe('boats', () => {
  test('6.5.2-a, 5.8.1-a a Confederate boat is met at its landing, without guns on either side, and goes home with its SP', () => {
    const play = operations(CSA, 1, {
      dice: [3, 1, 1],
      lay: board =>
        void board
          .fort(CSA, 'columbus-ky')
          .owns(CSA, 'columbus-ky', 'forts-st-philip-jackson-la')
          .sp(CSA, 'memphis-tn', 1)
          .sp(USA, 'greenville-mo', 2)
          .general('grant', 'greenville-mo'),
    });
    play.does('CSA', 'sail', 'memphis-tn');
    if (play.place() === 'voyage.board') play.does('CSA', 'board', sp(1));
    play.does('CSA', 'steer', 'new-madrid-mo').asks('USA', '5.8.1-a');
    play.does('USA', 'intercept', { from: 'greenville-mo', formation: CORPS, leader: 'grant', on: 3 });
    fightOut(play as never);
    const [fought] = play.told('fought');
    expect([fought!.winner, term(fought!.attack, '6.4.1-b'), term(fought!.defence, '6.4.1-b')]).toEqual([USA, 0, 0]);
    expect(play.pub.infantry[CSA][at('new-madrid-mo')]).toBe(0);
  });
  test('6.1.5-b, 6.1.5-a the whole campaign for one army at sea: McClellan from Washington to Fort Monroe, not to Annapolis', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 2 },
      { bare: true, lay: board => void board.army('potomac', 'washington-dc', 6, 'mcclellan', 'banks') },
    );
    play.does('USA', 'armada', 'potomac').does('USA', 'board', ['banks', ...sp(6)]);
    play.refuses('USA', 'steer', 'annapolis-md').does('USA', 'steer', 'fort-monroe-va');
    expect([play.over(), play.pub.army[0], play.pub.infantry[USA][at('fort-monroe-va')]]).toEqual([
      true,
      at('fort-monroe-va'),
      6,
    ]);
  });
});

describe('relief', () => {
  const armies = (board: Board) =>
    void board
      .army('cumberland', 'cairo-il', 6, 'grant', 'sherman')
      .army('potomac', 'washington-dc', 6, 'meade', 'burnside')
      .army('missouri', 'st-louis-mo', 5, 'curtis', 'pope');
  test('5.6.2-a the second commander is demoted or removed: no third army is touched', () => {
    const play = operations(USA, 1, { turn: 11, lay: armies });
    play.does('USA', 'relieve', 'cumberland');
    if (play.place() === 'relieve.appoint') play.does('USA', 'appoint', 'sherman');
    play.does('USA', 'reassign', 'potomac').asks('USA', 'relieve.fate', 'fate');
    play.does('USA', 'fate', 'demote');
    // Grant's eight, Meade's five: Burnside's six are less than Grant's eight.
    expect([play.pub.will[USA], play.pub.commander[0], play.pub.commander[1], play.pub.commander[3]]).toEqual([
      87,
      who('grant'),
      who('sherman'),
      who('curtis'),
    ]);
    expect(play.pub.due[who('meade')]).toBe(12);
  });
  test('5.6.1-b, 5.6.2-a each army has its own defeat: only the beaten one is relieved at half', () => {
    const play = operations(USA, 1, {
      turn: 11,
      lay: board => {
        armies(board);
        board.pub.rounds = [7, 7];
        board.pub.lostLarge[0] = 7;
      },
    });
    play.does('USA', 'relieve', 'cumberland');
    if (play.place() === 'relieve.appoint') play.does('USA', 'appoint', 'sherman');
    play.does('USA', 'reassign', 'potomac');
    // Eight for Grant, three for Meade of the beaten Potomac.
    expect(play.pub.will[USA]).toBe(89);
  });
});

describe('chains of markers', () => {
  test('11.1-a Confederates too hand their line on, space by space, through Kentucky', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        turn: 2,
        lay: board =>
          void board
            .fort(CSA, 'dover-tn')
            .owns(CSA, 'bowling-green-ky')
            .owns(NOBODY, 'lebanon-ky', 'louisville-ky')
            .sp(CSA, 'bowling-green-ky', 1)
            .sp(CSA, 'lebanon-ky', 1)
            .sp(CSA, 'louisville-ky', 1),
      },
    );
    expect(['lebanon-ky', 'louisville-ky'].map(id => play.pub.control[at(id as 'lebanon-ky')])).toEqual([CSA, CSA]);
  });
  test('11.1-a without the fort of Dover the Cumberland is the Union’s: no way but by Somerset, and with that shut nothing changes', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        turn: 2,
        lay: board => void board.owns(USA, 'somerset-ky').sp(CSA, 'bowling-green-ky', 1).sp(CSA, 'lebanon-ky', 1),
      },
    );
    expect([play.pub.control[at('bowling-green-ky')], play.pub.control[at('lebanon-ky')]]).toEqual([NOBODY, NOBODY]);
  });
});
