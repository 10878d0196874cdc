/** Cases from the rulebook alone: markers, states and will in one phase; special cards, interrupts, overruns; victories and options. */
import { describe, expect, test } from 'vitest';
import { CENTRES } from '../data/places.ts';
import { type ScenarioName, scenarios } from '../data/scenarios.ts';
import { CSA, NOBODY, type Owner, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { type StateId, spacesOf, stateNamed } from '../data/states.ts';
import { CORPS } from '../data/tables.ts';
import { railLines } from '../queries/rail.ts';
import { mcclellanTakes, unionRegions } from '../queries/reinforcements.ts';
import { endsAtOnce, endsTurn, judged, statesCounted } from '../queries/victory.ts';
import { type Pub, WAITING } from '../state/table.ts';
import { at, type Board, begin, strip } from './board.ts';
import { FREE, fightOut, goTo, setOut, sp, who } from './forces.ts';
import { letPass, played, type Setting, scene, stage, tableOf } from './scene.ts';

const phase = (lay: (board: Board) => void, setting: Setting = {}) => scene('political', {}, { bare: true, lay, ...setting });
const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;
const owners = (pub: Pub, ...ids: SpaceId[]): Owner[] => ids.map(id => pub.control[at(id)]!);
const held = (pub: Pub, state: StateId, n: number, owner: Owner) => {
  for (const space of spacesOf[stateNamed(state)]!.slice(0, n)) pub.control[space] = owner;
};

describe('spaces turned over', () => {
  const chain = ['brunswick-ga', 'walthourville-ga', 'savannah-ga'] as const;
  test('11.1-a, 6.8.4-a, 12.11-a from an open port inland to Savannah, and its empty fort follows', () => {
    const { pub } = phase(board => {
      for (const id of chain) board.sp(USA, id, 1);
    });
    expect([owners(pub, ...chain, 'fort-pulaski-ga'), will(pub)]).toEqual([[USA, USA, USA, USA], '103+ 96-']);
  });
  test('11.1-a, 6.6.2-d Savannah by itself has no line while Pulaski is grey: it and the road to it stay so', () => {
    const { pub } = phase(board => {
      for (const id of chain.slice(1)) board.sp(USA, id, 1);
    });
    expect(owners(pub, ...chain, 'fort-pulaski-ga')).toEqual([CSA, CSA, CSA, CSA]);
  });
  test('12.2-a, 6.8.4-a, 12.4-b a centre and its fort in one step: the fates count once on either side', () => {
    const { pub } = phase(board =>
      board.sp(USA, 'charleston-sc', 1).owns(USA, 'kingstree-sc', 'florence-sc', 'marion-sc', 'wilmington-nc', 'fort-fisher-nc'),
    );
    expect([owners(pub, 'charleston-sc', 'fort-sumter-sc'), will(pub)]).toEqual([[USA, USA], '107+ 92-']);
  });
  test('11.1-b, 12.1.3-a a Union raider takes the seventh Confederate marker of Kentucky away in time', () => {
    const lay = (rider: boolean) => (board: Board) => {
      held(board.pub, 'KY', 7, CSA);
      if (rider) board.general('stoneman', 'columbus-ky');
    };
    const play = phase(lay(true)).does('USA', 'raid', ['columbus-ky']);
    expect([play.pub.state[stateNamed('KY')], owners(play.pub, 'columbus-ky')]).toEqual([NOBODY, [NOBODY]]);
    expect(phase(lay(false)).pub.state[stateNamed('KY')]).toBe(CSA);
  });
  test('11.1-b, 11.1-a beside infantry that is cut off a brigade lifts what the infantry cannot turn', () => {
    const play = phase(board =>
      board.owns(USA, 'jacksonville-fl', 'st-augustine-fl').sp(CSA, 'st-augustine-fl', 1).general('forrest', 'st-augustine-fl'),
    );
    expect(owners(play.pub, 'st-augustine-fl')).toEqual([USA]);
    play.does('CSA', 'raid', ['st-augustine-fl']);
    expect(owners(play.pub, 'st-augustine-fl')).toEqual([CSA]);
  });
});

describe('will in one step', () => {
  const mixed = (board: Board) => {
    held(board.pub, 'KY', 7, USA);
    held(board.pub, 'MO', 7, USA);
    held(board.pub, 'PA', 3, CSA);
  };
  test('12.4-a, 12.4-b two states won and one invaded: the loss first is worth three more in the end', () => {
    const play = phase(mixed).asks('USA', 'changes.order', 'order');
    const loss = play.offered('USA', 'order').find(change => change.by < 0)!;
    const gain = play.offered('USA', 'order').find(change => change.by > 0)!;
    play.does('USA', 'order', loss);
    expect(play.pub.will[USA]).toBe(117);
    const worse = phase(mixed).does('USA', 'order', gain);
    while (worse.place() === 'changes.order')
      worse.does('USA', 'order', worse.offered('USA', 'order').find(change => change.by > 0)!);
    expect(worse.pub.will[USA]).toBe(114);
  });
  test('12.9-a, 17.2.1-a in fall a Union at 3 comes to 0, and a Confederacy with any will has more than the double', () => {
    const { pub } = phase(board => board.pub.will.splice(0, 2, 3, 1), { turn: 6, scenario: 'campaign' });
    expect([pub.will[USA], endsTurn(pub)]).toEqual([0, { ending: 'doubled', winner: 'CSA' }]);
  });
  test('17.2.1-a, 4.4.1-a Emancipation that breaks the Confederacy ends the war before it costs the Union anything', () => {
    const play = played('USA', 81, {
      bare: true,
      lay: board => {
        board.sp(CSA, 'atlanta-ga', 4).pub.will.splice(0, 2, 60, 12);
        board.pub.victory = true;
      },
    });
    expect([play.over(), play.pub.winner, play.pub.will, play.pub.infantry[CSA][at('atlanta-ga')]]).toEqual([
      true,
      'USA',
      [60, 0],
      4,
    ]);
  });
});

describe('special cards at the end of a hand', () => {
  const rounds = (hand: number[], csaWill: number) =>
    scene(
      'rounds',
      {},
      {
        bare: true,
        hands: { CSA: hand, USA: [] },
        lay: board => void board.sp(CSA, 'atlanta-ga', 1).pub.will.splice(1, 1, csaWill),
      },
    ).does('CSA', 'letUnionBegin');
  test('4.4.1-d, 4.4.1-c without their conditions Intervention goes first, Emancipation last, and the deck is mixed once', () => {
    const play = rounds([82, 81], 100);
    play.refuses('CSA', 'operate', 81, '4.4.1-d').refuses('CSA', 'discard', 82, '4.2.3-b');
    play.does('CSA', 'operate', 82).does('CSA', 'forgo').does('CSA', 'operate', 81).does('CSA', 'forgo');
    expect([play.told('reshuffled').length, play.pub.discards, play.pub.reshuffle, play.pub.removed.includes(81)]).toEqual([
      1,
      [],
      false,
      false,
    ]);
  });
  test('4.4.2-a with 110 of will it must be the event even as the last card but one', () => {
    const play = rounds([82, 81], 110);
    play.refuses('CSA', 'operate', 82, '4.4.2-a').refuses('CSA', 'operate', 81, '4.4.2-a');
    play.does('CSA', 'event', { card: 82, variant: 0 }).does('CSA', 'operate', 81);
    expect([play.pub.intervention, play.pub.will[USA], play.pub.removed.includes(82)]).toEqual([true, 90, true]);
  });
  test('4.4.2-a with three cards he may wait, and a third card that brings the condition binds him', () => {
    const play = rounds([82, 81, 52], 104);
    play.offers('CSA', 'operate', 52).does('CSA', 'event', { card: 52, variant: 0 });
    expect(play.pub.will[CSA]).toBeGreaterThanOrEqual(109);
    const turned = scene(
      'rounds',
      {},
      { bare: true, hands: { CSA: [82, 52], USA: [] }, lay: board => void (board.pub.will[CSA] = 105) },
    ).does('CSA', 'letUnionBegin');
    turned.does('CSA', 'event', { card: 52, variant: 0 });
    turned.refuses('CSA', 'operate', 82, '4.4.2-a').offers('CSA', 'event', { card: 82, variant: 0 });
  });
  test('4.2.5-d, 4.4.1-a a card drawn with the siege guns is in the hand at once: Emancipation must be the next play', () => {
    const t = tableOf({
      bare: true,
      hands: { USA: [130, 50, 64], CSA: [] },
      // Both sides are cut off or outnumbered: Grant's casualty die as well.
      dice: [6, 1, 6],
      lay: board =>
        void board.sp(USA, 'franklin-tn', 4).general('grant', 'franklin-tn').sp(CSA, 'dover-tn', 1).fort(CSA, 'dover-tn'),
    });
    t.dark.deck = [...t.dark.deck.filter(card => card !== 81), 81];
    const play = stage.from('rounds', {}, t).does('CSA', 'letUnionBegin').does('USA', 'operate', 50);
    play.does('USA', 'activate', { formation: CORPS, space: 'franklin-tn', leader: 'grant' }).does('USA', 'take', sp(4));
    letPass(play).does('USA', 'goTo', 'dover-tn');
    letPass(play, '@moment.battle').does('USA', 'event', { card: 130, variant: 0 });
    while (play.place() !== 'round.card') {
      const [side] = play.machine.asked(play.pos);
      const options = play.machine.options(play.pos, side!);
      play.machine.apply(play.pos, options.find(({ do: deed }) => deed === 'halt' || deed === 'pass') ?? options[0]!);
    }
    expect([play.own.USA.hand, play.pub.victory, play.told('fought')[0]!.winner]).toEqual([[64, 81], true, USA]);
    play.refuses('USA', 'operate', 64, '4.4.1-a').offers('USA', 'event', { card: 81, variant: 0 });
  });
});

describe('interrupts', () => {
  test('4.2.5-a, 4.6.2-c an army on its way to Richmond that sticks in the mud stops after one step', () => {
    const play = played('USA', 3, {
      bare: true,
      hands: { CSA: [7] },
      lay: board => void board.army('potomac', 'manassas-va', 6, 'mcdowell').owns(USA, 'manassas-va', 'fredericksburg-va'),
    });
    if (play.place() === 'forward.army') play.does('USA', 'army', 'potomac');
    if (play.place() === 'march.gather') play.does('USA', 'take', sp(6));
    play.does('CSA', 'event', { card: 7, variant: 0 }).does('USA', 'goTo', 'fredericksburg-va');
    expect([play.over(), play.pub.army[0], play.pub.march]).toEqual([true, at('fredericksburg-va'), null]);
  });
  test('20-d, 4.3.1-c Quaker Guns stop the general whose queue is full: his cards are spent and he has not moved', () => {
    const play = scene(
      'rounds',
      {},
      {
        options: ['operations-queue'],
        bare: true,
        hands: { USA: [50, 2, 64], CSA: [89, 12] },
        lay: board => void board.sp(USA, 'washington-dc', 5).general('mcclellan', 'washington-dc').sp(CSA, 'manassas-va', 1),
      },
    ).does('CSA', 'letUnionBegin');
    play.does('USA', 'queue', { card: 50, general: 'mcclellan' }).does('CSA', 'discard', 12);
    play.does('USA', 'addToQueue', 2).does('USA', 'take', sp(3)).does('CSA', 'event', { card: 89, variant: 0 });
    expect([play.pub.queue[USA], play.pub.general[who('mcclellan')], play.pub.infantry[USA][at('washington-dc')]]).toEqual([
      null,
      at('washington-dc'),
      5,
    ]);
    expect(play.pub.discards).toEqual(expect.arrayContaining([50, 2, 89]));
  });
  test('5.8.4-a a card brings a force through the space the enemy has just left, unless somebody has stayed there', () => {
    const offered = (stay: number) => {
      const play = setOut(
        USA,
        'hooker',
        'manassas-va',
        3 + stay,
        board => board.sp(CSA, 'strasburg-va', 2).general('jackson', 'strasburg-va'),
        { hands: { CSA: [8] }, take: sp(3) },
      );
      play.does('USA', 'goTo', 'culpeper-va');
      return play.place() === '@moment.interception' ? play.offered('CSA', 'event').length : 0;
    };
    expect([offered(0), offered(1)]).toEqual([1, 0]);
  });
});

describe('overruns', () => {
  test('5.7.2-a, 11.2.2-a, 12.6-a ten to one in Richmond itself: no battle, the capital flees, and it counts for Emancipation', () => {
    const play = setOut(
      USA,
      'grant',
      'hanover-junction-va',
      10,
      board => board.army('potomac', 'hanover-junction-va', 10, 'grant').sp(CSA, 'richmond-va', 1).general('polk', 'richmond-va'),
      { formation: 'army', take: sp(10), dice: [6] },
    );
    goTo(play, USA, 'richmond-va');
    while (play.place() === 'leaving.leave') play.does('CSA', 'stand');
    expect([play.told('overrun').length, play.told('fought').length, play.pub.capital[CSA], play.pub.victory]).toEqual([
      1,
      0,
      -1,
      true,
    ]);
    expect([play.pub.general[who('polk')], will(play.pub)]).toEqual([WAITING, '100- 82-']);
  });
  test('5.7.2-a, 5.5.1-a a brigade counts for one on either side', () => {
    const play = (n: number) =>
      fightOut(
        goTo(
          setOut(
            USA,
            'grant',
            'frederick-md',
            n,
            board =>
              board.army('potomac', 'frederick-md', n, 'grant').general('stoneman', 'frederick-md').sp(CSA, 'manassas-va', 1),
            { formation: 'army', take: ['stoneman', ...sp(n)], dice: [1, 1, 6, 6] },
          ),
          USA,
          'manassas-va',
        ),
      ).told('overrun').length;
    expect([play(9), play(8)]).toEqual([1, 0]);
  });
  test('5.7.2-d, 4.4.1-a what the Confederacy overruns is no Union victory', () => {
    const play = setOut(
      CSA,
      'lee',
      'manassas-va',
      10,
      board => board.army('northern-virginia', 'manassas-va', 10, 'lee').sp(USA, 'frederick-md', 1),
      { formation: 'army', take: sp(10) },
    );
    goTo(play, CSA, 'frederick-md');
    expect([play.told('overrun').length, play.pub.victory, play.pub.march?.at]).toEqual([1, false, at('frederick-md')]);
  });
  test('7.2.1-a, 5.7.2-d a lone brigade that slips away has not been overrun', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      10,
      board => board.army('potomac', 'frederick-md', 10, 'grant').general('stuart', 'manassas-va'),
      { formation: 'army', take: sp(10) },
    );
    goTo(play, USA, 'manassas-va').does('CSA', 'withdraw', 'culpeper-va');
    expect([play.told('overrun').length, play.pub.victory, play.pub.general[who('stuart')]]).toEqual([
      0,
      false,
      at('culpeper-va'),
    ]);
  });
});

describe('victories, and playing on', () => {
  const table = (scenario: ScenarioName, turn: number, wills: [number, number], lay: (pub: Pub) => void = () => {}) => {
    const { pub } = begin(scenario);
    pub.turn = turn;
    pub.will.splice(0, 2, ...wills);
    lay(pub);
    return pub;
  };
  test('S-a, 17.2.1-a at the end of fall 1861 a doubled Union has lost the longer games; 1861 itself asks for something else', () => {
    const wills: [number, number] = [49, 100];
    expect(endsTurn(table('1861-to-1862', 3, wills))).toEqual({ ending: 'doubled', winner: 'CSA' });
    expect([endsTurn(table('1861', 3, wills)), judged(table('1861', 3, wills)).winner]).toEqual([null, 'CSA']);
  });
  test('17.2.1-a, 17.3-a in the last spring a doubled Union has lost, whatever states it holds', () => {
    const all = (pub: Pub) => pub.state.fill(USA);
    expect(endsTurn(table('campaign', 13, [30, 61], all))).toEqual({ ending: 'doubled', winner: 'CSA' });
    expect([endsTurn(table('campaign', 13, [30, 60], all)), judged(table('campaign', 13, [30, 60], all)).winner]).toEqual([
      null,
      'USA',
    ]);
  });
  test('S-a, 17.2.1-a every game that plays through fall 1864 holds its election, those that stop before do not', () => {
    const elections = (Object.keys(scenarios) as ScenarioName[]).filter(name => scenarios[name].end >= 12);
    for (const name of elections) expect([name, endsTurn(table(name, 12, [49, 20]))?.ending]).toEqual([name, 'election']);
    expect(endsTurn(table('1862-to-1863', 9, [49, 20]))).toBeNull();
  });
  test('17.3-b, 17.3-c, 17.3-d invaded states take away, a lead below 25 gives nothing, and a deficit takes nothing', () => {
    const count = (wills: [number, number], lay: (pub: Pub) => void) => statesCounted(table('campaign', 13, wills, lay));
    const nine = (pub: Pub) => {
      for (const id of ['MO', 'KY', 'WV', 'TN', 'AR', 'FL', 'MS', 'LA', 'AL'] as const) pub.state[stateNamed(id)] = USA;
      pub.firstHeld.splice(0, 3, USA, USA, CSA);
    };
    expect([count([60, 36], nine), count([60, 35], nine), count([36, 60], nine)]).toEqual([9, 10, 9]);
    const invaded = (pub: Pub) => {
      nine(pub);
      for (const id of ['PA', 'OH', 'MO', 'WV'] as const) held(pub, id, 3, CSA);
    };
    // West Virginia was the Confederacy's first: it cancels nothing.
    expect(count([60, 36], invaded)).toBe(6);
  });
  test('17.2.2-a, 8.2-c with the last centre gone no port can be open; with one left the war goes on', () => {
    const all = (1 << CENTRES.length) - 1;
    expect(endsAtOnce(table('campaign', 9, [80, 80], pub => (pub.destroyed = all)))).toEqual({
      ending: 'resources',
      winner: 'USA',
    });
    expect(endsAtOnce(table('campaign', 9, [80, 80], pub => (pub.destroyed = all & ~1)))).toBeNull();
  });
});

describe('commanders', () => {
  test('5.6.1-b, 5.6.1-c whoever is put over three seniors costs their 6 on top of the man relieved', () => {
    const play = scene(
      'operations',
      { side: CSA, value: 1, card: 50 },
      {
        bare: true,
        lay: board => void board.army('tennessee', 'corinth-ms', 6, 'bragg', 'as-johnston', 'j-johnston', 'smith', 'hill'),
      },
    );
    play.does('CSA', 'relieve', 'tennessee').does('CSA', 'appoint', 'hill').does('CSA', 'fate', 'demote');
    // 8 and 3 for the turn of the marker, then 6.
    expect([will(play.pub), play.pub.commander[5], play.pub.general[who('bragg')]]).toEqual(['100- 83-', who('hill'), WAITING]);
  });
  test('5.6.1-d, 5.2.2-b a relief never costs the price of a new army, however many greater men stand about', () => {
    const play = scene(
      'operations',
      { side: CSA, value: 1, card: 50 },
      {
        bare: true,
        lay: board =>
          void board
            .army('tennessee', 'corinth-ms', 6, 'polk', 'hill')
            .sp(CSA, 'atlanta-ga', 2)
            .general('as-johnston', 'atlanta-ga'),
      },
    );
    play.does('CSA', 'relieve', 'tennessee');
    if (play.place() === 'relieve.appoint') play.does('CSA', 'appoint', 'hill');
    play.does('CSA', 'fate', 'remove');
    expect(play.pub.will[CSA]).toBe(92);
  });
  test('5.2.8-a, 5.2.2-c a general who falls back on a leaderless army has it, and pays for a greater one outside', () => {
    const play = setOut(
      USA,
      'grant',
      'frederick-md',
      8,
      board => {
        board.sp(CSA, 'manassas-va', 4).general('hill', 'manassas-va');
        board.army('tennessee', 'culpeper-va', 3).sp(CSA, 'atlanta-ga', 1).general('bragg', 'atlanta-ga');
        board.pub.generic[5] = true;
        board.owns(USA, 'strasburg-va', 'wilderness-va', 'fredericksburg-va', 'aquia-creek-va');
      },
      { formation: 'corps', take: sp(6), dice: [6, 1] },
    );
    fightOut(goTo(play, USA, 'manassas-va'));
    expect([play.pub.general[who('hill')], play.pub.commander[5], play.pub.will[CSA]]).toEqual([
      at('culpeper-va'),
      who('hill'),
      95,
    ]);
  });
});

describe('reinforcements', () => {
  test('10.7-a, 5.5.4-a in fall 1861 nothing is raised: the SP of a lost brigade waits for the spring', () => {
    const play = scene(
      'turn',
      {},
      {
        bare: true,
        turn: 3,
        lay: board => {
          board.sp(CSA, 'atlanta-ga', 1);
          board.pub.spDue[CSA] = 1;
        },
      },
    );
    expect([play.pub.spDue[CSA], play.told('placedSp')]).toEqual([1, []]);
  });
  test('10.3.1-a, 10.3.1-e a capital lost and Intervention: three SP fewer, from whichever region', () => {
    const play = scene(
      'placing',
      {},
      {
        bare: true,
        turn: 5,
        lay: board => void (board.owns(CSA, 'harrisburg-pa').pub.intervention = true),
      },
    );
    play.refuses('USA', 'doWithout', [0, 1]).does('USA', 'doWithout', [0, 1, 2]);
    expect(play.told('didWithout')[0]!.regions).toEqual([0, 1, 2]);
  });
});

describe('attrition and foraging', () => {
  const left = (lay: (board: Board) => void, where: SpaceId, setting: Setting = {}) => {
    const play = scene('attrition', {}, { bare: true, lay, ...setting });
    return play.pub.infantry.map(side => side[at(where)]!);
  };
  /** Strasburg is ringed; the three Valley spaces are grey. */
  const ringed = (board: Board) =>
    board
      .owns(USA, 'manassas-va', 'charlottesville-va', 'franklin-wv')
      .sp(CSA, 'strasburg-va', 7)
      .general('jackson', 'strasburg-va');
  test('8.4.2-a, G-a Union SP in one Valley space do not starve the others while its marker is grey', () => {
    expect(left(board => void ringed(board).sp(USA, 'staunton-va', 1), 'strasburg-va')).toEqual([0, 5]);
    expect(left(board => void ringed(board).owns(USA, 'staunton-va'), 'strasburg-va')).toEqual([0, 4]);
  });
  test('19-d, 8.4.2-a the Valley feeds away from the rails too', () => {
    const lay = (fed: boolean) => (board: Board) => {
      board.sp(CSA, 'winchester-va', 4).general('jackson', 'winchester-va').owns(USA, 'manassas-va', 'charlottesville-va');
      if (!fed) board.pub.devastated = true;
    };
    const setting = { options: ['rail-logistics'], turn: 5 };
    expect([left(lay(true), 'winchester-va', setting), left(lay(false), 'winchester-va', setting)]).toEqual([
      [0, 3],
      [0, 2],
    ]);
  });
  test('9.1-a, 5.1.2-b an army and what is loose beside it are one space: eighteen lose two, not three', () => {
    expect(left(board => void board.army('potomac', 'washington-dc', 18, 'grant'), 'washington-dc')).toEqual([16, 0]);
  });
});

describe('McClellan before the capital', () => {
  test('5.6.7.A-b, G-b Aquia Creek lies next to Washington by the river: his army there takes the SP, one at Fredericksburg does not', () => {
    const takes = (where: SpaceId) => {
      const board = begin('1862', ['generals']).owns(USA, 'aquia-creek-va', 'fredericksburg-va');
      strip(board).army('potomac', where, 6, 'mcclellan');
      return mcclellanTakes(board.pub);
    };
    expect([takes('aquia-creek-va'), takes('manassas-va'), takes('fredericksburg-va')]).toEqual([
      at('aquia-creek-va'),
      at('manassas-va'),
      -1,
    ]);
  });
});

describe('forts that stand in the enemy’s country', () => {
  test('G-e, 10.3.1-b four SP that come instead of Washington’s eight are not mustered beside an empty Confederate fort', () => {
    const board = begin('1861').owns(CSA, 'baltimore-md', 'frederick-md', 'annapolis-md').fort(CSA, 'philadelphia-pa');
    const [east] = unionRegions(board.pub);
    expect([east.sp, east.spaces.includes(at('philadelphia-pa')), east.spaces.includes(at('pittsburgh-pa'))]).toEqual([
      4,
      false,
      true,
    ]);
  });
});

describe('rail logistics', () => {
  test('19-b a Union port that is fed by a road begins a rail line too, though its river is shut', () => {
    const lines = (landing: Owner) => {
      const board = strip(begin('1862', ['rail-logistics'])).fort(CSA, 'paducah-ky');
      board.owns(CSA, 'grand-junction-tn', 'humboldt-tn').owns(USA, 'dover-tn', 'corinth-ms', 'tuscumbia-al', 'decatur-al');
      board.owns(landing, 'pittsburg-landing-tn');
      return (['corinth-ms', 'tuscumbia-al', 'decatur-al'] as const).map(id => railLines(board.pub, USA)[at(id)]);
    };
    expect([lines(USA), lines(CSA)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });
  test('19-c, 4.2.5-a away from the rails a force stuck in the mud goes nowhere', () => {
    const play = scene(
      'march',
      { side: USA, activation: { formation: CORPS, space: at('springfield-mo'), leader: who('grant') }, licence: { ...FREE } },
      {
        bare: true,
        options: ['rail-logistics'],
        turn: 5,
        hands: { CSA: [7] },
        lay: board => void board.sp(USA, 'springfield-mo', 4).general('grant', 'springfield-mo').owns(USA, 'springfield-mo'),
      },
    ).does('USA', 'take', sp(4));
    play.does('CSA', 'event', { card: 7, variant: 0 }).refuses('USA', 'goTo', 'fayetteville-ar', '5.1.3-a');
  });
});
