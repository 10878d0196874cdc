/** The 36 Carlist cards, C1 to C36. */
import type { CardFace } from './vocabulary.ts';

const HIDDEN_GUN = { op: 'artillery', side: 'Carlist', n: 1, kind: 'choice', to: 'hidden-box' } as const;

export const CARLIST_CARDS: readonly CardFace[] = [
  // C1 Llegada de Don Carlos
  {
    type: 'event',
    year: 1834,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'vp', side: 'Carlist', n: 1 },
      { op: 'command', side: 'Carlist', n: 1 },
    ],
  },
  // C2 Emboscada
  {
    type: 'tactical',
    year: 1834,
    windows: ['skirmish'],
    requires: [{ is: 'in-the-north' }, { is: 'terrain', terrain: 'abrupt' }, { is: 'zone', of: 'Carlist' }],
    effects: [{ op: 'fire-first' }, { op: 'fire', arm: 'infantry', e: 1 }],
  },
  // C3 Confidencias del país
  { type: 'operational', year: 1834, windows: ['interception'], effects: [{ op: 'free-intercept' }, { op: 'auto-intercept' }] },
  // C4 Sendas de montaña
  { type: 'operational', year: 1834, windows: ['entry'], effects: [{ op: 'auto-evade' }] },
  // C5 Carga a la bayoneta
  {
    type: 'tactical',
    year: 1834,
    windows: ['skirmish', 'battle-round', 'assault-round'],
    effects: [
      { op: 'fire', arm: 'infantry', units: 1, e: 1 },
      { op: 'morale', side: 'enemy', test: 'hits', n: -1, causedBy: 'that-block' },
    ],
  },
  // C6 Voluntarios realistas
  {
    type: 'operational',
    year: 1834,
    windows: ['replacement-roll'],
    effects: [{ op: 'standing', what: 'replacement-roll', side: 'Carlist', n: 2, until: 'roll' }],
  },
  // C7 Zumalacárregui
  {
    type: 'operational',
    year: 1834,
    outFrom: 1836,
    windows: ['own-movement'],
    requires: [{ is: 'group-from-zone', of: 'Carlist' }],
    effects: [
      { op: 'movement', n: 2 },
      { op: 'no-enemy-tactical', round: 1 },
    ],
  },
  // C8 Cañones enterrados
  { type: 'event', year: 1834, once: true, windows: ['on-draw'], effects: [HIDDEN_GUN] },
  // C9 Tras el río
  {
    type: 'tactical',
    year: 1834,
    windows: ['battle-round'],
    requires: [{ is: 'defender' }, { is: 'round', round: 1 }],
    effects: [{ op: 'marker', marker: 'river', on: 'battle', until: 'battle' }],
  },
  // C10 Discordias en la corte
  {
    type: 'event',
    year: 1834,
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'command', side: 'Carlist', least: 1 },
        then: [{ op: 'command', side: 'Carlist', n: -2 }],
        else: [{ op: 'action-points', side: 'Carlist', n: -1, least: 1 }],
      },
    ],
  },
  // C11 Muerte de Zumalacárregui
  {
    type: 'event',
    year: 1835,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'vp', side: 'Liberal', n: 1 },
      { op: 'lose-all-command', side: 'Carlist' },
      { op: 'cancel-cards', cards: ['C7'] },
    ],
  },
  // C12 Contrabando de Francia
  {
    type: 'event',
    year: 1835,
    windows: ['on-draw'],
    requires: [
      { is: 'france', least: 1 },
      { is: 'not-standing', what: 'border-closed' },
    ],
    effects: [{ op: 'choose', of: [[{ op: 'replacements', side: 'Carlist', n: 1, perFrance: { most: 2 } }], [HIDDEN_GUN]] }],
  },
  // C13 Fundición de cañones
  {
    type: 'event',
    year: 1835,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'controls-any', side: 'Carlist', spaces: ['azpeitia', 'onate', 'eibar'] },
        then: [{ ...HIDDEN_GUN, n: 2 }],
        else: [HIDDEN_GUN],
      },
    ],
  },
  // C14 Pista perdida
  {
    type: 'operational',
    year: 1835,
    windows: ['located'],
    effects: [{ op: 'locate-cancel' }, { op: 'pursuit', n: 1 }],
  },
  // C15 Parapetos
  {
    type: 'tactical',
    year: 1835,
    windows: ['battle-round'],
    requires: [{ is: 'defender' }, { is: 'terrain', terrain: 'abrupt' }],
    effects: [{ op: 'marker', marker: 'wall', on: 'battle', until: 'round' }],
  },
  // C16 Falta de pólvora
  { type: 'event', year: 1835, windows: ['on-draw'], effects: [{ op: 'standing', what: 'powder-shortage', until: 'phase' }] },
  // C17 Expedición de Gómez
  {
    type: 'event',
    year: 1836,
    once: true,
    outFrom: 1838,
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'expedition' },
        then: [
          { op: 'uprising-around-expedition', n: 1 },
          { op: 'pursuit', n: 0 },
        ],
        else: [{ op: 'uprising', n: 1, in: ['asturias-cantabria', 'castilla-leon', 'aragon'], choose: { by: 'Carlist' } }],
      },
    ],
  },
  // C18 La Legión sin paga
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'lose-strength',
        side: 'Liberal',
        n: 1,
        each: true,
        from: { what: 'block', side: 'Liberal', code: 'BRI' },
        by: 'Liberal',
      },
    ],
  },
  // C19 Desertores extranjeros
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [{ op: 'place', blocks: ['c-ext-inf-1'], where: { by: 'carlist-reinforcement' } }],
  },
  // C20 Cabrera
  {
    type: 'event',
    year: 1836,
    windows: ['on-draw'],
    effects: [{ op: 'uprising', n: 1, in: ['valencia-murcia', 'aragon'], choose: { by: 'Carlist' } }],
  },
  // C21 Zapadores
  { type: 'tactical', year: 1836, windows: ['assault-round'], effects: [{ op: 'whole-hits', n: 2 }] },
  // C22 Guías de Navarra
  {
    type: 'tactical',
    year: 1836,
    windows: ['battle-round'],
    effects: [{ op: 'morale', side: 'own', test: 'all', passes: true, only: { code: 'NAV', arm: 'infantry' } }],
  },
  // C23 Expedición Real
  {
    type: 'event',
    year: 1837,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'if', cond: { is: 'expedition' }, then: [{ op: 'extra-chit', side: 'Carlist', only: 'expeditions' }] },
      { op: 'if', cond: { is: 'expedition-in', region: 'castilla-la-nueva' }, then: [{ op: 'prestige', n: 1 }] },
    ],
  },
  // C24 Oriamendi
  {
    type: 'tactical',
    year: 1837,
    windows: ['battle-round'],
    requires: [{ is: 'defender' }],
    effects: [{ op: 'fire', arm: 'infantry', units: 2, first: true, dice: 1 }],
  },
  // C25 Pronunciamiento
  {
    type: 'operational',
    year: 1837,
    once: true,
    windows: ['enemy-chit'],
    effects: [
      { op: 'action-points', side: 'Liberal', n: -1, least: 1 },
      {
        op: 'marker',
        marker: 'mutiny',
        on: { what: 'place', side: 'Liberal', zone: 'Liberal', with: 'infantry-or-cavalry' },
        by: 'Carlist',
        until: 'phase',
      },
    ],
  },
  // C26 Renacen las partidas
  {
    type: 'operational',
    year: 1837,
    windows: ['own-actions'],
    requires: [{ is: 'band-in-box' }],
    effects: [{ op: 'recover-band' }],
  },
  // C27 Retirada ordenada
  { type: 'tactical', year: 1837, windows: ['battle-round'], effects: [{ op: 'no-pursuit' }] },
  // C28 Zaratiegui en Segovia
  {
    type: 'event',
    year: 1837,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'uprising', n: 1, in: ['castilla-leon'], choose: null },
      {
        op: 'if',
        cond: { is: 'expedition-in', region: 'castilla-leon' },
        then: [{ op: 'uprising', n: 1, in: ['castilla-la-nueva'], choose: null }],
      },
    ],
  },
  // C29 Maroto
  {
    type: 'event',
    year: 1838,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'command', side: 'Carlist', n: 2 },
      { op: 'replacements', side: 'Carlist', n: 2 },
    ],
  },
  // C30 Apostólicos contra marotistas
  {
    type: 'event',
    year: 1838,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'discard', side: 'Carlist', by: 'chance' },
      { op: 'action-points', side: 'Carlist', n: -1, least: 1 },
    ],
  },
  // C31 Cabañero en Zaragoza
  {
    type: 'event',
    year: 1838,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'uprising', region: 'aragon', level: 3 },
        then: [{ op: 'prestige', n: 1 }],
        else: [{ op: 'uprising', n: 1, in: ['aragon'], choose: null }],
      },
    ],
  },
  // C32 Expedición de Negri
  { type: 'operational', year: 1838, once: true, windows: ['own-actions'], effects: [{ op: 'free-expedition', blocks: 4 }] },
  // C33 Reconocimiento de las potencias del Norte
  {
    type: 'event',
    year: 1836,
    once: true,
    optional: '30.3.5',
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'carlists-hold-or-besiege-a-city' },
        then: [
          { op: 'vp', side: 'Carlist', n: 1 },
          { op: 'replacements', side: 'Carlist', n: 2 },
        ],
        else: [{ op: 'replacements', side: 'Carlist', n: 1 }],
      },
    ],
  },
  // C34 Empréstito legitimista
  {
    type: 'event',
    year: 1837,
    once: true,
    optional: '30.3.5',
    windows: ['on-draw'],
    effects: [{ op: 'replacements', side: 'Carlist', n: 3 }],
  },
  // C35 Bruno Villarreal
  {
    type: 'operational',
    year: 1836,
    once: true,
    outFrom: 1838,
    optional: '30.3.6',
    windows: ['own-actions'],
    effects: [{ op: 'standing', what: 'concentration-cost', n: 0, until: 'phase' }],
  },
  // C36 Infante Don Sebastián
  {
    type: 'tactical',
    year: 1837,
    once: true,
    optional: '30.3.6',
    windows: ['battle-round'],
    effects: [{ op: 'double-activation', n: 1 }],
  },
];
