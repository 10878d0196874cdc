/** 9. VICTORY: the check of every turn. */
import { next, over, write } from '@cuartel/engine';
import { expeditions } from '../queries/regions.ts';
import {
  armiesInZone,
  besiegedCities,
  hasFreeCity,
  inAutomaticZone,
  prestigeAdvance,
  regionsAtThree,
  uprisingVp,
} from '../queries/victory.ts';
import type { War } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { gainVp, movePrestige } from '../verbs/tracks.ts';
import { endGame } from '../verbs/victory.ts';

const { section, step } = write<War>();

export const check = section('check', () => ({}), {
  prestige: step('9.1-d', t => {
    const { pub } = t;
    const cities = besiegedCities(pub).length;
    const expedition = expeditions(pub).length > 0;
    const armies = armiesInZone(pub, t.own.Liberal).length;
    const steps = prestigeAdvance(cities, expedition, armies, hasFreeCity(pub));
    tell(t, '9.1-f', 'prestigeAdvance', { cities, expedition, armies, steps });
    movePrestige(t, '9.1-h', steps);
    return next;
  }),
  uprisings: step('9.1-k', t => {
    gainVp(t, '9.1-k', 'Carlist', uprisingVp(regionsAtThree(t.pub)));
    return next;
  }),
  // 9-f Once a turn, after prestige and uprisings.
  victory: step('9-b', t => {
    const winner = inAutomaticZone(t.pub.vp);
    if (winner === null) return next;
    endGame(t, '9-b', 'automatic', winner);
    return over;
  }),
});
