/** What the board is drawn from: the sheet, and what a reader may know of what lies on it. */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import { DROP, STAR } from '@cuartel/boardkit/pieces/signs.ts';
import { type PlainBlock, sheetOf } from '@cuartel/boardkit/plain/sheet.ts';
import { BLOCKS_OF, ROADS, SIDES, SPACES } from '../data/board.ts';
import { holds } from '../queries/board.ts';
import { words as en } from '../text/board.en.ts';
import { words as es } from '../text/board.es.ts';
import type { Six } from '../types.ts';

export const WORDS = { en, es };
/** How each road turns. */
const BENDS = [-26, 30, -24, 34, 26, 18, -28, 24];
export const SHEET = sheetOf({
  id: 'six',
  size: { width: 1080, height: 720 },
  looks: { north: { colour: '#34557f', pattern: 'hatch' }, south: { colour: '#97402a', pattern: 'dots' } },
  signs: { north: STAR, south: DROP },
  names: SPACES,
  spots: [
    { x: 168, y: 206 },
    { x: 478, y: 150 },
    { x: 330, y: 490 },
    { x: 680, y: 318 },
    { x: 664, y: 586 },
    { x: 930, y: 428 },
  ],
  links: ROADS.map(([a, b], road) => ({ a, b, kind: 'pike', bend: BENDS[road]! })),
});
/** Strengths are known to their owner, and to all once a battle has shown them. */
export const blocksOn = ({ me, pub, own }: Onlooker<Six>): PlainBlock<'north' | 'south'>[] =>
  SIDES.flatMap(side =>
    BLOCKS_OF[side].map((block, nth) => {
      const full = me === side ? own.full[nth]! : pub.shown[block]!;
      return { block, side, label: `${nth + 1}`, at: pub.at[block]!, full: full > 0 ? full : null, lost: pub.lost[block]! };
    }),
  );
export const holdersOf = ({ pub }: Onlooker<Six>) =>
  SPACES.map((_, space) => SIDES.find(side => holds(pub, space, side)) ?? null);
