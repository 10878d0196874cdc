/** 4.2 EVENTS that name forces, generals and armies. */
import { die, done, draw, give, goto, next, write } from '@cuartel/engine';
import { ARMIES_OF } from '../data/armies.ts';
import type { General } from '../data/generals.ts';
import { foe, SIDES } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { attritionOf } from '../data/tables.ts';
import { gatheredFrom, relocations } from '../queries/card-steps.ts';
import {
  armiesWithSubordinates,
  brigadesOutside,
  nonCommanders,
  relievable,
  retakable,
  subordinatesOf,
  whose,
} from '../queries/cards.ts';
import { gatheringSpaces } from '../queries/concentrations.ts';
import { stepAt, stripSites } from '../queries/event-steps.ts';
import { spAt } from '../queries/pieces.ts';
import { forages, wasted } from '../queries/wastage.ts';
import type { Seen } from '../state/table.ts';
import type { StepOf } from '../types/politics.ts';
import type { People } from '../types.ts';
import { dismissGeneral, gatherSp, giveElite, relocate, retakeFort } from '../verbs/events.ts';
import { killGeneral, loseInfantry, woundGeneral } from '../verbs/losses.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<People>();
const EVERYWHERE: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space);
/** Cards 4 and 6: up to this the general is killed. */
const KILLED = 3;

/** 4.2.4-a Who chooses the SP that a card takes. */
const taker = (my: { readonly side: 0 | 1; readonly of: StepOf }): 0 | 1 => whose(stepAt(my.of, 'remove-sp').chooser, my.side);
const takenFrom = (pub: Seen, my: { readonly side: 0 | 1; readonly of: StepOf }): Space[] => stripSites(pub, my.of, my.side);
const takenAt = (pub: Seen, my: { readonly side: 0 | 1; readonly of: StepOf }, space: Space): number => {
  const taken = stepAt(my.of, 'remove-sp');
  return taken.onePerSpace ? 1 : pub.infantry[whose(taken.side, my.side)]![space]!;
};

export const stripping = section('stripping', () => ({ left: 0 }), {
  begin: step('4.2.4-a', (_, my) => {
    my.left = stepAt(my.of, 'remove-sp').count;
    return next;
  }),
  which: decide('4.2.4-a', my => SIDES[taker(my)]!, {
    strip: {
      among: (v, my) => takenFrom(v.pub, my),
      all: () => EVERYWHERE,
      each: [['4.2.4-a', (v, my, space) => takenFrom(v.pub, my).includes(space)]],
      times: (v, my, space) => takenAt(v.pub, my, space),
      size: [
        '4.2.4-a',
        (v, my) => {
          const there = takenFrom(v.pub, my).reduce((sum, space) => sum + takenAt(v.pub, my, space), 0);
          const count = Math.min(my.left, there);
          return [count, count];
        },
      ],
      do(t, my, spaces) {
        const taken = stepAt(my.of, 'remove-sp');
        for (const space of spaces) loseInfantry(t, '4.2.4-a', whose(taken.side, my.side), space, 1);
        my.left -= spaces.length;
        const more = taken.first !== undefined && my.left > 0 && takenFrom(t.pub, my).length > 0;
        return more ? goto('which') : next;
      },
    },
  }),
  settle: step('5.2.1-b', () => call('settling', {})),
});

/** Cards 1 and 124: a force suffers attrition at once, and forages where it has no line. */
export const wasting = section('wasting', () => ({ space: -1 }), {
  which: decide('9.1-a', my => SIDES[my.side]!, {
    waste: {
      of: (v, my) => wasted(v.pub, my.of),
      do(_, my, space) {
        my.space = space;
        return next;
      },
    },
  }),
  attrition: step('9.1-a', (t, my) => {
    const count = attritionOf(spAt(t.pub, my.of, my.space));
    tell(t, '9.1-a', 'attrition', { side: my.of, space: my.space, count, foraging: false });
    return call('losses', { side: my.of, space: my.space, count });
  }),
  foraging: step('9.2-a', (t, my) => {
    const count = attritionOf(spAt(t.pub, my.of, my.space));
    if (count === 0 || !forages(t.pub, my.of, my.space)) return next;
    tell(t, '9.2-a', 'attrition', { side: my.of, space: my.space, count, foraging: true });
    return call('losses', { side: my.of, space: my.space, count });
  }),
  settle: step('5.2.1-b', () => call('settling', {})),
});

/** 4.5-a The gathering of a concentration: where, and from where; or none at all (4.5.1-b). It gives the space, -1 for none. */
export const gathering = section('gathering', () => ({ to: -1 }), {
  where: decide('4.5.1-a', my => SIDES[my.side]!, {
    gather: {
      of: (v, my) => gatheringSpaces(v.pub, my.side, stepAt(my.of, 'concentrate')),
      do(_, my, space) {
        my.to = space;
        return next;
      },
    },
    skip: { do: () => give(-1) },
  }),
  whence: decide('4.5-a', my => SIDES[my.side]!, {
    rally: {
      among: (v, my) => [...gatheredFrom(v.pub, my.side, my.to, stepAt(my.of, 'concentrate')).keys()],
      times: (v, my, space) => gatheredFrom(v.pub, my.side, my.to, stepAt(my.of, 'concentrate')).get(space) ?? 0,
      part: [
        ['4.5.2-d', (_, my, list) => stepAt(my.of, 'concentrate').links === undefined || list.every(space => space === list[0])],
      ],
      size: ['4.5-a', (_, my) => [1, stepAt(my.of, 'concentrate').most]],
      do(t, my, spaces) {
        gatherSp(t, my.side, spaces, my.to);
        return next;
      },
    },
  }),
  settle: step('4.5.2-d', () => call('settling', {})),
  close: step('4.5.2-a', (_, my) => give(my.to)),
});

/** Cards 4 and 6. */
export const striking = section('striking', () => ({ general: -1 }), {
  begin: step('4.2.1-a', (_, my) => (stepAt(my.of, 'casualty').target === 'army-subordinate' ? goto('army') : goto('brigade'))),
  army: decide('4.2.1-a', my => SIDES[my.side]!, {
    strike: {
      of: (v, my) => armiesWithSubordinates(v.pub, foe(my.side)),
      do(t, my, army) {
        my.general = draw(t, subordinatesOf(t.pub, army))!;
        return goto('roll');
      },
    },
  }),
  brigade: decide('4.2.1-a', my => SIDES[my.side]!, {
    ambush: {
      of: (v, my) => brigadesOutside(v.pub, foe(my.side)),
      do(_, my, general) {
        my.general = general;
        return goto('roll');
      },
    },
  }),
  roll: step('4.2.1-a', (t, my) => {
    const rolled = die(t);
    const killed = rolled <= KILLED;
    tell(t, '4.2.1-a', 'struck', { general: my.general, die: rolled, killed });
    if (killed) killGeneral(t, '5.5.4-a', my.general);
    else if (stepAt(my.of, 'casualty').wounds) woundGeneral(t, '4.2.1-a', my.general);
    return next;
  }),
  settle: step('5.2.1-b', () => call('settling', {})),
});

/** 5.6.4-a Cards 74, 76, 78: an own general without an army leaves the game. */
export const dismissing = section('dismissing', () => ({}), {
  which: decide('5.6.4-a', my => SIDES[my.side]!, {
    dismiss: {
      of: (v, my): General[] => nonCommanders(v.pub, my.side),
      do(t, _, general) {
        dismissGeneral(t, general);
        return next;
      },
    },
  }),
  settle: step('5.2.1-b', () => call('settling', {})),
});
/** 5.6.4-a Cards 74, 75, 76, 78: a commander is relieved without paying for him. */
export const relieving = section('relieving', () => ({}), {
  which: decide('5.6.4-a', my => SIDES[my.side]!, {
    relieved: {
      of: (v, my) => relievable(v.pub, my.side, stepAt(my.of, 'relieve').where),
      all: (_, my) => ARMIES_OF[my.side]!,
      if: [['5.6.4-a', (v, my, army) => relievable(v.pub, my.side, stepAt(my.of, 'relieve').where).includes(army)]],
      do: (_, my, army) =>
        call('relieve', {
          side: my.side,
          army,
          price: false,
          fates: stepAt(my.of, 'relieve').demote ? ['demote', 'remove'] : ['remove'],
        }),
    },
  }),
});

/** 6.8.2-b Galveston (115). */
export const retaking = section('retaking', () => ({}), {
  which: decide('6.8.2-b', my => SIDES[my.side]!, {
    retake: {
      of: v => retakable(v.pub),
      do(t, _, fort) {
        retakeFort(t, fort);
        return next;
      },
    },
  }),
  settle: step('5.2.1-b', () => call('settling', {})),
});
/** Crisis in the West (122): the owner sets one of his armies down elsewhere. */
export const relocating = section('relocating', () => ({}), {
  which: decide('4.2.1-a', my => stepAt(my.of, 'relocate-army').side, {
    relocate: {
      of(v, my) {
        return relocations(v.pub, stepAt(my.of, 'relocate-army'));
      },
      do(t, _, { army, to }) {
        relocate(t, army, to);
        return next;
      },
    },
  }),
  settle: step('5.2.4-a', () => call('settling', {})),
});
/** 7.5.1-a Elite units go to an army. */
export const honouring = section('honouring', () => ({}), {
  which: decide('7.5.1-a', my => SIDES[my.side]!, {
    elite: {
      of: (v, my) => ARMIES_OF[my.side]!.filter(army => v.pub.army[army]! >= 0),
      do(t, my, army) {
        giveElite(t, my.side, army);
        return done;
      },
    },
  }),
});
