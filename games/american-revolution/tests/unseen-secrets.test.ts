/** What the opponent sees, hears and is kept waiting by is the same whatever lies hidden: two truths side by side. */
import { describe, expect, test } from 'vitest';
import type { MarkerId } from '../data/markers.ts';
import type { SideName } from '../data/sides.ts';
import { playing } from './politics/stage.ts';
import { type Setting as Field, fighting, type Play as March, moving } from './war/stage.ts';

/** Everybody passes as long as there are windows: who was asked where, one after another, and what `by` has heard. */
const course = (play: Pick<March, 'place' | 'machine' | 'pos' | 'does' | 'log'>, by: SideName): unknown => {
  const asked: string[] = [];
  for (let n = 0; n < 40 && play.place().startsWith('@moment.'); n++) {
    const sides = play.machine.asked(play.pos);
    asked.push(`${play.place()} ${sides.join(' ')}`);
    (play.does as (who: SideName, deed: 'pass') => unknown)(sides[0]!, 'pass');
  }
  return { asked, then: play.place(), heard: play.log.filter(({ to }) => to === undefined || to === by).length };
};
const ONES = Array<number>(30).fill(2);
type Hand = Partial<Record<MarkerId, number>>;
/** The same number of markers, and nothing among them that could be played. */
const plain = (hand: Hand): Hand => ({ rousing: Object.values(hand).reduce((sum, n) => sum + n, 0) });

describe('7.4-a, 22.1-d whoever holds a marker is asked no oftener than whoever holds another', () => {
  const alike = (name: string, hand: Hand, at: (hand: Hand) => unknown) =>
    test(name, () => expect(at(hand)).toEqual(at(plain(hand))));
  const political = (hand: Hand): unknown =>
    course(
      playing('political', {}, { windows: true, hand: { american: hand }, dice: ONES, at: { onondaga: ['in-1'] } }) as never,
      'british',
    );
  alike('7.9-k Master Plan when dice are thrown', { 'master-plan': 1 }, political);
  alike('7.9-t Spy between two acts', { spy: 2 }, political);
  alike('7.9-d the Committee between two acts', { committee: 2 }, political);
  alike('6.7-c Debate, Speculators and Indians in the session', { debate: 1, speculators: 1, indians: 1 }, political);
  const sailing = (hand: Hand): unknown =>
    course(
      moving('british', { windows: true, hand: { american: hand }, at: { boston: ['br-fleet-1'] }, dice: ONES })
        .does('american', 'pass')
        .sails('british', ['br-fleet-1']),
      'british',
    );
  alike('7.9-p Privateers when a fleet sets sail', { privateers: 1 }, sailing);
  const mobilizing = (hand: Hand): unknown =>
    course(
      playing(
        'mobilization',
        { side: 'british' },
        { windows: true, hand: { american: hand }, at: { albany: ['am-reg-01'] } },
      ) as never,
      'british',
    );
  alike('7.9-ad, 7.9-ac Leader Arises and Hessians before the other mobilizes', { 'leader-arises': 1, hessians: 1 }, mobilizing);
  const spied = (hand: Hand): unknown =>
    course(
      playing(
        'spy',
        { side: 'british', on: 0 },
        {
          windows: true,
          hand: { american: hand },
          and: t => {
            t.pub.played = [16];
            t.dark.container.splice(t.dark.container.indexOf(16), 1);
            t.pub.container--;
          },
        },
      ) as never,
      'british',
    );
  alike('7.9-u a Spy that could cancel a Spy', { spy: 1 }, spied);
  const ending = (hand: Hand): unknown =>
    course(
      playing('ending', {}, { windows: true, turn: 3, hand: { american: hand }, at: { boston: ['gage', 'br-reg-01'] } }) as never,
      'british',
    );
  alike('7.9-o Politicking at the end of the turn', { politicking: 1 }, ending);
  const adjustment = (hand: Hand): unknown =>
    course(playing('adjustment', {}, { windows: true, hand: { american: hand, british: { rousing: 2 } } }) as never, 'british');
  alike('7.9-m Mutiny before the adjustment', { mutiny: 1 }, adjustment);
  const field: Field = { windows: true, at: { albany: ['br-reg-01', 'am-reg-01', 'greene'] }, dice: ONES };
  const battle = (hand: Hand): unknown => {
    const play = fighting('british', { ...field, hand: { american: hand } });
    const first = course(play, 'british');
    return [first, play.place(), play.machine.asked(play.pos)];
  };
  alike('7.9-v Tarleton before a battle', { tarleton: 1 }, battle);
  alike('18.4-b tactical markers for a battle', { tactical: 2 }, battle);
  const watched = (hand: Hand): unknown => {
    const said: Field = {
      windows: true,
      options: ['interception'],
      hand: { american: hand },
      at: { boston: ['br-reg-01'], hartford: ['greene', 'am-reg-01'] },
    };
    const play = moving('british', { ...said, dice: ONES })
      .does('american', 'pass')
      .marches('british', ['br-reg-01'])
      .does('british', 'go', 'springfield');
    return course(play, 'british');
  };
  alike('32.2-a a tactical marker that could intercept', { tactical: 1 }, watched);
});

describe('22.1-a, 22.1-b covered units tell nothing', () => {
  /** What the British see of the table, and are offered, with one or another American stack. */
  const seen = (said: Field, after: (play: March) => March): unknown => {
    const play = after(moving('british', said));
    const { pub } = play;
    return { pub, place: play.place(), offers: play.machine.options(play.pos, 'british') };
  };
  const under = (hidden: string): Field => ({
    europe: 'french-alliance',
    at: {
      newport: ['am-mil-01', hidden],
      boston: ['br-reg-01', 'gage'],
      'new-england-coast': ['br-fleet-1', 'br-reg-02 > br-fleet-1'],
    },
    dice: [6],
  });
  const same = (name: string, after: (play: March) => March) =>
    test(name, () => {
      const statuses = (said: Field): unknown => {
        const one = seen(said, after) as { pub: { status: unknown } };
        return { ...one, pub: { ...one.pub, status: null } };
      };
      expect(statuses(under('am-reg-01'))).toEqual(statuses(under('am-lt-1')));
      expect(statuses(under('am-reg-01'))).toEqual(statuses(under('fr-fleet-1')));
      expect(statuses(under('am-reg-01'))).toEqual(statuses(under('greene')));
    });
  same('16.3-a what may be gathered', play => play);
  same('16.2-a where a force may march', play => play.marches('british', ['br-reg-01']));
  same('24.4-e where a fleet may go', play => play.sails('british', ['br-fleet-1']));
  test('22.1-d a landing refused by a hidden fleet is told to its owner alone', () => {
    const play = moving('british', under('fr-fleet-1')).sails('british', ['br-fleet-1']).does('british', 'go', 'newport');
    play.does('british', 'land', ['br-reg-02']);
    expect([play.heard('british', 'refused').length, play.heard('american', 'refused').length]).toEqual([1, 0]);
  });
});
test('8.1-a, 9.3-a, 7.2-a nothing of a bid or an assignment is told before both have decided, not even that it is there', () => {
  const bid = playing('initiative', {}, { hand: { american: { rousing: 3 }, british: { rousing: 3 } } });
  const before = JSON.stringify(bid.pub);
  bid.does('american', 'bid', ['rousing', 'rousing']);
  expect([JSON.stringify(bid.pub), bid.heard('british', 'laidBid')]).toEqual([before, []]);
  const laid = playing('agitation', {}, { hand: { american: { rousing: 3 }, british: { rousing: 3 } } });
  const table = JSON.stringify(laid.pub);
  laid.does('american', 'assign', [{ what: 'rousing', to: 0 }]);
  expect([JSON.stringify(laid.pub), laid.heard('british', 'assignedMarkers')]).toEqual([table, []]);
});
