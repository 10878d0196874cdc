import type { QuestionInWords } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { listedFor } from '../play/listed.ts';

test('to pass stands last, behind the members of a list, and not where a harmless choice was', () => {
  const option = (deed: string, what: unknown) => ({ do: deed, with: what, text: `${deed} ${what}`, seals: false });
  const set = {
    do: 'activate',
    least: 1,
    most: 2,
    times: null,
    keys: null,
    members: [7, 9].map(n => ({ with: n, text: `HQ ${n}` })),
  };
  const asked = { side: 'a', options: [option('pass', null), option('demand', 1)], sets: [set] } as unknown as QuestionInWords;
  expect(listedFor(asked).map(({ n, text }) => `${n} ${text}`)).toEqual(['1 demand 1', '2 HQ 7', '3 HQ 9', '4 pass null']);
});
