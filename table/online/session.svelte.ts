/** Who sits at this browser, as the server knows him. Asked once, when a page of ours is first opened. */
import { type Me, newClient, Refused } from '@cuartel/client';
import { settings } from '../page/settings.svelte.ts';
import { hangUp } from './live.svelte.ts';

export const client = newClient();

/** `asking`: not known yet. `away`: there is no server. */
export const session = $state<{ is: 'asking' | 'away' | 'here'; me: Me | null }>({ is: 'asking', me: null });

export const ask = async (): Promise<void> => {
  try {
    session.me = await client.me();
    session.is = 'here';
  } catch (error) {
    session.is = 'away';
    if (!(error instanceof Refused)) throw error;
  }
};
const entered = (me: Me): void => {
  session.me = me;
  // The line was opened as somebody else, or nobody.
  hangUp();
};
export const signIn = async (name: string, password: string): Promise<void> => entered(await client.signIn(name, password));
export const signUp = async (name: string, password: string, email: string): Promise<void> =>
  entered(await client.signUp({ name, password, language: settings.language, ...(email === '' ? {} : { email }) }));
export const beGuest = async (): Promise<void> => entered(await client.beGuest(settings.language));
export const left = (): void => {
  session.me = null;
  hangUp();
};
export const signOut = async (): Promise<void> => {
  await client.signOut();
  left();
};
