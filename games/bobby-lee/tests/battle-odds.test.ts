import { viewOf } from '@cuartel/engine';
import { type Dist, ratio } from '@cuartel/engine/kit/odds.ts';
import { expect, test } from 'vitest';
import { assaultOdds, envelopOdds, moraleOdds, shotOdds } from '../queries/battle-odds.ts';
import type { BobbyLee } from '../types.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

const expectation = ({ values, ways, all }: Dist) =>
  ratio(
    values.reduce((sum, value, i) => sum + BigInt(value) * ways[i]!, 0n),
    all,
  );
const view = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) => {
  const s = stage('volley', { battle: 0, side }, { active: 'CSA', battles: [{ at: 'manassas-junction', ...fought }], ...more });
  return viewOf<BobbyLee>(s.t, side);
};

test('7.31-a four dice of F2: on average four thirds of a hit; two dice at F2 clear two steps in one case of nine', () => {
  const v = view('CSA', {
    attacker: { enemyCentre: ['c-inf-hood 4 shown', 'c-inf-rodes 2 shown'] },
    defender: { centre: ['u-inf-1-i 2 shown'] },
  });
  const hood = shotOdds(v, 0, { block: block('c-inf-hood'), at: 4, aim: -1 })!;
  expect([hood.dice, hood.power, expectation(hood.hits)]).toEqual([4, 2, ratio(4, 3)]);
  expect(shotOdds(v, 0, { block: block('c-inf-rodes'), at: 4, aim: -1 })!.clears).toEqual(ratio(1, 9));
});
test('7.31-d at long range hits on friends are foretold, and nothing is said of hidden targets', () => {
  const v = view('USA', {
    attacker: { right: ['c-inf-hood 4 shown', 'c-inf-early 1'], centre: ['c-inf-rodes 1'] },
    defender: { left: ['u-art-ap1 2'], enemyRight: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
  });
  const shot = shotOdds(v, 0, { block: block('u-art-ap1'), at: 2, aim: -1 })!;
  expect([expectation(shot.hits), expectation(shot.friends!), shot.clears]).toEqual([ratio(1, 3), ratio(1, 3), null]);
});
test('7.36-b Double Defence doubles what is needed, less a half-hit already borne', () => {
  const v = view('CSA', {
    at: 'chancellorsville',
    attacker: { enemyCentre: ['c-inf-hood 1 shown'] },
    defender: { centre: ['u-inf-1-i 1 shown half'] },
  });
  expect(shotOdds(v, 0, { block: block('c-inf-hood'), at: 4, aim: -1 })!.clears).toEqual(ratio(1, 3));
});
test('7.35-c an assault of one step against one: each falls in half the cases', () => {
  const v = view('CSA', { attacker: { enemyCentre: ['c-inf-hood 1 shown'] }, defender: { centre: ['u-inf-1-i 1 shown'] } });
  const quarter = ratio(1, 4);
  expect(assaultOdds(v, 0, 4)).toMatchObject({ ours: quarter, theirs: quarter, empty: quarter, fought: quarter });
});
test('7.43-b, 7.2-a, E9 odds of enveloping and of morale', () => {
  const v = view(
    'CSA',
    {
      at: 'chancellorsville',
      attacker: { reserve: ['c-cav-hampton 1'], centre: ['c-inf-hood 1'] },
      defender: { centre: ['u-inf-1-i 1'] },
    },
    { weather: 'mud' },
  );
  expect([envelopOdds(v, 0, block('c-cav-hampton')), moraleOdds()]).toEqual([ratio(1, 3), ratio(1, 2)]);
});
test('7.43-d units that have just come around a wing count in the odds of their assault, those who moved there do not', () => {
  const s = stage(
    'envelopment',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      dice: [4],
      battles: [
        {
          at: 'manassas-junction',
          attacker: {
            outsideEnemyRight: ['c-inf-hood 2 shifted'],
            enemyRight: ['c-inf-early 3 shown shifted'],
            centre: ['c-inf-rodes 1'],
          },
          defender: { right: ['u-inf-1-i 2 shown'], centre: ['u-inf-2-i 1'] },
        },
      ],
    },
  );
  s.asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  const odds = assaultOdds(viewOf<BobbyLee>(s.t, 'CSA'), 0, 3)!;
  expect([expectation(odds.onFoe), odds.ours]).toEqual([ratio(1, 1), ratio(1, 4)]);
});
test('7.32-a the odds know every block that lies face up, the Supreme HQ of the CSA too', () => {
  const v = view('USA', { attacker: { centre: ['csa-hq 1 shown'] }, defender: { enemyCentre: ['u-inf-1-i 1 shown'] } });
  expect(shotOdds(v, 0, { block: block('u-inf-1-i'), at: 1, aim: -1 })!.clears).toEqual(ratio(1, 3));
});
