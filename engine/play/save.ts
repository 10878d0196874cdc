/** SAVE FILES. JSON with the game's version and a seal; whatever is wrong with one is said in one sentence, and nothing changes. */
import { keyFromHex } from '../chance/chance.ts';
import { isPart } from '../chance/mix.ts';
import { sha256Hex } from '../chance/sha256.ts';
import type { AnyGame } from '../game.ts';
import { hashOf } from '../state/hash.ts';
import { canonical } from '../state/plain.ts';
import { lessonNamed } from './lesson.ts';
import { type Match, replay } from './match.ts';
import type { Record as GameRecord } from './record.ts';

export const FORMAT = 1;
/** With parts of the players in the dice, or with take-backs: what an older table would play wrongly. */
const WITH_DICE = 2;
/** Longer than any game could be: a longer text is not read at all. */
export const LONGEST = 20_000_000;

export type Complaint =
  | { readonly is: 'too-long'; readonly length: number }
  | { readonly is: 'not-json' }
  | { readonly is: 'cut-short' }
  | { readonly is: 'foreign' }
  | { readonly is: 'newer-format'; readonly format: number }
  | { readonly is: 'field'; readonly field: string }
  | { readonly is: 'unknown-game'; readonly game: string }
  | { readonly is: 'other-game'; readonly game: string; readonly wanted: string }
  | { readonly is: 'other-version'; readonly game: string; readonly version: string; readonly now: string }
  | { readonly is: 'seal' }
  | { readonly is: 'illegal'; readonly action: number }
  | { readonly is: 'position' };
export type LoadResult = { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly complaint: Complaint };

interface Saved extends GameRecord {
  readonly cuartel: 'save';
  readonly format: number;
  /** Hash of the position the actions lead to. */
  readonly position: string;
}

export const save = (match: Match): string => {
  const format = match.record.mix === undefined && match.record.rewinds === undefined ? FORMAT : WITH_DICE;
  const saved: Saved = { cuartel: 'save', format, ...match.record, position: hashOf(match.position) };
  return `${JSON.stringify({ ...saved, seal: sha256Hex(canonical(saved)) })}\n`;
};

const refuse = (complaint: Complaint): LoadResult => ({ ok: false, complaint });
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const strings = (x: unknown): boolean => Array.isArray(x) && x.every(s => typeof s === 'string');
const isAction = (x: unknown): boolean =>
  isObject(x) && Object.keys(x).length === 3 && typeof x.by === 'string' && typeof x.do === 'string' && 'with' in x;
const isBranch = (x: unknown): boolean =>
  x === null ||
  (isObject(x) && Number.isInteger(x.at) && typeof x.as === 'string' && typeof x.key === 'string' && keyFromHex(x.key) !== null);

const isMixed = (x: unknown): boolean =>
  isObject(x) &&
  Object.keys(x).length === 3 &&
  typeof x.by === 'string' &&
  [x.part, x.bound].every(y => y === null || (typeof y === 'string' && isPart(y)));
const isCount = (x: unknown): boolean => Number.isSafeInteger(x) && (x as number) >= 0;
/** As many as anybody would ever agree on. */
const MOST_REWINDS = 1_000;

const FIELDS: Readonly<Record<string, (x: unknown) => boolean>> = {
  game: x => typeof x === 'string',
  version: x => typeof x === 'string',
  scenario: x => typeof x === 'string',
  options: strings,
  key: x => typeof x === 'string' && keyFromHex(x) !== null,
  branch: isBranch,
  actions: x => Array.isArray(x) && x.every(isAction),
  position: x => typeof x === 'string',
  seal: x => typeof x === 'string',
  mix: x => x === undefined || (Array.isArray(x) && x.length <= 2 && x.every(isMixed)),
  rewinds: x => x === undefined || (Array.isArray(x) && x.length <= MOST_REWINDS && x.every(isCount)),
};

/** `games`: the games this table has. `wanted`: the game the reader expects, when he expects one. */
export const load = (text: string, games: (slug: string) => AnyGame | undefined, wanted?: string): LoadResult => {
  if (text.length > LONGEST) return refuse({ is: 'too-long', length: text.length });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refuse({ is: /^\s*\{\s*"cuartel"/.test(text) ? 'cut-short' : 'not-json' });
  }
  if (!isObject(read) || read.cuartel !== 'save') return refuse({ is: 'foreign' });
  if (read.format !== FORMAT && read.format !== WITH_DICE)
    return refuse(
      typeof read.format === 'number' ? { is: 'newer-format', format: read.format } : { is: 'field', field: 'format' },
    );
  for (const [field, right] of Object.entries(FIELDS)) if (!right(read[field])) return refuse({ is: 'field', field });
  const { seal, ...saved } = read as unknown as Saved & { seal: string };
  if (wanted !== undefined && saved.game !== wanted) return refuse({ is: 'other-game', game: saved.game, wanted });
  const game = games(saved.game);
  if (game === undefined) return refuse({ is: 'unknown-game', game: saved.game });
  if (saved.version !== game.version)
    return refuse({ is: 'other-version', game: saved.game, version: saved.version, now: game.version });
  if (seal !== sha256Hex(canonical(saved))) return refuse({ is: 'seal' });
  return play(game, saved);
};

const play = (game: AnyGame, saved: Saved): LoadResult => {
  if (!game.scenarios.includes(saved.scenario) && lessonNamed(game, saved.scenario) === null)
    return refuse({ is: 'field', field: 'scenario' });
  if (saved.options.some(o => !game.options.some(known => known.id === o))) return refuse({ is: 'field', field: 'options' });
  if (
    saved.branch !== null &&
    (saved.branch.at < 0 || saved.branch.at > saved.actions.length || !game.sides.includes(saved.branch.as))
  )
    return refuse({ is: 'field', field: 'branch' });
  const { game: slug, version, scenario, options, key, branch, actions, mix, rewinds } = saved;
  const replayed = replay(game, {
    game: slug,
    version,
    scenario,
    options,
    key,
    branch,
    actions,
    ...(mix === undefined ? {} : { mix }),
    ...(rewinds === undefined ? {} : { rewinds }),
  });
  if ('failed' in replayed) return refuse({ is: 'illegal', action: replayed.failed + 1 });
  if (hashOf(replayed.match.position) !== saved.position) return refuse({ is: 'position' });
  return { ok: true, match: replayed.match };
};
