/** What an English reader reads of the war. */
import { english } from '@cuartel/engine/text/english.ts';
import { IS_SEA } from '../data/map.ts';
import type { Fight } from '../state/table.ts';
import type { Mode, WarContents, WarDeeds, WarFacts, WarMoments } from '../types/war.ts';
import { type CataloguePart, canFire, wordsOf } from './words.ts';

const w = wordsOf('en');
const { agree, count, noun } = english;
const unit = noun('unit');
const die = noun('die', 'dice');
const marker = noun('tactical marker');
const Side = (side: 'american' | 'british'): string => (side === 'american' ? 'The American' : 'The British player');
const MODE: Readonly<Record<Mode, string>> = {
  free: '',
  tactical: ' by forced march',
  committee: ' by the Committee of Correspondence',
};
const FIGHT: Readonly<Record<Fight, string>> = {
  naval: 'Battle of fleets',
  relief: 'Attack of the relief force',
  land: 'Battle',
  siege: 'Attack on the fortress',
  sortie: 'Sortie',
};
const dice = (list: readonly number[]): string => list.join(', ');
const terms = (list: readonly { value: number }[]): string => list.map(({ value }) => ` + ${value}`).join('');

export const war: CataloguePart<WarContents, WarMoments, WarDeeds, WarFacts> = {
  sections: {
    movement: my => `Movement: ${w.side(my.side)}`,
    bait: my => `Bait at ${w.place(my.space)}`,
    march: my => `March from ${w.place(my.from)}`,
    sail: my => `${my.sailing ? 'Voyage from' : 'Landing in'} ${w.place(my.from)}`,
    interception: my => `Interception at ${w.place(my.to)}`,
    combat: my => `Combat: ${w.side(my.side)}`,
    honors: my => `Honors of war at ${w.place(my.space)}`,
    battle: my => `${FIGHT[my.fight]} at ${w.place(my.space)}`,
    retreat: () => 'Retreat',
    aftermath: () => 'After the battle',
  },
  prompts: {
    movement: {
      order: (_, v) => {
        const { force, commander } = v.own;
        if (force.length === 0) return 'Which force moves?';
        const led = commander < 0 ? 'without a commander' : `under ${w.name(commander)}`;
        return `${count(force.length, unit)} at ${w.place(v.own.at[force[0]!]!)} ${agree(force.length, 'is', 'are')} ready to set out, ${led}.`;
      },
      close: () => 'Any other siege or works before the phase ends?',
    },
    march: {
      path: (my, v) =>
        my.held ? `The force has met the enemy at ${w.place(my.here)}.` : `${w.space(my.here)}: ${v.own.mp} MP left. Where to?`,
    },
    sail: {
      path: (my, v) => (my.sailing ? `${w.space(my.here)}: ${v.own.mp} MP left. Where to?` : `Who lands at ${w.place(my.here)}?`),
    },
    interception: { force: my => `Who goes with ${w.name(my.commander)} to ${w.place(my.to)}?` },
    combat: {
      battles: () => 'Which battle is fought next?',
      sieges: my => (my.due.length > 0 ? 'Which battle is fought next?' : 'Do the siege forces attack, or the besieged sortie?'),
    },
    honors: { terms: my => `Honors of war are offered to the garrison of ${w.place(my.space)}. Accept?` },
    battle: {
      tactics: (_, v) =>
        `How many tactical markers are laid for the battle${v.pub.battle === null ? '' : ` at ${w.place(v.pub.battle.space)}`}?`,
      fire: (_, v) => {
        if (v.pub.battle?.retreating !== null) return 'The last fire at an enemy in retreat.';
        return canFire(v) ? 'Fire, or declare a retreat?' : 'You have nobody left to fire: hold, or declare a retreat?';
      },
      hit: my => (my.hit === 'disperse' ? 'Who is dispersed?' : 'Who is eliminated?'),
    },
    retreat: {
      embark: () => 'There is not room for all: who goes aboard?',
      where: (_, v) =>
        `Where does the beaten force retreat to${v.pub.battle === null ? '' : ` from ${w.place(v.pub.battle.space)}`}?`,
      fleet: () => 'To which sea area do the fleets retreat?',
    },
    aftermath: { massacre: () => 'Is the place laid waste after the victory?' },
  },
  moments: {
    entering: about => `An enemy force has entered ${w.place(about.to)}. Intercept?`,
    sailing: about => `Enemy fleets are about to leave ${w.place(about.from)}. Do you play Privateers?`,
    drawn: about => `Before the battle at ${w.place(about.space)}: do you play Tarleton's Quarter?`,
    counted: () => 'The battle is over: do you play Shot Heard Round the World?',
  },
  deeds: {
    gather: list => `Force: ${w.units(list)}`,
    appoint: leader => `Commander: ${w.unit(leader)}`,
    march: mode => `March${MODE[mode]}`,
    sail: mode => `Sail${MODE[mode]}`,
    disembark: mode => `Land without sailing${MODE[mode]}`,
    go: to => (IS_SEA[to] ? `Sail to ${w.place(to)}` : `To ${w.place(to)}`),
    drop: list => `Leave here: ${w.units(list)}`,
    land: list => `Land: ${w.units(list)}`,
    stow: ({ what, to }) => `${w.name(what)} aboard ${w.name(to)}`,
    overrun: () => 'Overrun the enemy',
    replan: () => 'Master Plan: roll again',
    halt: () => 'End this move',
    minutemen: at => `Minutemen at ${w.place(at)}`,
    bait: at => `Bait the enemy at ${w.place(at)}`,
    besiege: at => `Lay siege to ${w.place(at)}`,
    engineers: ({ at, what }) =>
      what === 'siege' ? `Engineers: siege of ${w.place(at)}` : `Engineers: fortress at ${w.place(at)}`,
    privateers: () => 'Privateers: stop them',
    intercept: ({ from, commander, naval }) => `${w.unit(commander)} from ${w.place(from)}${naval ? ' by sea' : ''}`,
    follow: list => `With: ${w.units(list)}`,
    fight: ({ space, fight }) => `${FIGHT[fight]}: ${w.space(space)}`,
    sortie: list => `Sortie: ${w.units(list)}`,
    honors: at => `Offer honors of war at ${w.place(at)}`,
    accept: () => 'Accept and march out',
    decline: () => 'Decline',
    tarleton: () => "Tarleton's Quarter",
    lay: n => (n === 0 ? 'No tactical marker' : count(n, marker)),
    fire: n => (n === 0 ? 'Fire' : `Fire with ${count(n, marker)}`),
    bombard: n => (n === 0 ? 'Fire, the fortress at the fleets' : `Fire with ${count(n, marker)}, the fortress at the fleets`),
    hold: () => 'Hold out',
    retreat: () => 'Declare a retreat',
    take: (one, v) => `${w.unit(one)}${v.pub.battle?.dispersed.includes(one) ? ', dispersed already' : ''}`,
    withdraw: (to, v) => (to === v.pub.battle?.space ? 'Back into the fortress' : `To ${w.place(to)}`),
    embark: list => `Aboard: ${w.units(list)}`,
    shotHeard: () => 'Shot Heard Round the World',
    massacre: () => 'Commit a massacre',
    spare: () => 'Spare the place',
  },
  facts: {
    setOut: ({ side, from, naval, mode }) =>
      `${Side(side)} ${naval ? 'puts out a fleet' : 'sets out with a force'} from ${w.place(from)}${MODE[mode]}.`,
    setOutWith: ({ from, mode, units, commander }) =>
      `From ${w.place(from)}${MODE[mode]}, ${commander < 0 ? 'without a commander' : `under ${w.name(commander)}`}: ${w.units(units)}.`,
    pace: ({ side, die: n }) => `${Side(side)} rolls ${n} for movement.`,
    paceWith: ({ die: n, value }) => `Movement: ${n} + ${value} = ${n + value} MP.`,
    moved: ({ from, to, n }) => `${count(n, unit)} ${agree(n, 'goes', 'go')} from ${w.place(from)} to ${w.place(to)}.`,
    movedWith: ({ from, to, units }) => `From ${w.place(from)} to ${w.place(to)}: ${w.units(units)}.`,
    dropped: ({ units, at }) => `Left at ${w.place(at)}: ${w.units(units)}.`,
    border: ({ from, to, dice: list, crossed, stayed }) =>
      `Militia at the border from ${w.place(from)} to ${w.place(to)} (${dice(list)}): ${crossed} of ${list.length} ${agree(crossed, 'crosses', 'cross')}, ${stayed} ${agree(stayed, 'stays', 'stay')} behind.`,
    overran: ({ side, at }) => `${Side(side)} overruns the enemy at ${w.place(at)}.`,
    captured: ({ side, at }) => `${Side(side)} takes the fortress of ${w.place(at)}.`,
    besieged: ({ side, at }) => `${Side(side)} lays siege to ${w.place(at)}.`,
    engineered: ({ side, at }) => `${Side(side)} has a fortress built at ${w.place(at)} by Engineers.`,
    privateers: ({ at }) => `Privateers hold the fleets in ${w.place(at)}.`,
    landing: ({ side, at, n }) => `${Side(side)} lands ${count(n, unit)} at ${w.place(at)}.`,
    landingWith: ({ at, units }) => `Landed at ${w.place(at)}: ${w.units(units)}.`,
    stowed: ({ unit: one, fleet }) => `${w.name(one)} is aboard ${w.name(fleet)}.`,
    interception: ({ from, to, commander, die: n, value, success }) =>
      `${w.name(commander)} (${value}) tries to intercept from ${w.place(from)} at ${w.place(to)} and rolls ${n}: ${success ? 'intercepted' : 'too late'}.`,
    minutemen: ({ at }) => `Minutemen gather at ${w.place(at)}.`,
    baited: ({ side, at, die: n }) => `${Side(side)} baits the enemy at ${w.place(at)} and rolls ${n}.`,
    attrition: ({ dice: list, lost }) =>
      `Forced march (${dice(list)}): ${lost === 0 ? 'nobody is lost' : `${count(lost, unit)} lost`}.`,
    shipwreck: ({ unit: one }) => `${w.name(one)} loses his fleet and waits in the leader pool.`,
    offered: ({ side, at }) => `${Side(side)} offers honors of war to the garrison of ${w.place(at)}.`,
    answered: ({ side, accepted }) => `${Side(side)} ${accepted ? 'accepts' : 'declines'}.`,
    marchedOut: ({ from, to, n }) => `The garrison of ${w.place(from)}, ${count(n, unit)}, marches out to ${w.place(to)}.`,
    due: ({ side, fights }) => `${Side(side)} has to fight at ${w.and([...new Set(fights.map(({ space }) => w.place(space)))])}.`,
    battle: ({ at, fight, attacker, american, british, fleets, assault }) =>
      `${assault ? 'Amphibious assault' : FIGHT[fight]} at ${w.place(at)}; ${w.side(attacker)} attacks. American: ${w.units(american)}. British: ${w.units(british)}.${fleets.length > 0 ? ` Fleets of the assault: ${w.units(fleets)}.` : ''}`,
    quarter: ({ side }) => `${Side(side)} gives Tarleton's Quarter: +1 for the first fire.`,
    laidTactical: ({ n }) => `Laid for this battle: ${n === 0 ? 'no tactical marker' : count(n, marker)}.`,
    tactics: ({ american, british }) => `Tactical markers: American ${american}, British ${british}.`,
    firstFire: ({ american, british, first }) =>
      `First fire: American ${american.die}${terms(american.terms)}, British ${british.die}${terms(british.terms)}. ${first === null ? 'Equal; both roll again.' : `${Side(first)} fires first.`}`,
    volley: ({ side, dice: list, atFleets }) =>
      `${Side(side)} fires ${atFleets ? 'the guns of the fortress at the fleets, ' : ''}${count(list.length, die)}: ${dice(list)}.`,
    held: ({ side }) => `${Side(side)} has nobody to fire and holds out.`,
    hit: ({ unit: one, effect }) => `${w.unit(one)}: ${effect === 'disperse' ? 'dispersed' : 'eliminated'}.`,
    leaderFate: ({ unit: one, die: n, escapes }) =>
      `${w.unit(one)} rolls ${n} for his life: ${escapes ? 'he escapes to the leader pool' : 'he is out of the game'}.`,
    quits: ({ side, slips }) => `${Side(side)} declares a retreat${slips ? ' and slips away into the woods' : ''}.`,
    battleOver: ({ at, loser }) => `${Side(loser)} loses the battle at ${w.place(at)}.`,
    withdrew: ({ side, from, to, n }) =>
      from === to
        ? `${Side(side)} goes back into the fortress of ${w.place(to)}.`
        : `${Side(side)} retreats from ${w.place(from)} to ${w.place(to)} with ${count(n, unit)}.`,
    borderRetreat: ({ to, dice: list, lost }) =>
      `Militia at the border to ${w.place(to)}${list.length > 0 ? ` (${dice(list)})` : ''}: ${lost === 0 ? 'all cross' : `${count(lost, unit)} lost`}.`,
    fortressRoll: ({ at, die: n, captured }) =>
      `The fortress of ${w.place(at)}: ${n}, it is ${captured ? 'taken whole' : 'destroyed'}.`,
    indianFury: ({ die: n, indians, happens }) =>
      `The Indians of the victors (${indians}) roll ${n}: ${happens ? 'a massacre follows' : 'they hold back'}.`,
    massacre: ({ side, at, partisan }) =>
      `Massacre at ${w.place(at)} by ${w.side(side)}${partisan ? '; the partisans there are gone' : ''}.`,
  },
  refusals: {
    cannotMove: 'It has moved already, is held by Privateers or belongs to a neutral nation.',
    noWayOut: 'It is besieged, aboard a fleet or without a ship that can still sail.',
    elsewhere: 'All must be in the same place.',
    notTogether: 'Land units walk or are carried, fleets sail: these cannot go together.',
    noRoom: 'The fleets have no room for so many.',
    swimming: 'An admiral would be left without a fleet.',
    nobody: 'Put such a force together first.',
    noMarker: 'The marker for a forced march is not in hand.',
    noLeader: 'No leader of this force can command it.',
    noPort: 'The fleets are not in a port, or would still take cargo aboard.',
    closed: 'An enemy fleet closes this port.',
    noCargo: 'Nobody is aboard to be landed.',
    tooLate: 'It is too late for that in this phase.',
    noPoints: 'Not enough political points are left.',
    stopped: 'The force has met the enemy and goes no further.',
    noRoute: 'No such route leads there.',
    tooFar: 'Not enough MP are left.',
    barred: 'Not all of the force may go there.',
    border: 'Militia and its commanders do not cross the border of their region.',
    commanderStays: 'The commander stays with his force.',
    nobodyLeft: 'Somebody must go on; otherwise end the move.',
    notSailing: 'These fleets only land what they carry.',
    noTroops: 'At least one combat unit must be among them.',
    notYet: 'Another fight comes first here.',
    noSortie: 'A sortie needs a combat unit, and in a later phase a leader and a tactical marker.',
    mustFight: 'There are battles that must be fought first.',
    somebodyMustGo: 'Neither side can fire any more: whoever is to fire must retreat.',
  },
};
