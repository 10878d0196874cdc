/**
 * OPERATIONS: the HQs of a Campaign Turn together with what they are to do: as doctrine has it, attack one hex, attack nothing,
 * or march for one place. An operation lasts for the Movement Phase.
 */
import type { Option } from '@cuartel/engine';
import type { Operation } from '@cuartel/engine/mind/mind.ts';
import type { Block } from '../data/blocks.ts';
import { type Hex, home } from '../data/hexes.ts';
import { placeOf } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import type { Asked } from './asked.ts';
import { doctrine } from './doctrine.ts';
import { distance, STAKES } from './ground.ts';
import { type Aim, activations, handOf, hqsNamed, staffWork, weighDestination } from './orders.ts';
import { type Sight, sightOf } from './sight.ts';
import { BRIGADIER, type Temper } from './temper.ts';

/** How many sets of HQs, targets and places are put forward. */
const SETS = 4;
const TARGETS = 2;
const PLACES = 2;
/** The enemy must not be twice as strong. */
const LEAST_ODDS = 0.75;

const dateOf = ({ pub }: View): string => `${pub.month}.${pub.turn}`;
const named = (v: View, hqs: readonly Block[], what: string): string => `${dateOf(v)}|${hqs.join(',')}|${what}`;

/** Places worth having that the units of these HQs could march for. */
const placesFor = (v: View, sight: Sight, hqs: readonly Block[]): Hex[] => {
  const worth = (hex: Hex): number => {
    let near = 99;
    for (const hq of hqs) near = Math.min(near, distance(placeOf(v, hq), hex));
    return near > 6 ? -1 : sight.pull[hex]! / (1 + near * 0.2);
  };
  const wanted = STAKES.filter(hex => (home[hex] === sight.me ? sight.theirs[hex]! > 0 : sight.mine[hex] === 0));
  return wanted
    .map(hex => ({ hex, w: worth(hex) }))
    .filter(({ w }) => w > 0)
    .sort((a, b) => b.w - a.w || a.hex - b.hex)
    .slice(0, PLACES)
    .map(({ hex }) => hex);
};

export const operations = (asked: Asked, temper: Temper = BRIGADIER): readonly Operation[] => {
  if (asked.section !== 'movement' || asked.step !== 'activate') return [];
  const { view: v, options } = asked;
  const sight = sightOf(v, temper);
  const staff = staffWork(v, sight, hqsNamed(options));
  const weights = activations(asked, temper, staff);
  const sets = options
    .map((o, i) => ({ o, weight: weights[i]! }))
    .filter(({ o, weight }) => o.do === 'activate' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SETS);
  const found: Operation[] = [];
  for (const [rank, { o, weight }] of sets.entries()) {
    const hqs = o.with as Block[];
    found.push({ plan: named(v, hqs, 'free'), weight });
    if (rank === SETS - 1) break;
    const targets = hqs
      .flatMap(hq => staff.targets.get(hq) ?? [])
      .filter((t, i, all) => t.odds >= LEAST_ODDS && all.findIndex(other => other.hex === t.hex) === i)
      .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
    for (const { hex } of targets.slice(0, TARGETS)) found.push({ plan: named(v, hqs, `attack ${hex}`), weight: weight * 0.9 });
    if (targets.length > 0) found.push({ plan: named(v, hqs, 'hold'), weight: weight * 0.7 });
    for (const hex of placesFor(v, sight, hqs)) found.push({ plan: named(v, hqs, `focus ${hex}`), weight: weight * 0.6 });
  }
  return found;
};

const aimOf = (what: string): Aim => {
  const [kind, hex] = what.split(' ');
  return { attack: kind === 'attack' ? Number(hex) : -1, hold: kind === 'hold', focus: kind === 'focus' ? Number(hex) : -1 };
};
const best = (weights: readonly number[]): number => {
  let at = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[at]!) at = i;
  return at;
};
/** The option that carries an operation on; -1 once the Movement Phase is over. */
export const carryOn = (asked: Asked, plan: string, temper: Temper = BRIGADIER): number => {
  if (asked.section !== 'movement') return -1;
  const [date, hqs, what = ''] = plan.split('|');
  if (date !== dateOf(asked.view)) return -1;
  if (asked.step === 'activate')
    return asked.options.findIndex((o: Option) => o.do === 'activate' && (o.with as Block[]).join(',') === hqs);
  if (asked.step === 'orders' && handOf(asked).unit >= 0) return best(weighDestination(asked, temper, aimOf(what)));
  return best(doctrine(asked, temper));
};
