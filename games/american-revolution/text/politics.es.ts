/** Lo que lee un lector español fuera de las fases de campaña. */
import { capital, signed, spanish } from '@cuartel/engine';
import { RECRUITS } from '../data/mobilization.ts';
import { FRENCH } from '../data/nations.ts';
import { PARTISANS } from '../data/options.ts';
import { numberOf } from '../data/sides.ts';
import type { TableName } from '../data/tables.ts';
import { markerPrice, markersDue } from '../queries/hands.ts';
import { fortressPrice, leaderPrice, partisanPrice, recruitPrice, upgradePrice } from '../queries/mobilization.ts';
import { indiansOnMap } from '../queries/plays.ts';
import { forageLimit, spacesToFeed } from '../queries/supply.ts';
import type { View } from '../state/table.ts';
import type {
  Assignment,
  LossReason,
  PoliticsContents,
  PoliticsDeeds,
  PoliticsFacts,
  PoliticsMoments,
  Posting,
  Raising,
  RollName,
} from '../types/politics.ts';
import { type CataloguePart, wordsOf } from './words.ts';

const w = wordsOf('es');
const { agree, and, count, noun, of, to: a } = spanish;
const UNIT = noun('unidad', 'f');
const MARKER = noun('marcador', 'm');
const POINT = noun('punto', 'm');
const INDIAN = noun('unidad india', 'f', 'unidades indias');
const DETACHMENT = noun('destacamento', 'm');
const REGULAR = noun('unidad regular', 'f', 'unidades regulares');
const Side = (side: 'american' | 'british'): string => capital(w.side(side));
const dice = (list: readonly number[]): string => (list.length === 0 ? 'ningún dado' : list.join(', '));
const postings = (list: readonly Posting[]): string => list.map(({ what, to }) => `${w.unit(what)} en ${w.place(to)}`).join('; ');
const stacks = (list: readonly Raising[]): string => and(list.map(({ at, n }) => `${count(n, UNIT)} en ${w.place(at)}`));
const laid = (list: readonly Assignment[]): string => (list.length === 0 ? 'nada' : w.assigned(list));
const TABLE_NAMES: Readonly<Record<TableName, string>> = { progress: 'Progreso', loyalty: 'Lealtad', europe: 'Europa' };
const ROLLS: Readonly<Record<RollName, string>> = {
  initiative: 'por la iniciativa',
  income: 'por los puntos políticos',
  speculators: 'por los Especuladores',
  partisan: 'por un partisano',
  contest: 'en la pugna',
  forage: 'por las unidades sin suministro',
  enlistment: 'por los alistamientos',
  mutiny: 'por Motín y traición',
  politicking: 'por Intrigas',
  movement: 'por el movimiento',
  attrition: 'por la marcha forzada',
  interception: 'por la intercepción',
  expedition: 'en la frontera',
  bait: 'por el cebo',
  honors: 'entre localidades iguales',
};
const REASONS: Readonly<Record<LossReason, string>> = {
  hunger: 'por falta de suministro',
  enlistment: 'al acabar su alistamiento',
  attrition: 'en la marcha forzada',
  shipwreck: 'con su flota',
  overrun: 'por una invasión',
  border: 'en la frontera de su región',
  nowhere: 'sin lugar adonde ir',
  battle: 'en combate',
};
const price = (n: number): string => (n === 0 ? 'gratis' : `${n} PP`);
const recruitWords = (line: number): string => w.troops(RECRUITS[line]!.nation, RECRUITS[line]!.kind);
const me = (v: View) => numberOf(v.me);
const country = (nation: number): string => (nation === FRENCH ? 'Francia' : 'España');

export const politics: CataloguePart<PoliticsContents, PoliticsMoments, PoliticsDeeds, PoliticsFacts> = {
  sections: {
    game: () => 'La Revolución americana',
    turn: () => 'Turno',
    setUp: () => 'Colocación inicial',
    initiative: () => 'Fase de Iniciativa',
    political: () => 'Fase Política',
    speculators: () => 'Especuladores',
    income: my => `Ingresos ${of(w.side(my.side))}`,
    mobilization: my => `Movilización ${of(w.side(my.side))}`,
    leader: my => `Un líder: ${w.unit(my.unit)}`,
    partisan: my => `Un partisano en ${w.land(my.region)}`,
    agitation: () => 'Fase de Agitación',
    contest: my => w.contest(my.contest),
    congress: () => 'Washington',
    neutrality: my => `${country(my.nation)} vuelve a la neutralidad`,
    forage: my => `Forrajeo ${of(w.side(my.side))}`,
    enlistment: my => `Alistamientos ${of(w.side(my.side))}`,
    adjustment: () => 'Ajuste',
    walls: my => `Fortalezas ${of(w.side(my.side))}`,
    mutiny: () => 'Motín y traición',
    ending: () => 'Fin del turno',
    politicking: () => 'Intrigas entre generales',
    spy: () => 'Espía',
  },
  prompts: {
    setUp: { place: () => 'Colocación: ¿dónde van estas unidades?' },
    initiative: { bid: () => '¿Con cuántos marcadores pujas por la iniciativa? Vuelven al recipiente.' },
    mobilization: { buy: (_, v) => `${count(v.pub.points[me(v)]!, POINT)} por gastar: ¿qué movilizas?` },
    leader: { assign: my => `${w.unit(my.unit)}: ¿dónde se incorpora?` },
    partisan: {
      pay: (my, v) =>
        `Un partisano en ${w.land(my.region)} cuesta ${partisanPrice(v.pub, me(v), my.region)}: ¿con qué marcadores de agitación pagas? El resto se paga con puntos.`,
      place: my => `¿En qué localidad ${of(w.land(my.region))} se coloca el partisano?`,
    },
    agitation: {
      assign: () => '¿Qué marcadores de agitación asignas a qué pugnas?',
      order: () => '¿En qué orden se resuelven las tablas?',
    },
    congress: { washington: () => 'Se reúne el Congreso. ¿Dónde toma el mando Washington?' },
    neutrality: {
      american: () => 'Las unidades extranjeras deben salir: ¿adónde?',
      british: () => 'Tus unidades deben salir de las regiones neutrales: ¿adónde?',
      home: my => `Los ${w.nation(my.nation)} vuelven a casa: ¿adónde?`,
    },
    forage: {
      feed: (_, v) => {
        const short = spacesToFeed(v.pub, v.own, me(v));
        return short.length === 0
          ? 'Forrajeo: no hay entre quiénes elegir. Se pregunta siempre, porque quién pasa hambre es secreto.'
          : `El forraje no llega para todas (${short.map(at => `${w.space(at)}: alimenta ${forageLimit(v.pub, me(v), at)}`).join('; ')}): ¿a cuáles alimentas? Las demás tiran.`;
      },
    },
    adjustment: { giveBack: (_, v) => `Devuelve ${count(markersDue(v.pub.hands[me(v)]!), MARKER)}.` },
    walls: { abandon: () => '¿Qué fortalezas abandonas?' },
  },
  moments: {
    between: (_, v) =>
      `Entre dos fases: ¿juegas un Espía${(v.pub.options & PARTISANS) === 0 ? '' : ' o colocas un partisano gratis'}?`,
    rolled: about => `Has sacado ${dice(about.dice)} ${ROLLS[about.for]}. ¿Juegas Plan maestro?`,
    session: () => 'Fase Política: ¿juegas un marcador?',
    mobilizing: ({ side }) => `Antes de que ${w.side(side)} movilice: ¿juegas un marcador?`,
    hessian: () => 'Se va a reclutar una unidad hessiana. ¿Juegas Hessianos para impedirlo?',
    caught: () => '¿Anulas con un Espía el marcador que acaba de jugar el enemigo?',
    mutiny: () => '¿Juegas Motín y traición?',
    intrigue: () => 'El turno termina: ¿juegas Intrigas entre generales?',
  },
  deeds: {
    place: list => postings(list),
    bid: list => (list.length === 0 ? 'No pujar' : `Pujar con ${w.markers(list)}`),
    debate: (_, v) => `Jugar Debate en el Parlamento: el británico tira un dado ${v.me === 'british' ? 'más' : 'menos'}`,
    speculate: () => 'Jugar Especuladores',
    countIndians: (_, v) => `Jugar Indios: sacar ${count(indiansOnMap(v.pub), MARKER)}`,
    recruit: ({ line, at }, v) =>
      `Reclutar ${recruitWords(line)} en ${w.place(at)}, ${price(recruitPrice(v.pub, RECRUITS[line]!, at))}`,
    buyMarkers: (n, v) => `Comprar marcadores: ${n} (${n * markerPrice(v.pub, me(v))} PP)`,
    buyLeader: (_, v) => `Sacar un líder (${leaderPrice(v.pub, me(v))} PP)`,
    assignLeader: at => `En ${w.place(at)}`,
    divide: ({ unit, to }, v) => `Dividir ${w.unit(unit)}, en ${w.place(v.own.at[unit]!)}: ${count(to, DETACHMENT)}`,
    unite: ({ nation, at }) => `Unir dos destacamentos ${w.nation(nation)} ${of(w.place(at))} en una unidad regular`,
    fortify: (at, v) => `Construir una fortaleza en ${w.place(at)} (${fortressPrice(v.pub, me(v))} PP)`,
    seekPartisan: (region, v) => `Intentar un partisano en ${w.land(region)} (${partisanPrice(v.pub, me(v), region)} PP)`,
    pay: list => (list.length === 0 ? 'Pagar solo con puntos' : `Pagar con ${w.markers(list)}`),
    raisePartisan: at => `En ${w.place(at)}`,
    upgrade: ({ unit, to }, v) =>
      `Ascender ${w.unit(unit)}, en ${w.place(v.own.at[unit]!)}, a ${w.kind(to)} (${upgradePrice(v.pub, me(v))} PP)`,
    drill: ({ at, n }) => `Instructor: ${count(n, REGULAR)} en ${w.place(at)} (${2 * n} PP)`,
    drillMilitia: ({ unit, to }, v) => `Instructor: ${w.unit(unit)}, en ${w.place(v.own.at[unit]!)}, pasa a ${w.kind(to)}`,
    freeHessian: line => `Jugar Hessianos: ${w.kind(RECRUITS[line]!.kind)} gratis`,
    barHessians: () => 'Jugar Hessianos: no se recluta ninguno este turno',
    freeIndian: at => `Jugar Indios: una unidad gratis en ${w.place(at)}`,
    pulaski: ({ line, at }) => `Jugar Pulaski: ${w.kind(RECRUITS[line]!.kind)} gratis en ${w.place(at)}`,
    arise: at => `Surge un líder en ${w.place(at)}`,
    showOnTop: list => `Poner encima: ${w.units(list)}`,
    finish: () => 'Terminar',
    assign: list => (list.length === 0 ? 'No asignar nada' : laid(list)),
    order: tables => tables.map(table => TABLE_NAMES[table]).join(', después '),
    bringWashington: at => `En ${w.place(at)}`,
    displace: list => (list.length === 0 ? 'Nadie tiene que irse' : postings(list)),
    feed: list => (list.length === 0 ? 'Seguir' : `Alimentar ${w.units(list)}`),
    abandon: list => (list.length === 0 ? 'Conservarlas todas' : `Abandonar ${w.places(list)}`),
    mutiny: () => 'Jugar Motín y traición',
    giveBack: list => `Devolver ${w.markers(list)}`,
    politicking: leader => `Contra ${w.unit(leader)}`,
    spy: on => `Jugar Espía: mirar ${w.spied(on)}`,
    counterSpy: () => 'Jugar Espía: anularlo',
    committee: region => `Jugar Comité de Correspondencia: un partisano gratis en ${w.land(region)}`,
    masterPlan: i => `Jugar Plan maestro: repetir el dado ${i + 1}`,
    pass: () => 'Pasar',
  },
  facts: {
    turn: ({ year }) => `Empieza el año ${year}.`,
    uncovered: ({ side, at, unit }) => `Encima del apilamiento ${of(w.side(side))} en ${w.place(at)}: ${w.unit(unit)}.`,
    placed: ({ side, stacks: list }) => `${Side(side)} coloca ${stacks(list)}.`,
    placedUnits: ({ units }) => `Colocas ${postings(units)}.`,
    laidBid: ({ markers }) => (markers.length === 0 ? 'No pujas.' : `Pujas con ${w.markers(markers)}.`),
    bids: ({ american, british }) => `Pujas por la iniciativa: americano ${american}, británico ${british}.`,
    returned: ({ side, n }) => `${Side(side)} devuelve ${count(n, MARKER)} boca abajo.`,
    returnedMarkers: ({ markers }) => `Devuelves ${w.markers(markers)}.`,
    tieRoll: ({ american, british }) => `Dados por la iniciativa: americano ${american}, británico ${british}.`,
    first: ({ side }) => `${Side(side)} es el primer jugador de este turno.`,
    drew: ({ side, n }) => `${Side(side)} saca ${count(n, MARKER)}.`,
    drewMarkers: ({ markers }) => (markers.length === 0 ? 'El recipiente está vacío.' : `Sacas ${w.markers(markers)}.`),
    played: ({ side, marker }) => `${Side(side)} juega ${w.marker(marker)}.`,
    outOfGame: ({ marker }) => `${w.marker(marker)} queda fuera del juego.`,
    threw: ({ side, for: what, dice: list }) => `${Side(side)} saca ${dice(list)} ${ROLLS[what]}.`,
    rerolled: ({ side, from, to }) => `${Side(side)} repite un ${from}: ahora ${to}.`,
    debate: ({ side }) => `El británico tira un dado ${side === 'british' ? 'más' : 'menos'} este turno.`,
    speculated: ({ side, n, gains }) =>
      gains ? `La especulación rinde: ${n} para ${w.side(side)}.` : `La especulación fracasa: ${w.side(side)} pierde hasta ${n}.`,
    indiansCounted: ({ n }) => `Hay ${count(n, INDIAN)} en el mapa.`,
    income: ({ side, towns, tribes, dice: list, total }) =>
      `Ingresos ${of(w.side(side))}: poblaciones ${towns}${tribes > 0 ? `, localidades indias ${tribes}` : ''}, dados ${dice(list)}; ${count(total, POINT)}.`,
    recruited: ({ side, units, at, cost }) => `${Side(side)} recluta en ${w.place(at)}: ${w.units(units)}, ${price(cost)}.`,
    boughtMarkers: ({ side, n, cost }) => `${Side(side)} compra ${count(n, MARKER)} (${cost} PP).`,
    boughtLeader: ({ side, unit, cost }) => `${Side(side)} saca un líder: ${w.unit(unit)}, ${cost} PP.`,
    joined: ({ unit, at }) => `${w.unit(unit)} se incorpora en ${w.place(at)}.`,
    noRoom: ({ side, unit }) => `No hay sitio para ${w.unit(unit)}; ${w.side(side)} recupera los puntos.`,
    exchanged: ({ side, from, to, at }) => `${Side(side)} cambia en ${w.place(at)} ${w.units(from)} por ${w.units(to)}.`,
    fortified: ({ side, at, cost }) => `${Side(side)} construye una fortaleza en ${w.place(at)}, ${price(cost)}.`,
    paidWith: ({ side, markers, points, region }) =>
      `${Side(side)} paga ${and([...(markers.length > 0 ? [w.markers(markers)] : []), ...(points > 0 || markers.length === 0 ? [count(points, POINT)] : [])])} por un partisano en ${w.land(region)}.`,
    partisanFailed: ({ region, die }) => `Un ${die}: no hay partisano en ${w.land(region)}.`,
    partisanRaised: ({ side, at, die }) => `Un ${die}: partisano ${of(w.side(side))} en ${w.place(at)}.`,
    upgraded: ({ from, to, at, cost }) => `${w.unit(from)}, en ${w.place(at)}, pasa a ser ${w.unit(to)}, ${price(cost)}.`,
    hessiansBarred: () => 'Este turno ya no se pueden reclutar más hessianos.',
    arose: ({ side, at }) => `Surge un líder ${of(w.side(side))} en ${w.place(at)}.`,
    shown: ({ side, units }) => `${Side(side)} pone encima: ${postings(units)}.`,
    refused: ({ at }) => `No puede ser, por lo que hay oculto en ${w.place(at)}. No se gasta nada.`,
    assignedMarkers: ({ laid: list }) => `Asignas ${laid(list)}.`,
    assigned: ({ american, british }) => `Asignado a las pugnas. Americano: ${laid(american)}. Británico: ${laid(british)}.`,
    order: ({ side, tables }) => `${Side(side)} fija el orden: ${tables.map(table => TABLE_NAMES[table]).join(', ')}.`,
    contest: ({ contest, american, british, winner }) => {
      const part = (name: string, of: { dice: number[]; points: number } | null): string =>
        of === null ? `${name} nada` : `${name} ${[...of.dice, of.points].join(' + ')}`;
      const won = winner === null ? 'empate' : `gana ${w.side(winner)}`;
      return `${w.contest(contest)}: ${part('americano', american)}, ${part('británico', british)}; ${won}.`;
    },
    progress: ({ box }) => `El Progreso Revolucionario llega a ${w.progress(box)}.`,
    loyalty: ({ region, level }) =>
      `La lealtad ${of(w.land(region))} queda ${level === 0 ? 'neutral' : `en ${Math.abs(level)} a favor ${of(w.side(level > 0 ? 'american' : 'british'))}`}.`,
    europe: ({ box }) => `El Balance de Potencias Europeo pasa a ${w.europe(box)}.`,
    reinforcements: ({ units }) => `Llegan refuerzos a Gran Bretaña: ${w.units(units)}.`,
    washington: ({ at }) => `Washington toma el mando en ${w.place(at)}.`,
    alliance: ({ nation, joins }) =>
      `${country(nation)} ${joins ? 'entra en la guerra del lado americano' : 'vuelve a la neutralidad'}.`,
    displaced: ({ side, left, stacks: list }) =>
      list.length === 0
        ? `${Side(side)} no tiene que mover ninguna unidad.`
        : `${Side(side)} recoge ${stacks(left)}, y coloca ${stacks(list)}.`,
    displacedUnits: ({ units }) =>
      units.length === 0 ? 'Ninguna de tus unidades tiene que moverse.' : `Mueves ${postings(units)}.`,
    dispersedHome: ({ side, units }) => `${Side(side)} retira del mapa: ${postings(units)}.`,
    fortressGone: ({ at }) => `Se retira la fortaleza ${of(w.place(at))}.`,
    siegeLifted: ({ at }) => `Termina el sitio ${of(w.place(at))}.`,
    abandoned: ({ side, at }) => `${Side(side)} abandona la fortaleza ${of(w.place(at))}.`,
    fed: ({ side }) => `${Side(side)} ha nombrado las unidades que alimenta el forraje.`,
    fedUnits: ({ units }) => (units.length === 0 ? 'No nombras a nadie.' : `El forraje alimenta a ${w.units(units)}.`),
    hunger: ({ side, dice: list, lost }) =>
      `Unidades ${of(w.side(side))} perdidas por falta de suministro: ${lost} de ${list.length}.`,
    hungerRolls: ({ units, dice: list }) =>
      `Sin suministro: ${units.map((unit, i) => `${w.unit(unit)} saca ${list[i]}`).join('; ')}.`,
    enlistments: ({ side, dice: list, lost }) => `Alistamientos ${of(w.side(side))} que terminan: ${lost} de ${list.length}.`,
    enlistmentRolls: ({ units, dice: list, bonus }) =>
      `Alistamientos: ${units.map((unit, i) => `${w.unit(unit)} ${list[i]}${bonus[i]! > 0 ? signed(bonus[i]!) : ''}`).join('; ')}.`,
    eliminated: ({ units, at, why }) => `Pérdidas en ${w.place(at)}, ${REASONS[why]}: ${w.units(units)}.`,
    massacresForgotten: ({ at }) => `Se ${agree(at.length, 'olvida la masacre', 'olvidan las masacres')} ${of(w.places(at))}.`,
    arisenGone: ({ at }) => `El líder surgido vuelve al recipiente desde ${w.place(at)}.`,
    mutinyCancelled: () => 'Un Espía ha descubierto el motín: queda en nada.',
    mutiny: ({ side, die }) => `¡Motín en las filas enemigas! ${Side(side)} saca un ${die}.`,
    handed: ({ to, marker }) => `${w.marker(marker)} pasa ${a(w.side(to))}.`,
    pointsLost: ({ american, british }) => `Se pierden los puntos sobrantes: americano ${american}, británico ${british}.`,
    politicking: ({ leader, die }) => `Intrigas contra ${w.unit(leader)}: ${die}.`,
    fell: ({ leader, at, forGood }) =>
      forGood
        ? `${w.unit(leader)} deja ${w.place(at)} y la guerra para siempre.`
        : `${w.unit(leader)} deja ${w.place(at)} y vuelve al recipiente de líderes.`,
    spied: ({ side, on }) => `El Espía ${of(w.side(side))} mira ${w.spied(on)}.`,
    spyCancelled: () => 'El Espía cae y no ve nada.',
    spyUnits: ({ units }) => (units.length === 0 ? 'Tu Espía no encuentra a nadie.' : `Tu Espía informa: ${postings(units)}.`),
    spyHand: ({ markers }) =>
      markers.length === 0 ? 'Tu Espía encuentra la mano vacía.' : `Tu Espía ha visto ${w.markers(markers)}.`,
    ended: ({ ending, winner }) =>
      winner === null
        ? 'La guerra acaba en empate.'
        : `${Side(winner)} gana${ending === 'sudden-death' ? ' por muerte súbita' : ''}.`,
  },
  refusals: {
    notInHand: 'No tienes ese marcador.',
    onlyAmerican: 'Aquí solo puede hacerlo el jugador americano.',
    onlyBritish: 'Aquí solo puede hacerlo el jugador británico.',
    emptyPool: 'El recipiente de líderes está vacío.',
    tooDear: 'No puedes pagarlo.',
    overpaid: 'Sobra alguno de esos marcadores.',
    oneOnTop: 'Encima de un apilamiento solo puede estar una unidad.',
    noForage: 'El forraje de aquí no da para más unidades.',
  },
};
