/** What an English reader reads. */
import { type Catalogue, signed } from '@cuartel/engine';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import { moralVictor, tournamentPoints } from '../queries/victory.ts';
import type { BobbyLee } from '../types.ts';
import { battle } from './battle.en.ts';
import { campaign } from './campaign.en.ts';
import { rules } from './rules.en.ts';
import { twinOf } from './twin.ts';
import { wordsOf } from './words.ts';

const { month } = wordsOf('en');

export const en: Catalogue<BobbyLee> = {
  title: 'Bobby Lee',
  about:
    'The war in Virginia, 1861 to 1864: blocks that hide what they are, HQs that pay for every march, and battles fought out on their own boards.',
  sides: { USA: 'USA', CSA: 'CSA' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { en: title, start, end } = scenarios[name];
      return [
        name,
        { name: title, about: end === null ? `From ${month(start)} until somebody wins.` : `${month(start)} to ${month(end)}.` },
      ];
    }),
  ),
  options: {
    'free-deployment': { name: 'Free deployment', about: rules['3.2.3-a'] },
    'bare-retreats': {
      name: 'No cover in pursuit',
      about: 'Units that retreat from their own line have no Double Defence against Pursuit Fire.',
    },
    'wing-pursuit': {
      name: 'Pursuit from the wings only',
      about: 'Units in the enemy Centre do not pursue those who leave the Reserve; units in a captured wing do.',
    },
    'slow-guns': { name: 'Slow guns', about: 'Artillery that envelops takes 1 from its die, as in a forced march.' },
    'no-storming': {
      name: 'No storming of fortresses',
      about: 'The Attacker of a fortress never begins an assault, not even against defenders who have come out into his Centre.',
    },
    emancipated: {
      name: 'Emancipation already proclaimed',
      about: 'A campaign game that begins in 1863 or 1864 has no Emancipation: its starting marker counts it.',
    },
  },
  rules,
  sections: { ...campaign.sections, ...battle.sections },
  prompts: { ...campaign.prompts, ...battle.prompts },
  moments: {},
  deeds: { ...campaign.deeds, ...battle.deeds },
  facts: { ...campaign.facts, ...battle.facts },
  refusals: { ...campaign.refusals, ...battle.refusals },
  outcome(pub) {
    if (pub.ending === null) return '';
    const points = `Tournament points: USA ${tournamentPoints(pub, 'USA')}, CSA ${tournamentPoints(pub, 'CSA')}.`;
    const moral = moralVictor(pub);
    if (pub.winner === null)
      return `A draw, with the marker at ${signed(pub.marker)}.${moral === null ? '' : ` The moral victory goes to the ${moral}.`} ${points}`;
    if (pub.ending === 'decisive') return `Decisive victory of the ${pub.winner}. ${points}`;
    if (pub.ending === 'election') return `Lincoln loses the election of 1864: the ${pub.winner} wins.`;
    return `Marginal victory ${pub.grade} of the ${pub.winner}. ${points}`;
  },
  clocks: { battleTurn: 'this Battle Turn', day: 'this day of battle', turn: 'this Campaign Turn', month: 'this month' },
  figures: {
    units: 'the number of my units there',
    steps: 'the number of my steps there',
    enemies: 'the number of enemy units there',
    hits: 'the number of hits',
    round: 'the round of the assault',
    losses: 'the number of steps to lose',
    strategic: 'the number of strategic moves left',
    threatened: 'the number of my hexes beside which at least three times as many enemy units stand',
  },
  twin: twinOf('en'),
};
