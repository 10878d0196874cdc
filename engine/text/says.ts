/** What the engine itself says to a person, in both languages. */
import type { Match } from '../play/match.ts';
import type { Mistake } from '../play/mistake.ts';
import { refusalText } from '../play/question.ts';
import type { Complaint } from '../play/save.ts';
import type { Language } from './catalogue.ts';

type Of<U extends { is: string }> = { [I in U['is']]: (c: Extract<U, { is: I }>) => string };

const COMPLAINTS: Record<Language, Of<Complaint>> = {
  en: {
    'too-long': c => `The file is ${Math.round(c.length / 1_000_000)} MB long; no saved game is. It was not read.`,
    'not-json': () => 'This is not a saved game: it is not JSON. Choose a file that Cuartel wrote.',
    'cut-short': () => 'The saved game is damaged or cut short: its JSON does not end where it should. Use another copy.',
    foreign: () => 'This JSON file was not written by Cuartel: it lacks the mark of a saved game.',
    'newer-format': c => `The file is in format ${c.format}, which this Cuartel cannot read. Use a newer one.`,
    field: c => `The saved game is damaged: its field "${c.field}" is missing or wrong.`,
    'unknown-game': c => `The saved game is of "${c.game}", which this table does not have.`,
    'other-game': c => `The saved game is of "${c.game}", not of "${c.wanted}".`,
    'other-version': c =>
      `The game was saved with version ${c.version} of the rules of "${c.game}"; this table has version ${c.now}.`,
    seal: () => 'The saved game was changed or damaged after it was written: its seal is broken.',
    illegal: c => `The saved game breaks the rules at action ${c.action}, so it cannot be played on.`,
    position: () => 'The saved game does not lead to the position it claims.',
  },
  es: {
    'too-long': c =>
      `El archivo mide ${Math.round(c.length / 1_000_000)} MB; ninguna partida guardada llega a tanto. No se ha leído.`,
    'not-json': () => 'Esto no es una partida guardada: no es JSON. Elige un archivo escrito por Cuartel.',
    'cut-short': () => 'La partida guardada está dañada o cortada: su JSON no acaba donde debería. Usa otra copia.',
    foreign: () => 'Este archivo JSON no lo escribió Cuartel: le falta la marca de partida guardada.',
    'newer-format': c => `El archivo tiene el formato ${c.format}, que este Cuartel no sabe leer. Usa uno más nuevo.`,
    field: c => `La partida guardada está dañada: su campo «${c.field}» falta o está mal.`,
    'unknown-game': c => `La partida guardada es de «${c.game}», que esta mesa no tiene.`,
    'other-game': c => `La partida guardada es de «${c.game}», no de «${c.wanted}».`,
    'other-version': c =>
      `La partida se guardó con la versión ${c.version} de las reglas de «${c.game}»; esta mesa tiene la versión ${c.now}.`,
    seal: () => 'La partida guardada se cambió o se dañó después de escribirse: el sello está roto.',
    illegal: c => `La partida guardada incumple las reglas en la acción ${c.action}; no se puede seguir jugando.`,
    position: () => 'La partida guardada no lleva a la posición que dice.',
  },
};
export const complain = (complaint: Complaint, language: Language): string =>
  (COMPLAINTS[language][complaint.is] as (c: Complaint) => string)(complaint);

const MISTAKES: Record<
  Language,
  { [I in Exclude<Mistake['is'], 'not-offered' | 'not-asked'>]: string } & { asked: (names: string) => string }
> = {
  en: {
    over: 'The game is over.',
    stale: 'The game has moved on since you looked: look again and choose again.',
    'nothing-to-undo': 'There is nothing to take back.',
    sealed: 'That cannot be taken back: dice were rolled, something was revealed, or the other side has decided.',
    asked: names => `It is not your decision now: ${names} must decide.`,
  },
  es: {
    over: 'La partida ha terminado.',
    stale: 'La partida ha avanzado desde que miraste: mira otra vez y vuelve a elegir.',
    'nothing-to-undo': 'No hay nada que deshacer.',
    sealed: 'Eso no se puede deshacer: se tiraron dados, se reveló algo o decidió el otro bando.',
    asked: names => `Ahora no decides tú: le toca a ${names}.`,
  },
};
export const explain = (match: Match, mistake: Mistake, language: Language): string => {
  const words = MISTAKES[language];
  if (mistake.is === 'not-offered') return refusalText(match, mistake.why, language);
  if (mistake.is === 'not-asked')
    return words.asked(mistake.asked.map(side => match.game.text[language].sides[side] ?? side).join(', '));
  return words[mistake.is];
};
