import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

const volley = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage(
    'volley',
    { battle: 0, side },
    { active: 'CSA', battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }], ...more },
  );

test('7.35-c, E7 both sides roll at once with the steps at the start of the round: infantry F3', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [4, 4, 1, 1, 4, 5, 6] },
  );
  s.does('CSA', 'assault', 5);
  expect(s.heard(null, 'assaulted')).toMatchObject([
    { side: 'CSA', round: 1, fire: [{ power: 3, dice: [4, 4, 1, 1] }], hits: 2 },
    { side: 'USA', round: 1, fire: [{ power: 3, dice: [4, 5, 6] }], hits: 3 },
  ]);
  expect([s.steps('c-inf-hood'), s.steps('u-inf-1-i')]).toEqual([1, 1]);
  s.asks('CSA', '7.35-d', 'secondRound', 'breakOff');
});
test('7.35-c, 2.2.4-a cavalry F3, Garrison F2, artillery, Heavy Artillery and HQ F1', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-cav-hampton 1 shown', 'c-gar-valley 1 shown', 'c-art-i 1 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-hvy-siege 1 shown', 'ap 1 shown'] },
    },
    { dice: [1, 1, 1, 1, 1] },
  );
  s.does('USA', 'assault', 4);
  expect(s.heard(null, 'assaulted').map(a => a.fire.map(f => [f.block, f.power]))).toEqual([
    [
      [block('ap'), 1],
      [block('u-hvy-siege'), 1],
    ],
    [
      [block('c-cav-hampton'), 3],
      [block('c-art-i'), 1],
      [block('c-gar-valley'), 2],
    ],
  ]);
});
test('7.35-a shaken units roll no dice but can be hit', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 2 shown', 'c-inf-early 1 shown shaken'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [1, 1, 4, 4, 4] },
  );
  s.does('CSA', 'assault', 5);
  expect(s.heard(null, 'assaulted')[0]!.fire.map(f => f.block)).toEqual([block('c-inf-hood')]);
  expect([s.where('c-inf-hood'), s.where('c-inf-early')]).toEqual([null, null]);
});
test('7.35-d the active player first, then the other: whoever breaks off ends it', () => {
  const scene: Omit<FoughtAt, 'at'> = {
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
    defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
  };
  const first = volley('CSA', scene, { dice: [1, 1, 1, 1, 1, 1, 1] });
  first.does('CSA', 'assault', 5).does('CSA', 'breakOff');
  expect(first.pub.spot[block('c-inf-hood')]).toBe(2); // back to its own Right
  first.asks('CSA', '7.3-a', 'ceaseFire');
  const second = volley('CSA', scene, { dice: [1, 1, 1, 1, 1, 1, 1] });
  second
    .does('CSA', 'assault', 5)
    .does('CSA', 'secondRound')
    .asks('USA', '7.35-d', 'secondRound', 'breakOff')
    .does('USA', 'breakOff');
  expect([second.pub.spot[block('u-inf-1-i')], second.pub.spot[block('c-inf-hood')]]).toEqual([7, 5]);
});
test('7.35-e, E7 after round two the active side must disengage unless it holds the place alone', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  );
  s.does('CSA', 'assault', 4).does('CSA', 'secondRound').does('USA', 'secondRound');
  expect([s.pub.spot[block('c-inf-hood')], s.heard(null, 'brokeOff')[0]]).toEqual([
    1,
    { side: 'CSA', hex: s.pub.battles[0]!.hex, count: 1, forced: true },
  ]);
});
test('7.35-f, E7 in the own Centre the forced disengagement is a rout', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  );
  s.does('USA', 'assault', 4).does('USA', 'secondRound').does('CSA', 'secondRound');
  expect(s.heard(null, 'battleRouted')).toEqual([{ side: 'USA', hex: s.pub.battles[0]!.hex, why: 'centre' }]);
  // the pursuer stands in the Centre: it may fire twice at the Reserve
  s.asks('CSA', '7.14-c', 'pursue', 'letGo');
});
test('7.35-b all assaults come before any fire', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], left: ['c-art-i 1'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], right: ['u-inf-3-i 3'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [1] },
  );
  s.does('CSA', 'fire', { block: block('c-art-i'), at: 3, aim: -1 }).refuses('CSA', 'assault', 5, '7.35-b');
});
test('7.35-g, E7 in Forest defenders in their own line lose one step for two hits, the attackers there none of it', () => {
  const s = volley(
    'CSA',
    {
      at: 'chancellorsville',
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [4, 4, 1, 1, 4, 4, 1] },
  );
  s.does('CSA', 'assault', 5);
  expect([s.steps('u-inf-1-i'), s.steps('c-inf-hood')]).toEqual([2, 2]);
});
test('7.6-c, E8 the Attacker of a fortress never storms its Centre, but may assault in his own', () => {
  const s = volley('CSA', {
    at: 'petersburg',
    from: ['city-point'],
    attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
    defender: { centre: ['u-inf-1-i 3 shown'] },
  });
  s.refuses('CSA', 'assault', 4, '7.6-c');
  const own = volley('CSA', {
    at: 'petersburg',
    from: ['city-point'],
    attacker: { centre: ['c-inf-rodes 1 shown'] },
    defender: { enemyCentre: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
  });
  expect(own.offered('CSA', 'assault')).toEqual([1]);
});
test('7.6-c as an option the Attacker of a fortress assaults nobody, not even a sortie', () => {
  const s = volley(
    'CSA',
    {
      at: 'petersburg',
      from: ['city-point'],
      attacker: { centre: ['c-inf-rodes 1 shown'] },
      defender: { enemyCentre: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { options: ['no-storming'] },
  );
  expect(s.offers('CSA', 'assault')).toEqual([]);
  s.refuses('CSA', 'assault', 1, '7.6-c');
  const open = volley(
    'CSA',
    { attacker: { enemyCentre: ['c-inf-hood 4 shown'] }, defender: { centre: ['u-inf-1-i 3 shown'] } },
    { options: ['no-storming'] },
  );
  expect(open.offers('CSA', 'assault')).toEqual([4]);
});
test('7.6-c a Defender who starts an assault in his own Centre lacks Double Defence', () => {
  const s = volley(
    'USA',
    {
      at: 'petersburg',
      from: ['city-point'],
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [1, 1, 1, 4, 1, 1, 1] },
  );
  s.does('USA', 'assault', 4);
  expect([s.steps('u-inf-1-i'), s.heard(null, 'halfHit')]).toEqual([2, []]);
});
test('7.35-d, 7.35-e Heavy Artillery never disengages', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown', 'u-hvy-siege 3 shown'] },
    },
    { dice: Array.from({ length: 10 }, () => 1) },
  );
  s.does('USA', 'assault', 4).does('USA', 'breakOff');
  expect([s.pub.spot[block('u-inf-1-i')], s.pub.spot[block('u-hvy-siege')]]).toEqual([7, 4]);
});
test('6.1-d the last units of both sides die together: nobody wins and nobody regroups', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 1 shown'] },
      defender: { centre: ['u-inf-1-i 1 shown'] },
    },
    { dice: [6, 6] },
  );
  s.does('CSA', 'assault', 4);
  expect([s.pub.battles[0]!.won, s.heard(null, 'battleWon')[0]!.winner, s.over()]).toEqual(['nobody', null, true]);
});
test('7.35-d, 7.35-e the journal says who goes on, who breaks off, and who was forced to', () => {
  const scene: Omit<FoughtAt, 'at'> = {
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
    defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
  };
  const s = volley('CSA', scene, { dice: Array(14).fill(1) });
  s.does('CSA', 'assault', 5).does('CSA', 'secondRound').does('USA', 'secondRound');
  expect(s.heard(null, 'goesOn').map(({ side }) => side)).toEqual(['CSA', 'USA']);
  expect(s.heard(null, 'brokeOff')).toMatchObject([{ side: 'CSA', count: 1, forced: true }]);
  const meek = volley('CSA', scene, { dice: Array(7).fill(1) });
  meek.does('CSA', 'assault', 5).does('CSA', 'breakOff');
  expect(meek.heard(null, 'brokeOff')).toMatchObject([{ side: 'CSA', forced: false }]);
  const shy = volley('CSA', scene, { dice: Array(7).fill(1) });
  shy.does('CSA', 'assault', 5).does('CSA', 'secondRound').does('USA', 'breakOff');
  expect(shy.heard(null, 'brokeOff')).toMatchObject([{ side: 'USA', forced: false }]);
  expect(shy.pub.spot[block('u-inf-1-i')]).toBe(7);
});
