/** The words a rulebook is written with. `const { section, step, decide } = write<Six>()`. */
import type {
  Again,
  Automatic,
  Call,
  ChapterOf,
  Choices,
  Decision,
  GameTypes,
  Give,
  Goto,
  Interrupt,
  MineOf,
  Moment,
  MomentOf,
  My,
  Next,
  Over,
  Section,
  SectionOf,
  Steps,
  Together,
  Window,
} from './contents.ts';

/** On to the next step (after the last one: back to the caller). */
export const next: Next = { go: 'next' };
/** The same question once more: picking a set one by one. */
export const again: Again = { go: 'again' };
/** The section ends and gives nothing. */
export const done: Give<undefined> = { go: 'end', gives: undefined };
/** The game ends here, however deep in the rules. */
export const over: Over = { go: 'over' };
export const give = <const R>(gives: R): Give<R> => ({ go: 'end', gives });
export const goto = <const S extends string>(step: S): Goto<S> => ({ go: 'to', step });

export interface Writing<G extends GameTypes> {
  section<S extends SectionOf<G>>(
    name: S,
    keeps: () => ChapterOf<G, S>['keeps'],
    steps: Steps<G, S>,
    ...mine: MineOf<G, S> extends null ? [] : [mine: () => MineOf<G, S>]
  ): Section<G, S>;
  step<S extends SectionOf<G>>(rule: G['rule'], run: Automatic<G, S>['run']): Automatic<G, S>;
  decide<S extends SectionOf<G>>(
    rule: G['rule'],
    who: Decision<G, S>['who'],
    choices: Choices<G, S>,
    how?: { always?: boolean; secret?: boolean },
  ): Decision<G, S>;
  together<S extends SectionOf<G>>(
    rule: G['rule'],
    sides: Together<G, S>['sides'],
    choices: Together<G, S>['choices'],
    then: Together<G, S>['then'],
  ): Together<G, S>;
  window<N extends MomentOf<G>>(name: N, window: Window<G, N>): Window<G, N>;
  interrupt(rule: G['rule'], when: Interrupt<G>['when'], then: Interrupt<G>['then']): Interrupt<G>;
  call<const Q extends SectionOf<G>>(section: Q, given: ChapterOf<G, Q>['given']): Call<Q, ChapterOf<G, Q>['given'], never>;
  call<const Q extends SectionOf<G>, const K extends string>(
    section: Q,
    given: ChapterOf<G, Q>['given'],
    into: K,
  ): Call<Q, ChapterOf<G, Q>['given'], K>;
  moment<const N extends MomentOf<G>>(name: N, about: G['moments'][N]): Moment<N, G['moments'][N], never>;
  moment<const N extends MomentOf<G>, const K extends string>(
    name: N,
    about: G['moments'][N],
    into: K,
  ): Moment<N, G['moments'][N], K>;
}
export type Locals<G extends GameTypes, S extends SectionOf<G>> = My<G, S>;

const words: Writing<GameTypes> = {
  section: (_name, keeps, steps, ...mine) => ({ keeps, mine: (mine as [(() => never)?])[0] ?? null, steps }),
  step: (rule, run) => ({ is: 'step', rule, run }),
  decide: (rule, who, choices, how) => ({
    is: 'ask',
    rule,
    who,
    choices,
    always: how?.always ?? false,
    secret: how?.secret ?? false,
  }),
  together: (rule, sides, choices, then) => ({ is: 'together', rule, sides, choices, then }),
  window: (_name, window) => window,
  interrupt: (rule, when, then) => ({ rule, when, then }),
  call: (section: string, given: unknown, into?: string) => ({ go: 'call', section, given, into: into ?? null }) as never,
  moment: (moment: string, about: unknown, into?: string) => ({ go: 'moment', moment, about, into: into ?? null }) as never,
};
export const write = <G extends GameTypes>(): Writing<G> => words as unknown as Writing<G>;
