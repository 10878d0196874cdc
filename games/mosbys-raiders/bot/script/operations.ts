/** Operations: ride to the prize, scouting what lies ahead; take it; go home when nothing is worth the risk. */
import type { Option, View } from '@cuartel/engine';
import { isForce, needsCheck, unrevealed } from '../../queries/map.ts';
import { knownStrength } from '../../queries/units.ts';
import type { Mosby, Target } from '../../types.ts';
import { prospect } from './fight.ts';
import { demolitionWorth, raidFrom, survey, wayOut } from './raid.ts';

type Eyes = View<Mosby>;
type Find = (deed: string, what?: unknown) => Option | undefined;

const enter = (v: Eyes, find: Find, to: number): Option | undefined => {
  const { pub } = v;
  if (!needsCheck(pub, to)) return find('move', to);
  const covered = find('dulaney', to) ?? find('ames', to);
  if (covered !== undefined) return covered;
  if (unrevealed(pub, to)) {
    const informed = pub.awareness >= 3 ? find('inform', to) : undefined;
    const scouted = informed ?? (pub.awareness <= 3 ? find('scout', to) : undefined);
    if (scouted !== undefined) return scouted;
  }
  const risky = isForce(pub, to) || knownStrength(v.pub, to) > 0 || pub.awareness >= 3;
  return (risky ? find('guide', to) : undefined) ?? find('move', to);
};

export const inOperations = (v: Eyes, options: readonly Option[], find: Find): Option => {
  const { pub } = v;
  const here = pub.mosby;
  const home = find('disband');
  // A captive is taken out of the lines before anything else.
  if (pub.leaders.includes(2)) return enter(v, find, wayOut(v, here)) ?? home ?? options[0]!;
  const raid = raidFrom(survey(v), here);
  if (raid.worth <= 0) return home ?? enter(v, find, wayOut(v, here)) ?? options[0]!;
  if (raid.next !== here) return enter(v, find, raid.next) ?? home ?? options[0]!;
  let best: Option | undefined;
  let most = 0;
  for (const option of options) {
    const worth =
      option.do === 'demolish'
        ? demolitionWorth(v, here, option.with as Target)
        : option.do === 'kidnap'
          ? 450
          : option.do === 'attack'
            ? prospect(v, true, knownStrength(v.pub, here)).worth
            : 0;
    if (worth > most) [best, most] = [option, worth];
  }
  return best ?? home ?? options[0]!;
};
