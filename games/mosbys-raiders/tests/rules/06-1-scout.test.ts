import { expect, test } from 'vitest';
import { QUERY, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { checked } from './checks.ts';

const FAR = { at: 'waterloo', is: 'combat 2', active: true } as const;

test('6.1-a an adjacent space that is unrevealed inside the lines or holds a deactivated unit may be scouted, no other', () => {
  const s = scene({ mosby: 'groveton', units: [{ at: 'sudley-church', is: 'courier', unseen: true }] });
  s.offers('scout', 'manassas-junction').offers('scout', 'sudley-church');
  s.refuses('scout', 'gainesville', '6.1-a').refuses('scout', 'union-mills', '6.1-a').refuses('scout', 'groveton', '6.1-a');
  scene({ mosby: 'groveton', revealed: ['manassas-junction'] }).refuses('scout', 'manassas-junction', '6.1-a');
  const active = scene({
    phase: 'rounds',
    mosby: 'groveton',
    revealed: ['manassas-junction'],
    units: [{ at: 'manassas-junction', is: 'combat 1', active: true }],
  });
  active.refuses('scout', 'manassas-junction', '6.1-a');
});
test('6.1-b the same space may be scouted again and again', () => {
  const s = scene({ mosby: 'groveton', awareness: 2 })
    .dice(2, 6)
    .draws('combat 1')
    .does('scout', 'manassas-junction')
    .asks('operations.action');
  s.dice(3).does('scout', 'manassas-junction').offers('scout', 'manassas-junction');
});
test('6.1-c a Large Force cannot be scouted, not even with Local Information', () => {
  const s = scene({ mosby: 'stone-bridge', hand: ['act-local-information'], units: [{ at: 'centreville', is: 'combat 1' }] });
  s.refuses('scout', 'centreville', '6.1-c').refuses('inform', 'centreville', '6.1-c');
});
test("6.1-d, C-s with Local Information there is no die and no check; in Rounds it is Mosby's action", () => {
  const s = scene({ mosby: 'groveton', awareness: 5, hand: ['act-local-information'] })
    .draws('combat 4')
    .does('inform', 'manassas-junction')
    .spent();
  expect([s.asks('operations.action').unitsIn('manassas-junction'), s.hand(), checked(s)]).toEqual([['combat 4'], [], []]);
  const rounds = scene({ phase: 'rounds', mosby: 'groveton', hand: ['act-local-information'], units: [FAR] });
  rounds.draws('blank').dice(1).does('inform', 'manassas-junction').asks('operations.action').spent();
  expect(rounds.told('ride').length).toBe(1);
});
test('6.1-e a scout succeeds only above Awareness', () => {
  const succeeds = (awareness: number, die: number) =>
    scene({ mosby: 'groveton', awareness }).dice(die, 6).draws('combat 1').does('scout', 'manassas-junction').told('scouted')[0]
      ?.success;
  for (const awareness of [1, 2, 3, 4, 5])
    for (const die of [1, 2, 3, 4, 5, 6]) expect(succeeds(awareness, die), `${die} against ${awareness}`).toBe(die > awareness);
});
test('6.1-e, 6.1-m the Scout adds 1 to the scouting die and nothing to the checks after a failure', () => {
  const s = scene({ mosby: 'groveton', awareness: 3, hand: ['act-scout'] })
    .dice(3)
    .draws('combat 1')
    .does('scout', 'manassas-junction')
    .asks('operations.action');
  expect(s.told('scouted')[0]).toMatchObject({ success: true, roll: { die: 3, total: 4, need: 3 } });
  const failed = scene({
    mosby: 'groveton',
    awareness: 3,
    hand: ['act-scout'],
    revealed: ['union-mills', 'bradley', 'bristoe-station'],
  });
  failed.dice(2, 3, 6).draws('combat 1').does('scout', 'manassas-junction').asks('mosbyPart.action').spent();
  expect(failed.told('check')[0]).toMatchObject({ active: true, roll: { die: 3, total: 3, terms: [] } });
});
test('6.1-f success on an unrevealed space: Revealed, a unit drawn, looked at and left asleep; a blank goes to the Holding Box', () => {
  const found = (is: 'combat 3' | 'courier' | 'sutler' | 'picket' | 'blank') => {
    const s = scene({ mosby: 'groveton' }).dice(2).draws(is).does('scout', 'manassas-junction').asks('operations.action').spent();
    return [s.has('manassas-junction', REVEALED), ...s.unitsIn('manassas-junction'), s.pub.holding.length, s.pub.points];
  };
  expect(found('combat 3')).toEqual([true, 'combat 3', 0, 0]);
  expect(found('courier')).toEqual([true, 'courier', 0, 0]);
  expect(found('sutler')).toEqual([true, 'sutler', 0, 0]);
  expect(found('picket')).toEqual([true, 'picket', 0, 0]);
  expect(found('blank')).toEqual([true, 1, 0]);
});
test('6.1-g success on a Revealed space with sleepers: all are looked at, nothing is drawn', () => {
  const s = scene({
    mosby: 'groveton',
    revealed: ['manassas-junction'],
    units: [
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'manassas-junction', is: 'courier', unseen: true },
    ],
  });
  s.dice(6).does('scout', 'manassas-junction').spent();
  expect(s.unitsIn('manassas-junction')).toEqual(['combat 2', 'courier']);
});
test('6.1-h outside the lines the units are seen and no marker is put', () => {
  const s = scene({ mosby: 'groveton', units: [{ at: 'sudley-church', is: 'combat 2', unseen: true }] })
    .dice(6)
    .does('scout', 'sudley-church')
    .spent();
  expect([s.unitsIn('sudley-church'), s.has('sudley-church', REVEALED | QUERY)]).toEqual([['combat 2'], false]);
});
test('6.1-i, 6.1-j a failure on an unrevealed space: Revealed, drawn face down, checked; not woken it is looked at all the same', () => {
  const s = scene({ mosby: 'groveton', awareness: 2 })
    .dice(2, 3)
    .draws('combat 3')
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([checked(s), s.unitsIn('manassas-junction'), s.has('manassas-junction', REVEALED)]).toEqual([
    ['manassas-junction unit no'],
    ['combat 3'],
    true,
  ]);
  expect(s.told('garrison')[0]).toMatchObject({ who: { unit: -1 }, how: 'unseen' });
  const woken = scene({ mosby: 'groveton', awareness: 2, revealed: ['union-mills', 'bradley', 'bristoe-station'] });
  woken.dice(2, 2, 6).draws('combat 3').does('scout', 'manassas-junction').asks('mosbyPart.action').spent();
  expect(woken.unitsIn('manassas-junction')).toEqual(['combat 3*']);
  const blank = scene({ mosby: 'groveton', awareness: 5 })
    .dice(1)
    .draws('blank')
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([blank.pub.holding.length, blank.has('manassas-junction', REVEALED)]).toEqual([1, true]);
});
test('6.1-i after a failure on sleeping units each has its check', () => {
  const s = scene({
    mosby: 'groveton',
    awareness: 2,
    revealed: ['manassas-junction'],
    units: [
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'manassas-junction', is: 'courier', unseen: true },
    ],
  });
  s.dice(1, 5, 6).does('scout', 'manassas-junction').asks('operations.action').spent();
  expect([checked(s), s.unitsIn('manassas-junction')]).toEqual([
    ['manassas-junction unit no', 'manassas-junction unit no'],
    ['combat 2', 'courier'],
  ]);
});
test("6.1-k in Rounds a Scout is Mosby's whole action", () => {
  const s = scene({ phase: 'rounds', mosby: 'groveton', units: [FAR] })
    .dice(6, 1)
    .draws('blank')
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect(s.unitsIn('waterloo')).toEqual(['combat 2']);
});
test('6.1-l an unrevealed space with wanderers: success shows the garrison and all of them, failure checks each', () => {
  const units = [{ at: 'manassas-junction', is: 'combat 1', unseen: true }] as const;
  const seen = scene({ mosby: 'groveton', units: [...units] })
    .dice(6)
    .draws('combat 4')
    .does('scout', 'manassas-junction')
    .spent();
  expect(seen.unitsIn('manassas-junction')).toEqual(['combat 1', 'combat 4']);
  const missed = scene({ mosby: 'groveton', awareness: 2, units: [...units] })
    .dice(1, 6, 6)
    .draws('combat 4')
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([checked(missed), missed.unitsIn('manassas-junction')]).toEqual([
    ['manassas-junction unit no', 'manassas-junction unit no'],
    ['combat 1', 'combat 4'],
  ]);
});
test('6.1-n after a failure that wakes some units the others stay unseen', () => {
  const s = scene({
    mosby: 'groveton',
    awareness: 2,
    revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
    units: [
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'manassas-junction', is: 'combat 4', unseen: true },
    ],
  });
  // Failure; the first wakes, the second does not; Initiative; C2 checks the sleeper again: 6.
  s.dice(1, 2, 6, 6, 6).does('scout', 'manassas-junction').asks('mosbyPart.action').spent();
  expect(s.unitsIn('manassas-junction')).toEqual(['combat 2*', 'combat 4?']);
});
