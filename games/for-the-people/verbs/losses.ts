/** SP, generals and armies that leave the map. Who commands afterwards is settled elsewhere (section `settling`). */
import { ARMIES_OF, type Army, armySide, ELITES_OF } from '../data/armies.ts';
import { type General, generalSide, SHERIDAN, substitute, VAN_DORN } from '../data/generals.ts';
import { SUBSTITUTES } from '../data/options.ts';
import { BOTH, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY_LOST, CAVALRY_RETURN, RETURN } from '../data/tables.ts';
import { generalsAt, lossAt, marchSp, spAt } from '../queries/pieces.ts';
import { GONE, type Table, WAITING } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './pen.ts';
import { loseQueueOf } from './queue.ts';
import { changeWill } from './will.ts';

/** Infantry SP of a space, or of the force under way (space -1). */
export const loseInfantry = (t: Table, rule: RuleId, side: Side, space: Space | -1, count: number): void => {
  if (count === 0) return;
  if (space < 0) t.pub.march!.infantry -= count;
  else t.pub.infantry[side][space]! -= count;
  tell(t, rule, 'lostSp', { side, space: lossAt({ space }, t.pub), count });
};
export const placeInfantry = (t: Table, rule: RuleId, side: Side, space: Space, count: number): void => {
  t.pub.infantry[side][space]! += count;
  tell(t, rule, 'placedSp', { side, space, count });
};

/** He is no longer on the map, nor with the force under way, and commands nobody. */
const leaveMap = (t: Table, general: General): void => {
  const { pub } = t;
  pub.brigade[general] = 0;
  loseQueueOf(t, general);
  if (pub.march !== null) pub.march.generals = pub.march.generals.filter(other => other !== general);
  for (const army of ARMIES_OF[generalSide[general]!]!) if (pub.commander[army] === general) pub.commander[army] = -1;
};
/** To the turn track, to come back `turns` later. */
const wait = (t: Table, rule: RuleId, general: General, turns: number): void => {
  leaveMap(t, general);
  t.pub.general[general] = WAITING;
  t.pub.due[general] = t.pub.turn + turns;
  // 5.6.7.D-a He comes back as his counter shows him and may be set on foot again.
  if (general === SHERIDAN) t.pub.rides[general] = true;
  tell(t, rule, 'toTrack', { general, turn: t.pub.due[general]! });
};
/** 5.2.1-c, 5.3.4-c, 5.7.4-a, 7.3.5-a Until next turn; 5.5.4-b cavalry generals by their side's time. A brigade's SP is the caller's affair. */
export const toTrack = (t: Table, rule: RuleId, general: General): void =>
  wait(t, rule, general, t.pub.rides[general] ? CAVALRY_RETURN[generalSide[general]!]! : RETURN);
/** 5.6.4-a, 7.7-b Out of the game. */
export const removeGeneral = (t: Table, rule: RuleId, general: General): void => {
  leaveMap(t, general);
  t.pub.general[general] = GONE;
  tell(t, rule, 'generalGone', { general });
};
/** 5.5.4-b An SP of a brigade is lost for good; with the last one its general goes to the turn track. */
export const loseBrigade = (t: Table, rule: RuleId, general: General): void => {
  const { pub } = t;
  const side = generalSide[general]!;
  tell(t, rule, 'lostSp', { side, space: lossAt({ space: Math.max(-1, pub.general[general]!) }, pub), count: 1 });
  if (--pub.brigade[general]! === 0) toTrack(t, '5.5.4-b', general);
};
/** 5.5.4-c The SP of a brigade whose general has fallen pays for a loss of the battle: it does not come back. */
export const spendFallen = (t: Table, general: General): void => {
  const side = generalSide[general]!;
  t.pub.spDue[side]--;
  tell(t, '5.5.4-c', 'lostSp', { side, space: t.pub.battle!.space, count: 1 });
};
/** 5.2.4-b, 5.5.4-a A brigade leaves the map without being beaten: one SP, or what it has, waits for the next turn, its general his time. */
export const disbandBrigade = (t: Table, rule: RuleId, general: General): void => {
  t.pub.spDue[generalSide[general]!]! += t.pub.brigade[general]!;
  toTrack(t, rule, general);
};
/** 5.5.4-a, 5.5.6-a, 5.6.7.B-a A cavalry general is killed: he comes back, or his substitute does; Van Dorn never. */
const killRider = (t: Table, rule: RuleId, general: General): void => {
  const { pub } = t;
  const side = generalSide[general]!;
  const instead = (pub.options & SUBSTITUTES) === 0 ? -1 : substitute[general]!;
  pub.spDue[side] += pub.brigade[general]!;
  if (general === VAN_DORN) removeGeneral(t, '5.6.7.B-a', general);
  else if (instead < 0) wait(t, rule, general, CAVALRY_RETURN[side]);
  else {
    removeGeneral(t, '5.5.6-a', general);
    pub.due[instead] = pub.turn + CAVALRY_RETURN[side];
    tell(t, '5.5.6-a', 'toTrack', { general: instead, turn: pub.due[instead]! });
  }
};
/** 7.7-b A general is killed: out of the game, unless he rides. 5.6.7.D-a Sheridan comes back in either shape. */
export const killGeneral = (t: Table, rule: RuleId, general: General): void => {
  if (t.pub.rides[general]) killRider(t, rule, general);
  else if (general === SHERIDAN) wait(t, '5.6.7.D-a', general, RETURN);
  else removeGeneral(t, rule, general);
};
/** Card 4 Wounded: he and the SP of his brigade are away until next turn. */
export const woundGeneral = (t: Table, rule: RuleId, general: General): void => {
  t.pub.spDue[generalSide[general]!] += t.pub.brigade[general]!;
  wait(t, rule, general, RETURN);
};

/** 5.2.1-b, 7.3.5-a, 7.5.1-b An army marker leaves the map with its elite units; it may be used again next turn. */
export const takeOffArmy = (t: Table, rule: RuleId, army: Army): void => {
  const { pub } = t;
  const side = armySide[army]!;
  pub.army[army] = -1;
  pub.commander[army] = -1;
  pub.generic[army] = false;
  pub.armyDue[army] = pub.turn + 1;
  for (const elite of ELITES_OF[side]!) if (pub.elite[elite] === army) pub.elite[elite] = -1;
  if (pub.march?.army === army) pub.march.army = -1;
  tell(t, rule, 'armyGone', { army });
  changeWill(t, '12.7-a', side, ARMY_LOST[side], 'army', army);
};
/** 5.2.1-b, 5.2.1-c, 12.7-a Every army without SP is eliminated, and its generals go to the turn track. */
export const dissolveArmies = (t: Table, rule: RuleId = '5.2.1-b'): void => {
  const { pub } = t;
  for (const side of BOTH)
    for (const army of ARMIES_OF[side]!) {
      const marching = pub.march?.army === army;
      if (marching ? marchSp(pub) > 0 : pub.army[army]! < 0 || spAt(pub, side, pub.army[army]!) > 0) continue;
      const generals = marching ? [...pub.march!.generals] : generalsAt(pub, side, pub.army[army]!);
      takeOffArmy(t, rule, army);
      for (const general of generals) toTrack(t, '5.2.1-c', general);
    }
};
