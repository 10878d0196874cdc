/** What letters and notices say, in both languages. */
import type { Language } from '@cuartel/engine';
import type { Letter, Post } from './mail.ts';

interface Reader {
  readonly name: string;
  readonly email: string | null;
  readonly language: string;
  readonly unsubscribe: string;
}
export interface Letters {
  /** These are sent in the background: how long it takes and whether it works tells nobody whether there is such an account. */
  confirm(person: Reader, token: string): void;
  /** Somebody has named an address that another account has confirmed. */
  taken(person: Reader): void;
  reset(person: Reader, token: string): void;
  /** To whoever has confirmed the address: what opens his account is another than before. */
  changed(person: Reader & { readonly email_confirmed: number }, what: Change, at: number): void;
  /** What is under way has been sent, or given up. */
  settled(): Promise<void>;
  turn(person: Reader, notice: Reminder): Promise<void>;
}
/** One notice, as a letter or on a screen. */
export interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** What opens the account is another than before. */
export type Change =
  | 'password-changed'
  | 'reset'
  | 'email-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed';
const CHANGED: Readonly<Record<Language, Readonly<Record<Change, string>>>> = {
  en: {
    'password-changed': 'your password has been changed',
    reset: 'a new password has been chosen for your account, by the link that was sent to you',
    'email-changed': 'this is no longer the address of your account',
    'factor-added': 'signing in to your account now needs a code of an authenticator',
    'factor-removed': 'signing in to your account no longer needs a code of an authenticator',
    'passkey-added': 'a passkey has been added: it opens your account without a password',
    'passkey-removed': 'a passkey of your account has been removed',
  },
  es: {
    'password-changed': 'se ha cambiado tu contraseña',
    reset: 'se ha elegido otra contraseña para tu cuenta con el enlace que se te envió',
    'email-changed': 'esta ya no es la dirección de tu cuenta',
    'factor-added': 'para entrar en tu cuenta hace falta ahora un código de un autenticador',
    'factor-removed': 'para entrar en tu cuenta ya no hace falta un código de un autenticador',
    'passkey-added': 'se ha añadido una llave de acceso: abre tu cuenta sin contraseña',
    'passkey-removed': 'se ha quitado una llave de acceso de tu cuenta',
  },
};

const WORDS = {
  en: {
    confirm: (name: string, link: string) => [
      'Confirm your address',
      `Hello ${name},\n\nopen this link within two days to confirm your address:\n${link}\n\nIf you did not ask for it, do nothing.\n`,
    ],
    reset: (name: string, link: string) => [
      'A new password',
      `Hello ${name},\n\nopen this link within an hour to choose a new password:\n${link}\n\nIf you did not ask for it, do nothing: your password stays.\n`,
    ],
    taken: (name: string) => [
      'Your address',
      `Hello,\n\nsomebody who calls himself ${name} has named this address for his account. It belongs to another account here already, so it cannot be confirmed for him.\n\nIf that was you, change the address of the other account first. If not, do nothing.\n`,
    ],
    changed: (name: string, what: Change, when: string) => [
      'Your account',
      `Hello ${name},\n\n${CHANGED.en[what]} (${when}, UTC).\n\nIf that was you, all is well. If not, somebody else is in your account: choose a new password at once ("Forgotten your password?"), then look through passkeys and second factor on your account's page.\n`,
    ],
    stop: (link: string) => `No more such letters: ${link}`,
    turn: (game: string, rival: string) => ({
      title: `${game}: it is your turn`,
      body: rival === '' ? 'The table waits for you.' : `${rival} waits for you.`,
    }),
    remind: (game: string, hours: number) => ({
      title: `${game}: your time is running out`,
      body: `${hours === 1 ? 'One hour is' : `${hours} hours are`} left for your decision; after that the match is lost.`,
    }),
    mix: (game: string, rival: string) => ({
      title: `${game}: your match can begin`,
      body: `${rival === '' ? 'Your challenge has been taken up' : `${rival} has taken it up`}: open it once, so that your part of the dice goes in, and it begins.`,
    }),
    digest: (n: number) => ({
      title: n === 1 ? 'A match waits for you' : `${n} matches wait for you`,
      body: 'Where it is your turn today:',
    }),
    over: (game: string, rival: string) => ({
      title: `${game}: the match is over`,
      body: rival === '' ? 'See how it ended.' : `Your match with ${rival} has ended.`,
    }),
  },
  es: {
    confirm: (name: string, link: string) => [
      'Confirma tu dirección',
      `Hola, ${name}:\n\nabre este enlace antes de dos días para confirmar tu dirección:\n${link}\n\nSi no lo has pedido, no hagas nada.\n`,
    ],
    reset: (name: string, link: string) => [
      'Una contraseña nueva',
      `Hola, ${name}:\n\nabre este enlace antes de una hora para elegir otra contraseña:\n${link}\n\nSi no lo has pedido, no hagas nada: la contraseña sigue igual.\n`,
    ],
    taken: (name: string) => [
      'Tu dirección',
      `Hola:\n\nalguien que se llama ${name} ha dado esta dirección para su cuenta. Ya es de otra cuenta de aquí, así que no se le puede confirmar.\n\nSi has sido tú, cambia antes la dirección de la otra cuenta. Si no, no hagas nada.\n`,
    ],
    changed: (name: string, what: Change, when: string) => [
      'Tu cuenta',
      `Hola, ${name}:\n\n${CHANGED.es[what]} (${when}, UTC).\n\nSi has sido tú, todo está bien. Si no, alguien más está en tu cuenta: elige enseguida otra contraseña («¿Has olvidado la contraseña?») y repasa las llaves de acceso y el segundo factor en la página de tu cuenta.\n`,
    ],
    stop: (link: string) => `No recibir más cartas como esta: ${link}`,
    turn: (game: string, rival: string) => ({
      title: `${game}: te toca`,
      body: rival === '' ? 'La mesa te espera.' : `${rival} te espera.`,
    }),
    remind: (game: string, hours: number) => ({
      title: `${game}: se te acaba el tiempo`,
      body: `${hours === 1 ? 'Queda una hora' : `Quedan ${hours} horas`} para que decidas; después pierdes la partida.`,
    }),
    mix: (game: string, rival: string) => ({
      title: `${game}: tu partida puede empezar`,
      body: `${rival === '' ? 'Han aceptado tu desafío' : `${rival} lo ha aceptado`}: ábrela una vez para que entre tu parte de los dados, y empieza.`,
    }),
    digest: (n: number) => ({
      title: n === 1 ? 'Una partida te espera' : `${n} partidas te esperan`,
      body: 'Donde te toca hoy:',
    }),
    over: (game: string, rival: string) => ({
      title: `${game}: la partida ha terminado`,
      body: rival === '' ? 'Mira cómo acabó.' : `Ha terminado tu partida con ${rival}.`,
    }),
  },
} as const;
export const wordsFor = (language: string) => WORDS[language === 'es' ? 'es' : 'en'];

/** Tried again after so many milliseconds. */
const AGAIN = [5_000, 30_000];

export const newLetters = (post: Post, publicUrl: string, complain: (error: unknown) => void, again = AGAIN): Letters => {
  const underway = new Set<Promise<void>>();
  let closing = false;
  const background = (deed: () => Promise<void>): void => {
    const tried = async (): Promise<void> => {
      for (const pause of [...again, null])
        try {
          return await deed();
        } catch (error) {
          if (pause === null || closing) return complain(error);
          await new Promise<void>(resolve => setTimeout(resolve, pause).unref());
        }
    };
    const one = tried().finally(() => underway.delete(one));
    underway.add(one);
  };
  const send = async (
    kind: Letter['kind'],
    person: Reader,
    [subject, text]: readonly string[],
    unsubscribe?: string,
  ): Promise<void> => {
    if (person.email === null) return;
    await post({
      kind,
      to: person.email,
      subject: `Cuartel: ${subject}`,
      text: text as string,
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    });
  };
  return {
    confirm: (person, token) =>
      background(() =>
        send('confirm', person, wordsFor(person.language).confirm(person.name, `${publicUrl}/#/confirm/${token}`)),
      ),
    taken: person => background(() => send('confirm', person, wordsFor(person.language).taken(person.name))),
    reset: (person, token) =>
      background(() => send('reset', person, wordsFor(person.language).reset(person.name, `${publicUrl}/#/reset/${token}`))),
    changed: (person, what, at) => {
      // An address that nobody has confirmed may be anybody's.
      if (person.email_confirmed !== 1) return;
      const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
      background(() => send('change', person, wordsFor(person.language).changed(person.name, what, when)));
    },
    async settled() {
      closing = true;
      // What waits for its next try is given up; what is being sent is finished.
      await Promise.race([Promise.all(underway), new Promise<void>(resolve => setTimeout(resolve, 2_000).unref())]);
    },
    async turn(person, { title, body, url }) {
      const stop = `${publicUrl}/api/v1/unsubscribe/${person.unsubscribe}`;
      await send('turn', person, [title, `${body}\n${url}\n\n${wordsFor(person.language).stop(stop)}\n`], stop);
    },
  };
};
