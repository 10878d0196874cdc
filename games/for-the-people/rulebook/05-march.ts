/** 5. LAND MOVEMENT: a force is put together, announced, and goes step by step. */
import { again, done, goto, memo, next, write } from '@cuartel/engine';
import { kindsMask, neighbours } from '@cuartel/engine/kit/index.ts';
import { FORREST, SHERIDAN, VAN_DORN } from '../data/generals.ts';
import { LAND, MAP, ROUGH } from '../data/map.ts';
import { ABILITIES } from '../data/options.ts';
import { RICHMOND } from '../data/places.ts';
import { SIDES } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY, BRIGADE, CORPS } from '../data/tables.ts';
import { canAttack, keepsAttack, nearsRichmond } from '../queries/duties.ts';
import {
  dropsOnly,
  escorts,
  generalsHere,
  generalsIn,
  INFANTRY,
  infantryHere,
  infantryIn,
  type Member,
  mayDrop,
  mayRegroup,
  mayStay,
  mayTake,
  mostSp,
  readyInfantry,
  spIn,
  takesAll,
  tooManyGenerals,
} from '../queries/marches.ts';
import { armyAt, generalsAt, marchSp } from '../queries/pieces.ts';
import { type Marching, marchForbidden, marchTargets, mayConvert, STEP_LAWS } from '../queries/steps.ts';
import { couldInterrupt } from '../queries/windows.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { mark, sinkHeld } from '../verbs/control.ts';
import { absorb, mount, regroup, setOut, standDown, vanish } from '../verbs/march.ts';

const { call, decide, moment, section, step } = write<People>();
type Step = (typeof STEP_LAWS)[number][0];

/** The rule that shuts a space to the march, asked once while a position is read. */
const shutBy = memo((pub: Seen, to: number): Step | null => marchForbidden(pub, pub.march!, to));
const marching = (v: { pub: Seen }): Marching => v.pub.march!;
/** 4.6.2-d */
const arrived = (march: Marching): boolean => march.toRichmond && march.at === RICHMOND;
/** 5.1.1-d It may still go somewhere: not after a battle that ends it. */
const underWay = (v: { pub: Seen }): boolean => !marching(v).over && !arrived(marching(v));

export const march = section('march', () => ({}), {
  gather: decide('5.1.2-a', my => SIDES[my.side]!, {
    take: {
      among: ({ pub }, my): Member[] => {
        const { formation, space } = my.activation;
        const infantry = formation !== BRIGADE && readyInfantry(pub, my.side, space) > 0 ? [INFANTRY] : [];
        return [...escorts(pub, my.side, my.activation), ...infantry];
      },
      times: ({ pub }, my, member) => (member === INFANTRY ? readyInfantry(pub, my.side, my.activation.space) : 1),
      part: [
        ['5.1.3-a', ({ pub }, my, list) => spIn(pub, list) <= mostSp(my.activation.formation, my.licence), 'tooManySp'],
        ['5.3.3-a', (_, my, list) => !tooManyGenerals(my.activation.formation, list), 'tooManyGenerals'],
      ],
      whole: [
        ['5.1.2-a', ({ pub }, my, list) => my.activation.formation !== ARMY || spIn(pub, list) > 0, 'noSp'],
        [
          '5.2.2-e',
          ({ pub }, my, list) => {
            const { formation, space, leader } = my.activation;
            if (formation !== ARMY) return true;
            const staying = generalsAt(pub, my.side, space).filter(
              general => general !== leader && !pub.rides[general] && !list.includes(general),
            );
            return mayStay(pub, armyAt(pub, my.side, space), staying);
          },
          'nextInInfluence',
        ],
        ['4.6.2-b', ({ pub }, my, list) => !my.licence.toRichmond || takesAll(pub, my.side, my.activation, list), 'takesAll'],
        [
          '4.5.2-a',
          ({ pub }, my, list) => !my.licence.mustAttack || my.activation.formation === BRIGADE || spIn(pub, list) > 0,
          'noSp',
        ],
      ],
      size: [
        '5.1.3-a',
        ({ pub }, my) => {
          const { formation, space } = my.activation;
          if (formation === BRIGADE) return [0, 0];
          const most = Math.min(mostSp(formation, my.licence), readyInfantry(pub, my.side, space));
          const alone = formation === CORPS && !my.licence.asCorps;
          return [alone ? 0 : 1, most + escorts(pub, my.side, my.activation).length];
        },
      ],
      // 5.2.3-a, 4.6.2-b An army rarely sets out with less than it has.
      sample: ({ pub }, my, pick, members) => {
        const most = Math.min(mostSp(my.activation.formation, my.licence), readyInfantry(pub, my.side, my.activation.space));
        const all = my.activation.formation === ARMY || pick(2) === 0;
        const generals = members.filter(member => member >= 0 && (all || pick(2) === 0));
        const with_ = my.activation.formation === CORPS ? generals.slice(0, 1) : generals;
        const room = mostSp(my.activation.formation, my.licence) - spIn(pub, with_);
        const infantry = Math.max(0, Math.min(most, room));
        const alone = my.activation.formation === CORPS && !my.licence.asCorps && !my.licence.mustAttack;
        const least = Math.min(infantry, alone || spIn(pub, with_) > 0 ? 0 : 1);
        const fewer = my.licence.toRichmond || pick(3) > 0 ? infantry : least + pick(infantry - least + 1);
        return [...with_, ...new Array<Member>(members.includes(INFANTRY) ? fewer : 0).fill(INFANTRY)];
      },
      do(t, my, list) {
        setOut(t, my.side, my.activation, list, my.licence);
        // 5.3.6-a, 5.4.4-a The army it leaves may have nothing left.
        return call('settling', {});
      },
    },
  }),
  announce: step('4.2.5-d', (t, my) =>
    couldInterrupt(t.pub, my.side === 0 ? 1 : 0, 'activation') ? moment('activation', { side: my.side }) : next,
  ),
  // 4.3.1-c, 4.5.2-c What is cancelled stays where it is.
  answered: step('4.3.1-c', t => goto(t.pub.march!.cancelled ? 'halt' : 'order')),
  order: decide('5.1.1-d', my => SIDES[my.side]!, {
    goTo: {
      of: v => (underWay(v) ? marchTargets(v.pub, marching(v)) : []),
      all: v => neighbours(MAP, marching(v).at, LAND | kindsMask(ROUGH)),
      if: [
        ['5.1.1-d', underWay, 'stopped'],
        ...STEP_LAWS.map(
          ([rule]) => [rule, ({ pub }: { pub: Seen }, _: unknown, to: Space) => shutBy(pub, to) !== rule] as const,
        ),
        ['4.6.2-a', (v, _, to) => !marching(v).toRichmond || nearsRichmond(marching(v), to), 'toRichmond'],
        ['4.5.2-a', (v, _, to) => !marching(v).mustAttack || keepsAttack(v.pub, marching(v), to), 'mustAttack'],
      ],
      do(t, _, to) {
        t.pub.march!.to = to;
        return goto('stride');
      },
    },
    regroup: {
      among: (v): Member[] =>
        mayRegroup(marching(v))
          ? [...generalsHere(v.pub, marching(v)), ...(infantryHere(v.pub, marching(v)) > 0 ? [INFANTRY] : [])]
          : [],
      times: (v, _, member) => (member === INFANTRY ? infantryHere(v.pub, marching(v)) : 1),
      part: [
        [
          '5.1.3-a',
          (v, my, list) =>
            dropsOnly(marching(v))
              ? infantryIn(list) <= marching(v).infantry
              : spIn(v.pub, list) <= mostSp(marching(v).formation, my.licence),
          'tooManySp',
        ],
        ['5.3.3-a', (v, _, list) => !tooManyGenerals(marching(v).formation, list), 'tooManyGenerals'],
      ],
      whole: [
        ['5.1.5-a', v => mayRegroup(marching(v)), 'already'],
        ['5.2.2-e', (v, _, list) => mayDrop(v.pub, marching(v), list) && mayTake(v.pub, marching(v), list), 'nextInInfluence'],
        ['5.2.1-b', (v, _, list) => marching(v).formation !== ARMY || spIn(v.pub, list) > 0, 'noSp'],
        ['5.1.5-a', (v, _, list) => !isForce(marching(v), list), 'already'],
      ],
      size: [
        '5.1.5-a',
        (v, my) => {
          const now = marching(v);
          const most = dropsOnly(now) ? now.infantry : mostSp(now.formation, my.licence);
          return [now.formation === CORPS && !dropsOnly(now) ? 0 : 1, most + generalsHere(v.pub, now).length];
        },
      ],
      do(t, _, list) {
        regroup(t, list);
        return call('settling', {});
      },
    },
    convert: {
      if: [['5.2.6-a', v => mayConvert(v.pub, marching(v))]],
      do(t) {
        const now = t.pub.march!;
        now.points--;
        mark(t, '5.2.6-a', now.side, now.at);
        return again;
      },
    },
    mount: {
      of: v => [marching(v).leader].filter(general => general >= 0),
      if: [
        ['5.6.7.B-a', ({ pub }, _, general) => (pub.options & ABILITIES) !== 0 && (general === VAN_DORN || general === SHERIDAN)],
        ['5.6.7.D-a', v => !v.pub.rides[marching(v).leader] && marching(v).generals.length === 1 && marching(v).infantry === 1],
        // 5.5.1-a A cavalry general commands no army.
        ['5.5.1-a', v => marching(v).formation === CORPS],
        ['5.1.1-d', v => marching(v).from === -1 && underWay(v)],
      ],
      do(t, _, general) {
        mount(t, general);
        return again;
      },
    },
    absorb: {
      of: v => [marching(v).leader].filter(general => general >= 0),
      if: [
        ['5.6.7.C-a', ({ pub }, _, general) => (pub.options & ABILITIES) !== 0 && (general === FORREST || general === SHERIDAN)],
        ['5.6.7.C-a', ({ pub }, _, general) => pub.brigade[general] === 1 && underWay({ pub })],
        ['5.6.7.C-a', v => readyInfantry(v.pub, marching(v).side, marching(v).at) > 0],
      ],
      do(t, _, general) {
        absorb(t, general);
        return call('settling', {});
      },
    },
    halt: {
      if: [
        ['4.5.2-a', v => !underWay(v) || !marching(v).mustAttack || !canAttack(v.pub, marching(v)), 'mustAttack'],
        [
          '4.6.2-c',
          v =>
            !underWay(v) ||
            !marching(v).toRichmond ||
            !marchTargets(v.pub, marching(v)).some(to => nearsRichmond(marching(v), to)),
          'toRichmond',
        ],
        // It is sent to take the city: a marker goes on it if it can.
        [
          '4.6.2-d',
          v => !marching(v).toRichmond || marching(v).at !== RICHMOND || !mayConvert(v.pub, marching(v)),
          'takesRichmond',
        ],
      ],
      do: () => goto('halt'),
    },
  }),
  // What was called from the order has come back.
  back: step('5.1.1-d', t => (t.pub.march === null ? done : goto('order'))),
  stride: step('5.1.1-d', () => call('stride', {})),
  after: step('5.1.1-d', t => {
    if (t.pub.march === null) return goto('close');
    if (marchSp(t.pub) === 0 && t.pub.march.leader < 0) {
      vanish(t);
      return goto('close');
    }
    return goto('order');
  }),
  halt: step('5.3.5-a', t => {
    standDown(t);
    return next;
  }),
  close: step('6.7-c', t => {
    sinkHeld(t);
    return call('settling', {});
  }),
});
/** The list is the force as it already is. */
const isForce = (now: Marching, list: readonly Member[]): boolean =>
  infantryIn(list) === now.infantry &&
  list.every(member => member < 0 || now.generals.includes(member)) &&
  generalsIn(list).length === now.generals.length - (now.leader >= 0 ? 1 : 0);
