import { anyGame, branch, keyFromSeed, lessonNow, machineOf, open } from '@cuartel/engine';
import { playLesson } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { blockNamed } from '../data/blocks.ts';
import { placeHex, placeNamed } from '../data/places.ts';
import { bobbyLee } from '../index.ts';
import { lessons } from '../lessons/index.ts';

const game = anyGame(bobbyLee);

test.each(lessons.map(lesson => lesson.id))(
  '%s: every step of the example is offered, and the dice laid ready are just enough',
  id => {
    playLesson(game, id);
  },
);
const played = (scenario: string) => playLesson(game, scenario).position.table;
test('5.32-d, 5.4-a the forced march over the Rappahannock succeeds, and Huger has come by rail', () => {
  const { pub, own } = played('lesson-rappahannock');
  const at = (name: 'c-inf-ewell' | 'c-inf-huger' | 'anv') => pub.at[own.CSA.token[blockNamed[name]]];
  expect([at('c-inf-ewell'), at('c-inf-huger'), at('anv')]).toEqual(
    (['warrenton', 'gordonsville', 'culpeper'] as const).map(place => placeHex[placeNamed[place]]),
  );
  expect([own.CSA.steps[blockNamed.anv], own.CSA.steps[blockNamed['csa-hq']], pub.battles.length]).toEqual([3, 1, 1]);
});
test('7.15-a, 7.14-c the battle of Manassas ends in a rout', () => {
  const { pub, own } = played('lesson-manassas');
  const steps = (name: 'u-inf-1-i' | 'u-inf-2-i') => own.USA.steps[blockNamed[name]];
  expect([steps('u-inf-1-i'), steps('u-inf-2-i'), own.CSA.steps[blockNamed['c-inf-hood']]]).toEqual([0, 0, 2]);
  expect([pub.active, pub.battles.length]).toEqual(['USA', 0]);
});
test('a game that is no lesson says so', () => {
  expect(lessonNow(open(game, { scenario: '1862', options: [] }, keyFromSeed(1)), 'en')).toBe(null);
});
test('a lesson can be played on as a game: dice are free again', () => {
  for (const { id } of lessons) {
    const match = playLesson(game, id);
    const { position: pos } = branch(match, match.record.actions.length, 'CSA', match.record.key);
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
