/** Rules that no other test is named after, each with a case that fails if it breaks. */
import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import { type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { stateNamed } from '../data/states.ts';
import { rowOf } from '../queries/battle.ts';
import { mostTo } from '../queries/journeys.ts';
import { nearRailLine } from '../queries/rail.ts';
import { retreatsOf } from '../queries/retreats.ts';
import { inSupply } from '../queries/supply.ts';
import { setUp } from '../state/setup.ts';
import { WAITING } from '../state/table.ts';
import { at, type Board, bare, begin } from './board.ts';
import { fightOut, goTo, setOut, sp, term, travel, who } from './forces.ts';
import { letPass, type Setting, scene, stage, tableOf } from './scene.ts';

const place = (play: { pub: { general: readonly number[] } }, id: GeneralId): number => play.pub.general[generalNamed(id)]!;
const firstAnswers = (play: ReturnType<typeof scene>, until: (play: ReturnType<typeof scene>) => boolean) => {
  while (!play.over() && !until(play)) {
    const [asked] = play.machine.asked(play.pos);
    play.machine.apply(play.pos, play.machine.options(play.pos, asked!)[0]!);
  }
  return play;
};

describe('the sequence', () => {
  test('2.2-a the deck is shuffled: another key, another order of the same cards', () => {
    const deck = (seed: string) => setUp('1861', [], chanceFrom(keyFromSeed(seed))).dark.deck;
    expect(deck('1')).not.toEqual(deck('2'));
    expect([...deck('1')].sort((a, b) => a - b)).toEqual([...deck('2')].sort((a, b) => a - b));
    // The turn marker goes to the first turn of the year.
    expect([begin('1861').pub.turn, begin('1862').pub.turn, begin('1863').pub.turn, begin('1864').pub.turn]).toEqual([
      1, 4, 7, 11,
    ]);
  });
  test('3-b, 3.1-b, 10.1-a a turn: SP, trains, generals, cards, rounds, each time the Union first; then politics and attrition', () => {
    const t = tableOf({ turn: 2 });
    t.dark.chance.loaded = null;
    const play = stage.begin(t);
    const seen: string[] = [];
    firstAnswers(play as never, () => {
      const top = play.pos.stack.at(-1)!.section;
      const asked = play.machine.asked(play.pos)[0];
      const now = `${top} ${asked}`;
      if (seen.at(-1) !== now && ['placing', 'runners', 'journeys', 'generals'].includes(top)) seen.push(now);
      return top === 'rounds';
    });
    expect(seen.filter((now, i) => seen.indexOf(now) === i)).toEqual([
      'placing USA',
      'runners CSA',
      'journeys USA',
      'journeys CSA',
      'generals USA',
      'generals CSA',
    ]);
    expect(play.pub.hands).toEqual([5, 5]);
  });
  test('3.6-a after the last turn it is over; after another the marker moves on', () => {
    const after = (turn: number) => {
      const t = tableOf({ turn });
      const play = stage.begin(t);
      play.takeUp('game', 'close', {});
      return [play.pub.ending !== null, play.pub.turn];
    };
    expect(after(3)).toEqual([true, 3]);
    expect(after(2)).toEqual([false, 3]);
  });
  test('17.2.1-a, 3.6-a at the end of a turn a doubled Confederate will ends the game with its reason', () => {
    const t = tableOf({ scenario: 'campaign', turn: 2, lay: ({ pub }) => void (pub.will = [40, 90]) });
    const play = stage.begin(t);
    play.takeUp('game', 'close', {});
    expect([play.pub.ending, play.pub.winner, play.over()]).toEqual(['doubled', 'CSA', true]);
  });
  test('3.3.2-b an interrupt is no round: the interrupter has his own afterwards', () => {
    const play = scene(
      'rounds',
      {},
      {
        bare: true,
        hands: { USA: [12, 2], CSA: [89, 50] },
        lay: board => board.sp(USA, 'washington-dc', 3).general('mcclellan', 'washington-dc'),
      },
    );
    play.does('CSA', 'letUnionBegin').does('USA', 'operate', 12);
    play.does('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'mcclellan' }).does('USA', 'take', sp(2));
    play.does('CSA', 'event', { card: 89, variant: 0 }).asks('CSA', 'round.card');
    expect(play.pub.rounds).toEqual([1, 1]);
  });
  test('3.4.2-c states are settled after the spaces: an SP that marks the seventh space wins Kentucky in the same phase', () => {
    const play = scene(
      'political',
      {},
      {
        bare: true,
        lay: board => {
          board.owns(USA, 'louisville-ky', 'frankfort-ky', 'falmouth-ky', 'lexington-ky', 'lebanon-ky', 'somerset-ky');
          board.sp(USA, 'bowling-green-ky', 1);
        },
      },
    );
    expect(play.pub.state[stateNamed('KY')]).toBe(USA);
  });
});

describe('moves', () => {
  test('4.3.1-c what a card has stopped moves in no other shape under that campaign', () => {
    const play = scene(
      'campaign',
      { side: USA, moves: 3 },
      {
        bare: true,
        hands: { CSA: [89] },
        lay: board => board.sp(USA, 'washington-dc', 4).general('mcclellan', 'washington-dc').general('hooker', 'washington-dc'),
      },
    );
    play.does('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'mcclellan' }).does('USA', 'take', sp(3));
    play.does('CSA', 'event', { card: 89, variant: 0 }).asks('USA', 'campaign.choose');
    play.refuses('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'mcclellan' });
    // One SP has not been named: a division of it may go, three may not.
    play.does('USA', 'activate', { formation: 2, space: 'washington-dc', leader: -1 });
    expect(play.pub.march?.infantry ?? play.members('USA', 'take').length).toBe(1);
  });
  test('4.6.2-d, 4.6.2-c at Richmond the march is over once it has been converted', () => {
    const play = setOut(
      USA,
      'grant',
      'williamsburg-va',
      8,
      board => board.army('potomac', 'williamsburg-va', 8, 'grant').owns(USA, 'williamsburg-va', 'fort-monroe-va'),
      { formation: 'army', licence: { toRichmond: true } },
    );
    // One way only leads there, and one thing is left to do: nobody is asked.
    expect([play.over(), play.pub.control[at('richmond-va')], play.pub.army[0]]).toEqual([true, USA, at('richmond-va')]);
  });
  test('5.1.1-b who enters an enemy-occupied space fights there and then', () => {
    const play = setOut(USA, 'hooker', 'frederick-md', 2, board => board.sp(CSA, 'manassas-va', 2), { dice: [1, 1, 6, 6] });
    fightOut(goTo(play, USA, 'manassas-va'));
    expect([play.told('fight').length, play.over()]).toEqual([1, true]);
  });
  test('5.1.2-b, 5.2.3-a of eighteen SP beside an army fifteen are its; what it leaves is loose and stays', () => {
    const play = setOut(USA, 'grant', 'frederick-md', 18, board => board.army('potomac', 'frederick-md', 18, 'grant'), {
      formation: 'army',
      take: sp(15),
    });
    goTo(play, USA, 'baltimore-md').does('USA', 'halt');
    expect([play.pub.infantry[USA][at('frederick-md')], play.pub.infantry[USA][at('baltimore-md')]]).toEqual([3, 15]);
    const more = scene(
      'march',
      {
        side: USA,
        activation: { formation: 0, space: at('frederick-md'), leader: who('grant') },
        licence: { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false },
      },
      { bare: true, lay: board => board.army('potomac', 'frederick-md', 18, 'grant') },
    );
    more.refuses('USA', 'take', sp(16), '5.1.3-a');
  });
  test('5.2.1-c an eliminated army: its generals are back next turn, Confederate cavalry after three, and the will is paid', () => {
    const play = goTo(
      setOut(
        USA,
        'grant',
        'frederick-md',
        15,
        board => {
          board
            .army('potomac', 'frederick-md', 15, 'grant')
            .army('northern-virginia', 'manassas-va', 0, 'lee')
            .general('stuart', 'manassas-va');
          board.owns(USA, 'strasburg-va', 'culpeper-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va');
        },
        { formation: 'army' },
      ),
      USA,
      'manassas-va',
    );
    fightOut(play);
    expect([
      play.pub.army[4],
      place(play, 'lee'),
      play.pub.due[who('lee')],
      play.pub.due[who('stuart')],
      play.pub.will[CSA],
    ]).toEqual([-1, WAITING, 2, 4, 92]);
  });
  test('5.2.2-d a general of more influence who joins an army does not take it', () => {
    const play = setOut(USA, 'mcclellan', 'frederick-md', 2, board => board.army('potomac', 'washington-dc', 5, 'hooker'));
    goTo(play, USA, 'washington-dc').does('USA', 'halt');
    expect([play.pub.commander[0], place(play, 'mcclellan')]).toEqual([who('hooker'), at('washington-dc')]);
  });
  test('5.3.2-b, 5.6.6-a a corps picks up a greater general on its way and keeps its own commander; an army drops one with or without SP', () => {
    const play = setOut(USA, 'burnside', 'frederick-md', 2, board =>
      board.sp(USA, 'baltimore-md', 1).general('fremont', 'baltimore-md'),
    );
    goTo(play, USA, 'baltimore-md').does('USA', 'regroup', ['fremont', ...sp(3)]);
    expect(play.pub.march).toMatchObject({ leader: who('burnside'), infantry: 3 });
    const army = setOut(
      USA,
      'grant',
      'frederick-md',
      5,
      board => board.army('potomac', 'frederick-md', 5, 'grant', 'burnside', 'hooker').sp(USA, 'baltimore-md', 1),
      { formation: 'army', take: ['burnside', 'hooker', ...sp(5)] },
    );
    goTo(army, USA, 'baltimore-md').does('USA', 'regroup', ['burnside', ...sp(5)]);
    expect(place(army, 'hooker')).toBe(at('baltimore-md'));
  });
  test('5.3.5-a a corps passes through an army, and belongs to it where it stops', () => {
    const play = setOut(USA, 'hooker', 'frederick-md', 2, board => board.army('potomac', 'washington-dc', 5, 'grant'));
    goTo(play, USA, 'washington-dc');
    goTo(play, USA, 'baltimore-md').does('USA', 'halt');
    expect(place(play, 'hooker')).toBe(at('baltimore-md'));
    const joins = setOut(USA, 'hooker', 'frederick-md', 2, board => board.army('potomac', 'washington-dc', 5, 'grant'));
    goTo(joins, USA, 'washington-dc').does('USA', 'halt');
    const next = scene(
      'operations',
      { side: USA, value: 3, card: 83 },
      {
        bare: true,
        lay: ({ pub }) =>
          Object.assign(pub, {
            infantry: joins.pub.infantry,
            general: joins.pub.general,
            army: joins.pub.army,
            commander: joins.pub.commander,
          }),
      },
    );
    // Next in influence to Grant, he leaves it no more.
    next.refuses('USA', 'activate', { formation: 1, space: 'washington-dc', leader: 'hooker' });
  });
  test('5.4.3-a SP without a general sail into an enemy port as a corps would; ashore they are a division', () => {
    const play = scene(
      'voyage',
      { side: USA, from: at('fort-monroe-va'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      { bare: true, lay: board => board.sp(USA, 'fort-monroe-va', 2).owns(USA, 'fort-monroe-va') },
    );
    letPass(play.does('USA', 'board', sp(2)).does('USA', 'steer', 'morehead-city-nc'));
    expect(play.pub.infantry[USA][at('morehead-city-nc')]).toBe(2);
    const ashore = setOut(USA, null, 'morehead-city-nc', 2, () => undefined);
    // New Bern is the enemy's: there is nothing for them to do.
    expect([ashore.over(), ashore.pub.infantry[USA][at('morehead-city-nc')]]).toEqual([true, 2]);
  });
  test('5.5.1-a, 10.6.4-a a cavalry general takes an SP of his space into his brigade and leads neither army nor corps', () => {
    const play = scene(
      'generals',
      {},
      {
        bare: true,
        turn: 5,
        draws: ['pleasonton'],
        lay: board => {
          board.sp(USA, 'washington-dc', 3);
          board.pub.due.fill(0);
          board.pub.due[who('pleasonton')] = 5;
        },
      },
    );
    expect([place(play, 'pleasonton'), play.pub.brigade[who('pleasonton')], play.pub.infantry[USA][at('washington-dc')]]).toEqual(
      [at('washington-dc'), 1, 2],
    );
    const ops = scene(
      'operations',
      { side: USA, value: 3, card: 83 },
      { bare: true, lay: board => board.sp(USA, 'washington-dc', 5).general('pleasonton', 'washington-dc') },
    );
    expect(ops.offered('USA', 'create')).toEqual([]);
  });
});

describe('water', () => {
  test('6.1.5-c nine SP under Grant go down the river by campaign, ten do not, and nobody else’s army', () => {
    const armada = (general: GeneralId, n: number) => {
      const play = scene(
        'campaign',
        { side: USA, moves: 2 },
        { bare: true, lay: board => board.army('union-tennessee', 'cairo-il', n, general).owns(USA, 'memphis-tn') },
      );
      if (!play.offered('USA', 'armada').includes(2)) return 'no';
      play.does('USA', 'armada', 'union-tennessee');
      if (play.place() === 'voyage.board') {
        const all = play.members('USA', 'board').filter(member => member >= 0);
        const list = [...all, ...sp(n)];
        if (play.machine.allows(play.pos, 'USA', 'board', list) === null) return 'too many';
        play.does('USA', 'board', list);
      }
      return play.offered('USA', 'steer').includes(at('memphis-tn')) ? 'sails' : 'not there';
    };
    expect(armada('grant', 9)).toBe('sails');
    expect(armada('grant', 10)).not.toBe('sails');
    expect(armada('halleck', 5)).not.toBe('sails');
  });
  test('6.2.1-a through any number of river ports: from Wheeling to Decatur', () => {
    const play = scene(
      'voyage',
      { side: USA, from: at('wheeling-wv'), army: -1, assault: 0, guns: 0, farragut: false, operations: false },
      { bare: true, lay: board => board.sp(USA, 'wheeling-wv', 1).owns(USA, 'wheeling-wv') },
    );
    play.offers('USA', 'steer', 'decatur-al').offers('USA', 'steer', 'shreveport-la');
  });
  test('6.8.1-a entered by land an empty counter is gone, an empty coastal fort changes hands', () => {
    const play = goTo(
      setOut(CSA, 'jackson', 'williamsburg-va', 2, board => board.owns(USA, 'fort-monroe-va')),
      CSA,
      'fort-monroe-va',
    );
    expect([play.told('fight'), play.pub.march?.at ?? at('fort-monroe-va')]).toEqual([[], at('fort-monroe-va')]);
    const counter = goTo(
      setOut(CSA, 'jackson', 'manassas-va', 2, board => board.fort(USA, 'frederick-md')),
      CSA,
      'frederick-md',
    );
    expect([counter.pub.fort[at('frederick-md')], counter.pub.will]).toEqual([NOBODY, [100, 100]]);
  });
});

describe('battles', () => {
  test('7.1-b cards, names, dice, casualties, losses, will, retreat, spoils: told in that order', () => {
    const play = setOut(
      USA,
      'grant',
      'williamsburg-va',
      15,
      board => {
        board.army('potomac', 'williamsburg-va', 15, 'grant', 'hancock').owns(USA, 'williamsburg-va', 'fort-monroe-va');
        board.sp(CSA, 'richmond-va', 6).general('polk', 'richmond-va').fort(CSA, 'richmond-va');
      },
      { formation: 'army', take: ['hancock', ...sp(15)], dice: [6, 1, 6, 6] },
    );
    fightOut(goTo(play, USA, 'richmond-va'));
    const told = play.log
      .map(({ kind }) => kind)
      .filter(kind => ['fight', 'named', 'fought', 'will', 'lostSp', 'fellBack', 'capitalLost', 'fortLost'].includes(kind));
    const order = ['fight', 'named', 'fought', 'lostSp', 'will', 'fellBack', 'capitalLost', 'fortLost'].map(kind =>
      told.indexOf(kind),
    );
    expect(order.every((n, i) => n >= 0 && (i === 0 || order[i - 1]! < n))).toBe(true);
  });
  test('7.3.3-a an attacker who wins and is wiped out leaves the defender where he is', () => {
    // 3 against 2: a small battle; 6 + 3 is a star and one SP, 6 + 3 takes one: with one SP only nobody is left.
    const play = setOut(USA, 'sherman', 'frederick-md', 1, board => board.sp(CSA, 'manassas-va', 2), { dice: [6, 6, 6, 6] });
    fightOut(goTo(play, USA, 'manassas-va'));
    const { winner, losses } = play.told('fought')[0]!;
    expect([winner, losses[0], play.pub.infantry[CSA][at('manassas-va')]! > 0, play.told('fellBack')]).toEqual([
      USA,
      1,
      true,
      [],
    ]);
  });
  test('7.4.1-a, G-g the attacker counts his offence, the defender and the interceptor their defence', () => {
    const play = setOut(
      USA,
      'thomas',
      'frederick-md',
      3,
      board => board.sp(CSA, 'manassas-va', 3).general('longstreet', 'manassas-va'),
      { dice: [1, 1, 6, 6] },
    );
    fightOut(goTo(play, USA, 'manassas-va'));
    const { attack, defence } = play.told('fought')[0]!;
    // Thomas 2-3, Longstreet 2-3.
    expect([term(attack, '7.4.1-a'), term(defence, '7.4.1-a')]).toEqual([2, 3]);
  });
  test('7.4.4-b loose SP beside an army fight in its battle: it is between armies, and all of them count', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      8,
      board => board.army('potomac', 'frederick-md', 8, 'grant').army('northern-virginia', 'manassas-va', 17, 'lee'),
      { formation: 'army', dice: [1, 1, 6, 6] },
    );
    fightOut(goTo(play, USA, 'manassas-va'));
    expect(play.told('fight')[0]!.sp).toEqual([8, 17]);
    expect(term(play.told('fought')[0]!.attack, '7.4.1-a')).toBe(1);
  });
  test('7.6.1-g after battle too no rough way, no harbour and no full coastal fort is open', () => {
    const { pub } = bare().sp(CSA, 'jacksonville-al', 2);
    const ways = retreatsOf(pub, CSA, at('jacksonville-al'), at('talladega-al')).map(({ to }) => to);
    expect(ways).toEqual([]);
    const harbour = bare().sp(CSA, 'charleston-sc', 2);
    expect(retreatsOf(harbour.pub, CSA, at('charleston-sc'), at('branchville-sc')).map(({ to }) => to)).not.toContain(
      at('fort-sumter-sc'),
    );
  });
  test('7.9-a below 1 the first row is read, above 10 the tenth', () => {
    expect([rowOf(-3), rowOf(0), rowOf(5), rowOf(14)]).toEqual([1, 1, 5, 10]);
  });
});

describe('lines, reinforcements, options', () => {
  test('8.2-e an exit serves while the Union controls it and no Confederate stands there; a unit in it is served at any rate', () => {
    const bloomington = (change: (board: Board) => void) => {
      const board = bare().sp(USA, 'peoria-il', 1);
      for (let space = 0; space < board.pub.control.length; space++) board.pub.control[space] = CSA;
      board.owns(USA, 'peoria-il', 'bloomington-il');
      change(board);
      return inSupply(board.pub, USA, at('peoria-il'));
    };
    expect(bloomington(() => undefined)).toBe(true);
    expect(bloomington(board => board.owns(CSA, 'peoria-il', 'bloomington-il'))).toBe(true);
    const decatur = (grey: boolean) => {
      const board = bare().sp(USA, 'decatur-il', 1);
      for (let space = 0; space < board.pub.control.length; space++) board.pub.control[space] = CSA;
      board.owns(USA, 'decatur-il', 'bloomington-il');
      if (grey) board.sp(CSA, 'bloomington-il', 1);
      return inSupply(board.pub, USA, at('decatur-il'));
    };
    expect([decatur(false), decatur(true)]).toEqual([true, false]);
  });
  test('10.4.4-b, 10.5.4-a the zones one by one in any order, every change of will at once; SP after the rolls', () => {
    const play = scene('runners', {}, { bare: true, turn: 4, dice: [1, 6, 6, 6], lay: ({ pub }) => void (pub.blockade = 2) });
    play.asks('CSA', 'runners.zone').does('CSA', 'runBlockade', 2);
    expect([play.pub.will[CSA], play.told('runner').length, play.told('placedSp')]).toEqual([95, 1, []]);
    play.does('CSA', 'runBlockade', 0).refuses('CSA', 'runBlockade', 2);
  });
  test('19-f, 19-c off the rails two points a space, converting still one; the rail bonus stays', () => {
    const lay = (board: Board) =>
      board.army('missouri', 'rolla-mo', 5, 'curtis').owns(USA, 'rolla-mo', 'st-louis-mo').owns(CSA, 'fayetteville-ar');
    const play = setOut(USA, 'curtis', 'rolla-mo', 5, lay, { formation: 'army', options: ['rail-logistics'] });
    goTo(play, USA, 'springfield-mo');
    const one = play.pub.march!.points;
    play.does('USA', 'convert');
    const two = play.pub.march!.points;
    goTo(play, USA, 'fayetteville-ar');
    // Springfield lies next to Rolla's rails; Fayetteville beside nothing.
    expect([one, two, play.pub.march!.points]).toEqual([5, 4, 2]);
  });
  test('20-c a queue is for land moves: the general it completes marches, and neither sails nor builds', () => {
    const play = scene(
      'rounds',
      {},
      {
        options: ['operations-queue'],
        bare: true,
        hands: { USA: [50, 2], CSA: [] },
        lay: board => board.sp(USA, 'washington-dc', 3).general('mcclellan', 'washington-dc'),
      },
    );
    play.does('CSA', 'letUnionBegin').does('USA', 'queue', { card: 50, general: 'mcclellan' }).does('USA', 'addToQueue', 2);
    expect([play.place(), play.deeds('USA')]).toEqual(['march.gather', ['take']]);
  });
});

describe('what mutations left standing', () => {
  test('10.2.1-a, 6.8.3-a trains leave no room they may not fill: one SP into a coastal fort, any number into Monroe', () => {
    const board = bare().sp(CSA, 'charleston-sc', 5).sp(CSA, 'williamsburg-va', 5);
    board.army('northern-virginia', 'fort-monroe-va', 1, 'lee').owns(CSA, 'fort-monroe-va').pub.turn = 4;
    const most = (from: 'charleston-sc' | 'williamsburg-va', to: 'fort-sumter-sc' | 'fort-monroe-va') =>
      mostTo(board.pub, CSA, at(from), at(to), []);
    expect([most('charleston-sc', 'fort-sumter-sc') <= 1, most('williamsburg-va', 'fort-monroe-va')]).toEqual([true, 5]);
  });
  test('10.2.1-a an SP without a line boards no train, nor does an empty space', () => {
    const play = scene(
      'journeys',
      { side: USA },
      {
        bare: true,
        turn: 4,
        lay: board => board.sp(USA, 'atlanta-ga', 2).owns(USA, 'atlanta-ga', 'kingston-ga').sp(USA, 'baltimore-md', 1),
      },
    );
    play
      .refuses('USA', 'entrain', 'atlanta-ga')
      .refuses('USA', 'entrain', 'frederick-md')
      .offers('USA', 'entrain', 'baltimore-md');
  });
  test('10.2.1-a, 10.2.2-b what has travelled travels no more, and who can go nowhere is not asked', () => {
    const play = scene(
      'journeys',
      { side: USA },
      {
        bare: true,
        turn: 4,
        lay: board =>
          board
            .sp(USA, 'baltimore-md', 1)
            .sp(USA, 'kansas-city-mo', 1)
            .owns(USA, 'kansas-city-mo', 'lexington-mo', 'jefferson-city-mo'),
      },
    );
    play.refuses('USA', 'entrain', 'kansas-city-mo', '10.2.2-b');
    travel(play.does('USA', 'entrain', 'baltimore-md'), 'USA', 'frederick-md', 1);
    if (!play.over()) play.refuses('USA', 'entrain', 'frederick-md', '10.2.1-a');
  });
  test('19-d in a space with a rail line itself nobody forages, however lonely its neighbours', () => {
    const board = bare();
    board.pub.control.fill(CSA);
    board.owns(USA, 'trenton-nj');
    expect(nearRailLine(board.pub, USA, at('trenton-nj'))).toBe(true);
  });
  test('6.7-a at the start no weapon lies anywhere', () => {
    const { pub } = begin();
    expect([pub.hunley, pub.ironclads, pub.torpedoes]).toEqual([-1, [], []]);
  });
  const generals: Setting['options'] = ['generals'];
  test('5.6.7.C-a only Forrest and Sheridan take in an SP under way, and a division asks nobody', () => {
    const play = setOut(CSA, null, 'nashville-tn', 2, () => undefined, { options: generals });
    expect(play.deeds('CSA')).not.toContain('absorb');
  });
});
