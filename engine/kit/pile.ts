/** A deck, discard pile, hand or cup of numbered cards or counters. The top is the last. Every verb here changes the pile it is given. */
export type Pile = number[];

/** An even choice among 0..n-1. */
export type Pick = (n: number) => number;

/** What a draw from an empty pile gives. */
export const NOTHING = -1;

/** Take the top, or `NOTHING`. */
export function drawTop(pile: Pile): number {
  return pile.length > 0 ? pile.pop()! : NOTHING;
}

/** Take the one at an index (0 is the bottom), or `NOTHING`. */
export function takeAt(pile: Pile, index: number): number {
  const value = pile[index];
  if (value === undefined) return NOTHING;
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.length--;
  return value;
}

/** Take one by its value; false if it is not there. */
export function take(pile: Pile, value: number): boolean {
  const index = pile.lastIndexOf(value);
  if (index < 0) return false;
  takeAt(pile, index);
  return true;
}

/** Draw blindly from anywhere, or `NOTHING`; the rest keeps its order. */
export function drawAny(pile: Pile, pick: Pick): number {
  return pile.length > 0 ? takeAt(pile, pick(pile.length)) : NOTHING;
}

/** Put on top. */
export function putTop(pile: Pile, value: number): void {
  pile.push(value);
}

/** Put under all the others. */
export function putUnder(pile: Pile, value: number): void {
  pile.unshift(value);
}

/** Put in so that `index` others lie below. */
export function putAt(pile: Pile, index: number, value: number): void {
  pile.splice(index, 0, value);
}

/** Put into a pile kept in rising order: a hand in this order tells nothing of how it was drawn. */
export function putSorted(pile: Pile, value: number): void {
  let i = pile.length;
  for (; i > 0 && pile[i - 1]! > value; i--) pile[i] = pile[i - 1]!;
  pile[i] = value;
}

/** Move one by its value onto another pile; false, and nothing moved, if it is not there. */
export function moveValue(from: Pile, to: Pile, value: number): boolean {
  if (!take(from, value)) return false;
  to.push(value);
  return true;
}

/** Move up to `n` from the top onto another pile, one by one; how many were moved. */
export function moveTop(from: Pile, to: Pile, n: number): number {
  let moved = 0;
  for (; moved < n && from.length > 0; moved++) to.push(from.pop()!);
  return moved;
}

/** Put a whole pile onto another, in its order. */
export function moveAll(from: Pile, to: Pile): void {
  for (const value of from) to.push(value);
  from.length = 0;
}

/** Shuffle evenly. */
export function shuffle(pile: Pile, pick: Pick): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = held;
  }
}

/** Draw the top of a deck; an empty deck is first made anew from its discards, shuffled. `NOTHING` if both are empty. */
export function drawOrReshuffle(deck: Pile, discards: Pile, pick: Pick): number {
  if (deck.length === 0) {
    moveAll(discards, deck);
    shuffle(deck, pick);
  }
  return drawTop(deck);
}

/** How many of a value are in a pile. */
export function countOf(pile: readonly number[], value: number): number {
  let n = 0;
  for (const each of pile) if (each === value) n++;
  return n;
}

/** A cup of chits that differ by kind only: how many there are of each kind. */
export type Cup = number[];

/** All chits in a cup. */
export function chits(cup: readonly number[]): number {
  let n = 0;
  for (const count of cup) n += count;
  return n;
}

/** Draw one chit blindly: its kind, or `NOTHING`. */
export function drawKind(cup: Cup, pick: Pick): number {
  const all = chits(cup);
  if (all === 0) return NOTHING;
  let left = pick(all);
  let kind = 0;
  for (; left >= cup[kind]!; kind++) left -= cup[kind]!;
  cup[kind]!--;
  return kind;
}

/** Take `n` chits of a kind; false, and nothing taken, if there are fewer. */
export function takeKind(cup: Cup, kind: number, n = 1): boolean {
  const held = cup[kind] ?? 0;
  if (held < n) return false;
  cup[kind] = held - n;
  return true;
}

/** Put `n` chits of a kind into a cup; a kind beyond the end of the list is added to it. */
export function putKind(cup: Cup, kind: number, n = 1): void {
  while (cup.length <= kind) cup.push(0);
  cup[kind]! += n;
}

/** Move `n` chits of a kind from cup to cup; false, and nothing moved, if there are fewer. */
export function moveKind(from: Cup, to: Cup, kind: number, n = 1): boolean {
  if (!takeKind(from, kind, n)) return false;
  putKind(to, kind, n);
  return true;
}

/** The kind of every chit in a cup, in order: the cup as a pile. */
export function chitsOf(cup: readonly number[]): Pile {
  const pile: Pile = [];
  cup.forEach((count, kind) => {
    for (let i = 0; i < count; i++) pile.push(kind);
  });
  return pile;
}
