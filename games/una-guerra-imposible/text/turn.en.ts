/** The turn in English: prompts, choices and lines of the journal for chapters 3, 9 and 19 to 24. */
import { capital, english, signed } from '@cuartel/engine';
import { HIDDEN_BOX } from '../data/places.ts';
import { cards } from './cards.en.ts';
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

const { agree, and } = english;
const side = SIDE.en;
const Side = { Liberal: 'The Liberals', Carlist: 'The Carlists' } as const;
const place = (at: number): string => placeName(at, 'en');
const region = (at: number): string => regionName(at, 'en');
const dice = (list: readonly number[]): string => list.join(', ');
const ENDED = {
  automatic: 'automatic victory',
  decisive: 'decisive victory',
  'two-cities': 'two cities in Carlist hands',
  scenario: 'by the figures of the scenario',
  draw: 'a draw',
} as const;

const whereDoes = (block: number): string =>
  block < 0 ? 'Where does the block go?' : `Where ${agree(manyIn(block), 'does', 'do')} ${blockTitle(block, 'en')} go?`;

export const turn = {
  sections: {
    game: () => 'The war',
    turn: () => 'Turn',
    reinforcements: () => 'Reinforcements',
    reinforce: my => `Reinforcements of ${side[my.side]}`,
    batteries: my => `Artillery of ${side[my.side]}`,
    spend: my => `Replacements of ${side[my.side]}`,
    uprising: () => 'Carlist uprising',
    order: () => 'Order of play',
    phase: my => `Phase of ${side[my.side]}`,
    supply: my => `Supply of ${side[my.side]}`,
    check: () => 'Victory check',
    yearEnd: () => 'Year end',
    redeployment: my => `Redeployment of ${side[my.side]}`,
    twoCities: () => 'Two cities',
  },
  prompts: {
    reinforce: {
      place: (_, v) => whereDoes(v.own.drawn),
    },
    batteries: { gun: my => `${points(my.left, 'en')} of artillery to place: which kind, and where?` },
    spend: {
      point: my => `${halves(my.left)} replacement ${agree(my.left > 2 ? 2 : 1, 'point', 'points')} left: what for?`,
      place: (my, v) => (my.placing === 'backpack' ? 'Where does the backpack go?' : whereDoes(v.own.drawn)),
    },
    uprising: {
      region: () => 'Which region rises?',
      expedition: () => 'Which expedition tries to raise its region?',
    },
    order: {
      name: () => 'You hold the initiative: who plays first?',
      contest: (_, v) => `${capital(side[v.pub.first])} play first. Contest the initiative for a command point?`,
      reply: () => 'The initiative is contested: answer with a command point?',
      nameInstead: () => 'You have won the initiative for this turn: who plays first?',
    },
    supply: {
      place: () => 'Which place is checked next?',
      disband: my => `Too many blocks in ${place(my.place)}: who is eliminated?`,
      depot: my => `Units in ${place(my.place)} lack supply: what do they draw on?`,
      starve: my => `${unitsOf(my.hungry, 'en')} in ${place(my.place)} ${agree(my.hungry, 'goes', 'go')} without supply: which?`,
    },
    yearEnd: { band: () => 'Where does the band come back?' },
    redeployment: {
      who: my => `Redeployment, ${my.left} left: who moves?`,
      where: (my, v) =>
        my.unit < 0
          ? 'Where does it go?'
          : `Where ${agree(manyOf(v, [my.unit]), 'does', 'do')} ${unitName(v, my.unit, 'en')} go?`,
    },
  },
  moments: {},
  deeds: {
    pass: () => 'Pass',
    enough: () => 'Done',
    playFirst: first => `${capital(side[first])} play first`,
    contest: () => 'Contest the initiative',
    answer: () => 'Answer with a command point',
    put: at => place(at),
    exchange: (token, v) => `Take the place of ${unitName(v, token, 'en')} in ${place(v.pub.at[token]!)}`,
    gun: ({ kind, at }) => `${place(at)}: ${kindName(kind, 'en')}`,
    rise: at => region(at),
    stir: at => `The expedition in ${region(at)}`,
    restore: (unit, v) => `${unitName(v, unit, 'en')} in ${place(v.pub.at[unit]!)} +1`,
    raise: () => 'Build a block from the bag',
    train: () => 'Build a supply train',
    backpack: () => 'Build a backpack',
    levy: block => `Recruit ${blockTitle(block, 'en')}`,
    feed: at => place(at),
    eliminateOver: (list, v) => `Eliminate ${unitNames(v, list, 'en')}`,
    depot: what => ({ train: 'The supply train', backpack: 'The backpack', both: 'Supply train and backpack' })[what],
    starve: (list, v) => `${unitNames(v, list, 'en')} ${agree(manyOf(v, list), 'goes', 'go')} without`,
    lift: ({ unit, points: n }, v) =>
      `${unitName(v, unit, 'en')} in ${place(v.pub.at[unit]!)}${n > 0 ? `, ${points(n, 'en')}` : ''}`,
  },
  members: {
    eliminateOver: (token, v) => unitName(v, token, 'en'),
    starve: (token, v) => unitName(v, token, 'en'),
  },
  facts: {
    turnBegan: a => `${TURNS[a.turn - 1]!.en} ${a.year}.`,
    orderNamed: a => `${Side[a.by]} decide: ${side[a.first]} play first.`,
    contested: a => `${Side[a.side]} contest the initiative.`,
    answered: a => `${Side[a.side]} answer, and keep the initiative.`,
    phaseBegan: a => `Phase of ${side[a.side]}.`,
    completed: a => `The fortress of ${place(a.space)} is complete.`,
    chit: a =>
      a.points === a.value
        ? `${Side[a.side]} draw a chit of ${points(a.value, 'en')}.`
        : `${Side[a.side]} draw ${points(a.value, 'en')}; with the events they have ${a.points}.`,
    expeditionPoint: () => 'The Carlists have one action point more for their expeditions.',
    drewBlock: a => `You draw ${blockTitle(a.block, 'en')}.`,
    drewOne: a => `${Side[a.side]} draw a block.`,
    bagEmpty: a => `The bag of ${side[a.side]} is empty.`,
    cameBlock: a =>
      `${blockTitle(a.block, 'en')} ${agree(manyIn(a.block), 'comes', 'come')} to ${place(a.place)} with strength ${a.strength}.`,
    cameOne: a => `${Side[a.side]} place a block in ${place(a.place)}.`,
    putBack: a => `${Side[a.side]} have no place for it: the block goes back into the bag.`,
    exchangedBlock: a => `${blockTitle(a.block, 'en')} takes the place of ${blockTitle(a.for, 'en')} in ${place(a.place)}.`,
    exchangedOne: a => `A line regiment takes the place of a provincial one in ${place(a.place)}.`,
    gunsCame: a =>
      a.place === HIDDEN_BOX
        ? `${Side[a.side]} put a point of ${kindName(a.kind, 'en')} into the hidden box.`
        : `${Side[a.side]} receive a point of ${kindName(a.kind, 'en')} in ${place(a.place)}.`,
    gunLost: a => `${Side[a.side]} have no place or counter for a point of artillery.`,
    replacementPoints: a => `${Side[a.side]} receive replacement points: ${halves(a.halves)}.`,
    restoredUnit: a =>
      `${a.block < 0 ? 'The backpack' : blockTitle(a.block, 'en')} in ${place(a.place)} ${agree(a.block < 0 ? 1 : manyIn(a.block), 'gains', 'gain')} a point.`,
    restoredOne: a => `${Side[a.side]} restore a point in ${place(a.place)}.`,
    outfitted: a => `${Side[a.side]} build a ${a.what === 'train' ? 'supply train' : 'backpack'} in ${place(a.place)}.`,
    levied: a => `${blockTitle(a.block, 'en')} ${agree(manyIn(a.block), 'comes', 'come')} to ${place(a.place)}.`,
    uprisingRoll: a =>
      `Uprising table: ${dice(a.dice)}. ${a.region >= 0 ? region(a.region) : a.any ? 'A region of the Carlists’ choice' : 'Nothing happens'}.`,
    uprisingLevel: a => `Uprising in ${region(a.region)}: level ${a.level}.`,
    expeditionRoll: a =>
      a.need <= 0
        ? `The expedition in ${region(a.region)} is not strong enough to raise it.`
        : `The expedition in ${region(a.region)} rolls ${a.die}, needs ${a.need} or less: ${a.rises ? 'the region rises' : 'nothing'}.`,
    inWant: a => `${Side[a.side]} are too many or lack supply in ${placeNames(a.places, 'en')}.`,
    overLimit: a => `${blocks(a.over, 'en')} of ${side[a.side]} over the limit in ${place(a.place)}.`,
    supplied: a => `${place(a.place)} supplies ${Math.min(a.given, a.need)} of ${unitsOf(a.need, 'en')}.`,
    depotUsed: a => `A ${a.depot === 'train' ? 'supply train' : 'backpack'} supplies in ${place(a.place)}.`,
    hungerTook: a => `${unitsOf(a.points, 'en')} in ${place(a.place)} ${agree(a.points, 'goes', 'go')} without supply.`,
    besiegedRolls: a =>
      `Besieged in ${place(a.space)}: ${dice(a.dice)}${a.modifier === 0 ? '' : ` (${signed(a.modifier)})`}, ${points(a.losses, 'en')} lost${a.garrison ? ', the garrison rolls' : ''}.`,
    foraged: a =>
      `The expedition in ${region(a.region)} forages: ${dice(a.dice)}, ${points(a.losses, 'en')} lost${a.calms ? '; the region calms down' : ''}.`,
    prestigeAdvance: a =>
      `Prestige: ${a.cities} besieged ${agree(a.cities, 'city', 'cities')}, ${a.expedition ? 'an expedition' : 'no expedition'}, ${a.armies} Liberal ${agree(a.armies, 'army', 'armies')} in the Carlist zone: ${signed(a.steps)}.`,
    yearEnds: a => `The year ${a.year} ends.`,
    fortressPoints: a => `Liberal fortress points in the Carlist zone: ${a.points}.`,
    lastRoll: a => `Last roll of the Carlists: ${a.die}, ${a.need} or less needed: ${a.wins ? '1 VP' : 'nothing'}.`,
    arrivalsCame: a =>
      `New for ${side[a.side]}: ${and([blocks(a.blocks, 'en'), `${a.trains} ${agree(a.trains, 'train', 'trains')}`, `${a.backpacks} ${agree(a.backpacks, 'backpack', 'backpacks')}`])}.`,
    redeployRoll: a => `The Liberals may redeploy ${a.die} ${agree(a.die, 'unit', 'units')}.`,
    redeployed: a => `${Side[a.side]} move a unit from ${place(a.from)} to ${place(a.to)}.`,
    decksMade: a => `The decks of ${a.year} are made.`,
    cardsLeft: a => `${Side[a.side]}: ${a.cards.length} ${agree(a.cards.length, 'card', 'cards')} out of the game.`,
    newCards: a =>
      a.cards.length === 0 ? 'No card comes for them.' : `For them you draw ${and(a.cards.map(card => cards[card]!.title))}.`,
    newCardsCame: a => `${Side[a.side]} draw ${a.n} ${agree(a.n, 'card', 'cards')} for them.`,
    cupsFilled: a => `The cups are filled for ${a.year}.`,
    ended: a => `${a.winner === null ? 'Nobody wins' : `${Side[a.winner]} win`}: ${ENDED[a.ending]}.`,
  },
  refusals: {},
} satisfies CataloguePart;
