/**
 * 4.2 to 4.5, 4.9, 4.10 The set-up, group by group, the same in both scenarios. Which counters a group has is said by `start` in
 * formations.ts and leaders.ts; `counts` is what the rulebook prints, and a test holds the two together.
 */
import type { FormationKindName } from './kinds.ts';
import type { NationName } from './nations.ts';
import type { RegionName } from './regions.ts';
import type { SideName } from './sides.ts';
import type { SpaceId } from './spaces.ts';

export interface Group {
  readonly code: string;
  readonly side: SideName;
  /** One space; several to choose one from; a region whose land locations the owner fills as he likes; or set aside. */
  readonly where:
    | { readonly space: SpaceId }
    | { readonly oneOf: readonly SpaceId[] }
    | { readonly region: RegionName }
    | { readonly aside: 'declaration' | 'congress' };
  readonly leaders: number;
  readonly counts: Partial<Record<`${NationName}/${FormationKindName}`, number>>;
  /** 28.1-a, 4.3-g Only with options 28.0 and 29.0. */
  readonly marker?: 'fortress' | 'partisan';
}

export const GROUPS = [
  {
    code: 'B-BOSTON',
    side: 'british',
    where: { space: 'boston' },
    leaders: 1,
    counts: { 'british/regular': 3, 'british/light': 1, 'british/fleet': 1 },
    marker: 'fortress',
  },
  { code: 'B-QUEBEC', side: 'british', where: { space: 'quebec' }, leaders: 0, counts: {}, marker: 'fortress' },
  { code: 'B-HALIFAX', side: 'british', where: { space: 'halifax' }, leaders: 0, counts: {}, marker: 'fortress' },
  {
    code: 'B-CANADA',
    side: 'british',
    where: { region: 'canada' },
    leaders: 1,
    counts: { 'british/regular': 1, 'tory/militia': 2 },
  },
  {
    code: 'B-TICON',
    side: 'british',
    where: { space: 'ticonderoga' },
    leaders: 0,
    counts: { 'british/detachment': 1 },
    marker: 'fortress',
  },
  { code: 'B-NEWYORK', side: 'british', where: { space: 'new-york' }, leaders: 0, counts: { 'british/detachment': 1 } },
  { code: 'B-YORKTOWN', side: 'british', where: { space: 'yorktown' }, leaders: 0, counts: { 'tory/militia': 1 } },
  { code: 'B-CAMCHAR', side: 'british', where: { oneOf: ['camden', 'charlotte'] }, leaders: 0, counts: { 'tory/militia': 1 } },
  { code: 'B-DETROIT', side: 'british', where: { space: 'detroit' }, leaders: 1, counts: { 'british/detachment': 1 } },
  {
    code: 'B-FLORIDA',
    side: 'british',
    where: { region: 'florida' },
    leaders: 0,
    counts: { 'british/detachment': 2, 'tory/militia': 1 },
  },
  { code: 'B-BAHAMAS', side: 'british', where: { space: 'bahamas' }, leaders: 0, counts: { 'british/detachment': 1 } },
  { code: 'B-WINDIES', side: 'british', where: { space: 'leeward-islands' }, leaders: 0, counts: { 'british/detachment': 1 } },
  { code: 'B-JAMAICA', side: 'british', where: { space: 'jamaica' }, leaders: 0, counts: { 'british/detachment': 1 } },
  {
    code: 'B-BRITAIN',
    side: 'british',
    where: { space: 'britain' },
    leaders: 3,
    counts: { 'british/regular': 2, 'british/light': 1, 'british/fleet': 1 },
  },
  {
    code: 'B-SPECIAL',
    side: 'british',
    where: { aside: 'declaration' },
    leaders: 1,
    counts: { 'british/grenadier': 1, 'british/regular': 6, 'british/light': 1, 'british/marine': 1, 'british/fleet': 1 },
  },
  { code: 'A-NE', side: 'american', where: { region: 'new-england' }, leaders: 1, counts: { 'american/militia': 5 } },
  { code: 'A-MA', side: 'american', where: { region: 'mid-atlantic' }, leaders: 2, counts: { 'american/militia': 3 } },
  { code: 'A-VA', side: 'american', where: { region: 'virginia' }, leaders: 0, counts: { 'american/militia': 3 } },
  { code: 'A-DS', side: 'american', where: { region: 'deep-south' }, leaders: 0, counts: { 'american/militia': 2 } },
  { code: 'A-BOONE', side: 'american', where: { space: 'boonesboro' }, leaders: 0, counts: { 'american/militia': 1 } },
  { code: 'A-BOSTON-P', side: 'american', where: { space: 'boston' }, leaders: 0, counts: {}, marker: 'partisan' },
  { code: 'A-RICHMOND-P', side: 'american', where: { space: 'richmond' }, leaders: 0, counts: {}, marker: 'partisan' },
  { code: 'A-WASHINGTON', side: 'american', where: { aside: 'congress' }, leaders: 1, counts: {} },
  {
    code: 'F-HISP',
    side: 'american',
    where: { space: 'hispaniola' },
    leaders: 0,
    counts: { 'french/regular': 1 },
    marker: 'fortress',
  },
  {
    code: 'F-FRANCE',
    side: 'american',
    where: { space: 'france' },
    leaders: 2,
    counts: { 'french/regular': 5, 'french/marine': 1, 'french/fleet': 2 },
  },
  {
    code: 'S-NORLEANS',
    side: 'american',
    where: { space: 'new-orleans' },
    leaders: 1,
    counts: { 'spanish/regular': 1, 'spanish/militia': 1 },
  },
  { code: 'S-STLOUIS', side: 'american', where: { space: 'st-louis' }, leaders: 0, counts: { 'spanish/militia': 1 } },
  {
    code: 'S-HAVANA',
    side: 'american',
    where: { space: 'havana' },
    leaders: 0,
    counts: { 'spanish/regular': 1, 'spanish/militia': 1, 'spanish/fleet': 1 },
    marker: 'fortress',
  },
  { code: 'S-SANTIAGO', side: 'american', where: { space: 'santiago' }, leaders: 0, counts: { 'spanish/militia': 1 } },
  {
    code: 'S-SPAIN',
    side: 'american',
    where: { space: 'spain' },
    leaders: 0,
    counts: { 'spanish/regular': 3, 'spanish/marine': 1 },
  },
] as const satisfies readonly Group[];
export type GroupCode = (typeof GROUPS)[number]['code'];

/** One legal placement of the groups that leave a choice, for a quick start: unit by unit in the order of the counters of the group. */
export const QUICK_START: Readonly<Partial<Record<GroupCode, readonly (readonly [SpaceId, readonly string[]])[]>>> = {
  'B-CANADA': [
    ['quebec', ['carleton', 'br-reg-04']],
    ['montreal', ['br-mil-1']],
    ['halifax', ['br-mil-2']],
  ],
  'B-FLORIDA': [
    ['st-augustine', ['br-det-04']],
    ['pensacola', ['br-det-05']],
    ['mobile', ['br-mil-5']],
  ],
  'B-CAMCHAR': [['camden', ['br-mil-4']]],
  'A-NE': [
    ['springfield', ['ward', 'am-mil-01']],
    ['newport', ['am-mil-05']],
    ['hartford', ['am-mil-03']],
    ['portsmouth', ['am-mil-04']],
    ['falmouth', ['am-mil-02']],
  ],
  'A-MA': [
    ['albany', ['arnold', 'allen', 'am-mil-06']],
    ['philadelphia', ['am-mil-07']],
    ['baltimore', ['am-mil-08']],
  ],
  'A-VA': [
    ['richmond', ['am-mil-09']],
    ['charlottesville', ['am-mil-10']],
    ['norfolk', ['am-mil-11']],
  ],
  'A-DS': [
    ['charleston', ['am-mil-12']],
    ['savannah', ['am-mil-13']],
  ],
};
