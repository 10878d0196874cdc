/** The worked examples of ways and of the politics of a lost battle, step by step. */
import { expect, test } from 'vitest';
import { fighting, moving } from './stage.ts';

test('18.11-a R7 losing on the ground, winning politically: the winner draws one, then the loser three', () => {
  const play = fighting('british', {
    at: { boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'am-reg-01', 'am-reg-02', 'am-reg-03'] },
    dice: [6, 1, 6, 6, 6, 1, 1, 1, 6, 1, 1, 1],
    draws: [22, 22, 22, 22],
  });
  play.does('american', 'fire', 0).does('british', 'fire', 0).does('american', 'retreat');
  play.does('american', 'withdraw', 'springfield').spent();
  expect(play.told('drew')).toEqual([
    { side: 'british', n: 1 },
    { side: 'american', n: 3 },
  ]);
});
const VOYAGES = [
  ['british', 'br-fleet-1', 'britain', ['north-atlantic', 'new-england-coast', 'mid-atlantic-coast', 'new-york']],
  ['american', 'fr-fleet-1', 'france', ['north-atlantic', 'new-england-coast', 'newport']],
  ['american', 'sp-fleet-1', 'spain', ['south-atlantic', 'western-atlantic', 'bahama-channel', 'havana']],
  ['american', 'fr-fleet-2', 'hispaniola', ['bahama-channel', 'carolina-coast', 'virginia-capes', 'yorktown']],
] as const;
test.each(VOYAGES)('24.1-a D4, D24 the %s voyage of %s from %s', (side, fleet, from, way) => {
  const play = moving(side, { europe: 'spanish-alliance', at: { [from]: [fleet] }, dice: [way.length] }).sails(side, [fleet]);
  for (const to of way) play.does(side, 'go', to);
  expect([play.at(fleet), play.own[side].mp]).toEqual([way.at(-1), 0]);
});
test('16.12-a D24 Rochambeau from Newport to Yorktown: eight roads, in two marches', () => {
  const way = ['hartford', 'west-point', 'trenton', 'philadelphia', 'baltimore', 'alexandria', 'richmond', 'yorktown'];
  const force = ['rochambeau', 'fr-reg-1'];
  const play = moving('american', { europe: 'french-alliance', at: { newport: force }, dice: [6] }).marches('american', force);
  for (const to of way) play.does('american', 'go', to);
  expect([play.at('fr-reg-1'), play.own.american.mp]).toEqual(['yorktown', 0]);
});
test('16.12-b D32 the fur route costs four, two for light troops and Indians', () => {
  const heavy = moving('british', { at: { montreal: ['br-reg-01'] }, dice: [4] }).marches('british', ['br-reg-01']);
  heavy.does('british', 'go', 'lake-nipissing').does('british', 'go', 'michilimackinac');
  expect(heavy.own.british.mp).toBe(0);
  const swift = moving('british', { at: { montreal: ['in-1', 'br-lt-1'] }, dice: [4] }).marches('british', ['in-1', 'br-lt-1']);
  swift.does('british', 'go', 'lake-nipissing').does('british', 'go', 'michilimackinac');
  expect(swift.own.british.mp).toBe(2);
});
test('24.11-a, 28.2-a fleets in a fortress port have nothing of it in a battle of fleets', () => {
  const play = fighting('british', {
    options: ['fortresses'],
    fortress: { newport: 'american' },
    europe: 'french-alliance',
    at: { newport: ['br-fleet-1', 'fr-fleet-1', 'am-mil-01'] },
    dice: [3, 4],
  });
  expect(play.told('firstFire')[0]?.american.terms).toEqual([]);
});
test('23.2-a all others cross borders freely', () => {
  const play = moving('american', { at: { springfield: ['am-reg-01', 'am-lt-1', 'greene'] }, dice: [1] });
  play.marches('american', ['am-reg-01', 'am-lt-1', 'greene']).does('american', 'go', 'albany');
  expect(play.at('am-reg-01')).toBe('albany');
});
