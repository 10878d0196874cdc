/**
 * How a scene is set anywhere in a campaign or a battle; the words for playing it are the engine's.
 * A scene is strict: unknown names, blocks named twice, too many steps, enemies in one hex without a battle and unloaded dice
 * are errors. Without `draws` chance leaves every order as it is, so token numbers can be relied on: a block has its own number.
 */
import type { Rulebook } from '@cuartel/engine';
import { laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import type { Spot } from '../data/battle-board.ts';
import { type Block, type BlockName, blockNamed, blockSide, maxSteps } from '../data/blocks.ts';
import { monthAt } from '../data/calendar.ts';
import { HEXES, type Hex, type HexName, hexNamed, playable } from '../data/hexes.ts';
import { type Hexside, hexsideBetween } from '../data/hexsides.ts';
import { type PlaceName, placeHex, placeNamed } from '../data/places.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { type SideName, WEATHERS, type WeatherName } from '../data/sides.ts';
import { ACTIVE, DISORGANISED, ENGAGES, HALF_HIT, HAS_FIRED, HAS_MOVED, HAS_SHIFTED, MARKED, SHAKEN } from '../data/tokens.ts';
import { bobbyLee } from '../index.ts';
import { nameOf, numberOf } from '../queries/sides.ts';
import { emptyTable, settle } from '../state/setup.ts';
import { type Battle, newBattle, type Pub, type Table } from '../state/table.ts';
import type { BobbyLee, Contents } from '../types.ts';

export type Where = PlaceName | HexName;
/** 'anv 4', 'c-inf-hood 3 shown disorganised': a block, its steps, and what is true of it. */
export type Unit = string;

const MARK_WORDS: Readonly<Record<string, number>> = {
  disorganised: DISORGANISED,
  marked: MARKED,
  half: HALF_HIT,
  came: ENGAGES,
};
const DONE_WORDS: Readonly<Record<string, number>> = {
  moved: HAS_MOVED,
  active: ACTIVE,
  fired: HAS_FIRED,
  shifted: HAS_SHIFTED,
  shaken: SHAKEN,
};

/** Places of one side, in its own words; `enemyLeft` is the enemy's Left, and so on; `outside...` is beside a wing. */
const SPOT_WORDS = {
  attacker: {
    left: 0,
    centre: 1,
    right: 2,
    reserve: 6,
    enemyRight: 3,
    enemyCentre: 4,
    enemyLeft: 5,
    outsideLeft: 8,
    outsideRight: 9,
    outsideEnemyRight: 10,
    outsideEnemyLeft: 11,
  },
  defender: {
    right: 3,
    centre: 4,
    left: 5,
    reserve: 7,
    enemyLeft: 0,
    enemyCentre: 1,
    enemyRight: 2,
    outsideEnemyLeft: 8,
    outsideEnemyRight: 9,
    outsideRight: 10,
    outsideLeft: 11,
  },
} as const;
export type SpotWord = keyof (typeof SPOT_WORDS)['attacker'];
export const spotOf = (role: 'attacker' | 'defender', word: SpotWord): Spot => SPOT_WORDS[role][word];

type Deployed = Partial<Record<SpotWord, readonly Unit[]>>;
export interface FoughtAt {
  at: Where;
  attacker: Deployed;
  defender: Deployed;
  /** Hexes from which the Attacker came. */
  from?: readonly Where[];
  /** Anything else that is true of the battle. */
  also?: Partial<Battle>;
}
export interface Scene {
  scenario?: ScenarioName;
  options?: readonly string[];
  month?: readonly [year: number, monthOfYear: number];
  weather?: WeatherName;
  active?: SideName;
  units?: Partial<Record<Where, readonly Unit[]>>;
  battles?: readonly FoughtAt[];
  /** Blocks that landed in this turn, each with the port it came from. */
  landed?: Partial<Record<BlockName, Where>>;
  /** Blocks out of the game for good. */
  gone?: readonly BlockName[];
  /** Anything else that is true of the table. */
  pub?: Partial<Pub>;
  dice?: readonly number[];
  draws?: readonly (number | string)[];
}

export const hex = (where: Where): Hex => {
  const place = (placeNamed as Readonly<Record<string, number | undefined>>)[where];
  const found = place === undefined ? (hexNamed as Readonly<Record<string, number | undefined>>)[where] : placeHex[place];
  if (found === undefined || !playable[found]) throw new Error(`no unit can stand in ${where}`);
  return found;
};
export const block = (name: BlockName): Block => {
  const found = (blockNamed as Readonly<Record<string, number | undefined>>)[name];
  if (found === undefined) throw new Error(`there is no block ${name}`);
  return found;
};
export const between = (a: Where, b: Where): Hexside => {
  const side = hexsideBetween(hex(a), hex(b));
  if (side < 0) throw new Error(`${a} and ${b} are not adjacent`);
  return side;
};

const lay = (t: Table, unit: Unit, where: Hex, spot: Spot): void => {
  const [name, steps, ...words] = unit.split(' ') as [BlockName, string, ...string[]];
  const b = block(name);
  const own = t.own[nameOf(blockSide[b]!)];
  const strength = Number(steps);
  if (!(strength >= 1 && strength <= maxSteps[b]!)) throw new Error(`${name} cannot have ${steps} steps`);
  if (own.token[b] !== -1) throw new Error(`${name} is named twice`);
  own.token[b] = b;
  own.block[b] = b;
  own.steps[b] = strength;
  t.pub.at[b] = where;
  t.pub.spot[b] = spot;
  for (const word of words) {
    if (word === 'shown') {
      t.pub.shown[b] = b;
      t.pub.shownSteps[b] = strength;
    } else if (MARK_WORDS[word] !== undefined) t.pub.marks[b]! |= MARK_WORDS[word];
    else if (DONE_WORDS[word] !== undefined) own.done[b]! |= DONE_WORDS[word];
    else throw new Error(`a unit cannot be ${word}`);
  }
};
const layBattle = (t: Table, { at, attacker, defender, from = [], also = {} }: FoughtAt, active: SideName): void => {
  const where = hex(at);
  const battle: Battle = {
    ...newBattle(where, numberOf(active)),
    deployed: true,
    entries: from.map(f => between(f, at)),
    ...also,
  };
  for (const [role, deployed] of [
    ['attacker', attacker],
    ['defender', defender],
  ] as const)
    for (const [word, units] of Object.entries(deployed) as [SpotWord, readonly Unit[]][])
      for (const unit of units) {
        lay(t, unit, where, spotOf(role, word));
        const b = block(unit.split(' ')[0] as BlockName);
        const wanted = role === 'attacker' ? numberOf(active) : 1 - numberOf(active);
        if (blockSide[b] !== wanted) throw new Error(`${unit} is no ${role}`);
        t.own[nameOf(wanted)].part[b]! |= 1 << t.pub.battles.length;
      }
  t.pub.battles.push(battle);
};
const insistPeace = ({ pub }: Table): void => {
  for (const b of blockSide.keys())
    for (const other of blockSide.keys())
      if (
        pub.at[b]! >= 0 &&
        pub.at[b] === pub.at[other] &&
        blockSide[b] !== blockSide[other] &&
        !pub.battles.some(f => f.hex === pub.at[b])
      )
        throw new Error(`enemies stand together in ${HEXES[pub.at[b]!]} without a battle`);
};

export const tableOf = (scene: Scene): Table => {
  const {
    scenario = '1862',
    options = [],
    month,
    weather,
    active = 'CSA',
    units = {},
    battles = [],
    landed = {},
    gone = [],
    pub = {},
    dice = [],
    draws = [],
  } = scene;
  const t = emptyTable(scenario, options, laidReady(dice, draws));
  if (month !== undefined) t.pub.month = monthAt(...month);
  if (weather !== undefined) t.pub.weather = WEATHERS.indexOf(weather) as 0 | 1;
  t.pub.active = t.pub.fighting = active;
  for (const [where, here] of Object.entries(units) as [Where, readonly Unit[]][])
    for (const unit of here) lay(t, unit, hex(where), -1);
  for (const battle of battles) layBattle(t, battle, active);
  if (battles.length > 0) t.pub.day = 1;
  for (const [name, port] of Object.entries(landed) as [BlockName, Where][]) {
    const own = t.own[nameOf(blockSide[block(name)]!)];
    own.landed.push(block(name));
    own.ports.push(hex(port));
  }
  for (const name of gone) {
    const side = nameOf(blockSide[block(name)]!);
    t.own[side].steps[block(name)] = -1;
    t.pub.removed[numberOf(side)]++;
  }
  insistPeace(t);
  settle(t);
  Object.assign(t.pub, pub);
  return t;
};

/** A stage for scenes: `const scene = stageFor(book)`, then `scene('turn', { side: 'CSA', must: -1 }, {...})` plays from that section. */
export const stageFor = (book: Rulebook<BobbyLee>) => {
  const stage = stageOf<BobbyLee>({ ...bobbyLee, book });
  return <S extends keyof Contents & string>(name: S, given: Contents[S]['given'], what: Scene) => {
    const t = tableOf(what);
    const play = stage.from(name, given, t);
    return {
      ...play,
      t,
      where: (unit: BlockName): HexName | null => {
        const token = t.own[nameOf(blockSide[block(unit)]!)].token[block(unit)]!;
        return token < 0 ? null : HEXES[t.pub.at[token]!]!;
      },
      steps: (unit: BlockName): number => t.own[nameOf(blockSide[block(unit)]!)].steps[block(unit)]!,
      /** No more moves, of units and of HQs, as often as it is asked. */
      halts<Self>(this: Self, who: SideName): Self {
        while (play.deeds(who).includes('halt')) play.does(who, 'halt');
        return this;
      },
      /** Old words, until no test says them: `offered`, `spent`, `machine`. */
      offers: play.offered,
      rolled: play.spent,
      stage: play.machine,
    };
  };
};
