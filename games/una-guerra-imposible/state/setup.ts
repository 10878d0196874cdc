/** 25-a Setting up a scenario: what it deploys, the bags and boxes, the decks and hands, the cups. */
import { type Chance, shuffle } from '@cuartel/engine';
import { BLOCK_COUNT, BLOCKS, type Block, blockNamed, blockSide, isBand, isRegional } from '../data/blocks.ts';
import type { OptionalRuleName } from '../data/cards/vocabulary.ts';
import { HIDDEN_BOX, NOWHERE, type PlaceName, placeNamed } from '../data/places.ts';
import { BUILT, IN_THE_OPEN, NO_FORTRESS, OFF_BOARD } from '../data/posts.ts';
import { REGION_COUNT } from '../data/regions.ts';
import { type ScenarioName, scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, nameOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import { CITIES, SPACE_COUNT, spaceNamed, spaceZone } from '../data/spaces.ts';
import { CHITS, FIRST_YEAR, LAST_CARLIST_INITIATIVE, type Year } from '../data/tables.ts';
import { COUNTERS_OF, FIRST_COUNTER, MOST_POINTS, TOKENS_OF, UNIT_COUNT } from '../data/units.ts';
import { controlNow } from './control.ts';
import { dealHand, firstDeck } from './decks.ts';
import type { Own, Pair, Pub, Table } from './table.ts';

/** 30-a The optional rules by their names at this table. */
export const OPTIONS = { 'foreign-powers': '30.3.5', generals: '30.3.6' } as const satisfies Record<string, OptionalRuleName>;
export const adoptedBy = (pub: Pick<Pub, 'foreignPowers' | 'generals'>): OptionalRuleName[] => [
  ...(pub.foreignPowers ? [OPTIONS['foreign-powers']] : []),
  ...(pub.generals ? [OPTIONS.generals] : []),
];

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const blanks = (length: number): number[] => Array.from({ length }, () => -1);

const newOwn = (): Own => ({
  token: blanks(BLOCK_COUNT),
  block: blanks(BLOCK_COUNT),
  strength: zeros(BLOCK_COUNT),
  done: zeros(UNIT_COUNT),
  rank: Array.from({ length: BLOCK_COUNT }, (_, block) => block),
  bag: [],
  drawn: -1,
  hand: [],
  laid: -1,
  known: [],
});

/** 3-e Who holds the initiative in a year. */
export const holderIn = (year: Year): SideName => (year <= LAST_CARLIST_INITIATIVE ? 'Carlist' : 'Liberal');
/** 10-a, 24.10-a The cups of a year. */
export const cupsOf = (year: Year): Pair<[number, number, number]> => {
  const cup = (side: Side): [number, number, number] => [...CHITS[side][year - FIRST_YEAR]!];
  return [cup(LIBERAL), cup(CARLIST)];
};

/** 4.1-b The table of a scenario before anything is put on it: cities Liberal, every block out of the game. */
export const emptyTable = (name: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const { first, setUp } = scenarios[name];
  const fortress = zeros(SPACE_COUNT).map(() => NO_FORTRESS);
  for (const city of CITIES) fortress[city] = BUILT + LIBERAL;
  const pub: Pub = {
    scenario: name,
    foreignPowers: options.includes('foreign-powers'),
    generals: options.includes('generals'),
    year: first,
    turn: 1,
    phases: 0,
    active: holderIn(first),
    first: holderIn(first),
    vp: setUp.vp,
    prestige: setUp.prestige,
    debt: 0,
    command: [setUp.command[LIBERAL], setUp.command[CARLIST]],
    cups: cupsOf(first),
    points: 0,
    expeditionPoints: 0,
    owed: 0,
    least: 0,
    moreChits: 0,
    commandUsed: false,
    replaced: false,
    landed: false,
    landing: 2,
    expeditions: [],
    recruited: [],
    located: [],
    assaulted: [],
    sallied: [],
    uprising: [...setUp.uprising],
    pursuit: zeros(REGION_COUNT),
    fortress,
    baztanLost: false,
    siege: zeros(SPACE_COUNT),
    control: [...spaceZone],
    at: zeros(UNIT_COUNT).map(() => NOWHERE),
    post: zeros(UNIT_COUNT).map(() => IN_THE_OPEN),
    marks: zeros(UNIT_COUNT),
    counterPoints: zeros(UNIT_COUNT - FIRST_COUNTER),
    shown: blanks(BLOCK_COUNT),
    shownStrength: zeros(BLOCK_COUNT),
    line: zeros(BLOCK_COUNT).map(() => OFF_BOARD),
    bands: [],
    regionals: [],
    trains: [[], []],
    backpacks: [0, 0],
    out: BLOCKS.map((_, block) => block),
    bags: [0, 0],
    hands: [0, 0],
    decks: [0, 0],
    discards: [[], []],
    removed: [],
    cancelled: [],
    lying: [false, false],
    standing: [],
    tactics: [],
    mutiny: [],
    chapelgorris: -1,
    silenced: [],
    entries: [],
    aid: [],
    combats: [],
    battle: null,
    ending: null,
    winner: null,
  };
  const t: Table = { pub, own: { Liberal: newOwn(), Carlist: newOwn() }, dark: { decks: [[], []], chance }, log: null };
  for (const side of SIDES) shuffle(t, t.own[side].rank);
  pub.control = controlNow(pub);
  return t;
};

const takeIn = (pub: Pub, block: Block): void => {
  pub.out = pub.out.filter(other => other !== block);
};

/** 5.2-a Blocks at their places; which token stands for which block is left to chance. */
const deploy = (t: Table, side: Side, blocks: readonly (readonly [block: Block, place: PlaceName, strength: number])[]): void => {
  const own = t.own[nameOf(side)];
  const tokens = TOKENS_OF[side].slice(0, blocks.length);
  shuffle(t, tokens);
  for (const [i, [block, place, strength]] of blocks.entries()) {
    const token = tokens[i]!;
    own.token[block] = token;
    own.block[token] = block;
    own.strength[block] = strength;
    t.pub.at[token] = placeNamed[place];
    takeIn(t.pub, block);
  }
};

/** 14-a, 14.3-a Guns: one counter in a space; in the hidden box as many as it takes. */
const layGuns = (pub: Pub, side: Side, kind: 0 | 1, points: number, at: number): void => {
  let left = points;
  while (left > 0) {
    const counter = COUNTERS_OF[side][kind].find(one => pub.at[one] === NOWHERE);
    if (counter === undefined) throw new Error('the set-up has more guns than counters');
    const shows = Math.min(left, MOST_POINTS[side][kind]);
    pub.at[counter] = at;
    pub.counterPoints[counter - FIRST_COUNTER] = shows;
    left -= shows;
  }
};

/** 25-a */
export const setUp = (name: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const t = emptyTable(name, options, chance);
  const { pub } = t;
  const { first, setUp: laid } = scenarios[name];
  const blocks = Object.entries(laid.deployed).flatMap(([place, units]) =>
    units.map(([block, strength]) => [blockNamed[block], place as PlaceName, strength] as const),
  );
  for (const side of [LIBERAL, CARLIST] as const) {
    deploy(
      t,
      side,
      blocks.filter(([block]) => blockSide[block] === side),
    );
    for (const space of laid.fortresses[side]) pub.fortress[spaceNamed[space]] = BUILT + side;
    for (const block of laid.bags[side]) {
      t.own[nameOf(side)].bag.push(blockNamed[block]);
      takeIn(pub, blockNamed[block]);
    }
    for (const block of laid.trains[side]) {
      pub.trains[side].push(blockNamed[block]);
      takeIn(pub, blockNamed[block]);
    }
    pub.bags[side] = laid.bags[side].length;
    pub.backpacks[side] = laid.backpacks[side];
  }
  for (const [side, kind, points, place] of laid.artillery)
    layGuns(pub, side, kind, points, place === null ? HIDDEN_BOX : spaceNamed[place]);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isRegional[block] && !(isBand[block] && pub.out.includes(block))) continue;
    (isRegional[block] ? pub.regionals : pub.bands).push(block);
    takeIn(pub, block);
  }
  pub.control = controlNow(pub);
  for (const side of [LIBERAL, CARLIST] as const) {
    t.dark.decks[side] = firstDeck(side, first, adoptedBy(pub));
    shuffle(t, t.dark.decks[side]);
    dealHand(t, side, laid.hands[side]);
  }
  return t;
};
