import { expect, test } from 'vitest';
import { POOL, RESERVE } from '../../state/table.ts';
import { fighting, moving } from './stage.ts';

test('24.1-a, 24.1-b, D4 a fleet sails from Britain to Boston for three MP, and never inland', () => {
  const play = moving('british', { at: { britain: ['br-fleet-2', 'r-howe'] }, dice: [1] }).sails('british', [
    'br-fleet-2',
    'r-howe',
  ]);
  for (const to of ['north-atlantic', 'new-england-coast', 'boston']) play.does('british', 'go', to);
  expect([play.at('br-fleet-2'), play.at('r-howe')]).toEqual(['boston', 'boston']);
  play.refuses('british', 'go', 'springfield', '24.1-a');
});
test('24.1-c, 24.4-a, 24.4-b, 24.4-c, 24.4-h fleets sail as one force with the cargo of all; who is carried has moved', () => {
  const play = moving('british', { at: { britain: ['br-fleet-1', 'br-fleet-2', 'br-reg-01', 'br-reg-02', 'gage'] }, dice: [2] });
  play.sails('british', ['br-fleet-1', 'br-fleet-2', 'br-reg-01', 'br-reg-02', 'gage']);
  expect([play.aboard('br-reg-01'), play.aboard('gage')]).toEqual(['br-fleet-1', 'br-fleet-1']);
  play.does('british', 'stow', { what: 'br-reg-02', to: 'br-fleet-2' });
  expect(play.aboard('br-reg-02')).toBe('br-fleet-2');
  play.does('british', 'go', 'north-atlantic').refuses('british', 'stow', { what: 'br-reg-02', to: 'br-fleet-1' });
  play.does('british', 'halt').does('british', 'finish');
  expect(play.over()).toBe(true);
});
test('24.5-a a fleet has room for four combat units and any number of leaders', () => {
  const land = ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05'];
  const play = moving('british', { at: { britain: ['br-fleet-1', ...land, 'gage', 'clinton'] } });
  play.refuses('british', 'gather', ['br-fleet-1', ...land], '24.5-a');
  play.offers('british', 'gather', ['br-fleet-1', ...land.slice(1), 'gage', 'clinton']);
});
test('25.1-a nobody leaves a box without a fleet', () => {
  moving('british', { at: { britain: ['br-reg-01'], boston: ['br-reg-02'] } }).refuses(
    'british',
    'gather',
    ['br-reg-01'],
    '28.16-b',
  );
});
test('23.1-c militia and its commanders never go to sea', () => {
  moving('american', { europe: 'french-alliance', at: { newport: ['am-mil-01', 'ward', 'fr-fleet-1'] } })
    .refuses('american', 'gather', ['am-mil-01', 'fr-fleet-1'], '16.9-a')
    .refuses('american', 'gather', ['ward', 'fr-fleet-1'], '16.9-a');
});
test('25.3-a, 25.4-b only French units, and French cargo, come into the box of France', () => {
  const at = { 'north-atlantic': ['fr-fleet-1', 'am-reg-01 > fr-fleet-1'] };
  const mixed = moving('american', { europe: 'french-alliance', at, dice: [6] }).sails('american', ['fr-fleet-1']);
  expect(mixed.places('american', 'go')).not.toContain('france');
  const own = moving('american', {
    europe: 'french-alliance',
    at: { 'north-atlantic': ['fr-fleet-1', 'fr-reg-1 > fr-fleet-1'] },
    dice: [6],
  });
  expect(own.sails('american', ['fr-fleet-1']).places('american', 'go')).toContain('france');
});

test('24.2-a, 24.2-b a fleet that enters a port with enemy combat units ends its move; it may leave one', () => {
  const into = moving('british', { at: { 'new-england-coast': ['br-fleet-1'], boston: ['am-mil-01'] }, dice: [6] });
  into.sails('british', ['br-fleet-1']).does('british', 'go', 'boston').refuses('british', 'go', 'new-england-coast', '24.2-a');
  const out = moving('british', { at: { boston: ['br-fleet-1', 'am-mil-01'] }, dice: [6] });
  out.sails('british', ['br-fleet-1']).does('british', 'go', 'new-england-coast');
  expect(out.at('br-fleet-1')).toBe('new-england-coast');
});
test('24.2-a a leader alone does not stop a fleet, and one finds out by going on', () => {
  const play = moving('british', { at: { 'new-england-coast': ['br-fleet-1'], boston: ['greene', 'gates'] }, dice: [6] });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'boston').does('british', 'go', 'new-england-coast');
  expect(play.at('br-fleet-1')).toBe('new-england-coast');
});
test('24.3-a fleets pass sea areas with enemy fleets', () => {
  const play = moving('british', {
    europe: 'french-alliance',
    at: { britain: ['br-fleet-1'], 'north-atlantic': ['fr-fleet-1'] },
    dice: [3],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'north-atlantic').does('british', 'go', 'new-england-coast');
  expect(play.at('br-fleet-1')).toBe('new-england-coast');
});

const AT_SEA = { 'new-england-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'br-reg-02 > br-fleet-1'] };
test('24.4-d, 24.4-g landing all or some ends the move of the fleet; nobody is forced to land', () => {
  const play = moving('british', { at: AT_SEA, dice: [6] }).sails('british', ['br-fleet-1']);
  play.does('british', 'go', 'boston').does('british', 'land', ['br-reg-01']);
  // 22.1-b Of three who came one is ashore and one is her ship: nobody else sees that the third is no ship that could sail on.
  play.refuses('british', 'go', 'new-england-coast', '16.3-a').does('british', 'halt').asks('british', 'movement.order');
  expect([play.aboard('br-reg-01'), play.aboard('br-reg-02')]).toEqual(['', 'br-fleet-1']);
  play.refuses('british', 'gather', ['br-reg-01'], '16.5-a');
});
test('24.4-i units go aboard only where the move starts, and land only where it has led', () => {
  const play = moving('british', { at: { boston: ['br-fleet-1', 'br-reg-01'] }, dice: [6] }).sails('british', [
    'br-fleet-1',
    'br-reg-01',
  ]);
  play.refuses('british', 'land', ['br-reg-01']);
});
test('24.4-k landing in the port where the fleet lies is its move, without a die', () => {
  const play = moving('british', { at: { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1'] } });
  play
    .does('british', 'gather', ['br-fleet-1'])
    .does('british', 'disembark', 'free')
    .refuses('british', 'go', 'new-england-coast', '24.4-k');
  play.does('british', 'land', ['br-reg-01']).refuses('british', 'gather', ['br-fleet-1'], '16.5-a');
  expect(play.aboard('br-reg-01')).toBe('');
});
test('24.4-k in a later phase it is a forced march: marker, admiral, and the fleets roll', () => {
  const play = moving('british', {
    campaign: 2,
    at: { boston: ['br-fleet-1', 'r-howe', 'br-reg-01 > br-fleet-1'] },
    hand: { british: { tactical: 1 } },
    dice: [6],
  });
  play
    .does('british', 'gather', ['br-fleet-1', 'r-howe'])
    .does('british', 'disembark', 'tactical')
    .does('british', 'land', ['br-reg-01'])
    .spent();
  expect([play.at('br-fleet-1'), play.at('br-reg-01'), play.at('r-howe')]).toEqual(['', 'boston', 'boston']);
});
test('24.4-e, R10 no embarking and no landing where an enemy fleet lies', () => {
  const said = { europe: 'french-alliance', at: { ...AT_SEA, newport: ['fr-fleet-1', 'fr-reg-1'] }, dice: [6] } as const;
  const hidden = moving('british', said).sails('british', ['br-fleet-1']).does('british', 'go', 'newport');
  hidden.does('british', 'land', ['br-reg-01']).asks('british', 'sail.path');
  expect([hidden.aboard('br-reg-01'), hidden.heard('british', 'refused').length]).toEqual(['br-fleet-1', 1]);
  hidden.refuses('british', 'land', ['br-reg-01'], '24.4-e').does('british', 'halt');
  const seen = moving('british', { ...said, at: { ...AT_SEA, newport: ['fr-fleet-1'] } })
    .sails('british', ['br-fleet-1'])
    .does('british', 'go', 'newport');
  seen.refuses('british', 'land', ['br-reg-01'], '24.4-e');
  const out = moving('british', {
    europe: 'french-alliance',
    at: { newport: ['fr-fleet-1', 'fr-reg-1', 'br-fleet-1', 'br-reg-01'] },
    dice: [6],
  });
  out.does('british', 'gather', ['br-fleet-1', 'br-reg-01']).does('british', 'sail', 'free').asks('british', 'movement.order');
  expect(out.heard('british', 'refused')).toHaveLength(1);
  out.refuses('british', 'gather', ['br-fleet-1', 'br-reg-01'], '16.9-a').offers('british', 'gather', ['br-fleet-1']);
});
test('24.4-f, 24.6-a, 24.6-l landing among enemies is an assault, and leaders alone cannot make one', () => {
  const at = { 'new-england-coast': ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'gage > br-fleet-1'], boston: ['am-mil-01'] };
  const play = moving('british', { at, dice: [6] })
    .sails('british', ['br-fleet-1'])
    .does('british', 'go', 'boston');
  play.refuses('british', 'land', ['gage'], '24.6-l').does('british', 'land', ['br-reg-01', 'gage']).does('british', 'finish');
  const hidden = moving('british', { at: { ...at, boston: ['am-mil-01', 'greene'] }, dice: [6] });
  hidden.pub.top[0][hidden.own.american.at.find(space => space >= 0)!] = hidden.own.american.at.findLastIndex(
    space => space >= 0,
  );
  hidden
    .sails('british', ['br-fleet-1'])
    .does('british', 'go', 'boston')
    .does('british', 'land', ['gage'])
    .asks('british', 'sail.path');
  expect(hidden.aboard('gage')).toBe('br-fleet-1');
});
test('24.4-l a port with nothing but an enemy fortress is taken by those who land', () => {
  const play = moving('british', { options: ['fortresses'], at: AT_SEA, fortress: { boston: 'american' }, dice: [6] });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'boston');
  expect(play.fortress('boston')).toBe(0);
  play.does('british', 'land', ['br-reg-01']);
  expect(play.fortress('boston')).toBe(1);
});
test('24.6-m, 28.15-a, 28.16-b landing joins a siege of one side or the garrison of the other', () => {
  const siege = { options: ['fortresses'], fortress: { boston: 'american' }, siege: { boston: 'british' }, dice: [6] } as const;
  const joins = moving('british', { ...siege, at: { ...AT_SEA, boston: ['br-reg-03', 'am-mil-01'] } });
  joins
    .sails('british', ['br-fleet-1'])
    .does('british', 'go', 'boston')
    .does('british', 'land', ['br-reg-01'])
    .does('british', 'finish');
  const battles = fighting('british', { ...siege, at: { boston: ['br-reg-03', 'am-mil-01', 'br-reg-01'] } });
  battles.asks('british', 'combat.sieges').does('british', 'finish');
  const garrison = moving('american', {
    ...siege,
    europe: 'french-alliance',
    at: { 'new-england-coast': ['fr-fleet-1', 'fr-reg-1 > fr-fleet-1'], boston: ['br-reg-03', 'am-mil-01'] },
  });
  garrison.sails('american', ['fr-fleet-1']).does('american', 'go', 'boston').does('american', 'land', ['fr-reg-1']);
  expect(garrison.own.american.flags.every(flag => (flag & 4) === 0)).toBe(true);
});
test('28.16-a, 28.16-b the besieged leave by sea, not by land', () => {
  const play = moving('american', {
    options: ['fortresses'],
    europe: 'french-alliance',
    fortress: { boston: 'american' },
    siege: { boston: 'british' },
    at: { boston: ['br-reg-03', 'am-reg-01', 'am-mil-01', 'fr-fleet-1'] },
    dice: [3],
  });
  play.refuses('american', 'gather', ['am-mil-01'], '28.16-b').sails('american', ['fr-fleet-1', 'am-reg-01']);
  play.does('american', 'go', 'new-england-coast');
  expect(play.aboard('am-reg-01')).toBe('fr-fleet-1');
});

test('21.7-b an admiral may go ashore and move inland, worth nothing there', () => {
  const play = moving('british', { at: { boston: ['br-fleet-1', 'r-howe', 'br-reg-01'] }, dice: [1] }).marches('british', [
    'r-howe',
    'br-reg-01',
  ]);
  expect(play.own.british.mp).toBe(1);
  play.does('british', 'go', 'springfield');
  expect(play.at('r-howe')).toBe('springfield');
});
test('21.7-d at sea no admiral is left without a fleet', () => {
  moving('british', { at: { 'new-england-coast': ['br-fleet-1', 'r-howe'] } })
    .refuses('british', 'gather', ['br-fleet-1'], '21.7-d')
    .offers('british', 'gather', ['br-fleet-1', 'r-howe']);
});
test('16.5-a, 28.16-b an admiral whose last fleet has moved is in nobody’s force', () => {
  const play = moving('british', {
    at: { 'new-england-coast': ['br-fleet-2', 'r-howe'], boston: ['br-fleet-1', 'br-reg-01'] },
    dice: [6, 6],
  });
  play.sails('british', ['br-fleet-1']).does('british', 'go', 'new-england-coast').does('british', 'halt');
  play.offers('british', 'gather', ['br-fleet-2', 'r-howe']);
  play.sails('british', ['br-fleet-2']).does('british', 'go', 'boston').does('british', 'halt');
  play.refuses('british', 'gather', ['r-howe'], '28.16-b').offers('british', 'gather', ['br-reg-01']);
});
test('21.7-a, 21.7-c an admiral adds to the movement of fleets, a general aboard does not', () => {
  const play = moving('british', { at: { britain: ['br-fleet-1', 'cornwallis', 'r-howe'] }, dice: [1] });
  play.sails('british', ['br-fleet-1', 'cornwallis', 'r-howe']);
  expect(play.own.british.mp).toBe(3);
});

test('17.2-b, 17.2-c in a naval forced march the fleets roll: cargo is lost, leaders go to another fleet or to their pool', () => {
  const at = { britain: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01', 'gage'] };
  const two = moving('british', { campaign: 2, at, hand: { british: { tactical: 1 } }, dice: [1, 6, 1] });
  two
    .sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01', 'gage'], 'tactical')
    .does('british', 'go', 'north-atlantic')
    .does('british', 'halt')
    .spent();
  expect([two.at('br-fleet-1'), two.status('br-reg-01'), two.aboard('gage'), two.at('r-howe')]).toEqual([
    '',
    RESERVE,
    'br-fleet-2',
    'north-atlantic',
  ]);
  const all = moving('british', { campaign: 2, at, hand: { british: { tactical: 1 } }, dice: [1, 6, 6] });
  all
    .sails('british', ['br-fleet-1', 'br-fleet-2', 'r-howe', 'br-reg-01', 'gage'], 'tactical')
    .does('british', 'go', 'north-atlantic')
    .does('british', 'halt');
  expect([all.status('gage'), all.status('r-howe'), all.status('br-fleet-2')]).toEqual([POOL, POOL, RESERVE]);
});

test('7.9-p, 7.9-ai Privateers stop a naval move at its origin; cargo is held for the turn, fleets are not', () => {
  const at = { boston: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'gage'] };
  const play = moving('british', { at, hand: { american: { privateers: 1 } } });
  play
    .sails('british', ['br-fleet-1', 'br-reg-01', 'gage'])
    .asks('american', '7.9-p', 'privateers', 'pass')
    .does('american', 'privateers')
    .spent();
  expect([play.at('br-fleet-1'), play.aboard('br-reg-01'), play.held('american', 'privateers')]).toEqual(['boston', '', 0]);
  play.refuses('british', 'gather', ['br-reg-01'], '16.5-a').offers('british', 'gather', ['br-reg-02']).does('british', 'finish');
  play.pub.campaign = 2;
});
test('7.9-ai the window opens whatever is in hand, once, and not for a landing without sailing', () => {
  const other = moving('british', { at: { boston: ['br-fleet-1'] }, hand: { american: { spy: 1 } }, dice: [1] });
  other.sails('british', ['br-fleet-1']).asks('american', '7.9-p', 'pass').does('american', 'pass').asks('british', 'sail.path');
  const none = moving('british', { at: { boston: ['br-fleet-1'] }, dice: [1] });
  none.sails('british', ['br-fleet-1']).asks('british', 'sail.path');
  const landing = moving('british', {
    at: { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1'] },
    hand: { american: { privateers: 1 } },
  });
  landing.does('british', 'gather', ['br-fleet-1']).does('british', 'disembark', 'free').asks('british', 'sail.path');
});
test('7.9-ai a fleet that already has them aboard stays where it is', () => {
  const play = moving('british', {
    at: { boston: ['br-fleet-1', 'br-reg-01 > br-fleet-1'] },
    hand: { american: { privateers: 1 } },
  });
  play.sails('british', ['br-fleet-1']).does('american', 'privateers');
  expect(play.own.british.flags.filter(flag => (flag & 2) !== 0)).toHaveLength(1);
});
test('7.9-ad Leader Arises commands a fleet as an admiral, and is aboard', () => {
  const play = moving('british', { at: { britain: ['br-fleet-1', 'british-arisen'] }, dice: [1] }).sails('british', [
    'br-fleet-1',
    'british-arisen',
  ]);
  expect(play.own.british.mp).toBe(2);
  play.does('british', 'go', 'north-atlantic');
  expect([play.at('british-arisen'), play.aboard('british-arisen')]).toEqual(['north-atlantic', 'br-fleet-1']);
});
