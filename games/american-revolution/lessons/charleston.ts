/** D9 A landing under fire: a fleet and its troops, who shoots first, hits by the owner's choice. */
import type { Lesson } from '@cuartel/engine';
import type { Revolution } from '../types.ts';
import type { Layout } from './lay.ts';
import { at, does, take, those } from './steps.ts';

export const layout: Layout = {
  turn: 2,
  at: {
    'carolina-coast': ['r-howe', 'br-fleet-1', 'br-reg-01', 'br-reg-02', 'br-mar-1'],
    charleston: ['am-mil-12', 'am-mil-16'],
    wilmington: ['lincoln', 'am-reg-01'],
  },
  aboard: { 'br-reg-01': 'br-fleet-1', 'br-reg-02': 'br-fleet-1', 'br-mar-1': 'br-fleet-1' },
  // Initiative, income, the move, the initiative of the battle, then a line for each side's fire.
  dice: [...[2, 5], ...[1, 1, 1, 1, 1], 4, ...[5, 2], ...[6, 4], ...[1, 2, 6, 3, 5, 6]],
};

export const charleston: Lesson<Revolution> = {
  id: 'lesson-charleston',
  side: 'british',
  title: { en: 'Over the bar at Charleston', es: 'El asalto a Charleston' },
  about: {
    en: 'A British squadron off the Carolinas lands its troops under fire: how fleets move, how an amphibious assault is fought, and how hits are taken.',
    es: 'Una escuadra británica frente a las Carolinas desembarca sus tropas bajo el fuego: cómo mueven las flotas, cómo se combate un asalto anfibio y cómo se reparten los impactos.',
  },
  steps: [
    does(
      'british',
      'finish',
      null,
      '1776. You play both sides; the campaign markers stay in their container. The dice have made the British the first player. Income is in; this lesson buys nothing. Finish the mobilization.',
      '1776. Llevas los dos bandos; los marcadores de campaña se quedan en su recipiente. Los dados han dado al británico el primer turno. Los ingresos están cobrados; en esta lección no se compra nada. Termina la movilización.',
    ),
    does('american', 'finish', null, 'Nor does the American.', 'Tampoco el americano.'),
    does(
      'british',
      'order',
      ['progress', 'loyalty', 'europe'],
      'Nobody has agitators to lay, so the three tables stand still. The first player names their order all the same.',
      'Nadie tiene agitadores que colocar, así que las tres tablas no se mueven. El primer jugador dice su orden de todos modos.',
    ),
    those(
      'british',
      'gather',
      ['r-howe', 'br-fleet-1'],
      'First Campaign Phase: everybody may move. Off the Carolinas lies a fleet with two brigades and the marines aboard, under Admiral Howe. Take fleet and admiral; what is aboard comes along.',
      'Primera Fase de Campaña: todos pueden mover. Frente a las Carolinas hay una flota con dos brigadas y los marines a bordo, al mando del almirante Howe. Toma flota y almirante; lo embarcado va con ellos.',
    ),
    does(
      'british',
      'sail',
      'free',
      'Sail. A die is rolled for the force, and the admiral adds his 2.',
      'Zarpa. Se tira un dado por la fuerza, y el almirante suma su 2.',
    ),
    at(
      'british',
      'go',
      'charleston',
      'A 4 and 2: six movement points, one for each sea route. Into the port of Charleston. No enemy fleet is there, so troops may land among the enemy.',
      'Un 4 y 2: seis puntos de movimiento, uno por ruta marítima. Al puerto de Charleston. No hay flota enemiga, así que las tropas pueden desembarcar entre el enemigo.',
    ),
    those(
      'british',
      'land',
      ['br-reg-01', 'br-reg-02', 'br-mar-1'],
      'Land everybody: an amphibious assault. The fleet will fight with them.',
      'Desembarca a todos: un asalto anfibio. La flota combatirá con ellos.',
    ),
    does(
      'british',
      'finish',
      null,
      'Nobody else is to move. Finish the Movement Phase.',
      'Nadie más ha de mover. Termina la Fase de Movimiento.',
    ),
    does(
      'american',
      'fire',
      0,
      'Both stacks are laid open. Each side rolls for initiative: the British 2 and the admiral’s 2, the Americans 5 and no leader. The Americans fire first: two dice for two militia.',
      'Los dos apilamientos se descubren. Cada bando tira por la iniciativa: el británico 2 más los 2 del almirante, el americano 5 y ningún líder. Dispara primero el americano: dos dados por dos milicias.',
    ),
    take(
      'british',
      'br-reg-01',
      'A 6 eliminates, a 5 disperses, and the owner chooses whom. The marines fire with an extra die in an assault: give up a brigade.',
      'Un 6 elimina, un 5 dispersa, y su dueño elige a quién. Los marines tiran un dado más en un asalto: entrega una brigada.',
    ),
    does(
      'british',
      'fire',
      0,
      'The other die missed. Now the British: 2 for the fleet, 2 for the brigade that is left, 3 for the marines, seven dice.',
      'El otro dado ha fallado. Ahora el británico: 2 por la flota, 2 por la brigada que queda y 3 por los marines, siete dados.',
    ),
  ],
  end: {
    en: 'Two sixes and a 5: both militia are gone, and Charleston is British. Had the assault failed, the survivors would have gone back aboard; a fleet that is sunk leaves them without a way out. The American moves next: Lincoln is at Wilmington, one road away.',
    es: 'Dos seises y un 5: las dos milicias desaparecen y Charleston es británica. Si el asalto hubiera fallado, los supervivientes habrían vuelto a bordo; una flota hundida los deja sin salida. Ahora mueve el americano: Lincoln está en Wilmington, a un camino de allí.',
  },
};
