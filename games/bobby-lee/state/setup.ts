/** 3.2.1-a Setting up a game: the Order of Battle of its year, the rest in the force pool. */
import { type Chance, shuffle } from '@cuartel/engine';
import { BLOCK_COUNT, type Block } from '../data/blocks.ts';
import { monthOfYear, startingWeather } from '../data/calendar.ts';
import { startPlace, startSteps } from '../data/deployments.ts';
import { placeHex } from '../data/places.ts';
import { type ScenarioName, scenarios } from '../data/scenarios.ts';
import { numberOf } from '../data/side-names.ts';
import { SIDES } from '../data/sides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { VICTORY_PLACES } from '../data/victory-places.ts';
import { controlNow } from './control.ts';
import { newPlan, type Own, type Pub, type Table } from './table.ts';

const each = (value: number): number[] => new Array<number>(BLOCK_COUNT).fill(value);

const ALL: readonly Block[] = each(0).map((_, block) => block);

const newOwn = (): Own => ({
  token: each(-1),
  block: each(-1),
  steps: each(0),
  done: each(0),
  part: each(0),
  rank: ALL.slice(),
  landed: [],
  ports: [],
  forced: [],
  over: [],
  bid: 0,
  plan: newPlan(),
});

/** 3.2.1-a, 3.2-a, 3.2-b, 3.3-a A table of the scenario's year without a single block on it. */
export const emptyTable = (name: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const scenario = scenarios[name];
  const pub: Pub = {
    scenario: name,
    kind: scenario.kind,
    end: scenario.end ?? -1,
    freeDeployment: options.includes('free-deployment'),
    bareRetreats: options.includes('bare-retreats'),
    wingPursuit: options.includes('wing-pursuit'),
    slowGuns: options.includes('slow-guns'),
    noStorming: options.includes('no-storming'),
    month: scenario.start,
    first: scenario.start,
    weather: startingWeather[monthOfYear(scenario.start) - 1]!,
    turn: 0,
    active: 'CSA',
    marker: scenario.mark,
    bids: [-1, -1],
    drafts: [0, 0],
    emancipation: scenario.emancipation && !(scenario.setup >= 1863 && options.includes('emancipated')),
    greatVictory: false,
    lastVictory: false,
    link: scenario.link,
    alexandria: 0,
    removed: [0, 0],
    at: each(-1),
    spot: each(-1),
    marks: each(0),
    shown: each(-1),
    shownSteps: each(0),
    control: [],
    besieged: [[], []],
    scored: [],
    attacked: [],
    command: [],
    strategic: 0,
    battles: [],
    day: 0,
    hour: 0,
    fighting: 'CSA',
    ending: null,
    winner: null,
    grade: 0,
  };
  const t: Table = { pub, own: { USA: newOwn(), CSA: newOwn() }, dark: { chance }, log: null };
  for (const side of SIDES) shuffle(t, t.own[side].rank);
  settle(t);
  return t;
};

/** 3.51-c Control and scores as they lie on the table: positions of the set-up score nothing. */
export const settle = ({ pub }: Table): void => {
  pub.control = controlNow(pub);
  pub.scored = VICTORY_PLACES.map(place => pub.control[placeHex[place]!]! & 1);
};

/** 3.2.2-a, 0-b Each block at its place; which token stands for which block is left to chance. */
export const setUp = (name: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const t = emptyTable(name, options, chance);
  const year = scenarios[name].setup;
  for (const side of SIDES) {
    const own = t.own[side];
    const blocks = BLOCKS_OF[numberOf(side)].filter(block => startPlace[year][block]! >= 0);
    const tokens = blocks.slice();
    shuffle(t, tokens);
    blocks.forEach((block, i) => {
      const token = tokens[i]!;
      own.token[block] = token;
      own.block[token] = block;
      own.steps[block] = startSteps[year][block]!;
      t.pub.at[token] = placeHex[startPlace[year][block]!]!;
    });
  }
  settle(t);
  return t;
};
