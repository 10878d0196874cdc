/**
 * Names: how they are found, and when one could be taken for another. Two names look alike when they are the same once every
 * character has been put in the place of those it is easily taken for (Unicode's list of confusables, by unhomoglyph).
 */
import unhomoglyph from 'unhomoglyph';
import { levelsOf } from '../bots/seat.ts';

const BETWEEN = /[ ._'-]/g;

/** For finding: case and separators do not count. */
export const keyOfName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(BETWEEN, '');

/** What a name looks like at a glance. */
export const lookOf = (name: string): string =>
  unhomoglyph(name.normalize('NFKC').normalize('NFD').replace(BETWEEN, '')).normalize('NFD').toLowerCase();

/** Names by which somebody could pass for the house, a bot or nobody. */
const RESERVED = [
  ...['admin', 'administrator', 'administrador', 'administradora', 'administracion', 'administración', 'sysadmin', 'root'],
  ...['moderator', 'moderador', 'moderadora', 'mod', 'operator', 'operador', 'operadora', 'staff', 'official', 'oficial'],
  ...['cuartel', 'cuartel team', 'equipo cuartel', 'server', 'servidor', 'system', 'sistema', 'support', 'soporte'],
  ...['help', 'ayuda', 'security', 'seguridad', 'webmaster', 'postmaster', 'bot', 'guest', 'invitado', 'invitada'],
  ...['anonymous', 'anonimo', 'anónimo', 'nobody', 'nadie', 'everybody', 'todos', 'everyone', 'deleted', 'null', 'undefined'],
  // `/people/here` is who is here.
  ...['here'],
  ...['umpire', 'referee', 'arbitro', 'árbitro', 'host', 'anfitrion', 'anfitrión'],
].map(lookOf);
/** As guests are called by the house. */
const GUEST = /^(?:guest|invitado)[\p{Nd}ol]*$/u;

/** `games`: whose bots have names. */
export const isReserved = (name: string, games: Iterable<string>): boolean => {
  // In capitals other letters look alike than in small ones.
  const looks = [name, name.toLowerCase()].map(lookOf);
  if (looks.some(look => RESERVED.includes(look) || GUEST.test(look))) return true;
  for (const game of games)
    for (const { name: known } of levelsOf(game))
      if ([known.en, known.es].some(one => looks.includes(lookOf(one.toLowerCase())))) return true;
  return false;
};
