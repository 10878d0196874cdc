/** 5.2 ARMIES IN ORDER: without SP, without a commander, two in a space. Whatever has happened, wherever, this puts it right. */
import { again, done, goto, write } from '@cuartel/engine';
import { ARMIES_OF, type Army, armySide } from '../data/armies.ts';
import { SIDES } from '../data/sides.ts';
import { foremost } from '../queries/command.ts';
import { leadersAt } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { giveUpArmy, payForCommand, takeCommand, turnOver } from '../verbs/command.ts';
import { dissolveArmies } from '../verbs/losses.ts';

const { decide, section, step } = write<People>();
const ALL_ARMIES: readonly Army[] = ARMIES_OF.flat();
const inPlay = (pub: Seen, army: Army): boolean => pub.army[army]! >= 0 || pub.march?.army === army;
/** 5.2.8-a Those from whom the new commander comes: of most influence, on foot. */
const heirs = (pub: Seen, army: Army): number[] => {
  if (pub.army[army]! >= 0) return foremost(pub, leadersAt(pub, armySide[army]!, pub.army[army]!));
  return foremost(
    pub,
    (pub.march?.generals ?? []).filter(general => !pub.rides[general]),
  );
};
/** 5.2.4-a Two armies of a side in one space. */
const crowded = (pub: Seen): Army[] => {
  for (const armies of ARMIES_OF)
    for (const army of armies) {
      const here = armies.filter(other => pub.army[army]! >= 0 && pub.army[other] === pub.army[army]);
      if (here.length > 1) return here;
    }
  return [];
};

export const settling = section('settling', () => ({ army: -1 }), {
  look: step('5.2.1-b', (t, my) => {
    const { pub } = t;
    dissolveArmies(t);
    // 5.2.4-a First one of two armies goes: nobody of the one commands the other on top of his own.
    const two = crowded(pub);
    if (two.length > 0) {
      my.army = two[0]!;
      return goto('giveUp');
    }
    const headless = ALL_ARMIES.find(
      army => inPlay(pub, army) && pub.commander[army]! < 0 && (!pub.generic[army] || heirs(pub, army).length > 0),
    );
    if (headless !== undefined) {
      my.army = headless;
      if (heirs(pub, headless).length > 0) return goto('command');
      turnOver(t, headless);
      return again;
    }
    return done;
  }),
  command: decide('5.2.8-a', my => SIDES[armySide[my.army]!]!, {
    command: {
      of: ({ pub }, my) => heirs(pub, my.army),
      do(t, my, general) {
        const { pub } = t;
        // 5.2.2-c A general who comes to an army without one may have to be paid for; a successor never.
        if (pub.generic[my.army] && pub.army[my.army]! >= 0) payForCommand(t, armySide[my.army]!, pub.army[my.army]!, general);
        takeCommand(t, '5.2.8-a', my.army, general);
        return goto('look');
      },
    },
  }),
  giveUp: decide('5.2.4-b', my => SIDES[armySide[my.army]!]!, {
    giveUp: {
      of: ({ pub }) => crowded(pub),
      do(t, my, army) {
        giveUpArmy(t, army, t.pub.army[my.army]!);
        return goto('look');
      },
    },
  }),
});
