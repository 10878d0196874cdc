/** Why a fight, a sortie or an offer may not be: under which rule, and in which sentence. */
import { whyNot } from '@cuartel/engine/machine/why.ts';
import { expect, test } from 'vitest';
import type { SideName } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { type UnitId, unitOf } from '../../data/units.ts';
import { fighting, type Play, type Setting } from './stage.ts';

/** The rule and the sentence that stand in the way. */
const why = (play: Play, who: SideName, deed: string, what: unknown): unknown => {
  const verdict = whyNot(play.machine as never, play.pos as never, who, deed, what);
  return verdict === null || verdict.offered ? 'allowed' : [verdict.rule, verdict.refusal];
};
const units = (...ids: UnitId[]): number[] => ids.map(unitOf);
/** Boston besieged and relieved, Albany besieged by the same British. */
const SIEGES: Setting = {
  options: ['fortresses', 'honors'],
  fortress: { boston: 'british', albany: 'american' },
  siege: { boston: 'american', albany: 'british' },
  at: { boston: ['br-reg-01', 'br-reg-02', 'am-reg-01'], albany: ['br-reg-03', 'am-mil-01'] },
};

test('18.2-b while a relief attack is due nobody sorties and no walls are attacked: another fight comes first', () => {
  const play = fighting('british', { ...SIEGES, relief: ['br-reg-02'] }).asks('british', '28.9-a');
  const attack = { space: spaceOf('albany'), fight: 'siege' };
  expect(why(play, 'british', 'sortie', units('br-reg-01'))).toEqual(['18.2-b', 'notYet']);
  expect(why(play, 'british', 'fight', attack)).toEqual(['18.2-b', 'notYet']);
  expect(why(play, 'british', 'finish', null)).toEqual(['18.1-a', 'mustFight']);
  const free = fighting('british', SIEGES).asks('british', '28.9-a');
  expect(why(free, 'british', 'sortie', units('br-reg-01'))).toBe('allowed');
  expect(why(free, 'british', 'fight', attack)).toBe('allowed');
  expect(why(free, 'british', 'finish', null)).toBe('allowed');
});
test('28.13-a, 28.13-d a sortie is made out of one place, in a later phase with a leader and a tactical marker', () => {
  const both = fighting('british', {
    ...SIEGES,
    fortress: { boston: 'british', newport: 'british' },
    siege: { boston: 'american', newport: 'american' },
    at: { boston: ['br-reg-01', 'am-reg-01'], newport: ['br-reg-02', 'am-reg-02'] },
  });
  expect(why(both, 'british', 'sortie', units('br-reg-01', 'br-reg-02'))).toEqual(['28.13-a', 'elsewhere']);
  const later = (hand: NonNullable<Setting['hand']>): Play =>
    fighting('british', { ...SIEGES, at: { boston: ['br-reg-01', 'gage', 'am-reg-01'] }, campaign: 2, hand });
  const prepared = later({ british: { tactical: 1 } });
  expect(why(prepared, 'british', 'sortie', units('br-reg-01'))).toEqual(['28.13-d', 'noSortie']);
  expect(why(prepared, 'british', 'sortie', units('gage'))).toEqual(['28.13-d', 'noSortie']);
  expect(why(prepared, 'british', 'sortie', units('br-reg-01', 'gage'))).toBe('allowed');
  const bare = later({ british: { spy: 1 } });
  expect(why(bare, 'british', 'sortie', units('br-reg-01', 'gage'))).toEqual(['28.13-d', 'noSortie']);
});
test('38.1-a Honors of War are offered before the first fight of the phase, and then it is too late', () => {
  const play = fighting('british', {
    ...SIEGES,
    fortress: { albany: 'american', newport: 'american' },
    siege: { albany: 'british', newport: 'british' },
    at: { albany: ['br-reg-03', 'am-mil-01'], newport: ['br-reg-01', 'am-mil-02'] },
    dice: [1, 6, 6, 6, 6, 6, 6, 6],
    draws: Array<number>(8).fill(22),
  });
  expect(why(play, 'british', 'honors', spaceOf('newport'))).toBe('allowed');
  play.does('british', 'fight', { space: 'albany', fight: 'siege' });
  for (let n = 0; n < 9 && play.place() !== 'combat.sieges'; n++) {
    const [side] = play.machine.asked(play.pos);
    const [option] = play.machine.options(play.pos, side!);
    play.machine.apply(play.pos, option!);
  }
  expect(why(play, 'british', 'honors', spaceOf('newport'))).toEqual(['38.1-a', 'tooLate']);
});
