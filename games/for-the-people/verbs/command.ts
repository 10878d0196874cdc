/** 5.2, 5.6 Who commands: armies that arrive, meet, are raised, change hands. */
import { distancesFrom, ofKinds } from '@cuartel/engine/kit/index.ts';
import { type Army, armySide } from '../data/armies.ts';
import { type General, MCCLELLAN } from '../data/generals.ts';
import { LAND, MAP } from '../data/map.ts';
import { ABILITIES } from '../data/options.ts';
import { type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { MCCLELLAN_COMMANDS, PASSED_OVER } from '../data/tables.ts';
import { creationPassesOver, influenceOf, passedOver, reliefPrice } from '../queries/command.ts';
import { armyAt, generalsAt } from '../queries/pieces.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Fate } from '../types/operations.ts';
import { disbandBrigade, removeGeneral, takeOffArmy, toTrack } from './losses.ts';
import { tell } from './pen.ts';
import { changeWill } from './will.ts';

/** 5.2.4-a An army's marker comes to a space; where another stands, who came with which is remembered. */
export const arrive = (t: Table, army: Army, generals: readonly General[], space: Space): void => {
  const { pub } = t;
  if (armyAt(pub, armySide[army]!, space) >= 0) pub.arriving = { army, generals: [...generals] };
  pub.army[army] = space;
};
/** 5.6.7.A-a McClellan's first army near the capital pleases the North. */
const NEAR_CAPITAL = 4;
const cheerMcClellan = (t: Table, army: Army, general: General): void => {
  const { pub } = t;
  if (general !== MCCLELLAN || pub.mcclellan || (pub.options & ABILITIES) === 0 || pub.capital[USA]! < 0) return;
  const space = pub.army[army]! >= 0 ? pub.army[army]! : (pub.march?.at ?? -1);
  const far = distancesFrom(MAP, [pub.capital[USA]!], ofKinds(MAP, LAND))[space] ?? -1;
  if (far < 0 || far > NEAR_CAPITAL) return;
  pub.mcclellan = true;
  changeWill(t, '5.6.7.A-a', USA, MCCLELLAN_COMMANDS, 'mcclellan', general);
};
/** 5.2.8-a, 5.2.2-a He commands the army. Whoever pays has paid. */
export const takeCommand = (t: Table, rule: RuleId, army: Army, general: General): void => {
  t.pub.commander[army] = general;
  t.pub.generic[army] = false;
  tell(t, rule, 'commands', { army, general });
  cheerMcClellan(t, army, general);
};
/** 5.2.2-b Somebody of more influence is passed over. */
export const payForCommand = (t: Table, side: Side, space: Space, general: General): void => {
  if (creationPassesOver(t.pub, side, space, general)) changeWill(t, '5.2.2-b', side, PASSED_OVER, 'creation', general);
};
/** 5.2.8-a Nobody is left: the marker is turned over. */
export const turnOver = (t: Table, army: Army): void => {
  t.pub.generic[army] = true;
  tell(t, '5.2.8-a', 'generic', { army });
};
/** 5.2.1-a, 5.2.2-a, 5.2.2-b A new army. */
export const createArmy = (t: Table, army: Army, space: Space, commander: General): void => {
  const side = armySide[army]!;
  t.pub.army[army] = space;
  tell(t, '5.2.1-a', 'created', { side, army, space, commander });
  payForCommand(t, side, space, commander);
  takeCommand(t, '5.2.2-a', army, commander);
};
/** 5.2.4-a, 5.2.4-b One of two armies in a space is given up; its infantry stays. */
export const giveUpArmy = (t: Table, army: Army, space: Space): void => {
  const { pub } = t;
  const side = armySide[army]!;
  const came = pub.arriving?.generals ?? [];
  const mine = pub.arriving?.army === army ? came : generalsAt(pub, side, space).filter(general => !came.includes(general));
  const commander = pub.commander[army]!;
  const price = commander < 0 ? 0 : influenceOf(pub, commander);
  takeOffArmy(t, '5.2.4-a', army);
  tell(t, '5.2.4-a', 'merged', { army, into: armyAt(pub, side, space), space });
  for (const general of mine) {
    if (pub.general[general] !== space) continue;
    if (pub.brigade[general]! > 0) disbandBrigade(t, '5.2.4-b', general);
    else toTrack(t, '5.2.4-a', general);
  }
  if (price > 0) changeWill(t, '5.2.4-a', side, -price, 'merged', army);
  pub.arriving = null;
};

/** 5.6.1-b, 5.6.1-c, 5.6.1-d, 5.6.4-a The price of a relief: the man's influence, unless a card pays, and those passed over. */
export const payForRelief = (t: Table, army: Army, successor: General, influenceToo: boolean): void => {
  const side = armySide[army]!;
  const relieved = t.pub.commander[army]!;
  const over = passedOver(t.pub, army, successor, relieved).length;
  if (influenceToo) changeWill(t, '5.6.1-b', side, -reliefPrice(t.pub, army), 'relief', relieved);
  if (over > 0) changeWill(t, '5.6.1-c', side, over * PASSED_OVER, 'passedOver', successor);
};
/** 5.6.3-a, 5.6.4-a What becomes of him; 5.6.2-a a reassigned man takes his new army himself. */
export const dismiss = (t: Table, general: General, fate: Fate): void => {
  if (fate === 'demote') toTrack(t, '5.6.3-a', general);
  else if (fate === 'remove') removeGeneral(t, '5.6.4-a', general);
};
