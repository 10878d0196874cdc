/** The mind: what it proposes and how it weighs. */
import { anyGame, keyFromSeed, machineOf, type Option, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import type { Posed as Asked } from '../bot/asked.ts';
import { answer, doctrine, propose } from '../bot/doctrine.ts';
import { evaluate } from '../bot/evaluate.ts';
import { COLONEL, GENERAL } from '../bot/temper.ts';
import { markerOf } from '../data/markers.ts';
import { ARTICLES, DECLARATION, EUROPE_CONTEST, FRENCH_ALLIANCE } from '../data/tables.ts';
import { americanRevolution } from '../index.ts';
import type { Table } from '../state/table.ts';

const game = anyGame(americanRevolution);
const machine = machineOf(game);

test('everything it proposes is legal, in positions that chance has made', () => {
  let [proposals, bids] = [0, 0];
  for (let n = 0; n < 3; n++) {
    const pick = chooserFrom(`mind ${n}`);
    const pos = startOf(game, { scenario: 'short', options: [] }, keyFromSeed(`mind ${n}`));
    for (let asked = machine.asked(pos); asked.length > 0; asked = machine.asked(pos)) {
      const side = asked[0]!;
      const question = askedOf(game, pos, side) as unknown as Asked;
      for (const option of propose(question, true)) {
        proposals++;
        if (option.do === 'bid') bids++;
        expect(machine.allows(pos, side, option.do, option.with), `${option.do} ${JSON.stringify(option.with)}`).not.toBeNull();
      }
      expect(doctrine(question).every(weight => weight >= 0 && weight <= 1)).toBe(true);
      machine.apply(pos, machine.sample(pos, side, pick) as never);
    }
  }
  expect(proposals).toBeGreaterThan(100);
  expect(bids).toBeGreaterThan(10);
});
test('its own choice weighs most and stands among the options it has proposed', () => {
  const pos = startOf(game, { scenario: 'short', options: [] }, keyFromSeed('weighs'));
  const side = machine.asked(pos)[0]!;
  const asked = askedOf(game, pos, side) as unknown as Asked;
  const options: readonly Option[] = propose(asked, false);
  expect(options).toHaveLength(1);
  expect(doctrine({ ...asked, options })).toEqual([1]);
});

const table = (scenario: string): Table =>
  startOf(game, { scenario, options: [] }, keyFromSeed('worth')).table as unknown as Table;
test('the better a side stands for what it needs, the more it expects', () => {
  const short = table('short');
  const before = evaluate(short, 'american');
  short.pub.progress = DECLARATION;
  short.pub.europe = FRENCH_ALLIANCE;
  expect(evaluate(short, 'american')).toBeGreaterThan(before + 0.1);
  expect(evaluate(short, 'american') + evaluate(short, 'british')).toBeCloseTo(1);
  const campaign = table('campaign');
  const first = evaluate(campaign, 'british');
  campaign.pub.progress = ARTICLES;
  campaign.pub.loyalty.fill(3);
  expect(evaluate(campaign, 'british')).toBeLessThan(first - 0.05);
});
test('a longer hand is worth more to its owner', () => {
  const t = table('campaign');
  const before = evaluate(t, 'american');
  t.pub.hands[0] = t.pub.hands[0]! + 10;
  expect(evaluate(t, 'american')).toBeGreaterThan(before);
});

/** The first question of a section by the doctrine of both sides, with the one who is asked. */
const firstAsked = (scenario: string, section: string, side: string): Asked => {
  const pos = startOf(game, { scenario, options: [] }, keyFromSeed('schools'));
  for (let asked = machine.asked(pos); ; asked = machine.asked(pos)) {
    const question = askedOf(game, pos, asked[0]!) as unknown as Asked;
    if (question.section === section && asked[0] === side) return question;
    machine.apply(pos, answer(question) as never);
  }
};
test('3.5-b the British general fights for Europe before the American has moved there; the colonel does not', () => {
  const asked = firstAsked('short', 'agitation', 'british');
  const laidFor = (school?: string): readonly number[] =>
    (answer(asked, school).with as readonly { to: number }[]).map(({ to }) => to);
  expect(laidFor('general')[0]).toBe(EUROPE_CONTEST);
  expect(laidFor()).not.toContain(EUROPE_CONTEST);
});
test('for a choice that is really made it proposes the lists of every school, in imagination its own', () => {
  const asked = firstAsked('short', 'agitation', 'british');
  const wide = propose(asked, true);
  for (const school of [undefined, 'general']) {
    expect(wide).toContainEqual(answer(asked, school));
    expect(propose(asked, false, school)).toEqual([answer(asked, school)]);
  }
});
test('17.1-a only the general makes forced marches', () => {
  const asked = firstAsked('campaign', 'movement', 'british');
  const later = { ...asked, view: { ...asked.view, pub: { ...asked.view.pub, campaign: 2 } } } as Asked;
  expect(answer(later).do).toBe('finish');
  expect(GENERAL.british.campaign.forced).toBeLessThan(COLONEL.british.campaign.forced);
});

/** The American colonel's markers in the last year of the shorter game, with the tables and the hand as given. */
const laidInTheLastYear = (europe: number, loyalty: readonly number[], hand: Readonly<Record<number, number>>): string[] => {
  const asked = firstAsked('short', 'agitation', 'american');
  const pub = { ...asked.view.pub, turn: 4, progress: DECLARATION, europe, loyalty: [...loyalty] };
  const own = { ...asked.view.own, hand: asked.view.own.hand.map((_, marker) => hand[marker] ?? 0) };
  const { with: laid } = answer({ ...asked, view: { ...asked.view, pub, own } } as Asked);
  return (laid as readonly { to: number }[]).map(({ to }) => CONTEST_NAMES[to]!).sort();
};
const CONTEST_NAMES = [
  'progress',
  'europe',
  'new-england',
  'mid-atlantic',
  'virginia',
  'deep-south',
  'west',
  'florida',
  'canada',
];
const ROUSING = markerOf('rousing');
test('3.5-b in the last year of the shorter game only what one contest can still decide gets markers', () => {
  // Four regions stand at 2 or more and cannot fall below 1: only France can be lost.
  expect(laidInTheLastYear(FRENCH_ALLIANCE, [3, 2, 2, 2, 0, -2, -2], { [ROUSING]: 3 })).toEqual(['europe', 'europe', 'europe']);
  // 12.3-a France one box to spare, three regions sure: the one that stands at 1 is held, the one at 0 may replace it.
  const held = laidInTheLastYear(FRENCH_ALLIANCE + 1, [3, 2, 2, 1, 0, -2, -2], { [ROUSING]: 4 });
  expect(new Set(held)).toEqual(new Set(['deep-south', 'west']));
});
test('3.5-b a strong marker goes where a contest must be won', () => {
  expect(laidInTheLastYear(FRENCH_ALLIANCE - 1, [3, 3, 3, 3, 0, 0, 0], { [markerOf('franklin')]: 1 })).toEqual(['europe']);
});
