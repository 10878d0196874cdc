/** What the compiler refuses. Each `@ts-expect-error` fails the build if the line below it ever compiles. */
import { type Deep, done, type Flow, give, goto, next, type Rulebook, type Section, type View, write } from '../index.ts';
import type { Contents } from './toy.ts';

interface Chapters {
  main: { given: { side: 'a' | 'b' }; keeps: { met: boolean; n: number }; gives: undefined; steps: 'one' | 'two'; asks: 'what' };
  sub: { given: { by: 'a' | 'b' }; keeps: object; gives: boolean; steps: 'roll'; asks: never };
}
type G = Contents<Chapters>;
const { section, step, decide, together, call, moment, window } = write<G>();

// @ts-expect-error a section that lacks one of its steps
export const noTwo: Section<G, 'main'>['steps'] = { one: step('1', () => next), what: decide('1', () => 'a', {}) };

// @ts-expect-error a step where the contents promise a question
export const noQuestion: Section<G, 'main'>['steps']['what'] = step<'main'>('1', () => next);

// @ts-expect-error a question where the contents promise a step
export const noStep: Section<G, 'main'>['steps']['one'] = decide<'main'>('1', () => 'a', {});

// @ts-expect-error a call of a section that is not in the table of contents
export const noSuchSection = () => call('ambush', {});

// @ts-expect-error a call that forgets what the section must be given
export const missingGiven = () => call('sub', {});

// @ts-expect-error a goto to a step of some other section
export const wrongStep: Flow<G, 'main'> = goto('roll');

// @ts-expect-error a result of the wrong kind
export const wrongResult: Flow<G, 'sub'> = give('maybe');

// @ts-expect-error a boolean result kept where only a number fits
export const wrongInto: Flow<G, 'main'> = call('sub', { by: 'a' }, 'n');

// @ts-expect-error a rule that is not in the ledger
export const noRule = step<'main'>('9.99', () => next);

// @ts-expect-error the return before `call` forgotten
export const forgotten = step<'main'>('1', () => {
  call('sub', { by: 'a' });
});

export const noCandidates = decide<'main'>('1', () => 'a', {
  // @ts-expect-error a deed done with something needs candidates
  pick: { do: () => next },
});
export const wrongCandidates = decide<'main'>('1', () => 'a', {
  // @ts-expect-error candidates of the wrong kind
  pick: { of: () => ['one'], do: () => next },
});
export const peeking = decide<'main'>('1', () => 'a', {
  // @ts-expect-error a list of choices that looks into the enemy's drawer
  pick: { of: v => v.own.b.picked, do: () => next },
});
export const darkness = decide<'main'>('1', () => 'a', {
  // @ts-expect-error a list of choices that looks into the dark
  pick: { of: v => v.dark.bag, do: () => next },
});
export const uncited = decide<'main'>('1', () => 'a', {
  // @ts-expect-error a condition without its rule
  pick: { of: () => [1], if: [(_v: unknown, _my: unknown, n: number) => n > 0], do: () => next },
});
export const noSuchDeed = decide<'main'>('1', () => 'a', {
  // @ts-expect-error a deed that is not in the vocabulary
  dance: { do: () => next },
});
// @ts-expect-error a side that is not in the game
export const noSuchSide = decide<'main'>('1', () => 'c', {});

export const halfDecided = together<'main'>(
  '1',
  () => ['a', 'b'],
  // @ts-expect-error a simultaneous choice that does not say whether its side is ready
  { go: { do: () => next } },
  () => next,
);
// @ts-expect-error a moment without what it is about
export const aboutNothing = () => moment('bell', {});
// @ts-expect-error a window for a moment the game does not have
export const noSuchMoment = window('whistle', { rule: '1', order: () => [], choices: {} });

export const changing = (v: View<G>) => {
  // @ts-expect-error a view that is changed
  v.pub.alarm = true;
  // @ts-expect-error however deep
  v.pub.trace.push('x');
  // @ts-expect-error its own drawer too
  v.own.secret = 1;
};
// @ts-expect-error a chapter without its section in the rulebook
export const halfBook: Rulebook<G>['sections'] = {} as Pick<Rulebook<G>['sections'], 'main'>;
// @ts-expect-error arrays stay readonly when made deep
export const deep: Deep<number[]> = [1].push(2);
export const fine = [section('sub', () => ({}), { roll: step('1', () => give(true)) }), done];
