/** 5.8 INTERCEPTION: by a die or by a card, and what goes along. */
import { done, next, write } from '@cuartel/engine';
import { GENERAL_COUNT } from '../data/generals.ts';
import { foe, SIDES, type Side } from '../data/sides.ts';
import { BRIGADE, CORPS, formationSize } from '../data/tables.ts';
import { cardInterceptors, type Interceptor, stayingBehind } from '../queries/interception.ts';
import { generalsIn, INFANTRY, type Member, spIn, tooManyGenerals } from '../queries/marches.ts';
import { generalsAt, spAt } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { moveForce, rollInterception, summon } from '../verbs/interception.ts';

const { call, decide, section, step } = write<People>();
const sideOf = (pub: Seen): Side => foe(pub.march!.side);
/** Generals who could go along with the interceptor. */
const others = (pub: Seen, { from, formation, leader }: Interceptor): number[] =>
  formation === BRIGADE ? [] : generalsAt(pub, sideOf(pub), from).filter(general => general !== leader);
/** 5.8.1-d, 5.3.3-a How many of them go: all with an army, one with a corps. */
const going = (pub: Seen, by: Interceptor): number =>
  Math.min(by.formation === CORPS ? 1 : GENERAL_COUNT, others(pub, by).length);
/** 5.8.1-d SP that stay are as few as they may be; a brigade stays if a corps takes another general along (5.3.3-a). */
const staysRight = (pub: Seen, by: Interceptor, list: readonly Member[]): boolean => {
  const side = sideOf(pub);
  const along = generalsIn(list);
  const without =
    by.formation === CORPS && along.length > 0
      ? others(pub, by).reduce((sp, general) => sp + (along.includes(general) ? 0 : pub.brigade[general]!), 0)
      : 0;
  const { must, may } = stayingBehind(pub, side, by, along.filter(general => !pub.rides[general]).length + 1, without);
  const staying = spAt(pub, side, by.from) - spIn(pub, list) - (by.formation === BRIGADE ? pub.brigade[by.leader]! : 0);
  return staying - without >= must && staying - without <= may;
};

export const interception = section('interception', () => ({}), {
  roll: step('5.8.1-b', (t, my) => {
    if (my.sure) summon(t, my.by, my.to);
    else if (!rollInterception(t, my.by, my.to)) return done;
    return next;
  }),
  who: decide('5.8.1-d', (_, pub) => SIDES[sideOf(pub)]!, {
    take: {
      among: ({ pub }, { by }): Member[] => [
        ...others(pub, by),
        ...(by.formation !== BRIGADE && pub.infantry[sideOf(pub)]![by.from]! > 0 ? [INFANTRY] : []),
      ],
      times: ({ pub }, { by }, member) => (member === INFANTRY ? pub.infantry[sideOf(pub)]![by.from]! : 1),
      part: [
        [
          '5.1.3-a',
          ({ pub }, { by }, list) => by.formation === BRIGADE || spIn(pub, list) <= formationSize[by.formation]!,
          'tooManySp',
        ],
        ['5.3.3-a', (_, { by }, list) => !tooManyGenerals(by.formation, list), 'tooManyGenerals'],
      ],
      whole: [
        ['5.8.1-d', ({ pub }, { by }, list) => generalsIn(list).length === going(pub, by), 'wholeForce'],
        ['5.8.1-d', ({ pub }, { by }, list) => staysRight(pub, by, list), 'wholeForce'],
      ],
      size: [
        '5.8.1-d',
        ({ pub }, { by }) => {
          if (by.formation === BRIGADE) return [0, 0];
          const generals = going(pub, by);
          const infantry = pub.infantry[sideOf(pub)]![by.from]!;
          return [generals, Math.min(infantry, formationSize[by.formation]!) + generals];
        },
      ],
      sample: ({ pub }, { by }, pick) => {
        const there = others(pub, by);
        const ways = by.formation === CORPS && there.length > 0 ? there.map(general => [general]) : [there];
        const infantry = by.formation === BRIGADE ? 0 : pub.infantry[sideOf(pub)]![by.from]!;
        const [first, fewer] = [pick(ways.length), pick(2)];
        for (let i = 0; i < ways.length; i++) {
          const along = ways[(first + i) % ways.length]!;
          const most = Math.min(infantry, formationSize[by.formation]! - spIn(pub, along));
          for (const n of [...(fewer > 0 ? [most - 1] : []), ...Array.from({ length: most + 1 }, (_, less) => most - less)]) {
            const list = [...along, ...new Array<Member>(Math.max(0, n)).fill(INFANTRY)];
            if (spIn(pub, list) > 0 && staysRight(pub, by, list)) return list;
          }
        }
        return [];
      },
      do(t, { by, to }, list) {
        moveForce(t, sideOf(t.pub), by, list, to);
        return next;
      },
    },
  }),
  // 5.2.4-a Two armies in the space: one goes before the battle.
  settle: step('5.8.1-g', () => call('settling', {})),
});

/** 5.8.4-a A card is played: which force comes? */
export const interceptor = section('interceptor', () => ({}), {
  force: decide('5.8.4-a', my => SIDES[my.side]!, {
    intercept: {
      of: ({ pub }, my) => cardInterceptors(pub, my.side, pub.march!.to).map(force => ({ ...force, on: 6 })),
      do(t, _, { leader }) {
        t.pub.march!.summoned = leader;
        return done;
      },
    },
  }),
});
