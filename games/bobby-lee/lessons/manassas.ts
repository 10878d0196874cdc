/** A battle from deployment to rout: engaging, enveloping, fire, morale, assault, pursuit. */
import type { Lesson } from '@cuartel/engine';
import { blockNamed } from '../data/blocks.ts';
import type { BobbyLee } from '../types.ts';
import type { Layout } from './lay.ts';
import { attack, deploy, does, fire, order, shift } from './steps.ts';

/** Places of the board: the Defender's Right and Centre and his Reserve, and those of the Attacker. */
const [RIGHT, CENTRE, RESERVE] = [3, 4, 7] as const;
const [OUR_LEFT, OUR_CENTRE, OUR_RESERVE] = [0, 1, 6] as const;

export const layout: Layout = {
  year: '1862',
  blocks: [
    ['anv', 3, 'bealeton'],
    ['c-inf-hood', 4, 'bealeton'],
    ['c-inf-early', 4, 'bealeton'],
    ['c-cav-f-lee', 4, 'bealeton'],
    ['ap', 2, 'washington'],
    ['u-inf-1-i', 3, 'manassas-junction'],
    ['u-inf-2-i', 2, 'manassas-junction'],
  ],
  dice: [3, 6, 1, 1, 1, 2, 6, 1, 1, 5, 4, 2, 1, 4, 2, 6, 1, 3, 1, 4, 2, 3, 2, 5, 1, 3],
};

export const manassas: Lesson<BobbyLee> = {
  id: 'lesson-manassas',
  side: 'CSA',
  title: { en: 'A morning at Manassas', es: 'Una mañana en Manassas' },
  about: {
    en: 'A whole battle on the battle board, with both sides in your hands: deployment, engaging, an envelopment, fire, morale, an assault, a rout and the pursuit.',
    es: 'Una batalla entera en su tablero, con los dos bandos en tus manos: despliegue, involucrarse, un envolvimiento, fuego, moral, un asalto, una Derrota y la persecución.',
  },
  steps: [
    does(
      'CSA',
      'bid',
      1,
      'You play both sides of this battle, first of all the CSA. It has one Headquarters: bid 1.',
      'En esta batalla llevas los dos bandos, primero la CSA. Tiene un Cuartel General: apuesta 1.',
    ),
    does('USA', 'bid', 0, 'The USA bids nothing.', 'USA no apuesta nada.'),
    does(
      'CSA',
      'activate',
      [blockNamed.anv],
      'The Army of Northern Virginia commands everything in Bealeton. Activate it.',
      'El Ejército de Virginia del Norte manda todo lo que hay en Bealeton. Actívalo.',
    ),
    order(
      'c-inf-hood',
      'Two blocks of the USA hold Manassas Junction, next door. Take Hood.',
      'Dos bloques de USA defienden Manassas Junction, al lado. Toma a Hood.',
    ),
    attack(
      'CSA',
      'bealeton',
      'manassas-junction',
      'Attack. The hexside is Clear: four units may attack over it in Dry weather.',
      'Ataca. El lado es Claro: con tiempo Seco pueden atacar por él cuatro unidades.',
    ),
    order('c-inf-early', 'Early too.', 'También Early.'),
    attack('CSA', 'bealeton', 'manassas-junction', 'The second attacker.', 'El segundo atacante.'),
    order('c-cav-f-lee', 'And the cavalry of Fitzhugh Lee.', 'Y la caballería de Fitzhugh Lee.'),
    attack('CSA', 'bealeton', 'manassas-junction', 'The third.', 'El tercero.'),
    does(
      'CSA',
      'halt',
      null,
      'All have their orders. The Headquarters has paid its step and could move now, but it waits in Bealeton. Halt: the Combat Phase begins.',
      'Todas tienen sus órdenes. El Cuartel General ha pagado su paso y podría moverse ahora, pero espera en Bealeton. Alto: empieza la Fase de Combate.',
    ),
    deploy(
      'u-inf-1-i',
      CENTRE,
      'The Defender deploys first, the enemy seeing places but not types. The first combat unit must stand in the Centre: the stronger one.',
      'El Defensor despliega primero; el enemigo ve los sitios, no los tipos. La primera unidad de combate va al Centro: la más fuerte.',
    ),
    deploy('u-inf-2-i', RIGHT, 'The second goes to a wing: the Right.', 'La segunda va a un ala: la Derecha.'),
    deploy(
      'c-inf-hood',
      OUR_CENTRE,
      'The Attacker must face every place the Defender holds. Hood opposite their Centre.',
      'El Atacante debe cubrir cada posición que ocupa el Defensor. Hood, frente a su Centro.',
    ),
    deploy(
      'c-inf-early',
      OUR_LEFT,
      'A Left faces the enemy Right. Early goes there.',
      'La Izquierda queda frente a la Derecha enemiga. Allí va Early.',
    ),
    deploy(
      'c-cav-f-lee',
      OUR_RESERVE,
      'Whoever is left goes anywhere. Only the Reserve can envelop: keep the cavalry there.',
      'El resto, a voluntad. Solo la Reserva puede envolver: guarda ahí la caballería.',
    ),
    does(
      'CSA',
      'standFast',
      null,
      'Dawn. A Battle Turn has five segments: Retreat, Morale, Combat, Battle Moves, Reinforcement. Nobody retreats.',
      'Amanecer. Un Turno de Batalla tiene cinco segmentos: Retirada, Moral, Combate, Movimientos y Refuerzos. Nadie se retira.',
    ),
    does(
      'CSA',
      'ceaseFire',
      null,
      'Infantry fires only where it is engaged, so there is nothing to do in Combat yet.',
      'La infantería solo dispara donde está involucrada: en Combate aún no hay nada que hacer.',
    ),
    shift(
      'c-inf-hood',
      CENTRE,
      'Battle moves go one place. Hood goes forward into the enemy Centre: he engages it, and will fire from the next turn on.',
      'Los movimientos de batalla son de una posición. Hood avanza al Centro enemigo: se involucra, y disparará desde el turno siguiente.',
    ),
    shift('c-inf-early', RIGHT, 'Early engages their Right.', 'Early se involucra con su Derecha.'),
    does(
      'CSA',
      'envelop',
      { block: blockNamed['c-cav-f-lee'], wing: RIGHT },
      'That wing is engaged now, even if only in this turn, so the Reserve may envelop it. Send the cavalry round.',
      'Esa ala ya está involucrada, aunque sea en este mismo turno, así que la Reserva puede envolverla. Manda la caballería a dar la vuelta.',
    ),
    does(
      'CSA',
      'endMoves',
      null,
      'End the moves: whoever shares a place with enemies is laid open, and the envelopment is rolled like a forced march: 4 or more for the CSA, cavalry adds 1.',
      'Termina los movimientos: quien comparte posición con enemigos queda a la vista, y el envolvimiento se tira como una marcha forzada: 4 o más la CSA, la caballería suma 1.',
    ),
    fire(
      'c-cav-f-lee',
      RIGHT,
      'A 3 and 1: it came round, and fires at once. Four steps are four dice; cavalry hits with 6 only (F1).',
      'Un 3 más 1: ha dado la vuelta y dispara en el acto. Cuatro pasos son cuatro dados; la caballería solo acierta con 6 (F1).',
    ),
    does(
      'CSA',
      'reinforce',
      blockNamed.anv,
      'One hit. Last segment: two units may reinforce over a Clear hexside in each Battle Turn. Bring up the Headquarters; without one the Attacker must leave at night.',
      'Un impacto. Último segmento: por un lado Claro pueden reforzar dos unidades en cada Turno de Batalla. Trae el Cuartel General; sin él, el Atacante debe irse de noche.',
    ),
    does(
      'USA',
      'standFast',
      null,
      'Dawn still, now for the USA. Engaged units that retreat are fired at. Stand fast.',
      'Sigue el Amanecer, ahora para USA. A las unidades involucradas que se retiran les disparan. Aguanta.',
    ),
    fire(
      'u-inf-1-i',
      CENTRE,
      'Morale: the unit of one step on the Right rolled a 2. With 1 to 3 it may not fire and must disengage. The Centre is steady: three dice that hit with 5 and 6 (F2).',
      'Moral: la unidad de un paso de la Derecha sacó un 2. Con 1 a 3 no dispara y debe desinvolucrarse. El Centro está firme: tres dados que aciertan con 5 y 6 (F2).',
    ),
    shift(
      'u-inf-2-i',
      RESERVE,
      'Hood loses a step, and nobody else can fire. The shaken unit leaves its own line for the Reserve. There is no pursuit, but the wing is lost.',
      'Hood pierde un paso, y nadie más puede disparar. La unidad que ha flaqueado deja su línea por la Reserva. No hay persecución, pero el ala se pierde.',
    ),
    does(
      'USA',
      'endMoves',
      null,
      'Nobody is near to reinforce. End the moves.',
      'No hay nadie cerca que refuerce. Termina los movimientos.',
    ),
    does('CSA', 'standFast', null, 'Morning. The CSA stands fast.', 'Mañana. La CSA aguanta.'),
    does(
      'CSA',
      'assault',
      CENTRE,
      'Early and the cavalry, alone on the flank, could enfilade the Centre. But assaults come before any fire, and infantry assaults with F3: hits with 4 to 6, for both sides at once. Assault.',
      'Early y la caballería, solos en el flanco, podrían batir el Centro. Pero los asaltos van antes que todo fuego, y la infantería asalta con F3: aciertos con 4 a 6, para los dos a la vez. Asalta.',
    ),
    does(
      'CSA',
      'secondRound',
      null,
      'Two hits against one. After the first round either side may break off. Go on: another round.',
      'Dos impactos contra uno. Tras la primera ronda cualquiera puede desinvolucrarse. Sigue: otra ronda.',
    ),
    does(
      'USA',
      'secondRound',
      null,
      'If the USA disengaged now, Hood alone would hold its Centre: a rout. It fights on.',
      'Si USA se desinvolucrase ahora, Hood quedaría solo en su Centro: una Derrota. Sigue luchando.',
    ),
    does(
      'CSA',
      'pursue',
      { block: blockNamed['c-cav-f-lee'], at: RESERVE },
      'The Centre has fallen: the USA is routed and everybody must retreat. Units that stand unopposed in its line pursue even the Reserve, twice each in a rout. Cavalry is faster than infantry: F2.',
      'El Centro ha caído: USA sufre una Derrota y todos deben retirarse. Quien está sin oposición en su línea persigue incluso a la Reserva, dos veces cada uno en una Derrota. La caballería es más rápida que la infantería: F2.',
    ),
    does(
      'CSA',
      'pursue',
      { block: blockNamed['c-cav-f-lee'], at: RESERVE },
      'No hit. The cavalry has its second shot.',
      'Ningún impacto. A la caballería le queda su segundo disparo.',
    ),
    does(
      'CSA',
      'endRegroup',
      null,
      'A 5: the last unit is gone, and the battle is won. The winner may now draw units out or bring others in, but not both. Leave things as they are.',
      'Un 5: cae la última unidad, y la batalla está ganada. El vencedor puede ahora sacar unidades o traer otras, no ambas cosas. Déjalo todo como está.',
    ),
  ],
  end: {
    en: 'Two enemy units are gone, for two steps of Hood’s. All blocks stand up again. Manassas Junction, a town in Clear ground, feeds five units without a supply line; four stand there, counting the Headquarters. Now it is the turn of the USA.',
    es: 'Dos unidades enemigas eliminadas a cambio de dos pasos de Hood. Todos los bloques vuelven a ponerse en pie. Manassas Junction, población en terreno Claro, alimenta a cinco unidades sin línea de suministro; hay cuatro, contando el Cuartel General. Ahora juega USA.',
  },
};
