import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { type Scened, scene } from './scene.ts';

const ARAGON = regionNamed.aragon;
const search = (units: string[], laid: Scened = {}, pursuit = 0) => {
  const marks = Array.from({ length: 9 }, (_, region) => (region === ARAGON ? pursuit : 0));
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      year: 1838,
      units: { aragon: units },
      ...laid,
      pub: { pursuit: marks, ...laid.pub },
    },
  );
  return {
    ...s,
    strength: (name: BlockName): number => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[blockNamed[name]]!,
  };
};
test('EX-5, 23.2-a, 23.2-b to look for an expedition is free and voluntary; a failure adds 1 to the pursuit, once a phase', () => {
  const s = search(['l-lin-inf-1', 'c-nav-inf-1']);
  s.asks('Liberal', '15-d', 'search', 'enough').dice(3).does('Liberal', 'search', 'aragon').spent();
  expect([s.pub.pursuit[ARAGON], s.over()]).toEqual([1, true]);
});
test('23.2-b, 23.2-c, 23.2-d, 23.2-e with 6 or more there is a skirmish in which all fire at once: E, cavalry E+1, guns 1 to 3', () => {
  const s = search(['l-lin-inf-1', 'l-lin-cav-1', 'liberal field 1', 'c-nav-inf-1', 'c-gui-inf-1 1'], {}, 1);
  s.dice(5, 2, 6, 6, 6, 3, 6, 6, 3, 1, 6, 6, 6, 6).does('Liberal', 'search', 'aragon');
  expect(s.told('searched')).toEqual([{ region: ARAGON, die: 5, bonus: 1, found: true }]);
  expect(s.told('volley').map(({ hits }) => hits)).toEqual([3, 1]);
  expect([s.strength('l-lin-inf-1'), s.strength('c-nav-inf-1'), s.strength('c-gui-inf-1')]).toEqual([3, 1, 1]);
  s.asks('Liberal', '23.2-d', 'goOn', 'enough')
    .does('Liberal', 'goOn')
    .asks('Carlist', '23.2-d')
    .does('Carlist', 'enough')
    .spent();
  expect([s.pub.pursuit[ARAGON], s.pub.shown.every(one => one === -1), s.over()]).toEqual([2, true, true]);
});
test('23.2-b at +5 no die is needed; 9.1-j, 23.2-i an expedition that is wiped out costs prestige, and its guns are half captured', () => {
  const s = search(['l-lin-inf-1', 'c-nav-inf-1 1', 'carlist mountain 2'], { pub: { prestige: 3 } }, 5);
  s.dice(1, 6, 6, 6, 6, 6, 6).does('Liberal', 'search', 'aragon');
  expect([s.told('expeditionDestroyed'), s.pub.prestige]).toEqual([[{ region: ARAGON }], 1]);
  expect(s.told('capturedGuns')).toEqual([{ by: 'Liberal', place: placeNamed.aragon, kind: 1, n: 1, kept: 1 }]);
  expect(s.pub.pursuit[ARAGON]).toBe(0); // 23.2-f
});
test('L28 Relentless Pursuit: +3 on the search, before the die', () => {
  const s = search(['l-lin-inf-1', 'c-nav-inf-1'], { hands: { Liberal: [cardNamed('L28')] } });
  s.does('Liberal', 'search', 'aragon')
    .asks('Liberal', '7.1-b', 'card', 'pass')
    .dice(3, ...Array.from({ length: 8 }, () => 6));
  s.does('Liberal', 'card', cardNamed('L28'));
  expect(s.told('searched')).toEqual([{ region: ARAGON, die: 3, bonus: 3, found: true }]);
  expect(s.pub.standing).toEqual([]);
});
test('C14 Lost Track: after it has been located the expedition slips away, and the pursuit is at +1', () => {
  const s = search(['l-lin-inf-1', 'c-nav-inf-1'], { hands: { Carlist: [cardNamed('C14')] } }, 5);
  s.does('Liberal', 'search', 'aragon').asks('Carlist', '7.1-b', 'card', 'pass').does('Carlist', 'card', cardNamed('C14'));
  expect([s.told('lostTrack'), s.pub.pursuit[ARAGON], s.told('volley'), s.pub.standing]).toEqual([
    [{ region: ARAGON }],
    1,
    [],
    [],
  ]);
});
test('23.2-g one tactical card for each side in the whole combat of a region', () => {
  const s = search(['l-lin-inf-1', 'c-nav-inf-1'], { hands: { Liberal: [cardNamed('L6'), cardNamed('L5')] } }, 5);
  s.does('Liberal', 'search', 'aragon').asks('Liberal', '7.1-b', 'pass').does('Liberal', 'pass');
  s.dice(...Array.from({ length: 8 }, () => 6)).does('Liberal', 'lay', cardNamed('L6'));
  s.does('Liberal', 'goOn')
    .dice(...Array.from({ length: 8 }, () => 6))
    .does('Carlist', 'goOn')
    .asks('Liberal', '23.2-d');
  expect(s.told('laidCard')).toHaveLength(1);
});
test('23.2-c, 5.2-a who fights is who was shown: nothing depends on what the block that was not shown might be', () => {
  const troops = ['l-lin-inf-1 1', 'c-nav-inf-1 1', 'c-ts-ts-1'];
  const s = search(troops, { units: { aragon: troops, segura: ['c-nav-inf-2', 'c-nav-inf-3'] } }, 5);
  s.dice(6, 6).does('Liberal', 'search', 'aragon').spent();
  const { block, token } = s.table.own.Carlist;
  const [train, other] = [blockNamed['c-ts-ts-1'], blockNamed['c-nav-inf-2']];
  [token[train], token[other]] = [token[other]!, token[train]!];
  for (const one of [train, other]) block[token[one]!] = one;
  s.dice(6, 6).does('Liberal', 'goOn').does('Carlist', 'goOn').spent();
  expect(s.told('volley').map(({ shots }) => shots.length)).toEqual([1, 1, 1, 1]);
});
