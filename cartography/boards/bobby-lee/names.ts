import type { Path } from '../../src/geo/frame.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'river' | 'ridge' | 'state' | 'region' | 'sea';
  readonly text: { readonly en: string; readonly es: string };
  /** A river, a chain of hexsides, or a line in degrees. */
  readonly follow:
    | { readonly river: string; readonly part?: readonly [number, number]; readonly afloat?: boolean }
    | { readonly hexsides: readonly string[] }
    | { readonly line: Path };
  readonly size: number;
  readonly spacing: number;
}

const same = (text: string) => ({ en: text, es: text });
const river = (id: string, text: string, size = 17): Name => ({
  id: `river-${id}`,
  kind: 'river',
  text: same(text),
  follow: { river: id },
  size,
  spacing: 2,
});
const reach = (
  id: string,
  text: Name['text'],
  of: string,
  part: readonly [number, number],
  afloat: boolean,
  size: number,
): Name => ({ id, kind: 'river', text, follow: { river: of, part, afloat }, size, spacing: 4 });

export const names: readonly Name[] = [
  {
    id: 'blue-ridge',
    kind: 'ridge',
    text: same('Blue Ridge'),
    follow: { hexsides: ['I04|I05', 'I04|J04', 'J03|J04', 'J03|K04', 'K03|K04', 'K03|L03', 'L02|L03'] },
    size: 22,
    spacing: 6,
  },
  {
    id: 'blue-ridge-north',
    kind: 'ridge',
    text: same('Blue Ridge'),
    follow: { hexsides: ['F06|G07', 'G06|G07', 'G06|H06', 'G06|H05', 'G05|H05', 'H04|H05', 'H04|I05'] },
    size: 21,
    spacing: 5,
  },
  {
    id: 'massanutten',
    kind: 'ridge',
    text: same('Massanutten'),
    follow: { hexsides: ['H03|H04', 'H03|I04', 'I03|I04', 'I03|J03', 'J02|J03'] },
    size: 18,
    spacing: 3,
  },
  {
    id: 'south-mountain',
    kind: 'ridge',
    text: same('South Mountain'),
    follow: { hexsides: ['E06|E07', 'D06|E07', 'D06|D07', 'C07|D07', 'C07|C08', 'B07|C08', 'B08|C08'] },
    size: 18,
    spacing: 2.5,
  },
  {
    id: 'alleghenies',
    kind: 'ridge',
    text: { en: 'Allegheny Mountains', es: 'Montes Allegheny' },
    follow: {
      line: [
        [-79.64, 38.98],
        [-79.3, 39.45],
        [-78.95, 39.85],
        [-78.55, 40.2],
      ],
    },
    size: 36,
    spacing: 10,
  },
  {
    id: 'chesapeake',
    kind: 'sea',
    text: { en: 'Chesapeake Bay', es: 'Bahía de Chesapeake' },
    follow: {
      line: [
        [-76.22, 38.2],
        [-76.21, 37.9],
        [-76.18, 37.6],
        [-76.17, 37.3],
        [-76.15, 37.05],
      ],
    },
    size: 38,
    spacing: 8,
  },
  {
    id: 'state-pennsylvania',
    kind: 'state',
    text: { en: 'Pennsylvania', es: 'Pensilvania' },
    follow: {
      line: [
        [-77.6, 39.99],
        [-76.1, 39.94],
      ],
    },
    size: 36,
    spacing: 20,
  },
  {
    id: 'state-maryland',
    kind: 'state',
    text: same('Maryland'),
    follow: {
      line: [
        [-77.35, 39.6],
        [-76.35, 39.55],
      ],
    },
    size: 36,
    spacing: 18,
  },
  {
    id: 'state-virginia',
    kind: 'state',
    text: same('Virginia'),
    follow: {
      line: [
        [-79.0, 37.62],
        [-77.6, 37.62],
      ],
    },
    size: 44,
    spacing: 30,
  },
  {
    id: 'eastern-shore',
    kind: 'region',
    text: { en: 'Eastern Shore', es: 'Orilla Oriental' },
    follow: {
      line: [
        [-75.95, 39.2],
        [-75.75, 38.8],
        [-75.7, 38.3],
      ],
    },
    size: 26,
    spacing: 8,
  },
  {
    id: 'valley',
    kind: 'region',
    text: { en: 'The Valley', es: 'El Valle' },
    follow: {
      line: [
        [-79.0, 38.18],
        [-78.6, 38.7],
        [-78.1, 39.1],
      ],
    },
    size: 22,
    spacing: 8,
  },
  reach('potomac-upper', same('Potomac'), 'potomac', [0.05, 0.4], false, 19),
  reach('potomac-middle', same('Potomac'), 'potomac', [0.4, 0.66], false, 20),
  reach('potomac-lower', { en: 'Potomac', es: 'Potomac' }, 'potomac', [0.7, 0.99], true, 21),
  reach('james-upper', same('James'), 'james', [0.05, 0.5], false, 20),
  reach('james-lower', same('James'), 'james', [0.68, 0.99], true, 20),
  reach('rappahannock-upper', same('Rappahannock'), 'rappahannock', [0.02, 0.5], false, 18),
  reach('rappahannock-lower', same('Rappahannock'), 'rappahannock', [0.55, 0.99], true, 17),
  reach('york', same('York'), 'york', [0.2, 1], true, 18),
  reach('susquehanna', same('Susquehanna'), 'susquehanna', [0.1, 0.95], false, 20),
  river('south-branch', 'South Branch', 18),
  river('shenandoah', 'Shenandoah', 18),
  river('north-fork-shenandoah', 'North Fork', 15),
  river('cedar-creek', 'Cedar Creek', 14),
  river('antietam-creek', 'Antietam', 15),
  river('monocacy', 'Monocacy'),
  river('bull-run', 'Bull Run'),
  river('occoquan', 'Occoquan', 15),
  river('rapidan', 'Rapidan', 18),
  river('north-anna', 'North Anna'),
  river('south-anna', 'South Anna'),
  river('pamunkey', 'Pamunkey'),
  river('mattaponi', 'Mattaponi'),
  river('chickahominy', 'Chickahominy', 16),
  river('rivanna', 'Rivanna'),
  river('appomattox', 'Appomattox', 18),
  river('blackwater', 'Blackwater', 16),
  river('nottoway', 'Nottoway', 16),
];
