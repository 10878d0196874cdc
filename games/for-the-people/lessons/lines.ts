/** What a step says that needs no explanation. */
import type { Language, LessonStep } from '@cuartel/engine';
import type { Space } from '../data/spaces.ts';
import { infantryIn } from '../queries/marches.ts';
import { fullPlaceName, type InBothLanguages } from '../text/names.ts';
import type { Deeds, People } from '../types.ts';

type Does = NonNullable<LessonStep<People>['does']>;
type Lines = { [D in keyof Deeds]?: (what: Deeds[D], place: (space: Space) => string) => string };
const sp = (list: readonly number[]): number => infantryIn(list);
const led = (list: readonly number[]): boolean => list.length > infantryIn(list);

const LINES: Readonly<Record<Language, Lines>> = {
  en: {
    pass: () => 'Here the other side could break in, with a card or by intercepting. It lets it pass.',
    activate: ({ space }, place) => `Next move of the card: a force in ${place(space)}.`,
    take: list => (sp(list) === 0 ? 'He goes alone.' : `It takes ${sp(list)} SP along.`),
    goTo: (to, place) => `On to ${place(to)}, for one point.`,
    regroup: list => `SP are picked up or left behind here; it goes on with ${sp(list)}.`,
    convert: () => 'One point more, and the army converts the space.',
    halt: () => 'That is far enough: the move is over.',
    entrain: (from, place) => `Next: SP in ${place(from)}.`,
    detrain: (to, place) => `To ${place(to)}.`,
    convey: count => `${count} SP this time.`,
    finish: () => 'No more trains this turn.',
    lay: ({ space, cavalry }, place) => `${cavalry ? 'A cavalry general' : 'A general'} face down in ${place(space)}.`,
    muster: (list, place) => `${list.length} SP to ${place(list[0]!)}.`,
    runBlockade: () => 'The next zone.',
    land: (port, place) => `The SP that came through lands in ${place(port)}.`,
    lose: list => `The owner takes ${sp(list)} SP of infantry off.`,
    place: () => 'The markers go where they are wanted.',
    levy: (list, place) => `${list.length} new SP in ${place(list[0]!)}.`,
    lift: () => 'These markers come off.',
    claim: () => 'The free spaces of the state are marked.',
    strip: (list, place) => `The SP is taken from ${place(list[0]!)}.`,
    fortify: () => 'The forts are set down.',
    mark: () => 'The markers are placed.',
    markers: () => 'Operations: place control markers.',
    create: (space, place) => `The army is made in ${place(space)}.`,
    relieve: () => 'The army whose commander is relieved.',
    appoint: () => 'His successor.',
    fate: () => 'What becomes of him.',
    sail: (from, place) => `A naval move out of ${place(from)}.`,
    board: list => `${sp(list)} SP${led(list) ? ' and a general' : ''} ${list.length === 1 ? 'goes' : 'go'} aboard.`,
    steer: (to, place) => `The ships make for ${place(to)}.`,
    retreat: (to, place) => `The beaten force goes to ${place(to)}.`,
    forgo: () => 'Nothing more is done with the card.',
  },
  es: {
    pass: () => 'Aquí el otro bando podría interrumpir, con una carta o interceptando. Lo deja pasar.',
    activate: ({ space }, place) => `Siguiente desplazamiento de la carta: una fuerza en ${place(space)}.`,
    take: list => (sp(list) === 0 ? 'Va solo.' : `Lleva ${sp(list)} UM.`),
    goTo: (to, place) => `Sigue a ${place(to)}, por un punto.`,
    regroup: list => `Aquí se recogen o se dejan UM; sigue con ${sp(list)}.`,
    convert: () => 'Un punto más, y el ejército convierte el espacio.',
    halt: () => 'Hasta aquí: termina el desplazamiento.',
    entrain: (from, place) => `Ahora, UM de ${place(from)}.`,
    detrain: (to, place) => `A ${place(to)}.`,
    convey: count => `${count} UM esta vez.`,
    finish: () => 'No hay más trenes este turno.',
    lay: ({ space, cavalry }, place) => `Un general${cavalry ? ' de caballería' : ''} boca abajo en ${place(space)}.`,
    muster: (list, place) => `${list.length} UM a ${place(list[0]!)}.`,
    runBlockade: () => 'La zona siguiente.',
    land: (port, place) => `La UM que ha pasado desembarca en ${place(port)}.`,
    lose: list => `Su dueño retira ${sp(list)} UM de infantería.`,
    place: () => 'Los indicadores van donde hacen falta.',
    levy: (list, place) => `${list.length} UM ${list.length === 1 ? 'nueva' : 'nuevas'} en ${place(list[0]!)}.`,
    lift: () => 'Estos indicadores se retiran.',
    claim: () => 'Se marcan los espacios libres del estado.',
    strip: (list, place) => `La UM se quita de ${place(list[0]!)}.`,
    fortify: () => 'Se colocan los fuertes.',
    mark: () => 'Se colocan los indicadores.',
    markers: () => 'Operaciones: colocar indicadores de control.',
    create: (space, place) => `El ejército se forma en ${place(space)}.`,
    relieve: () => 'El ejército cuyo general se releva.',
    appoint: () => 'Su sucesor.',
    fate: () => 'Qué se hace de él.',
    sail: (from, place) => `Un desplazamiento naval desde ${place(from)}.`,
    board: list => `${list.length === 1 ? 'Embarca' : 'Embarcan'} ${sp(list)} UM${led(list) ? ' y un general' : ''}.`,
    steer: (to, place) => `Los barcos ponen rumbo a ${place(to)}.`,
    retreat: (to, place) => `La fuerza vencida va a ${place(to)}.`,
    forgo: () => 'No se hace nada más con la carta.',
  },
};
const said = ({ do: deed, with: what }: Does, language: Language): string => {
  const line = LINES[language][deed] as ((what: unknown, place: (space: Space) => string) => string) | undefined;
  if (line === undefined) throw new Error(`a step of a lesson has nothing to say: ${deed}`);
  return line(what, space => fullPlaceName(space, language));
};
export const lineOf = (does: Does): InBothLanguages => ({ en: said(does, 'en'), es: said(does, 'es') });
