/** What an English reader reads. */
import type { Catalogue } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import { SCENARIOS, STARTS, scenarios } from '../data/scenarios.ts';
import type { People } from '../types.ts';
import { turnName } from './names.ts';
import { operations } from './operations.en.ts';
import { politics } from './politics.en.ts';
import { rules } from './rules.en.ts';
import { twinOf } from './twin.ts';

const when = (turn: number): string => turnName(turn, seasonOf(turn), 'en');
const HOW = {
  scenario: 'by the conditions of the scenario',
  will: 'the Confederacy has lost the will to go on',
  resources: 'the Confederacy has nothing left to live on',
  doubled: 'Confederate will is more than double the Union’s',
  election: 'Lincoln loses the election of 1864',
  states: 'by the count of states',
} as const;

export const en: Catalogue<People> = {
  title: 'For the People',
  about:
    'The American Civil War on 244 spaces, 1861 to 1865: one deck of cards for marches and events, and two nations whose will must last longer than the other’s.',
  sides: { USA: 'Union', CSA: 'Confederacy' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { start, end } = scenarios[name];
      return [
        name,
        {
          name: name === 'campaign' ? 'The whole war' : name.replace('-to-', ' to '),
          about: `${when(STARTS[start].turn)} to ${when(end)}.`,
        },
      ];
    }),
  ),
  options: {
    generals: {
      name: 'Special abilities of generals',
      about: `${rules['5.6.7.A-a']} ${rules['5.6.7.B-a']} ${rules['5.6.7.C-a']} ${rules['5.6.7.D-a']}`,
    },
    'cavalry-substitutes': { name: 'Replacement cavalry generals', about: rules['5.5.6-a'] },
    'rail-logistics': { name: 'Rail logistics', about: `${rules['19-a']} ${rules['19-c']}` },
    'operations-queue': { name: 'Operations queue', about: rules['20-a'] },
  },
  rules,
  sections: { ...operations.sections, ...politics.sections },
  prompts: { ...operations.prompts, ...politics.prompts },
  moments: { ...operations.moments, ...politics.moments },
  deeds: { ...operations.deeds, ...politics.deeds },
  members: { ...operations.members, ...politics.members },
  facts: { ...operations.facts, ...politics.facts },
  refusals: { ...operations.refusals, ...politics.refusals },
  clocks: { turn: 'this turn', round: 'this round' },
  figures: {
    hand: 'cards in hand',
    ownSp: 'own SP',
    enemySp: 'enemy SP',
    will: 'own political will',
    chance: 'the best chance (per cent)',
    win: 'the chance to win the battle (per cent)',
  },
  outcome(pub) {
    if (pub.ending === null) return '';
    const winner = pub.winner === 'USA' ? 'The Union' : 'The Confederacy';
    return pub.winner === null ? `A draw, ${HOW[pub.ending]}.` : `${winner} wins: ${HOW[pub.ending]}.`;
  },
  twin: twinOf('en'),
};
