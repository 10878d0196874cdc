/** MOSBY'S RAIDERS. Begin at rulebook/contents.ts. */
import type { Game, Thing } from '@cuartel/engine';
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

const POINTS_AT: Partial<Record<keyof Deeds, string>> = {
  place: 'space',
  move: 'space',
  guide: 'space',
  dulaney: 'space',
  ames: 'space',
  scout: 'space',
  inform: 'space',
  hideCannon: 'space',
  discard: 'card',
  spur: 'card',
  hide: 'card',
  play: 'card',
  send: 'unit',
  kidnap: 'leader',
  release: 'leader',
  demolish: 'target',
};
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
  things: (deed, what): readonly Thing[] => {
    const kind = POINTS_AT[deed];
    return kind === undefined ? [] : [`${kind}:${what as number | string}`];
  },
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
