/** 17. BATTLE: lines, artillery points, activations, morale, pursuit and rout. */
import { chance, die, plus, type Ratio } from '@cuartel/engine/kit/odds.ts';
import { type Block, blockArm, blockSide, CAVALRY, INFANTRY, isBand, maxStrength, morale, TRAIN } from '../data/blocks.ts';
import { type BattleLine, DEMORALISED, FRONT_LINE, IN_THE_OPEN, RESERVE, SPENT } from '../data/posts.ts';
import { CARLIST, foeOf, type Side } from '../data/sides.ts';
import { ABRUPT, REFUGE, type Space, spaceKind, spaceTerrain } from '../data/spaces.ts';
import { CARLIST_CHARGED, FRONT, POINTS_PER_ACTIVATION } from '../data/tables.ts';
import { FIELD, MOUNTAIN, TOKENS_OF, type Token } from '../data/units.ts';
import type { Battle, Owned, Seen } from '../state/table.ts';
import { screened } from './skirmish.ts';
import { isStanding } from './standing.ts';
import { pointsAt } from './units.ts';

type Fought = Pick<Battle, 'space' | 'attacker' | 'river'>;

/** 17.1-b Places in the front line for an arm; the river takes one from the attacker's infantry. */
export const frontPlaces = ({ space, attacker, river }: Fought, side: Side, arm: typeof INFANTRY | typeof CAVALRY): number =>
  FRONT[spaceTerrain[space]!][arm] - (river && arm === INFANTRY && side === attacker ? 1 : 0);
/** 17.1-b, 17.1-f How many blocks of an arm have to stand in the front line, of those there are. */
export const mustStandInFront = (battle: Fought, side: Side, arm: typeof INFANTRY | typeof CAVALRY, blocks: number): number =>
  Math.min(blocks, frontPlaces(battle, side, arm));

export const inLine = (pub: Seen, side: Side, line: BattleLine): Token[] =>
  TOKENS_OF[side].filter(token => pub.line[token] === line);
/** The front line lies open, so its arms are known to all. */
export const frontOf = (pub: Seen, side: Side, arm: typeof INFANTRY | typeof CAVALRY): Token[] =>
  inLine(pub, side, FRONT_LINE).filter(token => pub.shown[token]! >= 0 && blockArm[pub.shown[token]!] === arm);
export const isSpent = (pub: Seen, token: Token): boolean => (pub.marks[token]! & SPENT) !== 0;
/** 17.2-c Units that may be activated. */
export const freshInFront = (pub: Seen, side: Side): Token[] =>
  inLine(pub, side, FRONT_LINE).filter(token => !isSpent(pub, token));
/** 17.4-d, 17.4-e, 17.4-f Cavalry that can meet a charge. */
export const canCountercharge = (pub: Seen, side: Side): Token[] =>
  frontOf(pub, side, CAVALRY).filter(token => !isSpent(pub, token));
/** 17.3-a, 17.3-e */
export const isRouted = (pub: Seen, side: Side): boolean => frontOf(pub, side, INFANTRY).length === 0;

/** 17.1-d, 5.3-c Artillery points of a side in the open in a space. */
export const artilleryPoints = (pub: Seen, side: Side, space: Space): number => {
  if (side === CARLIST && isStanding(pub, 'powder-shortage')) return 0;
  const field = pointsAt(pub, side, FIELD, space, IN_THE_OPEN);
  const counted = spaceTerrain[space] === ABRUPT ? Math.floor(field / 2) : field;
  return counted + pointsAt(pub, side, MOUNTAIN, space, IN_THE_OPEN);
};
/** 17.6-a What an activation may do with artillery points: support for infantry, once; counter-battery, up to twice. */
export const artilleryUses = (
  battle: Pick<Battle, 'fresh' | 'wall'>,
  side: Side,
  arm: number,
): { support: boolean; counterBattery: number }[] => {
  const [mine, theirs] = [battle.fresh[side]!, battle.fresh[foeOf(side)]!];
  const uses: { support: boolean; counterBattery: number }[] = [];
  for (const support of arm === INFANTRY && battle.wall !== foeOf(side) ? [false, true] : [false])
    for (let counterBattery = 0; counterBattery <= Math.min(theirs, POINTS_PER_ACTIVATION); counterBattery++) {
      const used = counterBattery + (support ? 1 : 0);
      if (used <= Math.min(mine, POINTS_PER_ACTIVATION)) uses.push({ support, counterBattery });
    }
  return uses;
};

/** 17.2-c, 17.2-d Who activates first, and how many units in a row before the other. */
export const opensRound = (battle: Pick<Battle, 'space' | 'attacker' | 'round'>): { side: Side; units: number } => {
  const defender = foeOf(battle.attacker);
  if (spaceKind[battle.space] !== REFUGE || battle.round !== 1) return { side: defender, units: 1 };
  return battle.attacker === CARLIST ? { side: CARLIST, units: 1 } : { side: defender, units: 2 };
};

/** What is added to a block's morale, term by term. */
export interface MoraleTerm {
  readonly rule: '17.4-g' | '17.5-a' | '17.7-f';
  readonly value: number;
  readonly of: 'spent' | 'carlist' | 'full' | 'last' | 'hits' | 'enemy-zone';
}
const lastPoint = (rule: MoraleTerm['rule'], strength: number): MoraleTerm[] =>
  strength === 1 ? [{ rule, value: -1, of: 'last' }] : [];

/** 17.4-g */
export const chargeTerms = (block: Block, strength: number, spent: boolean, space: Space): MoraleTerm[] => [
  ...(spent ? [{ rule: '17.4-g', value: -1, of: 'spent' } as const] : []),
  ...(blockSide[block] === CARLIST
    ? [{ rule: '17.4-g', value: CARLIST_CHARGED[spaceTerrain[space]!], of: 'carlist' } as const]
    : []),
  ...(strength === maxStrength[block] && !isBand[block] ? [{ rule: '17.4-g', value: 1, of: 'full' } as const] : []),
  ...lastPoint('17.4-g', strength),
];
/** 17.5-a */
export const hitTerms = (strength: number, hitsTaken: number): MoraleTerm[] => [
  ...(hitsTaken > 1 ? [{ rule: '17.5-a', value: 1 - hitsTaken, of: 'hits' } as const] : []),
  ...lastPoint('17.5-a', strength),
];
/** 17.7-f */
export const reinforceTerms = (inEnemyZone: boolean): MoraleTerm[] =>
  inEnemyZone ? [{ rule: '17.7-f', value: -1, of: 'enemy-zone' }] : [];
/** 5.4-c, 17.5-d The number two dice must not exceed. */
export const moraleNumber = (block: Block, terms: readonly MoraleTerm[], bonus: number): number =>
  terms.reduce((sum, { value }) => sum + value, morale[block]! + bonus);
export const passes = (twoDice: number, number: number): boolean => twoDice <= number;
const twoDice = plus(die(6), die(6));
export const chanceToPass = (number: number): Ratio => chance(twoDice, sum => sum <= number);

/** 17.8-b Whether the loser of a battle is covered. His cavalry in the reserve is known to him. */
export const coveredInBattle = (pub: Seen, own: Owned, side: Side, space: Space): boolean =>
  screened(side, space) ||
  [FRONT_LINE, RESERVE].some(line => inLine(pub, side, line).some(token => blockArm[own.block[token]!] === CAVALRY));

/** What a beaten army suffers. */
export interface Chase {
  /** Dice for each block of the winner: one, or its strength. */
  readonly dice: 'one' | 'strength';
  readonly hits: 'on-1' | 'on-e';
  readonly field: 'none' | 'half' | 'all';
  readonly mountain: 'none' | 'half';
  readonly train: 'none' | 'one' | 'all';
}
/** 17.8-c, 17.8-d, 17.8-e, 17.8-f */
export const chase = (rout: boolean, covered: boolean): Chase => {
  if (rout && !covered) return { dice: 'strength', hits: 'on-e', field: 'all', mountain: 'half', train: 'all' };
  if (rout || !covered) return { dice: 'one', hits: 'on-e', field: 'half', mountain: 'none', train: 'one' };
  return { dice: 'one', hits: 'on-1', field: 'none', mountain: 'none', train: 'none' };
};
/** 17.8-c Blocks of the winner that chase: in the battlefield, not demoralised, no trains. */
export const chasers = (pub: Seen, own: Owned, side: Side): Token[] =>
  [FRONT_LINE, RESERVE].flatMap(line => inLine(pub, side, line)).filter(token => blockArm[own.block[token]!] !== TRAIN);
/** 17.8-g, 17.8-h Blocks of the loser that may take a hit of an arm, strongest first to be asked. */
export const chased = (pub: Seen, own: Owned, side: Side, byArm: typeof INFANTRY | typeof CAVALRY): Token[] => {
  const there = [FRONT_LINE, RESERVE, DEMORALISED].flatMap(line => inLine(pub, side, line));
  const of = (arm: number): Token[] =>
    there.filter(token => blockArm[own.block[token]!] === arm && own.strength[own.block[token]!]! > 0);
  const horse = byArm === CAVALRY ? of(CAVALRY) : [];
  return horse.length > 0 ? horse : of(INFANTRY);
};
