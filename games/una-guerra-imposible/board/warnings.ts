/** What a choice wastes, loses or leaves undone, said before it is made. */
import type { Face, Warning } from '@cuartel/boardkit/face.ts';
import { isSpace, type Place, regionAt } from '../data/places.ts';
import { FRONT_LINE, IN_THE_OPEN } from '../data/posts.ts';
import { regionTitle } from '../data/regions.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { spaceKind, spaceTitle, spaceZone, TOWN } from '../data/spaces.ts';
import { TOKENS_OF, UNITS_OF, type Unit } from '../data/units.ts';
import { inLine, isSpent } from '../queries/battle.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { fightersIn } from '../queries/groups.ts';
import type { Seen } from '../state/table.ts';
import type { War } from '../types.ts';
import { WORDS } from './words.ts';

/** Action points, which are kept in halves. */
export const halves = (n: number): string => (n % 2 === 0 ? String(n / 2) : `${n === 1 ? '' : Math.floor(n / 2)}½`);
const placeTitle = (place: Place, language: 'en' | 'es'): string =>
  isSpace(place) ? spaceTitle[place]! : regionTitle[language][regionAt(place)]!;
/** 4.9-c, 4.9-f The town that a group would give back by leaving it, or -1. */
const townLost = (pub: Seen, side: Side, group: readonly Unit[]): number => {
  const from = pub.at[group[0] ?? -1] ?? -1;
  if (!isSpace(from) || spaceKind[from] !== TOWN || spaceZone[from] === side || fortressOf(pub, from) === side) return -1;
  const stays = TOKENS_OF[side].some(one => pub.at[one] === from && pub.post[one] === IN_THE_OPEN && !group.includes(one));
  return stays ? -1 : from;
};

/** 11.3-c The place where guns, trains or backpacks would be left with nobody to guard them, or -1. */
const leftAlone = ({ pub, own }: Asking[0], side: Side, group: readonly Unit[]): number => {
  const from = pub.at[group[0] ?? -1] ?? -1;
  if (own === null || from < 0 || fortressOf(pub, from) === side) return -1;
  const stay = UNITS_OF[side].filter(unit => pub.at[unit] === from && pub.post[unit] === IN_THE_OPEN && !group.includes(unit));
  return stay.length > 0 && fightersIn(own, stay).length === 0 ? from : -1;
};

type Asking = Parameters<NonNullable<Face<War>['warn']>>;
export const warn = (...[view, option, { section, options }, language]: Asking): Warning | null => {
  const { pub, me } = view;
  const { warnings } = WORDS[language];
  const others = options.some(one => one.do !== option.do);
  if (option.do === 'endActions') return pub.points > 0 ? { text: WORDS[language].unspent(halves(pub.points)) } : null;
  if (option.do === 'enough' && section === 'spend') return others ? { text: warnings.replacements } : null;
  if (option.do === 'suppress') return pub.uprising[option.with as number]! > 0 ? null : { text: warnings.calm, grave: true };
  if (me === null) return null;
  const side = numberOf(me);
  if (option.do === 'holdBack') {
    const fresh = inLine(pub, side, FRONT_LINE).filter(token => !isSpent(pub, token)).length;
    return fresh > 0 ? { text: warnings.fresh(fresh) } : null;
  }
  if (option.do !== 'group') return null;
  const group = option.with as readonly Unit[];
  const alone = leftAlone(view, side, group);
  if (alone >= 0) return { text: warnings.alone(placeTitle(alone, language)) };
  const town = townLost(pub, side, group);
  return town < 0 ? null : { text: warnings.town(spaceTitle[town]!) };
};
