/**
 * Every line of the journal, every option and every question whose words change, with none, one and two of everything, with
 * both sides and with units of either gender: numbers, verbs, adjectives, articles and links must agree.
 */
import { type Language, viewOf } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import type { SideName } from '../data/sides.ts';
import { bobbyLee } from '../index.ts';
import type { View } from '../state/table.ts';
import type { BobbyLee, Deeds, Facts } from '../types.ts';
import { between, block, hex, type Scene, tableOf } from './scene.ts';

/** What must not stand in a sentence of a language, and why. */
const FAULTS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(1|one) (?:\w+ )?\w*(?:units|steps|hits|cadres|points|Points|moves|marches|HQs)\b/i, 'one of many'],
    [/\b(0|no|2|two|3|three) (?:\w+ )?(unit|step|hit|cadre|point|move|march)\b|\b(0|2|two) HQ\b/i, 'many of one'],
    [
      /\b(1|one) (?:disorganised )?unit (?:of the \w+ )?(retreat|break|recover|find|go|stay|defend|come|lapse)\b/i,
      'one unit and the verb of many',
    ],
    [
      /\b(no|0|2|two) (?:disorganised )?units (?:of the \w+ )?(retreats|breaks|recovers|finds|goes|stays|defends|lapses)\b/i,
      'many units and the verb of one',
    ],
    [/\ban? (?:USA|CSA) units\b|\ba HQ\b|\ban USA\b|\ban CSA\b/i, 'article'],
    [/\bThe the\b|\bthe The\b/, 'two articles'],
  ],
  es: [
    [/\b(1|una?) (?:\w+ )?\w*(?:unidades|pasos|impactos|cuadros|puntos|Puntos|Movimientos|marchas)\b/i, 'uno de muchos'],
    [/\b(0|cero|2|dos) (unidad|paso|impacto|cuadro|punto|Punto|Movimiento|marcha)\b/i, 'muchos de uno'],
    [
      /\buna unidad (?:\S+ )?(?:de (?:la )?\w+ )?(?:no )?(?:se )?(pierden|retiran|quedan|pasan|encuentran|rompen|recuperan|defienden)\b/i,
      'una unidad y el verbo de muchas',
    ],
    [
      /\b(cero|dos) unidades (?:\S+ )?(?:de (?:la )?\w+ )?(?:no )?(?:se )?(pierde|retira|queda|pasa|encuentra|rompe|recupera|defiende)\b/i,
      'muchas unidades y el verbo de una',
    ],
    [
      /\b(se retiran|quedan|pueden salir|pueden acudir|se recuperan|defienden|le quedan) (?:1|una|un)\b/i,
      'verbo de muchos y una',
    ],
    [/\b(se retira|queda|puede salir|puede acudir|se recupera|defiende|le queda) (?:0|cero|2|dos)\b/i, 'verbo de uno y muchos'],
    [
      /\b(la|una) (Centro|impacto|paso|cuadro|CG|Ejército|Mando|río)\b|\b(el|un) (unidad|Izquierda|Derecha|Reserva|marcha)\b/,
      'género',
    ],
    [/(Ejército|Mando|Tren|Pesado)[^.:;]*\b(eliminada|evacuada|lenta|desorganizada)\b/, 'género del nombre'],
    [/(infantería|caballería|guarnición|brigada)\)[^.:;]*\b(eliminado|evacuado|lento|desorganizado)\b/, 'género del nombre'],
    [/\ba el\b|\bde el\b/, 'contracción'],
    [/ y [(¿«]?(?:i|í|hi(?!e))/i, 'y ante i'],
    [/ o [(¿«]?h?[oó]/i, 'o ante o'],
    [/\b(de|a) CSA\b|(?:^|\. )CSA \w/, 'la CSA sin artículo'],
  ],
};
const ALWAYS: readonly (readonly [RegExp, string])[] = [
  [/\+0\b/, 'a sign before nothing'],
  [/(?:^|[\s([])-\d/, 'a hyphen for a minus'],
  [/undefined|NaN|\[object|null/, 'a hole'],
  [/\s{2,}|\s[.,:;?!]|^\s|\s$|\.\./, 'loose marks'],
];
const faultsOf = (text: string, language: Language): string[] =>
  [...ALWAYS, ...FAULTS[language]].flatMap(([fault, why]) => (fault.test(text) ? [`${why}: ${text}`] : []));

const LANGUAGES = ['en', 'es'] as const;
/** A masculine army, a feminine division, a masculine siege train, one that begins with an i, a lady of the horse artillery. */
const UNITS = (['ap', 'c-inf-hood', 'u-hvy-siege', 'c-cav-imboden', 'u-art-horse', 'csa-hq'] as const).map(block);
const SIDES: readonly SideName[] = ['USA', 'CSA'];
const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] as const;
const [HERE, THERE] = [hex('manassas-junction'), hex('fort-monroe')];
const HEXES_OF = [[HERE], [HERE, THERE], [HERE, THERE, hex('richmond')]];

interface Case {
  readonly n: number;
  readonly b: number;
  readonly side: SideName;
  readonly yes: boolean;
}
const CASES: readonly Case[] = [0, 1, 2].flatMap(n =>
  UNITS.flatMap(b => SIDES.flatMap(side => [false, true].map(yes => ({ n, b, side, yes })))),
);
const dice = (b: number, n: number) => ({ block: b, power: 2, dice: Array.from({ length: n + 1 }, () => 6) });
const spots = <T>(of: (spot: number) => T): T[] => SPOTS.map(of);

/** Each kind of line, with what can change in it. A kind that is missing does not compile. */
const LINES: { readonly [K in keyof Facts]: (c: Case) => readonly Facts[K][] } = {
  begins: () => [{ scenario: '1862' }],
  month: c => [{ month: 10 + c.n, weather: c.yes ? 1 : 0 }],
  exchanged: c => UNITS.map(other => ({ one: c.b, other })),
  linkBuilt: () => [{ month: 6 }],
  points: c =>
    [-2, -1, 0, 1, 2].flatMap(marker => [
      { side: c.side, points: c.n, marker, reason: 'place', place: 0 },
      ...['date', 'draft', 'emancipation', 'supplyHexes', 'washington', 'allSupplyHexes'].map(reason => ({
        side: c.side,
        points: c.n,
        marker,
        reason,
        place: -1 as const,
      })),
    ]),
  proclaimed: c => [{ draft: c.yes, emancipation: c.n > 0 }],
  drafted: c => [{ side: c.side, die: 3, cadres: c.n, time: c.n }],
  emancipated: () => [{ points: 20 }],
  income: c => [{ usa: c.n, csa: c.n }],
  plannedStep: c => [{ block: c.b }],
  calledUp: c => [{ block: c.b }],
  plannedCadre: c => [{ block: c.b, hex: HERE }],
  posted: c => [{ side: c.side, hex: HERE }],
  replaced: c => [{ steps: UNITS.slice(0, c.n), cadres: UNITS.slice(0, c.n), posts: [] }],
  bidLaid: c => [{ bid: c.n }],
  bids: c => [{ usa: c.n, csa: c.n, side: c.side }],
  turn: c => [{ side: c.side, turn: c.n }],
  demanded: c => HEXES_OF.map(hexes => ({ side: c.side, hexes })),
  refused: c => [{ side: c.side }],
  surrendered: c => HEXES_OF.map(hexes => ({ side: c.side, hexes, count: c.n, demanded: c.yes })),
  weather: c => [{ die: 2, weather: c.n > 0 ? 1 : 0, changed: c.yes }],
  activated: c => [{ side: c.side, hqs: UNITS.slice(0, c.n + 1), hexes: [HERE, THERE, HERE] }],
  strategic: c => [{ side: c.side, moves: c.n }],
  passed: c => [{ side: c.side }],
  marched: c => [{ block: c.b, from: HERE, to: THERE, marked: c.yes }],
  someMarched: c => [{ side: c.side, token: 1, from: HERE, to: THERE, marked: c.yes }],
  attacked: c => [{ block: c.b, from: HERE, to: THERE }],
  someAttacked: c => [{ side: c.side, token: 1, from: HERE, to: THERE }],
  moved: c => WAYS.map(by => ({ block: c.b, by, from: HERE, to: THERE, cost: 1 })),
  someMoved: c => WAYS.map(by => ({ side: c.side, token: 1, by, from: HERE, to: THERE, cost: 1 })),
  aimed: c => [{ block: c.b, from: HERE, to: THERE }],
  someAimed: c => [{ side: c.side, token: 1, from: HERE, to: THERE }],
  forced: c => [-2, 0, 1].map(modifier => ({ block: c.b, from: HERE, to: THERE, die: 4, modifier, success: c.yes })),
  someForced: c => [{ side: c.side, token: 1, from: HERE, to: THERE, die: 4, success: c.yes }],
  lapsed: c => [{ side: c.side, count: c.n }],
  supplied: c => HEXES_OF.map(hexes => ({ hq: c.b, hexes })),
  lostStep: c => [{ block: c.b, hex: HERE, steps: c.n }],
  someLostStep: c => [{ side: c.side, hex: HERE }],
  eliminated: c => [{ block: c.b, token: 1, hex: HERE, forGood: c.yes }],
  someEliminated: c => [{ side: c.side, token: 1, hex: HERE, forGood: c.yes }],
  revealed: c => [{ block: c.b, token: 1, hex: HERE, steps: c.n }],
  siegeLosses: c => HEXES_OF.map(hexes => ({ side: c.side, hexes })),
  monthOver: () => [{ month: 10 }],
  playsOn: c => [{ agreed: c.yes, until: 27 }],
  ended: c =>
    (['decisive', 'marginal', 'election', 'draw'] as const).map(ending => ({
      ending,
      winner: ending === 'draw' ? null : c.side,
      grade: 1,
      marker: 3,
    })),
  battleOpens: c => [{ hex: HERE, attacker: c.side, attackers: c.n, defenders: c.n, fortress: c.yes }],
  deployed: c => [{ side: c.side, hex: HERE, spots: [0, 1, 7], counts: [c.n, 1, 2] }],
  placed: c => spots(spot => ({ block: c.b, hex: HERE, spot, attacker: c.side })),
  somePlaced: c => spots(spot => ({ side: c.side, token: 1, hex: HERE, spot, attacker: c.side })),
  battleTurn: c => [{ day: 1, hour: c.n, side: c.side }],
  fallsBack: c => [{ block: c.b, hex: HERE }],
  someFallsBack: c => [{ side: c.side, token: 1, hex: HERE }],
  namedToRetreat: c => [{ side: c.side, hex: HERE, count: c.n }],
  withdrew: c => [{ block: c.b, from: HERE, to: THERE, bySea: c.yes }],
  someWithdrew: c => [{ side: c.side, token: 1, from: HERE, to: THERE, bySea: c.yes }],
  cannotLeave: c => [{ side: c.side, hex: HERE, count: c.n, lost: c.yes }],
  pursued: c =>
    spots(at => ({ hex: HERE, at, speed: 3, slowest: c.yes ? -1 : 2, fire: dice(c.b, c.n), hits: c.n, attacker: c.side })),
  tooSlow: c => [{ hex: HERE, block: c.b, speed: 2, slowest: c.yes ? -1 : 3 }],
  someTooSlow: c => [{ side: c.side, token: 1, hex: HERE }],
  morale: c => [{ hex: HERE, block: c.b, die: 3, good: c.yes }],
  fired: c =>
    (['short', 'long', 'enfilade'] as const).flatMap(how =>
      spots(at => ({
        hex: HERE,
        attacker: c.side,
        how,
        at,
        aim: c.yes ? c.b : (-1 as const),
        fire: dice(c.b, c.n),
        hits: c.n,
        friends: c.n,
      })),
    ),
  flankedCentre: c => [{ hex: HERE, block: c.b }],
  halfHit: c => [{ hex: HERE, block: c.b }],
  someHalfHit: c => [{ side: c.side, token: 1, hex: HERE }],
  assaulted: c =>
    spots(spot => ({
      hex: HERE,
      attacker: c.side,
      spot,
      round: 1,
      side: c.side,
      fire: UNITS.slice(0, c.n + 1).map(b => dice(b, c.n)),
      hits: c.n,
    })),
  goesOn: c => [{ side: c.side, hex: HERE }],
  brokeOff: c => [{ side: c.side, hex: HERE, count: c.n, forced: c.yes }],
  shifted: c => spots(to => ({ block: c.b, hex: HERE, from: c.yes ? 1 : 6, to, attacker: c.side })),
  someShifted: c => spots(to => ({ side: c.side, token: 1, hex: HERE, from: c.yes ? 1 : 8, to, attacker: c.side })),
  enveloped: c =>
    [0, 2, 3, 5].map(wing => ({
      block: c.b,
      hex: HERE,
      wing,
      sum: {
        die: 1,
        terms: [{ rule: '7.43-b', value: c.n - 1, of: 'cavalry' }].slice(c.n === 1 ? 1 : 0),
        total: c.n - 1,
        need: 4,
      },
      success: c.yes,
      attacker: c.side,
    })),
  someEnveloped: c =>
    [0, 2, 3, 5].map(wing => ({ side: c.side, token: 1, hex: HERE, wing, die: 4, success: c.yes, attacker: c.side })),
  stranded: c => [0, 2, 3, 5].map(wing => ({ block: c.b, hex: HERE, wing, attacker: c.side })),
  someStranded: c => [0, 2, 3, 5].map(wing => ({ side: c.side, token: 1, hex: HERE, wing, attacker: c.side })),
  reinforcedBy: c => [{ block: c.b, from: HERE, hex: THERE }],
  someReinforced: c => [{ side: c.side, token: 1, from: HERE, hex: THERE }],
  hexsideRolled: c => [{ side: c.side, hex: HERE, from: THERE, die: 4, units: c.n }],
  battleRouted: c => (['centre', 'flank', 'lost'] as const).map(why => ({ side: c.side, hex: HERE, why })),
  nightFalls: () => [{ day: 1 }],
  brokeContact: c => [{ side: c.side, hex: HERE, count: c.n }],
  recovered: c => [{ count: c.n }],
  choseNight: c => [{ side: c.side, hex: HERE, stays: c.yes }],
  battleWon: c => [{ hex: HERE, winner: c.n === 0 ? null : c.side, great: c.yes }],
  regrouped: c => [{ side: c.side, hex: HERE, out: c.yes }],
  battleDay: () => [{ day: 2 }],
};
const WAYS = ['rail', 'offMap', 'sail', 'invade', 'evacuate', 'cross'];

/** Every option, with what can change in it. */
const over = between('manassas-junction', 'bealeton');
const nothing = (): readonly null[] => [null];
const unit = (c: Case): readonly number[] => [c.b];
const somewhere = (): readonly number[] => [HERE, THERE];
const OPTIONS: { readonly [D in keyof Deeds]: (c: Case) => readonly Deeds[D][] } = {
  lift: unit,
  exchange: unit,
  proclaim: c => [{ draft: c.yes, emancipation: c.n > 0 }],
  strengthen: unit,
  muster: unit,
  enlist: unit,
  post: somewhere,
  ready: nothing,
  bid: c => [c.n],
  demand: somewhere,
  capitulate: somewhere,
  accept: nothing,
  refuse: nothing,
  proceed: nothing,
  activate: c => [UNITS.slice(0, c.n + 1), [c.b]],
  pass: nothing,
  order: unit,
  march: somewhere,
  marchOn: somewhere,
  attack: () => [over],
  rail: somewhere,
  offMap: somewhere,
  sail: somewhere,
  invade: somewhere,
  evacuate: somewhere,
  cross: () => [over],
  stay: nothing,
  halt: nothing,
  force: c => [{ block: c.b, over }],
  lapse: nothing,
  provide: unit,
  forgo: nothing,
  starve: unit,
  playOn: nothing,
  settle: nothing,
  deploy: c => spots(spot => ({ block: c.b, spot })),
  deployRest: () => [...SPOTS],
  fightAt: () => [0],
  fallBack: unit,
  fallBackAll: nothing,
  standFast: nothing,
  withdraw: c => [{ block: c.b, to: HERE }],
  withdrawAll: somewhere,
  giveUp: nothing,
  pursue: c => spots(at => ({ block: c.b, at })),
  letGo: nothing,
  takeHit: unit,
  assault: () => [...SPOTS],
  secondRound: nothing,
  breakOff: nothing,
  fire: c => spots(at => ({ block: c.b, at, aim: c.yes ? block('u-inf-1-i') : (-1 as const) })),
  fireAll: nothing,
  ceaseFire: nothing,
  shift: c => spots(to => ({ block: c.b, to })),
  shiftAll: () => spots(to => ({ from: 6, to })),
  envelop: c => [0, 2, 3, 5].map(wing => ({ block: c.b, wing })),
  endMoves: nothing,
  seek: unit,
  endSearch: nothing,
  enterWing: nothing,
  rejoin: nothing,
  reinforce: unit,
  rollOver: () => [over],
  endReinforcement: nothing,
  remain: nothing,
  payDay: unit,
  leave: nothing,
  endRegroup: nothing,
};

/** A battle with so many defenders and so little room, and whatever else a question looks at. */
const table = (defenders: number, more: Partial<Scene> = {}): View => {
  const names = ['u-inf-1-i', 'u-inf-2-i', 'u-inf-3-i', 'u-inf-1-ii', 'u-inf-2-ii', 'u-inf-3-ii'];
  const t = tableOf({
    active: 'CSA',
    weather: 'mud',
    battles: [
      {
        at: 'chancellorsville',
        from: ['fredericksburg'],
        attacker: { centre: ['c-inf-rodes 1'], reserve: ['anv 1'] },
        defender: { centre: names.slice(0, defenders).map(name => `${name} 1`) },
      },
    ],
    units: { J06: ['c-inf-early 1'], J05: ['c-inf-hood 1'], L06: ['c-inf-mclaws 1'], L05: ['c-inf-ewell 1'], ...more.units },
    ...more,
  });
  return viewOf<BobbyLee>(t, 'USA');
};
type Prompts = (typeof bobbyLee.text)['en']['prompts'];
/** Questions whose words change. */
const QUESTIONS: readonly ((prompts: Prompts, n: number) => string[])[] = [
  (p, n) => UNITS.map(picked => p.game.deployment({}, own(table(1), { picked: n === 0 ? -1 : picked }))),
  p => UNITS.map(picked => p.movement.destination({ ...MOVEMENT, side: 'USA' }, own(table(1), { picked }))),
  (p, n) =>
    [0, 1, 2].map(levies =>
      p.replacement.spend({ points: [0, 0], lines: [] }, own(table(1), { plan: { ...plan(), points: n, levies } })),
    ),
  (p, n) =>
    UNITS.flatMap(mustering => {
      const v = own(table(1), { plan: { ...plan(), mustering } });
      return [p.replacement.spend({ points: [0, 0], lines: [] }, v), p.replacement.place({ points: [n, n], lines: [] }, v)];
    }),
  (p, n) => HEXES_OF.map(hexes => p.surrender.answer({ side: 'USA', hexes }, table(n))),
  (p, n) => [p.movement.activate({ ...MOVEMENT, must: n }, table(1)), p.movement.activate({ ...MOVEMENT, must: -1 }, table(1))],
  (p, n) => [false, true].map(hqs => p.movement.orders({ ...MOVEMENT, hqs }, seen(table(1), { strategic: n }))),
  (p, n) => HEXES_OF.map(short => p.supply.provide({ side: 'USA', short, losses: [n], fresh: [], asked: [] }, table(1))),
  (p, n) => [p.supply.starve({ side: 'USA', short: [HERE], losses: [n + 1], fresh: [], asked: [] }, table(1))],
  (p, n) => [p.retreat.name({ battle: 0, side: 'USA', leaving: [40, 41].slice(0, n) }, table(3))],
  (p, n) =>
    [false, true].flatMap(must =>
      [1, 2, 3].map(count =>
        p.exodus.where({ battle: 0, side: 'USA', leaving: [40, 41, 42].slice(0, count), night: n > 0, must }, table(3)),
      ),
    ),
  (p, n) => {
    const my = { battle: 0, side: 'USA', spot: 1, hits: n + 1, among: [], aim: -1, double: false } as const;
    return [p.hits.take({ ...my, among: [] }, table(1)), p.hits.choose({ ...my, among: [] }, table(1))];
  },
  (p, n) => [p.night.defender({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 1))],
  (p, n) => [p.night.defender({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 4))],
  (p, n) => [p.night.attacker({ side: 'CSA', at: 0, left: [], leaving: [] }, table(n + 1))],
];
const MOVEMENT = { side: 'USA' as const, must: -1, hqs: false, begun: true, asked: [] };
const own = (v: View, more: Partial<View['own']>): View => ({ ...v, own: { ...v.own, ...more } }) as View;
const seen = (v: View, more: Partial<View['pub']>): View => ({ ...v, pub: { ...v.pub, ...more } }) as View;
const plan = () => table(1).own.plan;

describe.each(LANGUAGES)('%s', language => {
  const words = bobbyLee.text[language];
  test('every line of the journal agrees with its numbers and names', () => {
    const faults = new Set<string>();
    for (const [kind, samples] of Object.entries(LINES))
      for (const c of CASES)
        for (const about of samples(c)) {
          const text = (words.facts[kind as keyof Facts] as (about: unknown) => string)(about);
          if (!/[.!?]$/.test(text)) faults.add(`no end: ${text}`);
          for (const fault of faultsOf(text, language)) faults.add(`${kind}, ${fault}`);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('every option agrees with its numbers and names', () => {
    const faults = new Set<string>();
    const v = table(2);
    for (const [deed, samples] of Object.entries(OPTIONS))
      for (const c of CASES)
        for (const what of samples(c)) {
          const text = (words.deeds[deed as keyof Deeds] as (what: unknown, v: View) => string)(what, own(v, { picked: c.b }));
          for (const fault of faultsOf(text, language)) faults.add(`${deed}, ${fault}`);
          if (/[.!?]$/.test(text)) faults.add(`a button is no sentence: ${text}`);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('every question agrees with its numbers and names', () => {
    const faults = new Set<string>();
    for (const ask of QUESTIONS)
      for (const n of [0, 1, 2])
        for (const text of ask(words.prompts, n)) {
          if (!/[.?!]$/.test(text)) faults.add(`no end: ${text}`);
          for (const fault of faultsOf(text, language)) faults.add(fault);
        }
    expect([...faults].slice(0, 20)).toEqual([]);
  });
  test('the units of the board in words agree', () => {
    const v = table(3, { units: { washington: ['ap 1 disorganised', 'u-inf-1-v 1 disorganised', 'u-hvy-siege 1 marked'] } });
    const lines = words.twin(v).flatMap(({ heading, lines: below }) => [heading, ...below.map(({ text }) => text)]);
    expect(lines.flatMap(line => faultsOf(line, language))).toEqual([]);
    expect(lines.join('\n')).toMatch(language === 'es' ? /\(CG\) 1, desorganizado/ : /disorganised/);
  });
});

test('planted faults are found', () => {
  const wrong: Readonly<Record<Language, readonly string[]>> = {
    en: [
      '1 units retreat.',
      'One unit of the USA retreat from Manassas.',
      'Two units of the CSA finds no way out.',
      'It scores +0.',
      'A -1 for Mud.',
      'Two hit.',
      'An USA unit.',
    ],
    es: [
      'Se retiran una unidad de USA.',
      'Una unidad de la CSA pierden el contacto.',
      'Quedan 1.',
      'Ejército del Potomac (CG) queda eliminada en Manassas.',
      'Hood (infantería) queda eliminado en Manassas.',
      'La ficha está en +0.',
      'Dos unidad.',
      'Va a el Centro.',
      'Hood y Imboden.',
      'Una unidades.',
      'CSA pasa.',
      'Una unidad de CSA.',
    ],
  };
  for (const language of LANGUAGES)
    for (const text of wrong[language]) expect([text, faultsOf(text, language).length > 0]).toEqual([text, true]);
});
