/** 16.3, 24.4, 32.2, 18.4-b What the open sections of a campaign phase say about units of a side that lie covered. */
import type { Frame } from '@cuartel/engine';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { ADMIRAL } from '../data/kinds.ts';
import { IS_SEA } from '../data/map.ts';
import { TACTICAL } from '../data/markers.ts';
import { numberOf, type Side, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { AROSE, IS_COMBAT, IS_FLEET, KIND, LEADS_FLEETS, LEADS_LAND, UNITS_OF, type Unit, VALUE } from '../data/units.ts';
import type { Own, Pub } from './table.ts';

interface Moving {
  readonly side: SideName;
  readonly here: Space;
  readonly from: Space;
  readonly die: number;
}
const of = (frames: readonly Frame[], section: string, side: Side): Moving | null => {
  const f = frames.find(frame => frame.section === section);
  const my = f?.my as unknown as Moving | undefined;
  return my === undefined || numberOf(my.side) !== side ? null : my;
};

const best = (units: readonly Unit[], leads: readonly boolean[]): Unit | -1 => {
  let found: Unit | -1 = -1;
  for (const unit of units) if (leads[unit] && (found < 0 || VALUE[unit]! > VALUE[found]!)) found = unit;
  return found;
};
const some = (units: readonly Unit[], pick: Pick): Unit[] => {
  const first = units[pick(Math.max(1, units.length))];
  return units.filter(unit => unit === first || pick(2) === 0);
};

/** The force in motion, its commander and what it can still do, as they might be. */
export const imagineWar = (pub: Pub, own: Own, side: Side, frames: readonly Frame[], pick: Pick): void => {
  const here = (space: Space): Unit[] => UNITS_OF[side].filter(unit => own.at[unit] === space && own.aboard[unit]! < 0);
  const march = of(frames, 'march', side);
  const sail = of(frames, 'sail', side);
  if (march !== null) {
    const ashore = here(march.here).filter(unit => !IS_FLEET[unit] && KIND[unit] !== ADMIRAL);
    own.force = some(ashore, pick);
    own.commander = best(own.force, LEADS_LAND);
    own.mp = pick(march.die + 1);
  } else if (sail !== null) {
    const space = sail.here >= 0 ? sail.here : sail.from;
    const fleets = here(space).filter(unit => IS_FLEET[unit]);
    const admirals = here(space).filter(unit => KIND[unit] === ADMIRAL);
    own.force = IS_SEA[space] ? [...fleets, ...admirals] : some(fleets, pick);
    own.commander = best(own.force, LEADS_FLEETS);
    own.mp = pick(sail.die + 1);
  }
  if (march !== null || sail !== null) own.marched = own.force.slice();
  const rolled = frames.find(f => f.section === '@moment' && f.step === 'rolled')?.my as unknown as
    | { side: SideName; dice: number[]; for: string }
    | undefined;
  if (rolled !== undefined && rolled.for === 'attrition' && numberOf(rolled.side) === side) {
    const tired = UNITS_OF[side].filter(
      unit => own.at[unit]! >= 0 && (sail === null ? IS_COMBAT[unit] && !IS_FLEET[unit] : IS_FLEET[unit]),
    );
    own.marched = tired.slice(0, rolled.dice.length);
  }
  // 7.9-ad In a battle of fleets Leader Arises is aboard one of them.
  const { battle } = pub;
  if (battle?.fight === 'naval' && battle.units[side].includes(AROSE[side]))
    own.aboard[AROSE[side]] = battle.units[side].find(unit => IS_FLEET[unit]) ?? -1;
  const fight = frames.find(f => f.section === 'battle');
  if (fight?.step !== 'tactics' || fight.wait === null || fight.wait.includes(side === 0 ? 'american' : 'british')) return;
  // 18.4-b What he has laid, if he has: no more than his leaders are worth.
  const worth = battle === null ? 0 : [...battle.units[side], ...battle.fleets].reduce((sum, unit) => sum + VALUE[unit]!, 0);
  own.laid = pick(Math.min(worth, own.hand[TACTICAL]!) + 1);
};
