/** Lo que lee un lector español. */
import { type Catalogue, signed } from '@cuartel/engine';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { moralVictor, tournamentPoints } from '../queries/victory.ts';
import type { BobbyLee } from '../types.ts';
import { battle } from './battle.es.ts';
import { campaign } from './campaign.es.ts';
import { rules } from './rules.es.ts';
import { twinOf } from './twin.ts';
import { wordsOf } from './words.ts';

const { month } = wordsOf('es');
/** "la CSA", "USA" */
const the = (side: SideName): string => (side === 'CSA' ? 'la CSA' : 'USA');

export const es: Catalogue<BobbyLee> = {
  title: 'Bobby Lee',
  about:
    'La guerra en Virginia, de 1861 a 1864: bloques que esconden lo que son, CG que pagan cada marcha y batallas que se libran en su propio tablero.',
  sides: { USA: 'USA', CSA: 'CSA' },
  scenarios: Object.fromEntries(
    SCENARIOS.map(name => {
      const { es: title, start, end } = scenarios[name];
      return [
        name,
        {
          name: title,
          about: end === null ? `Desde ${month(start)} hasta que alguien gane.` : `De ${month(start)} a ${month(end)}.`,
        },
      ];
    }),
  ),
  options: {
    'free-deployment': { name: 'Despliegue libre', about: rules['3.2.3-a'] },
    'bare-retreats': {
      name: 'Sin cobertura en la persecución',
      about: 'Las unidades que se retiran de su propia línea no tienen Defensa Doble contra el Fuego de Persecución.',
    },
    'wing-pursuit': {
      name: 'Persecución solo desde las Alas',
      about: 'Las unidades que están en el Centro enemigo no persiguen a las que dejan la Reserva; las de un Ala capturada, sí.',
    },
    'slow-guns': { name: 'Cañones lentos', about: 'La Artillería que envuelve resta 1 a su dado, como en la marcha forzada.' },
    'no-storming': {
      name: 'Sin asaltos a las fortalezas',
      about:
        'El Atacante de una fortaleza no inicia nunca un Asalto, ni siquiera contra los defensores que han salido a su Centro.',
    },
    emancipated: {
      name: 'Emancipación ya proclamada',
      about: 'El Juego de Campaña que empieza en 1863 o 1864 no tiene Emancipación: su ficha inicial ya la cuenta.',
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
    const points = `Puntos de Torneo: USA ${tournamentPoints(pub, 'USA')}, CSA ${tournamentPoints(pub, 'CSA')}.`;
    const moral = moralVictor(pub);
    if (pub.winner === null)
      return `Empate, con la ficha en ${signed(pub.marker)}.${moral === null ? '' : ` La victoria moral es de ${the(moral)}.`} ${points}`;
    if (pub.ending === 'decisive') return `Victoria Decisiva de ${the(pub.winner)}. ${points}`;
    if (pub.ending === 'election') return `Lincoln pierde las elecciones de 1864: gana ${the(pub.winner)}.`;
    return `Victoria Marginal ${pub.grade} de ${the(pub.winner)}. ${points}`;
  },
  clocks: { battleTurn: 'este turno de batalla', day: 'este día de batalla', turn: 'este turno de campaña', month: 'este mes' },
  figures: {
    units: 'el número de mis unidades allí',
    steps: 'el número de mis pasos allí',
    enemies: 'el número de unidades enemigas allí',
    hits: 'el número de impactos',
    round: 'el número de la ronda de asalto',
    losses: 'el número de pasos por perder',
    strategic: 'el número de movimientos estratégicos que quedan',
    threatened: 'el número de mis hexágonos junto a los que hay al menos el triple de unidades enemigas',
  },
  twin: twinOf('es'),
};
