import { expect, test } from 'vitest';
import { AMERICAN, BRITISH, type Side } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { assaultFleets, battlesDue, fightsIn, isDuty, landedIn, mustFight, unitsInFight } from '../../queries/fights.ts';
import { battleLeadership, hitOf, initiativeBonus, initiativeTerms, mostToSpend, volley } from '../../queries/fire.ts';
import {
  allowsMassacre,
  drawsFor,
  escapes,
  indiansToRoll,
  isBeaten,
  mayDeclareRetreat,
  maySlipAway,
  winnerOf,
} from '../../queries/outcome.ts';
import { FOUGHT_AFLOAT, FOUGHT_ASHORE } from '../../state/table.ts';
import { battle, type Fought, idsOf, placesOf, scene } from '../scene.ts';

const bare = scene({}).pub;
const D6: Fought = {
  space: 'springfield',
  attacker: 'british',
  american: ['ward', 'am-mil-01', 'am-mil-02', 'am-mil-03'],
  british: ['gage', 'br-reg-01', 'br-reg-02', 'br-reg-03'],
};

test('18.4-b, 18.4-c, 18.4-d, 18.5-b D6 Gage with three regulars against Ward with three militia', () => {
  const start = battle(D6);
  expect([battleLeadership(start, AMERICAN), battleLeadership(start, BRITISH)]).toEqual([1, 1]);
  expect([4 + initiativeBonus(bare, start, BRITISH), 5 + initiativeBonus(bare, start, AMERICAN)]).toEqual([5, 6]);
  expect([volley(bare, start, AMERICAN).dice, volley(bare, start, BRITISH).dice]).toEqual([3, 6]);
  const later = battle({ ...D6, british: ['gage', 'br-reg-02', 'br-reg-03'], dispersed: ['br-reg-02'], tactical: [0, 1] });
  expect(volley(bare, later, BRITISH)).toEqual({ dice: 2, guns: 0, printed: 2 });
  expect(mostToSpend(bare, later, BRITISH)).toBe(1);
  const end = battle({ ...D6, american: ['ward', 'am-mil-03'], dispersed: ['am-mil-03'] });
  expect(volley(bare, end, AMERICAN).dice).toBe(0);
  expect([isBeaten(end, AMERICAN), isBeaten(end, BRITISH)]).toEqual([false, false]);
});

test('18.4-f, 18.4-h, 18.4-l dispersed units do not fire; a side is beaten when nobody is left standing, leaders included', () => {
  const b = battle({ ...D6, dispersed: ['ward', 'am-mil-01', 'am-mil-02', 'am-mil-03'] });
  expect([isBeaten(b, AMERICAN), isBeaten(b, BRITISH)]).toEqual([true, false]);
  expect(volley(bare, b, AMERICAN).dice).toBe(0);
});

test('18.5-b, 18.5-d D8 a detachment with three markers may spend one a round', () => {
  const b = battle({
    space: 'albany',
    attacker: 'british',
    american: ['am-mil-06'],
    british: ['cornwallis', 'br-det-01'],
    tactical: [0, 3],
  });
  expect(battleLeadership(b, BRITISH)).toBe(3);
  expect([mostToSpend(bare, b, BRITISH), volley(bare, b, BRITISH).dice + 1]).toEqual([1, 2]);
});

test('18.12-a, 18.5-d R5 light and Indian units fire with one factor more in the wild, the marker limit stays printed', () => {
  const b = (space: 'fort-stanwix' | 'onondaga' | 'albany') =>
    battle({ space, attacker: 'british', american: ['am-mil-06'], british: ['in-1', 'br-lt-1', 'br-reg-01'] });
  expect(volley(bare, b('fort-stanwix'), BRITISH)).toEqual({ dice: 6, guns: 0, printed: 4 });
  expect(volley(bare, b('onondaga'), BRITISH).dice).toBe(6);
  expect(volley(bare, b('albany'), BRITISH).dice).toBe(4);
});

const D9: Fought = {
  space: 'charleston',
  attacker: 'british',
  american: ['am-mil-12', 'am-mil-13'],
  british: ['w-howe', 'br-reg-01', 'br-reg-02', 'br-mar-1'],
  fleets: ['br-fleet-1', 'r-howe'],
  landed: ['w-howe', 'br-reg-01', 'br-reg-02', 'br-mar-1'],
};

test('24.6-b, 24.6-f, 24.12-a, 18.5-d, 21.7-c D9, D27 an assault: fleet and marines add dice, only the admiral leads', () => {
  const b = battle({ ...D9, tactical: [0, 2] });
  expect(volley(bare, b, BRITISH)).toEqual({ dice: 9, guns: 0, printed: 8 });
  expect([battleLeadership(b, BRITISH), initiativeBonus(bare, b, BRITISH)]).toEqual([2, 2]);
  expect(volley(bare, b, BRITISH).dice + mostToSpend(bare, b, BRITISH)).toBe(11);
});

test('24.6-i leaders who came overland count in a mixed attack, those who landed do not', () => {
  const b = battle({ ...D9, british: [...D9.british, 'cornwallis', 'br-reg-03'] });
  expect(battleLeadership(b, BRITISH)).toBe(2 + 3);
});

test('24.6-h, 24.6-j D26 fleets fire only while a combat unit ashore stands; the assault is lost without one', () => {
  const b = battle({
    ...D9,
    british: ['br-reg-01', 'br-reg-02'],
    landed: ['br-reg-01', 'br-reg-02'],
    dispersed: ['br-reg-01', 'br-reg-02'],
  });
  expect(volley(bare, b, BRITISH).dice).toBe(0);
  expect(isBeaten(b, BRITISH)).toBe(true);
  const sunk = battle({ ...D9, dispersed: ['br-fleet-1'] });
  expect(volley(bare, sunk, BRITISH).dice).toBe(7);
});

test('24.8-a, 24.8-c, 21.7-a a naval battle: fleets fire, admirals alone lead', () => {
  const b = battle({
    space: 'newport',
    fight: 'naval',
    attacker: 'british',
    american: ['fr-fleet-1', 'de-grasse'],
    british: ['br-fleet-1', 'br-fleet-2', 'r-howe'],
  });
  expect([volley(bare, b, AMERICAN).dice, volley(bare, b, BRITISH).dice]).toEqual([2, 4]);
  expect([battleLeadership(b, AMERICAN), battleLeadership(b, BRITISH)]).toEqual([2, 2]);
});

test('21.6-a, 21.6-c, 21.3-b a militia commander leads only a militia force; a dispersed leader is worth nothing', () => {
  const b = (american: Fought['american'], dispersed: Fought['dispersed'] = []) => battle({ ...D6, american, dispersed });
  expect(battleLeadership(b(['marion', 'am-mil-12', 'am-lt-1']), AMERICAN)).toBe(2);
  expect(battleLeadership(b(['marion', 'am-mil-12', 'am-reg-01']), AMERICAN)).toBe(0);
  expect(battleLeadership(b(['marion', 'greene', 'am-mil-12']), AMERICAN)).toBe(3);
  expect(battleLeadership(b(['marion', 'ward', 'am-mil-12']), AMERICAN)).toBe(3);
  expect(battleLeadership(b(['greene', 'arnold', 'am-mil-12'], ['greene']), AMERICAN)).toBe(3);
  expect(battleLeadership(b(['marion', 'am-mil-12', 'am-reg-01'], ['am-reg-01']), AMERICAN)).toBe(0);
});

const walls = { options: ['fortresses', 'frontier'], fortress: { boston: 'british' } } as const;
const BOSTON: Fought = {
  space: 'boston',
  attacker: 'american',
  american: ['washington', 'am-reg-01', 'am-lt-1'],
  british: ['gage', 'br-reg-01'],
};

test('28.2-a, 28.2-b, 28.3-a, 28.7-a R13 walls: 6 disperses, +1 initiative, the fortress fires; a siege takes both away, not the guns', () => {
  const { pub } = scene(walls);
  const b = battle(BOSTON);
  const six = [1, 2, 3, 4, 5, 6];
  expect(six.map(die => hitOf(pub, b, BRITISH, die))).toEqual(['none', 'none', 'none', 'none', 'none', 'disperse']);
  expect(six.map(die => hitOf(pub, b, AMERICAN, die))).toEqual(['none', 'none', 'none', 'none', 'disperse', 'eliminate']);
  expect(initiativeTerms(pub, b, BRITISH)).toEqual([
    { rule: '18.4-c', value: 1 },
    { rule: '28.2-a', value: 1 },
  ]);
  expect(volley(pub, b, BRITISH)).toEqual({ dice: 2, guns: 2, printed: 4 });
  const { pub: besieged } = scene({ ...walls, at: { boston: ['am-reg-01', 'br-reg-01'] }, siege: { boston: 'american' } });
  const siege = battle({ ...BOSTON, fight: 'siege' });
  expect(six.map(die => hitOf(besieged, siege, BRITISH, die))).toEqual(['none', 'none', 'none', 'none', 'disperse', 'eliminate']);
  expect(initiativeBonus(besieged, siege, BRITISH)).toBe(1);
  expect(volley(besieged, siege, BRITISH).guns).toBe(2);
});

test('28.2-f, 28.12-b, 28.13-a relief attacks and sorties are fought without the walls', () => {
  const { pub } = scene({ ...walls, at: { boston: ['am-reg-01', 'br-reg-01'] }, siege: { boston: 'american' } });
  for (const fight of ['relief', 'sortie'] as const) {
    const b = battle({ ...BOSTON, attacker: 'british', fight });
    expect([volley(pub, b, BRITISH).guns, hitOf(pub, b, BRITISH, 6), initiativeBonus(pub, b, BRITISH)]).toEqual([
      0,
      'eliminate',
      1,
    ]);
    expect(mayDeclareRetreat(pub, b, BRITISH)).toBe(true);
  }
});

test('24.6-j against fleets the walls do not matter', () => {
  const { pub } = scene({ options: ['fortresses'], fortress: { charleston: 'american' } });
  const b = battle(D9);
  expect([
    hitOf(pub, b, AMERICAN, 5),
    hitOf(pub, b, AMERICAN, 6),
    hitOf(pub, b, BRITISH, 5, true),
    hitOf(pub, b, BRITISH, 6, true),
  ]).toEqual(['none', 'disperse', 'disperse', 'eliminate']);
});

test('35.1-a, 35.1-b, 7.9-v more light and Indian units give +1, not where a fortress stands; Tarleton gives +1', () => {
  const { pub } = scene({ options: ['frontier', 'fortresses'], fortress: { boston: 'british' } });
  const open = battle({
    space: 'albany',
    attacker: 'british',
    american: ['am-lt-1', 'am-mil-06'],
    british: ['in-1', 'br-lt-1'],
    tarleton: [false, true],
  });
  expect(initiativeTerms(pub, open, BRITISH)).toEqual([
    { rule: '7.9-v', value: 1 },
    { rule: '35.1-a', value: 1 },
  ]);
  expect(initiativeBonus(pub, open, AMERICAN)).toBe(0);
  expect(initiativeTerms(pub, battle(BOSTON), AMERICAN)).toEqual([{ rule: '18.4-c', value: 3 }]);
  expect(initiativeBonus(bare, battle({ ...BOSTON, space: 'albany' }), AMERICAN)).toBe(3);
});

test('18.4-m, 28.2-c, 38.3-a who may not declare a retreat', () => {
  const { pub } = scene(walls);
  expect([mayDeclareRetreat(pub, battle(BOSTON), BRITISH), mayDeclareRetreat(pub, battle(BOSTON), AMERICAN)]).toEqual([
    false,
    true,
  ]);
  const honors = battle({ ...BOSTON, fight: 'siege', honors: true });
  expect(mayDeclareRetreat(pub, honors, AMERICAN)).toBe(false);
});

test('35.2-a, 35.2-b slipping away: in the wild, only light, Indian and leaders, more of them than the enemy has', () => {
  const { pub } = scene({ options: ['frontier'] });
  const wild: Fought = {
    space: 'fort-stanwix',
    attacker: 'american',
    american: ['am-lt-1', 'am-reg-01'],
    british: ['in-1', 'in-2', 'butler'],
  };
  const may = (said: Partial<Fought>, side: Side = BRITISH) => maySlipAway(pub, battle({ ...wild, ...said }), side);
  expect(may({})).toBe(true);
  expect(may({ dispersed: ['in-1', 'in-2'] })).toBe(true);
  expect(may({ space: 'albany' })).toBe(false);
  expect(may({ british: ['in-1', 'in-2', 'br-reg-01'] })).toBe(false);
  expect(may({ british: ['butler'] })).toBe(false);
  expect(may({ british: ['in-1'] })).toBe(false);
  expect(may({}, AMERICAN)).toBe(false);
  expect(maySlipAway(bare, battle(wild), BRITISH)).toBe(false);
});

test('18.11-a, 7.9-r, 7.9-v, 7.9-x, 38.3-a R7 draws: each side what it eliminated, the loser too; doubled by Shot Heard or Tarleton, three times by both', () => {
  const b = (said: Partial<Fought>) => battle({ ...D6, loser: 'american', eliminated: [1, 3], ...said });
  const draws = (said: Partial<Fought>, pub = bare) => [drawsFor(pub, b(said), AMERICAN), drawsFor(pub, b(said), BRITISH)];
  expect(draws({})).toEqual([3, 1]);
  expect(draws({ shotHeard: true })).toEqual([6, 1]);
  expect(draws({ tarleton: [false, true] })).toEqual([6, 1]);
  expect(draws({ shotHeard: true, tarleton: [false, true] })).toEqual([9, 1]);
  expect(draws({ tarleton: [true, false] })).toEqual([3, 1]);
  expect(draws({ honors: true })).toEqual([0, 0]);
  const { pub } = scene({ options: ['massacre'] });
  expect(draws({ tarleton: [false, true] }, pub)).toEqual([3, 1]);
  expect(draws({ tarleton: [false, true], fight: 'naval' }, pub)).toEqual([6, 1]);
});

test('37.1-a, 37.2-e, 37.3-a, 37.3-b, 37.5-a, 37.5-b D20 when a massacre may follow, and for how many Indians to roll', () => {
  const { pub } = scene({ options: ['massacre'], massacre: ['albany'] });
  const won: Fought = {
    space: 'boonesboro',
    attacker: 'british',
    american: ['am-mil-14'],
    british: ['in-1', 'in-2', 'br-det-01'],
    loser: 'american',
  };
  expect([allowsMassacre(pub, battle(won)), indiansToRoll(pub, battle(won))]).toEqual([true, 2]);
  expect(indiansToRoll(pub, battle({ ...won, loser: 'british' }))).toBe(0);
  expect(indiansToRoll(pub, battle({ ...won, space: 'albany' }))).toBe(0);
  expect(allowsMassacre(pub, battle({ ...won, american: ['ward'] }))).toBe(false);
  expect(allowsMassacre(pub, battle({ ...won, fight: 'naval' }))).toBe(false);
  expect(allowsMassacre(bare, battle(won))).toBe(false);
  expect([winnerOf(battle(won)), winnerOf(battle(D6))]).toEqual(['british', null]);
});

test('21.4-a D17 Arnold escapes with 1 to 3', () => {
  expect([1, 2, 3, 4, 5, 6].filter(die => escapes(unitOf('arnold'), die))).toEqual([1, 2, 3]);
});

test('18.1-a, 18.2-b, 24.8-b, 28.9-a, 28.12-b, 28.13-a which fights are due, in their order', () => {
  const siege = scene({
    options: ['fortresses'],
    at: {
      boston: ['br-reg-01', 'br-reg-02', 'br-fleet-1', 'am-reg-01', 'am-fleet-1'],
      albany: ['am-mil-06', 'br-det-01'],
      newport: ['br-fleet-2', 'am-mil-05'],
      'virginia-capes': ['br-fleet-3', 'fr-fleet-1'],
      norfolk: ['ward', 'gage'],
    },
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    relief: ['br-reg-02'],
    europe: 'french-alliance',
  });
  expect(fightsIn(siege, BRITISH, spaceOf('boston'))).toEqual(['naval', 'relief', 'sortie']);
  expect(fightsIn(siege, AMERICAN, spaceOf('boston'))).toEqual(['naval', 'relief', 'siege']);
  expect(fightsIn(siege, BRITISH, spaceOf('albany'))).toEqual(['land']);
  expect(fightsIn(siege, BRITISH, spaceOf('newport'))).toEqual([]);
  expect([fightsIn(siege, BRITISH, spaceOf('augusta')), fightsIn(siege, AMERICAN, spaceOf('newport'))]).toEqual([[], []]);
  expect(fightsIn(siege, BRITISH, spaceOf('virginia-capes'))).toEqual([]);
  expect(fightsIn(siege, AMERICAN, spaceOf('norfolk'))).toEqual([]);
  expect(placesOf(battlesDue(siege, BRITISH))).toEqual(['albany', 'boston']);
  expect((['naval', 'relief', 'land', 'siege', 'sortie'] as const).filter(isDuty)).toEqual(['naval', 'relief', 'land']);
  siege.pub.done[spaceOf('boston')]! |= FOUGHT_AFLOAT;
  siege.pub.done[spaceOf('albany')]! |= FOUGHT_ASHORE;
  expect(fightsIn(siege, BRITISH, spaceOf('boston'))).toEqual(['relief', 'sortie']);
  expect(fightsIn(siege, BRITISH, spaceOf('albany'))).toEqual([]);
});

test('18.3-a, 24.4-j, 24.8-c, 28.12-c, 21.7-d who is in a fight: no fleets or cargo on land, no garrison in a relief', () => {
  const t = scene({
    options: ['fortresses'],
    at: {
      boston: ['gage', 'br-reg-01', 'br-reg-02', 'br-fleet-1', 'r-howe', 'br-reg-03 > br-fleet-1', 'am-reg-01', 'washington'],
    },
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    relief: ['br-reg-02'],
  });
  const boston = spaceOf('boston');
  expect(idsOf(unitsInFight(t, 'relief', BRITISH, BRITISH, boston))).toEqual(['br-reg-02']);
  expect(idsOf(unitsInFight(t, 'relief', BRITISH, AMERICAN, boston))).toEqual(['am-reg-01', 'washington']);
  expect(idsOf(unitsInFight(t, 'siege', AMERICAN, BRITISH, boston))).toEqual(['br-reg-01', 'gage']);
  expect(idsOf(unitsInFight(t, 'naval', BRITISH, BRITISH, boston))).toEqual(['br-fleet-1', 'r-howe']);
  t.own.british.force = [unitOf('br-reg-01')];
  expect(idsOf(unitsInFight(t, 'sortie', BRITISH, BRITISH, boston))).toEqual(['br-reg-01']);
});

test('24.6-b, 24.6-g, 16.10-b who landed, from which fleets; leaders alone must be fought too', () => {
  const t = scene({
    at: { charleston: ['br-reg-01', 'br-reg-02', 'br-fleet-1', 'br-fleet-2', 'r-howe', 'am-mil-12'], camden: ['ward'] },
    landed: ['br-reg-01', 'br-fleet-1'],
  });
  expect(idsOf(assaultFleets(t, BRITISH, spaceOf('charleston')))).toEqual(['br-fleet-1', 'r-howe']);
  expect(idsOf(landedIn(t, BRITISH, spaceOf('charleston')))).toEqual(['br-reg-01']);
  expect([
    mustFight(t, BRITISH, spaceOf('camden')),
    mustFight(t, BRITISH, spaceOf('augusta')),
    mustFight(t, AMERICAN, spaceOf('camden')),
  ]).toEqual([true, false, false]);
});
