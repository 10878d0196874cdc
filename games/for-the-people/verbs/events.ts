/** What single events do to the table. */
import { die } from '@cuartel/engine';
import { type Army, armySide, ELITES_OF } from '../data/armies.ts';
import type { General } from '../data/generals.ts';
import { portUnder } from '../data/ports.ts';
import { CSA, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { AMPHIBIOUS_MOST, BLOCKADE_CAPPED, BLOCKADE_MOST, formationSize } from '../data/tables.ts';
import { cavalryAt, generalsAt } from '../queries/pieces.ts';
import type { Table } from '../state/table.ts';
import { arrive } from './command.ts';
import { mark } from './control.ts';
import { disbandBrigade, removeGeneral } from './losses.ts';
import { tell } from './pen.ts';

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** 10.5.3-a, 4.4.2-c, 15-b */
export const changeBlockade = (t: Table, by: number): void => {
  const { pub } = t;
  pub.blockade = within(pub.blockade + by, pub.intervention ? BLOCKADE_CAPPED : BLOCKADE_MOST);
  if (by > 0) pub.raisedBlockade = true;
  tell(t, '10.5.3-a', 'blockade', { value: pub.blockade });
};
/** 10.5.3-a Card 116 must beat the modifier with a die first. */
export const changeAmphibious = (t: Table, by: number, beaten: boolean): void => {
  const { pub } = t;
  if (beaten) {
    const rolled = die(t);
    tell(t, '10.5.3-a', 'beaten', { die: rolled, modifier: pub.amphibious });
    if (rolled <= pub.amphibious) return;
  }
  pub.amphibious = within(pub.amphibious + by, AMPHIBIOUS_MOST);
  tell(t, '10.5.3-a', 'amphibious', { value: pub.amphibious });
};

/** 4.4.1-a, 12.9-a, 12.9-b The two changes of will are steps of the card of their own, in that order. */
export const emancipate = (t: Table): void => {
  t.pub.emancipation = true;
  tell(t, '4.4.1-a', 'flag', { what: 'emancipation' });
};
/** 4.4.2-c The blockade never again exceeds 4. */
export const intervene = (t: Table): void => {
  t.pub.intervention = true;
  t.pub.blockade = Math.min(t.pub.blockade, BLOCKADE_CAPPED);
  tell(t, '4.4.2-c', 'flag', { what: 'intervention' });
};
/** 10.5.2-b */
export const openStMarks = (t: Table): void => {
  t.pub.clandestine = true;
  tell(t, '10.5.2-b', 'flag', { what: 'port' });
};
/** 8.4.2-a */
export const devastateValley = (t: Table): void => {
  t.pub.devastated = true;
  tell(t, '8.4.2-a', 'flag', { what: 'valley' });
};
/** 4.2.6-a The card lies ready since it was played. */
export const compel = (t: Table): void => tell(t, '4.2.6-a', 'flag', { what: 'compelled' });

/** 4.5.2-d By rail, without generals. */
export const gatherSp = (t: Table, side: Side, spaces: readonly Space[], to: Space): void => {
  for (const from of new Set(spaces)) {
    const count = spaces.filter(space => space === from).length;
    t.pub.infantry[side][from]! -= count;
    t.pub.infantry[side][to]! += count;
    tell(t, '4.5.1-a', 'journey', { side, from, to, count });
  }
};
/** 5.6.4-a A brigade's SP goes to the turn track (5.5.4-a), its general out of the game. */
export const dismissGeneral = (t: Table, general: General): void => {
  if (t.pub.brigade[general]! > 0) disbandBrigade(t, '5.6.4-a', general);
  removeGeneral(t, '5.6.4-a', general);
};
/** 6.8.2-b One SP crosses from the port, and a Confederate marker goes on the fort. */
export const retakeFort = (t: Table, fort: Space): void => {
  const port = portUnder[fort]!;
  t.pub.infantry[CSA][port]!--;
  t.pub.infantry[CSA][fort]!++;
  tell(t, '6.8.2-b', 'journey', { side: CSA, from: port, to: fort, count: 1 });
  mark(t, '6.8.2-b', CSA, fort);
};
/** Card 122: the army with what belongs to it, set down elsewhere. */
export const relocate = (t: Table, army: Army, to: Space): void => {
  const { pub } = t;
  const side = armySide[army]!;
  const from = pub.army[army]!;
  const infantry = Math.min(pub.infantry[side][from]!, formationSize[0]! - cavalryAt(pub, side, from));
  pub.infantry[side][from]! -= infantry;
  pub.infantry[side][to]! += infantry;
  const generals = generalsAt(pub, side, from);
  for (const general of generals) pub.general[general] = to;
  arrive(t, army, generals, to);
  tell(t, '4.2.1-a', 'relocated', { army, to });
};
/** 7.5.1-a */
export const giveElite = (t: Table, side: Side, army: Army): void => {
  const elite = ELITES_OF[side]!.find(unit => t.pub.elite[unit] === -1)!;
  t.pub.elite[elite] = army;
  tell(t, '7.5.1-a', 'eliteGiven', { army, elite });
};

/** 4.2.5-a, 4.3.1-c An interrupt stops the move it interrupts. */
export const cancelMove = (t: Table): void => {
  const march = t.pub.march!;
  march.cancelled = true;
  tell(t, '4.2.5-a', 'cancelled', { side: march.side, at: march.at });
};
/** Card 7. */
export const slow = (t: Table, points: number): void => {
  const march = t.pub.march!;
  march.points = Math.min(march.points, points);
  march.rail = false;
  // 4.5.2-c An activation that is changed need not attack.
  march.mustAttack = false;
  tell(t, '4.2.5-a', 'slowed', { side: march.side, points });
};
/** 4.2.5-d What a card adds to its player's die; the attacker comes first. */
export const helpInBattle = (t: Table, side: Side, by: number): void => {
  const { battle } = t.pub;
  battle!.cards[battle!.attacker === side ? 0 : 1] += by;
};
/** 7.5.2-a The enemy's army has lost sight of its cavalry. */
export const detachCavalry = (t: Table, side: Side): void => {
  const { battle } = t.pub;
  battle!.detached[battle!.attacker === side ? 1 : 0] = true;
};
export const bringSiegeGuns = (t: Table): void => {
  t.pub.battle!.siegeGuns = true;
};
