/**
 * WHERE A PIECE IS, AS ONE NUMBER: a space, a link it waits on, a sea area, a box off the map; and inside any of these a group
 * of its own (the garrison, the besiegers, a relief force, those aboard). A place in the open comes first, so that the first
 * kind, say spaces, keeps its own numbers and arrays by space stay what they are. -1 is nowhere.
 */
export type Place = number;

interface Places<Kind extends string, Group extends string> {
  readonly kinds: readonly Kind[];
  readonly groups: readonly Group[];
  /** The first place of each kind, and how many there are. */
  readonly first: Readonly<Record<Kind, number>>;
  readonly count: Readonly<Record<Kind, number>>;
  /** Places in the open. */
  readonly open: number;
  /** All places: arrays by place have this length. */
  readonly size: number;
}

/** `placesOf({ space: 90, road: 179, sea: 8, box: 3 }, ['garrison', 'relief'])`. */
export const placesOf = <Kind extends string, Group extends string = never>(
  count: Readonly<Record<Kind, number>>,
  groups: readonly Group[] = [],
): Places<Kind, Group> => {
  const kinds = Object.keys(count) as Kind[];
  const first = {} as Record<Kind, number>;
  let open = 0;
  for (const kind of kinds) {
    first[kind] = open;
    open += count[kind];
  }
  return { kinds, groups, first, count, open, size: open * (groups.length + 1) };
};
/** The place of this kind and number, in the open or in a group. */
export const placeOf = <Kind extends string, Group extends string>(
  places: Places<Kind, Group>,
  kind: Kind,
  index: number,
  group?: Group,
): Place => {
  if (!(index >= 0 && index < places.count[kind])) throw new RangeError(`there is no ${kind} ${index}`);
  return places.first[kind] + index + (group === undefined ? 0 : (places.groups.indexOf(group) + 1) * places.open);
};
/** The same place without its group. */
export const inTheOpen = (places: Places<string, string>, place: Place): Place => (place < 0 ? place : place % places.open);
/** Which group it is; null: in the open, or nowhere. */
export const placeGroup = <Group extends string>(places: Places<string, Group>, place: Place): Group | null =>
  place < places.open ? null : places.groups[(place - (place % places.open)) / places.open - 1]!;
/** Its number among those of a kind, in whatever group it is; -1: it is of another kind, or nowhere. */
export const placeIndex = <Kind extends string>(places: Places<Kind, string>, place: Place, kind: Kind): number => {
  const index = inTheOpen(places, place) - places.first[kind];
  return place >= 0 && index >= 0 && index < places.count[kind] ? index : -1;
};
/** What kind of place it is; null: nowhere. */
export const placeKind = <Kind extends string>(places: Places<Kind, string>, place: Place): Kind | null =>
  places.kinds.find(kind => placeIndex(places, place, kind) >= 0) ?? null;
