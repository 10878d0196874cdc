/** 22.1-a, 22.2-a What one side cannot know, dealt anew. */
import { ADMIRAL, ARISEN } from '../data/kinds.ts';
import { ALLY_AT, BOX_NATION, IS_SEA } from '../data/map.ts';
import { AGITATORS, MARKER_KINDS, type Marker, TACTICAL } from '../data/markers.ts';
import { BRITONS, FRENCH, type Nation, SPANISH } from '../data/nations.ts';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import { CONTESTS, FRENCH_ALLIANCE, SPANISH_ALLIANCE } from '../data/tables.ts';
import { IS_BOUND, IS_COMBAT, IS_FLEET, KIND, NATION, SIDE, UNITS_OF, type Unit } from '../data/units.ts';
import { clone } from './clone.ts';
import type { Own, Pub, Table } from './table.ts';

type Pick = (n: number) => number;

/** 26.1-b */
const neutral = (pub: Pub, nation: Nation): boolean =>
  (nation === FRENCH && pub.europe < FRENCH_ALLIANCE) || (nation === SPANISH && pub.europe < SPANISH_ALLIANCE);

/** Could this unit, of the same class as the one that is there, be where that one is? */
const fits = (pub: Pub, own: Own, unit: Unit, there: Unit): boolean => {
  const space = own.at[there]!;
  const nation = NATION[unit]!;
  const ally = ALLY_AT[space]!;
  if (ally >= 0 && neutral(pub, ally) && nation !== ally) return false;
  if (neutral(pub, nation) && ally !== nation) return false;
  const box = BOX_NATION[space]!;
  if (box === FRENCH || box === SPANISH) {
    if (nation !== box) return false;
  } else if (box === BRITONS && IS_BOUND[unit]) return false;
  if (IS_FLEET[unit]) return true;
  const admiral = KIND[unit] === ADMIRAL || KIND[unit] === ARISEN;
  if (own.aboard[there]! >= 0) return !IS_BOUND[unit] && KIND[unit] !== ADMIRAL;
  return IS_SEA[space] ? admiral : true;
};

const swap = (list: number[], a: number, b: number): void => {
  const held = list[a]!;
  list[a] = list[b]!;
  list[b] = held;
};

/** Two units of a side take each other's place, with whatever is aboard them and whatever they have done. */
const trade = (own: Own, a: Unit, b: Unit): void => {
  swap(own.at, a, b);
  swap(own.aboard, a, b);
  swap(own.flags, a, b);
  if (!IS_FLEET[a]) return;
  for (const unit of UNITS_OF[SIDE[a]!])
    if (own.aboard[unit] === a) own.aboard[unit] = b;
    else if (own.aboard[unit] === b) own.aboard[unit] = a;
};

const redealUnits = (t: Table, them: SideName, pick: Pick): void => {
  const { pub } = t;
  const side = numberOf(them);
  const own = t.own[them];
  const open = new Set<Unit>([...(pub.battle?.units[side] ?? []), ...(pub.battle?.fleets ?? []), ...own.force, own.commander]);
  const hidden = UNITS_OF[side].filter(unit => own.at[unit]! >= 0 && pub.top[side][own.at[unit]!] !== unit && !open.has(unit));
  const alike = (a: Unit, b: Unit): boolean => IS_FLEET[a] === IS_FLEET[b] && IS_COMBAT[a] === IS_COMBAT[b];
  for (let i = hidden.length - 1; i > 0; i--) {
    const [a, b] = [hidden[i]!, hidden[pick(i + 1)]!];
    if (a === b || own.at[a] === own.at[b] || !alike(a, b)) continue;
    if (fits(pub, own, a, b) && fits(pub, own, b, a)) trade(own, a, b);
  }
};

/** So many of a hand, by kind, taken out of it at random. */
const someOf = (hand: readonly number[], wanted: (marker: Marker) => boolean, pick: Pick): Marker[] => {
  const list: Marker[] = [];
  for (let marker = 0; marker < MARKER_KINDS; marker++)
    if (wanted(marker)) for (let i = 0; i < hand[marker]!; i++) list.push(marker);
  const taken: Marker[] = [];
  for (let n = list.length === 0 ? 0 : pick(list.length + 1); n > 0; n--) taken.push(list.splice(pick(list.length), 1)[0]!);
  return taken;
};

/** Hand and container are mixed and dealt again, as many to each; then whatever lay face down is laid anew out of the new hand. */
const redealMarkers = (t: Table, them: SideName, pick: Pick): void => {
  const own = t.own[them];
  const unseen = t.dark.container;
  const pledged = t.pub.pledged[numberOf(them)];
  let size = -pledged;
  for (let marker = 0; marker < MARKER_KINDS; marker++) {
    const kept = marker === TACTICAL ? pledged : 0;
    for (let i = kept; i < own.hand[marker]!; i++) unseen.push(marker);
    size += own.hand[marker]!;
    own.hand[marker] = kept;
  }
  for (; size > 0; size--) {
    const at = pick(unseen.length);
    own.hand[unseen[at]!]!++;
    unseen[at] = unseen[unseen.length - 1]!;
    unseen.pop();
  }
  if (own.bid.some(n => n > 0)) {
    own.bid.fill(0);
    for (const marker of someOf(own.hand, () => true, pick)) own.bid[marker]!++;
  }
  if (own.assigned.some(n => n > 0)) {
    own.assigned.fill(0);
    for (const marker of someOf(own.hand, marker => AGITATORS.includes(marker), pick))
      own.assigned[pick(CONTESTS) * AGITATORS.length + AGITATORS.indexOf(marker)]!++;
  }
  own.laid = pick(Math.min(own.laid, own.hand[TACTICAL]!) + 1);
};

/**
 * A different truth that `me` could not tell from this one. The enemy's covered units trade places where each could be in the
 * other's; who lies on top, fights, or is in motion stays. His hand is dealt again out of hand and container, his secret choices are others, and
 * so are the dice to come.
 */
export const redeal = (t: Table, me: SideName, pick: Pick): Table => {
  const other = clone(t);
  const them = foeOf(me);
  redealUnits(other, them, pick);
  redealMarkers(other, them, pick);
  other.dark.chance.key = other.dark.chance.key.map(() => pick(0x10000) * 0x10000 + pick(0x10000));
  return other;
};
