import { anyGame, branch, machineOf } from '@cuartel/engine';
import { playLesson } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { armyNamed } from '../data/armies.ts';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import { stateNamed } from '../data/states.ts';
import { forThePeople } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import type { Pub } from '../state/table.ts';
import { at } from './board.ts';

const game = anyGame(forThePeople);
const played = (id: string): Pub => playLesson(game, id).position.table.pub as Pub;

test('2.1-a spring 1861 ends at 96 and 101 with nobody in a border state', () => {
  const pub = played('lesson-spring-1861');
  expect([pub.turn, pub.will, pub.blockade, pub.state[stateNamed('KY')]]).toEqual([2, [96, 101], 1, -1]);
});
test('2.1-a, 5.8.4-a, 5.6.1-a summer 1861: Manassas is held, McClellan has the army, two border states are won', () => {
  const pub = played('lesson-summer-1861');
  expect([pub.turn, pub.will, pub.commander[armyNamed('potomac')]]).toEqual([3, [108, 95], generalNamed('mcclellan')]);
  expect(['MO', 'WV', 'KY'].map(id => pub.state[stateNamed(id as 'KY')])).toEqual([USA, USA, -1]);
});
test('2.1-a, 13.2-a, 6.4.1-a fall 1861 ends with the Union’s victory', () => {
  const pub = played('lesson-fall-1861');
  expect([pub.will, pub.winner, pub.ending]).toEqual([[115, 94], 'USA', 'scenario']);
  expect([pub.control[at('nashville-tn')], pub.fort[at('dover-tn')]]).toEqual([USA, -1]);
});
test('4.3.1-a, 5.4.2-a, 5.8.1-b, 5.2.6-a the campaign card: Somerset, a battle at Clarksville, three spaces converted', () => {
  const pub = played('lesson-campaign');
  expect([pub.infantry[USA][at('somerset-ky')], pub.infantry[USA][at('bowling-green-ky')]]).toEqual([2, 3]);
  expect([pub.general[generalNamed('jackson')], pub.infantry[CSA][at('clarksville-tn')]]).toEqual([at('clarksville-tn'), 3]);
  expect((['paducah-ky', 'columbus-ky', 'mckenzie-tn'] as const).map(id => pub.control[at(id)])).toEqual([USA, USA, USA]);
});
test('6.4.1-a, 18-a, 6.7-c, 12.11-a the landing: Fort Pulaski is the Union’s, and ships are in Savannah', () => {
  const pub = played('lesson-landing');
  expect([pub.control[at('fort-pulaski-ga')], pub.infantry[USA][at('savannah-ga')]]).toEqual([USA, 1]);
  expect(pub.torpedoes).not.toContain(at('fort-pulaski-ga'));
});
test('a lesson can be played on as a game: dice are free again', () => {
  for (const { id } of lessons.filter(lesson => lesson.id !== 'lesson-fall-1861')) {
    const match = playLesson(game, id);
    const { position: pos } = branch(match, match.record.actions.length, 'USA', match.record.key);
    const machine = machineOf(game);
    for (let n = 0; n < 100; n++) {
      const side = machine.asked(pos)[0];
      if (side === undefined) break;
      const options = machine.options(pos, side);
      machine.apply(pos, options[(n * 7) % options.length]!);
    }
    expect(pos.table.dark.chance.loaded).toBe(null);
  }
});
