/** What letters and notices say, in both languages. */
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
