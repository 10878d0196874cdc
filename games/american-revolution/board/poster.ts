/** The American Revolution on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import { LOOKS } from './looks.ts';
import Picture from './Picture.svelte';

export const poster = {
  slug: 'american-revolution',
  order: 30,
  title: { en: 'The American Revolution', es: 'La Revolución americana' },
  line: { en: 'North America, 1775–1782', es: 'Norteamérica, 1775–1782' },
  about: {
    en: 'A year is a turn: bid for the initiative, agitate in secret on three political tables, march and sail, and fight by the bucket of dice.',
    es: 'Cada turno es un año: puja por la iniciativa, agita en secreto en tres tablas políticas, marcha y navega, y combate con puñados de dados.',
  },
  players: { en: 'Two players', es: 'Dos jugadores' },
  length: { en: '4 to 8 hours', es: 'De 4 a 8 horas' },
  weight: 4,
  band: '#1f3350',
  sides: { american: LOOKS.american, british: LOOKS.british },
  quick: { scenario: 'short', options: ['quick-start'], side: 'american' },
  Picture,
  credits: {
    en: [
      'The American Revolution: Decision in North America was designed by Joseph Miranda and published by Decision Games; the title belongs to its owners. Cuartel is not connected with them.',
      'The rules follow the rulebook: initiative, political points, mobilization, the three political tables, movement by land and sea, battles in rounds, forage, enlistment, alliances, victory and the eleven optional sections. The wording is ours.',
      'Reconstructed, because the rulebook does not print them: most locations, routes and values of the map, the mix of counters and the values of most leaders, the number of each campaign marker, the first loyalties, some boxes of the European table. Each stands in a data file of its own.',
      'The map is drawn from GSHHG shores and rivers under a lens that stretches the crowded coast; towns by their true coordinates, moved apart where they would touch.',
    ],
    es: [
      'The American Revolution: Decision in North America fue diseñado por Joseph Miranda y publicado por Decision Games; el título pertenece a sus dueños. Cuartel no tiene relación con ellos.',
      'Las reglas siguen el reglamento: iniciativa, puntos políticos, movilización, las tres tablas políticas, movimiento por tierra y mar, batallas por rondas, forrajeo, alistamiento, alianzas, victoria y las once secciones opcionales. La redacción es nuestra.',
      'Reconstruido, porque el reglamento no lo trae: la mayor parte de las localidades, rutas y valores del mapa, la mezcla de fichas y los valores de casi todos los líderes, el número de cada marcador de campaña, las lealtades iniciales y algunas casillas de la tabla europea. Cada cosa está en su propio archivo de datos.',
      'El mapa se dibuja con costas y ríos de GSHHG bajo una lente que ensancha la costa poblada; las poblaciones van en sus coordenadas verdaderas, separadas donde se tocarían.',
    ],
  },
} as const satisfies Poster;
