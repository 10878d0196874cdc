/** Actions and movement in English: chapters 8 and 10 to 14. */
import { capital, english, signed } from '@cuartel/engine';
import { otherEnd } from '../data/roads.ts';
import { canUseCommand } from '../queries/actions.ts';
import { pointsOf } from '../queries/units.ts';
import { blockTitle } from './names.ts';
import {
  blocks,
  type CataloguePart,
  groupName,
  groupPoints,
  halves,
  kindName,
  manyOf,
  placeName,
  points,
  regionName,
  SIDE,
  unitName,
  unitNames,
  wayBy,
  wayThrough,
} from './words.ts';

const { agree } = english;
const side = SIDE.en;
const Side = { Liberal: 'The Liberals', Carlist: 'The Carlists' } as const;
const place = (at: number): string => placeName(at, 'en');
const region = (at: number): string => regionName(at, 'en');
const group = (units: readonly number[]): string => groupName(units, 'en');
const dice = (list: readonly number[]): string => list.join(', ');
const above = (n: number, die: number, success: boolean): string =>
  `${die}, above ${n} needed: ${success ? 'success' : 'failure'}`;

export const march = {
  sections: {
    deployOrHide: () => 'Hidden artillery',
    actions: my => `Actions of ${side[my.side]}`,
    replacements: () => 'Replacements',
    suppression: my => `Suppression in ${region(my.region)}`,
    transport: () => 'Naval transport',
    landing: () => 'Landing',
    activation: my => `Activation of ${place(my.place)}`,
    march: () => 'March',
    interceptions: my => `Interception in ${place(my.into)}`,
    evasion: my => `Evasion in ${place(my.space)}`,
    settle: () => 'Control',
  },
  prompts: {
    deployOrHide: { hiddenGuns: () => 'Deploy a hidden point of artillery, or hide some.' },
    actions: {
      action: (_, v) => {
        const extra = v.pub.expeditionPoints > 0 ? `, and ${v.pub.expeditionPoints} for expeditions` : '';
        // 8-c Without this nobody would know why he may still act.
        const command = v.pub.points < 2 && canUseCommand(v.pub) ? ' A command point may be spent as one more.' : '';
        return `Action points: ${halves(v.pub.points)}${extra}.${command} What next?`;
      },
    },
    suppression: {
      partake: my => `Suppressing in ${region(my.region)}: with which units? Pass rolls with none.`,
      suffer: my => `Which unit in ${region(my.region)} loses a point?`,
    },
    transport: {
      aboard: my => `Who sails from ${place(my.from)}?`,
      ashore: my => `By sea from ${place(my.from)}: where to?`,
    },
    landing: {
      aboard: my => `Who embarks in ${place(my.from)} to land?`,
      ashore: my => `Where do those of ${place(my.from)} land?`,
    },
    activation: {
      gather: my => `Concentrate blocks from beside ${place(my.place)}?`,
      group: my => `Which units leave ${place(my.place)} together?`,
    },
    march: {
      course: my => `Where does the group in ${place(my.from)} make for?`,
      step: (my, v) => {
        const { least, most } = groupPoints(v, my);
        return `The group in ${place(my.at)} has ${least === most ? `${points(most, 'en')} left` : `${least} to ${most} points left, by unit`}. Where to?`;
      },
      failed: my => `The countermarch fails: enter ${place(otherEnd(my.road, my.at))} and fight, or stay?`,
      beyond: my => `The group marches through ${place(my.at)}: on to where?`,
    },
    interceptions: {
      announce: my => `The enemy enters ${place(my.into)} with ${group(my.group)}: intercept?`,
      which: () => 'Which attempt is settled first?',
    },
    evasion: {
      choose: my => `The enemy enters ${place(my.space)} with ${group(my.group)}: evade or stand?`,
      remain: my => `Does anybody stay in the fortress of ${place(my.space)}?`,
    },
  },
  moments: {},
  deeds: {
    activatePlace: at => `Activate ${place(at)}`,
    build: (token, v) => `Build a fortress in ${place(v.pub.at[token]!)} with ${unitName(v, token, 'en')}`,
    demolish: (token, v) => `Demolish the fortress of ${place(v.pub.at[token]!)} with ${unitName(v, token, 'en')}`,
    bank: () => 'Bank a command point',
    replace: () => 'Get replacements',
    recruit: at => `Recruit in ${region(at)}`,
    suppress: at => `Suppress the uprising in ${region(at)}`,
    partake: (list, v) => unitNames(v, list, 'en'),
    loseOne: (token, v) => unitName(v, token, 'en'),
    sail: at => `Naval transport from ${place(at)}`,
    land: at => `Landing from ${place(at)}`,
    aboard: (list, v) => `Embark ${unitNames(v, list, 'en')}`,
    ashore: at => place(at),
    shelve: (unit, v) => `Put ${unitName(v, unit, 'en')} in ${place(v.pub.at[unit]!)} back into its box`,
    divide: ({ counter, points: n }, v) =>
      `Split ${unitName(v, counter, 'en')} in ${place(v.pub.at[counter]!)}: ${n} and ${pointsOf(v.pub, counter) - n}`,
    endActions: () => 'End the actions',
    concentrate: (list, v) => `Bring ${unitNames(v, list, 'en')}`,
    group: (list, v) => `Set out with ${unitNames(v, list, 'en')}`,
    go: (road, v, my) => `March ${wayBy(road, v, 'en', my)}`,
    force: (road, v, my) => `Forced march ${wayBy(road, v, 'en', my)}`,
    countermarch: (road, v, my) => `Countermarch ${wayThrough(road, v, 'en', my)}`,
    cross: at => `To ${region(at)}`,
    north: () => 'To the North',
    drop: (list, v) => `Leave here: ${unitNames(v, list, 'en')}`,
    stop: () => 'Stop here',
    enter: () => 'Enter and fight',
    stay: () => 'Stay',
    intercept: (list, v) => `Intercept with ${unitNames(v, list, 'en')}`,
    settleFirst: at => `The attempt from ${place(at)}`,
    evade: () => 'Evade',
    standFast: () => 'Stand',
    remain: (unit, v) => `${unitName(v, unit, 'en')} ${agree(manyOf(v, [unit]), 'stays', 'stay')}`,
    bringOut: ({ kind, at }) => `Deploy in ${place(at)}: a point of ${kindName(kind, 'en')}`,
    hide: ({ counter, points: n }, v) =>
      `Hide ${points(n, 'en')} of ${unitName(v, counter, 'en')} in ${place(v.pub.at[counter]!)}`,
  },
  members: {
    partake: (unit, v) => unitName(v, unit, 'en'),
    aboard: (unit, v) => unitName(v, unit, 'en'),
    concentrate: (unit, v) => `${unitName(v, unit, 'en')}, ${place(v.pub.at[unit]!)}`,
    group: (unit, v) => unitName(v, unit, 'en'),
    drop: (unit, v) => `Leave here: ${unitName(v, unit, 'en')}`,
    intercept: (unit, v) => `${unitName(v, unit, 'en')}, ${place(v.pub.at[unit]!)}`,
  },
  facts: {
    pointsSpent: a => `${Side[a.side]} spend ${halves(a.halves)} AP and have ${halves(a.left)} left.`,
    expeditionPointSpent: () => 'The extra point of the expeditions is spent.',
    activated: a => `${Side[a.side]} activate ${place(a.place)}.`,
    builds: a => `${Side[a.side]} begin a fortress in ${place(a.space)}.`,
    demolished: a => `${Side[a.side]} ${a.built ? 'demolish the fortress' : 'give up the works'} of ${place(a.space)}.`,
    worksDestroyed: a => `The works of ${side[a.side]} in ${place(a.space)} are destroyed.`,
    banked: a => `${Side[a.side]} bank a command point.`,
    replacementRoll: a =>
      `${Side[a.side]} roll ${a.die}${a.modifier === 0 ? '' : ` (${signed(a.modifier)})`} for replacements: ${points(a.points, 'en')}.`,
    recruited: a => `The expedition in ${region(a.region)} recruits: ${points(a.points, 'en')}.`,
    suppression: a =>
      `Suppression in ${region(a.region)} with ${blocks(a.units, 'en')}: ${a.die} against level ${a.level}, ${Math.min(a.falls, a.level) === 0 ? 'no effect' : `the level falls by ${Math.min(a.falls, a.level)}`}${a.loss ? ', and a unit suffers' : ''}.`,
    sailed: a => `The Liberals sail from ${place(a.from)} to ${place(a.to)}: ${group(a.units)}.`,
    landed: a => `The Liberals land in ${place(a.to)} from ${place(a.from)}: ${group(a.units)}.`,
    shelved: a =>
      `${Side[a.side]} take ${a.block < 0 ? 'a backpack' : blockTitle(a.block, 'en')} in ${place(a.place)} off the map.`,
    gunDivided: a => `${Side[a.side]} split their ${kindName(a.kind, 'en')} in ${place(a.place)}: ${a.points} and ${a.rest}.`,
    concentrated: a => `The Carlists concentrate in ${place(a.place)}: ${group(a.units)}.`,
    setOut: a => `${Side[a.side]} set out from ${place(a.from)}: ${group(a.units)}.`,
    movementRoll: a => `Movement: ${a.die}.`,
    allowance: a => `${capital(side[a.side])} have ${points(a.points, 'en')} of movement.`,
    marched: a => `From ${place(a.from)} to ${place(a.to)}: ${group(a.units)}.`,
    dropped: a => `${capital(group(a.units))} ${agree(a.units.length, 'stays', 'stay')} in ${place(a.place)}.`,
    forcedMarch: a =>
      `Forced march to ${place(a.place)}: ${a.dice.length === 0 ? 'nobody has to roll' : `${dice(a.dice)}, ${points(a.losses, 'en')} lost`}.`,
    waits: a => `The group waits ${a.sea ? 'at sea before' : 'on the road to'} ${place(a.space)}.`,
    countermarchRoll: a =>
      `Countermarch through ${place(a.space)} with ${blocks(a.blocks, 'en')}: ${above(a.blocks, a.die, a.success)}.`,
    countermarchSure: a => `Countermarch through the refuge of ${place(a.space)}.`,
    announced: a => `${Side[a.side]} announce an interception from ${place(a.from)} into ${place(a.into)}: ${group(a.units)}.`,
    interceptionRoll: a =>
      `Interception from ${place(a.from)} with ${blocks(a.blocks, 'en')}: ${above(a.blocks, a.die, a.success)}.`,
    interceptionSure: a => `The interception from ${place(a.from)} succeeds without a roll.`,
    evasionRoll: a => `Evasion from ${place(a.space)} with ${blocks(a.blocks, 'en')}: ${above(a.blocks, a.die, a.success)}.`,
    evasionSure: a => `The Carlists slip away from ${place(a.space)}.`,
    stoodFast: a => `The Carlists stand in ${place(a.space)}.`,
    remained: a => `One unit stays in the fortress of ${place(a.space)}.`,
    siegeLifted: a => `The siege of ${place(a.space)} is lifted.`,
    pursuitMarker: a => `Pursuit in ${region(a.region)}: ${signed(a.value)}.`,
    expeditionDestroyed: a => `The expedition in ${region(a.region)} is destroyed.`,
    gunDeployed: a => `The Carlists bring a hidden point of ${kindName(a.kind, 'en')} to ${place(a.place)}.`,
    gunHidden: a => `The Carlists hide ${points(a.points, 'en')} of ${kindName(a.kind, 'en')} from ${place(a.from)}.`,
  },
  refusals: {
    acted: 'That unit has acted in this phase.',
    elsewhere: 'All of them must start from the same place.',
    needsFighter: 'Artillery, trains and backpacks need infantry or cavalry with them.',
    oneEach: 'One block of infantry or cavalry from each space.',
    tooMany: 'So many cannot go.',
    allTogether: 'An expedition moves as a whole.',
    noPoints: 'There are not enough points for it.',
    noCommand: 'It takes a command point.',
  },
} satisfies CataloguePart;
