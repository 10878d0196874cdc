/** What the journal tells of single units, guns, control and tracks. */
import type { Block } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import type { SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { CounterKind, Token } from '../data/units.ts';

export interface UnitFacts {
  /** 5.2-a Laid open, with its strength. */
  revealed: { side: SideName; place: Place; token: Token; block: Block; strength: number };
  /** 5.3-a, 5.2-e Points of strength lost; which block, only its owner and whoever sees it learn. */
  lostStrength: { side: SideName; place: Place; block: Block; n: number; left: number };
  someLostStrength: { side: SideName; place: Place; n: number };
  /** 5.2-e An eliminated block is shown, and which of the units in the place it was. */
  eliminated: { side: SideName; place: Place; token: Token; block: Block };
  /** 5.2-b What an owner says of his units in a place. */
  declared: { side: SideName; place: Place; infantry: number; cavalry: number; bands: number; trains: number };
  /** 11.3-c, 16-p, 17.8-d Points of a kind that are gone, or become the captor's, of which he keeps some. */
  lostGuns: { side: SideName; place: Place; kind: CounterKind; n: number };
  capturedGuns: { by: SideName; place: Place; kind: CounterKind; n: number; kept: number };
  /** 11.5-c Counters joined into one; what is over is eliminated. */
  joined: { side: SideName; place: Place; kind: CounterKind; points: number };
  joinedTrains: { side: SideName; place: Place };
  /** 4.9-f, 9.1-a */
  changedHands: { space: Space; to: SideName; vp: number };
  /** 9-a The marker after it. */
  vp: { side: SideName; n: number; vp: number };
  prestige: { n: number; box: number; debt: number };
  /** `taken`: by a card, not spent. */
  command: { side: SideName; n: number; left: number; taken: boolean };
}
