/** SIX SPACES, the teaching game. Begin at rulebook/contents.ts. */
import type { Game, Thing } from '@cuartel/engine';
import { foe, OPTIONS, SIDES } from './data/board.ts';
import { EVENTS } from './data/events.ts';
import { blocksIn, homeTaken } from './queries/board.ts';
import { blocksOf } from './queries/columns.ts';
import { isSpace, type Posting } from './queries/posts.ts';
import { strengthOf } from './queries/strength.ts';
import { book } from './rulebook/contents.ts';
import { imagine } from './state/imagine.ts';
import { clone, setUp } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { Deeds, Six } from './types.ts';

const POINTS_AT: Partial<Record<keyof Deeds, string>> = {
  bid: 'card',
  play: 'card',
  jam: 'card',
  stake: 'card',
  gather: 'block',
  swap: 'block',
  intercept: 'block',
  lose: 'block',
  restore: 'block',
  hit: 'block',
  giveUp: 'card',
  march: 'space',
  retreat: 'space',
};

export const sixSpaces: Game<Six> = {
  slug: 'six-spaces',
  version: '3',
  sides: SIDES,
  scenarios: ['short', 'long'],
  options: [
    { id: 'home-guard', rules: ['8.1'] },
    { id: 'arranging', rules: ['8.2'] },
    { id: 'events', rules: ['8.3', '8.4', '8.5', '8.6'] },
    { id: 'columns', rules: ['8.7', '8.8'] },
    { id: 'bloody', rules: ['8.9'] },
    { id: 'walls', rules: ['8.10', '8.11'] },
    { id: 'returns', rules: ['8.12'] },
    { id: 'morale', rules: ['8.13'] },
    { id: 'supply', rules: ['8.14'] },
  ],
  setUp: ({ scenario, options }, chance) =>
    setUp(
      scenario,
      OPTIONS.filter(option => options.includes(option)),
      chance,
    ),
  book,
  first: 'game',
  clone,
  things: (deed, what): readonly Thing[] => {
    if (deed === 'post') {
      const { block, to } = what as Posting;
      return isSpace(to) ? [`block:${block}`, `space:${to}`] : [`block:${block}`];
    }
    if (deed === 'event') return [`card:${(EVENTS[what as number] as (typeof EVENTS)[number]).card}`];
    if (deed === 'regroup') return blocksOf(what as readonly number[]).map((block): Thing => `block:${block}`);
    const kind = POINTS_AT[deed];
    if (kind === undefined || what === null) return [];
    return (typeof what === 'number' ? [what] : (what as readonly number[])).map((one): Thing => `${kind}:${one}`);
  },
  result(pub) {
    if (pub.winner === null) return null;
    return { winner: pub.winner, by: homeTaken(pub) === null ? 'spaces' : 'home' };
  },
  imagine,
  about: (_, step, my) => (step === 'entering' ? [`space:${my['to'] as number}`] : []),
  clocks: ({ turn, round }) => ({ turn, round: `${turn}.${round}` }),
  figures: (v, section, _, my) => {
    if (section !== 'avoidance') return { hand: v.own.hand.length };
    const here = my['here'] as number;
    const steps = strengthOf(v, blocksIn(v.pub, here, v.me));
    return { hand: v.own.hand.length, steps, enemies: blocksIn(v.pub, here, foe(v.me)).length };
  },
  standing: [
    { at: { moment: 'entering' }, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'turn' } },
    {
      at: { section: 'avoidance', step: 'offer' },
      answer: { is: 'do', do: 'stand', with: null },
      unless: [{ figure: 'enemies', least: { times: 2, figure: 'steps' } }],
      lasts: { is: 'game' },
    },
  ],
  conserved: ({ pub, own, dark }) =>
    `${[...pub.discard, ...own.north.hand, ...own.south.hand, ...dark.deck].sort((a, b) => a - b).join(' ')} | ${[...own.north.full].sort().join('')}${[...own.south.full].sort().join('')}`,
  text: { en, es },
};
