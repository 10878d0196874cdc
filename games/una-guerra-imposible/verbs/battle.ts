/** 17. The battlefield: lines, artillery points, morale. */
import { blockArm, TRAIN } from '../data/blocks.ts';
import { BAGGAGE, DEMORALISED, FRONT_LINE, RESERVE, SPENT } from '../data/posts.ts';
import { CARLIST, LIBERAL, nameOf, numberOf, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Token } from '../data/units.ts';
import { artilleryPoints, type MoraleTerm, moraleNumber, passes } from '../queries/battle.ts';
import { markerMorale, moraleChange } from '../queries/tactics.ts';
import { tokensAt } from '../queries/units.ts';
import type { Battle, Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { CombatFacts } from '../types/combat.ts';
import { roll } from './combat.ts';
import { mix } from './mix.ts';
import { tell } from './pen.ts';
import { blockOf, mark, reveal, sideOf, standUp, unmark } from './units.ts';

export const battleOf = (t: Table): Battle => t.pub.battle!;

export const beginBattle = (t: Table, space: Space): void => {
  t.pub.battle = {
    space,
    attacker: numberOf(t.pub.active),
    round: 0,
    fresh: [0, 0],
    spent: [0, 0],
    passed: [false, false],
    river: false,
    wall: -1,
    ways: [[], []],
  };
  tell(t, '17-a', 'battle', { space, attacker: t.pub.active });
};
/** 17.1-b, 17.1-c, 17.1-e The front line is laid open, the reserve stays hidden, trains stand in their box. */
export const deploy = (t: Table, side: Side, space: Space, front: readonly Token[]): void => {
  for (const token of tokensAt(t.pub, side, space)) {
    const train = blockArm[blockOf(t, token)] === TRAIN;
    t.pub.line[token] = train ? BAGGAGE : front.includes(token) ? FRONT_LINE : RESERVE;
  }
  for (const token of front) reveal(t, '17.1-c', token);
};
/** 17.1-d, 17.6-b, 17.7-l All artillery points of both sides are fresh. */
export const readyGuns = (t: Table): void => {
  const battle = battleOf(t);
  for (const side of [LIBERAL, CARLIST] as const) {
    battle.fresh[side] = artilleryPoints(t.pub, side, battle.space);
    battle.spent[side] = 0;
  }
  if (battle.fresh[LIBERAL] + battle.fresh[CARLIST] > 0)
    tell(t, '17.1-d', 'guns', { space: battle.space, liberal: battle.fresh[LIBERAL], carlist: battle.fresh[CARLIST] });
};
/** 17.6-a, 17.6-c Points used with an activation, the only time they are. */
export const useGuns = (t: Table, side: Side, support: boolean, counterBattery: number): void => {
  const battle = battleOf(t);
  const used = counterBattery + (support ? 1 : 0);
  const enemy = (1 - side) as Side;
  battle.fresh[side] -= used;
  battle.spent[side] += used;
  battle.fresh[enemy] -= counterBattery;
  battle.spent[enemy] += counterBattery;
  if (counterBattery > 0) tell(t, '17.6-a', 'counterBattery', { side: nameOf(side), n: counterBattery });
};
export const spend = (t: Table, token: Token): void => mark(t, token, SPENT);

/** 5.4-c A morale test; cards and the Chapelgorris count. Gives whether it was passed. */
export const testMorale = (
  t: Table,
  rule: RuleId,
  token: Token,
  terms: readonly MoraleTerm[],
  test: 'charge' | 'hits' | 'other',
  named: boolean,
): boolean => {
  const side = sideOf(token);
  const block = blockOf(t, token);
  const card = moraleChange(t.pub, numberOf(side), block, test, named);
  if (card.passes) {
    tell(t, rule, 'steady', { side, block });
    return true;
  }
  const marker = markerMorale(t.pub, token);
  const number = moraleNumber(block, terms, card.n + marker);
  const dice = roll(t, 2);
  const passed = passes(dice[0]! + dice[1]!, number);
  const told: CombatFacts['morale']['terms'] = terms.map(({ rule, of, value }) => ({ rule, of, value }));
  if (card.n !== 0) told.push({ rule: '17.5-d', of: 'card', value: card.n });
  if (marker !== 0) told.push({ rule: '6-a', of: 'marker', value: marker });
  tell(t, rule, 'morale', { side, block, dice, number, terms: told, passed });
  return passed;
};
/** 17.5-a To the box of the demoralised, where everybody sees it. */
export const demoralise = (t: Table, token: Token): void => {
  t.pub.line[token] = DEMORALISED;
  unmark(t, token, SPENT);
  tell(t, '17.5-a', 'demoralised', { side: sideOf(token), block: blockOf(t, token) });
};
/** 17.7-i Into the reserve, upright again, and lost among those who are there. */
export const toReserve = (t: Table, tokens: readonly Token[]): void => {
  for (const token of tokens) {
    t.pub.line[token] = RESERVE;
    unmark(t, token, SPENT);
    standUp(t, token);
  }
  if (tokens.length > 0) mix(t, sideOf(tokens[0]!), t.pub.at[tokens[0]!]!);
};
/** 17.7-i Into the front line, laid open. */
export const toFront = (t: Table, tokens: readonly Token[]): void => {
  for (const token of tokens) {
    t.pub.line[token] = FRONT_LINE;
    reveal(t, '17.7-i', token);
  }
};
