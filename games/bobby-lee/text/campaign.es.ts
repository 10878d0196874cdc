/** Lo que lee un lector español de la campaña. */
import { capital, signed, spanish } from '@cuartel/engine';
import { hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import type { SideName } from '../data/sides.ts';
import { standsAt } from '../queries/control.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { CampaignContents, CampaignDeeds, CampaignFacts } from '../types/campaign.ts';
import { type CataloguePart, genderOf, wordsOf } from './words.ts';

const { hex, hexes, month, name, over, place, unit, who } = wordsOf('es');
const Who = (b: number): string => capital(who(b));
const { agree, and, inflect, noun, spell } = spanish;
const WEATHER = ['Seco', 'Barro'] as const;
const HQ = noun('CG', 'm', 'CG');
const STEP = noun('paso', 'm');
const CADRE = noun('cuadro', 'm');
const LEVY = noun('cuadro reclutado', 'm', 'cuadros reclutados');
const POINT = noun('punto', 'm');
const UNIT = noun('unidad', 'f');
const MOVE = noun('Movimiento Estratégico', 'm', 'Movimientos Estratégicos');
const VICTORY_POINT = noun('Punto de Victoria', 'm', 'Puntos de Victoria');
const MARCH = noun('marcha forzada', 'f', 'marchas forzadas');
/** "la CSA", "USA" */
const the = (side: SideName): string => (side === 'CSA' ? 'la CSA' : 'USA');
const The = (side: SideName): string => capital(the(side));
type Gender = ReturnType<typeof genderOf>;
const WAYS: Readonly<Record<string, (from: string, to: string, gender: Gender) => string>> = {
  rail: (from, to) => `va en tren de ${from} a ${to}`,
  offMap: (from, to) => `va en tren, por fuera del mapa, de ${from} a ${to}`,
  sail: (from, to) => `navega de ${from} a ${to}`,
  invade: (from, to) => `zarpa de ${from} y desembarca en ${to}`,
  evacuate: (from, to, gender) => `es ${inflect('evacuado', gender)} por mar de ${from} a ${to}`,
  cross: (from, to) => `cruza el río de ${from} a ${to}`,
};
const REASONS: Readonly<Record<string, string>> = {
  date: 'por el tiempo transcurrido',
  draft: 'por el reclutamiento',
  emancipation: 'por la Emancipación',
  supplyHexes: 'por hexes de Suministro de USA',
  washington: 'por Washington',
  allSupplyHexes: 'por los tres hexes de Suministro de la CSA',
};
/** De los dos hexes de un lado, aquel donde está el enemigo, y el otro. */
const target = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideFrom[side]! : hexsideTo[side]!);
const source = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideTo[side]! : hexsideFrom[side]!);
/** El hex al otro lado para una unidad propia. */
const beyond = (v: View, block: number, side: number): string =>
  hex(v.pub.at[v.own.token[block]!] === hexsideFrom[side] ? hexsideTo[side]! : hexsideFrom[side]!);
const lastStep = (v: View, hq: number): string => (v.own.steps[hq] === 1 ? ', su último paso' : '');

export const campaign: CataloguePart<CampaignContents, CampaignDeeds, CampaignFacts> = {
  sections: {
    game: () => 'La guerra en Virginia',
    month: () => 'Mes',
    replacement: () => 'Reemplazos',
    initiative: () => 'Iniciativa',
    turn: my => `Turno de Campaña de ${the(my.side)}`,
    surrender: () => 'Rendición',
    movement: my => (my.hqs ? 'Movimiento de CG' : 'Movimiento'),
    supply: () => 'Suministro',
    monthEnd: () => 'Fin del Mes',
  },
  prompts: {
    game: {
      deployment: (_, v) =>
        v.mine.unit < 0
          ? 'Despliegue Libre: cambia de sitio los bloques que quieras o empieza.'
          : `${name(v.mine.unit)}: ¿con qué bloque cambia de sitio?`,
    },
    replacement: {
      proclaim: () => 'Reemplazos: ¿proclamas un reclutamiento?',
      spend: (_, v) =>
        v.own.plan.mustering < 0
          ? v.own.plan.points === 0 && v.own.plan.levies > 0
            ? `Sin puntos; ${agree(v.own.plan.levies, 'queda', 'quedan')} ${spell(v.own.plan.levies, LEVY)} por desplegar: ¿cuál?`
            : `${capital(spell(v.own.plan.points, POINT))} por gastar${v.own.plan.levies > 0 ? ` y ${spell(v.own.plan.levies, LEVY)} por desplegar` : ''}: ¿pasos o cuadros?`
          : `${name(v.own.plan.mustering)}: ¿dónde se forma?`,
      place: (_, v) => `USA ya ha desplegado sus cuadros. ${name(v.own.plan.mustering)}: ¿dónde se forma?`,
    },
    initiative: { bid: () => 'Iniciativa: ¿cuántos CG activarás si juegas primero?' },
    surrender: { answer: my => `El enemigo pide la rendición de ${hexes(my.hexes)}. ¿Te rindes?` },
    movement: {
      activate: my =>
        my.must > 0 ? `Tu apuesta te obliga: activa exactamente ${spell(my.must, HQ)}.` : '¿Activas algún CG o pasas?',
      orders: (my, v) => {
        if (v.mine.unit >= 0) return `${name(v.mine.unit)}: ¿adónde?`;
        return my.hqs
          ? 'Ahora pueden mover los CG activos. ¿Cuál?'
          : `¿Quién mueve?${v.pub.strategic > 0 ? ` ${agree(v.pub.strategic, 'Queda', 'Quedan')} ${spell(v.pub.strategic, MOVE)}.` : ''}`;
      },
      push: () => 'Marchas forzadas: nombra un hex para cada unidad marcada. Los dados vienen después.',
    },
    supply: {
      terms: () => 'Se ha cerrado un asedio: ¿pides la rendición o te rindes?',
      provide: my => `Sin suministro en ${hexes(my.short)}: ¿paga un paso algún CG para abastecer a las unidades?`,
      starve: my =>
        `${hex(my.short[0]!)}: ${spell(my.losses[0]!, STEP)} por perder, primero las unidades mayores. ¿Quién pierde uno?`,
    },
    monthEnd: { agree: () => 'Empate. ¿Seguís jugando el año siguiente?' },
  },
  deeds: {
    lift: b => `Tomar ${spanish.to(who(b))}`,
    exchange: b => `Cambiar con ${who(b)}`,
    proclaim: ({ draft, emancipation }) =>
      draft
        ? emancipation
          ? 'Proclamar reclutamiento y Emancipación'
          : 'Proclamar un reclutamiento'
        : emancipation
          ? 'Proclamar la Emancipación'
          : 'No proclamar nada',
    strengthen: b => `Añadir un paso ${spanish.to(who(b))}`,
    muster: b => `Formar ${who(b)}`,
    enlist: b => `Formar ${who(b)} con el reclutamiento`,
    post: h => `Formar el cuadro en ${hex(h)}`,
    ready: () => 'Listo',
    bid: n => `Apostar ${n}`,
    demand: h => `Pedir la rendición de ${hex(h)}`,
    capitulate: h => `Rendir ${hex(h)}`,
    accept: () => 'Rendirse',
    refuse: () => 'Negarse',
    proceed: () => 'Seguir',
    activate: (hqs, v) => `Activar ${and(hqs.map(hq => `${who(hq)}${lastStep(v, hq)}`))}`,
    pass: () => 'Pasar',
    order: b => `Mover ${spanish.to(who(b))}`,
    march: h => `Marchar a ${hex(h)}`,
    marchOn: h => `Marchar a ${hex(h)} y forzar la marcha desde allí`,
    attack: (side, v) => `Atacar ${target(v, side)} desde ${source(v, side)}`,
    rail: h => `En tren a ${hex(h)}`,
    offMap: h => `En tren, por fuera del mapa, a ${hex(h)}`,
    sail: h => `Navegar a ${hex(h)}`,
    invade: h => `Desembarcar en ${hex(h)}`,
    evacuate: h => `Por mar a ${hex(h)}`,
    cross: side => `Cruzar el río, ${over(side)}`,
    stay: () => 'Dejar en su sitio',
    halt: () => 'No mover más',
    force: ({ block, over: side }, v) => `${unit(block)} a ${beyond(v, block, side)}`,
    lapse: () => 'Las demás no tienen adónde ir',
    provide: b => `Paga ${who(b)}`,
    forgo: () => 'No paga ningún CG',
    starve: b => `${unit(b)} pierde un paso`,
    playOn: () => 'Seguir jugando',
    settle: () => 'Dejarlo en empate',
  },
  facts: {
    begins: () => 'Empieza la partida.',
    month: a => `${capital(month(a.month))}, ${WEATHER[a.weather]}.`,
    exchanged: a => `${capital(and([who(a.one), who(a.other)]))} cambian de sitio.`,
    linkBuilt: () => 'El ferrocarril militar enlaza Washington y Alexandria.',
    points: a =>
      `${The(a.side)} anota ${spell(a.points, VICTORY_POINT)} ${a.place < 0 ? REASONS[a.reason] : `por ${place(a.place)}`}. La ficha está en ${signed(a.marker)}.`,
    proclaimed: a =>
      a.draft
        ? a.emancipation
          ? 'Proclamarás reclutamiento y Emancipación.'
          : 'Proclamarás un reclutamiento.'
        : a.emancipation
          ? 'Proclamarás la Emancipación.'
          : 'No proclamas nada.',
    drafted: a =>
      `${The(a.side)} recluta: un ${a.die} da ${spell(a.cadres, CADRE)} de infantería. Es el reclutamiento número ${a.time} del año.`,
    emancipated: a => `Proclamación de Emancipación. La CSA recibe ${a.points} Puntos de Reemplazo este Mes.`,
    income: a => `Puntos de Reemplazo: USA ${a.usa}, CSA ${a.csa}.`,
    plannedStep: a => `Añades un paso ${spanish.to(who(a.block))}.`,
    calledUp: a => `Formas ${who(a.block)}; dirás dónde cuando USA haya desplegado sus cuadros.`,
    plannedCadre: a => `Formas ${who(a.block)} en ${hex(a.hex)}.`,
    posted: a => `Un nuevo cuadro de ${the(a.side)} aparece en ${hex(a.hex)}.`,
    replaced: a => `Tus reemplazos: ${spell(a.steps.length, STEP)}, ${spell(a.cadres.length, CADRE)}.`,
    bidLaid: a => `Apuestas ${a.bid}.`,
    bids: a => `Apuestas: USA ${a.usa}, CSA ${a.csa}. Empieza ${the(a.side)}.`,
    turn: a => `Turno de Campaña ${a.turn}: ${a.side}.`,
    demanded: a => `${The(a.side)} pide la rendición de ${hexes(a.hexes)}.`,
    refused: a => `${The(a.side)} se niega.`,
    surrendered: a =>
      `${The(a.side)} rinde ${hexes(a.hexes)}: ${spell(a.count, UNIT)} ${agree(a.count, 'pasa', 'pasan')} a la reserva de unidades.`,
    weather: a =>
      `El dado del clima saca ${a.die}: ${a.changed ? `cambia a ${WEATHER[a.weather]}` : `${WEATHER[a.weather]}, como antes`}.`,
    activated: a => `${The(a.side)} activa ${and(a.hqs.map((hq, i) => `${who(hq)} en ${hex(a.hexes[i]!)}`))}.`,
    strategic: a => `${The(a.side)} tiene ${spell(a.moves, MOVE)}.`,
    passed: a => `${The(a.side)} pasa.`,
    marched: a => `${Who(a.block)} marcha de ${hex(a.from)} a ${hex(a.to)}${a.marked ? ' y forzará la marcha' : ''}.`,
    someMarched: a =>
      `Una unidad de ${the(a.side)} marcha de ${hex(a.from)} a ${hex(a.to)}${a.marked ? ' y forzará la marcha' : ''}.`,
    attacked: a => `${Who(a.block)} ataca ${hex(a.to)} desde ${hex(a.from)}.`,
    someAttacked: a => `Una unidad de ${the(a.side)} ataca ${hex(a.to)} desde ${hex(a.from)}.`,
    moved: a => `${Who(a.block)} ${WAYS[a.by]!(hex(a.from), hex(a.to), genderOf(a.block))}.`,
    someMoved: a => `Una unidad de ${the(a.side)} ${WAYS[a.by]!(hex(a.from), hex(a.to), 'f')}.`,
    aimed: a => `${Who(a.block)} intentará llegar a ${hex(a.to)} desde ${hex(a.from)}.`,
    someAimed: a => `Una unidad de ${the(a.side)} intentará llegar a ${hex(a.to)} desde ${hex(a.from)}.`,
    forced: a =>
      `${Who(a.block)} fuerza la marcha de ${hex(a.from)} a ${hex(a.to)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'llega' : 'fracasa y pierde un paso'}.`,
    someForced: a =>
      `Una unidad de ${the(a.side)} fuerza la marcha de ${hex(a.from)} a ${hex(a.to)}: el dado saca ${a.die}, ${a.success ? 'llega' : 'fracasa y pierde un paso'}.`,
    lapsed: a =>
      `${capital(spell(a.count, MARCH))} ${agree(a.count, 'queda', 'quedan')} sin efecto ni pérdidas: no hay adónde ir.`,
    supplied: a => `${Who(a.hq)} abastece ${hexes(a.hexes)} a costa de un paso.`,
    lostStep: a => `${Who(a.block)} pierde un paso en ${hex(a.hex)}: le ${agree(a.steps, 'queda', 'quedan')} ${a.steps}.`,
    someLostStep: a => `Una unidad de ${the(a.side)} pierde un paso en ${hex(a.hex)}.`,
    eliminated: a =>
      `${Who(a.block)} queda ${inflect('eliminado', genderOf(a.block))} en ${hex(a.hex)}${a.forGood ? ' para siempre' : ''}.`,
    someEliminated: a => `Una unidad de ${the(a.side)} queda eliminada en ${hex(a.hex)}${a.forGood ? ' para siempre' : ''}.`,
    revealed: a => `A la vista en ${hex(a.hex)}: ${unit(a.block)}, ${spell(a.steps, STEP)}.`,
    siegeLosses: a => `Las unidades de ${the(a.side)} asediadas en ${hexes(a.hexes)} pierden un paso cada una.`,
    monthOver: a => `Termina ${month(a.month)}.`,
    playsOn: a => (a.agreed ? `Se sigue jugando hasta ${month(a.until)}.` : 'Los jugadores lo dejan en empate.'),
    ended: a =>
      a.winner === null
        ? 'La partida acaba en empate.'
        : a.ending === 'decisive'
          ? `Victoria Decisiva de ${the(a.winner)}.`
          : a.ending === 'election'
            ? `Lincoln pierde las elecciones: gana ${the(a.winner)}.`
            : `Victoria Marginal ${a.grade} de ${the(a.winner)}.`,
  },
  refusals: {
    bidBinds: 'Tu apuesta te obliga a otro número de CG.',
    notOnMap: 'Ese bloque no está en el mapa.',
    hasMoved: 'Esa unidad ya ha movido en este turno.',
    activeHqLater: 'Un CG activo mueve por sí mismo cuando se han dado todas las órdenes.',
    onlyActiveHqs: 'Las órdenes han terminado: ahora solo mueven los CG que estuvieron activos.',
    outOfCommand: 'Esa unidad está fuera de mando y no quedan Movimientos Estratégicos.',
    noStrategicMoves: 'No quedan suficientes Movimientos Estratégicos.',
    thatIsAttack: 'Allí está el enemigo: entrar es atacar.',
    mountains: 'Hay montañas en medio, y ningún paso.',
    unbridged: 'Hay un río mayor en medio, sin puente ni vado.',
    hqAlone: 'Un CG solo entra donde está el enemigo si antes han entrado unidades de combate amigas.',
    outOfReach: 'No puede llegar allí en este turno.',
    speedLeft: 'Tiene que haber gastado toda su velocidad o haberse detenido por el terreno.',
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
    oneAtATime: 'Primero di adónde va la unidad que tienes en la mano o déjala en su sitio.',
    whoMoves: 'Primero elige la unidad que mueve.',
    noSuchHqs: 'No tienes tantos CG en el mapa.',
    elsewhere: 'Esa unidad está en otro sitio.',
    starvedAlready: 'Esa unidad ya ha perdido su paso.',
    largestFirst: 'Primero van las unidades mayores.',
  },
};
