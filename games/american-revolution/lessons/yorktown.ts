/** 28.0 A siege from its first day to the fall of the fortress, in one Campaign Phase. */
import type { Lesson } from '@cuartel/engine';
import { spaceOf } from '../data/spaces.ts';
import type { Revolution } from '../types.ts';
import type { Layout } from './lay.ts';
import { at, does, take, those } from './steps.ts';

export const layout: Layout = {
  turn: 2,
  sieges: true,
  at: {
    richmond: ['washington', 'am-reg-01', 'am-reg-02', 'am-reg-03', 'am-lt-1'],
    yorktown: ['cornwallis', 'br-reg-01', 'br-reg-02'],
    norfolk: ['br-det-01'],
  },
  fortress: { yorktown: 'british' },
  // Initiative, income, the march, the initiative of the battle, a line for each fire, Cornwallis, the walls.
  dice: [...[5, 2], ...[3, 3, 3, 3, 3], 3, ...[4, 3], ...[6, 5, 2, 1, 4, 3, 2], ...[6, 3], ...[6, 4, 5, 2, 1], 4, 2],
};

export const yorktown: Lesson<Revolution> = {
  id: 'lesson-yorktown',
  side: 'american',
  title: { en: 'The siege of Yorktown', es: 'El sitio de Yorktown' },
  about: {
    en: 'With the optional rules for fortresses: what walls are worth, what a siege takes away from them, and how a fortress falls.',
    es: 'Con las reglas opcionales de fortalezas: lo que valen las murallas, lo que les quita un sitio y cómo cae una fortaleza.',
  },
  steps: [
    does(
      'american',
      'finish',
      null,
      'You play both sides, without campaign markers. The American is the first player and has 5 political points. Keep them: a siege costs 3. Finish the mobilization.',
      'Llevas los dos bandos, sin marcadores de campaña. El americano es el primer jugador y tiene 5 puntos políticos. Guárdalos: un sitio cuesta 3. Termina la movilización.',
    ),
    does('british', 'finish', null, 'The British buy nothing.', 'El británico no compra nada.'),
    does(
      'american',
      'order',
      ['progress', 'loyalty', 'europe'],
      'Nothing is contested this year. Name any order of the tables.',
      'Este año no se disputa nada. Di cualquier orden de las tablas.',
    ),
    those(
      'american',
      'gather',
      ['washington', 'am-reg-01', 'am-reg-02', 'am-reg-03', 'am-lt-1'],
      'Cornwallis holds the fortress of Yorktown with two brigades. Put a force together in Richmond: Washington and everybody with him.',
      'Cornwallis defiende la fortaleza de Yorktown con dos brigadas. Reúne una fuerza en Richmond: Washington y todos los suyos.',
    ),
    does('american', 'march', 'free', 'March: a die, and Washington adds his 3.', 'En marcha: un dado, y Washington suma su 3.'),
    at(
      'american',
      'go',
      'yorktown',
      'Six points, and Yorktown is one road away. Enemy units stop the force there.',
      'Seis puntos, y Yorktown está a un camino. Las unidades enemigas detienen allí la fuerza.',
    ),
    at(
      'american',
      'besiege',
      'yorktown',
      'Against units in their own fortress only a 6 does anything, and it only disperses; the defender adds 1 to his initiative. A siege marker takes both away. You have regulars and 3 points: lay siege.',
      'Contra unidades en su fortaleza solo vale el 6, y no hace más que dispersar; el defensor suma 1 a la iniciativa. Un marcador de sitio quita ambas cosas. Tienes regulares y 3 puntos: pon sitio.',
    ),
    does(
      'american',
      'finish',
      null,
      'Laying siege ends the movement. Finish the phase.',
      'Poner sitio acaba con el movimiento. Termina la fase.',
    ),
    does(
      'american',
      'fight',
      { space: spaceOf('yorktown'), fight: 'siege' },
      'A siege force never has to attack: it could wait for hunger. But the British may bring relief from the sea. Attack.',
      'Una fuerza de sitio nunca está obligada a atacar: podría esperar al hambre. Pero el británico puede traer auxilio por mar. Ataca.',
    ),
    does(
      'american',
      'fire',
      0,
      'Initiative: 4 and 3 against 3 and 3. You fire first, 2 dice for each brigade of regulars and 1 for the riflemen: seven.',
      'Iniciativa: 4 y 3 contra 3 y 3. Disparas primero, 2 dados por cada unidad de regulares y 1 por los fusileros: siete.',
    ),
    take(
      'british',
      'br-reg-01',
      'Dice are settled one by one. The first, a 6, eliminates. A brigade goes; a leader would roll for his life.',
      'Los dados se resuelven uno a uno. El primero, un 6, elimina. Cae una brigada; un líder tiraría por su vida.',
    ),
    take(
      'british',
      'br-reg-02',
      'A 5 disperses: who is dispersed does not fire, and a second time eliminates. The other brigade takes it.',
      'Un 5 dispersa: quien está disperso no dispara, y a la segunda vez queda eliminado. Lo recibe la otra brigada.',
    ),
    take(
      'american',
      'am-reg-01',
      'The rest missed. The garrison cannot retreat, so it fires: only the guns of the fortress are left, two dice. A 6: one of your brigades is lost.',
      'Los demás fallan. La guarnición no puede retirarse, así que dispara: solo quedan los cañones de la fortaleza, dos dados. Un 6: pierdes una unidad de regulares.',
    ),
    does(
      'american',
      'fire',
      0,
      'After each exchange you may fire or retreat. Five dice are left: fire.',
      'Tras cada intercambio puedes disparar o retirarte. Te quedan cinco dados: dispara.',
    ),
    take('british', 'br-reg-02', 'A 6. The dispersed brigade is eliminated.', 'Un 6. La brigada dispersa queda eliminada.'),
  ],
  end: {
    en: 'Then a 5 disperses Cornwallis: nobody is left to fight. The beaten garrison of a fortress cannot retreat, and with a 4, more than his 3, he is out of the game. The last die, a 2, takes the fortress whole; 4 to 6 would have razed it. The siege is over.',
    es: 'Después un 5 dispersa a Cornwallis: no queda quien combata. La guarnición vencida no puede retirarse, y con un 4, más que su 3, él queda fuera de la partida. El último dado, un 2, captura la fortaleza entera; de 4 a 6 la habría arrasado. El sitio ha terminado.',
  },
};
