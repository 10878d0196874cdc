import { viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { bobbyLee } from '../index.ts';
import type { BobbyLee } from '../types.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const night = (fought: Fought, more: Partial<Scene> = {}) =>
  stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
      pub: { hour: 4, day: 1 },
      ...more,
    },
  );

test('6.31-a, 6.31-c both sides leave positions that are not theirs, everybody stands up', () => {
  const s = night({
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], enemyCentre: ['c-inf-early 4 shown'], left: ['c-inf-rodes 1 shown'] },
    defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3 shown'], enemyLeft: ['u-inf-3-i 1 shown'] },
  });
  expect([s.pub.spot[block('c-inf-hood')], s.pub.spot[block('c-inf-early')], s.pub.spot[block('c-inf-rodes')]]).toEqual([
    2, 1, 0,
  ]);
  expect([s.pub.spot[block('u-inf-3-i')], s.pub.spot[block('u-inf-1-i')]]).toEqual([3, 5]);
  expect(s.pub.shown.every(b => b === -1)).toBe(true);
  s.asks('USA', '6.31-d', 'remain', 'leave');
});
test('6.31-b, E4 the owner who re-entered a captured wing is the one who leaves it', () => {
  const s = night({
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
    defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
    also: { held: [1, 1, 1, 0, 0, 1] },
  });
  expect([s.pub.spot[block('u-inf-1-i')], s.pub.spot[block('c-inf-hood')]]).toEqual([7, 5]);
});
test('6.31-b whoever is alone in a place at the end of a Battle Turn holds it; an empty one keeps its owner', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { enemyLeft: ['c-inf-hood 4'], centre: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
      ],
    },
  );
  s.does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  expect(s.pub.battles[0]!.held).toEqual([1, 1, 1, 0, 0, 1]);
});
test('6.31-a, 7.13-a disorganised units recover at nightfall', () => {
  const s = night(
    { attacker: { centre: ['c-inf-rodes 1'] }, defender: { centre: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 3 disorganised'] } },
    { units: { bealeton: ['c-inf-early 1 disorganised'] } },
  );
  expect(s.pub.marks.every(m => m === 0)).toBe(true);
});
test('6.31-d, 7.12-a, 7.13-b, E27 the Defender leaves without pursuit over doubled limits; the Attacker has won and regroups', () => {
  const s = night({
    at: 'chancellorsville',
    from: ['fredericksburg'],
    attacker: { centre: ['c-inf-rodes 1'] },
    defender: { centre: ['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 3', 'u-inf-1-ii 3'] },
  });
  s.does('USA', 'leave').does('USA', 'withdrawAll', hex('gordonsville'));
  expect([s.where('u-inf-1-ii'), s.pub.battles[0]!.won]).toEqual(['K05', 'CSA']);
  expect(s.pub.marks[block('u-inf-1-i')]! & 1).toBe(1); // 7.13-b
  s.asks('CSA', '6.4-a');
});
/** Two of a Defender's three ways out are the enemy's, over the third (Forest) four may leave at night. */
const hemmedIn = () =>
  night(
    {
      at: 'chancellorsville',
      from: ['fredericksburg'],
      attacker: { centre: ['c-inf-rodes 1'], reserve: ['anv 2'] },
      defender: {
        centre: ['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 3'],
        left: ['u-inf-1-ii 3'],
        right: ['u-inf-2-ii 2', 'ap 2'],
      },
    },
    { units: { J06: ['c-inf-early 1'], J05: ['c-inf-hood 1'], L06: ['c-inf-mclaws 1'], L05: ['c-inf-ewell 1'] } },
  );
test('6.31-d, 7.15-e, 7.12-a a Defender who leaves at night loses nobody for want of room: he chooses who goes, the rest stay and fight', () => {
  const s = hemmedIn();
  s.does('USA', 'leave').refuses('USA', 'withdrawAll', hex('gordonsville'), '7.12-a');
  for (const name of ['ap', 'u-inf-2-ii', 'u-inf-1-ii', 'u-inf-3-i'] as const)
    s.does('USA', 'withdraw', { block: block(name), to: hex('gordonsville') });
  expect([s.where('ap'), s.where('u-inf-1-i'), s.where('u-inf-2-i'), s.pub.battles[0]!.won]).toEqual(['K05', 'K06', 'K06', null]);
  expect(s.heard(null, 'cannotLeave')).toMatchObject([{ side: 'USA', count: 2, lost: false }]);
  s.asks('CSA', '6.31-e', 'payDay', 'leave').does('CSA', 'payDay', block('anv')).does('CSA', 'endReinforcement');
  expect([s.over(), s.pub.battles[0]!.won]).toEqual([true, null]);
});
test('6.31-d the night prompt says beforehand how many can leave', () => {
  const s = hemmedIn();
  const prompt = (language: 'en' | 'es') =>
    bobbyLee.text[language].prompts.night.defender({ side: 'CSA', at: 0, left: [], leaving: [] }, viewOf<BobbyLee>(s.t, 'USA'));
  expect(prompt('en')).toContain('4 of 6 can leave');
  expect(prompt('es')).toContain('4 de 6');
});
test('6.1-c, 6.31-d, 6.31-e at night each side takes its battles in the order it likes', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
        { at: 'warrenton', from: ['culpeper'], attacker: { centre: ['c-inf-hood 1'] }, defender: { centre: ['u-inf-2-i 3'] } },
      ],
      pub: { hour: 4, day: 1 },
    },
  );
  s.asks('USA', '6.1-c', 'fightAt').does('USA', 'fightAt', 1).does('USA', 'remain').does('USA', 'remain');
  expect(s.heard(null, 'choseNight').map(line => line.hex)).toEqual([hex('warrenton'), hex('manassas-junction')]);
  s.asks('CSA', '6.1-c', 'fightAt').does('CSA', 'fightAt', 1).asks('CSA', '6.31-e');
});
test('6.31-g an Attacker who must leave and finds no hex is lost', () => {
  const s = night(
    { from: ['salem'], attacker: { centre: ['c-inf-rodes 2'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { weather: 'mud' },
  );
  s.does('USA', 'remain').does('CSA', 'leave');
  expect([s.where('c-inf-rodes'), s.pub.battles[0]!.won]).toEqual([null, 'USA']);
});
test('6.31-e, 6.33-a, 6.33-c, E5 without a field HQ in the battle the Attacker can only leave', () => {
  const s = night({ attacker: { centre: ['c-inf-rodes 2'], reserve: ['csa-hq 3'] }, defender: { centre: ['u-inf-1-i 3'] } });
  s.does('USA', 'remain').asks('CSA', '6.31-e', 'leave'); // 6.33-c the Supreme HQ does not count
});
test('6.33-a, 6.33-d, E5 a field HQ pays a step, is revealed and stands up again', () => {
  const s = night({ attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2', 'av 1'] }, defender: { centre: ['u-inf-1-i 3'] } });
  s.does('USA', 'remain').asks('CSA', '6.31-e', 'leave', 'payDay');
  expect(s.offered('CSA', 'payDay')).toEqual([block('anv'), block('av')]);
  s.does('CSA', 'payDay', block('anv'));
  expect([s.steps('anv'), s.heard('USA', 'revealed').map(r => r.block), s.pub.shown[block('anv')], s.over()]).toEqual([
    1,
    [block('anv')],
    -1,
    true,
  ]);
});
test('6.33-b, E5 an HQ of one step may pay and is eliminated', () => {
  const s = night({ attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 1'] }, defender: { centre: ['u-inf-1-i 3'] } });
  s.does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect([s.where('anv'), s.pub.battles[0]!.won]).toEqual([null, null]);
});
test('6.33-a an HQ that comes as a night reinforcement cannot pay that night', () => {
  const s = night(
    { attacker: { centre: ['c-inf-rodes 2'], reserve: ['av 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { bealeton: ['anv 4'] } },
  );
  s.does('USA', 'remain');
  expect(s.offered('CSA', 'payDay')).toEqual([block('av')]);
});
test('6.31-d, 6.31-f, 6.31-h, E27 who stays reinforces over doubled limits; arrivals are placed, Defender first', () => {
  const s = night(
    {
      attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] },
      defender: { centre: ['u-inf-1-i 3'] },
    },
    { units: { warrenton: ['u-inf-2-i 1', 'u-inf-3-i 1', 'u-inf-1-ii 1', 'u-inf-2-ii 1', 'u-inf-3-ii 1'] } },
  );
  s.does('USA', 'remain');
  for (const name of ['u-inf-2-i', 'u-inf-3-i', 'u-inf-1-ii', 'u-inf-2-ii'] as const) s.does('USA', 'reinforce', block(name));
  s.asks('CSA', '6.31-e', 'leave', 'payDay'); // the fifth finds the hexside full
  s.does('CSA', 'payDay', block('anv')).asks('USA', '6.31-f', 'deploy', 'deployRest');
  expect([...new Set(s.offered('USA', 'deploy').map(d => d.spot))].sort()).toEqual([3, 4, 5, 7]);
  s.does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 5 }).does('USA', 'deployRest', 7);
  expect(s.over()).toBe(true);
});
test('6.31-h, 1.21-d, E27 at night a die of 4 lets two units over a DR hexside', () => {
  const s = night(
    { attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] }, defender: { centre: ['u-inf-1-i 3'] } },
    {
      weather: 'mud',
      units: { alexandria: ['u-inf-2-i 1', 'u-inf-3-i 1', 'u-inf-1-ii 1'] },
      dice: [4],
    },
  );
  s.does('USA', 'remain').asks('USA', '7.5-a', 'rollOver', 'endReinforcement');
  s.does('USA', 'rollOver', s.offered('USA', 'rollOver')[0]!)
    .does('USA', 'reinforce', block('u-inf-2-i'))
    .does('USA', 'reinforce', block('u-inf-3-i'));
  s.asks('CSA', '6.31-e', 'leave', 'payDay');
});
test('6.31-i, 7.31-f Heavy Artillery arriving at night goes to the Centre or the Reserve', () => {
  const s = night(
    { attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] }, defender: { left: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['u-hvy-siege 2'] } },
  );
  s.does('USA', 'remain').does('USA', 'reinforce', block('u-hvy-siege')).does('CSA', 'payDay', block('anv'));
  expect(
    s
      .offered('USA', 'deploy')
      .map(d => d.spot)
      .sort(),
  ).toEqual([4, 7]);
  // 6.31-i its empty Centre is no rout
  expect(s.heard(null, 'battleRouted')).toEqual([]);
});
test('7.43-g units still lost at nightfall lose a step and leave', () => {
  const s = night({
    attacker: { centre: ['c-inf-rodes 2'], outsideEnemyLeft: ['c-inf-hood 2', 'c-inf-early 1'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  expect([s.where('c-inf-hood'), s.steps('c-inf-hood'), s.where('c-inf-early')]).toEqual(['J06', 1, null]);
  expect(s.pub.marks[block('c-inf-hood')]! & 1).toBe(1);
});
test('6.3-a, 7.0-a the clock: four pairs of Battle Turns, then night with the Defender first, then the Attacker at Dawn', () => {
  const s = stage(
    'combat',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
      ],
    },
  );
  for (let hour = 0; hour < 4; hour++)
    for (const side of ['CSA', 'USA'] as const) {
      expect([s.pub.hour, s.pub.fighting]).toEqual([hour, side]);
      if (side === 'USA') s.does(side, 'standFast');
      s.does(side, 'ceaseFire').does(side, 'endMoves');
    }
  s.asks('USA', '6.31-d').does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect([s.pub.day, s.pub.hour, s.pub.fighting]).toEqual([2, 0, 'CSA']);
});
test('6.4-a, 6.4-b the winner retreats or reinforces, not both; those units are disorganised', () => {
  const won = (): ReturnType<typeof night> => {
    const s = night(
      { from: ['bealeton'], attacker: { centre: ['c-inf-rodes 2', 'c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 3'] } },
      { units: { warrenton: ['c-inf-early 1', 'c-inf-ewell 1'] } },
    );
    return s.does('USA', 'leave').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  };
  const out = won();
  out.asks('CSA', '6.4-a', 'endRegroup', 'withdraw', 'reinforce');
  expect([...new Set(out.offered('CSA', 'withdraw').map(w => w.to))]).toEqual([hex('bealeton')]);
  out
    .does('CSA', 'withdraw', { block: block('c-inf-hood'), to: hex('bealeton') })
    .refuses('CSA', 'reinforce', block('c-inf-early'), '6.4-a');
  expect(out.pub.marks[block('c-inf-hood')]! & 1).toBe(1);
  const into = won();
  into
    .does('CSA', 'reinforce', block('c-inf-early'))
    .refuses('CSA', 'withdraw', { block: block('c-inf-hood'), to: hex('bealeton') }, '6.4-a');
  expect([into.where('c-inf-early'), into.pub.marks[block('c-inf-early')]! & 1]).toEqual(['I07', 1]);
});
test('3.55-a, 3.55-d a USA victory over six CSA units that took part is a great one', () => {
  const fight = (count: number) => {
    const names = ['c-inf-hood', 'c-inf-rodes', 'c-inf-early', 'c-inf-mclaws', 'c-inf-pickett', 'c-inf-ewell'].slice(0, count);
    const s = night({
      from: ['bealeton'],
      attacker: { centre: names.map(n => `${n} 1`) },
      defender: { centre: ['u-inf-1-i 3'] },
    });
    s.does('USA', 'remain').does('CSA', 'leave').does('CSA', 'withdrawAll', hex('bealeton'));
    return s.pub.greatVictory;
  };
  expect([fight(5), fight(6)]).toEqual([false, true]);
});
test('6.31-f, 7.4-c arrivals may go to a wing taken from the enemy, HQs only to places of their own line', () => {
  const s = night(
    {
      attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] },
      defender: { centre: ['u-inf-1-i 3'], enemyLeft: ['u-inf-2-i 1'] },
      also: { held: [0, 1, 1, 0, 0, 0] },
    },
    { units: { warrenton: ['u-inf-3-i 1', 'ap 3'] } },
  );
  s.does('USA', 'remain').does('USA', 'reinforce', block('u-inf-3-i')).does('USA', 'reinforce', block('ap'));
  s.does('CSA', 'payDay', block('anv'));
  const places = (name: 'ap' | 'u-inf-3-i') =>
    s
      .offered('USA', 'deploy')
      .filter(d => d.block === block(name))
      .map(d => d.spot)
      .sort();
  expect([places('u-inf-3-i'), places('ap')]).toEqual([
    [0, 3, 4, 5, 7],
    [3, 4, 5, 7],
  ]);
});
test('6.4-a, 1.21-d the journal says once how the winner regroups, also when a die decides who comes', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      weather: 'mud',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-rodes 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
      ],
      units: { alexandria: ['u-inf-2-i 1'], warrenton: ['u-inf-3-i 1'] },
      dice: [4],
    },
  );
  s.does('CSA', 'fallBackAll');
  s.does('USA', 'rollOver', s.offered('USA', 'rollOver')[0]!).does('USA', 'reinforce', block('u-inf-2-i'));
  s.does('USA', 'reinforce', block('u-inf-3-i'));
  expect(s.heard(null, 'regrouped')).toMatchObject([{ side: 'USA', out: false }]);
});
