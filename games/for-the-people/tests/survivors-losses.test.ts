/** What is lost is told: each SP, general and army by its own line, in its place and under its rule. */
import { describe, expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { GENERALS, generalNamed } from '../data/generals.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { onTrack, outOfGame } from '../queries/absent.ts';
import { INFANTRY } from '../queries/marches.ts';
import { at, type Board, bare, begin } from './board.ts';
import { goTo, setOut, sp } from './forces.ts';
import { letPass, played, scene } from './scene.ts';

const who = generalNamed;
const LOSSES = ['lostSp', 'toTrack', 'generalGone', 'armyGone', 'overrun'];
/** Every line of a loss: its rule, and what it is about. */
const losses = (play: { readonly log: readonly { kind: string; rule: string; about: unknown }[] }) =>
  play.log.filter(({ kind }) => LOSSES.includes(kind)).map(({ kind, rule, about }) => [kind, rule, about]);
const lost = (rule: string, side: Side, space: Parameters<typeof at>[0], count: number) => [
  'lostSp',
  rule,
  { side, space: at(space), count },
];
const away = (rule: string, general: Parameters<typeof who>[0], turn: number) => [
  'toTrack',
  rule,
  { general: who(general), turn },
];

describe('losses are told', () => {
  const richmond = (board: Board) => board.sp(CSA, 'richmond-va', 3).general('stuart', 'richmond-va');
  const losing = (count: number) =>
    scene('losses', { side: CSA, space: at('richmond-va'), count }, { bare: true, lay: richmond });
  test('7.8.1-a, 5.5.4-b infantry and a brigade that the owner gives are told one by one, then where its general goes', () => {
    expect(losses(losing(2).does('CSA', 'lose', [INFANTRY, 'stuart']))).toEqual([
      lost('7.8.1-a', CSA, 'richmond-va', 1),
      lost('5.5.4-b', CSA, 'richmond-va', 1),
      away('5.5.4-b', 'stuart', 4),
    ]);
  });
  test('7.8.1-a, 5.5.4-b so are they where everything is lost and nobody is asked', () => {
    expect(losses(losing(4))).toEqual([
      lost('7.8.1-a', CSA, 'richmond-va', 3),
      lost('5.5.4-b', CSA, 'richmond-va', 1),
      away('5.5.4-b', 'stuart', 4),
    ]);
  });
  test('5.5.4-b a general with more than one SP stays as long as one is left', () => {
    const play = scene(
      'losses',
      { side: CSA, space: at('corinth-ms'), count: 1 },
      {
        bare: true,
        turn: 8,
        lay: board => {
          board.general('forrest', 'corinth-ms').pub.brigade[who('forrest')] = 2;
          board.sp(CSA, 'corinth-ms', 1);
        },
      },
    );
    play.does('CSA', 'lose', ['forrest']);
    expect(losses(play)).toEqual([lost('5.5.4-b', CSA, 'corinth-ms', 1)]);
    expect([play.pub.brigade[who('forrest')], play.pub.general[who('forrest')]]).toEqual([1, at('corinth-ms')]);
  });
  test('5.5.4-b a brigade that rides with an attacking army is lost where the battle is', () => {
    const play = goTo(
      setOut(
        USA,
        'mcclellan',
        'frederick-md',
        6,
        board => board.army('potomac', 'frederick-md', 6, 'mcclellan', 'pleasonton').army('tennessee', 'manassas-va', 6, 'bragg'),
        { formation: 'army', take: ['pleasonton', ...sp(6)], dice: [1, 6, 6, 6, 6, 6], turn: 5 },
      ),
      USA,
      'manassas-va',
    );
    while (play.place() !== 'losses.lose' || !play.machine.asked(play.pos).includes('USA')) {
      const [side] = play.machine.asked(play.pos);
      const options = play.machine.options(play.pos, side!);
      play.machine.apply(play.pos, options.find(({ do: deed }) => deed === 'stand') ?? options[0]!);
    }
    const [first] = play.offered('USA', 'lose');
    play.does('USA', 'lose', ['pleasonton', ...sp(first!.length - 1)]);
    expect(losses(play).filter(([, rule]) => rule === '5.5.4-b')).toEqual([
      lost('5.5.4-b', USA, 'manassas-va', 1),
      ['toTrack', '5.5.4-b', { general: who('pleasonton'), turn: play.pub.due[who('pleasonton')] }],
    ]);
  });
  test('5.5.4-c, 7.8.1-a the SP of a fallen rider that pays for a loss is told under its own rule', () => {
    const play = goTo(
      setOut(
        USA,
        'hooker',
        'frederick-md',
        6,
        board =>
          board
            .sp(CSA, 'manassas-va', 4)
            .general('stuart', 'manassas-va')
            .general('jackson', 'manassas-va')
            .fort(CSA, 'manassas-va'),
        { dice: [6, 6, 6, 3], draws: [0], turn: 5 },
      ),
      USA,
      'manassas-va',
    ).does('CSA', 'stand');
    play.does('CSA', 'lose', [INFANTRY, 'stuart']);
    expect(losses(play).filter(([kind, , about]) => kind === 'lostSp' && (about as { side: number }).side === CSA)).toEqual([
      lost('7.8.1-a', CSA, 'manassas-va', 1),
      lost('5.5.4-c', CSA, 'manassas-va', 1),
    ]);
  });
  test('5.7.2-a, 7.6.3-a, 7.3.5-a what is swept aside: its infantry or its brigade, its generals, its army', () => {
    const swept = (infantry: number, general: 'polk' | 'stuart') => {
      const play = setOut(
        USA,
        'mcclellan',
        'frederick-md',
        10,
        board => board.army('potomac', 'frederick-md', 10, 'mcclellan').army('west', 'manassas-va', infantry, general),
        { formation: 'army', turn: 5 },
      );
      letPass(play.does('USA', 'goTo', 'manassas-va'));
      if (play.place() === 'leaving.leave') play.does('CSA', 'stand');
      return losses(play);
    };
    const swift = ['overrun', '5.7.2-a', { side: USA, space: at('manassas-va') }];
    const gone = ['armyGone', '7.3.5-a', { army: armyNamed('west') }];
    expect(swept(1, 'polk')).toEqual([swift, lost('7.6.3-a', CSA, 'manassas-va', 1), away('7.3.5-a', 'polk', 6), gone]);
    expect(swept(0, 'stuart')).toEqual([swift, lost('7.6.3-a', CSA, 'manassas-va', 1), away('5.5.4-b', 'stuart', 8), gone]);
  });
});

describe('generals who are away', () => {
  const ambush = (general: Parameters<typeof who>[0], by: 'USA' | 'CSA', options: string[], lay?: (board: Board) => void) =>
    played(by, 6, {
      bare: true,
      turn: 8,
      options,
      hands: { [by]: [6] },
      dice: [1],
      lay: board => {
        board.general(general, 'culpeper-va');
        lay?.(board);
      },
    });
  test('5.5.4-a, 5.5.6-a a rider killed: back in his time, or gone for good and his substitute in his time', () => {
    expect(losses(ambush('f-lee', 'USA', ['cavalry-substitutes']))).toEqual([away('5.5.4-a', 'f-lee', 11)]);
    expect(losses(ambush('stuart', 'USA', ['cavalry-substitutes']))).toEqual([
      ['generalGone', '5.5.6-a', { general: who('stuart') }],
      away('5.5.6-a', 'f-lee', 11),
    ]);
  });
  test('5.6.7.B-a Van Dorn killed on horseback is gone under his own rule', () => {
    const play = ambush('van-dorn', 'USA', ['generals'], board => {
      board.pub.rides[who('van-dorn')] = true;
      board.pub.brigade[who('van-dorn')] = 1;
    });
    expect(losses(play)).toEqual([['generalGone', '5.6.7.B-a', { general: who('van-dorn') }]]);
  });
  test('5.6.2-a, 5.5.6-a on the turn track stand those who have a turn to come, and no substitute whom nobody awaits', () => {
    const { pub } = begin('1861', ['cavalry-substitutes']);
    const names = (side: Side) => onTrack(pub, side).map(general => GENERALS[general]![0]);
    expect(names(USA)).toEqual(expect.arrayContaining(['grant', 'pleasonton', 'sheridan']));
    expect(names(CSA)).toEqual(expect.arrayContaining(['lee', 'stuart']));
    for (const side of [USA, CSA] as const)
      for (const substitute of ['pegram', 'armstrong', 'f-lee', 'wharton', 'kilpatrick', 'mitchell'])
        expect(names(side)).not.toContain(substitute);
    const { pub: later } = ambush('stuart', 'USA', ['cavalry-substitutes']);
    expect(onTrack(later, CSA)).toContain(who('f-lee'));
    expect(outOfGame(later, CSA)).toEqual([who('stuart')]);
  });
  test('5.6.2-a whoever stands on the map is neither on the track nor gone', () => {
    const { pub } = bare('1861').general('lee', 'richmond-va');
    expect([onTrack(pub, CSA).includes(who('lee')), outOfGame(pub, CSA)]).toEqual([false, []]);
  });
});
