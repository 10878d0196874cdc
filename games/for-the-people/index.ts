/** FOR THE PEOPLE. Begin at rulebook/contents.ts. */
import type { Game, Thing } from '@cuartel/engine';
import { OPTIONS } from './data/options.ts';
import { SCENARIOS, type ScenarioName } from './data/scenarios.ts';
import { SIDES } from './data/sides.ts';
import { layLesson, lessons } from './lessons/index.ts';
import { figuresOf, READY } from './queries/ready.ts';
import { thingsOf } from './queries/things.ts';
import { book } from './rulebook/contents.ts';
import { conserved } from './state/hidden.ts';
import { imagine } from './state/imagine.ts';
import { setUp } from './state/setup.ts';
import { clone } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { RuleId } from './text/rules.en.ts';
import type { People } from './types.ts';

const RULES: Readonly<Record<(typeof OPTIONS)[number], readonly RuleId[]>> = {
  generals: ['5.6.7.A-a', '5.6.7.A-b', '5.6.7.B-a', '5.6.7.C-a', '5.6.7.D-a'],
  'cavalry-substitutes': ['5.5.6-a'],
  'rail-logistics': ['19-a', '19-b', '19-c', '19-d', '19-e', '19-f'],
  'operations-queue': ['20-a', '20-b', '20-c', '20-d'],
};

export const forThePeople: Game<People> = {
  slug: 'for-the-people',
  version: '7',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS.map(id => ({ id, rules: RULES[id] })),
  lessons,
  setUp: ({ scenario, options }, chance) => layLesson(scenario, chance) ?? setUp(scenario as ScenarioName, options, chance),
  book,
  first: 'game',
  clone,
  things: thingsOf,
  result: pub => (pub.ending === null ? null : { winner: pub.winner, by: pub.ending }),
  imagine,
  about: (section, step, my, pub) => {
    const found: Thing[] = [];
    for (const key of ['to', 'space', 'from'] as const)
      if (typeof my[key] === 'number' && my[key] >= 0) found.push(`space:${my[key]}`);
    if (step === 'activation' && pub.march !== null) found.push(`space:${pub.march.at}`);
    if ((section === 'leaving' || step === 'interception' || step === 'activation') && (pub.march?.leader ?? -1) >= 0)
      found.push(`general:${pub.march!.leader}`);
    return found;
  },
  clocks: pub => ({ turn: pub.turn, round: `${pub.turn}.${pub.rounds[0]! + pub.rounds[1]!}` }),
  figures: figuresOf,
  standing: READY,
  conserved,
  text: { en, es },
};
