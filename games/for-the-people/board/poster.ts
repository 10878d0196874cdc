/** For the People on the home page. */
import type { Poster } from '@cuartel/boardkit/face.ts';
import { LOOKS } from './looks.ts';
import Picture from './Picture.svelte';

export const poster = {
  slug: 'for-the-people',
  order: 50,
  title: { en: 'For the People', es: 'For the People' },
  line: { en: 'The American Civil War, 1861–1865', es: 'La Guerra Civil americana, 1861–1865' },
  about: {
    en: 'The whole war with one deck of cards: move armies or play history, wear down the will of the other side, and do not lose your own.',
    es: 'Toda la guerra con un mazo de cartas: mueve ejércitos o juega la historia, quiebra la voluntad del otro bando y no pierdas la tuya.',
  },
  players: { en: 'Two players', es: 'Dos jugadores' },
  length: { en: '3 to 12 hours', es: 'De 3 a 12 horas' },
  weight: 5,
  band: '#2a3340',
  sides: { USA: LOOKS.USA, CSA: LOOKS.CSA },
  quick: { scenario: '1861', options: [], side: 'USA' },
  Picture,
  credits: {
    en: [
      'For the People was designed by Mark Herman and is published by GMT Games; the title belongs to its owners. Cuartel is not connected with them.',
      'The rules follow the rulebook: cards and their windows, marches with interception and retreat before battle, battles, landings, naval control, lines of communication, generals and armies, political control, political will, attrition and victory. Card events are restated in our own words.',
      'Reconstructed, because no source at hand attests them: 165 of 381 connections, six resource values, the northern exits and four pro-Union spaces.',
      'The map is drawn from GSHHG shores and rivers under a lens that enlarges Virginia; places by their true coordinates, moved apart where they would touch.',
    ],
    es: [
      'For the People fue diseñado por Mark Herman y lo publica GMT Games; el título pertenece a sus dueños. Cuartel no tiene relación con ellos.',
      'Las reglas siguen el reglamento: las cartas y sus ventanas, marchas con intercepción y retirada antes del combate, batallas, desembarcos, control naval, líneas de comunicación, generales y ejércitos, control político, voluntad política, desgaste y victoria. Los eventos de las cartas se cuentan con nuestras palabras.',
      'Reconstruido, porque ninguna fuente disponible lo atestigua: 165 de las 381 conexiones, seis valores de recursos, las salidas del norte y cuatro espacios prounionistas.',
      'El mapa se dibuja con costas y ríos de GSHHG bajo una lente que agranda Virginia; los lugares van en sus coordenadas verdaderas, separados donde se tocarían.',
    ],
  },
} as const satisfies Poster;
