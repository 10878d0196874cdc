/** A landing: the amphibious modifier, torpedoes, an admiral, a coastal fort taken, and the port behind it. */
import { generalNamed } from '../data/generals.ts';
import { USA } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import type { Pub } from '../state/table.ts';
import type { Story } from './passages.ts';

/** The coast of 1861, with Butler and four SP in Fort Monroe and nobody in Fort Pulaski. */
export const coast = (pub: Pub): void => {
  pub.infantry[USA][spaceOf('fort-monroe-va')] = 4;
  pub.general[generalNamed('butler')] = spaceOf('fort-monroe-va');
};
export const landing: Story = {
  hands: { USA: [69, 57, 63, 93], CSA: [51, 12, 50, 91] },
  dice: [2, 3],
  generals: [],
  passages: [
    {
      en: 'The coast of 1861, with both sides in your hands. The Confederacy lets the Union begin.',
      es: 'La costa de 1861, con los dos bandos en tus manos. La Confederación deja empezar a la Unión.',
      deeds: [['CSA', 'letUnionBegin']],
    },
    {
      en: 'Ships first. The Naval Program raises the blockade by 1 or the amphibious modifier by 2: take the modifier.',
      es: 'Primero, barcos. El Programa Naval sube el bloqueo en 1 o el modificador anfibio en 2: elige el modificador.',
      deeds: [['USA', 'event', { card: 69, variant: 1 }]],
    },
    {
      en: 'The Confederacy lays torpedoes: each gives its defenders +1, and makes running past a fort harder.',
      es: 'La Confederación coloca torpedos: cada uno da +1 a los defensores y hace más difícil sortear un fuerte.',
      deeds: [
        ['CSA', 'event', { card: 51, variant: 0 }],
        [
          'CSA',
          'arm',
          ['wilmington-nc', 'charleston-sc', 'fort-pulaski-ga'],
          {
            en: 'Three ports or coastal forts it controls, one in each.',
            es: 'Tres puertos o fuertes costeros que controle, uno en cada uno.',
          },
        ],
      ],
    },
    {
      en: 'Foote’s card is a naval move with +2 for the assault. An operations card would need a 3 for it.',
      es: 'La carta de Foote es un desplazamiento naval con +2 al asalto. Con operaciones haría falta un 3.',
      deeds: [
        ['USA', 'event', { card: 57, variant: 0 }],
        [
          'USA',
          'sail',
          'fort-monroe-va',
          {
            en: 'Out of Fort Monroe, a port the Union controls.',
            es: 'Desde Fort Monroe, un puerto que controla la Unión.',
          },
        ],
        [
          'USA',
          'board',
          ['butler', '3 sp'],
          {
            en: 'Three SP and one general at most. He is not needed, but his rating would count.',
            es: 'Tres UM y un general como mucho. No hace falta, pero su capacidad contaría.',
          },
        ],
        [
          'USA',
          'steer',
          'fort-pulaski-ga',
          {
            en: 'Savannah is shut while its fort is grey; the fort itself can be assaulted.',
            es: 'Savannah está cerrada mientras su fuerte sea gris; el fuerte sí se puede asaltar.',
          },
        ],
        [
          'USA',
          'pass',
          null,
          {
            en: 'The sums: yours 2 and Foote’s 2 against 2 for the fort and 1 for torpedoes leave +1; the empty fort gives you 4 more. No card is played.',
            es: 'Las sumas: tus 2 y los 2 de Foote contra 2 del fuerte y 1 de los torpedos dejan +1; el fuerte vacío te da 4 más. Nadie juega carta.',
          },
        ],
        [
          'CSA',
          'pass',
          null,
          {
            en: '2 + 5 is 7 against 3: one SP is lost, and with SP left you win the tie. The torpedoes are swept up.',
            es: '2 + 5 son 7 contra 3: se pierde una UM y, como quedan otras, ganas el empate. Los torpedos desaparecen.',
          },
        ],
      ],
    },
    {
      en: 'The fort still bears the enemy’s marker, so Savannah stays open to runners. The Confederacy plays on elsewhere.',
      es: 'El fuerte aún lleva el indicador enemigo, así que Savannah sigue abierta a los rompedores. La Confederación juega en otra parte.',
      deeds: [['CSA', 'event', { card: 50, variant: 0 }]],
    },
    {
      en: 'An operations card places markers where supplied infantry stands; in a coastal fort Union SP always are.',
      es: 'Una carta de operaciones coloca indicadores donde hay infantería suministrada; en un fuerte costero la Unión siempre lo está.',
      deeds: [
        ['USA', 'operate', 63],
        ['USA', 'markers'],
        [
          'USA',
          'mark',
          ['fort-pulaski-ga'],
          {
            en: 'The fort changes hands: a point of will for each side, and Savannah is closed.',
            es: 'El fuerte cambia de manos: un punto de voluntad para cada bando, y Savannah queda cerrada.',
          },
        ],
      ],
    },
    {
      en: 'One more card for the Confederacy.',
      es: 'Una carta más de la Confederación.',
      deeds: [['CSA', 'event', { card: 91, variant: 0 }]],
    },
    {
      en: 'A Strategy Board is another naval move. With the fort in Union hands ships may go straight into the port.',
      es: 'Una Junta de estrategia es otro desplazamiento naval. Con el fuerte en manos de la Unión, los barcos entran en el puerto.',
      deeds: [
        ['USA', 'event', { card: 93, variant: 0 }],
        ['USA', 'sail', 'fort-pulaski-ga'],
        ['USA', 'board', ['butler', '1 sp']],
        [
          'USA',
          'steer',
          'savannah-ga',
          {
            en: 'Into Savannah, which nobody defends. At the end of the turn the SP there will mark it.',
            es: 'A Savannah, que nadie defiende. Al final del turno la UM de allí la marcará.',
          },
        ],
      ],
    },
  ],
};
