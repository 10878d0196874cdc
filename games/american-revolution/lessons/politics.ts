/** D15 A year of politics: income, markers, the secret assignment to the contests, the three tables. */
import type { Lesson } from '@cuartel/engine';
import { markerOf } from '../data/markers.ts';
import { regionOf } from '../data/regions.ts';
import type { SideName } from '../data/sides.ts';
import { EUROPE_CONTEST, FIRST_REGION_CONTEST, PROGRESS_CONTEST } from '../data/tables.ts';
import type { Revolution } from '../types.ts';
import type { Layout } from './lay.ts';
import { assign, does } from './steps.ts';

export const layout: Layout = {
  turn: 2,
  at: {
    philadelphia: ['washington', 'am-reg-01'],
    boston: ['gage', 'br-reg-01'],
  },
  drawn: ['paine', 'rousing', 'rousing', 'rousing', 'rousing', 'rousing'],
  // Initiative, the income of both, the contest for Progress.
  dice: [...[5, 2], 3, ...[1, 2, 1, 2], ...[2, 5]],
};

const [PAINE, ROUSING] = [markerOf('paine'), markerOf('rousing')] as const;
const pass = (by: SideName, en: string, es: string) => does(by, 'pass', null, en, es);

export const politics: Lesson<Revolution> = {
  id: 'lesson-politics',
  side: 'american',
  title: { en: 'A year of pamphlets', es: 'Un año de panfletos' },
  about: {
    en: 'The war that is fought with the pen: political points, campaign markers, agitators laid in secret, and what they move on the three tables.',
    es: 'La guerra que se hace con la pluma: puntos políticos, marcadores de campaña, agitadores asignados en secreto y lo que mueven en las tres tablas.',
  },
  steps: [
    does(
      'american',
      'buyMarkers',
      3,
      'Towns and dice have brought the American 7 political points, the British 10. Units, leaders and markers are bought with them. A marker costs 2 and is drawn blindly: buy three.',
      'Las poblaciones y los dados han dado al americano 7 puntos políticos y al británico 10. Con ellos se compran unidades, líderes y marcadores. Un marcador cuesta 2 y se saca sin mirar: compra tres.',
    ),
    does(
      'american',
      'finish',
      null,
      'Paine, and Rabble Rousing twice: all of them agitators. One point is left; finish.',
      'Paine y dos veces Agitar al populacho: todos son agitadores. Queda un punto; termina.',
    ),
    pass(
      'american',
      'Some markers, like Spy, may be played at almost any time. Whoever holds markers is asked, whatever they are, so that the question tells nothing. In a game of your own a standing order lets it pass for you. Pass.',
      'Algunos marcadores, como Espía, pueden jugarse casi en cualquier momento. Se pregunta a quien tenga marcadores, sean los que sean, para que la pregunta no delate nada. En tus partidas una orden permanente pasa por ti. Pasa.',
    ),
    pass(
      'american',
      'Others interrupt the enemy’s mobilization. You have none of those. Pass.',
      'Otros interrumpen la movilización enemiga. No tienes ninguno de esos. Pasa.',
    ),
    does('british', 'buyMarkers', 3, 'The British buy three markers too.', 'El británico compra también tres marcadores.'),
    does('british', 'finish', null, 'Rabble Rousing three times. Finish.', 'Tres veces Agitar al populacho. Termina.'),
    pass(
      'american',
      'The Agitation Phase begins. Nothing to play before it.',
      'Empieza la Fase de Agitación. Nada que jugar antes.',
    ),
    pass('british', 'Nor for the British.', 'Tampoco el británico.'),
    assign(
      'american',
      [
        [PAINE, PROGRESS_CONTEST],
        [ROUSING, PROGRESS_CONTEST],
        [ROUSING, EUROPE_CONTEST],
      ],
      'Nine contests: Revolutionary Progress, the European Balance, and the loyalty of seven regions. Both players lay their agitators face down. Paine is worth 3, Rabble Rousing 1. Paine and one other for Progress, the third for Europe.',
      'Nueve pugnas: el Progreso Revolucionario, el Balance de Potencias Europeo y la lealtad de siete regiones. Los dos jugadores asignan sus agitadores boca abajo. Paine vale 3 y Agitar al populacho 1. Paine y otro al Progreso, el tercero a Europa.',
    ),
    assign(
      'british',
      [
        [ROUSING, PROGRESS_CONTEST],
        [ROUSING, FIRST_REGION_CONTEST + regionOf('new-england')],
        [ROUSING, FIRST_REGION_CONTEST + regionOf('virginia')],
      ],
      'The British, who do not see that: one for Progress, one for New England, one for Virginia.',
      'El británico, que no lo ve: uno al Progreso, uno a Nueva Inglaterra y uno a Virginia.',
    ),
    does(
      'american',
      'order',
      ['progress', 'loyalty', 'europe'],
      'All are shown at once. The first player says in which order the tables are settled: Progress, loyalty, Europe. Where both have laid markers, each adds his dice.',
      'Se descubren todos a la vez. El primer jugador dice en qué orden se resuelven las tablas: Progreso, Lealtad, Europa. Donde ambos han asignado marcadores, cada uno suma sus dados.',
    ),
  ],
  end: {
    en: 'Progress: 4 and a 2 against 1 and a 5, six each: a tie, the marker stays. In New England and Virginia only the British had laid one: they win without a roll, and loyalty moves one step their way. In Europe only you had: covert aid begins to flow. The markers laid go back; the campaign begins.',
    es: 'Progreso: 4 y un 2 contra 1 y un 5, seis a seis: empate, el marcador no se mueve. En Nueva Inglaterra y en Virginia solo había asignado el británico: gana sin tirar, y la lealtad se mueve un paso a su favor. En Europa solo tú: empieza a llegar ayuda encubierta. Los marcadores asignados se devuelven; empieza la campaña.',
  },
};
