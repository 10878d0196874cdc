/** One option as a search has weighed it. */
import type { Option } from '@cuartel/engine';

export interface Weighed {
  readonly option: Option;
  /** How often it was tried in imagination. */
  readonly tries: number;
  /** What it was worth on average, 0..1. */
  readonly value: number;
  /** The operation it begins; null: it stands alone. */
  readonly plan: string | null;
}
