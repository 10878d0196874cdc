/** Selectors of style sheets, as far as faces use them: names, classes, attributes, `:not`, `:where`, inside and just inside. */
import type { Mark } from './marks.ts';

/** What one element must be, and how much that weighs. */
interface Simple {
  readonly holds: (mark: Mark) => boolean;
  readonly weight: number;
}
interface Selector {
  /** From the element outwards; `just`: the next one must be right around it. */
  readonly chain: readonly { readonly is: Simple; readonly just: boolean }[];
  readonly weight: number;
}

const CLASS = 100;
const SIMPLE = /([\w-]+|\*)|\.([\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?\]|:(not|where)\(([^()]*)\)|(:{1,2}[\w-]+(?:\([^)]*\))?)/y;

const simpleIn = (text: string): Simple => {
  const all: Simple[] = [];
  let read = 0;
  while (read < text.length) {
    SIMPLE.lastIndex = read;
    const found = SIMPLE.exec(text);
    if (found === null) throw new Error(`a selector that drawings do not know: ${text}`);
    read = SIMPLE.lastIndex;
    const [, name, className, attribute, value, way, within] = found;
    if (name !== undefined) all.push({ holds: mark => name === '*' || mark.name === name, weight: name === '*' ? 0 : 1 });
    else if (className !== undefined)
      all.push({ holds: mark => (mark.given.get('class') ?? '').split(/\s+/).includes(className), weight: CLASS });
    else if (attribute !== undefined)
      all.push({
        holds: mark => (value === undefined ? mark.given.has(attribute) : mark.given.get(attribute) === value),
        weight: CLASS,
      });
    else if (way !== undefined) {
      const inner = simpleIn(within!);
      all.push(way === 'where' ? { holds: inner.holds, weight: 0 } : { holds: mark => !inner.holds(mark), weight: inner.weight });
    }
    // Nobody points at a drawing, and nothing in it is open or pressed.
    else all.push({ holds: () => false, weight: CLASS });
  }
  return { holds: mark => all.every(({ holds }) => holds(mark)), weight: all.reduce((sum, { weight }) => sum + weight, 0) };
};

export const selectorIn = (text: string): Selector => {
  const steps = text
    .trim()
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+/);
  const chain: { is: Simple; just: boolean }[] = [];
  let just = false;
  for (const step of steps.reverse())
    if (step === '>') just = true;
    else {
      if (just) chain[chain.length - 1] = { ...chain.at(-1)!, just: true };
      just = false;
      chain.push({ is: simpleIn(step), just: false });
    }
  return { chain, weight: chain.reduce((sum, { is }) => sum + is.weight, 0) };
};

/** `around`: the elements around it, the outermost first. */
export const matches = ({ chain }: Selector, mark: Mark, around: readonly Mark[]): boolean => {
  const from = (i: number, at: number): boolean => {
    const step = chain[i];
    if (step === undefined) return true;
    const here = at === around.length ? mark : around[at];
    if (here === undefined) return false;
    if (step.is.holds(here)) {
      const next = i + 1;
      if (next === chain.length) return true;
      if (step.just) return at > 0 && from(next, at - 1);
      for (let out = at - 1; out >= 0; out--) if (from(next, out)) return true;
    }
    return false;
  };
  return from(0, around.length);
};
