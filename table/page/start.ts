/** Begins a game and goes to its table. `?seed=` in the address makes the dice known, for tests and bug reports. */
import type { Poster } from '../face.ts';
import type { SeatedBy, Seats } from '../worker/protocol.ts';
import { ask } from './client.ts';
import { go } from './route.svelte.ts';

export const seatsFor = (sides: readonly string[], side: string, opponent: SeatedBy): Seats =>
  Object.fromEntries(sides.map(s => [s, s === side ? 'person' : opponent]));

export const begin = async (slug: string, scenario: string, options: readonly string[], seats: Seats): Promise<void> => {
  const seed = new URLSearchParams(location.search).get('seed');
  const { id } = await ask('start', { slug, scenario, options, seats, seed });
  go(`/play/${id}`);
};
/** A worked example as a film: all its steps, from the first. */
export const watch = async (slug: string, lesson: string): Promise<void> => {
  const { id } = await ask('watch', { slug, lesson });
  go(`/replay/${id}`);
};
export const playNow = ({ slug, quick, sides }: Poster): Promise<void> =>
  begin(slug, quick.scenario, quick.options, seatsFor(Object.keys(sides), quick.side, 'bot'));

export const download = async (id: string): Promise<void> => {
  const { name, text } = await ask('export', { id });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
