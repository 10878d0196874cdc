/** Scenes outside the campaign phases: units, places, markers and regions go by their names; windows nobody uses are passed by. */
import { laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import { MARKERS, type MarkerId, markerOf } from '../../data/markers.ts';
import { REGIONS, type RegionName, regionOf } from '../../data/regions.ts';
import type { SideName } from '../../data/sides.ts';
import { SPACES, type SpaceId, spaceOf } from '../../data/spaces.ts';
import { TABLES } from '../../data/tables.ts';
import { UNITS, type UnitId, unitOf } from '../../data/units.ts';
import { americanRevolution } from '../../index.ts';
import type { Table } from '../../state/table.ts';
import type { Contents, Deeds, Revolution } from '../../types.ts';
import { type Said, scene as tableOf } from '../scene.ts';

const IDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...SPACES.map(({ id }): [string, number] => [id, spaceOf(id)]),
  ...UNITS.map(({ id }): [string, number] => [id, unitOf(id)]),
  ...MARKERS.map(({ id }): [string, number] => [id, markerOf(id)]),
]);
/** Three names are both a region and a place: those of regions are said as such. */
const named = (what: unknown): unknown => {
  if (Array.isArray(what)) return what.map(named);
  if (typeof what === 'object' && what !== null)
    return Object.fromEntries(Object.entries(what).map(([key, one]) => [key, named(one)]));
  if (typeof what !== 'string' || (TABLES as readonly string[]).includes(what)) return what;
  const id = IDS.get(what);
  if (id === undefined) throw new Error(`nothing is called ${what}`);
  return id;
};
type Objects = { [D in keyof Deeds]: Deeds[D] extends null ? null : unknown };
const stage = stageOf<Revolution, Objects>(americanRevolution as never, (_, what) => named(what));

export interface Setting extends Said {
  first?: SideName;
  dice?: readonly number[];
  draws?: readonly (number | string)[];
  /** Ask in `between` and `rolled` too. */
  windows?: boolean;
  /** Whatever else must be so. */
  and?: (t: Table) => void;
}
export const laid = (said: Setting): Table => {
  const t = tableOf(said);
  t.dark.chance = laidReady(
    said.dice,
    (said.draws ?? []).map(draw => (typeof draw === 'string' ? (named(draw) as number) : draw)),
  );
  t.pub.first = said.first ?? 'american';
  t.pub.active = t.pub.first;
  said.and?.(t);
  return t;
};
const QUIET = ['@moment.between', '@moment.rolled'];

export const playing = <S extends keyof Contents>(section: S, given: Contents[S]['given'], said: Setting) => {
  const raw = stage.from(section, given as never, laid(said));
  const hush = (): void => {
    while (said.windows !== true && QUIET.includes(raw.place())) raw.does(raw.machine.asked(raw.pos)[0]!, 'pass');
  };
  hush();
  return {
    ...raw,
    does<Self, D extends keyof Deeds>(this: Self, who: SideName, deed: D, what?: unknown): Self {
      (raw.does as (who: SideName, deed: D, ...what: unknown[]) => unknown)(who, deed, ...(what === undefined ? [] : [what]));
      hush();
      return this;
    },
    at: (id: UnitId): string => {
      for (const own of Object.values(raw.table.own)) if (own.at[unitOf(id)]! >= 0) return SPACES[own.at[unitOf(id)]!]!.id;
      return '';
    },
    status: (id: UnitId): number => raw.table.pub.status[unitOf(id)]!,
    held: (who: SideName, marker: MarkerId): number => raw.table.own[who].hand[markerOf(marker)]!,
    loyalty: (region: RegionName): number => raw.table.pub.loyalty[regionOf(region)]!,
    partisan: (id: SpaceId): number => raw.table.pub.partisan[spaceOf(id)]!,
    fortress: (id: SpaceId): number => raw.table.pub.fortress[spaceOf(id)]!,
    /** What a deed is offered with, spaces by name. */
    places: (who: SideName, deed: keyof Deeds): string[] =>
      raw
        .offered(who, deed as never)
        .map(what => SPACES[what as unknown as number]!.id)
        .sort(),
  };
};
export type Play = ReturnType<typeof playing>;
export const region = regionOf;
export { named, REGIONS };
