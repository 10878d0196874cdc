import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import type { CardName } from '../data/cards/vocabulary.ts';
import { cardNamed, cardSide } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { nameOf } from '../data/sides.ts';
import { mayAct } from '../queries/actions.ts';
import { backpack, type Scened, scene, stage, tableOf } from './scene.ts';

const poor = { command: [0, 0] as [number, number] };
/** The card has been played and is carried out. */
const plays = (name: CardName, laid: Scened) => {
  const by = nameOf(cardSide[cardNamed(name)]!);
  const s = stage.from('effects', { by, of: { card: cardNamed(name), at: -1 } }, tableOf({ active: by, year: 1838, ...laid }));
  const at = (block: BlockName): number => {
    const token = s.own[block.startsWith('l-') ? 'Liberal' : 'Carlist'].token[blockNamed[block]]!;
    return token < 0 ? -1 : s.pub.at[token]!;
  };
  return { ...s, at };
};

test('C32, 23.1-b Negri: an expedition goes whole, with its train and however many blocks it has', () => {
  const all = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1', 'c-ts-ts-1'] as const;
  const s = plays('C32', { units: { aragon: [...all] }, pub: poor });
  s.does('Carlist', 'group', [...all]).does('Carlist', 'cross', 'cataluna');
  expect(all.map(s.at)).toEqual(all.map(() => placeNamed.cataluna));
});
test('C32 Negri: who sets out from the North goes into the region beside, nowhere else, and without a concentration', () => {
  const s = plays('C32', { units: { sanguesa: ['c-nav-inf-1', 'c-nav-inf-2'], lumbier: ['c-gui-inf-1'] }, pub: poor });
  s.asks('Carlist', '11-a').does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2']);
  s.refuses('Carlist', 'go', 'sanguesa lumbier').refuses('Carlist', 'stop', null).does('Carlist', 'go', 'sanguesa aragon');
  expect([s.at('c-nav-inf-1'), s.at('c-nav-inf-2'), s.pub.points]).toEqual([placeNamed.aragon, placeNamed.aragon, 0]);
});
test('C32 Negri: five blocks of a space are one too many', () => {
  const five = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1', 'c-viz-inf-1'];
  plays('C32', { units: { sanguesa: five }, pub: poor })
    .refuses('Carlist', 'group', five, '11-a')
    .offers('Carlist', 'group', five.slice(0, 4));
});
test('C32, 23.1-b Negri: an expedition that somebody has joined in this phase does not leave him behind', () => {
  const s = plays('C32', { units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2 acted'], sanguesa: ['c-gui-inf-1'] }, pub: poor });
  s.refuses('Carlist', 'namePlace', 'aragon');
  expect(s.at('c-gui-inf-1')).toBe(placeNamed.sanguesa);
});
test('L14 War Steamers: four blocks in all, from more than one port and to more than one', () => {
  const s = plays('L14', {
    units: { laredo: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], portugalete: ['l-rea-inf-1', 'l-rea-inf-2'] },
    pub: poor,
  });
  s.does('Liberal', 'branch', { of: { card: cardNamed('L14'), at: -1 }, at: 0, branch: 0 }).does('Liberal', 'sail', 'laredo');
  s.does('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2'])
    .does('Liberal', 'ashore', 'bilbao')
    .does('Liberal', 'sail', 'portugalete');
  s.does('Liberal', 'aboard', ['l-rea-inf-1', 'l-rea-inf-2']).does('Liberal', 'ashore', 'galicia');
  expect([s.at('l-lin-inf-1'), s.at('l-rea-inf-2'), s.over(), s.pub.points]).toEqual([
    placeNamed.bilbao,
    placeNamed.galicia,
    true,
    0,
  ]);
});
test('L14, 5.2-d War Steamers: how many of the four have sailed is said, and more is asked though nobody is left in a port', () => {
  const s = plays('L14', { units: { laredo: ['l-lin-inf-1', 'l-ts-ts-1'], vitoria: ['l-lin-inf-2'] }, pub: poor });
  s.does('Liberal', 'branch', { of: { card: cardNamed('L14'), at: -1 }, at: 0, branch: 0 }).does('Liberal', 'sail', 'laredo');
  s.does('Liberal', 'aboard', ['l-lin-inf-1', 'l-ts-ts-1']).does('Liberal', 'ashore', 'bilbao');
  expect(s.heard('Carlist', 'declared')).toEqual([
    { side: 'Liberal', place: placeNamed.laredo, infantry: 1, cavalry: 0, trains: 1, bands: 0 },
  ]);
  s.does('Liberal', 'enough');
  expect(s.over()).toBe(true);
});
test('L14 War Steamers: whoever has sailed enough ends it', () => {
  const s = plays('L14', {
    units: { laredo: ['l-lin-inf-1', 'l-lin-inf-2'], galicia: ['l-pro-inf-1', 'l-pro-inf-2'] },
    pub: poor,
  });
  s.does('Liberal', 'branch', { of: { card: cardNamed('L14'), at: -1 }, at: 0, branch: 0 }).does('Liberal', 'sail', 'laredo');
  s.does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'ashore', 'bilbao');
  s.refuses('Liberal', 'aboard', ['l-pro-inf-1']).does('Liberal', 'enough');
  expect(s.over()).toBe(true);
});
test('6-a, 10-e, 23.4-b units of a region in mutiny put nothing down, though the action without units goes on', () => {
  const s = scene.actions('Liberal', {
    units: { galicia: ['l-lin-inf-1', 'l-lin-inf-2'] },
    pub: { ...poor, mutiny: [placeNamed.galicia], uprising: [0, 2, 0, 0, 0, 0, 1, 0, 1] },
  });
  s.does('Liberal', 'suppress', 'galicia').refuses('Liberal', 'partake', ['l-lin-inf-1']).dice(3).does('Liberal', 'pass');
  expect([s.told('suppression')[0], s.pub.uprising[regionNamed.galicia]]).toMatchObject([{ units: 0 }, 1]);
});
test('6-a, 10-e units of a place in mutiny receive no replacements, those of other places do', () => {
  const s = scene.actions('Liberal', {
    year: 1835,
    units: { logrono: ['l-lin-inf-1 2', 'liberal backpack 1'], vitoria: ['l-lin-inf-2 2'] },
    pub: { ...poor, mutiny: [placeNamed.logrono] },
  });
  s.dice(4).does('Liberal', 'replace').refuses('Liberal', 'restore', 'l-lin-inf-1').offers('Liberal', 'restore', 'l-lin-inf-2');
  s.refuses('Liberal', 'restore', backpack('Liberal', s.table));
});
test('6-a, 10-e nor do they march, sail, build or pull down; they fight all the same', () => {
  const s = scene.actions('Liberal', {
    units: { laredo: ['l-lin-inf-1'], vitoria: ['l-lin-inf-2'], haro: ['l-pro-inf-1'] },
    fortresses: { haro: 'Liberal' },
    pub: { ...poor, mutiny: [placeNamed.laredo, placeNamed.haro] },
  });
  s.refuses('Liberal', 'activatePlace', 'laredo', '10.1-a')
    .refuses('Liberal', 'sail', 'laredo')
    .refuses('Liberal', 'build', 'l-lin-inf-1');
  s.refuses('Liberal', 'demolish', 'l-pro-inf-1').offers('Liberal', 'activatePlace', 'vitoria');
  expect(mayAct(s.pub, s.own.Liberal, 0, placeNamed.haro)).toEqual([]);
});
test('11.6-h, 12.2-a a card is told under its own rule, not under that of the refuges', () => {
  const s = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] },
    hands: { Carlist: [cardNamed('C3')] },
    pub: poor,
  });
  s.does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1'])
    .does('Liberal', 'go', 'vitoria villarreal');
  s.does('Carlist', 'card', cardNamed('C3')).does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect(s.log.filter(fact => fact.kind === 'interceptionSure').map(fact => fact.rule)).toEqual(['11.6-h']);
  const t = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-nav-inf-1'] },
    hands: { Carlist: [cardNamed('C4')] },
    pub: poor,
  });
  t.does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1'])
    .does('Liberal', 'go', 'vitoria salvatierra');
  t.does('Carlist', 'card', cardNamed('C4')).does('Carlist', 'evade');
  expect(t.log.filter(fact => fact.kind === 'evasionSure').map(fact => fact.rule)).toEqual(['12.2-a']);
});
