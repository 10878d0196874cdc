/** Who sits at this browser, as the server knows him. Asked once, when a page of ours is first opened. */
import { type Listed, type Me, newClient, Refused } from '@cuartel/client';
import { settings } from '../page/settings.svelte.ts';
import { browserDicebox } from './dicebox.ts';
import { hangUp, live } from './live.svelte.ts';

export const client = newClient({ dice: browserDicebox() });

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
export const signIn = async (name: string, password: string, code?: string): Promise<void> =>
  entered(await client.signIn(name, password, code));
/** By a key in this device; what talks to devices is fetched only now. */
export const byPasskey = async (): Promise<void> => {
  const [{ startAuthentication }, asked] = await Promise.all([import('@simplewebauthn/browser'), client.beginEntering()]);
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  entered(await client.byPasskey(await startAuthentication({ optionsJSON: asked as Asked })));
};
export const signUp = async (name: string, password: string, email: string): Promise<void> =>
  entered(await client.signUp({ name, password, language: settings.language, ...(email === '' ? {} : { email }) }));
export const beGuest = async (): Promise<void> => entered(await client.beGuest(settings.language));
/** A guest makes an account of himself: his session goes on under another cookie, and the line with it. */
export const claim = async (given: Parameters<typeof client.claim>[0]): Promise<void> => {
  entered(await client.claim(given));
  live();
};
export const left = (): void => {
  session.me = null;
  hangUp();
};
export const signOut = async (): Promise<void> => {
  await client.signOut();
  left();
};

/** Shows my part of the dice where a match waits for it, if this browser has it. Somebody else of mine may have been quicker. */
export const mixed = async (info: Listed): Promise<Listed> => {
  if (session.me === null || info.status !== 'mixing' || !info.yourTurn) return info;
  try {
    return await client.mix(info, session.me.id);
  } catch (error) {
    if (error instanceof Refused) return info;
    throw error;
  }
};
/** A bell has rung for this match: it may wait for my part. */
export const mixIn = async (match: string): Promise<void> => {
  if (session.me !== null) await client.match(match).then(mixed, () => null);
};
