/** 5.1 A force sets out, goes from space to space, changes on the way, and stands again. */
import { type General, generalSide } from '../data/generals.ts';
import { foe, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import { ARMY, BRIGADE, CORPS, formationPoints } from '../data/tables.ts';
import { type Activation, generalsIn, infantryIn, type Licence, type Member } from '../queries/marches.ts';
import { armyAt, brigadesAt, generalsAt, marchSp, spAt } from '../queries/pieces.ts';
import { isOwnRail, stepCost, stepForbidden, stepsBetween } from '../queries/steps.ts';
import { newMarch } from '../state/march.ts';
import { MARCHING, type March, type Table } from '../state/table.ts';
import { arrive } from './command.ts';
import { loseFort, sinkWeapons, takeCapital } from './control.ts';
import { loseBrigade, loseInfantry, takeOffArmy, toTrack } from './losses.ts';
import { tell } from './pen.ts';

/** 5.1.2-a The force is lifted off the map. */
export const setOut = (
  t: Table,
  side: Side,
  { formation, space, leader }: Activation,
  list: readonly Member[],
  licence: Licence,
): void => {
  const { pub } = t;
  const generals = [...(leader >= 0 ? [leader] : []), ...generalsIn(list)];
  const infantry = infantryIn(list);
  const army = formation === ARMY ? armyAt(pub, side, space) : -1;
  const march = newMarch(side, formation, space);
  march.army = army;
  march.leader = leader;
  march.infantry = infantry;
  march.generals = generals;
  march.rough = licence.rough;
  march.mustAttack = licence.mustAttack;
  march.toRichmond = licence.toRichmond;
  march.atRisk = licence.atRisk;
  march.regrouped = true;
  pub.march = march;
  pub.infantry[side][space]! -= infantry;
  for (const general of generals) pub.general[general] = MARCHING;
  if (army >= 0) pub.army[army] = -1;
  pub.campaign?.states?.push(stateOf[space]!);
  tell(t, '5.1.2-a', 'setOut', { side, formation, army, leader, infantry, generals, from: space });
};

/** 5.1.1-a, 5.9.1-a The points of a step. By rail alone they may fall below 0 by the bonus; the first other step closes it. */
export const payForStep = (t: Table, to: Space): void => {
  const march = t.pub.march!;
  const byRail = stepsBetween(march.at, to).some(
    step => isOwnRail(t.pub, march.side, step) && stepForbidden(t.pub, march, step) === null,
  );
  march.points -= stepCost(t.pub, march.side, to);
  march.rail &&= byRail && march.formation !== ARMY;
};

/** 5.7.4-a, 7.2.5-a Enemy generals alone in the space go to the turn track. */
const sendOffGenerals = (t: Table, space: Space): void => {
  const other = foe(t.pub.march!.side);
  if (spAt(t.pub, other, space) > 0) return;
  for (const general of generalsAt(t.pub, other, space)) toTrack(t, '5.7.4-a', general);
};
/** 5.7.2-c, 12.11-b, 11.2.2-a It stands in the space: an enemy fort counter falls, the enemy's capital flees, but not from a battle it has won. */
export const enter = (t: Table, to: Space, beaten = false): void => {
  const { pub } = t;
  const march = pub.march!;
  const other = foe(march.side);
  sendOffGenerals(t, to);
  march.from = march.at;
  march.at = to;
  march.to = -1;
  march.met = false;
  march.regrouped = false;
  tell(t, '5.1.1-d', 'entered', { side: march.side, from: march.from, to, points: march.points });
  if (marchSp(pub) === 0) return;
  if (pub.capital[other] === to && !beaten) takeCapital(t, other);
  if (pub.fort[to] === other) loseFort(t, to);
};

/** 5.7.2-a, 5.7.2-d The smaller force is eliminated without a battle; the Union has won one for Emancipation. */
export const overrun = (t: Table, space: Space): void => {
  const { pub } = t;
  const { side } = pub.march!;
  const other = foe(side);
  tell(t, '5.7.2-a', 'overrun', { side, space });
  if (side === USA) pub.victory = true;
  eliminateForce(t, space, other);
};
/** 7.6.3-a, 5.7.2-a Everything of a side in a space is gone; its generals go to the turn track. */
export const eliminateForce = (t: Table, space: Space, side: Side): void => {
  const { pub } = t;
  const army = armyAt(pub, side, space);
  loseInfantry(t, '7.6.3-a', side, space, pub.infantry[side][space]!);
  for (const general of brigadesAt(pub, side, space)) while (pub.brigade[general]! > 0) loseBrigade(t, '7.6.3-a', general);
  for (const general of generalsAt(pub, side, space)) toTrack(t, '7.3.5-a', general);
  if (army >= 0) takeOffArmy(t, '7.3.5-a', army);
};

/** 5.1.5-a, 5.1.5-b It picks up and drops. */
export const regroup = (t: Table, list: readonly Member[]): void => {
  const { pub } = t;
  const march = pub.march!;
  const generals = [...(march.leader >= 0 ? [march.leader] : []), ...generalsIn(list)];
  const left = march.generals.filter(general => !generals.includes(general));
  const joined = generals.filter(general => !march.generals.includes(general));
  const more = infantryIn(list) - march.infantry;
  pub.infantry[march.side][march.at]! -= more;
  march.infantry += more;
  for (let n = more; n < 0; n++) march.dropped.push(march.at);
  for (let n = more; n > 0; n--) {
    const known = march.dropped.indexOf(march.at);
    if (known >= 0) march.dropped.splice(known, 1);
  }
  for (const general of left) pub.general[general] = march.at;
  for (const general of joined) pub.general[general] = MARCHING;
  march.left = [...march.left.filter(general => !joined.includes(general)), ...left];
  march.generals = generals;
  march.regrouped = true;
  tell(t, '5.1.5-a', 'regrouped', { side: march.side, at: march.at, infantry: more, left, joined });
};

/** 4.3.1-b, 4.3.1-c What has moved under a campaign card stays where it is. */
const noteMoved = (t: Table, march: March): void => {
  const { campaign } = t.pub;
  if (campaign === null) return;
  for (let n = 0; n < march.infantry; n++) campaign.sp.push(march.at);
  campaign.sp.push(...march.dropped);
  campaign.generals.push(...march.generals, ...march.left);
  if (march.army >= 0) campaign.armies.push(march.army);
};
/** It stands on the map again. 6.7-c A Union SP that ends its move takes what lies in the harbour. */
export const standDown = (t: Table): void => {
  const { pub } = t;
  const march = pub.march!;
  noteMoved(t, march);
  const space = march.at;
  pub.infantry[march.side][space]! += march.infantry;
  for (const general of march.generals) pub.general[general] = space;
  if (march.army >= 0) arrive(t, march.army, march.generals, space);
  const sp = marchSp(pub);
  pub.march = null;
  tell(t, '5.1.1-d', 'halted', { side: march.side, at: space });
  if (march.side === USA && sp > 0) sinkWeapons(t, space);
};
/** 5.2.1-b, 7.6.1-g Nothing of it is left: its generals go to the turn track. */
export const vanish = (t: Table): void => {
  const { pub } = t;
  const march = pub.march!;
  noteMoved(t, march);
  if (march.army >= 0) takeOffArmy(t, '5.2.1-b', march.army);
  for (const general of [...march.generals]) toTrack(t, '7.3.5-a', general);
  pub.march = null;
};

/** 5.6.7.B-a, 5.6.7.D-a He changes for his brigade, for good. 4.2.5-a A march that a card has slowed stays slow. */
export const mount = (t: Table, general: General): void => {
  const { pub } = t;
  const march = pub.march!;
  pub.rides[general] = true;
  pub.brigade[general] = 1;
  march.infantry = 0;
  march.formation = BRIGADE;
  if (march.points === formationPoints[CORPS]) march.points = formationPoints[BRIGADE]!;
  tell(t, generalSide[general] === USA ? '5.6.7.D-a' : '5.6.7.B-a', 'mounted', { general });
};
/** 5.6.7.C-a His brigade takes in an SP. */
export const absorb = (t: Table, general: General): void => {
  const { pub } = t;
  const march = pub.march!;
  pub.brigade[general]!++;
  pub.infantry[march.side][march.at]!--;
  tell(t, '5.6.7.C-a', 'absorbed', { general });
};
