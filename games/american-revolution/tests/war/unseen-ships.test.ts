/** Cases written from the rulebook alone: fleets, cargo, landings, privateers and battles of ships. */
import { expect, test } from 'vitest';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, moving, type Setting } from './stage.ts';

const D = Array<number>(12).fill(22);
const ones = (n: number): number[] => Array<number>(n).fill(1);
const WAR: Setting = { europe: 'french-alliance', draws: D };

test('24.7-a a fleet among enemy land units has no battle in either Combat Phase', () => {
  const at = { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'am-mil-01'] };
  expect([fighting('british', { at }).told('battle'), fighting('american', { at }).told('battle')]).toEqual([[], []]);
});
test('24.7-a, 24.6-b a fleet that landed nobody adds no dice to those who came overland', () => {
  const play = fighting('british', { at: { newport: ['br-fleet-1', 'br-reg-01', 'am-mil-01'] }, dice: [1, 6, 1, 1], draws: D });
  play.does('british', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(2);
});
test('24.12-a marines who marched to the port have no extra die', () => {
  const play = fighting('british', { at: { newport: ['br-mar-1', 'am-mil-01'] }, dice: [1, 6, 1, 1], draws: D });
  play.does('british', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(2);
});
test('24.12-a marines on the defence have no extra die against a landing', () => {
  const play = fighting('british', {
    at: { newport: ['br-fleet-1', 'br-reg-01', 'am-mar-1'] },
    landed: ['br-fleet-1', 'br-reg-01'],
    dice: [6, 1, ...ones(4)],
    draws: D,
  });
  play.does('american', 'fire', 0);
  expect(play.told('volley')[0]?.dice).toHaveLength(1);
});
test('24.8-c, 24.10-c a sunk fleet loses exactly the cargo stowed in it; the other keeps its own', () => {
  const play = fighting('american', {
    ...WAR,
    at: { newport: ['br-fleet-1', 'br-fleet-2', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-2', 'fr-fleet-1'] },
    dice: [6, 1, 6, 1],
  });
  play.does('american', 'fire', 0).does('british', 'take', 'br-fleet-2');
  expect([play.status('br-reg-02'), play.aboard('br-reg-01')]).toEqual([RESERVE, 'br-fleet-1']);
});
test('24.8-c, 18.11-a sunk cargo counts for the draw: a ship with three aboard is worth four markers', () => {
  const play = fighting('american', {
    ...WAR,
    at: {
      newport: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-1', 'gage > br-fleet-1', 'fr-fleet-1'],
    },
    dice: [6, 1, 6, 4],
  });
  play.does('american', 'fire', 0);
  expect([play.told('drew'), play.status('gage')]).toEqual([[{ side: 'american', n: 4 }], GONE]);
});
test('24.8-c, 21.4-b a general aboard a sunk ship escapes with a roll up to his value', () => {
  const play = fighting('american', {
    ...WAR,
    at: { newport: ['br-fleet-1', 'gage > br-fleet-1', 'fr-fleet-1'] },
    dice: [6, 1, 6, 1],
  });
  play.does('american', 'fire', 0);
  expect(play.status('gage')).toBe(POOL);
});
test('24.8-c, 21.7-c generals aboard neither raise the initiative nor the number of markers in a battle of fleets', () => {
  const play = fighting('british', {
    ...WAR,
    at: { newport: ['br-fleet-1', 'cornwallis > br-fleet-1', 'fr-fleet-1', 'de-grasse'] },
    hand: { british: { tactical: 2 }, american: { tactical: 3 } },
  });
  play.does('british', 'pass').does('american', 'pass');
  play.asks(['american'], '18.4-b', 'lay');
  expect(play.offered('american', 'lay')).toEqual([0, 1, 2]);
});
test('24.8-c, 21.3-a an admiral may take the hit for his ships', () => {
  const play = fighting('british', { ...WAR, at: { newport: ['br-fleet-1', 'fr-fleet-1', 'de-grasse'] }, dice: [1, 6, 6, 3, 1] });
  play.does('british', 'fire', 0);
  expect(play.names('american', 'take')).toEqual(['de-grasse', 'fr-fleet-1']);
  play.does('american', 'take', 'de-grasse');
  expect([play.status('de-grasse'), play.at('fr-fleet-1')]).toEqual([GONE, 'newport']);
});
test('24.8-a, 18.3-a land units and a fortress of the port have no part in it and are not hurt', () => {
  const play = fighting('british', {
    ...WAR,
    options: ['fortresses'],
    fortress: { newport: 'american' },
    at: { newport: ['br-fleet-1', 'fr-fleet-1', 'am-reg-01', 'am-reg-02'] },
    dice: [1, 6, 6, 1],
  });
  play.does('british', 'fire', 0);
  expect([play.status('fr-fleet-1'), play.told('battle')[0]?.american.length]).toEqual([RESERVE, 1]);
  expect([play.at('am-reg-01'), play.over()]).toEqual(['newport', true]);
});
test('24.9-a a beaten fleet may go to a sea area full of enemies, never to another port', () => {
  const play = fighting('british', {
    ...WAR,
    at: { newport: ['br-fleet-1', 'fr-fleet-1'], 'new-england-coast': ['fr-fleet-2'] },
    dice: [6, 1, 5, 1],
  });
  play.does('american', 'fire', 0);
  expect(play.places('british', 'withdraw')).toEqual(['mid-atlantic-coast', 'new-england-coast']);
});
test('24.3-a, 24.8-a ships of both sides in one sea area do not fight', () => {
  const play = fighting('british', { ...WAR, at: { 'virginia-capes': ['br-fleet-1', 'fr-fleet-1'] } });
  expect([play.over(), play.told('battle')]).toEqual([true, []]);
});
test('18.2-b, 24.8-b a lost battle of fleets leaves the land battle in the port to be fought without them', () => {
  const play = fighting('british', {
    ...WAR,
    at: { newport: ['br-fleet-1', 'br-reg-01', 'fr-fleet-1', 'am-mil-01'] },
    dice: [6, 1, 6, 1, 6, 1, 1],
  });
  play.does('american', 'fire', 0).does('american', 'pass');
  expect(play.told('battle').map(({ fight }) => fight)).toEqual(['naval', 'land']);
});
test('18.8-a, 18.9-a a beaten garrison with a ship may go by land or by sea', () => {
  const play = fighting('american', {
    ...WAR,
    at: {
      wilmington: ['br-reg-01', 'br-fleet-1', 'am-reg-01', 'am-reg-02'],
      'new-bern': ['am-mil-01'],
      charleston: ['am-mil-02'],
    },
    dice: [6, 1, 5, 1, 1, 1],
  }).does('american', 'fire', 0);
  expect(play.places('british', 'withdraw')).toEqual(['carolina-coast', 'hillsborough']);
});
test('18.9-a, 18.8-b with every road shut and the sea held by the enemy the force is lost', () => {
  const play = fighting('american', {
    ...WAR,
    at: {
      charleston: ['br-reg-01', 'br-fleet-1', 'am-reg-01', 'am-reg-02'],
      wilmington: ['am-mil-01'],
      camden: ['am-mil-02'],
      augusta: ['am-mil-03'],
      savannah: ['am-mil-04'],
      'carolina-coast': ['fr-fleet-1'],
    },
    dice: [6, 1, 5, 1, 1, 1],
  });
  play.does('american', 'fire', 0);
  expect([play.status('br-reg-01'), play.at('br-fleet-1'), play.told('drew')]).toEqual([
    RESERVE,
    'charleston',
    [{ side: 'american', n: 1 }],
  ]);
});
test('18.9-a, 18.9-b with every road shut the force goes to sea; five units and one fleet: one is lost', () => {
  const play = fighting('american', {
    draws: D,
    at: {
      charleston: ['br-det-01', 'br-det-02', 'br-det-03', 'br-det-04', 'br-lt-1', 'br-fleet-1', 'am-reg-01', 'am-reg-02'],
      wilmington: ['am-mil-01'],
      camden: ['am-mil-02'],
      augusta: ['am-mil-03'],
      savannah: ['am-mil-04'],
    },
    dice: [1, 6, ...ones(4)],
  });
  play.does('british', 'retreat').asks('british', '18.9-b', 'embark');
  play.does('british', 'embark', ['br-det-01', 'br-det-02', 'br-det-03', 'br-lt-1']);
  expect([play.at('br-lt-1'), play.status('br-det-04'), play.at('br-fleet-1')]).toEqual([
    'carolina-coast',
    RESERVE,
    'carolina-coast',
  ]);
});
test('24.6-d, 24.6-k a fleet of another flag beside the assault carries its survivors too', () => {
  const play = fighting('american', {
    ...WAR,
    europe: 'spanish-alliance',
    at: { savannah: ['fr-fleet-1', 'sp-fleet-1', 'fr-reg-1', 'fr-reg-2', 'br-reg-01', 'br-reg-02'] },
    landed: ['fr-fleet-1', 'fr-reg-1', 'fr-reg-2'],
    dice: [6, 1, ...ones(6), 6, 6, 1, 1],
  });
  play.does('american', 'fire', 0).does('british', 'fire', 0);
  expect([play.told('battleOver')[0]?.loser, play.at('sp-fleet-1'), play.at('fr-fleet-1')]).toEqual([
    'american',
    'savannah',
    'carolina-coast',
  ]);
});
test('7.9-p, 7.9-ai cargo that was to be picked up stays ashore and may not march for the rest of the turn', () => {
  const play = moving('british', {
    at: { boston: ['br-fleet-1', 'br-reg-01', 'gage'] },
    hand: { american: { privateers: 1 } },
  });
  play.sails('british', ['br-fleet-1', 'br-reg-01', 'gage']).does('american', 'privateers');
  expect([play.aboard('br-reg-01'), play.at('br-reg-01')]).toEqual(['', 'boston']);
  play
    .refuses('british', 'gather', ['br-reg-01'])
    .refuses('british', 'gather', ['gage'])
    .refuses('british', 'gather', ['br-fleet-1']);
});
test('7.9-ai Privateers are the marker of either side, and are not asked about when a force marches', () => {
  const play = moving('american', {
    ...WAR,
    at: { newport: ['fr-fleet-1', 'am-reg-01'] },
    hand: { british: { privateers: 1 } },
    dice: [6],
  });
  play.marches('american', ['am-reg-01']).asks('american', 'march.path').does('american', 'halt');
  play.sails('american', ['fr-fleet-1']).asks('british', '7.9-p', 'privateers', 'pass');
});
test('24.2-a a fleet must stop in a port with nothing but an enemy fleet', () => {
  const play = moving('british', { ...WAR, at: { 'new-england-coast': ['br-fleet-1'], newport: ['fr-fleet-1'] }, dice: [6] });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'newport').refuses('british', 'go', 'mid-atlantic-coast', '24.2-a');
});
test('24.1-a, 16.9-a no ship goes up the Hudson', () => {
  const play = moving('british', { at: { 'new-york': ['br-fleet-1'] }, dice: [6] }).sails('british', ['br-fleet-1']);
  play.refuses('british', 'go', 'west-point', '24.1-a');
});
test('25.2-a, 25.3-a, 25.4-a each box takes the ships of its own nation alone', () => {
  const boxes = (side: 'american' | 'british', fleet: string, from: string): string[] =>
    moving(side, { europe: 'spanish-alliance', at: { [from]: [fleet] }, dice: [6] })
      .sails(side, [fleet])
      .places(side, 'go')
      .filter(id => ['britain', 'france', 'spain'].includes(id));
  expect(boxes('british', 'br-fleet-1', 'north-atlantic')).toEqual(['britain']);
  expect(boxes('american', 'fr-fleet-1', 'north-atlantic')).toEqual(['france']);
  expect(boxes('american', 'sp-fleet-1', 'south-atlantic')).toEqual(['spain']);
  expect(boxes('american', 'am-fleet-1', 'north-atlantic')).toEqual([]);
});
test('25.4-b an American general aboard keeps a French ship out of the box of France', () => {
  const at = { 'north-atlantic': ['fr-fleet-1', 'greene > fr-fleet-1'] };
  expect(
    moving('american', { ...WAR, at, dice: [6] })
      .sails('american', ['fr-fleet-1'])
      .places('american', 'go'),
  ).not.toContain('france');
});
test('24.4-g cargo already aboard at sea sails on and lands in the same phase', () => {
  const play = moving('british', { at: { 'carolina-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1'] }, dice: [1] });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'savannah').does('british', 'land', ['br-reg-01']);
  expect([play.at('br-reg-01'), play.aboard('br-reg-01')]).toEqual(['savannah', '']);
});
test('24.4-a nobody is taken aboard on the way', () => {
  const play = moving('british', { at: { boston: ['br-fleet-1'], newport: ['br-reg-01'] }, dice: [6] });
  play.refuses('british', 'gather', ['br-fleet-1', 'br-reg-01'], '16.3-a');
});
test('17.1-b, 21.7-a in a later phase ships need an admiral, not the general they carry', () => {
  const said: Setting = { campaign: 2, hand: { british: { tactical: 1 } }, dice: [3, 1] };
  moving('british', { ...said, at: { boston: ['br-fleet-1', 'gage'] } })
    .does('british', 'gather', ['br-fleet-1', 'gage'])
    .refuses('british', 'sail', 'tactical', '17.1-b');
  const led = moving('british', { ...said, at: { boston: ['br-fleet-1', 'r-howe'] } }).sails(
    'british',
    ['br-fleet-1', 'r-howe'],
    'tactical',
  );
  expect(led.own.british.mp).toBe(5);
});
test('17.2-b, 17.2-c in a forced voyage the lost ship takes its troops, her general goes to the pool', () => {
  const play = moving('british', {
    campaign: 3,
    at: { boston: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-2'] },
    hand: { british: { tactical: 1 } },
    dice: [1, 6, 5],
  });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe'], 'tactical').does('british', 'halt').spent();
  expect([play.status('br-reg-01'), play.at('br-reg-02'), play.at('r-howe'), play.told('drew')]).toEqual([
    RESERVE,
    'boston',
    'boston',
    [],
  ]);
});
test('7.9-c, 17.1-b the Committee sends a fleet without an admiral', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-fleet-1'] },
    hand: { british: { committee: 1 } },
    dice: [1, 1],
  });
  play.sails('british', ['br-fleet-1'], 'committee').does('british', 'go', 'new-england-coast').does('british', 'halt').spent();
  expect(play.at('br-fleet-1')).toBe('new-england-coast');
});
test('24.4-k, 7.9-ai cargo held by Privateers does not land in a later phase either', () => {
  const play = moving('british', {
    at: { boston: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01 > br-fleet-1'] },
    hand: { american: { privateers: 1 }, british: { tactical: 2 } },
  });
  play.sails('british', ['br-fleet-1']).does('american', 'privateers').does('british', 'finish');
  play.pub.campaign = 2;
  play.takeUp('movement', 'begin', { side: 'british', moved: false });
  play.refuses('british', 'gather', ['br-fleet-1']);
});
