/** Cases from the rulebook: marches cut short, over borders, over enemies, and by night. */
import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { WASHINGTON } from '../../data/units.ts';
import { ASIDE, RESERVE } from '../../state/table.ts';
import { moving } from './stage.ts';

const D = Array<number>(20).fill(22);
const TEN = ['br-gr-1', 'br-gr-2', 'br-reg-01', 'br-reg-02'];

test('34.1-d units left behind before do not help to overrun', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: { newport: ['gage', ...TEN], springfield: ['am-mil-01'] },
    dice: [6],
  });
  play
    .marches('british', ['gage', ...TEN])
    .does('british', 'go', 'hartford')
    .does('british', 'drop', ['br-reg-01']);
  play.does('british', 'go', 'springfield').does('british', 'overrun');
  expect([play.status('am-mil-01') === RESERVE, play.heard('american', 'refused').length]).toEqual([false, 0]);
  expect([play.places('british', 'go'), play.offered('british', 'overrun')]).toEqual([[], []]);
});
test('34.1-a, 34.1-d with exactly ten factors, the general adding nothing, one militia is overrun', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: { newport: ['gage', ...TEN], hartford: ['am-mil-01'] },
    dice: [6],
  });
  play
    .marches('british', ['gage', ...TEN])
    .does('british', 'go', 'hartford')
    .does('british', 'overrun');
  expect([play.status('am-mil-01'), play.told('drew'), play.places('british', 'go').length > 0]).toEqual([RESERVE, [], true]);
});
test('34.1-b, 16.10-a after an overrun the next enemy stops the force for good', () => {
  const play = moving('british', {
    options: ['overrun'],
    at: { newport: TEN, hartford: ['am-mil-01'], springfield: ['am-mil-02'] },
    dice: [6],
  });
  play.marches('british', TEN).does('british', 'go', 'hartford').does('british', 'overrun').does('british', 'go', 'springfield');
  play.asks('british', '16.3-a');
  expect([play.at('br-gr-1'), play.at('am-mil-02')]).toEqual(['springfield', 'springfield']);
});
test('33.1-a a four with a general of three leaves the militia where it is, and the general marches on alone', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { hartford: ['greene', 'am-mil-01', 'am-mil-02'] },
    dice: [2, 4, 6],
  });
  play.marches('american', ['greene', 'am-mil-01', 'am-mil-02']).does('american', 'go', 'west-point');
  expect([play.at('greene'), play.at('am-mil-01'), play.status('am-mil-02')]).toEqual(['west-point', 'hartford', RESERVE]);
  play.does('american', 'halt').refuses('american', 'gather', ['am-mil-01'], '16.5-a');
});
test('33.1-a, 16.12-b whoever is left when the militia has stayed walks the next trail for one', () => {
  const play = moving('american', {
    options: ['expeditions'],
    at: { hartford: ['greene', 'am-lt-1', 'am-mil-01'] },
    dice: [1, 5],
  });
  play.marches('american', ['greene', 'am-lt-1', 'am-mil-01']).does('american', 'go', 'west-point');
  expect(play.own.american.mp).toBe(3);
  play.does('american', 'go', 'wyoming-valley');
  expect(play.own.american.mp).toBe(2);
});
test('33.1-a, 28.4-a a fortress whose militia goes home at the border falls with it', () => {
  const play = moving('american', {
    options: ['expeditions', 'fortresses'],
    fortress: { hartford: 'american' },
    at: { hartford: ['greene', 'am-mil-01'] },
    dice: [2, 6],
  });
  play.marches('american', ['greene', 'am-mil-01']).does('american', 'go', 'west-point');
  expect([play.status('am-mil-01'), play.fortress('hartford')]).toEqual([RESERVE, -1]);
});
test('32.2-a, 28.4-a a garrison that cuts in as a whole gives up its fortress', () => {
  const said = {
    options: ['interception', 'fortresses'],
    fortress: { hartford: 'american' },
    at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01', 'am-mil-01'] },
    hand: { american: { tactical: 1 } },
    dice: [4, 3],
  } as const;
  for (const [going, owner] of [
    [['greene', 'am-reg-01', 'am-mil-01'], -1],
    [['greene', 'am-reg-01'], 0],
  ] as const) {
    const play = moving('british', said).marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
    play
      .does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' })
      .does('american', 'follow', [...going]);
    expect([play.at('greene'), play.fortress('hartford')]).toEqual(['springfield', owner]);
  }
});
test('32.3-b, 32.5-a the mover brings up others, and whoever stayed behind may not cut in on them', () => {
  const play = moving('british', {
    options: ['interception'],
    at: { boston: ['br-reg-01', 'br-reg-02'], hartford: ['greene', 'wayne', 'am-reg-01', 'am-reg-02'] },
    hand: { american: { tactical: 2 } },
    dice: [4, 2, 4],
  });
  play.marches('british', ['br-reg-01']).does('british', 'go', 'springfield');
  play.does('american', 'intercept', { from: 'hartford', naval: false, commander: 'greene' });
  play.does('american', 'follow', ['greene', 'am-reg-01']).does('american', 'pass');
  play.marches('british', ['br-reg-02']).does('british', 'go', 'springfield').does('american', 'pass');
  expect([play.at('br-reg-02'), play.held('american', 'tactical')]).toEqual(['springfield', 1]);
});
test('17.2-a, 29.4-b a partisan stops a forced march, and it rolls there', () => {
  const play = moving('british', {
    options: ['partisans'],
    campaign: 3,
    partisan: { springfield: 'american' },
    at: { boston: ['gage', 'br-reg-01', 'br-reg-02'] },
    hand: { british: { tactical: 1 } },
    dice: [6, 6, 1],
  });
  play.marches('british', ['gage', 'br-reg-01', 'br-reg-02'], 'tactical').does('british', 'go', 'springfield');
  expect([play.status('br-reg-01'), play.at('br-reg-02'), play.told('attrition')]).toEqual([
    RESERVE,
    'springfield',
    [{ side: 'british', dice: [6, 1], lost: 1 }],
  ]);
});
test('7.9-a, 7.9-y a baited massacre in a besieged town takes the partisan and leaves the siege', () => {
  const play = moving('american', {
    options: ['partisans', 'massacre', 'fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    partisan: { boston: 'american' },
    at: { boston: ['am-reg-01', 'br-reg-01'] },
    hand: { american: { bait: 1 } },
    dice: [3],
    draws: D,
  });
  play.does('american', 'bait', 'boston');
  expect([play.pub.partisan[spaceOf('boston')], play.pub.massacre[spaceOf('boston')], play.siege('boston')]).toEqual([-1, 1, 0]);
  expect(play.told('drew')).toEqual([{ side: 'american', n: 4 }]);
});
test('4.10-b, 7.9-l Minutemen are somebody for Washington to lead, and the phase goes on with him', () => {
  const play = moving('american', {
    progress: 'congress',
    loyalty: { virginia: 1 },
    hand: { american: { minutemen: 1 } },
    dice: [2],
  });
  play.table.pub.status[WASHINGTON] = ASIDE;
  play.does('american', 'minutemen', 'richmond').asks('american', '4.10-a', 'bringWashington' as never);
  play.does('american', 'bringWashington', spaceOf('richmond')).asks('american', '16.3-a');
  play.marches('american', ['washington']).does('american', 'go', 'yorktown');
  expect([play.at('washington'), play.status('am-mil-01') === RESERVE]).toEqual(['yorktown', false]);
});
