/** 7.14 PURSUIT FIRE at units that leave, and 7.15 ROUT, which breaks in wherever the battle stands. */
import { done, goto, next, write } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import { blockKind, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import type { Side } from '../data/sides.ts';
import { ROUT_SHOTS } from '../data/tables.ts';
import { DISORGANISED, type Token } from '../data/tokens.ts';
import {
  battleOf,
  centreOf,
  doubleDefence,
  engaged,
  inLine,
  isFortress,
  isOutside,
  lineOf,
  reserveOf,
  roleOf,
  tokensAt,
  tokensIn,
} from '../queries/battle.ts';
import { foe, nameOf, numberOf } from '../queries/sides.ts';
import type { Seen } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, layOpen } from '../verbs/battle-board.ts';
import { lose, rout as routSide, settle } from '../verbs/battle-end.ts';
import { pursue } from '../verbs/battle-fire.ts';
import { diesForGood } from '../verbs/siege.ts';
import { loseStep } from '../verbs/units.ts';

const { call, decide, interrupt, section, step } = write<BobbyLee>();

const fugitivesAt = (pub: Seen, battle: number, leaving: readonly Token[], at: Spot): Token[] =>
  leaving.filter(token => pub.at[token] === battleOf(pub, battle).hex && pub.spot[token] === at);
/**
 * 7.14-c, 7.14-e Whom a unit on the flank may fire at: the Centre from a wing, and the Reserve, disorganised units there included;
 * as an option that from a wing too.
 */
const flankTargets = (pub: Seen, battle: number, side: 'USA' | 'CSA', leaving: readonly Token[], pursuer: Token): Spot[] => {
  const role = roleOf(pub, side);
  const found: Spot[] = [];
  if (pub.wingPursuit && pub.spot[pursuer] === centreOf(role)) return found;
  if (pub.spot[pursuer] !== centreOf(role) && fugitivesAt(pub, battle, leaving, centreOf(role)).length > 0)
    found.push(centreOf(role));
  if (fugitivesAt(pub, battle, leaving, reserveOf(role)).length > 0) found.push(reserveOf(role));
  return found;
};

export const pursuit = section('pursuit', () => ({ chase: [], flank: [], hits: 0, at: -1 }), {
  // 7.14-a Every enemy combat unit engaged with those who leave; what is engaged lies face up.
  chasers: step('7.14-a', ({ pub }, my) => {
    const { hex } = battleOf(pub, my.battle);
    const enemy = (1 - numberOf(my.side)) as Side;
    const spots = new Set<Spot>();
    for (const token of my.leaving) if (inLine(pub.spot[token]!)) spots.add(pub.spot[token]!);
    for (const spot of [...spots].sort((a, b) => a - b))
      for (const token of tokensAt(pub, enemy, hex, spot))
        if (blockKind[pub.shown[token]!] !== HQ) for (let i = 0; i < my.shots; i++) my.chase.push(token);
    return next;
  }),
  chase: step('7.14-b', (t, my) => {
    my.hits = 0;
    const token = my.chase.shift();
    if (token === undefined) return goto('flankers');
    my.at = t.pub.spot[token]!;
    const fugitives = fugitivesAt(t.pub, my.battle, my.leaving, my.at);
    if (fugitives.length > 0) my.hits = pursue(t, token, my.at, fugitives);
    return next;
  }),
  losses: step('7.14-d', ({ pub }, my) => {
    if (my.hits === 0) return goto('chase');
    const { battle, side, at, hits } = my;
    my.hits = 0;
    return call('hits', {
      battle,
      side,
      spot: at,
      hits,
      among: fugitivesAt(pub, battle, my.leaving, at),
      aim: -1,
      double: !pub.bareRetreats && doubleDefence(pub, battleOf(pub, battle).hex, numberOf(side), at),
    });
  }),
  flankers: step('7.14-c', ({ pub }, my) => {
    if (my.chase.length > 0) return goto('chase');
    const { hex } = battleOf(pub, my.battle);
    const role = roleOf(pub, my.side);
    if (isFortress(hex)) return done;
    for (const token of tokensIn(pub, (1 - numberOf(my.side)) as Side, hex)) {
      const spot = pub.spot[token]!;
      if (inLine(spot) && lineOf(spot) === role && !engaged(pub, token)) for (let i = 0; i < my.shots; i++) my.flank.push(token);
    }
    my.flank = my.flank.filter(token => flankTargets(pub, my.battle, my.side, my.leaving, token).length > 0);
    return my.flank.length > 0 ? next : done;
  }),
  flank: decide('7.14-c', my => foe(my.side), {
    pursue: {
      of: (v, my) =>
        [...new Set(my.flank)].flatMap(token =>
          flankTargets(v.pub, my.battle, my.side, my.leaving, token).map(at => ({ block: v.own.block[token]!, at })),
        ),
      do(t, my, { block, at }) {
        const token = t.own[foe(my.side)].token[block]!;
        my.flank.splice(my.flank.indexOf(token), 1);
        my.at = at;
        my.hits = pursue(t, token, at, fugitivesAt(t.pub, my.battle, my.leaving, at));
        return next;
      },
    },
    letGo: { do: () => done },
  }),
  flankLosses: step('7.14-d', ({ pub }, my) => {
    const { battle, side, at, hits } = my;
    my.hits = 0;
    if (hits === 0) return next;
    return call('hits', {
      battle,
      side,
      spot: at,
      hits,
      among: fugitivesAt(pub, battle, my.leaving, at),
      aim: -1,
      double: !pub.bareRetreats && doubleDefence(pub, battleOf(pub, battle).hex, numberOf(side), at),
    });
  }),
  flankMore: step('7.14-c', ({ pub }, my) => {
    my.flank = my.flank.filter(token => flankTargets(pub, my.battle, my.side, my.leaving, token).length > 0);
    return my.flank.length > 0 ? goto('flank') : done;
  }),
});

/** 7.15-d, 2.2.6-a */
export const rout = section('rout', () => ({ side: 'USA', leaving: [] }), {
  break: step('7.15-e', (t, my) => {
    const b = battleAt(t, my.battle);
    my.side = nameOf(b.routed);
    layOpen(t, b.hex);
    const here = tokensIn(t.pub, numberOf(my.side), b.hex);
    const doomed = here.filter(
      token => (t.pub.marks[token]! & DISORGANISED) !== 0 || blockKind[blockOf(t, token)] === HEAVY_ARTILLERY,
    );
    lose(t, '7.15-e', doomed);
    my.leaving = here.filter(token => !doomed.includes(token));
    return next;
  }),
  pursuit: step('7.15-d', ({ pub }, my) =>
    call('pursuit', {
      battle: my.battle,
      side: my.side,
      leaving: my.leaving.filter(token => !isOutside(pub.spot[token]!)),
      shots: ROUT_SHOTS,
    }),
  ),
  lost: step('7.43-g', (t, my) => {
    for (const token of my.leaving)
      if (t.pub.at[token] === battleAt(t, my.battle).hex && isOutside(t.pub.spot[token]!)) {
        const block = blockOf(t, token);
        loseStep(t, '7.43-g', block, diesForGood(t, block));
      }
    return next;
  }),
  depart: step('7.15-d', ({ pub }, my) =>
    call('exodus', {
      battle: my.battle,
      side: my.side,
      leaving: my.leaving.filter(token => pub.at[token] === battleOf(pub, my.battle).hex),
      night: false,
      must: true,
    }),
  ),
  end: step('7.15-d', (t, my) => {
    const b = battleAt(t, my.battle);
    b.routed = -1;
    // 7.43-g Both sides had lost units only: those of the other leave as well.
    const others = tokensIn(t.pub, (1 - numberOf(my.side)) as Side, b.hex);
    if (others.length > 0 && others.every(token => isOutside(t.pub.spot[token]!)))
      routSide(t, my.battle, (1 - numberOf(my.side)) as Side, '7.43-g', 'lost');
    else settle(t, my.battle);
    return done;
  }),
});
/** 7.15-b In either side's turn, in any segment. */
export const routs = interrupt(
  '7.15-b',
  pub => pub.battles.some(b => b.routed >= 0 && b.won === null),
  pub => call('rout', { battle: pub.battles.findIndex(b => b.routed >= 0 && b.won === null) }),
);
