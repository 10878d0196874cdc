/** What the face says before a choice is made, and how the film draws what moved. */
import { expect, test } from 'vitest';
import { warn } from '../board/warnings.ts';
import { way } from '../board/ways.ts';
import type { SideName } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import { unitOf } from '../data/units.ts';
import { DECLINED, MOVED, OFFERED, type Table } from '../state/table.ts';
import { battle, type Said, scene } from './scene.ts';

const asked = (section: string) => ({ section, step: '', options: [] });
const about = (t: Table, me: SideName, deed: string, section: string, what: unknown = null) =>
  warn({ me, pub: t.pub, own: t.own[me] }, { do: deed, with: what }, asked(section), 'en');
const table = (said: Said, and?: (t: Table) => void): Table => {
  const t = scene(said);
  and?.(t);
  return t;
};

test('6.8-a whoever stops buying is told what is left, unless it buys nothing', () => {
  expect(about(scene({ points: [5, 0] }), 'american', 'finish', 'mobilization')?.text).toContain('5 political points');
  expect(about(scene({ points: [1, 0] }), 'american', 'finish', 'mobilization')).toBeNull();
});
test('16.1-a ending the first Movement Phase with nobody moved is asked once more, later phases are not', () => {
  const still = (t: Table): void => {
    t.pub.campaign = 1;
  };
  const t = table({ at: { albany: ['am-reg-01', 'am-reg-02'] } }, still);
  expect(about(t, 'american', 'finish', 'movement')).toMatchObject({ grave: true });
  t.own.american.flags[unitOf('am-reg-01')]! |= MOVED;
  expect(about(t, 'american', 'finish', 'movement')).toEqual({ text: 'One unit has not moved yet.' });
  t.pub.campaign = 2;
  expect(about(t, 'american', 'finish', 'movement')).toBeNull();
});
test('28.4-a a force that leaves its fortress empty is told so; not if somebody stays', () => {
  const said: Said = { options: ['fortresses'], fortress: { albany: 'american' }, at: { albany: ['am-reg-01', 'greene'] } };
  const going = (...ids: readonly ('am-reg-01' | 'greene')[]) =>
    about(
      table(said, t => {
        t.own.american.force = ids.map(unitOf);
      }),
      'american',
      'march',
      'movement',
      'free',
    );
  expect([going('am-reg-01', 'greene')?.text, going('am-reg-01')]).toEqual([expect.stringContaining('fortress'), null]);
});
test('18.4-m, 18.8-b a retreat with nowhere to go is asked once more', () => {
  const fight = (more: Said['at']): Table =>
    table({ at: { bahamas: ['br-reg-01', 'am-reg-01'], ...more } }, t => {
      t.pub.battle = battle({ space: 'bahamas', attacker: 'american', american: ['am-reg-01'], british: ['br-reg-01'] });
    });
  expect(about(fight({}), 'british', 'retreat', 'battle')).toMatchObject({ grave: true });
  expect(about(fight({ bahamas: ['br-reg-01', 'am-reg-01', 'br-fleet-1'] }), 'british', 'retreat', 'battle')).toBeNull();
});
test('23.1-b, 33.2-a, 33.2-b militia at a border is counted before the retreat', () => {
  const beaten = (options: Said['options'], to: 'springfield' | 'west-point', ...leaders: readonly ('greene' | 'allen')[]) => {
    const american = ['am-mil-01', 'am-mil-02', 'am-reg-01', ...leaders] as const;
    const t = table({ options: options!, at: { albany: [...american, 'br-reg-01'] } }, at => {
      at.pub.battle = battle({ space: 'albany', attacker: 'british', american, british: ['br-reg-01'], loser: 'american' });
    });
    return about(t, 'american', 'withdraw', 'retreat', spaceOf(to))?.text;
  };
  const lost = '2 militia units are lost at the border.';
  expect(beaten([], 'springfield')).toBe(lost);
  expect(beaten([], 'springfield', 'allen')).toBe('3 militia units are lost at the border.');
  expect(beaten(['expeditions'], 'springfield')).toBe(lost);
  expect(beaten(['expeditions'], 'springfield', 'allen')).toBe(lost);
  expect(beaten(['expeditions'], 'springfield', 'greene', 'allen')).toBe('2 militia units must roll at the border.');
  expect(beaten([], 'west-point')).toBeUndefined();
});
test('23.1-c, 18.9-b militia that would have to go to sea is lost, whoever leads it', () => {
  const t = table(
    { options: ['expeditions'], at: { newport: ['am-mil-05', 'am-reg-01', 'greene', 'am-fleet-1', 'br-reg-01'] } },
    at => {
      at.pub.battle = battle({
        space: 'newport',
        attacker: 'british',
        american: ['am-mil-05', 'am-reg-01', 'greene'],
        british: ['br-reg-01'],
        loser: 'american',
      });
    },
  );
  expect(about(t, 'american', 'withdraw', 'retreat', spaceOf('new-england-coast'))?.text).toBe(
    'One militia unit cannot go to sea and is lost.',
  );
});
test('38.2-a, 5.1-l whoever accepts honors with nowhere to march to is asked once more', () => {
  const offered = (place: 'jamaica' | 'boston', declined = false): string | undefined => {
    const t = table(
      {
        options: ['fortresses', 'honors'],
        fortress: { [place]: 'british' },
        siege: { [place]: 'american' },
        at: { [place]: ['br-reg-01', 'am-reg-01'] },
      },
      ({ pub }) => {
        pub.done[spaceOf(place)]! |= declined ? OFFERED | DECLINED : OFFERED;
      },
    );
    return about(t, 'british', 'accept', 'honors')?.text;
  };
  expect(offered('jamaica')).toContain('nowhere');
  expect([offered('boston'), offered('jamaica', true)]).toEqual([undefined, undefined]);
});
test('19.2-d whom a list leaves hungry', () => {
  const t = scene({ at: { newport: ['br-reg-01', 'br-reg-02', 'br-reg-03'] } });
  expect(about(t, 'british', 'feed', 'forage', [unitOf('br-reg-01')])?.text).toBe('2 units go hungry and roll.');
});
test('22.1-b nothing is said to whoever only looks on', () => {
  const { pub } = scene({ points: [5, 5] });
  expect(warn({ me: null, pub, own: null }, { do: 'finish', with: null }, asked('mobilization'), 'es')).toBeNull();
});
test('16.2-a, 24.1-a the film: marches by land, voyages by sea, nothing for whoever stays', () => {
  const moved = (from: 'albany' | 'britain' | 'newport', to: 'springfield' | 'north-atlantic' | 'newport') =>
    way({ kind: 'moved', about: { side: 'american', from: spaceOf(from), to: spaceOf(to), n: 1 }, rule: '16.3-d' } as never);
  expect(moved('albany', 'springfield')?.kind).toBe('march');
  expect(moved('britain', 'north-atlantic')?.kind).toBe('sea');
  expect(moved('newport', 'newport')).toBeNull();
});
