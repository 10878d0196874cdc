import { describe, expect, test } from 'vitest';
import type { CardNumber } from '../data/cards.ts';
import { CENTRES } from '../data/places.ts';
import { CSA, NOBODY, numberOf, type SideName, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { canPlay } from '../queries/playing.ts';
import { at, type Board } from './board.ts';
import { played, type Setting, tableOf } from './scene.ts';

const usable = (by: SideName, card: CardNumber, variant = 0, setting: Setting = {}): boolean =>
  canPlay(tableOf(setting).pub, numberOf(by), { card, variant });
const sp = (play: { pub: Board['pub'] }, side: 0 | 1, ...ids: SpaceId[]): number[] =>
  ids.map(id => play.pub.infantry[side][at(id)]!);

describe('new SP of the Union', () => {
  test('4.2.7-a card 9: one to a space, where supplied Union SP stand', () => {
    const play = played('USA', 9, { lay: board => board.sp(USA, 'meridian-ms', 1) })
      .refuses('USA', 'levy', ['meridian-ms', 'cairo-il', 'washington-dc'])
      .refuses('USA', 'levy', ['cairo-il', 'cairo-il', 'washington-dc'])
      .does('USA', 'levy', ['cairo-il', 'washington-dc', 'cincinnati-oh']);
    expect(sp(play, USA, 'cairo-il', 'washington-dc', 'cincinnati-oh')).toEqual([2, 6, 2]);
  });
  test('4.2.7-a card 10: in the capital or with supplied armies, as he likes', () => {
    const play = played('USA', 10, { bare: true, lay: board => board.army('cumberland', 'columbus-oh', 5, 'buell') })
      .refuses('USA', 'levy', ['cairo-il', 'washington-dc', 'washington-dc'])
      .does('USA', 'levy', ['washington-dc', 'washington-dc', 'columbus-oh']);
    expect(sp(play, USA, 'washington-dc', 'columbus-oh')).toEqual([2, 6]);
  });
  test('4.2.7-a card 30: anywhere under Union control, not beside Confederate SP or a fort', () => {
    const play = played('USA', 30, { bare: true, lay: board => board.sp(CSA, 'cairo-il', 1) })
      .refuses('USA', 'levy', ['cairo-il', 'trenton-nj', 'trenton-nj'])
      .does('USA', 'levy', ['trenton-nj', 'trenton-nj', 'trenton-nj']);
    expect(sp(play, USA, 'trenton-nj')).toEqual([3]);
  });
  test('4.2.7-a card 40: five, two to a space at most', () => {
    played('USA', 40)
      .refuses('USA', 'levy', ['trenton-nj', 'trenton-nj', 'trenton-nj', 'cairo-il', 'cairo-il'])
      .does('USA', 'levy', ['trenton-nj', 'trenton-nj', 'cairo-il', 'cairo-il', 'dover-de']);
  });
  test('4.2.1-a card 28: St. Louis only, if no Confederate SP is there', () => {
    expect(sp(played('USA', 28), USA, 'st-louis-mo')).toEqual([3]);
    expect(usable('USA', 28, 0, { bare: true, lay: board => board.sp(CSA, 'st-louis-mo', 1) })).toBe(false);
  });
  test('4.2.1-a cards 43 and 114: Missouri, neutral too; five together in the East', () => {
    played('USA', 43).refuses('USA', 'levy', ['new-madrid-mo']).does('USA', 'levy', ['kansas-city-mo']);
    const play = played('USA', 114).refuses('USA', 'levy', ['cairo-il']).does('USA', 'levy', ['trenton-nj']);
    expect(sp(play, USA, 'trenton-nj')).toEqual([5]);
  });
});

describe('new SP of the Confederacy', () => {
  test.each([
    [17, 3],
    [21, 3],
    [106, 3],
    [23, 2],
  ])('10.5.2-a card %i: %i SP in open blockade-runner ports, one to a port', (card, count) => {
    const ports = ['wilmington-nc', 'charleston-sc', 'mobile-al'].slice(0, count);
    const play = played('CSA', card)
      .refuses('CSA', 'levy', ['pensacola-fl', ...ports.slice(1)])
      .does('CSA', 'levy', ports);
    expect(play.told('placedSp')).toHaveLength(count);
  });
  test('10.5.2-a card 26 for the Confederacy: two runners; what finds no port is lost', () => {
    const play = played(
      'CSA',
      26,
      {
        bare: true,
        lay: ({ pub }) => {
          for (const id of [
            'norfolk-va',
            'morehead-city-nc',
            'wilmington-nc',
            'charleston-sc',
            'savannah-ga',
            'fernandina-fl',
            'jacksonville-fl',
            'columbus-ga',
            'pensacola-fl',
            'mobile-al',
            'sabine-city-tx',
          ] as const)
            pub.control[at(id)] = USA;
        },
      },
      1,
    );
    expect(play.told('placedSp')).toEqual([{ side: CSA, space: at('new-orleans-la'), count: 1 }]);
  });
  test.each([22, 37])('10.4.3-a card %i: three, at most one a state, never pro-Union', card => {
    played('CSA', card)
      .refuses('CSA', 'levy', ['atlanta-ga', 'macon-ga', 'richmond-va'])
      .refuses('CSA', 'levy', ['knoxville-tn', 'macon-ga', 'richmond-va'])
      .does('CSA', 'levy', ['atlanta-ga', 'nashville-tn', 'richmond-va']);
  });
  test.each([38, 41])('4.2.1-a card %i: two together in Tennessee', card => {
    const play = played('CSA', card).refuses('CSA', 'levy', ['knoxville-tn']).does('CSA', 'levy', ['memphis-tn']);
    expect(sp(play, CSA, 'memphis-tn')).toEqual([3]);
  });
  test('4.2.1-a cards 33, 79 and 118: Kentucky, Arkansas, Texas', () => {
    expect(sp(played('CSA', 33).does('CSA', 'levy', ['paducah-ky']), CSA, 'paducah-ky')).toEqual([1]);
    expect(sp(played('CSA', 79).does('CSA', 'levy', ['little-rock-ar']), CSA, 'little-rock-ar')).toEqual([2]);
    expect(sp(played('CSA', 118).does('CSA', 'levy', ['marshall-tx']), CSA, 'marshall-tx')).toEqual([2]);
  });
  test('4.2.1-a card 47: two where a general stands in KY, MO, MD or DE, whoever holds the space', () => {
    expect(usable('CSA', 47, 0, { bare: true })).toBe(false);
    const play = played('CSA', 47, {
      bare: true,
      lay: board => board.general('price', 'springfield-mo').sp(CSA, 'springfield-mo', 1).general('polk', 'nashville-tn'),
    });
    expect(sp(play, CSA, 'springfield-mo')).toEqual([3]);
  });
  test('4.2.1-a, 10.4.3-a card 80: three together, pro-Union spaces too, for 3 Confederate will', () => {
    const play = played('CSA', 80).does('CSA', 'levy', ['knoxville-tn']);
    expect([...sp(play, CSA, 'knoxville-tn'), play.pub.will[CSA]]).toEqual([3, 94]);
  });
  test('10.5.2-b, 6.8.6-a card 117: St. Marks opens, with two SP and, if he likes, a fort', () => {
    const open = (forts: string[]) => played('CSA', 117).asks('CSA', 'fortifying.which').does('CSA', 'fortify', forts);
    expect([open([]).pub.fort[at('st-marks-fl')], open(['st-marks-fl']).pub.fort[at('st-marks-fl')]]).toEqual([NOBODY, CSA]);
    expect([open([]).pub.clandestine, ...sp(open([]), CSA, 'st-marks-fl')]).toEqual([true, 2]);
    expect(usable('CSA', 117, 0, { lay: board => board.owns(USA, 'st-marks-fl') })).toBe(false);
  });
});

describe('markers', () => {
  const control = (play: { pub: Board['pub'] }, ...ids: SpaceId[]) => ids.map(id => play.pub.control[at(id)]);

  test('11.3-a card 11: up to three in Missouri, not beside Confederate SP or fort', () => {
    const play = played('USA', 11, { lay: board => board.fort(CSA, 'new-madrid-mo') })
      .refuses('USA', 'place', ['new-madrid-mo'])
      .refuses('USA', 'place', ['lexington-ky'])
      .does('USA', 'place', ['ironton-mo', 'lexington-mo', 'st-joseph-mo']);
    expect(control(play, 'ironton-mo', 'lexington-mo', 'st-joseph-mo')).toEqual([USA, USA, USA]);
  });
  test('11.3-a card 44: West Virginia; card 46: pro-Union spaces of Tennessee; card 92: Baltimore', () => {
    played('USA', 44).does('USA', 'place', ['grafton-wv', 'weston-wv']);
    played('USA', 46).refuses('USA', 'place', ['nashville-tn']).does('USA', 'place', ['knoxville-tn', 'cleveland-tn']);
    expect(control(played('CSA', 92), 'baltimore-md')).toEqual([CSA]);
    expect(usable('CSA', 92, 0, { lay: board => board.sp(USA, 'baltimore-md', 1) })).toBe(false);
  });
  test('11.3-e card 2: two Ohio spaces without Union SP; 12.1.2-a comes later', () => {
    const play = played('CSA', 2, {}, 1)
      .refuses('CSA', 'place', ['cincinnati-oh'])
      .does('CSA', 'place', ['dayton-oh', 'sidney-oh']);
    expect([...control(play, 'dayton-oh', 'sidney-oh'), play.pub.will[USA]]).toEqual([CSA, CSA, 100]);
  });
  test('11.3-e card 29 flips Confederate markers in border states only and touches no centre, runner port or coastal fort', () => {
    const play = played('USA', 29, { bare: true, lay: board => board.owns(CSA, 'columbus-ky', 'sidney-oh') });
    play
      .refuses('USA', 'place', ['nashville-tn'])
      .refuses('USA', 'place', ['wilmington-nc'])
      .refuses('USA', 'place', ['fort-sumter-sc'])
      .refuses('USA', 'place', ['sidney-oh'])
      .does('USA', 'place', ['columbus-ky', 'lexington-ky']);
    expect(usable('USA', 29, 0, { scenario: '1863' })).toBe(false);
  });
  test('4.2.1-a card 16: within four spaces of one brigade, named first', () => {
    expect(usable('USA', 16)).toBe(false);
    const play = played('USA', 16, {
      bare: true,
      lay: board => board.general('stoneman', 'corinth-ms').sp(CSA, 'tuscumbia-al', 1),
    });
    play
      .refuses('USA', 'place', ['tuscumbia-al'])
      .refuses('USA', 'place', ['memphis-tn'])
      .does('USA', 'place', ['grand-junction-tn']);
    expect(control(play, 'grand-junction-tn')).toEqual([USA]);
  });
  test('11.3-e, 12.2-a card 111 destroys centres all the same', () => {
    const play = played('USA', 111, { bare: true, lay: board => board.general('stoneman', 'montgomery-al') }).does(
      'USA',
      'place',
      ['selma-al'],
    );
    expect((play.pub.destroyed >> CENTRES.indexOf(at('selma-al'))) & 1).toBe(1);
    expect([...play.pub.will]).toEqual([104, 95]);
  });
  test('11.3-e card 105 in the own round: one marker near one of the own brigades', () => {
    const play = played('CSA', 105, { bare: true, lay: board => board.general('forrest', 'nashville-tn') }, 1);
    play.does('CSA', 'place', ['bowling-green-ky']);
    expect(control(play, 'bowling-green-ky')).toEqual([CSA]);
  });
  test('11.3-a card 123: Missouri without St. Louis', () => {
    played('CSA', 123).refuses('CSA', 'place', ['st-louis-mo']).does('CSA', 'place', ['springfield-mo', 'rolla-mo']);
  });
  test('4.2.1-a cards 13 and 15 take Union markers off, 13 not beside Union SP', () => {
    const play = played('CSA', 13, {
      bare: true,
      lay: board => board.owns(USA, 'rolla-mo', 'springfield-mo', 'ironton-mo').sp(USA, 'rolla-mo', 1),
    });
    play.refuses('CSA', 'lift', ['rolla-mo']).does('CSA', 'lift', ['springfield-mo', 'ironton-mo']);
    expect(control(play, 'springfield-mo', 'ironton-mo')).toEqual([NOBODY, NOBODY]);
    const mosby = played('CSA', 15, {
      bare: true,
      lay: board => board.owns(USA, 'winchester-va', 'manassas-va', 'norfolk-va').sp(USA, 'winchester-va', 3),
    });
    mosby.refuses('CSA', 'lift', ['norfolk-va']).does('CSA', 'lift', ['winchester-va', 'manassas-va']);
    expect(control(mosby, 'winchester-va', 'manassas-va')).toEqual([CSA, CSA]);
  });
  test('4.2.1-a card 42: up to three enemy markers of Kentucky, and one of the own must go', () => {
    const play = played('CSA', 42, { lay: board => board.owns(USA, 'lexington-ky', 'louisville-ky') });
    play.does('CSA', 'lift', ['lexington-ky']);
    // The own marker in Columbus is the only one: it goes without a question.
    expect(control(play, 'lexington-ky', 'louisville-ky', 'columbus-ky')).toEqual([NOBODY, USA, NOBODY]);
    expect(play.over()).toBe(true);
  });
});

describe('forts and naval weapons', () => {
  test.each([24, 109])('6.8.6-a card %i: up to two Confederate forts with LOC', card => {
    const play = played('CSA', card)
      .refuses('CSA', 'fortify', ['richmond-va'])
      .refuses('CSA', 'fortify', ['cairo-il'])
      .does('CSA', 'fortify', ['manassas-va', 'memphis-tn']);
    expect([play.pub.fort[at('manassas-va')], play.pub.fort[at('memphis-tn')]]).toEqual([CSA, CSA]);
  });
  test('6.8.6-a six Confederate forts at most, those on the turn track counted', () => {
    const setting = (out: number): Setting => ({
      bare: true,
      lay: board => {
        board.fort(CSA, 'richmond-va', 'memphis-tn', 'dover-tn', 'columbus-ky', 'vicksburg-ms');
        board.pub.fortsOut[CSA] = out;
      },
    });
    expect(usable('CSA', 24, 0, setting(1))).toBe(false);
    played('CSA', 24, setting(0)).refuses('CSA', 'fortify', ['manassas-va', 'mobile-al']).does('CSA', 'fortify', ['manassas-va']);
  });
  test('6.8.6-a card 113: three near the capital, or two anywhere in Union spaces', () => {
    played('USA', 113)
      .refuses('USA', 'fortify', ['cairo-il'])
      .does('USA', 'fortify', ['frederick-md', 'annapolis-md', 'baltimore-md']);
    played('USA', 113, {}, 1)
      .refuses('USA', 'fortify', ['cairo-il', 'st-louis-mo', 'frederick-md'])
      .does('USA', 'fortify', ['cairo-il', 'st-louis-mo']);
  });
  test('6.7-a card 51: up to three torpedoes, one to a space; 53 to 55 an ironclad; 56 the Hunley', () => {
    const play = played('CSA', 51, { lay: ({ pub }) => (pub.torpedoes = [at('mobile-al')]) });
    play
      .refuses('CSA', 'arm', ['mobile-al'])
      .refuses('CSA', 'arm', ['atlanta-ga'])
      .does('CSA', 'arm', ['fort-morgan-al', 'vicksburg-ms', 'charleston-sc']);
    expect(play.pub.torpedoes).toHaveLength(4);
    for (const card of [53, 54, 55])
      expect(played('CSA', card).does('CSA', 'arm', ['norfolk-va']).pub.ironclads).toEqual([at('norfolk-va')]);
    expect(played('CSA', 56).does('CSA', 'arm', ['charleston-sc']).pub.hunley).toBe(at('charleston-sc'));
    expect(usable('CSA', 54, 0, { lay: board => board.ironclad('norfolk-va', 'mobile-al', 'memphis-tn') })).toBe(false);
    expect(usable('CSA', 56, 0, { lay: ({ pub }) => (pub.hunley = at('mobile-al')) })).toBe(false);
  });
  test('6.7-c card 60 sinks an ironclad, if there is one', () => {
    expect(usable('USA', 60)).toBe(false);
    const play = played('USA', 60, { lay: board => board.ironclad('norfolk-va', 'mobile-al') }).does('USA', 'sink', 'mobile-al');
    expect(play.pub.ironclads).toEqual([at('norfolk-va')]);
  });
});

describe('elite units', () => {
  test.each([34, 35, 36])('7.5.1-a card %i gives an elite unit to an own army, two a side at most', card => {
    const play = played('CSA', card, {
      bare: true,
      lay: board => board.army('tennessee', 'nashville-tn', 5, 'bragg').army('northern-virginia', 'richmond-va', 5, 'lee'),
    });
    expect(play.does('CSA', 'elite', 'tennessee').pub.elite[2]).toBe(5);
    expect(usable('CSA', card, 0, { bare: true })).toBe(false);
    expect(usable('USA', card, 0, { lay: ({ pub }) => (pub.elite = [0, 0, -1, -1]) })).toBe(false);
  });
});
