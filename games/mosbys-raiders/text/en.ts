/** What an English reader reads. */
import { type Catalogue, capital, closed, english, figure, signed } from '@cuartel/engine';
import { LEADER_SPACE } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { victoryLevel } from '../data/tables.ts';
import { allowance } from '../queries/allowance.ts';
import { needed } from '../queries/map.ts';
import { fastHorses } from '../queries/permanent-cards.ts';
import { strengthOf } from '../queries/units.ts';
import type { Met, Mosby } from '../types.ts';
import { cards } from './cards.en.ts';
import { rules } from './rules.en.ts';
import { twinEn } from './twin.en.ts';
import { cardId, placeName, sortOfUnit, sum } from './words.ts';

const { agree, and, count, noun } = english;
const space = placeName('the village of Union');
const spaces = (list: readonly Space[]): string => and(list.map(space));
/** "as far as Aldie", "via Aldie as far as Gum Spring": where a ride led. */
const way = (path: readonly Space[]): string => {
  const on = path.slice(0, -1);
  return `${on.length === 0 ? '' : `via ${spaces(on)} `}as far as ${space(path[path.length - 1] ?? -1)}`;
};
const FACTOR = noun('combat factor');
const POINT = noun('point');
const LEADER = ['General Stoughton', 'Colonel Dulaney'] as const;
const leader = (n: number): string => LEADER[n] ?? '';
const TARGET = { rail: 'the railway', bridge: 'the bridge', depot: 'the depot', train: 'the Wagon Train' } as const;
const card = (n: number): string => cards[cardId(n)].title;
const TERM: Readonly<Record<string, string>> = { odds: 'odds', reaction: 'reaction', surprise: 'surprised' };
const term = (of: string): string => TERM[of] ?? (cards as Readonly<Record<string, { title: string }>>)[of]?.title ?? of;
/** "a combat unit of 3", "a picket". */
const unit = (who: Met): string => {
  const sort = sortOfUnit(who.unit);
  return sort === 'combat'
    ? `a combat unit of ${who.strength}`
    : sort === 'unseen'
      ? 'an unseen unit'
      : sort === 'blank'
        ? 'nobody'
        : sort === 'sutler'
          ? "a sutler's wagon"
          : `a ${sort}`;
};
const theUnit = (who: Met): string => {
  const sort = sortOfUnit(who.unit);
  return sort === 'combat'
    ? `the unit of ${who.strength}`
    : sort === 'unseen'
      ? 'the unseen unit'
      : sort === 'blank'
        ? 'the blank'
        : sort === 'sutler'
          ? "the sutler's wagon"
          : `the ${sort}`;
};
const points = (n: number): string => count(n, POINT);
const factors = (n: number): string => count(n, FACTOR);
/** "1", "1 or 2": the faces of a die up to a number. */
const upTo = (n: number): string => english.or(Array.from({ length: n }, (_, i) => `${i + 1}`));
const REPAIRED = { rail: noun('railway'), bridge: noun('bridge') } as const;
const HOW = { plain: '', guide: ' with a Local Guide', dulaney: ' with French Dulaney', ames: ' with Sergeant Ames' } as const;
const OPTION = {
  'opt-8.1': { name: 'Advanced victory', about: 'Notoriety 10 is needed to win; every point more makes a better victory.' },
  'opt-8.2': { name: 'Additional events', about: 'Two more Event cards than the die says.' },
  'opt-8.3a': { name: 'Hide may fail', about: 'A hidden Mosby can be found: on 1-2 inside the Union lines, on 1 outside.' },
  'opt-8.3b': { name: 'Hiding the Cannon', about: "The Cannon may be left in Mosby's Confederacy and fetched later." },
  'opt-8.4': { name: 'Rail repair', about: 'At the end of a turn each wrecked railway is repaired on 1-3.' },
  'opt-8.5': {
    name: 'North of the Potomac',
    about: 'From turn 5 points for revealing spaces there, but no disbanding; Lee Needs Information is taken out.',
  },
  'opt-8.6': { name: 'Demolition may fail', about: 'A die is rolled for every demolition.' },
  'opt-8.7': { name: 'Interrogation', about: 'Pickets, couriers and sutlers taken in Operations may be questioned.' },
  'opt-8.8': { name: 'Unknown garrisons', about: 'Entering a space does not show its garrison: it must be scouted.' },
  'opt-8.9': { name: 'Depot contents', about: 'A die tells what is found in a demolished depot.' },
  'scout-in-rounds': { name: 'Scout helps in Rounds', about: 'The Scout card also helps on entry checks in Rounds.' },
  'always-roll': {
    name: 'Woken units always roll',
    about: 'Units woken by an entry roll for movement instead of attacking at once.',
  },
  'disband-any-time': {
    name: 'Disband at any moment',
    about: 'In Rounds Mosby may also disband before any Union unit moves, not only as his action.',
  },
  'holds-ground': {
    name: 'Mosby holds his ground',
    about: 'When the Union restores its lines, the space Mosby stands in stays Revealed and empty.',
  },
} as const;
const RESULT = {
  D2: 'Mosby loses the fight and 2 combat factors',
  D1: 'Mosby loses the fight and 1 combat factor',
  D: 'Mosby loses the fight',
  R: 'the Union retreats',
  R1: 'the Union retreats and loses 1 combat factor',
  R2: 'the Union retreats and loses 2 combat factors',
  R3: 'the Union retreats and loses 3 combat factors',
} as const;
const WANDERS = { wanders: 'wanders', retreats: 'retreats', scatters: 'moves off', sweeps: 'sweeps on' } as const;
const LEVEL = {
  marginal: 'Marginal',
  tactical: 'Tactical',
  substantial: 'Substantial',
  decisive: 'Decisive',
  overwhelming: 'Overwhelming',
} as const;

export const en: Catalogue<Mosby> = {
  title: "Mosby's Raiders",
  about:
    'Northern Virginia, January to April 1863: lead the Gray Ghost against an enemy who wakes a little more with every raid.',
  sides: { mosby: 'Mosby' },
  scenarios: {
    standard: { name: "Mosby's war", about: 'January to April 1863, eight turns: win fame faster than the months pass.' },
  },
  options: OPTION,
  rules,
  sections: {
    game: () => 'Sequence of play',
    preparation: () => 'Preparation',
    cannonDrawn: () => 'Hiding the Cannon',
    handLimit: () => 'Hand limit',
    event: my => `Event: ${card(my.card)}`,
    extension: () => 'The Union extends its lines',
    sweep: () => 'Union Sweep',
    operations: () => 'Mosby Operations',
    interrogation: () => 'Interrogation',
    scout: my => `Scouting ${space(my.space)}`,
    enter: my => `Entering ${space(my.to)}`,
    move: () => 'Move',
    attack: () => "Mosby's attack",
    demolish: my => `Demolishing ${TARGET[my.target]}`,
    kidnap: my => `Kidnapping ${leader(my.leader)}`,
    disband: () => 'Disbanding',
    rounds: () => 'Rounds',
    mosbyPart: () => "Mosby's action",
    unionPart: () => "The Union's actions",
    escorts: () => 'Escorts of the Wagon Train',
    combat: my => (my.attack ? 'Combat: Mosby attacks' : 'Combat: the Union attacks'),
    flight: () => 'Skedaddle',
    casualty: () => 'Casualty check',
    endOfTurn: () => 'End of turn',
  },
  prompts: {
    preparation: { place: (_, v) => `Turn ${v.pub.turn}: where does the band gather?` },
    cannonDrawn: { where: () => 'You have drawn the Cannon: take it along or hide it?' },
    handLimit: { choose: (_, v) => `You hold ${count(v.own.hand.length, noun('card'))} and may keep 6: discard one.` },
    operations: { action: (_, v) => `Operations at ${space(v.pub.mosby)}: nobody is after you. What next?` },
    interrogation: { ask: (_, v) => `Question the ${v.pub.captives[0] ?? 'prisoner'}?` },
    move: {
      ride: (my, v) => {
        const most = allowance(v, my.spurs);
        const extra = fastHorses(v) && !my.pike && !my.forded;
        return my.halted
          ? `At ${space(v.pub.mosby)} you have woken a unit: the Move ends here.`
          : `At ${space(v.pub.mosby)}, ${my.steps} of ${count(fastHorses(v) && my.pike ? most + 1 : most, noun('space'))} ridden${extra ? ' (one more by pike, with Fast Horses)' : ''}: ride on or stop?`;
      },
    },
    mosbyPart: {
      action: (_, v) =>
        v.pub.hidden
          ? `Hidden at ${space(v.pub.mosby)}: pass to stay hidden, or act.`
          : `A Round, with Mosby at ${space(v.pub.mosby)}: one action, or pass.`,
    },
    unionPart: {
      order: my => (my.combat ? 'Which combat unit moves next?' : 'Non-combat units go first: which moves next?'),
    },
    combat: {
      skedaddle: (my, v) =>
        `The Union attacks at ${space(v.pub.mosby)}, ${my.before} against ${v.pub.strength}: stand or skedaddle?`,
    },
    casualty: { permanent: () => 'Mosby is wounded: which Permanent card do you discard?' },
  },
  moments: {
    initiative: () => 'Rounds begin: play Gain Initiative, or roll?',
    combatCards: about => (about.attack ? 'Mosby attacks: cards before the die?' : 'The Union attacks: cards before the die?'),
    combatRolled: about => `The roll gives ${figure(about.total)}, ${about.result}: ${RESULT[about.result]}. Counterattack?`,
    casualtyDue: () => 'A casualty check: play Mosby Escapes before the die?',
    casualtyRolled: () => 'Mosby is hit: play Mosby Escapes?',
    casualtyOver: () => 'Play Mosby Reported Dead?',
    escortChecks: () => 'The escorts of the train may wake: play a Local Guide?',
  },
  deeds: {
    place: s => `Gather at ${space(s)}`,
    discard: c => `Discard ${card(c)}`,
    move: s => `Ride to ${space(s)}`,
    guide: s => `Ride to ${space(s)} with a Local Guide`,
    dulaney: s => `Ride to ${space(s)} with French Dulaney`,
    ames: s => `Ride to ${space(s)} with Sergeant Ames`,
    spur: () => 'Spur the horses: one more space',
    stop: () => 'Stop here',
    scout: s => `Scout ${space(s)}`,
    inform: s => `Ask about ${space(s)} (Local Information)`,
    attack: () => 'Attack',
    demolish: target => `Demolish ${TARGET[target]}`,
    kidnap: l => `Kidnap ${leader(l)}`,
    disband: () => 'Disband and end the turn',
    wait: () => 'Pass',
    hide: () => 'Hide',
    release: l => `Release ${leader(l)}`,
    dropFood: () => 'Drop the food',
    hideCannon: s => `Hide the Cannon at ${space(s)}`,
    carryCannon: () => 'Take the Cannon along',
    fetchCannon: () => 'Fetch the Cannon',
    skedaddle: () => 'Skedaddle',
    stand: () => 'Stand and fight',
    play: c => `Play ${card(c)}`,
    pass: () => 'Play nothing',
    send: (token, v) =>
      `Move ${theUnit({ unit: v.pub.face[token] ?? -1, strength: strengthOf(v.pub, token) })} at ${space(v.pub.at[token] ?? -1)}`,
    sendTrain: () => 'Move the Wagon Train',
    automatic: () => 'Move the rest in order, without asking',
    interrogate: () => 'Question him',
    spare: () => 'Ask nothing',
  },
  facts: {
    turn: a => `Turn ${a.turn} begins.`,
    reinforced: a =>
      `Union reinforcements: ${count(a.count, noun('counter'))} from box ${a.box} ${agree(a.count, 'goes', 'go')} into the cup.`,
    toTheCup: a => `${count(a.count, noun('counter'))} from the Holding Box ${agree(a.count, 'goes', 'go')} back into the cup.`,
    awareness: a => `Union Awareness ${a.to > a.from ? 'rises' : 'falls'} from ${a.from} to ${a.to}.`,
    points: a =>
      `${signed(a.change)} ${agree(Math.abs(a.change), POINT.one, POINT.many)}: Notoriety ${a.notoriety}, ${points(a.points)}${a.forgiven > 0 ? '; there was no more to lose' : ''}.`,
    placed: a => `The band gathers at ${space(a.space)}.`,
    noRefuge: a =>
      a.yet
        ? "No space of Mosby's Confederacy is free: the Union units outside the lines move first."
        : "No space of Mosby's Confederacy is free: the turn is lost.",
    random: a => `${capital(unit(a.who))} ${WANDERS[a.why]} from ${space(a.from)} to ${space(a.to)} (${a.die}).`,
    caught: a => `${capital(unit(a.who))} rides into ${space(a.here)} and catches Mosby before his men have gathered.`,
    took: a => `Mosby captures ${unit(a.who)} at ${space(a.here)}.`,
    recruited: a =>
      a.strength === 0
        ? `Recruiting: ${a.die}. Nobody comes: the turn is over.`
        : `Recruiting: ${a.die}. The band has ${factors(a.strength)}.`,
    drewCards: a => closed(`You draw ${and(a.cards.map(card)) || 'nothing'}`),
    discarded: a => closed(`You discard ${card(a.card)}`),
    events: a => {
      const rolled = `Events: ${a.die}${a.plus > 0 ? ` +${a.plus} by the optional rule` : ''}`;
      const few = a.count < a.die + a.plus;
      return few
        ? `${rolled}, but ${a.count === 0 ? 'no card is' : `only ${count(a.count, noun('card'))} ${agree(a.count, 'is', 'are')}`} left.`
        : `${rolled}, so ${count(a.count, noun('card'))}.`;
    },
    event: a => closed(`Event: ${card(a.card)}`),
    noEffect: a => closed(`No effect: ${card(a.card)}`),
    strength: a => `The band goes from ${a.from} to ${factors(a.to)}.`,
    leader: a =>
      a.what === 'arrives'
        ? `${leader(a.leader)} arrives at ${space(LEADER_SPACE[a.leader] ?? -1)}.`
        : a.what === 'leaves'
          ? `${leader(a.leader)} leaves for good.`
          : a.what === 'kidnapped'
            ? `Mosby kidnaps ${leader(a.leader)}!`
            : a.what === 'released'
              ? `Mosby lets ${leader(a.leader)} go.`
              : a.what === 'escapes'
                ? `${leader(a.leader)} escapes.`
                : `Mosby brings ${leader(a.leader)} out of the Union lines.`,
    extended: a => `The Union extends its lines (${a.die}): ${spaces(a.spaces)}.`,
    garrison: a =>
      a.how === 'blank'
        ? `${capital(space(a.here))}: nobody there.`
        : a.how === 'active'
          ? `${capital(space(a.here))}: ${unit(a.who)} is activated.`
          : a.how === 'down'
            ? `${capital(space(a.here))}: ${unit(a.who)}.`
            : `${capital(space(a.here))}: a unit, not yet seen.`,
    sweep: a => `Union Sweep: ${a.die}. ${capital(unit(a.who))} appears at ${space(a.here)}.`,
    sweepEnds: a => `The sweep ends at ${space(a.here)}: ${theUnit(a.who)} goes back into the cup.`,
    sentBack: a => `${capital(theUnit(a.who))} leaves ${space(a.here)} and goes back into the cup.`,
    devastated: a => `${capital(space(a.here))} is devastated.`,
    rebuilt: a => (a.spaces.length === 0 ? 'There is nothing to rebuild.' : `Rebuilt: ${spaces(a.spaces)}.`),
    depot: a => `A depot is set up at ${space(a.here)}.`,
    force: a => `A Large Union Force gathers at ${space(a.here)}.`,
    repaired: a =>
      a.spaces.length === 0
        ? 'There is nothing to repair.'
        : `${capital(agree(a.spaces.length, REPAIRED[a.what].one, REPAIRED[a.what].many))} repaired: ${spaces(a.spaces)}.`,
    restored: () => 'The Union restores its lines: sleeping units return to the cup, status markers are taken up.',
    reorganized: a => `Reorganization, ${theUnit(a.who)} at ${space(a.here)}: ${a.die}, it ${a.leaves ? 'leaves' : 'stays'}.`,
    lee: () => 'Lee wants news: 2 points at the end of this turn for each Revealed space north of the Potomac.',
    report: a => `News for Lee: ${count(a.count, noun('Revealed space'))} north of the Potomac.`,
    northern: a => `${capital(space(a.here))}, north of the Potomac, is revealed.`,
    train: a =>
      a.what === 'comes'
        ? `A Wagon Train sets out from ${space(a.here)} with two escorts.`
        : a.what === 'moves'
          ? `The Wagon Train rolls to ${space(a.here)}.`
          : a.what === 'gone'
            ? 'The Wagon Train leaves the map.'
            : `The Wagon Train burns at ${space(a.here)}.`,
    scouted: a =>
      `Mosby scouts ${space(a.space)}: ${sum(a.roll, term)} against Awareness ${a.roll.need}, ${a.success ? 'success' : 'failure'}.`,
    informed: a => `Friends tell Mosby about ${space(a.space)}.`,
    check: a =>
      `Activation check, ${a.what === 'garrison' ? 'garrison' : a.what === 'force' ? 'Large Force' : a.what === 'escort' ? 'escort' : theUnit(a.who ?? { unit: -1, strength: 0 })} at ${space(a.here)}: ${sum(a.roll, term)} against Awareness ${a.roll.need}, ${a.active ? 'it wakes' : 'all quiet'}.`,
    looked: a => `At ${space(a.here)}, Mosby sees ${and(a.units.map(unit))}.`,
    moved: a => `Mosby rides from ${space(a.from)} to ${space(a.to)}${HOW[a.how]}.`,
    spurred: () => 'The horses are spurred: one more space.',
    demolished: a => `Mosby demolishes ${TARGET[a.target]} at ${space(a.here)}: ${points(a.points)}.`,
    failed: a => `Mosby fails to demolish ${TARGET[a.target]} at ${space(a.here)}: ${a.roll.die}, ${a.roll.need} needed.`,
    loot: a =>
      a.what === 'explosion'
        ? `In the depot: ${a.die}, it blows up too soon.`
        : a.what === 'nothing'
          ? `In the depot: ${a.die}, nothing of use.`
          : a.what === 'food'
            ? `In the depot: ${a.die}, food for hungry men.`
            : a.what === 'enough'
              ? `In the depot: ${a.die}, fast horses, but Mosby has them already.`
              : `In the depot: ${a.die}, fast horses.`,
    food: a =>
      a.what === 'dropped' ? 'The food is dropped.' : a.what === 'lost' ? 'The food is lost.' : 'The food is brought home.',
    attack: a =>
      a.attack
        ? `Mosby attacks ${and(a.units.map(unit))} at ${space(a.here)} with ${factors(a.strength)}.`
        : `${capital(and(a.units.map(unit)))} ${agree(a.units.length, 'attacks', 'attack')} Mosby, who has ${factors(a.strength)}, at ${space(a.here)}.`,
    roused: a => `${capital(theUnit(a.who))}, woken as Mosby rode into ${space(a.here)}, attacks at once, without a roll.`,
    played: a => closed(`You play ${card(a.card)}`),
    combat: a =>
      `Combat at ${space(a.here)}, ${a.attack ? `${a.ours} against ${a.theirs}` : `${a.theirs} against ${a.ours}`}: ${sum(a.roll, term)}: ${a.result}, ${RESULT[a.result]}.`,
    loses: a =>
      a.gone
        ? `A Union unit at ${space(a.here)} is wiped out.`
        : `A Union unit at ${space(a.here)} is reduced to ${a.who.strength}.`,
    retreats: a => `${capital(theUnit(a.who))} retreats from ${space(a.from)} to ${space(a.to)}.`,
    beaten: a => `Mosby is beaten${a.factors > 0 ? ` and loses ${factors(a.factors)}` : ''}; his men scatter.`,
    fled: a => `Mosby skedaddles from ${space(a.here)}.`,
    disbanded: a => `The rangers disband at ${space(a.here)} and melt away.`,
    casualty: a =>
      `Casualty check: ${a.roll.die} (hit on ${upTo(a.roll.need - 1)}): ${a.wounded ? 'Mosby is hit' : 'Mosby is unhurt'}.`,
    escaped: () => 'Mosby escapes.',
    wounded: () => 'Mosby is wounded.',
    died: () => 'Mosby dies of a second wound.',
    initiative: a =>
      a.roll === null
        ? 'Mosby takes the Initiative.'
        : `Initiative: ${sum(a.roll, term)}, ${a.roll.need} needed: ${a.side === 'mosby' ? 'Mosby' : 'the Union'} acts first.`,
    round: () => 'A Round begins.',
    roundsEnd: () => 'The Rounds are over.',
    waits: () => 'Mosby passes.',
    ride: a => {
      const who = `${capital(theUnit(a.who))} at ${space(a.here)} rolls ${a.die}`;
      if (a.what === 'stops') return `${who} and halts.`;
      if (a.path.length === 0) return `${who} and stays.`;
      if (a.what === 'away') return `${who} and turns away from Mosby to ${spaces(a.path)}.`;
      if (a.what === 'flees') return `${who} and makes for friendly troops ${way(a.path)}.`;
      return `${who} and rides towards Mosby ${way(a.path)}.`;
    },
    rallies: a => `${capital(theUnit(a.who))} rallies at ${space(a.here)}.`,
    escort: a => `The escort of ${a.who.strength} hurries after the train ${way(a.path)}.`,
    absorbed: a => `${capital(theUnit(a.who))} joins the troops at ${space(a.here)} and goes back into the cup.`,
    alarm: a => `The picket gives the alarm at ${space(a.here)}: ${unit(a.who)} is activated.`,
    deactivated: a => `${capital(theUnit(a.who))} settles down at ${space(a.here)}.`,
    hides: a => `Mosby hides at ${space(a.here)}.`,
    released: a => `The Union searches ${space(a.here)} in vain, and its units disperse.`,
    search: a => `Search for Mosby: ${a.die} (found on ${upTo(a.need)}): ${a.found ? 'he is discovered' : 'he is not found'}.`,
    interrogated: a =>
      `The ${a.sort} is questioned: ${a.die}, ${a.result < 0 ? `a mistake that costs ${points(-a.result)}` : a.result === 0 ? 'nothing of use' : a.result === 9 ? 'he tells all he knows' : `he betrays ${count(a.result, noun('post'))}`}.`,
    cannon: a =>
      a.what === 'hidden'
        ? `The Cannon is hidden at ${space(a.here)}.`
        : a.what === 'fetched'
          ? `The Cannon is fetched at ${space(a.here)}.`
          : a.what === 'found'
            ? `A Union unit finds the Cannon at ${space(a.here)} (${a.die}).`
            : a.what === 'safe'
              ? `The Cannon at ${space(a.here)} is not found (${a.die}).`
              : 'The Cannon is lost.',
    railRepair: a => `Rail repair at ${space(a.here)}: ${a.die}, ${a.repaired ? 'repaired' : 'still wrecked'}.`,
    turnEnds: a => `Turn ${a.turn} ends.`,
    ended: a =>
      a.ending === 'won'
        ? `Notoriety ${a.notoriety}: Mosby has won his war.`
        : a.ending === 'dead'
          ? 'Mosby is dead. The raids are over.'
          : a.ending === 'behind'
            ? `Notoriety ${a.notoriety} is not enough for this turn: the game is lost.`
            : a.ending === 'final'
              ? `Notoriety ${a.notoriety} is not enough at the end: the game is lost.`
              : "Mosby's Confederacy is lost to the last village.",
  },
  refusals: {
    notAdjacent: 'That space is not adjacent by road or pike.',
    devastated: 'That space is devastated.',
    insideLines: 'That space is inside the Union lines.',
    unitThere: 'A Union unit stands there.',
    nothingToScout: 'There is nothing to find out: the space is revealed, or outside the lines, and no sleeping unit is there.',
    noCard: 'You do not hold that card.',
    noCheckThere: 'No check would be made there, so the card would be wasted.',
    nobodyHere: 'No combat unit that you know of is in your space.',
    noTarget: 'No such target is standing here.',
    outsideLines: 'Outside the Union lines nothing can be demolished.',
    unitHere: 'An activated combat unit shares your space.',
    tooFar: 'That is farther than Mosby can still ride in this Move.',
    wokeThem: 'Entering here woke a Union unit: the Move ends here.',
    fordTakesAll: 'Crossing the river has taken the whole Move.',
    forceHere: 'There is nowhere to hide in the middle of a Large Force.',
    hiddenAlready: 'Mosby is hidden already.',
    notHeld: 'Mosby does not hold him.',
    onlyPermanent: 'Only a Permanent card can be discarded here.',
    notConfederacy: "That space is not in Mosby's Confederacy.",
    noCannonHere: 'The Cannon is not hidden here.',
    handFull: 'You hold six cards: discard one first.',
    noFood: 'Mosby carries no food.',
    forceThere: 'A Large Force hides nothing: it cannot be scouted.',
    trainGuarded: 'An activated unit guards the train.',
    leaderAbsent: 'He is not on the map.',
    leaderElsewhere: 'He is in another space.',
    northOfPotomac: 'North of the Potomac the band may neither disband nor skedaddle.',
    ownAttack: 'Nobody skedaddles from his own attack.',
    dieCast: 'The die has been cast: it is too late to hide.',
    fordFromBank: 'The ford takes a whole Move, begun on the bank.',
    amesLeads: 'Led by Ames, Mosby does not attack in this Round.',
  },
  outcome(pub) {
    switch (pub.ending) {
      case 'won':
        return needed(pub) === 10
          ? `${LEVEL[victoryLevel(pub.notoriety)]} victory with Notoriety ${pub.notoriety}.`
          : `Victory with Notoriety ${pub.notoriety}.`;
      case 'dead':
        return `Defeat: Mosby died in turn ${pub.turn}.`;
      case 'behind':
        return `Defeat: Notoriety ${pub.notoriety} at the end of turn ${pub.turn}.`;
      case 'final':
        return `Defeat: Notoriety ${pub.notoriety} after the last turn, ${needed(pub)} needed.`;
      case 'confederacy':
        return "Defeat: all of Mosby's Confederacy is lost.";
      default:
        return '';
    }
  },
  clocks: { turn: 'this turn' },
  figures: {
    hand: 'cards in my hand',
    strength: 'combat factors of my band',
    enemies: 'Union combat factors known here',
    awareness: 'Awareness',
    total: 'the total of the roll',
  },
  twin: twinEn,
};
