/** A name that follows a line: a river, a ridge, a county, a sea. */
import type { Both } from '../face.ts';

export type FeatureKind = 'river' | 'ridge' | 'gap' | 'sea' | 'region' | 'county' | 'state';
export interface Feature {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly text: Both;
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
  /** In place of the ink of its kind. */
  readonly ink?: string;
}
