/** A fourth reading of the rulebook: who is beaten where, and which way is still open to him. */
import { anyGame } from '@cuartel/engine';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { expect, test } from 'vitest';
import { answer } from '../../bot/doctrine.ts';
import { TACTICAL } from '../../data/markers.ts';
import { americanRevolution } from '../../index.ts';
import { GONE, POOL, RESERVE } from '../../state/table.ts';
import { fighting, type Play, type Setting } from './stage.ts';

const ones = (n: number): number[] => Array<number>(n).fill(1);
const D = Array<number>(12).fill(TACTICAL);

test('33.2-b, 21.3-b a general who is dispersed commands nobody over the border: the militia is lost', () => {
  const beaten = (first: string): [string, number] => {
    const play = fighting('american', {
      options: ['expeditions'],
      at: { albany: ['am-mil-01', 'am-reg-01', 'greene', 'br-reg-01', 'br-reg-02'] },
      // The British fire first: a five, then a last fire of nothing; a two at the border.
      dice: [1, 6, 5, 1, 1, 1, ...ones(4), 2],
      draws: D,
    });
    play
      .does('british', 'fire', 0)
      .does('american', 'take', first as never)
      .does('american', 'retreat');
    play.does('american', 'withdraw', 'springfield');
    return [play.at('am-mil-01'), play.told('borderRetreat')[0]!.lost];
  };
  expect(beaten('am-reg-01')).toEqual(['springfield', 0]);
  expect(beaten('greene')).toEqual(['', 1]);
});
test('33.2-b, 21.3-b the best of those who are up leads them: with Greene dispersed it is Gates', () => {
  const play = fighting('american', {
    options: ['expeditions'],
    at: { albany: ['am-mil-01', 'greene', 'gates', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, 5, 1, 1, 1, ...ones(4), 2],
    draws: D,
  });
  play.does('british', 'fire', 0).does('american', 'take', 'greene').does('american', 'retreat');
  play.does('american', 'withdraw', 'springfield');
  expect([play.at('am-mil-01'), play.at('greene'), play.at('gates')]).toEqual(['', 'springfield', 'springfield']);
});
test('38.2-a, 5.1-l under honors of war on an island there is nowhere to march to: troops go off the map, leaders to their pool', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    options: ['fortresses', 'honors'],
    fortress: { jamaica: 'british' },
    siege: { jamaica: 'american' },
    at: { jamaica: ['fr-reg-1', 'br-reg-01', 'he-reg-1', 'gage'] },
  });
  play.does('american', 'honors', 'jamaica').does('british', 'accept');
  expect([play.status('br-reg-01'), play.status('he-reg-1'), play.status('gage')]).toEqual([RESERVE, GONE, POOL]);
  expect([play.fortress('jamaica'), play.siege('jamaica'), play.told('drew'), play.told('leaderFate')]).toEqual([0, -1, [], []]);
});
test('38.2-a, 38.3-a, 5.1-l a garrison on an island may still refuse them and be stormed', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    options: ['fortresses', 'honors'],
    fortress: { jamaica: 'british' },
    siege: { jamaica: 'american' },
    at: { jamaica: ['fr-reg-1', 'fr-reg-2', 'br-det-01'] },
    dice: [6, 1, 6, 4],
  });
  play.does('american', 'honors', 'jamaica').does('british', 'decline');
  play.does('american', 'fight', { space: 'jamaica', fight: 'siege' });
  expect([play.fortress('jamaica'), play.told('drew')]).toEqual([-1, []]);
});
test('38.2-a, 5.1-l a player of the table that is played by a mind declines what would cost the whole garrison', () => {
  const answered = (place: 'jamaica' | 'boston'): string => {
    const play = fighting('american', {
      europe: 'french-alliance',
      options: ['fortresses', 'honors'],
      fortress: { [place]: 'british' },
      siege: { [place]: 'american' },
      at: { [place]: ['fr-reg-1', 'br-reg-01'] },
    });
    play.does('american', 'honors', place);
    return answer(askedOf(anyGame(americanRevolution), play.pos as never, 'british') as never).do;
  };
  expect([answered('jamaica'), answered('boston')]).toEqual(['decline', 'accept']);
});
test('18.9-a, 21.7-d the only ship carries the beaten away, and the admiral who was with it', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    at: { newport: ['fr-fleet-1', 'de-grasse', 'am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, ...ones(4), ...ones(4)],
  });
  play.does('british', 'fire', 0).does('american', 'retreat');
  play.does('american', 'withdraw', 'mid-atlantic-coast');
  expect([play.at('de-grasse'), play.at('fr-fleet-1'), play.aboard('am-reg-01')]).toEqual([
    'mid-atlantic-coast',
    'mid-atlantic-coast',
    'fr-fleet-1',
  ]);
});
test('18.9-a, 18.8-e of two ships one is enough: the other stays in port with the admiral', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    at: { newport: ['fr-fleet-1', 'fr-fleet-2', 'de-grasse', 'am-reg-01', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, ...ones(4), ...ones(4)],
  });
  play.does('british', 'fire', 0).does('american', 'retreat');
  play.does('american', 'withdraw', 'new-england-coast');
  expect([play.at('fr-fleet-2'), play.at('de-grasse'), play.at('am-reg-01')]).toEqual([
    'newport',
    'newport',
    'new-england-coast',
  ]);
});
test('18.9-b, 23.1-c militia that marched with regulars drowns on the quay, its commander with it, and all are counted', () => {
  const play = fighting('american', {
    europe: 'french-alliance',
    at: { newport: ['fr-fleet-1', 'am-reg-01', 'am-mil-01', 'ward', 'br-reg-01', 'br-reg-02'] },
    dice: [1, 6, ...ones(4), ...ones(4), 6],
    draws: D,
  });
  play.does('british', 'fire', 0).does('american', 'retreat');
  play.does('american', 'withdraw', 'mid-atlantic-coast');
  expect([play.at('am-reg-01'), play.status('am-mil-01'), play.status('ward')]).toEqual(['mid-atlantic-coast', RESERVE, GONE]);
  expect(play.told('drew')).toEqual([{ side: 'british', n: 2 }]);
});
test('18.8-c, 4.2-c an empty fortress of the enemy bars a retreat, one of the own does not', () => {
  const open = (owner: 'american' | 'british'): string[] => {
    const play = fighting('american', {
      options: ['fortresses'],
      fortress: { quebec: owner },
      at: { montreal: ['am-reg-01', 'br-reg-01', 'br-reg-02'] },
      dice: [1, 6, ...ones(4), ...ones(4)],
    });
    play.does('british', 'fire', 0).does('american', 'retreat');
    return play.places('american', 'withdraw');
  };
  expect(open('american')).toContain('quebec');
  expect(open('british')).not.toContain('quebec');
});
/** All markers but these few are in the British hand. */
const few = (left: readonly number[], said: Setting): Play => {
  const play = fighting('american', { ...said, hand: { british: { spy: 1 }, ...said.hand } });
  const { container } = play.table.dark;
  for (const marker of left) container.splice(container.indexOf(marker), 1);
  for (const marker of container) play.own.british.hand[marker]!++;
  play.pub.hands[1] += container.length;
  container.splice(0, container.length, ...left);
  play.pub.container = left.length;
  return play;
};
test('18.11-a, 7.3-b where the container holds one marker the winner has it and the loser nothing', () => {
  const play = few([TACTICAL], {
    at: { albany: ['am-reg-01', 'am-reg-02', 'br-det-02', 'br-det-01'] },
    dice: [1, 6, 6, 1, 6, 6],
    draws: [TACTICAL],
  });
  play.does('british', 'pass').does('british', 'fire', 0).does('american', 'fire', 0);
  expect(play.told('drew')).toEqual([
    { side: 'american', n: 1 },
    { side: 'british', n: 0 },
  ]);
});
test('18.11-c, 18.5-c markers laid and not spent are back before anybody draws, and may be drawn', () => {
  const play = few([], {
    at: { albany: ['am-reg-01', 'greene', 'br-det-01'] },
    hand: { american: { tactical: 2 } },
    dice: [6, 1, 6, 1],
    draws: [TACTICAL],
  });
  play.does('american', 'pass').does('british', 'pass').does('american', 'lay', 2).does('american', 'fire', 0);
  expect([play.held('american', 'tactical'), play.pub.container]).toEqual([1, 1]);
});
