/**
 * Tables in the thick of battle: lines engaged, wings taken, units lost or disorganised, friends near, at any hour of a first or
 * second day; in half of them two battles are fought in neighbouring hexes. Random play seldom gets so far by itself.
 */
import { type Chance, chanceFrom, keyFromSeed, next, type Rulebook, write } from '@cuartel/engine';
import { type Chooser, chooserFrom } from '@cuartel/engine/battery/index.ts';
import { CENTRE_OF, OUTSIDE, RESERVE_OF, type Spot } from '../data/battle-board.ts';
import { type Block, blockKind, HEAVY_ARTILLERY, HQ, maxSteps } from '../data/blocks.ts';
import { type Hex, type HexName, hexNamed, neighbours, playable } from '../data/hexes.ts';
import { hexsideBetween } from '../data/hexsides.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { BLOCKS_OF, DISORGANISED } from '../data/tokens.ts';
import { facing, isFortress, type Role } from '../queries/battle.ts';
import { attackLimitOf } from '../queries/limits.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { battleInterrupts, battleSections } from '../rulebook/battle.ts';
import { emptyTable, settle } from '../state/setup.ts';
import { type Battle, newBattle, type Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';

const { step, call } = write<BobbyLee>();
const curtain = {
  keeps: () => ({}),
  mine: null,
  steps: {
    up: step('0-c', t => call('combat', { side: t.pub.active })),
    down: step('0-c', () => next),
  },
};
const { attack, reply, hour, night, day, close } = battleSections.combat.steps;
/** The chapters on battle, where the boards have been set up and the day has begun. */
export const thickBook = {
  sections: {
    ...battleSections,
    combat: { ...battleSections.combat, steps: { attack, reply, hour, night, day, close } },
    scene: curtain,
  },
  moments: {},
  interrupts: battleInterrupts,
} as unknown as Rulebook<BobbyLee>;

const SITES: readonly HexName[] = ['K06', 'I07', 'N06', 'H08', 'G05', 'L06', 'J05', 'P07', 'O08', 'K07'];
const around = (hex: Hex): Hex[] => [0, 1, 2, 3, 4, 5].map(d => neighbours[hex * 6 + d]!).filter(to => to >= 0 && playable[to]);
const isHq = (block: Block): boolean => blockKind[block] === HQ;
const isHeavy = (block: Block): boolean => blockKind[block] === HEAVY_ARTILLERY;

/** Lays some block of a side that passes; gives it, or -1 when none is left. */
const lay = (
  t: Table,
  side: SideName,
  hex: Hex,
  spot: Spot | -1,
  pick: Chooser,
  passes: (block: Block) => boolean,
): Block | -1 => {
  const own = t.own[side];
  const free = BLOCKS_OF[numberOf(side)].filter(block => own.token[block] === -1 && passes(block));
  if (free.length === 0) return -1;
  const block = free[pick(free.length)]!;
  own.token[block] = block;
  own.block[block] = block;
  own.steps[block] = 1 + pick(maxSteps[block]!);
  t.pub.at[block] = hex;
  t.pub.spot[block] = spot;
  return block;
};
const troops = (block: Block): boolean => !isHq(block) && !isHeavy(block);

/** One column of the board: both at home, one among the other, or one alone in the other's wing. */
const column = (t: Table, b: Battle, at: 0 | 1 | 2, pick: Chooser): void => {
  const names = [t.pub.active, foe(t.pub.active)] as const;
  const put = (role: Role, spot: Spot, most: number, passes: (block: Block) => boolean): void => {
    for (let n = 1 + pick(most); n > 0; n--) lay(t, names[role], b.hex, spot, pick, passes);
  };
  const centre = at === 1;
  const home = (role: Role): void =>
    put(role, at + role * 3, 2, block => troops(block) || (isHeavy(block) && centre && pick(2) === 0));
  const how = pick(5);
  if (how < 2) {
    home(0);
    home(1);
    return;
  }
  const guest: Role = how === 4 ? 1 : (pick(2) as Role);
  const host = (1 - guest) as Role;
  const spot = at + host * 3;
  put(guest, spot, 2, troops);
  if (!centre && pick(3) === 0) {
    b.held[spot] = numberOf(names[guest]);
    return; // a wing that has been taken
  }
  home(host);
  if (!centre && pick(4) === 0) b.held[spot] = numberOf(names[guest]);
  if (pick(2) === 0) put(guest, facing(spot), 1, troops);
};
const board = (t: Table, b: Battle, pick: Chooser): void => {
  const names = [t.pub.active, foe(t.pub.active)] as const;
  const fortress = isFortress(b.hex);
  column(t, b, 1, pick);
  if (!fortress) for (const at of [0, 2] as const) if (pick(4) > 0) column(t, b, at, pick);
  for (const role of [0, 1] as const) {
    for (let n = pick(3); n > 0; n--) lay(t, names[role], b.hex, RESERVE_OF[role], pick, () => true);
    if (pick(2) === 0) lay(t, names[role], b.hex, RESERVE_OF[role], pick, isHq);
    if (!fortress && pick(4) === 0) lay(t, names[role], b.hex, OUTSIDE[[0, 2, 3, 5][pick(4)]!]!, pick, troops);
  }
  if (pick(3) === 0) {
    const tired = lay(t, names[1], b.hex, RESERVE_OF[1], pick, troops);
    if (tired >= 0) t.pub.marks[tired]! |= DISORGANISED;
  }
  // Nobody has been routed yet: somebody stands in a Centre where enemies are.
  for (const role of [0, 1] as const) {
    const there = (side: SideName) =>
      BLOCKS_OF[numberOf(side)].some(k => t.pub.at[k] === b.hex && t.pub.spot[k] === CENTRE_OF[role]);
    if (there(names[1 - role]!) && !there(names[role])) lay(t, names[role], b.hex, CENTRE_OF[role], pick, troops);
  }
};
const layOpen = ({ pub, own }: Table): void => {
  for (const side of SIDES)
    for (const block of BLOCKS_OF[numberOf(side)]) {
      const [at, spot] = [pub.at[block]!, pub.spot[block]!];
      if (spot < 0 || spot > 5) continue;
      if (!BLOCKS_OF[1 - numberOf(side)]!.some(k => pub.at[k] === at && pub.spot[k] === spot)) continue;
      pub.shown[block] = block;
      pub.shownSteps[block] = own[side].steps[block]!;
    }
};
/** Friends beside the battles; the hexes from which the Attacker came hold no enemies. */
const surround = (t: Table, pick: Chooser): void => {
  const battles = t.pub.battles;
  for (const b of battles) {
    const open = around(b.hex).filter(to => !battles.some(other => other.hex === to));
    const ways = open.filter(to => attackLimitOf(t.pub, hexsideBetween(b.hex, to)) > 0);
    for (const to of ways.slice(0, 1 + pick(2))) b.entries.push(hexsideBetween(b.hex, to));
  }
  const kept = new Set(battles.flatMap(b => around(b.hex).filter(to => b.entries.includes(hexsideBetween(b.hex, to)))));
  for (const to of new Set(battles.flatMap(b => around(b.hex)))) {
    if (battles.some(b => b.hex === to)) continue;
    const side = kept.has(to) ? t.pub.active : SIDES[pick(2)]!;
    for (let n = pick(3); n > 0; n--) lay(t, side, to, -1, pick, () => true);
  }
};

export const thickTable = (seed: string, chance: Chance = chanceFrom(keyFromSeed(seed))): Table => {
  const pick = chooserFrom(`thick ${seed}`);
  const t = emptyTable('1862', pick(4) === 0 ? ['bare-retreats', 'wing-pursuit', 'slow-guns', 'no-storming'] : [], chance);
  const { pub } = t;
  pub.active = SIDES[pick(2)]!;
  pub.fighting = pub.active;
  pub.weather = pick(3) === 0 ? 1 : 0;
  pub.day = 1 + pick(2);
  pub.hour = pick(4);
  const first = hexNamed[SITES[pick(SITES.length)]!];
  const hexes = [first];
  const beside = around(first).filter(to => attackLimitOf(pub, hexsideBetween(first, to)) > 0);
  if (pick(2) === 0 && beside.length > 0) hexes.push(beside[pick(beside.length)]!);
  for (const hex of hexes) {
    const b: Battle = { ...newBattle(hex, numberOf(pub.active)), deployed: true };
    board(t, b, pick);
    pub.battles.push(b);
  }
  surround(t, pick);
  layOpen(t);
  // 10.41-a Some attackers have come by sea.
  if (pub.active === 'USA' && pick(3) === 0)
    for (const block of BLOCKS_OF[0])
      if (pub.at[block] === first && troops(block) && pick(3) === 0) {
        t.own.USA.landed.push(block);
        t.own.USA.ports.push(hexNamed.Q11);
      }
  for (const side of SIDES)
    for (const block of BLOCKS_OF[numberOf(side)])
      pub.battles.forEach((b, n) => {
        if (pub.at[block] === b.hex) t.own[side].part[block]! |= 1 << n;
      });
  settle(t);
  return t;
};
