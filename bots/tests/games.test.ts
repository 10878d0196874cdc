/** Whole games: legal, on time, repeatable, and without growing. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Fact, keyFromSeed, machineOf, readBy, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { type Decided, explain, type Limits, levelNamed, type Mind, seatAt, sit } from '../index.ts';
import { mindFor, NAMED } from './minds.ts';

interface Played {
  readonly choices: string;
  readonly slowest: number;
  readonly illegal: number;
}
/** Where the strongest level searches, if it does not in a game's first scenario. */
const SEARCHED_IN: Readonly<Record<string, string>> = { 'for-the-people': '1863' };
const play = (
  mind: Mind,
  id: string,
  seed: string,
  limits: Limits,
  most: number,
  watch?: (choice: Decided, text: string) => void,
): Played => {
  const { game } = mind;
  const machine = machineOf(game);
  const level = levelNamed(mind, id);
  if (level === undefined) throw new Error(id);
  const facts: Fact[] = [];
  const scenario = SEARCHED_IN[game.slug] ?? game.scenarios[0]!;
  const pos = startOf(game, { scenario, options: [] }, keyFromSeed(seed), facts);
  const players = new Map(game.sides.map(side => [side, sit(mind, level, `${seed}|${side}`)]));
  const choices: string[] = [];
  let [slowest, illegal] = [0, 0];
  for (let side = machine.asked(pos)[0]; side !== undefined && choices.length < most; side = machine.asked(pos)[0]) {
    for (const [me, player] of players) player.read(facts.map(fact => readBy(fact, me)).filter(told => told !== null));
    facts.length = 0;
    const player = players.get(side);
    if (player === undefined) throw new Error(side);
    const seat = seatAt(game, pos, side, player.memory(), player.plan());
    const began = performance.now();
    const choice = player.decide(seat, choices.length, limits);
    slowest = Math.max(slowest, performance.now() - began);
    watch?.(choice, explain(mind, choice, seat.view, choices.length % 2 === 0 ? 'en' : 'es'));
    const offered = machine.allows(pos, side, choice.option.do, choice.option.with);
    if (offered === null) illegal++;
    choices.push(`${choice.option.do} ${JSON.stringify(choice.option.with)}`);
    pos.table.log = facts;
    machine.apply(pos, (offered ?? machine.options(pos, side)[0]) as never);
  }
  return { choices: choices.join('\n'), slowest, illegal };
};
/** So many choices of a game are looked at. */
const MOST = 80;
const strongest = (mind: Mind): string => mind.levels.at(-1)?.id ?? '';

test.each(NAMED)('%s: limited by nodes, the same seed plays the same game, and says why', (_name, mind) => {
  const said: string[] = [];
  // Where a playout is long nothing is weighed with few nodes.
  const nodes =
    (
      { 'american-revolution': 600, 'bobby-lee': 1500, 'for-the-people': 600, 'una-guerra-imposible': 400 } as Record<
        string,
        number
      >
    )[mind.game.slug] ?? 60;
  const one = play(mind, strongest(mind), 'same', { nodes }, MOST, (_, text) => said.push(text));
  expect(play(mind, strongest(mind), 'same', { nodes }, MOST).choices).toBe(one.choices);
  expect(one.illegal).toBe(0);
  expect(said.every(text => text.length > 10)).toBe(true);
  // A level that goes by its doctrine alone has weighed nothing else.
  const searches = levelNamed(mind, strongest(mind))?.method.is !== 'doctrine';
  expect(said.some(text => /It also weighed|También sopesó/.test(text))).toBe(searches);
});
test.each(NAMED)('%s: a bot stops when its time is up', (_name, mind) => {
  // A clock that moves by itself: a hundredth of the time at each reading.
  let now = 0;
  let readings = 0;
  const clock = (): number => {
    readings++;
    return now++;
  };
  play(mind, strongest(mind), 'timed', { ms: 20, clock }, 40, choice => {
    if (choice.by === 'search') expect(readings).toBeLessThanOrEqual(24);
    readings = 0;
  });
});
test('100 games leave no more in memory than ten', () => {
  const mind = mindFor('mosbys-raiders');
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const heap = (): number => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  for (let i = 0; i < 10; i++) play(mind, 'ranger', `warm${i}`, {}, 3000);
  const before = heap();
  for (let i = 0; i < 90; i++) play(mind, 'ranger', `memory${i}`, {}, 3000);
  expect(heap() - before).toBeLessThan(60_000_000);
});
