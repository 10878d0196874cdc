/** THE STAGE: where scenes of a game are set. */
import { type Chance, chanceFrom, keyFromSeed } from '../chance/chance.ts';
import type { Game } from '../game.ts';
import type { ChapterOf, DeedOf, GameTypes, Rulebook, SectionOf } from '../machine/contents.ts';
import { type Frame, machine, positionOf } from '../machine/machine.ts';
import { next } from '../machine/write.ts';
import type { Table } from '../state/drawers.ts';
import { frameOf, type Scene, sceneOf } from './scene.ts';

/** Chance with nothing but what a test lays ready. */
export const laidReady = (dice: readonly number[] = [], draws: readonly (number | string)[] = []): Chance => ({
  ...chanceFrom(keyFromSeed('scene')),
  loaded: { dice: [...dice], draws: [...draws] },
});

type Staged<G extends GameTypes> = Pick<Game<G>, 'book' | 'first' | 'clone' | 'conserved'>;
type Naming<G extends GameTypes> = (deed: DeedOf<G>, what: unknown, table: Table<G>) => unknown;
const asSaid = (_deed: unknown, what: unknown): unknown => what;

/** The frame under a scene that opens at a section: what breaks in when that has ended still has where to break in. */
const CURTAIN = '@curtain';
const withCurtain = <G extends GameTypes>(book: Rulebook<G>): Rulebook<G> => {
  const curtain = { keeps: () => ({}), mine: null, steps: { falls: { is: 'step', rule: '', run: () => next } } };
  return { ...book, sections: { ...book.sections, [CURTAIN]: curtain } };
};

export const stageOf = <G extends GameTypes, Objects extends object = G['deeds']>(
  { book, first, clone, conserved }: Staged<G>,
  named: Naming<G> = asSaid,
) => {
  const stage = machine<G>(withCurtain(book), first, clone);
  const open = (table: Table<G>, stack: Frame[]): Scene<G, Objects> =>
    sceneOf<G, Objects>({ machine: stage, pos: positionOf<G>(table, stack), conserved, named });
  return {
    machine: stage,
    /** From the first page of the book. */
    begin: (table: Table<G>): Scene<G, Objects> => open(table, [frameOf(stage, table, first, {})]),
    /** From the beginning of a section; with its end the scene is over. */
    from: <S extends SectionOf<G>>(section: S, given: ChapterOf<G, S>['given'], table: Table<G>): Scene<G, Objects> =>
      open(table, [frameOf(stage, table, CURTAIN, {}), frameOf(stage, table, section, given)]),
    /** From frames that were laid by hand, the outermost first. */
    at: (stack: readonly Frame[], table: Table<G>): Scene<G, Objects> => open(table, [...stack]),
  };
};
