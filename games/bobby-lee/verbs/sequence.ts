/** Set-up and initiative. */
import type { Block } from '../data/blocks.ts';
import { CSA, type SideName, USA } from '../data/sides.ts';
import type { Table } from '../state/table.ts';
import { tell, tellOnly } from './pen.ts';

/** 3.2.3-a Two blocks of a side change places; each keeps its steps, each place its number of blocks. */
export const exchange = (t: Table, side: SideName, one: Block, other: Block): void => {
  const own = t.own[side];
  const [a, b] = [own.token[one]!, own.token[other]!];
  own.token[one] = b;
  own.token[other] = a;
  own.block[a] = other;
  own.block[b] = one;
  tellOnly(t, '3.2.3-a', side, 'exchanged', { one, other });
};
/** 4.3-a */
export const layBid = (t: Table, side: SideName, bid: number): void => {
  t.own[side].bid = bid;
  tellOnly(t, '4.3-a', side, 'bidLaid', { bid });
};
/** 4.3-b, 4.3-c The higher bid goes first and is bound by it; the CSA wins ties. */
export const openBids = (t: Table): { side: SideName; must: number } => {
  const [usa, csa] = [t.own.USA.bid, t.own.CSA.bid];
  t.pub.bids[USA] = usa;
  t.pub.bids[CSA] = csa;
  const side = usa > csa ? 'USA' : 'CSA';
  tell(t, '4.3-b', 'bids', { usa, csa, side });
  return { side, must: Math.max(usa, csa) };
};
