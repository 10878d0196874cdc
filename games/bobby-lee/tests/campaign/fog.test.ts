import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import type { BobbyLee } from '../../types.ts';
import { mix } from '../../verbs/mix.ts';
import { block, hex, tableOf } from '../scene.ts';
import { moving } from './stage.ts';

const units = { washington: ['ap 3', 'u-inf-1-i 3'], alexandria: ['u-inf-2-i 2', 'u-gar-wash-a 1'], richmond: ['anv 3'] };

test('0-b the opponent sees where tokens stand and nothing of what they are', () => {
  const t = tableOf({ units });
  const seen = JSON.stringify(viewOf<BobbyLee>(t, 'CSA'));
  t.own.USA.steps[block('ap')] = 1;
  expect(JSON.stringify(viewOf<BobbyLee>(t, 'CSA'))).toBe(seen);
});
test('0-b a token that joins others is lost among them', () => {
  const s = moving('USA', ['ap'], { units });
  s.own.USA.rank[block('u-inf-1-i')] = 95; // its owner's secret order puts it last
  const token = s.own.USA.token[block('u-inf-1-i')]!;
  s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'march', hex('alexandria'));
  expect(s.pub.at[token]).toBe(hex('alexandria'));
  expect(s.own.USA.token[block('u-inf-1-i')]).not.toBe(token);
  expect(s.heard('CSA', 'someMarched')).toMatchObject([{ side: 'USA', token, to: hex('alexandria') }]);
  expect(s.heard('USA', 'marched')).toMatchObject([{ block: block('u-inf-1-i') }]);
});
test('0-b only tokens that look alike trade places: what lies face up or carries a mark stays what it is', () => {
  const t = tableOf({ units: { washington: ['ap 3 shown', 'u-inf-1-i 3', 'u-inf-2-i 2', 'u-inf-3-i 1 marked'] } });
  for (const name of ['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'ap'] as const) t.own.USA.rank[block(name)] = 200 - block(name);
  mix(t, 'USA', hex('washington'));
  const tokens = (['ap', 'u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i'] as const).map(name => t.own.USA.token[block(name)]);
  expect(tokens).toEqual([block('ap'), block('u-inf-2-i'), block('u-inf-1-i'), block('u-inf-3-i')]);
});
test('2.4-b, 5.11-a an active HQ lies face up with its steps', () => {
  const s = moving('USA', ['ap'], { units });
  expect(s.heard('CSA', 'revealed')).toEqual([{ block: block('ap'), token: block('ap'), hex: hex('washington'), steps: 3 }]);
  expect(s.pub.shownSteps[s.own.USA.token[block('ap')]!]).toBe(3);
});
