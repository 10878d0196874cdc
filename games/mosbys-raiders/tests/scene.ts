/**
 * THE SCENE LANGUAGE: a position in the middle of a game, the dice and draws to come, what Mosby does, what the table asks.
 *
 *   const s = scene({ awareness: 2, mosby: 'groveton', strength: 2, hand: ['act-hide'], units: [{ at: 'bristoe-station', is: 'combat 3' }] });
 *   s.dice(2, 4).draws('sutler').does('scout', 'manassas-junction');   // every die and draw must be laid ready
 *   s.asks('operations.action');                                        // where the table stands
 *   expect(s.pub.points).toBe(0);
 *
 * Strict: a die or a draw that was not loaded is an error; `spent()` says that none is left over; `does` refuses what is not
 * offered; counters and cards are conserved after every deed. Spaces, cards, units go by name everywhere.
 *
 * `phase` (default 'operations'): where the scene opens.
 *   'operations'   Mosby's free action            'rounds'   Mosby's action in a Round (his Initiative unless `initiative: 'union'`)
 *   'union'        the Union part, at once        'checks'   step C2 of a Round        'opening'  Rounds about to open: Initiative first
 *   'preparation'  step A1 of the turn            'recruit'  step A5                   'cards'    step A6
 *   'events'       the Event cards of `events`, one by one, then Operations            'end'      part D
 * A scene in an automatic phase runs as soon as it is made: give its dice as `dice` and `draws` in the set-up.
 */
import { anyGame, type Frame, viewOf } from '@cuartel/engine';
import { take } from '@cuartel/engine/kit/pile.ts';
import { alone, laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import { type CardId, idOf, kindNamed, kindOf } from '../data/cards.ts';
import { DEPOT_SITES, LEADERS } from '../data/map.ts';
import { type OptionId, optionBits } from '../data/options.ts';
import { SPACES, type SpaceId, spaceOf } from '../data/spaces.ts';
import { BOX, SORT, STRENGTH, UNITS, type Unit } from '../data/units.ts';
import { mosbysRaiders } from '../index.ts';
import {
  ACTIVE,
  BRIDGE_DOWN,
  DEPOT,
  DEVASTATED,
  EXTENDED,
  FORCE,
  QUERY,
  RAIL_DOWN,
  RETREAT,
  REVEALED,
  ROUSED,
  setUp,
  type Table,
} from '../state/table.ts';
import type { Deeds, Mosby } from '../types.ts';

/** 'combat 3', 'blank', 'picket', 'courier', 'sutler'. */
export type UnitName = `combat ${1 | 2 | 3 | 4 | 5 | 6 | 7}` | 'blank' | 'picket' | 'courier' | 'sutler';
export interface Placed {
  at: SpaceId;
  is: UnitName;
  active?: boolean;
  retreating?: boolean;
  /** Woken by the entry that opened these Rounds (6.2-h). */
  roused?: boolean;
  /** Not yet looked at. */
  unseen?: boolean;
  lost?: number;
}
export interface SetUpScene {
  phase?: 'operations' | 'rounds' | 'union' | 'checks' | 'opening' | 'preparation' | 'recruit' | 'cards' | 'events' | 'end';
  options?: OptionId[];
  turn?: number;
  notoriety?: number;
  points?: number;
  awareness?: number;
  mosby?: SpaceId;
  strength?: number;
  /** The turn in which he was wounded. */
  wound?: number;
  initiative?: 'mosby' | 'union';
  hidden?: boolean;
  hand?: CardId[];
  units?: Placed[];
  revealed?: SpaceId[];
  /** Spaces with a ? marker. */
  unknown?: SpaceId[];
  /** Spaces that joined the lines by extension (a ? marker is put unless they are among `revealed`). */
  extended?: SpaceId[];
  /** Results of the Extend table already used. */
  extensions?: number[];
  forces?: SpaceId[];
  devastated?: SpaceId[];
  railDown?: SpaceId[];
  bridgeDown?: SpaceId[];
  /** Intact depots with their hidden values. */
  depots?: Partial<Record<SpaceId, number>>;
  stoughton?: 'here' | 'held' | 'gone';
  dulaney?: 'here' | 'held' | 'gone';
  ames?: number;
  food?: number;
  cannonAt?: SpaceId;
  lee?: boolean;
  train?: SpaceId;
  /** What happened to the two escorts: still off the map, standing activated beside the train as such a unit, or gone. */
  escorts?: ('off' | 'gone' | UnitName)[];
  /** Where the activated escorts stand, if not with the train. */
  escortsAt?: SpaceId;
  /** Event cards to come, the first first. */
  events?: CardId[];
  /** Action cards to come, the first first. */
  deck?: CardId[];
  /** Counters in the Holding Box and in the Eliminated Box. */
  holding?: UnitName[];
  eliminated?: UnitName[];
  /** Only these are in the cup (all others are set aside in the Eliminated Box). */
  cup?: UnitName[];
  dice?: number[];
  draws?: (UnitName | number)[];
}
/** What a deed is done with, by name: a space, a card, a unit (token number), a target, a leader, nothing. */
type Objects = {
  [D in keyof Deeds]: D extends 'place' | 'move' | 'guide' | 'dulaney' | 'ames' | 'scout' | 'inform' | 'hideCannon'
    ? SpaceId
    : D extends 'discard' | 'spur' | 'hide' | 'play'
      ? CardId
      : D extends 'kidnap' | 'release'
        ? 'stoughton' | 'dulaney'
        : D extends 'demolish' | 'send'
          ? Deeds[D]
          : null;
};
const objectOf = (deed: keyof Deeds, what: unknown, { own }: Table): unknown => {
  switch (deed) {
    case 'kidnap':
    case 'release':
      return LEADERS.indexOf(what as 'stoughton');
    case 'discard':
    case 'spur':
    case 'hide':
    case 'play':
      return own.mosby.hand.find(card => kindOf(card) === kindNamed(what as CardId)) ?? -1;
    case 'send':
    case 'demolish':
      return what;
    default:
      return spaceOf(what as SpaceId);
  }
};

const game = anyGame(mosbysRaiders);
const stage = stageOf<Mosby, Objects>(mosbysRaiders, objectOf);
const is = (unit: Unit, name: UnitName): boolean => {
  const [sort, strength] = name.split(' ');
  return SORT[unit] === sort && (strength === undefined || STRENGTH[unit] === Number(strength));
};

export const scene = (given: SetUpScene = {}) => {
  const table = setUp(optionBits(given.options ?? []), laidReady(given.dice));
  const { pub, dark } = table;
  const own = table.own.mosby;
  const promised: Unit[] = [];

  const notoriety = given.notoriety ?? 1;
  Object.assign(pub, {
    turn: given.turn ?? 1,
    notoriety,
    points: given.points ?? 0,
    awareness: given.awareness ?? 1,
    strength: given.strength ?? 1,
    mosby: given.mosby === undefined ? -1 : spaceOf(given.mosby),
    wound: given.wound ?? 0,
    hidden: given.hidden ?? false,
    ames: given.ames ?? 0,
    food: given.food ?? 0,
    lee: given.lee ?? false,
  });
  // All boxes are open, so that any unit can be named; step A1 is tested with phase 'preparation'.
  if (given.phase !== 'preparation') {
    pub.boxes = 8;
    dark.cup = UNITS.slice();
  } else {
    pub.boxes = 1;
    dark.cup = UNITS.filter(unit => BOX[unit] === 1);
  }
  const takeUnit = (name: UnitName): Unit => {
    const unit = dark.cup.find(other => is(other, name) && !promised.includes(other));
    if (unit === undefined) throw new Error(`no ${name} is left in the cup`);
    return unit;
  };
  const outOfCup = (name: UnitName): Unit => {
    const unit = takeUnit(name);
    take(dark.cup, unit);
    return unit;
  };
  const put = ({ at, is: name, active, retreating, roused, unseen, lost }: Placed): number => {
    const unit = outOfCup(name);
    pub.at.push(spaceOf(at));
    pub.face.push(unseen === true ? -1 : unit);
    pub.lost.push(lost ?? 0);
    pub.flag.push(
      (active === true || retreating === true || roused === true ? ACTIVE : 0) |
        (retreating === true ? RETREAT : 0) |
        (roused === true ? ROUSED : 0),
    );
    pub.came.push(-1);
    dark.who.push(unit);
    return pub.at.length - 1;
  };
  for (const unit of given.units ?? []) put(unit);
  for (const name of given.holding ?? []) pub.holding.push(outOfCup(name));
  for (const name of given.eliminated ?? []) pub.eliminated.push(outOfCup(name));
  if (given.train !== undefined) {
    pub.train = spaceOf(given.train);
    pub.escort = [0, 1].map(i => {
      const state = given.escorts?.[i] ?? 'off';
      return state === 'off'
        ? -2
        : state === 'gone'
          ? -3
          : put({ at: given.escortsAt ?? (given.train as SpaceId), is: state, active: true });
    });
  }
  if (given.cup !== undefined) {
    const kept = given.cup.map(outOfCup);
    pub.eliminated.push(...dark.cup);
    dark.cup = kept;
  }
  const mark = (spaces: readonly SpaceId[] | undefined, bits: number): void => {
    for (const id of spaces ?? []) pub.mark[spaceOf(id)] = pub.mark[spaceOf(id)]! | bits;
  };
  mark(given.revealed, REVEALED);
  mark(given.unknown, QUERY);
  mark(given.extended, EXTENDED);
  mark(
    given.extended?.filter(id => !given.revealed?.includes(id)),
    QUERY,
  );
  mark(given.forces, FORCE);
  mark(given.devastated, DEVASTATED);
  mark(given.railDown, RAIL_DOWN);
  mark(given.bridgeDown, BRIDGE_DOWN);
  for (const die of given.extensions ?? []) pub.extended |= 1 << die;
  for (const [id, value] of Object.entries(given.depots ?? {}) as [SpaceId, number][]) {
    const site = DEPOT_SITES.indexOf(spaceOf(id));
    if (site < 0 || !dark.depotsLeft.includes(value)) throw new Error(`no depot of ${value} for ${id}`);
    take(dark.depotsLeft, value);
    dark.depots[site] = value;
    mark([id], DEPOT);
  }
  const WHERE = { here: 1, held: 2, gone: 3 } as const;
  pub.leaders = LEADERS.map(name => (given[name] === undefined ? 0 : WHERE[given[name]]));

  const takeCard = (id: CardId): number => {
    for (const deck of [dark.actions, dark.events]) {
      const at = deck.findIndex(card => kindOf(card) === kindNamed(id));
      if (at >= 0) return deck.splice(at, 1)[0]!;
    }
    throw new Error(`no ${id} is left in its deck`);
  };
  for (const id of given.hand ?? []) own.hand.push(takeCard(id));
  own.hand.sort((a, b) => a - b);
  if (given.cannonAt !== undefined) {
    takeCard('act-cannon');
    pub.cannonAt = spaceOf(given.cannonAt);
  }
  const onTop = (ids: readonly CardId[] | undefined): number[] => (ids ?? []).map(takeCard).reverse();
  const events = onTop(given.events);
  dark.events.push(...events);
  dark.actions.push(...onTop(given.deck));
  pub.eventsLeft = given.phase === 'events' ? events.length : 0;

  // Where the scene opens.
  const phase = given.phase ?? 'operations';
  const initiative = given.initiative ?? 'mosby';
  const frame = (section: string, step: string, my: Frame['my'] = {}, into: string | null = null): Frame => ({
    section,
    step,
    into,
    my,
    wait: null,
  });
  const roundsAt = (step: string, into: string | null = null): Frame[] => {
    pub.phase = 'rounds';
    if (step !== 'window') pub.initiative = initiative;
    return [
      frame('game', 'end'),
      frame('operations', 'resume', { entry: 'on' }),
      frame('rounds', step, { gain: { played: false }, end: 'done' }, into),
    ];
  };
  const inPreparation = (step: string): Frame[] => {
    pub.phase = step === 'event' ? 'events' : 'preparation';
    return [frame('game', 'operations'), frame('preparation', step, { wanderers: [], gun: false, moved: false })];
  };
  const stacks: Record<typeof phase, () => Frame[]> = {
    operations: () => {
      pub.phase = 'operations';
      return [frame('game', 'end'), frame('operations', 'action', { entry: 'on' })];
    },
    rounds: () => [
      ...roundsAt(initiative === 'mosby' ? 'between' : 'after', 'end'),
      frame('mosbyPart', 'action', { end: 'done' }),
    ],
    union: () => roundsAt(initiative === 'union' ? 'first' : 'second'),
    checks: () => roundsAt('checks'),
    opening: () => roundsAt('window'),
    preparation: () => inPreparation('begin'),
    recruit: () => inPreparation('recruit'),
    cards: () => inPreparation('cards'),
    events: () => inPreparation('event'),
    end: () => [frame('game', 'end')],
  };
  const laid = (what: UnitName | number): number => {
    if (typeof what === 'number') return what;
    const unit = takeUnit(what);
    promised.push(unit);
    return unit;
  };
  const frames = stacks[phase]();
  table.dark.chance.loaded?.draws.push(...(given.draws ?? []).map(laid));
  const play = alone(stage.at(frames, table), 'mosby');

  return {
    ...play,
    hand: (): CardId[] => own.hand.map(idOf),
    /** Lays draws ready: units by name; a number is the index chosen among tied ways (0 is the first), or a depot's value. */
    draws<Self>(this: Self, ...list: (UnitName | number)[]): Self {
      play.draws(...list.map(laid));
      return this;
    },
    at: (): string => (pub.mosby < 0 ? 'off the map' : (SPACES[pub.mosby]?.id ?? '')),
    /** The counters of a space, by name: 'combat 3*' is activated, 'combat 2-1' has lost a factor, '!' retreats, '?' is unseen. */
    unitsIn: (id: SpaceId): string[] =>
      pub.at.flatMap((at, token) => {
        if (at !== spaceOf(id)) return [];
        const unit = dark.who[token]!;
        const flag = pub.flag[token]!;
        const name = SORT[unit] === 'combat' ? `combat ${STRENGTH[unit]}` : (SORT[unit] as string);
        const lost = pub.lost[token]!;
        return [
          `${name}${lost > 0 ? `-${lost}` : ''}${(flag & ACTIVE) !== 0 ? '*' : ''}${(flag & RETREAT) !== 0 ? '!' : ''}${pub.face[token]! < 0 ? '?' : ''}`,
        ];
      }),
    /** Tokens of a space, for `send`. */
    tokensIn: (id: SpaceId): number[] => pub.at.flatMap((at, token) => (at === spaceOf(id) ? [token] : [])),
    has: (id: SpaceId, bits: number): boolean => (pub.mark[spaceOf(id)]! & bits) !== 0,
    inCup: (name: UnitName): number => dark.cup.filter(unit => is(unit, name)).length,
    view: () => viewOf<Mosby>(table, 'mosby'),
    game,
  };
};
