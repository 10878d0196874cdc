/** Standing orders: what can be ordered where Bobby Lee asks, and that it is obeyed. */
import {
  type AnyTypes,
  anyGame,
  type Language,
  type Match,
  type Order,
  orderedAnswer,
  orderMenu,
  type Position,
  questionFor,
  viewOf,
} from '@cuartel/engine';
import { expect, test } from 'vitest';
import { bobbyLee } from '../index.ts';
import { scene } from './campaign/stage.ts';
import { block, hex, type Scene } from './scene.ts';

const game = anyGame(bobbyLee);
const AT = 'manassas-junction';
const fought: Scene = {
  active: 'CSA',
  battles: [
    {
      at: AT,
      from: ['bealeton'],
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown', 'u-inf-2-i 3 shown'], centre: ['u-inf-3-i 1'] },
    },
  ],
};
const struck = () =>
  scene(
    'hits',
    { battle: 0, side: 'USA', spot: 5, hits: 1, among: [block('u-inf-1-i'), block('u-inf-2-i')], aim: -1, double: false },
    fought,
  );
type Stage = { readonly pos: unknown };
const position = ({ pos }: Stage) => pos as Position<AnyTypes>;
const menuOf = (s: Stage, side: string, language: Language) => {
  const asked = questionFor({ game, position: position(s) } as unknown as Match, side)!;
  // Below the question lies the stage, which has no words.
  return orderMenu(
    { game, view: viewOf(position(s).table, side), asked: { ...asked, frames: asked.frames.slice(-1) } },
    language,
  )!;
};
const answerOf = (s: Stage, side: string, order: Omit<Order, 'id' | 'unless'> & Partial<Order>) =>
  orderedAnswer(game, position(s), side, [{ id: 'o', unless: [], ...order }])?.action ?? null;

test('7.32-a hits are taken in an order that was given, with exceptions by place and by number', () => {
  const s = struck();
  const { at, prefer, unless, figures, lasts } = menuOf(s, 'USA', 'en');
  expect(prefer.map(one => one.do)).toEqual(['takeHit']);
  expect(unless.map(one => one.is)).toContainEqual({ about: [`space:${hex(AT)}`] });
  expect(figures.map(one => one.text)).toEqual([
    'the number of my units there',
    'the number of my steps there',
    'the number of enemy units there',
    'the number of hits',
  ]);
  expect(lasts.slice(0, 4).map(one => one.text)).toEqual([
    'this Battle Turn',
    'this day of battle',
    'this Campaign Turn',
    'this month',
  ]);
  const first = (name: 'u-inf-1-i' | 'u-inf-2-i', more: Partial<Order> = {}) =>
    answerOf(s, 'USA', {
      at,
      answer: { is: 'prefer', do: 'takeHit', things: [`block:${block(name)}`] },
      lasts: { is: 'game' },
      ...more,
    });
  expect([first('u-inf-1-i')?.with, first('u-inf-2-i')?.with]).toEqual([block('u-inf-1-i'), block('u-inf-2-i')]);
  expect(first('u-inf-1-i', { unless: [{ about: [`space:${hex(AT)}`] }] })).toBeNull();
  expect(first('u-inf-1-i', { unless: [{ about: [`space:${hex('richmond')}`] }] })).not.toBeNull();
  for (const [figure, value] of [
    ['units', 3],
    ['steps', 7],
    ['enemies', 2],
    ['hits', 1],
  ] as const) {
    expect([figure, first('u-inf-1-i', { unless: [{ figure, least: value }] })]).toEqual([figure, null]);
    expect(first('u-inf-1-i', { unless: [{ figure, least: value + 1 }] })).not.toBeNull();
  }
});
test('6.31-d, 11.81-a, 11.6-a a night, a call to surrender and hunger are about their hexes', () => {
  const about = (section: string, step: string, my: Record<string, unknown>) =>
    bobbyLee.about!(section, step, my, position(struck()).table.pub);
  expect(about('night', 'defender', { at: 0, side: 'CSA' })).toEqual([`space:${hex(AT)}`]);
  expect(about('surrender', 'answer', { side: 'USA', hexes: [3, 4] })).toEqual(['space:3', 'space:4']);
  expect(about('supply', 'provide', { short: [7, 9], losses: [1, 2] })).toEqual(['space:7', 'space:9']);
  expect(about('supply', 'starve', { short: [7, 9], losses: [1, 2] })).toEqual(['space:7']);
  expect(about('initiative', 'bid', {})).toEqual([]);
});
test('7.35-d, 11.6-a, 5.4-a an assault counts its rounds, hunger its losses, a Movement Phase its strategic moves', () => {
  const v = viewOf(position(struck()).table, 'USA') as never;
  const figures = (section: string, step: string, my: Record<string, unknown>) => bobbyLee.figures!(v, section, step, my);
  expect(figures('assault', 'again', { battle: 0, round: 2 })).toMatchObject({ round: 2, units: 3 });
  expect(figures('supply', 'starve', { short: [7], losses: [2] })).toEqual({ losses: 2 });
  expect(figures('supply', 'provide', { short: [7], losses: [2] })).toEqual({});
  expect(figures('movement', 'orders', { side: 'USA' })).toMatchObject({ strategic: 0 });
});
test('every clock and figure has a name in both languages', () => {
  const named = ['units', 'steps', 'enemies', 'hits', 'round', 'losses', 'strategic', 'threatened'];
  for (const { clocks, figures } of [bobbyLee.text.en, bobbyLee.text.es]) {
    expect(Object.keys(figures!).sort()).toEqual([...named].sort());
    expect(Object.keys(clocks!)).toEqual(Object.keys(bobbyLee.clocks!(position(struck()).table.pub)));
  }
});
test('4.5-a who passes this month is asked again when three times as many enemies stand beside one of his hexes', () => {
  const pass = bobbyLee.standing!.find(one => 'section' in one.at && one.at.section === 'movement')!;
  const asked = (enemies: string[], mine = ['u-inf-1-i 3']) =>
    scene('movement', { side: 'USA', must: -1 }, {
      active: 'USA',
      units: { washington: ['usa-hq 3'], R10: mine, R11: enemies },
    } as Scene);
  const by = (enemies: string[], mine?: string[]) =>
    answerOf(asked(enemies, mine), 'USA', { ...pass, lasts: { is: 'game' } })?.do ?? null;
  const three = ['c-inf-hood 3', 'c-inf-rodes 3', 'c-inf-ewell 3'];
  expect(by(three.slice(0, 2))).toBe('pass');
  expect(by(three)).toBeNull();
  expect(by(three, ['u-inf-1-i 3', 'u-inf-2-i 3'])).toBe('pass');
});
test('7.1-a who is outnumbered two to one falls back by order, who is not stands', () => {
  const asked = (defenders: string[]) =>
    scene('retreat', { battle: 0, side: 'USA' }, {
      active: 'CSA',
      battles: [
        {
          at: AT,
          from: ['bealeton'],
          attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
          defender: { centre: defenders },
        },
      ],
    } as Scene);
  const [stand, leave] = bobbyLee.standing!.filter(one => 'section' in one.at && one.at.section === 'retreat');
  const by = (defenders: string[], n: typeof stand) =>
    answerOf(asked(defenders), 'USA', { ...n!, lasts: { is: 'game' } })?.do ?? null;
  expect([by(['u-inf-1-i 3'], stand), by(['u-inf-1-i 3'], leave)]).toEqual([null, 'fallBackAll']);
  const two = ['u-inf-1-i 3', 'u-inf-2-i 3'];
  expect([by(two, stand), by(two, leave)]).toEqual(['standFast', null]);
});
