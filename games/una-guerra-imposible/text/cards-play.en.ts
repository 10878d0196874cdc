/** What an English reader reads where cards are drawn and played: chapter 7. */
import { english, signed } from '@cuartel/engine';
import { type Card, cardName } from '../data/cards.ts';
import { isRegion, regionAt } from '../data/places.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { CardInPlay } from '../types/cards.ts';
import { cards } from './cards.en.ts';
import { blockTitle, manyIn } from './names.ts';
import { type CataloguePart, kindName, placeName, points, regionName, SIDE, unitName } from './words.ts';

const side = SIDE.en;
const Side = { Liberal: 'The Liberals', Carlist: 'The Carlists' } as const;
const place = (at: number): string => (isRegion(at) ? regionName(regionAt(at), 'en') : placeName(at, 'en'));
const title = (card: Card): string => `${cards[card]!.title} (${cardName(card)})`;
const branch = ({ card }: CardInPlay, which: number): string => cards[card]!.choices?.[which] ?? `${which + 1}`;
const MARKER = { mutiny: 'Mutiny', chapelgorris: 'Chapelgorris', river: 'River', wall: 'Wall' } as const;
const RULE = {
  'replacement-roll': 'replacement rolls',
  'liberal-roll-of-one': 'a Liberal movement roll of 1',
  mina: 'groups that start in Navarra',
  'concentration-cost': 'the cost of concentration',
  'border-closed': 'the border with France is closed',
  'powder-shortage': 'Carlist artillery has no powder',
  movement: 'movement',
  silence: 'no tactical card in the first round',
  'free-intercept': 'interception',
  'auto-intercept': 'interception',
  'auto-evade': 'evasion',
  locate: 'the search for an expedition',
  'locate-cancel': 'the search for an expedition',
  'landing-limit': 'the landing',
  supplied: 'a convoy supplies a place',
} as const;
/** What a rule that stands says with its figure. */
const STANDS: Readonly<Partial<Record<keyof typeof RULE, (a: { side: number; n: number }) => string>>> = {
  'replacement-roll': ({ side: its, n }) => `${signed(n)} to the replacement rolls of ${side[its === 0 ? 'Liberal' : 'Carlist']}`,
  'liberal-roll-of-one': ({ n }) => `a Liberal movement roll of 1 gives ${points(n, 'en')}`,
  mina: ({ n }) => `groups that start in Navarra have ${points(n, 'en')} without a roll`,
  'concentration-cost': ({ n }) => (n === 0 ? 'concentration costs no points' : `concentration costs ${points(n, 'en')}`),
};
const WINDOW = {
  'on-draw': 'An event',
  'own-actions': 'Between actions',
  'own-movement': 'Your group is about to move',
  'own-movement-roll': 'The movement die has been rolled',
  'own-supply': 'Before supply is checked',
  'replacement-roll': 'Before the replacement roll',
  interception: 'An enemy group enters a space',
  entry: 'An enemy group has entered a space',
  'enemy-chit': 'The enemy has drawn his action points',
  'before-locating': 'Before the expedition is looked for',
  located: 'Your expedition has been located',
  skirmish: 'Skirmish',
  'battle-round': 'Battle round',
  'assault-round': 'Assault round',
} as const;
/** Where it is about a place. */
const THERE: Readonly<Partial<Record<keyof typeof WINDOW, (on: Occasion) => string | undefined>>> = {
  'own-movement': ({ from }) => (from === undefined ? from : `Your group is about to leave ${place(from)}`),
  'own-movement-roll': ({ from }) => (from === undefined ? from : `The group of ${place(from)} has rolled for movement`),
  entry: ({ place: at }) => (at === undefined ? at : `The enemy has entered ${place(at)}`),
  'before-locating': ({ place: at }) => (at === undefined ? at : `Before the expedition in ${place(at)} is looked for`),
  located: ({ place: at }) => (at === undefined ? at : `Your expedition in ${place(at)} has been located`),
};

export const cardPlay = {
  sections: {
    effects: my => title(my.of.card),
    drawCard: my => `${Side[my.side]} draw a card`,
    trimHand: () => 'Hand limit',
    tacticals: () => 'Tactical cards',
    cardUprising: () => 'Uprising',
    cardAround: () => 'Uprising around an expedition',
    cardLoss: () => 'Strength lost',
    cardMutiny: () => 'Mutiny',
    cardMarker: () => 'Marker',
    cardPlacement: () => 'Units of the event',
    cardGuns: () => 'Hidden artillery',
    cardSupply: () => 'Convoy',
    cardRestore: () => 'Convoy',
    cardBand: () => 'A band comes back',
    cardWorks: () => 'Fortress',
    cardBuild: () => 'Fortress',
    cardSail: () => 'Naval transport',
    cardExpedition: () => 'Expedition',
    cardDiscard: () => 'Discard',
    cardRiver: () => 'River',
  },
  prompts: {
    effects: { branch: my => `${title(my.of.card)}: which of the two?` },
    trimHand: { discard: () => 'Your hand is too large: which card do you discard?' },
    tacticals: { lay: my => `Do you lay a tactical card face down, for ${place(my.place)}?` },
    cardUprising: { region: my => `In which region does the uprising ${my.n > 0 ? 'rise' : 'fall'} by ${Math.abs(my.n)}?` },
    cardAround: { region: () => 'Which expedition?', other: () => 'And in which region beside it?' },
    cardLoss: {
      place: () => 'Where do they lose strength?',
      suffer: my => `Which unit${my.place < 0 ? '' : ` in ${place(my.place)}`} loses a point?`,
    },
    cardMutiny: { place: () => 'Where does the mutiny break out?' },
    cardMarker: { block: () => 'Which block bears the Chapelgorris marker?' },
    cardPlacement: { place: my => `Where ${english.agree(manyIn(my.block), 'does', 'do')} ${blockTitle(my.block, 'en')} come?` },
    cardGuns: { kind: () => 'Artillery for the hidden box: of which kind?' },
    cardSupply: { place: () => 'Which place is supplied?' },
    cardRestore: { unit: () => 'Which train or backpack regains a point?' },
    cardBand: { place: () => 'Where does the band come back?' },
    cardWorks: { which: () => 'Which fortress is completed?' },
    cardBuild: { which: () => 'Which block builds where it stands?' },
    cardSail: { from: () => 'From where do they sail?' },
    cardExpedition: { from: () => 'From where does the expedition move?' },
    cardDiscard: { card: () => 'Which card of the enemy is discarded?' },
    cardRiver: { block: () => 'The river narrows your line: who steps back to the reserve?' },
  },
  moments: { cards: ({ window, on }) => `${THERE[window]?.(on) ?? WINDOW[window]}: do you play a card?` },
  deeds: {
    branch: ({ of, branch: which }) => branch(of, which),
    decline: () => 'No',
    card: card => `Play ${title(card)}`,
    lay: card => `Lay ${title(card)}`,
    layNone: () => 'Lay none',
    discard: card => `Discard ${title(card)}`,
    discardTheirs: card => `Discard ${title(card)}`,
    namePlace: at => place(at),
    nameRegion: region => regionName(region, 'en'),
    markBlock: (token, v) => unitName(v, token, 'en'),
    suffer: (token, v) => unitName(v, token, 'en'),
    resupply: (unit, v) => `${unitName(v, unit, 'en')} in ${place(v.pub.at[unit]!)}`,
    gunKind: kind => kindName(kind, 'en'),
  },
  members: {},
  facts: {
    drew: a => `${Side[a.side]} draw a card.`,
    drewCard: a => `You draw ${title(a.card)}.`,
    drewCancelled: a => `${Side[a.side]} draw ${title(a.card)}, which is cancelled.`,
    noCards: a => `There is no card left for ${side[a.side]}.`,
    newDeck: a => `The discards of ${side[a.side]} are shuffled into a new deck.`,
    event: a => `Event of ${side[a.side]}: ${title(a.card)}.`,
    noEffect: a => `${title(a.card)} has no effect.`,
    playedCard: a => `${Side[a.side]} play ${title(a.card)}.`,
    discarded: a => `${Side[a.side]} discard ${title(a.card)}.`,
    laidCard: a => `${Side[a.side]} ${a.laid ? 'lay a tactical card face down' : 'lay no tactical card'}.`,
    laidThis: a => (a.card < 0 ? 'You lay no tactical card.' : `You lay ${title(a.card)} face down.`),
    turnedUp: a => `${Side[a.side]} turn up ${title(a.card)}.`,
    voided: a => `${title(a.card)} of ${side[a.side]} has no effect.`,
    cancelled: a =>
      `${title(a.card)} is cancelled${a.from === 'deck' ? '' : a.from === 'hand' ? ' and leaves the hand' : ' and leaves the discards'}.`,
    lapsed: a => `No longer in force: ${RULE[a.what]}.`,
    ruleStands: a => `In force from now on: ${STANDS[a.what]?.(a) ?? RULE[a.what]}.`,
    sawHand: a =>
      a.cards.length === 0 ? 'The enemy holds no card.' : `You see the hand of the enemy: ${a.cards.map(title).join(', ')}.`,
    sawTheHand: a => `${Side[a.side]} look at the hand of the enemy.`,
    marked: a => `${MARKER[a.marker]} marker in ${place(a.place)}.`,
    owed: a => `${Side[a.side]}: ${signed(a.n)} action ${english.agree(Math.abs(a.n), 'point', 'points')} in this phase.`,
    moreChits: a => `${Side[a.side]} draw one more chit.`,
    declaredPlaces: a =>
      a.places.length === 0
        ? `${Side[a.side]} have no such troops.`
        : `${Side[a.side]} declare such troops in ${english.and(a.places.map(place))}.`,
    notPlaced: a => `${blockTitle(a.block, 'en')} finds no place.`,
    resupplied: a => `A ${a.train ? 'supply train' : 'backpack'} of ${side[a.side]} in ${place(a.place)} regains a point.`,
    hidGuns: a => `${Side[a.side]} put ${points(a.n, 'en')} of ${kindName(a.kind, 'en')} into the hidden box.`,
    fortressAppeared: a => `A fortress of ${side[a.side]} stands in ${place(a.place)}.`,
  },
  refusals: {},
} satisfies CataloguePart;
