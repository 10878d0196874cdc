/** The games a server plays and how they are called here: titles from the posters, sides and scenarios from the games' own texts. */
import { posters } from 'virtual:shelf';
import type { Clock } from '@cuartel/client';
import { ask } from '../../page/client.ts';
import { settings } from '../../page/settings.svelte.ts';
import type { GameChoices } from '../../worker/protocol.ts';
import { say } from '../words.svelte.ts';

const asked = new Set<string>();
let all = $state.raw<Readonly<Record<string, GameChoices>>>({});

/** What can be chosen in a game, once it is fetched; null until then, and for games this table does not have. */
export const choicesOf = (slug: string): GameChoices | null => {
  const key = `${slug} ${settings.language}`;
  if (!asked.has(key) && posters.some(p => p.slug === slug)) {
    asked.add(key);
    void ask('choices', { slug }).then(found => {
      all = { ...all, [key]: found };
    });
  }
  return all[key] ?? null;
};
export const posterOf = (slug: string) => posters.find(p => p.slug === slug);
export const titleOf = (slug: string): string => posterOf(slug)?.title[settings.language] ?? slug;
export const sideName = (slug: string, side: string): string => choicesOf(slug)?.sides.find(s => s.id === side)?.name ?? side;
export const scenarioName = (slug: string, scenario: string): string =>
  choicesOf(slug)?.scenarios.find(s => s.id === scenario)?.name ?? scenario;
export const optionNames = (slug: string, options: readonly string[]): string =>
  options.map(id => choicesOf(slug)?.options.find(o => o.id === id)?.name ?? id).join(', ');

export const clockText = (clock: Clock): string => {
  const words = say().clock;
  return clock.is === 'none'
    ? words.none
    : clock.is === 'days'
      ? words.daysOf(clock.days)
      : words.liveOf(clock.minutes, clock.increment);
};
