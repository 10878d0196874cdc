/** SIX SPACES. Begin here: the sequence of play in the rulebook's order. */
import type { Rulebook } from '@cuartel/engine';
import { effects } from '../cards/events.ts';
import type { Six } from '../types.ts';
import { game, home, sudden } from './1-sequence.ts';
import { action } from './2-actions.ts';
import { march } from './3-march.ts';
import { entering, interception, jam } from './4-interception.ts';
import { avoidance } from './5-avoidance.ts';
import { battle } from './6-battle.ts';
import { column } from './8-columns.ts';
import { levy, tribute } from './8-events.ts';
import { losses } from './8-losses.ts';

export const book: Rulebook<Six> = {
  sections: { game, action, march, interception, avoidance, battle, home, effects, levy, tribute, column, losses },
  moments: { entering, interception: jam },
  interrupts: [sudden],
};
