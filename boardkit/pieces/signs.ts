/** Signs of arms and places, as paths around the middle: about 26 by 16 for arms, 18 by 18 for the others. */
export const ARMS = {
  hq: 'M-8 9V-9M-8-9C-3-12 2-6 10-9V1C2 4-3-2-8 1',
  infantry: 'M-13-8H13V8H-13ZM-13-8 13 8M13-8-13 8',
  brigade: 'M-13-6H13V8H-13ZM-13-6 13 8M13-6-13 8M0-6V-11',
  garrison: 'M-13-8H13V8H-13ZM-13-8 13 8M13-8-13 8M-13-3H-16V3H-13M13-3H16V3H13',
  cavalry: 'M-13-8H13V8H-13ZM-13 8 13-8',
  artillery:
    'M-13-3.5 9-6 12-3.500-9 2ZM-12 8-5 1M5.500 3A4.800 4.800 0 1 1-4.100 3 4.800 4.800 0 1 1 5.500 3ZM0.700-1.800V7.800M-4.100 3H5.500',
  heavy: 'M-14-7 11-10 14-6-10 1ZM-14 10H12L8 3H-9ZM-6 3A3 3 0 1 0 0 3M2 3A3 3 0 1 0 8 3',
  train: 'M-12-4C-12-12 8-12 8-4V3H-12ZM8 0H13M-12 3H8M-11 7A4 4 0 1 0-3 7 4 4 0 1 0-11 7M0 7A4 4 0 1 0 8 7 4 4 0 1 0 0 7',
  fleet: 'M-12 4H12L8 9H-8ZM-1 4V-10M-1-9C4-8 8-5 9 1H-1M-3-6C-7-5-9-2-9 1H-3',
} as const;
export const STAR = 'M0-10 2.700-3.400 9.800-3 4.300 1.600 6.100 8.500 0 4.700-6.100 8.500-4.300 1.600-9.800-3-2.700-3.400Z';
export const DROP = 'M0-11C4.500-6 8.500-4 8.500 2 8.500 7 4.500 10 0 10-4.500 10-8.500 7-8.500 2-8.500-4-4.500-6 0-11Z';
export const CROWN = 'M-10 7V-6L-5 0 0-8 5 0 10-6V7ZM-10 10H10';
export const ANCHOR = 'M-2.200-7A2.200 2.200 0 1 1 2.200-7 2.200 2.200 0 1 1-2.200-7M0-5V8M-5-1H5M-7 3C-6 8-2 9 0 9S6 8 7 3';
export const SWORDS = 'M-11-11 9 9M11-11-9 9M4 12 12 4M-4 12-12 4';
/** A bust under a hat, for leaders without a portrait. */
export const BUST = 'M-14 16C-13 8-6 7-5 3-9-1-8-7-7-9L-13-8C-9-14-5-17 1-17 7-17 11-13 14-8L7-9C8-5 8 0 5 3 6 7 13 8 14 16Z';
