/** Standing orders that make sense in most games. */
import type { WantedOrder } from '@cuartel/engine';

const RETREAT = { section: 'retreat', step: 'name' } as const;
const game = { is: 'game' } as const;
const day = { is: 'clock', clock: 'day' } as const;
const outnumbered = { figure: 'enemies', least: { times: 2, figure: 'units' } } as const;
export const READY: readonly WantedOrder[] = [
  // 7.1-a
  { at: RETREAT, answer: { is: 'do', do: 'standFast', with: null }, unless: [outnumbered], lasts: day },
  { at: RETREAT, answer: { is: 'do', do: 'fallBackAll', with: null }, when: [outnumbered], unless: [], lasts: day },
  // 6.4-a
  {
    at: { section: 'aftermath', step: 'regroup' },
    answer: { is: 'do', do: 'endRegroup', with: null },
    unless: [outnumbered],
    lasts: game,
  },
  // 4.5-a Campaign Turn by Campaign Turn, until the enemy comes near in strength.
  {
    at: { section: 'movement', step: 'activate' },
    answer: { is: 'do', do: 'pass', with: null },
    unless: [{ figure: 'threatened', least: 1 }],
    lasts: { is: 'clock', clock: 'month' },
  },
  // 7.3-a, 4.3-a
  { at: { section: 'volley', step: 'orders' }, answer: { is: 'do', do: 'fireAll', with: null }, unless: [], lasts: day },
  { at: { section: 'initiative', step: 'bid' }, answer: { is: 'do', do: 'bid', with: 1 }, unless: [], lasts: game },
  // 12.1-b
  {
    at: { section: 'replacement', step: 'proclaim' },
    answer: { is: 'do', do: 'proclaim', with: { draft: false, emancipation: false } },
    unless: [],
    lasts: game,
  },
];
