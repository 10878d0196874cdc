/** Cases written from the rulebook alone: forage of mixed stacks, fortresses, sieges, enlistments. */
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { IN_PLAY, RESERVE } from '../../state/table.ts';
import { type Play, playing, type Setting } from './stage.ts';

const foraging = (side: SideName, said: Setting): Play => playing('forage', { side }, said);
const checking = (side: SideName, said: Setting): Play => playing('enlistment', { side }, said);
const rolls = (side: SideName, said: Setting): number => {
  const play = foraging(side, { ...said, dice: Array<number>(20).fill(6) });
  play.does(
    side,
    'feed',
    play.offered(side, 'feed').reduce((a, b) => (b.length > a.length ? b : a), [] as number[]),
  );
  return play.told('hunger')[0]?.dice.length ?? 0;
};

test('19.2-f, 19.4-b Indians at home, leaders and neutrals eat nothing of what others forage', () => {
  const at = { onondaga: ['in-1', 'in-2', 'butler'], niagara: ['br-det-01', 'in-3', 'carleton'] } as const;
  expect(rolls('british', { loyalty: { canada: -1 }, at })).toBe(0);
});
test('19.3-a, 19.4-a Indians in another Indian location are at home there too; beside them a regular hungers', () => {
  expect(rolls('british', { at: { 'creek-towns': ['in-1', 'br-det-01'] } })).toBe(1);
});
test('19.2-b, 19.2-a neutral counts as hostile: Albany feeds two of either side, four once it is friendly', () => {
  const at = { albany: ['am-mil-01', 'am-mil-02', 'am-mil-03', 'am-mil-04', 'am-mil-05'] } as const;
  expect([0, 1, 3, -1].map(level => rolls('american', { loyalty: { 'mid-atlantic': level }, at }))).toEqual([3, 1, 1, 3]);
});
test('19.4-a a friendly fleet in port feeds everybody ashore, an enemy fleet does not', () => {
  const troops = ['br-reg-01', 'br-reg-02', 'br-reg-03'];
  expect(rolls('british', { at: { newport: [...troops, 'br-fleet-1'] } })).toBe(0);
  expect(rolls('british', { europe: 'french-alliance', at: { newport: [...troops, 'fr-fleet-1'] } })).toBe(1);
});
test('19.5-b, 24.12-a aboard at sea regulars and Indians roll, marines and leaders do not', () => {
  const at = {
    'virginia-capes': ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-mar-1 > br-fleet-1', 'gage > br-fleet-1'],
  } as const;
  expect(rolls('british', { at })).toBe(1);
});
test('19.5-b, 19.3-a at sea the option for the wilderness changes nothing: three kills', () => {
  const at = { 'virginia-capes': ['br-fleet-1', 'br-lt-1 > br-fleet-1'] } as const;
  const play = foraging('british', { options: ['forage'], at, dice: [3] }).does('british', 'feed', []);
  expect(play.status('br-lt-1')).toBe(RESERVE);
});
test('25.7-a nobody hungers in a box', () => {
  expect(rolls('british', { at: { britain: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'he-reg-1', 'br-mil-1'] } })).toBe(0);
});
test('19.2-c the islands feed by their colour: Jamaica two British units for each point, Havana Spaniards at war', () => {
  expect(rolls('british', { at: { bahamas: ['br-reg-01', 'br-reg-02', 'br-reg-03'] } })).toBe(1);
  expect(rolls('american', { europe: 'spanish-alliance', at: { santiago: ['sp-reg-1', 'sp-reg-2', 'sp-reg-3'] } })).toBe(1);
  expect(rolls('british', { europe: 'spanish-alliance', at: { santiago: ['br-reg-01', 'br-reg-02', 'br-reg-03'] } })).toBe(2);
});
test('26.1-d units of a neutral nation never roll', () => {
  expect(rolls('american', { at: { santiago: ['sp-reg-1', 'sp-reg-2', 'sp-reg-3', 'sp-mil-1'] } })).toBe(0);
});
test('28.2-d, 28.2-e a chain of fortresses does not reach two routes, and lakes and rivers count as routes', () => {
  const said: Setting = { options: ['fortresses'], fortress: { albany: 'british' } };
  expect(rolls('british', { ...said, at: { albany: ['br-det-01'], 'fort-stanwix': ['br-reg-01'] } })).toBe(0);
  expect(rolls('british', { ...said, at: { albany: ['br-det-01'], oswego: ['br-reg-01'] } })).toBe(1);
});
test('28.2-d a fortress of the enemy, and one of the own that is empty, feed as theirs do', () => {
  const at = { 'fort-stanwix': ['br-reg-01'] } as const;
  expect(rolls('british', { options: ['fortresses'], fortress: { albany: 'american' }, at })).toBe(1);
  expect(rolls('british', { options: ['fortresses'], fortress: { albany: 'british' }, at })).toBe(0);
});
test('28.2-d, 1.4-a without the option no fortress feeds anybody', () => {
  expect(rolls('british', { at: { 'fort-stanwix': ['br-reg-01'] } })).toBe(1);
});
const SIEGE: Setting = { options: ['fortresses'], fortress: { albany: 'american' }, siege: { albany: 'british' } };
test('28.8-a a siege force of four in hostile Albany: two by forage, two by the siege', () => {
  const four = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04'];
  expect(rolls('british', { ...SIEGE, loyalty: { 'mid-atlantic': 1 }, at: { albany: [...four, 'am-reg-01'] } })).toBe(0);
  expect(
    rolls('british', { ...SIEGE, loyalty: { 'mid-atlantic': 1 }, at: { albany: [...four, 'br-reg-05', 'am-reg-01'] } }),
  ).toBe(1);
});
test('28.8-b, 28.8-c the besieged are fed by no fortress next door, their own included, only by forage', () => {
  const three = ['am-reg-01', 'am-reg-02', 'am-reg-03'];
  const said: Setting = { ...SIEGE, fortress: { albany: 'american', 'west-point': 'american' } };
  expect(rolls('american', { ...said, at: { albany: [...three, 'br-reg-01'], 'west-point': ['am-mil-01'] } })).toBe(1);
});
test('28.8-b a besieged fortress feeds nobody next door, a free one on the other side still does', () => {
  const at = { albany: ['am-reg-01', 'br-reg-01'], 'fort-stanwix': ['am-reg-02'] } as const;
  expect(rolls('american', { ...SIEGE, at })).toBe(1);
  expect(rolls('american', { ...SIEGE, siege: {}, at: { albany: ['am-reg-01'], 'fort-stanwix': ['am-reg-02'] } })).toBe(0);
});
test('28.8-c a besieged port with a fleet in it: the troops ashore forage, those aboard are fed', () => {
  const at = { boston: ['br-reg-01', 'br-reg-02', 'br-fleet-1', 'br-reg-03 > br-fleet-1', 'am-reg-01'] } as const;
  const said: Setting = { options: ['fortresses', 'partisans'], fortress: { boston: 'british' }, siege: { boston: 'american' } };
  expect(rolls('british', { ...said, partisan: { boston: 'american' }, at })).toBe(2);
});
test('29.4-a a Tory leaves the Americans nothing to forage, a Rebel leaves them all', () => {
  const at = { richmond: ['am-mil-01', 'am-mil-02'] } as const;
  const said: Setting = { options: ['partisans'], at };
  expect(rolls('american', { ...said, partisan: { richmond: 'british' } })).toBe(2);
  expect(rolls('american', { ...said, partisan: { richmond: 'american' } })).toBe(0);
});
test('37.2-c a massacre leaves neither side anything', () => {
  expect(rolls('british', { options: ['massacre'], massacre: ['richmond'], at: { richmond: ['br-reg-01'] } })).toBe(1);
});
test('36.1-a, 36.2-a, 36.3-a each unit by its kind in the wild, all alike in towns', () => {
  const at = { oswego: ['in-1', 'br-lt-1', 'br-reg-01', 'br-gr-1', 'br-det-01', 'br-mil-1'] } as const;
  const lost = (dice: number[]) => {
    const play = foraging('british', { options: ['forage'], at, dice }).does('british', 'feed', []);
    return play.told('hunger')[0]?.lost;
  };
  expect(lost(Array<number>(6).fill(1))).toBe(1);
  expect(lost(Array<number>(6).fill(3))).toBe(4);
  expect(lost(Array<number>(6).fill(5))).toBe(5);
  const town = foraging('british', {
    options: ['forage'],
    massacre: ['albany'],
    at: { albany: ['in-1', 'br-reg-01'] },
    dice: [4, 4],
  });
  expect(town.does('british', 'feed', []).told('hunger')[0]?.lost).toBe(0);
});
test('28.4-b the last of a garrison starves: the fortress is removed without a roll', () => {
  const play = foraging('american', { ...SIEGE, massacre: ['albany'], at: { albany: ['am-reg-01', 'br-reg-01'] }, dice: [3] });
  play.does('american', 'feed', []).spent();
  expect([play.fortress('albany'), play.pub.siege.every(side => side === -1)]).toEqual([-1, true]);
});
test('28.4-a any fortress may be given up at the end of the phase, a besieged one too', () => {
  const play = playing('walls', { side: 'american' }, { ...SIEGE, at: { albany: ['am-reg-01', 'br-reg-01'] } });
  play.does('american', 'abandon', ['albany']);
  expect([play.fortress('albany'), play.told('siegeLifted').length]).toEqual([-1, 1]);
});
test('26.1-a, 28.4-a nobody gives up the walls of a neutral nation; of an ally the American may', () => {
  const said: Setting = { options: ['fortresses'], fortress: { hispaniola: 'american', havana: 'american' } };
  const walls = (europe: NonNullable<Setting['europe']>): Play => playing('walls', { side: 'american' }, { ...said, europe });
  expect(walls('neutral').over()).toBe(true);
  const play = walls('french-alliance');
  play.refuses('american', 'abandon', ['havana']).does('american', 'abandon', ['hispaniola']);
  expect([play.fortress('hispaniola'), play.fortress('havana')]).toEqual([-1, 0]);
});
test('20.2-a, 20.2-b Continentals check aboard ship and beside the enemy; French, Spanish and British regulars never', () => {
  const at = {
    'virginia-capes': ['fr-fleet-1', 'am-reg-01 > fr-fleet-1', 'fr-reg-1 > fr-fleet-1'],
    albany: ['am-lt-1', 'am-mar-1'],
    newport: ['sp-reg-1', 'fr-lt-1'],
  } as const;
  const play = checking('american', { europe: 'spanish-alliance', at, dice: [6, 6, 6] }).spent();
  expect(play.told('enlistments')[0]?.dice).toHaveLength(3);
  expect(checking('british', { at: { boston: ['br-reg-01', 'he-reg-1', 'br-lt-1'] } }).told('enlistments')).toEqual([]);
});
test('20.3-a militia checks by region: an enemy in New England does not keep Virginians in the field', () => {
  const play = checking('american', {
    at: { boston: ['br-reg-01'], newport: ['am-mil-01'], richmond: ['am-mil-02'] },
    dice: [4],
  }).spent();
  expect([play.status('am-mil-01'), play.status('am-mil-02')]).toEqual([IN_PLAY, RESERVE]);
});
test('20.3-b, 20.3-d an enemy leader alone or a fleet in port keeps militia; a fleet off the coast or a partisan does not', () => {
  const check = (more: Setting): number =>
    checking('american', { ...more, at: { richmond: ['am-mil-02'], ...more.at }, dice: [6] }).told('enlistments').length;
  expect(check({ at: { norfolk: ['gage'] } })).toBe(0);
  expect(check({ at: { norfolk: ['br-fleet-1'] } })).toBe(0);
  expect(check({ at: { 'virginia-capes': ['br-fleet-1'] } })).toBe(1);
  expect(check({ options: ['partisans'], partisan: { norfolk: 'british' } })).toBe(1);
});
test('20.3-c, 26.1-d Spanish militia checks at war, not while neutral', () => {
  const at = { santiago: ['sp-mil-1'] } as const;
  expect(checking('american', { europe: 'spanish-alliance', at, dice: [1] }).status('sp-mil-1')).toBe(RESERVE);
  expect(checking('american', { at }).told('enlistments')).toEqual([]);
});
test('20.4-a, 20.5-a Indians far from home go on four, with Butler among them and a militia force they still get nothing', () => {
  const play = checking('british', { at: { albany: ['in-1', 'butler'] }, dice: [4] });
  expect(play.status('in-1')).toBe(RESERVE);
  const led = checking('british', { at: { albany: ['in-1', 'gage'] }, dice: [4] });
  expect(led.status('in-1')).toBe(IN_PLAY);
});
test('20.5-b the best leader alone lends his value, to every unit of his place', () => {
  const play = checking('american', { at: { albany: ['am-reg-01', 'am-reg-02', 'greene', 'gates'] }, dice: [1, 2] });
  expect([play.status('am-reg-01'), play.status('am-reg-02')]).toEqual([RESERVE, IN_PLAY]);
});
test('20.5-c the leader of the garrison does not help the siege force, nor an admiral anybody', () => {
  const play = checking('american', {
    options: ['fortresses'],
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    at: { boston: ['br-reg-01', 'gage', 'am-reg-01', 'jones'] },
    dice: [4],
  });
  expect(play.status('am-reg-01')).toBe(RESERVE);
});
test('20.1-a, 28.4-a the last unit of a fortress that goes home leaves it to fall', () => {
  const play = checking('american', {
    options: ['fortresses'],
    fortress: { albany: 'american' },
    at: { albany: ['am-reg-01'] },
    dice: [1],
  });
  expect(play.fortress('albany')).toBe(-1);
});
test('7.9-j Leader Arises goes back even when nobody has to check', () => {
  const play = checking('british', { at: { boston: ['br-reg-01', 'british-arisen'] } });
  expect([play.status('british-arisen'), play.told('arisenGone').length]).toEqual([RESERVE, 1]);
});
