/** What is fixed when a phase or a turn begins. */
import { SIDES, type SideName } from '../data/sides.ts';
import { controlNow } from '../queries/control.ts';
import { besiegedGroups } from '../queries/supply.ts';
import type { Table } from '../state/table.ts';
import { reshuffleBoth } from './mix.ts';
import { tell } from './pen.ts';

/** 8.0-a, 8.2-b Control is fixed for the phase. */
export const fixControl = ({ pub }: Table): void => {
  pub.control = controlNow(pub);
};
/** 11.8-e Who is besieged is fixed for the phase. */
export const fixSieges = ({ pub }: Table): void => {
  pub.besieged = [besiegedGroups(pub, 0).flat(), besiegedGroups(pub, 1).flat()];
};
/** 4.4-a, 5.3-a A new Campaign Turn: nobody has moved, nothing has been attacked. */
export const beginTurn = (t: Table, side: SideName): void => {
  const { pub, own } = t;
  pub.turn++;
  pub.active = side;
  pub.attacked = [];
  pub.command = [];
  pub.strategic = 0;
  pub.besieged = [[], []];
  for (const each of SIDES) {
    own[each].done.fill(0);
    own[each].part.fill(0);
    own[each].landed = [];
    own[each].ports = [];
  }
  reshuffleBoth(t);
  fixControl(t);
  tell(t, '4.4-a', 'turn', { side, turn: pub.turn });
};
