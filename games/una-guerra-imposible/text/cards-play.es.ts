/** Las cartas en juego, en español: capítulo 7. */
import { signed, spanish } from '@cuartel/engine';
import { type Card, cardName } from '../data/cards.ts';
import { isRegion, regionAt } from '../data/places.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { CardInPlay } from '../types/cards.ts';
import { cards } from './cards.es.ts';
import { blockTitle, manyIn } from './names.ts';
import { type CataloguePart, kindName, placeName, points, regionName, SIDE, unitName } from './words.ts';

const side = SIDE.es;
const Side = { Liberal: 'Los liberales', Carlist: 'Los carlistas' } as const;
const place = (at: number): string => (isRegion(at) ? regionName(regionAt(at), 'es') : placeName(at, 'es'));
const title = (card: Card): string => `${cards[card]!.title} (${cardName(card)})`;
const branch = ({ card }: CardInPlay, which: number): string => cards[card]!.choices?.[which] ?? `${which + 1}`;
const MARKER = { mutiny: 'Motín', chapelgorris: 'Chapelgorris', river: 'Río', wall: 'Muro' } as const;
const RULE = {
  'replacement-roll': 'las tiradas de reemplazos',
  'liberal-roll-of-one': 'la tirada liberal de movimiento de 1',
  mina: 'los grupos que salen de Navarra',
  'concentration-cost': 'el coste de la concentración',
  'border-closed': 'la frontera con Francia está cerrada',
  'powder-shortage': 'la artillería carlista no tiene pólvora',
  movement: 'el movimiento',
  silence: 'sin carta táctica en la primera ronda',
  'free-intercept': 'la intercepción',
  'auto-intercept': 'la intercepción',
  'auto-evade': 'la evasión',
  locate: 'la tirada para localizar una expedición',
  'locate-cancel': 'la tirada para localizar una expedición',
  'landing-limit': 'el desembarco',
  supplied: 'un convoy suministra un lugar',
} as const;
/** What a rule that stands says with its figure. */
const STANDS: Readonly<Partial<Record<keyof typeof RULE, (a: { side: number; n: number }) => string>>> = {
  'replacement-roll': ({ side: its, n }) =>
    `${signed(n)} a las tiradas de reemplazos de ${side[its === 0 ? 'Liberal' : 'Carlist']}`,
  'liberal-roll-of-one': ({ n }) => `un 1 en la tirada liberal de movimiento da ${points(n, 'es')}`,
  mina: ({ n }) => `los grupos que salen de Navarra tienen ${points(n, 'es')} sin tirar`,
  'concentration-cost': ({ n }) => (n === 0 ? 'la concentración no cuesta puntos' : `la concentración cuesta ${points(n, 'es')}`),
};
const WINDOW = {
  'on-draw': 'Un evento',
  'own-actions': 'Entre dos acciones',
  'own-movement': 'Tu grupo va a mover',
  'own-movement-roll': 'Hecha la tirada de movimiento',
  'own-supply': 'Antes de comprobar el suministro',
  'replacement-roll': 'Antes de la tirada de reemplazos',
  interception: 'Un grupo enemigo entra en un espacio',
  entry: 'Un grupo enemigo ha entrado en un espacio',
  'enemy-chit': 'El enemigo ha cogido su ficha de puntos de acción',
  'before-locating': 'Antes de intentar localizar la expedición',
  located: 'Han localizado tu expedición',
  skirmish: 'Escaramuza',
  'battle-round': 'Ronda de batalla',
  'assault-round': 'Ronda de asalto',
} as const;
/** Where it is about a place. */
const THERE: Readonly<Partial<Record<keyof typeof WINDOW, (on: Occasion) => string | undefined>>> = {
  'own-movement': ({ from }) => (from === undefined ? from : `Tu grupo va a salir de ${place(from)}`),
  'own-movement-roll': ({ from }) => (from === undefined ? from : `Hecha la tirada de movimiento del grupo de ${place(from)}`),
  entry: ({ place: at }) => (at === undefined ? at : `El enemigo ha entrado en ${place(at)}`),
  'before-locating': ({ place: at }) => (at === undefined ? at : `Antes de intentar localizar la expedición de ${place(at)}`),
  located: ({ place: at }) => (at === undefined ? at : `Han localizado tu expedición en ${place(at)}`),
};

export const cardPlay = {
  sections: {
    effects: my => title(my.of.card),
    drawCard: my => `${Side[my.side]} cogen carta`,
    trimHand: () => 'Límite de la mano',
    tacticals: () => 'Cartas tácticas',
    cardUprising: () => 'Sublevación',
    cardAround: () => 'Sublevación en torno a una expedición',
    cardLoss: () => 'Pérdida de fuerza',
    cardMutiny: () => 'Motín',
    cardMarker: () => 'Marcador',
    cardPlacement: () => 'Unidades del evento',
    cardGuns: () => 'Artillería oculta',
    cardSupply: () => 'Convoy',
    cardRestore: () => 'Convoy',
    cardBand: () => 'Vuelve una partida',
    cardWorks: () => 'Fortaleza',
    cardBuild: () => 'Fortaleza',
    cardSail: () => 'Transporte naval',
    cardExpedition: () => 'Expedición',
    cardDiscard: () => 'Descarte',
    cardRiver: () => 'Río',
  },
  prompts: {
    effects: { branch: my => `${title(my.of.card)}: ¿cuál de las dos?` },
    trimHand: { discard: () => 'Tienes demasiadas cartas: ¿cuál descartas?' },
    tacticals: { lay: my => `¿Colocas una carta táctica bocabajo para ${place(my.place)}?` },
    cardUprising: {
      region: my =>
        `¿En qué región ${my.n > 0 ? 'sube' : 'baja'} la sublevación ${Math.abs(my.n)} ${spanish.agree(Math.abs(my.n), 'nivel', 'niveles')}?`,
    },
    cardAround: { region: () => '¿Qué expedición?', other: () => '¿Y en qué región adyacente?' },
    cardLoss: {
      place: () => '¿Dónde pierden fuerza?',
      suffer: my => `¿Qué unidad pierde un punto${my.place < 0 ? '' : ` en ${place(my.place)}`}?`,
    },
    cardMutiny: { place: () => '¿Dónde estalla el motín?' },
    cardMarker: { block: () => '¿Qué bloque lleva el marcador de Chapelgorris?' },
    cardPlacement: {
      place: my => `¿Adónde ${spanish.agree(manyIn(my.block), 'llega', 'llegan')} ${blockTitle(my.block, 'es')}?`,
    },
    cardGuns: { kind: () => 'Artillería para la casilla oculta: ¿de qué clase?' },
    cardSupply: { place: () => '¿Qué lugar se suministra?' },
    cardRestore: { unit: () => '¿Qué tren o mochila recupera un punto?' },
    cardBand: { place: () => '¿Adónde vuelve la partida?' },
    cardWorks: { which: () => '¿Qué fortaleza se completa?' },
    cardBuild: { which: () => '¿Qué bloque construye donde está?' },
    cardSail: { from: () => '¿Desde dónde embarcan?' },
    cardExpedition: { from: () => '¿Desde dónde mueve la expedición?' },
    cardDiscard: { card: () => '¿Qué carta del enemigo se descarta?' },
    cardRiver: { block: () => 'El río estrecha tu línea: ¿quién pasa a la reserva?' },
  },
  moments: { cards: ({ window, on }) => `${THERE[window]?.(on) ?? WINDOW[window]}: ¿juegas una carta?` },
  deeds: {
    branch: ({ of, branch: which }) => branch(of, which),
    decline: () => 'No',
    card: card => `Jugar ${title(card)}`,
    lay: card => `Colocar ${title(card)}`,
    layNone: () => 'No colocar ninguna',
    discard: card => `Descartar ${title(card)}`,
    discardTheirs: card => `Descartar ${title(card)}`,
    namePlace: at => place(at),
    nameRegion: region => regionName(region, 'es'),
    markBlock: (token, v) => unitName(v, token, 'es'),
    suffer: (token, v) => unitName(v, token, 'es'),
    resupply: (unit, v) => `${unitName(v, unit, 'es')} en ${place(v.pub.at[unit]!)}`,
    gunKind: kind => kindName(kind, 'es'),
  },
  members: {},
  facts: {
    drew: a => `${Side[a.side]} cogen una carta.`,
    drewCard: a => `Coges ${title(a.card)}.`,
    drewCancelled: a => `${Side[a.side]} cogen ${title(a.card)}, que está cancelada.`,
    noCards: a => `No quedan cartas para ${side[a.side]}.`,
    newDeck: a => `Los descartes de ${side[a.side]} se barajan y forman un nuevo mazo.`,
    event: a => `Evento de ${side[a.side]}: ${title(a.card)}.`,
    noEffect: a => `${title(a.card)} no tiene efecto.`,
    playedCard: a => `${Side[a.side]} juegan ${title(a.card)}.`,
    discarded: a => `${Side[a.side]} descartan ${title(a.card)}.`,
    laidCard: a => `${Side[a.side]} ${a.laid ? 'colocan una carta táctica bocabajo' : 'no colocan carta táctica'}.`,
    laidThis: a => (a.card < 0 ? 'No colocas carta táctica.' : `Colocas ${title(a.card)} bocabajo.`),
    turnedUp: a => `${Side[a.side]} descubren ${title(a.card)}.`,
    voided: a => `${title(a.card)} de ${side[a.side]} no tiene efecto.`,
    cancelled: a =>
      `${title(a.card)} queda cancelada${a.from === 'deck' ? '' : a.from === 'hand' ? ' y deja la mano' : ' y deja los descartes'}.`,
    lapsed: a => `Deja de estar en vigor: ${RULE[a.what]}.`,
    ruleStands: a => `En vigor desde ahora: ${STANDS[a.what]?.(a) ?? RULE[a.what]}.`,
    sawHand: a =>
      a.cards.length === 0
        ? 'El enemigo no tiene cartas en la mano.'
        : `Ves la mano del enemigo: ${a.cards.map(title).join(', ')}.`,
    sawTheHand: a => `${Side[a.side]} miran la mano del enemigo.`,
    marked: a => `Marcador de ${MARKER[a.marker]} en ${place(a.place)}.`,
    owed: a => `${Side[a.side]}: ${signed(a.n)} a los puntos de acción de esta fase.`,
    moreChits: a => `${Side[a.side]} cogen una ficha más.`,
    declaredPlaces: a =>
      a.places.length === 0
        ? `${Side[a.side]} no tienen tropas de esa clase.`
        : `${Side[a.side]} declaran que tienen tropas de esa clase en ${spanish.and(a.places.map(place))}.`,
    notPlaced: a => `No hay lugar para ${blockTitle(a.block, 'es')}.`,
    resupplied: a =>
      `${a.train ? 'Un tren de suministro' : 'Una mochila'} de ${side[a.side]} en ${place(a.place)} recupera un punto.`,
    hidGuns: a => `${Side[a.side]} ponen ${points(a.n, 'es')} de ${kindName(a.kind, 'es')} en la casilla de artillería oculta.`,
    fortressAppeared: a => `En ${place(a.place)} hay una fortaleza de ${side[a.side]}.`,
  },
  refusals: {},
} satisfies CataloguePart;
