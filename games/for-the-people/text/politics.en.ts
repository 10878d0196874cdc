/** The phases around the rounds and the cards in English: questions, options, the journal. */
import { capital, english, signed } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import type { Side } from '../data/sides.ts';
import { stepAt } from '../queries/event-steps.ts';
import { raised, strategicLeft } from '../queries/reinforcements.ts';
import type { Cause } from '../types/politics.ts';
import { armyName, eliteNames, stateName, turnName, zoneNames } from './names.ts';
import { type PoliticsWords, wordsOf } from './politics.words.ts';

const { agree, and, count, noun } = english;
const { counted, general, place, places, title, use } = wordsOf('en');
const SP = noun('SP', 'SP');
const CARD = noun('card');
const FORT = noun('fort');
const GENERAL = noun('general');
const SIDE = ['The Union', 'The Confederacy'] as const;
const side = (of: Side): string => SIDE[of].replace('The', 'the');
const ADJECTIVE = ['Union', 'Confederate'] as const;
const REGION = ['East', 'Centre', 'West'] as const;
const state = (of: number): string => stateName(of, 'en');
const army = (of: number): string => `the ${armyName(of, 'en')}`;
const zone = (of: number): string => zoneNames[of]!.en;
const elite = (of: number): string => eliteNames[of]!.en;
const when = (turn: number): string => turnName(turn, seasonOf(turn), 'en');
const WEAPON = { ironclad: 'An ironclad', torpedo: 'A torpedo marker', hunley: 'The Hunley' } as const;
const FLAG = {
  emancipation: 'Emancipation is proclaimed: from now on the Confederacy pays for its remorse every fall.',
  intervention: 'Foreign powers intervene: the blockade never again exceeds 4, and the Union receives 2 SP fewer each turn.',
  port: 'St. Marks is a blockade-runner port from now on.',
  valley: 'The Shenandoah Valley is laid waste and feeds the Confederacy no more.',
  compelled: 'The Union must march on Richmond in its next round.',
  mississippi: 'The whole Mississippi is in Union hands.',
} as const;
const CAUSE: Readonly<Record<Cause, (of: number) => string>> = {
  card: of => title(of),
  battle: of => `the battle of ${place(of)}`,
  centre: of => `the resource centre of ${place(of)}`,
  fort: of => `the fort of ${place(of)}`,
  capital: of => `the capital driven out of ${place(of)}`,
  capitalAway: of => `a capital in ${place(of)}`,
  army: of => `the loss of ${army(of)}`,
  merged: of => `${army(of)} broken up`,
  runner: of => `no blockade runner in the ${zone(of)}`,
  state: of => state(of),
  invaded: of => `the invasion of ${state(of)}`,
  mississippi: () => 'the Mississippi',
  fall: () => 'another fall at war',
  creation: of => `a senior passed over for ${general(of)}`,
  relief: of => `the relief of ${general(of)}`,
  passedOver: of => `seniors passed over for ${general(of)}`,
  mcclellan: () => 'McClellan in command',
};
const change = (by: number, cause: Cause, of: number): string => `${signed(by)} for ${CAUSE[cause](of)}`;

export const politics: PoliticsWords = {
  sections: {
    placing: () => 'Union reinforcements',
    runners: () => 'Confederate reinforcements',
    strategic: () => 'Strategic movement',
    journeys: my => `Strategic movement of ${side(my.side)}`,
    generals: () => 'New generals',
    deal: () => 'Deal',
    political: () => 'Political control',
    changes: () => 'Political will',
    claiming: my => `${state(my.state)} won`,
    attrition: () => 'Attrition',
    effects: my => title(my.of.card),
    levying: my => title(my.of.card),
    marking: my => title(my.of.card),
    lifting: my => title(my.of.card),
    stripping: my => title(my.of.card),
    fortifying: my => title(my.of.card),
    arming: my => title(my.of.card),
    sinking: () => 'An ironclad sunk',
    honouring: () => 'Elite units',
    wasting: () => 'Attrition by card',
    gathering: my => title(my.of.card),
    striking: my => title(my.of.card),
    dismissing: () => 'A general dismissed',
    relieving: my => title(my.of.card),
    retaking: () => 'A coastal fort retaken',
    relocating: my => title(my.of.card),
  },
  prompts: {
    placing: {
      doWithout: () => 'In which regions do you do without reinforcements?',
      muster: my => `${REGION[my.region]}: where do ${count(my.spare[my.region]!, SP)} go?`,
      remount: () => 'Where does the SP of a disbanded brigade come back?',
    },
    runners: {
      zone: () => 'Which blockade zone is run next?',
      port: my => `A runner has come through in the ${zone(my.ships[0]!)}: in which port does its SP land?`,
      raise: (_, v) => `${count(raised(v.pub), SP)}, one to a state at most: where?`,
      remount: () => 'Where does the SP of a disbanded brigade come back?',
      enlist: my => `Where does the SP of ${state(my.borders[0]!)} go?`,
    },
    journeys: {
      from: (my, v) => `Strategic movement: SP of which space? ${count(strategicLeft(v.pub, my.side), SP)} may still move.`,
      to: my => `From ${place(my.from)}: where to?`,
      many: my => `From ${place(my.from)} to ${place(my.to)}: how many SP?`,
    },
    generals: {
      lay: () => 'In which space do you lay a general face down?',
      foot: () => 'Sheridan: with his brigade, or as the general of a corps?',
    },
    political: {
      seat: () => 'Where does your capital go?',
      raid: () => 'Which enemy markers do your brigades take off?',
    },
    changes: { order: () => 'Which change of your political will comes next?' },
    claiming: { claim: my => `${state(my.state)} is yours: in which empty spaces do you place markers?` },
    effects: { branch: my => `${title(my.of.card)}: what will you do?` },
    levying: { which: my => `${title(my.of.card)}: where do the new SP go?` },
    marking: {
      raider: my => `${title(my.of.card)}: from which brigade?`,
      which: my => `${title(my.of.card)}: where do your markers go?`,
    },
    lifting: { which: my => `${title(my.of.card)}: which markers are taken off?` },
    stripping: { which: my => `${title(my.of.card)}: which SP are lost? ${count(my.left, SP)} in all.` },
    fortifying: { which: my => `${title(my.of.card)}: where do you build?` },
    arming: { which: my => `${title(my.of.card)}: in which port?` },
    sinking: { which: () => 'Which ironclad is sunk?' },
    honouring: { which: () => 'Which army receives the elite unit?' },
    wasting: { which: () => 'Which force suffers attrition?' },
    gathering: {
      where: my => `${title(my.of.card)}: in which space do the troops gather?`,
      whence: my => `Up to ${count(stepAt(my.of, 'concentrate').most, SP)} to ${place(my.to)}: from where?`,
    },
    striking: {
      army: my => `${title(my.of.card)}: which army?`,
      brigade: my => `${title(my.of.card)}: which brigade?`,
    },
    dismissing: { which: () => 'Which general leaves the game?' },
    relieving: { which: my => `${title(my.of.card)}: the commander of which army is relieved?` },
    retaking: { which: () => 'Which coastal fort is retaken?' },
    relocating: { which: my => `${title(my.of.card)}: which of your armies goes, and where to?` },
  },
  moments: {},
  deeds: {
    doWithout: regions => `Do without in ${and(regions.map(region => `the ${REGION[region]!}`))}`,
    muster: spaces => `Place in ${counted(spaces)}`,
    runBlockade: of => `Run the blockade in the ${zone(of)}`,
    land: port => `Land in ${place(port)}`,
    raise: list => `Raise in ${places(list.map(({ to }) => to))}`,
    remount: space => `In ${place(space)}`,
    enlist: space => `In ${place(space)}`,
    entrain: space => `From ${place(space)}`,
    detrain: space => `To ${place(space)}`,
    convey: n => count(n, SP),
    finish: () => 'No more journeys',
    lay: ({ space, cavalry }) => `A ${cavalry ? 'cavalry general' : 'general'} in ${place(space)}`,
    ride: () => 'With his brigade',
    walk: () => 'As the general of a corps',
    seat: space => `The capital to ${place(space)}`,
    order: ({ by, cause, of }) => capital(change(by, cause, of)),
    claim: spaces => (spaces.length === 0 ? 'Place no markers' : `Place markers in ${places(spaces)}`),
    raid: spaces => (spaces.length === 0 ? 'Leave them' : `Take off ${places(spaces)}`),
    levy: spaces => `New SP in ${counted(spaces)}`,
    raider: of => `From ${general(of)}'s brigade`,
    place: spaces => (spaces.length === 0 ? 'Place no markers' : `Markers in ${places(spaces)}`),
    lift: spaces => `Take off ${places(spaces)}`,
    strip: spaces => `Lose SP in ${counted(spaces)}`,
    fortify: spaces => (spaces.length === 0 ? 'Build nothing' : `Build in ${places(spaces)}`),
    elite: of => `To ${army(of)}`,
    arm: spaces => `In ${places(spaces)}`,
    sink: space => `The one in ${place(space)}`,
    waste: space => `The force in ${place(space)}`,
    gather: space => `Gather in ${place(space)}`,
    skip: () => 'Gather nobody, only attack',
    rally: spaces => `From ${counted(spaces)}`,
    strike: of => `Strike ${army(of)}`,
    ambush: of => `Ambush ${general(of)}`,
    dismiss: of => `Dismiss ${general(of)}`,
    relieved: of => `The commander of ${army(of)}`,
    retake: space => `Retake ${place(space)}`,
    relocate: ({ army: of, to }) => `${capital(army(of))} to ${place(to)}`,
    queue: ({ card, general: of }) => `Open an operations queue for ${general(of)} with ${title(card)}`,
    addToQueue: card => `Add ${title(card)} to the queue`,
    branch: ({ of }) => `${title(of.card)}${use(of.card, of.variant)}`,
    decline: () => 'No',
  },
  members: {},
  facts: {
    will: ({ side: of, cause, of: which, by, fates, value }) =>
      `Political will of ${side(of)} ${change(by, cause, which)}${fates === 0 ? '' : `, ${signed(fates)} for the fates of war`}: ${value}.`,
    marked: ({ side: of, space }) => `${SIDE[of]} controls ${place(space)}.`,
    unmarked: ({ space, owner }) =>
      owner === -1
        ? `The marker in ${place(space)} is taken off: neutral.`
        : `The marker in ${place(space)} is taken off: it is ${ADJECTIVE[owner]} again.`,
    destroyed: ({ space }) => `The resource centre of ${place(space)} is destroyed.`,
    fortLost: ({ side: of, space }) => `The ${ADJECTIVE[of]} fort in ${place(space)} is gone.`,
    fortBuilt: ({ side: of, space }) => `${SIDE[of]} builds a fort in ${place(space)}.`,
    fortsFree: ({ side: of, count: n }) => `${SIDE[of]} may build ${count(n, FORT)} again.`,
    capitalLost: ({ side: of, space }) => `${SIDE[of]}'s capital is driven out of ${place(space)}.`,
    capitalSet: ({ side: of, space }) => `${SIDE[of]} sets up its capital in ${place(space)}.`,
    weapon: ({ kind, space }) => `${WEAPON[kind]} lies in ${place(space)}.`,
    weaponsLost: ({ space }) => `The naval weapons in ${place(space)} are lost.`,
    ironcladSunk: ({ space }) => `The ironclad in ${place(space)} is sunk.`,
    playedEvent: ({ side: of, card }) => `${SIDE[of]} plays ${title(card)} as event.`,
    playedOperations: ({ side: of, card }) => `${SIDE[of]} plays ${title(card)} for operations.`,
    discarded: ({ side: of, card }) => `${SIDE[of]} discards ${title(card)}.`,
    lostCard: ({ side: of, card }) => `${SIDE[of]} loses ${title(card)} from its hand.`,
    removed: ({ card }) => `${title(card)} leaves the game.`,
    lapsed: ({ card }) => `${title(card)} can no longer be carried out and is discarded.`,
    dealt: ({ side: of, count: n }) => `${SIDE[of]} receives ${count(n, CARD)}.`,
    dealtCards: ({ cards }) => (cards.length === 0 ? 'You receive no card.' : `You receive ${and(cards.map(title))}.`),
    reshuffled: ({ cards }) => `The deck is shuffled anew: ${count(cards, CARD)}.`,
    lostSp: ({ side: of, space, count: n }) => `${SIDE[of]} loses ${count(n, SP)} in ${place(space)}.`,
    placedSp: ({ side: of, space, count: n }) => `${SIDE[of]} places ${count(n, SP)} in ${place(space)}.`,
    toTrack: ({ general: of, turn }) => `${general(of)} goes to the turn track until ${when(turn)}.`,
    generalGone: ({ general: of }) => `${general(of)} leaves the game.`,
    armyGone: ({ army: of }) => `${capital(army(of))} is no more.`,
    didWithout: ({ regions }) => `The Union does without ${count(regions.length, SP)}.`,
    mustersNothing: ({ region }) => `${REGION[region]}: no space can take the reinforcements; they are lost.`,
    runner: ({ zone: of, die, blockade, success }) =>
      `${zone(of)}: die ${die} against blockade ${blockade}, ${success ? 'a runner comes through' : 'nothing comes through'}.`,
    noPort: ({ zone: of }) => `${zone(of)}: no port is open.`,
    journey: ({ from, to, count: n }) => `${count(n, SP)} ${agree(n, 'goes', 'go')} from ${place(from)} to ${place(to)}.`,
    laid: ({ side: of, space, cavalry }) =>
      `${SIDE[of]} lays a ${cavalry ? 'cavalry general' : 'general'} face down in ${place(space)}.`,
    turnedUp: ({ general: of, space }) => `${general(of)} is in ${place(space)}.`,
    waits: ({ side: of, count: n }) => `${SIDE[of]}: ${count(n, GENERAL)} ${agree(n, 'waits', 'wait')} for a legal space.`,
    dismounted: ({ general: of }) => `${general(of)} leads a corps.`,
    wonState: ({ side: of, state: which }) => `${SIDE[of]} controls the state of ${state(which)}.`,
    attrition: ({ side: of, space, count: n, foraging }) =>
      `${foraging ? 'Foraging' : 'Attrition'} in ${place(space)}: ${side(of)} loses ${count(n, SP)}.`,
    blockade: ({ value }) => `The blockade stands at ${value}.`,
    amphibious: ({ value }) => `The amphibious assault modifier stands at ${value}.`,
    beaten: ({ die, modifier }) => `Die ${die} against the assault modifier ${modifier}.`,
    flag: ({ what }) => FLAG[what],
    struck: ({ general: of, die, killed }) => `${general(of)}: die ${die}, ${killed ? 'he is killed' : 'he lives'}.`,
    eliteGiven: ({ army: of, elite: unit }) => `The elite unit ${elite(unit)} joins ${army(of)}.`,
    slowed: ({ side: of, points }) =>
      `Mud: the force of ${side(of)} has ${points === 1 ? 'one movement point' : `${points} movement points`}.`,
    relocated: ({ army: of, to }) => `${capital(army(of))} is set down in ${place(to)}.`,
    queued: ({ side: of, general: whom, card, sum }) =>
      `${SIDE[of]} puts ${title(card)} into the operations queue of ${general(whom)}: ${sum} in all.`,
    queueLost: ({ side: of, general: whom }) => `${SIDE[of]} loses the operations queue of ${general(whom)}.`,
  },
  refusals: {
    noInfantry: 'There is no infantry of yours.',
    unsupplied: 'It has no line of communication.',
    travelled: 'All infantry there has travelled already.',
    nowhere: 'No train, ship or line of communication leads anywhere from there.',
    noWay: 'No train, ship or line of communication leads there.',
    poolEmpty: 'No general of that kind is waiting.',
  },
};
