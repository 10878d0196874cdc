/** The board in English words. */
import { capital, english, type Paragraph, type View } from '@cuartel/engine';
import { BRIDGE, EVERYWHERE, LEADER_SPACE, RAIL } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { has, inLines, isForce, needed, unrevealed } from '../queries/map.ts';
import { BRIDGE_DOWN, DEPOT, DEPOT_DOWN, DEVASTATED, QUERY, RAIL_DOWN, REVEALED } from '../queries/marks.ts';
import type { Mosby } from '../types.ts';
import { cards } from './cards.en.ts';
import { cardId, placeName, type Standing, sortOfUnit, standingIn } from './words.ts';

type Eyes = View<Mosby>;
const { and, count, noun } = english;
const space = placeName('the village of Union');
const one = ({ unit, strength, active, retreating, escort }: Standing): string => {
  const sort = sortOfUnit(unit);
  const name =
    sort === 'combat'
      ? `combat unit ${strength}`
      : sort === 'unseen'
        ? 'unseen unit'
        : sort === 'sutler'
          ? "sutler's wagon"
          : sort;
  return `${name}${escort ? ' escorting' : ''}${retreating ? ' retreating' : active ? ' activated' : ''}`;
};
/** What is to be said of a space now. */
const remarks = (v: Eyes, s: Space): string[] => {
  const { pub } = v;
  const said: string[] = [];
  if (pub.mosby === s) said.push(pub.hidden ? 'Mosby, hidden' : 'Mosby');
  said.push(...standingIn(v, s).map(one));
  if (pub.train === s) said.push('Wagon Train');
  if (pub.wreck === s) said.push('burnt Wagon Train');
  LEADER_SPACE.forEach((at, i) => {
    if (at === s && pub.leaders[i] === 1) said.push(i === 0 ? 'General Stoughton' : 'Colonel Dulaney');
  });
  if (has(pub, s, REVEALED)) said.push('revealed');
  if (has(pub, s, QUERY)) said.push('marked ?');
  if (has(pub, s, DEPOT)) said.push('depot');
  if (has(pub, s, DEPOT_DOWN)) said.push('demolished depot');
  if (has(pub, s, RAIL_DOWN)) said.push('wrecked railway');
  if (has(pub, s, BRIDGE_DOWN)) said.push('demolished bridge');
  if (has(pub, s, DEVASTATED)) said.push('devastated');
  if (pub.cannonAt === s) said.push('the hidden Cannon');
  return said;
};
const printed = (v: Eyes, s: Space): string =>
  [
    isForce(v.pub, s)
      ? 'Large Force'
      : unrevealed(v.pub, s)
        ? 'inside the lines, unrevealed'
        : inLines(v.pub, s)
          ? 'inside the lines'
          : 'outside the lines',
    ...(BRIDGE[s] === true && !has(v.pub, s, BRIDGE_DOWN) ? ['bridge'] : []),
    ...(RAIL[s] === true && !has(v.pub, s, RAIL_DOWN) ? ['railway'] : []),
  ].join(', ');

export const twinEn = (v: Eyes): Paragraph[] => {
  const { pub } = v;
  return [
    {
      heading: `Turn ${pub.turn} of 8`,
      lines: [
        {
          text: `Notoriety ${pub.notoriety} (${pub.notoriety < pub.turn ? `${pub.turn} by the end of the turn, ` : ''}${needed(pub)} needed at the end of the war), ${count(pub.points, noun('performance point'))}`,
        },
        { text: `Union Awareness ${pub.awareness}` },
        {
          text: pub.mosby < 0 ? 'Mosby is not on the map' : `Mosby at ${space(pub.mosby)}: ${printed(v, pub.mosby)}`,
        },
        { text: `Band: ${count(pub.strength, noun('combat factor'))}${pub.wound > 0 ? '; Mosby is wounded' : ''}` },
        ...(pub.initiative === 'none' ? [] : [{ text: `Initiative: ${pub.initiative === 'mosby' ? 'Mosby' : 'the Union'}` }]),
        ...(pub.leaders.some(l => l === 2)
          ? [
              {
                text: `Captive: ${and(['General Stoughton', 'Colonel Dulaney'].filter((_, i) => pub.leaders[i] === 2))}`,
              },
            ]
          : []),
        ...(pub.food > 0 ? [{ text: 'Carrying food' }] : []),
        ...(pub.ames > 0 ? [{ text: `Sergeant Ames covers ${count(pub.ames, noun('more entry', 'more entries'))}` }] : []),
      ],
    },
    {
      heading: 'Hand',
      lines:
        v.own.hand.length === 0
          ? [{ text: 'No cards' }]
          : v.own.hand.map(card => ({
              text: `${cards[cardId(card)].title}: ${cards[cardId(card)].text}`,
              thing: `card:${card}` as const,
            })),
    },
    {
      heading: 'The map',
      lines: EVERYWHERE.filter(s => remarks(v, s).length > 0).map(s => ({
        text: `${capital(space(s))}: ${and(remarks(v, s))}`,
        thing: `space:${s}` as const,
      })),
    },
  ];
};
