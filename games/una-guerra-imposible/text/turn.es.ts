/** El turno en español: preguntas, opciones y diario de los capítulos 3, 9 y 19 a 24. */
import { signed, spanish } from '@cuartel/engine';
import { HIDDEN_BOX } from '../data/places.ts';
import { cards } from './cards.es.ts';
import { blockTitle, manyIn, TURNS } from './names.ts';
import {
  blocks,
  type CataloguePart,
  halves,
  kindName,
  manyOf,
  placeName,
  placeNames,
  points,
  regionName,
  SIDE,
  unitName,
  unitNames,
  unitsOf,
} from './words.ts';

const { agree, and } = spanish;
const side = SIDE.es;
const Side = { Liberal: 'Los liberales', Carlist: 'Los carlistas' } as const;
const place = (at: number): string => placeName(at, 'es');
const region = (at: number): string => regionName(at, 'es');
const dice = (list: readonly number[]): string => list.join(', ');
const ENDED = {
  automatic: 'victoria automática',
  decisive: 'victoria decisiva',
  'two-cities': 'dos ciudades en manos carlistas',
  scenario: 'según las cifras del escenario',
  draw: 'empate',
} as const;

const whereGoes = (block: number): string =>
  block < 0
    ? '¿Dónde se coloca el bloque?'
    : `¿Dónde ${agree(manyIn(block), 'se coloca', 'se colocan')} ${blockTitle(block, 'es')}?`;

export const turn = {
  sections: {
    game: () => 'La guerra',
    turn: () => 'Turno',
    reinforcements: () => 'Refuerzos',
    reinforce: my => `Refuerzos de ${side[my.side]}`,
    batteries: my => `Artillería de ${side[my.side]}`,
    spend: my => `Reemplazos de ${side[my.side]}`,
    uprising: () => 'Sublevación carlista',
    order: () => 'Orden de juego',
    phase: my => `Fase de ${side[my.side]}`,
    supply: my => `Suministro de ${side[my.side]}`,
    check: () => 'Comprobar victoria',
    yearEnd: () => 'Fin de año',
    redeployment: my => `Redespliegue de ${side[my.side]}`,
    twoCities: () => 'Dos ciudades',
  },
  prompts: {
    reinforce: {
      place: (_, v) => whereGoes(v.own.drawn),
    },
    batteries: { gun: my => `${points(my.left, 'es')} de artillería por colocar: ¿de qué clase y dónde?` },
    spend: {
      point: my => `Puntos de reemplazo sin gastar: ${halves(my.left)}. ¿En qué se emplean?`,
      place: (my, v) => (my.placing === 'backpack' ? '¿Dónde se coloca la mochila?' : whereGoes(v.own.drawn)),
    },
    uprising: {
      region: () => '¿En qué región aumenta la sublevación?',
      expedition: () => '¿Qué expedición intenta incrementar la sublevación en su región?',
    },
    order: {
      name: () => 'Tienes la iniciativa: ¿quién juega primero?',
      contest: (_, v) => `Juegan primero ${side[v.pub.first]}. ¿Disputas la iniciativa por un punto de mando?`,
      reply: () => 'Te disputan la iniciativa: ¿respondes con un punto de mando?',
      nameInstead: () => 'La iniciativa es tuya este turno: ¿quién juega primero?',
    },
    supply: {
      place: () => '¿Qué lugar se comprueba ahora?',
      disband: my => `Sobran bloques en ${place(my.place)}: ¿cuáles se eliminan?`,
      depot: my => `Falta suministro en ${place(my.place)}: ¿de dónde se obtiene?`,
      starve: my =>
        `En ${place(my.place)} ${agree(my.hungry, 'queda', 'quedan')} ${unitsOf(my.hungry, 'es')} sin suministro: ${agree(my.hungry, '¿cuál?', '¿cuáles?')}`,
    },
    yearEnd: { band: () => '¿Adónde vuelve la partida?' },
    redeployment: {
      who: my => `Redespliegue, ${agree(my.left, 'queda', 'quedan')} ${my.left}: ¿quién se mueve?`,
      where: (my, v) =>
        my.unit < 0
          ? '¿Adónde va la unidad?'
          : `¿Adónde ${agree(manyOf(v, [my.unit]), 'va', 'van')} ${unitName(v, my.unit, 'es')}?`,
    },
  },
  moments: {},
  deeds: {
    pass: () => 'Pasar',
    enough: () => 'Terminar',
    playFirst: first => `Juegan primero ${side[first]}`,
    contest: () => 'Disputar la iniciativa',
    answer: () => 'Responder con un punto de mando',
    put: at => place(at),
    exchange: (token, v) => `Sustituir a ${unitName(v, token, 'es')} en ${place(v.pub.at[token]!)}`,
    gun: ({ kind, at }) => `${place(at)}: ${kindName(kind, 'es')}`,
    rise: at => region(at),
    stir: at => `La expedición de ${region(at)}`,
    restore: (unit, v) => `${unitName(v, unit, 'es')} en ${place(v.pub.at[unit]!)} +1`,
    raise: () => 'Construir una unidad de la bolsa',
    train: () => 'Construir un tren de suministro',
    backpack: () => 'Construir una mochila',
    levy: block => `Reclutar ${blockTitle(block, 'es')}`,
    feed: at => place(at),
    eliminateOver: (list, v) => `Eliminar ${unitNames(v, list, 'es')}`,
    depot: what => ({ train: 'El tren de suministro', backpack: 'La mochila', both: 'Tren de suministro y mochila' })[what],
    starve: (list, v) => `${agree(manyOf(v, list), 'Queda', 'Quedan')} sin suministro ${unitNames(v, list, 'es')}`,
    lift: ({ unit, points: n }, v) =>
      `${unitName(v, unit, 'es')} en ${place(v.pub.at[unit]!)}${n > 0 ? `, ${points(n, 'es')}` : ''}`,
  },
  members: {
    eliminateOver: (token, v) => unitName(v, token, 'es'),
    starve: (token, v) => unitName(v, token, 'es'),
  },
  facts: {
    turnBegan: a => `${TURNS[a.turn - 1]!.es} de ${a.year}.`,
    orderNamed: a => `${Side[a.by]} deciden: juegan primero ${side[a.first]}.`,
    contested: a => `${Side[a.side]} disputan la iniciativa.`,
    answered: a => `${Side[a.side]} responden y conservan la iniciativa.`,
    phaseBegan: a => `Fase de ${side[a.side]}.`,
    completed: a => `La fortaleza de ${place(a.space)} queda terminada.`,
    chit: a =>
      a.points === a.value
        ? `${Side[a.side]} cogen una ficha de ${points(a.value, 'es')}.`
        : `${Side[a.side]} cogen ${points(a.value, 'es')}; con los eventos tienen ${a.points}.`,
    expeditionPoint: () => 'Los carlistas tienen un punto de acción adicional para sus expediciones.',
    drewBlock: a => `Coges ${blockTitle(a.block, 'es')}.`,
    drewOne: a => `${Side[a.side]} cogen un bloque.`,
    bagEmpty: a => `La bolsa de ${side[a.side]} está vacía.`,
    cameBlock: a =>
      `${blockTitle(a.block, 'es')} ${agree(manyIn(a.block), 'llega', 'llegan')} a ${place(a.place)} con fuerza ${a.strength}.`,
    cameOne: a => `${Side[a.side]} colocan un bloque en ${place(a.place)}.`,
    putBack: a => `${Side[a.side]} no tienen dónde colocarlo: el bloque vuelve a la bolsa.`,
    exchangedBlock: a => `${blockTitle(a.block, 'es')} sustituye a ${blockTitle(a.for, 'es')} en ${place(a.place)}.`,
    exchangedOne: a => `Una unidad de infantería de línea sustituye a un regimiento provincial en ${place(a.place)}.`,
    gunsCame: a =>
      a.place === HIDDEN_BOX
        ? `${Side[a.side]} ponen un punto de ${kindName(a.kind, 'es')} en la casilla de artillería oculta.`
        : `${Side[a.side]} reciben un punto de ${kindName(a.kind, 'es')} en ${place(a.place)}.`,
    gunLost: a => `${Side[a.side]} no tienen sitio o ficha para un punto de artillería.`,
    replacementPoints: a => `${Side[a.side]} reciben puntos de reemplazo: ${halves(a.halves)}.`,
    restoredUnit: a =>
      `${a.block < 0 ? 'La mochila' : blockTitle(a.block, 'es')} ${agree(a.block < 0 ? 1 : manyIn(a.block), 'recupera', 'recuperan')} un punto en ${place(a.place)}.`,
    restoredOne: a => `${Side[a.side]} recuperan un punto en ${place(a.place)}.`,
    outfitted: a =>
      `${Side[a.side]} construyen ${a.what === 'train' ? 'un tren de suministro' : 'una mochila'} en ${place(a.place)}.`,
    levied: a => `${blockTitle(a.block, 'es')} ${agree(manyIn(a.block), 'llega', 'llegan')} a ${place(a.place)}.`,
    uprisingRoll: a =>
      `Tabla de sublevación: ${dice(a.dice)}. ${a.region >= 0 ? region(a.region) : a.any ? 'Una región a elección carlista' : 'Sin efecto'}.`,
    uprisingLevel: a => `Sublevación en ${region(a.region)}: nivel ${a.level}.`,
    expeditionRoll: a =>
      a.need <= 0
        ? `La expedición de ${region(a.region)} no tiene más unidades que los liberales de allí.`
        : `La expedición de ${region(a.region)} saca ${a.die} y necesita ${a.need} o menos: ${a.rises ? 'la sublevación aumenta' : 'sin efecto'}.`,
    inWant: a => `A ${side[a.side]} les sobran unidades o les falta suministro en ${placeNames(a.places, 'es')}.`,
    overLimit: a => `${blocks(a.over, 'es')} de ${side[a.side]} por encima del límite en ${place(a.place)}.`,
    supplied: a => `${place(a.place)} suministra a ${Math.min(a.given, a.need)} de ${unitsOf(a.need, 'es')}.`,
    depotUsed: a => `${a.depot === 'train' ? 'Un tren de suministro' : 'Una mochila'} suministra en ${place(a.place)}.`,
    hungerTook: a => `En ${place(a.place)} ${agree(a.points, 'queda', 'quedan')} ${unitsOf(a.points, 'es')} sin suministro.`,
    besiegedRolls: a =>
      `Sitiados en ${place(a.space)}: ${dice(a.dice)}${a.modifier === 0 ? '' : ` (${signed(a.modifier)})`}, ${a.losses === 0 ? 'sin pérdidas' : `${agree(a.losses, 'se pierde', 'se pierden')} ${points(a.losses, 'es')}`}${a.garrison ? '; tira la guarnición' : ''}.`,
    foraged: a =>
      `La expedición de ${region(a.region)} forrajea: ${dice(a.dice)}, pierde ${points(a.losses, 'es')}${a.calms ? '; la sublevación disminuye' : ''}.`,
    prestigeAdvance: a =>
      `Prestigio: ${a.cities} ${agree(a.cities, 'ciudad sitiada', 'ciudades sitiadas')}, ${a.expedition ? 'hay expedición' : 'sin expedición'}, ${a.armies} ${agree(a.armies, 'ejército liberal', 'ejércitos liberales')} en la zona carlista: ${signed(a.steps)}.`,
    yearEnds: a => `Termina el año ${a.year}.`,
    fortressPoints: a => `Puntos de fortaleza liberales en la zona carlista: ${a.points}.`,
    lastRoll: a => `Última tirada carlista: ${a.die}, hace falta ${a.need} o menos: ${a.wins ? '1 PV' : 'nada'}.`,
    arrivalsCame: a =>
      `Nuevas unidades de ${side[a.side]}: ${and([blocks(a.blocks, 'es'), `${a.trains} ${agree(a.trains, 'tren', 'trenes')}`, `${a.backpacks} ${agree(a.backpacks, 'mochila', 'mochilas')}`])}.`,
    redeployRoll: a => `Los liberales pueden redesplegar ${a.die} ${agree(a.die, 'unidad', 'unidades')}.`,
    redeployed: a => `${Side[a.side]} llevan una unidad de ${place(a.from)} a ${place(a.to)}.`,
    decksMade: a => `Se forman los mazos de ${a.year}.`,
    cardsLeft: a => `${Side[a.side]}: ${a.cards.length} ${agree(a.cards.length, 'carta sale', 'cartas salen')} del juego.`,
    newCards: a =>
      a.cards.length === 0
        ? 'No llega ninguna carta en su lugar.'
        : `En su lugar coges ${and(a.cards.map(card => cards[card]!.title))}.`,
    newCardsCame: a => `${Side[a.side]} cogen en su lugar ${a.n} ${agree(a.n, 'carta', 'cartas')}.`,
    cupsFilled: a => `Se preparan las fichas de puntos de acción de ${a.year}.`,
    ended: a => `${a.winner === null ? 'Nadie gana' : `Ganan ${side[a.winner]}`}: ${ENDED[a.ending]}.`,
  },
  refusals: {},
} satisfies CataloguePart;
