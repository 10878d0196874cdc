/** What an English reader reads. */
import type { Catalogue } from '@cuartel/engine';
import { OPTIONS } from '../data/options.ts';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import type { Revolution } from '../types.ts';
import { politics } from './politics.en.ts';
import { rules } from './rules.en.ts';
import { twinOf } from './twin.ts';
import { war } from './war.en.ts';
import { wordsOf } from './words.ts';

const w = wordsOf('en');

export const en: Catalogue<Revolution> = {
  title: 'The American Revolution',
  about:
    'The War of Independence, 1775 to 1782: a turn is a year, armies march from point to point and fight by handfuls of dice, and politics is contested in secret.',
  sides: { american: 'American', british: 'British' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(id => {
      const { en: name, firstYear, turns, short } = scenarios[id];
      return [
        id,
        {
          name,
          about: `${firstYear} to ${firstYear + turns - 1}, ${short ? 'judged by loyalty, independence and the French alliance' : 'eight turns at most'}.`,
        },
      ];
    }),
  ),
  options: {
    fortresses: { name: OPTIONS[0].en, about: 'Fortresses with garrisons, sieges and sorties.' },
    partisans: { name: OPTIONS[1].en, about: 'Rebels and Tories who deny points and forage, and stop armies.' },
    sovereignty: { name: OPTIONS[2].en, about: 'Whoever settles Indian land pays the enemy a point for it.' },
    upgrades: { name: OPTIONS[3].en, about: 'Tory militia beside regulars can be made regulars or light troops.' },
    interception: { name: OPTIONS[4].en, about: 'Forces with a leader may step into the way of the enemy.' },
    expeditions: { name: OPTIONS[5].en, about: 'Militia may try to cross the border of its region.' },
    overrun: { name: OPTIONS[6].en, about: 'Ten to one sweeps the enemy away without a battle.' },
    frontier: { name: OPTIONS[7].en, about: 'Light troops and Indians have the advantage in the wilderness.' },
    forage: { name: OPTIONS[8].en, about: 'The wilderness feeds light troops and Indians better than regulars.' },
    massacre: { name: OPTIONS[9].en, about: 'Winners may lay a place waste, and pay for it.' },
    honors: { name: OPTIONS[10].en, about: 'Garrisons may be offered free passage.' },
    'quick-start': { name: OPTIONS[11].en, about: 'Units with a choice of places stand ready; nobody has to set up.' },
  },
  rules,
  sections: { ...politics.sections, ...war.sections },
  prompts: { ...politics.prompts, ...war.prompts },
  moments: { ...politics.moments, ...war.moments },
  deeds: { ...politics.deeds, ...war.deeds },
  members: {
    assign: ({ what, to }) => `${w.marker(what)} for ${w.contest(to)}`,
    gather: (unit, v) => `${w.unit(unit)}, ${w.space(v.own.at[unit]!)}`,
  },
  facts: { ...politics.facts, ...war.facts },
  refusals: { ...politics.refusals, ...war.refusals },
  clocks: { turn: 'this turn', campaign: 'this campaign phase', phase: 'this phase', battle: 'this battle' },
  figures: {
    markers: 'markers in hand',
    spies: 'Spies in hand',
    plans: 'Master Plans in hand',
    tactical: 'tactical markers in hand',
    points: 'political points',
    chance: 'the best chance to intercept (per cent)',
  },
  outcome(pub) {
    if (pub.ending === null) return '';
    if (pub.winner === null) return 'A draw.';
    const who = pub.winner === 'american' ? 'The American' : 'The British';
    if (pub.ending === 'sudden-death') return `${who} side wins by sudden death.`;
    return pub.ending === 'partial' ? `${who} side wins a partial victory.` : `${who} side wins the shorter scenario.`;
  },
  twin: twinOf('en'),
};
