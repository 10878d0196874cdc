/** 5. AVOIDING BATTLE */
import { done, write } from '@cuartel/engine';
import { SPACES } from '../data/board.ts';
import { refuges } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { withdraw } from '../verbs/deeds.ts';

const { decide, section } = write<Six>();

export const avoidance = section('avoidance', () => ({}), {
  offer: decide('5.1', my => my.side, {
    retreat: {
      of: ({ pub }, my) => refuges(pub, my.side, my.here, my.from),
      all: () => SPACES.map((_, i) => i),
      if: [
        ['5.1', (_, my, to) => to !== my.from, 'towardEnemy'],
        ['5.1', ({ pub }, my, to) => refuges(pub, my.side, my.here, my.from).includes(to)],
      ],
      do(t, my, to) {
        withdraw(t, '5.1', my.side, my.here, to);
        return done;
      },
    },
    stand: { do: () => done },
  }),
});
