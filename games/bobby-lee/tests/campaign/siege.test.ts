import { expect, test } from 'vitest';
import { HEXES, neighbours } from '../../data/hexes.ts';
import { besiegedGroups, supplyOf } from '../../queries/supply.ts';
import { between, block, hex, type Scene, tableOf } from '../scene.ts';
import { moving, scene } from './stage.ts';

const ring = { williamsburg: ['u-inf-1-i 2'], Q10: ['u-inf-2-i 2'], 'fort-monroe': ['u-inf-3-i 2'], O10: ['u-inf-1-ii 2'] };
const yorktown = ['c-inf-hood 2', 'c-bde-wise 1'];
const besieged = (units: Scene['units'], side: 0 | 1) => besiegedGroups(tableOf({ units: units ?? {} }).pub, side);

test('11.8-a, 11.8-b Yorktown is besieged when every hex around it is held, Gloucester over the York included', () => {
  expect(besieged({ ...ring, yorktown }, 1)).toEqual([[hex('yorktown')]]);
  const { O10: _, ...open } = ring;
  expect(besieged({ ...open, yorktown }, 1)).toEqual([]);
});
test('11.8-a naval supply lifts a siege', () => {
  // The same ring of CSA units around a USA Yorktown: the York is open to Baltimore.
  const csa = {
    williamsburg: ['c-inf-hood 2'],
    Q10: ['c-inf-early 2'],
    'fort-monroe': ['c-inf-huger 2'],
    O10: ['c-inf-pickett 2'],
  };
  expect(besieged({ ...csa, yorktown: ['u-inf-1-i 2'] }, 0)).toEqual([]);
  expect(besieged({ ...csa, yorktown: ['u-inf-1-i 2'], baltimore: ['c-cav-hampton 1'] }, 0)).toEqual([[hex('yorktown')]]);
});
test('11.8-a a group of hexes is besieged together', () => {
  const units = {
    ...ring,
    yorktown,
    Q10: ['c-inf-early 2'],
    R10: ['u-inf-2-i 1'],
    R09: ['u-inf-1-v 1'],
    P09: ['u-inf-1-i 2'],
    R11: ['u-inf-2-v 1'],
    Q09: ['u-inf-3-v 1'],
  };
  const { williamsburg: _, ...rest } = units;
  expect(besieged(rest, 1)).toEqual([[hex('yorktown'), hex('Q10')]]);
});
test('11.8-c, 4.6-a, 11.81-b at the month end every besieged unit loses a step, and who dies so is out for good', () => {
  const s = scene('monthEnd', {}, { units: { ...ring, yorktown } });
  expect([s.steps('c-inf-hood'), s.steps('c-bde-wise'), s.pub.removed]).toEqual([1, -1, [0, 1]]);
  expect(s.heard(null, 'siegeLosses')).toEqual([{ side: 'CSA', hexes: [hex('yorktown')] }]);
});
test('11.81-a, 11.81-c the besieged may be asked to surrender, and may refuse', () => {
  const start = () =>
    scene('turn', { side: 'USA', must: -1 }, { active: 'USA', units: { ...ring, yorktown, washington: ['ap 2'] } });
  const s = start().asks('USA', '5.11-a', 'activate', 'pass', 'demand').does('USA', 'demand', hex('yorktown'));
  s.asks('CSA', '11.81-a', 'accept', 'refuse').does('CSA', 'refuse');
  expect(s.offered('USA', 'demand')).toEqual([]);
  const given = start().does('USA', 'demand', hex('yorktown')).does('CSA', 'accept');
  expect([given.steps('c-inf-hood'), given.where('c-inf-hood'), given.pub.removed]).toEqual([0, null, [0, 0]]);
  given.asks('USA', '5.11-a', 'activate', 'pass');
});
test('11.81-a in his own turn a besieged player may surrender', () => {
  const s = scene('turn', { side: 'CSA', must: -1 }, { units: { ...ring, yorktown, richmond: ['anv 2'] } });
  s.asks('CSA', '5.11-a', 'activate', 'pass', 'capitulate').does('CSA', 'capitulate', hex('yorktown'));
  expect([s.where('c-bde-wise'), s.steps('c-bde-wise')]).toEqual([null, 0]);
});
test('11.8-e attackers who leave their hexes do not lift the siege for this turn', () => {
  const s = moving('USA', ['aj'], { units: { ...ring, 'fort-monroe': ['u-inf-3-i 2', 'aj 2'], yorktown } });
  s.does('USA', 'order', block('u-inf-3-i')).does('USA', 'attack', between('fort-monroe', 'yorktown'));
  expect(s.pub.besieged).toEqual([[], [hex('yorktown')]]);
});
test('11.81-b units of a besieged hex that starve are out for good', () => {
  const many = [
    'c-inf-hood 1',
    'c-inf-early 1',
    'c-inf-huger 1',
    'c-inf-pickett 1',
    'c-inf-rodes 1',
    'c-inf-ewell 1',
    'c-inf-holmes 1',
  ];
  const s = scene('supply', { side: 'CSA' }, { units: { ...ring, yorktown: many } });
  s.does('CSA', 'proceed').does('CSA', 'forgo').does('CSA', 'starve', block('c-inf-hood'));
  expect([s.steps('c-inf-hood'), s.pub.removed[1]]).toEqual([-1, 1]);
});
test('11.8-d, 3.52-b Washington besieged, or taken, is a point for the CSA each month', () => {
  const around = {
    G08: ['c-inf-hood 1'],
    G09: ['c-inf-early 1'],
    H07: ['c-inf-huger 1'],
    H09: ['c-inf-pickett 1'],
    I08: ['c-inf-rodes 1'],
    I09: ['c-inf-ewell 1'],
  };
  const marker = (units: Scene['units']) =>
    scene('monthEnd', {}, { units: units ?? {} })
      .heard(null, 'points')
      .filter(p => p.reason === 'washington').length;
  expect(marker({ ...around, washington: ['u-gar-wash-a 2'] })).toBe(1);
  expect(marker({ washington: ['c-inf-hood 2'] })).toBe(1);
  expect(marker({ washington: ['u-gar-wash-a 2'] })).toBe(0);
});
test('11.8-a, 11.42-a Petersburg is fed by ship from Richmond while Norfolk is held, and besieged when it falls', () => {
  const ringed = {
    O08: ['u-inf-1-i 2'],
    O07: ['u-inf-2-i 2'],
    P06: ['u-inf-3-i 2'],
    P08: ['u-inf-1-ii 2'],
    Q07: ['u-inf-2-ii 2'],
    Q08: ['u-inf-3-ii 2'],
  };
  const around = [...new Set(Object.keys(ringed))].sort();
  expect(
    neighbours
      .slice(hex('petersburg') * 6, hex('petersburg') * 6 + 6)
      .map(h => HEXES[h])
      .sort(),
  ).toEqual(around);
  const garrison = { petersburg: ['c-gar-petersburg 2', 'c-inf-pickett 3'], richmond: ['anv 2'] };
  expect(besieged({ ...ringed, ...garrison }, 1)).toEqual([]);
  expect(besieged({ ...ringed, ...garrison, norfolk: ['u-inf-1-v 1'] }, 1)).toEqual([[hex('petersburg')]]);
});
test('11.81-a the journal tells what was demanded, refused and given up, and whether it was asked for', () => {
  const units = { ...ring, yorktown, washington: ['ap 2'], richmond: ['anv 2'] };
  const s = scene('turn', { side: 'USA', must: -1 }, { active: 'USA', units }).does('USA', 'demand', hex('yorktown'));
  expect(s.heard(null, 'demanded')).toEqual([{ side: 'USA', hexes: [hex('yorktown')] }]);
  s.does('CSA', 'accept');
  expect(s.heard(null, 'surrendered')).toEqual([{ side: 'CSA', hexes: [hex('yorktown')], count: 2, demanded: true }]);
  const freely = scene('turn', { side: 'CSA', must: -1 }, { units }).does('CSA', 'capitulate', hex('yorktown'));
  expect(freely.heard(null, 'surrendered')).toEqual([{ side: 'CSA', hexes: [hex('yorktown')], count: 2, demanded: false }]);
});
test('11.8-a, 11.31-a Baltimore, a source by sea, is not besieged while the USA holds it', () => {
  const csa = {
    E09: ['c-inf-hood 1'],
    E10: ['c-inf-early 1'],
    F08: ['c-inf-huger 1'],
    G09: ['c-inf-rodes 1'],
    G10: ['c-inf-ewell 1'],
  };
  expect(besieged({ ...csa, baltimore: ['u-gar-baltimore 2'] }, 0)).toEqual([]);
});
test('11.4-b, 11.42-a Fort Monroe in CSA hands is fed by ship from the James, with Norfolk only', () => {
  const fed = (units: Scene['units']) => supplyOf(tableOf({ units: units ?? {} }).pub, 1).fed[hex('fort-monroe')];
  const held = { 'fort-monroe': ['c-inf-hood 2'] };
  expect([fed(held), fed({ ...held, norfolk: ['u-inf-1-i 1'] })]).toEqual([1, 0]);
});
test('11.8-e, 8.2-b whether surrender can be demanded is judged by control at the start of the turn', () => {
  const ringed = ['O08', 'O07', 'P06', 'P08', 'Q07', 'Q08'] as const;
  const usa = ['u-inf-1-i 2', 'u-inf-2-i 2', 'u-inf-3-i 2', 'u-inf-1-ii 2', 'u-inf-2-ii 2', 'u-inf-3-ii 2'];
  const units = {
    ...Object.fromEntries(ringed.map((where, i) => [where, [usa[i]!]])),
    petersburg: ['c-inf-pickett 3'],
    richmond: ['anv 2'],
    washington: ['ap 2'],
  };
  const control = tableOf({ units }).pub.control;
  const s = scene(
    'turn',
    { side: 'USA', must: -1 },
    { active: 'USA', units: { ...units, norfolk: ['u-inf-1-v 1'] }, pub: { control } },
  );
  s.asks('USA', '5.11-a', 'activate', 'pass', 'demand');
});
test('11.81-b, 0-b of a hidden unit that starves the opponent hears where, and that one is gone for good, not which', () => {
  const many = ['c-inf-hood 1', 'c-inf-early 1', 'c-inf-huger 1', 'c-inf-pickett 1', 'c-inf-rodes 1', 'c-inf-ewell 1'];
  const s = scene('supply', { side: 'CSA' }, { units: { ...ring, yorktown: many } });
  s.does('CSA', 'proceed').does('CSA', 'forgo').does('CSA', 'starve', block('c-inf-hood'));
  const token = block('c-inf-hood');
  expect(s.heard('USA', 'someEliminated')).toEqual([{ side: 'CSA', token, hex: hex('yorktown'), forGood: true }]);
  expect([s.heard('USA', 'eliminated'), s.heard('CSA', 'eliminated')]).toEqual([
    [],
    [{ block: block('c-inf-hood'), token, hex: hex('yorktown'), forGood: true }],
  ]);
});
test('11.81-a, 11.81-c surrender may be demanded at any time of the Movement Phase, once of each group', () => {
  const s = moving('USA', ['ap'], { units: { ...ring, yorktown, washington: ['ap 2', 'u-inf-1-v 1'] } });
  s.does('USA', 'order', block('u-inf-1-v')).does('USA', 'march', hex('alexandria'));
  s.asks('USA', '5.11-f', 'halt', 'demand').does('USA', 'demand', hex('yorktown')).does('CSA', 'refuse');
  s.asks('USA', '5.11-f', 'order', 'halt').does('USA', 'halt'); // 5.11-c the HQ
  expect(s.over()).toBe(true);
});
test('11.81-a, 8.2-b who surrenders in the middle of the moves is gone at once; control changes with the next phase', () => {
  const s = moving('USA', ['ap'], { units: { ...ring, yorktown, washington: ['ap 2', 'u-inf-1-v 1'] } });
  const before = s.pub.control.slice();
  s.does('USA', 'demand', hex('yorktown')).does('CSA', 'accept').asks('USA', '5.11-f', 'order', 'halt');
  expect([s.where('c-inf-hood'), s.pub.besieged, s.pub.control]).toEqual([null, [[], []], before]);
});
test('11.81-a a besieged player may lay down his arms in the middle of his moves', () => {
  const s = moving('CSA', ['anv'], { units: { ...ring, yorktown, richmond: ['anv 2', 'c-inf-early 1'] } });
  s.asks('CSA', '5.11-f', 'order', 'capitulate', 'halt').does('CSA', 'capitulate', hex('yorktown'));
  expect([s.where('c-inf-hood'), s.steps('c-inf-hood'), s.pub.removed]).toEqual([null, 0, [0, 0]]);
  s.asks('CSA', '5.11-f', 'order', 'halt');
});
test('11.81-a, 11.8-e a ring closed in this turn: surrender can be demanded in the Supply Phase', () => {
  const { O10: _, ...open } = ring;
  const s = scene(
    'turn',
    { side: 'USA', must: -1 },
    { active: 'USA', units: { ...open, N09: ['aj 2', 'u-inf-1-ii 2'], yorktown } },
  );
  s.asks('USA', '5.11-a', 'activate', 'pass').does('USA', 'activate', [block('aj')]);
  s.does('USA', 'order', block('u-inf-1-ii')).does('USA', 'march', hex('O10')).halts('USA');
  s.asks('USA', '11.81-a', 'demand', 'proceed').does('USA', 'demand', hex('yorktown')).does('CSA', 'accept');
  expect([s.where('c-inf-hood'), s.over()]).toEqual([null, true]);
});
test('11.81-c nobody is called upon to surrender while a battle for his hex is under way', () => {
  const s = moving('USA', ['aj'], { units: { ...ring, 'fort-monroe': ['u-inf-3-i 2', 'aj 2', 'u-inf-2-v 1'], yorktown } });
  expect(s.offered('USA', 'demand')).toEqual([hex('yorktown')]);
  s.does('USA', 'order', block('u-inf-3-i')).does('USA', 'attack', between('fort-monroe', 'yorktown'));
  expect(s.offered('USA', 'demand')).toEqual([]);
});
