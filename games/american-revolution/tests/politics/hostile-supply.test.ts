/** Cases from the rulebook: mixed stacks at the end of a turn, who is fed by what, and who goes home. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { unsupplied } from '../../queries/supply.ts';
import { RESERVE } from '../../state/table.ts';
import { type Said, scene } from '../scene.ts';
import { type Play, playing, type Setting } from './stage.ts';

const hungry = (side: SideName, said: Said): string[] => {
  const t = scene(said);
  return unsupplied(t.pub, t.own[side], side === 'american' ? 0 : 1).map(unit => UNITS[unit]!.id);
};
const foraging = (side: SideName, said: Setting): Play => playing('forage', { side }, said);
const checking = (side: SideName, said: Setting): Play => playing('enlistment', { side }, said);
const lost = (play: Play): string[] => play.told('eliminated').flatMap(({ units }) => units.map(unit => UNITS[unit]!.id));

test('28.2-d, 28.8-b a siege force is fed by its own fortress next door; the besieged are not by theirs', () => {
  const said: Said = {
    options: ['fortresses'],
    loyalty: { 'mid-atlantic': 3 },
    fortress: { albany: 'american', ticonderoga: 'british', 'west-point': 'american' },
    siege: { albany: 'british' },
    at: {
      albany: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'am-reg-01', 'am-reg-02', 'am-reg-03'],
      ticonderoga: ['br-det-01'],
      'west-point': ['am-mil-01'],
    },
  };
  expect([hungry('british', said), hungry('american', said)]).toEqual([[], []]);
  expect(hungry('american', { ...said, loyalty: { 'mid-atlantic': 0 } })).toEqual(['am-reg-01', 'am-reg-02', 'am-reg-03']);
  expect(hungry('british', { ...said, fortress: { albany: 'american' } })).toEqual([
    'br-reg-01',
    'br-reg-02',
    'br-reg-03',
    'br-reg-04',
    'br-reg-05',
  ]);
});
test('28.8-a, 36.2-a a siege in the wild feeds nobody, and regulars there die of a three', () => {
  const play = foraging('british', {
    options: ['fortresses', 'forage'],
    fortress: { 'fort-stanwix': 'american' },
    siege: { 'fort-stanwix': 'british' },
    at: { 'fort-stanwix': ['br-reg-01', 'br-reg-02', 'br-lt-1', 'am-mil-01'] },
    dice: [2, 3, 4],
  });
  play.does('british', 'feed', []);
  expect(lost(play)).toEqual(['br-reg-02']);
});
test('19.4-a, 28.8-c Indians besieged in their own town are at home no more', () => {
  const said: Said = {
    options: ['fortresses'],
    fortress: { onondaga: 'british' },
    siege: { onondaga: 'american' },
    at: { onondaga: ['in-1', 'butler', 'am-reg-01'] },
  };
  expect(hungry('british', said)).toEqual(['in-1']);
  expect(hungry('british', { ...said, siege: {} })).toEqual([]);
});
test('19.4-a a Spanish ship feeds Americans and Frenchmen ashore beside it, and the besieged no more', () => {
  const at = { savannah: ['sp-fleet-1', 'am-reg-01', 'am-reg-02', 'fr-reg-1', 'br-reg-01'] };
  const said: Said = { options: ['fortresses'], europe: 'spanish-alliance', loyalty: { 'deep-south': -1 }, at };
  expect(hungry('american', said)).toEqual([]);
  const shut: Said = { ...said, fortress: { savannah: 'american' }, siege: { savannah: 'british' } };
  expect(hungry('american', shut)).toEqual(['am-reg-01', 'am-reg-02', 'fr-reg-1']);
});
test('19.2-d, 19.2-f the owner may feed nobody at all, and then all of them roll', () => {
  const play = foraging('british', {
    at: { hartford: ['br-reg-01', 'br-reg-02', 'br-reg-03'] },
    loyalty: { 'new-england': 2 },
    dice: [3, 4, 3],
  });
  play.refuses('british', 'feed', ['br-reg-01', 'br-reg-02', 'br-reg-03'], '19.2-a').does('british', 'feed', []);
  expect(lost(play)).toEqual(['br-reg-01', 'br-reg-03']);
});
test('29.4-a, 19.2-d under an enemy partisan nobody can be named, whatever the town is worth', () => {
  const play = foraging('british', {
    options: ['partisans'],
    partisan: { boston: 'american' },
    at: { boston: ['br-reg-01', 'br-reg-02'] },
    dice: [4, 3],
  });
  play.refuses('british', 'feed', ['br-reg-01']).does('british', 'feed', []);
  expect(lost(play)).toEqual(['br-reg-02']);
});
test('19.5-b, 17.2-b the hungry dead at sea leave their ship, which never starves', () => {
  const play = foraging('british', {
    at: { 'western-atlantic': ['br-fleet-1', 'r-howe', 'gage > br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-mar-1 > br-fleet-1'] },
    dice: [1],
  });
  play.does('british', 'feed', []);
  expect([lost(play), play.at('br-fleet-1'), play.at('gage'), play.at('br-mar-1')]).toEqual([
    ['br-reg-01'],
    'western-atlantic',
    'western-atlantic',
    'western-atlantic',
  ]);
});
test('20.5-a, 21.2-b Rochambeau keeps Continentals in the field on a three', () => {
  const play = checking('american', {
    europe: 'french-alliance',
    at: { newport: ['am-reg-01', 'am-reg-02', 'rochambeau', 'fr-reg-1'] },
    dice: [3, 2],
  });
  expect([lost(play), play.at('fr-reg-1')]).toEqual([['am-reg-02'], 'newport']);
});
test('20.3-a militia is judged after what was lost before: the first player starves, and the second has no enemy left', () => {
  const at = { norfolk: ['br-reg-01'], richmond: ['am-mil-01'] };
  expect(checking('american', { at, dice: [] }).told('enlistments')).toEqual([]);
  const play = checking('american', { at: { richmond: ['am-mil-01'] }, dice: [4] });
  expect([lost(play), play.status('am-mil-01')]).toEqual([['am-mil-01'], RESERVE]);
});
test('20.3-d, 26.1-d Spaniards at war in Cuba see a British fleet off the coast as nobody, in port as an enemy', () => {
  const said: Setting = {
    europe: 'spanish-alliance',
    at: { santiago: ['sp-mil-1'], 'caribbean-sea': ['br-fleet-1'] },
    dice: [4],
  };
  expect(lost(checking('american', said))).toEqual(['sp-mil-1']);
  expect(lost(checking('american', { ...said, at: { santiago: ['sp-mil-1', 'br-fleet-1'] }, dice: [] }))).toEqual([]);
});
test('20.5-b, 21.6-c aboard ship a general aboard helps, one ashore in the same port does not', () => {
  const at = (general: string): Setting => ({
    at: { newport: ['am-fleet-1', 'am-reg-01 > am-fleet-1', 'am-mil-01', general] },
    loyalty: {},
    dice: [3, 6, 6],
  });
  expect(lost(checking('american', at('greene > am-fleet-1'))).includes('am-reg-01')).toBe(false);
  expect(lost(checking('american', at('greene'))).includes('am-reg-01')).toBe(true);
  expect(unitOf('am-reg-01')).toBeLessThan(unitOf('am-mil-01'));
});
