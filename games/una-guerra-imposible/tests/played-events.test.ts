import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import type { CardName } from '../data/cards/vocabulary.ts';
import { CARDS, cardNamed, cardSide } from '../data/cards.ts';
import { HIDDEN_BOX, placeNamed } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { nameOf } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { type Scened, stage, tableOf } from './scene.ts';

/** A side draws this card at the beginning of its phase. */
const draws = (name: CardName, laid: Scened = {}, drawn: number[] = []) => {
  const card = cardNamed(name);
  const side = nameOf(cardSide[card]!);
  const t = tableOf({ active: side, year: CARDS[card]!.year, ...laid });
  t.dark.decks[cardSide[card]!] = [card];
  t.pub.decks[cardSide[card]!] = 1;
  t.dark.chance.loaded = { dice: [], draws: drawn };
  const s = stage.from('drawCard', { side }, t);
  return {
    ...s,
    strength: (block: BlockName): number => s.own[block.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[blockNamed[block]]!,
    place: (block: BlockName): number => {
      const token = s.own[block.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[block]]!;
      return token < 0 ? -1 : s.pub.at[token]!;
    },
    gone: (): boolean => s.pub.removed.includes(card),
    discarded: (): boolean => s.pub.discards[cardSide[card]!]!.includes(card),
  };
};
const level = (s: ReturnType<typeof draws>, region: keyof typeof regionNamed): number => s.pub.uprising[regionNamed[region]]!;
const hidden = (s: ReturnType<typeof draws>): [number, number] => [
  pointsAt(s.pub, 1, 0, HIDDEN_BOX),
  pointsAt(s.pub, 1, 1, HIDDEN_BOX),
];

test('7-c, 7.1-a, 7.1-d, L1 Quadruple Alliance: 1 VP and 1 command point for the Liberals, once', () => {
  const s = draws('L1', { pub: { vp: 0, command: [1, 1] } });
  expect([s.pub.vp, s.pub.command, s.gone(), s.own.Liberal.hand]).toEqual([-1, [2, 1], true, []]);
});
test('C1 Don Carlos arrives: 1 VP and 1 command point for the Carlists, once', () => {
  const s = draws('C1', { pub: { vp: 0, command: [1, 5] } });
  expect([s.pub.vp, s.pub.command, s.gone()]).toEqual([1, [1, 5], true]); // 8-a five at most
});
test('L7 Edicts of Rodil: -1 on Carlist replacement rolls until the year end', () => {
  const s = draws('L7');
  expect(s.pub.standing).toEqual([{ what: 'replacement-roll', side: 1, n: -1, until: 'year' }]);
  sweepStanding(s.table, 'phase');
  expect(s.pub.standing).toHaveLength(1);
  sweepStanding(s.table, 'year');
  expect(s.pub.standing).toEqual([]);
});
test('7.1-d, L10 Change of Command: all command points are lost; the card stays in the game', () => {
  const s = draws('L10', { pub: { command: [4, 2] } });
  expect([s.pub.command, s.discarded()]).toEqual([[0, 2], true]);
});
test('7.2-a, L11 the British Legion comes block by block to its ports, full, hidden, and inside a besieged one only as far as there is room', () => {
  const s = draws('L11', {
    units: { 'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-1 inside'] },
    besieged: ['san-sebastian'],
  });
  s.asks('Liberal', '7.2-a', 'namePlace').does('Liberal', 'namePlace', 'san-sebastian');
  s.refuses('Liberal', 'namePlace', 'san-sebastian').does('Liberal', 'namePlace', 'portugalete');
  s.does('Liberal', 'namePlace', 'galicia').does('Liberal', 'namePlace', 'bilbao');
  expect([s.place('l-bri-inf-1'), s.strength('l-bri-inf-1'), s.place('l-bri-cav-1')]).toEqual([
    placeNamed['san-sebastian'],
    4,
    placeNamed.bilbao,
  ]);
  expect(s.pub.post[s.own.Liberal.token[blockNamed['l-bri-inf-1']]!]).toBe(1);
  expect(s.heard('Carlist', 'cameBlock')).toEqual([]); // 5.2-f only where, not what
  expect(s.heard('Carlist', 'cameOne')).toHaveLength(4);
});
test('L11 Bilbao takes none while its port is annulled', () => {
  const s = draws('L11', { units: { portugalete: ['c-viz-inf-1'] } });
  s.refuses('Liberal', 'namePlace', 'bilbao')
    .refuses('Liberal', 'namePlace', 'portugalete')
    .offers('Liberal', 'namePlace', 'san-sebastian');
});
test('L12 the French Legion comes to Cataluña or Aragón', () => {
  const s = draws('L12');
  s.refuses('Liberal', 'namePlace', 'castilla-leon').does('Liberal', 'namePlace', 'aragon');
  s.does('Liberal', 'namePlace', 'cataluna').does('Liberal', 'namePlace', 'aragon');
  expect([s.place('l-fra-inf-2'), s.place('l-pol-cav-1')]).toEqual([placeNamed.cataluna, placeNamed.aragon]);
});
test('L13 the Eliot Convention: first the Liberals, then the Carlists spend 2 RP', () => {
  const s = draws('L13', { units: { vitoria: ['l-lin-inf-1 2'], durango: ['c-nav-inf-1 2', 'c-gui-inf-1 2'] } });
  s.does('Liberal', 'restore', 'l-lin-inf-1');
  expect(s.strength('l-lin-inf-1')).toBe(3);
  while (s.deeds('Liberal').includes('enough')) s.does('Liberal', 'enough');
  s.does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-gui-inf-1');
  expect([s.strength('c-nav-inf-1'), s.strength('c-gui-inf-1')]).toEqual([3, 3]);
});
test('5.2-b, 6-a, 10-e, L15 Revolutionary Juntas: only places of the Liberal zone with infantry or cavalry; the points are taken from the chit', () => {
  const s = draws('L15', {
    units: { vitoria: ['l-lin-inf-1'], pamplona: ['l-lin-inf-2'], durango: ['l-pro-inf-1'], logrono: ['l-ts-ts-1'] },
  });
  expect([s.pub.owed, s.pub.least]).toEqual([-1, 1]);
  expect(s.heard('Carlist', 'declaredPlaces')).toEqual([{ side: 'Liberal', places: [placeNamed.vitoria, placeNamed.pamplona] }]);
  s.refuses('Carlist', 'namePlace', 'durango').refuses('Carlist', 'namePlace', 'logrono').does('Carlist', 'namePlace', 'vitoria');
  expect(s.pub.mutiny).toEqual([placeNamed.vitoria]);
  sweepStanding(s.table, 'phase');
  expect(s.pub.mutiny).toEqual([]);
});
test('L16 the Army of Operations of the North: two line regiments, two field guns, a command point', () => {
  const s = draws('L16', { pub: { command: [0, 0] } });
  s.does('Liberal', 'namePlace', 'vitoria').does('Liberal', 'namePlace', 'logrono');
  expect([s.place('l-lin-inf-9'), s.place('l-lin-inf-10')]).toEqual([placeNamed.vitoria, placeNamed.logrono]);
  s.does('Liberal', 'gun', { kind: 0, at: 'vitoria' }).does('Liberal', 'gun', { kind: 0, at: 'vitoria' });
  expect([pointsAt(s.pub, 0, 0, placeNamed.vitoria), s.pub.command]).toEqual([2, [1, 0]]);
});
test('L17 the Portuguese Division: Miranda, Vitoria or Castilla-León, if friendly', () => {
  const s = draws('L17', { units: { miranda: ['c-ala-inf-1'] } });
  s.refuses('Liberal', 'namePlace', 'miranda').does('Liberal', 'namePlace', 'castilla-leon');
  expect(s.place('l-por-inf-1')).toBe(placeNamed['castilla-leon']);
});
test('L18 the Disentailment: 2 RP, and +1 on replacement rolls until the year end', () => {
  const s = draws('L18', { units: { vitoria: ['l-lin-inf-1 2', 'l-lin-inf-2 2'] } });
  s.does('Liberal', 'restore', 'l-lin-inf-1').does('Liberal', 'restore', 'l-lin-inf-2');
  expect(s.pub.standing).toEqual([{ what: 'replacement-roll', side: 0, n: 1, until: 'year' }]);
});
test('L19 the Mutiny of La Granja breaks out where the Royal Guard is, if it is anywhere', () => {
  const s = draws('L19', {
    units: { vitoria: ['l-lin-inf-1'], pamplona: ['l-rea-inf-1'], logrono: ['l-rea-inf-2'] },
    pub: { vp: 0 },
  });
  s.refuses('Carlist', 'namePlace', 'vitoria').does('Carlist', 'namePlace', 'logrono');
  expect([s.pub.vp, s.pub.mutiny]).toEqual([1, [placeNamed.logrono]]);
});
test('L20 the Levy of a Hundred Thousand: two blocks from the bag, as reinforcements', () => {
  const s = draws('L20', { bags: { Liberal: ['l-pro-inf-1', 'l-pro-inf-2'] } }, [
    blockNamed['l-pro-inf-2'],
    blockNamed['l-pro-inf-1'],
  ]);
  s.does('Liberal', 'put', 'vitoria').does('Liberal', 'put', 'pamplona');
  expect(s.pub.bags[0]).toBe(0);
});
test('7-h, L23 Espartero: 2 command points, a roll of 1 gives 3 for good, and L10 is cancelled wherever it is', () => {
  const t = draws('L23', { pub: { command: [0, 0], discards: [[cardNamed('L10')], []] } });
  expect([t.pub.command, t.pub.standing]).toEqual([[2, 0], [{ what: 'liberal-roll-of-one', side: -1, n: 3, until: 'game' }]]);
  expect([t.pub.discards[0], t.pub.removed.includes(cardNamed('L10'))]).toEqual([[], true]);
  sweepStanding(t.table, 'year');
  expect(t.pub.standing).toHaveLength(1);
});
test('7-e a cancelled card that is drawn leaves the game, and no other is drawn', () => {
  const s = draws('L10', { year: 1837, pub: { cancelled: [cardNamed('L10')], command: [3, 0] } });
  expect([s.pub.command, s.gone(), s.pub.hands]).toEqual([[3, 0], true, [0, 0]]);
});
test('L24 the Constitution of 1837: 1 VP', () => {
  expect(draws('L24', { pub: { vp: 2 } }).pub.vp).toBe(1);
});
test('5.2-e, L25 Indiscipline: the Carlist names the place, the Liberal the infantry that loses a point, and a mutiny follows there', () => {
  const s = draws('L25', {
    units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'], pamplona: ['l-lin-cav-2'], logrono: ['l-pro-inf-1'] },
  });
  s.refuses('Carlist', 'namePlace', 'pamplona').does('Carlist', 'namePlace', 'vitoria');
  s.asks('Liberal', '5.2-e', 'suffer').refuses('Liberal', 'suffer', 'l-lin-cav-1').does('Liberal', 'suffer', 'l-lin-inf-2');
  expect([s.strength('l-lin-inf-2'), s.pub.mutiny]).toEqual([3, [placeNamed.vitoria]]);
  expect(s.heard('Carlist', 'lostStrength')).toEqual([]); // 5.2-e not which block
});
test('L29 Peace and Fueros: two points in Guipúzcoa, -1 on Carlist replacement rolls for good, C6 cancelled', () => {
  const s = draws('L29', { units: { tolosa: ['c-gui-inf-1 1', 'c-nav-inf-1'], durango: ['c-viz-inf-1'] } });
  s.refuses('Carlist', 'suffer', 'c-viz-inf-1').does('Carlist', 'suffer', 'c-gui-inf-1').does('Carlist', 'suffer', 'c-nav-inf-1');
  expect([s.place('c-gui-inf-1'), s.strength('c-nav-inf-1')]).toEqual([-1, 3]);
  expect(s.pub.standing).toEqual([{ what: 'replacement-roll', side: 1, n: -1, until: 'game' }]);
  expect(s.pub.cancelled).toEqual([cardNamed('C6')]);
});
test('L31 Carlist Exhaustion: prestige goes back if a city is besieged, else 1 VP', () => {
  expect(draws('L31', { pub: { vp: 0 } }).pub.vp).toBe(-1);
  const s = draws('L31', { units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'], pub: { vp: 0, prestige: 2 } });
  expect([s.pub.vp, s.pub.prestige]).toEqual([0, 1]);
});
test('L33 French Intervention closes the border for the year, and the Carlist loses a point where the Liberal says', () => {
  const s = draws('L33', { units: { irun: ['c-gui-inf-1'], vera: ['c-nav-inf-1', 'c-nav-inf-2'], durango: ['c-viz-inf-1'] } });
  s.refuses('Liberal', 'namePlace', 'durango').does('Liberal', 'namePlace', 'vera').does('Carlist', 'suffer', 'c-nav-inf-2');
  expect([s.strength('c-nav-inf-2'), s.pub.standing[0]]).toEqual([3, { what: 'border-closed', side: -1, n: 0, until: 'year' }]);
});
test('L34, C34 loans: 3 RP', () => {
  const s = draws('L34', { units: { vitoria: ['l-lin-inf-1 1', 'l-lin-inf-2 1', 'l-pro-inf-1 1'] } });
  for (const block of ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'] as const) s.does('Liberal', 'restore', block);
  expect(s.over()).toBe(true);
  const c = draws('C34', { units: { durango: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1'] } });
  for (const block of ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'] as const) c.does('Carlist', 'restore', block);
  expect([c.over(), c.strength('c-nav-inf-1')]).toEqual([true, 2]); // 21.1-a a point a block
});
test('C8 Buried Guns: one point of either kind into the hidden box', () => {
  const s = draws('C8');
  s.asks('Carlist', '14.3-a', 'gunKind').does('Carlist', 'gunKind', 1);
  expect(hidden(s)).toEqual([0, 1]);
});
test('C10 Discord at court: 2 command points, or, with none, an action point', () => {
  const s = draws('C10', { pub: { command: [0, 1] } });
  expect([s.pub.command, s.pub.owed]).toEqual([[0, 0], 0]);
  const none = draws('C10', { pub: { command: [0, 0] } });
  expect([none.pub.owed, none.pub.least, none.discarded()]).toEqual([-1, 1, true]);
});
test('C11 Death of Zumalacárregui: 1 VP to the Liberals, no command points, C7 cancelled in the discards', () => {
  const s = draws('C11', { pub: { vp: 0, command: [0, 4], discards: [[], [cardNamed('C7')]] } });
  expect([s.pub.vp, s.pub.command, s.pub.removed.includes(cardNamed('C7')), s.pub.discards[1]]).toEqual([-1, [0, 0], true, []]);
});
test('C12 Smuggling: RP by spaces connected with France, two at most, or a gun; nothing without them or with the border closed', () => {
  const border: Scened = {
    units: { irun: ['c-gui-inf-1 1'], vera: ['c-nav-inf-1 1'], baztan: ['c-nav-inf-2 1'], durango: ['c-viz-inf-1 1'] },
  };
  const s = draws('C12', border);
  const card = cardNamed('C12');
  s.asks('Carlist', '7-g', 'branch').does('Carlist', 'branch', { of: { card, at: -1 }, at: 0, branch: 0 });
  s.does('Carlist', 'restore', 'c-gui-inf-1').does('Carlist', 'restore', 'c-viz-inf-1');
  expect(s.over()).toBe(true);
  const gun = draws('C12', border)
    .does('Carlist', 'branch', { of: { card, at: -1 }, at: 0, branch: 1 })
    .does('Carlist', 'gunKind', 0);
  expect(hidden(gun)).toEqual([1, 0]);
  const shut = draws('C12', { ...border, pub: { standing: [{ what: 'border-closed', side: -1, n: 0, until: 'year' }] } });
  expect([shut.over(), shut.told('noEffect'), shut.discarded()]).toEqual([true, [{ card }], true]);
});
test('C13 Cannon Foundry: two points with Azpeitia, Oñate or Éibar, else one', () => {
  const s = draws('C13');
  s.does('Carlist', 'gunKind', 0).does('Carlist', 'gunKind', 1);
  expect(hidden(s)).toEqual([1, 1]);
  const one = draws('C13', { units: { azpeitia: ['l-lin-inf-1'], onate: ['l-lin-inf-2'], eibar: ['l-pro-inf-1'] } });
  one.does('Carlist', 'gunKind', 0);
  expect([hidden(one), one.over()]).toEqual([[1, 0], true]);
});
test('C16 Powder Shortage: until the phase ends Carlist guns are silent', () => {
  const s = draws('C16');
  expect(s.pub.standing).toEqual([{ what: 'powder-shortage', side: -1, n: 0, until: 'phase' }]);
  sweepStanding(s.table, 'phase');
  expect(s.pub.standing).toEqual([]);
});
test('C17 Gómez: with an expedition its region and one beside it rise and the pursuit is shaken off; else a region beside the North', () => {
  const s = draws('C17', { units: { aragon: ['c-nav-inf-1'] }, pub: { pursuit: [0, 0, 0, 0, 0, 0, 0, 3, 0] } });
  const before = level(s, 'aragon');
  s.asks('Carlist', '23-a', 'nameRegion').does('Carlist', 'nameRegion', 'cataluna');
  expect([level(s, 'aragon'), s.pub.pursuit[regionNamed.aragon]]).toEqual([before, 0]);
});
test('C17 without an expedition one of three regions rises', () => {
  const s = draws('C17');
  s.refuses('Carlist', 'nameRegion', 'galicia').does('Carlist', 'nameRegion', 'castilla-leon');
  expect(level(s, 'castilla-leon')).toBe(1);
});
test('C18 the Unpaid Legion: each British block on the map loses a point', () => {
  const s = draws('C18', { units: { bilbao: ['l-bri-inf-1', 'l-bri-cav-1 1'], vitoria: ['l-lin-inf-1'] } });
  expect([s.strength('l-bri-inf-1'), s.place('l-bri-cav-1'), s.strength('l-lin-inf-1')]).toEqual([3, -1, 4]);
  expect(s.pub.out).toContain(blockNamed['l-bri-cav-1']); // 5.4-m foreigners do not come back
});
test('C19 Foreign Deserters: the EXT block where a Carlist reinforcement may come', () => {
  const s = draws('C19');
  s.refuses('Carlist', 'namePlace', 'vitoria').does('Carlist', 'namePlace', 'estella');
  expect([s.place('c-ext-inf-1'), s.strength('c-ext-inf-1')]).toEqual([placeNamed.estella, 2]);
});
test('23-a, C20 Cabrera: Valencia-Murcia or Aragón; a region at 3 only if both are', () => {
  const uprising = [0, 0, 0, 0, 0, 0, 3, 1, 1];
  const s = draws('C20', { pub: { uprising } });
  expect([level(s, 'aragon'), s.over()]).toEqual([2, true]); // Valencia-Murcia cannot rise, so there is no choice
  const free = draws('C20');
  free.refuses('Carlist', 'nameRegion', 'cataluna').does('Carlist', 'nameRegion', 'valencia-murcia');
});
test('C23 the Royal Expedition: a chit more for expeditions only, and prestige if one is in Castilla la Nueva', () => {
  const s = draws('C23', {
    units: { 'castilla-la-nueva': ['c-nav-inf-1'] },
    pub: {
      cups: [
        [0, 0, 0],
        [0, 0, 1],
      ],
      prestige: 0,
    },
  });
  expect([s.pub.expeditionPoints, s.pub.prestige]).toEqual([4, 1]);
  const none = draws('C23', {
    pub: {
      cups: [
        [0, 0, 0],
        [0, 0, 1],
      ],
    },
  });
  expect([none.pub.expeditionPoints, none.told('noEffect')]).toEqual([0, [{ card: cardNamed('C23') }]]);
});
test('C28 Zaratiegui in Segovia: Castilla-León, and Castilla la Nueva too if an expedition is there', () => {
  const s = draws('C28');
  expect([level(s, 'castilla-leon'), level(s, 'castilla-la-nueva')]).toEqual([1, 0]);
  const there = draws('C28', { units: { 'castilla-leon': ['c-nav-inf-1'] } });
  expect([level(there, 'castilla-leon'), level(there, 'castilla-la-nueva')]).toEqual([1, 1]);
});
test('C29 Maroto: 2 command points and 2 RP', () => {
  const s = draws('C29', { units: { durango: ['c-nav-inf-1 1', 'c-gui-inf-1 1'] }, pub: { command: [0, 0] } });
  s.does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-gui-inf-1');
  expect(s.pub.command).toEqual([0, 2]);
});
test('C30 Apostolics against Marotists: a card by chance and an action point', () => {
  const s = draws('C30', { hands: { Carlist: [cardNamed('C2'), cardNamed('C5')] } }, [cardNamed('C5')]);
  expect([s.own.Carlist.hand, s.pub.discards[1], s.pub.owed]).toEqual([[cardNamed('C2')], [cardNamed('C5')], -1]);
  expect(draws('C30').pub.owed).toBe(-1); // 7-h with an empty hand it does the rest
});
test('C31 Cabañero in Zaragoza: Aragón rises, or prestige if it is at 3', () => {
  expect(level(draws('C31'), 'aragon')).toBe(1);
  const uprising = [0, 0, 0, 0, 0, 0, 1, 3, 1];
  expect(draws('C31', { pub: { uprising, prestige: 1 } }).pub.prestige).toBe(2);
});
test('C33 Recognition: 1 VP and 2 RP with a city held or besieged, else 1 RP', () => {
  const s = draws('C33', { units: { durango: ['c-nav-inf-1 1', 'c-nav-inf-2 1'] }, pub: { vp: 0 } });
  s.does('Carlist', 'restore', 'c-nav-inf-1');
  expect([s.over(), s.pub.vp]).toEqual([true, 0]);
  const city = draws('C33', {
    units: { bilbao: ['c-viz-inf-1'], durango: ['c-nav-inf-1 1', 'c-nav-inf-2 1'] },
    besieged: ['bilbao'],
    pub: { vp: 0 },
  });
  city.does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'restore', 'c-nav-inf-2');
  expect(city.pub.vp).toBe(1);
});
test('7-d, 7-i who draws a ninth card discards one of the nine, face up', () => {
  const eight = ['L2', 'L3', 'L4', 'L5', 'L6', 'L8', 'L9', 'L14'].map(name => cardNamed(name as CardName));
  const s = draws('L22', { hands: { Liberal: eight } });
  s.asks('Liberal', '7-d', 'discard').does('Liberal', 'discard', cardNamed('L22'));
  expect([s.pub.hands[0], s.pub.discards[0]]).toEqual([8, [cardNamed('L22')]]);
});
test('7-f an empty deck is made anew from the discards; with none of these a command point comes instead', () => {
  const t = tableOf({ active: 'Liberal', pub: { discards: [[cardNamed('L5')], []] } });
  const s = stage.from('drawCard', { side: 'Liberal' }, t);
  expect([s.own.Liberal.hand, s.pub.discards[0]]).toEqual([[cardNamed('L5')], []]);
  const none = stage.from('drawCard', { side: 'Liberal' }, tableOf({ active: 'Liberal', pub: { command: [1, 0] } }));
  expect(none.pub.command).toEqual([2, 0]);
});
