/** What holds of every step, battle, interception and voyage on its way: bellicose random games of every year. */
import { chanceFrom, type Key } from '@cuartel/engine';
import { expect, test } from 'vitest';
import type { ScenarioName } from '../data/scenarios.ts';
import { CSA, foe, NOBODY, USA } from '../data/sides.ts';
import { idOf } from '../data/spaces.ts';
import { enemyHolds, fortAt, marchSp, spAt } from '../queries/pieces.ts';
import { stage, tableOf } from './scene.ts';

const WARLIKE = ['goTo', 'intercept', 'activate', 'take', 'steer', 'board', 'sail', 'stand', 'operate', 'withdraw'];
/** Even choices by a small generator of its own, so that the same games are played every time. */
const picker = (seed: number) => (n: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % n;
};

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Plays on; says what was wrong, and how many battles there were. */
const play = (scenario: ScenarioName, seed: number, most: number) => {
  const options = seed % 2 === 0 ? ['generals', 'cavalry-substitutes'] : ['rail-logistics', 'operations-queue'];
  const table = tableOf({ scenario, options });
  table.dark.chance = chanceFrom([seed, 9, 3, 4, 5, 6, 7, 8] as unknown as Key);
  const game = stage.begin(table);
  const pick = picker(seed);
  const found: string[] = [];
  const say = (wrong: boolean, what: string) => (wrong ? found.push(`${scenario} ${seed}: ${what}`) : 0);
  let fights = 0;
  let read = 0;
  let tries = 0;
  let runs = 0;
  for (let n = 0; n < most; n++) {
    const asked = game.machine.asked(game.pos);
    if (asked.length === 0) break;
    const all = game.machine.options(game.pos, asked[0]!);
    const { pub } = game;
    const warlike = all.filter(option => WARLIKE.includes(option.do as string));
    const attacks = warlike.filter(option => option.do === 'goTo' && enemyHolds(pub, pub.march!.side, option.with as number));
    const best = attacks.length > 0 ? attacks : warlike;
    const from = best.length > 0 && pick(4) > 0 ? best : all;
    // The whole force rather than a part of it.
    const whole = from.filter(option => option.do === 'take' || option.do === 'board');
    const chosen =
      whole.length > 0 ? whole.reduce((a, b) => (sizeOf(b.with) > sizeOf(a.with) ? b : a)) : from[pick(from.length)]!;
    game.machine.apply(game.pos, chosen as never);
    for (; read < game.log.length; read++) {
      const { kind, about } = game.log[read]! as { kind: string; about: Record<string, never> };
      if (kind === 'setOut') [tries, runs] = [0, 0];
      if (kind === 'fight') {
        fights++;
        const { attacker, space, sp } = about as unknown as { attacker: 0 | 1; space: number; sp: [number, number] };
        say(sp[0] === 0, `7.1-a nobody attacks ${idOf(space)}`);
        const empty = sp[1] === 0 && pub.battle !== null && pub.battle.space === space && fortAt(pub, space) !== foe(attacker);
        say(empty, `7.1-a a battle with nobody in ${idOf(space)}`);
      }
      if (kind === 'interception' || kind === 'summoned') {
        say(++tries > 1, '5.8.2-a a second interception in a move');
      }
      if (kind === 'guns') {
        say(++runs > 1, '6.3.1-a guns run twice in a voyage');
      }
      if (kind === 'entered') say((about as unknown as { points: number }).points < -2, '5.1.3-a more points than there are');
      if (kind === 'fellBack') {
        const { side, to } = about as unknown as { side: 0 | 1; to: number };
        say(fortAt(pub, to) === foe(side), `7.6.1-g into an enemy fort at ${idOf(to)}`);
      }
    }
    const { march, battle } = pub;
    if (battle === null && march !== null && game.place() === 'march.order') {
      const other = foe(march.side);
      say(
        spAt(pub, other, march.at) > 0 || pub.fort[march.at] === other,
        `5.1.1-b under way among the enemy in ${idOf(march.at)}`,
      );
      say(march.army >= 0 && marchSp(pub) === 0, '5.2.1-b an army under way without SP');
      say(march.met, '5.8.1-c met by nobody any more');
    }
    if (game.place() === 'round.card') {
      say(march !== null || battle !== null, '3.3.2-a a move is left over from the last round');
      for (const [space, owner] of pub.fort.entries())
        say(owner !== NOBODY && spAt(pub, foe(owner as 0 | 1), space) > 0, `5.7.2-c an enemy fort under SP in ${idOf(space)}`);
    }
    for (const side of [USA, CSA] as const) say(pub.will[side]! < 0 || pub.will[side]! > 199, '12-a will beyond its track');
  }
  expect(found.slice(0, 5)).toEqual([]);
  return fights;
};

test.each([['1861'], ['1862'], ['1863'], ['1864']] as const)(
  '3.3.2-a, 5.1.1-b, 5.7.2-c, 5.8.1-c, 5.8.2-a, 6.3.1-a, 7.1-a, 7.6.1-g every battle is fought with somebody, every move is met once: %s',
  scenario => {
    let fights = 0;
    for (let seed = 1; seed <= 6; seed++) fights += play(scenario, seed, 1200);
    // The games are warlike enough to try it.
    expect(fights).toBeGreaterThan(4);
  },
);
