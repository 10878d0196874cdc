/** What an English reader reads of the combats: chapters 11.3, 11.5, 14.2 and 15 to 18, and 23.2. */
import { capital, english, signed, type View } from '@cuartel/engine';
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

const { agree, and, count, noun } = english;
const [HIT, BLOCK, LOSS] = [noun('hit'), noun('block'), noun('loss', 'losses')];
const side = SIDE.en;
const Side = { Liberal: 'The Liberals', Carlist: 'The Carlists' } as const;
const place = (at: number): string => placeName(at, 'en');
const title = (block: number): string => blockTitle(block, 'en');
const dice = (list: readonly number[]): string => `[${list.join(' ')}]`;
const sum = (list: readonly number[]): string =>
  list.length === 1 ? String(list[0]) : `${list.join(' + ')} = ${list.reduce((all, die) => all + die, 0)}`;
const hits = (n: number): string => count(n, HIT);
const way = (one: Way): string =>
  one.by === 'gate' ? 'inside the fortress' : one.by === 'sea' ? `by sea to ${place(one.to)}` : `to ${place(one.to)}`;
/** "2 hits on Band 1, 1 hit on ...": who takes how many. */
const shares = (v: View<War>, list: readonly number[]): string[] =>
  [...new Set(list)].map(unit => `${hits(list.filter(one => one === unit).length)} on ${unitName(v, unit, 'en')}`);
const shot = ({ block, on, dice: rolled, again }: Shot): string =>
  `${title(block)} ${dice(rolled)}${again.length > 0 ? ` and again ${dice(again)}` : ''} (hits on ${on === 1 ? '1' : `1-${on}`})`;
const gunShot = ({ kind, on, dice: rolled }: GunShot): string =>
  `${kindName(kind, 'en')} ${dice(rolled)} (hits on ${on === 1 ? '1' : `1-${on}`})`;
const with17 = ({ support, counterBattery, named }: Activation): string =>
  and([
    ...(support ? ['artillery support'] : []),
    ...(counterBattery > 0 ? [`${agree(counterBattery, 'one counter-battery shot', 'two counter-battery shots')}`] : []),
    ...(named ? ['the card'] : []),
  ]);
const BY = {
  rout: 'no infantry in line, a rout',
  retreat: 'they withdraw',
  rounds: 'the third round is over, the attacker retreats',
} as const;
const WHY = {
  spent: 'spent',
  carlist: 'Carlist',
  full: 'full strength',
  last: 'last point',
  hits: 'more hits',
  'enemy-zone': 'enemy zone',
  card: 'card',
  marker: 'Chapelgorris',
} as const;

export const combat = {
  sections: {
    combat: () => 'Combat',
    walls: my => `Inside or outside ${place(my.space)}`,
    skirmish: my => `${my.sortie ? 'Sortie' : 'Skirmish'} at ${place(my.space)}`,
    volley: my => `${Side[my.side]} fire`,
    losses: my => `Losses of ${side[my.side]}`,
    battle: my => `Battle of ${place(my.space)}`,
    activations: () => 'Activations',
    musketry: () => 'Fire',
    charge: () => 'Charge',
    endOfRound: () => 'End of the round',
    shifting: () => 'Reorganisation',
    reinforcing: () => 'Reinforcement',
    chase: my => (my.rout ? 'Rout' : 'Pursuit'),
    retreat: my => `Retreat from ${place(my.space)}`,
    surrounded: () => 'Surrounded',
    merging: my => `Merging in ${place(my.place)}`,
    regrouping: () => 'Regrouping',
    search: my => `Expedition in ${regionName(my.region, 'en')}`,
    assault: my => `Assault on ${place(my.space)}`,
    sortie: my => `Sortie from ${place(my.space)}`,
    fall: my => `Fall of ${place(my.space)}`,
    stranded: () => 'Left alone',
    spoils: () => 'Captured artillery',
    crowding: () => 'Limits of a place',
  },
  prompts: {
    combat: {
      skirmishes: () => 'Which combat is settled next?',
      battles: () => 'Which battle is fought next?',
      assaults: () => 'Do you assault a fortress?',
      sorties: () => 'Do you sally from a fortress?',
    },
    walls: { inside: my => `Who stays inside the fortress of ${place(my.space)}?` },
    skirmish: { pick: my => `Which blocks fire at ${place(my.space)}?` },
    volley: { name: my => `${place(my.place)}: which block fires with the card?` },
    losses: {
      seen: my => `${capital(hits(my.left))} still to place: who takes ${agree(my.left, 'it', 'them')}?`,
      unseen: my => `${capital(hits(my.hits))}: who takes ${agree(my.hits, 'it', 'them')}?`,
    },
    battle: { formUp: my => `Which blocks form the front line at ${place(my.space)}?` },
    activations: {
      act: my => (my.extra ? 'You may activate a second unit in a row.' : 'Which unit do you activate?'),
    },
    charge: {
      answer: (my, v) =>
        `${unitName(v, my.target, 'en')} ${agree(manyOf(v, [my.target]), 'is', 'are')} charged by ${unitName(v, my.token, 'en')}. What do you do?`,
    },
    endOfRound: {
      attackerLeaves: () => 'The round is over: do you retreat?',
      defenderLeaves: () => 'The round is over: do you retreat?',
      rally: () => 'Which demoralised unit tries to rally?',
    },
    shifting: {
      stepBack: () => 'Which units go from the front line to the reserve?',
      fillUp: () => 'Which units of the reserve go into the front line?',
    },
    reinforcing: { who: my => `Which units try to reinforce the battle of ${place(my.space)}?` },
    retreat: {
      hideFirst: () => 'Which artillery goes to the hidden box?',
      way: my => `Where to from ${place(my.space)}?`,
      who: my => `Who goes ${way(my.way)}?`,
    },
    surrounded: {
      where: my => `No way out of ${place(my.space)}: where do they break through to?`,
      further: my => `Enemies hold ${place(my.to)}: where do they go on to?`,
    },
    merging: { merge: my => `Do you merge units in ${place(my.place)}?` },
    regrouping: { units: my => `Do you move units between ${place(my.space)} and the spaces beside it?` },
    search: { goFurther: () => 'Another round?', andHe: () => 'The Liberals go on. Do you break off?' },
    assault: {
      storm: my => `Which blocks assault ${place(my.space)}?`,
      another: my => `Another round of assault on ${place(my.space)}?`,
    },
    sortie: { who: my => `Who sallies from ${place(my.space)}?` },
    fall: { keep: my => `You have taken ${place(my.space)}: do you keep the fortress?` },
    spoils: { kind: my => `You capture ${points(my.n, 'en')}: how many of field artillery?` },
  },
  moments: {},
  deeds: {
    stayInside: (list, v) => (list.length === 0 ? 'Nobody stays inside' : `Inside: ${unitNames(v, list, 'en')}`),
    fightAt: at => `Combat at ${place(at)}`,
    search: region => `Look for the expedition in ${regionName(region, 'en')}`,
    pickToFire: (list, v) => (list.length === 0 ? 'Nobody can fire' : `Fire with ${unitNames(v, list, 'en')}`),
    nameBlock: (token, v) => unitName(v, token, 'en'),
    takeHits: (list, v) => (list.length === 0 ? 'Nothing left to choose' : `${capital(and(shares(v, list)))}`),
    formUp: (list, v) => (list.length === 0 ? 'An empty line' : `In front: ${unitNames(v, list, 'en')}`),
    engage: (what, v) => {
      const help = with17(what);
      const act =
        what.target < 0
          ? `${unitName(v, what.token, 'en')} fires`
          : `${unitName(v, what.token, 'en')} ${agree(manyOf(v, [what.token]), 'charges', 'charge')} ${unitName(v, what.target, 'en')}`;
      return help === '' ? act : `${act}, with ${help}`;
    },
    holdBack: () => 'Pass for the rest of the round',
    countercharge: (token, v) => `Countercharge with ${unitName(v, token, 'en')}`,
    flee: () => 'Flee',
    receive: () => 'Receive the charge',
    withdraw: () => 'Retreat from the battlefield',
    fightOn: () => 'Fight on',
    reinforce: (list, v) => (list.length === 0 ? 'No reinforcements' : `Try with ${unitNames(v, list, 'en')}`),
    toReserve: (list, v) => (list.length === 0 ? 'Nobody steps back' : `To the reserve: ${unitNames(v, list, 'en')}`),
    toFront: (list, v) => (list.length === 0 ? 'Nobody steps forward' : `To the front line: ${unitNames(v, list, 'en')}`),
    rally: (token, v) => `Rally ${unitName(v, token, 'en')}`,
    rallyNone: () => 'Rally nobody',
    hideGuns: (list, v) => (list.length === 0 ? 'Hide nothing' : `Hide ${unitNames(v, list, 'en')}`),
    // One alone is not "all".
    retreatAll: (one, _, my) => (alone(my) ? capital(way(one)) : `All who can, ${way(one)}`),
    retreatSome: one => `Some of them, ${way(one)}`,
    retreating: (list, v) => unitNames(v, list, 'en'),
    breakOut: to => `Break through to ${place(to)}`,
    fallBack: to => `On to ${place(to)}`,
    merge: ({ from, into }, v) => `${unitName(v, from, 'en')} into ${unitName(v, into, 'en')}`,
    dissolve: (token, v) => `Disband ${unitName(v, token, 'en')}`,
    regroup: (list, v) =>
      list.length === 0 ? 'Stay as they are' : and(list.map(({ unit, to }) => `${unitName(v, unit, 'en')} to ${place(to)}`)),
    assault: space => `Assault ${place(space)}`,
    storm: (list, v) => `Assault with ${unitNames(v, list, 'en')}`,
    goOn: () => 'Go on',
    sally: space => `Sally from ${place(space)}`,
    sallyWith: (list, v) => `Sally with ${unitNames(v, list, 'en')}`,
    captureField: n => (n === 0 ? 'No field artillery' : `${points(n, 'en')} of field artillery`),
    keepFortress: () => 'Keep it',
    razeFortress: () => 'Demolish it',
  },
  members: {
    stayInside: (unit, v) => unitName(v, unit, 'en'),
    pickToFire: (unit, v) => firingName(v, unit, 'en', 'skirmish'),
    takeHits: (unit, v) => unitName(v, unit, 'en'),
    formUp: (unit, v) => unitName(v, unit, 'en'),
    reinforce: (unit, v) => `${unitName(v, unit, 'en')}, ${place(v.pub.at[unit]!)}`,
    toReserve: (unit, v) => unitName(v, unit, 'en'),
    toFront: (unit, v) => unitName(v, unit, 'en'),
    hideGuns: (unit, v) => unitName(v, unit, 'en'),
    retreating: (unit, v) => unitName(v, unit, 'en'),
    regroup: ({ unit, to }, v) => `${unitName(v, unit, 'en')} to ${place(to)}`,
    storm: (unit, v) => firingName(v, unit, 'en', 'assault'),
    sallyWith: (unit, v) => unitName(v, unit, 'en'),
  },
  facts: {
    wentInside: a =>
      a.n === 0
        ? `${Side[a.side]} leave no block inside ${place(a.space)}.`
        : `${Side[a.side]} leave ${blocks(a.n, 'en')} inside ${place(a.space)}.`,
    cameIn: a => `${Side[a.side]} come into ${place(a.space)} with ${blocks(a.n, 'en')} that waited.`,
    kind: a => `There will be a ${a.kind} at ${place(a.space)}.`,
    skirmish: a => `${a.sortie ? 'Sortie' : 'Skirmish'} at ${place(a.space)}: ${side[a.attacker]} attack.`,
    volley: a =>
      a.shots.length + a.guns.length === 0
        ? `${Side[a.side]} do not fire.`
        : `${Side[a.side]} fire at ${place(a.place)}: ${and([...a.shots.map(shot), ...a.guns.map(gunShot)])}: ${hits(a.hits)}.`,
    garrisonFired: a => `The garrison of ${place(a.space)} fires: ${a.die}, hits on ${a.on === 1 ? '1' : `1-${a.on}`}.`,
    stays: a => `${a.attackers} against ${a.defenders}: ${side[a.loser]} have lost the skirmish at ${place(a.space)}.`,
    battle: a => `Battle of ${place(a.space)}: ${side[a.attacker]} attack.`,
    round: a => `Round ${a.round} of the battle of ${place(a.space)}.`,
    guns: a => `Artillery points: Liberals ${a.liberal}, Carlists ${a.carlist}.`,
    fired: a => `${shot(a.shot)}${a.support ? ', supported by artillery' : ''}: ${hits(a.hits)}.`,
    counterBattery: a =>
      `Counter-battery of ${side[a.side]}: ${agree(a.n, 'one enemy point is', `${a.n} enemy points are`)} spent.`,
    charged: a => `${title(a.cavalry)} ${agree(manyIn(a.cavalry), 'charges', 'charge')} ${title(a.target)}.`,
    countercharged: a => `${title(a.cavalry)} ${agree(manyIn(a.cavalry), 'countercharges', 'countercharge')}.`,
    fled: a => `${title(a.block)} ${agree(manyIn(a.block), 'flees', 'flee')} from the charge.`,
    stood: a => `${title(a.block)} ${agree(manyIn(a.block), 'stands', 'stand')}.`,
    morale: a =>
      `${title(a.block)} ${agree(manyIn(a.block), 'tests', 'test')} morale: ${sum(a.dice)} against ${a.number}${
        a.terms.length === 0 ? '' : ` (${a.terms.map(({ of, value }) => `${WHY[of]} ${signed(value)}`).join(', ')})`
      }: ${a.passed ? 'passed' : 'failed'}.`,
    steady: a => `${title(a.block)} ${agree(manyIn(a.block), 'passes its', 'pass their')} test by a card.`,
    demoralised: a => `${title(a.block)} ${agree(manyIn(a.block), 'is', 'are')} demoralised.`,
    held: a => `${Side[a.side]} pass for the rest of the round.`,
    withdrew: a => `${Side[a.side]} retreat from the field of ${place(a.space)}.`,
    cameToBattle: a =>
      `A block of ${side[a.side]} from ${place(a.from)}, ${sum(a.dice)}: ${a.passed ? 'it joins the battle' : 'it does not come'}.`,
    cameThis: a =>
      `${title(a.block)} from ${place(a.from)}, ${sum(a.dice)} against ${a.number}: ${agree(manyIn(a.block), a.passed ? 'it joins the battle' : 'it does not come', a.passed ? 'they join the battle' : 'they do not come')}.`,
    wentBack: a => `${Side[a.side]} take ${blocks(a.n, 'en')} back to the reserve.`,
    wentForward: a => `${Side[a.side]} bring ${blocks(a.n, 'en')} into the front line.`,
    rallied: a =>
      `${title(a.block)} ${agree(manyIn(a.block), a.passed ? 'rallies' : 'does not rally', a.passed ? 'rally' : 'do not rally')}.`,
    routed: a => `${Side[a.side]} are routed at ${place(a.space)}.`,
    beaten: a => `${Side[a.side]} lose the battle of ${place(a.space)}: ${BY[a.by]}.`,
    chased: a =>
      `${Side[a.side]} ${a.rout ? 'ride down the routed' : 'pursue'}: ${a.shots.length === 0 ? 'nobody can' : and(a.shots.map(shot))}: ${hits(a.foot + a.horse)}.`,
    retreated: a =>
      `${capital(side[a.side])} retreat from ${place(a.from)} ${a.by === 'gate' ? 'into the fortress' : `to ${place(a.to)}`}: ${blocks(a.blocks, 'en')}${
        a.counters > 0 ? ` and ${count(a.counters, noun('counter'))}` : ''
      }.`,
    hidInBox: a => `${Side[a.side]} hide ${points(a.points, 'en')} of artillery from ${place(a.space)}.`,
    surrounded: a => `${Side[a.side]} are surrounded in ${place(a.from)} and break through to ${place(a.to)}: ${hits(a.hits)}.`,
    trapped: a => `${Side[a.side]} find no way out of ${place(a.place)}.`,
    merged: a => `${Side[a.side]} merge units in ${place(a.place)}.`,
    mergedInto: a => `${title(a.block)} ${agree(manyIn(a.block), 'has', 'have')} ${a.strength} now, in ${place(a.place)}.`,
    regrouped: a => `${Side[a.side]} regroup around ${place(a.space)}: ${agree(a.n, 'one unit', `${a.n} units`)}.`,
    searched: a =>
      `The expedition in ${place(placeOfRegion(a.region))}: ${a.die === 0 ? 'it cannot hide any more' : `${a.die}${a.bonus === 0 ? '' : ` ${signed(a.bonus)}`}`}, ${a.found ? 'found' : 'not found'}.`,
    lostTrack: a => `The expedition in ${place(placeOfRegion(a.region))} slips away.`,
    assault: a => `${Side[a.attacker]} assault ${place(a.space)}, round ${a.round}.`,
    wallsHit: a => `The walls of ${place(a.space)}: ${hits(a.hits)}, ${count(a.losses, LOSS)}${a.half ? ' and half a hit' : ''}.`,
    garrisonGone: a => `The garrison of ${place(a.space)} is gone.`,
    repelled: a => `The assault on ${place(a.space)} is over; the fortress holds.`,
    sortie: a => `${Side[a.side]} sally from ${place(a.space)} with ${count(a.n, BLOCK)}.`,
    siegeBegan: a => `${Side[a.by]} besiege ${place(a.space)}.`,
    sheltered: a => `What ${side[a.side]} had left before the walls of ${place(a.space)} is inside.`,
    siegeEnded: a => `The siege of ${place(a.space)} is over.`,
    fell: a => `${place(a.space)} falls to ${side[a.by]}.`,
    kept: a => `${Side[a.by]} keep the fortress of ${place(a.space)}.`,
    razed: a => `${Side[a.by]} demolish the fortress of ${place(a.space)}.`,
  },
  refusals: {
    noRoomInside: 'There is no room inside for so many.',
    oneOfAKind: 'Inside there is room for one of each kind.',
    nobodyOutside: 'With nobody outside to guard them, guns and trains go inside too.',
    mustFight: 'Skirmishes have to be fought first.',
    nobodyToAssault: 'Nobody there may take part in an assault.',
    nobodyToSally: 'Nobody inside may sally.',
    tooMuchHorse: 'The ground does not allow so much cavalry.',
    strongestFirst: 'The strongest take the hits first.',
    lineFull: 'There is no box left for that arm in the front line.',
    spentAlready: 'That unit is spent.',
    river: 'The river keeps your cavalry from charging in this round.',
    onlyHorseFlees: 'Only cavalry flees from a charge.',
    roadFull: 'So many cannot come by one road in a round.',
    notAlone: 'Artillery, trains and backpacks need infantry or cavalry with them.',
    notThatWay: 'That unit cannot go this way.',
    leaveTogether: 'Liberals leave the Carlist zone all together.',
    tooManyThere: 'Regrouping may leave no more than six blocks in a space.',
  },
} satisfies CataloguePart;
