/** What an English reader reads of the campaign. */

import { hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { standsAt } from '../queries/control.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { CampaignContents, CampaignDeeds, CampaignFacts } from '../types/campaign.ts';
import { type Part, wordsOf } from './words.ts';

const { hex, hexes, list, month, over, place, signed, unit } = wordsOf('en');
const WEATHER = ['dry', 'mud'] as const;
const count = (n: number, one: string, many: string): string => (n === 1 ? `one ${one}` : `${n} ${many}`);
const WAYS: Readonly<Record<string, string>> = {
  rail: 'goes by rail',
  offMap: 'goes by rail beyond the map',
  sail: 'sails',
  invade: 'lands',
  evacuate: 'is taken off by sea',
  cross: 'crosses the river',
};
const REASONS: Readonly<Record<string, string>> = {
  date: 'for the time that has passed',
  draft: 'for the draft',
  emancipation: 'for emancipation',
  place: '',
  supplyHexes: 'for Supply hexes of the USA',
  washington: 'for Washington',
  allSupplyHexes: 'for all three Supply hexes of the CSA',
};
const target = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideFrom[side]! : hexsideTo[side]!);
const source = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideTo[side]! : hexsideFrom[side]!);

export const campaign: Part<CampaignContents, CampaignDeeds, CampaignFacts> = {
  sections: {
    game: () => 'The war in Virginia',
    month: () => 'Month',
    replacement: () => 'Replacements',
    initiative: () => 'Initiative',
    turn: my => `Campaign Turn of the ${my.side}`,
    surrender: () => 'Surrender',
    movement: my => (my.hqs ? 'Movement of HQs' : 'Movement'),
    supply: () => 'Supply',
    monthEnd: () => 'End of the month',
  },
  prompts: {
    game: {
      deployment: (_, v) =>
        v.own.picked < 0
          ? 'Free deployment: which block changes places? Or are you ready?'
          : `With which block does ${unit(v.own.picked)} change places?`,
    },
    replacement: {
      proclaim: () => 'Replacement Turn: will you proclaim a draft, or anything else?',
      spend: (_, v) =>
        v.own.plan.mustering < 0
          ? `Replacements: ${count(v.own.plan.points, 'point', 'points')} left${v.own.plan.levies > 0 ? `, ${count(v.own.plan.levies, 'drafted cadre', 'drafted cadres')} to place` : ''}. Add steps, raise cadres, or say that you are ready.`
          : `Where does ${unit(v.own.plan.mustering)} form?`,
      place: (_, v) => `The USA has placed its cadres. Where does ${unit(v.own.plan.mustering)} form?`,
    },
    initiative: { bid: () => 'Initiative: how many HQs will you activate if you go first?' },
    surrender: { answer: my => `The enemy demands the surrender of ${hexes(my.hexes)}: accept or refuse?` },
    movement: {
      activate: my => (my.must > 0 ? `Activate exactly ${count(my.must, 'HQ', 'HQs')}: you bid so.` : 'Activate HQs, or pass.'),
      orders: (my, v) =>
        my.hqs
          ? 'The active HQs may move now: which one? Or end the movement.'
          : `Which unit moves?${v.pub.strategic > 0 ? ` ${count(v.pub.strategic, 'strategic move', 'strategic moves')} left.` : ''}`,
      destination: (_, v) => `How and where to does ${unit(v.own.picked)} move?`,
      push: () => 'Forced marches: name the hex each marked unit will try. The dice come afterwards.',
    },
    supply: {
      terms: () => 'A new siege: demand a surrender, lay down arms, or go on?',
      provide: my => `Units go hungry in ${hexes(my.short)}: does an HQ feed them at the cost of a step?`,
      starve: my => `${hex(my.short[0]!)}: which of the largest units loses a step? ${my.losses[0]} still to lose.`,
    },
    monthEnd: { agree: () => 'The game is a draw: play on into the next year, or leave it at that?' },
  },
  deeds: {
    lift: b => `Take up ${unit(b)}`,
    exchange: (b, v) => (b === v.own.picked ? `Leave ${unit(b)} where it is` : `Change places with ${unit(b)}`),
    proclaim: ({ draft, emancipation }) =>
      draft
        ? emancipation
          ? 'Proclaim a draft and emancipation'
          : 'Proclaim a draft'
        : emancipation
          ? 'Proclaim emancipation'
          : 'Proclaim nothing',
    strengthen: b => `Add a step to ${unit(b)}`,
    muster: b => `Raise ${unit(b)}`,
    enlist: b => `Raise ${unit(b)} from the draft`,
    post: h => `Form it in ${hex(h)}`,
    ready: () => 'Ready',
    bid: n => `Bid ${n}`,
    demand: h => `Demand the surrender of ${hex(h)}`,
    capitulate: h => `Surrender ${hex(h)}`,
    accept: () => 'Accept',
    refuse: () => 'Refuse',
    proceed: () => 'Go on',
    activate: hqs => `Activate ${list(hqs.map(unit))}`,
    pass: () => 'Pass',
    order: b => `Move ${unit(b)}`,
    march: h => `March to ${hex(h)}`,
    marchOn: h => `March to ${hex(h)} and force the march from there`,
    attack: (side, v) => `Attack ${target(v, side)} from ${source(v, side)}`,
    rail: h => `By rail to ${hex(h)}`,
    offMap: h => `By rail beyond the map to ${hex(h)}`,
    sail: h => `Sail to ${hex(h)}`,
    invade: h => `Land in ${hex(h)}`,
    evacuate: h => `Be taken off to ${hex(h)}`,
    cross: side => `Cross the river ${over(side)}`,
    stay: () => 'Put it back',
    halt: () => 'No more moves',
    force: ({ block, over: side }) => `Force the march of ${unit(block)} over ${over(side)}`,
    lapse: () => 'The others have nowhere to go',
    provide: b => `Feed them from ${unit(b)}`,
    forgo: () => 'No HQ pays',
    starve: b => `${unit(b)} loses a step`,
    playOn: () => 'Play on',
    settle: () => 'Leave it at a draw',
  },
  facts: {
    begins: () => 'The game begins.',
    month: a => `${month(a.month)}, ${WEATHER[a.weather]}.`,
    exchanged: a => `${unit(a.one)} and ${unit(a.other)} change places.`,
    linkBuilt: () => 'The military railway joins Washington and Alexandria.',
    points: a =>
      `${a.side} scores ${count(a.points, 'Victory Point', 'Victory Points')} ${a.place < 0 ? REASONS[a.reason] : `for ${place(a.place)}`}. The marker is at ${signed(a.marker)}.`,
    proclaimed: a =>
      a.draft
        ? a.emancipation
          ? 'You will proclaim a draft and emancipation.'
          : 'You will proclaim a draft.'
        : a.emancipation
          ? 'You will proclaim emancipation.'
          : 'You proclaim nothing.',
    drafted: a =>
      `${a.side} drafts: a ${a.die} brings ${count(a.cadres, 'cadre', 'cadres')} of infantry. Draft ${a.time} of the year.`,
    emancipated: a => `The Emancipation Proclamation. The CSA receives ${a.points} Replacement Points this month.`,
    income: a => `Replacement Points: USA ${a.usa}, CSA ${a.csa}.`,
    plannedStep: a => `You add a step to ${unit(a.block)}.`,
    calledUp: a => `You raise ${unit(a.block)}, to be placed when the USA has placed its own.`,
    plannedCadre: a => `You raise ${unit(a.block)} in ${hex(a.hex)}.`,
    posted: a => `A new ${a.side} cadre stands in ${hex(a.hex)}.`,
    replaced: a => `Your replacements: ${count(a.steps.length, 'step', 'steps')}, ${count(a.cadres.length, 'cadre', 'cadres')}.`,
    bidLaid: a => `You bid ${a.bid}.`,
    bids: a => `Bids: USA ${a.usa}, CSA ${a.csa}. ${a.side} goes first.`,
    turn: a => `Campaign Turn ${a.turn}: ${a.side}.`,
    demanded: a => `${a.side} demands the surrender of ${hexes(a.hexes)}.`,
    refused: a => `${a.side} refuses.`,
    surrendered: a => `${a.side} surrenders ${hexes(a.hexes)}: ${count(a.count, 'unit goes', 'units go')} to the force pool.`,
    weather: a =>
      `The weather die shows ${a.die}: ${a.changed ? `it changes to ${WEATHER[a.weather]}` : `${WEATHER[a.weather]} as before`}.`,
    activated: a => `${a.side} activates ${list(a.hqs.map((hq, i) => `${unit(hq)} in ${hex(a.hexes[i]!)}`))}.`,
    strategic: a => `${a.side} has ${count(a.moves, 'strategic move', 'strategic moves')}.`,
    passed: a => `${a.side} passes.`,
    marched: a => `${unit(a.block)} marches from ${hex(a.from)} to ${hex(a.to)}${a.marked ? ' and will force the march' : ''}.`,
    someMarched: a =>
      `A ${a.side} unit marches from ${hex(a.from)} to ${hex(a.to)}${a.marked ? ' and will force the march' : ''}.`,
    attacked: a => `${unit(a.block)} attacks ${hex(a.to)} from ${hex(a.from)}.`,
    someAttacked: a => `A ${a.side} unit attacks ${hex(a.to)} from ${hex(a.from)}.`,
    moved: a => `${unit(a.block)} ${WAYS[a.by]} from ${hex(a.from)} to ${hex(a.to)}.`,
    someMoved: a => `A ${a.side} unit ${WAYS[a.by]} from ${hex(a.from)} to ${hex(a.to)}.`,
    aimed: a => `${unit(a.block)} will force the march from ${hex(a.from)} to ${hex(a.to)}.`,
    someAimed: a => `A ${a.side} unit will force the march from ${hex(a.from)} to ${hex(a.to)}.`,
    forced: a =>
      `${unit(a.block)} forces the march from ${hex(a.from)} to ${hex(a.to)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'it arrives' : 'it fails and loses a step'}.`,
    someForced: a =>
      `A ${a.side} unit forces the march from ${hex(a.from)} to ${hex(a.to)}: the die shows ${a.die}, ${a.success ? 'it arrives' : 'it fails and loses a step'}.`,
    lapsed: a => `${count(a.count, 'forced march lapses', 'forced marches lapse')}: there is nowhere to go.`,
    supplied: a => `${unit(a.hq)} feeds ${hexes(a.hexes)} at the cost of a step.`,
    lostStep: a => `${unit(a.block)} in ${hex(a.hex)} loses a step (${a.steps} left).`,
    someLostStep: a => `A ${a.side} unit in ${hex(a.hex)} loses a step.`,
    eliminated: a => `${unit(a.block)} in ${hex(a.hex)} is eliminated${a.forGood ? ' for good' : ''}.`,
    someEliminated: a => `A ${a.side} unit in ${hex(a.hex)} is eliminated${a.forGood ? ' for good' : ''}.`,
    revealed: a => `Seen in ${hex(a.hex)}: ${unit(a.block)}, ${count(a.steps, 'step', 'steps')}.`,
    siegeLosses: a => `${a.side} units besieged in ${hexes(a.hexes)} lose a step each.`,
    monthOver: a => `End of ${month(a.month)}.`,
    playsOn: a => (a.agreed ? `Both agree to play on until ${month(a.until)}.` : 'The players leave it at a draw.'),
    ended: a =>
      a.winner === null
        ? 'The game is a draw.'
        : a.ending === 'decisive'
          ? `Decisive victory of the ${a.winner}.`
          : a.ending === 'election'
            ? `Lincoln loses the election: the ${a.winner} wins.`
            : `Marginal victory ${a.grade} of the ${a.winner}.`,
  },
  refusals: {
    bidBinds: 'Your bid binds you to another number of HQs.',
    notOnMap: 'That block is not on the map.',
    hasMoved: 'That unit has moved, or has given up its move, in this turn.',
    activeHqLater: 'An active HQ moves by itself when all orders have been given.',
    onlyActiveHqs: 'Orders are over: only the HQs that were active may move now.',
    outOfCommand: 'That unit is out of command, and there are no strategic moves left.',
    noStrategicMoves: 'There are not enough strategic moves left.',
    thatIsAttack: 'The enemy stands there: to enter is to attack.',
    mountains: 'There are mountains in between, and no gap.',
    unbridged: 'There is a great river in between, without bridge or ford.',
    hqAlone: 'An HQ goes among enemies only where friendly combat units have gone before it.',
    outOfReach: 'It cannot get there this turn.',
    speedLeft: 'It must have spent its full speed, or have been stopped by the terrain.',
    nobodyThere: 'There is nobody to attack over that hexside.',
    hexsideClosed: 'No more units can attack over that hexside this turn.',
    csaNeverInvades: 'The CSA never lands on enemy shores.',
    onlyInfantry: 'Only infantry divisions can land.',
    noLanding: 'Ships cannot reach that shore from here.',
    markBinds: 'A marked unit must try while it has somewhere to go.',
    placeFirst: 'First say where the cadre forms.',
    brigade: 'A brigade has one step and takes no more.',
    fullStrength: 'It can take no more steps this month.',
    noSupplyLine: 'It has no supply line; forage and HQ supply are not enough.',
    tooDear: 'There are not enough Replacement Points left.',
    notInPool: 'That block is not in the force pool.',
    noPost: 'No friendly city, town or Supply hex has room for another cadre this month.',
    exchangeFirst: 'First finish the exchange.',
    noSuchHqs: 'You do not have so many HQs on the map.',
    elsewhere: 'That unit stands elsewhere.',
    starvedAlready: 'That unit has already lost its step.',
    largestFirst: 'The largest units come first.',
  },
};
