import { describe, expect, test } from 'vitest';
import { CENTRES } from '../data/places.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { spacesOf, stateNamed } from '../data/states.ts';
import type { Pub } from '../state/table.ts';
import { at } from './board.ts';
import { scene } from './scene.ts';

const political = (setting: Parameters<typeof scene>[2] = {}) => scene('political', {}, setting);
const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;

describe('capitals', () => {
  test('3.4.1-a, 11.2.3-a, 12.6-a a capital in its box is set up again, in a resource centre without further loss', () => {
    const driven = (space: string) => {
      const play = political({
        lay: ({ pub }) => {
          pub.capital[CSA] = -1;
          pub.control[at('richmond-va')] = USA;
        },
      });
      play
        .asks('CSA', 'political.seat', 'seat')
        .refuses('CSA', 'seat', 'richmond-va', '11.2.3-a')
        .refuses('CSA', 'seat', 'columbus-ky', '11.2.3-a');
      return play.does('CSA', 'seat', space).pub;
    };
    expect(will(driven('atlanta-ga'))).toBe('100- 100+');
    expect(will(driven('wilmington-nc'))).toBe('100- 100+');
    expect(will(driven('danville-va'))).toBe('100- 87-');
  });
  test('11.2.3-a the Union pays 10 off its list of state capitals', () => {
    const moved = (space: string) =>
      political({
        lay: ({ pub }) => {
          pub.capital[USA] = -1;
        },
      }).does('USA', 'seat', space).pub.will[USA];
    expect([moved('harrisburg-pa'), moved('philadelphia-pa'), moved('pittsburgh-pa'), moved('washington-dc')]).toEqual([
      100, 100, 90, 90,
    ]);
  });
  test('11.2.3-b without a legal space the capital waits in its box', () => {
    const play = political({
      bare: true,
      lay: ({ pub }) => {
        pub.capital[CSA] = -1;
        pub.control = pub.control.map(owner => (owner === CSA ? USA : owner));
        // One centre is left, so that the war goes on.
        pub.control[at('selma-al')] = CSA;
      },
    });
    expect(play.pub.capital[CSA]).toBe(-1);
  });
});

describe('spaces under own SP', () => {
  test('3.4.2-a, 11.1-a, 11.1-c supplied infantry places its marker, one carrying the line to the next', () => {
    const { pub } = political({
      bare: true,
      lay: board =>
        board.sp(USA, 'falmouth-ky', 1).sp(USA, 'lexington-ky', 1).sp(USA, 'somerset-ky', 1).sp(USA, 'meridian-ms', 1),
    });
    expect(['falmouth-ky', 'lexington-ky', 'somerset-ky'].map(id => pub.control[at(id as 'falmouth-ky')])).toEqual([
      USA,
      USA,
      USA,
    ]);
    // Without a line nothing is placed.
    expect(pub.control[at('meridian-ms')]).toBe(CSA);
  });
  test('11.1-b brigades place none, but may take off an enemy marker in their own colour or in a border state', () => {
    const play = political({
      bare: true,
      lay: board =>
        board.general('stuart', 'winchester-va').general('wheeler', 'lexington-ky').owns(USA, 'winchester-va', 'lexington-ky'),
    });
    play.asks('CSA', 'political.raid', 'raid').does('CSA', 'raid', ['winchester-va', 'lexington-ky']);
    expect([play.pub.control[at('winchester-va')], play.pub.control[at('lexington-ky')]]).toEqual([CSA, NOBODY]);
  });
  test('11.1-b they may let them lie', () => {
    const play = political({ bare: true, lay: board => board.general('stuart', 'winchester-va').owns(USA, 'winchester-va') });
    expect(play.does('CSA', 'raid', []).pub.control[at('winchester-va')]).toBe(USA);
  });
  test('3.4.2-b, 12.2-a a Union marker destroys a resource centre: the Confederacy loses its worth, the Union gains it', () => {
    const { pub } = political({
      bare: true,
      lay: board => board.sp(USA, 'nashville-tn', 2).owns(USA, 'bowling-green-ky', 'lebanon-ky', 'louisville-ky'),
    });
    expect((pub.destroyed >> CENTRES.indexOf(at('nashville-tn'))) & 1).toBe(1);
    expect(will(pub)).toBe('107+ 92-');
  });
  test('6.8.4-a, 12.11-a, 6.7-c an empty coastal fort goes with its port, with the weapons in it', () => {
    const { pub } = political({
      bare: true,
      lay: board => {
        board.sp(USA, 'savannah-ga', 2).owns(USA, 'brunswick-ga', 'walthourville-ga');
        board.pub.torpedoes = [at('fort-pulaski-ga')];
      },
    });
    expect([pub.control[at('savannah-ga')], pub.control[at('fort-pulaski-ga')], pub.torpedoes]).toEqual([USA, USA, []]);
    expect(will(pub)).toBe('103+ 96-');
  });
});

describe('states', () => {
  const hold = (pub: Pub, side: 0 | 1, state: 'MO' | 'KY' | 'WV' | 'FL' | 'OH' | 'PA', count: number) => {
    for (const space of spacesOf[stateNamed(state)]!.slice(0, count)) pub.control[space] = side;
  };
  test('12.1.3-a, 12.1.3-c the first to control a border state gains its worth, clears it, and may claim the empty spaces', () => {
    const play = political({
      bare: true,
      lay: ({ pub }) => {
        hold(pub, USA, 'WV', 4);
        pub.control[spacesOf[stateNamed('WV')]![4]!] = CSA;
      },
    });
    play.asks('USA', 'claiming.claim', 'claim');
    expect(play.pub.control[spacesOf[stateNamed('WV')]![4]!]).toBe(NOBODY);
    const rest = spacesOf[stateNamed('WV')]!.slice(4);
    play.does('USA', 'claim', rest);
    expect(rest.every(space => play.pub.control[space] === USA)).toBe(true);
    expect([will(play.pub), play.pub.firstHeld[2]]).toEqual(['107+ 100+', USA]);
  });
  test('12.1.3-b won from the Confederacy, the state is lost there and gained here, and no Union state for 17.3-b', () => {
    const { pub } = political({
      bare: true,
      lay: ({ pub: p }) => {
        p.state[stateNamed('WV')] = CSA;
        p.firstHeld[2] = CSA;
        hold(p, USA, 'WV', 4);
      },
    });
    expect([pub.state[stateNamed('WV')], pub.firstHeld[2], will(pub)]).toEqual([USA, CSA, '107+ 92-']);
  });
  test('12.1.1-a a Confederate state costs the Confederacy its worth, once no centre and no open port is left', () => {
    const florida = (open: boolean) =>
      political({
        bare: true,
        lay: ({ pub }) => {
          hold(pub, USA, 'FL', spacesOf[stateNamed('FL')]!.length);
          pub.control[at('fort-pickens-fl')] = USA;
          if (open) pub.control[at('jacksonville-fl')] = pub.control[at('baldwin-fl')] = pub.control[at('live-oak-fl')] = CSA;
        },
      }).pub;
    expect([florida(false).state[stateNamed('FL')], will(florida(false))]).toEqual([USA, '100- 92-']);
    expect(florida(true).state[stateNamed('FL')]).toBe(CSA);
  });
  test('12.1.2-a three Confederate spaces in a Union state: the Union loses 5 and the Confederacy gains 5, every turn', () => {
    const { pub } = political({ bare: true, lay: ({ pub: p }) => hold(p, CSA, 'PA', 3) });
    expect(will(pub)).toBe('95- 105+');
    const two = political({ bare: true, lay: ({ pub: p }) => hold(p, CSA, 'PA', 2) });
    expect(will(two.pub)).toBe('100- 100+');
  });
  test('12.8-a, 3.4.2-d the whole Mississippi pays 10, once', () => {
    const clear = (taken: boolean) =>
      political({
        bare: true,
        lay: ({ pub }) => {
          pub.control[at('forts-st-philip-jackson-la')] = USA;
          pub.mississippi = taken;
        },
      }).pub.will[USA];
    expect([clear(false), clear(true)]).toEqual([112, 100]);
  });
  test('12.4-a, 12.1.3-c with gains and losses in one step their owner orders them', () => {
    const ordered = (first: 'state' | 'invaded') => {
      const play = political({
        bare: true,
        lay: ({ pub }) => {
          hold(pub, USA, 'WV', 7);
          hold(pub, CSA, 'PA', 3);
        },
      });
      play.asks('USA', 'changes.order', 'order');
      const one = play.offered('USA', 'order').find(({ cause }) => cause === first)!;
      return will(play.does('USA', 'order', one).pub);
    };
    // 100-: first the gain (+5 +2), then the loss (-5 -3); or first the loss (-5), then the gain (+5 +2).
    expect([ordered('state'), ordered('invaded')]).toEqual(['99- 105+', '102+ 105+']);
  });
});

describe('fall', () => {
  test('12.9-a, 3.4.2-e in fall the Union loses 5, and the Confederacy too after Emancipation', () => {
    const fall = (turn: number, emancipation: boolean) =>
      will(political({ bare: true, turn, lay: ({ pub }) => (pub.emancipation = emancipation) }).pub);
    expect([fall(2, true), fall(3, false), fall(6, true)]).toEqual(['100- 100+', '95- 100+', '95- 92-']);
  });
  test('3.4.2-f, 6.8.6-b forts on the turn track are free again', () => {
    expect(political({ lay: ({ pub }) => (pub.fortsOut = [1, 2]) }).pub.fortsOut).toEqual([0, 0]);
  });
});
