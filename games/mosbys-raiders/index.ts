/** MOSBY'S RAIDERS. Begin at rulebook/contents.ts. */
import { type Game, pointsAt, type Thing } from '@cuartel/engine';
import { OPTIONS, type OptionId, optionBits } from './data/options.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { layLesson, lessons } from './lessons/index.ts';
import { figures } from './queries/figures.ts';
import { book } from './rulebook/contents.ts';
import { conserved } from './state/conserved.ts';
import { imagine } from './state/imagine.ts';
import { clone, setUp } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { RuleId } from './text/rules.en.ts';
import type { Deeds, Mosby } from './types.ts';

const SWITCHES: Readonly<Record<OptionId, readonly RuleId[]>> = {
  'opt-8.1': ['8.1-a', '8.1-b'],
  'opt-8.2': ['8.2-a'],
  'opt-8.3a': ['8.3-a'],
  'opt-8.3b': ['8.3-b', '8.3-c'],
  'opt-8.4': ['8.4-a'],
  'opt-8.5': ['8.5-a', '8.5-b'],
  'opt-8.6': ['8.6-a'],
  'opt-8.7': ['8.7-a'],
  'opt-8.8': ['8.8-a', '8.8-b'],
  'opt-8.9': ['8.9-a'],
  'scout-in-rounds': ['C-c'],
  'always-roll': ['6.2-h'],
  'disband-any-time': ['6.6-c'],
  'holds-ground': ['7.1-l'],
};

export const mosbysRaiders: Game<Mosby> = {
  slug: 'mosbys-raiders',
  version: '2',
  sides: ['mosby'],
  scenarios: SCENARIOS,
  options: OPTIONS.map(id => ({ id, rules: SWITCHES[id] })),
  lessons,
  setUp: ({ scenario, options }, chance) => layLesson(scenario, chance) ?? setUp(optionBits(options), chance),
  book,
  first: 'game',
  clone,
  things: pointsAt<Deeds>({
    space: ['place', 'move', 'guide', 'dulaney', 'ames', 'scout', 'inform', 'hideCannon'],
    card: ['discard', 'spur', 'hide', 'play'],
    unit: ['send'],
    leader: ['kidnap', 'release'],
    target: ['demolish'],
  }),
  result: pub => (pub.ending === '' ? null : { winner: pub.ending === 'won' ? 'mosby' : null, by: pub.ending }),
  imagine,
  about: (_, __, my, { mosby }): readonly Thing[] => {
    const here = typeof my['here'] === 'number' ? my['here'] : mosby;
    return here < 0 ? [] : [`space:${here}`];
  },
  clocks: ({ turn }) => ({ turn }),
  figures,
  conserved,
  text: { en, es },
};
