import { act, anyGame, hashOf, keyFromSeed, machineOf, open, undo, undoable } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { blockNamed } from '../../data/blocks.ts';
import { HEXES, type Hex } from '../../data/hexes.ts';
import { bobbyLee } from '../../index.ts';
import { marchModifierOf } from '../../verbs/forced-march.ts';
import { between, block, hex, type Where } from '../scene.ts';
import { moving, scene } from './stage.ts';

const names = (hexes: readonly Hex[]) => hexes.map(h => HEXES[h]!).sort();
const hexesOf = (...where: Where[]) => names(where.map(hex));

test('5.11-a, 5.12-a any unit within the radius of an active field HQ may be ordered, other HQs included', () => {
  const s = moving('USA', ['ap'], {
    units: {
      washington: ['ap 3', 'usa-hq 2', 'u-inf-1-i 3'],
      alexandria: ['u-inf-2-i 3'],
      'manassas-junction': ['u-inf-3-i 2'],
      richmond: ['anv 3'],
    },
  });
  s.asks('USA', '5.11-f', 'order', 'halt');
  expect(s.offered('USA', 'order')).toEqual([block('usa-hq'), block('u-inf-1-i'), block('u-inf-2-i')]);
  s.refuses('USA', 'order', block('u-inf-3-i'), '5.11-a').refuses('USA', 'order', block('ap'), '5.11-c');
});
test('5.12-b Lee commands at three hexes from June 1862, Grant at two from March 1864', () => {
  const lee = (month: readonly [number, number]) =>
    moving('CSA', ['anv'], { month, units: { richmond: ['anv 3'], fredericksburg: ['c-inf-hood 3'] } })
      .offered('CSA', 'order')
      .includes(block('c-inf-hood'));
  expect([lee([1862, 5]), lee([1862, 6])]).toEqual([false, true]);
  const grant = (month: readonly [number, number]) =>
    moving('USA', ['ap'], { month, units: { washington: ['ap 3'], 'manassas-junction': ['u-inf-1-i 3'] } })
      .offered('USA', 'order')
      .includes(block('u-inf-1-i'));
  expect([grant([1864, 2]), grant([1864, 3])]).toEqual([false, true]);
});
test('5.12-c, 1.21-e the radius is not traced through enemies, nor over a gap in Mud', () => {
  const through = (enemy: boolean) =>
    moving('CSA', ['anv'], {
      units: { richmond: ['anv 3'], 'fair-oaks': enemy ? ['u-inf-1-i 3'] : [], 'white-house': ['c-inf-hood 3'] },
    })
      .offered('CSA', 'order')
      .includes(block('c-inf-hood'));
  expect([through(false), through(true)]).toEqual([true, false]);
  const gap = (weather: 'dry' | 'mud') =>
    moving('CSA', ['av'], { weather, units: { K02: ['av 3'], L03: ['c-inf-early 3'] } })
      .offered('CSA', 'order')
      .includes(block('c-inf-early'));
  expect([gap('dry'), gap('mud')]).toEqual([true, false]);
});
test('5.13-a, 5.4-a a Supreme HQ has no radius but as many strategic moves as steps, for units anywhere', () => {
  const s = moving('CSA', ['csa-hq'], {
    units: { richmond: ['csa-hq 3', 'c-inf-hood 3'], staunton: ['c-inf-early 3'], washington: ['u-inf-1-i 3'] },
  });
  expect([s.pub.command, s.pub.strategic]).toEqual([[], 3]);
  expect(s.offered('CSA', 'order')).toEqual([block('c-inf-hood'), block('c-inf-early')]);
  s.does('CSA', 'order', block('c-inf-early')).does('CSA', 'march', hex('new-market'));
  expect([s.pub.strategic, s.where('c-inf-early')]).toEqual([2, HEXES[hex('new-market')]]);
});
test('5.3-a, 5.11-b, 5.11-f a unit moves once, up to its speed', () => {
  const s = moving('CSA', ['anv'], { units: { fredericksburg: ['anv 3', 'c-inf-hood 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-inf-hood'));
  expect(names(s.offered('CSA', 'march'))).toContain('L07');
  s.refuses('CSA', 'march', hex('richmond'), '5.3-a').does('CSA', 'march', hex('L07'));
  s.refuses('CSA', 'order', block('c-inf-hood'), '5.3-a');
});
test('2.3.1-a, 3.42-a speed by kind and weather', () => {
  const reach = (weather: 'dry' | 'mud', unit: string) => {
    const s = moving('CSA', ['anv'], {
      weather,
      units: { 'hanover-junction': ['anv 3', `${unit} 1`], washington: ['u-inf-1-i 3'] },
    });
    s.does('CSA', 'order', block(unit as 'anv'));
    return s.offered('CSA', 'march').includes(hex('fredericksburg'));
  };
  expect(hexesOf('hanover-junction', 'L07', 'fredericksburg')).toEqual(['K07', 'L07', 'M07']);
  expect([
    reach('dry', 'c-inf-hood'),
    reach('mud', 'c-inf-hood'),
    reach('mud', 'c-cav-hampton'),
    reach('dry', 'c-hvy-drewry'),
  ]).toEqual([true, false, true, false]);
});
test('1.24-b Forest stops a unit unless a friend stood there when the turn began', () => {
  const through = (friend: readonly string[]) => {
    const s = moving('CSA', ['anv'], {
      weather: 'mud',
      units: { fredericksburg: ['anv 3', 'c-cav-hampton 3'], K06: friend, washington: ['u-inf-1-i 3'] },
    });
    return names(s.does('CSA', 'order', block('c-cav-hampton')).offered('CSA', 'march'));
  };
  expect(through(['c-inf-hood 3'])).toContain('K05');
  expect(through([])).toContain('K06');
  expect(through([])).not.toContain('K05');
});
test('1.25-a a Swamp hexside ends the march', () => {
  const s = moving('CSA', ['anv'], { units: { O08: ['anv 3', 'c-cav-hampton 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-cav-hampton'));
  // O09 lies beyond the Chickahominy swamp: it is entered, and marked as a place where the march has been stopped
  expect(s.offered('CSA', 'marchOn')).toContain(hex('O09'));
});
test('1.26-a, 1.28-a, 1.2-a mountains, sea and uncrossed rivers are not marched over, gaps in Mud are', () => {
  const s = moving('CSA', ['av'], { weather: 'mud', units: { L02: ['av 3', 'c-inf-early 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-inf-early'));
  expect(names(s.offered('CSA', 'march'))).toContain('L03'); // Rockfish Gap
  expect(names(s.offered('CSA', 'march'))).not.toContain('M03'); // over the Blue Ridge
});
test('1.6-b the Turnpike adds a hex to a march that keeps to it, a forced march comes after', () => {
  const s = moving('CSA', ['av'], { units: { staunton: ['av 3', 'c-inf-early 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-inf-early'));
  expect(names(s.offered('CSA', 'march'))).toContain('H03'); // three hexes down the pike
  expect(names(s.offered('CSA', 'marchOn'))).toContain('H03');
});
test('1.6-b a unit of speed 0 gains the hex too, but cannot force a march', () => {
  const s = moving('CSA', ['av'], {
    weather: 'mud',
    units: { staunton: ['av 3', 'c-hvy-drewry 2'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-hvy-drewry'));
  expect([names(s.offered('CSA', 'march')), s.offered('CSA', 'marchOn')]).toEqual([['J02'], []]);
});
test('5.31-b, 5.31-c, 5.31-d attacks count against the hexside, which then closes to all', () => {
  const s = moving('USA', ['ap'], {
    units: {
      'aquia-landing': ['ap 3', 'u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 3', 'u-cav-buford 2'],
      fredericksburg: ['c-inf-hood 4'],
    },
  });
  const bridge = between('aquia-landing', 'fredericksburg');
  s.does('USA', 'order', block('u-inf-1-i'))
    .refuses('USA', 'march', hex('fredericksburg'), '5.31-b')
    .does('USA', 'attack', bridge);
  s.does('USA', 'order', block('u-inf-2-i')).does('USA', 'attack', bridge);
  s.does('USA', 'order', block('u-inf-3-i')).refuses('USA', 'attack', bridge, '5.31-c').does('USA', 'stay');
  expect(s.pub.battles).toMatchObject([{ hex: hex('fredericksburg'), entries: [bridge] }]);
  expect(s.pub.attacked).toEqual([bridge, bridge]);
});
test('1.26-b, 5.31-d in Mud a gap cannot be attacked across', () => {
  const offers = (weather: 'dry' | 'mud') => {
    const s = moving('CSA', ['av'], { weather, units: { L02: ['av 3', 'c-inf-early 3'], L03: ['u-inf-1-i 3'] } });
    return s.does('CSA', 'order', block('c-inf-early')).offered('CSA', 'attack').length;
  };
  expect([offers('dry'), offers('mud')]).toEqual([1, 0]);
});
test('5.11-e an HQ enters an enemy hex only after combat units', () => {
  const s = moving('CSA', ['anv'], { units: { richmond: ['anv 3', 'anc 2', 'c-inf-hood 3'], 'fair-oaks': ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('anc'));
  expect(s.offered('CSA', 'attack')).toEqual([]);
  s.does('CSA', 'stay').does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between('richmond', 'fair-oaks'));
  s.does('CSA', 'halt').does('CSA', 'order', block('anv'));
  expect(s.offered('CSA', 'attack')).toContain(between('richmond', 'fair-oaks'));
});
test('5.11-c, 4.41-a, 5.4-b when orders are done each active HQ loses a step, stands up and may move', () => {
  const s = moving('CSA', ['csa-hq', 'anv'], {
    units: { richmond: ['csa-hq 3', 'anv 3', 'c-inf-hood 3'], washington: ['u-inf-1-i 3'] },
  });
  expect(s.pub.shown.filter(shown => shown >= 0)).toEqual([block('csa-hq'), block('anv')]);
  s.does('CSA', 'halt');
  expect([s.steps('csa-hq'), s.steps('anv'), s.pub.shown.every(shown => shown === -1)]).toEqual([2, 2, true]);
  s.asks('CSA', '5.11-f', 'order', 'halt').refuses('CSA', 'order', block('c-inf-hood'), '5.11-c');
  s.does('CSA', 'order', block('anv')).does('CSA', 'march', hex('fredericksburg'));
  expect(s.where('anv')).toBe('K07');
});
test('5.11-d an HQ with one step gives its orders and is gone', () => {
  const s = moving('USA', ['ap'], { units: { washington: ['ap 1', 'u-inf-1-i 3'], richmond: ['anv 3'] } });
  s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'march', hex('alexandria'));
  expect([s.where('ap'), s.steps('ap'), s.over()]).toEqual([null, 0, true]);
});
test('5.32-a, 5.32-b, 5.32-c, 5.32-d, 5.32-e forced marches are rolled last, in any order', () => {
  const start = (dice: number[], weather: 'dry' | 'mud' = 'dry') => {
    const s = moving('USA', ['ap'], {
      weather,
      dice,
      units: { washington: ['ap 3', 'u-inf-1-i 3', 'u-cav-buford 1'], richmond: ['anv 3'] },
    });
    const to = weather === 'dry' ? hex('G09') : hex('H09');
    return s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'marchOn', to).halts('USA').asks('USA', '5.32-c', 'force');
  };
  const over = between('H09', 'G10');
  const mud = start([5], 'mud'); // 5 - 1 for Mud is not enough for the USA
  mud.does('USA', 'force', { block: block('u-inf-1-i'), over }).spent();
  expect([mud.steps('u-inf-1-i'), mud.where('u-inf-1-i'), mud.over()]).toEqual([2, 'H09', true]);
  const muddy = start([6], 'mud').does('USA', 'force', { block: block('u-inf-1-i'), over });
  expect([muddy.steps('u-inf-1-i'), muddy.where('u-inf-1-i')]).toEqual([3, 'G10']);
});
test('5.32-d a one-step unit that fails is eliminated; cavalry adds one', () => {
  const ride = (die: number) => {
    const s = moving('USA', ['ap'], { dice: [die], units: { alexandria: ['ap 3', 'u-cav-buford 1'], richmond: ['anv 3'] } });
    s.does('USA', 'order', block('u-cav-buford')).does('USA', 'marchOn', hex('J05')).halts('USA');
    return s.does('USA', 'force', { block: block('u-cav-buford'), over: between('J05', 'J04') }).where('u-cav-buford');
  };
  expect([ride(4), ride(3)]).toEqual(['J04', null]);
});
test('5.32-b the march must have been spent or stopped; HQs may force theirs too', () => {
  const s = moving('CSA', ['anv'], { weather: 'mud', units: { R11: ['anv 3', 'c-cav-hampton 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-cav-hampton'));
  // From Norfolk the swamp of R10 stops a ride at once; nothing else is left over.
  expect(names(s.offered('CSA', 'march'))).toEqual(['R10']);
  expect(names(s.offered('CSA', 'marchOn'))).toEqual(['R10']);
  s.does('CSA', 'march', hex('R10')).does('CSA', 'order', block('anv'));
  expect(names(s.offered('CSA', 'marchOn'))).toEqual(['R10']);
});
test('5.32-c a mark binds while there is a legal target, and lapses without loss when there is none', () => {
  const s = moving('CSA', ['anv'], {
    dice: [4],
    units: { richmond: ['anv 2'], R11: ['c-inf-hood 2 marked moved'], washington: ['u-inf-1-i 3'] },
  });
  s.halts('CSA').asks('CSA', '5.32-c', 'force').refuses('CSA', 'lapse', null, '5.32-c');
  // Over the swamp a 4 is not enough.
  s.does('CSA', 'force', { block: block('c-inf-hood'), over: between('R11', 'R10') });
  expect([s.steps('c-inf-hood'), s.where('c-inf-hood')]).toEqual([1, 'R11']);
  const shut = moving('CSA', ['anv'], {
    units: { richmond: ['anv 2'], R11: ['c-hvy-drewry 2 marked moved'], R10: ['u-inf-1-i 3'] },
    pub: { attacked: [between('R11', 'R10'), between('R11', 'R10')] },
  });
  shut.halts('CSA').asks('CSA', '5.32-c', 'lapse').does('CSA', 'lapse');
  expect([shut.steps('c-hvy-drewry'), shut.over()]).toEqual([2, true]);
});
test('4.5-a, 4.3-b a player may pass unless his bid binds him', () => {
  const units = { richmond: ['anv 3', 'csa-hq 2'], washington: ['u-inf-1-i 3'] };
  scene('movement', { side: 'CSA', must: -1 }, { units }).asks('CSA', '5.11-a', 'activate', 'pass');
  const bound = scene('movement', { side: 'CSA', must: 2 }, { units }).asks('CSA', '5.11-a', 'activate');
  expect(bound.offered('CSA', 'activate')).toEqual([[block('csa-hq'), block('anv')]]);
  bound.refuses('CSA', 'pass', null, '4.3-b');
});
test('5.2-a, 5.31-a, 5.31-e friends never block, and nobody has a zone of control', () => {
  const s = moving('USA', ['ap'], {
    units: {
      'aquia-landing': ['ap 3', 'u-cav-buford 3'],
      J06: ['u-inf-1-i 1', 'u-inf-2-i 1', 'u-inf-3-i 1'],
      fredericksburg: ['c-inf-hood 4'],
      culpeper: ['c-inf-early 3'],
    },
  });
  s.does('USA', 'order', block('u-cav-buford'));
  expect(names(s.offered('USA', 'march'))).toEqual(expect.arrayContaining(['J06', 'I06', 'I07']));
});
test('5.31-b a unit may march up to the hexside over which it attacks', () => {
  for (const [start, near, target] of [
    ['richmond', 'M07', 'L07'],
    ['L07', 'M07', 'richmond'],
  ] as const) {
    const s = moving('CSA', ['anv'], { units: { [start]: ['anv 3', 'c-inf-hood 3'], [target]: ['u-inf-1-i 3'] } });
    s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between(near, target));
    expect([s.where('c-inf-hood'), s.pub.battles[0]?.hex]).toEqual([HEXES[hex(target)], hex(target)]);
  }
});
test('1.26-a, 5.11-e the table says what is in the way', () => {
  const s = moving('CSA', ['av', 'anv'], {
    weather: 'mud',
    units: { harrisonburg: ['av 3', 'c-inf-early 3'], richmond: ['anv 3', 'anc 2'], 'fair-oaks': ['u-inf-1-i 2'] },
  });
  s.does('CSA', 'order', block('c-inf-early')).refuses('CSA', 'march', hex('conrads-store'), '1.26-a').does('CSA', 'stay');
  s.does('CSA', 'order', block('anc')).refuses('CSA', 'attack', between('richmond', 'fair-oaks'), '5.11-e');
});
test('5.11-f, 5.3-a a march can be taken back: it uses no chance and shows nothing', () => {
  const match = open(anyGame(bobbyLee), { scenario: '1862', options: [] }, keyFromSeed('undo'));
  const act1 = (by: string, deed: string, with_: unknown) => expect(act(match, { by, do: deed, with: with_ }).ok).toBe(true);
  act1('USA', 'bid', 1);
  act1('CSA', 'bid', 0);
  const ap = blockNamed.ap;
  act1('USA', 'activate', [ap]);
  const before = hashOf(match.position);
  const order = machineOf(anyGame(bobbyLee))
    .options(match.position, 'USA')
    .find(o => o.do === 'order')!;
  act1('USA', 'order', order.with);
  const march = machineOf(anyGame(bobbyLee))
    .options(match.position, 'USA')
    .find(o => o.do === 'march')!;
  act1('USA', 'march', march.with);
  expect(undoable(match, 'USA')).toBe(3);
  undo(match, 'USA');
  undo(match, 'USA');
  expect(hashOf(match.position)).toBe(before);
});
test('5.3-a, 5.12-c a block off the map cannot be ordered, and the hexes in command are named once, in order', () => {
  const s = moving('CSA', ['anv', 'anc'], { units: { richmond: ['anv 3'], petersburg: ['anc 2'], washington: ['u-inf-1-i 3'] } });
  s.refuses('CSA', 'order', block('c-inf-hood'), '5.3-a');
  expect(s.pub.command).toEqual([...new Set(s.pub.command)].sort((a, b) => a - b));
});
test('5.32-e, 7.43-b what the die of a forced march is changed by', () => {
  const rows = (['u-cav-buford', 'u-inf-1-i', 'u-gar-rail', 'u-art-ap1', 'u-hvy-wash', 'ap'] as const).map(name =>
    [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ].map(([mud, rough]) => marchModifierOf(block(name), mud!, rough!)),
  );
  const plain = [0, -1, -1, -2];
  const guns = [-1, -2, -2, -3];
  expect(rows).toEqual([[1, 0, 0, -1], plain, plain, guns, guns, plain]);
});
test('5.32-c marks that lapse are lifted and counted', () => {
  const s = moving('CSA', ['anv'], {
    units: { richmond: ['anv 2', 'c-inf-early 2'], R11: ['c-hvy-drewry 2 marked moved', 'c-inf-hood 1'], R10: ['u-inf-1-i 3'] },
    pub: { attacked: [between('R11', 'R10'), between('R11', 'R10')] },
  });
  s.halts('CSA').does('CSA', 'lapse');
  expect([s.heard('USA', 'lapsed'), s.pub.marks.some(mark => mark !== 0)]).toEqual([[{ side: 'CSA', count: 1 }], false]);
});
test('3.55-a, 6.1-e whoever stands in the hex of a battle takes part in it from the start, and nobody else', () => {
  const s = moving('CSA', ['anv'], {
    units: {
      richmond: ['anv 2', 'c-inf-hood 3', 'c-inf-early 2'],
      'fair-oaks': ['u-inf-1-i 3', 'u-inf-2-i 1'],
      J06: ['u-inf-3-i 2'],
    },
  });
  s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between('richmond', 'fair-oaks'));
  const part = (side: 'USA' | 'CSA') => s.own[side].part.flatMap((bits, b) => (bits === 0 ? [] : [[b, bits]]));
  expect([part('CSA'), part('USA')]).toEqual([
    [[block('c-inf-hood'), 1]],
    [
      [block('u-inf-1-i'), 1],
      [block('u-inf-2-i'), 1],
    ],
  ]);
});
test('4.4-a, 5.12-c nothing of the last Campaign Turn is left in the next: command, moves, attacks, landings', () => {
  const over = between('richmond', 'fair-oaks');
  const s = scene(
    'turn',
    { side: 'CSA', must: -1 },
    {
      units: { richmond: ['anv 2', 'c-inf-hood 3 moved'], washington: ['u-inf-1-i 3'] },
      pub: { command: [hex('staunton')], strategic: 2, attacked: [over], active: 'USA' },
    },
  );
  expect([s.pub.command, s.pub.strategic, s.pub.attacked, s.pub.active]).toEqual([[], 0, [], 'CSA']);
  for (const side of ['USA', 'CSA'] as const)
    expect([s.own[side].done, s.own[side].part].flat().every(kept => kept === 0) && s.own[side].landed.length === 0).toBe(true);
});
test('5.3-a a unit that was taken in hand and put back has not moved', () => {
  const s = moving('CSA', ['anv'], {
    units: { richmond: ['anv 2', 'c-inf-hood 3', 'c-inf-early 2'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'stay');
  expect(s.offered('CSA', 'order')).toContain(block('c-inf-hood'));
  s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'march', hex('M07'));
  expect([s.where('c-inf-hood'), s.offered('CSA', 'order').includes(block('c-inf-hood'))]).toEqual(['M07', false]);
  expect(JSON.stringify(s.log)).not.toContain('stay');
});
test('5.32-c every target is named before the first die is rolled, and the dice follow in that order', () => {
  const s = moving('CSA', ['anv'], {
    dice: [1, 6],
    units: { richmond: ['anv 2'], K05: ['c-inf-hood 3 marked moved', 'c-inf-early 3 marked moved'], washington: ['u-inf-1-i 3'] },
  });
  s.halts('CSA').does('CSA', 'force', { block: block('c-inf-early'), over: between('K05', 'J05') });
  expect([s.t.dark.chance.loaded?.dice.length, s.heard('USA', 'someAimed')]).toMatchObject([
    2,
    [{ side: 'CSA', to: hex('J05') }],
  ]);
  s.does('CSA', 'force', { block: block('c-inf-hood'), over: between('K05', 'J05') }).spent();
  expect([s.where('c-inf-early'), s.steps('c-inf-early'), s.where('c-inf-hood')]).toEqual(['K05', 2, 'J05']);
});
test('5.32-c, 5.31-c a march named over a hexside that closes before its turn lapses without a die or a loss', () => {
  const s = moving('CSA', ['anv'], {
    weather: 'mud',
    dice: [6],
    units: { richmond: ['anv 2'], K05: ['c-cav-hampton 3 marked moved', 'c-inf-early 3 marked moved'], J05: ['u-inf-1-i 3'] },
  });
  const over = between('K05', 'J05');
  s.halts('CSA')
    .does('CSA', 'force', { block: block('c-cav-hampton'), over })
    .does('CSA', 'force', { block: block('c-inf-early'), over });
  expect([s.where('c-cav-hampton'), s.where('c-inf-early'), s.steps('c-inf-early')]).toEqual(['J05', 'K05', 3]);
  expect([s.heard(null, 'lapsed'), s.pub.marks.some(mark => mark !== 0)]).toEqual([[{ side: 'CSA', count: 1 }], false]);
});
