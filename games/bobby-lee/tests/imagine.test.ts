/** 0-b Other truths: what is dealt anew, by what it is likely, and what stays because everybody saw it. */
import { chanceFrom, type Frame, keyFromSeed, viewOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { type BlockName, blockKind, GARRISON, HEAVY_ARTILLERY, HQ, maxSteps } from '../data/blocks.ts';
import { startPlace } from '../data/deployments.ts';
import { HEXES } from '../data/hexes.ts';
import { placeHex } from '../data/places.ts';
import { SIDES } from '../data/sides.ts';
import { BLOCKS_OF, HAS_FIRED, HAS_MOVED, TOKENS_OF } from '../data/tokens.ts';
import { conserved } from '../state/conserved.ts';
import { imagine, type Known, NOTHING, redeal } from '../state/imagine.ts';
import { distance } from '../state/marches.ts';
import { emptyTable, setUp } from '../state/setup.ts';
import type { Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { block, hex, tableOf } from './scene.ts';

const N = 60;
const dealt = (t: Table, known: Known = NOTHING, frames: readonly Frame[] = []): Table[] =>
  Array.from({ length: N }, (_, n) => imagine(viewOf<BobbyLee>(t, 'USA'), frames, chooserFrom(`deal ${n}`), known));
const start = () => setUp('1862', [], chanceFrom(keyFromSeed('imagine')));
const share = (worlds: readonly Table[], is: (t: Table) => boolean): number => worlds.filter(is).length / worlds.length;

test('0-b an imagined table has every block once, its steps within the block, and what its side sees untouched', () => {
  const t = start();
  for (const world of dealt(t)) {
    expect(conserved(world)).toBe('');
    expect([world.pub, world.own.USA]).toEqual([t.pub, t.own.USA]);
    for (const one of BLOCKS_OF[1]) expect(world.own.CSA.steps[one]! <= maxSteps[one]!).toBe(true);
  }
});
test('0-b garrisons and heavy guns are looked for where they began, field units near it', () => {
  const worlds = dealt(start());
  const began = (one: number) => placeHex[startPlace[1862][one]!]!;
  const near = (one: number, most: number): number =>
    share(worlds, ({ own, pub }) => {
      const token = own.CSA.token[one]!;
      return token >= 0 && distance(began(one), pub.at[token]!) <= most;
    });
  const mean = (of: readonly number[], most: number): number => of.reduce((sum, one) => sum + near(one, most), 0) / of.length;
  const placed = BLOCKS_OF[1].filter(one => startPlace[1862][one]! >= 0);
  const walls = placed.filter(one => blockKind[one] === GARRISON || blockKind[one] === HEAVY_ARTILLERY);
  const field = placed.filter(one => !walls.includes(one));
  expect(mean(walls, 0)).toBeGreaterThan(0.5);
  expect(mean(field, 2)).toBeGreaterThan(0.4);
  const pool = BLOCKS_OF[1].filter(one => startPlace[1862][one]! < 0);
  expect(pool.reduce((sum, one) => sum + share(worlds, ({ own }) => own.CSA.token[one]! >= 0), 0) / pool.length).toBeLessThan(
    0.3,
  );
});
test('0-b what was seen of a block is believed: where, how strong, and that it is out for good', () => {
  const t = tableOf({
    units: { washington: ['u-inf-1-i 3'], winchester: ['c-inf-hood 2'], richmond: ['c-inf-early 3', 'anv 3'] },
  });
  const seen = { [block('c-cav-hampton')]: { hex: hex('winchester'), steps: 1 } };
  const stands = (name: BlockName) => (w: Table) => w.pub.at[w.own.CSA.token[block(name)]!] === hex('winchester');
  const [plain, knowing] = [dealt(t), dealt(t, { seen, gone: [] })].map(worlds => share(worlds, stands('c-cav-hampton'))) as [
    number,
    number,
  ];
  expect(knowing).toBeGreaterThan(plain + 0.05);
  for (const w of dealt(t, { seen, gone: [] }).filter(stands('c-cav-hampton')))
    expect(w.own.CSA.steps[block('c-cav-hampton')]! <= 2).toBe(true);
  t.pub.removed[1] = 1;
  const gone = dealt(t, { seen: {}, gone: [block('c-inf-ewell')] });
  expect(gone.every(w => w.own.CSA.steps[block('c-inf-ewell')] === -1)).toBe(true);
});
const fought = () =>
  tableOf({
    active: 'USA',
    battles: [
      {
        at: 'manassas-junction',
        from: ['alexandria'],
        attacker: { centre: ['u-inf-1-i 3'] },
        defender: { centre: ['c-inf-hood 3 fired'], left: ['c-inf-early 2'], reserve: ['anv 3'] },
      },
    ],
    units: { richmond: ['c-inf-ewell 3 moved', 'c-hvy-drewry 2'] },
  });
test('6.2-c in a battle HQs are imagined in the Reserve, not in the line', () => {
  const t = fought();
  const inLine = TOKENS_OF[1].filter(token => t.pub.spot[token]! >= 0 && t.pub.spot[token]! < 6);
  const worlds = dealt(t);
  expect(share(worlds, w => inLine.some(token => blockKind[w.own.CSA.block[token]!] === HQ))).toBeLessThan(0.1);
});
test('0-b the truth dealt anew keeps with each token what everybody saw it do', () => {
  const t = fought();
  let other = 0;
  for (let n = 0; n < N; n++) {
    const world = redeal(t, 'USA', chooserFrom(`redeal ${n}`), []);
    expect(conserved(world)).toBe('');
    const done = (name: BlockName) => world.own.CSA.done[world.own.CSA.block[t.own.CSA.token[block(name)]!]!];
    expect([done('c-inf-hood'), done('c-inf-early'), done('c-inf-ewell')]).toEqual([HAS_FIRED, 0, HAS_MOVED]);
    expect(blockKind[world.own.CSA.block[t.own.CSA.token[block('anv')]!]!]).toBe(HQ);
    expect(world.dark.chance.key).not.toEqual(t.dark.chance.key);
    if (world.own.CSA.block.join() !== t.own.CSA.block.join()) other++;
  }
  expect(other).toBeGreaterThan(N / 2);
});
test('5.11-f the unit an enemy may have in hand is imagined too: one in command that has not moved, or none', () => {
  const t = tableOf({ active: 'CSA', units: { richmond: ['c-inf-hood 3', 'c-inf-early 2'], norfolk: ['c-inf-ewell 3'] } });
  t.pub.command = [hex('richmond')];
  const hands = new Set<string>();
  for (let n = 0; n < N; n++) {
    const mine = { USA: { unit: -1, left: [] }, CSA: { unit: -1, left: [] } };
    const frame = { section: 'movement', step: 'orders', into: null, my: {}, wait: null, mine } as unknown as Frame;
    const world = imagine(viewOf<BobbyLee>(t, 'USA'), [frame], chooserFrom(`hand ${n}`));
    const { unit } = mine.CSA;
    hands.add(unit < 0 ? 'none' : HEXES[world.pub.at[world.own.CSA.token[unit]!]!]!);
  }
  expect([...hands].sort()).toEqual([HEXES[hex('richmond')]!, 'none'].sort());
});
test('3.2.2-a a new table: the secret order of the blocks is shuffled, and control is settled', () => {
  const t = emptyTable('1862', [], chanceFrom(keyFromSeed('rank')));
  for (const side of SIDES) {
    const { rank } = t.own[side];
    expect([...rank].sort((a, b) => a - b)).toEqual(rank.map((_, i) => i));
    expect(rank).not.toEqual(rank.map((_, i) => i));
  }
  expect([t.pub.control[hex('richmond')], t.pub.control[hex('washington')]]).toEqual([1, 0]);
  expect(t.own.USA.rank).not.toEqual(t.own.CSA.rank);
});
