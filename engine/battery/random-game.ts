/** One random game with everything watched: the heart of the battery, and of `cuartel fuzz`. */
import { keyFromSeed } from '../chance/chance.ts';
import type { AnyGame, AnyTypes, SetUp } from '../game.ts';
import type { Fact } from '../journal/journal.ts';
import type { Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { askedOf } from '../mind/asked.ts';
import type { Decide } from '../play/decide.ts';
import { keyIn, machineOf, newRecord, startOf } from '../play/record.ts';
import { hashOf } from '../state/hash.ts';
import { LANGUAGES } from '../text/catalogue.ts';
import { chooserFrom } from './chooser.ts';
import { checkCopies } from './copies.ts';
import { Broken, type Failure, insist, insistSame } from './failure.ts';
import { checkOffers } from './offers.ts';
import { checkOrders } from './orders.ts';
import { checkSecretSteps, checkSecrets, checkTogether } from './secrets.ts';
import { checkSets } from './sets.ts';
import { checkSilence } from './silence.ts';
import { checkBook, checkFacts, checkQuestion } from './words.ts';

export interface Trial extends SetUp {
  readonly seed: string;
  /** The costly checks are made at about one action in so many. 1: at every action. */
  readonly every: number;
  /** A game longer than this does not end. */
  readonly most: number;
  /** A sensible player who makes three choices in four, so that the game goes where pure chance seldom comes. */
  readonly guide?: Decide;
}
export interface Played {
  readonly actions: number;
  readonly winner: string | null;
  readonly by: string;
  /** Re-dealt truths that really differed. */
  readonly different: number;
  readonly hash: string;
}

const choose = (
  pos: Position<AnyTypes>,
  game: AnyGame,
  pick: (n: number) => number,
): { side: string; options: readonly Option[] } => {
  const asked = machineOf(game).asked(pos);
  const side = asked[pick(asked.length)]!;
  return { side, options: machineOf(game).options(pos, side) };
};

export const playRandomGame = (game: AnyGame, plan: Trial): { played: Played } | { failure: Failure } => {
  const machine = machineOf(game);
  const pick = chooserFrom(plan.seed);
  const key = keyFromSeed(plan.seed);
  const record = newRecord(game, plan, key);
  const actions = record.actions as Option[];
  let failing: Option | null = null;
  try {
    checkBook(game);
    const facts: Fact[] = [];
    let pos = startOf(game, plan, key, facts);
    const conserved = game.conserved(pos.table);
    let different = 0;
    while (machine.asked(pos).length > 0) {
      insist('ends', actions.length < plan.most, () => `no end after ${plan.most} actions`);
      const { side, options } = choose(pos, game, pick);
      insist(
        'stuck',
        options.length > 0,
        () => `${side} is asked under ${machine.asking(pos)?.place.rule} but nothing can be chosen`,
      );
      const decide = plan.guide !== undefined && pick(4) > 0 ? plan.guide : null;
      const action =
        decide === null ? (machine.sample(pos, side, pick) as Option) : decide({ ...askedOf(game, pos, side), pick });
      insist(
        'guide',
        machine.allows(pos, side, action.do, action.with) !== null,
        () => `the guiding player answered with ${JSON.stringify(action)}, which was not offered`,
      );
      failing = action;
      if (plan.every === 1 || pick(plan.every) === 0) {
        checkOffers(game, pos, side, options);
        checkSets(game, pos, side, pick);
        checkSecretSteps(game, pos, side, options);
        checkTogether(game, pos, side, options);
        checkCopies(game, pos, action);
        different += checkSecrets(game, pos, action, pick);
        checkOrders(game, pos, side, options, chooserFrom(`${plan.seed} orders ${actions.length}`));
        checkSilence(game, pos, action, pick);
        checkQuestion(game, pos, side);
        pos = machine.clone(pos); // play on from the copy, now and then
      }
      facts.length = 0;
      pos.table.log = facts;
      machine.apply(pos, action as never);
      actions.push(action);
      failing = null;
      checkFacts(game, facts);
    }
    insistSame('conserved', 'at the end', game.conserved(pos.table), conserved);
    const result = game.result(pos.table.pub);
    insist('result', result !== null, () => 'the game is over but has no result');
    for (const language of LANGUAGES)
      insist('words', game.text[language].outcome(pos.table.pub).length > 0, () => `${language}: no words for the outcome`);
    const hash = hashOf(pos);
    insistSame('replay', 'the replay ends elsewhere', replayedHash(game, plan, record.key, actions), hash);
    return { played: { actions: actions.length, winner: result?.winner ?? null, by: result?.by ?? '', different, hash } };
  } catch (error) {
    const property = error instanceof Broken ? error.property : 'throws';
    const detail =
      error instanceof Error ? (error instanceof Broken ? error.message : (error.stack ?? error.message)) : String(error);
    return { failure: { property, detail, seed: plan.seed, record, action: failing } };
  }
};

const replayedHash = (game: AnyGame, plan: Trial, key: string, actions: readonly Option[]): string => {
  const pos = startOf(game, plan, keyIn(key));
  for (const action of actions) machineOf(game).apply(pos, action as never);
  return hashOf(pos);
};
