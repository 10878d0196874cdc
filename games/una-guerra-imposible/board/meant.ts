/** What a click on one's own blocks means: the deeds of the place where they stand. */
import type { Thing } from '@cuartel/engine';
import type { Place } from '../data/places.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { UNITS_OF } from '../data/units.ts';
import type { Seen } from '../state/table.ts';

const AT_BLOCKS = ['activatePlace', 'fightAt', 'assault'];
export const meantAt = (pub: Seen, me: SideName | null, deed: string, what: unknown): Thing[] =>
  me === null || !AT_BLOCKS.includes(deed)
    ? []
    : UNITS_OF[numberOf(me)].filter(unit => pub.at[unit] === (what as Place)).map((unit): Thing => `unit:${unit}`);
