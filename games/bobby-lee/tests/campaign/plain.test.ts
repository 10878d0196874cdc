/** Blocks thrown over the map: what the game says of each position must be what a plain reading of the map says. */
import { chanceFrom, keyFromSeed, reading, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { blockKind, blockSide, INFANTRY } from '../../data/blocks.ts';
import { HEXES, type Hex, neighbours, playable } from '../../data/hexes.ts';
import { HEXSIDES, hexsideBetween, pontoon } from '../../data/hexsides.ts';
import { STATIONS, stationHexes } from '../../data/sea.ts';
import { CSA, USA } from '../../data/sides.ts';
import { BLOCKS_OF, TOKEN_COUNT } from '../../data/tokens.ts';
import { commandOf } from '../../queries/command.ts';
import { crossings } from '../../queries/orders.ts';
import { railJourneys } from '../../queries/rail.ts';
import { forcedTargets, reachOf } from '../../queries/reach.ts';
import { harbours, landings, portAt, refuges } from '../../queries/sea.ts';
import { nameOf } from '../../queries/sides.ts';
import { besiegedGroups, supplyOf } from '../../queries/supply.ts';
import { isFieldHq, isHq } from '../../queries/units.ts';
import { emptyTable, settle } from '../../state/setup.ts';
import type { Table } from '../../state/table.ts';
import type { BobbyLee } from '../../types.ts';
import { commanded, enclosed, havens, journeys, marches, portOf, sailed, shores, stands, supplied } from './plain.ts';

const ground: readonly Hex[] = HEXES.flatMap((_, hex) => (playable[hex] ? [hex] : []));
const ports: readonly Hex[] = STATIONS.map((_, station) => portOf(station)).filter(hex => hex >= 0);
/** A position by number: four blocks of five thrown over the map or its south, now and then a ring around one of them. */
const thrown = (n: number): Table => {
  let seed = n * 7919 + 1;
  const pick = (of: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % of;
  };
  const t = emptyTable('campaign-1861', [], chanceFrom(keyFromSeed(n)));
  t.pub.month = 6 + pick(40);
  t.pub.weather = pick(2) as 0 | 1;
  t.pub.link = pick(2) === 0;
  const field = pick(2) === 0 ? ground : ground.filter(hex => hex > ground.length / 2);
  const put = (block: number, hex: Hex): void => {
    if (stands(t.pub, 1 - blockSide[block]!, hex)) return;
    const own = t.own[nameOf(blockSide[block]!)];
    own.token[block] = own.block[block] = block;
    own.steps[block] = 1;
    t.pub.at[block] = hex;
  };
  const [inside, heart] = [pick(2), pick(3) === 0 ? ports[pick(ports.length)]! : field[pick(field.length)]!];
  put(BLOCKS_OF[inside as 0 | 1][0]!, heart);
  const ring = neighbours.slice(heart * 6, heart * 6 + 6).filter(hex => hex >= 0 && playable[hex]);
  if (pick(2) === 0) for (const [i, hex] of ring.entries()) put(BLOCKS_OF[(1 - inside) as 0 | 1][10 + i]!, hex);
  for (let block = 0; block < TOKEN_COUNT; block++)
    if (t.pub.at[block] === -1 && pick(5) > 0) put(block, field[pick(field.length)]!);
  for (let i = 0; i < 60; i++) t.pub.attacked.push(pick(HEXSIDES.length));
  settle(t);
  return t;
};
const ascending = (all: Iterable<number>): number[] => [...all].sort((a, b) => a - b);
const lit = (all: Readonly<Uint8Array>): number[] => HEXES.flatMap((_, hex) => (all[hex] === 1 ? [hex] : []));
const each = (from: number, to: number, see: (t: Table, n: number) => void): void => {
  for (let n = from; n < to; n++) see(thrown(n), n);
};

test('5.3-a, 1.6-b, 1.24-b, 1.25-a, 1.26-a, 1.27-b, 5.31-b, 5.31-c, 5.11-e, 5.32-a marches and attacks are those of a plain reading', () => {
  each(0, 12, (t, n) => {
    for (let block = n % 3; block < TOKEN_COUNT; block += 3) {
      const from = t.pub.at[block]!;
      if (from < 0) continue;
      const v = viewOf<BobbyLee>(t, nameOf(blockSide[block]!));
      const plain = marches(t.pub, block, from);
      const reach = reachOf(v, block);
      expect([n, block, ascending(reach.hexes)]).toEqual([n, block, ascending(plain.hexes)]);
      expect([n, block, ascending(reach.attacks)]).toEqual([n, block, ascending(plain.attacks)]);
      expect([n, block, ascending(reach.spent)]).toEqual([
        n,
        block,
        ascending([...plain.spent].filter(hex => plain.hexes.has(hex))),
      ]);
      const forced = marches(t.pub, block, from, true);
      const over = [...forced.attacks, ...[...forced.hexes].map(to => hexsideBetween(from, to))];
      expect([n, block, ascending(forcedTargets(v, block))]).toEqual([n, block, ascending(over)]);
    }
  });
});
test('5.12-a, 5.12-b, 5.12-c command reaches as far as a plain reading', () => {
  each(20, 60, (t, n) => {
    for (let block = 0; block < TOKEN_COUNT; block++)
      if (isFieldHq(block) && t.pub.at[block]! >= 0)
        expect([n, block, ascending(commandOf(t.pub, block, t.pub.at[block]!))]).toEqual([
          n,
          block,
          ascending(commanded(t.pub, block, t.pub.at[block]!)),
        ]);
  });
});
test('9.1-a, 9.1-b, 9.1-c, 9.3-a, 9.4-a, 9.5-a journeys by rail are those of a plain reading', () => {
  each(60, 80, (t, n) => {
    for (const side of [USA, CSA] as const)
      for (const from of ground) {
        if (!stands(t.pub, side, from)) continue;
        const cheap = new Set([...journeys(t.pub, side, from, 1), ...journeys(t.pub, side, from, 2)]);
        const dear = [...journeys(t.pub, side, from, 3)].filter(to => !cheap.has(to));
        const found = railJourneys(t.pub, side, from, 2);
        const at = (cost: number) => ascending(found.filter(j => j.cost === cost).map(j => j.to));
        expect([n, from, at(1), at(2)]).toEqual([n, from, ascending(cheap), ascending(dear)]);
        expect(ascending(railJourneys(t.pub, side, from, 1).map(j => j.to))).toEqual(ascending(cheap));
      }
  });
});
test('10.1-a, 10.1-b, 10.3-a, 10.3-d, 10.4-b, 10.42-a voyages, landings and evacuations are those of a plain reading', () => {
  each(80, 110, (t, n) => {
    for (const side of [USA, CSA] as const)
      for (const from of ground) {
        if (!stands(t.pub, side, from)) continue;
        const port = STATIONS.findIndex((_, station) => portOf(station) === from);
        expect(portAt(from)).toBe(port);
        const others = (all: Set<Hex>) => ascending([...all].filter(hex => hex !== from));
        const beside = STATIONS.flatMap((_, station) => (stationHexes[station]!.includes(from) ? [station] : []));
        expect([n, from, ascending(harbours(t.pub, side, from))]).toEqual([
          n,
          from,
          port < 0 ? [] : others(havens(t.pub, side, [port])),
        ]);
        expect([n, from, ascending(refuges(t.pub, side, from))]).toEqual([
          n,
          from,
          port < 0 ? others(havens(t.pub, side, beside)) : [],
        ]);
        if (side === USA)
          expect([n, from, ascending(landings(t.pub, from))]).toEqual([n, from, port < 0 ? [] : others(shores(t.pub, port))]);
      }
  });
});
test('11.3-a, 11.31-a, 11.4-a, 11.4-b, 11.41-a, 11.42-a, 1.21-e supply is that of a plain reading', () => {
  each(110, 150, (t, n) => {
    for (const side of [USA, CSA] as const)
      expect([n, side, lit(supplyOf(t.pub, side).fed)]).toEqual([n, side, ascending(supplied(t.pub, side))]);
  });
});
test('11.8-a, 11.8-b besieged is who is enclosed and gets nothing by ship', () => {
  let [besieged, relieved] = [0, 0];
  each(150, 230, (t, n) => {
    for (const side of [USA, CSA] as const) {
      const groups = besiegedGroups(t.pub, side);
      const shut = enclosed(t.pub, side);
      for (const group of groups) for (const hex of group) expect([n, hex, shut.has(hex)]).toEqual([n, hex, true]);
      besieged += groups.length;
      const sea = side === USA ? STATIONS.indexOf('baltimore') : -1;
      for (const hex of shut) {
        if (groups.flat().includes(hex)) continue;
        // Somebody in its group has a port that ships reach.
        relieved++;
        const ports = STATIONS.flatMap((_, station) => (portOf(station) >= 0 && shut.has(portOf(station)) ? [station] : []));
        expect([
          n,
          hex,
          ports.some(port => (sea < 0 ? havens(t.pub, CSA, [port]).size > 1 : sailed(t.pub, USA, sea, port))),
        ]).toEqual([n, hex, true]);
      }
    }
  });
  expect([besieged > 10, relieved > 0]).toEqual([true, true]);
});
test('10.5-a, 10.5-b, 10.5-d crossings are those of the unbridged rivers above the heads of navigation', () => {
  each(230, 250, (t, n) => {
    for (let block = 0; block < TOKEN_COUNT; block++) {
      const from = t.pub.at[block]!;
      if (from < 0 || blockKind[block] !== INFANTRY || isHq(block)) continue;
      const side = blockSide[block]!;
      const v = viewOf<BobbyLee>(t, nameOf(side));
      for (const most of [0, 1, 2]) {
        t.pub.strategic = most;
        const plain = neighbours.slice(from * 6, from * 6 + 6).flatMap(to => {
          const over = to < 0 || !playable[to] ? -1 : hexsideBetween(from, to);
          if (over < 0 || pontoon[over] !== 1) return [];
          const enemy = stands(t.pub, 1 - side, to);
          const cost = !enemy && (t.pub.control[to]! & 1) === side ? 1 : 2;
          const full = t.pub.attacked.filter(used => used === over).length >= (t.pub.weather === 0 ? 2 : 1);
          return cost > most || (enemy && full) ? [] : [over];
        });
        expect([n, block, most, ascending(crossings(v, { hqs: false }, block))]).toEqual([n, block, most, ascending(plain)]);
      }
    }
  });
});
test('5.3-a the reach of a unit is kept while a position is only read, and worked out again when anything has moved', () => {
  const t = thrown(250);
  const block = BLOCKS_OF[USA].find(each => blockKind[each] === INFANTRY && t.pub.at[each]! >= 0)!;
  const v = viewOf<BobbyLee>(t, 'USA');
  const before = ascending(reachOf(v, block).hexes);
  reading({ table: t, memo: null }, () => expect(reachOf(v, block)).toBe(reachOf(v, block)));
  for (const other of BLOCKS_OF[CSA]) t.pub.at[other] = -1;
  expect(ascending(reachOf(v, block).hexes)).toEqual(ascending(marches(t.pub, block, t.pub.at[block]!).hexes));
  expect(ascending(reachOf(v, block).hexes)).not.toEqual(before);
});
