/** Bobby Lee on the table. */
import type { Language, Thing } from '@cuartel/engine';
import { blockSide } from '../data/blocks.ts';
import { MONTHS, monthOfYear, yearOf } from '../data/calendar.ts';
import { TRACK_END } from '../data/reconstructed.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { HIGHEST_BID, hitsOn } from '../data/tables.ts';
import { gradeOf } from '../queries/victory.ts';
import { wordsOf } from '../text/words.ts';
import type { Dice } from '../types/battle.ts';
import type { Facts } from '../types.ts';
import Aside from './Aside.svelte';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import type { Eyes } from './pieces.ts';
import { WORDS } from './words.ts';

type Told = { readonly kind: string; readonly about: unknown };

const space = (hex: number): readonly Thing[] => (hex < 0 ? [] : [`space:${hex}`]);
const block = (n: number): readonly Thing[] => (n < 0 ? [] : [`block:${n}`]);
const token = (n: number): readonly Thing[] => (n < 0 ? [] : [`token:${n}`]);
const way = (a: { from: number; to: number }): readonly Thing[] => [...space(a.from), ...space(a.to)];
const fire = ({ fire: { block: b }, hex }: { fire: Dice; hex: number }): readonly Thing[] => [...block(b), ...space(hex)];
const there = (a: { hex: number }): readonly Thing[] => space(a.hex);
/** Things each kind of fact is about: a move names where it began and where it ended, so that its way can be drawn. */
const ABOUT: { readonly [K in keyof Facts]?: (about: Facts[K]) => readonly Thing[] } = {
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
  pursued: fire,
  tooSlow: a => block(a.block),
  someTooSlow: a => token(a.token),
  morale: a => block(a.block),
  fired: fire,
  flankedCentre: a => block(a.block),
  halfHit: a => block(a.block),
  someHalfHit: a => token(a.token),
  assaulted: a => [...a.fire.flatMap(f => block(f.block)), ...space(a.hex)],
  shifted: a => block(a.block),
  someShifted: a => token(a.token),
  enveloped: a => block(a.block),
  someEnveloped: a => token(a.token),
  reinforcedBy: a => [...block(a.block), ...space(a.from), ...space(a.hex)],
  someReinforced: a => [...token(a.token), ...space(a.from), ...space(a.hex)],
  hexsideRolled: a => [...space(a.from), ...space(a.hex)],
  battleRouted: there,
  battleWon: there,
};

/** Who stands ahead: the side and the grade of the victory, 4 for a Decisive one. */
const standing = (marker: number, language: Language): string => {
  const words = WORDS[language];
  const decisive = Math.abs(marker) >= TRACK_END;
  const grade = gradeOf(marker);
  return words.grade(grade === 0 && !decisive ? null : words.sides[marker > 0 ? 'CSA' : 'USA'], decisive ? 4 : grade);
};
const side = (b: number, language: Language): string => WORDS[language].sides[SIDES[blockSide[b] ?? 0] as SideName];
/** "Rodes (infantry), 5–6" */
const shooter = (dice: Dice, language: Language): string =>
  `${wordsOf(language).unit(dice.block)}, ${WORDS[language].hitsOn(hitsOn[dice.power] as number)}`;
const LINES = {
  en: {
    fired: (who: string, hits: number, friends: number) =>
      `${who}: ${hits === 1 ? 'one hit' : `${hits} hits`}${friends > 0 ? `, ${friends} on friends` : ''}.`,
    pursued: (who: string, hits: number) => `Pursuit, ${who}: ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
    assaulted: (of: string, who: string, round: number, hits: number) =>
      `Assault, round ${round}, ${of} (${who}): ${hits === 1 ? 'one hit' : `${hits} hits`}.`,
  },
  es: {
    fired: (who: string, hits: number, friends: number) =>
      `${who}: ${hits === 1 ? 'un impacto' : `${hits} impactos`}${friends > 0 ? `, ${friends} en los suyos` : ''}.`,
    pursued: (who: string, hits: number) => `Persecución, ${who}: ${hits === 1 ? 'un impacto' : `${hits} impactos`}.`,
    assaulted: (of: string, who: string, round: number, hits: number) =>
      `Asalto, ronda ${round}, ${of} (${who}): ${hits === 1 ? 'un impacto' : `${hits} impactos`}.`,
  },
} as const;

export const face = {
  size: { width: frame.width, height: frame.height },
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
    { id: 'battle', name: { en: WORDS.en.battle, es: WORDS.es.battle }, where: 'screen' as const, Panel: Battle },
    { id: 'forces', name: { en: WORDS.en.forces, es: WORDS.es.forces }, where: 'tab' as const, Panel: Forces },
  ],
  Aside,
  tracks({ pub }: Eyes, language: Language) {
    const words = WORDS[language];
    const [from, to] = pub.kind === 'year' && pub.end >= 0 ? [monthOfYear(pub.first), monthOfYear(pub.end)] : [1, 12];
    return [
      { name: words.month, now: monthOfYear(pub.month), from, to, note: words.weather[pub.weather] as string },
      {
        name: words.victory,
        now: pub.marker,
        from: -TRACK_END,
        to: TRACK_END,
        tone: pub.marker > 0 ? ('first' as const) : ('second' as const),
        note: standing(pub.marker, language),
      },
      ...(pub.strategic > 0 ? [{ name: words.strategic, now: pub.strategic, from: 0, to: HIGHEST_BID }] : []),
    ];
  },
  when: ({ pub }: Eyes, language: Language): string => {
    const month = `${MONTHS[language][monthOfYear(pub.month) - 1]} ${language === 'es' ? 'de ' : ''}${yearOf(pub.month)}`;
    return pub.day > 0 ? `${month} · ${WORDS[language].day(pub.day)}, ${WORDS[language].hours[pub.hour]}` : month;
  },
  term: (of: string, language: Language): string => WORDS[language].dice[of] ?? '',
  things: ({ kind, about }: Told): readonly Thing[] =>
    (ABOUT as Readonly<Record<string, (about: unknown) => readonly Thing[]>>)[kind]?.(about) ?? [],
  heading: ({ kind }: Told): boolean => kind === 'month' || kind === 'turn' || kind === 'battleTurn',
  /** The table draws the dice itself, in the order in which the units are named. */
  line({ kind, about }: Told, language: Language): string | null {
    const lines = LINES[language];
    if (kind === 'fired') {
      const a = about as Facts['fired'];
      return lines.fired(shooter(a.fire, language), a.hits, a.friends);
    }
    if (kind === 'pursued') {
      const a = about as Facts['pursued'];
      return lines.pursued(shooter(a.fire, language), a.hits);
    }
    if (kind === 'assaulted') {
      const a = about as Facts['assaulted'];
      const [first] = a.fire;
      const of = first === undefined ? WORDS[language].sides[a.side] : side(first.block, language);
      return lines.assaulted(of, a.fire.map(f => shooter(f, language)).join('; '), a.round, a.hits);
    }
    return null;
  },
  begin: 'space:80' as Thing,
};
