/** Worked example 8: a bridge, a fight on the run, and a hiding place. */
import type { Lesson } from '@cuartel/engine';
import type { Mosby } from '../types.ts';
import type { Layout } from './lay.ts';
import { card, does, send, to } from './steps.ts';

export const layout: Layout = {
  turn: 4,
  awareness: 2,
  notoriety: 4,
  strength: 2,
  mosby: 'gainesville',
  hand: ['act-local-guide', 'act-spur-horses', 'act-ambush', 'act-hide'],
  revealed: ['bristoe-station'],
  unseen: [{ at: 'bristoe-station', is: 3 }],
  leader: null,
  dice: [2, 4, 3, 1, 4, 2, 6, 6, 5, 5, 5, 5, 2, 3, 1, 3, 1, 5, 6, 2, 3, 4, 3, 6, 4, 2],
  draws: ['sutler', 2, 4, 'blank', 6, 'picket'],
};

export const unionMills: Lesson<Mosby> = {
  id: 'lesson-union-mills',
  side: 'mosby',
  title: { en: 'The bridge at Union Mills', es: 'El puente de Union Mills' },
  about: {
    en: 'The long example of the rulebook: scouting, a demolition, the alarm, a fight on the run, and Hide.',
    es: 'El ejemplo largo del reglamento: exploración, una demolición, la alarma, un combate en la huida y Esconderse.',
  },
  steps: [
    to(
      'move',
      'groveton',
      'Turn 4, two combat factors, and nobody is after you. In Operations you ride as far as you like; Groveton lies outside the lines, so nothing is checked there. Ride to Groveton.',
      'Turno 4, dos factores de combate y nadie te persigue. En Operaciones cabalgas cuanto quieras; Groveton queda fuera de las líneas, así que allí no se chequea nada. Ve a Groveton.',
    ),
    to(
      'scout',
      'manassas-junction',
      'Manassas Junction is inside the lines and unrevealed: a garrison you know nothing of. Before riding in, scout it: the die must beat Awareness, which is 2.',
      'Manassas Junction está dentro de las líneas y sin revelar: una guarnición de la que no sabes nada. Antes de entrar, explórala: el dado tiene que superar la Alerta, que es 2.',
    ),
    to(
      'move',
      'manassas-junction',
      "The 2 was not enough, so the garrison was drawn and checked: 4, it slept on, and you could look after all. Only a sutler's wagon. Ride in and take it: one point.",
      'El 2 no bastó, así que se sacó la guarnición y se chequeó: con un 4 siguió dormida, y aun así pudiste mirar. Solo una carreta de suministros. Entra y captúrala: un punto.',
    ),
    to(
      'guide',
      'union-mills',
      'Union Mills has the bridge. A Local Guide takes you into one space without any check. Play it to enter Union Mills.',
      'En Union Mills está el puente. Un Guía Local te mete en un espacio sin chequeo alguno. Juégalo para entrar en Union Mills.',
    ),
    does(
      'demolish',
      'bridge',
      'A combat unit of 2 sleeps beside you. Blow up the bridge: five points, but Awareness rises to 3 and everybody around may wake: one die for this space and one for each neighbour.',
      'Una unidad de combate de 2 duerme a tu lado. Vuela el puente: cinco puntos, pero la Alerta sube a 3 y todos alrededor pueden despertar: un dado por este espacio y uno por cada vecino.',
    ),
    card(
      'spur',
      'act-spur-horses',
      'Union Mills and Fairfax Station woke, and Rounds began; you won the Initiative with a 6, but more neighbours woke at the start of the Round. Get away: three spaces a Round, and Spur Horses gives a fourth.',
      'Despertaron Union Mills y Fairfax Station y empezaron las Fases; ganaste la Iniciativa con un 6, pero al empezar la Fase despertaron más vecinos. Huye: tres espacios por Fase, y Espolear Caballos da un cuarto.',
    ),
    to(
      'move',
      'manassas-junction',
      'First back through Manassas Junction: it is revealed and empty, so nothing is checked.',
      'Primero, de vuelta por Manassas Junction: está revelado y vacío, así que se entra sin chequeo.',
    ),
    to('move', 'groveton', 'On to Groveton.', 'Sigue a Groveton.'),
    to('move', 'gainesville', 'And Gainesville.', 'Y a Gainesville.'),
    to(
      'move',
      'hay-market',
      'The fourth space: Hay Market. Then the Union acts, non-combat units first.',
      'El cuarto espacio: Hay Market. Después actúa la Unión, primero las unidades no combatientes.',
    ),
    send(
      'fairfax-station',
      'The picket ran to Union Mills, joined the unit there and went back into the cup. Now the combat units, in the order you like: begin with the 4 at Fairfax Station.',
      'El piquete corrió a Union Mills, se unió a la unidad de allí y volvió al contenedor. Ahora las unidades de combate, en el orden que quieras: empieza por la de 4 de Fairfax Station.',
    ),
    send(
      'occoquan',
      'A 1: it halted, and in a Large Force that means the cup. Next the 6 at Occoquan.',
      'Un 1: se detuvo, y en una Concentración de tropas eso la devuelve al contenedor. Ahora la de 6 de Occoquan.',
    ),
    does(
      'stand',
      null,
      'The 2 rolled a 6 and caught up with you: it must attack. You could skedaddle, at the price of a casualty check and two points. At 2 against 2 with a card in hand, stand.',
      'La de 2 sacó un 6 y te alcanzó: tiene que atacar. Podrías salir pitando, a cambio de un chequeo de Bajas y dos puntos. A 2 contra 2 y con una carta en la mano, aguanta.',
    ),
    card(
      'play',
      'act-ambush',
      'Odds 1:1 give nothing; Notoriety 4 and Awareness 3 make 7, so the reaction gives +1. Ambush! adds 2 because the Union attacks.',
      'La proporción 1:1 no da nada; Notoriedad 4 y Alerta 3 suman 7, así que la reacción da +1. ¡Emboscada! suma 2 porque ataca la Unión.',
    ),
    does('pass', null, 'That is +3. Roll.', 'Son +3. Tira.'),
    card(
      'hide',
      'act-hide',
      'A 2 became 5: they lost a factor and fell back; 1 + 2 + 3 = 6 points, and your Notoriety is 5. But Awareness is 4, the 6 is close, and Bristoe Station has woken. Play Hide and pass the Round.',
      'Un 2 se convirtió en 5: perdieron un factor y se retiraron; 1 + 2 + 3 = 6 puntos, y tu Notoriedad es 5. Pero la Alerta es 4, la de 6 está cerca y Bristoe Station ha despertado. Juega Esconderse y pasa la Fase.',
    ),
    send(
      'gainesville',
      'The beaten unit spends its action rallying. Let it act first.',
      'La unidad vencida gasta su acción en reagruparse. Que actúe la primera.',
    ),
    send(
      'manassas-junction',
      'Now the 6 rides, and the 3 after it: both come to Hay Market, where you are hidden.',
      'Ahora cabalga la de 6, y tras ella la de 3: las dos llegan a Hay Market, donde estás escondido.',
    ),
  ],
  end: {
    en: 'They found nobody: every activated unit moved one space at random and settled down. Rounds are over and you are in Operations again, twelve points richer.',
    es: 'No encontraron a nadie: cada unidad activada se movió un espacio al azar y quedó desactivada. Se acaban las Fases y vuelves a Operaciones, con doce puntos más.',
  },
};
