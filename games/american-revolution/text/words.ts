/** Small words both languages build their sentences from. */
import type { Catalogue, Language } from '@cuartel/engine';
import { grammar } from '@cuartel/engine/text/grammar.ts';
import { KINDS, type Kind } from '../data/kinds.ts';
import { MARKERS, type Marker, type MarkerId } from '../data/markers.ts';
import { NATIONS, type Nation } from '../data/nations.ts';
import { REGIONS, type Region } from '../data/regions.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { SPACES, type Space } from '../data/spaces.ts';
import { boxTarget, isRegionTarget, SPY_HAND } from '../data/spying.ts';
import { EUROPE, EUROPE_CONTEST, EUROPE_LEFT, FIRST_REGION_CONTEST, PROGRESS, PROGRESS_CONTEST } from '../data/tables.ts';
import { IS_LEADER, KIND, UNITS, type Unit, VALUE } from '../data/units.ts';
import { volley } from '../queries/fire.ts';
import type { View } from '../state/table.ts';
import type { Revolution } from '../types.ts';

/** One part of a catalogue: what the sections, moments, deeds and facts of politics, or of the war, are called. */
export interface CataloguePart<Contents, Moments, Deeds, Facts> {
  readonly sections: Pick<Catalogue<Revolution>['sections'], keyof Contents & keyof Catalogue<Revolution>['sections']>;
  readonly prompts: Pick<Catalogue<Revolution>['prompts'], keyof Contents & keyof Catalogue<Revolution>['prompts']>;
  readonly moments: Pick<Catalogue<Revolution>['moments'], keyof Moments & keyof Catalogue<Revolution>['moments']>;
  readonly deeds: Pick<Catalogue<Revolution>['deeds'], keyof Deeds & keyof Catalogue<Revolution>['deeds']>;
  readonly facts: Pick<Catalogue<Revolution>['facts'], keyof Facts & keyof Catalogue<Revolution>['facts']>;
  readonly refusals: Readonly<Record<string, string>>;
}

const KIND_WORDS: Readonly<Record<Language, Readonly<Record<(typeof KINDS)[number], string>>>> = {
  en: {
    regular: 'regulars',
    detachment: 'detachment',
    grenadier: 'grenadiers',
    light: 'light troops',
    marine: 'marines',
    militia: 'militia',
    indian: 'Indians',
    fleet: 'fleet',
    general: 'general',
    commander: 'militia commander',
    admiral: 'admiral',
    arisen: 'leader',
  },
  es: {
    regular: 'regulares',
    detachment: 'destacamento',
    grenadier: 'granaderos',
    light: 'tropas ligeras',
    marine: 'marines',
    militia: 'milicia',
    indian: 'indios',
    fleet: 'flota',
    general: 'general',
    commander: 'comandante de milicia',
    admiral: 'almirante',
    arisen: 'líder',
  },
};
const NATION_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['American', 'French', 'Spanish', 'British', 'Tory', 'Hessian', 'Indian'],
  es: ['americanos', 'franceses', 'españoles', 'británicos', 'tories', 'hessianos', 'indios'],
};
/** Troops of a nation in Spanish agree with their kind: regulares franceses, flota francesa, tropas ligeras francesas. */
const NATION_FORMS: readonly (readonly [m: string, f: string, ms: string, fs: string])[] = [
  ['americano', 'americana', 'americanos', 'americanas'],
  ['francés', 'francesa', 'franceses', 'francesas'],
  ['español', 'española', 'españoles', 'españolas'],
  ['británico', 'británica', 'británicos', 'británicas'],
  ['tory', 'tory', 'tories', 'tories'],
  ['hessiano', 'hessiana', 'hessianos', 'hessianas'],
];
const FORM_OF: Readonly<Partial<Record<(typeof KINDS)[number], 0 | 1 | 3>>> = { detachment: 0, light: 3, militia: 1, fleet: 1 };
/** The markers in Spanish; data/markers.ts has the printed names. */
const MARKER_NAMES: Readonly<Record<MarkerId, string>> = {
  bait: 'Cebo para los casacas rojas/azules',
  committee: 'Comité de Correspondencia',
  debate: 'Debate en el Parlamento',
  drillmaster: 'Instructor',
  engineers: 'Ingenieros',
  hessians: 'Hessianos',
  indians: 'Indios',
  'leader-arises': 'Surge un líder',
  'master-plan': 'Plan maestro',
  minutemen: 'Minutemen',
  mutiny: 'Motín y traición',
  politicking: 'Intrigas entre generales',
  privateers: 'Corsarios',
  pulaski: 'Pulaski',
  'shot-heard': 'El disparo que se oyó en todo el mundo',
  speculators: 'Especuladores',
  spy: 'Espía',
  tarleton: 'Cuartel de Tarleton',
  adams: 'Adams',
  franklin: 'Franklin',
  jefferson: 'Jefferson',
  paine: 'Paine',
  rousing: 'Agitar al populacho',
  tactical: 'Táctico',
};
/** "the Americans": the two players in a sentence. */
const SIDE_WORDS: Readonly<Record<Language, Readonly<Record<SideName, string>>>> = {
  en: { american: 'the American', british: 'the British player' },
  es: { american: 'el americano', british: 'el británico' },
};

/** Places and regions whose name takes an article in a sentence: "to the North Atlantic", «al Atlántico Norte». */
const ARTICLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: Object.fromEntries(
    [
      ...['wyoming-valley', 'cumberland-gap', 'seneca-towns', 'delaware-towns', 'shawnee-towns', 'miami-towns', 'cherokee-towns'],
      ...[
        'creek-towns',
        'choctaw-towns',
        'st-john-river',
        'bahamas',
        'leeward-islands',
        'gulf-of-st-lawrence',
        'new-england-coast',
      ],
      ...['mid-atlantic-coast', 'virginia-capes', 'carolina-coast', 'bahama-channel', 'gulf-of-mexico', 'caribbean-sea'],
      ...['western-atlantic', 'north-atlantic', 'south-atlantic', 'mid-atlantic', 'deep-south', 'west', 'west-indies'],
    ].map(id => [id, 'the']),
  ),
  es: {
    ...Object.fromEntries(
      [
        ...['wyoming-valley', 'cumberland-gap', 'lake-nipissing', 'st-john-river', 'arkansas-post', 'gulf-of-st-lawrence'],
        ...['bahama-channel', 'gulf-of-mexico', 'caribbean-sea', 'western-atlantic', 'north-atlantic', 'south-atlantic'],
        ...['mid-atlantic', 'deep-south', 'west'],
      ].map(id => [id, 'el']),
    ),
    ...Object.fromEntries(['new-england-coast', 'mid-atlantic-coast', 'carolina-coast', 'hispaniola'].map(id => [id, 'la'])),
    ...Object.fromEntries(['bahamas', 'leeward-islands', 'west-indies'].map(id => [id, 'las'])),
    ...Object.fromEntries(
      [
        ...['seneca-towns', 'delaware-towns', 'shawnee-towns', 'miami-towns', 'cherokee-towns', 'creek-towns', 'choctaw-towns'],
        'virginia-capes',
      ].map(id => [id, 'los']),
    ),
  },
};

/** 18.4-l Whoever is asked for fire has somebody, or guns, to fire with. */
export const canFire = ({ pub, me }: View): boolean => {
  if (pub.battle === null) return false;
  const { dice, guns } = volley(pub, pub.battle, numberOf(me));
  return dice + guns > 0;
};
export const wordsOf = (language: Language) => {
  const { and, or } = grammar[language];
  const space = (at: Space): string => SPACES[at]![language];
  const region = (r: Region): string => REGIONS[r]![language];
  const withArticle = (id: string, named: string): string => {
    const article = ARTICLES[language][id];
    return article === undefined ? named : `${article} ${named}`;
  };
  /** In a sentence: "the North Atlantic", "Boston". */
  const place = (at: Space): string => withArticle(SPACES[at]!.id, space(at));
  const land = (r: Region): string => withArticle(REGIONS[r]!.id, region(r));
  const marker = (m: Marker): string => (language === 'en' ? MARKERS[m]!.name : MARKER_NAMES[MARKERS[m]!.id]);
  const kind = (k: Kind): string => KIND_WORDS[language][KINDS[k]!];
  const nation = (n: Nation): string => NATION_WORDS[language][n]!;
  /** "French light troops", "Indians" */
  const troops = (n: Nation, k: Kind): string => {
    if (KINDS[k] === 'indian') return kind(k);
    return language === 'en' ? `${nation(n)} ${kind(k)}` : `${kind(k)} ${NATION_FORMS[n]![FORM_OF[KINDS[k]!] ?? 2]}`;
  };
  const name = (u: Unit): string => UNITS[u]![language];
  /** "Washington (3)", "1st Massachusetts (regulars)"; the Essex Militia needs no "(militia)". */
  const unit = (u: Unit): string => {
    if (IS_LEADER[u]) return `${name(u)} (${VALUE[u]})`;
    const what = kind(KIND[u]!);
    return name(u).toLowerCase().includes(what) ? name(u) : `${name(u)} (${what})`;
  };
  /** The same thing several times is said once, with its number. */
  const tally = (words: readonly string[]): string => {
    const n = new Map<string, number>();
    for (const word of words) n.set(word, (n.get(word) ?? 0) + 1);
    return [...n].map(([word, times]) => (times === 1 ? word : `${word} ×${times}`)).join(', ');
  };
  const contest = (c: number): string => {
    if (c === PROGRESS_CONTEST) return language === 'en' ? 'Revolutionary Progress' : 'Progreso Revolucionario';
    if (c === EUROPE_CONTEST) return language === 'en' ? 'European Balance' : 'Balance de Potencias Europeo';
    return region(c - FIRST_REGION_CONTEST);
  };
  return {
    and,
    or,
    space,
    place,
    places: (list: readonly Space[]): string => and(list.map(place)),
    region,
    land,
    marker,
    markers: (list: readonly Marker[]): string => tally(list.map(marker)),
    kind,
    nation,
    troops,
    nationName: (n: Nation): string => NATIONS[n]!,
    name,
    unit,
    units: (list: readonly Unit[]): string => list.map(unit).join(', '),
    contest,
    /** 9.3-a Contest by contest: "Revolutionary Progress: Adams, Paine; West: Rabble Rousing ×2". */
    assigned: (list: readonly { readonly what: Marker; readonly to: number }[]): string =>
      [...new Set(list.map(({ to }) => to))]
        .map(to => `${contest(to)}: ${tally(list.filter(one => one.to === to).map(({ what }) => marker(what)))}`)
        .join('; '),
    progress: (box: number): string => PROGRESS[box]![language],
    europe: (box: number): string => EUROPE[box + EUROPE_LEFT]![language],
    side: (side: SideName): string => SIDE_WORDS[language][side],
    spied: (on: number): string => {
      if (on === SPY_HAND) return language === 'en' ? 'the hand' : 'la mano';
      return isRegionTarget(on) ? land(on) : space(boxTarget(on));
    },
  };
};
