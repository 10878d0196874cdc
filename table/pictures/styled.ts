/**
 * What style sheets say of a drawing, written into its elements: whoever turns it into a picture reads attributes alone. Letters are
 * those of the table (../look/tokens.css), in their day's colours.
 */
import { tokens } from 'virtual:pictured';
import { cutOf } from './letters.ts';
import type { Mark } from './marks.ts';
import { matches, selectorIn } from './selectors.ts';

/** What a drawing can take; the rest is for pages. */
const KNOWN = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  opacity display visibility font-family font-size font-weight font-style letter-spacing text-anchor text-decoration dominant-baseline
  paint-order transform clip-path mask filter stop-color stop-opacity`.split(/\s+/),
);
/** For pages and hands only. */
const DROPPED = /^(?:class|style|aria-.*|data-.*|role|tabindex|on.*)$/;

type Declared = readonly (readonly [string, string])[];
interface Rule {
  readonly selector: ReturnType<typeof selectorIn>;
  readonly declared: Declared;
}

const withTokens = (value: string): string | null => {
  const told = value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (all, name) => tokens[name] ?? all);
  return told.includes('var(') ? null : told;
};
/** `font: italic 600 14px/1.2 serif`. */
const FONT = /^((?:italic |oblique |normal |bold |\d{3} )*)([\d.]+(?:px|rem|em)?)(?:\/\S+)? (.+)$/;
const longhands = (value: string): Declared => {
  const [, before = '', size, family] = FONT.exec(value) ?? [];
  if (size === undefined || family === undefined) throw new Error(`a font that drawings do not know: ${value}`);
  return [
    ['font-style', before.includes('italic') ? 'italic' : 'normal'],
    ['font-weight', /\d{3}|bold/.exec(before)?.[0] ?? 'normal'],
    ['font-size', size],
    ['font-family', family],
  ];
};
/** `translate(3px, 4px) rotate(90deg)` as an attribute has it. */
const moved = (value: string): string =>
  value
    .replace(/translateY\(/g, 'translate(0, ')
    .replace(/translateX\(([^)]*)\)/g, 'translate($1, 0)')
    .replace(/(\d)(?:px|deg)/g, '$1');

const declaredIn = (block: string): Declared =>
  block.split(';').flatMap(line => {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at).trim(), withTokens(line.slice(at + 1).trim())];
    if (at < 0 || value === null) return [];
    if (name === 'font') return longhands(value);
    if (!KNOWN.has(name)) return [];
    return [[name, name === 'transform' ? moved(value) : value] as const];
  });

/** Splits at commas that stand in no brackets. */
const listed = (text: string): string[] => text.split(/,(?![^(]*\))/);

const rulesIn = (sheet: string): Rule[] => {
  // Of pages of some width, of some taste: none of it is about drawings.
  const bare = sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(?:media|supports|container|keyframes|-webkit-keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, block]) => {
    const declared = declaredIn(block!);
    return declared.length === 0 ? [] : listed(selectors!).map(selector => ({ selector: selectorIn(selector), declared }));
  });
};

/** What letters inside an element are set in, unless they say something else. */
interface Setting {
  readonly family: string;
  readonly weight: string;
}

/** `drawn`: the outermost elements, all that sheets say written into them. */
export const inAttributes = (markup: readonly Mark[], sheet: string): Mark[] => {
  // The heavier wins, then the later.
  const rules = rulesIn(sheet).sort((a, b) => a.selector.weight - b.selector.weight);
  const around: Mark[] = [];
  const write = (mark: Mark, setting: Setting): Mark => {
    const given = new Map([...mark.given].filter(([name]) => !DROPPED.test(name)));
    for (const { selector, declared } of rules)
      if (matches(selector, mark, around)) for (const [name, value] of declared) given.set(name, value);
    for (const [name, value] of declaredIn(mark.given.get('style') ?? '')) given.set(name, value);
    const now = { family: given.get('font-family') ?? setting.family, weight: given.get('font-weight') ?? setting.weight };
    if (now.family !== setting.family || now.weight !== setting.weight) given.set('font-family', cutOf(now.family, now.weight));
    given.delete('font-weight');
    around.push(mark);
    const inside = mark.inside.map(one => (typeof one === 'string' ? one : write(one, now)));
    around.pop();
    return { name: mark.name, given, inside };
  };
  return markup.map(mark => write(mark, { family: '', weight: '400' }));
};
