/** Rules that say little, each held for itself. */
import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { VALLEY } from '../data/places.ts';
import { nodesOf } from '../data/rivers.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA, USA } from '../data/sides.ts';
import { CORPS } from '../data/tables.ts';
import { gatheredFrom } from '../queries/card-steps.ts';
import { armiesNearRichmond } from '../queries/cards.ts';
import { commandersAt, mayCreateArmy } from '../queries/command.ts';
import { interceptors } from '../queries/interception.ts';
import { activations } from '../queries/marches.ts';
import { fortAt, leadersAt } from '../queries/pieces.ts';
import { railLines } from '../queries/rail.ts';
import { retreatsOf } from '../queries/retreats.ts';
import { occupied } from '../queries/states.ts';
import { landNeighbours } from '../queries/steps.ts';
import { inSupply } from '../queries/supply.ts';
import { mark } from '../verbs/control.ts';
import { at, bare, begin, places } from './board.ts';
import { scene, tableOf } from './scene.ts';

describe('the start', () => {
  test('2.5-a, 12-a 1861 opens in spring, without emancipation, at 0 and 0; both wills at 100, the Union’s on minus', () => {
    const { pub } = begin('1861');
    expect([pub.turn, pub.emancipation, pub.blockade, pub.amphibious]).toEqual([1, false, 0, 0]);
    expect([pub.will, pub.rising]).toEqual([
      [100, 100],
      [false, true],
    ]);
  });
  test('17.1-a the campaign is 1861 on the table and thirteen turns long', () => {
    const [campaign, year] = [begin('campaign').pub, begin('1861').pub];
    expect([campaign.infantry, campaign.general, campaign.control, campaign.fort]).toEqual([
      year.infantry,
      year.general,
      year.control,
      year.fort,
    ]);
    expect([campaign.first, campaign.end]).toEqual([1, 13]);
  });
  test('16-e 1864 ends after spring 1865 and is judged as the campaign is', () => {
    expect([begin('1864').pub.end, scenarios['1864'].judged]).toEqual([13, scenarios.campaign.judged]);
  });
  test('8.4.1-a the Valley is Winchester, Strasburg and Staunton', () => {
    expect(places(VALLEY)).toEqual(['staunton-va', 'strasburg-va', 'winchester-va']);
  });
});

describe('markers, forts and generals', () => {
  test('11.3-d, 11.3-f, G-f one marker a space; a second one changes nothing, and an enemy fort counter stands on under it', () => {
    const t = tableOf({ bare: true, lay: board => board.fort(CSA, 'knoxville-tn') });
    mark(t, '11.3-a', USA, at('knoxville-tn'));
    const once = structuredClone(t.pub);
    mark(t, '11.3-a', USA, at('knoxville-tn'));
    expect(t.pub).toEqual(once);
    expect([t.pub.control[at('knoxville-tn')], fortAt(t.pub, at('knoxville-tn'))]).toEqual([USA, CSA]);
  });
  test('G-a, 5.5.3-b troops alone change no control: infantry does in the political phase, a brigade never', () => {
    const board = bare().sp(USA, 'winchester-va', 1).general('pleasonton', 'manassas-va');
    expect(board.pub.control[at('winchester-va')]).toBe(CSA);
    expect(places(occupied(board.pub, USA))).toEqual(['winchester-va']);
  });
  test('G-h, 5.3.2-c a cavalry general is never a leader beside another general', () => {
    const board = bare().sp(CSA, 'richmond-va', 2).general('stuart', 'richmond-va').general('longstreet', 'richmond-va');
    expect(leadersAt(board.pub, CSA, at('richmond-va'))).toEqual([generalNamed('longstreet')]);
    expect(commandersAt(board.pub, CSA, at('richmond-va'))).toEqual([generalNamed('longstreet')]);
  });
  test('5.3.3-b an infantry general with nothing but a brigade is activated as a corps', () => {
    const board = bare().general('longstreet', 'richmond-va').general('stuart', 'richmond-va');
    expect(activations(board.pub, CSA, 3)).toContainEqual({
      formation: CORPS,
      space: at('richmond-va'),
      leader: generalNamed('longstreet'),
    });
  });
  test('5.6.1-d a relief costs the influence of the man and those passed over, never the price of a new army', () => {
    const play = scene(
      'relieve',
      { side: USA, army: 0, price: true, fates: ['demote'] },
      {
        bare: true,
        lay: board => {
          board
            .army('potomac', 'washington-dc', 5, 'mcdowell', 'pope')
            .general('mcclellan', 'cincinnati-oh')
            .sp(USA, 'cincinnati-oh', 2);
          board.pub.rising[USA] = false;
        },
      },
    );
    // McClellan, of more influence and in no army, would have to be paid for if it were a new army (5.2.2-b).
    expect(play.told('will').map(({ cause }) => cause)).toEqual(['relief']);
  });
});

describe('rivers, railways, rough ways', () => {
  test('6.2-a, 6.2.6.B-a Dover lies on two rivers, Memphis on one', () => {
    expect([nodesOf[at('dover-tn')]!.length, nodesOf[at('memphis-tn')]!.length]).toEqual([2, 1]);
  });
  test('6.6.1-b under naval control a river port that the Union holds feeds it; behind an ironclad it does not', () => {
    const board = bare().owns(USA, 'memphis-tn');
    expect(inSupply(board.pub, USA, at('memphis-tn'))).toBe(true);
    board.ironclad('new-madrid-mo', 'memphis-tn');
    expect(inSupply(board.pub, USA, at('memphis-tn'))).toBe(false);
  });
  test('7.6.2-c a beaten Confederate force has no way by water', () => {
    const board = bare().sp(CSA, 'norfolk-va', 3);
    expect(retreatsOf(board.pub, CSA, at('norfolk-va'), -1).some(({ naval }) => naval)).toBe(false);
    const blue = bare().owns(USA, 'norfolk-va').sp(USA, 'norfolk-va', 3);
    expect(retreatsOf(blue.pub, USA, at('norfolk-va'), -1).some(({ naval }) => naval)).toBe(true);
  });
  test('19-a with rail logistics an army is created only on a rail line of communication', () => {
    const stands = (options: readonly string[]) => {
      const board = bare('1861', options)
        .owns(USA, 'somerset-ky', 'lexington-ky')
        .sp(USA, 'somerset-ky', 6)
        .general('buell', 'somerset-ky');
      board.pub.armyDue.fill(0);
      board.owns(USA, 'falmouth-ky');
      expect(inSupply(board.pub, USA, at('somerset-ky'))).toBe(true);
      expect(railLines(board.pub, USA)[at('somerset-ky')]).toBe(0);
      return mayCreateArmy(board.pub, USA, at('somerset-ky'));
    };
    expect([stands([]), stands(['rail-logistics'])]).toEqual([true, false]);
  });
});

describe('concentrations and the march on Richmond', () => {
  const step = { op: 'concentrate', most: 5 } as const;
  test('4.5.1-d brigades are not gathered: of a space its infantry alone', () => {
    const board = bare().sp(CSA, 'atlanta-ga', 1).general('forrest', 'atlanta-ga').general('morgan', 'macon-ga');
    const from = gatheredFrom(board.pub, CSA, at('chattanooga-tn'), step);
    expect([from.get(at('atlanta-ga')), from.has(at('macon-ga'))]).toEqual([1, false]);
  });
  test('4.6.4-a Forward to Richmond is as good when Richmond is the Union’s', () => {
    const board = bare().army('potomac', 'manassas-va', 5, 'mcdowell');
    expect(armiesNearRichmond(board.pub)).toEqual([0]);
    board.owns(USA, 'richmond-va');
    expect(armiesNearRichmond(board.pub)).toEqual([0]);
  });
  test('5.10-b nobody intercepts over a rough way, though he would by road', () => {
    const target = at('jacksonville-al');
    const by = (from: number): number => {
      const board = bare().general('longstreet', 'richmond-va');
      board.pub.general[generalNamed('longstreet')] = from;
      board.pub.infantry[CSA][from] = 3;
      return interceptors(board.pub, CSA, target).length;
    };
    expect([by(at('decatur-al')), by(at('kingston-ga')), by(landNeighbours(target)[0]!)]).toEqual([0, 0, 1]);
  });
});
