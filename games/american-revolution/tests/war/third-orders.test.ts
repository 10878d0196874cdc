/** A third reading of the rulebook: what comes first where several fights, markers and masters meet. */
import { expect, test } from 'vitest';
import { TACTICAL } from '../../data/markers.ts';
import { unitOf } from '../../data/units.ts';
import { RESERVE } from '../../state/table.ts';
import { playing } from '../politics/stage.ts';
import { fighting, moving, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const SIEGE = {
  europe: 'french-alliance',
  options: ['fortresses'],
  fortress: { charleston: 'american' },
  siege: { charleston: 'british' },
} as const satisfies Setting;

test('18.2-b, 28.12-b in a besieged port the fleets fight first, then the relief, and only then anybody elsewhere', () => {
  const play = fighting('american', {
    ...SIEGE,
    at: {
      charleston: ['am-mil-01', 'am-reg-01', 'fr-fleet-1', 'br-reg-01', 'br-fleet-1'],
      savannah: ['br-mil-1', 'am-reg-02'],
    },
    relief: ['am-reg-01'],
    dice: [6, 1, 6, 1, 6, 1, 1, 1, 1, 1, ...ones(6)],
    draws: Array<number>(4).fill(TACTICAL),
  });
  play.asks('american', '28.9-a', 'fight');
  play.refuses('american', 'sortie', ['am-mil-01']).refuses('american', 'fight', { space: 'savannah', fight: 'land' });
  play.does('american', 'fight', { space: 'charleston', fight: 'naval' });
  play.does('american', 'fire', 0);
  play.refuses('american', 'fight', { space: 'savannah', fight: 'land' });
  play.offers('american', 'fight', { space: 'charleston', fight: 'relief' });
});
test('28.4-a, 28.14-a a besieged fortress may be given up: the siege is over, and its guns and walls with it', () => {
  const t = playing(
    'walls',
    { side: 'american' },
    { options: ['fortresses'], fortress: SIEGE.fortress, siege: SIEGE.siege, at: { charleston: ['am-mil-01', 'br-reg-01'] } },
  );
  t.does('american', 'abandon', ['charleston']);
  expect([t.fortress('charleston'), t.table.pub.siege.every(side => side < 0)]).toEqual([-1, true]);
  const next = fighting('british', {
    options: ['fortresses'],
    at: { charleston: ['am-mil-01', 'br-reg-01'] },
    dice: [1, 6, 6],
    draws: [TACTICAL],
  }).does('british', 'fire', 0);
  expect([next.told('battle')[0]?.fight, next.status('am-mil-01')]).toEqual(['land', RESERVE]);
});
test('20.2-b, 20.5-c, 21.2-b Rochambeau aboard keeps Continentals aboard another French ship beside him in the field', () => {
  const play = playing(
    'enlistment',
    { side: 'american' },
    {
      europe: 'french-alliance',
      at: { 'virginia-capes': ['fr-fleet-1', 'fr-fleet-2', 'rochambeau > fr-fleet-1', 'am-lt-1 > fr-fleet-2'] },
      dice: [3],
    },
  );
  expect(play.at('am-lt-1')).toBe('virginia-capes');
});
test('31.1-b an Indian is no companion for an upgrade, a Hessian is', () => {
  const upgraded = (beside: string): unknown[] =>
    playing(
      'mobilization',
      { side: 'british' },
      { options: ['upgrades'], points: [0, 4], at: { niagara: ['br-mil-1', beside] } },
    ).offered('british', 'upgrade');
  expect(upgraded('in-1')).toEqual([]);
  expect(upgraded('he-lt-1').length).toBeGreaterThan(0);
});
test('7.9-f, 7.9-ab Jones with his ship in port drills one regular ashore, a militia commander as many as he is worth', () => {
  const at = { newport: ['am-fleet-1', 'jones', 'am-mil-01'], boonesboro: ['clark', 'am-mil-02'] };
  const play = playing('mobilization', { side: 'american' }, { points: [9, 0], at, hand: { american: { drillmaster: 1 } } });
  play.refuses('american', 'drill', { at: 'newport', n: 2 }).offers('american', 'drill', { at: 'boonesboro', n: 2 });
  play.does('american', 'drill', { at: 'newport', n: 1 });
  expect(play.table.own.american.aboard[unitOf('am-reg-01')]).toBe(-1);
});
test('28.14-a, 21.7-d a siege that an admiral alone keeps up ends when his fleet joins him', () => {
  const play = moving('british', {
    ...SIEGE,
    at: { charleston: ['am-mil-01', 'r-howe'], 'carolina-coast': ['br-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'charleston').does('british', 'halt');
  expect([play.siege('charleston'), play.fortress('charleston')]).toEqual([-1, 0]);
});
test('24.6-m, 28.6-c light troops by road and a marine by sea: whoever has landed must assault, and nobody lays siege', () => {
  const besieged = (inland: string, lands: boolean): string[] => {
    const play = moving('british', {
      options: ['fortresses'],
      fortress: { charleston: 'american' },
      points: [0, 9],
      at: {
        charleston: ['am-mil-01'],
        savannah: [inland],
        'carolina-coast': ['br-fleet-1', 'br-mar-1 > br-fleet-1'],
      },
      dice: lands ? [1, 1] : [1],
    });
    play.marches('british', [inland]).does('british', 'go', 'charleston');
    if (lands) {
      play.sails('british', ['br-fleet-1']).does('british', 'go', 'charleston');
      play.does('british', 'land', ['br-mar-1']);
    }
    return play.places('british', 'besiege');
  };
  expect(besieged('br-lt-1', true)).toEqual([]);
  expect(besieged('br-reg-01', true)).toEqual([]);
  expect(besieged('br-reg-01', false)).toEqual(['charleston']);
});
