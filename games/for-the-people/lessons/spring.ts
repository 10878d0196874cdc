/** Spring 1861 of the rulebook's own game: what is done, and why. */
import type { Story } from './passages.ts';

export const spring: Story = {
  hands: { USA: [29, 43, 44, 68], CSA: [91, 12, 50, 42] },
  dice: [],
  generals: [],
  passages: [
    {
      en: 'This is the game of 1861 that the rulebook tells, with both sides in your hands. In spring there are no reinforcements: four cards each, and off it goes. The Confederacy could open only with a campaign card; it has none and lets the Union begin.',
      es: 'Esta es la partida de 1861 que cuenta el reglamento, con los dos bandos en tus manos. En primavera no hay refuerzos: cuatro cartas cada uno, y a jugar. La Confederación solo podría abrir con una carta de campaña; no la tiene y deja empezar a la Unión.',
      deeds: [['CSA', 'letUnionBegin']],
    },
    {
      en: 'The border states decide this year. Crittenden Compromise puts two Union markers anywhere without enemy SP: two spaces of Kentucky, on the way to the seven that control it. The card leaves the game.',
      es: 'Este año lo deciden los estados fronterizos. La propuesta de Crittenden pone dos indicadores de la Unión donde no haya UM enemigas: dos espacios de Kentucky, camino de los siete que lo controlan. La carta sale del juego.',
      deeds: [
        ['USA', 'event', { card: 29, variant: 0 }],
        ['USA', 'place', ['louisville-ky', 'lexington-ky']],
      ],
    },
    {
      en: 'The Confederacy answers with Letters of Marque: one point of will. Its marker already shows plus, so the fates of war add nothing.',
      es: 'La Confederación responde con las patentes de corso: un punto de voluntad. Su indicador ya está en positivo, así que los hados de la guerra no añaden nada.',
      deeds: [['CSA', 'event', { card: 91, variant: 0 }]],
    },
    {
      en: 'Kansas brings an SP into Missouri, where a neutral space will do. In the political phase it will place a marker by itself.',
      es: 'Kansas trae una UM a Misuri, donde basta un espacio neutral. En la fase de control político colocará un indicador ella sola.',
      deeds: [
        ['USA', 'event', { card: 43, variant: 0 }],
        ['USA', 'levy', ['kansas-city-mo']],
      ],
    },
    {
      en: 'A commerce raider costs the Union one point.',
      es: 'Un buque corsario le cuesta un punto a la Unión.',
      deeds: [['CSA', 'event', { card: 50, variant: 0 }]],
    },
    {
      en: 'Western Virginia: three markers. Four are needed to control the state.',
      es: 'Virginia Occidental: tres indicadores. Hacen falta cuatro para controlar el estado.',
      deeds: [
        ['USA', 'event', { card: 44, variant: 0 }],
        ['USA', 'place', ['parkersburg-wv', 'grafton-wv', 'weston-wv']],
      ],
    },
    {
      en: 'Kentucky Anarchy takes the two Union markers off again; the price is one’s own, the only one there, in Columbus. Its SP will win it back at the end of the turn.',
      es: 'Anarquía en Kentucky retira otra vez los dos indicadores de la Unión; el precio es uno propio, el único que hay, en Columbus. Sus UM lo recuperarán al final del turno.',
      deeds: [
        ['CSA', 'event', { card: 42, variant: 0 }],
        ['CSA', 'lift', ['louisville-ky', 'lexington-ky']],
      ],
    },
    {
      en: 'The blockade begins: from now on runners need a 2 or more.',
      es: 'Empieza el bloqueo: desde ahora los rompedores necesitan un 2 o más.',
      deeds: [['USA', 'event', { card: 68, variant: 0 }]],
    },
    {
      en: 'Cabinet Intrigue: the Union loses three. Then the political phase and attrition settle themselves.',
      es: 'Intrigas en el gobierno: la Unión pierde tres. Luego la fase política y el desgaste se resuelven solos.',
      deeds: [['CSA', 'event', { card: 12, variant: 0 }]],
    },
  ],
};
