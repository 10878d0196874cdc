/** THE SCRIPTED PLAYER: the doctrine's choice, its lists put together by itself. For self-play, the fuzzer and hints. */
import { type Option, reading } from '@cuartel/engine';
import { seasonOf, yearOf } from '../data/calendar.ts';
import { CSA, USA } from '../data/sides.ts';
import { spOnMap } from '../queries/pieces.ts';
import { statesCounted } from '../queries/victory.ts';
import type { Seen } from '../state/table.ts';
import type { Asked } from './counsel.ts';
import { doctrine, propose } from './doctrine.ts';
import { temperOf } from './figures.ts';

const best = (options: readonly Option[], weights: readonly number[]): Option => {
  let first = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[first]!) first = i;
  return options[first]!;
};
/** The choice of a school. */
export const scriptedBy = (asked: Asked, school?: string): Option =>
  reading({ table: asked.view, memo: null }, () => answered(asked, school));
export const scripted = (asked: Asked): Option => scriptedBy(asked);
const answered = (asked: Asked, school: string | undefined): Option => {
  const temper = temperOf(asked.view.me, asked.view.pub.scenario, school);
  const own = propose(asked, temper);
  const others = asked.options.filter(option => !own.some(({ do: deed }) => deed === option.do));
  const options = [...own, ...others];
  return best(options, doctrine({ ...asked, options }, temper));
};
/** The will of both sides as a new year began, for each spring that was reached. */
const springs = (pub: Seen): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (let at = 2; at < pub.trail.length; at += 2) {
    const turn = pub.first + at / 2;
    if (seasonOf(turn) !== 'spring') continue;
    found[`will USA ${yearOf(turn)}`] = pub.trail[at]!;
    found[`will CSA ${yearOf(turn)}`] = pub.trail[at + 1]!;
  }
  return found;
};
/** What is counted at the end of a game. */
export const tally = (pub: Seen): Readonly<Record<string, number>> => ({
  'will USA': pub.will[USA]!,
  'will CSA': pub.will[CSA]!,
  'SP USA': spOnMap(pub, USA),
  'SP CSA': spOnMap(pub, CSA),
  blockade: pub.blockade,
  states: statesCounted(pub),
  'last turn': pub.turn,
  ...springs(pub),
});
