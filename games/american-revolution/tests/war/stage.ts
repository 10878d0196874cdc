/** Scenes of the campaign phases: units and places go by their names, and windows nobody uses in a test are passed by. */
import { laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import { markerOf } from '../../data/markers.ts';
import type { SideName } from '../../data/sides.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { UNITS, type UnitId, unitOf } from '../../data/units.ts';
import { americanRevolution } from '../../index.ts';
import { restackAll } from '../../state/stacks.ts';
import { type Fight, LANDED, RELIEF, type Table } from '../../state/table.ts';
import type { Mode } from '../../types/war.ts';
import type { Deeds, Revolution } from '../../types.ts';
import { type Said, scene as tableOf } from '../scene.ts';

/** What deeds are done with, as tests say it. */
interface Named extends Omit<Deeds, keyof Told> {}
interface Told {
  gather: readonly string[];
  appoint: string;
  go: string;
  drop: readonly string[];
  land: readonly string[];
  stow: { what: string; to: string };
  minutemen: string;
  bait: string;
  besiege: string;
  engineers: { at: string; what: 'fortress' | 'siege' };
  intercept: { from: string; naval: boolean; commander: string };
  follow: readonly string[];
  fight: { space: string; fight: Fight };
  sortie: readonly string[];
  honors: string;
  take: string;
  withdraw: string;
  embark: readonly string[];
  pass: null;
}
export type Objects = Named & Told;

const SPACE_IDS = new Set<string>(SPACES.map(({ id }) => id));
const UNIT_IDS = new Set<string>(UNITS.map(({ id }) => id));
const WORDS = new Set<string>(['free', 'tactical', 'committee', 'fortress', 'siege', 'naval', 'relief', 'land', 'sortie']);
const named = (what: unknown): unknown => {
  if (Array.isArray(what)) return what.map(named);
  if (typeof what === 'object' && what !== null)
    return Object.fromEntries(Object.entries(what).map(([key, one]) => [key, named(one)]));
  if (typeof what !== 'string' || WORDS.has(what)) return what;
  if (UNIT_IDS.has(what)) return unitOf(what as UnitId);
  if (SPACE_IDS.has(what)) return spaceOf(what as SpaceId);
  throw new Error(`nothing is called ${what}`);
};
const stage = stageOf<Revolution, Objects>(americanRevolution as never, (_, what) => named(what));

export interface Setting extends Said {
  campaign?: number;
  dice?: readonly number[];
  draws?: readonly (number | string)[];
  /** Ask in `between` and `rolled` too. */
  windows?: boolean;
}
export const laid = (said: Setting, side: SideName): Table => {
  const t = tableOf(said);
  t.dark.chance = laidReady(said.dice, said.draws);
  t.pub.campaign = said.campaign ?? 1;
  t.pub.active = side;
  t.pub.first = side;
  restackAll(t);
  return t;
};
const QUIET = ['@moment.between', '@moment.rolled'];

const playing = (raw: ReturnType<typeof stage.from>, windows: boolean) => {
  const hush = (): void => {
    while (!windows && QUIET.includes(raw.place())) raw.does(raw.machine.asked(raw.pos)[0]!, 'pass' as never);
  };
  hush();
  const place = (id: string): number => spaceOf(id as SpaceId);
  return {
    ...raw,
    does<Self, D extends keyof Objects & string>(this: Self, who: SideName, deed: D, what?: Objects[D]): Self {
      const does = raw.does as (who: SideName, deed: string, ...what: unknown[]) => unknown;
      does(who, deed, ...(what === undefined ? [] : [what]));
      hush();
      return this;
    },
    asks<Self>(this: Self, who: SideName | readonly SideName[], where: string, ...deeds: (keyof Objects & string)[]): Self {
      raw.asks(who, where, ...(deeds as never[]));
      return this;
    },
    /** Gathers a force and sets out by land. */
    marches<Self>(this: Self, who: SideName, units: readonly string[], mode: Mode = 'free'): Self {
      raw.does(who, 'gather', units as never);
      raw.does(who, 'march', mode as never);
      hush();
      return this;
    },
    sails<Self>(this: Self, who: SideName, units: readonly string[], mode: Mode = 'free'): Self {
      raw.does(who, 'gather', units as never);
      raw.does(who, 'sail', mode as never);
      hush();
      return this;
    },
    at: (id: UnitId): string => {
      for (const own of Object.values(raw.table.own)) if (own.at[unitOf(id)]! >= 0) return SPACES[own.at[unitOf(id)]!]!.id;
      return '';
    },
    aboard: (id: UnitId): string => {
      for (const own of Object.values(raw.table.own)) if (own.aboard[unitOf(id)]! >= 0) return UNITS[own.aboard[unitOf(id)]!]!.id;
      return '';
    },
    status: (id: UnitId): number => raw.table.pub.status[unitOf(id)]!,
    fortress: (id: SpaceId): number => raw.table.pub.fortress[place(id)]!,
    siege: (id: SpaceId): number => raw.table.pub.siege[place(id)]!,
    places: (who: SideName, deed: 'go' | 'withdraw' | 'besiege' | 'minutemen' | 'bait' | 'honors'): string[] =>
      raw
        .offered(who, deed)
        .map(space => SPACES[space as number]!.id)
        .sort(),
    names: (who: SideName, deed: 'take' | 'appoint'): string[] =>
      raw
        .offered(who, deed)
        .map(unit => UNITS[unit as number]!.id)
        .sort(),
    held: (who: SideName, marker: Parameters<typeof markerOf>[0]): number => raw.table.own[who].hand[markerOf(marker)]!,
  };
};
export type Play = ReturnType<typeof playing>;

/** A Movement Phase of a side. */
export const moving = (side: SideName, said: Setting): Play =>
  playing(stage.from('movement', { side }, laid(said, side)), said.windows ?? false);
/** A Combat Phase of a side. */
export const fighting = (side: SideName, said: Setting): Play =>
  playing(stage.from('combat', { side }, laid(said, side)), said.windows ?? false);
export { LANDED, RELIEF };
