/** Cases made from the rulebook alone: fortresses, sieges, landings, supply and what a month brings. */
import { expect, test } from 'vitest';
import { HALF_HIT } from '../data/tokens.ts';
import { stage } from './battle-stage.ts';
import { moving, scene } from './campaign/stage.ts';
import { between, block, type FoughtAt, hex, type Scene } from './scene.ts';

/** The USA attacks Petersburg, a city and a fortress. */
const fortress = (fought: Omit<FoughtAt, 'at'>, more: Partial<Scene> = {}): Scene => ({
  active: 'USA',
  battles: [{ at: 'petersburg', from: ['city-point'], ...fought }],
  ...more,
});
const volley = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'>, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, fortress(fought, more));
/** Yorktown with the USA all around. */
const ring = {
  williamsburg: ['u-inf-1-i 2'],
  'warwick-court-house': ['u-inf-2-i 2'],
  'fort-monroe': ['u-inf-3-i 2'],
  'gloucester-court-house': ['u-inf-1-ii 2'],
};

test('7.6-a a fortress is fought for in one place: whoever is not in the Centre is in the Reserve', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'USA' },
    fortress({
      attacker: { centre: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 3', 'u-cav-buford 2'] },
      defender: { centre: ['c-inf-hood 3'] },
    }),
  );
  expect([...new Set(s.offers('USA', 'shift').map(m => m.to))].sort()).toEqual([1, 4, 6]);
  expect(s.offers('USA', 'envelop')).toEqual([]);
});
test('7.6-b, 7.36-a behind the walls two hits cost a step; a third is half of the next', () => {
  const s = volley(
    'USA',
    { attacker: { enemyCentre: ['u-inf-1-i 3 shown came'] }, defender: { centre: ['c-inf-hood 4 shown'] } },
    { dice: [5, 6, 5] },
  );
  s.does('USA', 'fire', { block: block('u-inf-1-i'), at: 4, aim: -1 });
  expect([s.steps('c-inf-hood'), s.pub.marks[block('c-inf-hood')]! & HALF_HIT]).toEqual([3, HALF_HIT]);
});
test('7.6-b the attackers have no walls, wherever they stand', () => {
  const s = volley(
    'CSA',
    { attacker: { enemyCentre: ['u-inf-1-i 3 shown came'] }, defender: { centre: ['c-inf-hood 2 shown'] } },
    { dice: [5, 6] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect(s.steps('u-inf-1-i')).toBe(1);
});
test('7.6-b the example: defenders who come out lose their cover, and have it again when they are back', () => {
  const out = volley(
    'USA',
    {
      attacker: { centre: ['u-inf-1-i 2 shown'] },
      defender: { enemyCentre: ['c-inf-hood 4 shown came'], centre: ['c-inf-early 1'] },
    },
    { dice: [5, 5] },
  );
  out.does('USA', 'fire', { block: block('u-inf-1-i'), at: 1, aim: -1 });
  expect(out.steps('c-inf-hood')).toBe(2);
  const back = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    fortress({
      attacker: { centre: ['u-inf-1-i 2 shown'] },
      defender: { enemyCentre: ['c-inf-hood 4 shown came'], centre: ['c-inf-early 1'] },
    }),
  );
  back.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect(back.pub.spot[block('c-inf-hood')]).toBe(4);
});
test('7.6-c the Attacker begins no assault on the walls; the Defender may assault out of them, without their cover', () => {
  const fought = { attacker: { enemyCentre: ['u-inf-1-i 2 shown came'] }, defender: { centre: ['c-inf-hood 2 shown'] } };
  volley('USA', fought).refuses('USA', 'assault', 4, '7.6-c');
  const s = volley('CSA', fought, { dice: [1, 1, 4, 1] });
  s.does('CSA', 'assault', 4);
  expect(s.steps('c-inf-hood')).toBe(1); // one hit, one step
});
test('7.31-e siege guns before a fortress hit with 5 and 6, and reach its Reserve', () => {
  const s = volley(
    'USA',
    { attacker: { centre: ['u-hvy-siege 2'] }, defender: { centre: ['c-inf-early 1'], reserve: ['c-inf-hood 4'] } },
    { dice: [5, 5] },
  );
  expect(
    s
      .offers('USA', 'fire')
      .map(f => f.at)
      .sort(),
  ).toEqual([4, 7]);
  s.does('USA', 'fire', { block: block('u-hvy-siege'), at: 7, aim: -1 });
  expect(s.steps('c-inf-hood')).toBe(2); // the Reserve is not the line: no walls there
});
test('7.31-e siege guns in the field hit with 6 only', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['alexandria'],
          attacker: { centre: ['u-hvy-siege 2'] },
          defender: { right: ['c-inf-hood 4'], centre: ['c-inf-early 1'] },
        },
      ],
      dice: [5, 6],
    },
  );
  s.does('USA', 'fire', { block: block('u-hvy-siege'), at: 3, aim: -1 });
  expect(s.steps('c-inf-hood')).toBe(3);
});
test('7.31-e siege guns do not move on the board once they stand in the Centre, but they retreat', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'USA' },
    fortress({ attacker: { centre: ['u-hvy-siege 2', 'u-inf-1-i 1'] }, defender: { centre: ['c-inf-early 1'] } }),
  );
  expect(s.offers('USA', 'fallBack')).toContain(block('u-hvy-siege'));
  s.does('USA', 'standFast')
    .does('USA', 'ceaseFire')
    .refuses('USA', 'shift', { block: block('u-hvy-siege'), to: 6 }, '7.31-e');
});
test('11.8-a, 11.8-c, 11.81-b at the end of the month the besieged lose a step each, on top of hunger; who dies is gone for good', () => {
  const s = scene('monthEnd', {}, { units: { ...ring, yorktown: ['c-inf-hood 3', 'c-bde-wise 1', 'c-cav-hampton 2'] } });
  expect([s.steps('c-inf-hood'), s.steps('c-bde-wise'), s.steps('c-cav-hampton')]).toEqual([2, -1, 1]);
  expect(s.pub.removed).toEqual([0, 1]);
});
test('11.8-a one empty hex beside it, and it is no siege', () => {
  const { williamsburg: _, ...open } = ring;
  const s = scene('monthEnd', {}, { units: { ...open, yorktown: ['c-inf-hood 3'] } });
  expect(s.steps('c-inf-hood')).toBe(3);
});
test('11.8-a ships that reach the place raise the siege', () => {
  const csa = {
    williamsburg: ['c-inf-hood 2'],
    'warwick-court-house': ['c-inf-early 2'],
    'fort-monroe': ['c-inf-ewell 2'],
    'gloucester-court-house': ['c-inf-mclaws 2'],
  };
  expect(scene('monthEnd', {}, { units: { ...csa, yorktown: ['u-inf-1-i 2'] } }).steps('u-inf-1-i')).toBe(2);
});
test('11.81-b, 7.32-a a besieged unit killed in battle never comes back, one that surrenders does', () => {
  const s = moving('USA', ['aj'], {
    units: { ...ring, 'fort-monroe': ['u-inf-3-i 3', 'aj 2', 'u-gar-monroe 1'], yorktown: ['c-bde-wise 1'] },
  });
  s.does('USA', 'order', block('u-inf-3-i')).does('USA', 'attack', between('fort-monroe', 'yorktown'));
  expect(s.pub.besieged[1]).toEqual([hex('yorktown')]); // the assault does not lift the siege
  const fought = stage(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      battles: [
        {
          at: 'yorktown',
          from: ['fort-monroe'],
          attacker: { enemyCentre: ['u-inf-3-i 3 shown'] },
          defender: { centre: ['c-bde-wise 1 shown'], left: ['c-inf-hood 1'] },
        },
      ],
      pub: { besieged: [[], [hex('yorktown')]] },
      dice: [6, 1, 1],
    },
  );
  fought.does('USA', 'fire', { block: block('u-inf-3-i'), at: 4, aim: -1 });
  expect(fought.steps('c-bde-wise')).toBe(-1);
  const given = scene(
    'turn',
    { side: 'USA', must: -1 },
    { active: 'USA', units: { ...ring, yorktown: ['c-bde-wise 1'], washington: ['ap 2'] } },
  );
  given.does('USA', 'demand', hex('yorktown')).does('CSA', 'accept');
  expect(given.steps('c-bde-wise')).toBe(0);
});
test('3.52-b, 11.8-d Washington: besieged, a point for the CSA; taken, still a point; the USA around it gets nothing', () => {
  const around = ['G08', 'G09', 'H07', 'H09', 'I08', 'I09'] as const;
  const csa = ['c-inf-hood 1', 'c-inf-early 1', 'c-inf-ewell 1', 'c-inf-mclaws 1', 'c-inf-rodes 1', 'c-inf-pickett 1'];
  const usa = ['u-inf-1-i 1', 'u-inf-2-i 1', 'u-inf-3-i 1', 'u-inf-1-ii 1', 'u-inf-2-ii 1', 'u-inf-3-ii 1'];
  const circle = (units: readonly string[]) => Object.fromEntries(units.map((unit, i) => [around[i]!, [unit]]));
  const points = (units: Scene['units']) =>
    scene('monthEnd', {}, { units: units ?? {} })
      .heard(null, 'points')
      .filter(p => p.reason === 'washington')
      .map(p => [p.side, p.points]);
  expect(points({ ...circle(csa), washington: ['u-gar-wash-a 3'] })).toEqual([['CSA', 1]]);
  expect(points({ ...circle(usa), washington: ['c-cav-hampton 3'] })).toEqual([['CSA', 1]]);
  expect(points({ ...circle(csa.slice(0, 5)), washington: ['u-gar-wash-a 3'] })).toEqual([]);
});
test('3.52-a, 3.52-c a Supply hex of the USA in CSA hands is a point; the USA needs all three of the CSA', () => {
  const gained = (units: Scene['units']) =>
    scene('monthEnd', {}, { units: units ?? {} })
      .heard(null, 'points')
      .filter(p => /upply/.test(p.reason))
      .map(p => [p.side, p.points]);
  expect(gained({ cumberland: ['c-cav-hampton 1'], harrisburg: ['c-cav-imboden 1'] })).toEqual([['CSA', 2]]);
  expect(gained({ lynchburg: ['u-cav-buford 1'], burkeville: ['u-cav-gregg 1'] })).toEqual([]);
  expect(gained({ lynchburg: ['u-cav-buford 1'], burkeville: ['u-cav-gregg 1'], 'stony-creek': ['u-cav-custer 1'] })).toEqual([
    ['USA', 1],
  ]);
});
test('10.41-a invaders who are not engaged may sail back, those who are engaged may not, and die in a rout', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      units: { 'fort-monroe': ['u-gar-monroe 1'] },
      battles: [
        {
          at: 'norfolk',
          attacker: { enemyCentre: ['u-inf-1-x 3 shown'], centre: ['u-inf-2-x 2'] },
          defender: { centre: ['c-gar-norfolk 3 shown'] },
        },
      ],
      landed: { 'u-inf-1-x': 'fort-monroe', 'u-inf-2-x': 'fort-monroe' },
    },
  );
  s.refuses('USA', 'fallBack', block('u-inf-1-x'), '7.1-a').does('USA', 'fallBack', block('u-inf-2-x')).does('USA', 'standFast');
  expect([s.where('u-inf-2-x'), s.where('u-inf-1-x')]).toEqual(['Q11', 'R11']);
});
test('10.4-a, 10.4-b a landing takes plain infantry, costs two strategic moves, and may strike an enemy port but not pass one', () => {
  const s = moving('USA', ['usa-hq'], {
    units: { washington: ['usa-hq 3'], 'fort-monroe': ['u-inf-1-x 3', 'u-cav-buford 2'], norfolk: ['c-gar-norfolk 2'] },
  });
  s.does('USA', 'order', block('u-inf-1-x'));
  const shores = s.offers('USA', 'invade');
  expect([shores.includes(hex('norfolk')), shores.includes(hex('williamsburg'))]).toEqual([true, false]);
  s.does('USA', 'invade', hex('norfolk'));
  expect(s.pub.strategic).toBe(1);
  s.does('USA', 'order', block('u-cav-buford')).refuses('USA', 'invade', hex('yorktown'), '10.4-a');
});
test('11.6-a, 11.7-a seven in the open without a line: three too many, the largest lose; an HQ of two steps may pay for all', () => {
  const seven = ['c-inf-hood 4', 'c-inf-early 3', 'c-inf-ewell 3', 'c-inf-mclaws 2', 'c-inf-rodes 1', 'c-inf-pickett 1', 'anv 2'];
  const units = { gettysburg: seven, washington: ['ap 2'] };
  const s = scene('supply', { side: 'CSA' }, { units });
  s.asks('CSA', '11.7-a', 'provide', 'forgo').does('CSA', 'provide', block('anv'));
  expect([s.steps('anv'), s.steps('c-inf-hood'), s.over()]).toEqual([1, 4, true]);
  const spent = scene(
    'supply',
    { side: 'CSA' },
    { units: { gettysburg: [...seven.slice(0, 6), 'anv 1'], washington: ['ap 2'] } },
  );
  spent.asks('CSA', '11.7-a', 'forgo').does('CSA', 'forgo');
  spent.does('CSA', 'starve', block('c-inf-hood')).refuses('CSA', 'starve', block('c-inf-rodes'), '11.6-a');
});
test('5.11-d, 5.11-c an HQ on its last step gives its orders, then is gone and does not move', () => {
  const s = moving('CSA', ['av'], {
    units: { staunton: ['av 1', 'c-inf-early 3', 'c-inf-hood 1'], washington: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'order', block('c-inf-early')).does('CSA', 'march', hex('harrisonburg')).does('CSA', 'halt');
  expect([s.where('av'), s.where('c-inf-early'), s.over()]).toEqual([null, 'J02', true]);
});
test('5.32-d, 5.32-e a CSA cavalry over a river in Mud: +1 -1 -1, so a 4 is not enough and a 5 is', () => {
  const ride = (die: number) => {
    const s = moving('CSA', ['anv'], {
      weather: 'mud',
      dice: [die],
      units: { richmond: ['anv 2'], culpeper: ['c-cav-hampton 2 marked moved'], washington: ['u-inf-1-i 3'] },
    });
    s.halts('CSA').does('CSA', 'force', { block: block('c-cav-hampton'), over: between('culpeper', 'bealeton') });
    return [s.where('c-cav-hampton'), s.steps('c-cav-hampton')];
  };
  expect([ride(4), ride(5)]).toEqual([
    ['J05', 1],
    ['J06', 2],
  ]);
});
test('3.55-a a great victory needs six CSA units that took part, not six that were beaten', () => {
  const won = (reserve: readonly string[]) => {
    const s = stage(
      'retreat',
      { battle: 0, side: 'CSA' },
      {
        active: 'CSA',
        battles: [
          {
            at: 'manassas-junction',
            from: ['bealeton'],
            attacker: { centre: ['c-inf-hood 2'], reserve },
            defender: { centre: ['u-inf-1-i 3'] },
          },
        ],
      },
    );
    s.own.CSA.part[block('c-inf-pickett')] = 1; // fell earlier in the same battle
    s.own.CSA.part[block('c-inf-rodes')] = 1;
    s.does('CSA', 'fallBackAll');
    if (s.offers('CSA', 'withdrawAll').length > 0) s.does('CSA', 'withdrawAll', hex('bealeton'));
    return s.pub.greatVictory;
  };
  expect([won(['c-inf-early 1', 'c-inf-ewell 1', 'c-inf-mclaws 1']), won(['c-inf-early 1', 'c-inf-ewell 1'])]).toEqual([
    true,
    false,
  ]);
});
test('12.3-a, 12.42-b steps only for units with a supply line, none for a cadre of this month, three at most', () => {
  const s = scene(
    'replacement',
    {},
    { month: [1862, 7], units: { richmond: ['c-inf-hood 1', 'anv 1'], washington: ['ap 2'], gettysburg: ['c-inf-early 1'] } },
  );
  const quiet = { draft: false, emancipation: false };
  s.does('USA', 'proclaim', quiet).does('CSA', 'proclaim', quiet).refuses('CSA', 'strengthen', block('c-inf-early'), '12.3-a');
  for (let i = 0; i < 3; i++) s.does('CSA', 'strengthen', block('c-inf-hood'));
  s.refuses('CSA', 'strengthen', block('c-inf-hood'), '12.3-a').does('CSA', 'muster', block('c-inf-ewell'));
  s.refuses('CSA', 'strengthen', block('c-inf-ewell'), '12.3-a');
});
test('9.1-c, 11.41-a the line of the USA in Virginia ends at the first hex that nobody holds', () => {
  const hungry = (held: readonly string[]) => {
    const army = ['u-inf-1-v 1', 'u-inf-2-v 1', 'u-inf-3-v 1', 'u-inf-1-vi 1', 'u-inf-2-vi 1', 'u-inf-3-vi 1'];
    const posts = ['alexandria', 'manassas-junction', 'warrenton'].filter(place => held.includes(place));
    const guards = ['u-gar-wash-a 1', 'u-gar-wash-b 1', 'u-gar-rail 1'];
    const units = {
      washington: ['usa-hq 2'],
      culpeper: army,
      ...Object.fromEntries(posts.map((place, i) => [place, [guards[i]!]])),
    };
    const s = scene('supply', { side: 'USA' }, { active: 'USA', units });
    return !s.over();
  };
  expect([hungry(['alexandria', 'manassas-junction', 'warrenton']), hungry(['alexandria', 'warrenton'])]).toEqual([false, true]);
});
