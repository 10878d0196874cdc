import { describe, expect, test } from 'vitest';
import { type CardNumber, variantsOf } from '../data/cards.ts';
import type { Op, Step } from '../data/effects.ts';
import { GENERALS, type GeneralId, generalNamed } from '../data/generals.ts';
import { CSA, NOBODY, type Side, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { stateNamed } from '../data/states.ts';
import {
  fortSites,
  gatheredFrom,
  leavesGame,
  lossSites,
  markerSites,
  mayDiscard,
  openers,
  playable,
  spSites,
  unmarkSites,
  weaponSites,
} from '../queries/card-steps.ts';
import {
  armiesNearRichmond,
  armiesWithSubordinates,
  brigadesOutside,
  holds,
  nonCommanders,
  relievable,
  retakable,
} from '../queries/cards.ts';
import { spacesWhere } from '../queries/filters.ts';
import { at, type Board, bare, begin, places } from './board.ts';

const step = <O extends Op>(card: CardNumber, op: O): Extract<Step, { op: O }> =>
  variantsOf(card)
    .flatMap(variant => variant.steps)
    .find(found => found.op === op) as Extract<Step, { op: O }>;
const plays = (board: Board, side: Side, card: CardNumber): boolean => playable(board.pub, side, card).length > 0;
const ids = (generals: readonly number[]): GeneralId[] => generals.map(general => GENERALS[general]![0]).sort();

describe('who may play what', () => {
  test('4.2-a only its owner plays an event; 4.2.5-d an interrupt is no play of an own round', () => {
    const board = begin();
    expect([plays(board, USA, 12), plays(board, CSA, 12)]).toEqual([false, true]);
    expect([plays(board, USA, 7), playable(board.pub, USA, 7, 'activation').length]).toEqual([false, 1]);
    expect(playable(board.pub, USA, 1).length).toBe(1);
  });

  test('4.2.6-b events that could do nothing: food at blockade 0, a full blockade, no ironclad, no hand', () => {
    const board = begin();
    expect([plays(board, USA, 45), plays(board, USA, 63), plays(board, USA, 60), plays(board, USA, 25)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    board.pub.blockade = 5;
    board.pub.hands = [0, 3];
    board.ironclad('mobile-al');
    expect([plays(board, USA, 45), plays(board, USA, 63), plays(board, USA, 60), plays(board, USA, 25)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    board.pub.intervention = true;
    board.pub.blockade = 4;
    expect(plays(board, USA, 68)).toBe(false);
  });

  test('4.2.3-b, 4.2.3-a, 4.2.1-a special cards and the Union’s Red River are not discarded; where cards go', () => {
    expect([mayDiscard(USA, 81), mayDiscard(CSA, 82), mayDiscard(USA, 14), mayDiscard(CSA, 14), mayDiscard(USA, 1)]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([
      leavesGame(USA, 68, true),
      leavesGame(USA, 68, false),
      leavesGame(USA, 14, false),
      leavesGame(CSA, 14, false),
    ]).toEqual([true, false, true, false]);
  });

  test('3.3.1-a the Confederacy begins with a campaign card', () => {
    expect(openers([12, 88, 50, 83])).toEqual([88, 83]);
  });

  test('4.4.1-a, 4.4.2-d the special events and their conditions', () => {
    const board = begin();
    expect([plays(board, CSA, 81), plays(board, USA, 82)]).toEqual([false, false]);
    board.pub.victory = true;
    board.pub.will = [90, 110];
    expect([plays(board, CSA, 81), plays(board, USA, 82)]).toEqual([true, true]);
    board.pub.will = [90, 109];
    expect(plays(board, USA, 82)).toBe(false);
  });
});

describe('spaces', () => {
  test('4.2.7-a, 10.4.3-a new SP: two in a Confederate space of Tennessee, not in pro-Union ones', () => {
    const board = begin();
    const sites = places(spSites(board.pub, step(41, 'place-sp')));
    expect(sites).toContain('nashville-tn');
    expect(sites).not.toContain('knoxville-tn');
    expect(places(spSites(board.pub, step(80, 'place-sp')))).toContain('knoxville-tn');
  });

  test('card 43 in a Union or neutral space of Missouri, card 47 where a Confederate general stands', () => {
    const board = begin();
    expect(places(spSites(board.pub, step(43, 'place-sp')))).toContain('kansas-city-mo');
    expect(spSites(board.pub, step(47, 'place-sp'))).toEqual([]);
    board.general('price', 'springfield-mo').sp(CSA, 'springfield-mo', 1);
    expect(places(spSites(board.pub, step(47, 'place-sp')))).toEqual(['springfield-mo']);
  });

  test('card 10 in the capital or with a supplied army, whoever holds the space', () => {
    const board = begin('1862');
    expect(places(spSites(board.pub, step(10, 'place-sp')))).toEqual([
      'manassas-va',
      'nashville-tn',
      'pittsburg-landing-tn',
      'washington-dc',
    ]);
  });

  test('11.3-e Crittenden marks neutral and unmarked grey spaces, and flips markers in border states only', () => {
    const board = begin().owns(CSA, 'gettysburg-pa', 'paducah-ky');
    const sites = places(markerSites(board.pub, USA, step(29, 'place-marker')));
    for (const id of ['lexington-ky', 'louisville-ky', 'paducah-ky', 'meridian-ms'] as SpaceId[]) expect(sites).toContain(id);
    for (const id of ['gettysburg-pa', 'atlanta-ga', 'mobile-al', 'fort-fisher-nc', 'columbus-ky', 'manassas-va'] as SpaceId[])
      expect(sites).not.toContain(id);
    board.pub.emancipation = true;
    expect(plays(board, USA, 29)).toBe(false);
  });

  test('6.8.5-a card 61 marks Forts St. Philip/Jackson unless a Confederate SP or ironclad is there', () => {
    const board = begin();
    const sites = () => places(markerSites(board.pub, USA, step(61, 'place-marker')));
    expect(sites()).toEqual(['forts-st-philip-jackson-la']);
    board.ironclad('forts-st-philip-jackson-la');
    expect(sites()).toEqual([]);
  });

  test('11.3-e, 16 and 111: Grierson keeps off centres and rough ways, Wilson destroys them', () => {
    const board = bare().general('stoneman', 'decatur-al');
    const grierson = places(markerSites(board.pub, USA, step(16, 'place-marker'), generalNamed('stoneman')));
    const wilson = places(markerSites(board.pub, USA, step(111, 'place-marker'), generalNamed('stoneman')));
    expect(wilson).toContain('atlanta-ga');
    expect(grierson).not.toContain('atlanta-ga');
    expect(wilson).toContain('jacksonville-al');
    expect(grierson.length).toBeLessThan(wilson.length);
  });

  test('card 42 takes up to three enemy markers off Kentucky, and one own, whoever stands there', () => {
    const board = begin().owns(USA, 'lexington-ky', 'louisville-ky');
    const [theirs, mine] = variantsOf(42)[0]!.steps as [
      Extract<Step, { op: 'remove-marker' }>,
      Extract<Step, { op: 'remove-marker' }>,
    ];
    expect(places(unmarkSites(board.pub, CSA, theirs))).toEqual(['lexington-ky', 'louisville-ky']);
    expect(places(unmarkSites(board.pub, CSA, mine))).toEqual(['columbus-ky']);
    expect([theirs.count, mine.must]).toEqual([3, true]);
  });

  test('card 15 within two spaces of Winchester, in Virginia, even under Union troops', () => {
    const board = begin().owns(USA, 'winchester-va', 'manassas-va', 'norfolk-va').sp(USA, 'winchester-va', 3);
    expect(places(unmarkSites(board.pub, CSA, step(15, 'remove-marker')))).toEqual([
      'harpers-ferry-va',
      'manassas-va',
      'winchester-va',
    ]);
  });

  test('4.2.4-a card 20 never takes the last SP of a space, card 65 any; card 39 from the East first', () => {
    const board = bare().sp(USA, 'cairo-il', 1).sp(USA, 'washington-dc', 3).sp(USA, 'st-louis-mo', 2);
    expect(places(lossSites(board.pub, CSA, step(20, 'remove-sp')))).toEqual(['st-louis-mo', 'washington-dc']);
    expect(places(lossSites(board.pub, CSA, step(65, 'remove-sp')))).toEqual(['cairo-il', 'st-louis-mo', 'washington-dc']);
    expect(places(lossSites(board.pub, CSA, step(39, 'remove-sp')))).toEqual(['washington-dc']);
    expect(places(lossSites(board.sp(USA, 'washington-dc', 0).pub, CSA, step(39, 'remove-sp')))).toEqual([
      'cairo-il',
      'st-louis-mo',
    ]);
  });

  test('4.2.4-a Ball’s Bluff reaches two spaces from a Confederate SP, a coastal fort by its harbour too', () => {
    const board = bare().sp(CSA, 'savannah-ga', 1).sp(USA, 'fort-pulaski-ga', 1).sp(USA, 'cairo-il', 2);
    expect(places(lossSites(board.pub, CSA, step(73, 'remove-sp')))).toEqual(['fort-pulaski-ga']);
  });

  test('6.8.6-a cards 24 and 113 build within the counters', () => {
    const board = begin();
    expect(places(fortSites(board.pub, step(24, 'place-fort')))).toContain('manassas-va');
    board.pub.fortsOut[CSA] = 3;
    expect(fortSites(board.pub, step(24, 'place-fort'))).toEqual([]);
    expect(places(fortSites(board.pub, step(113, 'place-fort')))).toContain('baltimore-md');
    expect(places(fortSites(board.pub, step(113, 'place-fort')))).not.toContain('cairo-il');
  });

  test('6.7-a weapons go to Confederate ports and coastal forts, one of a kind to a space', () => {
    const board = begin().ironclad('mobile-al');
    const ironclads = places(weaponSites(board.pub, 'ironclad'));
    expect([
      ironclads.includes('vicksburg-ms'),
      ironclads.includes('fort-morgan-al'),
      ironclads.includes('mobile-al'),
      ironclads.includes('atlanta-ga'),
    ]).toEqual([true, true, false, false]);
    expect(places(weaponSites(board.pub, 'torpedo'))).toContain('mobile-al');
    board.ironclad('mobile-al', 'vicksburg-ms', 'norfolk-va');
    expect(weaponSites(board.pub, 'ironclad')).toEqual([]);
  });

  test('4.5.1-a, 4.5.2-d, 4.5-a concentrations draw over own rails, First Manassas over at most five links', () => {
    const board = begin();
    const shiloh = gatheredFrom(board.pub, CSA, at('corinth-ms'), step(100, 'concentrate'));
    expect([shiloh.has(at('manassas-va')), shiloh.get(at('manassas-va'))]).toEqual([true, 3]);
    const manassas = gatheredFrom(board.pub, CSA, at('corinth-ms'), step(102, 'concentrate'));
    expect([manassas.has(at('manassas-va')), manassas.has(at('memphis-tn'))]).toEqual([false, true]);
    expect(gatheredFrom(board.pub, CSA, at('fort-sumter-sc'), step(100, 'concentrate')).size).toBe(0);
  });

  test('card 122 offers centres, river ports and runner ports of the West', () => {
    const to = step(122, 'relocate-army').to;
    const sites = places(spacesWhere(begin().pub, CSA, to, 'any'));
    for (const id of ['memphis-tn', 'vicksburg-ms', 'new-orleans-la', 'selma-al'] as SpaceId[]) expect(sites).toContain(id);
    for (const id of ['corinth-ms', 'atlanta-ga', 'richmond-va'] as SpaceId[]) expect(sites).not.toContain(id);
  });
});

describe('needs', () => {
  test('4.6.2-a, 4.6.3-a, 4.6.5-a Forward to Richmond needs an army near enough under a real general, and for the Confederacy a Union card', () => {
    const board = begin();
    board.pub.hands = [4, 4];
    expect([armiesNearRichmond(board.pub), plays(board, USA, 3), plays(board, CSA, 3)]).toEqual([[0], true, true]);
    board.pub.hands = [0, 4];
    expect([plays(board, USA, 3), plays(board, CSA, 3)]).toEqual([true, false]);
    board.pub.commander[0] = -1;
    expect(plays(board, USA, 3)).toBe(false);
  });

  test('cards 4 and 6: an army with two subordinates, a brigade away from armies', () => {
    const board = bare().army('potomac', 'frederick-md', 5, 'mcclellan', 'banks');
    expect(armiesWithSubordinates(board.pub, USA)).toEqual([]);
    expect(armiesWithSubordinates(board.general('stoneman', 'frederick-md').pub, USA)).toEqual([0]);
    expect(brigadesOutside(board.pub, USA)).toEqual([]);
    expect(ids(brigadesOutside(board.general('pleasonton', 'cairo-il').pub, USA))).toEqual(['pleasonton']);
  });

  test('5.6.4-a relief by cards: somebody must take over, and card 75 keeps out of four states', () => {
    const board = bare()
      .army('northern-virginia', 'fredericksburg-va', 6, 'j-johnston', 'longstreet')
      .army('tennessee', 'corinth-ms', 5, 'bragg');
    expect(relievable(board.pub, CSA)).toEqual([4]);
    const west = step(75, 'relieve').where!;
    expect(relievable(board.pub, CSA, west)).toEqual([]);
    board.general('polk', 'corinth-ms');
    expect(relievable(board.pub, CSA, west)).toEqual([5]);
    expect(ids(nonCommanders(board.pub, CSA))).toEqual(['longstreet', 'polk']);
  });

  test('6.8.2-b card 115 in the set-up of 1863: Fort Pickens can be retaken, Fort Pulaski not', () => {
    const board = begin('1863');
    expect(places(retakable(board.pub))).toEqual(['fort-pickens-fl']);
    expect(plays(board, CSA, 115)).toBe(true);
  });

  test('card 14: nobody in or next to Grand Ecore', () => {
    const need = { is: 'nobody-near', side: 'USA', near: 'grand-ecore-la' } as const;
    expect(holds(begin().pub, USA, need)).toBe(true);
    for (const id of ['grand-ecore-la', 'alexandria-la', 'shreveport-la', 'nacogdoches-tx'] as SpaceId[])
      expect(holds(bare().sp(USA, id, 1).pub, USA, need), id).toBe(false);
  });

  test('cards 117, 122, 126 and the elite units', () => {
    const board = begin();
    expect([
      plays(board, CSA, 117),
      plays(board, USA, 122),
      plays(board, USA, 126),
      plays(board, CSA, 34),
      plays(board, USA, 34),
    ]).toEqual([true, false, false, false, true]);
    board.pub.state[stateNamed('FL')] = USA;
    for (const id of ['winchester-va', 'strasburg-va', 'staunton-va'] as SpaceId[]) board.sp(CSA, id, 0).sp(USA, id, 1);
    board.army('northern-virginia', 'manassas-va', 5, 'j-johnston').army('mississippi', 'richmond-va', 5, 'beauregard');
    board.pub.elite[0] = 0;
    board.pub.elite[1] = 0;
    expect([
      plays(board, CSA, 117),
      plays(board, USA, 122),
      plays(board, USA, 126),
      plays(board, CSA, 34),
      plays(board, USA, 34),
    ]).toEqual([false, true, true, true, false]);
    expect(board.pub.control[at('lexington-ky')]).toBe(NOBODY);
  });
});
