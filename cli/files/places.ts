/** Where things are kept between one day and the next. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

const stateDir = (): string => {
  const named = process.env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(named) ? named : join(homedir(), '.local', 'state'), 'cuartel');
};
export const autosaveOf = (slug: string): string => join(stateDir(), `${slug}-autosave.json`);
/** The unfinished game that a new one has taken the place of. */
export const previousOf = (slug: string): string => join(stateDir(), `${slug}-previous.json`);
/** The lesson that is being read. */
export const lessonOf = (slug: string): string => join(stateDir(), `${slug}-lesson.json`);
/** Who sits where in the autosaved game. */
export const seatsOf = (slug: string): string => join(stateDir(), `${slug}-seats.json`);

/** The standing orders of the autosaved game. */
export const ordersFileOf = (slug: string): string => join(stateDir(), `${slug}-orders.json`);

/** A path as a person types it at our own prompt, where no shell has put in his home. */
export const typedPath = (path: string): string => resolve(path.startsWith('~/') ? join(homedir(), path.slice(2)) : path);
