/** `cuartel replay`: a game action by action with the hash of every position, or the board at one of them. */
import { type AnyTypes, hashOf, type Match, machineOf, positionAt, question, trail, viewOf } from '@cuartel/engine';
import { oneOf, read, wholeNumber } from '../command-line.ts';
import { type Opened, openFile } from '../files/opened.ts';
import { gameNamed } from '../games.ts';
import { wholeBoard } from '../play/board.ts';
import { deedsOf } from '../replay/deeds.ts';
import type { Subcommand, Surroundings } from '../room.ts';
import { misuse } from '../user-error.ts';

const OPTIONS = {
  at: { type: 'string' },
  side: { type: 'string' },
  game: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const printFailure = ({ failed, stopped, match }: Opened, { screen, words, language }: Surroundings): void => {
  if (failed === null) return;
  const { red, dim } = screen.paint;
  screen.say(red(words.replay.failure(failed.property, failed.seed)));
  screen.say(failed.detail, '  ');
  if (failed.action !== null) {
    const { by, do: deed } = failed.action;
    const text = match.game.text[language].deeds[deed] as ((w: unknown, v: unknown) => string) | undefined;
    let said = `${deed} ${JSON.stringify(failed.action.with)}`;
    try {
      said = text?.(failed.action.with, viewOf<AnyTypes>(match.position.table, by)) ?? said;
    } catch {
      // The words may be what failed.
    }
    screen.say(dim(words.replay.failedAt(match.game.text[language].sides[by] ?? by, said)), '  ');
  }
  if (stopped !== null) screen.say(dim(words.replay.stopped(match.record.actions.length, stopped)), '  ');
};

const printAll = (opened: Opened, reader: string | undefined, room: Surroundings): void => {
  const { screen, words, language } = room;
  const { match } = opened;
  const { bold, dim, cyan } = screen.paint;
  const text = match.game.text[language];
  const side = (id: string) => text.sides[id] ?? id;
  screen.say(`${bold(text.title)}  ${dim([match.record.scenario, ...match.record.options].join(', '))}`);
  const deeds = deedsOf(match, reader, language);
  const width = String(deeds.length - 1).length;
  for (const { n, by, text: said, hash, journal } of deeds) {
    const what = by === null ? words.replay.setUp : match.game.sides.length > 1 ? `${side(by)}: ${said}` : said;
    screen.say(`${bold(what)} ${dim(hash.slice(0, 12))}`, `${cyan(String(n).padStart(width))}  `);
    for (const line of journal) {
      const whose = line.to === null || match.game.sides.length === 1 ? '' : ` ${dim(words.replay.onlyFor(side(line.to)))}`;
      screen.say(`${line.text} ${dim(`[${line.rule}]`)}${whose}`, `${' '.repeat(width)}    `);
    }
  }
  const over = machineOf(match.game).asked(match.position).length === 0;
  screen.say(
    over ? `\n${bold(text.outcome(match.position.table.pub))}` : `\n${words.replay.unfinished(match.record.actions.length)}`,
  );
};

/** A match to look at, as it stood after `n` actions. */
const standingAt = (match: Match, n: number): Match => ({ ...match, position: positionAt(match, n) });

const printAt = (match: Match, n: number, side: string, { screen, words, language }: Surroundings): void => {
  const then = standingAt(match, n);
  const { bold, dim } = screen.paint;
  const crumbs = trail(match.game, then.position, language)
    .map(c => c.text)
    .filter(text => text !== '');
  screen.say(`${bold(words.replay.at(n, match.record.actions.length))} ${dim(hashOf(then.position))}`);
  if (crumbs.length > 0) screen.say(dim(crumbs.join(' › ')));
  const board = match.game.text[language].twin(viewOf<AnyTypes>(then.position.table, side));
  screen.print(wholeBoard(board, screen.columns(), screen.paint).join('\n'));
  const asked = question(then, side, language);
  if (asked === null) return;
  screen.say(`\n${bold(asked.prompt)} ${dim(`[${asked.rule}]`)}`);
  asked.options.forEach((o, i) => {
    screen.say(o.text, `  ${bold(String(i + 1).padStart(String(asked.options.length).length))}  `);
  });
};

export const replay: Subcommand = async (args, room) => {
  const { words, language, screen } = room;
  const { values, rest } = read(args, OPTIONS, 1, words);
  const file = rest[0];
  if (file === undefined) throw misuse(words.usage.needsFile('replay'));
  const wanted = values.game === undefined ? undefined : await gameNamed(values.game, words);
  const opened = await openFile(file, words, language, wanted);
  const { match } = opened;
  const { game, record } = match;
  const reader = oneOf(values.side, game.sides, '--side', words);
  if (values.at === undefined) {
    if (values.json) {
      const { scenario, options, branch } = record;
      const result = game.result(match.position.table.pub);
      screen.print(
        JSON.stringify({
          game: record.game,
          version: record.version,
          scenario,
          options,
          branch,
          actions: deedsOf(match, reader, language),
          result,
          position: hashOf(match.position),
          failure: opened.failed,
        }),
      );
    } else {
      printAll(opened, reader, room);
      printFailure(opened, room);
    }
    return 0;
  }
  const n = wholeNumber(values.at, 0, 'at', 0, record.actions.length, words);
  const then = standingAt(match, n);
  const asked = machineOf(game).asked(then.position);
  const side = reader ?? asked[0] ?? game.sides[0]!;
  if (values.json) {
    const board = game.text[language].twin(viewOf<AnyTypes>(then.position.table, side));
    screen.print(
      JSON.stringify({ at: n, position: hashOf(then.position), side, asked, board, question: question(then, side, language) }),
    );
  } else printAt(match, n, side, room);
  return 0;
};
