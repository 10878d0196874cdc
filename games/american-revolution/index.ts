/** THE AMERICAN REVOLUTION. Begin at rulebook/contents.ts. */
import type { Game, Thing } from '@cuartel/engine';
import { OPTIONS } from './data/options.ts';
import { SCENARIOS, type ScenarioName } from './data/scenarios.ts';
import { SIDES } from './data/sides.ts';
import { boxTarget, isRegionTarget, SPY_HAND } from './data/spying.ts';
import { layLesson, lessons } from './lessons/index.ts';
import { figuresOf, READY } from './queries/ready.ts';
import { book } from './rulebook/contents.ts';
import { clone } from './state/clone.ts';
import { conserved } from './state/conserved.ts';
import { imagine } from './state/imagine.ts';
import { setUp } from './state/setup.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { RuleId } from './text/rules.en.ts';
import { rules } from './text/rules.en.ts';
import type { Deeds, Revolution } from './types.ts';

/** Deeds whose object, or each member of it, is one number, and what it is the number of. */
const POINTS_AT: Partial<Record<keyof Deeds, string>> = {
  bid: 'marker',
  pay: 'marker',
  giveBack: 'marker',
  assignLeader: 'space',
  fortify: 'space',
  raisePartisan: 'space',
  freeIndian: 'space',
  arise: 'space',
  bringWashington: 'space',
  abandon: 'space',
  seekPartisan: 'region',
  committee: 'region',
  showOnTop: 'unit',
  feed: 'unit',
  politicking: 'unit',
  gather: 'unit',
  appoint: 'unit',
  go: 'space',
  drop: 'unit',
  land: 'unit',
  minutemen: 'space',
  bait: 'space',
  besiege: 'space',
  follow: 'unit',
  sortie: 'unit',
  honors: 'space',
  take: 'unit',
  withdraw: 'space',
  embark: 'unit',
};
/** What an object in several parts points at. */
const PARTS: Readonly<Record<string, string>> = {
  what: 'unit',
  unit: 'unit',
  commander: 'unit',
  to: 'space',
  at: 'space',
  from: 'space',
  space: 'space',
};
/** Deeds whose parts are not what their names say elsewhere. */
const OTHERS: { readonly [D in keyof Deeds]?: (what: Deeds[D]) => readonly Thing[] } = {
  assign: list => list.flatMap(({ what, to }): Thing[] => [`marker:${what}`, `contest:${to}`]),
  divide: ({ unit }) => [`unit:${unit}`],
  upgrade: ({ unit }) => [`unit:${unit}`],
  drillMilitia: ({ unit }) => [`unit:${unit}`],
  stow: ({ what, to }) => [`unit:${what}`, `unit:${to}`],
  engineers: ({ at }) => [`space:${at}`],
  spy: on => (on === SPY_HAND ? [] : isRegionTarget(on) ? [`region:${on}`] : [`space:${boxTarget(on)}`]),
};
const partsOf = (what: object): Thing[] =>
  Object.entries(what).flatMap(([part, n]): Thing[] => {
    const kind = PARTS[part];
    return kind === undefined || typeof n !== 'number' || n < 0 ? [] : [`${kind}:${n}`];
  });

const sectionRules = (section: string): RuleId[] => (Object.keys(rules) as RuleId[]).filter(id => id.startsWith(`${section}.`));

export const americanRevolution: Game<Revolution> = {
  slug: 'american-revolution',
  version: '5',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS.map(option => ({
    id: option.id,
    rules: sectionRules(option.section),
    ...('needs' in option ? { needs: option.needs } : {}),
  })),
  lessons,
  setUp: ({ scenario, options }, chance) => layLesson(scenario, chance) ?? setUp(scenario as ScenarioName, options, chance),
  book,
  first: 'game',
  clone,
  things(deed, what): readonly Thing[] {
    const other = OTHERS[deed] as ((w: Deeds[keyof Deeds]) => readonly Thing[]) | undefined;
    if (other !== undefined) return other(what);
    const kind = POINTS_AT[deed];
    const list = (Array.isArray(what) ? what : [what]) as readonly unknown[];
    return list.flatMap((one): readonly Thing[] => {
      if (typeof one === 'number') return kind === undefined ? [] : [`${kind}:${one}`];
      return typeof one === 'object' && one !== null ? partsOf(one) : [];
    });
  },
  result: pub => (pub.ending === null ? null : { winner: pub.winner, by: pub.ending }),
  imagine,
  clocks: pub => ({
    turn: pub.turn,
    campaign: `${pub.turn}.${pub.campaign}`,
    phase: `${pub.turn}.${pub.campaign}.${pub.phase}.${pub.active}`,
    battle: pub.battle === null ? '' : `${pub.turn}.${pub.campaign}.${pub.active}.${pub.battle.space}.${pub.battle.fight}`,
  }),
  figures: figuresOf,
  standing: READY,
  about: (_, __, my) => {
    const at = my['space'] ?? my['to'] ?? my['at'];
    return typeof at === 'number' && at >= 0 ? [`space:${at}`] : [];
  },
  conserved,
  text: { en, es },
};
