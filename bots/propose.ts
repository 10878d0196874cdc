/** What a mind adds to the options it is shown: lists of its own making, if the rules allow them, instead of those written out. */
import { type AnyTypes, machineOf, type Option, type Position, same } from '@cuartel/engine';
import type { Asked, Mind } from './mind.ts';

export const withProposals = (mind: Mind, position: Position<AnyTypes>, asked: Asked, wide: boolean, school?: string): Asked => {
  const proposed = mind.propose?.(asked, wide, school) ?? [];
  if (proposed.length === 0) return asked;
  const machine = machineOf(mind.game);
  const legal: Option[] = [];
  for (const { do: deed, with: what } of proposed) {
    const option = machine.allows(position, asked.view.me, deed, what);
    if (option !== null && !legal.some(other => other.do === deed && same(other.with, option.with))) legal.push(option);
  }
  const others = asked.options.filter(({ do: deed }) => !legal.some(own => own.do === deed));
  return { ...asked, options: [...legal, ...others] };
};
