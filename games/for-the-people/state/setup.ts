/** 2.2-a Setting up: the year's list, control, tracks, the deck without the cards the year leaves out. */
import { type Chance, shuffle } from '@cuartel/engine';
import { ARMY_COUNT, armyNamed, ELITES } from '../data/armies.ts';
import { ALL_CARDS } from '../data/cards.ts';
import { DEPLOYMENTS, type Row } from '../data/deployments.ts';
import { arrival, GENERAL_COUNT, generalNamed, isCavalry } from '../data/generals.ts';
import { OPTIONS } from '../data/options.ts';
import { CENTRES, FIRST_CAPITAL } from '../data/places.ts';
import { type ScenarioName, STARTS, type Start, scenarios } from '../data/scenarios.ts';
import { NOBODY, type Owner, USA } from '../data/sides.ts';
import { SIZE, spaceOf } from '../data/spaces.ts';
import { BORDER, homeOf, stateNamed, stateOf, stateSide } from '../data/states.ts';
import { GONE, type Pub, type Table, WAITING } from './table.ts';

const filled = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);

/**
 * 2.3-a, 2.4-a Every space is of the colour of its state. 2.6-a, 14-a, 15-c, 16-a Border states won by the Union are its in every space;
 * markers of the list come on top.
 */
const firstControl = (start: Start): Owner[] => {
  const won = start.union.map(stateNamed);
  return homeOf.map((home, space) => (home === NOBODY && won.includes(stateOf[space]!) ? USA : home));
};
const firstStates = (start: Start): Owner[] => {
  const won = start.union.map(stateNamed);
  return stateSide.map((side, state) => (won.includes(state) ? USA : side));
};

const emptyPub = (scenario: ScenarioName, options: readonly string[]): Pub => {
  const { start: year, end } = scenarios[scenario];
  const start = STARTS[year];
  const state = firstStates(start);
  return {
    scenario,
    options: OPTIONS.reduce((bits, option, i) => (options.includes(option) ? bits | (1 << i) : bits), 0),
    // 2.5-a, 14-b, 15-d, 16-b
    turn: start.turn,
    first: start.turn,
    end,
    // 2.7-a, 12-a, 14-d, 15-f, 16-d
    will: [Math.abs(start.will[0]), Math.abs(start.will[1])],
    trail: [],
    rising: [start.will[0] > 0, start.will[1] > 0],
    blockade: start.blockade,
    amphibious: start.amphibious,
    emancipation: start.emancipation,
    intervention: false,
    clandestine: false,
    devastated: false,
    mississippi: start.mississippi,
    mcclellan: false,
    control: firstControl(start),
    fort: filled<Owner>(SIZE, NOBODY),
    infantry: [filled(SIZE, 0), filled(SIZE, 0)],
    destroyed: start.destroyed.reduce((bits, id) => bits | (1 << CENTRES.indexOf(spaceOf(id))), 0),
    ironclads: [],
    torpedoes: [],
    hunley: -1,
    general: filled(GENERAL_COUNT, WAITING as Pub['general'][number]),
    due: arrival.slice(),
    rides: isCavalry.slice(),
    brigade: filled(GENERAL_COUNT, 0),
    army: filled<number>(ARMY_COUNT, -1),
    commander: filled<number>(ARMY_COUNT, -1),
    generic: filled(ARMY_COUNT, false),
    armyDue: filled(ARMY_COUNT, 0),
    lostLarge: filled(ARMY_COUNT, -9),
    elite: filled<number>(ELITES.length, -1),
    fortsOut: [0, 0],
    spDue: [0, 0],
    slots: [[], []],
    slotCavalry: [[], []],
    state,
    firstHeld: BORDER.map(border => state[border]!),
    capital: [FIRST_CAPITAL[0], FIRST_CAPITAL[1]],
    hands: [0, 0],
    deck: 0,
    discards: [],
    removed: start.cardsOut.slice(),
    compelled: false,
    reshuffle: false,
    queue: [null, null],
    active: 'USA',
    rounds: [0, 0],
    victory: false,
    strategic: [0, 0],
    transfers: [0, 0],
    hadBlockade: false,
    raisedBlockade: false,
    march: null,
    battle: null,
    arriving: null,
    campaign: null,
    ending: null,
    winner: null,
  };
};

/** S-b A cavalry general of the list is put down as his brigade, one SP less beside him. */
const lay = (pub: Pub, { side, at, sp, generals = [], army, fort, marker }: Row): void => {
  const space = spaceOf(at);
  const here = generals.map(generalNamed);
  for (const general of here) {
    pub.general[general] = space;
    if (isCavalry[general]) pub.brigade[general] = 1;
  }
  pub.infantry[side][space] = sp - here.filter(general => isCavalry[general]).length;
  if (fort) pub.fort[space] = side;
  if (marker) pub.control[space] = side;
  if (army) {
    pub.army[armyNamed(army)] = space;
    pub.commander[armyNamed(army)] = here[0]!;
  }
};

/**
 * 2.1-a, S-a, 17.1-a The game agreed on begins with its year's list, the campaign with that of 1861. 2.2-a The Confederate rows of
 * each list come first. 10.5.2-c Fort Pickens is on every list as the Union's.
 */
export const setUp = (scenario: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const { start: year } = scenarios[scenario];
  const pub = emptyPub(scenario, options);
  for (const row of DEPLOYMENTS[year]) lay(pub, row);
  for (const id of STARTS[year].generalsOut) pub.general[generalNamed(id)] = GONE;
  // 14-c, 15-e, 16-c
  const deck = ALL_CARDS.filter(card => !STARTS[year].cardsOut.includes(card));
  const t: Table = { pub, own: { USA: { hand: [] }, CSA: { hand: [] } }, dark: { deck, chance }, log: null };
  shuffle(t, t.dark.deck);
  pub.deck = deck.length;
  return t;
};
