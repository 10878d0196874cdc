/** Who plays the sides that no person holds: one that chooses at random among what is offered to it. */
import { type Match, machineOf, type Option } from '@cuartel/engine';

export const chosenBy = ({ game, position }: Match, side: string): Option | null => {
  const options = machineOf(game).options(position, side) as readonly Option[];
  return options[Math.floor(Math.random() * options.length)] ?? null;
};
