/** Bots at the terminal: every level of the game's mind can take a seat, and the strongest gives advice. */
import { answer, answerAtOnce, type Level, memoryOf, opens, type Reasoned, seatAt } from '@cuartel/bots';
import { type AnyGame, journalFor, type Match, machineOf, type Option } from '@cuartel/engine';
import { mindFor } from '../ladder/minds.ts';

/** From the gentlest to the strongest; none where no bot knows the game. */
export const levelsOf = async ({ slug }: AnyGame): Promise<readonly Level[]> => (await mindFor(slug))?.levels ?? [];

/** What a bot of this level does in this seat. It depends on the game and how far it has come, so that a resumed one goes on alike. */
export const thinkFor = async (match: Match, side: string, level: string, plan: string | null): Promise<Reasoned> => {
  const { game, position, record } = match;
  await mindFor(game.slug);
  const job = {
    game: game.slug,
    level,
    seat: seatAt(game, position, side, memoryOf(game.slug, journalFor(match, side)), plan),
    seed: `${record.key}|${record.actions.length}`,
    opening: opens(match, side, plan),
  };
  try {
    return answer(job);
  } catch {
    return answerAtOnce(job); // one that breaks plays by the manual
  }
};
/** The bot's choice as the rules offer it. */
export const offered = ({ game, position }: Match, side: string, { choice }: Reasoned): Option =>
  machineOf(game).allows(position, side, choice.option.do, choice.option.with) ??
  (machineOf(game).options(position, side)[0] as Option);
