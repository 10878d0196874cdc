/** Dice of battle: shots, pursuit, assault rounds, morale, envelopment. Each tells the journal every die. */
import { die } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import { blockSide } from '../data/blocks.ts';
import type { SideName } from '../data/sides.ts';
import { firepower, hitsOn, MORALE_ROLL, marchRoll, PURSUIT_EQUAL, PURSUIT_FASTER } from '../data/tables.ts';
import { HALF_HIT, HAS_FIRED, SHAKEN, type Token } from '../data/tokens.ts';
import { standsOn, wingBeside } from '../queries/battle.ts';
import { howFires, kindOf, powerOf } from '../queries/battle-fire.ts';
import { envelopTerms } from '../queries/battle-moves.ts';
import { numberOf } from '../queries/sides.ts';
import { speedOf } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { Dice } from '../types/battle.ts';
import { blockOf, does, stepsOf } from './battle-board.ts';
import { tell, tellApart } from './pen.ts';
import { diesForGood } from './siege.ts';
import { loseStep, mark, reveal, sideOf, unmark } from './units.ts';

const roll = (t: Table, count: number): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(die(t));
  return dice;
};
/** 2.3.2-a */
const hitsIn = (dice: readonly number[], power: number): number => {
  let hits = 0;
  for (const one of dice) if (one >= hitsOn[power]!) hits++;
  return hits;
};

/** 7.31, 7.34, 7.33 One unit fires; gives hits on the enemy and on friends at the target. -1: the shot at a vacant Centre. */
export const shoot = (t: Table, token: Token, at: Spot, aim: Token | -1): { onFoe: number; onFriends: number } => {
  const { pub } = t;
  const block = blockOf(t, token);
  const [hex, spot, side] = [pub.at[token]!, pub.spot[token]!, blockSide[token]!];
  reveal(t, '6.2-g', block);
  does(t, block, HAS_FIRED);
  const how = howFires(pub, hex, side, kindOf(block), spot, at);
  if (how === null) return { onFoe: 0, onFriends: 0 };
  if (how === 'vacant') {
    tell(t, '7.15-c', 'flankedCentre', { hex, block });
    return { onFoe: -1, onFriends: 0 };
  }
  const power = powerOf(pub, token, kindOf(block), how);
  const dice = roll(t, stepsOf(t, token));
  const onFoe = hitsIn(dice, power);
  const onFriends = how === 'long' && standsOn(pub, side, hex, at) ? dice.filter(one => one === 1).length : 0;
  tell(t, how === 'enfilade' ? '7.34-a' : how === 'long' ? '7.31-d' : '7.31-a', 'fired', {
    hex,
    attacker: pub.active,
    how,
    at,
    aim: aim < 0 ? -1 : pub.shown[aim]!,
    fire: { block, power, dice },
    hits: onFoe,
    friends: onFriends,
  });
  return { onFoe, onFriends };
};

/** 7.14-b One pursuer against the fugitives of one place; gives the hits. 6.2-g How slow hidden fugitives are stays their secret. */
export const pursue = (t: Table, token: Token, at: Spot, fugitives: readonly Token[]): number => {
  const block = blockOf(t, token);
  const hex = t.pub.at[token]!;
  let slowest = 9;
  for (const fugitive of fugitives) slowest = Math.min(slowest, speedOf(blockOf(t, fugitive), t.pub.weather));
  const speed = speedOf(block, t.pub.weather);
  const known = fugitives.some(fugitive => t.pub.shown[fugitive] === -1) ? -1 : slowest;
  const power = speed > slowest ? PURSUIT_FASTER : speed === slowest ? PURSUIT_EQUAL : 0;
  if (power === 0) {
    const side = sideOf(token);
    if (t.pub.shown[token] !== -1) tell(t, '7.14-b', 'tooSlow', { hex, block, speed, slowest: known });
    else tellApart(t, '7.14-b', side, 'tooSlow', { hex, block, speed, slowest: known }, 'someTooSlow', { side, token, hex });
    return 0;
  }
  reveal(t, '6.2-g', block);
  const fire = { block, power, dice: roll(t, stepsOf(t, token)) };
  const hits = hitsIn(fire.dice, power);
  const line = { hex, at, speed, slowest, fire, hits, attacker: t.pub.active };
  tellApart(t, '7.14-b', sideOf(fugitives[0]!), 'pursued', line, 'pursued', { ...line, slowest: known });
  return hits;
};

/** 7.35-c Everybody who fights in one round of an assault rolls with the steps it has now; gives the hits. */
export const storm = (t: Table, side: SideName, spot: Spot, round: number, tokens: readonly Token[]): number => {
  const fire: Dice[] = [];
  let hits = 0;
  for (const token of tokens) {
    const block = blockOf(t, token);
    const power = firepower.assault[kindOf(block)]!;
    const dice = roll(t, stepsOf(t, token));
    fire.push({ block, power, dice });
    hits += hitsIn(dice, power);
  }
  if (tokens.length > 0)
    tell(t, '7.35-c', 'assaulted', { hex: t.pub.at[tokens[0]!]!, attacker: t.pub.active, spot, round, side, fire, hits });
  return hits;
};

/** 7.2-a, 7.2-b A unit of one step that is engaged. */
export const checkMorale = (t: Table, token: Token): void => {
  const block = blockOf(t, token);
  const one = die(t);
  const good = one >= MORALE_ROLL;
  if (!good) does(t, block, SHAKEN);
  tell(t, '7.2-a', 'morale', { hex: t.pub.at[token]!, block, die: one, good });
};

/** 7.43-b, 7.43-e One unit outside a wing looks for it; failing costs no step. */
export const rollToEnvelop = (t: Table, token: Token): boolean => {
  const side = sideOf(token);
  const block = blockOf(t, token);
  const [hex, wing, attacker] = [t.pub.at[token]!, wingBeside(t.pub.spot[token]!), t.pub.active];
  const one = die(t);
  const terms = envelopTerms(t.pub, hex, block);
  const total = terms.reduce((sum, { value }) => sum + value, one);
  const need = marchRoll[numberOf(side)];
  const success = total >= need;
  tellApart(
    t,
    '7.43-b',
    side,
    'enveloped',
    { block, hex, wing, sum: { die: one, terms, total, need }, success, attacker },
    'someEnveloped',
    { side, token, hex, wing, die: one, success, attacker },
  );
  return success;
};

/** 7.43-a, 7.43-e A unit outside a wing where nobody is engaged any more is lost without a roll. */
export const strand = (t: Table, token: Token): void => {
  const side = sideOf(token);
  const [hex, wing, attacker] = [t.pub.at[token]!, wingBeside(t.pub.spot[token]!), t.pub.active];
  const line = { block: blockOf(t, token), hex, wing, attacker };
  tellApart(t, '7.43-a', side, 'stranded', line, 'someStranded', { side, token, hex, wing, attacker });
};

/** 7.32-a, 7.36-b One hit on one unit; under Double Defence the first only marks it. 7.32-b Who is hit stays as hidden as he was. */
export const strike = (t: Table, token: Token, double: boolean): void => {
  const block = blockOf(t, token);
  if (double && (t.pub.marks[token]! & HALF_HIT) === 0) {
    mark(t, token, HALF_HIT);
    const [hex, side] = [t.pub.at[token]!, sideOf(token)];
    if (t.pub.shown[token] !== -1) tell(t, '7.36-b', 'halfHit', { hex, block });
    else tellApart(t, '7.36-b', side, 'halfHit', { hex, block }, 'someHalfHit', { side, token, hex });
    return;
  }
  if (double) unmark(t, token, HALF_HIT);
  loseStep(t, '7.32-a', block, diesForGood(t, block));
};
