/** The rulebook's own game of 1861 runs through the rules, with its cards, choices and dice, to the states it tells of. */
import { expect, test } from 'vitest';
import type { ArmyId } from '../data/armies.ts';
import { type GeneralId, generalNamed, isCavalry } from '../data/generals.ts';
import { ZONES } from '../data/ports.ts';
import { CSA, numberOf, type SideName, USA } from '../data/sides.ts';
import { idOf, type SpaceId } from '../data/spaces.ts';
import { STATES, type StateId, spacesOf, stateNamed, stateOf } from '../data/states.ts';
import { ARMY, CORPS, DIVISION } from '../data/tables.ts';
import { type Episode, REPLAY } from '../lessons/replay-1861.ts';
import { spAt } from '../queries/pieces.ts';
import { at } from './board.ts';
import { travel } from './forces.ts';
import { stage, tableOf } from './scene.ts';

type By = Record<SideName, number[]>;
interface Path {
  to: SpaceId;
  pick_up?: number;
  drop?: number;
  convert?: true;
}
interface Battle {
  dice: { attacker: number; defender: number };
  sp_after: { attacker: number; defender?: number };
  retreat?: { side: SideName; to: SpaceId };
}
interface Move {
  formation: 'army' | 'corps' | 'division' | 'naval';
  army?: ArmyId;
  general?: GeneralId;
  additional?: GeneralId;
  from: SpaceId;
  to?: SpaceId;
  sp: number;
  path?: Path[];
  battle?: Battle;
  interception?: { by: SideName; card?: number; general: GeneralId; from: SpaceId; into?: SpaceId; die?: number; sp?: number };
}
const field = <T>(step: Episode, name: string): T => step[name] as T;

const t = tableOf({ hands: {} });
/** The deck is laid so that the next deal gives these hands, one by one, the Union first. */
const layDeck = (hands: By): void => {
  const order = hands.USA.flatMap((card, i) => [card, hands.CSA[i]!]);
  t.dark.deck = [...t.dark.deck.filter(card => !order.includes(card)), ...order.reverse()];
};
const deals = REPLAY.filter(step => step.do === 'deal').map(step => field<By>(step, 'hands'));
layDeck(deals.shift()!);
const play = stage.begin(t);

/** Nobody interrupts unless the story says so. */
const letPass = (): void => {
  for (;;) {
    const asked = play.machine.asked(play.pos) as readonly SideName[];
    if (asked.length === 0 || !play.place().startsWith('@')) return;
    play.machine.apply(play.pos, { by: asked[0]!, do: 'pass', with: null } as never);
  }
};
const infantry = (n: number): number[] => new Array<number>(n).fill(-1);
/** The owner loses infantry, where he is asked. */
const loseInfantry = (): void => {
  while (play.place() === 'losses.lose') {
    const side = play.machine.asked(play.pos)[0] as SideName;
    const count = play.pos.stack.at(-1)!.my['count'] as number;
    play.does(side, 'lose', infantry(count));
  }
};
const members = (): number[] => {
  const march = play.pub.march!;
  return [...march.generals.filter(general => general !== march.leader), ...infantry(march.infantry)];
};
const goTo = (side: SideName, move: Move, { to, pick_up = 0, drop = 0, convert }: Path, last: boolean): void => {
  const { interception, battle } = move;
  const foe: SideName = side === 'USA' ? 'CSA' : 'USA';
  const met = interception !== undefined && (interception.into ?? (last ? to : undefined)) === to;
  const fights = battle !== undefined && last;
  if (fights) play.dice(battle.dice.attacker, battle.dice.defender);
  if (met && interception.die !== undefined) play.dice(interception.die);
  play.does(side, 'goTo', to);
  if (met && interception.card !== undefined) {
    play.does(foe, 'event', { card: interception.card, variant: 0 });
    if (play.place() === 'interceptor.force') {
      const force = play.offered(foe, 'intercept').find(({ leader }) => leader === generalNamed(interception.general))!;
      play.does(foe, 'intercept', force);
    }
    if (play.place() === 'interception.who') play.does(foe, 'take', infantry(interception.sp!));
  } else if (met) {
    const force = play.offered(foe, 'intercept').find(({ leader }) => leader === generalNamed(interception.general))!;
    play.does(foe, 'intercept', force);
  }
  letPass();
  if (fights) fightOn(battle);
  if (pick_up + drop > 0) {
    const list = members();
    const change = pick_up - drop;
    const next = change > 0 ? [...list, ...infantry(change)] : list.slice(0, list.length + change);
    play.does(side, 'regroup', next);
  }
  if (convert) play.does(side, 'convert');
};
const fightOn = ({ retreat }: Battle): void => {
  for (;;) {
    letPass();
    loseInfantry();
    const asked = play.machine.asked(play.pos)[0] as SideName | undefined;
    const place = play.place();
    if (asked === undefined) return;
    if (place.startsWith('battle.')) play.machine.apply(play.pos, play.machine.options(play.pos, asked).at(-1) as never);
    else if (place.startsWith('retreat.')) play.does(asked, 'retreat', retreat!.to);
    else if (place === 'leaving.leave') play.does(asked, 'stand');
    else return;
  }
};
const FORMATION = { army: ARMY, corps: CORPS, division: DIVISION } as const;
const makeMove = (side: SideName, move: Move): void => {
  if (move.formation === 'naval') {
    if (play.place() !== 'voyage.board') play.does(side, 'sail', move.from);
    play.does(side, 'board', infantry(move.sp));
    if (move.battle) play.dice(move.battle.dice.attacker, move.battle.dice.defender);
    if (play.place() === 'voyage.steer') play.does(side, 'steer', move.to!);
    letPass();
    if (move.battle) fightOn(move.battle);
    return;
  }
  const leader = move.general === undefined ? -1 : generalNamed(move.general);
  play.does(side, 'activate', { formation: FORMATION[move.formation], space: move.from, leader });
  if (play.place() === 'march.gather') {
    const riders = play.members(side, 'take').filter(member => member >= 0);
    const along = move.formation === 'army' ? riders : move.additional === undefined ? [] : [generalNamed(move.additional)];
    const cavalry = along.filter(general => play.pub.brigade[general]! > 0).length;
    play.does(side, 'take', [...along, ...infantry(move.sp - cavalry)]);
  }
  letPass();
  move.path!.forEach((path, i) => {
    goTo(side, move, path, i === move.path!.length - 1);
  });
  if (play.place() === 'march.order') play.does(side, 'halt');
  letPass();
};

const campaign = (side: SideName, moves: Move[]): void => {
  for (const move of moves) makeMove(side, move);
  if (play.place() === 'campaign.choose') play.does(side, 'forgo');
};
const sums = (placed: Record<string, number>): string[] =>
  Object.entries(placed).flatMap(([id, n]) => new Array<string>(n).fill(id));

const DO: Record<string, (step: Episode) => void> = {
  deal: step => {
    const hands = field<By>(step, 'hands');
    for (const side of ['USA', 'CSA'] as const) expect([...play.own[side].hand].sort()).toEqual([...hands[side]].sort());
  },
  'first-player': step => {
    if (field<boolean>(step, 'csa_first')) play.does('CSA', 'openWith', field<number>(step, 'declared_card'));
    else play.does('CSA', 'letUnionBegin');
  },
  event: step => {
    const side = field<SideName>(step, 'side');
    const card = field<number>(step, 'card');
    // The card with which the Confederacy opens is played without a question.
    if (play.place() === 'round.card') play.does(side, 'event', { card, variant: field<number>(step, 'variant') });
    const moves = field<Move[] | undefined>(step, 'campaign');
    const markers = field<string[] | undefined>(step, 'place_pc');
    const lifted = field<string[] | undefined>(step, 'remove_pc');
    const placed = field<Record<string, number> | undefined>(step, 'place_sp');
    const forts = field<string[] | undefined>(step, 'forts');
    const lost = field<Record<string, number> | undefined>(step, 'remove_sp');
    if (moves) campaign(side, moves);
    if (markers) play.does(side, 'place', markers);
    if (lifted) play.does(side, 'lift', lifted.slice(0, 2));
    if (placed && play.place() === 'levying.which') play.does(side, 'levy', Object.keys(placed));
    if (forts) play.does(side, 'fortify', forts);
    if (lost) play.does(side, 'strip', sums(lost));
  },
  ops: step => {
    const side = field<SideName>(step, 'side');
    play.does(side, 'operate', field<number>(step, 'card'));
    const army = field<ArmyId>(step, 'army');
    if (step['action'] === 'create-army') {
      play.does(side, 'create', field<string>(step, 'space'));
      if (play.place() === 'create.commander') play.does(side, 'command', field<string>(step, 'commander'));
    } else if (step['action'] === 'relieve') {
      play.does(side, 'relieve', army);
      if (play.place() === 'relieve.appoint') play.does(side, 'appoint', field<string>(step, 'new_commander'));
      play.does(side, 'fate', 'demote');
    } else play.does(side, 'markers').does(side, 'mark', field<string[]>(step, 'place_pc'));
  },
  reinforce: step => {
    const side = field<SideName>(step, 'side');
    const placed = field<Record<string, number>>(step, 'place_sp');
    if (side === 'CSA') {
      play.does(
        'CSA',
        'raise',
        Object.keys(placed).map(id => ({ state: STATES[stateOf[at(id as SpaceId)]!]!, to: id })),
      );
      return;
    }
    while (play.place() === 'placing.muster') {
      const sites = play.members('USA', 'muster');
      play.does(
        'USA',
        'muster',
        sums(placed).filter(id => sites.includes(at(id as SpaceId))),
      );
    }
  },
  'blockade-rolls': step => {
    const dice = field<[string, number][]>(step, 'dice');
    play.dice(...dice.map(([, die]) => die));
    for (const [zone] of dice.slice(0, 3)) play.does('CSA', 'runBlockade', ZONES.indexOf(zone as 'east-gulf'));
    const ports = Object.keys(field<Record<string, number>>(step, 'place_sp'));
    while (play.place() === 'runners.port') {
      const open = play.offered('CSA', 'land');
      play.does('CSA', 'land', open.find(port => ports.includes(idOf(port)))!);
    }
  },
  strategic: step => {
    const side = field<SideName>(step, 'side');
    for (const [from, to, count] of field<[string, string, number, string][]>(step, 'moves'))
      travel(play.does(side, 'entrain', from), side, to as SpaceId, count);
    if (play.place() === 'journeys.from' && play.machine.asked(play.pos)[0] === side) play.does(side, 'finish');
  },
  generals: step => {
    const place = field<Record<SideName, Record<GeneralId, SpaceId>>>(step, 'place');
    layDeck(deals.shift()!);
    for (const side of ['USA', 'CSA'] as const) play.draws(...(Object.keys(place[side]) as GeneralId[]).map(generalNamed));
    for (const side of ['USA', 'CSA'] as const)
      for (const [general, space] of Object.entries(place[side])) {
        // The last of a side in the only space left is laid without a question.
        play.does(side, 'lay', { space, cavalry: isCavalry[generalNamed(general as GeneralId)]! });
      }
  },
  political: step => {
    const free = field<string[] | undefined>(step, 'free_pc') ?? [];
    for (;;) {
      const asked = play.machine.asked(play.pos)[0] as SideName;
      if (play.place() === 'claiming.claim') {
        const sites = play.members(asked, 'claim');
        play.does(
          asked,
          'claim',
          free.filter(id => sites.includes(at(id as SpaceId))),
        );
      } else if (play.place() === 'political.raid') play.does(asked, 'raid', []);
      else break;
    }
    for (const side of ['USA', 'CSA'] as const)
      for (const id of field<Record<SideName, SpaceId[]>>(step, 'pc')[side])
        expect(play.pub.control[at(id)], id).toBe(numberOf(side));
  },
  attrition: step => {
    loseInfantry();
    const lost = field<Record<SideName, Record<string, number>>>(step, 'losses');
    const turn = play.log.map(({ kind }) => kind).lastIndexOf('playedEvent');
    const told = play.log.slice(turn).filter(({ kind }) => kind === 'attrition') as unknown as {
      about: { side: 0 | 1; space: number; count: number };
    }[];
    for (const side of ['USA', 'CSA'] as const)
      expect(
        Object.fromEntries(
          told.filter(({ about }) => about.side === numberOf(side)).map(({ about }) => [idOf(about.space), about.count]),
        ),
      ).toEqual(lost[side]);
  },
  'end-turn': step => {
    for (const card of field<number[]>(step, 'never_back')) expect(play.pub.removed).toContain(card);
    expect(play.told('reshuffled')).toHaveLength(1);
  },
  victory: step => {
    expect([play.over(), play.pub.winner, play.pub.ending]).toEqual([true, step['winner'], 'scenario']);
  },
};

interface Expected {
  sw?: [string, string];
  sp?: Record<SpaceId, number>;
  at?: Record<GeneralId, SpaceId>;
  removed?: number[];
  discarded?: number[];
  blockade?: number;
  amphibious?: number;
  control?: Record<SpaceId, SideName>;
  pc_count?: Partial<Record<StateId, Partial<Record<SideName, number>>>>;
}
/** New SP that came without a question after the last attrition: the next turn has begun. */
const newly = (space: number): number => {
  const last = play.log.map(({ kind }) => kind).lastIndexOf('attrition');
  const since = play.log.slice(last + 1);
  if (last < 0 || since.some(({ kind }) => kind === 'dealt' || kind === 'journey')) return 0;
  return since.reduce((sum, { kind, about }) => {
    const placed = about as { space?: number; count?: number };
    return kind === 'placedSp' && placed.space === space ? sum + placed.count! : sum;
  }, 0);
};
/** Political will as a step left it: after the last card of a turn the political phase begins without a question. */
const willsAfter = (step: Episode): string[] => {
  const round = step.do === 'event' || step.do === 'ops';
  const phase = round ? play.log.findIndex((fact, i) => i >= before && PHASE.includes(fact.rule)) : -1;
  const wills = ['100-', '100+'];
  for (const { kind, about } of phase < 0 ? play.log : play.log.slice(0, phase)) {
    if (kind !== 'will') continue;
    const { side, by, value } = about as { side: 0 | 1; by: number; value: number };
    wills[side] = `${value}${by > 0 ? '+' : '-'}`;
  }
  return wills;
};
/** Rules of the political phase. */
const PHASE: readonly string[] = ['3.4.2-a', '12.1.3-a', '12.9-a'];
let before = 0;
const check = (
  step: Episode,
  {
    sw,
    sp = {} as never,
    at: stands = {} as never,
    removed = [],
    discarded = [],
    blockade,
    amphibious,
    control = {} as never,
    pc_count = {},
  }: Expected,
): void => {
  const { pub } = play;
  if (sw) expect(willsAfter(step)).toEqual(sw);
  const found: Record<string, number> = {};
  for (const id of Object.keys(sp) as SpaceId[]) found[id] = spAt(pub, USA, at(id)) + spAt(pub, CSA, at(id)) - newly(at(id));
  expect(found).toEqual(sp);
  for (const [general, space] of Object.entries(stands))
    expect(idOf(pub.general[generalNamed(general as GeneralId)]!), general).toBe(space);
  for (const card of removed) expect(pub.removed).toContain(card);
  // At the end of the second turn the discards go back into the deck.
  for (const card of discarded) expect([...pub.discards, ...t.dark.deck]).toContain(card);
  if (blockade !== undefined) expect(pub.blockade).toBe(blockade);
  if (amphibious !== undefined) expect(pub.amphibious).toBe(amphibious);
  for (const [space, side] of Object.entries(control))
    expect(pub.control[at(space as SpaceId)], space).toBe(numberOf(side as SideName));
  for (const [state, held] of Object.entries(pc_count))
    for (const [side, n] of Object.entries(held))
      expect(
        spacesOf[stateNamed(state as StateId)]!.filter(space => pub.control[space] === numberOf(side as SideName)),
        `${state} ${side}`,
      ).toHaveLength(n);
};

for (const step of REPLAY)
  test(`2.1-a ${step.id}: ${step.do}`, () => {
    before = play.log.length;
    (DO[step.do] as (step: Episode) => void)(step);
    const expected = step['expect'] as Expected | undefined;
    if (expected) check(step, expected);
  });
test('2.1-a every die and draw of the story was used', () => {
  play.spent();
});
