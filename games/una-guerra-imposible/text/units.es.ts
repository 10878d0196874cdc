/** Unidades, artillería, control y contadores en el diario español. */
import { signed, spanish } from '@cuartel/engine';
import type { UnitFacts } from '../types/units.ts';
import type { War } from '../types.ts';
import { blockTitle, manyIn } from './names.ts';
import { kindName, placeName, points, SIDE } from './words.ts';

const { agree, and } = spanish;
const side = SIDE.es;
const Side = { Liberal: 'Los liberales', Carlist: 'Los carlistas' } as const;
const place = (at: number): string => placeName(at, 'es');

const bandsAmong = (bands: number, infantry: number): string => {
  if (bands === 0) return '';
  if (bands === infantry) return agree(bands, ' (una partida)', ' (todas partidas)');
  return ` (${agree(bands, 'una partida', `${bands} partidas`)} entre ellos)`;
};
export const units: { facts: { [K in keyof UnitFacts]: (about: War['facts'][K]) => string } } = {
  facts: {
    revealed: a =>
      `${agree(manyIn(a.block), 'Se muestra', 'Se muestran')} ${blockTitle(a.block, 'es')} en ${place(a.place)}, con fuerza ${a.strength}.`,
    lostStrength: a =>
      `${blockTitle(a.block, 'es')} ${agree(manyIn(a.block), 'pierde', 'pierden')} ${points(a.n, 'es')} en ${place(a.place)} y ${agree(manyIn(a.block), 'queda', 'quedan')} con ${a.left}.`,
    someLostStrength: a => `${Side[a.side]} pierden ${points(a.n, 'es')} de fuerza en ${place(a.place)}.`,
    eliminated: a => `Bloque eliminado en ${place(a.place)}: ${blockTitle(a.block, 'es')}.`,
    declared: a =>
      `${Side[a.side]} declaran en ${place(a.place)}: ${
        a.infantry + a.cavalry + a.trains === 0
          ? 'ninguna unidad'
          : and([
              ...(a.infantry > 0 ? [`${a.infantry} de infantería${bandsAmong(a.bands, a.infantry)}`] : []),
              ...(a.cavalry > 0 ? [`${a.cavalry} de caballería`] : []),
              ...(a.trains > 0 ? [`${a.trains} ${agree(a.trains, 'tren', 'trenes')}`] : []),
            ])
      }.`,
    lostGuns: a => `${Side[a.side]} pierden ${points(a.n, 'es')} de ${kindName(a.kind, 'es')} en ${place(a.place)}.`,
    capturedGuns: a =>
      `${Side[a.by]} capturan ${points(a.n, 'es')} de ${kindName(a.kind, 'es')} en ${place(a.place)}${a.kept === 0 ? ' y no conservan ninguno' : a.kept < a.n ? ` y conservan ${a.kept}` : ''}.`,
    joined: a =>
      `Se juntan en ${place(a.place)} las fichas de ${kindName(a.kind, 'es')} de ${side[a.side]}: ${points(a.points, 'es')}.`,
    joinedTrains: a => `Se juntan en ${place(a.place)} los trenes de ${side[a.side]}.`,
    changedHands: a =>
      `${place(a.space)} pasa a ser ${a.to === 'Liberal' ? 'liberal' : 'carlista'}${a.vp === 0 ? '' : ` (${a.vp} PV)`}.`,
    vp: a => `${Side[a.side]} ganan ${a.n} PV: el marcador queda en ${signed(a.vp)}.`,
    prestige: a => `Prestigio ${signed(a.n)}: casilla ${a.box}${a.debt > 0 ? `, ${signed(-a.debt)} por recuperar` : ''}.`,
    command: a =>
      `${Side[a.side]} ${a.n > 0 ? 'ganan' : a.taken ? 'pierden' : 'gastan'} ${Math.abs(a.n)} ${agree(Math.abs(a.n), 'punto', 'puntos')} de mando y tienen ${a.left}.`,
  },
};
