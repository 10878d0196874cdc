/** Una Guerra Imposible on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import { LOOKS } from './looks.ts';
import Picture from './Picture.svelte';

export const poster = {
  slug: 'una-guerra-imposible',
  order: 40,
  title: { en: 'Una Guerra Imposible', es: 'Una Guerra Imposible' },
  line: { en: 'The First Carlist War, 1834–1838', es: 'La Primera Guerra Carlista, 1834–1838' },
  about: {
    en: 'Liberals and Carlists in the mountains of the North: hidden blocks, columns that hunt and slip away, sieges, expeditions into the rest of Spain, battles on a board.',
    es: 'Liberales y carlistas en las montañas del Norte: bloques ocultos, columnas que persiguen y se escurren, sitios, expediciones al resto de España y batallas en su tablero.',
  },
  players: { en: 'Two players', es: 'Dos jugadores' },
  length: { en: '3 to 8 hours', es: 'De 3 a 8 horas' },
  weight: 4,
  band: '#5a1d15',
  sides: { Liberal: LOOKS.Liberal, Carlist: LOOKS.Carlist },
  quick: { scenario: 'zumalacarregui', options: [], side: 'Carlist' },
  Picture,
  credits: {
    en: [
      'The title Una Guerra Imposible belongs to its owners. Cuartel is not connected with them.',
      'The rules follow the rulebook: reinforcements, uprising, order of play, cards, actions, marches with interception and evasion, skirmishes, battles, sieges, supply, year end and victory. The wording is ours.',
      'Reconstructed, because the playbook, maps, blocks and cards were not at hand: the spaces and roads that no example names, the values and mix of the blocks, the number of counters, the turn table and the zones of the victory track, the cards, the scenarios. Each stands in a data file of its own.',
      'The maps are drawn from GSHHG shores, with rivers, ridges and roads traced by hand; places by their true coordinates, moved apart where they would touch.',
    ],
    es: [
      'El título Una Guerra Imposible pertenece a sus dueños. Cuartel no tiene relación con ellos.',
      'Las reglas siguen el reglamento: refuerzos, alzamiento, orden de juego, cartas, acciones, marchas con intercepción y evasión, escaramuzas, batallas, sitios, suministro, fin de año y victoria. La redacción es nuestra.',
      'Reconstruido, porque no se disponía del libro de juego, los mapas, los bloques ni las cartas: los espacios y caminos que ningún ejemplo nombra, los valores y la mezcla de los bloques, el número de fichas, la tabla de turnos y las zonas de la pista de victoria, las cartas y los escenarios. Cada cosa está en su propio archivo de datos.',
      'Los mapas se dibujan con costas de GSHHG y ríos, sierras y caminos trazados a mano; los lugares van en sus coordenadas verdaderas, separados donde se tocarían.',
    ],
  },
} as const satisfies Poster;
