/** Bobby Lee on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import { LOOKS } from './looks.ts';
import Picture from './Picture.svelte';

export const poster = {
  slug: 'bobby-lee',
  order: 20,
  title: { en: 'Bobby Lee', es: 'Bobby Lee' },
  line: { en: 'Virginia, 1861–1864', es: 'Virginia, 1861–1864' },
  about: {
    en: 'The war in the East with blocks that hide what they are: march by your headquarters, guess what stands across the river, and fight it out on the battle board.',
    es: 'La guerra en el Este con bloques que ocultan lo que son: marcha con tus cuarteles generales, adivina qué hay al otro lado del río y resuélvelo en el tablero de batalla.',
  },
  players: { en: 'Two players', es: 'Dos jugadores' },
  length: { en: '3 to 5 hours a year', es: 'De 3 a 5 horas por año' },
  weight: 4,
  band: '#23364f',
  sides: { USA: LOOKS.usa, CSA: LOOKS.csa },
  quick: { scenario: '1862', options: [], side: 'CSA' },
  Picture,
  credits: {
    en: [
      'Bobby Lee is a game of Columbia Games; the title belongs to it. Cuartel is not connected with Columbia Games.',
      'The rules follow the rulebook: months, replacements, initiative, command, marches and forced marches, railways, ships, battles on the battle board, weather, supply and victory. The wording is ours. Where the text is silent or contradicts itself the reading chosen is named beside the rule.',
      'Reconstructed, because they stand only on the printed map, cards and labels: the hex grid with its terrain, rivers, gaps, bridges, fords and swamps, the courses and most gauges of the railways, kinds of towns, points of all places but Winchester, the marks of the Victory Track and its CSA months, all blocks but the eight Headquarters and the three Brigades, and the four set-ups. All were chosen anew from history and from what the rules imply.',
      'The map is drawn from true coordinates with shores of GSHHG; streams, ridges and railways are traced by hand.',
    ],
    es: [
      'Bobby Lee es un juego de Columbia Games, a quien pertenece el título. Cuartel no tiene relación con Columbia Games.',
      'Las reglas siguen el reglamento: meses, reemplazos, iniciativa, mando, marchas y marchas forzadas, ferrocarriles, barcos, batallas en su tablero, tiempo, suministro y victoria. La redacción es nuestra. Donde el texto calla o se contradice, la lectura elegida se indica junto a la regla.',
      'Reconstruido, porque solo figura en el mapa, las cartas y las etiquetas impresas: la red de hexágonos con su terreno, ríos, pasos, puentes, vados y pantanos, el trazado y casi todos los anchos de vía de los ferrocarriles, las clases de poblaciones, los puntos de todos los lugares menos Winchester, las marcas de la Pista de Victoria y sus meses de la CSA, todos los bloques menos los ocho Cuarteles Generales y las tres Brigadas, y los cuatro despliegues. Todo se eligió de nuevo según la historia y lo que las reglas implican.',
      'El mapa se dibuja con coordenadas verdaderas y costas de GSHHG; arroyos, sierras y ferrocarriles están trazados a mano.',
    ],
  },
} as const satisfies Poster;
