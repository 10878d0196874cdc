/** The rulebook made ready to run: for each section and step, what it is and which step follows. */
import type { GameTypes, Rulebook } from './contents.ts';

type Fn = (...args: never[]) => unknown;
type Cited = readonly (readonly [string, (v: unknown, my: unknown, what: unknown) => boolean, string?])[];
export interface Choosable {
  rule?: string;
  of?: (v: unknown, my: unknown) => readonly unknown[];
  all?: (v: unknown, my: unknown) => readonly unknown[];
  if?: Cited;
  among?: (v: unknown, my: unknown) => readonly unknown[];
  each?: Cited;
  part?: Cited;
  whole?: Cited;
  size?: readonly [string, (v: unknown, my: unknown) => readonly [number, number]];
  times?: (v: unknown, my: unknown, member: unknown) => number;
  key?: (member: unknown) => string | number;
  sample?: (v: unknown, my: unknown, pick: (n: number) => number, members: readonly unknown[]) => readonly unknown[];
  few?: number;
  do(...args: unknown[]): unknown;
}
interface Named {
  readonly name: string;
  readonly rule: string;
  readonly next: string | null;
}
export interface PassingStop extends Named {
  readonly is: 'step';
  run(t: unknown, my: unknown, mine: unknown): unknown;
}
export interface Asking extends Named {
  readonly is: 'ask' | 'together' | 'moment';
  readonly choices: Readonly<Record<string, Choosable>>;
  readonly deeds: readonly string[];
  /** No choice here has candidates or members: all of them are looked at as quickly as two. */
  readonly plain: boolean;
  /** Its section has private scratch paper. */
  readonly scratch: boolean;
  /** Ask even when there is one answer only. */
  readonly always: boolean;
  /** While it asks again, nobody else learns that anything was done. */
  readonly secret: boolean;
  readonly once: boolean;
  who(my: unknown, pub: unknown): string;
  sides(my: unknown, pub: unknown): readonly string[];
  then(t: unknown, my: unknown, mine: unknown): unknown;
}
export type Stop = PassingStop | Asking;
export interface Page {
  readonly begin: string;
  keeps(): object;
  /** Scratch paper that only its side sees, made for each side; null: this section has none. */
  readonly mine: (() => object) | null;
  readonly steps: Readonly<Record<string, Stop>>;
}

interface Bound {
  keeps(): object;
  mine: (() => object) | null;
  steps: object;
}

const nobody: Fn = () => {
  throw new Error('nobody is asked here');
};

const isPlain = (choices: Asking['choices']): boolean =>
  Object.values(choices).every(({ of, among }) => of === undefined && among === undefined);

export const compile = (book: Rulebook<GameTypes>): Record<string, Page> => {
  const pages: Record<string, Page> = {};
  for (const [section, { keeps, mine, steps }] of Object.entries(book.sections) as [string, Bound][]) {
    const names = Object.keys(steps);
    const page: Record<string, Stop> = {};
    names.forEach((name, i) => {
      const step = (steps as Record<string, Record<string, unknown>>)[name] as Record<string, unknown>;
      const named = { name, rule: step.rule as string, next: names[i + 1] ?? null };
      if (step.is === 'step') page[name] = { ...named, is: 'step', run: step.run as PassingStop['run'] };
      else
        page[name] = {
          ...named,
          is: step.is as 'ask' | 'together',
          choices: step.choices as Asking['choices'],
          deeds: Object.keys(step.choices as object),
          plain: isPlain(step.choices as Asking['choices']),
          scratch: mine !== null,
          always: step.is === 'together' || (step.always as boolean),
          secret: step.is === 'together' || (step.secret as boolean),
          once: false,
          who: (step.who ?? nobody) as Asking['who'],
          sides: (step.sides ?? nobody) as Asking['sides'],
          then: (step.then ?? nobody) as Asking['then'],
        };
    });
    if (names[0] === undefined) throw new Error(`section ${section} has no steps`);
    pages[section] = { begin: names[0], keeps, mine, steps: page };
  }
  const windows: Record<string, Stop> = {};
  for (const [name, window] of Object.entries(book.moments) as [string, Record<string, unknown>][])
    windows[name] = {
      name,
      rule: window.rule as string,
      next: null,
      is: 'moment',
      choices: window.choices as Asking['choices'],
      deeds: Object.keys(window.choices as object),
      plain: isPlain(window.choices as Asking['choices']),
      scratch: false,
      always: window.quiet !== true,
      secret: false,
      once: window.once === true,
      who: nobody as Asking['who'],
      sides: ((my: unknown, pub: unknown) =>
        (window.order as (p: unknown, a: unknown) => readonly string[])(pub, my)) as Asking['sides'],
      then: nobody as Asking['then'],
    };
  pages['@moment'] = { begin: '', keeps: () => ({}), mine: null, steps: windows };
  return pages;
};
