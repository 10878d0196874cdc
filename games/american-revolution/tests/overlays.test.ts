import type { Thing } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { rationsOf, reachOf, threatsTo } from '../board/overlays.ts';
import { spaceOf } from '../data/spaces.ts';
import { unitOf } from '../data/units.ts';
import { type Said, scene } from './scene.ts';

const seen = (me: 'american' | 'british', said: Said) => {
  const { pub, own } = scene(said);
  return { me, pub, own: own[me] };
};
const at = <T extends { space: number }>(list: readonly T[], id: Parameters<typeof spaceOf>[0]): T | undefined =>
  list.find(({ space }) => space === spaceOf(id));

test('R6, R12, 19.2-a, 28.2-d the layer of supply: forage by loyalty, walls for all, and who goes short', () => {
  const said: Said = {
    loyalty: { 'new-england': 1 },
    at: { newport: ['am-reg-01', 'am-reg-02', 'am-reg-03'], 'fort-stanwix': ['am-lt-1'] },
  };
  const american = rationsOf(seen('american', said));
  expect(at(american, 'newport')).toMatchObject({ feeds: 4, short: false });
  expect(at(american, 'fort-stanwix')).toMatchObject({ feeds: 0, short: true });
  expect(at(rationsOf(seen('british', said)), 'newport')).toMatchObject({ feeds: 2, short: false });
  const walled = seen('american', { ...said, options: ['fortresses'], fortress: { albany: 'american' } });
  walled.own.at[unitOf('am-reg-04')] = spaceOf('albany');
  expect(at(rationsOf(walled), 'fort-stanwix')).toMatchObject({ feeds: -1, short: false });
});
test('D3, 16.3-c the reach of a force names the least die, its leader counted', () => {
  const view = seen('american', { at: { falmouth: ['arnold', 'am-lt-1'] } });
  // Two trails cost light troops 2; Arnold has 3.
  expect(at(reachOf(view, new Set<Thing>([`space:${spaceOf('falmouth')}`])), 'quebec')).toMatchObject({ die: 1 });
  const alone = seen('american', { at: { falmouth: ['am-reg-01'] } });
  expect(at(reachOf(alone, new Set<Thing>([`space:${spaceOf('falmouth')}`])), 'quebec')).toMatchObject({ die: 4 });
  expect(reachOf(view, new Set<Thing>())).toEqual([]);
});
test('16.2-a enemies stop a force in the layer too, and one under way has the points it has', () => {
  const view = seen('american', { at: { falmouth: ['am-reg-01'], portsmouth: ['br-reg-01'] } });
  const found = reachOf(view, new Set<Thing>([`space:${spaceOf('falmouth')}`]));
  expect([at(found, 'portsmouth')?.die, at(found, 'boston')]).toEqual([1, undefined]);
  Object.assign(view.own, { force: [unitOf('am-reg-01')], marched: [unitOf('am-reg-01')], mp: 2 });
  expect(at(reachOf(view, new Set<Thing>()), 'kennebec')).toMatchObject({ die: 0 });
  expect(at(reachOf(view, new Set<Thing>()), 'quebec')).toBe(undefined);
});
test('22.1-b places are threatened over land and, ports, from the sea', () => {
  const view = seen('american', { at: { boston: ['br-reg-01', 'br-reg-02'], 'carolina-coast': ['br-fleet-1'] } });
  const threats = threatsTo(view);
  expect([at(threats, 'portsmouth')?.enemies, at(threats, 'charleston')?.enemies, at(threats, 'boston')]).toEqual([
    2,
    1,
    undefined,
  ]);
});
