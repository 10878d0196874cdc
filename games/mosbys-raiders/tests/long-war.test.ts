/** Long wars: a famous Mosby and a restless player, so that every corner of the rules is reached with all options mixed. */
import {
  type AnyGame,
  act,
  anyGame,
  chanceFrom,
  type Decide,
  hashOf,
  keyFromSeed,
  load,
  machine,
  machineOf,
  open,
  save,
} from '@cuartel/engine';
import { playRandomGame } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { OPTIONS, optionBits } from '../data/options.ts';
import { HAND_LIMIT } from '../data/tables.ts';
import { STATUS_MARKERS } from '../data/tunables.ts';
import { SORT } from '../data/units.ts';
import { mosbysRaiders } from '../index.ts';
import { inLines, isForce, markersUsed } from '../queries/map.ts';
import { anyActive, isActive } from '../queries/units.ts';
import { conserved } from '../state/conserved.ts';
import { clone, QUERY, REVEALED, setUp, type Table } from '../state/table.ts';

const QUITTING: readonly string[] = ['disband', 'skedaddle', 'wait', 'discard', 'automatic', 'release'];
const bold = <O extends { readonly do: string }>(options: readonly O[]): readonly O[] => {
  const open = options.filter(option => !QUITTING.includes(option.do));
  return open.length > 0 ? open : options;
};
/** Does anything rather than go home. */
const restless: Decide = ({ options, pick }) => bold(options)[pick(bold(options).length)]!;
/** The same game begun with Notoriety enough for eight turns. */
const famous: AnyGame = anyGame({
  ...mosbysRaiders,
  setUp: (agreed, chance) => {
    const table = mosbysRaiders.setUp(agreed, chance);
    table.pub.notoriety = 14;
    return table;
  },
});
/** A run of numbers of the test's own. */
const chooser = (seed: number): ((limit: number) => number) => {
  let n = seed * 7919 + 1;
  return limit => {
    n = (n * 48271) % 2147483647;
    return n % limit;
  };
};
const mixed = (i: number): string[] => {
  const pick = chooser(i + 1);
  return OPTIONS.filter(() => pick(7) < 3);
};

test('long wars with mixed options end, are never stuck, copy, replay, hide and speak as they should', () => {
  let actions = 0;
  for (let i = 0; i < 12; i++) {
    const outcome = playRandomGame(famous, {
      scenario: 'standard',
      options: mixed(i),
      seed: `w${i}`,
      every: 12,
      most: 20000,
      guide: restless,
    });
    if ('failure' in outcome) throw new Error(`${outcome.failure.seed}: ${outcome.failure.property}: ${outcome.failure.detail}`);
    actions += outcome.played.actions;
  }
  expect(actions).toBeGreaterThan(1000);
});

/** What must be true whenever the player is asked. */
const faultOf = ({ pub, own, dark }: Table, where: string): string | null => {
  if (pub.points < 0 || pub.points > 9 || pub.notoriety < 1) return '4.0-a points and Notoriety out of their tracks';
  if (pub.awareness < 1 || pub.awareness > 5) return '5.A2-b Awareness off its track';
  if (where === 'operations.action' && anyActive(pub)) return '5.B-a an activated unit in Operations';
  if (where === 'operations.action' && (pub.hidden || pub.train >= 0))
    return '7.2-s, 7.8-m hidden, or the train on the map, in Operations';
  if (where === 'mosbyPart.action' && !anyActive(pub) && pub.train < 0) return '5.C4-b Rounds without an activated unit';
  if (markersUsed(pub) > STATUS_MARKERS) return '2.3-c more status markers than there are';
  if (own.mosby.hand.length > HAND_LIMIT && where !== 'handLimit.choose' && where !== 'cannonDrawn.where')
    return '5.1-c more than six cards in hand';
  for (const [space, mark] of pub.mark.entries())
    if ((mark & (REVEALED | QUERY)) !== 0 && (!inLines(pub, space) || isForce(pub, space)))
      return '7.1-e a status marker where none may be';
  for (const [token, at] of pub.at.entries()) {
    if (at < 0) continue;
    if (SORT[dark.who[token]!] === 'blank') return '7.7-a a blank on the map';
    if (isForce(pub, at) && !isActive(pub, token)) return '7.2-h a deactivated unit in a Large Force';
    if (isActive(pub, token) && pub.face[token]! < 0) return '7.2-c an activated unit face down';
  }
  return null;
};
test('whatever is played, tracks, markers, hand and counters stay within the rules', () => {
  const m = machine(mosbysRaiders.book, 'game', clone);
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const pick = chooser(i + 100);
    const table = setUp(optionBits(mixed(i)), chanceFrom(keyFromSeed(`law${i}`)));
    table.pub.notoriety = 14;
    const pos = m.start(table);
    const kept = conserved(table);
    for (let step = 0; m.asked(pos).length > 0 && step < 3000; step++) {
      const top = pos.stack.at(-1);
      const fault = faultOf(pos.table, `${top?.section}.${top?.step}`);
      if (fault !== null) throw new Error(`game ${i}, step ${step}, ${top?.section}.${top?.step}: ${fault}`);
      const options = m.options(pos, 'mosby');
      const from = pick(6) === 0 ? options : bold(options);
      const option = from[pick(from.length)]!;
      seen.add(option.do);
      m.apply(pos, option);
    }
    expect(conserved(table)).toBe(kept);
  }
  // Nearly everything that can be done was done.
  expect([...seen].length).toBeGreaterThan(25);
});

test('a game can be saved and resumed at every step', () => {
  const match = open(
    famous,
    { scenario: 'standard', options: ['opt-8.3b', 'opt-8.7', 'opt-8.8', 'opt-8.9'] },
    keyFromSeed('saved'),
  );
  const m = machineOf(famous);
  const pick = chooser(5);
  for (let step = 0; step < 120 && m.asked(match.position).length > 0; step++) {
    const back = load(save(match), () => famous);
    if (!back.ok) throw new Error(JSON.stringify(back));
    expect(hashOf(back.match.position)).toBe(hashOf(match.position));
    const options = m.options(match.position, 'mosby');
    expect(m.options(back.match.position, 'mosby')).toEqual(options);
    expect(
      act(match, bold(options as readonly { do: string }[])[pick(bold(options as readonly { do: string }[]).length)] as never).ok,
    ).toBe(true);
  }
  expect(match.record.actions.length).toBeGreaterThan(40);
});
