/** The 36 Liberal cards, L1 to L36. */
import type { CardFace } from './vocabulary.ts';

const MUTINOUS = { what: 'place', side: 'Liberal', zone: 'Liberal', with: 'infantry-or-cavalry' } as const;

export const LIBERAL_CARDS: readonly CardFace[] = [
  // L1 Cuádruple Alianza
  {
    type: 'event',
    year: 1834,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'vp', side: 'Liberal', n: 1 },
      { op: 'command', side: 'Liberal', n: 1 },
    ],
  },
  // L2 Chapelgorris
  {
    type: 'operational',
    year: 1834,
    windows: ['own-actions'],
    requires: [{ is: 'block-for-marker' }],
    effects: [
      {
        op: 'marker',
        marker: 'chapelgorris',
        on: { what: 'block', side: 'Liberal', arm: 'infantry', provinces: ['vizcaya', 'guipuzcoa', 'alava'] },
        by: 'Liberal',
        until: 'year',
      },
    ],
  },
  // L3 Confidentes
  { type: 'operational', year: 1834, windows: ['interception'], effects: [{ op: 'free-intercept' }] },
  // L4 Columna volante
  {
    type: 'operational',
    year: 1834,
    windows: ['own-movement-roll'],
    requires: [{ is: 'group-up-to', blocks: 4 }],
    effects: [{ op: 'movement', n: 2 }],
  },
  // L5 Descarga cerrada
  {
    type: 'tactical',
    year: 1834,
    windows: ['skirmish', 'battle-round', 'assault-round'],
    effects: [{ op: 'fire', arm: 'infantry', units: 1, rethrow: true }],
  },
  // L6 ¡A la carga!
  { type: 'tactical', year: 1834, windows: ['skirmish', 'battle-round'], effects: [{ op: 'fire', arm: 'cavalry', e: 1 }] },
  // L7 Bandos de Rodil
  {
    type: 'event',
    year: 1834,
    once: true,
    outFrom: 1836,
    windows: ['on-draw'],
    effects: [{ op: 'standing', what: 'replacement-roll', side: 'Carlist', n: -1, until: 'year' }],
  },
  // L8 Convoy
  {
    type: 'operational',
    year: 1834,
    windows: ['own-supply'],
    effects: [{ op: 'choose', of: [[{ op: 'supply-place' }], [{ op: 'restore-supply', n: 2, zone: 'Liberal' }]] }],
  },
  // L9 Milicia Urbana
  {
    type: 'operational',
    year: 1834,
    windows: ['entry'],
    requires: [{ is: 'empty-town-entered' }],
    effects: [{ op: 'fortress-at-once' }],
  },
  // L10 Relevo en el mando
  { type: 'event', year: 1834, windows: ['on-draw'], effects: [{ op: 'lose-all-command', side: 'Liberal' }] },
  // L11 Legión Auxiliar Británica
  {
    type: 'event',
    year: 1835,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'place',
        blocks: ['l-bri-inf-1', 'l-bri-inf-2', 'l-bri-inf-3', 'l-bri-cav-1'],
        where: { by: 'list', spaces: ['san-sebastian', 'bilbao', 'portugalete'], coast: true },
      },
    ],
  },
  // L12 Legión Extranjera francesa
  {
    type: 'event',
    year: 1835,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'place',
        blocks: ['l-fra-inf-1', 'l-fra-inf-2', 'l-pol-cav-1'],
        where: { by: 'list', regions: ['cataluna', 'aragon'] },
      },
    ],
  },
  // L13 Convenio Eliot
  {
    type: 'event',
    year: 1835,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'replacements', side: 'Liberal', n: 2 },
      { op: 'replacements', side: 'Carlist', n: 2 },
    ],
  },
  // L14 Vapores de guerra
  {
    type: 'operational',
    year: 1835,
    windows: ['own-actions'],
    effects: [{ op: 'choose', of: [[{ op: 'naval-free', units: 4 }], [{ op: 'landing-limit', units: 3 }]] }],
  },
  // L15 Juntas revolucionarias
  {
    type: 'event',
    year: 1835,
    once: true,
    outFrom: 1837,
    windows: ['on-draw'],
    effects: [
      { op: 'action-points', side: 'Liberal', n: -1, least: 1 },
      { op: 'marker', marker: 'mutiny', on: MUTINOUS, by: 'Carlist', until: 'phase' },
    ],
  },
  // L16 Ejército de Operaciones del Norte
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'place', blocks: ['l-lin-inf-9', 'l-lin-inf-10'], where: { by: 'liberal-reinforcement' } },
      { op: 'artillery', side: 'Liberal', n: 2, kind: 'field', to: 'reinforcement' },
      { op: 'command', side: 'Liberal', n: 1 },
    ],
  },
  // L17 División Auxiliar Portuguesa
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'place', blocks: ['l-por-inf-1'], where: { by: 'list', spaces: ['miranda', 'vitoria'], regions: ['castilla-leon'] } },
    ],
  },
  // L18 Desamortización de Mendizábal
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'replacements', side: 'Liberal', n: 2 },
      { op: 'standing', what: 'replacement-roll', side: 'Liberal', n: 1, until: 'year' },
    ],
  },
  // L19 Motín de La Granja
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'vp', side: 'Carlist', n: 1 },
      { op: 'marker', marker: 'mutiny', on: { ...MUTINOUS, rather: 'REA' }, by: 'Carlist', until: 'phase' },
    ],
  },
  // L20 Quinta de cien mil hombres
  {
    type: 'event',
    year: 1836,
    once: true,
    windows: ['on-draw'],
    effects: [{ op: 'draw-reinforcements', side: 'Liberal', n: 2 }],
  },
  // L21 Líneas de bloqueo
  {
    type: 'operational',
    year: 1836,
    windows: ['own-actions'],
    effects: [{ op: 'choose', of: [[{ op: 'fortress-complete' }], [{ op: 'fortress-free' }]] }],
  },
  // L22 Ataque nocturno en Luchana
  {
    type: 'tactical',
    year: 1836,
    windows: ['skirmish', 'battle-round'],
    requires: [{ is: 'attacker' }, { is: 'relief' }],
    effects: [{ op: 'cancel-enemy-tactical' }, { op: 'fire', arm: 'infantry', e: 1 }],
  },
  // L23 Espartero, general en jefe
  {
    type: 'event',
    year: 1837,
    once: true,
    windows: ['on-draw'],
    effects: [
      { op: 'command', side: 'Liberal', n: 2 },
      { op: 'standing', what: 'liberal-roll-of-one', n: 3, until: 'game' },
      { op: 'cancel-cards', cards: ['L10'] },
    ],
  },
  // L24 Constitución de 1837
  { type: 'event', year: 1837, once: true, windows: ['on-draw'], effects: [{ op: 'vp', side: 'Liberal', n: 1 }] },
  // L25 Indisciplina militar
  {
    type: 'event',
    year: 1837,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'lose-strength',
        side: 'Liberal',
        n: 1,
        from: { what: 'place', side: 'Liberal', zone: 'Liberal', with: 'infantry' },
        placeBy: 'Carlist',
        by: 'Liberal',
      },
      { op: 'marker', marker: 'mutiny', on: 'same-place', until: 'phase' },
    ],
  },
  // L26 Diego de León
  {
    type: 'tactical',
    year: 1837,
    windows: ['battle-round'],
    effects: [
      { op: 'fire', arm: 'cavalry', e: 1 },
      { op: 'morale', side: 'enemy', test: 'charge', n: -2 },
    ],
  },
  // L27 Ejército de Reserva de Andalucía
  {
    type: 'operational',
    year: 1837,
    once: true,
    windows: ['own-actions'],
    effects: [{ op: 'uprising', n: -2, in: ['andalucia', 'castilla-la-nueva'], choose: { by: 'Liberal' } }],
  },
  // L28 Persecución implacable
  { type: 'operational', year: 1837, windows: ['before-locating'], effects: [{ op: 'locate', n: 3 }] },
  // L29 Paz y Fueros
  {
    type: 'event',
    year: 1838,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'lose-strength',
        side: 'Carlist',
        n: 2,
        from: { what: 'block', side: 'Carlist', provinces: ['guipuzcoa'] },
        by: 'Carlist',
      },
      { op: 'standing', what: 'replacement-roll', side: 'Carlist', n: -1, until: 'game' },
      { op: 'cancel-cards', cards: ['C6'] },
    ],
  },
  // L30 Columna de asalto
  {
    type: 'tactical',
    year: 1838,
    windows: ['assault-round'],
    effects: [
      { op: 'fire', arm: 'infantry', e: 1 },
      { op: 'extra-assault-round', n: 1 },
    ],
  },
  // L31 Agotamiento carlista
  {
    type: 'event',
    year: 1838,
    once: true,
    windows: ['on-draw'],
    effects: [
      {
        op: 'if',
        cond: { is: 'carlists-besiege-a-city' },
        then: [{ op: 'prestige', n: -1 }],
        else: [{ op: 'vp', side: 'Liberal', n: 1 }],
      },
    ],
  },
  // L32 Intrigas de Aviraneta
  {
    type: 'operational',
    year: 1838,
    once: true,
    windows: ['own-actions'],
    effects: [
      { op: 'look-at-hand', side: 'Carlist' },
      { op: 'discard', side: 'Carlist', by: 'Liberal' },
    ],
  },
  // L33 Intervención francesa
  {
    type: 'event',
    year: 1836,
    once: true,
    optional: '30.3.5',
    windows: ['on-draw'],
    effects: [
      { op: 'standing', what: 'border-closed', until: 'year' },
      {
        op: 'lose-strength',
        side: 'Carlist',
        n: 1,
        from: { what: 'place', side: 'Carlist', with: 'infantry-or-cavalry', france: true },
        placeBy: 'Liberal',
        by: 'Carlist',
      },
    ],
  },
  // L34 Empréstito británico
  {
    type: 'event',
    year: 1837,
    once: true,
    optional: '30.3.5',
    windows: ['on-draw'],
    effects: [{ op: 'replacements', side: 'Liberal', n: 3 }],
  },
  // L35 Espoz y Mina
  {
    type: 'operational',
    year: 1834,
    once: true,
    outFrom: 1836,
    optional: '30.3.6',
    windows: ['own-actions'],
    effects: [{ op: 'standing', what: 'mina', n: 6, until: 'phase' }],
  },
  // L36 Fernández de Córdova
  {
    type: 'tactical',
    year: 1835,
    once: true,
    outFrom: 1837,
    optional: '30.3.6',
    windows: ['battle-round'],
    effects: [{ op: 'first-activation' }, { op: 'morale', side: 'own', test: 'all', n: 1 }],
  },
];
