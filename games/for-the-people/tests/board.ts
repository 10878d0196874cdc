/** Positions for tests of queries: a set-up, and what is changed on it. */
import { chanceFrom, type Key } from '@cuartel/engine';
import { type ArmyId, armyNamed, armySide } from '../data/armies.ts';
import { type GeneralId, generalNamed, isCavalry } from '../data/generals.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { CSA, NOBODY, type Owner, type Side, USA } from '../data/sides.ts';
import { idOf, type Space, type SpaceId, spaceOf } from '../data/spaces.ts';
import type { Marching } from '../queries/steps.ts';
import { newMarch } from '../state/march.ts';
import { setUp } from '../state/setup.ts';
import { MARCHING, type March, type Pub, WAITING } from '../state/table.ts';

export const at = spaceOf;
export const places = (spaces: Iterable<Space>): SpaceId[] => [...spaces].map(idOf).sort();

export interface Board {
  readonly pub: Pub;
  sp(side: Side, id: SpaceId, n: number): Board;
  general(id: GeneralId, where: SpaceId): Board;
  /** An army under the first general, with infantry and the other generals. */
  army(id: ArmyId, where: SpaceId, infantry: number, ...generals: GeneralId[]): Board;
  owns(side: Owner, ...ids: SpaceId[]): Board;
  fort(side: Owner, ...ids: SpaceId[]): Board;
  ironclad(...ids: SpaceId[]): Board;
}

const key = [1, 2, 3, 4, 5, 6, 7, 8] as unknown as Key;

export const boardOf = (pub: Pub): Board => {
  const board: Board = {
    pub,
    sp(side, id, n) {
      pub.infantry[side][at(id)] = n;
      return board;
    },
    general(id, where) {
      const general = generalNamed(id);
      pub.general[general] = at(where);
      if (isCavalry[general]) pub.brigade[general] = 1;
      return board;
    },
    army(id, where, infantry, ...generals) {
      const army = armyNamed(id);
      pub.army[army] = at(where);
      for (const general of generals) board.general(general, where);
      pub.commander[army] = generals.length > 0 ? generalNamed(generals[0]!) : -1;
      return board.sp(armySide[army]!, where, infantry);
    },
    owns(side, ...ids) {
      for (const id of ids) pub.control[at(id)] = side;
      return board;
    },
    fort(side, ...ids) {
      for (const id of ids) pub.fort[at(id)] = side;
      return board;
    },
    ironclad(...ids) {
      pub.ironclads = ids.map(at);
      return board;
    },
  };
  return board;
};
export const begin = (name: ScenarioName = '1861', options: readonly string[] = []): Board =>
  boardOf(setUp(name, options, chanceFrom(key)).pub);

/** Every piece and fort is taken off the map. */
export const strip = (board: Board): Board => {
  const { pub } = board;
  pub.infantry[USA].fill(0);
  pub.infantry[CSA].fill(0);
  pub.fort.fill(NOBODY);
  for (let general = 0; general < pub.general.length; general++)
    if (pub.general[general]! >= 0) {
      pub.general[general] = WAITING;
      pub.brigade[general] = 0;
    }
  pub.army.fill(-1);
  pub.commander.fill(-1);
  return board;
};
/** The map of a year with nothing on it but control. */
export const bare = (name: ScenarioName = '1861', options: readonly string[] = []): Board => strip(begin(name, options));

/** A march that has just been activated in a space, with all the points of its formation. */
export const marching = (board: Board, force: Partial<March> & Pick<March, 'side' | 'formation'>, where: SpaceId): Marching => {
  const march: March = { ...newMarch(force.side, force.formation, at(where)), infantry: 1, ...force };
  for (const general of march.generals) board.pub.general[general] = MARCHING;
  if (march.army >= 0) board.pub.army[march.army] = -1;
  board.pub.march = march;
  return march;
};
