import { chanceFrom, keyFromSeed, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { BLOCKS, type BlockName, blockArm, blockNamed, TRAIN } from '../data/blocks.ts';
import { ARMY_OF_THE_NORTH, CARDS, cardName, isEvent } from '../data/cards.ts';
import { HIDDEN_BOX, NOWHERE, placeNamed } from '../data/places.ts';
import { BUILT } from '../data/posts.ts';
import { SCENARIOS, type ScenarioName, scenarios } from '../data/scenarios.ts';
import { CARLIST, foe, LIBERAL, nameOf, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { CITIES, spaceNamed } from '../data/spaces.ts';
import { COUNTERS_OF, FIELD, FIRST_COUNTER, TOKENS_OF } from '../data/units.ts';
import { conserved, whereaboutsOf } from '../state/conserved.ts';
import { cardsOfYear, drawPastEvents, firstDeck, seedArmy } from '../state/decks.ts';
import { imagine } from '../state/imagine.ts';
import { setUp } from '../state/setup.ts';
import { clone, type Table } from '../state/table.ts';
import type { War } from '../types.ts';

const table = (name: ScenarioName = 'full-war', seed = 1, options: readonly string[] = []): Table =>
  setUp(name, options, chanceFrom(keyFromSeed(`carlist ${seed}`)));
const names = (cards: readonly number[]): string[] => cards.map(cardName).sort();
/** Another truth, as one side could imagine it. */
const redeal = (t: Table, me: SideName, pick: (n: number) => number): Table => imagine(viewOf<War>(t, me), [], pick);
/** A pick for it that is the same every time. */
const picker = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % n;
  };
};
const placeOf = (t: Table, name: BlockName): number => {
  const block = blockNamed[name];
  const token = t.own[nameOf(name.startsWith('l-') ? LIBERAL : CARLIST)].token[block]!;
  return token < 0 ? NOWHERE : t.pub.at[token]!;
};

test.each(SCENARIOS)('25-a %s: every block stands where the scenario puts it, nothing is lost', name => {
  const t = table(name);
  expect(conserved(t)).toBe('');
  for (const [place, units] of Object.entries(scenarios[name].setUp.deployed))
    for (const [block, strength] of units) {
      expect(placeOf(t, block), block).toBe(placeNamed[place as keyof typeof placeNamed]);
      expect(t.own[nameOf(block.startsWith('l-') ? LIBERAL : CARLIST)].strength[blockNamed[block]]).toBe(strength);
    }
  for (const side of [LIBERAL, CARLIST] as const) {
    expect(t.own[nameOf(side)].bag.map(block => BLOCKS[block])).toEqual(scenarios[name].setUp.bags[side]);
    expect(t.pub.trains[side].map(block => BLOCKS[block])).toEqual(scenarios[name].setUp.trains[side]);
  }
});

test('25-d 1834: 23 blocks are deployed, ten wait in the bags, foreigners and later blocks are out', () => {
  const t = table('zumalacarregui');
  const at = (where: string) => BLOCKS.filter((_, block) => whereaboutsOf(t, block) === where);
  expect(at('map').length).toBe(23);
  expect(at('bag').length).toBe(10);
  expect(at('box')).toEqual(['l-ts-ts-2', 'c-reg-inf-1', 'c-reg-inf-2', 'c-reg-cav-1']);
  expect(at('out')).toContain('l-bri-inf-1');
  expect(at('out')).toContain('l-lin-inf-8');
  expect(at('out').length).toBe(73 - 23 - 10 - 4);
});

test('25-d 1836: the British and the French are there, the Portuguese and the battalion of deserters are not', () => {
  const t = table('espartero');
  expect(placeOf(t, 'l-bri-cav-1')).toBe(spaceNamed.vitoria);
  expect(t.pub.out.map(block => BLOCKS[block])).toEqual(['l-lin-inf-9', 'l-lin-inf-10', 'l-por-inf-1', 'c-ext-inf-1']);
});

test('4.1-b, 4.1-d fortresses: cities Liberal, Baztán in 1834 only', () => {
  const early = table('full-war');
  for (const city of CITIES) expect(early.pub.fortress[city]).toBe(BUILT + LIBERAL);
  expect(early.pub.fortress[spaceNamed.baztan]).toBe(BUILT + LIBERAL);
  expect(early.pub.control[spaceNamed.baztan]).toBe(LIBERAL);
  const late = table('espartero');
  expect(late.pub.fortress[spaceNamed.baztan]).toBe(0);
  expect(late.pub.fortress[spaceNamed.estella]).toBe(BUILT + CARLIST);
});

test('4.9-c, 4.9-d, 25-c control at the start follows fortress, unit and zone, and gives no VP', () => {
  const { pub } = table('full-war');
  expect(pub.vp).toBe(-2);
  expect(pub.control[spaceNamed.estella]).toBe(LIBERAL); // fortress in the Carlist zone
  expect(pub.control[spaceNamed.durango]).toBe(CARLIST); // empty, Carlist zone
  expect(pub.control[spaceNamed.calahorra]).toBe(LIBERAL); // empty, Liberal zone
  expect(pub.control[spaceNamed.amescoas]).toBe(CARLIST);
});

test('14.3-a guns: one counter in a space, the hidden box takes what it needs', () => {
  const { pub } = table('espartero');
  const points = (counters: readonly number[], at: number) =>
    counters.filter(counter => pub.at[counter] === at).map(counter => pub.counterPoints[counter - FIRST_COUNTER]);
  expect(points(COUNTERS_OF[LIBERAL][FIELD], spaceNamed.vitoria)).toEqual([3]);
  expect(points(COUNTERS_OF[CARLIST][FIELD], HIDDEN_BOX)).toEqual([2]);
  expect(points(COUNTERS_OF[CARLIST][FIELD], spaceNamed.hernani)).toEqual([1]);
});

test('10-a, 8-a, 23-a cups, command, levels and prestige of the scenario', () => {
  const { pub } = table('espartero');
  expect(pub.cups).toEqual([
    [1, 3, 2],
    [2, 2, 2],
  ]);
  expect(pub.command).toEqual([2, 2]);
  expect(pub.prestige).toBe(1);
  expect(pub.vp).toBe(2);
  expect(pub.uprising).toEqual([0, 1, 0, 1, 0, 0, 2, 1, 2]);
});

test('7-a, 30-a the first decks', () => {
  expect(names(firstDeck(LIBERAL, 1834, []))).toEqual(names([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(firstDeck(CARLIST, 1834, []).length).toBe(10);
  expect(names(firstDeck(LIBERAL, 1836, []))).toEqual(
    ['L2', 'L3', 'L4', 'L5', 'L6', 'L8', 'L9', 'L10', 'L14', 'L16', 'L17', 'L18', 'L19', 'L20', 'L21', 'L22'].sort(),
  );
  expect(names(firstDeck(CARLIST, 1836, []))).toEqual(
    ['C2', 'C3', 'C4', 'C5', 'C6', 'C9', 'C10', 'C12', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20', 'C21', 'C22'].sort(),
  );
  const added = (side: 0 | 1, year: 1834 | 1836) =>
    firstDeck(side, year, ['30.3.5', '30.3.6']).filter(card => CARDS[card]!.optional !== undefined);
  expect(names(added(LIBERAL, 1834))).toEqual(['L35']);
  expect(names(added(LIBERAL, 1836))).toEqual(['L33', 'L36']);
  expect(names(added(CARLIST, 1836))).toEqual(['C33', 'C35']);
});

test('24.9-a, 30-a the cards of each year', () => {
  expect(names(cardsOfYear(LIBERAL, 1835, []))).toEqual(['L11', 'L12', 'L13', 'L14', 'L15']);
  expect(names(cardsOfYear(CARLIST, 1837, ['30.3.5']))).toEqual(['C23', 'C24', 'C25', 'C26', 'C27', 'C28', 'C34']);
  expect(cardsOfYear(LIBERAL, 1838, []).length).toBe(4);
});

test('25-b hands hold as many cards as the scenario says, none of them an event', () => {
  for (const name of SCENARIOS)
    for (let seed = 1; seed <= 5; seed++) {
      const t = table(name, seed);
      for (const side of SIDES) {
        expect(t.own[side].hand.length).toBe(scenarios[name].setUp.hands[numberOf(side)]);
        expect(t.own[side].hand.some(card => isEvent[card])).toBe(false);
      }
      expect(t.pub.hands).toEqual(scenarios[name].setUp.hands);
    }
});

test('25-b, 24.9-c the Army of the North lies among the top five, anywhere among them', () => {
  const depths = new Set<number>();
  for (let seed = 1; seed <= 60; seed++) {
    const deck = table('espartero', seed).dark.decks[LIBERAL];
    depths.add(deck.length - 1 - deck.indexOf(ARMY_OF_THE_NORTH));
  }
  expect([...depths].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('24.9-c a deck without that card is left alone; a short one takes it too', () => {
  const t = table('full-war');
  const before = t.dark.decks[LIBERAL].slice();
  seedArmy(t);
  expect(t.dark.decks[LIBERAL]).toEqual(before);
  t.dark.decks[LIBERAL] = [ARMY_OF_THE_NORTH, 3];
  seedArmy(t);
  expect([...t.dark.decks[LIBERAL]].sort((a, b) => a - b)).toEqual([3, ARMY_OF_THE_NORTH]);
});

test('24.9-b a card drawn in exchange is no event, and the events go back', () => {
  const t = table('full-war', 3);
  const deck = t.dark.decks[CARLIST];
  const size = deck.length;
  t.dark.decks[CARLIST] = [...deck.filter(card => !isEvent[card]), ...deck.filter(card => isEvent[card])];
  const drawn = drawPastEvents(t, CARLIST)!;
  expect(isEvent[drawn]).toBe(false);
  expect(t.dark.decks[CARLIST].length).toBe(size - 1);
  expect(t.pub.decks[CARLIST]).toBe(size - 1);
  t.dark.decks[CARLIST] = deck.filter(card => isEvent[card]);
  expect(drawPastEvents(t, CARLIST)).toBe(null);
});

test('24.9-b, 5.2-a how much chance such a draw uses does not tell whether an event lay on top', () => {
  const used = (eventsOnTop: boolean) => {
    const t = table('full-war', 3);
    const deck = t.dark.decks[CARLIST];
    const [events, others] = [deck.filter(card => isEvent[card]), deck.filter(card => !isEvent[card])];
    t.dark.decks[CARLIST] = eventsOnTop ? [...others, ...events] : [...events, ...others];
    const before = t.dark.chance.n;
    drawPastEvents(t, CARLIST);
    return t.dark.chance.n - before;
  };
  expect(used(true)).toBe(used(false));
  expect(used(true)).toBeGreaterThan(0);
});
test('24.9-c after such a draw the Army of the North is put among the top five again', () => {
  const depths = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const t = table('espartero', seed);
    const deck = t.dark.decks[LIBERAL];
    t.dark.decks[LIBERAL] = [...deck.filter(card => !isEvent[card]), ...deck.filter(card => isEvent[card])];
    drawPastEvents(t, LIBERAL);
    depths.add(t.dark.decks[LIBERAL].length - 1 - t.dark.decks[LIBERAL].indexOf(ARMY_OF_THE_NORTH));
  }
  expect(Math.max(...depths)).toBeLessThanOrEqual(4);
  expect(depths.size).toBe(5);
});

test('a clone is equal and shares nothing', () => {
  const t = table('espartero');
  t.pub.battle = {
    space: 3,
    attacker: 1,
    round: 2,
    fresh: [1, 2],
    spent: [0, 1],
    passed: [true, false],
    river: true,
    wall: 0,
    ways: [[4], [-1]],
  };
  t.pub.standing.push({ what: 'mina', side: -1, n: 6, until: 'phase' });
  t.pub.combats.push({ place: 3, kind: 'battle', over: false });
  const copy = clone(t);
  expect(copy).toEqual({ ...t, log: null });
  const shared: string[] = [];
  const walk = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null || path.endsWith('.key')) return;
    if (a === b) shared.push(path);
    for (const key of Object.keys(a))
      walk((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
  };
  walk(t, copy, '$');
  expect(shared).toEqual([]);
});

test('5.2-a an imagined table changes nothing that its side can see', () => {
  for (const name of SCENARIOS)
    for (const me of SIDES)
      for (let seed = 1; seed <= 20; seed++) {
        const t = table(name, seed);
        const other = redeal(t, me, picker(seed));
        expect(other.pub).toEqual(t.pub);
        expect(other.own[me]).toEqual(t.own[me]);
        expect(conserved(other)).toBe('');
      }
});

test('5.2-a an imagined table moves the enemy: blocks, strengths, hand and deck', () => {
  const t = table('espartero');
  const places = new Set<number>();
  const hands = new Set<string>();
  const bags = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const other = redeal(t, 'Liberal', picker(seed));
    places.add(placeOf(other, 'c-nav-inf-1'));
    hands.add([...other.own.Carlist.hand].sort().join());
    bags.add([...other.own.Carlist.bag].sort().join());
  }
  expect(places.size).toBeGreaterThan(5);
  expect(hands.size).toBeGreaterThan(10);
  expect(bags.size).toBeGreaterThan(3);
});

test('5.4-m, 5.4-l an imagined table puts no band, regional, foreigner or train into a bag, and leaves no train alone', () => {
  const t = table('espartero');
  for (const me of SIDES)
    for (let seed = 1; seed <= 60; seed++) {
      const other = redeal(t, me, picker(seed));
      const own = other.own[foe(me)];
      for (const block of own.bag)
        expect(/^(l|c)-(par|reg|bri|fra|pol|por|ext|ts)/.test(BLOCKS[block]!), BLOCKS[block]!).toBe(false);
      const fighters = new Map<number, number>();
      for (const token of TOKENS_OF[numberOf(foe(me))]) {
        const at = other.pub.at[token]!;
        if (at < 0) continue;
        fighters.set(at, (fighters.get(at) ?? 0) + (blockArm[own.block[token]!] === TRAIN ? 0 : 1));
      }
      for (const count of fighters.values()) expect(count).toBeGreaterThan(0);
    }
});

test('a card the Liberals have looked at stays in the Carlist hand', () => {
  const t = table('espartero');
  const [card] = t.own.Carlist.hand as [number];
  t.own.Liberal.known.push(card);
  for (let seed = 1; seed <= 20; seed++) expect(redeal(t, 'Liberal', picker(seed)).own.Carlist.hand).toContain(card);
});

test('planted: faults are named', () => {
  const broken = (spoil: (t: Table) => void): string => {
    const t = table('full-war');
    spoil(t);
    return conserved(t);
  };
  expect(broken(t => t.own.Carlist.bag.push(blockNamed['c-nav-inf-1']))).toMatch(/c-nav-inf-1 is in 2 places.*bag of Carlist/);
  expect(broken(t => void (t.own.Liberal.strength[blockNamed['l-rea-inf-1']] = 5))).toMatch(/l-rea-inf-1 has strength 5/);
  expect(broken(t => void (t.pub.counterPoints[0] = 0))).toMatch(/counter 73 has 0 points/);
  expect(broken(t => void t.own.Liberal.hand.pop())).toMatch(/the hand of Liberal/);
  expect(broken(t => t.own.Liberal.hand.push(t.own.Liberal.hand[0]!))).toMatch(/twice/);
  expect(broken(t => void (t.pub.siege[spaceNamed.durango] = 1))).toMatch(/siege without a fortress/);
  expect(broken(t => void (t.pub.debt = -1))).toMatch(/prestige/);
  expect(broken(t => void (t.pub.uprising[0] = 4))).toMatch(/uprising/);
  expect(broken(t => void (t.pub.shown[0] = 7))).toMatch(/token 0 shows 7/);
  expect(broken(t => void (t.pub.command[0] = 6))).toMatch(/6 command points/);
});
