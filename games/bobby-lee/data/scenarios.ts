import { type Month, monthAt } from './calendar.ts';
import type { Year } from './deployments.ts';
import { YEAR_MARKS } from './reconstructed.ts';

/** 3.2-a, 3.2-b, 3.3-a The games that can be played. */
export const SCENARIOS = [
  '1861',
  '1862',
  '1863',
  '1864',
  'years-1861-1862',
  'years-1861-1863',
  'years-1861-1864',
  'years-1862-1863',
  'years-1862-1864',
  'years-1863-1864',
  'campaign-1861',
  'campaign-1862',
  'campaign-1863',
  'campaign-1864',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface Scenario {
  readonly kind: 'year' | 'years' | 'campaign';
  readonly en: string;
  readonly es: string;
  /** Year of the set-up. */
  readonly setup: Year;
  readonly start: Month;
  /** The October that ends the game; a campaign has none and is judged by 3.3.1. */
  readonly end: Month | null;
  /** Space of the Victory Track on which the marker begins. */
  readonly mark: number;
  /** 3.2.4-a Mark of the following year, to measure a moral victory; null where there is none. */
  readonly nextMark: number | null;
  /** 3.55-c */
  readonly emancipation: boolean;
  /** 9.5-a Whether the Washington-Alexandria link is there from the start. */
  readonly link: boolean;
}

const marks: Readonly<Partial<Record<number, number>>> = YEAR_MARKS;

const game = (kind: Scenario['kind'], en: string, es: string, setup: Year, last: number | null): Scenario => ({
  kind,
  en,
  es,
  setup,
  start: monthAt(setup, setup === 1861 ? 7 : 5),
  end: last === null ? null : monthAt(last, 10),
  mark: YEAR_MARKS[setup],
  nextMark: last === null ? null : (marks[last + 1] ?? null),
  emancipation: setup < 1863 || kind === 'campaign',
  link: setup > 1861,
});

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  '1861': game('year', '1861', 'Campaña de 1861', 1861, 1861),
  '1862': game('year', '1862', 'Campaña de 1862', 1862, 1862),
  '1863': game('year', '1863', 'Campaña de 1863', 1863, 1863),
  '1864': game('year', '1864', 'Campaña de 1864', 1864, 1864),
  'years-1861-1862': game('years', 'The years 1861-1862', 'Los años 1861-1862', 1861, 1862),
  'years-1861-1863': game('years', 'The years 1861-1863', 'Los años 1861-1863', 1861, 1863),
  'years-1861-1864': game('years', 'The years 1861-1864', 'Los años 1861-1864', 1861, 1864),
  'years-1862-1863': game('years', 'The years 1862-1863', 'Los años 1862-1863', 1862, 1863),
  'years-1862-1864': game('years', 'The years 1862-1864', 'Los años 1862-1864', 1862, 1864),
  'years-1863-1864': game('years', 'The years 1863-1864', 'Los años 1863-1864', 1863, 1864),
  'campaign-1861': game('campaign', 'Campaign game from 1861', 'Juego de Campaña desde 1861', 1861, null),
  'campaign-1862': game('campaign', 'Campaign game from 1862', 'Juego de Campaña desde 1862', 1862, null),
  'campaign-1863': game('campaign', 'Campaign game from 1863', 'Juego de Campaña desde 1863', 1863, null),
  'campaign-1864': game('campaign', 'Campaign game from 1864', 'Juego de Campaña desde 1864', 1864, null),
};
