import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { playable } from '../cards/playable.ts';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import type { CardName, CardWindow } from '../data/cards/vocabulary.ts';
import { CARDS, cardNamed, cardSide } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { ACTED, BUILT, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { nameOf } from '../data/sides.ts';
import { mightPlay } from '../queries/cards.ts';
import type { Occasion } from '../queries/conditions.ts';
import type { War } from '../types.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { type Scened, stage, tableOf } from './scene.ts';

const sideOf = (name: CardName) => nameOf(cardSide[cardNamed(name)]!);
const laidFor = (name: CardName, laid: Scened): Scened => ({
  active: sideOf(name),
  year: 1838,
  hands: { [sideOf(name)]: [cardNamed(name)] },
  ...laid,
});
/** Whether the card may be played in a window. */
const fits = (name: CardName, window: CardWindow, on: Partial<Occasion> = {}, laid: Scened = {}): boolean =>
  playable(viewOf<War>(tableOf(laidFor(name, laid)), sideOf(name)), window, { side: cardSide[cardNamed(name)]!, ...on }).includes(
    cardNamed(name),
  );
/** The card has been played and is carried out. */
const plays = (name: CardName, laid: Scened = {}, at = -1) => {
  const s = stage.from(
    'effects',
    { by: sideOf(name), of: { card: cardNamed(name), at } },
    tableOf({ ...laidFor(name, laid), hands: laid.hands ?? {} }),
  );
  return {
    ...s,
    where: (block: BlockName): number => {
      const token = s.own[block.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[block]]!;
      return token < 0 ? -1 : s.pub.at[token]!;
    },
    branch: (which: number) => s.does(sideOf(name), 'branch', { of: { card: cardNamed(name), at }, at: 0, branch: which }),
  };
};

test('7.1-b each operational card fits its own windows and no other', () => {
  const basque: Scened = {
    units: { bilbao: ['l-lin-inf-1'], durango: ['c-viz-inf-1'], aragon: ['c-nav-inf-1'] },
    works: { miranda: 'Liberal' },
    pub: { bands: [blockNamed['c-par-inf-1']], out: [] },
  };
  const on: Partial<Occasion> = { blocks: 2, from: placeNamed.durango, place: placeNamed.calahorra };
  for (const [card, { type, windows }] of CARDS.entries()) {
    if (type !== 'operational') continue;
    const name = `${cardSide[card] === 0 ? 'L' : 'C'}${cardSide[card] === 0 ? card + 1 : card - 35}` as CardName;
    for (const window of ['own-actions', 'interception', 'entry', 'own-movement', 'own-supply', 'enemy-chit'] as const)
      if (!windows.includes(window)) expect(fits(name, window, on, basque), `${name} ${window}`).toBe(false);
  }
});
test('7.4-b a window opens for whoever might hold a card for it by what all know, whatever he holds', () => {
  const t = tableOf({ year: 1838, hands: { Liberal: [cardNamed('L8')] } });
  const on = { side: 0 as const };
  expect(mightPlay(t.pub, 0, 'before-locating', on)).toBe(true);
  expect(mightPlay(tableOf({ year: 1834, hands: { Liberal: [cardNamed('L8')] } }).pub, 0, 'before-locating', on)).toBe(false); // L28 is of 1837
  t.pub.discards[0].push(cardNamed('L28'));
  expect(mightPlay(t.pub, 0, 'before-locating', on)).toBe(false);
  expect(mightPlay(tableOf({ year: 1838 }).pub, 0, 'own-supply', on)).toBe(false); // an empty hand
});
test('L2 Chapelgorris: an infantry block in Vizcaya, Guipúzcoa or Álava, until the year end', () => {
  expect(fits('L2', 'own-actions', {}, { units: { pamplona: ['l-lin-inf-1'], bilbao: ['l-lin-cav-1'] } })).toBe(false);
  const s = plays('L2', { units: { bilbao: ['l-lin-inf-1', 'l-lin-cav-1'], pamplona: ['l-lin-inf-2'] } });
  s.refuses('Liberal', 'markBlock', 'l-lin-cav-1')
    .refuses('Liberal', 'markBlock', 'l-lin-inf-2')
    .does('Liberal', 'markBlock', 'l-lin-inf-1');
  expect(s.pub.chapelgorris).toBe(blockNamed['l-lin-inf-1']);
  sweepStanding(s.table, 'phase');
  expect(s.pub.chapelgorris).toBe(blockNamed['l-lin-inf-1']);
  sweepStanding(s.table, 'year');
  expect(s.pub.chapelgorris).toBe(-1);
});
test('L3 Informers and C3 Informers of the country: an interception for no command point; with C3 without a die', () => {
  expect(plays('L3').pub.standing).toEqual([{ what: 'free-intercept', side: 0, n: 1, until: 'roll' }]);
  expect(plays('C3').pub.standing.map(({ what, side }) => [what, side])).toEqual([
    ['free-intercept', 1],
    ['auto-intercept', 1],
  ]);
  expect([fits('L3', 'interception'), fits('L3', 'entry'), fits('C3', 'interception')]).toEqual([true, false, true]);
});
test('L4 Flying Column: 2 points more for a group of up to four blocks, after its die', () => {
  expect([
    fits('L4', 'own-movement-roll', { blocks: 4 }),
    fits('L4', 'own-movement-roll', { blocks: 5 }),
    fits('L4', 'own-movement', { blocks: 2 }),
  ]).toEqual([true, false, false]);
  const s = plays('L4');
  expect(s.pub.standing).toEqual([{ what: 'movement', side: 0, n: 2, until: 'move' }]);
  sweepStanding(s.table, 'move');
  expect(s.pub.standing).toEqual([]);
});
test('L8 Convoy: a place is supplied, besieged only through a port; or two points of trains and backpacks in the Liberal zone', () => {
  const laid: Scened = {
    units: {
      vitoria: ['l-lin-inf-1', 'l-ts-ts-1 1', 'liberal backpack 1'],
      pamplona: ['l-lin-inf-2 inside', 'c-nav-inf-1'],
      'san-sebastian': ['l-pro-inf-1 inside', 'c-gui-inf-1'],
      durango: ['l-ts-ts-2 1', 'l-pro-inf-2'],
    },
    besieged: ['pamplona', 'san-sebastian'],
  };
  const s = plays('L8', laid);
  s.branch(0);
  s.refuses('Liberal', 'namePlace', 'pamplona')
    .offers('Liberal', 'namePlace', 'san-sebastian')
    .does('Liberal', 'namePlace', 'vitoria');
  expect(s.pub.standing).toEqual([{ what: 'supplied', side: 0, n: placeNamed.vitoria, until: 'phase' }]);
  const r = plays('L8', laid);
  r.branch(1);
  r.refuses('Liberal', 'resupply', 'l-ts-ts-2').does('Liberal', 'resupply', 'l-ts-ts-1').does('Liberal', 'resupply', 'l-ts-ts-1');
  expect([r.own.Liberal.strength[blockNamed['l-ts-ts-1']], r.over()]).toEqual([3, true]);
});
test('L9 Urban Militia: where Carlists have entered an empty principal town of the Liberal zone a fortress stands at once', () => {
  const into = { place: placeNamed.calahorra };
  const laid: Scened = { active: 'Carlist', units: { calahorra: ['c-nav-inf-1'], haro: ['l-lin-inf-1', 'c-nav-inf-2'] } };
  expect([
    fits('L9', 'entry', into, laid),
    fits('L9', 'entry', { place: placeNamed.haro }, laid),
    fits('L9', 'entry', { place: placeNamed.lodosa }, laid),
  ]).toEqual([true, false, false]);
  const s = plays('L9', laid, placeNamed.calahorra);
  expect(s.pub.fortress[placeNamed.calahorra]).toBe(BUILT);
});
test('L14 War Steamers: four blocks sail for nothing, or the landing takes three', () => {
  const laid: Scened = { units: { bilbao: ['l-lin-inf-1', 'l-lin-inf-2'] } };
  const s = plays('L14', laid);
  s.branch(1);
  expect(s.pub.landing).toBe(3);
  const t = plays('L14', laid);
  t.branch(0);
  // 5.2-a He is asked even where there is one port only: where he has none but trains, nobody else knows.
  t.asks('Liberal', '13.1-a', 'sail')
    .does('Liberal', 'sail', 'bilbao')
    .does('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2'])
    .does('Liberal', 'ashore', 'san-sebastian');
  expect([t.where('l-lin-inf-1'), t.pub.points]).toEqual([placeNamed['san-sebastian'], 0]);
  const landed = plays('L14', { ...laid, pub: { landed: true } });
  expect(landed.offered('Liberal', 'branch').map(({ branch }) => branch)).toEqual([0]); // the landing is over for this phase
});
test('L21 Blockade Lines: works are completed at once, or a fortress is begun for nothing', () => {
  const laid: Scened = { units: { miranda: ['l-lin-inf-1'], haro: ['l-lin-cav-1'] }, works: { calahorra: 'Liberal' } };
  const s = plays('L21', laid);
  s.branch(0);
  expect(s.pub.fortress[placeNamed.calahorra]).toBe(BUILT);
  const t = plays('L21', laid);
  t.branch(1);
  t.does('Liberal', 'build', 'l-lin-inf-1');
  expect([t.pub.fortress[placeNamed.miranda], t.own.Liberal.done[blockNamed['l-lin-inf-1']]! & ACTED, t.pub.points]).toEqual([
    UNDER_CONSTRUCTION,
    ACTED,
    0,
  ]);
});
test('L27 the Army of Reserve: two levels in Andalucía or Castilla la Nueva, even with an expedition there', () => {
  const uprising = [0, 0, 0, 3, 0, 2, 1, 0, 1];
  const s = plays('L27', { units: { andalucia: ['c-nav-inf-1'] }, pub: { uprising } });
  s.refuses('Liberal', 'nameRegion', 'galicia').does('Liberal', 'nameRegion', 'andalucia');
  expect(s.pub.uprising[regionNamed.andalucia]).toBe(0);
});
test('L32 Aviraneta: the Liberal sees the Carlist hand, remembers it, and discards a card of it', () => {
  const s = plays('L32', { hands: { Carlist: [cardNamed('C2'), cardNamed('C5')] } });
  expect(s.heard('Liberal', 'sawHand')).toEqual([{ side: 'Liberal', cards: [cardNamed('C2'), cardNamed('C5')] }]);
  expect(s.heard('Carlist', 'sawHand')).toEqual([]);
  s.does('Liberal', 'discardTheirs', cardNamed('C5'));
  expect([s.own.Carlist.hand, s.own.Liberal.known, s.pub.discards[1]]).toEqual([
    [cardNamed('C2')],
    [cardNamed('C2')],
    [cardNamed('C5')],
  ]);
});
test('L35 Espoz y Mina: until the phase ends groups that start in Navarra move with 6 and no die', () => {
  const s = plays('L35');
  expect(s.pub.standing).toEqual([{ what: 'mina', side: -1, n: 6, until: 'phase' }]);
  sweepStanding(s.table, 'phase');
  expect(s.pub.standing).toEqual([]);
});
test('C4 Mountain Paths: this evasion needs no die', () => {
  expect([fits('C4', 'entry', { place: placeNamed.durango }), fits('C4', 'interception')]).toEqual([true, false]);
  expect(plays('C4').pub.standing).toEqual([{ what: 'auto-evade', side: 1, n: 1, until: 'roll' }]);
});
test('C6 Royalist Volunteers: +2 on the replacement roll that follows', () => {
  const s = plays('C6');
  expect(s.pub.standing).toEqual([{ what: 'replacement-roll', side: 1, n: 2, until: 'roll' }]);
  sweepStanding(s.table, 'roll');
  expect(s.pub.standing).toEqual([]);
});
test('C7 Zumalacárregui: a group that starts in the Carlist zone has 2 points more, and silences the Liberals where it fights', () => {
  expect([
    fits('C7', 'own-movement', { from: placeNamed.durango }),
    fits('C7', 'own-movement', { from: placeNamed.vitoria }),
  ]).toEqual([true, false]);
  expect(plays('C7').pub.standing.map(({ what, until }) => [what, until])).toEqual([
    ['movement', 'move'],
    ['silence', 'move'],
  ]);
});
test('C25 Pronunciamiento: after the Liberal chit, a point less and a mutiny where the Carlist says', () => {
  expect([fits('C25', 'enemy-chit'), fits('C25', 'own-actions')]).toEqual([true, false]);
  const laid: Scened = { active: 'Liberal', units: { vitoria: ['l-lin-inf-1'], logrono: ['l-lin-inf-2'] }, pub: { points: 4 } };
  const s = plays('C25', laid);
  s.does('Carlist', 'namePlace', 'logrono');
  expect([s.pub.points, s.pub.mutiny]).toEqual([2, [placeNamed.logrono]]);
  expect(plays('C25', { ...laid, pub: { points: 2 } }).pub.points).toBe(2); // never below 1
});
test('C26 the bands rise again: one comes back from the box, and has acted', () => {
  const box = { pub: { bands: [blockNamed['c-par-inf-1'], blockNamed['c-par-inf-2']] } };
  expect(fits('C26', 'own-actions')).toBe(false);
  const t = tableOf(laidFor('C26', {}));
  t.pub.out = t.pub.out.filter(block => !box.pub.bands.includes(block));
  t.pub.bands = [...box.pub.bands];
  const s = stage.from('effects', { by: 'Carlist', of: { card: cardNamed('C26'), at: -1 } }, t);
  s.refuses('Carlist', 'namePlace', 'vitoria').does('Carlist', 'namePlace', 'durango');
  const token = s.own.Carlist.token[blockNamed['c-par-inf-1']]!;
  expect([s.pub.at[token], s.own.Carlist.done[blockNamed['c-par-inf-1']]! & ACTED, s.pub.bands]).toEqual([
    placeNamed.durango,
    ACTED,
    [blockNamed['c-par-inf-2']],
  ]);
});
test('C32 Negri: an expedition, or up to four blocks from beside a region, move there for nothing', () => {
  const laid: Scened = { units: { aragon: ['c-nav-inf-1'], sanguesa: ['c-nav-inf-2'], durango: ['c-viz-inf-1'] } };
  const s = plays('C32', laid);
  s.asks('Carlist', '23.1-a', 'namePlace').refuses('Carlist', 'namePlace', 'durango').does('Carlist', 'namePlace', 'aragon');
  s.does('Carlist', 'group', ['c-nav-inf-1']).does('Carlist', 'cross', 'cataluna');
  expect([s.where('c-nav-inf-1'), s.pub.points]).toEqual([placeNamed.cataluna, 0]);
  const t = plays('C32', laid).does('Carlist', 'namePlace', 'sanguesa').does('Carlist', 'group', ['c-nav-inf-2']);
  t.does('Carlist', 'go', 'sanguesa aragon');
  expect([t.pub.at[t.own.Carlist.token[blockNamed['c-nav-inf-2']]!], t.pub.points]).toEqual([placeNamed.aragon, 0]);
});
test('C35 Villarreal: until the phase ends concentration costs nothing', () => {
  const s = plays('C35');
  expect(s.pub.standing).toEqual([{ what: 'concentration-cost', side: -1, n: 0, until: 'phase' }]);
});
