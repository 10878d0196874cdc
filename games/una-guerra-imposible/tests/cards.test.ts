import { expect, test } from 'vitest';
import { BLOCKS, blockEntry } from '../data/blocks.ts';
import {
  CARD_TYPES,
  type CardCondition,
  type CardFace,
  type Effect,
  MARKERS,
  STANDINGS,
  WINDOWS,
} from '../data/cards/vocabulary.ts';
import { ARMY_OF_THE_NORTH, CARD_COUNT, CARDS, cardName, cardNamed, cardSide, isEvent, isTactical } from '../data/cards.ts';
import { REGIONS } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { cards as en } from '../text/cards.en.ts';
import { cards as es } from '../text/cards.es.ts';

/** A card's effects with those inside its branches. */
const within = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap(effect => [
    effect,
    ...(effect.op === 'choose' ? effect.of.flatMap(within) : []),
    ...(effect.op === 'if' ? [...within(effect.then), ...within(effect.else ?? [])] : []),
  ]);
const effectsOf = (card: CardFace): Effect[] => within(card.effects);
const conditionsOf = (card: CardFace): CardCondition[] => [
  ...(card.requires ?? []),
  ...effectsOf(card).flatMap(effect => (effect.op === 'if' ? [effect.cond] : [])),
];
const everyEffect = CARDS.flatMap(effectsOf);
const ops = new Set<string>(everyEffect.map(({ op }) => op));

test('2.1-a, 7-a 36 cards a side, numbered from 1', () => {
  expect(CARD_COUNT).toBe(72);
  expect([LIBERAL, CARLIST].map(side => cardSide.filter(its => its === side).length)).toEqual([36, 36]);
  expect([cardName(0), cardName(35), cardName(36), cardName(71)]).toEqual(['L1', 'L36', 'C1', 'C36']);
  for (let card = 0; card < CARD_COUNT; card++) expect(cardNamed(cardName(card))).toBe(card);
});

test('7.1-a, 7.1-b, 7.1-c events are played when drawn and nothing else is; tactical cards only in combat', () => {
  const combat = ['skirmish', 'battle-round', 'assault-round'];
  CARDS.forEach((card, at) => {
    expect(CARD_TYPES).toContain(card.type);
    expect(card.windows.includes('on-draw'), cardName(at)).toBe(isEvent[at]);
    expect(
      card.windows.every(window => combat.includes(window)),
      cardName(at),
    ).toBe(isTactical[at]);
    for (const window of card.windows) expect(WINDOWS).toContain(window);
  });
  for (const window of WINDOWS)
    expect(
      CARDS.some(card => card.windows.includes(window)),
      window,
    ).toBe(true);
});

test('7-a, 7.1-e a card comes in before it goes out', () => {
  CARDS.forEach((card, at) => {
    expect(card.year >= 1834 && card.year <= 1838, cardName(at)).toBe(true);
    if (card.outFrom !== undefined) expect(card.outFrom, cardName(at)).toBeGreaterThan(card.year);
  });
});

test('30-a the optional cards of the two rules', () => {
  const ofRule = (rule: string) => CARDS.flatMap((card, at) => (card.optional === rule ? [cardName(at)] : []));
  expect(ofRule('30.3.5')).toEqual(['L33', 'L34', 'C33', 'C34']);
  expect(ofRule('30.3.6')).toEqual(['L35', 'L36', 'C35', 'C36']);
});

test('24.9-c the Army of Operations of the North is an event of 1836', () => {
  expect(cardName(ARMY_OF_THE_NORTH)).toBe('L16');
  expect(CARDS[ARMY_OF_THE_NORTH]).toMatchObject({ type: 'event', year: 1836, once: true });
  expect(es[ARMY_OF_THE_NORTH]!.title).toBe('Ejército de Operaciones del Norte');
});

test('7.2-a, 25-d every block that an event brings is brought by one card only, and no other block is', () => {
  const placed = everyEffect.flatMap(effect => (effect.op === 'place' ? effect.blocks : []));
  const byCard = BLOCKS.filter((_, block) => /^(flag|L16|C19)/.test(blockEntry[block]!));
  expect([...placed].sort()).toEqual([...byCard].sort());
});

test('6-a each marker of the cards has a card', () => {
  for (const marker of MARKERS) expect(everyEffect.some(effect => effect.op === 'marker' && effect.marker === marker)).toBe(true);
  // What a move, roll or step under way reads is laid by an operation of the same name; these two by others.
  const LAID_BY: Readonly<Record<string, string>> = { silence: 'no-enemy-tactical', supplied: 'supply-place' };
  for (const what of STANDINGS)
    expect(
      everyEffect.some(effect => (effect.op === 'standing' ? effect.what === what : effect.op === (LAID_BY[what] ?? what))),
      what,
    ).toBe(true);
});

test('every use of cards that the rulebook mentions occurs', () => {
  for (const op of [
    'free-intercept',
    'auto-intercept',
    'auto-evade',
    'vp',
    'standing',
    'extra-chit',
    'locate-cancel',
    'uprising',
  ])
    expect(ops).toContain(op);
  for (const op of ['place', 'artillery', 'cancel-cards', 'draw-reinforcements', 'prestige', 'action-points'])
    expect(ops).toContain(op);
  expect(CARDS.some(card => card.requires?.some(({ is }) => is === 'france'))).toBe(true);
});

test('7-e what cancels a card and what is cancelled', () => {
  const cancelled = CARDS.flatMap((card, at) =>
    effectsOf(card).flatMap(effect => (effect.op === 'cancel-cards' ? effect.cards.map(other => [cardName(at), other]) : [])),
  );
  expect(cancelled).toEqual([
    ['L23', 'L10'],
    ['L29', 'C6'],
    ['C11', 'C7'],
  ]);
});

test('cards name regions and spaces that exist', () => {
  for (const effect of everyEffect)
    if (effect.op === 'uprising') for (const region of effect.in) expect(REGIONS).toContain(region);
  for (const condition of CARDS.flatMap(conditionsOf)) {
    if ('region' in condition) expect(REGIONS).toContain(condition.region);
    if ('spaces' in condition) for (const space of condition.spaces) expect(SPACES).toContain(space);
  }
});

test('both languages have every card, and words for every choice it offers', () => {
  for (const texts of [en, es]) {
    expect(texts.length).toBe(72);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(72);
    texts.forEach(({ title, text, choices }, at) => {
      expect(title.length, cardName(at)).toBeGreaterThan(3);
      expect(text, cardName(at)).toMatch(/\.$/);
      const offered = CARDS[at]!.effects.find(effect => effect.op === 'choose');
      expect(choices?.length, cardName(at)).toBe(offered?.of.length);
    });
  }
});
