/** 17.4, 17.5 WHAT AN ACTIVATION DOES: infantry fires, cavalry charges; whoever is hit tests morale. */
import { done, goto, next, write } from '@cuartel/engine';
import { blockArm, CAVALRY, effectiveness, INFANTRY } from '../data/blocks.ts';
import { FRONT_LINE, LANDED } from '../data/posts.ts';
import { foe, foeOf, numberOf } from '../data/sides.ts';
import type { Token } from '../data/units.ts';
import { canCountercharge, chargeTerms, frontOf, hitTerms, isSpent } from '../queries/battle.ts';
import { blockDice, hitsOn } from '../queries/skirmish.ts';
import { fireBonus } from '../queries/tactics.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { battleOf, demoralise, spend, testMorale } from '../verbs/battle.ts';
import { useFirst, useNamed } from '../verbs/cards.ts';
import { shoot, suffer } from '../verbs/combat.ts';
import { tell } from '../verbs/pen.ts';
import { blockOf, sideOf, strengthOf } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** 17.4-b, 13.2-e, 13.2-j Its strength; a die less if it landed in this phase. */
const diceOf = (t: Table, token: Token): number => blockDice(strengthOf(t, token), (t.pub.marks[token]! & LANDED) !== 0);

/** 17.5-a, 17.5-b A block that has been hit so often, if it is still in line. */
const testHits = (t: Table, token: Token, hits: number, named: boolean): void => {
  if (hits === 0 || t.pub.line[token] !== FRONT_LINE) return;
  if (!testMorale(t, '17.5-a', token, hitTerms(strengthOf(t, token), hits), 'hits', named)) demoralise(t, token);
};

/** 17.4-b Infantry fires, and whoever is hit spreads the hits over his infantry in line. */
export const musketry = section('musketry', () => ({ struck: [], before: [] }), {
  roll: step('17.4-b', (t, my) => {
    const [side, battle] = [numberOf(my.side), battleOf(t)];
    const block = blockOf(t, my.token);
    const bonus = fireBonus(t.pub, side, INFANTRY, my.named);
    const on = hitsOn(effectiveness[block]! + bonus.e - (battle.wall === foeOf(side) ? 1 : 0));
    const dice = diceOf(t, my.token) + (my.support ? 1 : 0) + bonus.dice;
    const { shot, hits } = shoot(t, block, on, dice, bonus.rethrow);
    useFirst(t, side);
    if (my.named) useNamed(t, side);
    tell(t, '17.4-b', 'fired', { side: my.side, shot, support: my.support, hits });
    my.struck = frontOf(t.pub, foeOf(side), INFANTRY);
    my.before = my.struck.map(token => strengthOf(t, token));
    return call('losses', { side: foe(my.side), place: battle.space, tokens: [...my.struck], hits, order: 'free', by: 'any' });
  }),
  tests: step('17.5-a', (t, my) => {
    my.struck.forEach((token, i) => {
      if (t.pub.at[token]! >= 0) testHits(t, token, my.before[i]! - strengthOf(t, token), my.named);
    });
    return done;
  }),
});

/** A block fires at one enemy block alone; gives the hits it took. */
const fireAt = (t: Table, from: Token, at: Token, on: number, extra: number): number => {
  const side = sideOf(from);
  const { shot, hits } = shoot(t, blockOf(t, from), on, diceOf(t, from) + extra, false);
  tell(t, '17.4-d', 'fired', { side, shot, support: false, hits });
  const taken = Math.min(hits, strengthOf(t, at));
  suffer(
    t,
    sideOf(at),
    battleOf(t).space,
    Array.from({ length: taken }, () => at),
  );
  return taken;
};
/** 17.4-d What cavalry hits with, cards included. */
const horseHitsOn = (t: Table, token: Token, more: number): number =>
  hitsOn(effectiveness[blockOf(t, token)]! + fireBonus(t.pub, numberOf(sideOf(token)), CAVALRY, false).e + more);
const horseDice = (t: Table, token: Token): number => fireBonus(t.pub, numberOf(sideOf(token)), CAVALRY, false).dice;
const alive = (t: Table, token: Token): boolean => t.pub.at[token]! >= 0;

export const charge = section('charge', () => ({ met: -1 }), {
  begin: step('17.4-c', (t, my) => {
    const { pub } = t;
    tell(t, '17.4-c', 'charged', { side: my.side, cavalry: blockOf(t, my.token), target: blockOf(t, my.target) });
    if (blockArm[pub.shown[my.target]!] !== CAVALRY || isSpent(pub, my.target)) return next;
    my.met = my.target; // 17.4-d, 17.4-j Fresh cavalry that is charged countercharges itself
    return goto('duel');
  }),
  answer: decide('17.4-e', my => foe(my.side), {
    countercharge: {
      rule: '17.4-f',
      of: ({ pub }, my) => canCountercharge(pub, numberOf(foe(my.side))),
      do(t, my, token) {
        my.met = token;
        tell(t, '17.4-f', 'countercharged', { side: foe(my.side), cavalry: blockOf(t, token) });
        return goto('duel');
      },
    },
    flee: {
      if: [['17.4-e', ({ pub }, my) => blockArm[pub.shown[my.target]!] === CAVALRY, 'onlyHorseFlees']],
      do(t, my) {
        tell(t, '17.4-e', 'fled', { side: foe(my.side), block: blockOf(t, my.target) });
        demoralise(t, my.target);
        return done;
      },
    },
    receive: {
      do: ({ pub }, my) => goto(blockArm[pub.shown[my.target]!] === CAVALRY ? 'stands' : 'infantry'),
    },
  }),
  // 17.4-d At the same time: both roll with the strength they have now.
  duel: step('17.4-d', (t, my) => {
    const [one, other] = [my.token, my.met];
    const first = shoot(t, blockOf(t, one), horseHitsOn(t, one, 0), diceOf(t, one) + horseDice(t, one), false);
    const second = shoot(t, blockOf(t, other), horseHitsOn(t, other, 0), diceOf(t, other) + horseDice(t, other), false);
    tell(t, '17.4-d', 'fired', { side: my.side, shot: first.shot, support: false, hits: first.hits });
    tell(t, '17.4-d', 'fired', { side: foe(my.side), shot: second.shot, support: false, hits: second.hits });
    const onOther = Math.min(first.hits, strengthOf(t, other));
    const onOne = Math.min(second.hits, strengthOf(t, one));
    const { space } = battleOf(t);
    suffer(
      t,
      foe(my.side),
      space,
      Array.from({ length: onOther }, () => other),
    );
    suffer(
      t,
      my.side,
      space,
      Array.from({ length: onOne }, () => one),
    );
    if (alive(t, other)) spend(t, other);
    testHits(t, one, onOne, false);
    testHits(t, other, onOther, false);
    return done;
  }),
  // 17.4-e Spent cavalry stands: the attacker first, hits and morale settled before it fires itself.
  stands: step('17.4-e', (t, my) => {
    tell(t, '17.4-e', 'stood', { side: foe(my.side), block: blockOf(t, my.target) });
    const hits = fireAt(t, my.token, my.target, horseHitsOn(t, my.token, 0), horseDice(t, my.token));
    testHits(t, my.target, hits, false);
    if (!alive(t, my.target) || t.pub.line[my.target] !== FRONT_LINE) return done;
    const back = fireAt(t, my.target, my.token, horseHitsOn(t, my.target, 0), horseDice(t, my.target));
    testHits(t, my.token, back, false);
    return done;
  }),
  infantry: step('17.4-g', (t, my) => {
    const { target } = my;
    const terms = chargeTerms(blockOf(t, target), strengthOf(t, target), isSpent(t.pub, target), battleOf(t).space);
    if (testMorale(t, '17.4-g', target, terms, 'charge', false)) {
      // 17.4-h It stands: it hits on 1 only, and stays as fresh or spent as it was.
      testHits(t, my.token, fireAt(t, target, my.token, 1, 0), false);
      return done;
    }
    // 17.4-i It fails: the cavalry alone fires, with E+1.
    const hits = fireAt(t, my.token, target, horseHitsOn(t, my.token, 1), horseDice(t, my.token));
    if (alive(t, target)) spend(t, target);
    testHits(t, target, hits, false); // 17.5-c
    return done;
  }),
});
