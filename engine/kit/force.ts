/**
 * A FORCE ON THE MOVE: who commands it and what goes with it. Moves, interceptions, avoiding, retreats and landings all put one
 * together in the same way: by a set choice whose members are whole numbers. A piece is its own number; a point of strength of
 * some kind (infantry of an army, guns) is `pointOf(kind)` and stands on the list as often as it goes (`times`).
 */
export interface Force {
  /** -1: nobody. */
  commander: number;
  /** Pieces with a number of their own, the commander among them, in rising order. */
  pieces: number[];
  /** By kind: points that cannot be told apart. */
  points: number[];
}
/** A piece, or one point of a kind. */
export type Member = number;
type Seen = { readonly commander: number; readonly pieces: readonly number[]; readonly points: readonly number[] };

export const pointOf = (kind: number): Member => -1 - kind;
/** The kind of a point; -1 for a piece. */
export const pointKind = (member: Member): number => (member < 0 ? -1 - member : -1);

/** The force that a chosen list names. */
export const gathered = (list: readonly Member[], commander = -1): Force => {
  const force: Force = { commander, pieces: [], points: [] };
  for (const member of list) add(force, member);
  force.pieces.sort((a, b) => a - b);
  return force;
};
const add = (force: Force, member: Member): void => {
  if (member >= 0) force.pieces.push(member);
  else {
    const kind = pointKind(member);
    while (force.points.length <= kind) force.points.push(0);
    force.points[kind] = force.points[kind]! + 1;
  }
};
/** The list that names a force: pieces, then points kind by kind. */
export const membersOf = ({ pieces, points }: Seen): Member[] => {
  const list: Member[] = [...pieces];
  points.forEach((n, kind) => {
    for (let i = 0; i < n; i++) list.push(pointOf(kind));
  });
  return list;
};
/** Who could be chosen of a force, each once: `among` of the set choice. */
export const candidatesOf = ({ pieces, points }: Seen): Member[] => {
  const list: Member[] = [...pieces];
  points.forEach((n, kind) => {
    if (n > 0) list.push(pointOf(kind));
  });
  return list;
};
/** How often a member can be chosen of a force: `times` of the set choice. */
export const timesIn = ({ pieces, points }: Seen, member: Member): number =>
  member < 0 ? (points[pointKind(member)] ?? 0) : pieces.includes(member) ? 1 : 0;

/** Leave members behind. A commander who is left commands no more. */
const drop = (force: Force, list: readonly Member[]): void => {
  for (const member of list) {
    if (timesIn(force, member) === 0) throw new RangeError(`${member} does not go with this force`);
    if (member < 0) force.points[pointKind(member)] = force.points[pointKind(member)]! - 1;
    else force.pieces.splice(force.pieces.indexOf(member), 1);
    if (member === force.commander) force.commander = -1;
  }
};
/** Take members along. */
const pickUp = (force: Force, list: readonly Member[]): void => {
  for (const member of list) {
    if (member >= 0 && force.pieces.includes(member)) throw new RangeError(`${member} goes with this force already`);
    add(force, member);
  }
  force.pieces.sort((a, b) => a - b);
};
/** What stays where all of `there` stood when `going` sets out. Whoever commands goes or stays with his command. */
export const leftBehind = (there: Seen, going: Seen): Force => {
  const rest: Force = { commander: there.commander, pieces: [...there.pieces], points: [...there.points] };
  drop(rest, membersOf(going));
  return rest;
};
/** Make the force what the list names: who leaves it, and who joins. */
export const regroup = (force: Force, list: readonly Member[]): { left: Member[]; joined: Member[] } => {
  const wanted = gathered(list);
  const left = lacking(force, wanted);
  const joined = lacking(wanted, force);
  drop(force, left);
  pickUp(force, joined);
  return { left, joined };
};
/** Members of `a` that `b` has not, or has fewer of. */
const lacking = (a: Seen, b: Seen): Member[] => {
  const list = a.pieces.filter(piece => !b.pieces.includes(piece));
  a.points.forEach((n, kind) => {
    for (let i = b.points[kind] ?? 0; i < n; i++) list.push(pointOf(kind));
  });
  return list;
};
/** Drop the pieces that are no longer there: lost in a battle, fallen out on a march. Gives who they were. */
export const keepThose = (force: Force, isThere: (piece: number) => boolean): number[] => {
  const gone = force.pieces.filter(piece => !isThere(piece));
  drop(force, gone);
  return gone;
};
/** Who takes over: the highest rank of its pieces, the first of equals; nobody where no rank is above 0. Changes nothing while somebody commands. */
export const succeed = (force: Force, rank: (piece: number) => number): void => {
  if (force.commander >= 0) return;
  let best = 0;
  for (const piece of force.pieces) {
    const of = rank(piece);
    if (of > best) [best, force.commander] = [of, piece];
  }
};

/** A limit on what may go along: what each member counts, and how much there may be. */
export interface Limit<Rule extends string = string> {
  readonly rule: Rule;
  weigh(member: Member): number;
  readonly most: number;
}
const weightOf = (list: readonly Member[], weigh: (member: Member) => number): number => {
  let sum = 0;
  for (const member of list) sum += weigh(member);
  return sum;
};
/** The first limit that a list breaks; null: none. It holds for every part of a list it holds for, so it is a `part` condition. */
export const broken = <Rule extends string>(limits: readonly Limit<Rule>[], list: readonly Member[]): Limit<Rule> | null => {
  for (const limit of limits) if (weightOf(list, limit.weigh) > limit.most) return limit;
  return null;
};
