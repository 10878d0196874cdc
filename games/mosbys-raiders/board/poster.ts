/** Mosby's Raiders on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import { LOOKS } from './looks.ts';
import Picture from './Picture.svelte';

export const poster = {
  slug: 'mosbys-raiders',
  order: 10,
  title: { en: "Mosby's Raiders", es: 'Los Jinetes de Mosby' },
  line: { en: 'Northern Virginia, 1863', es: 'El norte de Virginia, 1863' },
  about: {
    en: 'You are John Mosby: a handful of riders behind the Union lines, making a name faster than the enemy wakes.',
    es: 'Eres John Mosby: un puñado de jinetes tras las líneas de la Unión, ganando fama antes de que el enemigo despierte.',
  },
  players: { en: 'Solitaire', es: 'Solitario' },
  length: { en: '1 to 2 hours', es: 'De 1 a 2 horas' },
  weight: 3,
  band: '#5b2a1c',
  sides: { mosby: LOOKS.mosby, union: LOOKS.union },
  quick: { scenario: 'standard', options: [], side: 'mosby' },
  Picture,
  credits: {
    en: [
      "Mosby's Raiders was designed by Eric Lee Smith and published by Victory Games in 1985; the title belongs to its owners. Cuartel is not connected with them.",
      'The rules follow the rulebook: sequence of play, actions, combat, activation, Union movement, cards’ effects and their numbers, tables of recruitment, odds, reaction, combat and movement. The wording is ours.',
      'Reconstructed, because the rulebook does not print them: most spaces and roads of the map (44 names and 32 roads are attested), the mix of Union counters, points for a wrecked railway (3), depot values, the bands of the Awareness Track, five of the six lists that extend the lines, the number of status markers (35), thresholds of the Recruits and Press cards, some card titles.',
      'The map is drawn from GSHHG shores and rivers, with hand-drawn streams and ridges; towns by their true coordinates.',
    ],
    es: [
      "Mosby's Raiders fue diseñado por Eric Lee Smith y publicado por Victory Games en 1985; el título pertenece a sus dueños. Cuartel no tiene relación con ellos.",
      'Las reglas siguen el reglamento: secuencia de juego, acciones, combate, activación, movimiento de la Unión, efectos y números de las cartas, tablas de reclutamiento, proporciones, reacción, combate y movimiento. La redacción es nuestra.',
      'Reconstruido, porque el reglamento no lo trae: la mayor parte de los espacios y caminos del mapa (44 nombres y 32 caminos están atestiguados), la mezcla de fichas de la Unión, los puntos por vía demolida (3), el valor de los depósitos, los tramos de la Alerta, cinco de las seis listas de extensión de las líneas, el número de marcadores de estado (35), los umbrales de las cartas de Reclutas y de Prensa y algunos títulos de cartas.',
      'El mapa se dibuja con costas y ríos de GSHHG, arroyos y sierras trazados a mano y los pueblos en sus coordenadas verdaderas.',
    ],
  },
} as const satisfies Poster;
