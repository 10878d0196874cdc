/** BOBBY LEE. Begin at rulebook/contents.ts. */
import { type Game, pointsAt, type Thing } from '@cuartel/engine';
import { type Hexside, hexsideFrom, hexsideTo } from './data/hexsides.ts';
import { SCENARIOS, type ScenarioName } from './data/scenarios.ts';
import { SIDES } from './data/sides.ts';
import { layLesson, lessons } from './lessons/index.ts';
import { aboutOf, figuresOf } from './queries/questions.ts';
import { READY } from './queries/ready.ts';
import { book } from './rulebook/contents.ts';
import { conserved } from './state/conserved.ts';
import { redeal } from './state/imagine.ts';
import { setUp } from './state/setup.ts';
import { clone } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { BobbyLee, Deeds } from './types.ts';

const over = (side: Hexside): readonly Thing[] => [`side:${side}`, `space:${hexsideFrom[side]}`, `space:${hexsideTo[side]}`];
/** Own units are blocks, enemy units tokens. */
const things = pointsAt<Deeds>(
  {
    block: [
      'activate',
      'lift',
      'exchange',
      'strengthen',
      'muster',
      'enlist',
      'order',
      'provide',
      'starve',
      'fallBack',
      'takeHit',
      'reinforce',
      'payDay',
      'seek',
    ],
    space: ['post', 'demand', 'capitulate', 'march', 'marchOn', 'rail', 'offMap', 'sail', 'invade', 'evacuate', 'withdrawAll'],
    spot: ['deployRest', 'assault'],
    battle: ['fightAt'],
  },
  {
    attack: over,
    cross: over,
    rollOver: over,
    force: ({ block, over: side }) => [`block:${block}`, ...over(side)],
    deploy: ({ block, spot }) => [`block:${block}`, `spot:${spot}`],
    withdraw: ({ block, to }) => [`block:${block}`, `space:${to}`],
    pursue: ({ block, at }) => [`block:${block}`, `spot:${at}`],
    fire: ({ block, at, aim }) => [`block:${block}`, `spot:${at}`, ...(aim < 0 ? [] : [`token:${aim}` as const])],
    shift: ({ block, to }) => [`block:${block}`, `spot:${to}`],
    shiftAll: ({ from, to }) => [`spot:${from}`, `spot:${to}`],
    envelop: ({ block, wing }) => [`block:${block}`, `spot:${wing}`],
  },
);

export const bobbyLee: Game<BobbyLee> = {
  slug: 'bobby-lee',
  version: '5',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: [
    { id: 'free-deployment', rules: ['3.2.3-a', '13-b'] },
    { id: 'bare-retreats', rules: ['7.14-d'] },
    { id: 'wing-pursuit', rules: ['7.14-c'] },
    { id: 'slow-guns', rules: ['7.43-b'] },
    { id: 'no-storming', rules: ['7.6-c'] },
    { id: 'emancipated', rules: ['3.55-c'] },
  ],
  lessons,
  setUp: ({ scenario, options }, chance) => layLesson(scenario, chance) ?? setUp(scenario as ScenarioName, options, chance),
  book,
  first: 'game',
  clone,
  things,
  result: pub =>
    pub.ending === null ? null : { winner: pub.winner, by: pub.ending === 'marginal' ? `marginal-${pub.grade}` : pub.ending },
  redeal,
  about: aboutOf,
  clocks: ({ month, turn, day, hour }) => ({
    ...(day > 0 ? { battleTurn: `${month}.${turn}.${day}.${hour}`, day: `${month}.${turn}.${day}` } : {}),
    turn: `${month}.${turn}`,
    month,
  }),
  figures: figuresOf,
  standing: READY,
  conserved,
  text: { en, es },
};
