import { expect, test } from 'vitest';
import { placedInWords, placeOf } from '../board/gathered.ts';
import { block, hex, spotOf } from './scene.ts';

const placed = (name: Parameters<typeof block>[0], word: 'left' | 'centre') => ({
  block: block(name),
  hex: hex('manassas-junction'),
  spot: spotOf('attacker', word),
  attacker: 'CSA' as const,
});

test('6.2-b units that deploy in one place one after another are one line, in another place another', () => {
  const [hood, mclaws, hill] = [placed('c-inf-hood', 'left'), placed('c-inf-mclaws', 'left'), placed('c-inf-ap-hill', 'centre')];
  expect(placeOf(hood)).toBe(placeOf(mclaws));
  expect(placeOf(hood)).not.toBe(placeOf(hill));
  expect(placedInWords([hood, mclaws], 'en')).toBe('Left: Hood (infantry) and McLaws (infantry) deploy.');
  expect(placedInWords([hood, mclaws], 'es')).toBe('Izquierda: despliegan Hood (infantería) y McLaws (infantería).');
});
