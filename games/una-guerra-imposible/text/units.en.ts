/** Units, guns, control and tracks in the English journal. */
import { english, signed } from '@cuartel/engine';
import type { UnitFacts } from '../types/units.ts';
import type { War } from '../types.ts';
import { blockTitle, manyIn } from './names.ts';
import { kindName, placeName, points, SIDE } from './words.ts';

const { agree, and } = english;
const side = SIDE.en;
const Side = { Liberal: 'The Liberals', Carlist: 'The Carlists' } as const;
const place = (at: number): string => placeName(at, 'en');

const bandsAmong = (bands: number, infantry: number): string => {
  if (bands === 0) return '';
  if (bands === infantry) return agree(bands, ' (a band)', ' (all of them bands)');
  return ` (${bands} ${agree(bands, 'band', 'bands')} among them)`;
};
export const units: { facts: { [K in keyof UnitFacts]: (about: War['facts'][K]) => string } } = {
  facts: {
    revealed: a =>
      `${blockTitle(a.block, 'en')} ${agree(manyIn(a.block), 'is', 'are')} shown in ${place(a.place)} with strength ${a.strength}.`,
    lostStrength: a =>
      `${blockTitle(a.block, 'en')} in ${place(a.place)} ${agree(manyIn(a.block), 'loses', 'lose')} ${points(a.n, 'en')} and ${agree(manyIn(a.block), 'has', 'have')} ${a.left}.`,
    someLostStrength: a => `${Side[a.side]} lose ${points(a.n, 'en')} of strength in ${place(a.place)}.`,
    eliminated: a => `${blockTitle(a.block, 'en')} ${agree(manyIn(a.block), 'is', 'are')} eliminated in ${place(a.place)}.`,
    declared: a =>
      `${Side[a.side]} declare in ${place(a.place)}: ${
        a.infantry + a.cavalry + a.trains === 0
          ? 'no unit'
          : and([
              ...(a.infantry > 0 ? [`${a.infantry} infantry${bandsAmong(a.bands, a.infantry)}`] : []),
              ...(a.cavalry > 0 ? [`${a.cavalry} cavalry`] : []),
              ...(a.trains > 0 ? [`${a.trains} ${agree(a.trains, 'train', 'trains')}`] : []),
            ])
      }.`,
    lostGuns: a => `${Side[a.side]} lose ${points(a.n, 'en')} of ${kindName(a.kind, 'en')} in ${place(a.place)}.`,
    capturedGuns: a =>
      `${Side[a.by]} capture ${points(a.n, 'en')} of ${kindName(a.kind, 'en')} in ${place(a.place)}${a.kept === 0 ? ' and keep none' : a.kept < a.n ? ` and keep ${a.kept}` : ''}.`,
    joined: a => `${kindName(a.kind, 'en')} of ${side[a.side]} in ${place(a.place)} is joined: ${points(a.points, 'en')}.`,
    joinedTrains: a => `Trains of ${side[a.side]} in ${place(a.place)} are joined.`,
    changedHands: a =>
      `${place(a.space)} is now ${a.to === 'Liberal' ? 'Liberal' : 'Carlist'}${a.vp === 0 ? '' : ` (${a.vp} VP)`}.`,
    vp: a => `${Side[a.side]} gain ${a.n} VP: the marker stands at ${signed(a.vp)}.`,
    prestige: a => `Prestige ${signed(a.n)}: box ${a.box}${a.debt > 0 ? `, ${signed(-a.debt)} to make good` : ''}.`,
    command: a =>
      `${Side[a.side]} ${a.n > 0 ? 'gain' : a.taken ? 'lose' : 'spend'} ${Math.abs(a.n)} command ${agree(Math.abs(a.n), 'point', 'points')} and have ${a.left}.`,
  },
};
