/** What the table says before a choice is made: the battle behind a step, and how far a force comes. */
import { describe, expect, test } from 'vitest';
import { isChancy, shownFor } from '../board/odds.ts';
import { eyesOf, linesOf, reachSeen, standings, threatsTo } from '../board/overlays.ts';
import { CSA, USA } from '../data/sides.ts';
import { battleOdds } from '../queries/battle-odds.ts';
import { fightOf } from '../queries/fight.ts';
import { battleAt, walksOver } from '../queries/prospects.ts';
import { musterOf, reachOf } from '../queries/reach.ts';
import { at, type Board, bare, marching, places } from './board.ts';
import { setOut, who } from './forces.ts';
import { letPass } from './scene.ts';

const against = (lay: (board: Board) => void, n = 4) => setOut(USA, 'hooker', 'frederick-md', n, lay, { dice: [3, 3, 6, 6] });
const view = (play: ReturnType<typeof against>) => ({ me: 'USA', pub: play.pub, own: play.own.USA }) as never;
const goTo = (id: Parameters<typeof at>[0]) => ({ do: 'goTo', with: at(id) });

describe('the battle behind a step', () => {
  test('7.3.1-b what is shown before the step is what is fought after it', () => {
    const play = against(board => board.sp(CSA, 'manassas-va', 2).fort(CSA, 'manassas-va'));
    const before = battleOdds(play.pub, battleAt(play.pub, at('manassas-va')));
    letPass(play.does('USA', 'goTo', 'manassas-va'), '@moment.battle');
    const [fought] = play.told('fought');
    // A three each: Hooker adds nothing, two to one neither; the fort gives 2.
    expect([fought!.attack.total, fought!.defence.total]).toEqual([3, 5]);
    // A tie is the defender's: of 36 pairs the attacker wins with the better figure alone.
    const shown = shownFor(
      view(against(board => board.sp(CSA, 'manassas-va', 2).fort(CSA, 'manassas-va'))),
      {},
      goTo('manassas-va'),
      'en',
    )!;
    expect(shown.rows.map(({ percent }) => Math.round(percent))).toEqual([
      Math.round((before.attackerWins * 100) / 36),
      100 - Math.round((before.attackerWins * 100) / 36),
    ]);
    expect(before.attackerWins).toBeGreaterThan(0);
  });
  test('5.7.2-a, 5.7.2-c ten to one and an empty fort need no battle', () => {
    const board = bare().sp(CSA, 'manassas-va', 0).fort(CSA, 'manassas-va');
    marching(board, { side: USA, formation: 1, infantry: 2 }, 'frederick-md');
    expect(walksOver(board.pub, at('manassas-va'))).toBe(true);
    board.sp(CSA, 'manassas-va', 1);
    expect(walksOver(board.pub, at('manassas-va'))).toBe(false);
  });
  test('5.8.1-a only what a die decides has odds: a step into the open has none', () => {
    const open = against(() => undefined);
    expect(isChancy(view(open), goTo('manassas-va'))).toBe(false);
    const held = against(board => board.sp(CSA, 'manassas-va', 1));
    expect(isChancy(view(held), goTo('manassas-va'))).toBe(true);
    const watched = against(board => board.sp(CSA, 'culpeper-va', 2).general('jackson', 'culpeper-va'));
    expect(isChancy(view(watched), goTo('manassas-va'))).toBe(true);
    // 5.8.1-b Jackson's three of six.
    expect(shownFor(view(watched), {}, goTo('manassas-va'), 'en')!.rows).toEqual([
      { name: 'Jackson intercepts', percent: 50, tone: 'bad' },
    ]);
  });
  test('7.1-b during the battle the same sums stand on its screen', () => {
    const play = against(board => board.sp(CSA, 'manassas-va', 3).general('jackson', 'manassas-va'));
    const before = battleAt(play.pub, at('manassas-va'));
    play.does('USA', 'goTo', 'manassas-va').asks('CSA', 'leaving.leave');
    expect(before.defender).toMatchObject({ sp: 3, commander: who('jackson') });
    expect(play.pub.battle === null || fightOf(play.pub).defender.sp === 3).toBe(true);
  });
});

test('7.3.1-b, 7.8.1-a once the dice have fallen the battle keeps what they were added to, however many are left to lose', () => {
  const play = setOut(
    USA,
    'hooker',
    'frederick-md',
    4,
    board => board.sp(CSA, 'manassas-va', 3).general('jackson', 'manassas-va').general('stuart', 'manassas-va'),
    { dice: [4, 2] },
  );
  play.does('USA', 'goTo', 'manassas-va').does('CSA', 'stand');
  letPass(play).asks('CSA', 'losses.lose');
  const { attack, defence, losses, winner } = play.told('fought')[0]!;
  expect(play.pub.battle?.fought).toEqual({
    commanders: [who('hooker'), who('jackson')],
    sp: [4, 4],
    sums: [attack, defence],
    losses,
    star: false,
    winner,
  });
  expect([attack.die, defence.die]).toEqual([4, 2]);
});

describe('layers', () => {
  test('5.4.2-a, 5.1.3-a a division stays out of what the enemy controls, a corps does not; both stop at the first enemy', () => {
    const board = bare().sp(USA, 'washington-dc', 3).general('hooker', 'washington-dc').sp(CSA, 'fredericksburg-va', 2);
    const reach = (leader: number) => places(reachOf(board.pub, musterOf(board.pub, USA, at('washington-dc'), leader)!));
    expect(reach(-1)).not.toContain('manassas-va');
    const corps = reach(who('hooker'));
    for (const id of ['manassas-va', 'fredericksburg-va', 'culpeper-va'] as const) expect(corps).toContain(id);
    expect(musterOf(board.pub, USA, at('baltimore-md'), -1)).toBe(null);
  });
  test('5.2.5-a an army goes four spaces, 5.9.1-a a corps by rail ten', () => {
    const board = bare()
      .army('potomac', 'washington-dc', 5, 'mcdowell')
      .sp(USA, 'harrisburg-pa', 2)
      .general('hooker', 'harrisburg-pa');
    const army = reachOf(board.pub, musterOf(board.pub, USA, at('washington-dc'), who('mcdowell'))!);
    const corps = reachOf(board.pub, musterOf(board.pub, USA, at('harrisburg-pa'), who('hooker'))!);
    expect([army.includes(at('richmond-va')), corps.includes(at('richmond-va')), corps.length > army.length]).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('8.1-a, 5.8.1-b, 12.1.4-a lines, cut-off SP, dice of interceptors and shares of states', () => {
    const board = bare()
      .sp(USA, 'meridian-ms', 1)
      .sp(USA, 'cairo-il', 1)
      .sp(CSA, 'culpeper-va', 2)
      .general('jackson', 'culpeper-va');
    const seen = { me: 'USA', pub: board.pub, own: { hand: [] } } as never;
    expect([eyesOf(seen), places(linesOf(seen).cut), linesOf(seen).path.length > 0]).toEqual([USA, ['meridian-ms'], true]);
    expect(threatsTo(seen)).toContainEqual({ space: at('manassas-va'), enemies: 3 });
    expect(reachSeen(seen, new Set([`space:${at('cairo-il')}` as const])).length).toBeGreaterThan(0);
    // Missouri of 1861: St. Louis and New Madrid; seven are needed.
    expect(standings(seen)[0]).toMatchObject({ held: [1, 1], needs: 7 });
  });
});
