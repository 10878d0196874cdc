import { anyGame, branch, machineOf } from '@cuartel/engine';
import { playLesson } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { regionOf } from '../data/regions.ts';
import { spaceOf } from '../data/spaces.ts';
import { unitOf } from '../data/units.ts';
import { americanRevolution } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { conserved } from '../state/conserved.ts';
import { GONE, RESERVE } from '../state/table.ts';

const game = anyGame(americanRevolution);
const played = (scenario: string) => playLesson(game, scenario).position.table;

test.each(lessons.map(lesson => lesson.id))(
  '%s: every step of the example is offered, the dice laid ready are just enough, and no counter is lost',
  id => {
    expect(conserved(played(id) as never)).toBe('');
  },
);
test('D9, 24.6-a, 18.4-e the landing at Charleston succeeds for a brigade', () => {
  const { pub } = played('lesson-charleston');
  const charleston = spaceOf('charleston');
  expect([pub.count[0][charleston], pub.status[unitOf('am-mil-12')], pub.status[unitOf('br-reg-01')]]).toEqual([
    0,
    RESERVE,
    RESERVE,
  ]);
  expect(pub.count[1][charleston]).toBe(4); // fleet, admiral, brigade, marines
});
test('28.6-a, 28.7-a, 28.5-b, 21.4-a Yorktown falls with its walls, and Cornwallis with it', () => {
  const { pub } = played('lesson-yorktown');
  const yorktown = spaceOf('yorktown');
  expect([pub.fortress[yorktown], pub.siege[yorktown], pub.count[1][yorktown]]).toEqual([0, -1, 0]);
  expect([pub.status[unitOf('cornwallis')], pub.points[0]]).toEqual([GONE, 2]);
});
test('D15, 9.3-d, 11.2-a, 12.2-a a tie on Progress, two regions to the British, Europe to the American', () => {
  const { pub } = played('lesson-politics');
  expect([pub.progress, pub.europe, pub.loyalty[regionOf('new-england')], pub.loyalty[regionOf('virginia')]]).toEqual([
    0, 1, -1, -1,
  ]);
});
test('a lesson can be played on as a game: dice are free again', () => {
  for (const { id, side } of lessons) {
    const match = playLesson(game, id);
    const { position: pos } = branch(match, match.record.actions.length, side, match.record.key);
    const machine = machineOf(game);
    for (let n = 0; n < 200; n++) {
      const asked = machine.asked(pos)[0];
      if (asked === undefined) break;
      const options = machine.options(pos, asked);
      machine.apply(pos, options[(n * 7) % options.length]!);
    }
    expect(pos.table.dark.chance.loaded).toBe(null);
  }
});
