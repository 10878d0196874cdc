/** Which card, and as what: the event, or its value and for what. */
import type { Option } from '@cuartel/engine';
import { opsOf, variantsOf } from '../data/cards.ts';
import type { EventOf } from '../data/effects.ts';
import type { Space } from '../data/spaces.ts';
import type { Activation } from '../queries/marches.ts';
import { by, type Counsel, listed, weights } from './counsel.ts';
import { eventWorth } from './events.ts';
import { bestLanding, NO_ADMIRAL } from './landings.ts';
import { surveyOf } from './survey.ts';
import { type Venture, ventureOf, venturesFor } from './ventures.ts';
import { armyWorth, bestMarks, fortWorth, markWorth, valueWorth, worksFor } from './works.ts';

/** A card that may be better kept for its window. */
const interrupts = (card: number): boolean => variantsOf(card).some(({ window }) => window !== undefined);

/**
 * What a search should try. Cards that do the same at the same price: the first stands for all of them, so that uses are compared
 * and not cards. A card is thrown away only where nothing better is known.
 */
const tried = (options: readonly Option[], weighed: readonly number[]): number[] => {
  const most = Math.max(...weighed);
  return weighed.map((weight, i) => {
    const { do: deed } = options[i]!;
    if (deed === 'discard') return weight === most ? weight : 0;
    const known = deed === 'operate' && options.some((other, j) => j < i && other.do === 'operate' && weighed[j] === weight);
    return known ? 0 : weight;
  });
};
export const roundCard: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const price = (card: number): number => temper.card[opsOf(card) - 1]! + (interrupts(card) ? temper.kept : 0);
    const all = weights(
      asked.options.map(({ do: deed, with: what }) => {
        if (deed === 'event') return eventWorth(s, what as EventOf) - price((what as EventOf).card);
        if (deed === 'operate') return valueWorth(s, opsOf(what as number)) * temper.promise - price(what as number);
        if (deed === 'discard') return -price(what as number) - 0.5;
        return -1;
      }),
    );
    return temper.campaigns ? tried(asked.options, all) : all;
  },
};
/** 3.3.1-a To begin with a campaign is worth it if the campaign is. */
export const opening: Counsel = by(({ do: deed, with: card }, asked, temper) =>
  deed === 'letUnionBegin' ? 4 : eventWorth(surveyOf(asked, temper), { card: card as number, variant: 0 }),
);

const sameForce = (a: Activation, b: Activation): boolean =>
  a.formation === b.formation && a.space === b.space && a.leader === b.leader;
export const ventureFor = (ventures: readonly Venture[], activation: Activation): Venture | undefined =>
  ventures.find(one => sameForce(one.activation, activation));

const orders = (value: (my: Readonly<Record<string, unknown>>) => number): Counsel => ({
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const n = value(asked.my);
    const ventures = venturesFor(s, n);
    const marks = worksFor(s, n).find(({ deed }) => deed === 'markers')?.worth ?? 0;
    return weights(
      asked.options.map(({ do: deed, with: what }) => {
        switch (deed) {
          case 'activate':
            return ventureFor(ventures, what as Activation)?.worth ?? -2;
          case 'sail':
            return bestLanding(s, NO_ADMIRAL, what as Space)?.worth ?? -2;
          case 'armada':
            return -1;
          case 'create':
            return armyWorth(s, what as Space);
          case 'build':
            return fortWorth(s, what as Space);
          case 'markers':
            return marks;
          case 'forgo':
            return 0;
          default:
            return -2;
        }
      }),
    );
  },
});
export const operate: Counsel = orders(my => my['value'] as number);
export const campaign: Counsel = orders(() => 3);

/** 11.3-a The best markers, as many as may be. */
export const mark: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    return weights(
      asked.options.map(({ with: spaces }) => (spaces as Space[]).reduce((sum, space) => sum + markWorth(s, space), 0)),
    );
  },
  lists(asked, temper) {
    const spaces = bestMarks(surveyOf(asked, temper), asked.my['count'] as number);
    return spaces.length === 0
      ? []
      : [
          listed(
            asked,
            'mark',
            [...spaces].sort((a, b) => a - b),
          ),
        ];
  },
};

/** A force that a card sends: it must attack, or goes as if a general led it. */
export const attackWith: Counsel = by(({ with: what }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const activation = what as Activation;
  const most = (asked.my['most'] as number | undefined) ?? 3;
  const asCorps = asked.my['most'] !== undefined;
  const found = ventureOf(s, activation, { most, asCorps, rough: false });
  if (found === null) return -2;
  const fights = found.route.path.some(space => s.enemy[space]! > 0);
  return found.worth + (asCorps || fights ? 0 : -3);
});
