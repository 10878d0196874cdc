/** What an English reader reads of the battles. */
import { capital, english, figure, signed } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { SideName } from '../data/sides.ts';
import { tokensIn } from '../queries/battle.ts';
import { roomInAll } from '../queries/battle-hexsides.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { BattleContents, BattleDeeds, BattleFacts, Dice, MarchSum } from '../types/battle.ts';
import { COLUMN, faces, isOutsideSpot, ownerOf, wingOf } from './battle.words.ts';
import { type CataloguePart, wordsOf } from './words.ts';

const { hex, unit, over, who } = wordsOf('en');
const Who = (b: number): string => capital(who(b));
const { agree, noun, spell } = english;
const PLACE = ['Left', 'Centre', 'Right', 'Reserve'] as const;
const HOUR = ['Dawn', 'Morning', 'Afternoon', 'Dusk', 'Night'] as const;
const TERM: Readonly<Record<string, string>> = { cavalry: 'cavalry', artillery: 'artillery', mud: 'Mud', forest: 'Forest' };
const [UNIT, HIT, LOST] = [noun('unit'), noun('hit'), noun('disorganised unit')];

/** "the CSA Left" */
const spot = (s: Spot, attacker: SideName): string =>
  `${isOutsideSpot(s) ? 'outside ' : ''}the ${ownerOf(wingOf(s), attacker)} ${PLACE[COLUMN[wingOf(s)]!]}`;
const at = (s: Spot, v: View): string => spot(s, v.pub.active);
const where = (battle: number, v: View): string => hex(v.pub.battles[battle]?.hex ?? 0);
const units = (n: number): string => spell(n, UNIT);
const hits = (n: number): string => spell(n, HIT);
const dice = ({ block, power, dice: rolled }: Dice): string => `${who(block)} F${power} [${faces(rolled)}]`;
const sum = ({ die, terms, total, need }: MarchSum): string =>
  `${die}${terms.map(t => ` ${signed(t.value)} ${TERM[t.of]}`).join('')} = ${figure(total)}, ${need} needed`;
/** How many of those who leave find room, and what becomes of the others. */
const waysOut = (count: number, room: number, must: boolean): string => {
  if (room >= count) return `${capital(units(count))} to go.`;
  const rest = count - room;
  const fate = must ? agree(rest, 'the other is lost', 'the others are lost') : agree(rest, 'the other stays', 'the others stay');
  return room === 0 ? `Nobody can leave by land; ${fate}.` : `Only ${room} of ${count} can leave by land; ${fate}.`;
};
const nightWays = (v: View, battle: number, must: boolean): string => {
  const count = tokensIn(v.pub, numberOf(v.me), v.pub.battles[battle]!.hex).length;
  const room = roomInAll(v.pub, battle, v.me, true);
  return room >= count ? '' : ` ${waysOut(count, room, must)}`;
};
const speeds = ({ speed, slowest }: { speed: number; slowest: number }): string =>
  slowest < 0 ? '' : `, speed ${speed} against ${slowest}`;
const gun = (v: View, token: number): string => {
  const block = v.pub.shown[token] ?? -1;
  return block < 0 ? 'an enemy gun' : who(block);
};
const FIRES = { short: 'fires', long: 'fires at long range', enfilade: 'enfilades' } as const;

export const battle: CataloguePart<BattleContents, BattleDeeds, BattleFacts> = {
  sections: {
    combat: () => 'Combat Phase',
    deployment: my => `${my.side} deploys`,
    battleTurn: my => `${my.side} Battle Turn`,
    fight: () => 'Battle',
    retreat: () => 'Retreat',
    exodus: my => `${my.side} leaves the battle`,
    pursuit: () => 'Pursuit Fire',
    rout: () => 'Rout',
    volley: () => 'Combat',
    shot: () => 'Fire',
    hits: my => `Losses of the ${my.side}`,
    assault: my => `Assault, round ${my.round}`,
    moves: () => 'Battle moves',
    envelopment: () => 'Envelopment',
    reinforcement: () => 'Reinforcement',
    aftermath: () => 'The battle is over',
    night: () => 'Night',
    arrivals: () => 'Night reinforcements',
  },
  prompts: {
    deployment: { place: (my, v) => `Battle of ${where(my.battle, v)}: deploy your units.` },
    battleTurn: { which: () => 'Which battle next?' },
    retreat: {
      name: (my, v) =>
        my.leaving.length === 0
          ? `Battle of ${where(my.battle, v)}: does anybody retreat?`
          : `${capital(units(my.leaving.length))} to retreat. Anybody else?`,
    },
    exodus: {
      where: (my, v) =>
        `Leaving ${where(my.battle, v)}: where to? ${waysOut(my.leaving.length, roomInAll(v.pub, my.battle, my.side, my.night), my.must)}`,
    },
    pursuit: { flank: () => 'Units on the flank may pursue: who fires at whom?' },
    volley: { orders: (my, v) => `Battle of ${where(my.battle, v)}: fire, or assault first?` },
    hits: {
      take: my => `${capital(hits(my.hits))}: who takes ${agree(my.hits, 'it', 'the first')}?`,
      choose: my => `${capital(hits(my.hits))}, the strongest first: who takes ${agree(my.hits, 'it', 'the first')}?`,
    },
    assault: {
      again: () => 'A second round, or break off?',
      answer: () => 'The enemy wants a second round. Fight on, or break off?',
    },
    moves: { move: (my, v) => `Battle of ${where(my.battle, v)}: who moves?` },
    envelopment: {
      search: () => 'Lost units may look for their way. Who tries?',
      found: () => 'It has found its way: into the wing, or back to the Reserve?',
      strike: () => 'They have come round the wing: fire or assault?',
    },
    reinforcement: { bring: (my, v) => `Battle of ${where(my.battle, v)}: who comes to help?` },
    aftermath: { regroup: (my, v) => `Victory at ${where(my.battle, v)}: regroup?` },
    night: {
      whichDefender: () => 'Night: which battle first?',
      whichAttacker: () => 'Night: which battle first?',
      defender: (my, v) => `Night at ${where(my.at, v)}: stay another day, or leave?${nightWays(v, my.at, false)}`,
      attacker: (my, v) => `Night at ${where(my.at, v)}: pay an HQ step for another day, or leave?${nightWays(v, my.at, true)}`,
    },
    arrivals: { place: (my, v) => `Night at ${where(my.battle, v)}: where do the newcomers stand?` },
  },
  deeds: {
    deploy: ({ block, spot: s }, v) => `${unit(block)} to ${at(s, v)}`,
    deployRest: (s, v) => `All others to ${at(s, v)}`,
    fightAt: (battle, v) => `Battle of ${where(battle, v)}`,
    fallBack: block => `${unit(block)} retreats`,
    fallBackAll: () => 'All retreat',
    standFast: () => 'Nobody else retreats',
    withdraw: ({ block, to }) => `${unit(block)} to ${hex(to)}`,
    withdrawAll: to => `All to ${hex(to)}`,
    giveUp: () => 'No way out is left',
    pursue: ({ block, at: s }, v) => `${unit(block)} fires at those leaving ${at(s, v)}`,
    letGo: () => 'Let them go',
    takeHit: block => `${unit(block)} takes the hit`,
    assault: (s, v) => `Assault in ${at(s, v)}`,
    secondRound: () => 'Second round',
    breakOff: () => 'Break off',
    fire: ({ block, at: s, aim }, v) => `${unit(block)} fires at ${aim < 0 ? at(s, v) : `${gun(v, aim)} in ${at(s, v)}`}`,
    fireAll: () => 'All with a single target fire',
    ceaseFire: () => 'No more fire',
    shift: ({ block, to }, v) => `${unit(block)} to ${at(to, v)}`,
    shiftAll: ({ from, to }, v) => `All from ${at(from, v)} to ${at(to, v)}`,
    envelop: ({ block, wing }, v) => `${unit(block)} envelops ${at(wing, v)}`,
    endMoves: () => 'No more moves',
    seek: block => `${unit(block)} looks for its way`,
    endSearch: () => 'They wait',
    enterWing: () => 'Into the wing',
    rejoin: () => 'Back to the Reserve',
    reinforce: block => `${unit(block)} comes`,
    rollOver: side => `Roll for the hexside ${over(side)}`,
    endReinforcement: () => 'Nobody else comes',
    remain: () => 'Stay',
    payDay: (block, v) => `Stay: ${who(block)} pays ${v.own.steps[block] === 1 ? 'its last step and is eliminated' : 'a step'}`,
    leave: () => 'Leave',
    endRegroup: () => 'No more regrouping',
  },
  facts: {
    battleOpens: a =>
      `Battle of ${hex(a.hex)}: the ${a.attacker} attacks with ${units(a.attackers)}; ${units(a.defenders)} ${agree(a.defenders, 'defends', 'defend')}${a.fortress ? ' behind walls' : ''}.`,
    deployed: a =>
      `The ${a.side} deploys at ${hex(a.hex)}: ${a.spots.map((s, i) => `${PLACE[COLUMN[s]!]} ${a.counts[i]}`).join(', ')}.`,
    placed: a => `${Who(a.block)} deploys in ${spot(a.spot, a.attacker)}.`,
    somePlaced: a => `A ${a.side} unit deploys in ${spot(a.spot, a.attacker)}.`,
    battleTurn: a => `Day ${a.day}, ${HOUR[a.hour]}: the ${a.side} fights.`,
    fallsBack: a => `${Who(a.block)} is to retreat from ${hex(a.hex)}.`,
    someFallsBack: a => `A ${a.side} unit is to retreat from ${hex(a.hex)}.`,
    namedToRetreat: a =>
      `${capital(units(a.count))} of the ${a.side} ${agree(a.count, 'retreats', 'retreat')} from ${hex(a.hex)}.`,
    withdrew: a => `${Who(a.block)} leaves ${hex(a.from)} for ${hex(a.to)}${a.bySea ? ' by sea' : ''}.`,
    someWithdrew: a => `A ${a.side} unit leaves ${hex(a.from)} for ${hex(a.to)}${a.bySea ? ' by sea' : ''}.`,
    cannotLeave: a =>
      `${capital(units(a.count))} of the ${a.side} ${agree(a.count, 'finds', 'find')} no way out of ${hex(a.hex)}${a.lost ? '' : ` and ${agree(a.count, 'stays', 'stay')}`}.`,
    pursued: a => `Pursuit${speeds(a)}: ${dice(a.fire)} at those leaving ${spot(a.at, a.attacker)}: ${hits(a.hits)}.`,
    tooSlow: a => `${Who(a.block)} is too slow to pursue${speeds(a)}.`,
    someTooSlow: a => `A ${a.side} unit is too slow to pursue.`,
    morale: a => `Morale of ${who(a.block)}: ${a.die}, ${a.good ? 'it stands' : 'it must disengage'}.`,
    fired: a =>
      `${capital(dice(a.fire))} ${FIRES[a.how]} ${a.how === 'enfilade' ? '' : 'at '}${a.aim < 0 ? spot(a.at, a.attacker) : who(a.aim)}: ${hits(a.hits)}${a.friends > 0 ? `, and ${a.friends} on friends` : ''}.`,
    flankedCentre: a => `${Who(a.block)} fires into the empty Centre at ${hex(a.hex)}.`,
    halfHit: a => `${Who(a.block)} has taken half a hit.`,
    someHalfHit: a => `A hidden ${a.side} unit has taken half a hit.`,
    assaulted: a =>
      `Assault in ${spot(a.spot, a.attacker)}, round ${a.round}, the ${a.side}: ${a.fire.map(dice).join(', ')}: ${hits(a.hits)}.`,
    goesOn: a => `The ${a.side} wants a second round.`,
    brokeOff: a => `The ${a.side} ${a.forced ? 'has to break' : 'breaks'} off with ${units(a.count)}.`,
    shifted: a => `${Who(a.block)} goes from ${spot(a.from, a.attacker)} to ${spot(a.to, a.attacker)}.`,
    someShifted: a => `A ${a.side} unit goes from ${spot(a.from, a.attacker)} to ${spot(a.to, a.attacker)}.`,
    enveloped: a =>
      `${Who(a.block)} envelops ${spot(a.wing, a.attacker)}: ${sum(a.sum)}: ${a.success ? 'it is there' : 'it is lost'}.`,
    someEnveloped: a =>
      `A ${a.side} unit envelops ${spot(a.wing, a.attacker)}: the die shows ${a.die}, ${a.success ? 'it is there' : 'it is lost'}.`,
    stranded: a => `${Who(a.block)} finds nobody engaged in ${spot(a.wing, a.attacker)} and is lost.`,
    someStranded: a => `A ${a.side} unit finds nobody engaged in ${spot(a.wing, a.attacker)} and is lost.`,
    reinforcedBy: a => `${Who(a.block)} comes from ${hex(a.from)} to ${hex(a.hex)}.`,
    someReinforced: a => `A ${a.side} unit comes from ${hex(a.from)} to ${hex(a.hex)}.`,
    hexsideRolled: a =>
      `The ${a.side} rolls ${a.die} for the road from ${hex(a.from)} to ${hex(a.hex)}: ${a.units === 0 ? 'closed' : `${units(a.units)} may come`}.`,
    battleRouted: a =>
      `The ${a.side} is routed at ${hex(a.hex)}: ${a.why === 'centre' ? 'its Centre is lost' : a.why === 'flank' ? 'its empty Centre is under fire' : 'only lost units remain'}.`,
    nightFalls: a => `Night falls on day ${a.day}.`,
    brokeContact: a =>
      `${capital(units(a.count))} of the ${a.side} ${agree(a.count, 'breaks', 'break')} contact at ${hex(a.hex)}.`,
    recovered: a => `${capital(spell(a.count, LOST))} ${agree(a.count, 'recovers', 'recover')}.`,
    choseNight: a => `The ${a.side} ${a.stays ? 'stays at' : 'leaves'} ${hex(a.hex)}.`,
    battleWon: a =>
      a.winner === null
        ? `Nobody is left at ${hex(a.hex)}.`
        : `The ${a.winner} has won the battle of ${hex(a.hex)}${a.great ? ', a great victory' : ''}.`,
    regrouped: a => `The ${a.side} regroups ${a.out ? 'out of' : 'into'} ${hex(a.hex)}.`,
    battleDay: a => `Battle day ${a.day} begins.`,
  },
  refusals: {
    onlyCentre: 'A fortress is fought for in the Centre only.',
    hqToReserve: 'An HQ deploys in the Reserve, or in the Centre when HQs are alone.',
    gunToCentre: 'Heavy Artillery stands in the Centre only.',
    fillTheLine: 'First the Centre, then one wing, then the other.',
    matchTheLine: 'Every place that the enemy holds must be faced, the Centre first.',
    notFriendly: 'Night reinforcements go to places that are yours, or to the Reserve.',
    noRoom: 'No more units can leave over the hexsides that are open.',
    noRoomForAll: 'Not all can leave over the hexsides that are open.',
    noRefuge: 'Units of this battle may not retreat there.',
    hexsideFull: 'No more units may cross that hexside now.',
    canLeave: 'There is still a way out.',
    strongestFirst: 'The strongest unit takes the hit.',
    isShaken: 'It failed its morale check and cannot fire.',
    hasFired: 'It has fired or assaulted in this Battle Turn.',
    hasMoved: 'It has made its move of this Battle Turn.',
    outOfReach: 'It cannot fire at that place.',
    noAim: 'Only revealed artillery can be aimed at, and not in enfilade.',
    assaultsFirst: 'All assaults come before any fire.',
    walls: 'Defenders behind the walls of a fortress cannot be assaulted.',
    shakenStays: 'It failed its morale check: it can only disengage, and no enemy is left there.',
    allFireOrAssault: 'Units that arrive in one place either all fire or all assault.',
    shakenMustLeave: 'Units that failed their morale check must disengage first.',
    disorganised: 'A disorganised unit stays in the Reserve.',
    gunStays: 'Heavy Artillery moves only from the Reserve to its Centre.',
    hqNeverEngages: 'An HQ never enters a place with enemies.',
    onlyDisengage: 'An engaged unit can only disengage.',
    notBoth: 'Cavalry cannot disengage and engage in one turn.',
    cannotEnvelop: 'HQs and Heavy Artillery never envelop.',
    barred: 'Enemies in your own wing bar the way.',
    notEngaged: 'No friend is engaged with the enemy in that wing.',
    rollFirst: 'A die must be rolled for that hexside first.',
    notBothWays: 'Regrouping goes one way: out of the battle hex, or into it.',
  },
};
