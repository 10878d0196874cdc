/** A battle in the open: the front line, fire, hits and morale, the charge of EX-9, and a pursuit. */
import type { Lesson } from '@cuartel/engine';
import { placeNamed } from '../data/places.ts';
import type { War } from '../types.ts';
import type { Layout } from './lay.ts';
import { does, engage, go, retreat, those } from './steps.ts';

export const layout: Layout = {
  command: [0, 0],
  blocks: {
    vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'],
    salvatierra: ['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
  },
  // Uprising, march; then a line for each activation with its tests, and the pursuit.
  dice: [
    ...[3, 3, 5],
    ...[1, 2, 5, 6, 3, 2, 2, 5],
    ...[4, 4, 3, 4, 1, 3, 4],
    ...[4, 6, 5, 3],
    ...[2, 1, 6, 4, 3, 5, 2],
    ...[1, 6, 5, 2, 5],
    ...[6, 5, 4, 3],
    ...[4, 3, 6, 2],
  ],
  chits: [0],
};

export const battle: Lesson<War> = {
  id: 'lesson-salvatierra',
  side: 'Liberal',
  title: { en: 'The plain of Salvatierra', es: 'La llanada de Salvatierra' },
  about: {
    en: 'One round on the battle board, with both sides in your hands: front line, fire, hits and morale, a cavalry charge, a withdrawal and the pursuit.',
    es: 'Una ronda en el tablero de batalla, con los dos bandos en tus manos: primera línea, fuego, impactos y moral, una carga de caballería, una retirada y la persecución.',
  },
  steps: [
    does(
      'Carlist',
      'playFirst',
      'Liberal',
      'You play both sides, and the cards stay in their box. The Carlists hold the initiative; let the Liberals go first.',
      'Llevas los dos bandos, y las cartas se quedan en la caja. Los carlistas tienen la iniciativa; que empiecen los liberales.',
    ),
    does(
      'Liberal',
      'activatePlace',
      placeNamed.vitoria,
      'Three Carlist blocks stand in Salvatierra, in the open. For one action point activate Vitoria.',
      'Tres bloques carlistas están en Salvatierra, en terreno abierto. Con un punto de acción, activa Vitoria.',
    ),
    those(
      'group',
      ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'],
      'All four blocks march as one group.',
      'Los cuatro bloques marchan en un solo grupo.',
    ),
    go('Liberal', 'vitoria', 'salvatierra', 'A 5: five points. To Salvatierra.', 'Un 5: cinco puntos. A Salvatierra.'),
    does(
      'Carlist',
      'standFast',
      null,
      'Three blocks could evade with a 4 or more. They stand and fight.',
      'Tres bloques podrían evadirse con un 4 o más. Aguantan y combaten.',
    ),
    does(
      'Liberal',
      'endActions',
      null,
      'End the actions: now come the combats.',
      'Termina las acciones: ahora vienen los combates.',
    ),
    those(
      'formUp',
      ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'],
      'With three blocks or more on each side there is a battle. In the open the front line has room for five of infantry and two of cavalry, and it must be filled as far as possible. Form up.',
      'Con tres bloques o más por bando hay batalla. En terreno abierto la primera línea tiene sitio para cinco de infantería y dos de caballería, y hay que llenarla en lo posible. Forma.',
    ),
    those(
      'formUp',
      ['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
      'The Carlists form up too, without seeing yours; then both lines are laid open.',
      'Los carlistas forman también, sin ver lo tuyo; luego las dos líneas quedan a la vista.',
    ),
    engage(
      'c-nav-inf-1',
      null,
      'The sides activate a fresh unit of the line by turns, the defender first. Infantry fires with as many dice as its strength, and in a battle it hits with its whole E. Navarrese infantry 1 fires.',
      'Los bandos activan por turno una unidad fresca de la línea, empezando el defensor. La infantería dispara tantos dados como su fuerza, y en batalla impacta con toda su E. Dispara la Infantería navarra 1.',
    ),
    those(
      'takeHits',
      ['l-lin-inf-1', 'l-lin-inf-2'],
      'A 1 and a 2: two hits. The receiver spreads them over his infantry as he likes. One each: a second hit on the same block would make its morale worse.',
      'Un 1 y un 2: dos impactos. Quien los recibe los reparte entre su infantería como quiera. Uno a cada cual: un segundo impacto en el mismo bloque empeoraría su moral.',
    ),
    engage(
      'l-lin-cav-1',
      'c-gui-inf-1',
      'Both pass their morale, two dice against 7. Your turn: cavalry charges one enemy unit of the line. The infantry from Guipúzcoa has to test: M8, −2 for Carlists in the open, +1 at full strength. Charge!',
      'Los dos superan la moral, dos dados contra 7. Te toca: la caballería carga contra una unidad de la línea enemiga. La infantería guipuzcoana ha de tirar moral: M8, −2 por carlista en terreno abierto, +1 a fuerza completa. ¡Carga!',
    ),
    engage(
      'c-nav-inf-2',
      null,
      'An 8 against 7: it wavers, does not fire, and the cavalry hits with E+1: two hits. For them it tests again and holds with just a 7. The charge has spent both. Now Navarrese infantry 2 fires.',
      'Un 8 contra 7: flaquea, no dispara, y la caballería impacta con E+1: dos impactos. Por ellos vuelve a tirar y aguanta con un 7 justo. La carga ha gastado a las dos. Ahora dispara la Infantería navarra 2.',
    ),
    engage(
      'l-lin-inf-1',
      null,
      'Nothing. The Line answers: strength 3, three dice.',
      'Nada. Responde la Línea: fuerza 3, tres dados.',
    ),
    those(
      'takeHits',
      ['c-gui-inf-1', 'c-nav-inf-1'],
      'Two hits again. One on the infantry from Guipúzcoa, one on Navarrese infantry 1.',
      'Otra vez dos impactos. Uno a la infantería guipuzcoana y otro a la Infantería navarra 1.',
    ),
    engage(
      'l-lin-inf-2',
      null,
      'Both hold. No Carlist is fresh any more, so the Liberals go on alone. Fire with Line infantry 2.',
      'Las dos aguantan. Ya no queda ningún carlista fresco, así que los liberales siguen solos. Dispara con la Infantería de Línea 2.',
    ),
    those('takeHits', ['c-nav-inf-2'], 'One hit, on Navarrese infantry 2.', 'Un impacto, a la Infantería navarra 2.'),
    engage(
      'l-pro-inf-1',
      null,
      'It holds as well. Last of all the provincial regiment, E1.',
      'También aguanta. Por último, el regimiento provincial, de E1.',
    ),
    does(
      'Liberal',
      'fightOn',
      null,
      'No hit, and nobody is left to activate: the round is over. The attacker is asked first whether he withdraws. Fight on.',
      'Ningún impacto, y no queda nadie por activar: acaba la ronda. Al atacante se le pregunta primero si se retira. Sigue combatiendo.',
    ),
    does(
      'Carlist',
      'withdraw',
      null,
      'Seven points of strength are left to them, and two more rounds would be hard. The Carlists leave the field.',
      'Les quedan siete puntos de fuerza, y dos rondas más serían duras. Los carlistas dejan el campo.',
    ),
    those(
      'takeHits',
      ['c-nav-inf-1'],
      'Without cavalry, and in the open, nothing covers them: every Liberal block that is not demoralised rolls a die in pursuit, with its own E. The cavalry hits. Navarrese infantry 1 takes it.',
      'Sin caballería y en terreno abierto nada los cubre: cada bloque liberal no desmoralizado tira un dado al perseguir, con su propia E. Acierta la caballería. Lo recibe la Infantería navarra 1.',
    ),
    retreat(
      'Carlist',
      'alsasua',
      'The defender retreats by a road that no enemy came by. All together to Alsasua.',
      'El defensor se retira por un camino que no haya usado ningún enemigo. Todos juntos a Alsasua.',
    ),
  ],
  end: {
    en: 'Salvatierra is won: six points of strength for two. Where three blocks of the loser or more have come together he may now merge weak ones, and then the winner may regroup.',
    es: 'Salvatierra está ganada: seis puntos de fuerza a cambio de dos. Donde se han reunido tres o más bloques del perdedor, este puede ahora fusionar los débiles, y luego el vencedor puede reagruparse.',
  },
};
