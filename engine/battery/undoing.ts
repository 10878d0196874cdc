/** A match played at random: whatever can be taken back leads to the very position before, and saves load alike at every step. */
import { keyFromSeed } from '../chance/chance.ts';
import type { AnyGame, SetUp } from '../game.ts';
import type { Option } from '../machine/options.ts';
import { act, journalFor, open, positionAt, undo, undoable } from '../play/match.ts';
import { machineOf } from '../play/record.ts';
import { load, save } from '../play/save.ts';
import { hashOf } from '../state/hash.ts';
import { canonical } from '../state/plain.ts';
import { chooserFrom } from './chooser.ts';
import { insist, insistSame } from './failure.ts';

/** Throws when a property is broken; returns how many undos were tried. */
export const playWithUndo = (game: AnyGame, agreed: SetUp, seed: string, most: number): number => {
  const machine = machineOf(game);
  const pick = chooserFrom(seed);
  const match = open(game, agreed, keyFromSeed(seed));
  const hashes = [hashOf(match.position)];
  let undone = 0;
  while (machine.asked(match.position).length > 0 && match.record.actions.length < most) {
    const side = machine.asked(match.position)[0]!;
    const options = machine.options(match.position, side);
    const before = canonical(game.sides.map(reader => journalFor(match, reader)));
    const done = act(match, options[pick(options.length)] as Option);
    insist('act', done.ok, () => 'an offered action was refused');
    if (undoable(match, side) > 0 && pick(2) === 0) {
      undone++;
      insist('undo', undo(match, side).ok, () => 'an undoable action could not be undone');
      insistSame('undo', 'the position', hashOf(match.position), hashes[hashes.length - 1]!);
      insistSame('undo', 'the journal', canonical(game.sides.map(reader => journalFor(match, reader))), before);
      continue;
    }
    hashes.push(hashOf(match.position));
  }
  for (let i = 0; i < 8; i++) {
    const n = pick(hashes.length);
    insistSame('time travel', `the position after ${n} actions`, hashOf(positionAt(match, n)), hashes[n]!);
  }
  const loaded = load(save(match), () => game);
  insist('save', loaded.ok, () => `a save was refused: ${JSON.stringify(loaded)}`);
  return undone;
};
