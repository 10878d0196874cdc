/** EX-4 A landing that relieves a besieged port: nobody intercepts it, and the besieged count in the skirmish on the beach. */
import type { Lesson } from '@cuartel/engine';
import { placeNamed } from '../data/places.ts';
import type { War } from '../types.ts';
import type { Layout } from './lay.ts';
import { does, retreat, those } from './steps.ts';

export const layout: Layout = {
  command: [0, 2],
  blocks: {
    'san-sebastian': ['c-gui-inf-1', 'c-gui-inf-2', 'l-pro-inf-4'],
    guetaria: ['c-gui-inf-3'],
    bilbao: ['l-lin-inf-1', 'l-lin-inf-2'],
  },
  guns: [['Liberal', 'field', 1, 'san-sebastian']],
  inside: ['san-sebastian'],
  dice: [3, 3, 1, 4, 6, 3, 2, 5, 3, 4, 4, 6, 5, 1, 6],
  chits: [0, 0],
};

export const relief: Lesson<War> = {
  id: 'lesson-relief',
  side: 'Liberal',
  title: { en: 'A landing at San Sebastián', es: 'Desembarco en San Sebastián' },
  about: {
    en: 'San Sebastián is besieged, and the Liberals command the sea. A landing, the skirmish on the beach, and what the besieged are worth in it.',
    es: 'San Sebastián está sitiada, y el mar es de los liberales. Un desembarco, la escaramuza en la playa y lo que valen en ella los sitiados.',
  },
  steps: [
    does(
      'Carlist',
      'playFirst',
      'Liberal',
      'Two blocks from Guipúzcoa besiege San Sebastián; a provincial regiment and a gun are inside. You play both sides, without cards. The Carlists hold the initiative: let the Liberals begin.',
      'Dos bloques guipuzcoanos sitian San Sebastián; dentro hay un regimiento provincial y un cañón. Llevas los dos bandos, sin cartas. Los carlistas tienen la iniciativa: que empiecen los liberales.',
    ),
    does(
      'Liberal',
      'land',
      placeNamed.bilbao,
      'Two action points. For one of them, once in a phase, one or two blocks may land on an enemy shore: from one port to another where enemies stand. Choose Bilbao as the port of departure.',
      'Dos puntos de acción. Con uno, y una vez por fase, uno o dos bloques pueden desembarcar en costa enemiga: de un puerto a otro donde haya enemigos. Elige Bilbao como puerto de salida.',
    ),
    those(
      'aboard',
      ['l-lin-inf-1', 'l-lin-inf-2'],
      'Who goes aboard? Both blocks of the Line; guns could come along, a supply train could not.',
      '¿Quién embarca? Los dos bloques de Línea; podrían acompañarlos cañones, pero no un tren.',
    ),
    does(
      'Liberal',
      'ashore',
      placeNamed['san-sebastian'],
      'To San Sebastián. The Carlists in Guetaria, next door, may only watch: nobody intercepts what comes by sea.',
      'A San Sebastián. Los carlistas de Guetaria, al lado, solo pueden mirar: lo que viene por mar no se intercepta.',
    ),
    does(
      'Liberal',
      'endActions',
      null,
      'They are ashore among the besiegers: that is an attack. End the actions.',
      'Están en tierra entre los sitiadores: es un ataque. Termina las acciones.',
    ),
    those(
      'pickToFire',
      ['l-lin-inf-1', 'l-lin-inf-2'],
      'A battle needs three blocks on each side; with fewer it is a skirmish. Both sides pick their blocks in secret; those inside the walls do not fire.',
      'Para una batalla hacen falta tres bloques por bando; con menos es una escaramuza. Los dos bandos escogen sus bloques en secreto; los de dentro de las murallas no disparan.',
    ),
    those(
      'pickToFire',
      ['c-gui-inf-1', 'c-gui-inf-2'],
      'The two besiegers. The defender fires first.',
      'Los dos sitiadores. Dispara primero el defensor.',
    ),
    those(
      'takeHits',
      ['l-lin-inf-1'],
      'Eight dice, one 1: one hit. Both your blocks are equally strong, so you choose who takes it.',
      'Ocho dados y un solo 1: un impacto. Tus dos bloques tienen la misma fuerza, así que eliges quién lo recibe.',
    ),
    those(
      'takeHits',
      ['c-gui-inf-2'],
      'Whoever has landed rolls one die less: 2 for strength 3, and 3 for strength 4. One hit all the same.',
      'Quien ha desembarcado tira un dado menos: 2 con fuerza 3 y 3 con fuerza 4. Aun así, un impacto.',
    ),
    retreat(
      'Carlist',
      'hernani',
      'No block is lost. Now they are counted: two that landed and the besieged one, whom they came to relieve, make three against two. The attacker has more, so the Carlists retreat. To Hernani.',
      'No se ha perdido ningún bloque. Ahora se cuentan: los dos desembarcados y el sitiado al que vienen a socorrer son tres contra dos. El atacante tiene más: se retiran los carlistas. A Hernani.',
    ),
  ],
  end: {
    en: 'The siege of San Sebastián is raised. A besieged city would have given the Carlists prestige at the end of the turn. It is the Carlists’ phase: nothing keeps them from coming back.',
    es: 'Se levanta el sitio de San Sebastián. Una ciudad sitiada habría dado prestigio a los carlistas al fin del turno. Ahora es su fase: nada les impide volver.',
  },
};
