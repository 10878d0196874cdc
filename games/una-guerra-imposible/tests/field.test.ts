/** The battlefield as it is drawn for each side. */
import { expect, test } from 'vitest';
import { slotsOf } from '../board/field.ts';
import { ACTED, FRONT_LINE, SPENT } from '../data/posts.ts';
import { LIBERAL } from '../data/sides.ts';
import { block, lay, space } from './lay.ts';

test('17.2-c whoever marched to the battle stands in it as fresh; a block that has been activated there is spent', () => {
  const { pub, own } = lay({ units: { salvatierra: ['l-lin-inf-1', 'l-lin-inf-2'] } });
  const [first, second] = [block('l-lin-inf-1'), block('l-lin-inf-2')];
  for (const token of [first, second]) {
    pub.line[token] = FRONT_LINE;
    own.Liberal.done[own.Liberal.block[token]!]! |= ACTED;
  }
  pub.marks[second]! |= SPENT;
  const battle = { space: space('salvatierra'), attacker: LIBERAL, river: false } as never;
  for (const view of [
    { me: 'Liberal' as const, pub, own: own.Liberal },
    { me: 'Carlist' as const, pub, own: own.Carlist },
  ]) {
    const standing = slotsOf(view, battle, LIBERAL).flatMap(({ piece }) => piece ?? []);
    expect(standing.map(({ unit, spent }) => [unit, spent])).toEqual([
      [first, false],
      [second, true],
    ]);
  }
});
