/** The months' beginning and end by doctrine: proclamations, replacements, bids, sieges, hunger. */
import { ARTILLERY, type Block, BRIGADE, blockKind, CAVALRY, GARRISON, HQ, INFANTRY, supreme } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { hqsOf } from '../queries/orders.ts';
import { placeOf } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import type { Asked, Weights } from './asked.ts';
import { guardWanted, type Sight, sightOf } from './sight.ts';
import type { Temper } from './temper.ts';

/** 3.54-b Nobody drafts: what it costs is worth more. 3.55-b The USA proclaims emancipation as soon as it may. */
export const weighProclaim = ({ options }: Asked): Weights =>
  options.map(o => {
    const { draft, emancipation } = o.with as { draft: boolean; emancipation: boolean };
    return (draft ? 0.01 : 1) * (emancipation ? 3 : 1);
  });

const planned = (v: View, block: Block): number => {
  let n = v.own.steps[block]!;
  for (const added of v.own.plan.added) if (added === block) n++;
  return n;
};
/** HQ steps are the budget of the campaign; then the divisions at the front; cadres with what is left. */
const stepWish = (v: View, sight: Sight, block: Block): number => {
  const { temper } = sight;
  const kind = blockKind[block]!;
  const steps = planned(v, block);
  if (kind === HQ) return ((steps <= 1 ? 9 : steps === 2 ? 6 : 3) - (supreme[block] ? 1.5 : 0)) * temper.wishHq;
  const at = placeOf(v, block);
  const front = Math.min(20, sight.threat[at]! + sight.pull[at]!) * temper.wishFront;
  if (kind === INFANTRY) return temper.wishInfantry + front + (steps === 1 ? 0.8 : 0);
  if (kind === ARTILLERY) return temper.wishGuns + front;
  if (kind === CAVALRY) return temper.wishHorse + front;
  return kind === GARRISON ? temper.wishGarrison + Math.min(2, guardWanted(sight, at) * 0.3) : 1;
};
const cadreWish = (block: Block): number => {
  const kind = blockKind[block]!;
  if (kind === HQ) return supreme[block] ? 4 : 6;
  if (kind === BRIGADE) return 1.2;
  return kind === INFANTRY ? 1.6 : kind === GARRISON ? 0.8 : 0.7;
};
export const weighSpending = ({ view: v, options }: Asked, temper: Temper): Weights => {
  const sight = sightOf(v, temper);
  return options.map(o => {
    switch (o.do) {
      case 'strengthen':
        return stepWish(v, sight, o.with as Block);
      case 'muster':
        return cadreWish(o.with as Block) * temper.wishCadre;
      case 'enlist':
        return 3;
      case 'post': {
        const hex = o.with as Hex;
        const lacking = guardWanted(sight, hex) - sight.strength[hex]!;
        return 1 + Math.max(0, lacking) * 0.5 + sight.pull[hex]! * 0.1;
      }
      default:
        return 0.05;
    }
  });
};

/** 4.3-a A bid binds: one or two HQs that are to move anyway. */
export const weighBid = ({ view: v, options }: Asked, temper: Temper): Weights => {
  let rich = 0;
  for (const hq of hqsOf(v)) if (v.own.steps[hq]! > 2) rich++;
  return options.map(o => [temper.bidNone, 1, rich > 1 ? temper.bidTwo : temper.bidRich, 0.05, 0.02][o.with as number]!);
};

const TERMS: Readonly<Record<string, number>> = { demand: 1, capitulate: 0, proceed: 0.5, accept: 0.2, refuse: 1 };
export const weighTerms = ({ options }: Asked): Weights => options.map(o => TERMS[o.do] ?? 0.1);

/** 11.7-a An HQ feeds an army, not a squadron. */
export const weighProvision = ({ view: v, my, options }: Asked): Weights => {
  const losses = (my['losses'] as readonly number[]).reduce((sum, n) => sum + n, 0);
  return options.map(o => (o.do === 'provide' ? (losses >= 4 && v.own.steps[o.with as Block]! > 2 ? 1 : 0.05) : 0.5));
};
/** 11.6-a The cheapest of the largest. */
export const weighHunger = ({ options }: Asked): Weights =>
  options.map(o => {
    const kind = blockKind[o.with as Block]!;
    return kind === HQ ? 0.05 : kind === ARTILLERY ? 0.3 : kind === GARRISON ? 0.8 : 1;
  });
