/** The ledger of one game: every rule of the game, where it is kept, and what is wrong with the keeping. */
import { readCatalogue, type Sentences } from './catalogue.ts';
import { citationsInCode, faultsInTests } from './citations.ts';
import { looksLikeId } from './ids.ts';

/** A game's files: path inside the game -> source. */
export type Sources = ReadonlyMap<string, string>;

export interface Ledger {
  game: string;
  rules: readonly string[];
  implemented: ReadonlySet<string>;
  definitional: ReadonlySet<string>;
  faults: string[];
}

const EN = 'text/rules.en.ts';
const ES = 'text/rules.es.ts';
const DEFINITIONAL = 'text/definitional.ts';
const CODE = /^(?:(?:rulebook|cards|queries|verbs|state|board|bot)\/.*|index)\.ts$/;
const TEST = /\.test\.ts$/;

/** References from one rule to another: `[6.5-c]`, or several, `[6.5-c, 6.5-d]`. */
const references = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]+)\]/g)].flatMap(match => match[1]!.split(/,\s*/)).filter(looksLikeId);

function faultsBetween(en: Sentences, es: Sentences): string[] {
  const missing = (from: Sentences, to: Sentences) =>
    [...from.sentences]
      .filter(([id]) => !to.sentences.has(id))
      .map(([id]) => `${to.path}: lacks ${id}, which is in ${from.path}`);
  return [...missing(en, es), ...missing(es, en)];
}

function faultsOfReferences(catalogue: Sentences, known: ReadonlySet<string>): string[] {
  return [...catalogue.sentences].flatMap(([id, { text, line }]) =>
    references(text)
      .filter(other => !known.has(other))
      .map(other => `${catalogue.path}:${line}: ${id} refers to [${other}], which is not in the ledger`),
  );
}

export function readLedger(game: string, sources: Sources): Ledger {
  const open = (path: string, name: 'rules' | 'definitional'): Sentences => {
    const full = `games/${game}/${path}`;
    const source = sources.get(path);
    return source === undefined
      ? { path: full, sentences: new Map(), faults: [`${full}: is missing`] }
      : readCatalogue(full, source, name);
  };
  const en = open(EN, 'rules');
  const es = open(ES, 'rules');
  const marked = open(DEFINITIONAL, 'definitional');
  const known: ReadonlySet<string> = new Set(en.sentences.keys());
  const faults = [...en.faults, ...es.faults, ...marked.faults];
  for (const [id, { line }] of en.sentences) {
    if (!looksLikeId(id)) faults.push(`${en.path}:${line}: '${id}' is not written like the number of a rule`);
  }
  if (sources.has(EN) && sources.has(ES)) faults.push(...faultsBetween(en, es));
  faults.push(...faultsOfReferences(en, known), ...faultsOfReferences(es, known));
  for (const [id, { line }] of marked.sentences) {
    if (!known.has(id)) faults.push(`${marked.path}:${line}: ${id} is not in the ledger`);
  }

  const implemented = new Set<string>();
  for (const [path, source] of sources) {
    const full = `games/${game}/${path}`;
    if (TEST.test(path)) faults.push(...faultsInTests(full, source, known));
    else if (CODE.test(path)) {
      const cited = citationsInCode(full, source, known);
      for (const id of cited.ids) implemented.add(id);
      faults.push(...cited.faults);
    }
  }
  const definitional = new Set([...marked.sentences.keys()].filter(id => known.has(id)));
  return { game, rules: [...known], implemented, definitional, faults };
}

/** Rules that nothing carries out and nobody has called a mere definition. */
export const untouched = ({ rules, implemented, definitional }: Ledger): string[] =>
  rules.filter(id => !implemented.has(id) && !definitional.has(id));

export const untested = ({ rules, definitional }: Ledger, tested: ReadonlySet<string>): string[] =>
  rules.filter(id => !tested.has(id) && !definitional.has(id));

export interface Count {
  game: string;
  rules: number;
  implemented: number;
  tested: number;
  definitional: number;
  untouched: number;
}

export const count = (ledger: Ledger, tested: ReadonlySet<string>): Count => ({
  game: ledger.game,
  rules: ledger.rules.length,
  implemented: ledger.implemented.size,
  tested: ledger.rules.filter(id => tested.has(id)).length,
  definitional: ledger.definitional.size,
  untouched: untouched(ledger).length,
});
