/** What events and the political phase ask: spaces to mark, clear, fortify, arm; SP that go; capitals, raids, changes of will. */

import { armySide } from '../data/armies.ts';
import { influence } from '../data/generals.ts';
import { numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { successors } from '../queries/command.ts';
import { stepAt } from '../queries/event-steps.ts';
import { isProperCapital } from '../queries/states.ts';
import type { Change, Relocation, StepOf } from '../types/politics.ts';
import { type Asked, by, type Counsel, list, listed, me, weights } from './counsel.ts';
import { presence } from './marching.ts';
import { ableness, postWorth } from './posts.ts';
import { guardOf, type Survey, surveyOf } from './survey.ts';
import { ablest, skillOf } from './ventures.ts';
import { fortWorth } from './works.ts';

type Worth = (s: Survey, space: Space, asked: Asked) => number;
/** A list of spaces, each worth something by itself; as many as the written options show at most. */
const spaces = (deed: string, worth: Worth): Counsel => ({
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    return weights(
      asked.options.map(option =>
        Array.isArray(option.with) ? list(option).reduce((sum, space) => sum + worth(s, space, asked), 0) : 0,
      ),
    );
  },
  lists(asked, temper) {
    const s = surveyOf(asked, temper);
    const of = asked.options.filter(option => option.do === deed);
    const lengths = of.map(option => list(option).length);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    const ranked = [...new Set(of.flatMap(option => list(option)))]
      .map(space => ({ space, worth: worth(s, space, asked) }))
      .sort((a, b) => b.worth - a.worth);
    const chosen = ranked.slice(0, most).filter((one, i) => i < least || one.worth > 0);
    if (of.length === 0 || chosen.length < least) return [];
    return [
      listed(
        asked,
        deed,
        chosen.map(({ space }) => space).sort((a, b) => a - b),
      ),
    ];
  },
});
const single = (worth: Worth): Counsel =>
  by(({ with: space }, asked, temper) => worth(surveyOf(asked, temper), space as Space, asked));

export const claim: Counsel = spaces('claim', s => s.temper.space);
export const raid: Counsel = spaces('raid', (s, space) => s.prize[space]!);
export const place: Counsel = spaces('place', (s, space) => (s.pub.control[space] === s.side ? -1 : s.prize[space]!));
export const lift: Counsel = spaces('lift', (s, space, { my }) => {
  const taken = stepAt(my['of'] as StepOf, 'remove-marker');
  const own = taken.of === 'player' || (taken.of !== 'opponent' && numberOf(taken.of) === s.side);
  return own ? -s.stake[space]! : s.prize[space]!;
});
export const fortify: Counsel = spaces('fortify', (s, space) => Math.max(0.1, fortWorth(s, space)));
/** A weapon bars a river or a harbour: where the Union would land. */
export const arm: Counsel = spaces('arm', (s, space) => 0.5 + s.stake[space]! * 0.3 + (s.own[space]! > 0 ? 0.5 : 0));
/** SP that go: the enemy's where they are wanted most, one's own where they are wanted least. */
export const strip: Counsel = spaces('strip', (s, space, { my }) => {
  const of = stepAt(my['of'] as StepOf, 'remove-sp').side;
  const owner = of === 'player' || of === 'opponent' ? null : numberOf(of);
  const mine = owner === null ? of === 'player' : owner === s.side;
  const own = s.own[space]!;
  if (mine)
    return (
      presence(s, space, own - 1, own - 1, s.supplied[space] === 1) - presence(s, space, own, own, s.supplied[space] === 1) + 2
    );
  return 1 + (s.enemy[space] === 1 ? s.prize[space]! * 0.4 : 0.1 * s.enemy[space]!);
});
export const waste: Counsel = single((s, space) => s.enemy[space]!);
export const sink: Counsel = single((s, space) => s.prize[space]!);
export const seat: Counsel = single(
  (s, space) => (isProperCapital(s.side, space) ? 5 : 0) - s.threat[space]! * 0.3 + Math.min(2, s.own[space]! * 0.3),
);
export const gatherAt: Counsel = by(({ do: deed, with: space }, asked, temper) => {
  if (deed === 'skip') return 0;
  const s = surveyOf(asked, temper);
  return 0.5 + 0.1 * s.draw[space as Space]! + 0.1 * s.own[space as Space]!;
});
/** 4.5-a From where they are missed least. */
export const rally: Counsel = {
  weigh(asked, temper) {
    const s = surveyOf(asked, temper);
    return weights(asked.options.map(option => list(option).reduce((sum, space) => sum + 0.6 - missed(s, space), 0)));
  },
};
const missed = (s: Survey, space: Space): number => guardOf(s, space, s.own[space]!) - guardOf(s, space, s.own[space]! - 1);
export const retake: Counsel = single((s, space) => s.prize[space]!);
export const relocate: Counsel = by(({ with: what }, asked, temper) => {
  const { to } = what as Relocation;
  return postWorth(surveyOf(asked, temper), to, 3);
});
export const elite: Counsel = by(({ with: army }, asked) => {
  const { pub } = asked.view;
  return skillOf(pub.commander[army as number]!) + pub.infantry[me(asked)]![pub.army[army as number]!]! * 0.2;
});
/** 5.6.1-a The army that gains most by a new man. */
export const relieved: Counsel = by(({ with: army }, asked) => {
  const { pub } = asked.view;
  const able = successors(pub, army as number);
  return able.length === 0 ? -5 : skillOf(ablest(able)) - skillOf(pub.commander[army as number]!);
});
export const fate: Counsel = by(({ do: deed, with: what }) => (deed === 'reassign' ? -1 : what === 'demote' ? 1 : 0));
/** The least able, of least influence. */
export const dismiss: Counsel = by(({ with: general }) => -ableness(general as number) - influence[general as number]! * 0.05);
export const raider: Counsel = by(({ with: general }, asked, temper) => {
  const s = surveyOf(asked, temper);
  const at = s.pub.general[general as number]!;
  return at < 0 ? 0 : s.draw[at]!;
});
/** 12.4-a Losses while the marker shows minus, gains while it shows plus: each turn of it costs or brings only once. */
export const changes: Counsel = by(({ with: what }, asked) => {
  const { by: amount } = what as Change;
  const rising = asked.view.pub.rising[me(asked)]!;
  // A turn down costs 3 and a turn up brings 2: on plus, gains first; on minus, losses first and gains last.
  return rising ? amount : -amount;
});
export const cut: Counsel = by(
  ({ with: regions }) => -(regions as number[]).reduce((sum, region) => sum + (region === 0 ? 0.1 : 0), 0),
);
export const ownArmy: Counsel = by(({ with: army }, asked) => {
  const { pub } = asked.view;
  return pub.infantry[armySide[army as number]!]![pub.army[army as number]!] ?? 0;
});
