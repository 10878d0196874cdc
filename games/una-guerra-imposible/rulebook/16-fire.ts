/** 16. FIRE AND LOSSES, in skirmishes, assaults and regions; the hits of battles are taken here too. */
import { done, give, goto, next, viewOf, write } from '@cuartel/engine';
import { allot } from '@cuartel/engine/kit/hits.ts';
import { blockArm, CAVALRY, effectiveness, INFANTRY } from '../data/blocks.ts';
import { isRegion, isSpace } from '../data/places.ts';
import { IN_THE_OPEN, LANDED } from '../data/posts.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { ABRUPT, spaceTerrain } from '../data/spaces.ts';
import { FIELD, MOUNTAIN, type Token } from '../data/units.ts';
import { assaultHitsOn } from '../queries/siege.ts';
import { blockDice, blockHitsOn, gunDice, gunsHitOn } from '../queries/skirmish.ts';
import { fireBonus, hasNamed } from '../queries/tactics.ts';
import { countersAt, pointsOf } from '../queries/units.ts';
import type { Table, View } from '../state/table.ts';
import type { GunShot, Shot } from '../types/combat.ts';
import type { War } from '../types.ts';
import { useNamed } from '../verbs/cards.ts';
import { hitsIn, roll, shoot, suffer } from '../verbs/combat.ts';
import { tell } from '../verbs/pen.ts';
import { blockOf, strengthOf } from '../verbs/units.ts';

const { decide, section, step } = write<War>();

type Volley = { place: number; assault: 'no' | 'even' | 'outgunned' };
/** 16-g, 16-h, 18.1-i, 23.2-c What a block hits with, cards and markers included. */
const hitsWith = (t: Table, side: Side, my: Volley, token: Token, e: number): number => {
  const block = blockOf(t, token);
  if (my.assault !== 'no') {
    const role = numberOf(t.pub.active) === side ? 'attacker' : 'defender';
    return assaultHitsOn(effectiveness[block]!, blockArm[block]!, role, my.assault === 'outgunned', e);
  }
  const marker = t.pub.chapelgorris === token && isSpace(my.place) && spaceTerrain[my.place] === ABRUPT ? 1 : 0;
  return blockHitsOn(my.place, block, e + marker);
};
const gunShots = (t: Table, side: Side, place: number): GunShot[] =>
  ([FIELD, MOUNTAIN] as const).flatMap(kind =>
    countersAt(t.pub, side, kind, place, IN_THE_OPEN).flatMap(counter => {
      const landed = (t.pub.marks[counter]! & LANDED) !== 0 && !isRegion(place);
      const dice = roll(t, gunDice(t.pub, side, place, kind, pointsOf(t.pub, counter), landed));
      return dice.length === 0 ? [] : [{ kind, on: gunsHitOn(place), dice }];
    }),
  );

export const volley = section('volley', () => ({ named: -1 }), {
  begin: step('16-f', (t, my) => {
    my.tokens = my.tokens.filter(token => t.pub.at[token] === my.place);
    const foot = my.tokens.filter(token => blockArm[t.pub.shown[token]!] === INFANTRY);
    return hasNamed(t.pub, numberOf(my.side)) && foot.length > 0 ? next : goto('fire');
  }),
  name: decide('7.3-b', my => my.side, {
    nameBlock: {
      of: ({ pub }, my) => my.tokens.filter(token => blockArm[pub.shown[token]!] === INFANTRY),
      do(_, my, token) {
        my.named = token;
        return next;
      },
    },
  }),
  fire: step('16-f', (t, my) => {
    const side = numberOf(my.side);
    const shots: Shot[] = [];
    let hits = 0;
    for (const token of my.tokens) {
      const block = blockOf(t, token);
      const { e, dice, rethrow } = fireBonus(t.pub, side, blockArm[block]!, token === my.named);
      const landed = my.assault === 'no' && (t.pub.marks[token]! & LANDED) !== 0;
      const fired = shoot(t, block, hitsWith(t, side, my, token, e), blockDice(strengthOf(t, token), landed) + dice, rethrow);
      shots.push(fired.shot);
      hits += fired.hits;
    }
    const guns = my.guns ? gunShots(t, side, my.place) : [];
    for (const { dice, on } of guns) hits += hitsIn(dice, on);
    if (my.named >= 0) useNamed(t, side);
    tell(t, '16-f', 'volley', { side: my.side, place: my.place, shots, guns, hits });
    return give(hits);
  }),
});

type Taking = { tokens: readonly Token[]; hits: number; order: 'largest-first' | 'free'; by: 'any' | 'infantry' | 'cavalry' };
type Eyes = Pick<View, 'own'>;
/** 16-i, 17.8-g How the hits may fall, as the owner of the blocks sees it: by token, the fewest and the most. Trains take none. */
const falling = ({ own }: Eyes, my: Readonly<Taking>) => {
  const arms = my.tokens.map(token => blockArm[own.block[token]!]!);
  const apt = (arm: number): boolean => arm === INFANTRY || (arm === CAVALRY && my.by !== 'infantry');
  return allot(
    my.tokens.map((token, i) => (apt(arms[i]!) ? own.strength[own.block[token]!]! : 0)),
    my.hits,
    my.order,
    my.by === 'cavalry' ? arms.map(arm => (arm === CAVALRY ? 0 : 1)) : undefined,
  );
};
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const countOf = (list: readonly Token[], token: Token): number => list.filter(one => one === token).length;

/** Hits a side takes. Where the enemy cannot see who is strongest, it is asked in any case: being asked tells nothing. */
export const losses = section('losses', () => ({ open: [], left: 0 }), {
  forced: step('16-i', (t, my) => {
    my.tokens = my.tokens.filter(token => t.pub.at[token]! >= 0);
    if (my.hits === 0 || my.tokens.length === 0) return done;
    if (my.tokens.length > 1 && my.tokens.some(token => t.pub.shown[token] === -1)) return goto('unseen');
    const { forced, open, left } = falling(viewOf<War>(t, my.side), my);
    suffer(
      t,
      my.side,
      my.place,
      my.tokens.flatMap((token, i) => Array.from({ length: forced[i]! }, () => token)),
    );
    [my.open, my.left] = [open, left];
    return left > 0 ? next : done;
  }),
  seen: decide('16-i', my => my.side, {
    takeHits: {
      among: (_, my) => my.tokens,
      times: (_, my, token) => my.open[my.tokens.indexOf(token)] ?? 0,
      size: ['16-i', (_, my) => [my.left, my.left]],
      do(t, my, list) {
        suffer(t, my.side, my.place, list);
        return done;
      },
    },
  }),
  unseen: decide(
    '16-i',
    my => my.side,
    {
      takeHits: {
        among: (_, my) => my.tokens,
        times(v, my, token) {
          const { forced, open } = falling(v, my);
          const at = my.tokens.indexOf(token);
          return forced[at]! + open[at]!;
        },
        size: [
          '16-i',
          (v, my) => {
            const { forced, left } = falling(v, my);
            return [total(forced) + left, total(forced) + left];
          },
        ],
        whole: [
          [
            '16-i',
            (v, my, list) => {
              const { forced } = falling(v, my);
              return my.tokens.every((token, i) => countOf(list, token) >= forced[i]!);
            },
            'strongestFirst',
          ],
        ],
        sample(v, my, pick) {
          const { forced, open, left } = falling(v, my);
          const list = my.tokens.flatMap((token, i) => Array.from({ length: forced[i]! }, () => token));
          const spare = my.tokens.flatMap((token, i) => Array.from({ length: open[i]! }, () => token));
          for (let n = 0; n < left; n++) list.push(...spare.splice(pick(spare.length), 1));
          return list;
        },
        do(t, my, list) {
          suffer(t, my.side, my.place, list);
          return done;
        },
      },
    },
    { always: true },
  ),
});
