/** A game between two bots that follow their doctrine, recorded. The same seed gives the same game. */
import { type Mind, seatAt, sit } from '@cuartel/bots';
import { type AnyGame, type GameRecord, keyFromSeed, machineOf, open, readBy, step } from '@cuartel/engine';

/** The level that plays: the second of each mind, which follows the doctrine without error and searches nothing. */
const LEVEL = 1;
const MOST = 50_000;

export const recordGame = (game: AnyGame, mind: Mind, scenario: string, seed: string): GameRecord => {
  const machine = machineOf(game);
  const match = open(game, { scenario, options: [] }, keyFromSeed(seed));
  match.kept.clear();
  const level = mind.levels[LEVEL] ?? mind.levels[0]!;
  const players = game.sides.map(side => ({ side, bot: sit(mind, level, `${seed}|${side}`) }));
  let read = 0;
  for (let [side] = machine.asked(match.position); side !== undefined; [side] = machine.asked(match.position)) {
    const number = match.record.actions.length;
    if (number === MOST) throw new Error(`no end after ${MOST} actions (${game.slug}, ${seed})`);
    const facts = match.journal.slice(read);
    read = match.journal.length;
    for (const one of players) one.bot.read(facts.map(fact => readBy(fact, one.side)).filter(told => told !== null));
    const { bot } = players.find(one => one.side === side)!;
    step(match, bot.decide(seatAt(game, match.position, side, bot.memory(), bot.plan()), number).option);
  }
  return match.record;
};
