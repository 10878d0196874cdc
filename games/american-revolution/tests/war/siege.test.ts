import { expect, test } from 'vitest';
import { RESERVE } from '../../state/table.ts';
import { fighting, moving, type Play, type Setting } from './stage.ts';

const D = [22, 22, 22, 22, 22, 22];
const BOSTON: Setting = { options: ['fortresses'], fortress: { boston: 'british' }, points: [6, 6], draws: D };
const inside = ['br-reg-01', 'gage'];
const outside = ['am-reg-01', 'am-reg-02', 'greene'];
const siege: Setting = { ...BOSTON, siege: { boston: 'american' } };

const comesIn = (force: string[], there: string[], more: Partial<Setting> = {}): Play =>
  moving('american', { ...BOSTON, at: { springfield: force, boston: there }, dice: [6], ...more })
    .marches('american', force)
    .does('american', 'go', 'boston');

test('28.6-a, 28.6-c, D21 a land force that has entered may lay siege for three points at the end of the phase', () => {
  const play = comesIn(outside, inside).asks('american', 'movement.order').does('american', 'besiege', 'boston');
  expect([play.siege('boston'), play.pub.points]).toEqual([0, [3, 6]]);
  play.asks('american', '28.6-a', 'finish').refuses('american', 'gather', outside).does('american', 'finish');
  expect(play.over()).toBe(true);
});
test('28.6-b, 28.6-c a regular among them, an enemy combat unit inside, and the points', () => {
  expect(comesIn(['am-lt-1', 'am-mil-01'], inside).places('american', 'besiege')).toEqual([]);
  expect(comesIn(outside, inside, { points: [2, 0] }).places('american', 'besiege')).toEqual([]);
  const leaders = comesIn(outside, ['gage', 'clinton']).does('american', 'besiege', 'boston').asks('american', 'movement.order');
  expect([leaders.siege('boston'), leaders.pub.points[0], leaders.heard('american', 'refused').length]).toEqual([-1, 6, 1]);
  expect(moving('american', { ...BOSTON, at: { boston: [...outside, ...inside] } }).places('american', 'besiege')).toEqual([]);
});
test('7.9-g Engineers: a siege marker free of charge, or a fortress under a friendly combat unit', () => {
  const play = comesIn(outside, inside, { hand: { american: { engineers: 1 } } });
  play.does('american', 'engineers', { at: 'boston', what: 'siege' });
  expect([play.siege('boston'), play.pub.points[0], play.held('american', 'engineers')]).toEqual([0, 6, 0]);
  const built = moving('american', { ...BOSTON, at: { springfield: ['am-mil-01'] }, hand: { american: { engineers: 1 } } });
  built
    .refuses('american', 'engineers', { at: 'hartford', what: 'fortress' })
    .does('american', 'engineers', { at: 'springfield', what: 'fortress' });
  expect(built.fortress('springfield')).toBe(0);
  const enemy = moving('american', {
    ...BOSTON,
    at: { newport: ['am-mil-01', 'br-fleet-1', 'br-reg-01'] },
    hand: { american: { engineers: 1 } },
  });
  enemy.does('american', 'engineers', { at: 'newport', what: 'fortress' }).asks('american', 'movement.order');
  expect([enemy.fortress('newport'), enemy.held('american', 'engineers')]).toEqual([-1, 1]);
});

test('28.11-a who does not lay siege must storm the walls: R13 sixes disperse, fives do nothing, +1 to the defender', () => {
  const play = fighting('american', {
    ...BOSTON,
    at: { boston: ['am-reg-01', 'am-reg-02', 'am-reg-03', 'br-reg-01', 'br-reg-02'] },
    dice: [6, 1, 1, 2, 3, 4, 5, 6, 1, 1, 1, 1],
  });
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '28.2-a', value: 1 }]);
  play.does('american', 'fire', 0);
  expect([play.pub.battle?.dispersed.length, play.pub.battle?.eliminated]).toEqual([1, [0, 0]]);
});
test('28.2-c, 28.3-a, 28.5-b the stormed cannot retreat, their guns fire; all are lost and the fortress is rolled for', () => {
  const storm = (die: number): Play => {
    const play = fighting('american', {
      ...BOSTON,
      at: { boston: ['am-reg-01', 'am-reg-02', 'br-det-01'] },
      dice: [6, 1, 6, 1, 1, 1, die],
    });
    return play.does('american', 'fire', 0);
  };
  const taken = storm(3);
  expect([taken.status('br-det-01'), taken.fortress('boston'), taken.told('drew')]).toEqual([
    RESERVE,
    0,
    [{ side: 'american', n: 1 }],
  ]);
  expect(storm(4).fortress('boston')).toBe(-1);
  const guns = fighting('american', {
    ...BOSTON,
    at: { boston: ['am-reg-01', 'am-reg-02', 'br-det-01'] },
    dice: [1, 6, 1, 1, 1],
  });
  expect(guns.told('volley')[0]?.dice).toHaveLength(3);
});
test('28.7-a, 28.10-b, R13 a siege cancels the walls, not the guns; the besieged still cannot retreat', () => {
  const play = fighting('american', {
    ...siege,
    at: { boston: ['am-reg-01', 'am-reg-02', 'am-reg-03', 'br-reg-01', 'br-reg-02'] },
    dice: [6, 1, 1, 2, 3, 4, 5, 6, 1, 1, 1, 1],
  });
  play.asks('american', '28.9-a').does('american', 'fight', { space: 'boston', fight: 'siege' });
  expect(play.told('firstFire')[0]?.british.terms).toEqual([]);
  play.does('american', 'fire', 0).asks('british', '18.4-e');
  play.does('british', 'take', play.names('british', 'take')[0]!);
  expect(play.pub.battle?.eliminated).toEqual([0, 1]);
});
test('28.9-a, 28.15-a a siege force need not attack, and nobody else fights there', () => {
  const play = fighting('american', { ...siege, at: { boston: [...outside, ...inside] } });
  play.asks('american', '28.9-a', 'fight', 'finish').does('american', 'finish');
  expect(play.over()).toBe(true);
});
test('28.10-a in a later phase it attacks with a leader and a tactical marker, without attrition', () => {
  const no = fighting('american', {
    ...siege,
    campaign: 2,
    at: { boston: ['am-reg-01', ...inside] },
    hand: { american: { tactical: 1 } },
  });
  no.asks('american', '28.9-a', 'finish');
  const yes = fighting('american', {
    ...siege,
    campaign: 2,
    at: { boston: [...outside, ...inside] },
    hand: { american: { tactical: 1 } },
    dice: [6, 1],
  });
  yes.does('american', 'fight', { space: 'boston', fight: 'siege' });
  expect(yes.held('american', 'tactical')).toBe(0);
  expect(fighting('american', { ...siege, campaign: 2, at: { boston: [...outside, ...inside] } }).over()).toBe(true);
});
test('28.10-b, 28.14-a a beaten siege force retreats and the siege is over', () => {
  const play = fighting('american', { ...siege, at: { boston: [...outside, ...inside] }, dice: [6, 1, 1, 1, 1, 1] });
  play
    .does('american', 'fight', { space: 'boston', fight: 'siege' })
    .does('american', 'retreat')
    .does('american', 'withdraw', 'springfield');
  expect([play.siege('boston'), play.fortress('boston'), play.at('am-reg-01')]).toEqual([-1, 1, 'springfield']);
});
test('28.14-a the siege ends when its force marches off', () => {
  const play = moving('american', { ...siege, at: { boston: [...outside, ...inside] }, dice: [6] })
    .marches('american', outside)
    .does('american', 'go', 'springfield');
  expect([play.siege('boston'), play.fortress('boston')]).toEqual([-1, 1]);
});

const relieving = (dice: number[]): Play =>
  fighting('british', {
    ...siege,
    at: { boston: ['br-reg-01', 'br-reg-02', 'cornwallis', 'am-reg-01', 'am-reg-02'] },
    relief: ['br-reg-02', 'cornwallis'],
    dice,
  });
test('28.12-a, 28.12-b, 28.12-c, 28.2-f the relief force alone attacks first, as if there were no markers', () => {
  const play = relieving([1, 6, 6, 1]).does('british', 'fight', { space: 'boston', fight: 'relief' });
  const [shown] = play.told('battle');
  expect([shown?.fight, shown?.british.length]).toEqual(['relief', 2]);
  expect(play.told('firstFire')[0]?.british.terms).toEqual([{ rule: '18.4-c', value: 3 }]);
});
test('28.12-d a victorious relief joins the garrison and lifts the siege', () => {
  const play = relieving([1, 6, 6, 6]).does('british', 'fight', { space: 'boston', fight: 'relief' }).does('british', 'fire', 0);
  expect([play.siege('boston'), play.fortress('boston'), play.own.british.flags.some(flag => (flag & 4) !== 0)]).toEqual([
    -1,
    1,
    false,
  ]);
  expect(play.over()).toBe(true);
});
test('28.12-d, 28.12-e a beaten relief retreats elsewhere and the siege goes on', () => {
  const play = relieving([1, 6, 1, 1, 1, 1])
    .does('british', 'fight', { space: 'boston', fight: 'relief' })
    .does('british', 'retreat');
  expect(play.places('british', 'withdraw')).not.toContain('boston');
  play.does('british', 'withdraw', 'portsmouth');
  expect([play.siege('boston'), play.at('br-reg-02'), play.at('br-reg-01')]).toEqual([0, 'portsmouth', 'boston']);
});
test('28.12-b, 18.4-a relief attacks come before other battles', () => {
  const play = fighting('british', {
    ...siege,
    at: { boston: ['br-reg-01', 'br-reg-02', 'am-reg-01'], hartford: ['br-reg-03', 'am-mil-01'] },
    relief: ['br-reg-02'],
    dice: [6, 1],
  });
  play
    .asks('british', '28.9-a')
    .refuses('british', 'fight', { space: 'hartford', fight: 'land' })
    .refuses('british', 'sortie', ['br-reg-01']);
  play.offers('british', 'fight', { space: 'boston', fight: 'relief' });
});
test('28.15-a, 28.12-a who marches into his own besieged place is a relief force and stops', () => {
  const play = moving('british', { ...siege, at: { boston: ['br-reg-01', 'am-reg-01'], portsmouth: ['br-reg-02'] }, dice: [6] });
  play.marches('british', ['br-reg-02']).does('british', 'go', 'boston').asks('british', 'movement.order');
  expect(play.own.british.flags.filter(flag => (flag & 4) !== 0)).toHaveLength(1);
});

const sallying = (dice: number[], list = ['br-reg-01', 'gage'], more: Partial<Setting> = {}): Play =>
  fighting('british', { ...siege, at: { boston: ['br-reg-01', 'br-reg-02', 'gage', 'am-reg-01'] }, dice, ...more }).does(
    'british',
    'sortie',
    list,
  );
test('28.13-a, 28.13-e some or all besieged sortie against the whole siege force, as if there were no markers', () => {
  const play = sallying([1, 6, 1, 1]);
  expect([play.told('battle')[0]?.british.length, play.told('firstFire')[0]?.british.terms]).toEqual([
    2,
    [{ rule: '18.4-c', value: 1 }],
  ]);
});
test('28.13-b, 28.13-e beaten it goes back inside without further loss, or retreats by land', () => {
  const play = sallying([1, 6, 1, 1, 1, 1]).does('british', 'retreat').asks('british', '18.8-d');
  expect(play.places('british', 'withdraw')).toContain('boston');
  play.does('british', 'withdraw', 'boston');
  expect([play.at('br-reg-01'), play.siege('boston'), play.fortress('boston')]).toEqual(['boston', 0, 1]);
  play.asks('british', '28.9-a', 'finish');
});
test('28.13-e a victorious sortie lifts the siege', () => {
  const play = sallying([1, 6, 6, 1]).does('british', 'fire', 0);
  expect([play.siege('boston'), play.at('br-reg-01')]).toEqual([-1, 'boston']);
});
test('28.13-d in a later phase a sortie needs a leader and a tactical marker', () => {
  const later = { campaign: 2, hand: { british: { tactical: 1 } } };
  const play = fighting('british', { ...siege, ...later, at: { boston: ['br-reg-01', 'gage', 'am-reg-01'] }, dice: [1, 6] });
  play
    .refuses('british', 'sortie', ['br-reg-01'], '28.13-d')
    .refuses('british', 'sortie', ['gage'], '28.13-d')
    .does('british', 'sortie', ['br-reg-01', 'gage']);
  expect(play.held('british', 'tactical')).toBe(0);
});
test('28.13-c a sortie may follow a relief attack that failed', () => {
  const play = relieving([1, 6, 1, 1, 1, 1])
    .does('british', 'fight', { space: 'boston', fight: 'relief' })
    .does('british', 'retreat')
    .does('british', 'withdraw', 'portsmouth');
  play.asks('british', '28.9-a').offers('british', 'sortie', ['br-reg-01']);
});
test('28.4-b, 28.5-b a sortie in which everybody dies leaves the fortress to the roll', () => {
  const play = fighting('british', { ...siege, at: { boston: ['br-det-01', 'am-reg-01', 'am-reg-02'] }, dice: [6, 1, 6, 2] });
  play.does('british', 'sortie', ['br-det-01']).does('american', 'fire', 0);
  expect([play.fortress('boston'), play.siege('boston')]).toEqual([0, -1]);
});

const honored: Setting = { ...siege, options: ['fortresses', 'honors'] };
test('38.1-a, 38.2-a, 38.2-b honors accepted: the garrison goes to the nearest free place, the fortress changes hands, no draws', () => {
  const play = fighting('american', { ...honored, at: { boston: [...outside, ...inside] }, dice: [2, 5, 1] });
  play.does('american', 'honors', 'boston').asks('british', '38.2-a', 'accept', 'decline').does('british', 'accept');
  expect([play.at('gage'), play.fortress('boston'), play.siege('boston')]).toEqual([play.at('br-reg-01'), 0, -1]);
  // Three places are equally near; the highest of three dice decides.
  expect(play.at('br-reg-01')).toBe('newport');
  expect([play.told('marchedOut')[0]?.n, play.told('drew'), play.over()]).toEqual([2, [], true]);
});
test('38.3-a, 38.3-b refused: he may attack, cannot retreat, and nobody draws', () => {
  const play = fighting('american', { ...honored, at: { boston: [...outside, 'br-det-01'] }, dice: [6, 1, 6, 1, 1, 1, 1] });
  play.does('american', 'honors', 'boston').does('british', 'decline').asks('american', '28.9-a', 'fight', 'finish');
  play.does('american', 'fight', { space: 'boston', fight: 'siege' });
  // With no marker to spend there is nothing to choose: he fires.
  expect([play.told('drew'), play.fortress('boston')]).toEqual([[], 0]);
});
test('38.1-b one offer per siege and phase, before any battle; later with leader and marker, which is only shown', () => {
  const play = fighting('american', {
    ...honored,
    campaign: 2,
    at: { boston: [...outside, ...inside] },
    hand: { american: { tactical: 1 } },
  });
  play.does('american', 'honors', 'boston');
  expect([play.pub.pledged, play.held('american', 'tactical')]).toEqual([[1, 0], 1]);
  play.does('british', 'decline').refuses('american', 'honors', 'boston').does('american', 'finish');
  expect(play.pub.pledged).toEqual([0, 0]);
  const none = fighting('american', {
    ...honored,
    campaign: 2,
    at: { boston: ['am-reg-01', ...inside] },
    hand: { american: { tactical: 1 } },
  });
  none.asks('american', '28.9-a', 'finish');
});
test('38.4-a a force with Indians neither offers nor receives', () => {
  const hidden = fighting('american', { ...honored, at: { boston: [...outside, 'br-reg-01', 'in-1'] } });
  hidden.does('american', 'honors', 'boston').asks('american', '28.9-a').refuses('american', 'honors', 'boston', '38.4-a');
  expect(hidden.heard('american', 'refused')).toHaveLength(1);
  const own = fighting('british', {
    ...honored,
    fortress: { boston: 'american' },
    siege: { boston: 'british' },
    at: { boston: ['br-reg-01', 'in-1', 'am-reg-01'] },
  });
  expect(own.places('british', 'honors')).toEqual([]);
});

test('7.9-l, 7.9-af Minutemen at the start of the phase: free militia in a favourable region, which may move at once', () => {
  const said: Setting = {
    loyalty: { 'new-england': 1 },
    at: { albany: ['am-reg-01'], boston: ['br-reg-01'] },
    hand: { american: { minutemen: 1 } },
    dice: [1, 1],
  };
  const play = moving('american', said);
  expect(play.places('american', 'minutemen')).not.toContain('boston');
  expect(play.places('american', 'minutemen')).not.toContain('albany');
  play.does('american', 'minutemen', 'springfield').marches('american', ['am-mil-01']);
  expect(play.at('am-mil-01')).toBe('springfield');
  const late = moving('american', said).marches('american', ['am-reg-01']).does('american', 'halt');
  late.refuses('american', 'minutemen', 'springfield', '7.9-af');
  const hidden = moving('american', { ...said, at: { boston: ['gage', 'br-fleet-1'] } });
  hidden.pub.top[1][hidden.own.british.at.find(at => at >= 0)!] = hidden.own.british.at.findLastIndex(at => at >= 0);
  hidden.does('american', 'minutemen', 'boston').asks('american', 'movement.order');
  expect([hidden.held('american', 'minutemen'), hidden.heard('american', 'refused').length]).toEqual([1, 1]);
});
test('7.9-a, 7.9-b, 7.9-y Bait: one for the enemy, two and three a massacre, four nothing, five and six for oneself', () => {
  const bait = (dice: number[], options: Setting['options'] = ['partisans', 'massacre']): Play =>
    moving('american', {
      options,
      at: { boston: ['br-reg-01'], albany: ['am-reg-01'] },
      partisan: { boston: 'american' },
      hand: { american: { bait: 1 } },
      dice,
      draws: [...D, 22, 22],
    }).does('american', 'bait', 'boston');
  expect(bait([1, 3]).told('drew')).toEqual([{ side: 'british', n: 3 }]);
  expect(bait([6, 2]).told('drew')).toEqual([{ side: 'american', n: 2 }]);
  expect(bait([4]).told('drew')).toEqual([]);
  const forced = bait([2]);
  expect([forced.told('massacre')[0], forced.told('drew')]).toEqual([
    { side: 'british', at: expect.anything(), partisan: true },
    [{ side: 'american', n: 4 }],
  ]);
  expect(bait([3], ['partisans']).told('massacre')).toEqual([]);
});
test('7.9-a no bait where no enemy combat unit is', () => {
  const play = moving('american', {
    options: ['partisans'],
    at: { boston: ['gage', 'clinton'], albany: ['am-reg-01'] },
    partisan: { boston: 'american', hartford: 'american' },
    hand: { american: { bait: 1 } },
  });
  expect(play.places('american', 'bait')).toEqual(['boston']);
  play.does('american', 'bait', 'boston').asks('american', 'movement.order');
  expect(play.held('american', 'bait')).toBe(1);
});
