/** Los combates en español: capítulos 11.3, 11.5, 14.2 y 15 a 18, y 23.2. */
import { capital, signed, spanish, type View } from '@cuartel/engine';
import { placeOfRegion } from '../data/places.ts';
import type { Way } from '../queries/retreat.ts';
import type { Activation, GunShot, Shot } from '../types/combat.ts';
import type { War } from '../types.ts';
import { blockTitle, manyIn } from './names.ts';
import {
  alone,
  blocks,
  type CataloguePart,
  firingName,
  kindName,
  manyOf,
  placeName,
  points,
  regionName,
  SIDE,
  unitName,
  unitNames,
} from './words.ts';

const { agree, and, count, noun } = spanish;
const [HIT, COUNTER, LOSS, UNIT] = [noun('impacto', 'm'), noun('ficha', 'f'), noun('baja', 'f'), noun('unidad', 'f')];
const side = SIDE.es;
const Side = { Liberal: 'Los liberales', Carlist: 'Los carlistas' } as const;
const ofSide = { Liberal: 'de los liberales', Carlist: 'de los carlistas' } as const;
const place = (at: number): string => placeName(at, 'es');
const title = (block: number): string => blockTitle(block, 'es');
const dice = (list: readonly number[]): string => `[${list.join(' ')}]`;
const sum = (list: readonly number[]): string =>
  list.length === 1 ? String(list[0]) : `${list.join(' + ')} = ${list.reduce((all, die) => all + die, 0)}`;
const hits = (n: number): string => count(n, HIT);
const way = (one: Way): string =>
  one.by === 'gate' ? 'al interior de la fortaleza' : one.by === 'sea' ? `por mar a ${place(one.to)}` : `a ${place(one.to)}`;
/** "2 impactos en Partida 1, 1 impacto en ...": who takes how many. */
const shares = (v: View<War>, list: readonly number[]): string[] =>
  [...new Set(list)].map(unit => `${hits(list.filter(one => one === unit).length)} en ${unitName(v, unit, 'es')}`);
const on1 = (on: number): string => `impacta con ${on === 1 ? '1' : `1-${on}`}`;
const shot = ({ block, on, dice: rolled, again }: Shot): string =>
  `${title(block)} ${dice(rolled)}${again.length > 0 ? ` y repite ${dice(again)}` : ''} (${on1(on)})`;
const gunShot = ({ kind, on, dice: rolled }: GunShot): string => `${kindName(kind, 'es')} ${dice(rolled)} (${on1(on)})`;
const with17 = ({ support, counterBattery, named }: Activation): string =>
  and([
    ...(support ? ['apoyo artillero'] : []),
    ...(counterBattery > 0 ? [agree(counterBattery, 'una contrabatería', 'dos contrabaterías')] : []),
    ...(named ? ['la carta'] : []),
  ]);
const BY = {
  rout: 'sin infantería en primera línea, sufren una desbandada',
  retreat: 'retirada voluntaria',
  rounds: 'fin de la tercera ronda, el atacante se retira',
} as const;
const WHY = {
  spent: 'gastada',
  carlist: 'carlista',
  full: 'fuerza completa',
  last: 'último punto',
  hits: 'más impactos',
  'enemy-zone': 'zona enemiga',
  card: 'carta',
  marker: 'Chapelgorris',
} as const;

export const combat = {
  sections: {
    combat: () => 'Combate',
    walls: my => `Dentro o fuera de ${place(my.space)}`,
    skirmish: my => `${my.sortie ? 'Salida' : 'Escaramuza'} en ${place(my.space)}`,
    volley: my => `Disparo ${ofSide[my.side]}`,
    losses: my => `Bajas ${ofSide[my.side]}`,
    battle: my => `Batalla de ${place(my.space)}`,
    activations: () => 'Activaciones',
    musketry: () => 'Disparo',
    charge: () => 'Carga',
    endOfRound: () => 'Fin de ronda',
    shifting: () => 'Reorganización',
    reinforcing: () => 'Refuerzo',
    chase: my => (my.rout ? 'Desbandada' : 'Persecución'),
    retreat: my => `Retirada de ${place(my.space)}`,
    surrounded: () => 'Unidades cercadas',
    merging: my => `Fusión de unidades en ${place(my.place)}`,
    regrouping: () => 'Reagrupamiento',
    search: my => `Expedición en ${regionName(my.region, 'es')}`,
    assault: my => `Asalto a ${place(my.space)}`,
    sortie: my => `Salida de ${place(my.space)}`,
    fall: my => `Caída de ${place(my.space)}`,
    stranded: () => 'Unidades solas',
    spoils: () => 'Artillería capturada',
    crowding: () => 'Límites de apilamiento',
  },
  prompts: {
    combat: {
      skirmishes: () => '¿Qué combate se resuelve ahora?',
      battles: () => '¿Qué batalla se libra ahora?',
      assaults: () => '¿Asaltas alguna fortaleza?',
      sorties: () => '¿Haces una salida desde alguna fortaleza?',
    },
    walls: { inside: my => `¿Quién se queda dentro de la fortaleza de ${place(my.space)}?` },
    skirmish: { pick: my => `¿Qué bloques disparan en ${place(my.space)}?` },
    volley: { name: my => `${place(my.place)}: ¿qué bloque dispara con la carta?` },
    losses: {
      seen: my =>
        `${capital(agree(my.left, 'queda', 'quedan'))} ${hits(my.left)} por repartir: ¿quién ${agree(my.left, 'lo recibe', 'los recibe')}?`,
      unseen: my => `${capital(hits(my.hits))}: ¿quién ${agree(my.hits, 'lo recibe', 'los recibe')}?`,
    },
    battle: { formUp: my => `¿Qué bloques forman la primera línea en ${place(my.space)}?` },
    activations: {
      act: my => (my.extra ? 'Puedes activar una segunda unidad seguida.' : '¿Qué unidad activas?'),
    },
    charge: {
      answer: (my, v) =>
        `${unitName(v, my.token, 'es')} ${agree(manyOf(v, [my.token]), 'carga', 'cargan')} contra ${unitName(v, my.target, 'es')}. ¿Qué haces?`,
    },
    endOfRound: {
      attackerLeaves: () => 'Acaba la ronda: ¿te retiras?',
      defenderLeaves: () => 'Acaba la ronda: ¿te retiras?',
      rally: () => '¿Qué unidad desmoralizada intenta recuperarse?',
    },
    shifting: {
      stepBack: () => '¿Qué unidades pasan de primera línea a la reserva?',
      fillUp: () => '¿Qué unidades de la reserva pasan a primera línea?',
    },
    reinforcing: { who: my => `¿Qué unidades intentan reforzar la batalla de ${place(my.space)}?` },
    retreat: {
      hideFirst: () => '¿Qué artillería va a la casilla de artillería oculta?',
      way: my => `¿Adónde se retiran desde ${place(my.space)}?`,
      who: my => `¿Quién va ${way(my.way)}?`,
    },
    surrounded: {
      where: my => `No hay retirada desde ${place(my.space)}: ¿adónde se abren paso?`,
      further: my => `El enemigo está en ${place(my.to)}: ¿adónde siguen?`,
    },
    merging: { merge: my => `¿Fusionas unidades en ${place(my.place)}?` },
    regrouping: { units: my => `¿Mueves unidades entre ${place(my.space)} y los espacios adyacentes?` },
    search: { goFurther: () => '¿Otra ronda?', andHe: () => 'Los liberales siguen. ¿Cortas el combate?' },
    assault: {
      storm: my => `¿Qué bloques asaltan ${place(my.space)}?`,
      another: my => `¿Otra ronda de asalto a ${place(my.space)}?`,
    },
    sortie: { who: my => `¿Quién sale de ${place(my.space)}?` },
    fall: { keep: my => `Has tomado ${place(my.space)}: ¿conservas la fortaleza?` },
    spoils: { kind: my => `Capturas ${points(my.n, 'es')}: ¿cuántos de artillería de campaña?` },
  },
  moments: {},
  deeds: {
    stayInside: (list, v) => (list.length === 0 ? 'Nadie se queda dentro' : `Dentro: ${unitNames(v, list, 'es')}`),
    fightAt: at => `Combate en ${place(at)}`,
    search: region => `Localizar la expedición en ${regionName(region, 'es')}`,
    pickToFire: (list, v) =>
      list.length === 0 ? 'Nadie puede disparar' : `${agree(manyOf(v, list), 'Dispara', 'Disparan')} ${unitNames(v, list, 'es')}`,
    nameBlock: (token, v) => unitName(v, token, 'es'),
    takeHits: (list, v) => (list.length === 0 ? 'No queda nada que elegir' : `${capital(and(shares(v, list)))}`),
    formUp: (list, v) => (list.length === 0 ? 'Primera línea vacía' : `En primera línea: ${unitNames(v, list, 'es')}`),
    engage: (what, v) => {
      const help = with17(what);
      const act =
        what.target < 0
          ? `Dispara ${unitName(v, what.token, 'es')}`
          : `${unitName(v, what.token, 'es')} ${agree(manyOf(v, [what.token]), 'carga', 'cargan')} contra ${unitName(v, what.target, 'es')}`;
      return help === '' ? act : `${act}, con ${help}`;
    },
    holdBack: () => 'Pasar lo que queda de ronda',
    countercharge: (token, v) => `Contracarga de ${unitName(v, token, 'es')}`,
    flee: () => 'Huir',
    receive: () => 'Aguantar la carga',
    withdraw: () => 'Retirarse del campo de batalla',
    fightOn: () => 'Seguir combatiendo',
    reinforce: (list, v) =>
      list.length === 0 ? 'Sin refuerzos' : `${agree(manyOf(v, list), 'Lo intenta', 'Lo intentan')} ${unitNames(v, list, 'es')}`,
    toReserve: (list, v) => (list.length === 0 ? 'Nadie pasa a la reserva' : `A la reserva: ${unitNames(v, list, 'es')}`),
    toFront: (list, v) => (list.length === 0 ? 'Nadie pasa a primera línea' : `A primera línea: ${unitNames(v, list, 'es')}`),
    rally: (token, v) => `Recuperar ${unitName(v, token, 'es')}`,
    rallyNone: () => 'No recuperar ninguna',
    hideGuns: (list, v) => (list.length === 0 ? 'No ocultar nada' : `Ocultar ${unitNames(v, list, 'es')}`),
    // One alone is not "all".
    retreatAll: (one, _, my) => (alone(my) ? capital(way(one)) : `Todas las que puedan, ${way(one)}`),
    retreatSome: one => `Algunas, ${way(one)}`,
    retreating: (list, v) => unitNames(v, list, 'es'),
    breakOut: to => `Abrirse paso hasta ${place(to)}`,
    fallBack: to => `Seguir hasta ${place(to)}`,
    merge: ({ from, into }, v) =>
      `${unitName(v, from, 'es')} ${agree(manyOf(v, [from]), 'se fusiona', 'se fusionan')} con ${unitName(v, into, 'es')}`,
    dissolve: (token, v) => `Eliminar ${unitName(v, token, 'es')}`,
    regroup: (list, v) =>
      list.length === 0 ? 'Sin reagrupamiento' : and(list.map(({ unit, to }) => `${unitName(v, unit, 'es')} a ${place(to)}`)),
    assault: space => `Asaltar ${place(space)}`,
    storm: (list, v) => `${agree(manyOf(v, list), 'Asalta', 'Asaltan')} ${unitNames(v, list, 'es')}`,
    goOn: () => 'Seguir',
    sally: space => `Salida desde ${place(space)}`,
    sallyWith: (list, v) => `${agree(manyOf(v, list), 'Sale', 'Salen')} ${unitNames(v, list, 'es')}`,
    captureField: n => (n === 0 ? 'Ninguno de campaña' : `${points(n, 'es')} de artillería de campaña`),
    keepFortress: () => 'Conservarla',
    razeFortress: () => 'Demolerla',
  },
  members: {
    stayInside: (unit, v) => unitName(v, unit, 'es'),
    pickToFire: (unit, v) => firingName(v, unit, 'es', 'skirmish'),
    takeHits: (unit, v) => unitName(v, unit, 'es'),
    formUp: (unit, v) => unitName(v, unit, 'es'),
    reinforce: (unit, v) => `${unitName(v, unit, 'es')}, ${place(v.pub.at[unit]!)}`,
    toReserve: (unit, v) => unitName(v, unit, 'es'),
    toFront: (unit, v) => unitName(v, unit, 'es'),
    hideGuns: (unit, v) => unitName(v, unit, 'es'),
    retreating: (unit, v) => unitName(v, unit, 'es'),
    regroup: ({ unit, to }, v) => `${unitName(v, unit, 'es')} a ${place(to)}`,
    storm: (unit, v) => firingName(v, unit, 'es', 'assault'),
    sallyWith: (unit, v) => unitName(v, unit, 'es'),
  },
  facts: {
    wentInside: a =>
      a.n === 0
        ? `${Side[a.side]} no dejan ningún bloque dentro de ${place(a.space)}.`
        : `${Side[a.side]} dejan ${blocks(a.n, 'es')} dentro de ${place(a.space)}.`,
    cameIn: a => `${Side[a.side]} entran en ${place(a.space)} con ${blocks(a.n, 'es')} que esperaban.`,
    kind: a => `Habrá ${a.kind === 'battle' ? 'batalla' : 'escaramuza'} en ${place(a.space)}.`,
    skirmish: a => `${a.sortie ? 'Salida' : 'Escaramuza'} en ${place(a.space)}: atacan ${side[a.attacker]}.`,
    volley: a =>
      a.shots.length + a.guns.length === 0
        ? `${Side[a.side]} no disparan.`
        : `${Side[a.side]} disparan en ${place(a.place)}: ${and([...a.shots.map(shot), ...a.guns.map(gunShot)])}: ${hits(a.hits)}.`,
    garrisonFired: a => `La guarnición de ${place(a.space)} dispara: ${a.die}, ${on1(a.on)}.`,
    stays: a => `${a.attackers} contra ${a.defenders}: ${side[a.loser]} pierden la escaramuza de ${place(a.space)}.`,
    battle: a => `Batalla de ${place(a.space)}: atacan ${side[a.attacker]}.`,
    round: a => `Ronda ${a.round} de la batalla de ${place(a.space)}.`,
    guns: a => `Puntos de artillería: liberales ${a.liberal}, carlistas ${a.carlist}.`,
    fired: a => `${shot(a.shot)}${a.support ? ', con apoyo artillero' : ''}: ${hits(a.hits)}.`,
    counterBattery: a =>
      `Contrabatería ${ofSide[a.side]}: ${agree(a.n, 'un punto enemigo queda gastado', `${a.n} puntos enemigos quedan gastados`)}.`,
    charged: a => `${title(a.cavalry)} ${agree(manyIn(a.cavalry), 'carga', 'cargan')} contra ${title(a.target)}.`,
    countercharged: a => `Contracarga de ${title(a.cavalry)}.`,
    fled: a => `${title(a.block)} ${agree(manyIn(a.block), 'huye', 'huyen')} de la carga.`,
    stood: a => `${title(a.block)} ${agree(manyIn(a.block), 'aguanta', 'aguantan')}.`,
    morale: a =>
      `Moral de ${title(a.block)}: ${sum(a.dice)} contra ${a.number}${
        a.terms.length === 0 ? '' : ` (${a.terms.map(({ of, value }) => `${WHY[of]} ${signed(value)}`).join(', ')})`
      }: ${a.passed ? 'la pasa' : 'la falla'}.`,
    steady: a => `${title(a.block)} ${agree(manyIn(a.block), 'pasa', 'pasan')} la tirada de moral por una carta.`,
    demoralised: a => `Unidad desmoralizada: ${title(a.block)}.`,
    held: a => `${Side[a.side]} pasan lo que queda de ronda.`,
    withdrew: a => `${Side[a.side]} se retiran del campo de batalla de ${place(a.space)}.`,
    cameToBattle: a =>
      `Un bloque ${ofSide[a.side]} intenta reforzar desde ${place(a.from)}, ${sum(a.dice)}: ${a.passed ? 'llega a la batalla' : 'no llega'}.`,
    cameThis: a =>
      `${title(a.block)} ${agree(manyIn(a.block), 'intenta', 'intentan')} reforzar desde ${place(a.from)}, ${sum(a.dice)} contra ${a.number}: ${a.passed ? '' : 'no '}${agree(manyIn(a.block), 'llega', 'llegan')}${a.passed ? ' a la batalla' : ''}.`,
    wentBack: a => `${Side[a.side]} pasan ${blocks(a.n, 'es')} a la reserva.`,
    wentForward: a => `${Side[a.side]} pasan ${blocks(a.n, 'es')} a primera línea.`,
    rallied: a => `${title(a.block)} ${a.passed ? '' : 'no '}${agree(manyIn(a.block), 'se recupera', 'se recuperan')}.`,
    routed: a => `${Side[a.side]} sufren una desbandada en ${place(a.space)}.`,
    beaten: a => `${Side[a.side]} pierden la batalla de ${place(a.space)}: ${BY[a.by]}.`,
    chased: a =>
      `${a.rout ? 'Desbandada' : 'Persecución'}, disparan ${side[a.side]}: ${a.shots.length === 0 ? 'nadie puede hacerlo' : and(a.shots.map(shot))}: ${hits(a.foot + a.horse)}.`,
    retreated: a =>
      `${Side[a.side]} se retiran de ${place(a.from)} ${a.by === 'gate' ? 'al interior de la fortaleza' : `a ${place(a.to)}`}: ${blocks(a.blocks, 'es')}${
        a.counters > 0 ? ` y ${count(a.counters, COUNTER)}` : ''
      }.`,
    hidInBox: a => `${Side[a.side]} ocultan ${points(a.points, 'es')} de artillería de ${place(a.space)}.`,
    surrounded: a => `${Side[a.side]}, cercados en ${place(a.from)}, se abren paso hasta ${place(a.to)}: ${hits(a.hits)}.`,
    trapped: a => `${Side[a.side]} no encuentran salida de ${place(a.place)}.`,
    merged: a => `${Side[a.side]} fusionan unidades en ${place(a.place)}.`,
    mergedInto: a =>
      `${title(a.block)} ${agree(manyIn(a.block), 'queda', 'quedan')} con fuerza ${a.strength} en ${place(a.place)}.`,
    regrouped: a => `${Side[a.side]} reagrupan ${count(a.n, UNIT)} en torno a ${place(a.space)}.`,
    searched: a =>
      `La expedición en ${place(placeOfRegion(a.region))}: ${a.die === 0 ? 'ya no puede esconderse' : `${a.die}${a.bonus === 0 ? '' : ` ${signed(a.bonus)}`}`}, ${a.found ? 'localizada' : 'no localizada'}.`,
    lostTrack: a => `La expedición en ${place(placeOfRegion(a.region))} se escabulle.`,
    assault: a => `${Side[a.attacker]} asaltan ${place(a.space)}, ronda ${a.round}.`,
    wallsHit: a =>
      `Impactos en la fortaleza de ${place(a.space)}: ${hits(a.hits)}, ${a.losses === 0 ? 'ninguna baja' : count(a.losses, LOSS)}${a.half ? '; queda medio impacto' : ''}.`,
    garrisonGone: a => `La guarnición de ${place(a.space)} ha caído.`,
    repelled: a => `Acaba el asalto a ${place(a.space)}; la fortaleza resiste.`,
    sortie: a => `${Side[a.side]} hacen una salida de ${place(a.space)} con ${blocks(a.n, 'es')}.`,
    siegeBegan: a => `${Side[a.by]} sitian ${place(a.space)}.`,
    sheltered: a => `Lo que les quedaba a ${side[a.side]} ante la fortaleza de ${place(a.space)} está dentro.`,
    siegeEnded: a => `Acaba el sitio de ${place(a.space)}.`,
    fell: a => `${place(a.space)} cae en manos ${ofSide[a.by]}.`,
    kept: a => `${Side[a.by]} conservan la fortaleza de ${place(a.space)}.`,
    razed: a => `${Side[a.by]} demuelen la fortaleza de ${place(a.space)}.`,
  },
  refusals: {
    noRoomInside: 'No caben tantas dentro.',
    oneOfAKind: 'Dentro cabe una de cada tipo.',
    nobodyOutside: 'Si no queda nadie fuera que los guarde, artillería y trenes también van dentro.',
    mustFight: 'Antes hay que resolver las escaramuzas.',
    nobodyToAssault: 'Ninguna unidad de allí puede participar en un asalto.',
    nobodyToSally: 'Ninguna unidad de dentro puede hacer una salida.',
    tooMuchHorse: 'El terreno no admite tanta caballería.',
    strongestFirst: 'Los impactos van antes a las de más fuerza.',
    lineFull: 'No queda casilla para esa arma en primera línea.',
    spentAlready: 'Esa unidad está gastada.',
    river: 'El río impide cargar a tu caballería en esta ronda.',
    onlyHorseFlees: 'Solo la caballería huye de una carga.',
    roadFull: 'No pueden llegar tantas por un camino en una ronda.',
    notAlone: 'Artillería, trenes y mochilas necesitan infantería o caballería consigo.',
    notThatWay: 'Esa unidad no puede ir por ahí.',
    leaveTogether: 'Los liberales salen juntos de la zona carlista.',
    tooManyThere: 'El reagrupamiento no puede dejar más de seis bloques en un espacio.',
  },
} satisfies CataloguePart;
