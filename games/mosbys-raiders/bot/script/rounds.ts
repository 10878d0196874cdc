/** Rounds: strike what is weak, finish the job if there is time, and be gone. */
import type { Option, View } from '@cuartel/engine';
import { distance, exitsOf } from '../../data/map.ts';
import type { Space } from '../../data/spaces.ts';
import { checksIn } from '../../queries/checks.ts';
import { activeCombat, activeCombatIn, knownStrength, retreating, strengthOf } from '../../queries/units.ts';
import type { Mosby, Target } from '../../types.ts';
import { fleeing, prospect } from './fight.ts';
import { pointsFor, wanted, wayOut } from './raid.ts';

type Eyes = View<Mosby>;
type Find = (deed: string, what?: unknown) => Option | undefined;

/** What the pursuers are likely to cost if Mosby stays at `space` for this Union part. */
const danger = (v: Eyes, space: Space): number => {
  let [safe, strength] = [1, 0];
  v.pub.at.forEach((at, token) => {
    if (at < 0 || !activeCombat(v.pub, token) || retreating(v.pub, token)) return;
    const far = distance(at, space);
    if (far > 4) return;
    safe *= far === 4 ? 5 / 6 : 1 / 3;
    strength += strengthOf(v.pub, token);
  });
  if (strength === 0) return 0;
  const cost = -Math.max(fleeing(v), Math.min(0, prospect(v, false, strength).worth));
  return Math.round((1 - safe) * cost);
};
/** The next step towards a lone weak unit that Mosby can reach in this Move. */
const prey = (v: Eyes, reach: number): Space => {
  let [best, most] = [-1, 250];
  v.pub.at.forEach((at, token) => {
    if (at < 0 || at === v.pub.mosby || !activeCombat(v.pub, token) || distance(v.pub.mosby, at) > reach) return;
    const { wins, worth } = prospect(v, true, knownStrength(v.pub, at));
    if (wins >= 5 && worth > most) [best, most] = [at, worth];
  });
  if (best < 0) return -1;
  const way = exitsOf(v.pub.mosby).filter(
    space => distance(space, best) < distance(v.pub.mosby, best) && (space === best || checksIn(v.pub, space).length === 0),
  );
  return way[0] ?? -1;
};
const away = (v: Eyes, options: readonly Option[]): Option | undefined => {
  let [best, least] = [undefined as Option | undefined, danger(v, v.pub.mosby)];
  for (const option of options) {
    if (option.do !== 'move') continue;
    const to = option.with as Space;
    const cost = danger(v, to) + checksIn(v.pub, to).length * v.pub.awareness * 60 + (activeCombatIn(v.pub, to) ? 1000 : 0);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
};

export const inRounds = (v: Eyes, options: readonly Option[], find: Find): Option => {
  const { pub } = v;
  const home = find('disband');
  const wait = find('wait') as Option;
  if (pub.hidden) return wanted(v) > 0 ? wait : (home ?? wait);
  const attack = find('attack');
  const fight = attack === undefined ? null : prospect(v, true, knownStrength(v.pub, pub.mosby));
  if (attack !== undefined && fight !== null && fight.wins >= 4 && fight.worth > 150) return attack;
  // Finish the job: the best target standing here, if it pays for the danger.
  const targets = options
    .filter(option => option.do === 'demolish')
    .sort((a, b) => pointsFor(b.with as Target) - pointsFor(a.with as Target));
  const [target] = targets;
  const price = danger(v, pub.mosby);
  if (target !== undefined && pointsFor(target.with as Target) * 100 > price) return target;
  if (pub.leaders.includes(2)) {
    const out = wayOut(v, pub.mosby);
    const ride = find('ames', out) ?? (checksIn(pub, out).length > 0 ? find('guide', out) : undefined) ?? find('move', out);
    if (ride !== undefined && !activeCombatIn(pub, out)) return ride;
  }
  const seize = find('kidnap', 0) ?? find('kidnap', 1);
  if (seize !== undefined && price < 200) return seize;
  const near = prey(v, 3);
  const chase = near < 0 ? undefined : find('move', near);
  if (chase !== undefined) return chase;
  const [hide] = options.filter(option => option.do === 'hide');
  if (wanted(v) > 0 && hide !== undefined) return hide;
  if (home !== undefined) return home;
  if (hide !== undefined) return hide;
  if (attack !== undefined && fight !== null && fight.worth > fleeing(v)) return attack;
  return away(v, options) ?? attack ?? wait;
};
/** In the middle of a Move. */
export const riding = (v: Eyes, options: readonly Option[], find: Find, steps: number): Option => {
  const stop = find('stop') as Option;
  const attack = find('attack');
  if (attack !== undefined && prospect(v, true, knownStrength(v.pub, v.pub.mosby)).worth > 150) return attack;
  if (v.pub.leaders.includes(2)) {
    const out = wayOut(v, v.pub.mosby);
    return (
      (activeCombatIn(v.pub, out) ? undefined : (find('ames', out) ?? find('move', out))) ??
      options.find(option => option.do === 'spur') ??
      stop
    );
  }
  const near = prey(v, 3 - steps);
  return (near < 0 ? undefined : find('move', near)) ?? away(v, options) ?? stop;
};
