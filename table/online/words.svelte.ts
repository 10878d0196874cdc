/** The words for playing with others, in the language that is set; and dates as people write them. */
import { type Person, Refused } from '@cuartel/client';
import { settings } from '../page/settings.svelte.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const CATALOGUES = { en, es };
export const say = () => CATALOGUES[settings.language];

/** What is left of the name of somebody who has deleted his account. */
export const hasLeft = ({ name }: Pick<Person, 'name'>): boolean => name === '-';
/** A person's name, or a bot's in the language that is set. */
export const nameOf = (person: Pick<Person, 'name' | 'bot'>): string =>
  person.bot?.[settings.language] ?? (hasLeft(person) ? say().left : person.name);

/** What went wrong, in words. */
export const said = (error: unknown): string => {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  // A refused action carries the rule's own answer.
  if (error.code === 'not-offered') return error.message;
  const named = (error.detail as { fields?: readonly string[] } | undefined)?.fields ?? [];
  const fields = named.flatMap(field => say().fieldNames[field.split('/')[0] ?? ''] ?? []);
  return [
    say().faults[error.code],
    ...(error.code === 'bad-message' && fields.length > 0 ? [say().fields, fields.join(', ')] : []),
  ].join(' ');
};

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
/** Of this year, shortly. */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short' }).format(time);
export const momentOf = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
