/** The language of tests: a table on which only what is said stands. */
import { chanceFrom } from '@cuartel/engine';
import { LEADER_ARISES, type MarkerId, markerOf } from '../data/markers.ts';
import type { OptionName } from '../data/options.ts';
import { type RegionName, regionOf } from '../data/regions.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { nameOf, numberOf, type SideName } from '../data/sides.ts';
import { SPACES, type Space, type SpaceId, spaceOf } from '../data/spaces.ts';
import { EUROPE, EUROPE_LEFT, PROGRESS } from '../data/tables.ts';
import { AROSE, IS_COMBAT, IS_LEADER, SIDE, UNITS, type Unit, type UnitId, unitOf } from '../data/units.ts';
import { conserved } from '../state/conserved.ts';
import { emptyTable } from '../state/setup.ts';
import { restackAll } from '../state/stacks.ts';
import { type Battle, type Fight, IN_PLAY, LANDED, POOL, RELIEF, RESERVE, type Table } from '../state/table.ts';

export interface Said {
  options?: readonly OptionName[];
  scenario?: ScenarioName;
  turn?: number;
  progress?: (typeof PROGRESS)[number]['id'];
  europe?: (typeof EUROPE)[number]['id'];
  loyalty?: Partial<Record<RegionName, number>>;
  /** Who stands where. `'br-reg-01 > br-fleet-1'` is aboard. */
  at?: Partial<Record<SpaceId, readonly string[]>>;
  fortress?: Partial<Record<SpaceId, SideName>>;
  siege?: Partial<Record<SpaceId, SideName>>;
  partisan?: Partial<Record<SpaceId, SideName>>;
  massacre?: readonly SpaceId[];
  relief?: readonly UnitId[];
  landed?: readonly UnitId[];
  hand?: Partial<Record<SideName, Partial<Record<MarkerId, number>>>>;
  points?: readonly [american: number, british: number];
}

/** 4.11-a Nobody is on the map but those who are named; everybody else is in reserve or in his pool. */
export const scene = (said: Said): Table => {
  const t = emptyTable(said.scenario ?? 'campaign', said.options ?? [], chanceFrom([1, 2, 3, 4, 5, 6, 7, 8] as never));
  const { pub } = t;
  pub.turn = said.turn ?? 2;
  pub.progress = PROGRESS.findIndex(({ id }) => id === (said.progress ?? 'tread'));
  pub.europe = EUROPE.findIndex(({ id }) => id === (said.europe ?? 'neutral')) - EUROPE_LEFT;
  pub.loyalty = pub.loyalty.map(() => 0);
  for (const [region, level] of Object.entries(said.loyalty ?? {})) pub.loyalty[regionOf(region as RegionName)] = level;
  for (const unit of UNITS.keys()) pub.status[unit] = IS_LEADER[unit] && !AROSE.includes(unit) ? POOL : RESERVE;
  for (const [place, names] of Object.entries(said.at ?? {}))
    for (const name of names) {
      const [id, fleet] = name.split(' > ') as [UnitId, UnitId?];
      const unit = unitOf(id);
      const own = t.own[nameOf(SIDE[unit]!)];
      own.at[unit] = spaceOf(place as SpaceId);
      if (fleet !== undefined) own.aboard[unit] = unitOf(fleet);
      pub.status[unit] = IN_PLAY;
      if (AROSE.includes(unit)) {
        t.dark.container.splice(t.dark.container.indexOf(LEADER_ARISES), 1);
        pub.container--;
      }
    }
  const mark = (list: number[], on: Partial<Record<SpaceId, SideName>> | undefined): void => {
    for (const [place, side] of Object.entries(on ?? {})) list[spaceOf(place as SpaceId)] = numberOf(side);
  };
  mark(pub.fortress, said.fortress);
  mark(pub.siege, said.siege);
  mark(pub.partisan, said.partisan);
  for (const place of said.massacre ?? []) pub.massacre[spaceOf(place)] = 1;
  for (const id of said.relief ?? []) t.own[nameOf(SIDE[unitOf(id)]!)].flags[unitOf(id)]! |= RELIEF;
  for (const id of said.landed ?? []) t.own[nameOf(SIDE[unitOf(id)]!)].flags[unitOf(id)]! |= LANDED;
  for (const [side, hand] of Object.entries(said.hand ?? {}))
    for (const [id, n] of Object.entries(hand)) {
      for (let i = 0; i < n; i++) t.dark.container.splice(t.dark.container.indexOf(markerOf(id as MarkerId)), 1);
      t.own[side as SideName].hand[markerOf(id as MarkerId)] = n;
      pub.hands[numberOf(side as SideName)] += n;
      pub.container -= n;
    }
  if (said.points) pub.points = [...said.points];
  restackAll(t);
  const faults = conserved(t);
  if (faults !== '') throw new Error(`the scene cannot be: ${faults}`);
  return t;
};

export interface Fought {
  space: SpaceId;
  attacker: SideName;
  american: readonly UnitId[];
  british: readonly UnitId[];
  fight?: Fight;
  fleets?: readonly UnitId[];
  landed?: readonly UnitId[];
  dispersed?: readonly UnitId[];
  tactical?: readonly [number, number];
  tarleton?: readonly [boolean, boolean];
  eliminated?: readonly [number, number];
  loser?: SideName;
  shotHeard?: boolean;
  honors?: boolean;
}
/** 18.4-j A battle as it lies open. */
export const battle = (said: Fought): Battle => {
  const units = [said.american, said.british].map(ids => ids.map(unitOf));
  return {
    space: spaceOf(said.space),
    fight: said.fight ?? 'land',
    attacker: said.attacker,
    units: [units[0]!, units[1]!],
    fleets: (said.fleets ?? []).map(unitOf),
    assault: said.fleets !== undefined,
    landed: (said.landed ?? []).map(unitOf),
    armed: [units[0]!.some(unit => IS_COMBAT[unit]), units[1]!.some(unit => IS_COMBAT[unit])],
    dispersed: (said.dispersed ?? []).map(unitOf),
    tarleton: [said.tarleton?.[0] ?? false, said.tarleton?.[1] ?? false],
    tactical: [said.tactical?.[0] ?? 0, said.tactical?.[1] ?? 0],
    initiative: null,
    firing: null,
    rounds: 0,
    dice: 0,
    guns: 0,
    retreating: null,
    loser: said.loser ?? null,
    eliminated: [said.eliminated?.[0] ?? 0, said.eliminated?.[1] ?? 0],
    shotHeard: said.shotHeard ?? false,
    honors: said.honors ?? false,
  };
};

export const placesOf = (spaces: readonly Space[]): string[] => spaces.map(space => SPACES[space]!.id).sort();
export const idsOf = (units: readonly Unit[]): string[] => units.map(unit => UNITS[unit]!.id).sort();
export const units = (...ids: readonly UnitId[]): Unit[] => ids.map(unitOf);
