/**
 * A table laid for a question: units by place, fortresses, sieges. A unit is written in words: 'l-rea-inf-1' at full strength,
 * 'l-pro-inf-2 3 inside', 'c-nav-inf-1 acted', 'c-cas-inf-1 from sodupe' (waits on that road), 'liberal field 2',
 * 'carlist backpack 1'. Tokens have their blocks' numbers. Control follows from what lies there, unless it is given.
 */
import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { BLOCKS, type BlockName, blockNamed, blockSide, maxStrength } from '../data/blocks.ts';
import { HIDDEN_BOX, NOWHERE, type Place, type PlaceName, placeNamed } from '../data/places.ts';
import {
  ACTED,
  AT_SEA,
  BUILT,
  DEMORALISED,
  FALTERED,
  FRONT_LINE,
  GAINED,
  INSIDE,
  LANDED,
  onRoad,
  RESERVE,
  RETREATED,
  SALLIED,
  SPENT,
  UNDER_CONSTRUCTION,
} from '../data/posts.ts';
import { roadBetween, roadFrom } from '../data/roads.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { nameOf, numberOf, type Side, type SideName } from '../data/sides.ts';
import { type Space, type SpaceName, spaceNamed } from '../data/spaces.ts';
import type { Year } from '../data/tables.ts';
import { COUNTER_KINDS, COUNTERS_OF, type CounterKind, type CounterKindName, FIRST_COUNTER, type Unit } from '../data/units.ts';
import { controlNow } from '../state/control.ts';
import { emptyTable } from '../state/setup.ts';
import { entryCode, type Pub, type Table } from '../state/table.ts';

export interface Laid {
  scenario?: ScenarioName;
  year?: Year;
  turn?: number;
  active?: SideName;
  units?: Partial<Record<PlaceName | 'hidden', readonly string[]>>;
  fortresses?: Partial<Record<SpaceName, SideName>>;
  works?: Partial<Record<SpaceName, SideName>>;
  /** Besieged spaces, since the phase before. */
  besieged?: readonly SpaceName[];
  control?: Partial<Record<SpaceName, SideName>>;
  /** Roads the active side came by: from, to. */
  entries?: readonly (readonly [PlaceName, SpaceName])[];
  pub?: Partial<Pub>;
}

const MARKS: Readonly<Record<string, number>> = {
  landed: LANDED,
  retreated: RETREATED,
  sallied: SALLIED,
  faltered: FALTERED,
  spent: SPENT,
};
const DONE: Readonly<Record<string, number>> = { acted: ACTED, gained: GAINED };
const LINES: Readonly<Record<string, number>> = { front: FRONT_LINE, reserve: RESERVE, demoralised: DEMORALISED };

export const block = (name: BlockName): number => blockNamed[name];
export const place = (name: PlaceName): Place => placeNamed[name];
export const space = (name: SpaceName): Space => spaceNamed[name];
export const road = (a: PlaceName, b: PlaceName): number => {
  const found = roadBetween(placeNamed[a], placeNamed[b]);
  if (found < 0) throw new Error(`no road joins ${a} and ${b}`);
  return found;
};
export const entryInto = (from: PlaceName, to: SpaceName): number => {
  const by = road(from, to);
  return entryCode(by, roadFrom[by] === spaceNamed[to]);
};

/** Puts what the words say on a unit that stands at a place. */
const describe = (t: Table, unit: Unit, owner: Side, done: number, at: Place, words: readonly string[]): void => {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'inside') t.pub.post[unit] = INSIDE;
    else if (word === 'sea') t.pub.post[unit] = AT_SEA;
    else if (word === 'from') t.pub.post[unit] = onRoad(roadBetween(placeNamed[words[++i] as PlaceName], at));
    else if (word in MARKS) t.pub.marks[unit]! |= MARKS[word]!;
    else if (word in DONE) t.own[nameOf(owner)].done[done]! |= DONE[word]!;
    else if (word in LINES) t.pub.line[unit] = LINES[word]!;
    else if (word === 'shown') {
      t.pub.shown[unit] = done;
      t.pub.shownStrength[unit] = t.own[nameOf(owner)].strength[done]!;
    } else throw new Error(`what is "${word}"?`);
  }
};
const layBlock = (t: Table, name: BlockName, at: Place, words: string[]): void => {
  const its = blockNamed[name];
  const owner = blockSide[its]!;
  const own = t.own[nameOf(owner)];
  if (own.token[its] !== -1) throw new Error(`${name} is laid twice`);
  const strength = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : maxStrength[its]!;
  own.token[its] = its;
  own.block[its] = its;
  own.strength[its] = strength;
  t.pub.at[its] = at;
  t.pub.out = t.pub.out.filter(other => other !== its);
  describe(t, its, owner, its, at, words);
};
const layCounter = (t: Table, owner: Side, kind: CounterKind, at: Place, words: string[]): void => {
  const counter = COUNTERS_OF[owner][kind].find(one => t.pub.at[one] === NOWHERE);
  if (counter === undefined) throw new Error('no counter is left');
  t.pub.at[counter] = at;
  t.pub.counterPoints[counter - FIRST_COUNTER] = Number(words.shift());
  if (COUNTER_KINDS[kind] === 'backpack') t.pub.backpacks[owner]++;
  describe(t, counter, owner, counter, at, words);
};

export const lay = (laid: Laid): Table => {
  const chance = { ...chanceFrom(keyFromSeed('lay')), loaded: { dice: [], draws: [] } };
  const t = emptyTable(laid.scenario ?? 'full-war', [], chance);
  const { pub } = t;
  pub.year = laid.year ?? pub.year;
  pub.turn = laid.turn ?? pub.turn;
  pub.active = laid.active ?? pub.active;
  pub.phases = 5;
  for (const [name, side] of Object.entries(laid.fortresses ?? {}))
    pub.fortress[spaceNamed[name as SpaceName]] = BUILT + numberOf(side);
  for (const [name, side] of Object.entries(laid.works ?? {}))
    pub.fortress[spaceNamed[name as SpaceName]] = UNDER_CONSTRUCTION + numberOf(side);
  for (const name of laid.besieged ?? []) pub.siege[spaceNamed[name]] = 4;
  for (const [name, units] of Object.entries(laid.units ?? {})) {
    const at = name === 'hidden' ? HIDDEN_BOX : placeNamed[name as PlaceName];
    for (const written of units) {
      const [first, ...words] = written.split(' ') as [string, ...string[]];
      if ((BLOCKS as readonly string[]).includes(first)) layBlock(t, first as BlockName, at, words);
      else
        layCounter(
          t,
          numberOf(first === 'liberal' ? 'Liberal' : 'Carlist'),
          COUNTER_KINDS.indexOf(words.shift() as CounterKindName) as CounterKind,
          at,
          words,
        );
    }
  }
  pub.control = controlNow(pub);
  for (const [name, side] of Object.entries(laid.control ?? {})) pub.control[spaceNamed[name as SpaceName]] = numberOf(side);
  for (const [from, to] of laid.entries ?? []) pub.entries.push(entryInto(from, to));
  Object.assign(pub, structuredClone(laid.pub));
  return t;
};
