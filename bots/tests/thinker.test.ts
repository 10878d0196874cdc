import { keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { type Mind, offeredAs, type Seat, seatAt } from '../index.ts';
import { openThinker } from '../node/thinker.ts';
import { mindFor } from './minds.ts';

const minds = [import.meta.resolve('@cuartel/six-spaces/bot/mind.ts')];

const seated = (): { mind: Mind; seat: Seat } => {
  const mind = mindFor('six-spaces');
  const pos = startOf(mind.game, { scenario: 'short', options: [] }, keyFromSeed('thinker'));
  const side = machineOf(mind.game).asked(pos)[0]!;
  return { mind, seat: seatAt(mind.game, pos, side, mind.recall(null, [])) };
};

test('threads answer every job with one of the options, and say why in both languages', async () => {
  const { seat } = seated();
  const thinker = openThinker({ minds, threads: 2, patience: 120_000 });
  const job = { game: 'six-spaces', level: 'general', seat, seed: '1', limits: { nodes: 100 } };
  const answers = await Promise.all([1, 2, 3, 4].map(() => thinker.think(job)));
  await thinker.close();
  for (const { choice, said } of answers) {
    expect(offeredAs(seat.options, choice.option)).toBeDefined();
    expect(said.en).not.toBe(said.es);
  }
  expect(new Set(answers.map(a => JSON.stringify(a.choice))).size).toBe(1);
});
test('a thread that does not come back is replaced, and the first choice of the doctrine is played', async () => {
  const { seat } = seated();
  const thinker = openThinker({ minds, patience: 300, script: new URL('./stuck.mjs', import.meta.url) });
  const { choice } = await thinker.think({ game: 'six-spaces', level: 'general', seat, seed: '1' });
  expect(choice.by).toBe('doctrine');
  expect(offeredAs(seat.options, choice.option)).toBeDefined();
  expect(thinker.replaced()).toBe(1);
  await thinker.close();
});
test('a job that breaks the bot is answered all the same', async () => {
  const { seat } = seated();
  const thinker = openThinker({ minds, patience: 120_000 });
  const { choice } = await thinker.think({ game: 'six-spaces', level: 'nobody', seat, seed: '1' });
  expect(choice.by).toBe('doctrine');
  await thinker.close();
});
