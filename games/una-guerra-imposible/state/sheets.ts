/** What the enemy may have on his private scratch paper, imagined: the blocks he has picked to fire, his front line, whether he may merge. */
import type { Frame } from '@cuartel/engine';
import { shuffled } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import { blockArm, CAVALRY, INFANTRY, TRAIN } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { LIBERAL, numberOf, type SideName } from '../data/sides.ts';
import { REFUGE, spaceKind, spaceTerrain } from '../data/spaces.ts';
import { FRONT, MOST_LIBERALS_IN_REFUGE, MOST_SKIRMISHING, MOST_SKIRMISHING_CAVALRY } from '../data/tables.ts';
import { TOKENS_OF, type Token } from '../data/units.ts';
import type { Table } from './table.ts';

const MERGING = 3;

/** Infantry or cavalry of a side in the open at a place, in any order. */
const ofArm = ({ pub, own }: Table, side: SideName, place: Place, arm: number, pick: Pick): Token[] => {
  const there = TOKENS_OF[numberOf(side)].filter(
    token => pub.at[token] === place && pub.post[token] === IN_THE_OPEN && blockArm[own[side].block[token]!] === arm,
  );
  return shuffled(there, pick);
};

/** 16-c, 17.1-c, 17.9-r Sheets of the open sections, as they might be for all that can be seen. */
export const imagineSheets = (frames: readonly Frame[], them: SideName, t: Table, pick: Pick): void => {
  for (const { section, my, mine } of frames) {
    const sheet = mine?.[them] as { picks?: Token[]; front?: Token[]; may?: boolean } | undefined;
    if (sheet === undefined) continue;
    if (section === 'merging') {
      const place = my['place'] as Place;
      const blocks = TOKENS_OF[numberOf(them)].filter(
        token => t.pub.at[token] === place && t.pub.post[token] === IN_THE_OPEN && blockArm[t.own[them].block[token]!] !== TRAIN,
      );
      sheet.may = blocks.length >= MERGING;
      continue;
    }
    if (section !== 'skirmish' && section !== 'battle') continue;
    const space = my['space'] as Place;
    const [foot, horse] = [ofArm(t, them, space, INFANTRY, pick), ofArm(t, them, space, CAVALRY, pick)];
    const terrain = spaceTerrain[space]!;
    if (section === 'battle')
      sheet.front = [...foot.slice(0, FRONT[terrain][INFANTRY]), ...horse.slice(0, FRONT[terrain][CAVALRY])];
    else {
      const most =
        spaceKind[space] === REFUGE && numberOf(them) === LIBERAL && t.pub.active === them
          ? MOST_LIBERALS_IN_REFUGE
          : MOST_SKIRMISHING;
      sheet.picks = [...foot, ...horse.slice(0, MOST_SKIRMISHING_CAVALRY[terrain])].slice(0, most);
    }
    sheet.picks?.sort((a, b) => a - b);
    sheet.front?.sort((a, b) => a - b);
  }
};
