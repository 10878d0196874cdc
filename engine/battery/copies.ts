/** JSON round trips and clones are the same position, share nothing, and play on alike. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { type Position, positionOf } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { machineOf } from '../play/record.ts';
import { truthOf } from '../state/hash.ts';
import { canonical, parts } from '../state/plain.ts';
import { insist, insistSame } from './failure.ts';

export const throughJson = (pos: Position<AnyTypes>): Position<AnyTypes> => {
  const { pub, own, dark, stack } = JSON.parse(JSON.stringify(truthOf(pos)));
  return positionOf({ pub, own, dark, log: null } as Position<AnyTypes>['table'], stack);
};

export const checkCopies = (game: AnyGame, pos: Position<AnyTypes>, action: Option): void => {
  const machine = machineOf(game);
  const before = canonical(truthOf(pos));
  const copy = throughJson(pos);
  const twin = machine.clone(pos);
  insistSame('json', 'a JSON copy differs', canonical(truthOf(copy)), before);
  insistSame('clone', 'a clone differs', canonical(truthOf(twin)), before);
  const ours = parts(truthOf(pos));
  ours.delete(pos.table.dark.chance.key);
  for (const part of parts(truthOf(twin)))
    insist('clone', !ours.has(part), () => `a clone shares ${JSON.stringify(part).slice(0, 80)} with its original`);
  machine.apply(copy, action as never);
  machine.apply(twin, action as never);
  insistSame('clone', 'the original changed when its clone was played', canonical(truthOf(pos)), before);
  insistSame('json', 'a JSON copy plays on differently', canonical(truthOf(copy)), canonical(truthOf(twin)));
};
