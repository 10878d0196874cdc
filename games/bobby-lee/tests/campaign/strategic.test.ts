import { expect, test } from 'vitest';
import { HEXES } from '../../data/hexes.ts';
import { linkHexside } from '../../data/railways.ts';
import { reserves } from '../../queries/battle-hexsides.ts';
import { crossingLimitOf, reinforceLimitOf } from '../../queries/limits.ts';
import { harbours, landings, refuges } from '../../queries/sea.ts';
import { between, block, hex, tableOf, type Where } from '../scene.ts';
import { moving } from './stage.ts';

const names = (hexes: readonly number[]) => hexes.map(h => HEXES[h]!).sort();
const at = (...where: Where[]) => where.map(hex);

test('9.3-a, 5.4-d a unit on a friendly railway goes any distance for one strategic move', () => {
  const s = moving('CSA', ['csa-hq'], { units: { richmond: ['csa-hq 3', 'c-inf-hood 3'], washington: ['u-inf-1-i 3'] } });
  s.does('CSA', 'order', block('c-inf-hood'));
  expect(s.offered('CSA', 'rail')).toEqual(
    expect.arrayContaining(at('staunton', 'fredericksburg', 'manassas-junction', 'petersburg')),
  );
  s.does('CSA', 'rail', hex('staunton'));
  expect([s.where('c-inf-hood'), s.pub.strategic]).toEqual([HEXES[hex('staunton')], 2]);
});
test('9.4-a, 1.4-a two gauges cost two strategic moves', () => {
  const s = moving('CSA', ['csa-hq'], {
    units: { staunton: ['c-inf-early 3'], richmond: ['csa-hq 2'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-inf-early')).does('CSA', 'rail', hex('white-house'));
  expect(s.pub.strategic).toBe(0);
  const poor = moving('CSA', ['csa-hq'], {
    units: { staunton: ['c-inf-early 3'], richmond: ['csa-hq 1'], washington: ['u-inf-1-i 3'] },
  });
  poor.does('CSA', 'order', block('c-inf-early'));
  expect(poor.offered('CSA', 'rail')).not.toContain(hex('white-house'));
  expect(poor.offered('CSA', 'rail')).toContain(hex('richmond'));
});
test('9.1-a, 9.1-b, 9.1-c the CSA never rides in the North, the USA in the South only where it stands', () => {
  const south = moving('CSA', ['csa-hq'], {
    units: {
      'harpers-ferry': ['c-inf-early 3'],
      frederick: ['c-cav-hampton 2'],
      richmond: ['csa-hq 3'],
      washington: ['u-inf-1-i 3'],
    },
  });
  south.does('CSA', 'order', block('c-inf-early'));
  expect(south.offered('CSA', 'rail')).not.toContain(hex('frederick'));
  const north = (held: readonly string[]) => {
    const s = moving('USA', ['usa-hq'], {
      units: {
        washington: ['usa-hq 4', 'u-inf-1-i 3'],
        alexandria: ['u-gar-wash-a 1'],
        'manassas-junction': held,
        warrenton: ['u-gar-wash-b 1'],
        richmond: ['anv 3'],
      },
    });
    return s.does('USA', 'order', block('u-inf-1-i')).offered('USA', 'rail').includes(hex('warrenton'));
  };
  expect([north(['u-gar-rail 1']), north([])]).toEqual([true, false]);
});
test('9.5-a without the link the military railway is not there', () => {
  const ride = (link: boolean) => {
    const s = moving('USA', ['usa-hq'], {
      pub: { link },
      units: { washington: ['usa-hq 4', 'u-inf-1-i 3'], alexandria: ['u-gar-wash-a 1'], richmond: ['anv 3'] },
    });
    return s.does('USA', 'order', block('u-inf-1-i')).offered('USA', 'rail').includes(hex('alexandria'));
  };
  expect([ride(true), ride(false)]).toEqual([true, false]);
  expect(linkHexside).toBe(between('washington', 'alexandria'));
});
test('9.3-b beyond the map between own Supply hexes: one move for the USA, two for the CSA', () => {
  const s = moving('CSA', ['csa-hq'], {
    units: { richmond: ['csa-hq 3'], lynchburg: ['c-cav-hampton 3'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-cav-hampton'));
  expect(names(s.offered('CSA', 'offMap'))).toEqual(['P04', 'R07']);
  s.does('CSA', 'offMap', hex('R07'));
  expect(s.pub.strategic).toBe(1);
  const usa = moving('USA', ['usa-hq'], {
    units: { washington: ['usa-hq 1'], cumberland: ['u-inf-1-i 3'], richmond: ['anv 3'] },
  });
  usa.does('USA', 'order', block('u-inf-1-i')).does('USA', 'offMap', hex('harrisburg'));
  expect(usa.pub.strategic).toBe(0);
});
test('8.2-b a railway taken in this phase cannot be used yet, and one left can', () => {
  const s = moving('USA', ['usa-hq', 'ap'], {
    units: {
      alexandria: ['ap 3', 'usa-hq 4', 'u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 2'],
      'manassas-junction': ['u-gar-rail 1'],
      richmond: ['anv 3'],
    },
  });
  s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'march', hex('warrenton'));
  s.does('USA', 'order', block('u-gar-rail')).does('USA', 'march', hex('alexandria'));
  s.does('USA', 'order', block('u-inf-2-i'));
  expect([
    s.offered('USA', 'rail').includes(hex('manassas-junction')),
    s.offered('USA', 'rail').includes(hex('warrenton')),
  ]).toEqual([true, false]);
});
const sea = (units: Parameters<typeof tableOf>[0]['units'], active: 'USA' | 'CSA' = 'USA') =>
  tableOf({ active, units: units ?? {} }).pub;
test('10.1-a, 10.3-a, 10.3-b, 10.2-b nothing passes Norfolk up the James while the CSA controls it', () => {
  const shut = sea({
    'fort-monroe': ['aj 2'],
    williamsburg: ['u-inf-1-i 2'],
    'harrisons-landing': ['u-inf-2-i 2'],
    'city-point': ['u-inf-3-i 2'],
  });
  expect(harbours(shut, 0, hex('fort-monroe'))).not.toContain(hex('williamsburg'));
  expect(landings(shut, hex('fort-monroe'))).not.toContain(hex('williamsburg'));
  expect(landings(shut, hex('fort-monroe'))).toContain(hex('norfolk'));
  expect(harbours(shut, 0, hex('williamsburg'))).toContain(hex('city-point'));
  const barred = sea({ williamsburg: ['u-inf-1-i 2'], 'city-point': ['u-inf-3-i 2'] });
  expect(harbours(barred, 0, hex('williamsburg'))).not.toContain(hex('city-point'));
  const open = sea({ 'fort-monroe': ['aj 2'], norfolk: ['u-inf-1-i 2'], williamsburg: ['u-inf-2-i 1'] });
  expect(harbours(open, 0, hex('fort-monroe'))).toContain(hex('williamsburg'));
});
test('10.4-b, 10.4-a a landing may be on the enemy port that bars the way, with Harrison Landing his', () => {
  const pub = sea({ williamsburg: ['u-inf-1-i 2'], 'harrisons-landing': ['u-inf-2-i 2'] });
  expect(landings(pub, hex('williamsburg'))).toContain(hex('city-point'));
  expect(landings(pub, hex('williamsburg'))).not.toContain(hex('petersburg')); // beyond City Point, 10.3-d
});
test('10.3-c Aquia Landing shuts the Potomac', () => {
  const units = { alexandria: ['u-inf-1-i 2'], 'fort-monroe': ['aj 2'] };
  expect(harbours(sea(units), 0, hex('alexandria'))).not.toContain(hex('fort-monroe'));
  expect(harbours(sea({ ...units, 'aquia-landing': ['u-inf-2-i 1'] }), 0, hex('alexandria'))).toContain(hex('fort-monroe'));
  expect(harbours(sea({ ...units, 'aquia-landing': ['u-inf-2-i 1'] }), 0, hex('washington'))).toContain(hex('fort-monroe'));
});
test('10.3-d Baltimore and Annapolis lie off every route', () => {
  const pub = sea({ 'fort-monroe': ['aj 2'], annapolis: ['c-cav-hampton 1'] });
  expect(harbours(pub, 0, hex('fort-monroe'))).toContain(hex('baltimore'));
});
test('10.1-b, 10.2-a, 5.4-e the CSA sails on the James and Appomattox, with Norfolk only, and never invades', () => {
  const free = sea({ richmond: ['anv 3'] }, 'CSA');
  expect(harbours(free, 1, hex('richmond'))).toEqual(expect.arrayContaining(at('petersburg', 'norfolk', 'city-point')));
  expect(harbours(free, 1, hex('richmond'))).not.toContain(hex('yorktown'));
  expect(harbours(sea({ richmond: ['anv 3'], norfolk: ['u-inf-1-i 1'] }, 'CSA'), 1, hex('richmond'))).toEqual([]);
  const s = moving('CSA', ['csa-hq'], { units: { richmond: ['csa-hq 3', 'c-inf-hood 3'] } });
  s.does('CSA', 'order', block('c-inf-hood'))
    .refuses('CSA', 'invade', hex('williamsburg'), '5.4-e')
    .does('CSA', 'sail', hex('petersburg'));
  expect([s.where('c-inf-hood'), s.pub.strategic]).toEqual(['P07', 2]);
});
test('10.4-a, 10.4-c only infantry lands, for two moves each, and no hexside limits it', () => {
  const s = moving('USA', ['usa-hq'], {
    units: {
      washington: ['usa-hq 4'],
      'fort-monroe': ['u-inf-1-x 2', 'u-inf-2-x 2', 'u-gar-monroe 2'],
      norfolk: ['c-gar-norfolk 2'],
      richmond: ['anv 3'],
    },
  });
  s.does('USA', 'order', block('u-gar-monroe')).refuses('USA', 'invade', hex('norfolk'), '10.4-a').does('USA', 'stay');
  s.does('USA', 'order', block('u-inf-1-x')).does('USA', 'invade', hex('norfolk'));
  s.does('USA', 'order', block('u-inf-2-x')).does('USA', 'invade', hex('norfolk'));
  expect([s.pub.strategic, s.pub.attacked, s.pub.battles.map(b => [b.hex, b.entries])]).toEqual([0, [], [[hex('norfolk'), []]]]);
  // 10.41-a The ships wait at the port they came from.
  expect([s.own.USA.landed, s.own.USA.ports]).toEqual([
    [block('u-inf-1-x'), block('u-inf-2-x')],
    at('fort-monroe', 'fort-monroe'),
  ]);
});
test('10.42-a evacuation from a coast without a port to a friendly port, two moves', () => {
  const s = moving('USA', ['usa-hq'], { units: { washington: ['usa-hq 2'], O10: ['u-art-aj 2'], richmond: ['anv 3'] } });
  s.does('USA', 'order', block('u-art-aj'));
  expect(s.offered('USA', 'evacuate')).toContain(hex('fort-monroe'));
  s.does('USA', 'evacuate', hex('baltimore'));
  expect([s.where('u-art-aj'), s.pub.strategic]).toEqual(['F09', 0]);
  expect(refuges(sea({ 'fort-monroe': ['aj 2'] }), 0, hex('fort-monroe'))).toEqual([]);
});
test('10.5-a, 10.5-d, 5.4-f crossing an unbridged river costs one move to friends, two to enemy land', () => {
  const ground = { units: { 'harpers-ferry': [], D04: ['u-inf-1-i 3'], washington: ['usa-hq 4'], richmond: ['anv 3'] } } as const;
  const s = moving('USA', ['usa-hq'], ground);
  s.does('USA', 'order', block('u-inf-1-i'));
  const over = between('D04', 'E04');
  expect(s.offered('USA', 'cross')).toContain(over);
  s.does('USA', 'cross', over);
  expect([s.where('u-inf-1-i'), s.pub.strategic]).toEqual(['E04', 2]);
});
test('10.5-b two attackers in Dry, one in Mud, and no way back over the river', () => {
  const storm = (weather: 'dry' | 'mud') => {
    const s = moving('USA', ['usa-hq'], {
      weather,
      units: {
        D04: ['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 3'],
        E04: ['c-inf-early 3'],
        washington: ['usa-hq 4'],
        richmond: ['anv 3'],
      },
    });
    const over = between('D04', 'E04');
    s.does('USA', 'order', block('u-inf-1-i')).does('USA', 'cross', over);
    expect([s.pub.strategic, s.pub.battles[0]?.entries]).toEqual([2, []]);
    return s.does('USA', 'order', block('u-inf-2-i')).offered('USA', 'cross').includes(over);
  };
  expect([storm('dry'), storm('mud')]).toEqual([true, false]);
});
test('10.5-b the limit itself: two in Dry, one in Mud', () => {
  const limit = (weather: 'dry' | 'mud') =>
    crossingLimitOf(moving('USA', ['usa-hq'], { weather, units: { washington: ['usa-hq 4'], richmond: ['anv 3'] } }).pub);
  expect([limit('dry'), limit('mud')]).toEqual([2, 1]);
});
test('5.4-g a unit moves by strategic move or under an HQ, not both', () => {
  const s = moving('CSA', ['csa-hq', 'anv'], {
    units: { richmond: ['csa-hq 3', 'anv 3', 'c-inf-hood 3'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-inf-hood'))
    .does('CSA', 'rail', hex('fredericksburg'))
    .refuses('CSA', 'order', block('c-inf-hood'), '5.3-a');
});
test('5.4-c a strategic land move is a march that may attack', () => {
  const s = moving('CSA', ['csa-hq', 'anv'], {
    units: {
      richmond: ['csa-hq 1', 'c-inf-hood 3'],
      'fair-oaks': ['u-inf-1-i 3'],
      staunton: ['c-inf-early 2'],
      gordonsville: ['anv 2', 'c-inf-rodes 1'],
    },
  });
  s.does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between('richmond', 'fair-oaks'));
  expect([s.pub.strategic, s.pub.battles.length]).toEqual([0, 1]);
  s.refuses('CSA', 'order', block('c-inf-early'), '5.11-a');
});
test('10.4-d, 10.5-c, 7.51-b a landing is reinforced by land only, and nobody reinforces over an uncrossed river', () => {
  const { pub } = tableOf({
    active: 'USA',
    units: { 'fort-monroe': ['u-inf-2-x 2'], R10: ['u-inf-3-i 2'] },
    battles: [{ at: 'norfolk', attacker: { centre: ['u-inf-1-x 2'] }, defender: { centre: ['c-gar-norfolk 2'] } }],
  });
  expect(
    reserves(pub, 0, 'USA').filter(token => reinforceLimitOf(pub, between('norfolk', HEXES[pub.at[token]!]!)) !== 0),
  ).toEqual([block('u-inf-3-i')]);
});
test('10.4-a, 5.4-a a landing is too dear for one strategic move; who has nothing to do is asked all the same', () => {
  const s = moving('USA', ['usa-hq'], {
    units: { washington: ['usa-hq 1'], 'fort-monroe': ['u-inf-1-x 2'], richmond: ['anv 3'] },
  });
  s.does('USA', 'order', block('u-inf-1-x')).refuses('USA', 'invade', hex('norfolk'), '10.4-a');
  const heavy = moving('CSA', ['anv'], {
    weather: 'mud',
    units: { M05: ['anv 2', 'c-hvy-drewry 1'], washington: ['u-inf-1-i 3'] },
  });
  heavy.does('CSA', 'order', block('c-hvy-drewry')).asks('CSA', '5.11-f', 'stay').does('CSA', 'stay');
  expect(heavy.offered('CSA', 'order')).toEqual([block('c-hvy-drewry')]);
});
test('5.11-b, 5.4-c a march in command or of an active HQ costs no strategic move, one out of command costs one', () => {
  const start = () =>
    moving('CSA', ['csa-hq', 'anv'], {
      units: { richmond: ['csa-hq 3', 'anv 3', 'c-inf-hood 3'], staunton: ['c-inf-early 3'], 'fair-oaks': ['u-inf-1-i 3'] },
    });
  const s = start().does('CSA', 'order', block('c-inf-hood')).does('CSA', 'march', hex('M07'));
  expect(s.pub.strategic).toBe(3);
  s.does('CSA', 'order', block('c-inf-early')).does('CSA', 'marchOn', hex('I03'));
  expect(s.pub.strategic).toBe(2);
  s.does('CSA', 'order', block('anv')).does('CSA', 'march', hex('M07'));
  expect(s.pub.strategic).toBe(2);
  const attacking = start().does('CSA', 'order', block('c-inf-hood')).does('CSA', 'attack', between('richmond', 'fair-oaks'));
  expect(attacking.pub.strategic).toBe(3);
});
test('10.5-a a unit crosses only the rivers of its own hex', () => {
  const s = moving('CSA', ['csa-hq'], {
    units: { richmond: ['csa-hq 3'], K06: ['c-inf-hood 3'], fredericksburg: ['c-inf-early 3'] },
  });
  expect(s.does('CSA', 'order', block('c-inf-hood')).offered('CSA', 'cross')).toEqual([]);
  s.does('CSA', 'stay').does('CSA', 'order', block('c-inf-early'));
  expect(s.offered('CSA', 'cross')).toEqual([between('fredericksburg', 'K08')]);
});
