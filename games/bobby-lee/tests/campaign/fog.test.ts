import { canonical, chanceFrom, keyFromSeed, stackFor, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import type { BobbyLee } from '../../types.ts';
import { activate, reduceHqs } from '../../verbs/march.ts';
import { mix, reshuffle } from '../../verbs/mix.ts';
import { moveTo } from '../../verbs/units.ts';
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

/** How often the block ends up with each of the tokens in its hex, over many keys of chance. */
const spread = (play: (key: number) => number): number[] => {
  const counts = new Map<number, number>();
  for (let key = 0; key < 600; key++) {
    const token = play(key);
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...counts.values()];
};
test('0-b a unit that was followed into a crowd may be any of them, each as likely as the others', () => {
  const counts = spread(key => {
    const t = tableOf({ units: { washington: ['u-inf-1-i 3'], alexandria: ['u-inf-2-i 2', 'u-inf-3-i 2', 'u-gar-wash-a 1'] } });
    t.dark.chance = chanceFrom(keyFromSeed(key));
    reshuffle(t, 'USA');
    moveTo(t, block('u-inf-1-i'), hex('alexandria'));
    return t.own.USA.token[block('u-inf-1-i')]!;
  });
  expect(counts).toHaveLength(4);
  for (const n of counts) expect(Math.abs(n - 150)).toBeLessThan(50);
});
test('0-b, 5.11-c an HQ that was seen active stands up among its friends unknown', () => {
  const counts = spread(key => {
    const t = tableOf({ units: { washington: ['ap 3', 'u-inf-1-i 3', 'u-inf-2-i 2'] } });
    t.dark.chance = chanceFrom(keyFromSeed(key));
    activate(t, 'USA', [block('ap')]);
    reduceHqs(t, 'USA');
    return t.own.USA.token[block('ap')]!;
  });
  expect(counts).toHaveLength(3);
  for (const n of counts) expect(Math.abs(n - 200)).toBeLessThan(60);
});
test('0-b a unit alone in its hex can be followed from turn to turn', () => {
  const s = moving('USA', ['ap'], { units: { washington: ['ap 3', 'u-inf-1-i 3'], richmond: ['anv 3'] } });
  const token = s.own.USA.token[block('u-inf-1-i')]!;
  s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'march', hex('G09')).halts('USA');
  expect([s.pub.at[token], s.own.USA.block[token]]).toEqual([hex('G09'), block('u-inf-1-i')]);
});

test('5.11-f which unit is taken up, and whether, shows to nobody else: not the step, not the number of steps', () => {
  const s = moving('USA', ['ap'], { units: { washington: ['ap 3', 'u-inf-1-i 3', 'u-inf-2-i 3'], richmond: ['c-inf-hood 3'] } });
  const seen = () => canonical([s.pub, stackFor(s.pos.stack, 'CSA'), s.machine.asked(s.pos), s.own.CSA]);
  const before = seen();
  const quietly = (deed: 'order' | 'stay', what: number | null): boolean =>
    s.machine.applyWatched(s.machine.clone(s.pos), { by: 'USA', do: deed, with: what } as never).secret;
  expect(quietly('order', block('u-inf-1-i'))).toBe(true);
  s.does('USA', 'order', block('u-inf-1-i')).asks('USA', '5.11-f', 'march', 'marchOn', 'stay');
  expect([seen(), quietly('stay', null)]).toEqual([before, true]);
  s.refuses('USA', 'order', block('u-inf-2-i'), '5.11-f').refuses('USA', 'halt', null, '5.11-f');
  s.does('USA', 'stay').asks('USA', '5.11-f', 'order', 'halt').refuses('USA', 'march', hex('alexandria'), '5.11-f');
  expect(seen()).toBe(before);
  s.does('USA', 'order', block('u-inf-2-i')).does('USA', 'march', hex('alexandria'));
  expect([seen() === before, s.heard('CSA', 'marched'), s.heard('CSA', 'someMarched').length]).toEqual([false, [], 1]);
});
