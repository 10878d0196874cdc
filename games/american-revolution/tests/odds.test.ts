import { expect, test } from 'vitest';
import { volleyOdds } from '../board/odds.ts';
import { battle, scene } from './scene.ts';

const view = (siege: boolean) => {
  const t = scene({
    options: ['fortresses'],
    at: { yorktown: ['cornwallis', 'br-reg-01', 'washington', 'am-reg-01', 'am-reg-02'] },
    fortress: { yorktown: 'british' },
    ...(siege ? { siege: { yorktown: 'american' as const } } : {}),
  });
  t.pub.battle = battle({
    space: 'yorktown',
    attacker: 'american',
    american: ['washington', 'am-reg-01', 'am-reg-02'],
    british: ['cornwallis', 'br-reg-01'],
    fight: siege ? 'siege' : 'land',
  });
  return { me: 'american' as const, pub: t.pub, own: t.own.american };
};

test('18.4-e, 28.7-a four dice at the besieged: eliminations as in the open', () => {
  const v = view(true);
  v.pub.battle!.firing = 'american';
  const odds = volleyOdds(v, 0)!;
  expect([odds.dice, odds.walls]).toEqual([4, false]);
  expect([odds.two, odds.one, odds.dispersal, odds.nothing].map(Math.round)).toEqual([13, 52, 80, 20]);
  expect(volleyOdds(v, 2)!.dice).toBe(6);
});
test('28.2-b at units behind walls only a 6 does anything, and it disperses', () => {
  const v = view(false);
  v.pub.battle!.firing = 'american';
  const odds = volleyOdds(v, 0)!;
  expect([odds.walls, odds.one, Math.round(odds.dispersal), Math.round(odds.nothing)]).toEqual([true, 0, 52, 48]);
});
test('18.4-e nobody fires, no odds', () => {
  expect(volleyOdds(view(true), 0)).toBe(null);
});
