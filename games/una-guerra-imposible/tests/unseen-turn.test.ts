import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { HIDDEN_BOX } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { field, mountain, scene, stage, tableOf } from './scene.ts';

type Laid = Parameters<typeof tableOf>[0];
const loaded = (laid: Laid, dice: number[] = [], draws: (number | string)[] = []) => {
  const t = tableOf(laid);
  t.dark.chance.loaded!.dice.push(...dice);
  t.dark.chance.loaded!.draws.push(...draws);
  return t;
};
const check = (laid: Laid) => stage.from('check', {}, tableOf(laid));
const yearEnd = (laid: Laid, ...dice: number[]) => stage.from('yearEnd', {}, loaded(laid, dice));

test('3-e, 3-f, 8-b from 1837 the Liberal names, the Carlist contests, and whoever takes it decides anew', () => {
  const s = scene.section('order', {}, { year: 1837, pub: { command: [1, 1] } });
  s.does('Liberal', 'playFirst', 'Liberal').asks('Carlist', '3-f', 'contest', 'pass').does('Carlist', 'contest');
  s.asks('Liberal', '3-f', 'answer', 'pass').does('Liberal', 'pass').does('Carlist', 'playFirst', 'Carlist');
  expect([s.pub.first, s.pub.command]).toEqual(['Carlist', [1, 0]]);
});
test('3-f without a command point there is no contest, and it is made once', () => {
  const s = scene.section('order', {}, { year: 1835, pub: { command: [0, 5] } }).does('Carlist', 'playFirst', 'Carlist');
  expect([s.over(), s.pub.command]).toEqual([true, [0, 5]]);
  const once = scene.section('order', {}, { year: 1835, pub: { command: [3, 3] } });
  once.does('Carlist', 'playFirst', 'Carlist').does('Liberal', 'contest').does('Carlist', 'answer');
  expect([once.over(), once.pub.first, once.pub.command]).toEqual([true, 'Carlist', [2, 2]]);
});
test('3-g the holder whose order was taken has it again in the next turn', () => {
  const s = scene.section('order', {}, { year: 1835, pub: { command: [1, 0], first: 'Liberal' } });
  s.asks('Carlist', '3-e', 'playFirst');
});
test('10-a a chit that is drawn does not come back in the year, and the cup of the other is untouched', () => {
  const t = loaded({ units: { haro: ['l-lin-inf-1'] } }, [], [0]);
  t.pub.cups = [
    [0, 1, 1],
    [2, 2, 1],
  ];
  const s = stage.from('phase', { side: 'Liberal' }, t);
  expect([s.pub.points, s.pub.cups]).toEqual([
    6,
    [
      [0, 0, 1],
      [2, 2, 1],
    ],
  ]);
});
test('10-e, 20.2-c, 21.1-b what units did in their last phase is forgotten when it is over', () => {
  const t = loaded({ units: { segura: ['c-nav-inf-1 2'] }, pub: { command: [0, 0] } }, [], [0]);
  const s = stage.from('phase', { side: 'Carlist' }, t);
  s.does('Carlist', 'build', 'c-nav-inf-1').does('Carlist', 'endActions');
  expect(s.over()).toBe(true);
  // The next reinforcement phase with an empty bag: the builder may be restored.
  s.takeUp('spend', 'begin', { side: 'Carlist', halves: 4, recruiting: -1, yearEnd: false, left: -1, placing: 'block' });
  s.does('Carlist', 'restore', 'c-nav-inf-1');
  expect(s.own.Carlist.strength[block('c-nav-inf-1')]).toBe(3);
});
test('8-c the command point is used when the points do not suffice, and only one of them', () => {
  const s = scene.actions(
    'Liberal',
    { units: { haro: ['l-lin-inf-1'], viana: ['l-lin-inf-2'], lerin: ['l-lin-inf-3'] }, pub: { command: [5, 0] } },
    1,
  );
  s.does('Liberal', 'build', 'l-lin-inf-2')
    .does('Liberal', 'build', 'l-lin-inf-3')
    .refuses('Liberal', 'activatePlace', 'haro', '10-d');
  expect(s.pub.command[LIBERAL]).toBe(4);
});
test('7-d nine cards: any of the nine may go, also the one just drawn', () => {
  const hand = (['L2', 'L3', 'L4', 'L5', 'L6', 'L8', 'L9', 'L14'] as const).map(cardNamed);
  const t = loaded({ year: 1838, hands: { Liberal: hand } });
  t.dark.decks[LIBERAL] = [cardNamed('L21')];
  t.pub.decks[LIBERAL] = 1;
  const s = stage.from('drawCard', { side: 'Liberal' }, t);
  s.does('Liberal', 'discard', cardNamed('L21'));
  expect([s.own.Liberal.hand.length, s.pub.discards[LIBERAL]]).toEqual([8, [cardNamed('L21')]]);
});
test('7-c an event with a full hand asks for no discard', () => {
  const hand = (['L2', 'L3', 'L4', 'L5', 'L6', 'L8', 'L9', 'L14'] as const).map(cardNamed);
  const t = loaded({ year: 1838, hands: { Liberal: hand }, pub: { vp: 0 } });
  t.dark.decks[LIBERAL] = [cardNamed('L24')];
  t.pub.decks[LIBERAL] = 1;
  const s = stage.from('drawCard', { side: 'Liberal' }, t);
  expect([s.over(), s.own.Liberal.hand.length, s.pub.vp]).toEqual([true, 8, -1]);
});
test('7-f, 8-a with no card anywhere a command point, and none beyond five', () => {
  const s = stage.from('drawCard', { side: 'Liberal' }, loaded({ pub: { command: [5, 0] } }));
  expect([s.over(), s.pub.command[LIBERAL], s.told('noCards').length]).toEqual([true, 5, 1]);
});

test('9.1-d, 9.1-f two cities without an expedition: one box; with one, two', () => {
  const besieging = { bilbao: ['c-viz-inf-1'], vitoria: ['c-ala-inf-1'] };
  expect(check({ year: 1836, units: besieging, besieged: ['bilbao', 'vitoria'] }).pub.prestige).toBe(1);
  expect(
    check({ year: 1836, units: { ...besieging, aragon: ['c-nav-inf-1'] }, besieged: ['bilbao', 'vitoria'] }).pub.prestige,
  ).toBe(2);
});
test('9.1-d, 9.1-f two expeditions count as one', () => {
  const s = check({ year: 1836, units: { aragon: ['c-nav-inf-1'], galicia: ['c-nav-inf-2'] } });
  expect(s.told('prestigeAdvance')[0]).toMatchObject({ cities: 0, expedition: true, steps: 1 });
});
test('9.1-e three blocks and a train are no army, four blocks with cavalry are; outside the zone they count for nothing', () => {
  const with_ = (name: 'segura' | 'haro', units: string[]) =>
    check({ units: { bilbao: ['c-viz-inf-1'], [name]: units }, besieged: ['bilbao'] }).pub.prestige;
  const three = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'];
  expect([
    with_('segura', [...three, 'l-ts-ts-1']),
    with_('segura', [...three, 'l-lin-cav-1']),
    with_('haro', [...three, 'l-lin-cav-1']),
  ]).toEqual([1, 0, 1]);
});
test('9.1-g a Carlist city advances prestige by one more though armies hold the rest down; besieged it does not', () => {
  const units = { segura: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-cav-1'] };
  expect(check({ units, fortresses: { logrono: 'Carlist' } }).pub.prestige).toBe(1);
  const besieged = check({
    units: { ...units, logrono: ['l-pro-inf-1'] },
    fortresses: { logrono: 'Carlist' },
    besieged: ['logrono'],
  });
  expect(besieged.pub.prestige).toBe(0);
});
test('9.1-h, 9.1-i debt is paid first, then the box moves; the fifth box pays and goes on from the first', () => {
  const two = (prestige: number, debt: number) => {
    const s = check({
      year: 1836,
      units: { bilbao: ['c-viz-inf-1'], vitoria: ['c-ala-inf-1'], aragon: ['c-nav-inf-1'] },
      besieged: ['bilbao', 'vitoria'],
      pub: { prestige, debt, vp: 0 },
    });
    return [s.pub.prestige, s.pub.debt, s.pub.vp];
  };
  expect([two(0, 1), two(0, 3), two(3, 0), two(2, 0)]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]);
});
test('9.1-k two regions at 3 give nothing, three and four 1, five 2', () => {
  const vp = (n: number) => check({ pub: { uprising: Array.from({ length: 9 }, (_, i) => (i < n ? 3 : 1)), vp: 0 } }).pub.vp;
  expect([vp(2), vp(3), vp(4), vp(5), vp(9)]).toEqual([0, 1, 1, 2, 2]);
});
test('9-b, 9-f nine is not ten; ten for the Liberals ends it too, after prestige and uprisings have been counted', () => {
  expect(check({ pub: { vp: 9 } }).pub.ending).toBeNull();
  const s = check({ pub: { vp: -10, uprising: [3, 3, 3, 0, 0, 0, 1, 0, 1] } });
  expect([s.pub.vp, s.pub.ending]).toEqual([-9, null]);
});
test('9-e two cities at the same moment, one of them besieged again, still end the war; one city does not', () => {
  const t = tableOf({
    active: 'Liberal',
    units: { logrono: ['l-lin-inf-1'] },
    fortresses: { logrono: 'Carlist', vitoria: 'Carlist' },
    besieged: ['logrono'],
    pub: { points: 4 },
  });
  expect(stage.from('actions', { side: 'Liberal' }, t).pub.ending).toBe('two-cities');
  const one = tableOf({
    active: 'Liberal',
    units: { haro: ['l-lin-inf-1'] },
    fortresses: { vitoria: 'Carlist' },
    pub: { points: 4 },
  });
  expect(stage.from('actions', { side: 'Liberal' }, one).pub.ending).toBeNull();
});

test('24.1-a the thresholds of every year, town fortresses double, besieged ones included', () => {
  const vp = (year: 1834 | 1835 | 1836 | 1837, fortresses: Laid['fortresses']) =>
    yearEnd(
      {
        year,
        fortresses: fortresses!,
        units: { tolosa: ['c-gui-inf-1'] },
        besieged: fortresses && 'tolosa' in fortresses ? ['tolosa'] : [],
        pub: { vp: 0 },
      },
      3,
      3,
      1,
      1,
      1,
      1,
    ).told('fortressPoints')[0];
  const towns = { tolosa: 'Liberal', vergara: 'Liberal', durango: 'Liberal', guernica: 'Liberal' } as const;
  expect(vp(1834, { ...towns })).toEqual({ points: 8, vp: -1 });
  expect(vp(1834, { tolosa: 'Liberal', munguia: 'Liberal' })).toEqual({ points: 3, vp: 1 });
  expect(vp(1835, { tolosa: 'Liberal' })).toEqual({ points: 2, vp: 0 });
  expect(vp(1836, { tolosa: 'Liberal', vergara: 'Liberal', munguia: 'Liberal' })).toEqual({ points: 5, vp: -1 });
  expect(vp(1837, { munguia: 'Liberal' })).toEqual({ points: 1, vp: 1 });
});
test('4.8-b works do not count for the fortress points', () => {
  const t = loaded({ year: 1836, works: { tolosa: 'Liberal' }, pub: { vp: 0 } }, [3, 3]);
  expect(stage.from('yearEnd', {}, t).told('fortressPoints')[0]).toEqual({ points: 0, vp: 1 });
});
test('24.2-a, 24.3-a war weariness is counted before the decisive zone is looked at', () => {
  const s = yearEnd({ year: 1837, fortresses: { tolosa: 'Liberal' }, pub: { vp: 7 } }, 3, 3);
  expect([s.pub.vp, s.pub.ending]).toEqual([6, null]);
  const liberal = yearEnd({ year: 1837, fortresses: { tolosa: 'Liberal' }, pub: { vp: -6 } });
  expect([liberal.pub.ending, liberal.pub.winner]).toEqual(['decisive', 'Liberal']);
});
test('24.4-a the last roll: prestige less debt and regions at 3; with nothing to add a 1 does not win', () => {
  const last = (pub: object, die: number) =>
    yearEnd(
      { scenario: 'full-war', year: 1838, fortresses: { tolosa: 'Liberal', vergara: 'Liberal' }, pub: { vp: 2, ...pub } },
      die,
    );
  expect(last({ prestige: 2, uprising: [3, 3, 0, 0, 0, 0, 1, 0, 1] }, 4).told('lastRoll')[0]).toEqual({
    need: 4,
    die: 4,
    wins: true,
  });
  expect(last({ prestige: 0, debt: 2 }, 1).told('lastRoll')[0]).toEqual({ need: -2, die: 1, wins: false });
});
test('24.4-a, 9-d the bands of the three scenarios: win, draw, loss', () => {
  const end = (scenario: 'zumalacarregui' | 'espartero' | 'full-war', vp: number) => {
    const year = scenario === 'zumalacarregui' ? 1836 : 1838;
    // Four points of fortresses in either year: no VP; weariness takes one.
    const s = yearEnd(
      { scenario, year, fortresses: { tolosa: 'Liberal', vergara: 'Liberal' }, pub: { vp: vp + 1, prestige: 0 } },
      6,
    );
    return [s.pub.vp, s.pub.winner];
  };
  expect([3, 2, 1, 0].map(vp => end('zumalacarregui', vp))).toEqual([
    [3, 'Carlist'],
    [2, null],
    [1, null],
    [0, 'Liberal'],
  ]);
  expect([2, 1, 0, -1].map(vp => end('espartero', vp))).toEqual([
    [2, 'Carlist'],
    [1, null],
    [0, null],
    [-1, 'Liberal'],
  ]);
  expect([2, 1, 0, -1].map(vp => end('full-war', vp))).toEqual([
    [2, 'Carlist'],
    [1, null],
    [0, null],
    [-1, 'Liberal'],
  ]);
});
test('24.7-a quiet regions pay the Liberals, two each from 1836; an expedition makes a region unquiet', () => {
  const points = (year: 1834 | 1836, units: Laid['units'] = {}) => {
    const t = loaded(
      { year, units: { haro: ['l-lin-inf-1 1'], ...units }, pub: { vp: 0, uprising: [0, 1, 2, 3, 1, 0, 1, 0, 1] } },
      [3, 3, 6],
    );
    const s = stage.from('yearEnd', {}, t);
    while (s.place() === 'uprising.expedition') s.does('Carlist', 'pass');
    return s.told('replacementPoints')[0]!.halves / 2;
  };
  expect([points(1834), points(1836), points(1836, { aragon: ['c-nav-inf-1'] })]).toEqual([7, 14, 12]);
});
test('24.7-a towns pay the Carlist though they are besieged, and cities three in all', () => {
  const t = loaded(
    {
      units: { haro: ['l-lin-inf-1 1'], segura: ['c-nav-inf-1 1'] },
      fortresses: { logrono: 'Carlist' },
      year: 1836,
      pub: { vp: 0 },
    },
    [3, 3, 6],
  );
  const s = stage.from('yearEnd', {}, t).does('Liberal', 'enough');
  // Ten towns of the Carlist zone and Logroño.
  expect(s.told('replacementPoints')[1]!.halves / 2).toBe(13);
});
test('24.7-b a band returns to a friendly space of its zone only', () => {
  const t = loaded({ year: 1836, units: { haro: ['l-lin-inf-1'], tolosa: ['l-lin-inf-2'] }, pub: { vp: 0 } }, [3, 3]);
  t.pub.bands = [block('c-par-inf-1')];
  t.pub.out = t.pub.out.filter(one => one !== block('c-par-inf-1'));
  const s = stage.from('yearEnd', {}, t);
  while (s.place().startsWith('spend')) s.does(s.machine.asked(s.pos)[0]!, 'enough');
  s.asks('Carlist', '24.7-b')
    .refuses('Carlist', 'put', 'tolosa')
    .refuses('Carlist', 'put', 'haro')
    .dice(1)
    .does('Carlist', 'put', 'segura');
  expect(s.pub.bands).toEqual([]);
});

const redeploy = (side: 'Liberal' | 'Carlist', units: number, laid: Laid) =>
  stage.from('redeployment', { side, units }, tableOf({ active: side, ...laid }));
test('24.8-a five units and the three bands besides, guns hidden for nothing', () => {
  const s = redeploy('Carlist', 1, { units: { segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-par-inf-1', 'carlist field 1'] } });
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 }).does('Carlist', 'put', 'tolosa');
  s.refuses('Carlist', 'lift', { unit: 'c-nav-inf-2', points: 0 });
  s.does('Carlist', 'lift', { unit: 'c-par-inf-1', points: 0 }).does('Carlist', 'put', 'tolosa');
  s.does('Carlist', 'lift', { unit: field('Carlist', s.table), points: 1 }).does('Carlist', 'put', HIDDEN_BOX);
  expect(pointsAt(s.pub, CARLIST, 0, HIDDEN_BOX)).toBe(1);
});
test('24.8-c nobody ends in the other zone, but one passes through it', () => {
  const s = redeploy('Carlist', 5, { units: { calahorra: ['c-nav-inf-1'] } });
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 })
    .refuses('Carlist', 'put', 'lerin')
    .does('Carlist', 'put', 'estella');
  const l = redeploy('Liberal', 1, { units: { tolosa: ['l-lin-inf-1'] } });
  l.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 })
    .refuses('Liberal', 'put', 'hernani')
    .does('Liberal', 'put', 'logrono');
});
test('24.8-c an expedition is not redeployed, Liberals in regions are', () => {
  const s = redeploy('Carlist', 5, { year: 1836, units: { aragon: ['c-nav-inf-1'], segura: ['c-nav-inf-2'] } });
  s.refuses('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 });
  const l = redeploy('Liberal', 1, { units: { andalucia: ['l-lin-inf-1'] } });
  l.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 }).does('Liberal', 'put', 'vitoria');
});
test('24.8-e an enemy block closes the way by land: shut in by Carlists Tudela is left by its region only', () => {
  const s = redeploy('Liberal', 1, {
    units: { tudela: ['l-lin-inf-1'], caparroso: ['c-nav-inf-1'], alfaro: ['c-nav-inf-2'] },
  });
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 })
    .offers('Liberal', 'put', 'aragon')
    .offers('Liberal', 'put', 'vitoria');
});
test('24.8-d six in a place and no more', () => {
  const six = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6'];
  const s = redeploy('Liberal', 2, { units: { vitoria: six, haro: ['l-lin-inf-7', 'l-ts-ts-1'] } });
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-7', points: 0 }).refuses('Liberal', 'put', 'vitoria').does('Liberal', 'stay');
  s.does('Liberal', 'lift', { unit: 'l-ts-ts-1', points: 0 }).does('Liberal', 'put', 'vitoria');
});
test('24.8-b a besieged block stays, save by sea out of a port that works', () => {
  const s = redeploy('Liberal', 2, {
    units: {
      vitoria: ['c-ala-inf-1', 'l-lin-inf-1 inside'],
      'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-2 inside'],
      bilbao: ['c-viz-inf-1', 'l-lin-inf-3 inside'],
    },
    besieged: ['vitoria', 'san-sebastian', 'bilbao'],
  });
  s.refuses('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 }).refuses('Liberal', 'lift', { unit: 'l-lin-inf-3', points: 0 });
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-2', points: 0 })
    .refuses('Liberal', 'put', 'logrono')
    .does('Liberal', 'put', 'laredo');
});
test('24.8-b, 11.3-c a gun redeployed alone must find company or a fortress', () => {
  const s = redeploy('Liberal', 2, { units: { haro: ['l-lin-inf-1', 'liberal mountain 1'], viana: ['l-lin-inf-2'] } });
  s.does('Liberal', 'lift', { unit: mountain('Liberal', s.table), points: 1 })
    .refuses('Liberal', 'put', 'cenicero')
    .does('Liberal', 'put', 'viana');
  expect(pointsAt(s.pub, LIBERAL, 1, place('viana'))).toBe(1);
});
test('4.9-g, 24.8-a a town left empty by a redeployment falls back to its zone', () => {
  const s = redeploy('Carlist', 5, { units: { calahorra: ['c-nav-inf-1'] }, pub: { vp: 3 } });
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 }).does('Carlist', 'put', 'estella').does('Carlist', 'enough');
  expect([s.pub.vp, s.pub.control[space('calahorra')]]).toEqual([2, LIBERAL]);
});
test('24.5-a, 22.2-a in winter the expeditions stir too', () => {
  const t = loaded({ year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { vp: 0 } }, [3, 3]);
  const s = stage.from('yearEnd', {}, t).asks('Carlist', '22.2-b').dice(1).does('Carlist', 'stir', 'aragon');
  expect(s.pub.uprising[regionNamed.aragon]).toBe(1);
});
