/**
 * CHOOSING A SET IS ONE ACTION. A force, a bid of several markers, hits taken, things given to places: the answer is a list.
 * What may be on it is said by conditions on each member, on every part of the list and on the whole; lists are validated and
 * sampled, and written out only where they are few.
 */
import { same } from '../state/plain.ts';
import type { Choosable } from './compile.ts';

type Test = readonly [string, (v: unknown, my: unknown, what: unknown) => boolean, string?];
type Pick = (n: number) => number;

/** A set choice as it stands open: its members that may be chosen at all, in the order of every answer, and how many. */
export interface SetOffer {
  readonly by: string;
  readonly do: string;
  readonly members: readonly unknown[];
  readonly least: number;
  readonly most: number;
  /** How often each member may stand on the list. */
  readonly times: readonly number[] | null;
  /** Of members with the same key one may stand on the list: a thing goes to one place only. */
  readonly keys: readonly (string | number)[] | null;
  readonly choice: Choosable;
  readonly v: unknown;
  readonly my: unknown;
}

const all = (tests: readonly Test[] | undefined, v: unknown, my: unknown, what: unknown): boolean => {
  if (tests !== undefined) for (let i = 0; i < tests.length; i++) if (!tests[i]![1](v, my, what)) return false;
  return true;
};
const first = (tests: readonly Test[] | undefined, v: unknown, my: unknown, what: unknown): Test | null => {
  if (tests !== undefined) for (let i = 0; i < tests.length; i++) if (!tests[i]![1](v, my, what)) return tests[i]!;
  return null;
};

/** The set choice as its chooser has it before him. */
export const setOfferOf = (by: string, deed: string, choice: Choosable, v: unknown, my: unknown): SetOffer => {
  const candidates = (choice.among as NonNullable<Choosable['among']>)(v, my);
  let members = candidates;
  if (choice.each !== undefined) {
    const met: unknown[] = [];
    for (let i = 0; i < candidates.length; i++) if (all(choice.each, v, my, candidates[i])) met.push(candidates[i]);
    members = met;
  }
  const { times, key, size } = choice;
  const often = times === undefined ? null : members.map(member => times(v, my, member));
  const room = often === null ? members.length : often.reduce((sum, n) => sum + n, 0);
  const [least, most] = size === undefined ? [1, room] : size[1](v, my);
  return {
    by,
    do: deed,
    members,
    least,
    most: Math.min(most, room),
    times: often,
    keys: key === undefined ? null : members.map(member => key(member)),
    choice,
    v,
    my,
  };
};

/** Steps of work a search for lists may take before it gives up. */
const PATIENCE = 4_000;

/** A list under construction: which members, how often each. */
interface Half {
  readonly list: unknown[];
  readonly used: Uint8Array;
}
const fits = (offer: SetOffer, half: Half, i: number): boolean => {
  const { times, keys } = offer;
  if (half.used[i]! >= (times === null ? 1 : times[i]!)) return false;
  if (keys !== null) for (let j = 0; j < keys.length; j++) if (j !== i && half.used[j]! > 0 && keys[j] === keys[i]) return false;
  return true;
};
const partHolds = ({ choice, v, my }: SetOffer, list: readonly unknown[]): boolean => all(choice.part, v, my, list);
const wholeHolds = ({ choice, v, my }: SetOffer, list: readonly unknown[]): boolean => all(choice.whole, v, my, list);

/**
 * The legal lists in order, until `see` says stop or patience ends. Returns false when it gave up before the end.
 * Every part of a legal list must satisfy `part`: that is what makes the search short.
 */
export const eachList = (offer: SetOffer, see: (list: readonly unknown[]) => boolean, patience = PATIENCE): boolean => {
  const { members, least, most } = offer;
  const n = members.length;
  const half: Half = { list: [], used: new Uint8Array(n) };
  let work = 0;
  let stopped = false;
  const room = (from: number): number => {
    if (offer.times === null) return n - from;
    let sum = 0;
    for (let i = from; i < n; i++) sum += offer.times[i]! - half.used[i]!;
    return sum;
  };
  const go = (from: number): boolean => {
    if (++work > patience) return false;
    const { list } = half;
    if (list.length >= least && wholeHolds(offer, list) && !see(list.slice())) {
      stopped = true;
      return true;
    }
    if (list.length >= most) return true;
    for (let i = from; i < n; i++) {
      if (list.length + room(i) < least) return true;
      if (!fits(offer, half, i)) continue;
      list.push(members[i]);
      half.used[i] = half.used[i]! + 1;
      const went = partHolds(offer, list) ? go(offer.times === null ? i + 1 : i) : true;
      list.pop();
      half.used[i] = half.used[i]! - 1;
      if (!went) return false;
      if (stopped) return true;
    }
    return true;
  };
  return go(0);
};

/** One list at random by adding members in a random order; null when it did not come to a legal one. */
const attempt = (offer: SetOffer, pick: Pick): unknown[] | null => {
  const { members, least, most, times } = offer;
  const n = members.length;
  const wanted = most <= least ? least : least + pick(most - least + 1);
  const half: Half = { list: [], used: new Uint8Array(n) };
  const { list } = half;
  const taken: number[] = []; // the indices of what is on the list, in order
  const order: number[] = new Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  for (let left = n; list.length < wanted && left > 0; ) {
    const at = pick(left);
    const i = order[at]!;
    let added = fits(offer, half, i);
    if (added) {
      let to = taken.length;
      while (to > 0 && taken[to - 1]! > i) to--;
      taken.splice(to, 0, i);
      list.splice(to, 0, members[i]);
      added = partHolds(offer, list);
      if (added) half.used[i] = half.used[i]! + 1;
      else {
        taken.splice(to, 1);
        list.splice(to, 1);
      }
    }
    if (!added || half.used[i]! >= (times === null ? 1 : times[i]!)) order[at] = order[--left]!;
  }
  return list.length >= least && wholeHolds(offer, list) ? list : null;
};

const TRIES = 6;
/** A legal list at random; null when there is none. `some`: one that is known to be legal. */
export const sampleList = (offer: SetOffer, pick: Pick, some: readonly unknown[] | null): readonly unknown[] | null => {
  const { sample } = offer.choice;
  if (sample !== undefined) {
    const list = normal(offer, sample(offer.v, offer.my, pick, offer.members));
    if (list !== null && legalList(offer, list)) return list;
  }
  for (let i = 0; i < TRIES; i++) {
    const list = attempt(offer, pick);
    if (list !== null) return list;
  }
  const found: (readonly unknown[])[] = [];
  eachList(offer, list => found.push(list) < 64);
  return found.length > 0 ? found[pick(found.length)]! : some;
};
/** The shortest list that comes of adding members in order; most often it is legal. */
const firstList = (offer: SetOffer): readonly unknown[] | null => {
  const { members, least } = offer;
  const list: unknown[] = [];
  for (let i = 0; list.length < least && i < members.length; i++) {
    if (offer.keys !== null && offer.keys.indexOf(offer.keys[i] as string) < i) continue;
    list.push(members[i]);
    if (!partHolds(offer, list)) list.pop();
  }
  return list.length === least && wholeHolds(offer, list) ? list : null;
};
/** Some legal list, the same one each time; null when there is none (or none was found with patience). */
export const someList = (offer: SetOffer): readonly unknown[] | null => {
  if (offer.most < offer.least) return null;
  const first = firstList(offer);
  if (first !== null) return first;
  let found: readonly unknown[] | null = null;
  eachList(offer, list => {
    found = list;
    return false;
  });
  if (found !== null || offer.choice.sample === undefined) return found;
  const list = normal(
    offer,
    offer.choice.sample(offer.v, offer.my, () => 0, offer.members),
  );
  return list !== null && legalList(offer, list) ? list : null;
};
/** Is there exactly one legal list? When patience ends: no. */
export const onlyList = (offer: SetOffer): boolean => {
  let n = 0;
  const whole = eachList(offer, () => ++n < 2);
  return whole && n === 1;
};

/** A handful of legal lists: all of them where they are few, otherwise a fixed sample from small to large. */
export const fewLists = (offer: SetOffer, few = offer.choice.few ?? 12): readonly (readonly unknown[])[] => {
  const found: (readonly unknown[])[] = [];
  const whole = eachList(offer, list => found.push(list) <= few, few * 40);
  if (whole && found.length <= few) return found;
  let x = 0x9e3779b9;
  const pick: Pick = n => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
  const lists: (readonly unknown[])[] = found.slice(0, 2);
  for (let i = 0; i < few * 2 && lists.length < few; i++) {
    const list = sampleList(offer, pick, null);
    if (list !== null && !lists.some(other => same(other, list))) lists.push(list);
  }
  return lists;
};

/** The list in the order of the members, or null when something on it is no member. */
export const normal = (offer: SetOffer, what: unknown): unknown[] | null => {
  if (!Array.isArray(what) || what.length > offer.most + offer.members.length) return null;
  const indices: number[] = [];
  for (const one of what) {
    const i = offer.members.findIndex(member => same(member, one));
    if (i < 0) return null;
    indices.push(i);
  }
  return indices.sort((a, b) => a - b).map(i => offer.members[i]);
};

/** What is in the way of a list, or of adding one more to it. `bound`: too few or too many, and how many it should be. */
export interface SetRefusal {
  readonly rule: string | null;
  readonly refusal: string | null;
  readonly bound: { readonly is: 'least' | 'most' | 'twice'; readonly n: number } | null;
}
const cited = (test: Test): SetRefusal => ({ rule: test[0], refusal: test[2] ?? null, bound: null });
const bounded = ({ choice }: SetOffer, is: 'least' | 'most' | 'twice', n: number): SetRefusal => ({
  rule: choice.size?.[0] ?? null,
  refusal: null,
  bound: { is, n },
});

/** What keeps `list` from growing by `member`; null: nothing. The list is a part of an answer, so `whole` says nothing yet. */
export const inTheWayOf = (offer: SetOffer, list: readonly unknown[], member: unknown): SetRefusal | null => {
  const { choice, v, my, members, most } = offer;
  const i = members.findIndex(m => same(m, member));
  if (i < 0) {
    const test = first(choice.each, v, my, member);
    return test === null ? { rule: null, refusal: null, bound: null } : cited(test);
  }
  const grown = normal(offer, [...list, member]);
  if (grown === null) return { rule: null, refusal: null, bound: null };
  const test = first(choice.part, v, my, grown);
  if (test !== null) return cited(test);
  const twice = twiceIn(offer, grown);
  if (twice !== null) return twice;
  return grown.length > most ? bounded(offer, 'most', most) : null;
};
const twiceIn = (offer: SetOffer, list: readonly unknown[]): SetRefusal | null => {
  const { members, times, keys } = offer;
  const used = new Uint8Array(members.length);
  for (const one of list) {
    const i = members.findIndex(m => same(m, one));
    used[i] = used[i]! + 1;
    if (used[i]! > (times === null ? 1 : times[i]!)) return bounded(offer, 'twice', times === null ? 1 : times[i]!);
    if (keys !== null)
      for (let j = 0; j < keys.length; j++) if (j !== i && used[j]! > 0 && keys[j] === keys[i]) return bounded(offer, 'twice', 1);
  }
  return null;
};
/** What keeps a whole list from being an answer; null: it is one. The list is normal. */
export const wrongWith = (offer: SetOffer, list: readonly unknown[]): SetRefusal | null => {
  const { choice, v, my, least, most } = offer;
  const twice = twiceIn(offer, list);
  if (twice !== null) return twice;
  if (list.length > most) return bounded(offer, 'most', most);
  const test = first(choice.part, v, my, list);
  if (test !== null) return cited(test);
  if (list.length < least) return bounded(offer, 'least', least);
  const whole = first(choice.whole, v, my, list);
  return whole === null ? null : cited(whole);
};
export const legalList = (offer: SetOffer, list: readonly unknown[]): boolean => wrongWith(offer, list) === null;
