/** Orders for a month: bids, Headquarters, the railway, an attack over a river and a forced march. */
import type { Lesson } from '@cuartel/engine';
import { blockNamed } from '../data/blocks.ts';
import type { BobbyLee } from '../types.ts';
import type { Layout } from './lay.ts';
import { attack, does, force, order, to } from './steps.ts';

export const layout: Layout = {
  year: '1862',
  blocks: [
    ['anv', 4, 'gordonsville'],
    ['c-inf-jackson', 4, 'gordonsville'],
    ['c-inf-ewell', 3, 'charlottesville'],
    ['csa-hq', 2, 'richmond'],
    ['c-inf-huger', 3, 'richmond'],
    ['ap', 3, 'washington'],
    ['u-inf-1-i', 3, 'warrenton'],
    ['u-inf-2-i', 2, 'manassas-junction'],
  ],
  dice: [5],
};

export const rappahannock: Lesson<BobbyLee> = {
  id: 'lesson-rappahannock',
  side: 'CSA',
  title: { en: 'Orders on the Rappahannock', es: 'Órdenes en el Rappahannock' },
  about: {
    en: 'One Movement Phase: bidding for the initiative, what a Headquarters commands, a journey by rail, an attack over a river and a forced march.',
    es: 'Una Fase de Movimiento: la apuesta por la iniciativa, qué manda un Cuartel General, un viaje en tren, un ataque a través de un río y una marcha forzada.',
  },
  steps: [
    does(
      'CSA',
      'bid',
      2,
      'May 1862. Both players bid in secret how many Headquarters they will activate in the first turn. You play the CSA and have two on the map: bid 2.',
      'Mayo de 1862. Los dos apuestan en secreto cuántos Cuarteles Generales activarán en el primer turno. Llevas la CSA y tienes dos en el mapa: apuesta 2.',
    ),
    does(
      'USA',
      'bid',
      1,
      'Now the bid of the USA, whose Headquarters is in Washington: 1.',
      'Ahora la apuesta de USA, cuyo Cuartel General está en Washington: 1.',
    ),
    does(
      'CSA',
      'activate',
      [blockNamed['csa-hq'], blockNamed.anv],
      'Two beat one (a tie would be yours too), and now you must activate exactly two. Both are shown at once, with their steps.',
      'Dos ganan a uno (el empate también sería tuyo) y ahora debes activar exactamente dos. Ambos se muestran a la vez, con sus pasos.',
    ),
    order(
      'c-inf-huger',
      'The Army of Northern Virginia commands every unit within two hexes of Gordonsville; Richmond is too far. But the Supreme Headquarters has two steps: two strategic moves for units anywhere. Take Huger in Richmond.',
      'El Ejército de Virginia del Norte manda a toda unidad a dos hexes de Gordonsville; Richmond queda lejos. Pero el Cuartel General Supremo tiene dos pasos: dos movimientos estratégicos para unidades de cualquier sitio. Toma a Huger, en Richmond.',
    ),
    to(
      'CSA',
      'rail',
      'gordonsville',
      'Friendly railway hexes run all the way to Gordonsville, in one gauge: one strategic move, however far. Send him.',
      'Hasta Gordonsville todo son hexes de ferrocarril propios y de un mismo ancho: un movimiento estratégico, por lejos que sea. Envíalo.',
    ),
    order(
      'c-inf-jackson',
      'One strategic move is left, and need not be spent. Jackson is in command and moves free of charge. Take him.',
      'Queda un movimiento estratégico, y no es obligatorio gastarlo. Jackson está bajo mando y se mueve gratis. Tómalo.',
    ),
    attack(
      'CSA',
      'culpeper',
      'warrenton',
      'Infantry moves two hexes: the first to Culpeper, the second over the Rappahannock into Warrenton, where a block of the USA stands. Entering its hex is an attack, and ends the move. A river lets two units attack over it in Dry weather.',
      'La infantería mueve dos hexes: el primero a Culpeper, el segundo al otro lado del Rappahannock, a Warrenton, donde hay un bloque de USA. Entrar en su hex es atacar y termina el movimiento. Con tiempo Seco por un río pueden atacar dos unidades.',
    ),
    order(
      'c-inf-ewell',
      'One more may come over that river. Ewell in Charlottesville is within two hexes of the Headquarters too, but three from Warrenton. Take him.',
      'Por ese río aún cabe una. Ewell, en Charlottesville, también está a dos hexes del Cuartel General, pero a tres de Warrenton. Tómalo.',
    ),
    to(
      'CSA',
      'marchOn',
      'culpeper',
      'He marches his two hexes to Culpeper and is marked for a forced march: the die is rolled when all other movement is over, and a mark binds.',
      'Marcha sus dos hexes hasta Culpeper y se marca para una marcha forzada: el dado se tira cuando acabe todo otro movimiento, y la marca obliga.',
    ),
    order(
      'anv',
      'Nobody else is left to order: both active Headquarters have lost a step and stood up again. Now, and only now, they may move themselves. Take the Army of Northern Virginia, which has three steps left.',
      'Ya no queda a quién dar órdenes: los dos Cuarteles Generales activos han perdido un paso y se han vuelto a poner en pie. Ahora, y solo ahora, pueden moverse ellos. Toma el Ejército de Virginia del Norte, al que le quedan tres pasos.',
    ),
    to(
      'CSA',
      'march',
      'culpeper',
      'To Culpeper, beside the battle: from there it can reinforce later, and a battle of several days needs it.',
      'A Culpeper, junto a la batalla: desde allí podrá reforzar, y una batalla de varios días lo necesita.',
    ),
    does(
      'CSA',
      'halt',
      null,
      'The Supreme Headquarters stays in Richmond. Halt.',
      'El Cuartel General Supremo se queda en Richmond. Alto.',
    ),
    force(
      'c-inf-ewell',
      'culpeper',
      'warrenton',
      'The forced march. The CSA needs 4 or more; crossing a hexside that is not Clear takes 1 from the die. A failure would cost a step. Over the river!',
      'La marcha forzada. La CSA necesita 4 o más; cruzar un lado que no es Claro resta 1 al dado. Fallar costaría un paso. ¡Al otro lado del río!',
    ),
  ],
  end: {
    en: 'A 5, less 1 for the river: Ewell stands beside Jackson in Warrenton, and the hexside is closed to all further attackers. Movement is over; now both sides go to the battle board, the Defender first.',
    es: 'Un 5, menos 1 por el río: Ewell está con Jackson en Warrenton, y el lado queda cerrado a más atacantes. Ha acabado el movimiento; ahora los dos van al tablero de batalla, primero el Defensor.',
  },
};
