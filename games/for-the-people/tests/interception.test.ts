import { describe, expect, test } from 'vitest';
import { GENERALS, type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { idOf, type SpaceId } from '../data/spaces.ts';
import { ARMY, BRIGADE, CORPS } from '../data/tables.ts';
import { cardInterceptors, interceptors, stayingBehind } from '../queries/interception.ts';
import { isBeaten, leaveBefore, retreatChoice, retreatsOf, withdrawals } from '../queries/retreats.ts';
import { inSupply } from '../queries/supply.ts';
import { at, type Board, bare, begin, marching, places } from './board.ts';

const name = (general: number): GeneralId => GENERALS[general]![0];
const tries = (board: Board, side: 0 | 1, target: SpaceId) =>
  interceptors(board.pub, side, at(target)).map(({ from, leader, on }) => `${idOf(from)} ${name(leader)} ${on}`);

describe('5.8 interception', () => {
  test('5.8.1-b Meade with Pleasonton succeeds on 1 to 4, A.S. Johnston on 1', () => {
    const board = bare().army('potomac', 'frederick-md', 13, 'meade', 'hancock', 'reynolds', 'pleasonton');
    expect(tries(board, USA, 'gettysburg-pa')).toEqual(['frederick-md meade 4']);
    const south = bare().army('tennessee', 'corinth-ms', 6, 'as-johnston', 'bragg');
    expect(tries(south, CSA, 'pittsburg-landing-tn')).toEqual(['corinth-ms as-johnston 1']);
  });

  test('5.8.1-a not into a space where the mover’s side already stands; into one with own SP it may', () => {
    const board = begin();
    expect(tries(board, CSA, 'aquia-creek-va')).toContain('manassas-va beauregard 1');
    board.sp(USA, 'aquia-creek-va', 1);
    expect(tries(board, CSA, 'aquia-creek-va')).toEqual([]);
    board.sp(USA, 'aquia-creek-va', 0).sp(CSA, 'aquia-creek-va', 1);
    expect(tries(board, CSA, 'aquia-creek-va')).toContain('manassas-va beauregard 1');
  });

  test('5.8.1-e only over a step the interceptor could take: no river under Union control, no rough way', () => {
    const board = bare().sp(CSA, 'waynesboro-tn', 2).general('jackson', 'waynesboro-tn');
    expect(tries(board, CSA, 'pittsburg-landing-tn')).toEqual([]);
    board.fort(CSA, 'dover-tn');
    expect(tries(board, CSA, 'pittsburg-landing-tn')).toEqual(['waynesboro-tn jackson 3']);
    const rough = bare().sp(CSA, 'jacksonville-al', 2).general('jackson', 'jacksonville-al');
    expect(tries(rough, CSA, 'kingston-ga')).toEqual([]);
  });

  test('5.8.1-e, 5.2.8-b neither a generic general nor SP without a general nor a general without SP', () => {
    const board = bare().army('tennessee', 'corinth-ms', 6);
    expect(tries(board, CSA, 'tupelo-ms')).toEqual([]);
    expect(tries(bare().sp(CSA, 'corinth-ms', 6), CSA, 'tupelo-ms')).toEqual([]);
    expect(tries(bare().general('jackson', 'corinth-ms'), CSA, 'tupelo-ms')).toEqual([]);
  });

  test('5.5.5-a, 5.8.1-d a brigade with infantry and no other general goes alone', () => {
    const board = bare().sp(CSA, 'corinth-ms', 3).general('forrest', 'corinth-ms');
    const [only] = interceptors(board.pub, CSA, at('tupelo-ms'));
    expect([only!.formation, only!.on]).toEqual([BRIGADE, 5]);
    expect(stayingBehind(board.pub, CSA, only!, 0)).toEqual({ must: 3, may: 3 });
  });

  test('5.8.1-d what may stay: SP beyond the formation, one in a fort, as few as generals left behind need', () => {
    const board = bare().sp(CSA, 'corinth-ms', 8).general('jackson', 'corinth-ms');
    const corps = { from: at('corinth-ms'), formation: CORPS, leader: generalNamed('jackson') } as const;
    expect(stayingBehind(board.pub, CSA, corps, 1)).toEqual({ must: 2, may: 2 });
    board.sp(CSA, 'corinth-ms', 4);
    expect(stayingBehind(board.pub, CSA, corps, 1)).toEqual({ must: 0, may: 0 });
    expect(stayingBehind(board.fort(CSA, 'corinth-ms').pub, CSA, corps, 1)).toEqual({ must: 0, may: 1 });
    board.fort(NOBODY, 'corinth-ms').general('bragg', 'corinth-ms').general('polk', 'corinth-ms');
    expect(stayingBehind(board.pub, CSA, corps, 2)).toEqual({ must: 0, may: 1 });
    board.fort(CSA, 'corinth-ms').sp(CSA, 'corinth-ms', 1);
    expect(stayingBehind(board.pub, CSA, { ...corps, formation: ARMY }, 3)).toEqual({ must: 0, may: 0 });
  });

  test('5.8.4-a a card brings J. Johnston from Winchester to Manassas through Strasburg', () => {
    const board = begin();
    const from = () => cardInterceptors(board.pub, CSA, at('manassas-va')).map(force => idOf(force.from));
    expect(from()).toContain('winchester-va');
    board.sp(USA, 'strasburg-va', 1);
    const other = from().includes('winchester-va');
    board.sp(USA, 'strasburg-va', 0).owns(USA, 'strasburg-va', 'harpers-ferry-va');
    expect([other, from().includes('winchester-va')]).toEqual([false, false]);
  });
});

describe('7.2 retreat before battle', () => {
  test('7.2.3-a J. Johnston with Wheeler leaves on 1 to 4; a general rated 0 with cavalry on 1 or 2', () => {
    const board = bare().army('tennessee', 'dalton-ga', 8, 'j-johnston', 'wheeler');
    expect(leaveBefore(board.pub, CSA, at('dalton-ga'))).toEqual({ how: 'die', on: 4 });
    const polk = bare().sp(CSA, 'dalton-ga', 2).general('polk', 'dalton-ga').general('wheeler', 'dalton-ga');
    expect(leaveBefore(polk.pub, CSA, at('dalton-ga'))).toEqual({ how: 'die', on: 2 });
  });

  test('7.2.1-a a lone brigade leaves freely, 5.5.5-a with infantry on its own general’s defence and 2', () => {
    const board = bare().general('stuart', 'dalton-ga');
    expect(leaveBefore(board.pub, CSA, at('dalton-ga'))).toEqual({ how: 'free' });
    expect(leaveBefore(board.sp(CSA, 'dalton-ga', 2).pub, CSA, at('dalton-ga'))).toEqual({ how: 'die', on: 4 });
  });

  test('7.2.3-a, 5.2.8-b without a general nobody leaves; a generic general only with a brigade, on 1 or 2', () => {
    expect(leaveBefore(bare().sp(CSA, 'dalton-ga', 2).pub, CSA, at('dalton-ga'))).toEqual({ how: 'not' });
    const army = bare().army('tennessee', 'dalton-ga', 8);
    expect(leaveBefore(army.pub, CSA, at('dalton-ga'))).toEqual({ how: 'not' });
    expect(leaveBefore(army.general('stuart', 'dalton-ga').pub, CSA, at('dalton-ga'))).toEqual({ how: 'die', on: 2 });
  });

  test('7.2.2-a who has lost to this march leaves freely, unless a general of more influence stands with him', () => {
    const board = bare().sp(CSA, 'dalton-ga', 3).general('beauregard', 'dalton-ga');
    marching(board, { side: USA, formation: CORPS, beaten: [generalNamed('beauregard')] }, 'chattanooga-tn');
    expect(leaveBefore(board.pub, CSA, at('dalton-ga'))).toEqual({ how: 'free' });
    board.general('lee', 'dalton-ga');
    expect(isBeaten(board.pub, CSA, at('dalton-ga'))).toBe(false);
  });

  test('7.2.4-a, 7.2.4-b to an own or neutral space without the enemy, not where he came from', () => {
    const board = begin();
    const ways = () => places(withdrawals(board.pub, CSA, at('manassas-va'), at('frederick-md')));
    expect(ways()).toContain('fredericksburg-va');
    expect(ways()).not.toContain('washington-dc');
    board.owns(USA, 'fredericksburg-va');
    expect(ways()).not.toContain('fredericksburg-va');
  });

  test('7.2.4-a, 7.6.2-a the Union may leave a port by water', () => {
    const board = begin().sp(USA, 'urbanna-va', 2);
    expect(places(withdrawals(board.pub, USA, at('urbanna-va'), at('richmond-va')))).toContain('annapolis-md');
    expect(places(withdrawals(board.pub, USA, at('fredericksburg-va'), at('richmond-va')))).not.toContain('annapolis-md');
  });
});

describe('7.6 retreat after battle', () => {
  test('7.6.1-c own spaces with a line first, then neutral, then without, enemy ones last', () => {
    const board = bare().sp(CSA, 'bowling-green-ky', 2).owns(CSA, 'bowling-green-ky');
    const by = (id: SpaceId) =>
      retreatsOf(board.pub, CSA, at('bowling-green-ky'), at('louisville-ky')).find(way => way.to === at(id));
    board.fort(CSA, 'dover-tn');
    expect(by('nashville-tn')?.preference).toBe(0);
    expect(by('louisville-ky')).toBe(undefined);
    board.owns(USA, 'nashville-tn', 'clarksville-tn');
    expect(by('nashville-tn')!.preference >= 4).toBe(true);
    const choice = retreatChoice(board.pub, CSA, at('bowling-green-ky'), at('louisville-ky'));
    expect(choice.to.every(space => board.pub.control[space] !== USA)).toBe(true);
  });

  test('7.6.1-d the winner chooses among enemy spaces, the loser among others', () => {
    const board = begin();
    expect(retreatChoice(board.pub, CSA, at('manassas-va'), at('frederick-md')).byWinner).toBe(false);
    for (let space = 0; space < board.pub.control.length; space++) board.pub.control[space] = USA;
    expect(retreatChoice(board.pub, CSA, at('manassas-va'), at('frederick-md')).byWinner).toBe(true);
  });

  test('7.6.1-e, 7.6.3-a no way across a river under Union naval control: the garrison of Dover surrenders when Franklin and Clarksville are held', () => {
    const board = bare().sp(CSA, 'dover-tn', 1).sp(USA, 'franklin-tn', 1).sp(USA, 'clarksville-tn', 1);
    expect(retreatChoice(board.pub, CSA, at('dover-tn'), -1).to).toEqual([]);
    board.fort(CSA, 'dover-tn');
    expect(places(retreatChoice(board.pub, CSA, at('dover-tn'), -1).to)).toContain('mckenzie-tn');
  });

  test('7.6.1-c a line is not traced through the attacker’s origin nor through the lost space', () => {
    const board = begin();
    for (let space = 0; space < board.pub.control.length; space++) board.pub.control[space] = USA;
    board.owns(CSA, 'culpeper-va', 'manassas-va', 'fredericksburg-va', 'hanover-junction-va', 'richmond-va', 'petersburg-va');
    board.owns(
      CSA,
      'goldsboro-nc',
      'weldon-nc',
      'wilmington-nc',
      'fayetteville-nc',
      'fort-fisher-nc',
      'hicksford-va',
      'raleigh-nc',
    );
    const [culpeper, fredericksburg] = (['culpeper-va', 'fredericksburg-va'] as const).map(id =>
      retreatsOf(board.pub, CSA, at('manassas-va'), at('frederick-md')).find(({ to }) => to === at(id)),
    );
    expect(inSupply(board.pub, CSA, at('culpeper-va'))).toBe(true);
    expect([culpeper?.preference, fredericksburg?.preference]).toEqual([2, 0]);
  });

  test('7.6.2-b for the Union a port by water counts as the first preference', () => {
    const board = begin().sp(USA, 'norfolk-va', 2);
    const ways = retreatsOf(board.pub, USA, at('norfolk-va'), at('petersburg-va'));
    expect(ways.find(({ to }) => to === at('annapolis-md'))).toEqual({ to: at('annapolis-md'), preference: 0, naval: true });
    expect(retreatsOf(board.pub, CSA, at('norfolk-va'), at('petersburg-va')).some(({ naval }) => naval)).toBe(false);
  });

  test('6.8.3-a a coastal fort takes no second Confederate SP', () => {
    const board = begin();
    expect(retreatsOf(board.pub, CSA, at('charleston-sc'), -1).some(({ to }) => to === at('fort-sumter-sc'))).toBe(false);
  });
});
