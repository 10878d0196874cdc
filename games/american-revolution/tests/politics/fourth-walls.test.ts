/** A fourth reading of the rulebook: empty walls, and who comes to stand behind them without marching in. */
import { expect, test } from 'vitest';
import { INDIAN, MILITIA, REGULAR } from '../../data/kinds.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, INDIANS } from '../../data/nations.ts';
import { SPACES } from '../../data/spaces.ts';
import { UNITS } from '../../data/units.ts';
import { fighting, moving } from '../war/stage.ts';
import { playing, type Setting } from './stage.ts';

const line = (nation: number, kind: number): number => RECRUITS.findIndex(one => one.nation === nation && one.kind === kind);
const HALIFAX: Setting = { options: ['fortresses'], fortress: { halifax: 'british' }, points: [9, 9] };

test('28.5-a, 13.8-a militia raised in Halifax, where nobody keeps the fortress, has it', () => {
  const play = playing('mobilization', { side: 'american' }, HALIFAX);
  play.does('american', 'recruit', { line: line(AMERICANS, MILITIA), at: 'halifax' });
  expect([play.at('am-mil-01'), play.fortress('halifax'), play.told('captured').length]).toEqual(['halifax', 0, 1]);
});
test('28.5-a, 13.1-b so have Continentals, but nobody is raised beside a British ship', () => {
  const play = playing('mobilization', { side: 'american' }, { ...HALIFAX, loyalty: { canada: 1 } });
  play.does('american', 'recruit', { line: line(AMERICANS, REGULAR), at: 'halifax' });
  expect(play.fortress('halifax')).toBe(0);
  const ship = playing('mobilization', { side: 'american' }, { ...HALIFAX, at: { halifax: ['br-fleet-1'] } });
  ship.refuses('american', 'recruit', { line: line(AMERICANS, MILITIA), at: 'halifax' } as never);
});
test('28.5-a a lone general inside keeps it: the militia outside has taken nothing, and must storm', () => {
  const play = playing('mobilization', { side: 'american' }, { ...HALIFAX, at: { halifax: ['carleton'] } });
  play.does('american', 'recruit', { line: line(AMERICANS, MILITIA), at: 'halifax' });
  expect(play.fortress('halifax')).toBe(1);
  const storm = fighting('american', { ...HALIFAX, at: { halifax: ['carleton', 'am-mil-01'] }, dice: [6, 1] });
  expect(storm.told('firstFire')[0]?.british.terms).toEqual([
    { rule: '18.4-c', value: 2 },
    { rule: '28.2-a', value: 1 },
  ]);
});
test('7.9-l, 28.5-a Minutemen too', () => {
  const play = moving('american', { ...HALIFAX, loyalty: { canada: 1 }, hand: { american: { minutemen: 1 } } });
  play.does('american', 'minutemen', 'halifax');
  expect(play.fortress('halifax')).toBe(0);
});
test('27.2-c, 28.5-a Indians raised in an American fortress in their town that nobody keeps take it for the British', () => {
  const said: Setting = { options: ['fortresses'], fortress: { onondaga: 'american' }, points: [0, 9], draws: ['rousing'] };
  const play = playing('mobilization', { side: 'british' }, said);
  play.does('british', 'recruit', { line: line(INDIANS, INDIAN), at: 'onondaga' });
  expect(play.fortress('onondaga')).toBe(1);
  const held = playing('mobilization', { side: 'british' }, { ...said, at: { onondaga: ['am-mil-01'] } });
  held.does('british', 'recruit', { line: line(INDIANS, INDIAN), at: 'onondaga' });
  expect(held.fortress('onondaga')).toBe(0);
});
test('26.4-d, 28.5-a British troops put out of Cuba where nothing but an empty fortress is take it as well', () => {
  const play = playing(
    'agitation',
    {},
    {
      europe: 'spanish-alliance',
      options: ['fortresses'],
      fortress: { pensacola: 'american' },
      at: { havana: ['br-reg-01'] },
      hand: { british: { rousing: 1 } },
    },
  );
  play.does('british', 'assign', [{ what: 'rousing', to: 1 }]).does('american', 'order', ['progress', 'loyalty', 'europe']);
  play.does('american', 'displace', []);
  expect(play.members('british', 'displace').map(({ what, to }) => [UNITS[what]!.id, SPACES[to]!.id])).toContainEqual([
    'br-reg-01',
    'pensacola',
  ]);
  play.does('british', 'displace', [{ what: 'br-reg-01', to: 'pensacola' }]);
  expect(play.fortress('pensacola')).toBe(1);
});
