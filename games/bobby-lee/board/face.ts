/** Bobby Lee on the table. */
import { type Face, thingsIn } from '@cuartel/boardkit/face.ts';
import type { Language, Thing } from '@cuartel/engine';
import { type Block, blockSide } from '../data/blocks.ts';
import { MONTHS, monthOfYear, yearOf } from '../data/calendar.ts';
import { TRACK_END } from '../data/reconstructed.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { HIGHEST_BID, hitsOn } from '../data/tables.ts';
import { ACTIVE } from '../data/tokens.ts';
import { canLeave } from '../queries/departures.ts';
import { did } from '../queries/units.ts';
import { gradeOf } from '../queries/victory.ts';
import { wordsOf } from '../text/words.ts';
import type { Dice } from '../types/battle.ts';
import type { BobbyLee } from '../types.ts';
import Aside from './Aside.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import { placedInWords, placeOf } from './gathered.ts';
import { LOOKS } from './looks.ts';
import { handOf, middleHex } from './pieces.ts';
import { WORDS } from './words.ts';

const space = (hex: number): readonly Thing[] => (hex < 0 ? [] : [`space:${hex}`]);
const block = (n: number): readonly Thing[] => (n < 0 ? [] : [`block:${n}`]);
const token = (n: number): readonly Thing[] => (n < 0 ? [] : [`token:${n}`]);
const way = (a: { from: number; to: number }): readonly Thing[] => [...space(a.from), ...space(a.to)];
const shot = ({ fire: { block: b }, hex }: { fire: Dice; hex: number }): readonly Thing[] => [...block(b), ...space(hex)];
const there = (a: { hex: number }): readonly Thing[] => space(a.hex);
/** Things each kind of fact is about: a move names where it began and where it ended, so that its way can be drawn. */
const things = thingsIn<BobbyLee>({
  exchanged: a => [...block(a.one), ...block(a.other)],
  plannedCadre: a => space(a.hex),
  posted: there,
  demanded: a => a.hexes.flatMap(space),
  surrendered: a => a.hexes.flatMap(space),
  activated: a => [...a.hqs.flatMap(block), ...a.hexes.flatMap(space)],
  marched: a => [...block(a.block), ...way(a)],
  someMarched: a => [...token(a.token), ...way(a)],
  attacked: a => [...block(a.block), ...way(a)],
  someAttacked: a => [...token(a.token), ...way(a)],
  moved: a => [...block(a.block), ...way(a)],
  someMoved: a => [...token(a.token), ...way(a)],
  aimed: a => [...block(a.block), ...way(a)],
  someAimed: a => [...token(a.token), ...way(a)],
  forced: a => [...block(a.block), ...way(a)],
  someForced: a => [...token(a.token), ...way(a)],
  supplied: a => [...block(a.hq), ...a.hexes.flatMap(space)],
  lostStep: a => [...block(a.block), ...space(a.hex)],
  someLostStep: there,
  eliminated: there,
  someEliminated: there,
  revealed: a => [...block(a.block), ...space(a.hex)],
  siegeLosses: a => a.hexes.flatMap(space),
  battleOpens: there,
  deployed: there,
  placed: a => block(a.block),
  somePlaced: a => token(a.token),
  withdrew: a => [...block(a.block), ...way(a)],
  someWithdrew: a => [...token(a.token), ...way(a)],
  cannotLeave: there,
  pursued: shot,
  tooSlow: a => block(a.block),
  someTooSlow: a => token(a.token),
  morale: a => block(a.block),
  fired: shot,
  flankedCentre: a => block(a.block),
  halfHit: a => block(a.block),
  someHalfHit: a => token(a.token),
  assaulted: a => [...a.fire.flatMap(f => block(f.block)), ...space(a.hex)],
  shifted: a => block(a.block),
  someShifted: a => token(a.token),
  enveloped: a => block(a.block),
  someEnveloped: a => token(a.token),
  stranded: a => block(a.block),
  someStranded: a => token(a.token),
  reinforcedBy: a => [...block(a.block), ...space(a.from), ...space(a.hex)],
  someReinforced: a => [...token(a.token), ...space(a.from), ...space(a.hex)],
  hexsideRolled: a => [...space(a.from), ...space(a.hex)],
  battleRouted: there,
  battleWon: there,
});

/** Who stands ahead: the side and the grade of the victory, 4 for a Decisive one. */
const standing = (marker: number, language: Language): string => {
  const words = WORDS[language];
  const decisive = Math.abs(marker) >= TRACK_END;
  const grade = gradeOf(marker);
  return words.grade(grade === 0 && !decisive ? null : words.sides[marker > 0 ? 'CSA' : 'USA'], decisive ? 4 : grade);
};
const side = (b: number, language: Language): string => WORDS[language].sides[SIDES[blockSide[b] ?? 0] as SideName];
/** "Rodes (infantry), on 5–6" */
const shooter = (dice: Dice, language: Language): string =>
  WORDS[language].firing(wordsOf(language).unit(dice.block), WORDS[language].hitsOn(hitsOn[dice.power]!));
const LINES = {
  en: {
    fired: (who: string, hits: number, friends: number) =>
      `${who}: ${hits === 1 ? 'one hit' : `${hits} hits`}${friends > 0 ? `, ${friends} on friends` : ''}.`,
    pursued: (who: string, hits: number) => `Pursuit, ${who}: ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
    assaulted: (of: string, who: string, round: number, hits: number) =>
      `${of}, assault (round ${round}): ${who}. ${hits === 1 ? 'One hit' : `${hits} hits`}.`,
  },
  es: {
    fired: (who: string, hits: number, friends: number) =>
      `${who}: ${hits === 1 ? 'un impacto' : `${hits} impactos`}${friends > 0 ? `, ${friends} en los suyos` : ''}.`,
    pursued: (who: string, hits: number) => `Persecución, ${who}: ${hits === 1 ? 'un impacto' : `${hits} impactos`}.`,
    assaulted: (of: string, who: string, round: number, hits: number) =>
      `${of}, asalto (ronda ${round}): ${who}. ${hits === 1 ? 'Un impacto' : `${hits} impactos`}.`,
  },
} as const;

/** What goes from one hex to another, as the film draws it. */
const WAYS: Readonly<Record<string, 'march' | 'attack'>> = {
  marched: 'march',
  someMarched: 'march',
  attacked: 'attack',
  someAttacked: 'attack',
  moved: 'march',
  someMoved: 'march',
  forced: 'march',
  someForced: 'march',
  withdrew: 'march',
  someWithdrew: 'march',
};

export const face = {
  size: { width: frame.width, height: frame.height, readable: 0.6 },
  Board,
  Ground,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  layers: (['control', 'command', 'supply'] as const).map(id => ({
    id,
    name: { en: WORDS.en.layers[id], es: WORDS.es.layers[id] },
    on: id !== 'supply',
  })),
  panels: [
    { id: 'battle', name: { en: WORDS.en.battle, es: WORDS.es.battle }, where: 'screen', Panel: Battle },
    { id: 'forces', name: { en: WORDS.en.forces, es: WORDS.es.forces }, where: 'tab', Panel: Forces },
  ],
  Aside,
  tracks({ pub }, language) {
    const words = WORDS[language];
    const [from, to] = pub.kind === 'year' && pub.end >= 0 ? [monthOfYear(pub.first), monthOfYear(pub.end)] : [1, 12];
    const months = MONTHS[language].slice(from - 1, to);
    return [
      {
        kind: 'turns' as const,
        name: words.month,
        now: monthOfYear(pub.month) - from,
        turns: months.map(month => ({ name: month.slice(0, months.length > 8 ? 1 : 3) })),
        note: words.weather[pub.weather] as string,
      },
      {
        kind: 'signed' as const,
        name: words.victory,
        now: pub.marker,
        from: -TRACK_END,
        to: TRACK_END,
        low: { ...LOOKS.usa, name: words.sides.USA },
        high: { ...LOOKS.csa, name: words.sides.CSA },
        note: standing(pub.marker, language),
      },
      ...(pub.strategic > 0 ? [{ name: words.strategic, now: pub.strategic, from: 0, to: HIGHEST_BID }] : []),
    ];
  },
  when: ({ pub }, language) => {
    const month = `${MONTHS[language][monthOfYear(pub.month) - 1]} ${language === 'es' ? 'de ' : ''}${yearOf(pub.month)}`;
    return pub.day > 0 ? `${month} · ${WORDS[language].day(pub.day)}, ${WORDS[language].hours[pub.hour]}` : month;
  },
  term: (of, language) => WORDS[language].dice[of] ?? '',
  things,
  way(fact) {
    const about = fact.about as { readonly from?: number; readonly to?: number; readonly by?: string };
    if (about.from === undefined || about.to === undefined || about.from < 0 || about.to < 0) return null;
    const kind = WAYS[fact.kind];
    if (kind === undefined) return null;
    const by = about.by === undefined ? kind : about.by === 'rail' || about.by === 'offMap' ? 'rail' : 'sea';
    return { from: `space:${about.from}`, to: `space:${about.to}`, kind: by };
  },
  matters: ['eliminated', 'someEliminated', 'points', 'battleWon', 'battleRouted', 'surrendered'],
  decided: { told: ['points'] },
  heading: ({ kind }) => kind === 'month' || kind === 'turn' || kind === 'battleTurn',
  /** The table draws the dice itself, in the order in which the units are named. */
  line(fact, language) {
    const lines = LINES[language];
    if (fact.kind === 'fired') return lines.fired(shooter(fact.about.fire, language), fact.about.hits, fact.about.friends);
    if (fact.kind === 'pursued') return lines.pursued(shooter(fact.about.fire, language), fact.about.hits);
    if (fact.kind !== 'assaulted') return null;
    const { fire, side: who, round, hits } = fact.about;
    const [first] = fire;
    const of = first === undefined ? WORDS[language].sides[who] : side(first.block, language);
    return lines.assaulted(of, fire.map(f => shooter(f, language)).join('; '), round, hits);
  },
  gathers: fact => (fact.kind === 'placed' ? placeOf(fact.about) : null),
  gathered: (facts, language) =>
    placedInWords(
      facts.flatMap(fact => (fact.kind === 'placed' ? [fact.about] : [])),
      language,
    ),
  begin: view => `space:${middleHex(view) ?? 80}`,
  inHand: view => block(handOf(view)),
  enders: [
    'ready',
    'stay',
    'halt',
    'lapse',
    'forgo',
    'settle',
    'standFast',
    'giveUp',
    'letGo',
    'breakOff',
    'ceaseFire',
    'endMoves',
    'endSearch',
    'rejoin',
    'endReinforcement',
    'leave',
    'endRegroup',
  ],
  rarer: ['marchOn', 'rail', 'offMap', 'sail', 'invade', 'evacuate', 'cross'],
  group: { pick: 'order', go: ['march', 'marchOn', 'attack', 'rail', 'sail'] },
  odds: ['fire', 'assault', 'envelop', 'force'],
  warn(view, option, { step, options }, language) {
    if (step !== 'orders' || view.own === null) return null;
    const w = WORDS[language];
    // 5.11-c Once the active HQs are asked for, they alone are.
    const stuck = ({ with: what }: { readonly with: unknown }) =>
      !canLeave(view, { hqs: did(view, what as Block, ACTIVE) }, what as Block);
    if (option.do === 'order') return stuck(option) ? { text: w.stuck } : null;
    if (option.do !== 'halt') return null;
    const left = options.filter(one => one.do === 'order' && !stuck(one));
    const hqs = left.every(({ with: what }) => did(view, what as Block, ACTIVE));
    return left.length > 0 ? { text: w.unmoved(left.length, hqs) } : null;
  },
} satisfies Face<BobbyLee>;
