/** A seat that a bot holds: instead of a person's id it bears the bot's level. No person's id has a colon. */
import { type Level, levelNamed, mindOf } from '@cuartel/bots';
import type { Person } from '../protocol/people.ts';

const MARK = 'bot:';

export const botOf = (level: string): string => `${MARK}${level}`;
export const isBot = (person: string): boolean => person.startsWith(MARK);

/** The levels a game's bots have; none: nobody here knows the game. */
export const levelsOf = (game: string): readonly Level[] => mindOf(game)?.levels ?? [];
export const levelOf = (game: string, person: string): Level | undefined => {
  const mind = mindOf(game);
  return mind === undefined || !isBot(person) ? undefined : levelNamed(mind, person.slice(MARK.length));
};
/** As others are told of it; a level that is no longer known keeps its word as a name. */
export const botAsPerson = (game: string, person: string): Person => {
  const word = person.slice(MARK.length);
  const name = levelOf(game, person)?.name ?? { en: word, es: word };
  return { id: person, name: name.en, guest: false, bot: { en: name.en, es: name.es } };
};
