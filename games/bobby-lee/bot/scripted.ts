/** THE SCRIPTED PLAYER: the doctrine's first choice. For self-play, the fuzzer and hints. */
import type { Option } from '@cuartel/engine';
import type { Asked } from './asked.ts';
import { doctrine } from './doctrine.ts';
import { BRIGADIER, type Temper } from './temper.ts';

export const scripted = (asked: Asked, temper: Temper = BRIGADIER): Option => {
  const weights = doctrine(asked, temper);
  let best = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[best]!) best = i;
  return asked.options[best]!;
};
