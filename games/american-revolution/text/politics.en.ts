/** What an English reader reads outside the campaign phases. */
import { capital, english, signed } from '@cuartel/engine';
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

const w = wordsOf('en');
const { agree, and, count, noun } = english;
const UNIT = noun('unit');
const MARKER = noun('marker');
const POINT = noun('point');
const INDIAN = noun('Indian unit');
const Side = (side: 'american' | 'british'): string => capital(w.side(side));
const dice = (list: readonly number[]): string => (list.length === 0 ? 'no dice' : list.join(', '));
const postings = (list: readonly Posting[]): string => list.map(({ what, to }) => `${w.unit(what)} at ${w.place(to)}`).join('; ');
const stacks = (list: readonly Raising[]): string => and(list.map(({ at, n }) => `${count(n, UNIT)} at ${w.place(at)}`));
const laid = (list: readonly Assignment[]): string => (list.length === 0 ? 'nothing' : w.assigned(list));
const TABLE_NAMES: Readonly<Record<TableName, string>> = { progress: 'Progress', loyalty: 'Loyalty', europe: 'Europe' };
const ROLLS: Readonly<Record<RollName, string>> = {
  initiative: 'for the initiative',
  income: 'for political points',
  speculators: 'for the Speculators',
  partisan: 'for a partisan',
  contest: 'in the contest',
  forage: 'for units without supply',
  enlistment: 'for enlistments',
  mutiny: 'for Mutiny & Treason',
  politicking: 'for Politicking',
  movement: 'for movement',
  attrition: 'for the forced march',
  interception: 'for the interception',
  expedition: 'at the border',
  bait: 'for the bait',
  honors: 'between equal places',
};
const REASONS: Readonly<Record<LossReason, string>> = {
  hunger: 'for want of supply',
  enlistment: 'their enlistment over',
  attrition: 'on the forced march',
  shipwreck: 'with their fleet',
  overrun: 'overrun',
  border: 'at the border of their region',
  nowhere: 'with nowhere to go',
  battle: 'in battle',
};
const price = (n: number): string => (n === 0 ? 'free' : `${n} PP`);
const recruitWords = (line: number): string => w.troops(RECRUITS[line]!.nation, RECRUITS[line]!.kind);
const me = (v: View) => numberOf(v.me);

export const politics: CataloguePart<PoliticsContents, PoliticsMoments, PoliticsDeeds, PoliticsFacts> = {
  sections: {
    game: () => 'The American Revolution',
    turn: () => 'Turn',
    setUp: () => 'Set-up',
    initiative: () => 'Initiative Phase',
    political: () => 'Political Phase',
    speculators: () => 'Speculators',
    income: my => `Income of ${w.side(my.side)}`,
    mobilization: my => `Mobilization of ${w.side(my.side)}`,
    leader: my => `A leader: ${w.unit(my.unit)}`,
    partisan: my => `A partisan in ${w.land(my.region)}`,
    agitation: () => 'Agitation Phase',
    contest: my => w.contest(my.contest),
    congress: () => 'Washington',
    neutrality: my => `${my.nation === FRENCH ? 'France' : 'Spain'} turns neutral`,
    forage: my => `Forage of ${w.side(my.side)}`,
    enlistment: my => `Enlistments of ${w.side(my.side)}`,
    adjustment: () => 'Adjustment',
    walls: my => `Fortresses of ${w.side(my.side)}`,
    mutiny: () => 'Mutiny & Treason',
    ending: () => 'End of the turn',
    politicking: () => 'Politicking Among Generals',
    spy: () => 'Spy',
  },
  prompts: {
    setUp: { place: () => 'Set-up: where do these units stand?' },
    initiative: { bid: () => 'How many markers do you bid for the initiative? They go back to the container.' },
    mobilization: { buy: (_, v) => `${count(v.pub.points[me(v)]!, POINT)} to spend: what do you mobilize?` },
    leader: { assign: my => `${w.unit(my.unit)}: where does he take post?` },
    partisan: {
      pay: (my, v) =>
        `A partisan in ${w.land(my.region)} costs ${partisanPrice(v.pub, me(v), my.region)}: which agitation markers do you pay with? Points pay the rest.`,
      place: my => `Where in ${w.land(my.region)} does the partisan stand?`,
    },
    agitation: {
      assign: () => 'Which agitation markers do you lay for which contests?',
      order: () => 'In which order are the tables settled?',
    },
    congress: { washington: () => 'The Congress meets. Where does Washington take command?' },
    neutrality: {
      american: () => 'Foreign units must leave: where to?',
      british: () => 'Your units must leave the neutral regions: where to?',
      home: my => `The ${w.nation(my.nation)} units go home: where to?`,
    },
    forage: {
      feed: (_, v) => {
        const short = spacesToFeed(v.pub, v.own, me(v));
        return short.length === 0
          ? 'Forage: there is nobody to choose among. You are always asked, because who goes hungry is a secret.'
          : `Forage is short (${short.map(at => `${w.space(at)} feeds ${forageLimit(v.pub, me(v), at)}`).join('; ')}): which units do you feed? The others roll.`;
      },
    },
    adjustment: { giveBack: (_, v) => `Give back ${count(markersDue(v.pub.hands[me(v)]!), MARKER)}.` },
    walls: { abandon: () => 'Which fortresses do you give up?' },
  },
  moments: {
    between: (_, v) =>
      `Between two phases: do you play a Spy${(v.pub.options & PARTISANS) === 0 ? '' : ', or place a free partisan'}?`,
    rolled: about => `You rolled ${dice(about.dice)} ${ROLLS[about.for]}. Master Plan?`,
    session: () => 'Political Phase: do you play a marker?',
    mobilizing: ({ side }) => `Before ${w.side(side)} mobilizes: do you play a marker?`,
    hessian: () => 'A Hessian unit is to be recruited. Do you play Hessians against it?',
    caught: () => 'Do you cancel the marker the enemy has just played with a Spy?',
    mutiny: () => 'Do you play Mutiny & Treason?',
    intrigue: () => 'The turn ends: do you play Politicking Among Generals?',
  },
  deeds: {
    place: list => postings(list),
    bid: list => (list.length === 0 ? 'Bid nothing' : `Bid ${w.markers(list)}`),
    debate: (_, v) => `Play Debate in Parliament: the British roll one die ${v.me === 'british' ? 'more' : 'fewer'}`,
    speculate: () => 'Play Speculators',
    countIndians: (_, v) => `Play Indians: draw ${count(indiansOnMap(v.pub), MARKER)}`,
    recruit: ({ line, at }, v) =>
      `Raise ${recruitWords(line)} at ${w.place(at)} (${price(recruitPrice(v.pub, RECRUITS[line]!, at))})`,
    buyMarkers: (n, v) => `Buy markers: ${n} (${n * markerPrice(v.pub, me(v))} PP)`,
    buyLeader: (_, v) => `Draw a leader (${leaderPrice(v.pub, me(v))} PP)`,
    assignLeader: at => `At ${w.place(at)}`,
    divide: ({ unit, to }, v) => `Split ${w.unit(unit)} at ${w.place(v.own.at[unit]!)} into ${count(to, noun('detachment'))}`,
    unite: ({ nation, at }) => `Join two ${w.nation(nation)} detachments at ${w.place(at)} into a regular`,
    fortify: (at, v) => `Build a fortress at ${w.place(at)} (${fortressPrice(v.pub, me(v))} PP)`,
    seekPartisan: (region, v) => `Try to raise a partisan in ${w.land(region)} (${partisanPrice(v.pub, me(v), region)} PP)`,
    pay: list => (list.length === 0 ? 'Pay with points only' : `Pay with ${w.markers(list)}`),
    raisePartisan: at => `At ${w.place(at)}`,
    upgrade: ({ unit, to }, v) =>
      `Upgrade ${w.unit(unit)} at ${w.place(v.own.at[unit]!)} to ${w.kind(to)} (${upgradePrice(v.pub, me(v))} PP)`,
    drill: ({ at, n }) => `Drillmaster: ${count(n, noun('regular'))} at ${w.place(at)} (${2 * n} PP)`,
    drillMilitia: ({ unit, to }, v) => `Drillmaster: ${w.unit(unit)} at ${w.place(v.own.at[unit]!)} becomes ${w.kind(to)}`,
    freeHessian: line => `Play Hessians: ${w.kind(RECRUITS[line]!.kind)} free`,
    barHessians: () => 'Play Hessians: none may be recruited this turn',
    freeIndian: at => `Play Indians: a free unit at ${w.place(at)}`,
    pulaski: ({ line, at }) => `Play Pulaski: ${w.kind(RECRUITS[line]!.kind)} free at ${w.place(at)}`,
    arise: at => `Leader Arises at ${w.place(at)}`,
    showOnTop: list => `Lay on top: ${w.units(list)}`,
    finish: () => 'Finish',
    assign: list => (list.length === 0 ? 'Lay nothing' : laid(list)),
    order: tables => tables.map(table => TABLE_NAMES[table]).join(', then '),
    bringWashington: at => `At ${w.place(at)}`,
    displace: list => (list.length === 0 ? 'Nobody has to go' : postings(list)),
    feed: list => (list.length === 0 ? 'Go on' : `Feed ${w.units(list)}`),
    abandon: list => (list.length === 0 ? 'Keep them all' : `Give up ${w.places(list)}`),
    mutiny: () => 'Play Mutiny & Treason',
    giveBack: list => `Give back ${w.markers(list)}`,
    politicking: leader => `Against ${w.unit(leader)}`,
    spy: on => `Play Spy on ${w.spied(on)}`,
    counterSpy: () => 'Play Spy: cancel it',
    committee: region => `Play Committee of Correspondence: a free partisan in ${w.land(region)}`,
    masterPlan: i => `Play Master Plan: re-roll die ${i + 1}`,
    pass: () => 'Pass',
  },
  facts: {
    turn: ({ year }) => `The year ${year} begins.`,
    uncovered: ({ side, at, unit }) => `On top of the stack of ${w.side(side)} at ${w.place(at)}: ${w.unit(unit)}.`,
    placed: ({ side, stacks: list }) => `${Side(side)} sets up ${stacks(list)}.`,
    placedUnits: ({ units }) => `You set up ${postings(units)}.`,
    laidBid: ({ markers }) => (markers.length === 0 ? 'You bid nothing.' : `You bid ${w.markers(markers)}.`),
    bids: ({ american, british }) => `Bids for the initiative: American ${american}, British ${british}.`,
    returned: ({ side, n }) => `${Side(side)} puts ${count(n, MARKER)} back, face down.`,
    returnedMarkers: ({ markers }) => `You put back ${w.markers(markers)}.`,
    tieRoll: ({ american, british }) => `Dice for the initiative: American ${american}, British ${british}.`,
    first: ({ side }) => `${Side(side)} is first player this turn.`,
    drew: ({ side, n }) => `${Side(side)} draws ${count(n, MARKER)}.`,
    drewMarkers: ({ markers }) => (markers.length === 0 ? 'The container is empty.' : `You draw ${w.markers(markers)}.`),
    played: ({ side, marker }) => `${Side(side)} plays ${w.marker(marker)}.`,
    outOfGame: ({ marker }) => `${w.marker(marker)} is out of the game.`,
    threw: ({ side, for: what, dice: list }) => `${Side(side)} rolls ${dice(list)} ${ROLLS[what]}.`,
    rerolled: ({ side, from, to }) => `${Side(side)} re-rolls a ${from}: now ${to}.`,
    debate: ({ side }) => `The British roll one die ${side === 'british' ? 'more' : 'fewer'} this turn.`,
    speculated: ({ side, n, gains }) =>
      gains ? `Speculation pays: ${n} for ${w.side(side)}.` : `Speculation fails: ${w.side(side)} loses up to ${n}.`,
    indiansCounted: ({ n }) => `There ${agree(n, 'is', 'are')} ${count(n, INDIAN)} on the map.`,
    income: ({ side, towns, tribes, dice: list, total }) =>
      `Income of ${w.side(side)}: towns ${towns}${tribes > 0 ? `, Indian locations ${tribes}` : ''}, dice ${dice(list)}; ${count(total, POINT)}.`,
    recruited: ({ side, units, at, cost }) => `${Side(side)} raises ${w.units(units)} at ${w.place(at)} (${price(cost)}).`,
    boughtMarkers: ({ side, n, cost }) => `${Side(side)} buys ${count(n, MARKER)} (${cost} PP).`,
    boughtLeader: ({ side, unit, cost }) => `${Side(side)} draws a leader: ${w.unit(unit)} (${cost} PP).`,
    joined: ({ unit, at }) => `${w.unit(unit)} takes post at ${w.place(at)}.`,
    noRoom: ({ side, unit }) => `There is no place for ${w.unit(unit)}; ${w.side(side)} has the points back.`,
    exchanged: ({ side, from, to, at }) => `${Side(side)} exchanges ${w.units(from)} for ${w.units(to)} at ${w.place(at)}.`,
    fortified: ({ side, at, cost }) => `${Side(side)} builds a fortress at ${w.place(at)} (${price(cost)}).`,
    paidWith: ({ side, markers, points, region }) =>
      `${Side(side)} pays ${and([...(markers.length > 0 ? [w.markers(markers)] : []), ...(points > 0 || markers.length === 0 ? [count(points, POINT)] : [])])} for a partisan in ${w.land(region)}.`,
    partisanFailed: ({ region, die }) => `A ${die}: no partisan in ${w.land(region)}.`,
    partisanRaised: ({ side, at, die }) => `A ${die}: a partisan of ${w.side(side)} at ${w.place(at)}.`,
    upgraded: ({ from, to, at, cost }) => `${w.unit(from)} at ${w.place(at)} becomes ${w.unit(to)} (${price(cost)}).`,
    hessiansBarred: () => 'No more Hessians may be recruited this turn.',
    arose: ({ side, at }) => `A leader of ${w.side(side)} arises at ${w.place(at)}.`,
    shown: ({ side, units }) => `${Side(side)} lays on top: ${postings(units)}.`,
    refused: ({ at }) => `What lies covered at ${w.place(at)} does not allow it. Nothing is spent.`,
    assignedMarkers: ({ laid: list }) => `You lay ${laid(list)}.`,
    assigned: ({ american, british }) => `Laid for the contests. American: ${laid(american)}. British: ${laid(british)}.`,
    order: ({ side, tables }) => `${Side(side)} settles the order: ${tables.map(table => TABLE_NAMES[table]).join(', ')}.`,
    contest: ({ contest, american, british, winner }) => {
      const part = (name: string, of: { dice: number[]; points: number } | null): string =>
        of === null ? `${name} nothing` : `${name} ${[...of.dice, of.points].join(' + ')}`;
      const won = winner === null ? 'a tie' : `${w.side(winner)} wins`;
      return `${w.contest(contest)}: ${part('American', american)}, ${part('British', british)}; ${won}.`;
    },
    progress: ({ box }) => `Revolutionary Progress reaches ${w.progress(box)}.`,
    loyalty: ({ region, level }) =>
      `Loyalty in ${w.land(region)} now: ${level === 0 ? 'neutral' : `${Math.abs(level)} ${level > 0 ? 'American' : 'British'}`}.`,
    europe: ({ box }) => `The European Balance moves to ${w.europe(box)}.`,
    reinforcements: ({ units }) => `Reinforcements gather in Great Britain: ${w.units(units)}.`,
    washington: ({ at }) => `Washington takes command at ${w.place(at)}.`,
    alliance: ({ nation, joins }) =>
      `${nation === FRENCH ? 'France' : 'Spain'} ${joins ? 'enters the war on the American side' : 'returns to neutrality'}.`,
    displaced: ({ side, left, stacks: list }) =>
      list.length === 0
        ? `No units of ${w.side(side)} have to move.`
        : `${Side(side)} takes up ${stacks(left)}, and puts down ${stacks(list)}.`,
    displacedUnits: ({ units }) => (units.length === 0 ? 'None of your units have to move.' : `You move ${postings(units)}.`),
    dispersedHome: ({ side, units }) => `${Side(side)} takes off the map: ${postings(units)}.`,
    fortressGone: ({ at }) => `The fortress at ${w.place(at)} is removed.`,
    siegeLifted: ({ at }) => `The siege of ${w.place(at)} is over.`,
    abandoned: ({ side, at }) => `${Side(side)} gives up the fortress at ${w.place(at)}.`,
    fed: ({ side }) => `${Side(side)} has named the units that forage feeds.`,
    fedUnits: ({ units }) => (units.length === 0 ? 'You name nobody to be fed.' : `Forage feeds ${w.units(units)}.`),
    hunger: ({ side, dice: list, lost }) => `Units of ${w.side(side)} lost for want of supply: ${lost} of ${list.length}.`,
    hungerRolls: ({ units, dice: list }) =>
      `Without supply: ${units.map((unit, i) => `${w.unit(unit)} rolls ${list[i]}`).join('; ')}.`,
    enlistments: ({ side, dice: list, lost }) => `Enlistments of ${w.side(side)} that end: ${lost} of ${list.length}.`,
    enlistmentRolls: ({ units, dice: list, bonus }) =>
      `Enlistments: ${units.map((unit, i) => `${w.unit(unit)} ${list[i]}${bonus[i]! > 0 ? signed(bonus[i]!) : ''}`).join('; ')}.`,
    eliminated: ({ units, at, why }) => `Lost at ${w.place(at)}, ${REASONS[why]}: ${w.units(units)}.`,
    massacresForgotten: ({ at }) =>
      `The ${agree(at.length, 'massacre', 'massacres')} at ${w.places(at)} ${agree(at.length, 'is', 'are')} forgotten.`,
    arisenGone: ({ at }) => `Leader Arises goes back to the container from ${w.place(at)}.`,
    mutinyCancelled: () => 'A Spy has uncovered the mutiny: it comes to nothing.',
    mutiny: ({ side, die }) => `Mutiny in the enemy ranks! ${Side(side)} rolls ${die}.`,
    handed: ({ to, marker }) => `${w.marker(marker)} goes to ${w.side(to)}.`,
    pointsLost: ({ american, british }) => `Points left over are lost: American ${american}, British ${british}.`,
    politicking: ({ leader, die }) => `Politicking against ${w.unit(leader)}: ${die}.`,
    fell: ({ leader, at, forGood }) =>
      forGood
        ? `${w.unit(leader)} leaves ${w.place(at)} and the war for good.`
        : `${w.unit(leader)} leaves ${w.place(at)} for the leader pool.`,
    spied: ({ side, on }) => `The Spy of ${w.side(side)} looks into ${w.spied(on)}.`,
    spyCancelled: () => 'The Spy is caught and sees nothing.',
    spyUnits: ({ units }) => (units.length === 0 ? 'Your Spy finds nobody there.' : `Your Spy reports ${postings(units)}.`),
    spyHand: ({ markers }) =>
      markers.length === 0 ? 'Your Spy finds an empty hand.' : `Your Spy has seen ${w.markers(markers)}.`,
    ended: ({ ending, winner }) =>
      winner === null ? 'The war ends in a draw.' : `${Side(winner)} wins${ending === 'sudden-death' ? ' by sudden death' : ''}.`,
  },
  refusals: {
    notInHand: 'You do not hold that marker.',
    onlyAmerican: 'Only the American player may do this here.',
    onlyBritish: 'Only the British player may do this here.',
    emptyPool: 'The leader pool is empty.',
    tooDear: 'You cannot pay for it.',
    overpaid: 'One of these markers is not needed.',
    oneOnTop: 'Only one unit can lie on top of a stack.',
    noForage: 'Forage here feeds no more units.',
  },
};
