/** What can be refused, each with its code. The sentence is for people; programs go by the code. Plain data: the client uses it too. */

export const FAULTS = {
  'bad-message': [400, 'The message is not understood.', 'El mensaje no se entiende.'],
  'bad-text': [
    400,
    'The text contains characters that cannot be kept.',
    'El texto contiene caracteres que no se pueden guardar.',
  ],
  'too-large': [413, 'The message is too large.', 'El mensaje es demasiado grande.'],
  'too-many': [429, 'Too many requests: wait a little.', 'Demasiadas peticiones: espera un poco.'],
  'not-signed-in': [401, 'Sign in first.', 'Entra primero con tu cuenta.'],
  'wrong-password': [401, 'The name or the password is wrong.', 'El nombre o la contraseña no son correctos.'],
  'code-needed': [
    401,
    'This account has a second factor: give its code too.',
    'Esta cuenta tiene un segundo factor: da también su código.',
  ],
  'wrong-passkey': [401, 'That passkey opens nothing here.', 'Esa llave de acceso no abre nada aquí.'],
  'wrong-code': [401, 'That code is wrong, or was used already.', 'Ese código no es correcto o ya se usó.'],
  closed: [403, 'This account was closed by a moderator.', 'Un moderador ha cerrado esta cuenta.'],
  forbidden: [403, 'That is not for you to do.', 'Eso no te corresponde a ti.'],
  csrf: [
    403,
    'The request lacks the token of your session: load the page again.',
    'Falta la marca de tu sesión: vuelve a cargar la página.',
  ],
  'foreign-origin': [403, 'The request comes from another site.', 'La petición viene de otro sitio.'],
  'not-found': [404, 'There is no such thing here.', 'Aquí no hay tal cosa.'],
  'name-taken': [
    409,
    'That name is taken, or looks like one that is.',
    'Ese nombre ya está cogido, o se parece a uno que lo está.',
  ],
  'name-reserved': [409, 'That name is kept for the house.', 'Ese nombre está reservado para la casa.'],
  'weak-password': [
    400,
    'That password is easy to guess: make it longer, of words that do not belong together.',
    'Esa contraseña es fácil de adivinar: hazla más larga, con palabras que no vayan juntas.',
  ],
  'email-taken': [409, 'That address belongs to another account.', 'Esa dirección es de otra cuenta.'],
  'bad-token': [400, 'The link is spent or out of date: ask for a new one.', 'El enlace ya se usó o ha caducado: pide otro.'],
  'guests-cannot': [403, 'Guests cannot do that: make an account first.', 'Los invitados no pueden: crea antes una cuenta.'],
  'bad-save': [400, 'The game cannot be taken over.', 'No se puede continuar esa partida aquí.'],
  limit: [409, 'You have reached the limit for that.', 'Has llegado al límite de eso.'],
  newcomers: [
    409,
    'Enough newcomers of your address are in it: enter when your account is a day old, or by the organiser’s link to a private one.',
    'Ya hay en él bastantes recién llegados de tu dirección: entra cuando tu cuenta tenga un día, o por el enlace a uno privado.',
  ],
  apart: [
    409,
    'One of you wants nothing to do with the other: no challenge or game between you.',
    'Uno de los dos no quiere nada con el otro: entre vosotros no hay desafíos ni partidas.',
  ],
  'too-late': [409, 'It is too late for that: it has begun, or is over.', 'Ya es tarde para eso: ha empezado o ha terminado.'],
  'too-few': [409, 'There are too few to begin, or it has begun.', 'Hay muy pocos para empezar, o ya ha empezado.'],
  'own-challenge': [409, 'You cannot take your own challenge.', 'No puedes aceptar tu propio desafío.'],
  'bad-part': [409, 'That is not the part of the dice that was bound.', 'Esa no es la parte de los dados que se fijó.'],
  taken: [409, 'Somebody else was first.', 'Otra persona se adelantó.'],
  'not-a-player': [403, 'Only the players of this match can do that.', 'Eso solo pueden hacerlo los jugadores de esta partida.'],
  'not-started': [409, 'The match has not begun.', 'La partida no ha empezado.'],
  over: [409, 'The match is over.', 'La partida ha terminado.'],
  'not-over': [409, 'That can be seen when the match is over.', 'Eso se puede ver cuando termine la partida.'],
  'not-asked': [409, 'It is not your decision now.', 'Ahora no decides tú.'],
  stale: [409, 'The match has moved on since you looked.', 'La partida ha avanzado desde que miraste.'],
  'not-offered': [409, 'That cannot be chosen now.', 'Eso no se puede elegir ahora.'],
  'nothing-to-undo': [409, 'There is nothing to take back.', 'No hay nada que deshacer.'],
  sealed: [409, 'That cannot be taken back without consent.', 'Eso no se puede deshacer sin acuerdo.'],
  'too-far': [
    409,
    'One can ask to go back to a decision of one’s own, and not far.',
    'Solo se puede pedir volver a una decisión propia, y no muy atrás.',
  ],
  drawn: [
    409,
    'Something was drawn since then, and has been seen: that cannot be taken back.',
    'Desde entonces se ha robado algo que ya se ha visto: eso no se puede deshacer.',
  ],
  'no-such-offer': [409, 'That offer does not stand any more.', 'Esa oferta ya no está en pie.'],
  'offer-stands': [409, 'There is such an offer already.', 'Ya hay una oferta así.'],
  'not-watched': [403, 'This match is not open to spectators now.', 'Esta partida no admite espectadores ahora.'],
  'other-version': [
    409,
    'The match was begun under other rules than this server has.',
    'La partida empezó con otras reglas que las de este servidor.',
  ],
  unavailable: [503, 'The store does not answer now. Try again.', 'Ahora no se puede guardar. Inténtalo otra vez.'],
  internal: [500, 'Something went wrong on the server; nothing has changed.', 'Algo falló en el servidor; nada ha cambiado.'],
} as const satisfies Record<string, readonly [status: number, en: string, es: string]>;

export type FaultCode = keyof typeof FAULTS;
export interface FaultBody {
  readonly code: FaultCode;
  readonly message: string;
  readonly detail?: unknown;
}
export const faultText = (code: FaultCode, language: 'en' | 'es'): string => FAULTS[code][language === 'es' ? 2 : 1];

/** A refusal on its way out. Thrown at the edge, turned into a body there. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: unknown;
  constructor(code: FaultCode, detail?: unknown, message?: string) {
    super(message ?? FAULTS[code][1]);
    this.code = code;
    this.detail = detail;
  }
}
export const bodyOf = ({ code, message, detail }: Fault, language: 'en' | 'es' = 'en'): FaultBody => ({
  code,
  message: message === FAULTS[code][1] ? faultText(code, language) : message,
  ...(detail === undefined ? {} : { detail }),
});
