/** The three agitation tables, and figures of the other charts. */
import { FRENCH_ALLIANCE, LOYALTY_START, SPANISH_ALLIANCE } from './reconstructed.ts';
import { COLONIAL_REGIONS, REGIONS } from './regions.ts';

/** 10.5-b Boxes of Revolutionary Progress, from left to right. */
export const PROGRESS = [
  { id: 'tread', en: "Don't Tread on Me", es: "Don't Tread on Me" },
  { id: 'congress', en: 'Continental Congress', es: 'Congreso Continental' },
  { id: 'declaration', en: 'Declaration of Independence', es: 'Declaración de Independencia' },
  { id: 'professional', en: 'Professionalization of the Continental Army', es: 'Profesionalización del Ejército Continental' },
  { id: 'articles', en: 'Articles of Confederation', es: 'Artículos de la Confederación' },
] as const;
export const TREAD = 0;
export const CONGRESS = 1;
export const DECLARATION = 2;
export const PROFESSIONAL = 3;
export const ARTICLES = 4;

/** 12.1-a, 12.7-d Boxes of the European Balance; `EUROPE[box + EUROPE_LEFT]`. Neutral and the two alliances are given by the rules. */
export const EUROPE = [
  { id: 'auxiliaries', en: 'Foreign Auxiliaries for Britain', es: 'Auxiliares extranjeros para Gran Bretaña' },
  { id: 'isolation', en: 'American Isolation', es: 'Aislamiento americano' },
  { id: 'subsidies', en: 'German Subsidy Treaties', es: 'Tratados de subsidio alemanes' },
  { id: 'neutral', en: 'Neutral', es: 'Neutralidad' },
  { id: 'covert-aid', en: 'Covert Aid', es: 'Ayuda encubierta' },
  { id: 'loans', en: 'Loans and Volunteers', es: 'Préstamos y voluntarios' },
  { id: 'french-alliance', en: 'French Alliance', es: 'Alianza Francesa' },
  { id: 'spanish-alliance', en: 'Spanish Alliance', es: 'Alianza Española' },
] as const;
/** 12.6-a The end boxes, counted from Neutral. */
export const EUROPE_LEFT = 3;
export const EUROPE_RIGHT = 4;
/** 12.7-d */
export const SUBSIDIES = -1;
export const ISOLATION = -2;
export const AUXILIARIES = -3;
export const COVERT_AID = 1;
export const LOANS = 2;
export { FRENCH_ALLIANCE, SPANISH_ALLIANCE };

/** 11.1-a Loyalty runs from -3 (British) to 3 (American). */
export const LOYALTY_END = 3;
/** 4.6-a By colonial region. */
export const FIRST_LOYALTY: readonly number[] = REGIONS.slice(0, COLONIAL_REGIONS).map(({ id }) => LOYALTY_START[id] ?? 0);

/** 9.3-b The nine contests: Progress, Europe, then the colonial regions in their order. */
export const PROGRESS_CONTEST = 0;
export const EUROPE_CONTEST = 1;
export const FIRST_REGION_CONTEST = 2;
export const CONTESTS = FIRST_REGION_CONTEST + COLONIAL_REGIONS;
/** 9.3-c The three tables, whose order the first player chooses. */
export const TABLES = ['progress', 'loyalty', 'europe'] as const;
export type TableName = (typeof TABLES)[number];

/** 3.1-b, 3.1-e, 3.5-b */
export const MILITARY_POINTS = 36;
export const LOYAL_LEVEL = 2;
export const LOYAL_REGIONS = 4;

/** 5.1-f */
export const CAMPAIGN_PHASES = 3;
/** 7.3-c */
export const MOST_MARKERS_BOUGHT = 15;
/** 24.5-a */
export const FLEET_ROOM = 4;
/** 34.1-a, 34.1-c */
export const OVERRUN_RATIO = 10;
/** 20.5-a Lowest total with which a unit stays. */
export const STAYS = 5;
/** 17.2-a */
export const MARCH_LOSS = 6;
/** 29.2-b Lowest roll that places a partisan. */
export const PARTISAN_ROLL = 4;
/** 28.5-b Highest roll that captures a fortress. */
export const CAPTURE_ROLL = 3;
/** 28.6-a */
export const SIEGE_COST = 3;
/** 29.2-a By cost class of the region. */
export const PARTISAN_COSTS: readonly [friendly: number, neutral: number, enemy: number] = [2, 3, 4];
/** 31.1-a */
export const UPGRADE_COST = 2;
/** 7.9-f */
export const DRILL_COST = 2;
/** 13.4-a An American regular before and after Professionalization. */
export const CONTINENTAL_COSTS: readonly [before: number, after: number] = [4, 3];
/** 4.8-a */
export const FIRST_TURN_FACTOR = 2;
