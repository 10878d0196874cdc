import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import type { CardName } from '../data/cards/vocabulary.ts';
import { cardNamed } from '../data/cards.ts';
import { placeNamed } from '../data/places.ts';
import { DEMORALISED, FRONT_LINE, RESERVE } from '../data/posts.ts';
import { type Scened, scene } from './scene.ts';

const cards = (...names: CardName[]): number[] => names.map(cardNamed);
const LIBERALS = ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1'];
const CARLISTS = ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-nav-cav-1'];
const lines = (s: { pub: { line: number[] } }, name: BlockName): number => s.pub.line[blockNamed[name]]!;

/** A skirmish at Durango (abrupt, Carlist zone) or Salvatierra (open), the Liberals attacking; all fire. */
const skirmish = (liberal: string[], carlist: string[], laid: Scened & { at?: 'durango' | 'salvatierra' } = {}) => {
  const { at = 'durango', ...rest } = laid;
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      year: 1838,
      units: { [at]: [...liberal, ...carlist] },
      entries: [[at === 'durango' ? 'villarreal' : 'vitoria', at]],
      ...rest,
    },
  );
  const named = (units: string[]): string[] => units.filter(unit => /-(inf|cav)-/.test(unit)).map(unit => unit.split(' ')[0]!);
  return s.does('Liberal', 'pickToFire', named(liberal)).does('Carlist', 'pickToFire', named(carlist));
};
const battle = (
  laid: Scened & { at?: 'durango' | 'salvatierra'; carlist?: string[]; liberal?: string[]; active?: 'Liberal' | 'Carlist' } = {},
) => {
  const { at = 'salvatierra', liberal = LIBERALS, carlist = CARLISTS, active = 'Liberal', ...rest } = laid;
  const s = scene.section(
    'combat',
    {},
    {
      active,
      year: 1838,
      units: { [at]: [...liberal, ...carlist] },
      entries: [[at === 'durango' ? 'villarreal' : 'vitoria', at]],
      pub: { generals: true, foreignPowers: true },
      ...rest,
    },
  );
  s.does(
    'Liberal',
    'formUp',
    liberal.filter(unit => /-(inf|cav)-/.test(unit)),
  );
  s.does(
    'Carlist',
    'formUp',
    carlist.filter(unit => /-(inf|cav)-/.test(unit)),
  );
  return {
    ...s,
    strength: (name: BlockName): number => s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[blockNamed[name]]!,
    fires(side: 'Liberal' | 'Carlist', token: string, named = false) {
      s.does(side, 'engage', { token, target: -1, support: false, counterBattery: 0, named });
      return this;
    },
    charges(side: 'Liberal' | 'Carlist', token: string, target: string) {
      s.does(side, 'engage', { token, target, support: false, counterBattery: 0, named: false });
      return this;
    },
  };
};
const six = (n: number): number[] => Array.from({ length: n }, () => 6);

test('7.3-a, 16-e the side whose phase it is lays first, face down; the other knows only whether a card lies there; both are turned up together', () => {
  const s = skirmish(['l-lin-inf-1'], ['c-nav-inf-1'], { hands: { Liberal: cards('L5', 'L26'), Carlist: cards('C2', 'C9') } });
  s.asks('Liberal', '7.3-a', 'lay', 'layNone').refuses('Liberal', 'lay', cardNamed('L26')); // battles only (7.3-b)
  s.does('Liberal', 'lay', cardNamed('L5'));
  expect(s.heard('Carlist', 'laidCard')).toEqual([{ side: 'Liberal', laid: true }]);
  expect([s.heard('Carlist', 'laidThis'), s.heard('Carlist', 'turnedUp')]).toEqual([[], []]);
  s.asks('Carlist', '7.3-a', 'lay', 'layNone')
    .dice(...six(12))
    .does('Carlist', 'layNone');
  expect(s.heard('Carlist', 'turnedUp')).toEqual([{ side: 'Liberal', card: cardNamed('L5') }]);
  expect(s.pub.discards[0]).toEqual(cards('L5'));
});
test('7.3-a who holds cards is asked whether they fit or not; who holds none is not', () => {
  const s = skirmish(['l-lin-inf-1'], ['c-nav-inf-1'], { hands: { Liberal: cards('L8') } });
  s.asks('Liberal', '7.3-a', 'layNone')
    .dice(...six(8))
    .does('Liberal', 'layNone');
  expect(s.told('laidCard')).toEqual([{ side: 'Liberal', laid: false }]);
});
test('C2 Ambush: the Carlists fire first though they attack, and their infantry without the -1; only in abrupt ground of their zone', () => {
  const at = (space: 'durango' | 'salvatierra') =>
    scene
      .section(
        'combat',
        {},
        {
          active: 'Carlist',
          year: 1838,
          units: { [space]: ['c-nav-inf-1', 'l-lin-inf-1 2'] },
          entries: [[space === 'durango' ? 'eibar' : 'alsasua', space]],
          hands: { Carlist: cards('C2') },
        },
      )
      .does('Liberal', 'pickToFire', ['l-lin-inf-1'])
      .does('Carlist', 'pickToFire', ['c-nav-inf-1']);
  at('salvatierra').asks('Carlist', '7.3-a', 'layNone');
  const s = at('durango').dice(2, 2, 6, 6).does('Carlist', 'lay', cardNamed('C2')).spent();
  expect(s.told('volley').map(({ side, hits }) => [side, hits])).toEqual([
    ['Carlist', 2],
    ['Liberal', 0],
  ]);
  expect(s.pub.tactics).toEqual([]);
});
test('C5 Bayonet Charge: one infantry block, named as it fires, has E+1', () => {
  const s = skirmish(['l-lin-inf-1'], ['c-nav-inf-1 2', 'c-gui-inf-1 2'], { hands: { Carlist: cards('C5') } });
  s.does('Carlist', 'lay', cardNamed('C5')).asks('Carlist', '7.3-b', 'nameBlock');
  s.dice(2, 2, 2, 2, 6, 6).does('Carlist', 'nameBlock', 'c-gui-inf-1');
  // Only the one named hits with a 2.
  expect(
    s
      .told('volley')[0]!
      .shots.map(({ on }) => on)
      .sort(),
  ).toEqual([1, 2]);
  expect(s.told('volley')[0]!.hits).toBe(2);
});
test('C5 in a battle the tests its hits cause have -1 more; the other blocks fire as always', () => {
  const s = battle({ hands: { Carlist: cards('C5') } }).does('Carlist', 'lay', cardNamed('C5'));
  const t = battle({ hands: { Carlist: cards('C5') } });
  t.does('Carlist', 'lay', cardNamed('C5'));
  t.dice(3, 6, 6, 6, 3, 4).fires('Carlist', 'c-nav-inf-1', true).does('Liberal', 'takeHits', ['l-lin-inf-1']);
  expect(t.told('morale')[0]).toMatchObject({ number: 6, passed: false });
  t.does('Liberal', 'holdBack').refuses('Carlist', 'engage', {
    token: 'c-nav-inf-2',
    target: -1,
    support: false,
    counterBattery: 0,
    named: true,
  });
  expect(s.pub.tactics).toHaveLength(2);
});
test('L5 Closed Volley: one infantry block throws its misses again, once', () => {
  const s = skirmish(['l-lin-inf-1', 'l-lin-inf-2'], ['c-nav-inf-1'], { hands: { Liberal: cards('L5') } });
  s.dice(...six(4))
    .does('Liberal', 'lay', cardNamed('L5'))
    .dice(1, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6);
  s.does('Liberal', 'nameBlock', 'l-lin-inf-1').spent();
  expect(s.told('volley')[1]!.shots.map(({ again }) => again.length)).toEqual([3, 0]);
  expect(s.told('volley')[1]!.hits).toBe(2);
});
test('L6 Lancers Forward: cavalry has E+1 in this skirmish or round', () => {
  const s = skirmish(['l-lin-cav-1', 'l-lin-inf-1'], ['c-nav-inf-1'], { at: 'salvatierra', hands: { Liberal: cards('L6') } });
  s.dice(...six(4))
    .dice(...six(4))
    .dice(3, 3, 6)
    .does('Liberal', 'lay', cardNamed('L6'));
  expect(
    s
      .told('volley')[1]!
      .shots.map(({ on }) => on)
      .sort(),
  ).toEqual([1, 3]);
});
test('17.2-b, C9 Behind the River: only as defender in round 1; one box fewer for the attacker and no charge by him in that round', () => {
  const five = ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-pro-inf-2', 'l-pro-inf-3', 'l-lin-cav-1'];
  const s = battle({ liberal: five, hands: { Carlist: cards('C9') } });
  s.does('Carlist', 'lay', cardNamed('C9')).asks('Liberal', '7.3-b', 'markBlock').does('Liberal', 'markBlock', 'l-pro-inf-3');
  expect([lines(s, 'l-pro-inf-3'), s.pub.battle!.river]).toEqual([RESERVE, true]);
  s.does('Carlist', 'holdBack');
  s.refuses(
    'Liberal',
    'engage',
    { token: 'l-lin-cav-1', target: 'c-gui-inf-1', support: false, counterBattery: 0, named: false },
    '7.3-b',
  );
  // The river stays for the battle: the box is not filled again, but in round 2 he may charge.
  s.does('Liberal', 'holdBack')
    .does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn')
    .does('Liberal', 'toReserve', [])
    .does('Carlist', 'toReserve', []);
  s.refuses('Liberal', 'toFront', ['l-pro-inf-3'], '17.1-b').does('Liberal', 'toFront', []);
  s.asks('Carlist', '17.2-c').does('Carlist', 'holdBack');
  s.offers('Liberal', 'engage', { token: 'l-lin-cav-1', target: 'c-gui-inf-1', support: false, counterBattery: 0, named: false });
});
test('C9 cannot be laid by an attacker', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Carlist',
      year: 1838,
      units: { salvatierra: [...LIBERALS, ...CARLISTS] },
      entries: [['alsasua', 'salvatierra']],
      hands: { Carlist: cards('C9') },
    },
  );
  s.does('Liberal', 'formUp', LIBERALS).does('Carlist', 'formUp', CARLISTS).asks('Carlist', '7.3-a', 'layNone');
});
test('C15 Parapets: enemy infantry has E-1 and no support in this round; only as defender in abrupt terrain', () => {
  const s = battle({ at: 'durango', liberal: [...LIBERALS, 'liberal mountain 2'], hands: { Carlist: cards('C15') } });
  s.does('Carlist', 'lay', cardNamed('C15')).does('Carlist', 'holdBack');
  s.refuses('Liberal', 'engage', { token: 'l-lin-inf-1', target: -1, support: true, counterBattery: 0, named: false });
  s.dice(2, 2, 2, 6).fires('Liberal', 'l-lin-inf-1');
  expect(s.told('fired')[0]).toMatchObject({ hits: 0, shot: { on: 1 } });
  s.dice(...six(8))
    .fires('Liberal', 'l-lin-inf-2')
    .fires('Liberal', 'l-pro-inf-1')
    .does('Liberal', 'holdBack');
  s.does('Liberal', 'fightOn').does('Carlist', 'fightOn').does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  expect(s.pub.battle).toMatchObject({ round: 2, wall: -1 });
  battle({ hands: { Carlist: cards('C15') } }).refuses('Carlist', 'lay', cardNamed('C15'));
});
test('C22 Guides of Navarre: NAV infantry passes every test of the round', () => {
  const s = battle({ hands: { Carlist: cards('C22') } }).does('Carlist', 'lay', cardNamed('C22'));
  const t = battle({ hands: { Carlist: cards('C22') } });
  t.does('Carlist', 'lay', cardNamed('C22')).does('Carlist', 'holdBack');
  t.dice(1, 1, 6, 6, 6, 6).fires('Liberal', 'l-lin-inf-1').does('Carlist', 'takeHits', ['c-gui-inf-1', 'c-nav-inf-1']);
  expect([t.told('steady').map(({ block }) => block), lines(t, 'c-gui-inf-1'), lines(t, 'c-nav-inf-1')]).toEqual([
    [blockNamed['c-nav-inf-1']],
    DEMORALISED,
    FRONT_LINE,
  ]);
  expect(s.pub.tactics).toHaveLength(1);
});
test('C24 Oriamendi: as defender, the first two infantry blocks activated fire with a die more', () => {
  const s = battle({ hands: { Carlist: cards('C24') } });
  s.does('Carlist', 'lay', cardNamed('C24'))
    .dice(...six(5))
    .fires('Carlist', 'c-nav-inf-1')
    .does('Liberal', 'holdBack');
  s.dice(...six(5))
    .fires('Carlist', 'c-nav-inf-2')
    .dice(...six(4))
    .fires('Carlist', 'c-gui-inf-1')
    .spent();
  expect(s.told('fired').map(({ shot }) => shot.dice.length)).toEqual([5, 5, 4]);
});
test('C27 Orderly Withdrawal: who retreats of his own will at the end of this round is not pursued and loses nothing', () => {
  const s = battle({
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'carlist field 2'],
    hands: { Carlist: cards('C27') },
  });
  s.does('Carlist', 'lay', cardNamed('C27')).does('Carlist', 'holdBack').does('Liberal', 'holdBack').does('Liberal', 'fightOn');
  s.does('Carlist', 'withdraw').asks('Carlist', '17.9-i').spent();
  expect([s.told('chased'), s.told('capturedGuns')]).toEqual([[], []]);
});
test('C36 Don Sebastián: once in the round two units in a row', () => {
  const s = battle({ hands: { Carlist: cards('C36') } });
  s.does('Carlist', 'lay', cardNamed('C36'))
    .dice(...six(4))
    .fires('Carlist', 'c-nav-inf-1')
    .asks('Carlist', '17.2-c', 'engage', 'enough');
  s.dice(...six(4))
    .fires('Carlist', 'c-nav-inf-2')
    .asks('Liberal', '17.2-c')
    .dice(...six(4))
    .fires('Liberal', 'l-lin-inf-1');
  s.dice(...six(4))
    .fires('Carlist', 'c-gui-inf-1')
    .asks('Liberal', '17.2-c'); // not twice
  const kept = battle({ hands: { Carlist: cards('C36') } });
  kept
    .does('Carlist', 'lay', cardNamed('C36'))
    .dice(...six(4))
    .fires('Carlist', 'c-nav-inf-1')
    .does('Carlist', 'enough');
  kept
    .dice(...six(4))
    .fires('Liberal', 'l-lin-inf-1')
    .dice(...six(4))
    .fires('Carlist', 'c-nav-inf-2')
    .asks('Carlist', '17.2-c', 'engage', 'enough');
  expect(s.pub.removed).toContain(cardNamed('C36'));
});
test('L22 Night Attack: only for those who come to relieve; the enemy card has no effect and infantry has E+1', () => {
  const relief = scene.section(
    'combat',
    {},
    {
      active: 'Liberal',
      year: 1838,
      units: { 'san-sebastian': ['l-lin-inf-1 inside', 'l-lin-inf-2', 'c-gui-inf-1 2'] },
      besieged: ['san-sebastian'],
      entries: [['hernani', 'san-sebastian']],
      hands: { Liberal: cards('L22'), Carlist: cards('C5') },
    },
  );
  relief.does('Liberal', 'pickToFire', ['l-lin-inf-2']).does('Carlist', 'pickToFire', ['c-gui-inf-1']);
  relief.does('Liberal', 'lay', cardNamed('L22')).dice(2, 6, 2, 6, 6, 6).does('Carlist', 'lay', cardNamed('C5')).spent();
  expect(relief.told('voided')).toEqual([{ side: 'Carlist', card: cardNamed('C5') }]);
  expect(relief.told('volley').map(({ hits }) => hits)).toEqual([0, 1]);
  skirmish(['l-lin-inf-1'], ['c-nav-inf-1'], { hands: { Liberal: cards('L22') } }).asks('Liberal', '7.3-a', 'layNone');
});
test('L26 Diego de León: cavalry has E+1, and infantry it charges tests with -2 more', () => {
  const s = battle({ carlist: ['c-gui-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'], hands: { Liberal: cards('L26') } });
  s.does('Liberal', 'lay', cardNamed('L26')).does('Carlist', 'holdBack');
  s.dice(3, 3, 4, 6, 6, 1, 1).charges('Liberal', 'l-lin-cav-1', 'c-gui-inf-1').spent();
  // 8 - 2 + 1 - 2 = 5 against 6; then E2 + 1 + 1 hits with 4
  expect(s.told('morale')[0]).toMatchObject({ number: 5, passed: false });
  expect(s.told('fired')[0]!.shot.on).toBe(4);
});
test('L36 Córdova: the Liberals make the first activation of the round and test with +1', () => {
  const s = battle({ hands: { Liberal: cards('L36') } });
  s.does('Liberal', 'lay', cardNamed('L36')).asks('Liberal', '17.2-c').does('Liberal', 'holdBack');
  s.dice(1, 6, 6, 6, 4, 4).fires('Carlist', 'c-nav-inf-1').does('Liberal', 'takeHits', ['l-lin-inf-1']);
  expect(s.told('morale')[0]).toMatchObject({ number: 8, passed: true });
});
/** Carlists assault Valmaseda, which they besiege. */
const assault = (active: 'Carlist' | 'Liberal', inside: string[], outside: string[], hands: Scened['hands'] = {}) =>
  scene
    .section(
      'combat',
      {},
      {
        active,
        year: 1838,
        units: { valmaseda: [...inside.map(unit => `${unit} inside`), ...outside] },
        fortresses: { valmaseda: active === 'Carlist' ? 'Liberal' : 'Carlist' },
        besieged: ['valmaseda'],
        hands,
      },
    )
    .does(active, 'assault', 'valmaseda');
test('C21 Sappers: the first two hits of the round count whole', () => {
  const s = assault('Carlist', ['l-lin-inf-1'], ['c-nav-inf-1', 'carlist field 2'], { Carlist: cards('C21') });
  s.does('Carlist', 'storm', ['c-nav-inf-1'])
    .dice(...six(4))
    .dice(6, 1, 1, 1, 6)
    .does('Carlist', 'lay', cardNamed('C21'));
  expect(s.told('wallsHit')[0]).toMatchObject({ hits: 3, losses: 2, half: true });
});
test('L30 Storming Column: infantry has E+1 in this round, and one round more may be fought', () => {
  const s = assault('Liberal', ['c-nav-inf-1'], ['l-lin-inf-1', 'liberal field 2'], { Liberal: cards('L30') });
  s.does('Liberal', 'storm', ['l-lin-inf-1'])
    .dice(...six(5))
    .dice(3, 6, 6, 6)
    .does('Liberal', 'lay', cardNamed('L30'));
  expect(s.told('volley')[1]!.shots[0]!.on).toBe(3);
  for (const _ of [2, 3])
    s.does('Liberal', 'goOn')
      .dice(...six(9))
      .does('Liberal', 'storm', ['l-lin-inf-1']);
  expect(s.told('assault').map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(s.told('repelled')).toHaveLength(1);
});
test('18.1-g in an assault the defender lays no card', () => {
  const s = assault('Carlist', ['l-lin-inf-1'], ['c-nav-inf-1', 'carlist field 2'], { Liberal: cards('L5') });
  s.dice(...six(9)).does('Carlist', 'storm', ['c-nav-inf-1']);
  expect(s.told('laidCard')).toEqual([]);
});
test('C7 where Zumalacárregui has silenced them the Liberals lay no tactical card in the first round', () => {
  const s = scene.section(
    'combat',
    {},
    {
      active: 'Carlist',
      units: { durango: ['l-lin-inf-1', 'c-nav-inf-1'] },
      entries: [['eibar', 'durango']],
      hands: { Liberal: cards('L5') },
      pub: { silenced: [placeNamed.durango] },
    },
  );
  s.does('Liberal', 'pickToFire', ['l-lin-inf-1'])
    .dice(...six(8))
    .does('Carlist', 'pickToFire', ['c-nav-inf-1'])
    .spent();
  expect(s.told('laidCard')).toEqual([]);
});
