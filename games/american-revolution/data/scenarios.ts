/** 3.5-a, 5.1-j The two scenarios: same start, other end. */
export interface Scenario {
  readonly en: string;
  readonly es: string;
  readonly firstYear: number;
  readonly turns: number;
  /** 3.5-b Judged by the test of the shorter scenario when the last turn ends. */
  readonly short: boolean;
}

export const SCENARIOS = ['campaign', 'short'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  campaign: { en: 'Campaign game 1775-82', es: 'Partida de campaña 1775-82', firstYear: 1775, turns: 8, short: false },
  short: { en: 'Shorter scenario 1775-78', es: 'Escenario más corto 1775-78', firstYear: 1775, turns: 4, short: true },
};

/** 4.3-h, 4.2-l Markers drawn at the start, by side. */
export const FIRST_HAND = [6, 0] as const;
