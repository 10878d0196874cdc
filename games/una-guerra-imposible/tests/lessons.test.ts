import { anyGame, branch, machineOf } from '@cuartel/engine';
import { playLesson } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { placeNamed } from '../data/places.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { unaGuerraImposible } from '../index.ts';
import { lessons } from '../lessons/index.ts';

const game = anyGame(unaGuerraImposible);
const played = (scenario: string) => {
  const { pub, own } = playLesson(game, scenario).position.table;
  const ownOf = (name: BlockName) => own[name.startsWith('l-') ? 'Liberal' : 'Carlist'];
  return {
    pub,
    strength: (name: BlockName): number => ownOf(name).strength[blockNamed[name]],
    at: (name: BlockName): number => pub.at[ownOf(name).token[blockNamed[name]]],
  };
};

test.each(lessons.map(lesson => lesson.id))(
  '%s: every step of the example is offered, and the dice laid ready are just enough',
  id => {
    playLesson(game, id);
  },
);
test('EX-1, 12.2-c, 11.6-g, 16-k the band slips away, Villaro intercepts, and a draw sends the attacker back', () => {
  const { pub, at, strength } = played('lesson-columns');
  expect([at('c-par-inf-1'), at('l-lin-inf-1')]).toEqual([placeNamed.alsasua, placeNamed.alsasua]);
  expect([at('c-viz-inf-2'), at('l-rea-inf-2')]).toEqual([placeNamed.durango, placeNamed.villarreal]);
  expect([strength('l-rea-inf-1'), strength('c-viz-inf-1')]).toEqual([3, 3]);
  expect([pub.control[placeNamed.durango], pub.command[CARLIST], pub.vp]).toEqual([CARLIST, 0, -2]);
});
test('EX-9, 17.4-i, 17.3-c, 17.8-c a charge, a withdrawal and the pursuit in the open', () => {
  const { at, strength } = played('lesson-salvatierra');
  expect((['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'] as const).map(strength)).toEqual([1, 2, 3]);
  expect((['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'] as const).map(strength)).toEqual([3, 3, 4, 3]);
  expect([at('c-gui-inf-1'), at('l-lin-cav-1')]).toEqual([placeNamed.alsasua, placeNamed.salvatierra]);
});
test('EX-4, 13.2-d, 16-l, 11.4-j the besieged count for those who landed, and the siege is raised', () => {
  const { pub, at } = played('lesson-relief');
  expect([at('c-gui-inf-1'), at('l-lin-inf-1')]).toEqual([placeNamed.hernani, placeNamed['san-sebastian']]);
  expect([pub.siege[placeNamed['san-sebastian']], pub.control[placeNamed['san-sebastian']]]).toEqual([0, LIBERAL]);
});
test('a lesson can be played on as a game: dice are free again', () => {
  for (const { id } of lessons) {
    const match = playLesson(game, id);
    const { position: pos } = branch(match, match.record.actions.length, 'Liberal', match.record.key);
    const machine = machineOf(game);
    for (let n = 0; n < 200; n++) {
      const side = machine.asked(pos)[0];
      if (side === undefined) break;
      const options = machine.options(pos, side);
      machine.apply(pos, options[(n * 7) % options.length]!);
    }
    expect(pos.table.dark.chance.loaded).toBe(null);
  }
});
