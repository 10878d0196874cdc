/** Mosby's Raiders on the table. */
import type { Language, PublicView, Thing, View } from '@cuartel/engine';
import { needed } from '../queries/map.ts';
import { cards as en } from '../text/cards.en.ts';
import { cards as es } from '../text/cards.es.ts';
import type { Facts, Mosby } from '../types.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { WORDS } from './words.ts';

type Seen = View<Mosby> | PublicView<Mosby>;
type Told = { readonly kind: string; readonly about: unknown };

const space = (n: number): readonly Thing[] => (n < 0 ? [] : [`space:${n}`]);
const here = (a: { here: number }): readonly Thing[] => space(a.here);
/** Things each kind of fact is about. */
const ABOUT: { readonly [K in keyof Facts]?: (about: Facts[K]) => readonly Thing[] } = {
  placed: a => space(a.space),
  random: a => space(a.to),
  caught: here,
  took: here,
  extended: a => a.spaces.flatMap(space),
  garrison: here,
  sweep: here,
  devastated: here,
  rebuilt: a => a.spaces.flatMap(space),
  depot: here,
  force: here,
  repaired: a => a.spaces.flatMap(space),
  train: here,
  scouted: a => space(a.space),
  informed: a => space(a.space),
  check: here,
  looked: here,
  moved: a => space(a.to),
  demolished: here,
  failed: here,
  attack: here,
  combat: here,
  loses: here,
  retreats: a => space(a.to),
  ride: a => space(a.path[a.path.length - 1] ?? -1),
  rallies: here,
  absorbed: here,
  alarm: here,
  deactivated: here,
  wounded: () => ['mosby:0'],
  died: () => ['mosby:0'],
};

export const face = {
  size: { width: frame.width, height: frame.height },
  Board,
  Ground,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  Aside,
  layers: [{ id: 'targets', name: { en: WORDS.en.targets, es: WORDS.es.targets }, on: true }],
  panels: [
    { id: 'hand', name: { en: WORDS.en.hand, es: WORDS.es.hand }, where: 'tray' as const, Panel: Hand },
    { id: 'forces', name: { en: WORDS.en.forces, es: WORDS.es.forces }, where: 'tab' as const, Panel: Forces },
  ],
  tracks({ pub }: Seen, language: Language) {
    const words = WORDS[language];
    const goal = needed(pub);
    return [
      { name: words.turn, now: pub.turn, from: 1, to: 8 },
      {
        name: words.notoriety,
        now: pub.notoriety,
        from: 1,
        to: Math.max(goal, pub.notoriety),
        tone: 'first' as const,
        note: pub.notoriety < pub.turn ? words.behind(pub.turn) : '',
      },
      { name: words.points, now: pub.points, from: 0, to: 9, tone: 'first' as const },
      { name: words.awareness, now: pub.awareness, from: 1, to: 5, tone: 'second' as const },
    ];
  },
  when: ({ pub }: Seen, language: Language): string => WORDS[language].when(Math.min(pub.turn, 8)),
  term(of: string, language: Language): string {
    const titles: Readonly<Record<string, { readonly title: string }>> = language === 'es' ? es : en;
    return WORDS[language].terms[of] ?? titles[of]?.title ?? '';
  },
  things: ({ kind, about }: Told): readonly Thing[] =>
    (ABOUT as Readonly<Record<string, (about: unknown) => readonly Thing[]>>)[kind]?.(about) ?? [],
  heading: ({ kind }: Told): boolean => kind === 'turn',
  begin: 'space:71' as Thing,
};
