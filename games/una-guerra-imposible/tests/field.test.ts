/** The battlefield as it is drawn for each side. */
import { expect, test } from 'vitest';
import { behindOf, slotsOf } from '../board/field.ts';
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

test('17.1-b, 17.1-c before the sides have deployed everybody stands ready: whose they are sees what they are, nobody else', () => {
  const { pub, own } = lay({ units: { salvatierra: ['l-lin-inf-1', 'l-lin-inf-2', 'c-nav-inf-1'] } });
  const battle = { space: space('salvatierra'), attacker: LIBERAL, river: false, round: 0 } as never;
  const ready = (view: Parameters<typeof behindOf>[0]) =>
    behindOf(view, battle, LIBERAL).map(({ kind, pieces }) => [kind, pieces.map(({ block: its }) => its >= 0)]);
  expect(ready({ me: 'Liberal', pub, own: own.Liberal })).toEqual([['ready', [true, true]]]);
  expect(ready({ me: 'Carlist', pub, own: own.Carlist })).toEqual([['ready', [false, false]]]);
});
