/** What holds whenever somebody is about to play a card, whatever has happened: random games of every year. */
import { chanceFrom, type Key } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { ARMIES } from '../data/armies.ts';
import { CENTRES } from '../data/places.ts';
import { FORT_MONROE, isCoastalFort } from '../data/ports.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { CSA, USA } from '../data/sides.ts';
import { idOf, SIZE } from '../data/spaces.ts';
import { FORTS, IRONCLADS, TORPEDOES } from '../data/tables.ts';
import { excessGenerals } from '../queries/command.ts';
import { fortsStanding, spAt } from '../queries/pieces.ts';
import { isIntact } from '../queries/supply.ts';
import type { Pub } from '../state/table.ts';
import { stage, tableOf } from './scene.ts';

const faultsOf = (pub: Pub): string[] => {
  const found: string[] = [];
  const say = (wrong: boolean, what: string) => (wrong ? found.push(what) : 0);
  for (const side of [USA, CSA] as const) {
    for (const space of new Set(pub.general.filter(space => space >= 0)))
      say(excessGenerals(pub, side, space) > 0, `5.3.4-b too many generals in ${idOf(space)}`);
    say(pub.spDue[side] < 0, '5.5.4-a fewer than no SP on the turn track');
    say(fortsStanding(pub, side) + pub.fortsOut[side] > FORTS[side], '6.8.6-a too many forts');
  }
  for (const [army, id] of ARMIES.entries()) {
    const [space, commander] = [pub.army[army]!, pub.commander[army]!];
    if (space < 0) continue;
    say(spAt(pub, army < 4 ? USA : CSA, space) === 0, `5.2.1-b ${id} has no SP`);
    say(commander >= 0 && (pub.rides[commander]! || pub.general[commander] !== space), `5.2.2-a ${id} is not led`);
    say(
      pub.army.some((other, n) => n !== army && n < 4 === army < 4 && other === space),
      `5.2.4-a ${id} is not alone`,
    );
  }
  const led = pub.commander.filter((commander, army) => commander >= 0 && pub.army[army]! >= 0);
  say(new Set(led).size < led.length, '5.2.2-d somebody commands two armies');
  for (let space = 0; space < SIZE; space++)
    say(spAt(pub, USA, space) > 0 && spAt(pub, CSA, space) > 0, `5.7.1-a both sides in ${idOf(space)}`);
  for (const side of [USA, CSA] as const)
    for (const space of pub.capital[side] >= 0 ? [pub.capital[side]] : [])
      say(pub.control[space] !== side && spAt(pub, side === USA ? CSA : USA, space) > 0, `11.2.2-a a capital held by the enemy`);
  for (const space of [...pub.ironclads, ...pub.torpedoes, ...(pub.hunley >= 0 ? [pub.hunley] : [])])
    say(spAt(pub, USA, space) > 0, `6.7-c weapons under Union SP in ${idOf(space)}`);
  say(pub.ironclads.length > IRONCLADS || pub.torpedoes.length > TORPEDOES, '6.7-a too many weapons');
  for (const [space, coastal] of isCoastalFort.entries())
    say(coastal && space !== FORT_MONROE && pub.infantry[CSA][space]! > 1, `6.8.3-a a full fort ${idOf(space)}`);
  for (const centre of CENTRES) say(isIntact(pub, centre) && pub.control[centre] === USA, `12.2-a ${idOf(centre)} stands`);
  return found;
};
/** Even choices by a small generator of its own, so that the same games are played every time. */
const picker = (seed: number) => (n: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % n;
};
const play = (scenario: ScenarioName, seed: number, most: number) => {
  const table = tableOf({ scenario, options: seed % 2 === 0 ? ['generals', 'cavalry-substitutes'] : [] });
  table.dark.chance = chanceFrom([seed, 2, 3, 4, 5, 6, 7, 8] as unknown as Key);
  const game = stage.begin(table);
  const pick = picker(seed);
  for (let n = 0; n < most; n++) {
    const asked = game.machine.asked(game.pos);
    if (asked.length === 0) return;
    if (game.place() === 'round.card') expect(faultsOf(game.pub), `${scenario} ${seed}, action ${n}`).toEqual([]);
    const options = game.machine.options(game.pos, asked[0]!);
    game.machine.apply(game.pos, options[pick(options.length)]! as never);
  }
};

test.each([['1861'], ['1862'], ['1863'], ['1864']] as const)(
  '5.2.1-b, 5.2.2-d, 5.2.4-a, 5.3.4-b, 6.7-a, 6.7-c, 6.8.3-a, 12.2-a armies, generals, weapons, forts and centres are in order before every card: %s',
  scenario => {
    for (let seed = 1; seed <= 4; seed++) play(scenario, seed, 1500);
  },
);
