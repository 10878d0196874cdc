/** A march, a voyage: who goes, and every step of it. */
import type { Option } from '@cuartel/engine';
import type { Space } from '../data/spaces.ts';
import { ARMY, BRIGADE } from '../data/tables.ts';
import {
  type Activation,
  generalsIn,
  INFANTRY,
  infantryIn,
  type Licence,
  type Member,
  mayRegroup,
  spIn,
} from '../queries/marches.ts';
import { marchSp } from '../queries/pieces.ts';
import { mayConvert } from '../queries/steps.ts';
import { CONVERT, campaignOf } from './campaigning.ts';
import { type Asked, by, type Counsel, listed, weights } from './counsel.ts';
import { ashore, bestLanding } from './landings.ts';
import { type Column, mayLeave, routeOf } from './marching.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { Temper } from './temper.ts';
import { isMain } from './theatre.ts';
import { ventureOf } from './ventures.ts';

const sorted = (members: readonly Member[]): Member[] => [...members].sort((a, b) => a - b);
/** How far a list is from the one that is wanted. */
const unlike = (s: Survey, wanted: readonly Member[], given: readonly Member[]): number =>
  Math.abs(infantryIn(wanted) - infantryIn(given)) +
  generalsIn(wanted).filter(general => !given.includes(general)).length * 0.7 +
  generalsIn(given).filter(general => !wanted.includes(general)).length * 0.3 +
  (spIn(s.pub, given) === 0 ? 5 : 0);

const wantedOf = (asked: Asked, temper: Temper): readonly Member[] | null => {
  const licence = asked.my['licence'] as Licence;
  const found = ventureOf(surveyOf(asked, temper), asked.my['activation'] as Activation, licence);
  return found?.members ?? null;
};
/** 5.1.2-a */
export const gather: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const wanted = wantedOf(asked, temper) ?? [];
    return weights(asked.options.map(({ with: list }) => -unlike(s, wanted, list as Member[])));
  },
  lists(asked, temper) {
    const wanted = wantedOf(asked, temper);
    return wanted === null || wanted.length === 0 ? [] : [listed(asked, 'take', sorted(wanted))];
  },
};

/** The force under way. */
const columnOf = (s: Survey): Column => {
  const march = s.pub.march!;
  return {
    formation: march.formation,
    army: march.army,
    leader: march.leader,
    generals: march.generals,
    infantry: march.infantry,
    riders: marchSp(s.pub) - march.infantry,
    at: march.at,
    points: march.points,
    rail: march.rail,
    rough: march.rough,
    shown: 0,
  };
};
/** It should leave an SP where it stands: a prize that nobody else would take. */
const drops = (s: Survey): boolean => {
  const march = s.pub.march!;
  return (
    mayRegroup(march) &&
    march.from >= 0 &&
    mayLeave(march.formation, marchSp(s.pub), march.infantry) &&
    s.pub.control[march.at] !== s.side &&
    s.pub.infantry[s.side]![march.at] === 0 &&
    s.prize[march.at]! > s.temper.drop
  );
};
/** The campaign that is meant stands out from others; those much worse may still be tried; no campaign begins like this. */
const CLEAR = 0.1;
const MILD = 0.5;
const NOTHING = -9;
/** 5.1.1-d */
export const order: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const march = s.pub.march!;
    if (march.formation === ARMY && isMain(s, march.army, march.at)) {
      const { worth, deeds, firsts } = campaignOf(s, columnOf(s));
      const deedOf = ({ do: deed, with: what }: Option): Space | undefined =>
        deed === 'goTo' ? (what as Space) : deed === 'convert' ? CONVERT : undefined;
      const offered = asked.options.some(option => deedOf(option) === deeds[0]);
      const [first, most] = offered ? [deeds[0], worth] : [undefined, 0];
      const promise = (deed: Space | undefined): number =>
        deed === first ? most + CLEAR : Math.min(deed === undefined ? 0 : (firsts.get(deed) ?? NOTHING), most - CLEAR);
      return weights(
        asked.options.map(option => (['goTo', 'convert', 'halt'].includes(option.do) ? MILD * promise(deedOf(option)) : NOTHING)),
      );
    }
    const route = routeOf(s, columnOf(s));
    const goes = route.path.length > 0;
    const leaves = goes && drops(s) && !(march.formation === ARMY && mayConvert(s.pub, march));
    return weights(
      asked.options.map(({ do: deed, with: what }) => {
        switch (deed) {
          case 'goTo':
            return what === route.path[0] ? route.worth + 0.1 : Math.min(-1, route.worth - 1.5);
          case 'convert':
            return s.prize[march.at]! > 0.5 ? route.worth + 0.5 : -0.5;
          case 'regroup': {
            const list = what as Member[];
            const one =
              infantryIn(list) === march.infantry - 1 &&
              generalsIn(list).length === march.generals.length - (march.leader >= 0 ? 1 : 0);
            return leaves && one ? route.worth + 0.3 : -3;
          }
          case 'halt':
            return 0;
          default:
            return -2;
        }
      }),
    );
  },
  lists(asked, temper) {
    const s = surveyOf(asked, temper);
    const march = s.pub.march!;
    if (!asked.options.some(option => option.do === 'regroup') || march.formation === BRIGADE || !drops(s)) return [];
    const others = march.generals.filter(general => general !== march.leader);
    return [listed(asked, 'regroup', sorted([...others, ...new Array<Member>(march.infantry - 1).fill(INFANTRY)]))];
  },
};

const admiralOf = ({ my }: Asked) => ({
  assault: my['assault'] as number,
  guns: my['guns'] as number,
  farragut: my['farragut'] as boolean,
});
export const port: Counsel = by(
  ({ with: space }, asked, temper) => bestLanding(surveyOf(asked, temper), admiralOf(asked), space as Space)?.worth ?? -2,
);
export const board: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    const wanted = bestLanding(s, admiralOf(asked), asked.my['from'] as Space)?.members ?? [];
    return weights(asked.options.map(({ with: list }) => -unlike(s, wanted, list as Member[])));
  },
  lists(asked, temper) {
    if ((asked.my['army'] as number) >= 0) return [];
    const found = bestLanding(surveyOf(asked, temper), admiralOf(asked), asked.my['from'] as Space);
    return found === null ? [] : [listed(asked, 'board', sorted(found.members))];
  },
};
export const steer: Counsel = by(({ with: to }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const march = s.pub.march!;
  return ashore(s, march.origin, to as Space, marchSp(s.pub), march.leader, 0, admiralOf(asked));
});
