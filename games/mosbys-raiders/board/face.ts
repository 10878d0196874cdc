/** Mosby's Raiders on the table. */
import { type Face, thingsIn } from '@cuartel/boardkit/face.ts';
import type { Thing } from '@cuartel/engine';
import { type ActionId, idOf } from '../data/cards.ts';
import type { Space } from '../data/spaces.ts';
import { checksIn } from '../queries/checks.ts';
import { needed } from '../queries/map.ts';
import { cards as en } from '../text/cards.en.ts';
import { cards as es } from '../text/cards.es.ts';
import type { Mosby } from '../types.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Forces from './Forces.svelte';
import { frame } from './frame.ts';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { WORDS } from './words.ts';

const space = (n: number): readonly Thing[] => (n < 0 ? [] : [`space:${n}`]);
const here = (a: { here: number }): readonly Thing[] => space(a.here);
const things = thingsIn<Mosby>({
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
});

/** The card that a choice on the map is made with. */
const CARD_FOR: Readonly<Record<string, ActionId>> = {
  inform: 'act-local-information',
  guide: 'act-local-guide',
};

export const face = {
  size: { width: frame.width, height: frame.height, readable: 0.6 },
  Board,
  Ground,
  terrain: {
    coarse: new URL('./art/terrain-1600.webp', import.meta.url).href,
    fine: new URL('./art/terrain-3200.webp', import.meta.url).href,
  },
  Aside,
  layers: [{ id: 'targets', name: { en: WORDS.en.targets, es: WORDS.es.targets }, on: true }],
  panels: [
    { id: 'hand', name: { en: WORDS.en.hand, es: WORDS.es.hand }, where: 'tray', Panel: Hand },
    { id: 'forces', name: { en: WORDS.en.forces, es: WORDS.es.forces }, where: 'tab', Panel: Forces },
  ],
  tracks({ pub }, language) {
    const words = WORDS[language];
    const goal = needed(pub);
    return [
      { name: words.turn, now: pub.turn, from: 1, to: 8 },
      {
        name: words.notoriety,
        now: pub.notoriety,
        from: 1,
        to: Math.max(goal, pub.notoriety),
        tone: 'first',
        note: pub.notoriety < pub.turn ? words.behind(pub.turn) : '',
      },
      { name: words.points, now: pub.points, from: 0, to: 9, tone: 'first' },
      { name: words.awareness, now: pub.awareness, from: 1, to: 5, tone: 'second' },
    ];
  },
  when: ({ pub }, language) => WORDS[language].when(Math.min(pub.turn, 8)),
  term(of, language) {
    const titles: Readonly<Record<string, { readonly title: string }>> = language === 'es' ? es : en;
    return WORDS[language].terms[of] ?? titles[of]?.title ?? '';
  },
  things,
  way(fact) {
    const go = (from: number, to: number, attack = false) =>
      from < 0 || to < 0 || from === to
        ? null
        : { from: `space:${from}` as Thing, to: `space:${to}` as Thing, kind: attack ? ('attack' as const) : ('march' as const) };
    if (fact.kind === 'moved' || fact.kind === 'retreats' || fact.kind === 'random') return go(fact.about.from, fact.about.to);
    if (fact.kind === 'ride') return go(fact.about.here, fact.about.path.at(-1) ?? -1, fact.about.what === 'towards');
    return null;
  },
  matters: ['points', 'awareness', 'noRefuge', 'wounded', 'died', 'sentBack', 'roused', 'fled', 'loses'],
  // 4.0-a Ten points make one Notoriety: neither track alone tells how the war went.
  decided: {
    tracks: ({ pub }, language) => [
      { name: WORDS[language].score, now: 10 * pub.notoriety + pub.points, from: 10, to: 10 * needed(pub) },
      { name: WORDS[language].awareness, now: pub.awareness, from: 1, to: 5 },
    ],
    told: ['wounded', 'demolished', 'leader', 'combat', 'took', 'caught', 'points'],
  },
  heading: ({ kind }) => kind === 'turn',
  begin: 'space:71',
  inHand: () => ['mosby:0'],
  more(view, { do: deed }) {
    const kind = CARD_FOR[deed];
    const card = kind === undefined || view.own === null ? undefined : view.own.hand.find(one => idOf(one) === kind);
    return card === undefined ? [] : [`card:${card}`];
  },
  warn({ pub }, { do: deed }, _, language) {
    if (deed !== 'disband') return null;
    return pub.notoriety < pub.turn ? { text: WORDS[language].losing(pub.notoriety, pub.turn), grave: true } : null;
  },
  enders: ['stop', 'wait', 'disband', 'spare', 'automatic'],
  odds: ['attack', 'stand', 'scout', 'demolish', 'move'],
  // 6.2-c Where nobody can be woken, no die is rolled.
  chancy: ({ pub }, option) => option.do !== 'move' || checksIn(pub, option.with as Space).length > 0,
  figures: {
    turn: { at: 'pub.turn', name: { en: 'the number of the turn', es: 'el número del turno' } },
    hand: { at: 'own.hand', counted: true, name: { en: 'the number of my cards', es: 'el número de mis cartas' } },
    notoriety: { at: 'pub.notoriety', name: { en: 'the notoriety', es: 'la notoriedad' } },
    total: { at: 'my.total', name: { en: 'the total of the roll', es: 'el total de la tirada' } },
    casualties: { at: 'my.casualties', name: { en: 'the casualties', es: 'las bajas' } },
  },
} satisfies Face<Mosby>;
