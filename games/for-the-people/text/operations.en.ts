/** The strategy rounds in English: questions, options, the journal. */
import { capital, english, signed } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import { opsOf } from '../data/cards.ts';
import type { Side } from '../data/sides.ts';
import { armyAt, lossAt } from '../queries/pieces.ts';
import { armyName, eliteNames, turnName } from './names.ts';
import { type OperationsWords, wordsOf } from './operations.words.ts';

const { and, count, noun } = english;
const SP = noun('SP', 'SP');
const POINT = noun('movement point');
const MOVE = noun('move');
const MARKER = noun('marker');
const TERMS = {
  interception: 'interception',
  fort: 'fort',
  commander: 'commander',
  subordinate: 'subordinate',
  elite: 'elite units',
  ratio: 'force ratio',
  unsupplied: 'enemy out of supply',
  assault: 'assault',
  card: 'card',
};
const { general, members, names, place, places, sum, title, troops, use } = wordsOf('en', SP, TERMS);
const SIDE = ['The Union', 'The Confederacy'] as const;
const side = (of: Side): string => SIDE[of].replace('The', 'the');
const army = (of: number): string => `the ${armyName(of, 'en')}`;
const SIZES = ['Small', 'Medium', 'Large'] as const;
const FATES = {
  demote: 'He goes to the turn track until next turn',
  remove: 'He is removed from the game',
  reassign: '',
} as const;
const ENDINGS = {
  scenario: 'The scenario is over.',
  will: 'Confederate will is broken.',
  resources: 'The Confederacy has neither resource centres nor open ports left.',
  doubled: 'Confederate will is more than double the Union’s.',
  election: 'Lincoln loses the election.',
  states: 'The states are counted.',
} as const;

export const operations: OperationsWords = {
  sections: {
    game: () => 'Sequence of play',
    turn: () => 'Turn',
    ended: () => 'End of the game',
    rounds: () => 'Strategy rounds',
    round: my => `A round of ${side(my.side)}`,
    operations: my => `Operations with ${my.value}`,
    campaign: my => `Campaign of ${count(my.moves, MOVE)}`,
    asCorps: () => 'A move as a corps',
    forward: () => 'Forward to Richmond',
    attackFrom: () => 'A general must attack',
    march: my => `March from ${place(my.activation.space)}`,
    stride: () => 'A step of the march',
    interceptor: () => 'Interception by card',
    interception: my => `Interception in ${place(my.to)}`,
    leaving: my => `Retreat before battle from ${place(my.space)}`,
    battle: () => 'Battle',
    losses: () => 'Losses',
    retreat: my => `Retreat from ${place(my.space)}`,
    settling: () => 'Command of the armies',
    voyage: () => 'Naval move',
    create: my => `A new army in ${place(my.space)}`,
    relieve: my => `Relief in ${army(my.army)}`,
    reorganise: () => 'Reorganisation of generals',
    markers: () => 'Control markers',
    limits: () => 'Limits for generals',
  },
  prompts: {
    rounds: { open: () => 'Do you open the rounds with a campaign card, or does the Union begin?' },
    round: { card: () => 'Which card do you play, and how?' },
    operations: { choose: my => `Operations of value ${my.value}: what do you do?` },
    campaign: { choose: (_, v) => `${capital(count(v.pub.campaign?.left ?? 0, MOVE))} left: which force?` },
    asCorps: { force: my => `Up to ${count(my.most, SP)} move as a corps: from where?` },
    forward: { army: () => 'Which army marches on Richmond?' },
    attackFrom: { force: () => 'Which general attacks?' },
    march: {
      gather: my => `Who sets out from ${place(my.activation.space)}?`,
      order: (_, v) => {
        const march = v.pub.march!;
        return `${place(march.at)}, ${count(Math.max(0, march.points), POINT)} left: where to?`;
      },
    },
    interceptor: { force: (_, v) => `Which force intercepts in ${place(v.pub.march!.to)}?` },
    interception: { who: my => `Who goes to ${place(my.to)}?` },
    leaving: { leave: my => `The enemy comes to ${place(my.space)}: leave before battle, or stand?` },
    battle: {
      commander: (_, v) => `Who commands in ${place(v.pub.battle!.space)}?`,
      attackerNames: () => 'Which subordinates lend their rating to the attack?',
      attackerElites: () => 'How many elite units do you use?',
      defenderNames: () => 'Which subordinates lend their rating to the defence?',
      defenderElites: () => 'How many elite units do you use?',
    },
    losses: { lose: (my, v) => `${count(my.count, SP)} lost in ${place(lossAt(my, v.pub))}: infantry or cavalry?` },
    retreat: {
      loser: my => `Retreat from ${place(my.space)}: where to?`,
      winner: my => `Where do you drive the force in ${place(my.space)}?`,
    },
    settling: {
      command: my => `Who commands ${army(my.army)}?`,
      giveUp: () => 'Two armies in one space: which do you give up?',
    },
    voyage: {
      port: () => 'From which port do you sail?',
      board: my => `Who goes aboard in ${place(my.from)}?`,
      steer: () => 'Where do you land?',
    },
    create: { commander: () => 'Who commands the new army?' },
    relieve: {
      appoint: my => `Who takes over ${army(my.army)}?`,
      fate: my => `What becomes of ${general(my.relieved)}?`,
    },
    reorganise: { transfer: () => 'Which generals go where?' },
    markers: { mark: my => `Up to ${count(my.count, MARKER)}: where?` },
    limits: { sendOff: my => `Too many enemy generals in ${place(my.space)}: whom do you send off?` },
  },
  moments: {
    activation: (_, v) => `The enemy sets out from ${place(v.pub.march!.at)}: a card?`,
    interception: about => `The enemy is about to enter ${place(about.to)}: intercept?`,
    navalMove: about => `The enemy sails for ${place(about.to)}: a card?`,
    battle: about => `Battle of ${place(about.space)}: a card?`,
  },
  deeds: {
    pass: () => 'Let it pass',
    openWith: card => `Begin with ${title(card)}`,
    letUnionBegin: () => 'Let the Union begin',
    operate: card => `${title(card)} for operations (${opsOf(card)})`,
    event: ({ card, variant }) => `${title(card)} as event${use(card, variant)}`,
    discard: card => `Discard ${title(card)}`,
    activate: ({ formation, space, leader }, v) => {
      const at = place(space);
      if (formation === 0)
        return `${capital(army(armyAt(v.pub, v.me === 'USA' ? 0 : 1, space)))} under ${general(leader)}, ${at}`;
      if (formation === 2) return `A division from ${at}`;
      if (formation === 3) return `${general(leader)}’s brigade, ${at}`;
      return leader < 0 ? `A corps from ${at}` : `A corps under ${general(leader)}, ${at}`;
    },
    sail: port => `Sail from ${place(port)}`,
    armada: of => `${capital(army(of))} sails`,
    create: space => `Create an army in ${place(space)}`,
    relieve: of => `Relieve the commander of ${army(of)}`,
    reorganise: () => 'Reorganise generals',
    build: space => `Build a fort in ${place(space)}`,
    markers: () => 'Place control markers',
    forgo: () => 'Do nothing more with it',
    take: list => (list.length === 0 ? 'Nobody else' : `Take ${members(list)}`),
    goTo: space => `Go to ${place(space)}`,
    regroup: list => (list.length === 0 ? 'Go on alone' : `Go on with ${members(list)}`),
    convert: () => 'Convert this space',
    mount: of => `${general(of)} takes his brigade`,
    absorb: of => `${general(of)}’s brigade takes in an SP`,
    halt: () => 'Stop here',
    intercept: ({ leader, from, on }) =>
      on < 6
        ? `Intercept with ${general(leader)} from ${place(from)}: ${on > 1 ? `on ${on} or less` : 'on a 1'}`
        : `Intercept with ${general(leader)} from ${place(from)}`,
    withdraw: to => `Fall back to ${place(to)}`,
    stand: () => 'Stand and fight',
    name: list => (list.length === 0 ? 'Nobody' : names(list)),
    elites: n => (n === 0 ? 'None' : `${n}`),
    lose: list => (list.length === 0 ? 'Nothing more' : `Lose ${members(list)}`),
    retreat: to => `To ${place(to)}`,
    command: of => `${general(of)} commands`,
    giveUp: of => `Give up ${army(of)}`,
    board: list => `${capital(members(list))} aboard`,
    steer: to => `Sail to ${place(to)}`,
    appoint: of => `${general(of)} takes over`,
    fate: of => FATES[of],
    reassign: of => `He takes over ${army(of)}`,
    transfer: list => and(list.map(({ general: of, to }) => `${general(of)} to ${place(to)}`)),
    mark: list => places(list),
    sendOff: list => `Send off ${names(list)}`,
    army: of => capital(army(of)),
  },
  members: {
    take: one => (one < 0 ? 'An infantry SP' : general(one)),
    regroup: one => `Go on with ${one < 0 ? 'an infantry SP' : general(one)}`,
    board: one => (one < 0 ? 'An infantry SP' : general(one)),
    lose: one => (one < 0 ? 'An infantry SP' : `${general(one)}’s brigade`),
    name: one => general(one),
    sendOff: one => general(one),
    mark: one => place(one),
    transfer: ({ general: of, to }) => `${general(of)} to ${place(to)}`,
  },
  facts: {
    turn: a => `${turnName(a.turn, seasonOf(a.turn), 'en')} begins.`,
    ended: a =>
      `${ENDINGS[a.ending]} ${a.winner === null ? 'It is a draw.' : `${a.winner === 'USA' ? 'The Union' : 'The Confederacy'} wins.`}`,
    round: a => `${SIDE[a.side]} has a round.`,
    opens: a => `${SIDE[a.side]} begins.`,
    forwent: a => `${SIDE[a.side]} does nothing more with the card.`,
    setOut: a => {
      const who = troops(
        a.infantry,
        a.generals.filter(one => one !== a.leader),
      );
      const under = a.leader < 0 ? '' : ` under ${general(a.leader)}`;
      const what = a.army >= 0 ? capital(army(a.army)) : ['An army', 'A corps', 'A division', 'A brigade'][a.formation]!;
      return `${what}${under} sets out from ${place(a.from)}${who === '' ? '' : ` with ${who}`}.`;
    },
    cancelled: a => `The move from ${place(a.at)} is cancelled.`,
    entered: a => `${SIDE[a.side]} enters ${place(a.to)}.`,
    regrouped: a => {
      const parts = [
        ...(a.infantry > 0 || a.joined.length > 0 ? [`picks up ${troops(Math.max(0, a.infantry), a.joined)}`] : []),
        ...(a.infantry < 0 || a.left.length > 0 ? [`leaves ${troops(Math.max(0, -a.infantry), a.left)}`] : []),
      ];
      return `In ${place(a.at)} the force ${and(parts)}.`;
    },
    halted: a => `The force of ${side(a.side)} stops in ${place(a.at)}.`,
    mounted: a => `${general(a.general)} takes to the saddle with his brigade.`,
    absorbed: a => `${general(a.general)}’s brigade is now worth 2 SP.`,
    interception: a =>
      `${general(a.leader)} tries to intercept from ${place(a.from)} in ${place(a.to)}: ${a.die} against ${a.on}, ${a.success ? 'he is there first' : 'too late'}.`,
    summoned: a => `${general(a.leader)} comes from ${place(a.from)} to ${place(a.to)} in time.`,
    moved: a => `${capital(troops(a.infantry, a.generals))} go from ${place(a.from)} to ${place(a.to)}.`,
    leaving: a =>
      `${SIDE[a.side]} tries to leave ${place(a.space)}: ${a.die} against ${a.on}, ${a.success ? 'it slips away' : 'it must fight'}.`,
    fellBack: a => `${SIDE[a.side]} falls back from ${place(a.from)} to ${place(a.to)}.`,
    overrun: a => `${SIDE[a.side]} overruns ${place(a.space)}.`,
    fight: a =>
      `${SIZES[a.size]} battle of ${place(a.space)}: ${side(a.attacker)} attacks with ${count(a.sp[0], SP)} against ${a.sp[1]}.`,
    named: a => `${SIDE[a.side]} relies on ${names(a.generals)}.`,
    usedElites: a => `${SIDE[a.side]} sends in its elite units (${a.count}).`,
    fought: a =>
      `Attack ${sum(a.attack)}, defence ${sum(a.defence)}. Losses: attacker ${a.losses[0]}, defender ${a.losses[1]}${a.star ? ' (star)' : ''}. ${SIDE[a.winner]} wins.`,
    casualtyDie: a => `A general of ${side(a.side)} in danger: ${a.die}, he falls on ${a.on > 1 ? `${a.on} or less` : 'a 1'}.`,
    surrendered: a => `The force of ${side(a.side)} in ${place(a.space)} has no way out and surrenders.`,
    hunley: a => `The Hunley off ${place(a.space)} has struck and is gone.`,
    eliteLost: a => `The elite unit ${eliteNames[a.elite]!.en} is lost.`,
    sailed: a =>
      `${a.army >= 0 ? `${capital(army(a.army))} with ` : ''}${a.army >= 0 ? troops(a.infantry, a.generals) : capital(troops(a.infantry, a.generals))} sails from ${place(a.from)} for ${place(a.to)}.`,
    guns: a =>
      `Running the guns of ${place(a.fort)}: ${a.die}${a.modifier === 0 ? '' : ` ${signed(a.modifier)}`}, ${a.success ? 'it is past' : 'it is driven back'}.`,
    turnedBack: a => `${SIDE[a.side]} goes back to ${place(a.to)}.`,
    created: a => `${capital(army(a.army))} is created in ${place(a.space)}.`,
    commands: a => `${general(a.general)} commands ${army(a.army)}.`,
    generic: a => `${capital(army(a.army))} is left to a generic general.`,
    merged: a =>
      `${capital(army(a.army))} is broken up in ${place(a.space)}${a.into >= 0 ? ` and goes into ${army(a.into)}` : ''}.`,
    relieved: a => `${general(a.general)} is relieved of ${army(a.army)} by ${general(a.successor)}.`,
    transferred: a => `${general(a.general)} goes to ${place(a.to)}.`,
    sentOff: a => `Too many generals: ${names(a.generals)} must go.`,
  },
  refusals: {
    tooManySp: 'That is more SP than the formation may have.',
    tooManyGenerals: 'A corps takes along one more general or a brigade, no more.',
    noSp: 'It needs at least one SP.',
    nextInInfluence: 'The next in influence does not leave his army.',
    takesAll: 'It takes everything along, but for one SP in a fort.',
    stopped: 'It has stopped.',
    toRichmond: 'It marches on Richmond by a shortest way.',
    takesRichmond: 'It was sent to take Richmond: convert the space first.',
    mustAttack: 'It must try to attack.',
    already: 'That is the force as it is.',
    wholeForce: 'The whole force goes, but for what must or may stay.',
    cameFrom: 'The enemy comes from there.',
    oneRider: 'At most one cavalry general, and no more than the army may name.',
  },
};
