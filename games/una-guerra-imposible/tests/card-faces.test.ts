/** 7. The face of every card: when it comes in and goes out, in which windows it can be played, what it asks for, how long it works. */
import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { playable } from '../cards/playable.ts';
import { blockNamed } from '../data/blocks.ts';
import { type CardName, type CardWindow, DURATIONS, type Duration, WINDOWS } from '../data/cards/vocabulary.ts';
import { CARDS, cardNamed, cardSide } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { nameOf } from '../data/sides.ts';
import { layable } from '../queries/cards.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { War } from '../types.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { type Scened, stage, tableOf } from './scene.ts';

/** Year, type, windows; whether it goes after being played, in which year it goes out, with which optional rule it comes in. */
const FACES: Readonly<Record<CardName, string>> = {
  L1: '1834 event: on-draw; once',
  L2: '1834 operational: own-actions',
  L3: '1834 operational: interception',
  L4: '1834 operational: own-movement-roll',
  L5: '1834 tactical: skirmish, battle-round, assault-round',
  L6: '1834 tactical: skirmish, battle-round',
  L7: '1834 event: on-draw; once, out-1836',
  L8: '1834 operational: own-supply',
  L9: '1834 operational: entry',
  L10: '1834 event: on-draw',
  L11: '1835 event: on-draw; once',
  L12: '1835 event: on-draw; once',
  L13: '1835 event: on-draw; once',
  L14: '1835 operational: own-actions',
  L15: '1835 event: on-draw; once, out-1837',
  L16: '1836 event: on-draw; once',
  L17: '1836 event: on-draw; once',
  L18: '1836 event: on-draw; once',
  L19: '1836 event: on-draw; once',
  L20: '1836 event: on-draw; once',
  L21: '1836 operational: own-actions',
  L22: '1836 tactical: skirmish, battle-round',
  L23: '1837 event: on-draw; once',
  L24: '1837 event: on-draw; once',
  L25: '1837 event: on-draw; once',
  L26: '1837 tactical: battle-round',
  L27: '1837 operational: own-actions; once',
  L28: '1837 operational: before-locating',
  L29: '1838 event: on-draw; once',
  L30: '1838 tactical: assault-round',
  L31: '1838 event: on-draw; once',
  L32: '1838 operational: own-actions; once',
  L33: '1836 event: on-draw; once, 30.3.5',
  L34: '1837 event: on-draw; once, 30.3.5',
  L35: '1834 operational: own-actions; once, out-1836, 30.3.6',
  L36: '1835 tactical: battle-round; once, out-1837, 30.3.6',
  C1: '1834 event: on-draw; once',
  C2: '1834 tactical: skirmish',
  C3: '1834 operational: interception',
  C4: '1834 operational: entry',
  C5: '1834 tactical: skirmish, battle-round, assault-round',
  C6: '1834 operational: replacement-roll',
  C7: '1834 operational: own-movement; out-1836',
  C8: '1834 event: on-draw; once',
  C9: '1834 tactical: battle-round',
  C10: '1834 event: on-draw',
  C11: '1835 event: on-draw; once',
  C12: '1835 event: on-draw',
  C13: '1835 event: on-draw; once',
  C14: '1835 operational: located',
  C15: '1835 tactical: battle-round',
  C16: '1835 event: on-draw',
  C17: '1836 event: on-draw; once, out-1838',
  C18: '1836 event: on-draw; once',
  C19: '1836 event: on-draw; once',
  C20: '1836 event: on-draw',
  C21: '1836 tactical: assault-round',
  C22: '1836 tactical: battle-round',
  C23: '1837 event: on-draw; once',
  C24: '1837 tactical: battle-round',
  C25: '1837 operational: enemy-chit; once',
  C26: '1837 operational: own-actions',
  C27: '1837 tactical: battle-round',
  C28: '1837 event: on-draw; once',
  C29: '1838 event: on-draw; once',
  C30: '1838 event: on-draw; once',
  C31: '1838 event: on-draw; once',
  C32: '1838 operational: own-actions; once',
  C33: '1836 event: on-draw; once, 30.3.5',
  C34: '1837 event: on-draw; once, 30.3.5',
  C35: '1836 operational: own-actions; once, out-1838, 30.3.6',
  C36: '1837 tactical: battle-round; once, 30.3.6',
};
const NAMES = Object.keys(FACES) as CardName[];
const read = (name: CardName) => {
  const [first, windows, flags = ''] = FACES[name]!.split(/: |; /) as [string, string, string?];
  const [year, type] = first.split(' ') as [string, string];
  return { year: Number(year), type, windows: windows.split(', '), flags: flags === '' ? [] : flags.split(', ') };
};
const sideOf = (name: CardName) => nameOf(cardSide[cardNamed(name)]!);

/** A war in which every card finds what it asks for: a band lost, an expedition, works begun, both armies in the North. */
const WAR: Scened = {
  year: 1838,
  units: { bilbao: ['l-lin-inf-1'], miranda: ['l-lin-inf-2', 'l-ts-ts-1 1'], durango: ['c-viz-inf-1'], aragon: ['c-nav-inf-1'] },
  works: { miranda: 'Liberal' },
  pub: { bands: [blockNamed['c-par-inf-1']], out: [] },
};
/** Somebody with four blocks from the Carlist zone, in the first round, defending abrupt ground there. */
const ON: Partial<Occasion> = { blocks: 4, from: placeNamed.durango, place: placeNamed.durango, role: 'defender', round: 1 };
const OCCASIONS: Partial<Record<CardName, Partial<Occasion>>> = {
  L9: { place: placeNamed.haro },
  L22: { role: 'attacker', relief: true },
};
const canPlay = (name: CardName, window: CardWindow, on: Partial<Occasion> = {}, laid: Scened = {}): boolean => {
  const side = sideOf(name);
  const card = cardNamed(name);
  const t = tableOf({
    ...WAR,
    active: side,
    hands: { [side]: [card], [side === 'Liberal' ? 'Carlist' : 'Liberal']: [40] },
    ...laid,
  });
  const occasion = { side: cardSide[card]!, ...ON, ...OCCASIONS[name], ...on };
  const v = viewOf<War>(t, side);
  return (CARDS[card]!.type === 'tactical' ? layable : playable)(v, window, occasion).includes(card);
};

for (const name of NAMES) {
  const { year, type, windows, flags } = read(name);
  test(`7-a, 7.1-e ${name} has its year, type and windows, and leaves the game when it should`, () => {
    const card = CARDS[cardNamed(name)]!;
    expect([card.year, card.type, [...card.windows]]).toEqual([year, type, windows]);
    expect(card.once ?? false).toBe(flags.includes('once'));
    expect(card.outFrom ?? 0).toBe(Number(flags.find(flag => flag.startsWith('out-'))?.slice(4) ?? 0));
    expect(card.optional).toBe(flags.find(flag => flag.startsWith('30.3.')));
  });
  if (type !== 'event')
    test(`7.1-b, 7.1-c ${name} can be played in its windows and in no other`, () => {
      expect(WINDOWS.filter(window => canPlay(name, window))).toEqual(WINDOWS.filter(window => windows.includes(window)));
    });
}

/** What a card asks for, broken one thing at a time. */
const REFUSED: readonly (readonly [CardName, CardWindow, string, Partial<Occasion>, Scened?])[] = [
  ['L2', 'own-actions', 'without infantry in the three provinces', {}, { units: { miranda: ['l-lin-inf-1'] } }],
  ['L4', 'own-movement-roll', 'for five blocks', { blocks: 5 }],
  ['L9', 'entry', 'in a town of the Carlist zone', { place: placeNamed.durango }],
  ['L9', 'entry', 'in a city', { place: placeNamed.vitoria }],
  ['L9', 'entry', 'where Liberals stand', {}, { units: { haro: ['l-lin-inf-1'] } }],
  ['L9', 'entry', 'where a fortress stands', {}, { fortresses: { haro: 'Liberal' } }],
  ['L22', 'skirmish', 'by a defender', { role: 'defender' }],
  ['L22', 'battle-round', 'in an attack that relieves nobody', { relief: false }],
  ['C2', 'skirmish', 'on open ground', { place: placeNamed.vitoria }],
  ['C2', 'skirmish', 'in a region', { place: placeNamed.aragon }],
  ['C7', 'own-movement', 'for a group from the Liberal zone', { from: placeNamed.vitoria }],
  ['C9', 'battle-round', 'by an attacker', { role: 'attacker' }],
  ['C9', 'battle-round', 'in the second round', { round: 2 }],
  ['C15', 'battle-round', 'by an attacker', { role: 'attacker' }],
  ['C15', 'battle-round', 'on open ground', { place: placeNamed.vitoria }],
  ['C24', 'battle-round', 'by an attacker', { role: 'attacker' }],
  ['C26', 'own-actions', 'while no band is lost', {}, { pub: { bands: [], out: [] } }],
];
for (const [name, window, when, on, laid] of REFUSED)
  test(`7.1-b, 7.3-b ${name} cannot be played ${when}`, () => {
    expect(canPlay(name, window)).toBe(true);
    expect(canPlay(name, window, on, laid)).toBe(false);
  });

/** What stands when the card has been played, and what ends it. */
const LASTS: readonly (readonly [CardName, string, Duration])[] = [
  ['L3', 'free-intercept', 'roll'],
  ['L4', 'movement', 'move'],
  ['L7', 'replacement-roll', 'year'],
  ['L23', 'liberal-roll-of-one', 'game'],
  ['L28', 'locate', 'roll'],
  ['L35', 'mina', 'phase'],
  ['C3', 'auto-intercept', 'roll'],
  ['C4', 'auto-evade', 'roll'],
  ['C6', 'replacement-roll', 'roll'],
  ['C7', 'movement', 'move'],
  ['C16', 'powder-shortage', 'phase'],
  ['C35', 'concentration-cost', 'phase'],
];
for (const [name, what, until] of LASTS)
  test(`7.1-a, 7.1-b ${name} works until the end of the ${until}, no shorter and no longer`, () => {
    const s = stage.from('effects', { by: sideOf(name), of: { card: cardNamed(name), at: -1 } }, tableOf({ ...WAR, hands: {} }));
    const stands = () => s.pub.standing.some(one => one.what === what);
    expect(stands()).toBe(true);
    for (const end of DURATIONS.slice(0, DURATIONS.indexOf(until))) sweepStanding(s.table, end);
    expect(stands()).toBe(true);
    if (until === 'game') return;
    sweepStanding(s.table, until);
    expect(stands()).toBe(false);
  });
