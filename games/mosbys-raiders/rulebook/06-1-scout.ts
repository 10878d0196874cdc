/** 6.1 SCOUT */
import { die, done, goto, next, viewOf, write } from '@cuartel/engine';
import type { Space } from '../data/spaces.ts';
import { checksIn } from '../queries/checks.ts';
import { unrevealed } from '../queries/map.ts';
import { modify } from '../queries/permanent-cards.ts';
import { isSeen, maybeCombatIn, met, unitsIn } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { rolled, tell } from '../verbs/journal.ts';
import { bringOut, markRevealed } from '../verbs/lines.ts';
import { reveal, takeAll } from '../verbs/units.ts';

const { section, step } = write<Mosby>();

/** 6.1-g All of them are looked at. */
export const lookAt = (t: Table, space: Space): void => {
  const unseen = unitsIn(t.pub, space).filter(token => !isSeen(t.pub, token));
  if (unseen.length === 0) return;
  for (const token of unseen) reveal(t, token);
  tell(t, '6.1-g', 'looked', { here: space, units: unseen.map(token => met(t.pub, token)) });
};
/** 6.1-f, 6.1-h, 6.1-l What a successful scouting shows. */
export const examine = (t: Table, space: Space): void => {
  if (unrevealed(t.pub, space)) {
    markRevealed(t, space);
    bringOut(t, '6.1-f', space, 'down');
  }
  lookAt(t, space);
};

export const scout = section('scout', () => ({ woken: 0 }), {
  roll: step('6.1-e', (t, my) => {
    if (my.card >= 0) {
      tell(t, '6.1-d', 'informed', { space: my.space });
      return goto('look');
    }
    const { terms } = modify('scouting', viewOf(t, 'mosby'), null);
    const roll = rolled(die(t), terms, t.pub.awareness);
    const success = roll.total > t.pub.awareness;
    tell(t, '6.1-e', 'scouted', { space: my.space, roll, success });
    return success ? goto('look') : next;
  }),
  // 6.1-i The garrison is drawn face down and checked as a unit; a blank activates nothing.
  checks: step('6.1-i', (t, my) => {
    if (unrevealed(t.pub, my.space)) {
      markRevealed(t, my.space);
      bringOut(t, '6.1-i', my.space, 'unseen');
    }
    my.woken = check(t, checksIn(t.pub, my.space), { rule: '6.1-i', mosbys: true });
    // 6.1-n
    return my.woken > 0 ? done : next;
  }),
  look: step('6.1-j', (t, my) => {
    examine(t, my.space);
    // 8.8-a Scouting the space he stands in.
    if (my.space === t.pub.mosby && !maybeCombatIn(t.pub, my.space)) takeAll(t, '8.8-a', my.space, active => !active);
    return done;
  }),
});
