/** Lo que lee un lector español. */
import type { Catalogue } from '@cuartel/engine';
import { seasonOf } from '../data/calendar.ts';
import { SCENARIOS, STARTS, scenarios } from '../data/scenarios.ts';
import type { People } from '../types.ts';
import { turnName } from './names.ts';
import { operations } from './operations.es.ts';
import { politics } from './politics.es.ts';
import { rules } from './rules.es.ts';
import { twinOf } from './twin.ts';

const when = (turn: number): string => turnName(turn, seasonOf(turn), 'es').toLowerCase();
const HOW = {
  scenario: 'por las condiciones del escenario',
  will: 'la Confederación ha perdido la voluntad de seguir',
  resources: 'a la Confederación no le queda de qué vivir',
  doubled: 'la voluntad confederada es más del doble de la de la Unión',
  election: 'Lincoln pierde las elecciones de 1864',
  states: 'por la cuenta de estados',
} as const;

export const es: Catalogue<People> = {
  title: 'For the People',
  about:
    'La guerra civil americana en 244 espacios, de 1861 a 1865: un solo mazo para marchas y eventos, y dos naciones cuya voluntad ha de durar más que la de la otra.',
  sides: { USA: 'Unión', CSA: 'Confederación' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { start, end } = scenarios[name];
      return [
        name,
        {
          name: name === 'campaign' ? 'La guerra entera' : name.replace('-to-', ' a '),
          about: `De ${when(STARTS[start].turn)} a ${when(end)}.`,
        },
      ];
    }),
  ),
  options: {
    generals: {
      name: 'Capacidades especiales de los generales',
      about: `${rules['5.6.7.A-a']} ${rules['5.6.7.B-a']} ${rules['5.6.7.C-a']} ${rules['5.6.7.D-a']}`,
    },
    'cavalry-substitutes': { name: 'Generales de caballería de reemplazo', about: rules['5.5.6-a'] },
    'rail-logistics': { name: 'Logística ferroviaria', about: `${rules['19-a']} ${rules['19-c']}` },
    'operations-queue': { name: 'Cola de operaciones', about: rules['20-a'] },
  },
  rules,
  sections: { ...operations.sections, ...politics.sections },
  prompts: { ...operations.prompts, ...politics.prompts },
  moments: { ...operations.moments, ...politics.moments },
  deeds: { ...operations.deeds, ...politics.deeds },
  members: { ...operations.members, ...politics.members },
  facts: { ...operations.facts, ...politics.facts },
  refusals: { ...operations.refusals, ...politics.refusals },
  clocks: { turn: 'este turno', round: 'esta ronda' },
  figures: {
    hand: 'cartas en la mano',
    ownSp: 'UM propias',
    enemySp: 'UM enemigas',
    will: 'voluntad política propia',
    chance: 'la mejor probabilidad (por ciento)',
    win: 'la probabilidad de ganar la batalla (por ciento)',
  },
  outcome(pub) {
    if (pub.ending === null) return '';
    const winner = pub.winner === 'USA' ? 'la Unión' : 'la Confederación';
    return pub.winner === null ? `Empate, ${HOW[pub.ending]}.` : `Gana ${winner}: ${HOW[pub.ending]}.`;
  },
  twin: twinOf('es'),
};
