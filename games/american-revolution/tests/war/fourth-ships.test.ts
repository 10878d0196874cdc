/** A fourth reading of the rulebook: ships that part, ships that carry, ships that cut in, and what they close. */
import { expect, test } from 'vitest';
import { TACTICAL } from '../../data/markers.ts';
import { unitOf } from '../../data/units.ts';
import { POOL, RESERVE } from '../../state/table.ts';
import { fighting, moving, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const D = Array<number>(12).fill(TACTICAL);

// 24.1-b, 16.7: what holds for marches holds for voyages.
test('24.1-b, 16.7-a a fleet is left on the way with its cargo, and the others go on', () => {
  const play = moving('british', {
    at: { halifax: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-2', 'gage > br-fleet-2'] },
    dice: [2],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe']).does('british', 'go', 'new-england-coast');
  play.does('british', 'drop', ['br-fleet-2']).does('british', 'go', 'mid-atlantic-coast').does('british', 'halt');
  expect([play.at('br-fleet-2'), play.at('br-reg-01'), play.at('gage'), play.at('br-fleet-1'), play.at('r-howe')]).toEqual([
    'new-england-coast',
    'new-england-coast',
    'new-england-coast',
    'mid-atlantic-coast',
    'mid-atlantic-coast',
  ]);
  play.refuses('british', 'gather', ['br-fleet-2'], '16.5-a');
});
test('16.7-b, 21.7-d neither the commander nor the last ship is left, nor an admiral without a ship', () => {
  const play = moving('british', {
    at: { halifax: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'rodney'] },
    dice: [2],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe', 'rodney']).does('british', 'go', 'new-england-coast');
  play.refuses('british', 'drop', ['r-howe'], '16.7-b').refuses('british', 'drop', ['br-fleet-1', 'br-fleet-2'], '16.7-a');
  play.refuses('british', 'drop', ['rodney'], '21.7-d').does('british', 'drop', ['br-fleet-2', 'rodney']);
  play.does('british', 'go', 'boston').does('british', 'halt');
  expect([play.at('rodney'), play.at('br-fleet-2'), play.at('r-howe')]).toEqual([
    'new-england-coast',
    'new-england-coast',
    'boston',
  ]);
});
test('16.7-b, 7.9-ad the ship that Leader Arises commands from goes on', () => {
  const play = moving('british', {
    at: { 'north-atlantic': ['br-fleet-1', 'br-fleet-2', 'british-arisen > br-fleet-2'] },
    dice: [3],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2']).does('british', 'go', 'new-england-coast');
  play.refuses('british', 'drop', ['br-fleet-2'], '16.7-b').does('british', 'drop', ['br-fleet-1']);
  play.does('british', 'go', 'newport').does('british', 'halt');
  expect([play.at('british-arisen'), play.at('br-fleet-1')]).toEqual(['newport', 'new-england-coast']);
});
test('24.1-b, 24.2-a whoever must stop in a port leaves nobody there and goes no further', () => {
  const play = moving('british', {
    at: { 'new-england-coast': ['br-fleet-1', 'br-fleet-2'], boston: ['am-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2']).does('british', 'go', 'boston');
  expect([play.offered('british', 'go'), play.members('british', 'drop')]).toEqual([[], []]);
});
test('17.2-c, 24.1-b in a forced voyage the ship left behind rolls too; her general goes to his pool, not to a ship far away', () => {
  const play = moving('british', {
    campaign: 2,
    at: { halifax: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-1', 'gage > br-fleet-1'] },
    hand: { british: { tactical: 1 } },
    dice: [2, 6, 1],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe'], 'tactical').does('british', 'go', 'new-england-coast');
  play.does('british', 'drop', ['br-fleet-1']).does('british', 'go', 'mid-atlantic-coast').does('british', 'halt');
  expect([play.status('br-fleet-1'), play.status('br-reg-01'), play.status('gage')]).toEqual([RESERVE, RESERVE, POOL]);
  expect([play.at('br-fleet-2'), play.at('r-howe')]).toEqual(['mid-atlantic-coast', 'mid-atlantic-coast']);
});
test('17.2-c an admiral left with a ship that founders at sea goes to his pool; the other admiral sails on', () => {
  const play = moving('british', {
    campaign: 3,
    at: { halifax: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'rodney'] },
    hand: { british: { tactical: 1 } },
    dice: [2, 1, 6],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe', 'rodney'], 'tactical').does('british', 'go', 'new-england-coast');
  play.does('british', 'drop', ['br-fleet-2', 'rodney']).does('british', 'go', 'boston').does('british', 'halt');
  expect([play.status('rodney'), play.at('r-howe'), play.at('br-fleet-1')]).toEqual([POOL, 'boston', 'boston']);
});

test('24.4-d, 16.7-a of two fleets one lands its regulars and is done; the other sails on with hers', () => {
  const play = moving('british', {
    at: { 'new-england-coast': ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-2'] },
    dice: [3],
  });
  play
    .sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe'])
    .does('british', 'go', 'newport')
    .does('british', 'land', ['br-reg-01']);
  play.does('british', 'go', 'mid-atlantic-coast').does('british', 'go', 'new-york').does('british', 'land', ['br-reg-02']);
  // An admiral goes nowhere without ships.
  play.refuses('british', 'go', 'mid-atlantic-coast', '16.3-a').does('british', 'halt').asks('british', '16.3-a');
  expect([play.at('br-reg-01'), play.at('br-fleet-1'), play.at('br-reg-02'), play.at('r-howe')]).toEqual([
    'newport',
    'newport',
    'new-york',
    'new-york',
  ]);
});
test('24.4-d, 22.1-b whether another ship could sail on after a landing nobody else sees', () => {
  // Three have come and one is ashore: the third may be a ship, or more cargo. Of two, the other is her ship.
  const landed = (...aboard: readonly string[]) => {
    const at = { 'new-england-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1', ...aboard] };
    const play = moving('british', { at, dice: [6] });
    const fleets = aboard.includes('br-fleet-2') ? ['br-fleet-1', 'br-fleet-2'] : ['br-fleet-1'];
    play.sails('british', fleets).does('british', 'go', 'newport').does('british', 'land', ['br-reg-01']);
    return play;
  };
  for (const third of ['br-fleet-2', 'br-reg-02 > br-fleet-1']) landed(third).does('british', 'halt').asks('british', '16.3-a');
  landed().asks('british', '16.3-a');
});
test('24.4-d, 24.2-a after an assault nobody sails on past the troops he can see', () => {
  const play = moving('british', {
    at: {
      'new-england-coast': ['br-fleet-1', 'br-fleet-2', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-2'],
      newport: ['am-reg-01'],
    },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2']).does('british', 'go', 'newport').does('british', 'land', ['br-reg-01']);
  play.asks('british', '16.3-a');
  expect(play.aboard('br-reg-02')).toBe('br-fleet-2');
});
test('24.4-d, 7.9-ad the ship that Leader Arises commands from has landed troops: the whole force is done', () => {
  const play = moving('british', {
    at: { 'new-england-coast': ['br-fleet-1', 'br-fleet-2', 'british-arisen > br-fleet-1', 'br-reg-01 > br-fleet-1'] },
    dice: [6],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2']).does('british', 'go', 'newport').does('british', 'land', ['br-reg-01']);
  play.refuses('british', 'go', 'new-england-coast', '16.3-a').does('british', 'halt').asks('british', '16.3-a');
  expect(play.at('br-fleet-2')).toBe('newport');
});
test('17.2-b, 24.4-d in a forced voyage the ship that has landed her troops rolls with the one that sailed on', () => {
  const play = moving('british', {
    campaign: 2,
    at: { 'new-england-coast': ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-1'] },
    hand: { british: { tactical: 1 } },
    dice: [2, 6, 1],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe'], 'tactical').does('british', 'go', 'newport');
  play.does('british', 'land', ['br-reg-01']).does('british', 'go', 'mid-atlantic-coast').does('british', 'halt');
  expect([play.status('br-fleet-1'), play.at('br-reg-01'), play.at('br-fleet-2')]).toEqual([
    RESERVE,
    'newport',
    'mid-atlantic-coast',
  ]);
});

// 24.8
test('7.9-r, 24.8-c, 18.11-a Shot Heard doubles what sunk cargo pays as well', () => {
  const play = fighting('american', {
    at: { boston: ['am-fleet-1', 'jones', 'br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-1'] },
    hand: { american: { 'shot-heard': 1 } },
    dice: [6, 1, 6],
    draws: D,
  });
  play.does('american', 'pass').does('american', 'lay', 0).does('american', 'fire', 0).does('american', 'shotHeard');
  expect(play.told('drew')).toEqual([{ side: 'american', n: 6 }]);
  expect(play.held('american', 'shot-heard')).toBe(0);
});
test('18.5-b, 24.8-c the American frigate of one factor spends one marker a round, whatever her admiral laid', () => {
  const play = fighting('british', {
    europe: 'french-alliance',
    at: { boston: ['am-fleet-1', 'de-grasse', 'br-fleet-1'] },
    hand: { american: { tactical: 2 } },
    dice: [1, 6, ...ones(20)],
  });
  play.does('american', 'pass').does('american', 'lay', 2);
  play.does('british', 'fire', 0);
  expect(play.offered('american', 'fire')).toEqual([0, 1]);
});
test('24.9-a, 24.8-c a beaten squadron takes general, regulars and admirals to the sea of its choice, and nobody draws', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    at: { newport: ['fr-fleet-1', 'br-fleet-1', 'r-howe', 'br-reg-01 > br-fleet-1', 'clinton > br-fleet-1'] },
    dice: [6, 1, 5, 5],
  });
  play.does('american', 'fire', 0).does('british', 'take', 'br-fleet-1').does('british', 'take', 'r-howe');
  expect(play.places('british', 'withdraw')).toEqual(['mid-atlantic-coast', 'new-england-coast']);
  play.does('british', 'withdraw', 'mid-atlantic-coast');
  expect([play.at('clinton'), play.at('r-howe'), play.aboard('br-reg-01'), play.told('drew')]).toEqual([
    'mid-atlantic-coast',
    'mid-atlantic-coast',
    'br-fleet-1',
    [],
  ]);
});
test('24.8-b, 28.16-c, 24.6-m the fleet that closed the besieged port is beaten: in the next phase the relief joins the garrison from the sea', () => {
  const said: Setting = {
    europe: 'french-alliance',
    options: ['fortresses'],
    fortress: { charleston: 'american' },
    siege: { charleston: 'british' },
  };
  const fight = fighting('american', {
    ...said,
    at: { charleston: ['am-mil-01', 'br-reg-01', 'br-fleet-1', 'fr-fleet-1', 'fr-fleet-2', 'fr-reg-1 > fr-fleet-1'] },
    dice: [6, 1, 6, 1, 1, 1],
    draws: D,
  });
  fight.does('american', 'fight', { space: 'charleston', fight: 'naval' }).does('american', 'fire', 0);
  expect([fight.status('br-fleet-1'), fight.siege('charleston'), fight.aboard('fr-reg-1')]).toEqual([RESERVE, 1, 'fr-fleet-1']);
  const land = moving('american', {
    ...said,
    campaign: 2,
    at: { charleston: ['am-mil-01', 'br-reg-01', 'fr-fleet-1', 'de-grasse', 'fr-reg-1 > fr-fleet-1'] },
    hand: { american: { tactical: 1 } },
    dice: [1],
  });
  land.does('american', 'gather', ['fr-fleet-1', 'de-grasse']).does('american', 'disembark', 'tactical');
  land.does('american', 'land', ['fr-reg-1']);
  expect([land.aboard('fr-reg-1'), land.own.american.flags[unitOf('fr-reg-1')]! & 4]).toEqual(['', 0]);
});
test('32.4-a a fleet among enemy ships at sea, or with enemy troops in its port, cuts in nowhere', () => {
  const tries = (at: Setting['at']): number => {
    const play = moving('american', {
      options: ['interception'],
      europe: 'french-alliance',
      at: { 'mid-atlantic-coast': ['fr-fleet-2'], ...at },
      hand: { british: { tactical: 1 } },
      dice: [3],
    });
    play.sails('american', ['fr-fleet-2']).does('british', 'pass').does('american', 'go', 'newport');
    return play.place() === '@moment.entering' ? play.offered('british', 'intercept').length : 0;
  };
  expect(tries({ 'new-england-coast': ['br-fleet-1', 'r-howe'] })).toBe(1);
  expect(tries({ 'new-england-coast': ['br-fleet-1', 'r-howe', 'fr-fleet-1'] })).toBe(0);
});
test('32.4-a regulars and their general in a port where an enemy ship lies cut in nowhere', () => {
  const tries = (ship: readonly string[]): number => {
    const play = moving('american', {
      options: ['interception'],
      at: { hartford: ['am-reg-01'], newport: ['clinton', 'br-reg-01', ...ship], boston: ['gage', 'br-det-01'] },
      hand: { british: { tactical: 1 } },
      dice: [3],
    });
    play.marches('american', ['am-reg-01']).does('american', 'go', 'springfield').does('british', 'pass');
    play.does('american', 'go', 'hartford');
    return play.place() === '@moment.entering' ? play.offered('british', 'intercept').length : 0;
  };
  expect([tries([]), tries(['am-fleet-1'])]).toEqual([1, 0]);
});
