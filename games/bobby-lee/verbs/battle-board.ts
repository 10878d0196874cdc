/** Hands on the battle board: placing, shifting, laying open, breaking contact. */
import { OFF_BOARD, type Spot } from '../data/battle-board.ts';
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { SIDES, type Side, type SideName } from '../data/sides.ts';
import { DISORGANISED, ENGAGES, HALF_HIT, HAS_FIRED, HAS_SHIFTED, SHAKEN, TOKENS_OF, type Token } from '../data/tokens.ts';
import { countSpots, engaged, inLine, reserveOf, roleOf, standsOn, tokensAt, tokensIn } from '../queries/battle.ts';
import { DISENGAGED, SHIFTED_TWICE, wayBack } from '../queries/battle-moves.ts';
import { numberOf } from '../queries/sides.ts';
import type { Battle, Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';
import { mark, moveTo, reveal, sideOf, standUp, unmark } from './units.ts';

export const blockOf = (t: Table, token: Token): Block => t.own[sideOf(token)].block[token]!;
export const stepsOf = (t: Table, token: Token): number => t.own[sideOf(token)].steps[blockOf(t, token)]!;
export const battleAt = (t: Table, battle: number): Battle => t.pub.battles[battle]!;
export const didBefore = (t: Table, block: Block, what: number): boolean => (t.own[sideOf(block)].done[block]! & what) !== 0;
export const does = (t: Table, block: Block, what: number): void => {
  t.own[sideOf(block)].done[block]! |= what;
};
/** 7.43-c Its move of the turn is forgotten: it may still fire. */
export const mayAct = (t: Table, block: Block): void => {
  t.own[sideOf(block)].done[block]! &= ~HAS_SHIFTED;
};

/** Puts a unit of the battle somewhere on its board. 6.2-g In the Reserve it stands up again among the others. 7.41-a Among enemies it engages. */
export const put = (t: Table, block: Block, spot: Spot): void => {
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  if (t.pub.shown[token] !== -1 && spot === reserveOf(roleOf(t.pub, side))) standUp(t, block);
  unmark(t, token, HALF_HIT | ENGAGES);
  if (inLine(spot) && standsOn(t.pub, (1 - numberOf(side)) as Side, t.pub.at[token]!, spot)) mark(t, token, ENGAGES);
  moveTo(t, block, t.pub.at[token]!, spot);
};
const tellPlaced = (t: Table, rule: RuleId, block: Block, spot: Spot): void => {
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  const [hex, attacker] = [t.pub.at[token]!, t.pub.active];
  tellApart(t, rule, side, 'placed', { block, hex, spot, attacker }, 'somePlaced', { side, token, hex, spot, attacker });
};
/** 6.2-b, 6.31-f A unit gets its first place on the board. */
export const deploy = (t: Table, rule: RuleId, block: Block, spot: Spot): void => {
  tellPlaced(t, rule, block, spot);
  put(t, block, spot);
};
/** 6.2-b, 6.31-f All units of a side that have no place on the board yet get one. */
export const deployRest = (t: Table, rule: RuleId, side: SideName, hex: Hex, spotFor: (block: Block) => Spot): void => {
  const placing = tokensIn(t.pub, numberOf(side), hex).filter(token => t.pub.spot[token] === OFF_BOARD);
  const spots = placing.map(token => spotFor(blockOf(t, token)));
  placing.forEach((token, i) => {
    tellPlaced(t, rule, blockOf(t, token), spots[i]!);
    t.pub.spot[token] = spots[i]!;
  });
  mix(t, side, hex);
};
/** 3.55-a It has taken part in the battle. */
export const takesPart = (t: Table, battle: number, block: Block): void => {
  t.own[sideOf(block)].part[block]! |= 1 << battle;
};
/** 7.4-a One battle move, told to both; what is hidden stays so. */
export const shift = (t: Table, rule: RuleId, block: Block, to: Spot): void => {
  const side = sideOf(block);
  const token = t.own[side].token[block]!;
  const [hex, from, attacker] = [t.pub.at[token]!, t.pub.spot[token]!, t.pub.active];
  if (t.pub.shown[token] !== -1) tell(t, rule, 'shifted', { block, hex, from, to, attacker });
  else
    tellApart(t, rule, side, 'shifted', { block, hex, from, to, attacker }, 'someShifted', {
      side,
      token,
      hex,
      from,
      to,
      attacker,
    });
  put(t, block, to);
};
/** 7.4-a, 7.44-a The same as this unit's move of the turn. */
export const march = (t: Table, rule: RuleId, block: Block, to: Spot, disengages: boolean): void => {
  does(t, block, (didBefore(t, block, HAS_SHIFTED) ? SHIFTED_TWICE : HAS_SHIFTED) | (disengages ? DISENGAGED : 0));
  shift(t, rule, block, to);
};

/** 7.41-b Every unit that shares its place with enemies is laid face up. */
export const layOpen = (t: Table, hex: Hex): void => {
  const counts = countSpots(t.pub, hex);
  const met: Spot[] = [];
  for (let spot = 0; spot < 6; spot++) if (counts[0][spot]! > 0 && counts[1][spot]! > 0) met.push(spot);
  for (const spot of met)
    for (const side of [0, 1] as const)
      for (const token of tokensAt(t.pub, side, hex, spot)) reveal(t, '7.41-b', blockOf(t, token));
};
/** 7.35-d, 7.35-e, 6.31-a Units of a side leave their places. */
export const leaveSpot = (t: Table, rule: RuleId, side: SideName, hex: Hex, tokens: readonly Token[]): void => {
  const role = roleOf(t.pub, side);
  for (const token of tokens) shift(t, rule, blockOf(t, token), wayBack(t.pub, hex, numberOf(side), role, t.pub.spot[token]!));
};

/** 7.0-a What units did in the last Battle Turn of their side is forgotten; counters of the hexsides start anew. */
export const freshTurn = (t: Table): void => {
  const past = ~(HAS_FIRED | HAS_SHIFTED | SHAKEN | DISENGAGED | SHIFTED_TWICE);
  for (const side of SIDES) {
    const { done } = t.own[side];
    for (const block of TOKENS_OF[numberOf(side)]) done[block]! &= past;
  }
  for (const b of t.pub.battles) {
    b.reinforced = [[], []];
    b.retreated = [[], []];
    b.rolled = [];
    b.admitted = [];
  }
};
/** 7.36-b, 7.41-a Takes off marks that have had their time, and whose it was to engage where no enemy is left. */
const liftMarks = (t: Table, b: Battle, which: number): void => {
  for (const side of SIDES) {
    let lifted = false;
    for (const token of tokensIn(t.pub, numberOf(side), b.hex)) {
      const past = engaged(t.pub, token) ? which : which | ENGAGES;
      if ((t.pub.marks[token]! & past) === 0) continue;
      unmark(t, token, past);
      lifted = true;
    }
    if (lifted) mix(t, side, b.hex);
  }
};
/** 7.36-b, 6.31-b At the end of a Battle Turn half-hits lapse and places belong to whoever is alone in them. */
export const closeTurn = (t: Table): void => {
  for (const b of t.pub.battles) {
    if (b.won !== null) continue;
    liftMarks(t, b, HALF_HIT);
    const counts = countSpots(t.pub, b.hex);
    for (let spot = 0; spot < 6; spot++) {
      const [usa, csa] = [counts[0][spot]! > 0, counts[1][spot]! > 0];
      if (usa !== csa) b.held[spot] = usa ? 0 : 1;
    }
  }
};
/** 6.31-a, 6.31-c Contact is broken: whoever does not hold a contested place leaves it. */
export const breakContact = (t: Table, b: Battle): void => {
  const counts = countSpots(t.pub, b.hex);
  const leaving: [Token[], Token[]] = [[], []];
  for (let spot = 0; spot < 6; spot++) {
    if (counts[0][spot] === 0 || counts[1][spot] === 0) continue;
    const side = (1 - b.held[spot]!) as Side;
    for (const token of tokensAt(t.pub, side, b.hex, spot)) leaving[side].push(token);
  }
  for (const side of SIDES) {
    const going = leaving[numberOf(side)];
    if (going.length === 0) continue;
    leaveSpot(t, '6.31-c', side, b.hex, going);
    tell(t, '6.31-a', 'brokeContact', { side, hex: b.hex, count: going.length });
  }
  liftMarks(t, b, 0);
};
/** 6.31-a Face down or face up, every block of a battle stands again. */
export const standAll = (t: Table, hex: Hex): void => {
  for (const side of SIDES) {
    for (const token of tokensIn(t.pub, numberOf(side), hex)) if (t.pub.shown[token] !== -1) standUp(t, blockOf(t, token));
    mix(t, side, hex);
  }
};
/** 6.31-a, 7.13-d All disorganised units recover. */
export const recover = (t: Table, rule: RuleId): void => {
  let count = 0;
  for (const side of SIDES)
    for (const token of TOKENS_OF[numberOf(side)]) {
      if ((t.pub.marks[token]! & DISORGANISED) === 0) continue;
      unmark(t, token, DISORGANISED);
      count++;
      mix(t, side, t.pub.at[token]!);
    }
  if (count > 0) tell(t, rule, 'recovered', { count });
};
/** Off the board, upright, among the friends in the hex. */
export const clearBoard = (t: Table, hex: Hex): void => {
  for (const side of SIDES) {
    for (const token of tokensIn(t.pub, numberOf(side), hex)) {
      if (t.pub.shown[token] !== -1) standUp(t, blockOf(t, token));
      unmark(t, token, HALF_HIT | ENGAGES);
      t.pub.spot[token] = OFF_BOARD;
    }
    mix(t, side, hex);
  }
};
