/** UNA GUERRA IMPOSIBLE, the First Carlist War in the North. Begin at rulebook/contents.ts. */
import type { Game, Thing } from '@cuartel/engine';
import { SCENARIOS, type ScenarioName } from './data/scenarios.ts';
import { SIDES } from './data/sides.ts';
import { layLesson, lessons } from './lessons/index.ts';
import { figuresOf, READY } from './queries/ready.ts';
import { thingsOf } from './queries/things.ts';
import { book } from './rulebook/contents.ts';
import { conserved } from './state/conserved.ts';
import { imagine } from './state/imagine.ts';
import { OPTIONS, setUp } from './state/setup.ts';
import { clone } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { War } from './types.ts';

/** The place a question is about, by the locals that name it. */
const ABOUT = ['into', 'space', 'place', 'at', 'from'] as const;

export const unaGuerraImposible: Game<War> = {
  slug: 'una-guerra-imposible',
  version: '5',
  sides: SIDES,
  // 2.3-a
  scenarios: SCENARIOS,
  options: Object.keys(OPTIONS).map(id => ({ id, rules: ['30-a'] })),
  lessons,
  setUp: ({ scenario, options }, chance) => layLesson(scenario, chance) ?? setUp(scenario as ScenarioName, options, chance),
  book,
  first: 'game',
  clone,
  things: thingsOf,
  result: pub => (pub.ending === null ? null : { winner: pub.winner, by: pub.ending }),
  imagine,
  about: (_, __, my): readonly Thing[] => {
    const key = ABOUT.find(name => typeof my[name] === 'number' && my[name]! >= 0);
    return key === undefined ? [] : [`space:${my[key] as number}`];
  },
  clocks: pub => ({ turn: `${pub.year}.${pub.turn}`, phase: pub.phases }),
  figures: figuresOf,
  standing: READY,
  conserved,
  text: { en, es },
};
