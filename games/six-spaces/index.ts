/** SIX SPACES, the teaching game. Begin at rulebook/contents.ts. */
import { type Game, pointsAt, type Thing } from '@cuartel/engine';
import { foe, OPTIONS, SIDES } from './data/board.ts';
import { EVENTS } from './data/events.ts';
import { blocksIn, homeTaken } from './queries/board.ts';
import { blocksOf } from './queries/columns.ts';
import { isSpace } from './queries/posts.ts';
import { strengthOf } from './queries/strength.ts';
import { book } from './rulebook/contents.ts';
import { imagine } from './state/imagine.ts';
import { clone, setUp } from './state/table.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import type { Deeds, Six } from './types.ts';

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
  things: pointsAt<Deeds>(
    {
      card: ['bid', 'play', 'jam', 'stake', 'giveUp'],
      block: ['gather', 'intercept', 'lose', 'swap', 'restore', 'hit'],
      space: ['march', 'retreat'],
    },
    {
      event: event => [`card:${EVENTS[event]!.card}`],
      post: ({ block, to }) => (isSpace(to) ? [`block:${block}`, `space:${to}`] : [`block:${block}`]),
      regroup: list => blocksOf(list).map((block): Thing => `block:${block}`),
    },
  ),
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
