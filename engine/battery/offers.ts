/** Every offered action applies; the conditions and the candidates of a choice agree; asking changes nothing. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Asking } from '../machine/compile.ts';
import { eyesOf, type Frame, type Position } from '../machine/machine.ts';
import { reading } from '../machine/memo.ts';
import { failing, type Option } from '../machine/options.ts';
import { whyNot } from '../machine/why.ts';
import { machineOf } from '../play/record.ts';
import { truthOf } from '../state/hash.ts';
import { canonical, same } from '../state/plain.ts';
import { Broken, insist, insistSame } from './failure.ts';

export const checkOffers = (game: AnyGame, pos: Position<AnyTypes>, side: string, options: readonly Option[]): void => {
  const machine = machineOf(game);
  const before = canonical(truthOf(pos));
  const conserved = game.conserved(pos.table);
  for (const option of options) {
    const trial = machine.clone(pos);
    try {
      machine.apply(trial, option as never);
    } catch (error) {
      throw new Broken(
        'offers',
        `${JSON.stringify(option)} was offered but cannot be done: ${error instanceof Error ? error.message : error}`,
      );
    }
    insistSame('conserved', `after ${JSON.stringify(option)}`, game.conserved(trial.table), conserved);
  }
  const now = machine.asking(pos);
  if (now === null) return;
  const v = eyesOf<AnyTypes>(pos.table, side, now.f);
  reading(pos, () => checkChoices(game, pos, side, now, v));
  insistSame('asking', 'asking changed the table', canonical(truthOf(pos)), before);
};
const checkChoices = (
  game: AnyGame,
  pos: Position<AnyTypes>,
  side: string,
  now: { readonly f: Frame; readonly place: Asking },
  v: { readonly me: string },
): void => {
  const machine = machineOf(game);
  for (const deed of now.place.deeds) {
    const choice = now.place.choices[deed]!;
    if (choice.of === undefined) continue;
    const candidates = choice.of(v, now.f.my);
    for (let i = 0; i < candidates.length; i++)
      insist(
        'offers',
        !candidates.slice(0, i).some(c => same(c, candidates[i])),
        () => `${deed} offers ${JSON.stringify(candidates[i])} twice`,
      );
    if (choice.all === undefined) continue;
    const universe = choice.all(v, now.f.my);
    for (const what of candidates)
      insist(
        'offers',
        universe.some(w => same(w, what)),
        () => `${deed} offers ${JSON.stringify(what)}, which \`all\` does not know`,
      );
    for (const what of universe) {
      const failed = failing(choice, v, now.f.my, what);
      const offered = candidates.some(c => same(c, what));
      insist(
        'offers',
        failed !== null || offered,
        () => `${deed} ${JSON.stringify(what)} meets every condition but \`of\` leaves it out`,
      );
      const verdict = whyNot(machine, pos, side, deed, what);
      insist(
        'whyNot',
        verdict !== null && (verdict.offered ? failed === null : verdict.rule in game.text.en.rules),
        () => `${deed} ${JSON.stringify(what)} is refused without a rule`,
      );
    }
  }
};
