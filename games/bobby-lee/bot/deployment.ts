/** DEPLOYMENT by doctrine: a strong Centre with the guns, wings held, a second line in the Reserve. */
import type { Spot } from '../data/battle-board.ts';
import { ARTILLERY, type Block, blockKind, CAVALRY, HQ } from '../data/blocks.ts';
import { centreOf, isFortress, reserveOf } from '../queries/battle.ts';
import type { View } from '../state/table.ts';
import type { Asked, Weights } from './asked.ts';
import { type Balance, balanceOf } from './balance.ts';
import { worthOf } from './sight.ts';
import type { Temper } from './temper.ts';

/** Share of all that fight that should stand at a place. */
const shareAt = (b: Balance, spot: Spot): number => {
  if (spot === reserveOf(b.role)) return b.temper.shareReserve;
  if (spot === centreOf(b.role)) return isFortress(b.hex) ? 0.72 : b.temper.shareCentre;
  return b.temper.shareWing;
};
const placeWorth = (v: View, b: Balance, block: Block, spot: Spot): number => {
  const kind = blockKind[block]!;
  if (kind === HQ) return 1;
  const lacks = shareAt(b, spot) * b.sum - b.ours[spot]!;
  const centre = spot === centreOf(b.role);
  const reserve = spot === reserveOf(b.role);
  let worth = 2 + lacks;
  if (!reserve && b.ourUnits[spot] === 0) worth += centre ? 4 : 2.5;
  if (kind === ARTILLERY) worth += centre ? 2 : reserve ? 0 : -1;
  if (kind === CAVALRY) worth += centre ? -1 : 0.5;
  // The strongest choose first, so that weak units end up behind.
  return Math.max(0.1, worth) * (1 + worthOf(v, block) * 0.2);
};

export const weighPlace = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, my['battle'] as number);
  const filled = b.ours[centreOf(b.role)]! >= 0.35 * b.sum;
  return options.map(o => {
    if (o.do === 'deployRest') return (o.with as Spot) === reserveOf(b.role) && filled ? 3 : 0.01;
    const { block, spot } = o.with as { block: Block; spot: Spot };
    return placeWorth(v, b, block, spot);
  });
};
/** 6.31-f Those who come at night go where they are missed. */
export const weighArrival = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, my['battle'] as number);
  const centre = centreOf(b.role);
  return options.map(o => {
    if (o.do === 'deployRest') return 1;
    const { block, spot } = o.with as { block: Block; spot: Spot };
    const thin = spot === centre && b.ours[centre]! < 0.4 * b.sum && blockKind[block] !== HQ;
    return thin ? 1.2 + worthOf(v, block) * 0.1 : 0.05;
  });
};
