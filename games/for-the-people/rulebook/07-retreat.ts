/** 7.6 RETREAT of a beaten defender. */
import { done, goto, next, write } from '@cuartel/engine';
import { foe, SIDES } from '../data/sides.ts';
import { retreatChoice } from '../queries/retreats.ts';
import { landNeighbours } from '../queries/steps.ts';
import type { Table } from '../state/table.ts';
import type { People } from '../types.ts';
import { evictCapital } from '../verbs/control.ts';
import { fallBack } from '../verbs/interception.ts';
import { eliminateForce } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<People>();
interface My {
  readonly side: 0 | 1;
  readonly space: number;
  readonly from: number;
}
const spacesFor = (v: { pub: Parameters<typeof retreatChoice>[0] }, my: My): number[] =>
  retreatChoice(v.pub, my.side, my.space, my.from).to;
const retreatTo = {
  of: spacesFor,
  all: (v: { pub: Parameters<typeof retreatChoice>[0] }, my: My): number[] => [
    ...new Set([...landNeighbours(my.space), ...spacesFor(v, my)]),
  ],
  if: [
    ['7.6.1-c', (v: { pub: Parameters<typeof retreatChoice>[0] }, my: My, to: number) => spacesFor(v, my).includes(to)],
  ] as const,
};
const go = (t: Table, my: My & { to: number }, to: number): void => {
  my.to = to;
  fallBack(t, '7.6.1-a', my.side, my.space, to);
  evictCapital(t, to);
};

export const retreat = section('retreat', () => ({ to: -1 }), {
  begin: step('7.6.1-c', (t, my) => {
    const { to, byWinner } = retreatChoice(t.pub, my.side, my.space, my.from);
    if (to.length > 0) return goto(byWinner ? 'winner' : 'loser');
    tell(t, '7.6.3-a', 'surrendered', { side: my.side, space: my.space });
    eliminateForce(t, my.space, my.side);
    return done;
  }),
  // 7.6.1-d
  winner: decide('7.6.1-d', my => SIDES[foe(my.side)]!, {
    retreat: { ...retreatTo, do: (t, my, to) => (go(t, my, to), goto('settle')) },
  }),
  loser: decide('7.6.1-d', my => SIDES[my.side]!, { retreat: { ...retreatTo, do: (t, my, to) => (go(t, my, to), next) } }),
  // 5.2.4-a Two armies first, then what the enemy's country costs.
  settle: step('7.6.1-f', () => call('settling', {})),
  further: step('7.6.1-f', (t, my) =>
    t.pub.control[my.to] === foe(my.side) ? call('losses', { side: my.side, space: my.to, count: 1 }) : next,
  ),
  close: step('5.2.1-b', () => call('settling', {})),
});
