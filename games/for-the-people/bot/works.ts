/** What a card's value is good for: markers, marches, voyages, armies, forts. */
import { fortOver } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY_CARD, FORT_CARD, FORTS } from '../data/tables.ts';
import { armySites, creationPassesOver, foremost } from '../queries/command.ts';
import { firstOf1863 } from '../queries/marches.ts';
import { markSites } from '../queries/marking.ts';
import { fortsStanding, leadersAt } from '../queries/pieces.ts';
import { fortSitesOf, mayPlaceByOperations, mayPlaceMarker } from '../queries/states.ts';
import { keeping } from './keeping.ts';
import { bestLanding } from './landings.ts';
import type { Survey } from './survey.ts';
import { skillOf, venturesFor } from './ventures.ts';

/** What a marker in a space is worth now: what stands there would bring it anyway in the end, unless it is driven off before. */
export const markWorth = (s: Survey, space: Space): number => {
  const { pub, side } = s;
  if (!mayPlaceMarker(pub, side, space)) return 0.5 * s.prize[space]!;
  const stands = pub.infantry[side]![space]! > 0;
  return s.prize[space]! * (stands ? 0.25 : 1);
};
export const bestMarks = (s: Survey, count: number): readonly Space[] =>
  [...markSites(s.pub, s.side)].sort((a, b) => markWorth(s, b) - markWorth(s, a)).slice(0, count);

/** A fort there: what it keeps from the enemy, and the rivers it shuts. */
export const fortWorth = (s: Survey, space: Space): number => {
  const { pub, side, temper } = s;
  const stake = s.stake[space]! + (pub.capital[side] === space ? 5 : 0);
  const threatened = Math.min(1, s.threat[space]! / 6);
  const river = side === CSA && isRiverPort[space] && s.own[space]! > 0 ? 1.5 : 0;
  const port = fortOver[space]! >= 0 ? 0.3 : 0;
  return temper.works * (stake * 0.2 * threatened * (s.own[space]! > 0 ? 1 : 0.3) + river + port) - 0.3;
};
/** An army there: so many can march and fight together. */
export const armyWorth = (s: Survey, space: Space): number => {
  const { pub, side, temper } = s;
  const sp = s.own[space]!;
  const [commander] = foremost(pub, leadersAt(pub, side, space));
  const price = commander !== undefined && creationPassesOver(pub, side, space, commander) ? 2 : 0;
  return sp < 6 ? -1 : temper.army * (0.4 + sp / 12 + skillOf(commander ?? -1) * 0.1) - price;
};
/** 5.6.1-b Relief costs the relieved man's influence. */
export interface Work {
  readonly deed: 'activate' | 'sail' | 'create' | 'build' | 'markers' | 'forgo';
  readonly space: Space | -1;
  readonly worth: number;
}
const best = (deed: Work['deed'], sites: readonly Space[], worth: (space: Space) => number): Work[] => {
  let found: Work | null = null;
  for (const space of sites) {
    const now = worth(space);
    if (found === null || now > found.worth) found = { deed, space, worth: now };
  }
  return found === null ? [] : [found];
};

const weighed = (s: Survey, value: number): readonly Work[] => {
  const { pub, side } = s;
  const [march] = venturesFor(s, value);
  const sails = side === CSA || (value >= 3 && !firstOf1863(pub));
  const voyage = sails ? bestLanding(s) : null;
  const builds = value >= FORT_CARD[side]! && fortsStanding(pub, side) + pub.fortsOut[side]! < FORTS[side]!;
  const marks = mayPlaceByOperations(pub, side) ? bestMarks(s, value) : [];
  return [
    { deed: 'forgo', space: -1, worth: 0 },
    ...(march === undefined ? [] : [{ deed: 'activate' as const, space: march.activation.space, worth: march.worth }]),
    ...(voyage === null ? [] : [{ deed: 'sail' as const, space: voyage.from, worth: voyage.worth }]),
    ...(value >= ARMY_CARD ? best('create', armySites(pub, side), space => armyWorth(s, space)) : []),
    ...(builds ? best('build', fortSitesOf(pub, side), space => fortWorth(s, space)) : []),
    ...(marks.length > 0
      ? [
          {
            deed: 'markers' as const,
            space: -1,
            worth: s.temper.mark * marks.reduce((sum, space) => sum + markWorth(s, space), 0),
          },
        ]
      : []),
  ];
};
/** The best of every kind that a value allows. */
export const worksFor = keeping(weighed, value => value);
/** What a value is worth at its best. */
export const valueWorth = (s: Survey, value: number): number =>
  worksFor(s, value).reduce((most, { worth }) => Math.max(most, worth), 0);
