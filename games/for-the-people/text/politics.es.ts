/** Las fases en torno a las rondas y las cartas en español: preguntas, opciones, diario. */
import { capital, signed, spanish } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import type { Side } from '../data/sides.ts';
import { stepAt } from '../queries/event-steps.ts';
import { raised, strategicLeft } from '../queries/reinforcements.ts';
import type { Cause } from '../types/politics.ts';
import { armyName, eliteNames, stateName, turnName, zoneNames } from './names.ts';
import { type PoliticsWords, wordsOf } from './politics.words.ts';

const { agree, and, count, noun, of: del } = spanish;
const { counted, general, place, places, title, use } = wordsOf('es');
const UM = noun('UM', 'f', 'UM');
const CARD = noun('carta', 'f');
const FORT = noun('fuerte', 'm');
const GENERAL = noun('general', 'm');
const SIDE = ['La Unión', 'La Confederación'] as const;
const side = (of: Side): string => SIDE[of].replace('La', 'la');
const OWN = ['de la Unión', 'confederado'] as const;
const REGION = ['Este', 'Centro', 'Oeste'] as const;
const state = (of: number): string => stateName(of, 'es');
const army = (of: number): string => `el ${armyName(of, 'es')}`;
const zone = (of: number): string => `el ${zoneNames[of]!.es}`;
const elite = (of: number): string => eliteNames[of]!.es;
const when = (turn: number): string => turnName(turn, seasonOf(turn), 'es').toLowerCase();
const WEAPON = { ironclad: 'Hay un buque blindado', torpedo: 'Hay torpedos', hunley: 'El Hunley está' } as const;
const FLAG = {
  emancipation: 'Se proclama la emancipación: desde ahora la Confederación paga su remordimiento cada otoño.',
  intervention: 'Intervienen potencias extranjeras: el bloqueo no vuelve a pasar de 4 y la Unión recibe 2 UM menos cada turno.',
  port: 'St. Marks es desde ahora un puerto RB.',
  valley: 'El valle del Shenandoah queda arrasado y ya no alimenta a la Confederación.',
  compelled: 'La Unión deberá marchar hacia Richmond en su próxima ronda.',
  mississippi: 'Todo el Misisipi está en manos de la Unión.',
} as const;
const CAUSE: Readonly<Record<Cause, (of: number) => string>> = {
  card: of => title(of),
  battle: of => `la batalla de ${place(of)}`,
  centre: of => `el centro de recursos de ${place(of)}`,
  fort: of => `el fuerte de ${place(of)}`,
  capital: of => `la capital expulsada de ${place(of)}`,
  capitalAway: of => `tener la capital en ${place(of)}`,
  army: of => `la pérdida ${del(army(of))}`,
  merged: of => `la disolución ${del(army(of))}`,
  runner: of => `la falta de rompedores de bloqueo en ${zone(of)}`,
  state: of => state(of),
  invaded: of => `la invasión de ${state(of)}`,
  mississippi: () => 'el Misisipi',
  fall: () => 'otro otoño de guerra',
  creation: of => `dar un mando a ${general(of)} por delante de otro de más influencia`,
  relief: of => `el relevo de ${general(of)}`,
  passedOver: of => `preferir a ${general(of)} sobre otros de más influencia`,
  mcclellan: () => 'el mando de McClellan',
};
const change = (by: number, cause: Cause, of: number): string => `${signed(by)} por ${CAUSE[cause](of)}`;

export const politics: PoliticsWords = {
  sections: {
    placing: () => 'Refuerzos de la Unión',
    runners: () => 'Refuerzos de la Confederación',
    strategic: () => 'Desplazamiento estratégico',
    journeys: my => `Desplazamiento estratégico de ${side(my.side)}`,
    generals: () => 'Nuevos generales',
    deal: () => 'Reparto de cartas',
    political: () => 'Control político',
    changes: () => 'Voluntad política',
    claiming: my => `Control de ${state(my.state)}`,
    attrition: () => 'Desgaste',
    effects: my => title(my.of.card),
    levying: my => title(my.of.card),
    marking: my => title(my.of.card),
    lifting: my => title(my.of.card),
    stripping: my => title(my.of.card),
    fortifying: my => title(my.of.card),
    arming: my => title(my.of.card),
    sinking: () => 'Un buque blindado hundido',
    honouring: () => 'Unidades de élite',
    wasting: () => 'Desgaste por una carta',
    gathering: my => title(my.of.card),
    striking: my => title(my.of.card),
    dismissing: () => 'Un general destituido',
    relieving: my => title(my.of.card),
    retaking: () => 'Un fuerte costero recuperado',
    relocating: my => title(my.of.card),
  },
  prompts: {
    placing: {
      doWithout: () => '¿En qué regiones renuncias a refuerzos?',
      muster: my => `${REGION[my.region]}: ¿dónde colocas ${count(my.spare[my.region]!, UM)}?`,
      remount: () => '¿Dónde vuelve la UM de una brigada disuelta?',
    },
    runners: {
      zone: () => '¿En qué zona de bloqueo tiras ahora?',
      port: my => `El bloqueo se ha roto en ${zone(my.ships[0]!)}: ¿en qué puerto desembarca la UM?`,
      raise: (_, v) => `${count(raised(v.pub), UM)}, como mucho una por estado: ¿dónde?`,
      remount: () => '¿Dónde vuelve la UM de una brigada disuelta?',
      enlist: my => `¿Dónde colocas la UM de ${state(my.borders[0]!)}?`,
    },
    journeys: {
      from: (my, v) =>
        `Desplazamiento estratégico: ¿UM de qué espacio? ${agree(strategicLeft(v.pub, my.side), 'Queda', 'Quedan')} ${count(strategicLeft(v.pub, my.side), UM)} por mover.`,
      to: my => `Desde ${place(my.from)}: ¿adónde?`,
      many: my => `De ${place(my.from)} a ${place(my.to)}: ¿cuántas UM?`,
    },
    generals: {
      lay: () => '¿En qué espacio colocas un general boca abajo?',
      foot: () => 'Sheridan: ¿con su brigada, o como general de un cuerpo?',
    },
    political: {
      seat: () => '¿Adónde trasladas tu capital?',
      raid: () => '¿Qué CP enemigos retiran tus brigadas?',
    },
    changes: { order: () => '¿Qué cambio de tu voluntad política va ahora?' },
    claiming: { claim: my => `Controlas ${state(my.state)}: ¿en qué espacios vacíos colocas CP?` },
    effects: { branch: my => `${title(my.of.card)}: ¿qué haces?` },
    levying: { which: my => `${title(my.of.card)}: ¿dónde colocas las nuevas UM?` },
    marking: {
      raider: my => `${title(my.of.card)}: ¿desde qué brigada?`,
      which: my => `${title(my.of.card)}: ¿dónde colocas tus CP?`,
    },
    lifting: { which: my => `${title(my.of.card)}: ¿qué CP se retiran?` },
    stripping: { which: my => `${title(my.of.card)}: ¿qué UM se pierden? En total, ${count(my.left, UM)}.` },
    fortifying: { which: my => `${title(my.of.card)}: ¿dónde construyes?` },
    arming: { which: my => `${title(my.of.card)}: ¿en qué puerto?` },
    sinking: { which: () => '¿Qué buque blindado se hunde?' },
    honouring: { which: () => '¿Qué ejército recibe la unidad de élite?' },
    wasting: { which: () => '¿Qué fuerza sufre desgaste?' },
    gathering: {
      where: my => `${title(my.of.card)}: ¿en qué espacio se concentran las tropas?`,
      whence: my => `Hasta ${count(stepAt(my.of, 'concentrate').most, UM)} a ${place(my.to)}: ¿de dónde?`,
    },
    striking: {
      army: my => `${title(my.of.card)}: ¿qué ejército?`,
      brigade: my => `${title(my.of.card)}: ¿qué brigada?`,
    },
    dismissing: { which: () => '¿Qué general deja la partida?' },
    relieving: { which: my => `${title(my.of.card)}: ¿a qué ejército se le releva el general al mando?` },
    retaking: { which: () => '¿Qué fuerte costero se recupera?' },
    relocating: { which: my => `${title(my.of.card)}: ¿cuál de tus ejércitos va, y adónde?` },
  },
  moments: {},
  deeds: {
    doWithout: regions => `Renunciar en ${and(regions.map(region => REGION[region]!))}`,
    muster: spaces => `Colocar en ${counted(spaces)}`,
    runBlockade: of => `Romper el bloqueo en ${zone(of)}`,
    land: port => `Desembarcar en ${place(port)}`,
    raise: list => `Reclutar en ${places(list.map(({ to }) => to))}`,
    remount: space => `En ${place(space)}`,
    enlist: space => `En ${place(space)}`,
    entrain: space => `Desde ${place(space)}`,
    detrain: space => `A ${place(space)}`,
    convey: n => count(n, UM),
    finish: () => 'No mover más',
    lay: ({ space, cavalry }) => `Un general${cavalry ? ' de caballería' : ''} en ${place(space)}`,
    ride: () => 'Con su brigada',
    walk: () => 'Como general de un cuerpo',
    seat: space => `La capital a ${place(space)}`,
    order: ({ by, cause, of }) => capital(change(by, cause, of)),
    claim: spaces => (spaces.length === 0 ? 'No colocar CP' : `Colocar CP en ${places(spaces)}`),
    raid: spaces => (spaces.length === 0 ? 'Dejarlos' : `Retirar los CP de ${places(spaces)}`),
    levy: spaces => `Nuevas UM en ${counted(spaces)}`,
    raider: of => `Desde la brigada de ${general(of)}`,
    place: spaces => (spaces.length === 0 ? 'No colocar CP' : `CP en ${places(spaces)}`),
    lift: spaces => `Retirar los CP de ${places(spaces)}`,
    strip: spaces => `Perder UM en ${counted(spaces)}`,
    fortify: spaces => (spaces.length === 0 ? 'No construir' : `Construir en ${places(spaces)}`),
    elite: of => capital(`para ${army(of)}`),
    arm: spaces => `En ${places(spaces)}`,
    sink: space => `El de ${place(space)}`,
    waste: space => `La fuerza de ${place(space)}`,
    gather: space => `Concentrar en ${place(space)}`,
    skip: () => 'No concentrar, solo atacar',
    rally: spaces => `Desde ${counted(spaces)}`,
    strike: of => `Golpear ${spanish.to(army(of))}`,
    ambush: of => `Emboscar a ${general(of)}`,
    dismiss: of => `Destituir a ${general(of)}`,
    relieved: of => `El general al mando ${del(army(of))}`,
    retake: space => `Recuperar ${place(space)}`,
    relocate: ({ army: of, to }) => `${capital(army(of))} a ${place(to)}`,
    queue: ({ card, general: of }) => `Abrir una cola de operaciones para ${general(of)} con ${title(card)}`,
    addToQueue: card => `Añadir ${title(card)} a la cola`,
    branch: ({ of }) => `${title(of.card)}${use(of.card, of.variant)}`,
    decline: () => 'No',
  },
  members: {},
  facts: {
    will: ({ side: of, cause, of: which, by, fates, value }) =>
      `Voluntad política de ${side(of)} ${change(by, cause, which)}${fates === 0 ? '' : `, ${signed(fates)} por los hados de la guerra`}: ${value}.`,
    marked: ({ side: of, space }) => `${SIDE[of]} controla ${place(space)}.`,
    unmarked: ({ space, owner }) =>
      owner === -1
        ? `Se retira el CP de ${place(space)}, que queda neutral.`
        : `Se retira el CP de ${place(space)}, que vuelve a ${side(owner)}.`,
    destroyed: ({ space }) => `Queda destruido el centro de recursos de ${place(space)}.`,
    fortLost: ({ side: of, space }) => `Desaparece el fuerte ${OWN[of]} de ${place(space)}.`,
    fortBuilt: ({ side: of, space }) => `${SIDE[of]} construye un fuerte en ${place(space)}.`,
    fortsFree: ({ side: of, count: n }) => `${SIDE[of]} puede volver a construir ${count(n, FORT)}.`,
    capitalLost: ({ side: of, space }) => `La capital de ${side(of)} es expulsada de ${place(space)}.`,
    capitalSet: ({ side: of, space }) => `${SIDE[of]} establece su capital en ${place(space)}.`,
    weapon: ({ kind, space }) => `${WEAPON[kind]} en ${place(space)}.`,
    weaponsLost: ({ space }) => `Se pierden las armas navales de ${place(space)}.`,
    ironcladSunk: ({ space }) => `Se hunde el buque blindado de ${place(space)}.`,
    playedEvent: ({ side: of, card }) => `${SIDE[of]} juega ${title(card)} como evento.`,
    playedOperations: ({ side: of, card }) => `${SIDE[of]} juega ${title(card)} para operaciones.`,
    discarded: ({ side: of, card }) => `${SIDE[of]} descarta ${title(card)}.`,
    lostCard: ({ side: of, card }) => `${SIDE[of]} pierde ${title(card)} de su mano.`,
    removed: ({ card }) => `${title(card)} se retira de la partida.`,
    lapsed: ({ card }) => `${title(card)} ya no puede cumplirse y se descarta.`,
    dealt: ({ side: of, count: n }) => `${SIDE[of]} recibe ${count(n, CARD)}.`,
    dealtCards: ({ cards }) => (cards.length === 0 ? 'No recibes ninguna carta.' : `Recibes ${and(cards.map(title))}.`),
    reshuffled: ({ cards }) => `Se baraja de nuevo el mazo: ${count(cards, CARD)}.`,
    lostSp: ({ side: of, space, count: n }) => `${SIDE[of]} pierde ${count(n, UM)} en ${place(space)}.`,
    placedSp: ({ side: of, space, count: n }) => `${SIDE[of]} coloca ${count(n, UM)} en ${place(space)}.`,
    toTrack: ({ general: of, turn }) => `${general(of)} pasa al marcador de turnos hasta ${when(turn)}.`,
    generalGone: ({ general: of }) => `${general(of)} deja la partida.`,
    armyGone: ({ army: of }) => `${capital(army(of))} deja de existir.`,
    didWithout: ({ regions }) => `La Unión renuncia a ${count(regions.length, UM)}.`,
    mustersNothing: ({ region }) => `${REGION[region]}: ningún espacio admite los refuerzos, que se pierden.`,
    runner: ({ zone: of, die, blockade, success }) =>
      `${capital(zone(of))}: dado ${die} contra bloqueo ${blockade}; ${success ? 'se rompe el bloqueo' : 'no pasa nadie'}.`,
    noPort: ({ zone: of }) => `${capital(zone(of))}: no hay ningún puerto abierto.`,
    journey: ({ from, to, count: n }) => `${count(n, UM)} ${agree(n, 'va', 'van')} de ${place(from)} a ${place(to)}.`,
    laid: ({ side: of, space, cavalry }) =>
      `${SIDE[of]} coloca boca abajo un general${cavalry ? ' de caballería' : ''} en ${place(space)}.`,
    turnedUp: ({ general: of, space }) => `${general(of)} está en ${place(space)}.`,
    waits: ({ side: of, count: n }) => `${SIDE[of]}: ${count(n, GENERAL)} ${agree(n, 'espera', 'esperan')} un espacio legal.`,
    dismounted: ({ general: of }) => `${general(of)} manda un cuerpo.`,
    wonState: ({ side: of, state: which }) => `${SIDE[of]} controla el estado de ${state(which)}.`,
    attrition: ({ side: of, space, count: n, foraging }) =>
      `${foraging ? 'Forrajeo' : 'Desgaste'} en ${place(space)}: ${side(of)} pierde ${count(n, UM)}.`,
    blockade: ({ value }) => `El bloqueo está en ${value}.`,
    amphibious: ({ value }) => `El modificador de asalto anfibio está en ${value}.`,
    beaten: ({ die, modifier }) => `Dado ${die} contra el modificador de asalto ${modifier}.`,
    flag: ({ what }) => FLAG[what],
    struck: ({ general: of, die, killed }) => `${general(of)}: dado ${die}; ${killed ? 'muere' : 'sobrevive'}.`,
    eliteGiven: ({ army: of, elite: unit }) => `La unidad de élite ${elite(unit)} se une ${spanish.to(army(of))}.`,
    slowed: ({ side: of, points }) => `Barro: la fuerza de ${side(of)} tiene ${points} PD.`,
    relocated: ({ army: of, to }) => `${capital(army(of))} se coloca en ${place(to)}.`,
    queued: ({ side: of, general: whom, card, sum }) =>
      `${SIDE[of]} pone ${title(card)} en la cola de operaciones de ${general(whom)}: ${sum} en total.`,
    queueLost: ({ side: of, general: whom }) => `${SIDE[of]} pierde la cola de operaciones de ${general(whom)}.`,
  },
  refusals: {
    noInfantry: 'Allí no tienes infantería.',
    unsupplied: 'No tiene línea de comunicación.',
    travelled: 'Toda la infantería de allí ya ha viajado.',
    nowhere: 'Desde allí ningún tren, barco o línea de comunicación lleva a ninguna parte.',
    noWay: 'Ningún tren, barco o línea de comunicación lleva hasta allí.',
    poolEmpty: 'No espera ningún general de esa clase.',
  },
};
