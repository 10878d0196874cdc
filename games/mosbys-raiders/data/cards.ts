/** The 60 Action cards and 60 Event cards. A card is its number 0..119; its kind is the index of its id in KINDS. */

/** [id, copies] of the Action cards; the first five are Permanent. */
export const ACTION = [
  ['act-cannon', 1],
  ['act-fast-horses', 1],
  ['act-scout', 1],
  ['act-pistol-tactics', 1],
  ['act-reputation', 1],
  ['act-ambush', 2],
  ['act-counterattack', 6],
  ['act-reported-dead', 2],
  ['act-french-dulaney', 1],
  ['act-gain-initiative', 7],
  ['act-hide', 5],
  ['act-local-guide', 6],
  ['act-local-information', 6],
  ['act-mosby-escapes', 4],
  ['act-heroics', 3],
  ['act-ames', 1],
  ['act-spur-horses', 6],
  ['act-ruse', 4],
  ['act-surprise-attack', 2],
] as const;
export const EVENT = [
  ['evt-recruits-2', 1],
  ['evt-recruits-4', 1],
  ['evt-recruits-6', 1],
  ['evt-picnic', 1],
  ['evt-leader-stoughton', 2],
  ['evt-leader-dulaney', 2],
  ['evt-extend-lines', 5],
  ['evt-gilmor', 1],
  ['evt-lincoln', 1],
  ['evt-lee-info', 1],
  ['evt-longstreet', 1],
  ['evt-trapped', 1],
  ['evt-depot-rockville', 1],
  ['evt-depot-harpers-ferry', 1],
  ['evt-depot-manassas-junction', 1],
  ['evt-depot-fairfax-station', 1],
  ['evt-depot-catletts-station', 1],
  ['evt-depot-martinsburg', 1],
  ['evt-large-force-winchester', 1],
  ['evt-large-force-warrenton', 1],
  ['evt-large-force-leesburg', 1],
  ['evt-large-force-dranesville', 1],
  ['evt-press-a', 1],
  ['evt-press-b', 1],
  ['evt-press-c', 1],
  ['evt-repair-rail', 3],
  ['evt-repair-bridges', 2],
  ['evt-rebuild', 2],
  ['evt-restore-lines', 3],
  ['evt-devastation', 2],
  ['evt-sickness', 1],
  ['evt-troop-recall', 2],
  ['evt-arrests', 1],
  ['evt-command-change', 1],
  ['evt-bribe', 1],
  ['evt-hostages', 1],
  ['evt-reorganization', 1],
  ['evt-sweep', 8],
  ['evt-wagon-train', 1],
] as const;

export type ActionId = (typeof ACTION)[number][0];
export type EventId = (typeof EVENT)[number][0];
export type CardId = ActionId | EventId;
/** A card by its number, 0..119. */
export type Card = number;
/** A kind of card: the index of its id in KINDS. */
export type Kind = number;

export const KINDS: readonly CardId[] = [...ACTION, ...EVENT].map(([id]) => id);
/** The kind of each card. */
export const KIND_OF: readonly Kind[] = [...ACTION, ...EVENT].flatMap(([, copies], kind) => new Array<Kind>(copies).fill(kind));
export const kindOf = (card: Card): Kind => KIND_OF[card]!;
export const idOf = (card: Card): CardId => KINDS[kindOf(card)]!;
export const kindNamed = (id: CardId): Kind => KINDS.indexOf(id);
export const PERMANENTS = 5;
export const permanent = (card: Card): boolean => card < PERMANENTS;
export const ACTIONS = 60;
export const ACTION_CARDS: readonly Card[] = KIND_OF.map((_, card) => card).filter(card => card < ACTIONS);
export const EVENT_CARDS: readonly Card[] = KIND_OF.map((_, card) => card).filter(card => card >= ACTIONS);
