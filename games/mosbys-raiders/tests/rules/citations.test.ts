/** Each line of the journal cites the rule that made it, where two could. */
import { expect, test } from 'vitest';
import { CONFEDERACY } from '../../data/map.ts';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import type { Facts } from '../../types.ts';
import { type Placed, scene } from '../scene.ts';

type Scene = ReturnType<typeof scene>;
const cited = (s: Scene, kind: keyof Facts): (string | undefined)[] =>
  s.log.filter(fact => fact.kind === kind).map(({ rule }) => rule);
const ALL: SpaceId[] = CONFEDERACY.map(space => (SPACES[space] as { id: SpaceId }).id);
const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };

test('4.1-a, 4.2-b, 4.2-c, 4.2-d, 4.2-a the ending cites what decided it', () => {
  const end = (given: Parameters<typeof scene>[0]) => cited(scene({ phase: 'end', ...given }), 'ended');
  expect(end({ turn: 8, notoriety: 9 })).toEqual(['4.1-a']);
  expect(end({ turn: 5, notoriety: 4 })).toEqual(['4.2-b']);
  expect(end({ turn: 8, notoriety: 8 })).toEqual(['4.2-c']);
  expect(end({ turn: 3, notoriety: 3, devastated: ALL })).toEqual(['4.2-d']);
  expect(
    cited(scene({ phase: 'events', mosby: 'paris', wound: 1, turn: 2, events: ['evt-trapped'], dice: [1] }), 'ended'),
  ).toEqual(['4.2-a']);
});
test('7.6-a, 5.A4-c, 8.2-a Preparation: reinforcements, a courier met, the number of events', () => {
  const s = scene({
    phase: 'preparation',
    notoriety: 2,
    options: ['opt-8.2'],
    units: [{ at: 'hopewell', is: 'courier', unseen: true }],
    events: ['evt-picnic', 'evt-press-a', 'evt-lincoln'],
  });
  s.dice(1, 6, 1).does('place', 'aldie').asks('operations.action').spent();
  expect([cited(s, 'reinforced'), cited(s, 'took'), cited(s, 'events')]).toEqual([['7.6-a'], ['5.A4-c'], ['8.2-a']]);
  const plain = scene({ phase: 'cards', mosby: 'aldie', events: ['evt-picnic'], dice: [1] });
  expect(cited(plain, 'events')).toEqual(['5.A7-a']);
});
test('5.1-c, 5.1-d a card too many and a Permanent card given up', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'aldie',
    notoriety: 9,
    hand: ['act-cannon', 'act-scout'],
    deck: ['act-hide', 'act-hide', 'act-hide', 'act-ruse', 'act-ruse', 'act-ruse'],
    events: ['evt-picnic'],
  });
  s.does('discard', 'act-ruse').dice(1).does('discard', 'act-cannon').asks('operations.action');
  expect(cited(s, 'discarded')).toEqual(['5.1-c', '5.1-d']);
});
test('6.2-f, 6.2-o, 6.2-l the checks of an entry: a garrison, a Large Force, a sleeping unit', () => {
  const enter = (from: SpaceId, to: SpaceId, given: Parameters<typeof scene>[0] = {}) =>
    cited(
      scene({ mosby: from, ...given })
        .dice(6)
        .draws(...(to === 'manassas-junction' ? (['blank'] as const) : []))
        .does('move', to),
      'check',
    );
  expect(enter('groveton', 'manassas-junction')).toEqual(['6.2-f']);
  expect(enter('stone-bridge', 'centreville')).toEqual(['6.2-o']);
  expect(enter('paris', 'upperville', { units: [{ at: 'upperville', is: 'combat 1' }] })).toEqual(['6.2-l']);
});
test('6.4-f, 7.8-j a bridge and the train', () => {
  const bridge = scene({ mosby: 'occoquan', revealed: ['occoquan', 'pohick-church', 'dumfries'] })
    .dice(6)
    .does('demolish', 'bridge');
  const train = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown', escorts: ['gone', 'gone'] }).does(
    'demolish',
    'train',
  );
  expect([cited(bridge, 'demolished'), cited(train, 'demolished')]).toEqual([['6.4-f'], ['7.8-j']]);
});
test("6.5-r, 7.5-a the checks after Mosby's attack and after the Union's", () => {
  const units: Placed[] = [
    { at: 'strasburg', is: 'combat 1', active: true },
    { at: 'middletown', is: 'combat 2' },
  ];
  const ours = scene({ phase: 'rounds', mosby: 'strasburg', strength: 6, units }).dice(6, 6).does('attack');
  const theirs = scene({ phase: 'union', mosby: 'strasburg', strength: 6, units, dice: [4] })
    .dice(6, 6)
    .does('stand');
  expect([cited(ours, 'check'), cited(theirs, 'check')]).toEqual([['6.5-r'], ['7.5-a']]);
});
test('6.5-t, 6.5-u, 6.5-v a defeat without and with losses; the captive escapes', () => {
  const lose = (die: number) =>
    scene({
      phase: 'rounds',
      mosby: 'linden',
      strength: 1,
      notoriety: 3,
      dulaney: 'held',
      units: [{ at: 'linden', is: 'combat 2', active: true }],
    })
      .dice(die, 6, 6)
      .does('attack');
  expect([cited(lose(2), 'beaten'), cited(lose(2), 'leader')]).toEqual([['6.5-t'], ['6.5-v']]);
  expect(cited(lose(1).asks('preparation.place'), 'beaten')).toEqual(['6.5-t']);
  const worse = scene({
    phase: 'rounds',
    mosby: 'linden',
    awareness: 5,
    notoriety: 7,
    units: [{ at: 'linden', is: 'combat 3', active: true }],
  });
  expect(cited(worse.dice(2).does('attack'), 'beaten')).toEqual(['6.5-u']);
});
test('6.6-b, 6.6-c, 6.3-g disbanding in Operations and in Rounds', () => {
  const rounds = scene({ phase: 'rounds', mosby: 'bradley', dulaney: 'held', units: [FAR] }).does('disband');
  expect([
    cited(scene({ mosby: 'paris' }).does('disband'), 'disbanded'),
    cited(rounds, 'disbanded'),
    cited(rounds, 'leader'),
  ]).toEqual([['6.6-b'], ['6.6-c'], ['6.3-g']]);
});
test('6.5-y, 6.5-z a unit reduced and a unit destroyed', () => {
  const fight = (is: 'combat 1' | 'combat 3') =>
    cited(
      scene({ phase: 'rounds', mosby: 'linden', strength: 3, units: [{ at: 'linden', is, active: true }, FAR] })
        .dice(4, 1)
        .draws(...(is === 'combat 3' ? [0] : []))
        .does('attack'),
      'loses',
    );
  expect([fight('combat 3')[0], fight('combat 1')]).toEqual(['6.5-y', ['6.5-z']]);
});
test('6.5-ab, 6.5-ad, 6.5-aa retreats: attacked, attacking from where it stood, attacking from elsewhere', () => {
  const units: Placed[] = [{ at: 'linden', is: 'combat 3', active: true }];
  const given = { mosby: 'linden', strength: 3, awareness: 3, notoriety: 5, units } as const;
  const attacked = scene({ phase: 'rounds', ...given, units })
    .dice(4)
    .draws(0)
    .does('attack');
  const stayed = scene({ phase: 'union', ...given, units, dice: [4] })
    .dice(4)
    .draws(0)
    .does('stand');
  const came = scene({ phase: 'union', ...given, units: [{ at: 'markham-station', is: 'combat 3', active: true }], dice: [4] });
  expect([cited(attacked, 'retreats'), cited(stayed, 'retreats'), cited(came.dice(4).does('stand'), 'retreats')]).toEqual([
    ['6.5-ab'],
    ['6.5-ad'],
    ['6.5-aa'],
  ]);
});
test('7.3-j, 7.3-p, 7.3-k a courier taken in by those it sought, by those it met, by those it stood with', () => {
  const rides = (die: number, courier: SpaceId, unit: SpaceId) =>
    cited(
      scene({
        phase: 'union',
        mosby: 'strasburg',
        dice: courier === unit ? [1] : [die, 1],
        units: [
          { at: courier, is: 'courier', active: true },
          { at: unit, is: 'combat 1', active: true },
        ],
      }),
      'absorbed',
    );
  expect([rides(3, 'linden', 'front-royal'), rides(2, 'linden', 'front-royal'), rides(3, 'linden', 'linden')]).toEqual([
    ['7.3-j'],
    ['7.3-p'],
    ['7.3-k'],
  ]);
  // A Large Force it was making for.
  const force = scene({
    phase: 'union',
    mosby: 'paris',
    units: [{ at: 'stone-bridge', is: 'courier', active: true }],
    dice: [5],
  });
  expect([cited(force, 'absorbed'), force.told('ride')[0]?.what]).toEqual([['7.3-j'], 'flees']);
});
test('6.2-y, 7.3-d a pursuit of four spaces and of three', () => {
  const ride = (die: number) => cited(scene({ phase: 'union', mosby: 'strasburg', units: [FAR], dice: [die] }), 'ride');
  expect([ride(6), ride(5)]).toEqual([['6.2-y'], ['7.3-d']]);
});
test('7.8-c, 7.8-n the train gone by the road and gone with the turn', () => {
  const road = scene({ phase: 'rounds', mosby: 'paris', train: 'middletown' }).does('wait').asks('operations.action');
  const turn = scene({ phase: 'rounds', mosby: 'paris', train: 'newtown' }).does('disband');
  expect([cited(road, 'train'), cited(turn, 'train')]).toEqual([['7.8-c'], ['7.8-n']]);
});
test('7.8-l an escort that lies face down beside the wreck', () => {
  const s = scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown' });
  s.dice(6, 6, 6).draws('combat 2', 'combat 4').does('demolish', 'train');
  expect(cited(s, 'garrison')).toEqual(['7.8-l', '7.8-l']);
});
test('C-h, C-g, C-i the cards that lead Mosby in', () => {
  const guide = scene({ mosby: 'stone-bridge', hand: ['act-local-guide'] }).does('guide', 'centreville');
  const french = scene({ mosby: 'annandale', revealed: ['annandale'], hand: ['act-french-dulaney'] }).does(
    'dulaney',
    'alexandria',
  );
  const ames = scene({ mosby: 'stone-bridge', hand: ['act-ames'] }).does('ames', 'centreville');
  expect([guide, french, ames].map(s => cited(s, 'played'))).toEqual([['C-h'], ['C-g'], ['C-i']]);
});
test('6.3-a, 6.3-b, 6.3-i a leader comes, goes, and is no more', () => {
  const s = scene({ phase: 'events', mosby: 'paris', events: ['evt-leader-dulaney', 'evt-leader-dulaney'] });
  const gone = scene({ phase: 'events', mosby: 'paris', dulaney: 'gone', events: ['evt-leader-dulaney'] });
  expect([cited(s, 'leader'), cited(gone, 'noEffect')]).toEqual([['6.3-a', '6.3-b'], ['6.3-i']]);
});
