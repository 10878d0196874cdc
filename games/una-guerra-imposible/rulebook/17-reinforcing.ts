/** 17.7-c, 17.7-d REINFORCEMENT of a battle, one side. */
import { done, next, write } from '@cuartel/engine';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { numberOf } from '../data/sides.ts';
import { UNITS_OF, type Unit } from '../data/units.ts';
import { comers, leftBy, mightCome } from '../queries/reinforcing.ts';
import { isToken } from '../queries/units.ts';
import type { Battle, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { battleOf } from '../verbs/battle.ts';
import { mix } from '../verbs/mix.ts';
import { joinBattle, tryToCome } from '../verbs/reinforcing.ts';

const { decide, section, step } = write<War>();

const fought = (v: Pick<View, 'pub'>): Battle => v.pub.battle as Battle;
const comersOf = (v: View) => comers(v.pub, v.own, fought(v), numberOf(v.me));
/** 17.7-g Units that cannot come alone: trains and counters where somebody may come from. */
const baggageOf = (v: View): Unit[] => {
  const from = comersOf(v).map(({ token }) => token);
  return UNITS_OF[numberOf(v.me)].filter(
    unit =>
      !(isToken(unit) && blockArm[v.own.block[unit]!] !== TRAIN) &&
      from.some(token => v.pub.at[token] === v.pub.at[unit] && v.pub.post[token] === v.pub.post[unit]),
  );
};
const together = (pub: View['pub'], a: Unit, b: Unit): boolean => pub.at[a] === pub.at[b] && pub.post[a] === pub.post[b];

export const reinforcing = section('reinforcing', () => ({}), {
  // Asked wherever anybody can see units that might come.
  open: step('17.7-c', ({ pub }, my) => (mightCome(pub, pub.battle!, numberOf(my.side)).length > 0 ? next : done)),
  who: decide(
    '17.7-c',
    my => my.side,
    {
      reinforce: {
        among: v => [...comersOf(v).map(({ token }) => token), ...baggageOf(v)],
        part: [
          [
            '17.7-e',
            (v, my, list) => {
              const coming = comersOf(v).filter(({ token }) => list.includes(token));
              return coming.every(
                ({ way }) => coming.filter(other => other.way === way).length <= leftBy(fought(v), numberOf(my.side), way),
              );
            },
            'roadFull',
          ],
        ],
        whole: [
          [
            '17.7-g',
            (v, _, list) => {
              const coming = comersOf(v)
                .map(({ token }) => token)
                .filter(token => list.includes(token));
              return list.every(unit => coming.includes(unit) || coming.some(token => together(v.pub, token, unit)));
            },
            'notAlone',
          ],
        ],
        size: ['17.7-k', v => [0, comersOf(v).length + baggageOf(v).length]],
        do(t, my, list) {
          const battle = battleOf(t);
          const side = numberOf(my.side);
          const coming = comers(t.pub, t.own[my.side], battle, side).filter(({ token }) => list.includes(token));
          const came = coming.filter(one => {
            battle.ways[side]!.push(one.way);
            return tryToCome(t, my.side, my.space, one);
          });
          const tokens = coming.map(({ token }) => token);
          const bring = list.filter(unit => !tokens.includes(unit));
          for (const { token, way } of came) {
            const along = bring.filter(unit => together(t.pub, unit, token));
            joinBattle(t, my.side, my.space, [token, ...along], way);
          }
          for (const { token } of coming) mix(t, my.side, t.pub.at[token]!);
          return done;
        },
      },
    },
    { always: true },
  ),
});
