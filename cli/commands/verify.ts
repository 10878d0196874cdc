/** `cuartel verify`: are the dice of a game those that were promised, and was every action legal? */
import { complain, verify as examine, isPart, isSound } from '@cuartel/engine';
import { read } from '../command-line.ts';
import { loadFile } from '../files/read.ts';
import { gameNamed } from '../games.ts';
import type { Subcommand } from '../room.ts';
import { grid } from '../terminal/wrap.ts';
import { misuse } from '../user-error.ts';

const OPTIONS = {
  commitment: { type: 'string' },
  mine: { type: 'string' },
  game: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const verify: Subcommand = async (args, { words, language, screen }) => {
  const { values, rest } = read(args, OPTIONS, 1, words);
  const file = rest[0];
  if (file === undefined) throw misuse(words.usage.needsFile('verify'));
  const published = values.commitment?.trim().toLowerCase();
  if (published !== undefined && !/^[0-9a-f]{64}$/.test(published)) throw misuse(words.verify.notACommitment);
  const mine = values.mine?.trim().toLowerCase();
  if (mine !== undefined && !isPart(mine)) throw misuse(words.verify.notAPart);
  const wanted = values.game === undefined ? undefined : await gameNamed(values.game, words);
  const loaded = await loadFile(file, words, wanted);
  const { red, green, bold, dim } = screen.paint;
  if (!loaded.ok) {
    const complaint = complain(loaded.complaint, language);
    if (values.json) screen.print(JSON.stringify({ ok: false, complaint: loaded.complaint, text: complaint }));
    else screen.say(`${red('×')} ${complaint}`);
    return 1;
  }
  const { game, record } = loaded.match;
  const found = examine(game, record, published, mine);
  const ok = isSound(found);
  if (values.json) {
    screen.print(
      JSON.stringify({
        ok,
        game: record.game,
        version: record.version,
        scenario: record.scenario,
        options: record.options,
        ...found,
      }),
    );
    return ok ? 0 : 1;
  }
  const w = words.verify;
  const mark = (good: boolean | null) => (good === null ? dim('-') : good ? green('✓') : red('×'));
  screen.say(`${bold(game.text[language].title)}  ${dim([record.scenario, ...record.options].join(', '))}`);
  screen.print(
    grid([
      [mark(true), w.seal, w.unbroken],
      [mark(found.illegal === null), w.actions, found.illegal === null ? w.allLegal(found.actions) : w.illegalAt(found.illegal)],
      [mark(true), w.position, found.position ?? '-'],
      [mark(found.promised), w.commitment, found.commitment],
      [' ', '', found.promised === null ? w.notCompared : found.promised ? w.promised : red(w.notPromised(published as string))],
      ...(found.parts ?? []).flatMap(({ by, part, holds }) => [
        [mark(part === null ? null : holds), w.partOf(by), part ?? w.partMissing],
        ...(holds ? [] : [[' ', '', red(w.partOther)]]),
      ]),
      ...(found.mine === null ? [] : [[mark(found.mine), w.mine, found.mine ? w.mineGiven : red(w.mineMissing)]]),
      ...(found.rewinds.length === 0 ? [] : [[mark(true), w.rewinds, w.rewound(found.rewinds)]]),
    ]),
  );
  screen.say(ok ? green(w.good) : red(w.bad));
  return ok ? 0 : 1;
};
