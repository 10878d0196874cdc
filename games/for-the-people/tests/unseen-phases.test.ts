/** Cases from the rulebook alone: control and will, chains, attrition, reinforcements, blockade, capitals, victories, options, playing on. */
import { describe, expect, test } from 'vitest';
import { generalNamed } from '../data/generals.ts';
import { CENTRES } from '../data/places.ts';
import { CSA, NOBODY, type Owner, USA } from '../data/sides.ts';
import type { SpaceId } from '../data/spaces.ts';
import { spacesOf, stateNamed } from '../data/states.ts';
import { unionRegions } from '../queries/reinforcements.ts';
import { endsAtOnce, endsTurn, judged } from '../queries/victory.ts';
import { type Pub, WAITING } from '../state/table.ts';
import { at, type Board, bare, begin } from './board.ts';
import { goTo, setOut } from './forces.ts';
import { letPass, type Setting, scene } from './scene.ts';

const phase = (lay: (board: Board) => void, setting: Setting = {}) => scene('political', {}, { bare: true, lay, ...setting });
const will = ({ will: [usa, csa], rising }: Pub) => `${usa}${rising[USA] ? '+' : '-'} ${csa}${rising[CSA] ? '+' : '-'}`;
const owners = (pub: Pub, ids: readonly SpaceId[]): Owner[] => ids.map(id => pub.control[at(id)]!);
const held = (pub: Pub, state: 'KY' | 'MO' | 'WV' | 'PA' | 'OH' | 'FL' | 'TN', n: number, owner: Owner) => {
  for (const space of spacesOf[stateNamed(state)]!.slice(0, n)) pub.control[space] = owner;
};

describe('chains of conversion', () => {
  const chain = ['falmouth-ky', 'lexington-ky', 'somerset-ky', 'clinton-tn', 'knoxville-tn'] as const;
  test('11.1-a five SP from Falmouth to Knoxville turn all five spaces, one after the other', () => {
    const { pub } = phase(board => {
      for (const id of chain) board.sp(USA, id, 1);
    });
    expect(owners(pub, chain)).toEqual([USA, USA, USA, USA, USA]);
  });
  test('11.1-a with the first link in Confederate hands none of them changes', () => {
    const { pub } = phase(board => {
      board.owns(CSA, 'falmouth-ky', 'frankfort-ky', 'lebanon-ky', 'lexington-ky', 'somerset-ky').sp(CSA, 'falmouth-ky', 1);
      for (const id of chain.slice(2)) board.sp(USA, id, 1);
    });
    expect(owners(pub, chain.slice(2))).toEqual([CSA, CSA, CSA]);
  });
  test('11.1-a, 3.4.2-b the chain may run through a centre it destroys on the way', () => {
    const { pub } = phase(board =>
      board.owns(USA, 'bowling-green-ky', 'lebanon-ky', 'louisville-ky').sp(USA, 'nashville-tn', 1).sp(USA, 'franklin-tn', 1),
    );
    expect([owners(pub, ['nashville-tn', 'franklin-tn']), pub.destroyed === 1 << CENTRES.indexOf(at('nashville-tn'))]).toEqual([
      [USA, USA],
      true,
    ]);
    // The centre is worth 5: −3 −5 and +2 +5.
    expect(will(pub)).toBe('107+ 92-');
  });
  test('11.1-a infantry without a line places nothing, however much of it', () => {
    const { pub } = phase(board => board.sp(USA, 'atlanta-ga', 12));
    expect([owners(pub, ['atlanta-ga']), pub.destroyed]).toEqual([[CSA], 0]);
  });
  test('11.1-c a Confederate who is cut off by a Union conversion of this very phase converts no more', () => {
    const { pub } = phase(board =>
      board
        .owns(USA, 'lexington-ky')
        .sp(CSA, 'somerset-ky', 1)
        .sp(CSA, 'lexington-ky', 1)
        .sp(USA, 'clinton-tn', 1)
        .owns(USA, 'crossville-tn'),
    );
    expect(owners(pub, ['lexington-ky'])).toEqual([USA]);
  });
});

describe('states and will', () => {
  test('12.1.3-a, 12.4-a the first to hold Kentucky gains 10, lifts every enemy marker without troops and may mark the rest', () => {
    const play = phase(({ pub }) => {
      const spaces = spacesOf[stateNamed('KY')]!;
      for (const space of spaces) pub.control[space] = CSA;
      for (const space of spaces.slice(0, 7)) pub.control[space] = USA;
    });
    const left = spacesOf[stateNamed('KY')]!.slice(7);
    expect(left.length).toBeGreaterThan(0);
    play.asks('USA', 'claiming.claim').does('USA', 'claim', left);
    expect([will(play.pub), left.every(space => play.pub.control[space] === USA)]).toEqual(['112+ 100+', true]);
  });
  test('12.1.3-a a marker under enemy SP or a fort stays', () => {
    const spaces = spacesOf[stateNamed('KY')]!;
    const play = phase(({ pub }) => {
      for (const space of spaces) pub.control[space] = CSA;
      for (const space of spaces.slice(0, 7)) pub.control[space] = USA;
      pub.fort[spaces[7]!] = CSA;
    });
    if (!play.over()) play.does('USA', 'claim', play.members('USA', 'claim'));
    expect(play.pub.control[spaces[7]!]).toBe(CSA);
  });
  test('12.1.3-a six spaces are not seven', () => {
    expect(phase(({ pub }) => held(pub, 'KY', 6, USA)).pub.state[stateNamed('KY')]).toBe(NOBODY);
  });
  test('12.1.3-b a border state the Confederacy won first passes to the Union like a Confederate one, both wills moving', () => {
    const play = phase(({ pub }) => {
      pub.state[stateNamed('MO')] = CSA;
      pub.firstHeld[stateNamed('MO')] = CSA;
      for (const space of spacesOf[stateNamed('MO')]!) pub.control[space] = USA;
    });
    expect([play.pub.state[stateNamed('MO')], will(play.pub)]).toEqual([USA, '112+ 87-']);
  });
  test('12.1.3-b a border state the Union won first never changes', () => {
    const play = phase(({ pub }) => {
      pub.state[stateNamed('MO')] = USA;
      pub.firstHeld[stateNamed('MO')] = USA;
      for (const space of spacesOf[stateNamed('MO')]!) pub.control[space] = CSA;
    });
    expect([play.pub.state[stateNamed('MO')], will(play.pub)]).toEqual([USA, '100- 100+']);
  });
  test('12.1.1-a Florida with five spaces is held up by an open Jacksonville, and falls without runner ports', () => {
    const florida = (spent: boolean) => {
      const { pub } = phase(({ pub: p }) => {
        const ids = ['tallahassee-fl', 'st-marks-fl', 'monticello-fl', 'live-oak-fl', 'baldwin-fl', 'st-augustine-fl'] as const;
        for (const id of ids) p.control[at(id)] = USA;
        if (spent) for (const id of ['jacksonville-fl', 'fernandina-fl'] as const) p.control[at(id)] = USA;
      });
      return [pub.state[stateNamed('FL')], pub.will[CSA]];
    };
    // Jacksonville lies behind Baldwin, which is the Union's: its line is cut, so that it is closed already.
    expect(florida(true)).toEqual([USA, 92]);
  });
  test('12.1.2-a, 12.4-a three Confederate spaces in Pennsylvania cost 5 and bring 5, two nothing', () => {
    const invaded = (n: number) => will(phase(({ pub }) => held(pub, 'PA', n, CSA)).pub);
    expect([invaded(3), invaded(2)]).toEqual(['95- 105+', '100- 100+']);
  });
  test('12.9-a fall: the Union pays 5, the Confederacy too once Emancipation is in force; summer is free', () => {
    const fall = (turn: number, emancipation: boolean) =>
      will(phase(({ pub }) => void (pub.emancipation = emancipation), { turn }).pub);
    expect([fall(3, false), fall(3, true), fall(2, true)]).toEqual(['95- 100+', '95- 92-', '100- 100+']);
  });
  test('12.4-a, 12.4-b of two changes of one step their owner takes the one he likes first', () => {
    const play = phase(({ pub }) => {
      pub.rising[USA] = false;
      held(pub, 'WV', 9, USA);
      held(pub, 'PA', 3, CSA);
      for (const space of spacesOf[stateNamed('PA')]!.slice(0, 3)) pub.control[space] = CSA;
    });
    play.asks('USA', 'changes.order');
    const changes = play.offered('USA', 'order');
    const loss = changes.find(({ by }) => by < 0)!;
    play.does('USA', 'order', loss as never);
    if (!play.over()) letPass(play);
    // −5 on minus, then +5 +2.
    expect(play.pub.will[USA]).toBe(102);
  });
});

describe('capitals', () => {
  test('11.2.2-a, 12.6-a an undefended Richmond is lost by being entered: −15 and −3', () => {
    const play = setOut(USA, 'grant', 'williamsburg-va', 3, board => board.owns(USA, 'williamsburg-va', 'fort-monroe-va'));
    goTo(play, USA, 'richmond-va');
    expect([play.pub.capital[CSA], play.pub.will[CSA]]).toEqual([-1, 82]);
  });
  test('11.2.1-a, 11.3-c without a capital on the map no operation places markers, an army still converts', () => {
    const play = scene(
      'operations',
      { side: CSA, value: 3, card: 83 },
      { bare: true, lay: ({ pub }) => void (pub.capital[CSA] = -1) },
    );
    expect(play.deeds('CSA')).not.toContain('markers');
    const army = setOut(
      CSA,
      'lee',
      'manassas-va',
      5,
      board => {
        board.army('northern-virginia', 'manassas-va', 5, 'lee').owns(USA, 'manassas-va');
        board.pub.capital[CSA] = -1;
      },
      { formation: 'army' },
    );
    army.offers('CSA', 'convert');
  });
  test('11.2.3-a, 12.6-a Confederates at Atlanta pay nothing more, at Chester 10', () => {
    const seat = (to: SpaceId) => {
      const play = phase(board => {
        board.pub.capital[CSA] = -1;
        board.owns(USA, 'richmond-va');
      });
      play.asks('CSA', 'political.seat').does('CSA', 'seat', to);
      return [play.pub.capital[CSA], play.pub.will[CSA]];
    };
    expect([seat('atlanta-ga'), seat('chester-sc')]).toEqual([
      [at('atlanta-ga'), 100],
      [at('chester-sc'), 87],
    ]);
  });
  test('11.2.3-a the Union seats itself in Philadelphia, Trenton or Dover for nothing, in Pittsburgh for 10, in St. Louis never', () => {
    const seat = (to: SpaceId) => {
      const play = phase(board => {
        board.pub.capital[USA] = -1;
        board.owns(CSA, 'washington-dc').owns(USA, 'st-louis-mo');
      });
      play.refuses('USA', 'seat', 'st-louis-mo').does('USA', 'seat', to);
      return play.pub.will[USA];
    };
    expect([seat('philadelphia-pa'), seat('trenton-nj'), seat('dover-de'), seat('pittsburgh-pa')]).toEqual([100, 100, 100, 90]);
  });
});

describe('attrition', () => {
  const wasted = (
    side: 0 | 1,
    where: SpaceId,
    n: number,
    lay: (board: Board) => void = () => undefined,
    setting: Setting = {},
  ) => {
    const play = scene('attrition', {}, { bare: true, lay: board => lay(board.sp(side, where, n)), ...setting });
    while (!play.over()) {
      const [asked] = play.machine.asked(play.pos);
      play.machine.apply(play.pos, play.machine.options(play.pos, asked!)[0]!);
    }
    return play.pub.infantry[side][at(where)];
  };
  test('9.1-a two stay, three to six lose one, seven lose two', () => {
    expect([2, 3, 6, 7].map(n => wasted(USA, 'frederick-md', n))).toEqual([2, 2, 5, 5]);
  });
  test('9.2-a the rulebook’s foragers: 3 become 2, 7 become 4', () => {
    expect([3, 7].map(n => wasted(USA, 'atlanta-ga', n))).toEqual([2, 4]);
  });
  test('8.4.2-a the Valley feeds foragers at Strasburg while all three spaces are grey, and nobody after its devastation', () => {
    const valley = (lay: (board: Board) => void) =>
      wasted(CSA, 'strasburg-va', 7, board => {
        // Cut off from Richmond and everything else.
        board.owns(USA, 'manassas-va', 'charlottesville-va', 'franklin-wv').general('jackson', 'strasburg-va');
        lay(board);
      });
    expect(valley(() => undefined)).toBe(5);
    expect(valley(board => board.owns(USA, 'winchester-va'))).toBe(4);
    expect(valley(({ pub }) => void (pub.devastated = true))).toBe(4);
    // 5.3.1-a It feeds armies and corps; SP without a general are neither.
    expect(valley(({ pub }) => void (pub.general[generalNamed('jackson')] = WAITING))).toBe(4);
  });
  test('8.3-c, 6.8.3-a an SP in a coastal fort does not forage', () => {
    expect(wasted(USA, 'fort-pulaski-ga', 3)).toBe(2);
  });
  test('19-d with rail logistics a force away from the rails forages though it has a line', () => {
    const fayetteville = (options: string[]) =>
      wasted(CSA, 'fayetteville-ar', 7, board => board.fort(CSA, 'columbus-ky'), { options });
    expect([fayetteville([]), fayetteville(['rail-logistics'])]).toEqual([5, 4]);
  });
});

describe('reinforcements and the blockade', () => {
  const reinforced = (lay: (board: Board) => void, dice: number[], setting: Setting = {}) => {
    const play = scene('placing', {}, { turn: 4, bare: true, lay, dice, ...setting });
    return play;
  };
  const onMap = (pub: Pub, side: 0 | 1): number => pub.infantry[side].reduce((sum, n) => sum + n, 0);
  /** Everything is answered with what is offered first. */
  const through = (play: ReturnType<typeof reinforced>) => {
    while (!play.over()) {
      const [asked] = play.machine.asked(play.pos);
      play.machine.apply(play.pos, play.machine.options(play.pos, asked!)[0]!);
    }
    return play;
  };
  test('10.3.1-b, 10.3.1-c, 10.3.1-d, 10.4.2-a 18 Union SP; 9 from the states and 4 runners for the Confederacy', () => {
    const play = through(reinforced(() => undefined, [6, 6, 6, 6]));
    expect([onMap(play.pub, USA), onMap(play.pub, CSA)]).toEqual([18, 13]);
  });
  test('10.5.4-a, 12.5-a a blockade of 3: on 2 and 3 nothing and −2 each, on 4 and 5 an SP', () => {
    const play = through(reinforced(({ pub }) => void (pub.blockade = 3), [2, 3, 4, 5]));
    // −2 −3 for the turn of the marker, then −2.
    expect([onMap(play.pub, CSA), play.pub.will[CSA]]).toEqual([11, 93]);
  });
  test('10.5.1-a a zone without an open port costs 2 and throws no die', () => {
    const play = through(
      reinforced(
        board => board.owns(USA, 'new-orleans-la', 'sabine-city-tx', 'forts-st-philip-jackson-la').fort(CSA, 'vicksburg-ms'),
        [6, 6, 6],
      ),
    );
    expect([play.told('noPort').length, play.told('runner').length, play.pub.will[CSA]]).toEqual([1, 3, 95]);
  });
  test('10.3.1-b, 10.2.4-a, 8.1-a the Baltimore & Ohio through neutral West Virginia ties Washington to the north edge', () => {
    const east = (owner: Owner) => {
      const { pub } = bare().owns(CSA, 'york-pa', 'wilmington-de').owns(USA, 'harpers-ferry-va').owns(owner, 'grafton-wv');
      return unionRegions(pub)[0].sp;
    };
    expect([east(NOBODY), east(USA), east(CSA)]).toEqual([8, 8, 4]);
  });
  test('10.3.1-b, 10.1-a the four SP that come instead go only where there is a line', () => {
    const { pub } = bare().owns(
      CSA,
      'washington-dc',
      'baltimore-md',
      'frederick-md',
      'york-pa',
      'harrisburg-pa',
      'chambersburg-pa',
    );
    const { spaces } = unionRegions(pub)[0];
    expect([spaces.includes(at('gettysburg-pa')), spaces.includes(at('trenton-nj'))]).toEqual([false, true]);
  });
  test('10.3.1-a, 12.1.2-b each capital the Confederacy controls takes one SP, the Union choosing where', () => {
    const play = through(reinforced(board => board.owns(CSA, 'harrisburg-pa', 'philadelphia-pa'), [6, 6, 6, 6]));
    expect(onMap(play.pub, USA)).toBe(16);
  });
  test('10.3.1-e, 4.4.2-c after Foreign Intervention two SP fewer', () => {
    expect(onMap(through(reinforced(({ pub }) => void (pub.intervention = true), [6, 6, 6, 6])).pub, USA)).toBe(16);
  });
  test('10.3.1-b Washington cut off from the north edge: four SP in Pennsylvania, Delaware or New Jersey instead of eight', () => {
    const play = reinforced(board => board.owns(CSA, 'baltimore-md', 'frederick-md', 'annapolis-md'), [6, 6, 6, 6]);
    through(play);
    expect([play.pub.infantry[USA][at('washington-dc')], onMap(play.pub, USA)]).toEqual([0, 13]);
  });
  test('10.4.2-a each state lost is an SP less', () => {
    const play = through(
      reinforced(
        ({ pub }) => {
          for (const id of ['TN', 'FL'] as const) pub.state[stateNamed(id)] = USA;
        },
        [6, 6, 6, 6],
      ),
    );
    expect(onMap(play.pub, CSA)).toBe(11);
  });
  test('10.4.4-a Missouri and Kentucky give one each while they are Confederate', () => {
    const play = through(
      reinforced(
        ({ pub }) => {
          for (const id of ['MO', 'KY'] as const) {
            pub.state[stateNamed(id)] = CSA;
            pub.firstHeld[stateNamed(id)] = CSA;
            held(pub, id, 9, CSA);
          }
        },
        [6, 6, 6, 6],
      ),
    );
    expect(onMap(play.pub, CSA)).toBe(15);
  });
  test('10.2.2-a, 10.2.1-a seven SP by rail for the Confederacy, cavalry and generals never', () => {
    const play = scene(
      'journeys',
      { side: CSA },
      { bare: true, turn: 4, lay: board => board.sp(CSA, 'richmond-va', 9).general('stuart', 'richmond-va') },
    );
    play.does('CSA', 'entrain', 'richmond-va').does('CSA', 'detrain', 'manassas-va');
    expect(Math.max(...play.offered('CSA', 'convey'))).toBe(7);
  });
  test('10.6.2-a a supplied army without a general is served before anybody else', () => {
    const play = scene(
      'generals',
      {},
      {
        bare: true,
        turn: 2,
        lay: board => {
          board.army('potomac', 'washington-dc', 5).sp(USA, 'cincinnati-oh', 5);
          board.pub.generic[0] = true;
          for (const id of ['buell', 'halleck'] as const) board.pub.due[generalNamed(id)] = 2;
        },
      },
    );
    // One place only is open to the first, so that nobody is asked.
    expect([play.told('laid')[0], play.offered('USA', 'lay').length]).toMatchObject([{ space: at('washington-dc') }, 2]);
  });
});

describe('how it ends', () => {
  const ended = (scenario: '1861' | '1862' | '1863' | 'campaign', lay: (pub: Pub) => void) => {
    const { pub } = begin(scenario);
    pub.turn = pub.end;
    lay(pub);
    return judged(pub);
  };
  const winner = (found: ReturnType<typeof judged>): unknown => (found as { winner?: unknown })?.winner ?? found;
  test('13.2-a 1861: the three border states, or a Confederate will below 80; 80 is not below', () => {
    const at79 = winner(ended('1861', pub => void (pub.will[CSA] = 79)));
    const at80 = winner(ended('1861', pub => void (pub.will[CSA] = 80)));
    expect([at79, at80]).not.toEqual([at79, at79]);
    const states = winner(
      ended('1861', pub => {
        for (const id of ['MO', 'KY', 'WV'] as const) pub.state[stateNamed(id)] = USA;
      }),
    );
    expect(states).toEqual(at79);
  });
  test('13.2-a 1861: Missouri and Kentucky, or a Union will below 85, for the Confederacy; both at once is a draw', () => {
    const south = winner(ended('1861', pub => void (pub.will[USA] = 84)));
    const states = winner(
      ended('1861', pub => {
        for (const id of ['MO', 'KY'] as const) pub.state[stateNamed(id)] = CSA;
      }),
    );
    const both = winner(
      ended('1861', pub => {
        pub.will[USA] = 84;
        pub.will[CSA] = 79;
      }),
    );
    const none = winner(ended('1861', () => undefined));
    expect([states, both]).toEqual([south, none]);
    expect(south).not.toEqual(none);
  });
  test('14-e, 15-g the higher will wins for the Union, a tie is the Confederacy’s', () => {
    const tie = winner(ended('1862', pub => void (pub.will = [100, 100])));
    const more = winner(ended('1862', pub => void (pub.will = [101, 100])));
    const less = winner(ended('1862', pub => void (pub.will = [99, 100])));
    expect([tie, more]).not.toEqual([more, tie]);
    expect(tie).toEqual(less);
  });
  test('17.2.1-a at 0 Confederate will it is over at once; a doubled Union loses at the end of any turn, exactly double does not', () => {
    const { pub } = begin('campaign');
    pub.will = [60, 0];
    expect(endsAtOnce(pub)).not.toBeNull();
    pub.will = [50, 100];
    expect([endsAtOnce(pub), endsTurn(pub)]).toEqual([null, null]);
    pub.will = [50, 101];
    expect(endsTurn(pub)).not.toBeNull();
  });
  test('17.2.1-a fall 1864 with a Union will of 49, not of 50', () => {
    const fall = (value: number) => {
      const { pub } = begin('campaign');
      pub.turn = 12;
      pub.will = [value, 60];
      return endsTurn(pub) !== null;
    };
    expect([fall(49), fall(50)]).toEqual([true, false]);
  });
  test('17.2.2-a, 8.2-c twelve centres and every port are not enough, all thirteen are', () => {
    const spent = (last: boolean) => {
      const { pub } = bare('campaign');
      pub.destroyed = (1 << 13) - 1;
      if (!last) pub.destroyed &= ~(1 << CENTRES.indexOf(at('atlanta-ga')));
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
        'new-orleans-la',
        'sabine-city-tx',
      ] as const)
        pub.control[at(id)] = USA;
      return endsAtOnce(pub) !== null;
    };
    expect([spent(true), spent(false)]).toEqual([true, false]);
  });
});
