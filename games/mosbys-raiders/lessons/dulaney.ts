/** Worked example 9: a colonel is fetched out of Alexandria, and let go again. */
import type { Lesson } from '@cuartel/engine';
import type { Mosby } from '../types.ts';
import type { Layout } from './lay.ts';
import { does, send, to } from './steps.ts';

export const layout: Layout = {
  turn: 5,
  awareness: 3,
  notoriety: 6,
  strength: 5,
  mosby: 'gum-spring',
  hand: ['act-scout', 'act-pistol-tactics', 'act-mosby-escapes', 'act-counterattack', 'act-french-dulaney'],
  revealed: [],
  unseen: [],
  leader: 'dulaney',
  dice: [3, 5, 3, 6, 5, 5, 6, 6, 1, 4, 2, 3, 1, 3, 1, 3, 2, 4, 1, 1, 5, 5, 5, 5, 5, 6, 1, 1, 4, 3, 5, 5, 5, 5, 6],
  draws: [
    4,
    'blank',
    1,
    'blank',
    'sutler',
    2,
    3,
    'blank',
    4,
    2,
    'blank',
    1,
    'courier',
    7,
    3,
    { tie: 0 },
    'courier',
    'blank',
    3,
    4,
  ],
};

export const dulaney: Lesson<Mosby> = {
  id: 'lesson-dulaney',
  side: 'mosby',
  title: { en: 'The Colonel in his nightshirt', es: 'El coronel en camisón' },
  about: {
    en: 'The kidnapping of Colonel Dulaney: entering a Large Force, the alarm, two fights, and a timely disbanding.',
    es: 'El secuestro del coronel Dulaney: entrar en una Concentración de tropas, la alarma, dos combates y una desbandada a tiempo.',
  },
  steps: [
    to(
      'scout',
      'chantilly',
      'Five combat factors and a Scout, who adds 1 to scouting dice. Colonel Dulaney sleeps in Alexandria. The way in is via Chantilly: scout it against Awareness 3.',
      'Cinco factores de combate y un Explorador, que suma 1 al dado de exploración. El coronel Dulaney duerme en Alexandria. Se entra por Chantilly: explóralo contra Alerta 3.',
    ),
    to(
      'move',
      'chantilly',
      'A combat unit of 4, asleep. On entering it is checked; in Operations the Scout adds 1 here too. Ride in.',
      'Una unidad de combate de 4, dormida. Al entrar se chequea; en Operaciones el Explorador también suma 1. Entra.',
    ),
    to(
      'move',
      'fairfax-court-house',
      'It slept on. Fairfax Court House is a Large Force: there is nothing to scout, just one check on entering.',
      'Siguió dormida. Fairfax Court House es una Concentración de tropas: allí no hay nada que explorar, solo un chequeo al entrar.',
    ),
    to(
      'scout',
      'annandale',
      'All quiet. Annandale is next: scout it first.',
      'Todo en calma. Después viene Annandale: explóralo antes.',
    ),
    to('move', 'annandale', 'A blank: nobody is there. Ride on.', 'Una ficha en blanco: no hay nadie. Sigue.'),
    to(
      'dulaney',
      'alexandria',
      "French Dulaney, the colonel's own son, takes you into Alexandria without a check. Play him.",
      'French Dulaney, el propio hijo del coronel, te mete en Alexandria sin chequeo. Juégalo.',
    ),
    does(
      'kidnap',
      1,
      'Seize the colonel. It always succeeds, but Awareness rises by 2, to 5, and Alexandria is checked: the Scout does not help here.',
      'Llévate al coronel. Siempre sale bien, pero la Alerta sube 2, hasta 5, y se chequea Alexandria: aquí el Explorador no ayuda.',
    ),
    does(
      'attack',
      null,
      'A unit of 1 woke; Rounds began, and you have the Initiative. More have woken around you. Attack the 1: odds 5:1 give +4, Pistol Tactics +1.',
      'Despertó una unidad de 1; empezaron las Fases y tienes la Iniciativa. Han despertado más a tu alrededor. Ataca a la de 1: 5:1 da +4, Tácticas de Pistola +1.',
    ),
    does(
      'pass',
      null,
      'A 2 and 5 make 7: R2. You hold a Counterattack, but there is nothing to put right. Keep it.',
      'Un 2 más 5 hacen 7: R2. Tienes un Contraataque, pero no hay nada que arreglar. Guárdalo.',
    ),
    send(
      'fort-runyon',
      'The noise woke Alexandria again and Fort Runyon; both act in this Round. The sutler fled to Alexandria. Send the unit at Fort Runyon first.',
      'El ruido despertó otra vez Alexandria y también Fort Runyon; las dos actúan en esta Fase. La carreta huyó a Alexandria. Mueve primero la unidad de Fort Runyon.',
    ),
    does(
      'stand',
      null,
      'It halted; the 2 in your own space attacks. 2 against 5 is 1:3 in your favour: +2, and Pistol Tactics +1. Stand.',
      'Se detuvo; ataca la de 2 que está en tu espacio. 2 contra 5 es 1:3 a tu favor: +2, y Tácticas de Pistola +1. Aguanta.',
    ),
    does('pass', null, 'R1: another six points. Keep the Counterattack.', 'R1: otros seis puntos. Guarda el Contraataque.'),
    to(
      'move',
      'vernondale',
      'Half of Washington is awake. The courier beside you was taken free of action. With a captive you ride two spaces a Round: first Vernondale, revealed and empty.',
      'Medio Washington está despierto. El correo que tenías al lado cayó sin que gastaras la acción. Con un cautivo cabalgas dos espacios por Fase: primero Vernondale, revelado y vacío.',
    ),
    to(
      'move',
      'pohick-church',
      'Then Pohick Church, unrevealed. In Rounds the Scout does not help you in: at Awareness 5 only a 6 lets the garrison sleep.',
      'Después Pohick Church, sin revelar. En las Fases el Explorador no ayuda al entrar: con Alerta 5 solo un 6 deja dormir a la guarnición.',
    ),
    does(
      'stop',
      null,
      'A six! A unit of 3 sleeps here. Let it sleep: stop.',
      '¡Un seis! Aquí duerme una unidad de 3. Déjala dormir: para.',
    ),
    send('washington', 'The Union rides. Washington first.', 'La Unión cabalga. Primero Washington.'),
    send('fort-runyon', 'A 1: to the cup. Fort Runyon next.', 'Un 1: al contenedor. Ahora Fort Runyon.'),
    send('falls-church', 'Another 1. Now the 7 at Falls Church.', 'Otro 1. Ahora la de 7 de Falls Church.'),
    send(
      'baileys-crossroads',
      "It reached Vernondale, next door. The beaten unit at Bailey's Crossroads rallies.",
      "Llegó a Vernondale, al lado. La unidad vencida de Bailey's Crossroads se reagrupa.",
    ),
    does(
      'disband',
      null,
      'A third Round, and sixteen factors are closing in. No activated unit is in your space yet, so you may disband: it costs no points, though the colonel escapes. Disband.',
      'Tercera Fase, y se te echan encima dieciséis factores. Aún no hay ninguna unidad activada en tu espacio, así que puedes desbandarte: no cuesta puntos, aunque el coronel escapa. Desbándate.',
    ),
  ],
  end: {
    en: 'Twelve points and Notoriety 7. Units in Large Forces went back to the cup, the others settle down where they are, and a new turn begins. Disbanding in time is free; skedaddling is not.',
    es: 'Doce puntos y Notoriedad 7. Las unidades que estaban en Concentraciones de tropas volvieron al contenedor, las demás se quedan donde están y empieza otro turno. Desbandarse a tiempo es gratis; salir pitando, no.',
  },
};
