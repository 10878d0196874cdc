/** 26.4 A nation goes back to neutrality. */
import { next, type View, write } from '@cuartel/engine';
import type { Nation } from '../data/nations.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { NATION } from '../data/units.ts';
import { departures, homecomings, nobodySwims, unitsIn } from '../queries/departures.ts';
import { cargoOf } from '../queries/forces.ts';
import { strangers } from '../queries/nearest.ts';
import type { Table } from '../state/table.ts';
import type { Posting } from '../types/politics.ts';
import type { Revolution } from '../types.ts';
import { keepFortress, keptFortresses } from '../verbs/fortress.ts';
import { takeOpenFortress } from '../verbs/march.ts';
import { tell, tellApart } from '../verbs/pen.ts';
import { removeAll, stacksOf, standAll, statusOfLost } from '../verbs/units.ts';

const { decide, section } = write<Revolution>();
type Seeing = View<Revolution>;

/** Everybody at once. Which of the covered units go is their owner's secret, so he is asked even when nobody has to. */
const displace = (who: SideName, posts: (v: Seeing, nation: Nation) => Posting[]) =>
  decide<'neutrality'>(
    '26.4-d',
    () => who,
    {
      displace: {
        among: (v, my) => posts(v, my.nation),
        key: ({ what }) => what,
        size: [
          '26.4-a',
          (v, my) => {
            const n = unitsIn(posts(v, my.nation)).length;
            return [n, n];
          },
        ],
        whole: [['21.7-d', (v, _, list) => nobodySwims(v, list), 'swimming']],
        do(t, my, list) {
          const before = keptFortresses(t);
          const all = withPassengers(t, who, my.nation, list);
          const left = stacksOf(all.map(({ what }) => ({ what, to: t.own[who].at[what]! })));
          tellApart(t, '26.4-d', who, 'displacedUnits', { units: all }, 'displaced', { side: who, left, stacks: stacksOf(all) });
          standAboard(t, who, all);
          sendAway(t, who, my.nation);
          for (const space of before) keepFortress(t, space);
          for (const { to } of all) takeOpenFortress(t, who, to);
          return next;
        },
      },
    },
    { always: true },
  );
/** 24.4-d The cargo of a fleet that leaves goes with it, but for those who are at home there. */
const withPassengers = (t: Table, who: SideName, nation: Nation, list: readonly Posting[]): Posting[] => {
  const own = t.own[who];
  const found = [...list];
  for (const { what, to } of list)
    for (const unit of cargoOf(own, numberOf(who), what))
      if (NATION[unit] === nation) own.aboard[unit] = -1;
      else if (!list.some(other => other.what === unit)) found.push({ what: unit, to });
  return found;
};
/** They stand where they have been put; who has come with his fleet is still aboard it. */
const standAboard = (t: Table, who: SideName, all: readonly Posting[]): void => {
  const own = t.own[who];
  const fleet = new Map(all.map(({ what }) => [what, own.aboard[what]!]));
  standAll(t, numberOf(who), all);
  for (const { what, to } of all) if (own.at[fleet.get(what)!] === to) own.aboard[what] = fleet.get(what)!;
};
/** 5.1-l Without a place to go: back to the mix, leaders to their pool. */
const sendAway = (t: Table, who: SideName, nation: Nation): void => {
  const units = strangers(t, numberOf(who), nation);
  if (units.length === 0) return;
  tell(t, '5.1-l', 'dispersedHome', { side: who, units: units.map(what => ({ what, to: t.own[who].at[what]! })) });
  removeAll(t, units, statusOfLost);
};

export const neutrality = section('neutrality', () => ({}), {
  american: displace('american', departures),
  british: displace('british', departures),
  home: displace('american', homecomings),
});
