/** Lo que lee un lector español de la campaña. */
import { hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { standsAt } from '../queries/control.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { CampaignContents, CampaignDeeds, CampaignFacts } from '../types/campaign.ts';
import { type Part, wordsOf } from './words.ts';

const { hex, hexes, list, month, over, place, signed, unit } = wordsOf('es');
const WEATHER = ['seco', 'barro'] as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
const WAYS: Readonly<Record<string, string>> = {
  rail: 'va en tren',
  offMap: 'va en tren fuera del mapa',
  sail: 'navega',
  invade: 'desembarca',
  evacuate: 'es evacuada por mar',
  cross: 'cruza el río',
};
const REASONS: Readonly<Record<string, string>> = {
  date: 'por el tiempo transcurrido',
  draft: 'por el reclutamiento',
  emancipation: 'por la emancipación',
  place: '',
  supplyHexes: 'por hexes de Suministro de USA',
  washington: 'por Washington',
  allSupplyHexes: 'por los tres hexes de Suministro de la CSA',
};
const target = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideFrom[side]! : hexsideTo[side]!);
const source = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideTo[side]! : hexsideFrom[side]!);

export const campaign: Part<CampaignContents, CampaignDeeds, CampaignFacts> = {
  sections: {
    game: () => 'La guerra en Virginia',
    month: () => 'Mes',
    replacement: () => 'Reemplazos',
    initiative: () => 'Iniciativa',
    turn: my => `Turno de Campaña de ${my.side}`,
    surrender: () => 'Rendición',
    movement: my => (my.hqs ? 'Movimiento de los CG' : 'Movimiento'),
    supply: () => 'Suministro',
    monthEnd: () => 'Fin del mes',
  },
  prompts: {
    game: {
      deployment: (_, v) =>
        v.own.picked < 0
          ? 'Despliegue libre: ¿qué bloque cambia de sitio? ¿O ya está?'
          : `¿Con qué bloque cambia de sitio ${unit(v.own.picked)}?`,
    },
    replacement: {
      proclaim: () => 'Turno de Reemplazo: ¿vas a proclamar un reclutamiento u otra cosa?',
      spend: (_, v) =>
        v.own.plan.mustering < 0
          ? `Reemplazos: ${count(v.own.plan.points, 'un punto', 'puntos')}${v.own.plan.levies > 0 ? `, ${count(v.own.plan.levies, 'un cuadro reclutado', 'cuadros reclutados')} por desplegar` : ''}. Añade pasos, forma cuadros o di que ya está.`
          : `¿Dónde se forma ${unit(v.own.plan.mustering)}?`,
      place: (_, v) => `USA ya ha desplegado sus cuadros. ¿Dónde se forma ${unit(v.own.plan.mustering)}?`,
    },
    initiative: { bid: () => 'Iniciativa: ¿cuántos CG activarás si juegas primero?' },
    surrender: { answer: my => `El enemigo pide la rendición de ${hexes(my.hexes)}: ¿la aceptas o la rechazas?` },
    movement: {
      activate: my =>
        my.must > 0 ? `Activa exactamente ${count(my.must, 'un CG', 'CG')}: es lo que apostaste.` : 'Activa CG o pasa.',
      orders: (my, v) =>
        my.hqs
          ? 'Ahora pueden mover los CG activos: ¿cuál? O termina el movimiento.'
          : `¿Qué unidad mueve?${v.pub.strategic > 0 ? ` Movimientos Estratégicos: ${v.pub.strategic}.` : ''}`,
      destination: (_, v) => `¿Cómo y adónde mueve ${unit(v.own.picked)}?`,
      push: () => 'Marchas forzadas: di qué hex intentará cada unidad marcada. Los dados vienen después.',
    },
    supply: {
      terms: () => 'Un nuevo asedio: ¿pides una rendición, te rindes o sigues?',
      provide: my => `Hay unidades sin suministro en ${hexes(my.short)}: ¿las abastece un CG a costa de un paso?`,
      starve: my => `${hex(my.short[0]!)}: ¿cuál de las unidades mayores pierde un paso? Quedan ${my.losses[0]} por perder.`,
    },
    monthEnd: { agree: () => 'La partida está en empate: ¿seguís al año siguiente o lo dejáis así?' },
  },
  deeds: {
    lift: b => `Tomar ${unit(b)}`,
    exchange: (b, v) => (b === v.own.picked ? `Dejar ${unit(b)} donde está` : `Cambiar de sitio con ${unit(b)}`),
    proclaim: ({ draft, emancipation }) =>
      draft
        ? emancipation
          ? 'Proclamar reclutamiento y emancipación'
          : 'Proclamar un reclutamiento'
        : emancipation
          ? 'Proclamar la emancipación'
          : 'No proclamar nada',
    strengthen: b => `Añadir un paso a ${unit(b)}`,
    muster: b => `Formar ${unit(b)}`,
    enlist: b => `Formar ${unit(b)} con el reclutamiento`,
    post: h => `Formarlo en ${hex(h)}`,
    ready: () => 'Ya está',
    bid: n => `Apostar ${n}`,
    demand: h => `Pedir la rendición de ${hex(h)}`,
    capitulate: h => `Rendir ${hex(h)}`,
    accept: () => 'Aceptar',
    refuse: () => 'Rehusar',
    proceed: () => 'Seguir',
    activate: hqs => `Activar ${list(hqs.map(unit))}`,
    pass: () => 'Pasar',
    order: b => `Mover ${unit(b)}`,
    march: h => `Marchar a ${hex(h)}`,
    marchOn: h => `Marchar a ${hex(h)} y forzar la marcha desde allí`,
    attack: (side, v) => `Atacar ${target(v, side)} desde ${source(v, side)}`,
    rail: h => `En tren a ${hex(h)}`,
    offMap: h => `En tren fuera del mapa a ${hex(h)}`,
    sail: h => `Navegar a ${hex(h)}`,
    invade: h => `Desembarcar en ${hex(h)}`,
    evacuate: h => `Evacuar por mar a ${hex(h)}`,
    cross: side => `Cruzar el río ${over(side)}`,
    stay: () => 'Dejarla en su sitio',
    halt: () => 'No mover más',
    force: ({ block, over: side }) => `Forzar la marcha de ${unit(block)} por ${over(side)}`,
    lapse: () => 'Las demás no tienen adónde ir',
    provide: b => `Abastecerlas desde ${unit(b)}`,
    forgo: () => 'Ningún CG paga',
    starve: b => `${unit(b)} pierde un paso`,
    playOn: () => 'Seguir jugando',
    settle: () => 'Dejarlo en empate',
  },
  facts: {
    begins: () => 'Empieza la partida.',
    month: a => `${capital(month(a.month))}, ${WEATHER[a.weather]}.`,
    exchanged: a => `${unit(a.one)} y ${unit(a.other)} cambian de sitio.`,
    linkBuilt: () => 'El ferrocarril militar enlaza Washington y Alexandria.',
    points: a =>
      `${a.side} anota ${count(a.points, 'un Punto de Victoria', 'Puntos de Victoria')} ${a.place < 0 ? REASONS[a.reason] : `por ${place(a.place)}`}. La ficha está en ${signed(a.marker)}.`,
    proclaimed: a =>
      a.draft
        ? a.emancipation
          ? 'Proclamarás reclutamiento y emancipación.'
          : 'Proclamarás un reclutamiento.'
        : a.emancipation
          ? 'Proclamarás la emancipación.'
          : 'No proclamas nada.',
    drafted: a =>
      `${a.side} recluta: un ${a.die} da ${count(a.cadres, 'un cuadro', 'cuadros')} de infantería. Reclutamiento número ${a.time} del año.`,
    emancipated: a => `Proclamación de Emancipación. La CSA recibe ${a.points} Puntos de Reemplazo este mes.`,
    income: a => `Puntos de Reemplazo: USA ${a.usa}, CSA ${a.csa}.`,
    plannedStep: a => `Añades un paso a ${unit(a.block)}.`,
    calledUp: a => `Formas ${unit(a.block)}; lo desplegarás cuando USA haya desplegado los suyos.`,
    plannedCadre: a => `Formas ${unit(a.block)} en ${hex(a.hex)}.`,
    posted: a => `Un nuevo cuadro de ${a.side} aparece en ${hex(a.hex)}.`,
    replaced: a =>
      `Tus reemplazos: ${count(a.steps.length, 'un paso', 'pasos')}, ${count(a.cadres.length, 'un cuadro', 'cuadros')}.`,
    bidLaid: a => `Apuestas ${a.bid}.`,
    bids: a => `Apuestas: USA ${a.usa}, CSA ${a.csa}. Empieza ${a.side}.`,
    turn: a => `Turno de Campaña ${a.turn}: ${a.side}.`,
    demanded: a => `${a.side} pide la rendición de ${hexes(a.hexes)}.`,
    refused: a => `${a.side} rehúsa.`,
    surrendered: a =>
      `${a.side} rinde ${hexes(a.hexes)}: ${count(a.count, 'una unidad va', 'unidades van')} a la reserva de unidades.`,
    weather: a =>
      `El dado del clima saca ${a.die}: ${a.changed ? `cambia a ${WEATHER[a.weather]}` : `${WEATHER[a.weather]}, como antes`}.`,
    activated: a => `${a.side} activa ${list(a.hqs.map((hq, i) => `${unit(hq)} en ${hex(a.hexes[i]!)}`))}.`,
    strategic: a => `${a.side} tiene ${count(a.moves, 'un Movimiento Estratégico', 'Movimientos Estratégicos')}.`,
    passed: a => `${a.side} pasa.`,
    marched: a => `${unit(a.block)} marcha de ${hex(a.from)} a ${hex(a.to)}${a.marked ? ' y forzará la marcha' : ''}.`,
    someMarched: a => `Una unidad de ${a.side} marcha de ${hex(a.from)} a ${hex(a.to)}${a.marked ? ' y forzará la marcha' : ''}.`,
    attacked: a => `${unit(a.block)} ataca ${hex(a.to)} desde ${hex(a.from)}.`,
    someAttacked: a => `Una unidad de ${a.side} ataca ${hex(a.to)} desde ${hex(a.from)}.`,
    moved: a => `${unit(a.block)} ${WAYS[a.by]} de ${hex(a.from)} a ${hex(a.to)}.`,
    someMoved: a => `Una unidad de ${a.side} ${WAYS[a.by]} de ${hex(a.from)} a ${hex(a.to)}.`,
    aimed: a => `${unit(a.block)} forzará la marcha de ${hex(a.from)} a ${hex(a.to)}.`,
    someAimed: a => `Una unidad de ${a.side} forzará la marcha de ${hex(a.from)} a ${hex(a.to)}.`,
    forced: a =>
      `${unit(a.block)} fuerza la marcha de ${hex(a.from)} a ${hex(a.to)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'llega' : 'fracasa y pierde un paso'}.`,
    someForced: a =>
      `Una unidad de ${a.side} fuerza la marcha de ${hex(a.from)} a ${hex(a.to)}: el dado saca ${a.die}, ${a.success ? 'llega' : 'fracasa y pierde un paso'}.`,
    lapsed: a => `${count(a.count, 'Una marcha forzada queda', 'marchas forzadas quedan')} sin efecto: no hay adónde ir.`,
    supplied: a => `${unit(a.hq)} abastece ${hexes(a.hexes)} a costa de un paso.`,
    lostStep: a => `${unit(a.block)} pierde un paso en ${hex(a.hex)} (${a.steps === 1 ? 'queda' : 'quedan'} ${a.steps}).`,
    someLostStep: a => `Una unidad de ${a.side} pierde un paso en ${hex(a.hex)}.`,
    eliminated: a => `${unit(a.block)} es eliminada en ${hex(a.hex)}${a.forGood ? ' para siempre' : ''}.`,
    someEliminated: a => `Una unidad de ${a.side} es eliminada en ${hex(a.hex)}${a.forGood ? ' para siempre' : ''}.`,
    revealed: a => `Descubierta en ${hex(a.hex)}: ${unit(a.block)}, ${count(a.steps, 'un paso', 'pasos')}.`,
    siegeLosses: a => `Las unidades de ${a.side} asediadas en ${hexes(a.hexes)} pierden un paso cada una.`,
    monthOver: a => `Termina ${month(a.month)}.`,
    playsOn: a => (a.agreed ? `Se sigue jugando hasta ${month(a.until)}.` : 'Los jugadores lo dejan en empate.'),
    ended: a =>
      a.winner === null
        ? 'La partida acaba en empate.'
        : a.ending === 'decisive'
          ? `Victoria Decisiva de ${a.winner}.`
          : a.ending === 'election'
            ? `Lincoln pierde las elecciones: gana ${a.winner}.`
            : `Victoria Marginal ${a.grade} de ${a.winner}.`,
  },
  refusals: {
    bidBinds: 'Tu apuesta te obliga a otro número de CG.',
    notOnMap: 'Ese bloque no está en el mapa.',
    hasMoved: 'Esa unidad ya ha movido, o ha renunciado a mover, en este turno.',
    activeHqLater: 'Un CG activo mueve por sí mismo cuando se han dado todas las órdenes.',
    onlyActiveHqs: 'Las órdenes han terminado: ahora solo mueven los CG que estuvieron activos.',
    outOfCommand: 'Esa unidad está fuera de mando y no quedan Movimientos Estratégicos.',
    noStrategicMoves: 'No quedan suficientes Movimientos Estratégicos.',
    thatIsAttack: 'Allí está el enemigo: entrar es atacar.',
    mountains: 'Hay montañas en medio, y ningún paso.',
    unbridged: 'Hay un río mayor en medio, sin puente ni vado.',
    hqAlone: 'Un CG solo entra donde está el enemigo si antes han entrado unidades de combate amigas.',
    outOfReach: 'No puede llegar allí en este turno.',
    speedLeft: 'Debe haber gastado toda su velocidad o haberla detenido el terreno.',
    nobodyThere: 'No hay a quién atacar por ese lado de hex.',
    hexsideClosed: 'Ya no pueden atacar más unidades por ese lado de hex en este turno.',
    csaNeverInvades: 'La CSA nunca desembarca en costa enemiga.',
    onlyInfantry: 'Solo pueden desembarcar divisiones de infantería.',
    noLanding: 'Los barcos no pueden llegar desde aquí a esa costa.',
    markBinds: 'Una unidad marcada debe intentarlo mientras tenga adónde ir.',
    placeFirst: 'Primero di dónde se forma el cuadro.',
    brigade: 'Una brigada tiene un solo paso y no admite más.',
    fullStrength: 'No admite más pasos este mes.',
    noSupplyLine: 'No tiene línea de suministro; no bastan el forrajeo ni el suministro del CG.',
    tooDear: 'No quedan suficientes Puntos de Reemplazo.',
    notInPool: 'Ese bloque no está en la reserva de unidades.',
    noPost: 'Ninguna ciudad, población ni hex de Suministro amigo admite otro cuadro este mes.',
    exchangeFirst: 'Primero termina el cambio.',
    noSuchHqs: 'No tienes tantos CG en el mapa.',
    elsewhere: 'Esa unidad está en otro sitio.',
    starvedAlready: 'Esa unidad ya ha perdido su paso.',
    largestFirst: 'Primero van las unidades mayores.',
  },
};
