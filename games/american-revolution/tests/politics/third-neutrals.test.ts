/** A third reading of the rulebook: what neutrality closes, and where Washington steps in. */
import { expect, test } from 'vitest';
import { unitOf, WASHINGTON } from '../../data/units.ts';
import { ASIDE, type Table } from '../../state/table.ts';
import { moving } from '../war/stage.ts';
import { playing } from './stage.ts';

test('26.1-a, 26.3-c nobody builds a fortress among the frozen troops of a neutral', () => {
  const at = { 'new-orleans': ['sp-reg-1'], newport: ['am-mil-01'] };
  const sites = (europe: 'french-alliance' | 'spanish-alliance') =>
    playing('mobilization', { side: 'american' }, { europe, options: ['fortresses'], points: [9, 0], at }).places(
      'american',
      'fortify',
    );
  expect(sites('french-alliance')).toEqual(['newport']);
  expect(sites('spanish-alliance')).toEqual(['new-orleans', 'newport']);
});
test('26.1-a, 7.9-g nor do Engineers', () => {
  const at = { 'new-orleans': ['sp-reg-1'], newport: ['am-mil-01'] };
  const hand = { american: { engineers: 1 } };
  const play = moving('american', { options: ['fortresses'], at, hand });
  play.refuses('american', 'engineers', { at: 'new-orleans', what: 'fortress' });
  play.offers('american', 'engineers', { at: 'newport', what: 'fortress' });
});
test('26.1-a, 28.2-d the fortress of a neutral feeds nobody outside', () => {
  const hungry = (europe: 'french-alliance' | 'spanish-alliance', dice: number[]) => {
    const play = playing(
      'forage',
      { side: 'american' },
      {
        europe,
        options: ['fortresses'],
        fortress: { 'new-orleans': 'american' },
        at: { 'new-orleans': ['sp-reg-1'], natchez: ['am-reg-01'] },
        dice,
      },
    );
    play.does('american', 'feed', []);
    return play.at('am-reg-01');
  };
  expect(hungry('french-alliance', [1])).toBe('');
  expect(hungry('spanish-alliance', [])).toBe('natchez');
});
test('4.10-b, 24.4-j where Americans are only aboard Washington is too, and no enemy ashore can reach him', () => {
  const aside = (t: Table): void => {
    t.pub.status[WASHINGTON] = ASIDE;
  };
  const at = { boston: ['fr-fleet-1', 'am-reg-01 > fr-fleet-1', 'br-reg-01'], newport: ['am-fleet-1', 'am-mil-01'] };
  const come = (to: string) =>
    playing('congress', {}, { progress: 'congress', europe: 'french-alliance', at, and: aside }).does(
      'american',
      'bringWashington',
      to,
    );
  expect(come('boston').own.american.aboard[WASHINGTON]).toBe(unitOf('fr-fleet-1'));
  expect(come('newport').own.american.aboard[WASHINGTON]).toBe(-1);
});
