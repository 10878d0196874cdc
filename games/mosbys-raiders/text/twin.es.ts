/** El tablero en palabras. */
import { capital, type Paragraph, spanish, type View } from '@cuartel/engine';
import { BRIDGE, EVERYWHERE, LEADER_SPACE, RAIL } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { has, inLines, isForce, needed, unrevealed } from '../queries/map.ts';
import { BRIDGE_DOWN, DEPOT, DEPOT_DOWN, DEVASTATED, QUERY, RAIL_DOWN, REVEALED } from '../queries/marks.ts';
import type { Mosby } from '../types.ts';
import { cards } from './cards.es.ts';
import { cardId, placeName, type Standing, sortOfUnit, standingIn } from './words.ts';

type Eyes = View<Mosby>;
const { and, count, inflect, noun } = spanish;
const space = placeName('el pueblo de Union');
const SORT = {
  blank: 'ficha en blanco',
  picket: 'piquete',
  courier: 'correo',
  sutler: 'carreta de suministros',
  unseen: 'unidad sin identificar',
} as const;
const one = ({ unit, strength, active, retreating, escort }: Standing): string => {
  const sort = sortOfUnit(unit);
  const gender = sort === 'picket' || sort === 'courier' ? 'm' : 'f';
  const name = sort === 'combat' ? `unidad de combate ${strength}` : SORT[sort];
  return `${name}${escort ? ' de escolta' : ''}${retreating ? ' en retirada' : active ? ` ${inflect('activado', gender)}` : ''}`;
};
const remarks = (v: Eyes, s: Space): string[] => {
  const { pub } = v;
  const said: string[] = [];
  if (pub.mosby === s) said.push(pub.hidden ? 'Mosby, escondido' : 'Mosby');
  said.push(...standingIn(v, s).map(one));
  if (pub.train === s) said.push('Tren de Carretas');
  if (pub.wreck === s) said.push('Tren de Carretas quemado');
  LEADER_SPACE.forEach((at, i) => {
    if (at === s && pub.leaders[i] === 1) said.push(i === 0 ? 'general Stoughton' : 'coronel Dulaney');
  });
  if (has(pub, s, REVEALED)) said.push('revelado');
  if (has(pub, s, QUERY)) said.push('con marcador ?');
  if (has(pub, s, DEPOT)) said.push('depósito');
  if (has(pub, s, DEPOT_DOWN)) said.push('depósito demolido');
  if (has(pub, s, RAIL_DOWN)) said.push('vía demolida');
  if (has(pub, s, BRIDGE_DOWN)) said.push('puente demolido');
  if (has(pub, s, DEVASTATED)) said.push('devastado');
  if (pub.cannonAt === s) said.push('el cañón escondido');
  return said;
};
const printed = (v: Eyes, s: Space): string =>
  [
    isForce(v.pub, s)
      ? 'concentración de tropas'
      : unrevealed(v.pub, s)
        ? 'dentro de las líneas, sin revelar'
        : inLines(v.pub, s)
          ? 'dentro de las líneas'
          : 'fuera de las líneas',
    ...(BRIDGE[s] === true && !has(v.pub, s, BRIDGE_DOWN) ? ['puente'] : []),
    ...(RAIL[s] === true && !has(v.pub, s, RAIL_DOWN) ? ['ferrocarril'] : []),
  ].join(', ');

export const twinEs = (v: Eyes): Paragraph[] => {
  const { pub } = v;
  return [
    {
      heading: `Turno ${pub.turn} de 8`,
      lines: [
        {
          text: `Notoriedad ${pub.notoriety} (hace falta ${pub.notoriety < pub.turn ? `${pub.turn} al acabar el turno, ` : ''}${needed(pub)} al final de la guerra), ${count(pub.points, noun('punto de Rendimiento', 'm', 'puntos de Rendimiento'))}`,
        },
        { text: `Alerta de la Unión ${pub.awareness}` },
        {
          text: pub.mosby < 0 ? 'Mosby no está en el mapa' : `Mosby en ${space(pub.mosby)}: ${printed(v, pub.mosby)}`,
        },
        {
          text: `Guerrilla: ${count(pub.strength, noun('factor de combate', 'm', 'factores de combate'))}${pub.wound > 0 ? '; Mosby está herido' : ''}`,
        },
        ...(pub.initiative === 'none' ? [] : [{ text: `Iniciativa: ${pub.initiative === 'mosby' ? 'Mosby' : 'la Unión'}` }]),
        ...(pub.leaders.some(l => l === 2)
          ? [
              {
                text: `En poder de Mosby: ${and(['general Stoughton', 'coronel Dulaney'].filter((_, i) => pub.leaders[i] === 2))}`,
              },
            ]
          : []),
        ...(pub.food > 0 ? [{ text: 'Lleva víveres' }] : []),
        ...(pub.ames > 0 ? [{ text: `El sargento Ames cubre ${count(pub.ames, noun('entrada', 'f'))} más` }] : []),
      ],
    },
    {
      heading: 'Mano',
      lines:
        v.own.hand.length === 0
          ? [{ text: 'Sin cartas' }]
          : v.own.hand.map(card => ({
              text: `${cards[cardId(card)].title}: ${cards[cardId(card)].text}`,
              thing: `card:${card}` as const,
            })),
    },
    {
      heading: 'El mapa',
      lines: EVERYWHERE.filter(s => remarks(v, s).length > 0).map(s => ({
        text: `${capital(space(s))}: ${and(remarks(v, s))}`,
        thing: `space:${s}` as const,
      })),
    },
  ];
};
