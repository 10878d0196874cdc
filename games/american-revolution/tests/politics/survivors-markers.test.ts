/** Each marker under its own rule: what is told of it cites the sentence, and so does the refusal to whoever has it not in hand. */
import { expect, test } from 'vitest';
import { LIGHT, REGULAR } from '../../data/kinds.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, HESSIANS } from '../../data/nations.ts';
import type { SideName } from '../../data/sides.ts';
import type { Deeds } from '../../types.ts';
import { type Play, playing, region, type Setting } from './stage.ts';

const lineOf = (nation: number, kind: number): number => RECRUITS.findIndex(one => one.nation === nation && one.kind === kind);
const LIGHT_LINE = lineOf(AMERICANS, LIGHT);
const HESSIAN_LINE = RECRUITS.findIndex(({ nation }) => nation === HESSIANS);
/** The Mobilization step of a side, nothing played before it begins. */
const buying = (side: SideName, said: Setting): Play => {
  const play = playing('mobilization', { side }, said);
  return play.place() === '@moment.mobilizing' ? play.does(side === 'british' ? 'american' : 'british', 'pass') : play;
};
/** What was told, and under which rule. */
const cited = (play: Play, ...kinds: readonly string[]): [string, string][] =>
  play.log.flatMap(({ kind, rule }) => (kinds.includes(kind) ? [[kind, rule] as [string, string]] : []));

interface Missing {
  /** What the deed would be done with. */
  readonly what?: unknown;
  readonly who: SideName;
  readonly rule: string;
  readonly step: (hand: NonNullable<Setting['hand']>) => Play;
}
const AMERICAN: Setting = { points: [9, 9], at: { albany: ['arnold', 'am-mil-01'] } };
const BRITISH: Setting = { points: [9, 9], at: { boston: ['gage', 'br-mil-1', 'br-reg-01'] } };
const MISSING: Readonly<Partial<Record<keyof Deeds, Missing>>> = {
  drill: {
    who: 'american',
    rule: '7.9-f',
    what: { at: 'albany', n: 1 },
    step: hand => buying('american', { ...AMERICAN, hand }),
  },
  drillMilitia: {
    who: 'british',
    rule: '7.9-f',
    what: { unit: 'br-mil-1', to: REGULAR },
    step: hand => buying('british', { ...BRITISH, hand }),
  },
  freeHessian: { who: 'british', rule: '7.9-h', what: HESSIAN_LINE, step: hand => buying('british', { ...BRITISH, hand }) },
  freeIndian: { who: 'british', rule: '7.9-i', what: 'onondaga', step: hand => buying('british', { ...BRITISH, hand }) },
  pulaski: {
    who: 'american',
    rule: '7.9-q',
    what: { line: LIGHT_LINE, at: 'albany' },
    step: hand => buying('american', { ...AMERICAN, hand }),
  },
  arise: { who: 'american', rule: '7.9-j', what: 'albany', step: hand => buying('american', { ...AMERICAN, hand }) },
  spy: { who: 'american', rule: '7.9-t', what: 0, step: hand => buying('american', { ...AMERICAN, hand }) },
  committee: {
    who: 'american',
    rule: '7.9-d',
    what: region('virginia'),
    step: hand => buying('american', { at: { norfolk: ['am-mil-01'] }, options: ['partisans'], loyalty: { virginia: 1 }, hand }),
  },
  debate: { who: 'american', rule: '7.9-e', step: hand => playing('political', {}, { hand }) },
  speculate: { who: 'american', rule: '7.9-s', step: hand => playing('political', {}, { hand }) },
  countIndians: {
    who: 'american',
    rule: '7.9-i',
    step: hand => playing('political', {}, { hand, at: { onondaga: ['in-1'] } }),
  },
  mutiny: { who: 'american', rule: '7.9-m', step: hand => playing('adjustment', {}, { hand }) },
  politicking: {
    who: 'american',
    rule: '7.9-o',
    what: 'gage',
    step: hand => playing('ending', {}, { turn: 3, hand, at: { boston: ['gage', 'br-reg-01'], albany: ['am-reg-01'] } }),
  },
};
for (const [deed, { who, rule, what, step }] of Object.entries(MISSING) as [keyof Deeds, Missing][])
  test(`${rule} whoever has other markers in hand may not ${deed}, and reads the rule of that marker`, () => {
    step({ [who]: { adams: 1 } }).refuses(who, deed, (what ?? null) as never, rule);
  });
test('7.9-h the American stops the Hessians with the marker alone, in his own step, in the other’s, and before each', () => {
  const hand = { american: { adams: 1 } } as const;
  buying('american', { ...AMERICAN, hand }).refuses('american', 'barHessians', null, '7.9-h');
  const british = playing('mobilization', { side: 'british' }, { ...BRITISH, at: { albany: ['am-mil-01'] }, hand });
  british.asks('american', '7.9-ad').refuses('american', 'barHessians', null, '7.9-h');
  british.refuses('american', 'arise', 'albany' as never, '7.9-j').does('american', 'pass');
  british.does('british', 'recruit', { line: HESSIAN_LINE, at: 'britain' } as never);
  british.asks('american', '7.9-ac').refuses('american', 'barHessians', null, '7.9-h');
});
test('7.9-h, 7.9-i the Hessians are stopped by the American alone, a free Indian unit is British', () => {
  buying('british', { ...BRITISH, hand: { british: { hessians: 1 } } }).refuses('british', 'barHessians', null, '7.9-h');
  const play = buying('american', { ...AMERICAN, hand: { american: { indians: 1 } } });
  expect(play.offered('american', 'freeIndian')).toEqual([]);
});
test('7.9-k, 7.9-u Master Plan and the answer of a Spy ask for the marker too', () => {
  const plan = playing('political', {}, { hand: { american: { speculators: 1, adams: 1 } }, windows: true, dice: [3] });
  while (plan.place() === '@moment.between') plan.does('american', 'pass');
  plan.does('american', 'speculate').asks('american', '7.9-k').refuses('american', 'masterPlan', 0, '7.9-k');
  const spy = playing('adjustment', {}, { hand: { american: { mutiny: 1 }, british: { adams: 1 } } });
  spy.does('american', 'mutiny').asks('british', '7.9-u').refuses('british', 'counterSpy', null, '7.9-u');
});

test('7.9-m, 7.9-ag, 7.9-n Mutiny is told under its rule, its losses under how many, the Spy’s answer under his', () => {
  const hand = { american: { mutiny: 1, spy: 1 }, british: { spy: 1, tactical: 2 } } as const;
  const play = playing('adjustment', {}, { hand, dice: [1], draws: [0] }).does('american', 'mutiny');
  play.does('british', 'counterSpy').does('american', 'counterSpy').does('british', 'pass');
  expect(cited(play, 'played', 'mutiny', 'returned', 'handed')).toEqual([
    ['played', '7.9-m'],
    ['played', '7.9-u'],
    ['played', '7.9-u'],
    ['mutiny', '7.9-m'],
    ['returned', '7.9-ag'],
    ['handed', '7.9-m'],
  ]);
  const caught = playing('adjustment', {}, { hand: { american: { mutiny: 1 }, british: { spy: 1 } } });
  caught.does('american', 'mutiny').does('british', 'counterSpy');
  expect(cited(caught, 'mutinyCancelled')).toEqual([['mutinyCancelled', '7.9-n']]);
});
test('6.8-a, 7.2-b points that are lost and markers that go back are told under their rules', () => {
  const play = playing('adjustment', {}, { points: [2, 1], hand: { american: { rousing: 2 } } });
  play.does('american', 'pass').does('american', 'giveBack', ['rousing']);
  expect(cited(play, 'pointsLost', 'returned')).toEqual([
    ['pointsLost', '6.8-a'],
    ['returned', '7.2-b'],
  ]);
});
test('7.9-f, 7.9-ab, 7.9-q, 7.9-i, 7.9-h, 7.9-ac each marker of the Mobilization step is told under its rule', () => {
  const told = (side: SideName, said: Setting, deed: keyof Deeds, what: unknown): [string, string][] =>
    cited(buying(side, said).does(side, deed, what), 'played', 'recruited', 'hessiansBarred');
  const american = (marker: 'drillmaster' | 'pulaski' | 'hessians'): Setting => ({
    ...AMERICAN,
    hand: { american: { [marker]: 1 } },
  });
  const british = (marker: 'indians' | 'hessians'): Setting => ({
    ...BRITISH,
    hand: { british: { [marker]: 1 } },
    draws: ['spy'],
  });
  expect(told('american', american('drillmaster'), 'drill', { at: 'albany', n: 1 })).toEqual([
    ['played', '7.9-f'],
    ['recruited', '7.9-ab'],
  ]);
  expect(told('american', american('pulaski'), 'pulaski', { line: LIGHT_LINE, at: 'albany' })).toEqual([
    ['played', '7.9-q'],
    ['recruited', '13.1-a'],
  ]);
  expect(told('american', american('hessians'), 'barHessians', null)).toEqual([
    ['played', '7.9-h'],
    ['hessiansBarred', '7.9-ac'],
  ]);
  expect(told('british', british('indians'), 'freeIndian', 'onondaga')).toEqual([
    ['played', '7.9-i'],
    ['recruited', '27.2-a'],
  ]);
  expect(told('british', british('hessians'), 'freeHessian', HESSIAN_LINE)).toEqual([
    ['played', '7.9-h'],
    ['recruited', '27.1-a'],
  ]);
});
