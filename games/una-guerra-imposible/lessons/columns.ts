/** EX-1 A Liberal activation with two columns: an evasion, an interception, and the skirmish that follows. */
import type { Lesson } from '@cuartel/engine';
import { placeNamed } from '../data/places.ts';
import type { War } from '../types.ts';
import type { Layout } from './lay.ts';
import { does, go, retreat, those } from './steps.ts';

export const layout: Layout = {
  command: [0, 1],
  blocks: {
    vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1', 'l-ts-ts-1', 'l-rea-inf-1', 'l-rea-inf-2'],
    salvatierra: ['c-par-inf-1'],
    durango: ['c-viz-inf-1'],
    villaro: ['c-viz-inf-2'],
  },
  dice: [3, 3, 5, 3, 3, 6, 1, 4, 6, 3, 2, 5, 3, 4, 4, 6, 5, 1, 6, 4, 3],
  chits: [0],
};

export const columns: Lesson<War> = {
  id: 'lesson-columns',
  side: 'Liberal',
  title: { en: 'Columns out of Vitoria', es: 'Columnas desde Vitoria' },
  about: {
    en: 'One activation and two columns, with both sides in your hands: the movement die, an evasion, an interception and a skirmish.',
    es: 'Una activación y dos columnas, con los dos bandos en tus manos: el dado de movimiento, una evasión, una intercepción y una escaramuza.',
  },
  steps: [
    does(
      'Carlist',
      'playFirst',
      'Liberal',
      'The first turn of 1834. You play both sides; for this example the cards are left in their box. Up to 1836 the Carlists hold the initiative and say who goes first: let it be the Liberals.',
      'Primer turno de 1834. Llevas los dos bandos; en este ejemplo las cartas se quedan en la caja. Hasta 1836 los carlistas tienen la iniciativa y dicen quién empieza: que sean los liberales.',
    ),
    does(
      'Liberal',
      'activatePlace',
      placeNamed.vitoria,
      'The chit gives the Liberals 2 action points. One of them activates a space, and everything in it may move. Activate Vitoria.',
      'La ficha da 2 puntos de acción a los liberales. Con uno se activa un espacio, y puede mover todo lo que hay en él. Activa Vitoria.',
    ),
    those(
      'group',
      ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1', 'l-ts-ts-1'],
      'Units move in groups, as many as you like one after the other. The first: two of the Line, a provincial regiment, the cavalry and the supply train. The Liberals roll a die for each group.',
      'Las unidades mueven en grupos, tantos como quieras, uno tras otro. El primero: dos de Línea, un provincial, la caballería y el tren. Los liberales tiran un dado por grupo.',
    ),
    go(
      'Liberal',
      'vitoria',
      'salvatierra',
      'A 5 gives 5 points, less 1 because there are five blocks: 4. A main road costs 1. March to Salvatierra, where a Carlist block stands.',
      'Un 5 da 5 puntos, menos 1 por ser cinco bloques: 4. Un camino principal cuesta 1. Marcha a Salvatierra, donde hay un bloque carlista.',
    ),
    does(
      'Carlist',
      'evade',
      null,
      'Salvatierra is in the Carlist zone, and up to three blocks may try to slip away before it comes to a fight: the die must be higher than their number. One block needs 2 or more. Evade.',
      'Salvatierra está en la zona carlista, y hasta tres bloques pueden intentar escabullirse antes de combatir: el dado ha de superar su número. Un bloque necesita 2 o más. Evádete.',
    ),
    retreat(
      'Carlist',
      'alsasua',
      'A 3: it works. They retreat one space at once, and nobody can intercept them. To Alsasua.',
      'Un 3: lo consiguen. Se retiran al momento un espacio, y nadie puede interceptarlos. A Alsasua.',
    ),
    go(
      'Liberal',
      'salvatierra',
      'alsasua',
      'Nobody stayed, so the column may go on with the points it has left. After them.',
      'No se ha quedado nadie, así que la columna puede seguir con los puntos que le quedan. Tras ellos.',
    ),
    does(
      'Carlist',
      'standFast',
      null,
      'The band could try to evade again. This time it stands; the Liberals have to stop, and there will be a combat.',
      'La partida podría intentar evadirse otra vez. Ahora aguanta; los liberales tienen que detenerse, y habrá combate.',
    ),
    those(
      'group',
      ['l-rea-inf-1', 'l-rea-inf-2'],
      'Vitoria is still active, and two blocks of the Royal Guard have not moved. They are the second group.',
      'Vitoria sigue activada, y quedan dos bloques de la Guardia Real sin mover. Son el segundo grupo.',
    ),
    go(
      'Liberal',
      'vitoria',
      'villarreal',
      'A 3 gives 4 points, and one or two blocks have 1 more: 5. North, to Villarreal.',
      'Un 3 da 4 puntos, y uno o dos bloques tienen 1 más: 5. Al norte, a Villarreal.',
    ),
    does(
      'Carlist',
      'pass',
      null,
      'The Carlists in Durango are next to Villarreal and could intercept there for their command point. They keep it. Pass.',
      'Los carlistas de Durango están al lado de Villarreal y podrían interceptar allí con su punto de mando. Se lo guardan. Pasa.',
    ),
    go(
      'Liberal',
      'villarreal',
      'durango',
      'On to Durango, where one Carlist block stands.',
      'Adelante, a Durango, donde hay un bloque carlista.',
    ),
    those(
      'intercept',
      ['c-viz-inf-2'],
      'Now the Carlists spend the point: the block in Villaro marches to the sound of the guns. Again the die must be higher than the number of blocks.',
      'Ahora los carlistas gastan el punto: el bloque de Villaro acude al ruido de los fusiles. También aquí el dado ha de superar el número de bloques.',
    ),
    does(
      'Liberal',
      'endActions',
      null,
      'A 6: two blocks defend Durango. An action point is left, but nobody to use it on. End the actions.',
      'Un 6: dos bloques defienden Durango. Queda un punto de acción, pero nadie en quien emplearlo. Termina las acciones.',
    ),
    does(
      'Liberal',
      'fightAt',
      placeNamed.durango,
      'First both sides state how many are there, and what kind of combat it will be. Both combats are skirmishes; the active player chooses their order. Durango first.',
      'Primero los dos bandos declaran cuántos son, y se decide el tipo de cada combate. Los dos son escaramuzas; el orden lo elige el jugador activo. Durango primero.',
    ),
    those(
      'pickToFire',
      ['l-rea-inf-1', 'l-rea-inf-2'],
      'Both sides pick in secret up to three blocks to fire, as many as they can. The Royal Guard has only two.',
      'Cada bando escoge en secreto hasta tres bloques para disparar, tantos como pueda. La Guardia Real solo tiene dos.',
    ),
    those(
      'pickToFire',
      ['c-viz-inf-1', 'c-viz-inf-2'],
      'The two Biscayan blocks, of course. Then all are shown at once, and the defender fires first.',
      'Los dos bloques vizcaínos, claro. Después se enseñan todos a la vez, y dispara primero el defensor.',
    ),
    those(
      'takeHits',
      ['l-rea-inf-1'],
      'A die for each point of strength. Durango is abrupt terrain, so infantry with E2 hits with a 1 alone: one hit. It goes to the strongest block, and between equals you choose.',
      'Un dado por punto de fuerza. Durango es terreno abrupto, y la infantería con E2 solo acierta con un 1: un impacto. Va al bloque más fuerte, y entre iguales eliges tú.',
    ),
    those(
      'takeHits',
      ['c-viz-inf-1'],
      'What is left of the attacker answers, with one die less by now: one hit too.',
      'Responde lo que queda del atacante, ya con un dado menos: también un impacto.',
    ),
    retreat(
      'Liberal',
      'villarreal',
      'Two blocks against two. Unless the attacker has more, it is he who retreats, by the way he came, and Liberals in the Carlist zone go all together: to Villarreal.',
      'Dos bloques contra dos. Si el atacante no tiene más, se retira él, por donde vino, y los liberales en la zona carlista van todos juntos: a Villarreal.',
    ),
  ],
  end: {
    en: 'Durango stays Carlist, and no victory point changes hands. Villarreal feeds nobody: in the supply step the Royal Guard will suffer for it. The skirmish of Alsasua, four fighting blocks against a band, is still to be settled.',
    es: 'Durango sigue siendo carlista y no cambia ningún punto de victoria. Villarreal no da de comer a nadie: en el paso de suministro la Guardia Real lo pagará. Queda por resolver la escaramuza de Alsasua, cuatro bloques de combate contra una partida.',
  },
};
