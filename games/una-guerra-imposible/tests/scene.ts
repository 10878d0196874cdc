/**
 * How a scene of this game is set: the table of `lay`, and the section it opens at. In deeds a block goes by its name, a place by
 * its name, a road by its two ends ('tolosa azpeitia'), a counter by its number. Chance leaves every order as it is, so a token
 * has the number of its block.
 */
import { stageOf } from '@cuartel/engine/scene/index.ts';
import { BLOCKS, type BlockName, blockNamed } from '../data/blocks.ts';
import { NOWHERE, PLACES, type PlaceName, placeNamed, regionAt } from '../data/places.ts';
import { roadBetween } from '../data/roads.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { BACKPACK, COUNTERS_OF, FIELD, MOUNTAIN, type Unit } from '../data/units.ts';
import { unaGuerraImposible } from '../index.ts';
import type { Way } from '../queries/retreat.ts';
import type { Table } from '../state/table.ts';
import type { Deeds, War } from '../types.ts';
import { type Laid, lay } from './lay.ts';

/** What a deed is done with, in a test's words. */
export type Said = { [D in keyof Deeds]: Deeds[D] extends null ? null : unknown };

const REGIONAL = ['rise', 'stir', 'recruit', 'suppress', 'cross', 'search', 'nameRegion'];
const word = (deed: string, said: string): unknown => {
  if ((BLOCKS as readonly string[]).includes(said)) return blockNamed[said as BlockName];
  if ((PLACES as readonly string[]).includes(said)) {
    const place = placeNamed[said as PlaceName];
    return REGIONAL.includes(deed) ? regionAt(place) : place;
  }
  const [a, b] = said.split(' ') as [PlaceName, PlaceName];
  if (a in placeNamed && b in placeNamed) return roadBetween(placeNamed[a], placeNamed[b]);
  return said;
};
const named = (deed: string, what: unknown): unknown => {
  if (typeof what === 'string') return word(deed, what);
  if (Array.isArray(what)) return what.map(one => named(deed, one)).sort((a, b) => Number(a) - Number(b));
  if (typeof what !== 'object' || what === null) return what;
  return Object.fromEntries(Object.entries(what).map(([key, value]) => [key, named(deed, value)]));
};
export const stage = stageOf<War, Said>(unaGuerraImposible, named);

/** Hands by card number, besides what `lay` knows. */
export interface Scened extends Laid {
  hands?: { Liberal?: readonly number[]; Carlist?: readonly number[] };
  bags?: { Liberal?: readonly BlockName[]; Carlist?: readonly BlockName[] };
}
export const tableOf = ({ hands = {}, bags = {}, ...laid }: Scened): Table => {
  const t = lay(laid);
  for (const side of ['Liberal', 'Carlist'] as const) {
    const n = side === 'Liberal' ? LIBERAL : CARLIST;
    t.own[side].hand = [...(hands[side] ?? [])];
    t.pub.hands[n] = t.own[side].hand.length;
    t.own[side].bag = (bags[side] ?? []).map(name => blockNamed[name]);
    t.pub.bags[n] = t.own[side].bag.length;
    t.pub.out = t.pub.out.filter(block => !t.own[side].bag.includes(block));
  }
  return t;
};
export const field = (side: 'Liberal' | 'Carlist', t: Table): Unit => counter(side, FIELD, t);
export const mountain = (side: 'Liberal' | 'Carlist', t: Table): Unit => counter(side, MOUNTAIN, t);
export const backpack = (side: 'Liberal' | 'Carlist', t: Table): Unit => counter(side, BACKPACK, t);
const counter = (side: 'Liberal' | 'Carlist', kind: 0 | 1 | 2, t: Table): Unit =>
  COUNTERS_OF[side === 'Liberal' ? LIBERAL : CARLIST][kind].find(one => t.pub.at[one] !== NOWHERE)!;

const PLACE_NAMES = Object.keys(placeNamed) as PlaceName[];
/** What has become of a block, by its name, and the ways a side may retreat by, in words. */
export const about = (s: Pick<ReturnType<typeof stage.from>, 'own' | 'pub' | 'offered'>) => {
  const drawerOf = (name: BlockName) => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'];
  const token = (name: BlockName): number => drawerOf(name).token[blockNamed[name]]!;
  return {
    strength: (name: BlockName): number => drawerOf(name).strength[blockNamed[name]]!,
    where: (name: BlockName): PlaceName | null => (token(name) < 0 ? null : PLACE_NAMES[s.pub.at[token(name)]!]!),
    line: (name: BlockName): number => s.pub.line[token(name)]!,
    post: (name: BlockName): number => s.pub.post[token(name)]!,
    ways: (side: 'Liberal' | 'Carlist'): string[] =>
      s
        .offered(side, 'retreatAll')
        .map(way => (way.by === 'gate' ? 'gate' : `${way.by} ${PLACE_NAMES[way.to]!}`))
        .sort(),
    way: (side: 'Liberal' | 'Carlist', to: PlaceName): Way => {
      const found = s.offered(side, 'retreatAll').find(one => one.by === 'road' && one.to === placeNamed[to]);
      if (found === undefined) throw new Error(`${side} cannot go to ${to}`);
      return found;
    },
  };
};

export const scene = {
  /** The actions of a phase with so many points. */
  actions: (side: 'Liberal' | 'Carlist', laid: Scened, points = 6) =>
    stage.from('actions', { side }, tableOf({ active: side, ...laid, pub: { points: points * 2, ...laid.pub } })),
  section: <S extends keyof War['contents'] & string>(section: S, given: War['contents'][S]['given'], laid: Scened) =>
    stage.from(section, given as never, tableOf(laid)),
};
