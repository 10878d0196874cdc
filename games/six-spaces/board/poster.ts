/** Six Spaces on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import Picture from './Picture.svelte';
import { SHEET } from './sheet.ts';

export const poster = {
  slug: 'six-spaces',
  order: 90,
  title: { en: 'Six Spaces', es: 'Seis espacios' },
  line: { en: 'A border, once', es: 'Una frontera, antaño' },
  about: {
    en: 'A small war to learn the table by: blocks, cards and a bold march.',
    es: 'Una guerra pequeña para conocer la mesa: bloques, cartas y una marcha audaz.',
  },
  players: { en: 'Two players', es: 'Dos jugadores' },
  length: { en: '10 minutes', es: '10 minutos' },
  weight: 1,
  band: '#4b5a3c',
  sides: SHEET.looks,
  quick: { scenario: 'short', options: [], side: 'north' },
  Picture,
  credits: {
    en: ['Rules, board and pieces are Cuartel’s own, made to teach the table. Nothing in it is reconstructed.'],
    es: ['Las reglas, el tablero y las piezas son de Cuartel, hechos para enseñar la mesa. No hay nada reconstruido.'],
  },
} as const satisfies Poster;
