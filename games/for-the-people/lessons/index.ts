/** The rulebook's examples, to be played: its game of 1861 in chapters, a campaign card, a landing. */
import type { Chance, Lesson } from '@cuartel/engine';
import type { Table } from '../state/table.ts';
import type { People } from '../types.ts';
import { campaign, kentucky } from './campaign.ts';
import { fall } from './fall.ts';
import { coast, landing } from './landing.ts';
import { layExample, layTurn } from './lay.ts';
import { type Story, stepsOf } from './passages.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';

type Words = Pick<Lesson<People>, 'title' | 'about' | 'end'>;
/** Its steps are put into words when somebody first opens it. */
const lessonOf = (id: string, told: Story, words: Words): Lesson<People> => {
  let steps: Lesson<People>['steps'] | null = null;
  return {
    id,
    side: 'USA',
    ...words,
    get steps() {
      steps ??= stepsOf(told);
      return steps;
    },
  };
};

export const lessons: readonly Lesson<People>[] = [
  lessonOf('lesson-spring-1861', spring, {
    title: { en: '1861, I: spring', es: '1861, I: primavera' },
    about: {
      en: 'The rulebook’s own game, first turn: eight cards, markers in the border states, and how political will moves.',
      es: 'La partida del propio reglamento, primer turno: ocho cartas, indicadores en los estados fronterizos y cómo se mueve la voluntad política.',
    },
    end: {
      en: 'Spring is over: 96 against 101, and nobody has a border state. Summer goes on from here in the next chapter.',
      es: 'Acaba la primavera: 96 contra 101, y nadie tiene un estado fronterizo. El verano sigue en el capítulo siguiente.',
    },
  }),
  lessonOf('lesson-summer-1861', summer, {
    title: { en: '1861, II: summer', es: '1861, II: verano' },
    about: {
      en: 'The whole second turn: reinforcements, blockade, trains, generals, three campaigns, First Manassas, a landing, armies made and a commander relieved.',
      es: 'El segundo turno entero: refuerzos, bloqueo, trenes, generales, tres campañas, Primera Manassas, un desembarco, ejércitos que se crean y un general relevado.',
    },
    end: {
      en: 'Missouri and West Virginia are the Union’s: 108 against 95. The fall will decide.',
      es: 'Misuri y Virginia Occidental son de la Unión: 108 contra 95. Decidirá el otoño.',
    },
  }),
  lessonOf('lesson-fall-1861', fall, {
    title: { en: '1861, III: fall', es: '1861, III: otoño' },
    about: {
      en: 'The third turn: Fort Donelson taken from the river, the Confederate armies fall back, Nashville is lost, and the year is judged.',
      es: 'El tercer turno: Fort Donelson tomado desde el río, los ejércitos confederados se repliegan, cae Nashville y se juzga el año.',
    },
    end: {
      en: 'The Union holds Missouri, Kentucky and West Virginia and wins the year, as in the rulebook: 115 against 94.',
      es: 'La Unión tiene Misuri, Kentucky y Virginia Occidental y gana el año, como en el reglamento: 115 contra 94.',
    },
  }),
  lessonOf('lesson-campaign', campaign, {
    title: { en: 'A campaign card', es: 'Una carta de campaña' },
    about: {
      en: 'Three moves with one card: a division, a corps that is intercepted, an army that places markers as it goes.',
      es: 'Tres desplazamientos con una carta: una división, un cuerpo interceptado y un ejército que coloca indicadores sobre la marcha.',
    },
    end: {
      en: 'Three forces have moved with one card, and no SP, general or army twice. From here on you can play the turn out.',
      es: 'Tres fuerzas se han movido con una carta, y ninguna UM, general o ejército dos veces. Desde aquí puedes acabar el turno.',
    },
  }),
  lessonOf('lesson-landing', landing, {
    title: { en: 'A landing', es: 'Un desembarco' },
    about: {
      en: 'Ships, torpedoes and an admiral: an assault on a coastal fort, its marker, and the port behind it.',
      es: 'Barcos, torpedos y un almirante: un asalto a un fuerte costero, su indicador y el puerto que protege.',
    },
    end: {
      en: 'A fort, a port and a zone with one runner less. What landed can be supplied by sea for the rest of the war.',
      es: 'Un fuerte, un puerto y una zona con un rompedor menos. Lo desembarcado tendrá suministro por mar el resto de la guerra.',
    },
  }),
];
const LAYOUT: Readonly<Record<string, (chance: Chance) => Table>> = {
  'lesson-spring-1861': chance => layTurn([], spring, chance),
  'lesson-summer-1861': chance => layTurn([spring], summer, chance),
  'lesson-fall-1861': chance => layTurn([spring, summer], fall, chance),
  'lesson-campaign': chance => layExample(campaign, chance, kentucky),
  'lesson-landing': chance => layExample(landing, chance, coast),
};
/** The table of a lesson, or null when the scenario is none. */
export const layLesson = (scenario: string, chance: Chance): Table | null => LAYOUT[scenario]?.(chance) ?? null;
