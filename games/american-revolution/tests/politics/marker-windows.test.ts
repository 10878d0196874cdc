/** 7.6-a When each kind of marker is offered, and to whom: every question of games that chance plays is looked at. */
import { anyGame, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { MARKERS, type MarkerId } from '../../data/markers.ts';
import { americanRevolution } from '../../index.ts';

const game = anyGame(americanRevolution);
const machine = machineOf(game);

interface Played {
  readonly marker: MarkerId;
  readonly rule: string;
  /** The questions in which the deed may stand. */
  readonly at: readonly string[];
  /** 7.8-a Missing: either side. */
  readonly by?: 'american' | 'british';
  /** Chance seldom brings it about: battles in which the American draws markers (tests/war/battle.test.ts), two Spies in two hands (ending.test.ts). */
  readonly rare?: boolean;
}
const DEEDS: Readonly<Record<string, Played>> = {
  bait: { marker: 'bait', rule: '7.9-a', at: ['movement order'] },
  committee: { marker: 'committee', rule: '7.9-d', at: ['@moment between', 'mobilization buy'] },
  debate: { marker: 'debate', rule: '7.9-e', at: ['@moment session'] },
  drill: { marker: 'drillmaster', rule: '7.9-f', at: ['mobilization buy'], by: 'american' },
  drillMilitia: { marker: 'drillmaster', rule: '7.9-f', at: ['mobilization buy'], by: 'british' },
  engineers: { marker: 'engineers', rule: '7.9-g', at: ['movement order', 'movement close'] },
  freeHessian: { marker: 'hessians', rule: '7.9-h', at: ['mobilization buy'], by: 'british' },
  barHessians: {
    marker: 'hessians',
    rule: '7.9-ac',
    at: ['mobilization buy', '@moment mobilizing', '@moment hessian'],
    by: 'american',
  },
  freeIndian: { marker: 'indians', rule: '7.9-i', at: ['mobilization buy'], by: 'british' },
  countIndians: { marker: 'indians', rule: '7.9-i', at: ['@moment session'], by: 'american' },
  arise: { marker: 'leader-arises', rule: '7.9-ad', at: ['mobilization buy', '@moment mobilizing'] },
  masterPlan: { marker: 'master-plan', rule: '7.9-k', at: ['@moment rolled'] },
  replan: { marker: 'master-plan', rule: '7.9-k', at: ['march path', 'sail path'] },
  minutemen: { marker: 'minutemen', rule: '7.9-l', at: ['movement order'] },
  mutiny: { marker: 'mutiny', rule: '7.9-m', at: ['@moment mutiny'] },
  politicking: { marker: 'politicking', rule: '7.9-o', at: ['@moment intrigue'] },
  privateers: { marker: 'privateers', rule: '7.9-p', at: ['@moment sailing'] },
  pulaski: { marker: 'pulaski', rule: '7.9-q', at: ['mobilization buy'], by: 'american' },
  shotHeard: { marker: 'shot-heard', rule: '7.9-r', at: ['@moment counted'], by: 'american', rare: true },
  speculate: { marker: 'speculators', rule: '7.9-s', at: ['@moment session'] },
  spy: { marker: 'spy', rule: '7.9-t', at: ['@moment between', 'mobilization buy'] },
  counterSpy: { marker: 'spy', rule: '7.9-u', at: ['@moment caught'], rare: true },
  tarleton: { marker: 'tarleton', rule: '7.9-v', at: ['@moment drawn'] },
  lay: { marker: 'tactical', rule: '7.11-c', at: ['battle tactics'] },
  assign: { marker: 'rousing', rule: '9.3-a', at: ['agitation assign'] },
};
/** Which deeds stood where, and who was asked, in so many games. */
const offered = (games: number, options: readonly string[]): Map<string, Set<string>> => {
  const seen = new Map<string, Set<string>>();
  for (let n = 0; n < games; n++) {
    const pick = chooserFrom(`markers ${n}`);
    const pos = startOf(game, { scenario: 'campaign', options }, keyFromSeed(`markers ${n}`));
    for (let [side] = machine.asked(pos); side !== undefined; [side] = machine.asked(pos)) {
      const { section, step, options: open } = askedOf(game, pos, side);
      for (const { do: deed } of open) {
        if (!(deed in DEEDS)) continue;
        if (!seen.has(deed)) seen.set(deed, new Set());
        seen.get(deed)!.add(`${side}: ${section} ${step}`);
      }
      machine.apply(pos, machine.sample(pos, side, pick) as never);
    }
  }
  return seen;
};
const OPTIONS = game.options.map(({ id }) => id).filter(id => id !== 'quick-start');
const withAll = offered(24, OPTIONS);

for (const [deed, { marker, rule, at, by, rare }] of Object.entries(DEEDS))
  test(`${rule}, 7.8-a ${marker} (${deed}) is offered in its own window and to no wrong side`, () => {
    const sides = by === undefined ? ['american', 'british'] : [by];
    const allowed = sides.flatMap(side => at.map(where => `${side}: ${where}`));
    const seen = [...(withAll.get(deed) ?? [])];
    if (!rare) expect(seen.length, 'seen at all').toBeGreaterThan(0);
    expect(seen.filter(where => !allowed.includes(where))).toEqual([]);
  });
test('7.8-c without their options nobody is offered Bait, Engineers or a free partisan', () => {
  const plain = offered(4, []);
  for (const deed of ['bait', 'engineers', 'committee']) expect(plain.has(deed), deed).toBe(false);
  expect(plain.has('spy')).toBe(true);
});
test('7.6-a every kind of marker but the four orators, which are laid like Rabble Rousing, stands in the list', () => {
  const listed = new Set(Object.values(DEEDS).map(({ marker }) => marker));
  const orators = ['adams', 'franklin', 'jefferson', 'paine'];
  expect(MARKERS.map(({ id }) => id).filter(id => !listed.has(id))).toEqual(orators);
});
