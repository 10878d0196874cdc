/** `npm run handovers`: recorded games of bots, counted as they were played and as they would be with the orders their games have ready. */
import { parseArgs } from 'node:util';
import { takeDown } from '../../games/index.ts';
import { SLUGS } from '../../games/shelf.ts';
import { mindFor } from '../ladder/minds.ts';
import { handoversOf } from './count.ts';
import { recordGame } from './record.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    game: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(
    'npm run handovers -- [--games 50] [--game SLUG]... [--seed 1] [--json]\n' +
      'Games of bots, the games of the shelf for two in turn, their scenarios in turn.\n',
  );
  process.exit(0);
}
const games = Number(values.games);
const wanted = values.game ?? SLUGS.filter(slug => slug !== 'six-spaces');
if (!Number.isInteger(games) || games < 1 || wanted.some(slug => !SLUGS.includes(slug))) {
  process.stderr.write(`--games must be a whole number from 1, --game one of ${SLUGS.join(', ')}.\n`);
  process.exit(2);
}
const played = (
  await Promise.all(wanted.map(async slug => ({ game: (await takeDown(slug))!, mind: await mindFor(slug) })))
).filter(({ game, mind }) => game.sides.length === 2 && mind !== undefined);

interface Sum {
  games: number;
  actions: number;
  without: number;
  with: number;
  ordered: number;
  otherwise: number;
}
const nothing = (): Sum => ({ games: 0, actions: 0, without: 0, with: 0, ordered: 0, otherwise: 0 });
const sums = new Map<string, Sum>(played.map(({ game }) => [game.slug, nothing()]));
const total = nothing();
const WIDTH = 30;
for (let i = 0; i < games; i++) {
  const { game, mind } = played[i % played.length]!;
  const scenario = game.scenarios[Math.floor(i / played.length) % game.scenarios.length]!;
  const found = handoversOf(game, recordGame(game, mind!, scenario, `${values.seed}-${i}`));
  for (const sum of [sums.get(game.slug)!, total]) {
    sum.games++;
    for (const key of ['actions', 'without', 'with', 'ordered', 'otherwise'] as const) sum[key] += found[key];
  }
  const part = Math.round(((i + 1) / games) * WIDTH);
  if (process.stderr.isTTY)
    process.stderr.write(`\r[${'#'.repeat(part)}${'.'.repeat(WIDTH - part)}] ${i + 1}/${games} ${game.slug} `);
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const fewer = (sum: Sum): number => Math.round((1 - sum.with / sum.without) * 1000) / 10;
const line = (name: string, sum: Sum): string =>
  [name.padEnd(22), sum.games, sum.actions, sum.without, sum.with, `${fewer(sum)} %`, sum.ordered, sum.otherwise]
    .map((cell, i) => (i === 0 ? String(cell) : String(cell).padStart(10)))
    .join('');
if (values.json)
  process.stdout.write(`${JSON.stringify({ seed: values.seed, total, fewer: fewer(total), games: Object.fromEntries(sums) })}\n`);
else {
  const heads = ['games', 'actions', 'without', 'with', 'fewer', 'ordered', 'otherwise'].map(head => head.padStart(10)).join('');
  process.stdout.write(`${' '.repeat(22)}${heads}\n`);
  for (const [slug, sum] of sums) if (sum.games > 0) process.stdout.write(`${line(slug, sum)}\n`);
  process.stdout.write(`${line('all', total)}\n`);
}
