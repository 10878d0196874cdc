import { expect, test } from 'vitest';
import {
  BLOCKS,
  BLOCKS_OF,
  type BlockName,
  blockArm,
  blockEntry,
  blockNamed,
  blockSide,
  isBand,
  isRegional,
  maxStrength,
  TRAIN,
} from '../data/blocks.ts';
import { isRegion, type PlaceName, placeNamed } from '../data/places.ts';
import { leastUprising } from '../data/regions.ts';
import { SCENARIOS, type Scenario, scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, SIDES, type Side } from '../data/sides.ts';
import { CITY, REFUGE, spaceKind, spaceNamed, spaceZone, TOWN } from '../data/spaces.ts';
import { FORTRESS_POINTS } from '../data/tables.ts';
import { COUNTERS_OF, FORTRESS_MARKERS, MOST_POINTS } from '../data/units.ts';

const sides: readonly Side[] = [LIBERAL, CARLIST];
const deployed = ({ setUp }: Scenario): [PlaceName, BlockName, number][] =>
  Object.entries(setUp.deployed).flatMap(([place, units]) =>
    units.map(([block, strength]): [PlaceName, BlockName, number] => [place as PlaceName, block, strength]),
  );
const every = test.each(SCENARIOS.map(name => [name, scenarios[name]] as const));

test('2.3-a three scenarios and their years', () => {
  expect(SCENARIOS.map(name => [scenarios[name].first, scenarios[name].last])).toEqual([
    [1834, 1836],
    [1836, 1838],
    [1834, 1838],
  ]);
});

every('25-a, 25-d every block enters once: deployed, in a bag or box, later, or by its card (%s)', (_, scenario) => {
  const later = Object.values(scenario.arrivals);
  const entering = [
    ...deployed(scenario).map(([, block]) => block),
    ...sides.flatMap(side => [
      ...scenario.setUp.bags[side],
      ...scenario.setUp.trains[side],
      ...later.flatMap(({ bags, trains }) => [...bags[side], ...trains[side]]),
    ]),
  ];
  expect(new Set(entering).size).toBe(entering.length);
  const missing = BLOCKS.filter((name, block) => !entering.includes(name) && !isRegional[block]);
  const byCard = BLOCKS.filter((_, block) => /^(flag|L16|C19)/.test(blockEntry[block]!));
  for (const name of missing) expect(byCard).toContain(name);
});

every('5.3-a, 19.1-a strengths within the maximum, no more than six blocks in a place (%s)', (_, scenario) => {
  const stacks = new Map<string, number>();
  for (const [place, block, strength] of deployed(scenario)) {
    const at = blockNamed[block];
    expect(strength >= 1 && strength <= maxStrength[at]!, block).toBe(true);
    if (blockArm[at] !== TRAIN) stacks.set(`${blockSide[at]} ${place}`, (stacks.get(`${blockSide[at]} ${place}`) ?? 0) + 1);
  }
  for (const [stack, blocks] of stacks) expect(blocks, stack).toBeLessThanOrEqual(6);
});

every('5.4-l, 5.4-n bags hold infantry and cavalry of their side, boxes its trains (%s)', (_, { setUp }) => {
  for (const side of sides) {
    for (const name of setUp.bags[side]) {
      expect(BLOCKS_OF[side]).toContain(blockNamed[name]);
      expect(blockArm[blockNamed[name]]).not.toBe(TRAIN);
      expect(isBand[blockNamed[name]] || isRegional[blockNamed[name]]).toBe(false);
    }
    for (const name of setUp.trains[side]) expect(blockArm[blockNamed[name]]).toBe(TRAIN);
  }
});

every('20.2-d as many backpacks as there are counters, by the last year at latest (%s)', (_, { setUp, arrivals }) => {
  for (const side of sides) {
    const all = setUp.backpacks[side] + Object.values(arrivals).reduce((sum, { backpacks }) => sum + backpacks[side], 0);
    expect(all, SIDES[side]).toBe(COUNTERS_OF[side][2].length);
  }
});

every('no space holds both sides, nor an enemy of its fortress (%s)', (_, scenario) => {
  const holders = new Map<string, Set<number>>();
  for (const [place, block] of deployed(scenario)) {
    if (isRegion(placeNamed[place])) continue;
    holders.set(place, (holders.get(place) ?? new Set()).add(blockSide[blockNamed[block]]!));
  }
  for (const [place, both] of holders) expect(both.size, place).toBe(1);
  for (const side of sides)
    for (const fortress of scenario.setUp.fortresses[side])
      expect(holders.get(fortress)?.has(1 - side) ?? false, fortress).toBe(false);
});

every(
  '4.1-c, 4.1-d, 10.2-b fortresses: within the markers, none in city or refuge but Baztán in 1834 (%s)',
  (_, { setUp, first }) => {
    for (const side of sides) {
      const spaces = setUp.fortresses[side];
      expect(new Set(spaces).size).toBe(spaces.length);
      expect(spaces.length).toBeLessThanOrEqual(FORTRESS_MARKERS[side]);
      for (const space of spaces) {
        expect(spaceKind[spaceNamed[space]], space).not.toBe(CITY);
        if (space !== 'baztan') expect(spaceKind[spaceNamed[space]], space).not.toBe(REFUGE);
      }
    }
    expect(setUp.fortresses[LIBERAL].includes('baztan')).toBe(first === 1834);
  },
);

every('14-a, 14-b, 11.3-b guns: within their counters, none alone (%s)', (_, scenario) => {
  for (const [side, kind, points, place] of scenario.setUp.artillery) {
    expect(points).toBeLessThanOrEqual(place === null ? 4 : MOST_POINTS[side][kind]);
    if (place === null) expect(side).toBe(CARLIST);
    else
      expect(
        deployed(scenario).some(([at, block]) => at === place && blockSide[blockNamed[block]] === side) ||
          (side === LIBERAL && spaceKind[spaceNamed[place]] === CITY),
        place,
      ).toBe(true);
  }
});

every('23-a levels of uprising for nine regions, none below its least (%s)', (_, { setUp }) => {
  expect(setUp.uprising.length).toBe(9);
  for (const [region, level] of setUp.uprising.entries()) expect(level >= leastUprising[region]! && level <= 3).toBe(true);
});

every('9-d there is room for a draw between the two victories (%s)', (_, { wins: [carlist, liberal] }) => {
  expect(carlist - liberal).toBe(3);
});

every('24.1-a the Liberals do not begin with a year lost in fortresses (%s)', (_, { setUp, first }) => {
  const points = setUp.fortresses[LIBERAL].filter(name => spaceZone[spaceNamed[name]] === CARLIST);
  const value = points.reduce((sum, name) => sum + (spaceKind[spaceNamed[name]] === TOWN ? 2 : 1), 0);
  expect(value).toBeGreaterThan(FORTRESS_POINTS[first - 1834]![0]);
});
