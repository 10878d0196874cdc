/** Lo que lee quien lee en español. */
import type { Catalogue } from '@cuartel/engine';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import type { War } from '../types.ts';
import { cards } from './cards.es.ts';
import { cardPlay } from './cards-play.es.ts';
import { combat } from './combat.es.ts';
import { march } from './march.es.ts';
import { rules } from './rules.es.ts';
import { turn } from './turn.es.ts';
import { twinOf } from './twin.ts';
import { units } from './units.es.ts';

const WON = { Liberal: 'Ganan los liberales', Carlist: 'Ganan los carlistas' } as const;
const HOW = {
  automatic: 'victoria automática',
  decisive: 'victoria decisiva',
  'two-cities': 'dos ciudades son carlistas',
  scenario: 'según las cifras del escenario',
  draw: 'ninguno ha alcanzado su cifra',
} as const;

export const es: Catalogue<War> = {
  title: 'Una Guerra Imposible',
  about:
    'La Primera Guerra Carlista en el Norte, de 1834 a 1838: pocos y rápidos contra muchos y lentos, con bloques que ocultan lo que son, expediciones, sitios y batallas.',
  sides: { Liberal: 'Liberal', Carlist: 'Carlista' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { es: title, first, last } = scenarios[name];
      return [name, { name: title, about: `De ${first} a ${last}.` }];
    }),
  ),
  options: {
    'foreign-powers': { name: 'Potencias extranjeras', about: 'Las cartas L33, L34, C33 y C34 entran en los mazos.' },
    generals: { name: 'Generales', about: 'Las cartas L35, L36, C35 y C36 entran en los mazos.' },
  },
  rules,
  sections: { ...turn.sections, ...march.sections, ...combat.sections, ...cardPlay.sections },
  prompts: { ...turn.prompts, ...march.prompts, ...combat.prompts, ...cardPlay.prompts },
  moments: { ...turn.moments, ...march.moments, ...cardPlay.moments },
  deeds: { ...turn.deeds, ...march.deeds, ...combat.deeds, ...cardPlay.deeds },
  members: { ...turn.members, ...march.members, ...combat.members },
  facts: { ...turn.facts, ...march.facts, ...units.facts, ...combat.facts, ...cardPlay.facts },
  refusals: { ...turn.refusals, ...march.refusals, ...combat.refusals, ...cardPlay.refusals },
  clocks: { turn: 'este turno', phase: 'esta fase' },
  figures: {
    command: 'mis puntos de mando',
    vp: 'puntos de victoria hacia los carlistas',
    units: 'el número de mis bloques',
    enemies: 'el número de bloques enemigos que llegan',
    chance: 'mi probabilidad con otros tantos bloques (por ciento)',
  },
  outcome: pub => (pub.ending === null ? '' : `${pub.winner === null ? 'Empate' : WON[pub.winner]}: ${HOW[pub.ending]}.`),
  twin: twinOf('es', cards),
};
