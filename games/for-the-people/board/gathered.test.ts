import type { ToldOf } from '@cuartel/boardkit/face.ts';
import { expect, test } from 'vitest';
import { CSA, USA } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import type { People } from '../types.ts';
import { belongsTo, gatheredInWords } from './gathered.ts';

type Told = ToldOf<People>;
const [WASHINGTON, RICHMOND, MANASSAS] = [spaceOf('washington-dc'), spaceOf('richmond-va'), spaceOf('manassas-va')];

test('the journal: SP placed and steps of a march on end are one line for each side', () => {
  const placed: Told[] = [
    { kind: 'placedSp', about: { side: USA, space: WASHINGTON, count: 8 } },
    { kind: 'placedSp', about: { side: USA, space: MANASSAS, count: 1 } },
  ];
  expect(new Set(placed.map(belongsTo)).size).toBe(1);
  expect(belongsTo({ kind: 'placedSp', about: { side: CSA, space: RICHMOND, count: 1 } })).not.toBe(belongsTo(placed[0]!));
  expect(gatheredInWords(placed, 'en')).toBe('The Union places 8 SP in Washington, DC and 1 in Manassas, VA.');
  const march: Told[] = [
    { kind: 'entered', about: { side: CSA, from: RICHMOND, to: MANASSAS, points: 1 } },
    { kind: 'entered', about: { side: CSA, from: MANASSAS, to: WASHINGTON, points: 1 } },
  ];
  expect(gatheredInWords(march, 'es')).toBe('La Confederación marcha a Manassas › Washington.');
});

test('the journal, 9.1-a: SP lost to attrition are told once, others in the same line', () => {
  const told: Told[] = [
    { kind: 'attrition', about: { side: USA, space: WASHINGTON, count: 2, foraging: false } },
    { kind: 'lostSp', about: { side: USA, space: WASHINGTON, count: 2 } },
    { kind: 'attrition', about: { side: CSA, space: RICHMOND, count: 1, foraging: false } },
    { kind: 'lostSp', about: { side: CSA, space: RICHMOND, count: 1 } },
  ];
  expect(new Set(told.map(belongsTo)).size).toBe(1);
  expect(gatheredInWords(told, 'en')).toBe(
    'Attrition: the Union loses 2 SP in Washington, DC; the Confederacy loses 1 SP in Richmond, VA.',
  );
  const battle: Told[] = [told[3]!, { kind: 'lostSp', about: { side: USA, space: RICHMOND, count: 3 } }];
  expect(gatheredInWords(battle, 'es')).toBe(
    'La Unión pierde 3 UM en Richmond (VA); la Confederación pierde 1 UM en Richmond (VA).',
  );
});
