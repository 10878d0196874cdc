import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Due, dueAt, layDue, takeDue } from '../schedule.ts';

test('what is laid comes when it is due, in order, and only once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6)), turns => {
      const track: Due<number>[] = [];
      turns.forEach((at, what) => {
        layDue(track, at, what);
      });
      const order = turns.map((_, what) => what).sort((a, b) => turns[a]! - turns[b]! || a - b);
      expect(track.map(({ what }) => what)).toEqual(order);
      turns.forEach((at, what) => {
        expect(dueAt(track, one => one === what)).toBe(at);
      });
      const came: number[] = [];
      for (let now = 0; now <= 6; now++) {
        const here = takeDue(track, now);
        expect(here.every(what => turns[what] === now)).toBe(true);
        came.push(...here);
      }
      expect([came, track, takeDue(track, 9)]).toEqual([order, [], []]);
    }),
  );
});
test('what is overdue comes as soon as it is asked for; what is not on the track is due never', () => {
  const track: Due<string>[] = [];
  layDue(track, 2, 'corps');
  expect([dueAt(track, what => what === 'fleet'), takeDue(track, 1), takeDue(track, 5)]).toEqual([-1, [], ['corps']]);
});
