/** What an English reader reads. */
import type { Catalogue } from '@cuartel/engine';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import type { War } from '../types.ts';
import { cards } from './cards.en.ts';
import { cardPlay } from './cards-play.en.ts';
import { combat } from './combat.en.ts';
import { march } from './march.en.ts';
import { rules } from './rules.en.ts';
import { turn } from './turn.en.ts';
import { twinOf } from './twin.ts';
import { units } from './units.en.ts';

const WON = { Liberal: 'The Liberals win', Carlist: 'The Carlists win' } as const;
const HOW = {
  automatic: 'automatic victory',
  decisive: 'decisive victory',
  'two-cities': 'two cities are Carlist',
  scenario: 'by the figures of the scenario',
  draw: 'neither side has reached its figure',
} as const;

export const en: Catalogue<War> = {
  title: 'Una Guerra Imposible',
  about:
    'The First Carlist War in the North of Spain, 1834 to 1838: few and fast against many and slow, with blocks that hide what they are, expeditions, sieges and battles.',
  sides: { Liberal: 'Liberal', Carlist: 'Carlist' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { en: title, first, last } = scenarios[name];
      return [name, { name: title, about: `${first} to ${last}.` }];
    }),
  ),
  options: {
    'foreign-powers': { name: 'Foreign powers', about: 'Cards L33, L34, C33 and C34 join the decks.' },
    generals: { name: 'Generals', about: 'Cards L35, L36, C35 and C36 join the decks.' },
  },
  rules,
  sections: { ...turn.sections, ...march.sections, ...combat.sections, ...cardPlay.sections },
  prompts: { ...turn.prompts, ...march.prompts, ...combat.prompts, ...cardPlay.prompts },
  moments: { ...turn.moments, ...march.moments, ...cardPlay.moments },
  deeds: { ...turn.deeds, ...march.deeds, ...combat.deeds, ...cardPlay.deeds },
  members: { ...turn.members, ...march.members, ...combat.members },
  facts: { ...turn.facts, ...march.facts, ...units.facts, ...combat.facts, ...cardPlay.facts },
  refusals: { ...turn.refusals, ...march.refusals, ...combat.refusals, ...cardPlay.refusals },
  clocks: { turn: 'this turn', phase: 'this phase' },
  figures: {
    command: 'my command points',
    vp: 'victory points toward the Carlists',
    units: 'the number of my blocks',
    enemies: 'the number of enemy blocks that come',
    chance: 'my chance with as many blocks (per cent)',
  },
  outcome: pub => (pub.ending === null ? '' : `${pub.winner === null ? 'A draw' : WON[pub.winner]}: ${HOW[pub.ending]}.`),
  twin: twinOf('en', cards),
};
