/** 4-a The 130 strategy cards; a card is its printed number. */
import type { Variant } from './effects.ts';
import type { SideName } from './sides.ts';

export interface Card {
  /** 4.1-a */
  readonly ops: 1 | 2 | 3;
  /** 4.2-a */
  readonly owner: SideName | 'both';
  /** 4.2.1-a It leaves the game when its event is played. */
  readonly removed?: true;
  /** The event, or the card whose event it shares. */
  readonly event: readonly Variant[] | number;
}
export type CardNumber = number;

const CARDS: Readonly<Record<CardNumber, Card>> = {
  1: {
    ops: 1,
    owner: 'USA',
    event: [
      { by: 'USA', window: 'activation', steps: [{ op: 'cancel-activation' }] },
      { by: 'USA', steps: [{ op: 'attrition', side: 'CSA' }] },
    ],
  },
  2: {
    ops: 2,
    owner: 'CSA',
    event: [
      { by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -2 }] },
      { by: 'CSA', steps: [{ op: 'place-marker', side: 'CSA', count: 2, where: { states: ['OH'] }, clear: true }] },
    ],
  },
  3: {
    ops: 1,
    owner: 'both',
    event: [
      { by: 'USA', needs: [{ is: 'army-near-richmond' }], steps: [{ op: 'march-on-richmond' }] },
      {
        by: 'CSA',
        needs: [{ is: 'opponent-has-card' }, { is: 'army-near-richmond' }],
        steps: [
          { op: 'discard', from: 'USA' },
          { op: 'compel', side: 'USA' },
        ],
      },
    ],
  },
  4: {
    ops: 1,
    owner: 'both',
    event: [
      {
        by: 'both',
        needs: [{ is: 'army-with-subordinates' }],
        steps: [{ op: 'casualty', target: 'army-subordinate', wounds: true }],
      },
    ],
  },
  5: {
    ops: 1,
    owner: 'both',
    event: [{ by: 'both', steps: [{ op: 'remove-sp', side: 'opponent', count: 1, chooser: 'player', where: { leastSp: 2 } }] }],
  },
  6: {
    ops: 1,
    owner: 'both',
    event: [{ by: 'both', needs: [{ is: 'brigade-outside-armies' }], steps: [{ op: 'casualty', target: 'brigade-outside' }] }],
  },
  7: { ops: 1, owner: 'both', event: [{ by: 'both', window: 'activation', steps: [{ op: 'limit-movement', points: 1 }] }] },
  8: { ops: 1, owner: 'both', event: [{ by: 'both', window: 'interception', steps: [{ op: 'intercept' }] }] },
  9: {
    ops: 3,
    owner: 'USA',
    event: [
      {
        by: 'USA',
        steps: [
          {
            op: 'place-sp',
            side: 'USA',
            count: 3,
            spread: 'one-per-space',
            where: { control: 'any', with: 'own-sp', loc: true },
          },
        ],
      },
    ],
  },
  10: {
    ops: 3,
    owner: 'USA',
    event: [
      {
        by: 'USA',
        steps: [
          {
            op: 'place-sp',
            side: 'USA',
            count: 3,
            spread: 'any',
            where: { control: 'any', anyOf: [{ ownCapital: true }, { with: 'own-army', loc: true }] },
          },
        ],
      },
    ],
  },
  11: {
    ops: 2,
    owner: 'USA',
    event: [{ by: 'USA', steps: [{ op: 'place-marker', side: 'USA', count: 3, where: { states: ['MO'] }, clear: true }] }],
  },
  12: { ops: 3, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -3 }] }] },
  13: {
    ops: 2,
    owner: 'CSA',
    event: [{ by: 'CSA', steps: [{ op: 'remove-marker', of: 'USA', count: 2, where: { states: ['MO'] }, clear: true }] }],
  },
  14: {
    ops: 3,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        steps: [
          { op: 'operations', value: 3 },
          { op: 'will', side: 'USA', by: -5, if: { is: 'nobody-near', side: 'USA', near: 'grand-ecore-la' } },
          { op: 'place-marker', side: 'USA', count: 'all', where: { near: 'grand-ecore-la', with: 'own-sp' } },
        ],
      },
    ],
  },
  15: {
    ops: 1,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'remove-marker', of: 'USA', count: 2, where: { states: ['VA'], within: { of: 'winchester-va', distance: 2 } } },
        ],
      },
    ],
  },
  16: {
    ops: 2,
    owner: 'USA',
    event: [
      {
        by: 'USA',
        needs: [{ is: 'brigade', side: 'USA' }],
        steps: [
          {
            op: 'place-marker',
            side: 'USA',
            count: 2,
            where: { within: { of: 'own-brigade', distance: 4, river: true } },
            clear: true,
          },
        ],
      },
    ],
  },
  17: {
    ops: 3,
    owner: 'CSA',
    event: [
      { by: 'CSA', steps: [{ op: 'place-sp', side: 'CSA', count: 3, spread: 'one-per-space', where: { openRunner: true } }] },
    ],
  },
  18: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'will', side: 'CSA', by: -2 }] }] },
  19: { ops: 1, owner: 'both', event: [{ by: 'both', steps: [{ op: 'move-as-corps', most: 2 }] }] },
  20: {
    ops: 3,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [{ op: 'remove-sp', side: 'USA', count: 2, chooser: 'CSA', onePerSpace: true, where: { leastSp: 2 } }],
      },
    ],
  },
  21: { ops: 3, owner: 'CSA', event: 17 },
  22: {
    ops: 3,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [{ op: 'place-sp', side: 'CSA', count: 3, spread: 'one-per-state', where: { stateOwn: true, loc: true } }],
      },
    ],
  },
  23: {
    ops: 2,
    owner: 'CSA',
    event: [
      { by: 'CSA', steps: [{ op: 'place-sp', side: 'CSA', count: 2, spread: 'one-per-space', where: { openRunner: true } }] },
    ],
  },
  24: {
    ops: 3,
    owner: 'CSA',
    removed: true,
    event: [
      { by: 'CSA', steps: [{ op: 'place-fort', side: 'CSA', count: 2, where: { loc: true, noFort: true, noEnemySp: true } }] },
    ],
  },
  25: {
    ops: 1,
    owner: 'USA',
    event: [{ by: 'USA', needs: [{ is: 'opponent-has-card' }], steps: [{ op: 'discard', from: 'CSA' }] }],
  },
  26: {
    ops: 3,
    owner: 'both',
    removed: true,
    event: [
      { by: 'USA', steps: [{ op: 'will', side: 'CSA', by: -2 }] },
      { by: 'CSA', steps: [{ op: 'place-sp', side: 'CSA', count: 2, spread: 'one-per-space', where: { openRunner: true } }] },
    ],
  },
  27: {
    ops: 3,
    owner: 'CSA',
    event: [{ by: 'CSA', needs: [{ is: 'opponent-has-card' }], steps: [{ op: 'discard', from: 'USA' }] }],
  },
  28: {
    ops: 1,
    owner: 'both',
    event: [
      {
        by: 'USA',
        steps: [
          { op: 'place-sp', side: 'USA', count: 1, spread: 'one-space', where: { spaces: ['st-louis-mo'], control: 'any' } },
        ],
      },
      { by: 'CSA', window: 'battle', steps: [{ op: 'battle-modifier', by: 2 }] },
    ],
  },
  29: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        needs: [{ is: 'no-emancipation' }],
        steps: [
          {
            op: 'place-marker',
            side: 'USA',
            count: 2,
            where: { centre: false, runner: false, coastalFort: false },
            clear: true,
            flipsOnlyIn: ['KY', 'MO', 'WV'],
          },
        ],
      },
    ],
  },
  30: {
    ops: 3,
    owner: 'USA',
    event: [{ by: 'USA', steps: [{ op: 'place-sp', side: 'USA', count: 3, spread: 'any', where: {} }] }],
  },
  31: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        needs: [{ is: 'no-emancipation' }],
        steps: [{ op: 'remove-sp', side: 'CSA', count: 2, chooser: 'USA', onePerSpace: true }],
      },
    ],
  },
  32: { ops: 3, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'will', side: 'CSA', by: 3 }] }] },
  33: {
    ops: 1,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'place-sp', side: 'CSA', count: 1, spread: 'one-space', where: { states: ['KY'], control: 'neutral-or-own' } },
        ],
      },
    ],
  },
  34: { ops: 1, owner: 'both', event: [{ by: 'both', needs: [{ is: 'elite-free' }], steps: [{ op: 'place-elite' }] }] },
  35: { ops: 1, owner: 'both', event: 34 },
  36: { ops: 1, owner: 'both', event: 34 },
  37: { ops: 2, owner: 'CSA', event: 22 },
  38: {
    ops: 2,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [{ op: 'place-sp', side: 'CSA', count: 2, spread: 'one-space', where: { states: ['TN'], loc: true } }],
      },
    ],
  },
  39: {
    ops: 2,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [{ op: 'remove-sp', side: 'USA', count: 3, chooser: 'USA', first: { states: ['PA', 'MD', 'NJ', 'DC'] } }],
      },
    ],
  },
  40: {
    ops: 3,
    owner: 'USA',
    event: [{ by: 'USA', steps: [{ op: 'place-sp', side: 'USA', count: 5, spread: 'two-per-space', where: { loc: true } }] }],
  },
  41: { ops: 2, owner: 'CSA', event: 38 },
  42: {
    ops: 2,
    owner: 'both',
    removed: true,
    event: [
      {
        by: 'both',
        steps: [
          { op: 'remove-marker', of: 'opponent', count: 3, where: { states: ['KY'] } },
          { op: 'remove-marker', of: 'player', count: 1, where: { states: ['KY'] }, must: true },
        ],
      },
    ],
  },
  43: {
    ops: 1,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        steps: [
          { op: 'place-sp', side: 'USA', count: 1, spread: 'one-space', where: { states: ['MO'], control: 'neutral-or-own' } },
        ],
      },
    ],
  },
  44: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [{ by: 'USA', steps: [{ op: 'place-marker', side: 'USA', count: 3, where: { states: ['WV'] }, clear: true }] }],
  },
  45: { ops: 3, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'will', side: 'CSA', by: -1, times: 'blockade' }] }] },
  46: {
    ops: 1,
    owner: 'USA',
    event: [
      {
        by: 'USA',
        steps: [{ op: 'place-marker', side: 'USA', count: 2, where: { states: ['TN'], proUnion: true }, clear: true }],
      },
    ],
  },
  47: {
    ops: 3,
    owner: 'CSA',
    removed: true,
    event: [
      {
        by: 'CSA',
        steps: [
          {
            op: 'place-sp',
            side: 'CSA',
            count: 2,
            spread: 'one-space',
            where: { states: ['KY', 'MO', 'MD', 'DE'], control: 'any', with: 'own-general' },
          },
        ],
      },
    ],
  },
  48: { ops: 3, owner: 'CSA', removed: true, event: 32 },
  49: { ops: 3, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -2 }] }] },
  50: { ops: 1, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -1 }] }] },
  51: { ops: 1, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'place-weapon', kind: 'torpedo', count: 3 }] }] },
  52: { ops: 3, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'will', side: 'CSA', by: 5 }] }] },
  53: { ops: 1, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'place-weapon', kind: 'ironclad', count: 1 }] }] },
  54: { ops: 1, owner: 'CSA', event: 53 },
  55: { ops: 1, owner: 'CSA', event: 53 },
  56: { ops: 1, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'place-weapon', kind: 'hunley', count: 1 }] }] },
  57: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'naval-move', assault: 2, guns: 2 }] }] },
  58: { ops: 2, owner: 'USA', event: 57 },
  59: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'naval-move', assault: 0, guns: 2, farragut: true }] }] },
  60: { ops: 2, owner: 'USA', event: [{ by: 'USA', needs: [{ is: 'ironclad' }], steps: [{ op: 'remove-ironclad' }] }] },
  61: {
    ops: 3,
    owner: 'USA',
    event: [
      {
        by: 'USA',
        steps: [
          { op: 'blockade', by: 1 },
          {
            op: 'place-marker',
            side: 'USA',
            count: 1,
            where: { spaces: ['forts-st-philip-jackson-la'] },
            lifts: true,
            unlessHeld: true,
          },
        ],
      },
    ],
  },
  62: { ops: 2, owner: 'CSA', event: 49 },
  63: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'blockade', by: 1 }] }] },
  64: { ops: 1, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'will', side: 'USA', by: 1 }] }] },
  65: { ops: 1, owner: 'CSA', event: [{ by: 'CSA', steps: [{ op: 'remove-sp', side: 'USA', count: 3, chooser: 'USA' }] }] },
  66: { ops: 1, owner: 'both', event: 19 },
  67: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'amphibious', by: 2 }] }] },
  68: { ops: 2, owner: 'USA', removed: true, event: 63 },
  69: {
    ops: 3,
    owner: 'USA',
    event: [
      { by: 'USA', steps: [{ op: 'blockade', by: 1 }] },
      { by: 'USA', steps: [{ op: 'amphibious', by: 2 }] },
    ],
  },
  70: { ops: 2, owner: 'USA', event: 67 },
  71: { ops: 3, owner: 'USA', event: 69 },
  72: { ops: 2, owner: 'USA', event: 67 },
  73: {
    ops: 1,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [
          {
            op: 'remove-sp',
            side: 'USA',
            count: 1,
            chooser: 'CSA',
            where: { within: { of: 'csa-sp', distance: 2, river: true, harbour: true } },
          },
        ],
      },
    ],
  },
  74: {
    ops: 2,
    owner: 'USA',
    event: [
      { by: 'USA', needs: [{ is: 'commander-to-relieve', side: 'USA' }], steps: [{ op: 'relieve', demote: true }] },
      { by: 'USA', needs: [{ is: 'non-commander', side: 'USA' }], steps: [{ op: 'remove-general' }] },
    ],
  },
  75: {
    ops: 2,
    owner: 'CSA',
    removed: true,
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'concentrate', most: 5 },
          { op: 'attack-from-there', atRisk: true },
        ],
      },
      {
        by: 'CSA',
        needs: [{ is: 'commander-to-relieve', side: 'CSA', where: { notStates: ['VA', 'NC', 'SC', 'FL'] } }],
        steps: [{ op: 'relieve', demote: true, where: { notStates: ['VA', 'NC', 'SC', 'FL'] } }],
      },
    ],
  },
  76: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [
      { by: 'USA', needs: [{ is: 'commander-to-relieve', side: 'USA' }], steps: [{ op: 'relieve' }] },
      { by: 'USA', needs: [{ is: 'non-commander', side: 'USA' }], steps: [{ op: 'remove-general' }] },
    ],
  },
  77: { ops: 2, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -5 }] }] },
  78: {
    ops: 3,
    owner: 'both',
    event: [
      { by: 'both', needs: [{ is: 'commander-to-relieve', side: 'player' }], steps: [{ op: 'relieve', demote: true }] },
      { by: 'both', needs: [{ is: 'non-commander', side: 'player' }], steps: [{ op: 'remove-general' }] },
    ],
  },
  79: {
    ops: 1,
    owner: 'CSA',
    event: [{ by: 'CSA', steps: [{ op: 'place-sp', side: 'CSA', count: 1, spread: 'one-space', where: { states: ['AR'] } }] }],
  },
  80: {
    ops: 1,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'place-sp', side: 'CSA', count: 3, spread: 'one-space', where: { loc: true, proUnionToo: true } },
          { op: 'will', side: 'CSA', by: -3 },
        ],
      },
    ],
  },
  81: {
    ops: 3,
    owner: 'both',
    removed: true,
    event: [
      {
        by: 'both',
        needs: [{ is: 'union-victory' }],
        steps: [
          { op: 'will', side: 'CSA', by: -10 },
          { op: 'remove-sp', side: 'CSA', count: 3, chooser: 'CSA' },
          { op: 'will', side: 'USA', by: -5 },
          { op: 'emancipation' },
        ],
      },
    ],
  },
  82: {
    ops: 3,
    owner: 'both',
    removed: true,
    event: [
      {
        by: 'both',
        needs: [{ is: 'will-from', side: 'CSA', value: 110 }],
        steps: [{ op: 'blockade', by: -1, cap: 4 }, { op: 'intervention' }, { op: 'will', side: 'USA', by: -10 }],
      },
    ],
  },
  83: { ops: 3, owner: 'both', event: [{ by: 'both', steps: [{ op: 'campaign', moves: 3 }] }] },
  84: { ops: 3, owner: 'both', event: 83 },
  85: { ops: 3, owner: 'both', event: [{ by: 'both', steps: [{ op: 'campaign', moves: 2 }] }] },
  86: { ops: 3, owner: 'both', event: 85 },
  87: { ops: 3, owner: 'both', event: 85 },
  88: { ops: 3, owner: 'both', event: 85 },
  89: {
    ops: 1,
    owner: 'CSA',
    event: [{ by: 'CSA', window: 'activation', steps: [{ op: 'cancel-activation', strategyFrom: 2 }] }],
  },
  90: { ops: 3, owner: 'CSA', removed: true, event: 49 },
  91: { ops: 2, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'will', side: 'CSA', by: 1 }] }] },
  92: {
    ops: 2,
    owner: 'CSA',
    event: [
      { by: 'CSA', steps: [{ op: 'place-marker', side: 'CSA', count: 1, where: { spaces: ['baltimore-md'] }, clear: true }] },
    ],
  },
  93: { ops: 2, owner: 'USA', event: [{ by: 'USA', steps: [{ op: 'naval-move', assault: 0, guns: 0 }] }] },
  94: { ops: 2, owner: 'USA', event: 93 },
  95: { ops: 2, owner: 'USA', event: 93 },
  96: { ops: 2, owner: 'USA', event: 93 },
  97: { ops: 1, owner: 'CSA', event: 32 },
  98: { ops: 2, owner: 'USA', event: 63 },
  99: { ops: 3, owner: 'both', event: 85 },
  100: {
    ops: 3,
    owner: 'CSA',
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'concentrate', most: 5 },
          { op: 'attack-from-there', atRisk: true },
        ],
      },
    ],
  },
  101: { ops: 3, owner: 'CSA', event: 100 },
  102: {
    ops: 3,
    owner: 'CSA',
    event: [
      { by: 'CSA', window: 'interception', steps: [{ op: 'intercept' }] },
      { by: 'CSA', steps: [{ op: 'concentrate', most: 2, links: 5 }, { op: 'attack-from-there' }] },
    ],
  },
  103: {
    ops: 3,
    owner: 'both',
    event: [
      { by: 'both', steps: [{ op: 'concentrate', most: 2, links: 10, bo: true }, { op: 'attack-from-there' }] },
      { by: 'both', window: 'interception', steps: [{ op: 'intercept' }] },
    ],
  },
  104: { ops: 1, owner: 'both', event: 19 },
  105: {
    ops: 1,
    owner: 'both',
    event: [
      { by: 'both', window: 'battle', needs: [{ is: 'opposing-army-with-cavalry' }], steps: [{ op: 'battle-detach-cavalry' }] },
      {
        by: 'both',
        needs: [{ is: 'brigade', side: 'player' }],
        steps: [
          {
            op: 'place-marker',
            side: 'player',
            count: 1,
            where: { within: { of: 'own-brigade', distance: 4, river: true } },
            clear: true,
          },
        ],
      },
    ],
  },
  106: { ops: 3, owner: 'CSA', event: 17 },
  107: { ops: 1, owner: 'CSA', event: 89 },
  108: { ops: 2, owner: 'USA', removed: true, event: 18 },
  109: { ops: 2, owner: 'CSA', event: 24 },
  110: { ops: 3, owner: 'USA', removed: true, event: [{ by: 'USA', steps: [{ op: 'will', side: 'USA', by: 3 }] }] },
  111: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        needs: [{ is: 'brigade', side: 'USA' }],
        steps: [
          {
            op: 'place-marker',
            side: 'USA',
            count: 2,
            where: { within: { of: 'own-brigade', distance: 4, river: true, rough: true } },
            clear: true,
            lifts: true,
          },
        ],
      },
    ],
  },
  112: {
    ops: 2,
    owner: 'CSA',
    removed: true,
    event: [{ by: 'CSA', window: 'naval-move', steps: [{ op: 'cancel-naval-move' }] }],
  },
  113: {
    ops: 2,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        needs: [{ is: 'capital', side: 'USA' }],
        steps: [
          {
            op: 'place-fort',
            side: 'USA',
            count: 3,
            where: { noFort: true, noEnemySp: true, within: { of: 'own-capital', distance: 2 } },
          },
        ],
      },
      { by: 'USA', steps: [{ op: 'place-fort', side: 'USA', count: 2, where: { noFort: true, noEnemySp: true } }] },
    ],
  },
  114: {
    ops: 3,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        steps: [
          { op: 'place-sp', side: 'USA', count: 5, spread: 'one-space', where: { states: ['NJ', 'DE', 'PA', 'DC'], loc: true } },
        ],
      },
    ],
  },
  115: {
    ops: 2,
    owner: 'CSA',
    removed: true,
    event: [{ by: 'CSA', needs: [{ is: 'fort-to-retake' }], steps: [{ op: 'retake-fort' }] }],
  },
  116: { ops: 2, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'amphibious', by: -1, beaten: true }] }] },
  117: {
    ops: 3,
    owner: 'CSA',
    removed: true,
    event: [
      {
        by: 'CSA',
        needs: [
          { is: 'controls-state', side: 'CSA', state: 'FL' },
          { is: 'controls', side: 'CSA', space: 'st-marks-fl' },
        ],
        steps: [
          { op: 'open-port' },
          { op: 'place-sp', side: 'CSA', count: 2, spread: 'one-space', where: { spaces: ['st-marks-fl'] } },
          { op: 'place-fort', side: 'CSA', count: 1, where: { spaces: ['st-marks-fl'], noFort: true, noEnemySp: true } },
        ],
      },
    ],
  },
  118: {
    ops: 3,
    owner: 'CSA',
    event: [{ by: 'CSA', steps: [{ op: 'place-sp', side: 'CSA', count: 2, spread: 'one-space', where: { states: ['TX'] } }] }],
  },
  119: {
    ops: 2,
    owner: 'both',
    removed: true,
    event: [{ by: 'both', needs: [{ is: 'opponent-has-card' }], steps: [{ op: 'discard', from: 'opponent' }] }],
  },
  120: {
    ops: 1,
    owner: 'both',
    event: [
      { by: 'USA', steps: [{ op: 'will', side: 'USA', by: 1 }] },
      { by: 'CSA', steps: [{ op: 'will', side: 'USA', by: -1 }] },
    ],
  },
  121: { ops: 3, owner: 'both', event: 85 },
  122: {
    ops: 3,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        needs: [{ is: 'two-armies', side: 'CSA', state: 'VA' }],
        steps: [
          {
            op: 'relocate-army',
            side: 'CSA',
            from: 'VA',
            to: {
              states: ['TN', 'AL', 'MS', 'AR', 'LA', 'TX'],
              control: 'own',
              noEnemySp: true,
              anyOf: [{ centre: true }, { riverPort: true }, { runner: true }],
            },
          },
        ],
      },
    ],
  },
  123: {
    ops: 1,
    owner: 'both',
    removed: true,
    event: [
      {
        by: 'CSA',
        steps: [
          { op: 'place-marker', side: 'CSA', count: 2, where: { states: ['MO'], notSpaces: ['st-louis-mo'] }, clear: true },
        ],
      },
      { by: 'USA', steps: [{ op: 'will', side: 'USA', by: 1 }] },
    ],
  },
  124: { ops: 2, owner: 'USA', removed: true, event: [{ by: 'USA', steps: [{ op: 'attrition', side: 'CSA' }] }] },
  125: { ops: 1, owner: 'USA', removed: true, event: 25 },
  126: {
    ops: 1,
    owner: 'USA',
    removed: true,
    event: [{ by: 'USA', needs: [{ is: 'infantry-in-valley' }], steps: [{ op: 'devastate-valley' }] }],
  },
  127: { ops: 2, owner: 'USA', removed: true, event: 63 },
  128: { ops: 3, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'blockade', by: -1 }] }] },
  129: { ops: 2, owner: 'CSA', removed: true, event: [{ by: 'CSA', steps: [{ op: 'amphibious', by: -1 }] }] },
  130: {
    ops: 3,
    owner: 'USA',
    removed: true,
    event: [
      {
        by: 'USA',
        window: 'battle',
        needs: [{ is: 'fort-in-battle', side: 'CSA' }],
        steps: [{ op: 'battle-ignore-fort' }, { op: 'draw', side: 'USA' }],
      },
    ],
  },
};

export const CARD_COUNT = 130;
export const ALL_CARDS: readonly CardNumber[] = Array.from({ length: CARD_COUNT }, (_, i) => i + 1);
export const cardOf = (card: CardNumber): Card => CARDS[card]!;
export const opsOf = (card: CardNumber): number => CARDS[card]!.ops;
/** The card whose event this card has: itself, or the one it shares it with. */
export const eventOf = (card: CardNumber): CardNumber => {
  const { event } = CARDS[card]!;
  return typeof event === 'number' ? event : card;
};
export const variantsOf = (card: CardNumber): readonly Variant[] => CARDS[eventOf(card)]!.event as readonly Variant[];

/** G-l, 4.3.1-a */
export const MAJOR_CAMPAIGNS: readonly CardNumber[] = [83, 84];
export const MINOR_CAMPAIGNS: readonly CardNumber[] = [85, 86, 87, 88, 99, 121];
export const isCampaign = (card: CardNumber): boolean => eventOf(card) === 83 || eventOf(card) === 85;
/** 4.4-a */
export const EMANCIPATION: CardNumber = 81;
export const INTERVENTION: CardNumber = 82;
export const isSpecial = (card: CardNumber): boolean => card === EMANCIPATION || card === INTERVENTION;
/** 4.2.3-b */
export const RED_RIVER: CardNumber = 14;
/** 4.6.1-a */
export const FORWARD_TO_RICHMOND: CardNumber = 3;
/** 10.5.3-a Cards that can raise the blockade (15-b). */
export const BLOCKADE_CARDS: readonly CardNumber[] = [61, 63, 68, 69, 71, 98, 127];
