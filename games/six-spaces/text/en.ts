/** What an English reader reads. */
import type { Catalogue, Paragraph, View } from '@cuartel/engine';
import { membersOf } from '@cuartel/engine/kit/force.ts';
import { inTheOpen } from '@cuartel/engine/kit/places.ts';
import { dueAt } from '@cuartel/engine/kit/schedule.ts';
import { BLOCKS, SIDES, SPACES } from '../data/board.ts';
import { PLACES } from '../data/places.ts';
import { blocksIn, plays } from '../queries/board.ts';
import { GUN } from '../queries/columns.ts';
import { endsOf, isSpace, isWithin } from '../queries/posts.ts';
import { stepsOf } from '../queries/strength.ts';
import { supplied } from '../queries/supply.ts';
import type { Six } from '../types.ts';
import { words } from './board.en.ts';
import { rules } from './rules.en.ts';
import { number, signed, space, sum, value, values } from './words.ts';

const { sides: SIDE, terms: TERM } = words;
const EVENT = ['Levy', 'Requisition', 'Night march', 'Night march'] as const;
const BRANCH: Readonly<Record<number, readonly string[]>> = {
  0: ['A block gets a step back'],
  2: ['March under cover until the turn ends', 'Draw cards'],
};
const block = (b: number) => `${SIDE[b < 4 ? 'north' : 'south']} ${number(b)}`;
const blocks = (list: readonly number[]) => list.map(block).join(' and ');
/** A space, the walls of one, or a road. */
const place = (p: number): string => {
  const ends = endsOf(p);
  if (ends !== null) return `the road from ${space(ends[0])} to ${space(ends[1])}`;
  return isWithin(p) ? `the walls of ${space(inTheOpen(PLACES, p))}` : space(p);
};
const member = (m: number) => (m === GUN ? 'a gun' : block(m));
const members = (list: readonly number[]) => list.map(member).join(' and ');

/** What the optional rules lay beside the map. */
const besides = (v: View<Six>): Paragraph[] => {
  const lines: Paragraph['lines'] = [
    ...BLOCKS.filter(b => v.pub.at[b]! >= 0 && !isSpace(v.pub.at[b]!)).map(b => ({
      thing: `block:${b}` as const,
      text: `${block(b)}: ${place(v.pub.at[b]!)}`,
    })),
    ...BLOCKS.filter(b => dueAt(v.pub.due, due => due === b) > 0).map(b => ({
      text: `${block(b)} comes back in turn ${dueAt(v.pub.due, due => due === b)}`,
    })),
    ...SIDES.flatMap(side =>
      v.pub.guns[side].flatMap((n, s) => (n === 0 ? [] : [{ text: `Guns of ${SIDE[side]} in ${space(s)}: ${n}` }])),
    ),
    ...v.pub.effects.map(({ side }) => ({ text: `${SIDE[side]} marches under cover` })),
    ...(plays(v.pub, 'morale') ? [{ text: `Morale: ${signed(v.pub.morale.value)} (North +)` }] : []),
    ...(plays(v.pub, 'supply')
      ? [{ text: `Without supply: ${SPACES.filter((_, s) => supplied(v.pub, v.me)[s] === false).join(', ') || 'no space'}` }]
      : []),
  ];
  return lines.length === 0 ? [] : [{ heading: 'Besides', lines }];
};

export const en: Catalogue<Six> = {
  title: 'Six Spaces',
  about: 'A small war on six spaces, to learn the table with.',
  sides: SIDE,
  scenarios: { short: { name: 'Short game', about: 'Two turns.' }, long: { name: 'Long game', about: 'Four turns.' } },
  options: {
    'home-guard': { name: 'Home guard', about: rules['8.1'] },
    arranging: { name: 'Arranging', about: rules['8.2'] },
    events: { name: 'Events', about: rules['8.3'] },
    bloody: { name: 'Bloody battles', about: rules['8.9'] },
    walls: { name: 'Walls and roads', about: `${rules['8.10']} ${rules['8.11']}` },
    returns: { name: 'Returns', about: rules['8.12'] },
    morale: { name: 'Morale', about: rules['8.13'] },
    supply: { name: 'Supply', about: rules['8.14'] },
    columns: { name: 'Columns', about: `${rules['8.7']} ${rules['8.8']}` },
  },
  rules,
  sections: {
    game: () => 'Sequence of play',
    action: my => `${SIDE[my.side]}'s action`,
    march: my => `March to ${space(my.to)}`,
    interception: () => 'Interception',
    avoidance: () => 'Avoiding battle',
    battle: my => `Battle of ${space(my.here)}`,
    home: () => 'Home taken',
    effects: my => EVENT[my.of] as string,
    levy: () => 'Levy',
    tribute: () => 'Requisition',
    column: () => "The general's column",
    losses: () => 'Losses',
  },
  prompts: {
    game: {
      arrange: () => 'Which of your blocks are strong? Exchange two, or begin.',
      bid: () => 'Bid for the first move: any cards face down, or nothing.',
    },
    action: {
      card: () => 'Play a card for points, or pass.',
      gather: (my, v) =>
        v.mine.group.length === 0 ? `${my.points} to spend: who marches?` : `${blocks(v.mine.group)}: where to?`,
    },
    effects: { branch: my => `${EVENT[my.of]}: what will you do?` },
    levy: { block: () => 'Which block gets a step back?' },
    losses: { hits: my => `${my.left === 1 ? 'One step is' : `${my.left} steps are`} still to be lost: by which blocks?` },
    column: { order: my => `${my.points} to spend, with ${members(membersOf(my.force))}: where to?` },
    tribute: { card: () => 'Requisition: which card do you discard?' },
    avoidance: { offer: my => `The enemy enters ${space(my.here)}: fall back or stand?` },
    battle: {
      stakes: my => `Battle of ${space(my.here)}: stake a card face down?`,
      loss: () => 'Which block loses a step?',
      retreat: my => `Where does the force in ${space(my.here)} fall back to?`,
    },
  },
  moments: {
    entering: about => `The enemy marches into ${space(about.to)}: intercept?`,
    interception: about => `${block(about.block)} tries to intercept: jam it with a card?`,
  },
  deeds: {
    swap: list => `Exchange ${blocks(list)}`,
    ready: () => 'Begin',
    bid: cards => `Bid ${cards.map(value).join(' and ')}`,
    play: card => `Play a ${value(card)}`,
    pass: () => 'Pass',
    gather: list => `Take ${blocks(list)}`,
    march: s => `March to ${space(s)}`,
    stop: () => 'Stop here',
    intercept: b => `Intercept with ${block(b)}`,
    jam: card => `Jam with a ${value(card)}`,
    retreat: s => `Fall back to ${space(s)}`,
    stand: () => 'Stand and fight',
    stake: card => `Stake a ${value(card)}`,
    nothing: () => 'Nothing',
    lose: b => `${block(b)} loses a step`,
    event: e => `Play ${EVENT[e]}`,
    branch: ({ of, branch }) => BRANCH[of]![branch]!,
    decline: () => 'Enough',
    restore: b => `${block(b)} gets a step back`,
    post: ({ block: b, to }) => `${block(b)} to ${place(to)}`,
    hit: list => `Lose steps: ${blocks(list)}`,
    column: () => 'Lead a column',
    regroup: list => `Go with ${members(list)}`,
    halt: () => 'Halt here',
    giveUp: card => `Discard a ${value(card)}`,
  },
  members: {
    bid: card => `A ${value(card)}`,
    gather: block,
    regroup: member,
    hit: b => `${block(b)} loses a step`,
    swap: block,
  },
  facts: {
    arranged: a => `${blocks(a.blocks)} exchange their strengths.`,
    laidBid: a => (a.cards.length === 0 ? 'You bid nothing.' : `You lay ${a.cards.map(value).join(' and ')} face down.`),
    turn: a => `Turn ${a.turn} begins.`,
    drew: a => `${SIDE[a.side]} draws ${a.count} cards.`,
    drewCards: a => `You draw ${a.cards.map(value).join(', ') || 'nothing'}.`,
    bids: a => `Bids: North ${values(a.north)}, South ${values(a.south)}. ${SIDE[a.first]} goes first.`,
    played: a => `${SIDE[a.side]} plays a ${value(a.card)}.`,
    passed: a => `${SIDE[a.side]} passes.`,
    marched: a => `${SIDE[a.side]} marches from ${space(a.from)} to ${space(a.to)} (${blocks(a.group)}).`,
    laidCard: a => (a.card < 0 ? 'You lay nothing.' : `You lay a ${value(a.card)} face down.`),
    jammed: a => `${SIDE[a.side]} discards a ${value(a.card)} to jam the interception.`,
    interception: a =>
      `${SIDE[a.side]} tries to intercept in ${space(a.to)}: ${sum(a.sum, TERM)}, 4 needed: ${a.success ? 'it arrives' : 'too late'}.`,
    withdrew: a => `${SIDE[a.side]} falls back from ${space(a.from)} to ${space(a.to)}.`,
    stakes: a => `Stakes: North ${value(a.north)}, South ${value(a.south)}.`,
    battle: a =>
      `Battle of ${space(a.here)}: ${SIDE[a.attacker]} attacks with ${sum(a.attack, TERM)} against ${sum(a.defence, TERM)}. ${SIDE[a.loser]} loses.`,
    showed: a => `Shown: ${a.blocks.map((b, i) => `${block(b)} (${a.full[i]} steps at full strength)`).join(', ')}.`,
    lost: a => `${block(a.block)} ${a.gone ? 'is eliminated' : 'loses a step'}.`,
    routed: a => `${SIDE[a.side]} has nowhere to go from ${space(a.here)} and is eliminated.`,
    won: a => `${SIDE[a.side]} holds more of the map and wins.`,
    tookHome: a => `${SIDE[a.side]} stands alone in the enemy's home and wins at once.`,
    event: a => `${SIDE[a.side]} plays ${EVENT[a.event]}.`,
    restored: a => `${block(a.block)} gets a step back.`,
    gaveUp: a => `${SIDE[a.side]} discards a ${value(a.card)}.`,
    covered: a =>
      `${SIDE[a.side]} marches under cover ${a.until === 'turn' ? 'until the turn ends' : 'this time'}: ${-a.n} to interceptions.`,
    posted: a => `${block(a.block)} goes to ${place(a.to)}.`,
    cameBack: a => `${block(a.block)} comes back with one step.`,
    morale: a => `Morale: ${a.value === 0 ? 'even' : `${Math.abs(a.value)} for ${SIDE[a.value > 0 ? 'north' : 'south']}`}.`,
    regrouped: a =>
      `${SIDE[a.side]}'s column: ${[
        ...a.left.map(b => `${block(b)} stays`),
        ...a.joined.map(b => `${block(b)} joins`),
        ...(a.guns === 0 ? [] : [a.guns > 0 ? 'a gun is taken along' : 'a gun stays']),
      ].join(', ')}.`,
    tookOver: a => `${block(a.block)} leads the column on.`,
    spiked: a => `${SIDE[a.side]} loses ${a.n === 1 ? 'a gun' : `${a.n} guns`} in ${space(a.here)}.`,
    uncovered: a => `The cover of ${SIDE[a.side]} is over.`,
  },
  refusals: {
    notYours: 'That block belongs to the enemy.',
    gone: 'That block has been eliminated.',
    notInASpace: 'That block is in no space: it must go to one first.',
    tooMany: 'So many cannot go with the column.',
    noLeader: 'Whoever leads the column must go with it.',
    gunsAlone: 'Guns cannot be left without a block.',
    already: 'That group is lifted already.',
    elsewhere: 'A group starts from one space, and that block stands elsewhere.',
    nobody: 'First say who marches.',
    towardEnemy: 'The enemy came from there.',
  },
  clocks: { turn: 'this turn', round: 'this round' },
  figures: { hand: 'my hand', steps: 'my steps there', enemies: 'enemy blocks there' },
  outcome: pub => (pub.winner === null ? '' : `${SIDE[pub.winner]} wins.`),
  twin: v => [
    {
      heading: `Turn ${v.pub.turn} of ${v.pub.turns}, round ${v.pub.round}`,
      lines: SPACES.map((name, s) => ({
        thing: `space:${s}` as const,
        text: `${name}: ${
          SIDES.flatMap(side =>
            blocksIn(v.pub, s, side).map(b => `${block(b)}${side === v.me ? ` (${stepsOf(v, b)})` : ''}`),
          ).join(', ') || 'empty'
        }`,
      })),
    },
    ...besides(v),
    {
      heading: 'Cards',
      lines: [
        { text: `Your hand: ${v.own.hand.map(value).join(', ') || 'none'}` },
        { text: `North holds ${v.pub.hands.north}, South ${v.pub.hands.south}` },
      ],
    },
  ],
};
