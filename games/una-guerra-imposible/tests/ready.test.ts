/** Figures that standing orders compare where a group enters a space, and the orders that are ready. */
import { anyGame, giveOrder, type Match, orderedAnswer, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { unaGuerraImposible } from '../index.ts';
import { READY } from '../queries/ready.ts';
import type { War } from '../types.ts';
import { scene } from './scene.ts';

const game = anyGame(unaGuerraImposible);
/** Liberals set out from Vitoria. */
const marching = (units: Record<string, readonly string[]>, who: readonly string[]) =>
  scene
    .actions('Liberal', { units: units as never, pub: { command: [0, 2] } })
    .does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', who as never);
type Stage = ReturnType<typeof marching>;
const figures = (s: Stage) => {
  const { section, step, my } = s.pos.stack.at(-1)!;
  return unaGuerraImposible.figures!(viewOf<War>(s.table, 'Carlist'), section, step, my);
};
const ordered = (s: Stage, n: number) => {
  const match = { game, position: s.pos } as unknown as Match;
  const order = giveOrder(match, 'Carlist', 'o', { ...READY[n]!, lasts: { is: 'game' } })!;
  return orderedAnswer(game, match.position, 'Carlist', [order])?.action.do ?? null;
};
const TWO = ['l-lin-inf-1', 'l-lin-inf-2'];
const FOUR = [...TWO, 'l-lin-inf-3', 'l-lin-inf-4'];

test('11.6-g the chance to intercept with as many blocks as come: four of six with two, and an order passes where it is less than half', () => {
  const two = marching({ vitoria: TWO, mondragon: ['c-gui-inf-1', 'c-gui-inf-2', 'c-gui-inf-3', 'c-viz-inf-1'] }, TWO);
  two.does('Liberal', 'go', 'vitoria villarreal').asks('Carlist', '11.6-a');
  expect(figures(two)).toMatchObject({ units: 4, enemies: 2, chance: 66 });
  expect(ordered(two, 0)).toBeNull();
  const four = marching(
    { vitoria: FOUR, mondragon: ['c-gui-inf-1', 'c-gui-inf-2', 'c-gui-inf-3', 'c-viz-inf-1'] } as never,
    FOUR,
  );
  four.does('Liberal', 'go', 'vitoria villarreal').asks('Carlist', '11.6-a');
  expect(figures(four)).toMatchObject({ units: 4, enemies: 4, chance: 33 });
  expect(ordered(four, 0)).toBe('pass');
});
test('12.2-a outnumbered two to one the Carlists evade by order, otherwise they stand by another', () => {
  const by = (group: readonly string[]) => {
    const s = marching({ vitoria: group, salvatierra: ['c-nav-inf-1', 'c-nav-inf-2'] }, group);
    return s.does('Liberal', 'go', 'vitoria salvatierra').asks('Carlist', '12.2-a');
  };
  expect(figures(by(FOUR))).toMatchObject({ units: 2, enemies: 4, chance: 66 });
  expect([ordered(by(FOUR), 2), ordered(by(FOUR), 3)]).toEqual(['evade', null]);
  expect([ordered(by(TWO), 2), ordered(by(TWO), 3)]).toEqual([null, 'standFast']);
});
test('every figure has a name in both languages', () => {
  for (const { figures: names } of [unaGuerraImposible.text.en, unaGuerraImposible.text.es])
    expect(Object.keys(names!).sort()).toEqual(['chance', 'command', 'enemies', 'units', 'vp']);
});
