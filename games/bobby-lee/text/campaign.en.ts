/** What an English reader reads of the campaign. */
import { capital, english, signed } from '@cuartel/engine';
import { hexsideFrom, hexsideTo } from '../data/hexsides.ts';
import { standsAt } from '../queries/control.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { CampaignContents, CampaignDeeds, CampaignFacts } from '../types/campaign.ts';
import { type CataloguePart, wordsOf } from './words.ts';

const { hex, hexes, month, name, over, place, unit, who } = wordsOf('en');
const Who = (b: number): string => capital(who(b));
const { agree, and, noun, spell } = english;
const WEATHER = ['Dry', 'Mud'] as const;
const [HQ, STEP, CADRE, POINT, LEVY] = [noun('HQ'), noun('step'), noun('cadre'), noun('point'), noun('drafted cadre')];
const [UNIT, MOVE, VICTORY_POINT, MARCH] = [noun('unit'), noun('strategic move'), noun('Victory Point'), noun('forced march')];
const WAYS: Readonly<Record<string, (from: string, to: string) => string>> = {
  rail: (from, to) => `goes by rail from ${from} to ${to}`,
  offMap: (from, to) => `goes by rail beyond the map from ${from} to ${to}`,
  sail: (from, to) => `sails from ${from} to ${to}`,
  invade: (from, to) => `sails from ${from} and lands at ${to}`,
  evacuate: (from, to) => `is taken off by sea from ${from} to ${to}`,
  cross: (from, to) => `crosses the river from ${from} to ${to}`,
};
const REASONS: Readonly<Record<string, string>> = {
  date: 'for the time that has passed',
  draft: 'for the draft',
  emancipation: 'for emancipation',
  supplyHexes: 'for Supply hexes of the USA',
  washington: 'for Washington',
  allSupplyHexes: 'for all three Supply hexes of the CSA',
};
/** Of the two hexes of a hexside, the one where the enemy stands, and the other. */
const target = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideFrom[side]! : hexsideTo[side]!);
const source = (v: View, side: number): string =>
  hex(standsAt(v.pub, numberOf(foe(v.me)), hexsideFrom[side]!) ? hexsideTo[side]! : hexsideFrom[side]!);
/** The hex beyond a hexside for an own unit. */
const beyond = (v: View, block: number, side: number): string =>
  hex(v.pub.at[v.own.token[block]!] === hexsideFrom[side] ? hexsideTo[side]! : hexsideFrom[side]!);
/** What an HQ pays, and what it means when it is the last. */
const lastStep = (v: View, hq: number): string => (v.own.steps[hq] === 1 ? ', its last step' : '');

export const campaign: CataloguePart<CampaignContents, CampaignDeeds, CampaignFacts> = {
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
        v.mine.unit < 0 ? 'Free deployment: swap any blocks, or begin.' : `${name(v.mine.unit)}: swap with which block?`,
    },
    replacement: {
      proclaim: () => 'Replacements: proclaim a draft?',
      spend: (_, v) =>
        v.own.plan.mustering < 0
          ? v.own.plan.points === 0 && v.own.plan.levies > 0
            ? `No points left; ${spell(v.own.plan.levies, LEVY)} to place: which?`
            : `${capital(spell(v.own.plan.points, POINT))} to spend${v.own.plan.levies > 0 ? ` and ${spell(v.own.plan.levies, LEVY)} to place` : ''}: steps or cadres?`
          : `${name(v.own.plan.mustering)}: where does it form?`,
      place: (_, v) => `The USA has placed its cadres. ${name(v.own.plan.mustering)}: where does it form?`,
    },
    initiative: { bid: () => 'Initiative: how many HQs will you activate if you go first?' },
    surrender: { answer: my => `The enemy calls on ${hexes(my.hexes)} to surrender. Do you?` },
    movement: {
      activate: my => (my.must > 0 ? `Your bid binds you: activate exactly ${spell(my.must, HQ)}.` : 'Activate HQs, or pass?'),
      orders: (my, v) => {
        if (v.mine.unit >= 0) return `${name(v.mine.unit)}: where to?`;
        return my.hqs
          ? 'The active HQs may move now. Which one?'
          : `Who moves?${v.pub.strategic > 0 ? ` ${capital(spell(v.pub.strategic, MOVE))} left.` : ''}`;
      },
      push: () => 'Forced marches: name a hex for every marked unit. The dice come afterwards.',
    },
    supply: {
      terms: () => 'A siege has closed: call on the enemy to surrender, or lay down your arms?',
      provide: my => `No supply in ${hexes(my.short)}: does an HQ pay a step to feed the units?`,
      starve: my => `${hex(my.short[0]!)}: ${spell(my.losses[0]!, STEP)} to lose, the largest units first. Who loses one?`,
    },
    monthEnd: { agree: () => 'A draw. Play on into the next year?' },
  },
  deeds: {
    lift: b => `Take up ${who(b)}`,
    exchange: b => `Swap with ${who(b)}`,
    proclaim: ({ draft, emancipation }) =>
      draft
        ? emancipation
          ? 'Proclaim a draft and emancipation'
          : 'Proclaim a draft'
        : emancipation
          ? 'Proclaim emancipation'
          : 'Proclaim nothing',
    strengthen: b => `Add a step to ${who(b)}`,
    muster: b => `Raise ${who(b)}`,
    enlist: b => `Raise ${who(b)} from the draft`,
    post: h => `Form it in ${hex(h)}`,
    ready: () => 'Ready',
    bid: n => `Bid ${n}`,
    demand: h => `Call on ${hex(h)} to surrender`,
    capitulate: h => `Surrender ${hex(h)}`,
    accept: () => 'Surrender',
    refuse: () => 'Refuse',
    proceed: () => 'Go on',
    activate: (hqs, v) => `Activate ${and(hqs.map(hq => `${who(hq)}${lastStep(v, hq)}`))}`,
    pass: () => 'Pass',
    order: b => `Move ${who(b)}`,
    march: h => `March to ${hex(h)}`,
    marchOn: h => `March to ${hex(h)} and force the march from there`,
    attack: (side, v) => `Attack ${target(v, side)} from ${source(v, side)}`,
    rail: h => `By rail to ${hex(h)}`,
    offMap: h => `By rail beyond the map to ${hex(h)}`,
    sail: h => `Sail to ${hex(h)}`,
    invade: h => `Land at ${hex(h)}`,
    evacuate: h => `By sea to ${hex(h)}`,
    cross: side => `Over the river, ${over(side)}`,
    stay: () => 'Put it back',
    halt: () => 'No more moves',
    force: ({ block, over: side }, v) => `${unit(block)} to ${beyond(v, block, side)}`,
    lapse: () => 'The others have nowhere to go',
    provide: b => `${unit(b)} feeds them`,
    forgo: () => 'No HQ pays',
    starve: b => `${unit(b)} loses a step`,
    playOn: () => 'Play on',
    settle: () => 'Leave it at a draw',
  },
  facts: {
    begins: () => 'The game begins.',
    month: a => `${month(a.month)}, ${WEATHER[a.weather]}.`,
    exchanged: a => `${capital(and([who(a.one), who(a.other)]))} change places.`,
    linkBuilt: () => 'The military railway joins Washington and Alexandria.',
    points: a =>
      `The ${a.side} scores ${spell(a.points, VICTORY_POINT)} ${a.place < 0 ? REASONS[a.reason] : `for ${place(a.place)}`}. The marker is at ${signed(a.marker)}.`,
    proclaimed: a =>
      a.draft
        ? a.emancipation
          ? 'You will proclaim a draft and emancipation.'
          : 'You will proclaim a draft.'
        : a.emancipation
          ? 'You will proclaim emancipation.'
          : 'You proclaim nothing.',
    drafted: a =>
      `The ${a.side} drafts: a ${a.die} brings ${spell(a.cadres, CADRE)} of infantry. It is draft number ${a.time} of the year.`,
    emancipated: a => `The Emancipation Proclamation. The CSA receives ${a.points} Replacement Points this month.`,
    income: a => `Replacement Points: USA ${a.usa}, CSA ${a.csa}.`,
    plannedStep: a => `You add a step to ${who(a.block)}.`,
    calledUp: a => `You raise ${who(a.block)}; its place is named when the USA has placed its own cadres.`,
    plannedCadre: a => `You raise ${who(a.block)} in ${hex(a.hex)}.`,
    posted: a => `A new ${a.side} cadre stands in ${hex(a.hex)}.`,
    replaced: a => `Your replacements: ${spell(a.steps.length, STEP)}, ${spell(a.cadres.length, CADRE)}.`,
    bidLaid: a => `You bid ${a.bid}.`,
    bids: a => `Bids: USA ${a.usa}, CSA ${a.csa}. The ${a.side} goes first.`,
    turn: a => `Campaign Turn ${a.turn}: ${a.side}.`,
    demanded: a => `The ${a.side} calls on ${hexes(a.hexes)} to surrender.`,
    refused: a => `The ${a.side} refuses.`,
    surrendered: a =>
      `The ${a.side} surrenders ${hexes(a.hexes)}: ${spell(a.count, UNIT)} ${agree(a.count, 'goes', 'go')} to the force pool.`,
    weather: a =>
      `The weather die shows ${a.die}: ${a.changed ? `it changes to ${WEATHER[a.weather]}` : `${WEATHER[a.weather]}, as before`}.`,
    activated: a => `The ${a.side} activates ${and(a.hqs.map((hq, i) => `${who(hq)} in ${hex(a.hexes[i]!)}`))}.`,
    strategic: a => `The ${a.side} has ${spell(a.moves, MOVE)}.`,
    passed: a => `The ${a.side} passes.`,
    marched: a => `${Who(a.block)} marches from ${hex(a.from)} to ${hex(a.to)}${a.marked ? ' and will force the march' : ''}.`,
    someMarched: a =>
      `A ${a.side} unit marches from ${hex(a.from)} to ${hex(a.to)}${a.marked ? ' and will force the march' : ''}.`,
    attacked: a => `${Who(a.block)} attacks ${hex(a.to)} from ${hex(a.from)}.`,
    someAttacked: a => `A ${a.side} unit attacks ${hex(a.to)} from ${hex(a.from)}.`,
    moved: a => `${Who(a.block)} ${WAYS[a.by]!(hex(a.from), hex(a.to))}.`,
    someMoved: a => `A ${a.side} unit ${WAYS[a.by]!(hex(a.from), hex(a.to))}.`,
    aimed: a => `${Who(a.block)} will try to reach ${hex(a.to)} from ${hex(a.from)}.`,
    someAimed: a => `A ${a.side} unit will try to reach ${hex(a.to)} from ${hex(a.from)}.`,
    forced: a =>
      `${Who(a.block)} forces the march from ${hex(a.from)} to ${hex(a.to)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'it arrives' : 'it fails and loses a step'}.`,
    someForced: a =>
      `A ${a.side} unit forces the march from ${hex(a.from)} to ${hex(a.to)}: the die shows ${a.die}, ${a.success ? 'it arrives' : 'it fails and loses a step'}.`,
    lapsed: a => `${capital(spell(a.count, MARCH))} ${agree(a.count, 'lapses', 'lapse')} without loss: there is nowhere to go.`,
    supplied: a => `${Who(a.hq)} feeds ${hexes(a.hexes)} at the cost of a step.`,
    lostStep: a => `${Who(a.block)} in ${hex(a.hex)} loses a step and has ${a.steps} left.`,
    someLostStep: a => `A ${a.side} unit in ${hex(a.hex)} loses a step.`,
    eliminated: a => `${Who(a.block)} in ${hex(a.hex)} is eliminated${a.forGood ? ' for good' : ''}.`,
    someEliminated: a => `A ${a.side} unit in ${hex(a.hex)} is eliminated${a.forGood ? ' for good' : ''}.`,
    revealed: a => `Seen in ${hex(a.hex)}: ${unit(a.block)}, ${spell(a.steps, STEP)}.`,
    siegeLosses: a => `The ${a.side} units besieged in ${hexes(a.hexes)} lose a step each.`,
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
    hasMoved: 'That unit has moved this turn.',
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
    oneAtATime: 'First say where the unit in hand goes, or put it back.',
    whoMoves: 'First choose the unit that moves.',
    noSuchHqs: 'You do not have so many HQs on the map.',
    elsewhere: 'That unit stands elsewhere.',
    starvedAlready: 'That unit has already lost its step.',
    largestFirst: 'The largest units come first.',
  },
};
