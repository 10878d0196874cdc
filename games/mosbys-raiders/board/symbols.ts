/** A small drawing for each kind of Action card, as a path around the middle. */
import type { ActionId } from '../data/cards.ts';

const horse = 'M-14 10C-12-2-4-8 6-10L9-14 12-9C16-7 16-2 13 0L9-3C8 3 12 6 11 12M-14 10C-10 6-6 6-4 12M4 2C0 4-4 4-8 2';
export const SYMBOLS: Readonly<Partial<Record<ActionId, string>> & { plain: string }> = {
  plain: 'M-10 0H10M0-10V10',
  'act-cannon': 'M-18 4 16-8 18-2-14 9ZM-4 6A7 7 0 1 0 10 8 7 7 0 1 0-4 6M-22 12-10 6',
  'act-fast-horses': horse,
  'act-spur-horses': `${horse}M-24-6H-16M-26 0H-17M-24 6H-16`,
  'act-scout': 'M-20 0C-10-12 10-12 20 0 10 12-10 12-20 0ZM-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0',
  'act-pistol-tactics': 'M-18-6H14V0H0C0 5-4 6-7 5L-10 13H-18L-14 0H-18ZM-4 0V-6',
  'act-reputation': 'M0-14 4-4 15-4 6 3 9 13 0 7-9 13-6 3-15-4-4-4Z',
  'act-ambush': 'M-20 12V-2L-14-12-8-2V12M8 12V-2L14-12 20-2V12M-5 4 5-6M5 4-5-6',
  'act-counterattack': 'M-16-6H6L2-12M6-6 2 0M16 6H-6L-2 0M-6 6-2 12',
  'act-reported-dead': 'M-8 12V-4C-8-14 8-14 8-4V12ZM-4-4H4M0-8V4',
  'act-french-dulaney': 'M-6-4A6 6 0 1 0 6-4 6 6 0 1 0-6-4M-14 14C-12 4 12 4 14 14M-10-8C-4-16 6-16 12-9',
  'act-gain-initiative': 'M-12 13V-13L14-7-12-1',
  'act-hide': 'M-20 12C-18-2-10-2-8 6-6-10 4-10 4 4 8-8 18-4 20 12Z',
  'act-local-guide': 'M-10 14V-12M-10-12H8L14-7 8-2H-10M-10 2H-18L-22 6-18 10H-10',
  'act-local-information': 'M-16-8H16V6H2L-6 13V6H-16ZM-8-2H8',
  'act-mosby-escapes': 'M-18 13H-4V-13H-18ZM2 0H20L14-6M20 0 14 6',
  'act-heroics': 'M-14 13 8-9M4-13 12-5M14-15 8-9M-16 7-8 15M-18 15-14 11',
  'act-ames': 'M-12-12V8L0 14 12 8V-12ZM-6-6 0-1 6-6M-6 1 0 6 6 1',
  'act-ruse': 'M-16-10C-16 8-8 13 0 13S16 8 16-10C8-6-8-6-16-10ZM-9 0H-4M4 0H9M-5 7C-2 9 2 9 5 7',
  'act-surprise-attack': 'M2-15-10 3H-1L-4 15 10-4H1Z',
};
