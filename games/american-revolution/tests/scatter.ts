/** Tables in the middle of a game, made by chance: for tests of what must hold of every table. */
import { chanceFrom } from '@cuartel/engine';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { ADMIRAL } from '../data/kinds.ts';
import { ALLY_AT, BOX_NATION, IS_LAND, IS_NAVAL, IS_PORT, IS_SEA } from '../data/map.ts';
import { MARKER_KINDS, TACTICAL } from '../data/markers.ts';
import { BRITONS, FRENCH, SPANISH } from '../data/nations.ts';
import { OPTIONS } from '../data/options.ts';
import { SIDES } from '../data/sides.ts';
import { SPACES, type Space } from '../data/spaces.ts';
import { AROSE, IS_BOUND, IS_FLEET, IS_LAND_COMBAT, KIND, NATION, SIDE, UNITS_OF, type Unit } from '../data/units.ts';
import { emptyTable } from '../state/setup.ts';
import { restackAll } from '../state/stacks.ts';
import { IN_PLAY, RESERVE, type Table } from '../state/table.ts';

/** A small repeatable generator for tests. */
export const pickFrom = (seed: number): Pick => {
  let state = seed * 2_654_435_761 + 1;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
};

const all = SPACES.map((_, space) => space);
const open = (t: Table, unit: Unit, space: Space): boolean => {
  const ally = ALLY_AT[space]!;
  const nation = NATION[unit]!;
  const war = (n: number): boolean => t.pub.europe >= (n === FRENCH ? 3 : 4);
  if (ally >= 0 && !war(ally) && nation !== ally) return false;
  if ((nation === FRENCH || nation === SPANISH) && !war(nation) && ally !== nation) return false;
  const box = BOX_NATION[space]!;
  if (box === BRITONS) return SIDE[unit] === 1 && !IS_BOUND[unit];
  return box < 0 || nation === box;
};

/** Two in three units stand somewhere legal, fleets with cargo; hands, tables and markers are what chance makes them. */
export const scattered = (seed: number, options: readonly string[] = OPTIONS.map(({ id }) => id)): Table => {
  const pick = pickFrom(seed);
  const t = emptyTable('campaign', options, chanceFrom([seed, 2, 3, 4, 5, 6, 7, 8] as never));
  t.pub.europe = pick(8) - 3;
  t.pub.progress = pick(5);
  t.pub.loyalty = t.pub.loyalty.map(() => pick(7) - 3);
  t.pub.turn = 1 + pick(8);
  for (const side of [0, 1] as const) {
    const own = t.own[SIDES[side]];
    const put = (unit: Unit, space: Space, fleet: Unit | -1): void => {
      own.at[unit] = space;
      own.aboard[unit] = fleet;
      t.pub.status[unit] = IN_PLAY;
    };
    const units = UNITS_OF[side].filter(unit => unit !== AROSE[side]);
    const fleets = units.filter(unit => IS_FLEET[unit]);
    for (const fleet of fleets) {
      const ports = all.filter(space => IS_NAVAL[space] && open(t, fleet, space));
      put(fleet, ports[pick(ports.length)]!, -1);
    }
    for (const unit of units) {
      t.pub.status[unit] = t.pub.status[unit] === IN_PLAY ? IN_PLAY : RESERVE;
      if (IS_FLEET[unit] || pick(3) === 0) continue;
      const fleet = fleets[pick(fleets.length)]!;
      const loaded = units.filter(other => own.aboard[other] === fleet && IS_LAND_COMBAT[other]).length;
      const space = own.at[fleet]!;
      if (KIND[unit] === ADMIRAL && open(t, unit, space)) put(unit, space, -1);
      else if (pick(4) === 0 && loaded < 4 && !IS_BOUND[unit] && KIND[unit] !== ADMIRAL && open(t, unit, space))
        put(unit, space, fleet);
      else {
        const lands = all.filter(s => (IS_LAND[s] || IS_PORT[s]) && !IS_SEA[s] && open(t, unit, s));
        put(unit, lands[pick(lands.length)]!, -1);
      }
    }
    for (let n = pick(12); n > 0; n--) {
      const [marker] = t.dark.container.splice(pick(t.dark.container.length), 1);
      own.hand[marker!]!++;
      t.pub.hands[side]++;
      t.pub.container--;
    }
    for (const space of all) {
      if (IS_LAND[space] && pick(12) === 0) t.pub.fortress[space] = side;
      if (IS_LAND[space] && pick(12) === 0) t.pub.partisan[space] = side;
    }
  }
  for (let marker = 0; marker < MARKER_KINDS; marker++) t.own.british.bid[marker] = pick(1 + t.own.british.hand[marker]!);
  t.own.british.laid = pick(1 + t.own.british.hand[TACTICAL]!);
  restackAll(t);
  return t;
};
