/** Lo que lee un lector español. */
import type { Catalogue } from '@cuartel/engine';
import { OPTIONS } from '../data/options.ts';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import type { Revolution } from '../types.ts';
import { politics } from './politics.es.ts';
import { rules } from './rules.es.ts';
import { twinOf } from './twin.ts';
import { war } from './war.es.ts';
import { wordsOf } from './words.ts';

const w = wordsOf('es');

export const es: Catalogue<Revolution> = {
  title: 'La Revolución americana',
  about:
    'La Guerra de Independencia, de 1775 a 1782: un turno es un año, los ejércitos van de punto a punto y combaten a puñados de dados, y la política se disputa en secreto.',
  sides: { american: 'Americano', british: 'Británico' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(id => {
      const { es: name, firstYear, turns, short } = scenarios[id];
      return [
        id,
        {
          name,
          about: `De ${firstYear} a ${firstYear + turns - 1}, ${short ? 'con la lealtad, la independencia y la alianza francesa como juez' : 'ocho turnos como máximo'}.`,
        },
      ];
    }),
  ),
  options: {
    fortresses: { name: OPTIONS[0].es, about: 'Fortalezas con guarnición, sitios y salidas.' },
    partisans: { name: OPTIONS[1].es, about: 'Rebeldes y tories que quitan puntos y forraje y detienen ejércitos.' },
    sovereignty: { name: OPTIONS[2].es, about: 'Quien ocupa tierra india le da por ella un punto al enemigo.' },
    upgrades: { name: OPTIONS[3].es, about: 'La milicia tory junto a regulares puede ascender a regulares o tropas ligeras.' },
    interception: { name: OPTIONS[4].es, about: 'Una fuerza con líder puede cruzarse en el camino del enemigo.' },
    expeditions: { name: OPTIONS[5].es, about: 'La milicia puede intentar cruzar la frontera de su región.' },
    overrun: { name: OPTIONS[6].es, about: 'Con diez a uno se barre al enemigo sin combate.' },
    frontier: { name: OPTIONS[7].es, about: 'Las tropas ligeras y los indios tienen ventaja en tierra salvaje.' },
    forage: { name: OPTIONS[8].es, about: 'La tierra salvaje alimenta mejor a tropas ligeras e indios que a regulares.' },
    massacre: { name: OPTIONS[9].es, about: 'El vencedor puede asolar una localidad, y lo paga.' },
    honors: { name: OPTIONS[10].es, about: 'A la guarnición se le puede ofrecer paso libre.' },
    'quick-start': {
      name: OPTIONS[11].es,
      about: 'Las unidades con varios sitios posibles están ya colocadas; nadie tiene que colocarlas.',
    },
  },
  rules,
  sections: { ...politics.sections, ...war.sections },
  prompts: { ...politics.prompts, ...war.prompts },
  moments: { ...politics.moments, ...war.moments },
  deeds: { ...politics.deeds, ...war.deeds },
  members: {
    assign: ({ what, to }) => `${w.marker(what)} para ${w.contest(to)}`,
    gather: (unit, v) => `${w.unit(unit)}, ${w.space(v.own.at[unit]!)}`,
  },
  facts: { ...politics.facts, ...war.facts },
  refusals: { ...politics.refusals, ...war.refusals },
  clocks: { turn: 'este turno', campaign: 'esta fase de campaña', phase: 'esta fase', battle: 'esta batalla' },
  figures: {
    markers: 'marcadores en la mano',
    spies: 'Espía en la mano',
    plans: 'Plan maestro en la mano',
    tactical: 'marcadores tácticos en la mano',
    points: 'puntos políticos',
    chance: 'la mejor probabilidad de interceptar (por ciento)',
  },
  outcome(pub) {
    if (pub.ending === null) return '';
    if (pub.winner === null) return 'Empate.';
    const who = pub.winner === 'american' ? 'El jugador americano' : 'El jugador británico';
    if (pub.ending === 'sudden-death') return `${who} gana por muerte súbita.`;
    return pub.ending === 'partial' ? `${who} logra una victoria parcial.` : `${who} gana el escenario más corto.`;
  },
  twin: twinOf('es'),
};
