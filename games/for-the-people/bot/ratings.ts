/** What the generals of an army add to its dice. */
import { defence, type General, offence } from '../data/generals.ts';
import type { Space } from '../data/spaces.ts';
import { NO_SCREEN } from '../data/tables.ts';
import { armyAt, generalsAt } from '../queries/pieces.ts';
import { arrivals } from '../queries/reinforcements.ts';
import type { Survey } from './survey.ts';

/** A man as a battle counts him: the mean of his ratings. */
interface Man {
  readonly rating: number;
  readonly rides: boolean;
}
const manOf = (s: Survey, general: General): Man => ({
  rating: (offence[general]! + defence[general]!) / 2,
  rides: s.pub.rides[general]!,
});
/** 7.4.2-a, 7.5.2-a The commander, the best two under him, one rider at most; less without any rider. */
const ratingOf = (commander: Man | null, under: readonly Man[]): number => {
  const riders = under.filter(({ rides }) => rides).sort((a, b) => b.rating - a.rating);
  const able = [...under.filter(({ rides }) => !rides), ...riders.slice(0, 1)].sort((a, b) => b.rating - a.rating);
  const led = commander === null ? 0 : commander.rating;
  const leads = riders.length > 0 ? led : Math.max(0, led - NO_SCREEN);
  return leads + able.slice(0, 2).reduce((sum, { rating }) => sum + rating, 0);
};
/** The rating of the army in a space without some of its generals and with some more men; 0 without an army. */
const armyRating = (s: Survey, space: Space, without: readonly General[], more: readonly Man[]): number => {
  const army = armyAt(s.pub, s.side, space);
  if (army < 0) return 0;
  const commander = s.pub.commander[army]!;
  const under = generalsAt(s.pub, s.side, space).filter(general => general !== commander && !without.includes(general));
  return ratingOf(commander < 0 ? null : manOf(s, commander), [...under.map(general => manOf(s, general)), ...more]);
};
/** What the army of a space loses if these leave it. */
export const missedBy = (s: Survey, space: Space, leaving: readonly General[]): number =>
  armyRating(s, space, [], []) - armyRating(s, space, leaving, []);

/** 10.6.4-b The middling man of those who are due. */
const expected = (s: Survey, rides: boolean): Man => {
  const pool = arrivals(s.pub, s.side).filter(general => s.pub.rides[general] === rides);
  const sum = pool.reduce((all, general) => all + manOf(s, general).rating, 0);
  return { rating: pool.length === 0 ? 0 : sum / pool.length, rides };
};
/** What the army of a space gains by one man more, those counted who lie there face down. */
export const gainedBy = (s: Survey, space: Space, rides: boolean): number => {
  const { slots, slotCavalry } = s.pub;
  const laid = slots[s.side]!.flatMap((slot, i) => (slot === space ? [expected(s, slotCavalry[s.side]![i]!)] : []));
  return armyRating(s, space, [], [...laid, expected(s, rides)]) - armyRating(s, space, [], laid);
};
