/** Faults planted in a game, for the battery to catch. */
import type { AnyGame } from '../game.ts';

/** A book of rules with its types laid aside: a fault is planted where they would not let it be. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Loose = Record<string, any>;

/** The same game with something spoiled, in a copy of its book: nothing else is. */
export const spoiled = (game: AnyGame, how: (game: Loose) => void): AnyGame => {
  const { sections, moments, interrupts } = game.book;
  const copied = Object.fromEntries(Object.entries(sections).map(([name, s]) => [name, { ...s, steps: { ...s.steps } }]));
  const spoilt: Loose = { ...game, book: { sections: copied, moments: { ...moments }, interrupts } };
  how(spoilt);
  return spoilt as AnyGame;
};
export const stepsOf = (game: Loose, section: string): Loose => game['book'].sections[section].steps;
/** `plant` happens just before a step does. */
export const before = (game: Loose, section: string, step: string, plant: (t: Loose, my: Loose) => void): void => {
  const honest = stepsOf(game, section)[step];
  stepsOf(game, section)[step] = {
    ...honest,
    run: (t: Loose, my: Loose, ...rest: unknown[]) => {
      plant(t, my);
      return honest.run(t, my, ...rest);
    },
  };
};
type ChoicePath = readonly [section: string, step: string, deed: string];
/** Another choice in the place of one of the book. */
export const replaceChoice = (game: Loose, [section, step, deed]: ChoicePath, by: (choice: Loose) => Loose): void => {
  const honest = stepsOf(game, section)[step];
  stepsOf(game, section)[step] = { ...honest, choices: { ...honest.choices, [deed]: by(honest.choices[deed]) } };
};
/** `plant` happens just before a choice is carried out. `who`: the side where several choose at once, else the section's locals. */
export const beforeChoice = <Who, What>(
  game: Loose,
  path: ChoicePath,
  plant: (t: Loose, who: Who, what: What, mine: Loose) => void,
): void =>
  replaceChoice(game, path, choice => ({
    ...choice,
    do: (t: Loose, who: Who, what: What, ...rest: unknown[]) => {
      plant(t, who, what, rest.at(-1) as Loose);
      return choice['do'](t, who, what, ...rest);
    },
  }));
