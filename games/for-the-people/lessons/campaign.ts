/** A campaign card, after the rulebook's example: a division, a corps that is intercepted, an army that converts as it goes. */
import { armyNamed } from '../data/armies.ts';
import { generalNamed } from '../data/generals.ts';
import { CSA, USA } from '../data/sides.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import type { Pub } from '../state/table.ts';
import type { Story } from './passages.ts';

const stands = (pub: Pub, general: Parameters<typeof generalNamed>[0], at: SpaceId): void => {
  pub.general[generalNamed(general)] = spaceOf(at);
};
/** Kentucky in the winter of an imagined year: Grant at Cairo, McClellan at Bowling Green, Jackson in front of Nashville. */
export const kentucky = (pub: Pub): void => {
  const sp: [0 | 1, SpaceId, number][] = [
    [USA, 'lebanon-ky', 2],
    [USA, 'bowling-green-ky', 5],
    [USA, 'cairo-il', 8],
    [CSA, 'nashville-tn', 4],
    [CSA, 'columbus-ky', 0],
  ];
  for (const [side, at, n] of sp) pub.infantry[side][spaceOf(at)] = n;
  for (const id of ['lebanon-ky', 'bowling-green-ky', 'louisville-ky'] as const) pub.control[spaceOf(id)] = USA;
  pub.fort[spaceOf('columbus-ky')] = -1;
  pub.general[generalNamed('as-johnston')] = spaceOf('richmond-va');
  stands(pub, 'mcclellan', 'bowling-green-ky');
  stands(pub, 'grant', 'cairo-il');
  stands(pub, 'jackson', 'nashville-tn');
  const army = armyNamed('union-tennessee');
  pub.army[army] = spaceOf('cairo-il');
  pub.commander[army] = generalNamed('grant');
};
export const campaign: Story = {
  hands: { USA: [83, 43, 44, 68], CSA: [91, 12, 50, 42] },
  // Jackson comes on a 2; then McClellan's die and his.
  dice: [2, 5, 2],
  generals: [],
  passages: [
    {
      en: 'An imagined Kentucky, with both sides in your hands. The Confederacy has no campaign card: the Union begins.',
      es: 'Un Kentucky imaginado, con los dos bandos en tus manos. La Confederación no tiene carta de campaña: empieza la Unión.',
      deeds: [['CSA', 'letUnionBegin']],
    },
    {
      en: 'A Major Campaign as event: three moves of three different forces, whatever the strategy ratings of their generals. Each is finished, with its battles, before the next begins.',
      es: 'Una campaña principal como evento: tres desplazamientos de tres fuerzas distintas, sea cual sea la capacidad estratégica de sus generales. Cada uno se acaba, batallas incluidas, antes de empezar el siguiente.',
      deeds: [['USA', 'event', { card: 83, variant: 0 }]],
    },
    {
      en: 'First a division: SP without a general. The two at Lebanon.',
      es: 'Primero una división: UM sin general. Las dos de Lebanon.',
      deeds: [
        ['USA', 'activate', { formation: 2, space: 'lebanon-ky', leader: -1 }],
        ['USA', 'take', ['2 sp']],
        ['CSA', 'pass'],
        [
          'USA',
          'goTo',
          'somerset-ky',
          {
            en: 'To Somerset, which is neutral. Clinton beyond it is shut to them: a division enters nothing the enemy controls in a state of his.',
            es: 'A Somerset, que es neutral. Clinton, más allá, les está vedado: una división no entra en nada que controle el enemigo en un estado suyo.',
          },
        ],
        ['USA', 'halt'],
      ],
    },
    {
      en: 'Second a corps: McClellan with his five SP. With an operations card he would need a 3; a campaign does not ask.',
      es: 'Segundo, un cuerpo: McClellan con sus cinco UM. Con una carta de operaciones necesitaría un 3; una campaña no pregunta.',
      deeds: [
        ['USA', 'activate', { formation: 1, space: 'bowling-green-ky', leader: 'mcclellan' }],
        ['USA', 'take', ['5 sp']],
        ['CSA', 'pass'],
        [
          'USA',
          'goTo',
          'clarksville-tn',
          {
            en: 'To Clarksville, next to Nashville. Naming the space gives the enemy his one attempt to intercept this move.',
            es: 'A Clarksville, al lado de Nashville. Al nombrar el espacio el enemigo tiene su único intento de interceptar este desplazamiento.',
          },
        ],
      ],
    },
    {
      en: 'Jackson’s defence is 3: he comes on 1 to 3. The fort at Dover keeps the Cumberland free, or he could not cross. The die shows 2, and he defends with +2 for the interception.',
      es: 'La defensa de Jackson es 3: acude con 1 a 3. El fuerte de Dover mantiene libre el Cumberland; si no, no podría cruzar. El dado muestra un 2, y defiende con +2 por la intercepción.',
      deeds: [
        ['CSA', 'intercept', { from: 'nashville-tn', formation: 1, leader: 'jackson', on: 3 }],
        [
          'CSA',
          'pass',
          null,
          {
            en: 'Now the dice: 5 for McClellan makes 5, 2 for Jackson makes 7. One SP falls against two: McClellan has lost and goes back.',
            es: 'Ahora los dados: el 5 de McClellan se queda en 5, el 2 de Jackson sube a 7. Cae una UM contra dos: McClellan ha perdido y retrocede.',
          },
        ],
      ],
    },
    {
      en: 'The lost battle ended that move, not the card. Third an army: Grant’s, with six movement points.',
      es: 'La batalla perdida acabó ese desplazamiento, no la carta. Tercero, un ejército: el de Grant, con seis puntos de desplazamiento.',
      deeds: [
        ['USA', 'activate', { formation: 0, space: 'cairo-il', leader: 'grant' }],
        ['USA', 'take', ['8 sp']],
        ['CSA', 'pass'],
        ['USA', 'goTo', 'paducah-ky'],
        [
          'CSA',
          'pass',
          null,
          {
            en: 'Jackson stands two spaces away: a card could bring him. None is played.',
            es: 'Jackson está a dos espacios: una carta podría traerlo. No se juega ninguna.',
          },
        ],
        [
          'USA',
          'convert',
          null,
          {
            en: 'Only an army may spend a point to place its marker as it goes.',
            es: 'Solo un ejército puede gastar un punto para colocar su indicador sobre la marcha.',
          },
        ],
        ['USA', 'goTo', 'columbus-ky'],
        ['CSA', 'pass'],
        ['USA', 'convert'],
        ['USA', 'goTo', 'mckenzie-tn'],
        ['CSA', 'pass'],
        [
          'USA',
          'convert',
          null,
          {
            en: 'The sixth point. Dover would have been shut anyway: nobody crosses a river into an enemy fort.',
            es: 'El sexto punto. En Dover tampoco se podría entrar: nadie cruza un río hacia un fuerte enemigo.',
          },
        ],
        ['USA', 'halt'],
      ],
    },
  ],
};
