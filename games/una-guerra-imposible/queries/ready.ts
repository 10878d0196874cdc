/** Figures that standing orders compare, and orders that make sense in most games. */
import type { WantedOrder } from '@cuartel/engine';
import { CARLIST, numberOf } from '../data/sides.ts';
import type { Unit } from '../data/units.ts';
import type { View } from '../state/table.ts';
import { interceptFrom } from './interception.ts';
import { blocksIn } from './movement.ts';
import { countTokens } from './units.ts';

type My = Readonly<Record<string, unknown>>;
const DIE = 6;
/** 11.6-g, 12.2-a In hundredths, that a die is higher than a number of blocks. */
const percentAbove = (blocks: number): number => Math.floor((Math.max(0, DIE - blocks) * 100) / DIE);

/** Blocks that come and blocks that could meet them or slip away, and the chance of it. */
const met = (v: View, section: string, my: My): Record<string, number> => {
  const group = Array.isArray(my['group']) ? (my['group'] as Unit[]) : null;
  if (group === null) return {};
  const enemies = blocksIn(group);
  if (section === 'evasion') {
    const units = countTokens(v.pub, CARLIST, my['space'] as number);
    return { units, enemies, chance: percentAbove(units) };
  }
  if (section !== 'interceptions') return {};
  const side = numberOf(v.me);
  const near = interceptFrom(v.pub, side, my['into'] as number, group, []).map(from => countTokens(v.pub, side, from));
  const units = Math.max(0, ...near);
  // As many as come, or whoever is there.
  return { units, enemies, chance: units === 0 ? 0 : percentAbove(Math.min(units, Math.max(1, enemies))) };
};
export const figuresOf = (v: View, section: string, _: string, my: My): Record<string, number> => ({
  command: v.pub.command[numberOf(v.me)]!,
  vp: v.pub.vp,
  ...met(v, section, my),
});

const ANNOUNCE = { section: 'interceptions', step: 'announce' } as const;
const EVADE = { section: 'evasion', step: 'choose' } as const;
const game = { is: 'game' } as const;
const outnumbered = { figure: 'enemies', least: { times: 2, figure: 'units' } } as const;
export const READY: readonly WantedOrder[] = [
  { at: ANNOUNCE, answer: { is: 'pass' }, unless: [{ figure: 'chance', least: 50 }], lasts: game },
  { at: ANNOUNCE, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'turn' } },
  { at: EVADE, answer: { is: 'do', do: 'evade', with: null }, when: [outnumbered], unless: [], lasts: game },
  { at: EVADE, answer: { is: 'do', do: 'standFast', with: null }, unless: [outnumbered], lasts: game },
  { at: { moment: 'cards' }, answer: { is: 'pass' }, unless: [], lasts: { is: 'clock', clock: 'phase' } },
  {
    at: { section: 'tacticals', step: 'lay' },
    answer: { is: 'do', do: 'layNone', with: null },
    unless: [],
    lasts: { is: 'clock', clock: 'turn' },
  },
];
