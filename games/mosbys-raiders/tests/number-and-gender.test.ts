/** Number and gender agree in every line, prompt and option, in both languages, with 0, 1 and 2 and with each gender. */
import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../data/cards.ts';
import { spaceOf } from '../data/spaces.ts';
import { RESULTS } from '../data/tables.ts';
import { lessons } from '../lessons/index.ts';
import { cards as cardsEn } from '../text/cards.en.ts';
import { cards as cardsEs } from '../text/cards.es.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { terms } from '../text/terms.ts';
import { type Deeds, TARGETS } from '../types.ts';
import { FACTS, PLACES } from './samples.ts';
import { type SetUpScene, scene } from './scene.ts';

type Text = typeof en;
type Fault = readonly [RegExp, string];
/** What no sentence may contain. */
const ANYWHERE: readonly Fault[] = [
  [/undefined|NaN|null|\[object/, 'a hole'],
  [/ {2}| [.,:;!]|\.\.|,\./, 'a slip of the pen'],
  [/(^|[^\d.:+-])-\d/, 'a hyphen for a minus'],
];
const COUNTED = 'points?|factors?|cards?|counters?|spaces?|posts?|checks?|Revealed spaces?|combat factors?|performance points?';
const ENGLISH: readonly Fault[] = [
  ...ANYWHERE,
  [new RegExp(`(^|[^\\d:+−])1 (?!.*\\bof\\b)(${COUNTED.replaceAll('s?', 's')}|more entries)\\b`), 'one of several'],
  [new RegExp(`(^|[^\\d:])(0|[2-9]|1\\d) (${COUNTED.replaceAll('s?', '')}|more entry)\\b`), 'several of one'],
  [/\b1 \w+ (from|of) [^.:]*\b(go|return|are)\b/, 'one that go'],
  [/\b[02] \w+s (from|of) [^.:]*\b(goes|returns|is)\b/, 'two that goes'],
  [/\ba [aeio]|\ban [^aeiouh]|\ba unseen/i, 'a for an'],
  [/guerrilla|lay aside|laid aside|\bits own\b| by [A-Z]\w+( and|\.)/, 'a word that is not English here'],
  [/\b(at|to|from|attacks|scouts|about|into|via|leaves) Union\b(?! (Mills|lines|units?|counters?|combat))/i, 'the village'],
];
const SPANISH: readonly Fault[] = [
  ...ANYWHERE,
  [/(^|[^\d:+−])1 (puntos|factores|cartas|fichas|espacios|puestos|chequeos|entradas)\b/, 'uno de varios'],
  [/(^|[^\d:])(0|[2-9]|1\d) (punto|factor|carta|ficha|espacio|puesto|chequeo|entrada)\b/, 'varios de uno'],
  [/\b1 ficha [^.:]*\b(van|vuelven)\b/, 'una que van'],
  [/\b[02] fichas [^.:]*\b(va|vuelve)\b/, 'dos que va'],
  [/\b(a|de) el\b/, 'sin contraer'],
  [/\by [iIíÍ](?![aeo])/, 'y ante i'],
  [
    /\b([Ee]l|[Uu]n|[Aa]l|[Dd]el) (carreta|unidad|vía|escolta|concentración|guarnición|ficha|guerrilla|carta|fase)\b/i,
    'masculino',
  ],
  [/\b(la|una) (piquete|correo|cantinero|puente|depósito|cañón|general|coronel|tren|barrido|turno|movimiento)\b/i, 'femenino'],
  [
    /\b(carreta de suministros|unidad( de combate)?( \d| de \d| sin identificar)?|escolta|vía)( queda| de escolta)? (activado|reparado|aniquilado|reducido)\b/,
    'ella, él',
  ],
  [/\b(piquete|correo|puente)( queda)? (activada|reparada|aniquilada)\b/, 'él, ella'],
  [/disuelven la partida|lo deja\b|Dejar |recipiente|\brob(a|ar|ada)\b/, 'una palabra que aquí no se usa'],
  [/(?<!pueblo de )\bUnion\b(?! Mills)/, 'el pueblo'],
];
const faults = (text: string, rules: readonly Fault[]): string[] =>
  rules.filter(([pattern]) => pattern.test(text)).map(([, name]) => `${name}: ${text}`);
/** A sentence: a capital first, a mark last. */
const sentence = (text: string): string[] =>
  /^[¡¿(]?[A-ZÁÉÍÓÚÑ\d+−]/.test(text) && /[.!?…]$/.test(text) ? [] : [`no sentence: ${text}`];
const button = (text: string): string[] => (/^[¡¿]?[A-ZÁÉÍÓÚÑ]/.test(text) && !/[.]$/.test(text) ? [] : [`no button: ${text}`]);
const BOTH = [
  { text: en, rules: ENGLISH },
  { text: es, rules: SPANISH },
] as const;
const inBoth = (say: (text: Text) => readonly string[], shape: (text: string) => string[] = () => []): string[] =>
  BOTH.flatMap(({ text, rules }) => say(text).flatMap(line => [...faults(line, rules), ...shape(line)]));

test('the ear of these tests hears a wrong number, a wrong gender and a wrong word', () => {
  const heard = (text: string, rules: readonly Fault[]): boolean => faults(text, rules).length > 0;
  for (const wrong of [
    'You lose 1 points.',
    'The band has 2 combat factor.',
    '1 counter from the Holding Box go back.',
    '2 counters from the Holding Box goes back.',
    'The guerrilla gathers.',
    'Mosby hides at Union.',
    'It rides by Berlin.',
    'He sees a unseen unit.',
    '-2 points.',
  ])
    expect([wrong, heard(wrong, ENGLISH)]).toEqual([wrong, true]);
  for (const wrong of [
    'Pierdes 1 puntos.',
    'La guerrilla tiene 2 factor.',
    '1 ficha de la casilla 2 van al contenedor.',
    'Va a el pueblo de Union.',
    'Mosby se esconde en Union.',
    'Se activa un carreta de suministros.',
    'Captura a una correo.',
    'La carreta de suministros queda activado.',
    'Salem y Independent Hill.',
  ])
    expect([wrong, heard(wrong, SPANISH)]).toEqual([wrong, true]);
});

test('every line of the journal', () => {
  const lines = (text: Text): string[] =>
    Object.entries(FACTS).flatMap(([kind, samples]) =>
      (samples as readonly unknown[]).map(about => (text.facts as Record<string, (a: unknown) => string>)[kind]?.(about) ?? ''),
    );
  expect(Object.keys(FACTS).sort()).toEqual(Object.keys(en.facts).sort());
  expect(inBoth(lines, sentence)).toEqual([]);
});

const at = (given: SetUpScene = {}) => scene({ mosby: 'union', ...given }).view();
const RIDE = {
  to: -1,
  how: 'plain',
  steps: 0,
  pike: false,
  forded: false,
  halted: false,
  spurs: 0,
  ames: 0,
  entry: 'on',
} as const;
const PROMPTS: Record<string, (text: Text) => string[]> = {
  'preparation.place': ({ prompts }) => [prompts.preparation.place({ wanderers: [], gun: false, moved: false }, at())],
  'cannonDrawn.where': ({ prompts }) => [prompts.cannonDrawn.where({}, at())],
  'handLimit.choose': ({ prompts }) => [
    prompts.handLimit.choose({}, at({ hand: Array.from({ length: 7 }, () => 'act-gain-initiative' as const) })),
  ],
  'operations.action': ({ prompts }) => [prompts.operations.action({ entry: 'on' }, at())],
  'interrogation.ask': ({ prompts }) =>
    (['picket', 'courier', 'sutler'] as const).map(sort => {
      const v = at();
      return prompts.interrogation.ask({}, { ...v, pub: { ...v.pub, captives: [sort] } });
    }),
  'move.ride': ({ prompts }) =>
    [
      at(),
      at({ hand: ['act-fast-horses'] }),
      at({ hand: ['act-cannon'] }),
      at({ hand: ['act-cannon'], dulaney: 'held' }),
    ].flatMap(v =>
      [
        RIDE,
        { ...RIDE, steps: 1 },
        { ...RIDE, steps: 1, spurs: 1 },
        { ...RIDE, steps: 2, pike: true },
        { ...RIDE, steps: 4, pike: true },
        { ...RIDE, steps: 1, forded: true },
        { ...RIDE, steps: 1, halted: true },
      ].map(my => prompts.move.ride(my, v)),
    ),
  'mosbyPart.action': ({ prompts }) => [
    prompts.mosbyPart.action({ end: 'done' }, at()),
    prompts.mosbyPart.action({ end: 'done' }, at({ hidden: true })),
  ],
  'unionPart.order': ({ prompts }) =>
    [true, false].map(combat => prompts.unionPart.order({ combat, auto: false, unit: -1, train: false, woken: 0 }, at())),
  'combat.skedaddle': ({ prompts }) =>
    [1, 2].map(before =>
      prompts.combat.skedaddle({ before } as unknown as Parameters<typeof prompts.combat.skedaddle>[0], at({ strength: before })),
    ),
  'casualty.permanent': ({ prompts }) => [
    prompts.casualty.permanent({} as unknown as Parameters<typeof prompts.casualty.permanent>[0], at()),
  ],
};
test('every prompt, and every moment for cards', () => {
  const asked = Object.entries(en.prompts).flatMap(([section, asks]) => Object.keys(asks).map(step => `${section}.${step}`));
  expect(Object.keys(PROMPTS).sort()).toEqual(asked.sort());
  expect(inBoth(text => Object.values(PROMPTS).flatMap(say => say(text)), sentence)).toEqual([]);
  const v = at();
  const moments = ({ moments: m }: Text): string[] => [
    m.initiative({ played: false }, v),
    ...[true, false].map(attack =>
      m.combatCards({ attack, here: 0, event: false, again: false, plus: [], ruse: 0, heroics: 0, hid: false }, v),
    ),
    ...RESULTS.map(result => m.combatRolled({ attack: true, total: -1, result, again: false }, v)),
    m.casualtyDue({ cancelled: false }, v),
    m.casualtyRolled({ cancelled: false }, v),
    m.casualtyOver({ used: false }, v),
    m.escortChecks({ cancelled: false }, v),
  ];
  expect(inBoth(moments, sentence)).toEqual([]);
});
test('6.2-t, 6.2-c the spaces ridden never exceed the spaces there are, with Fast Horses neither', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'upperville',
    hand: ['act-fast-horses'],
    units: [{ at: 'waterloo', is: 'combat 2', active: true }],
  });
  const said = (): string[] =>
    [en, es].map(({ prompts }) => prompts.move.ride(s.pos.stack.at(-1)?.my as unknown as typeof RIDE, s.view()));
  s.does('move', 'union');
  expect(said()).toEqual([
    'At the village of Union, 1 of 3 spaces ridden (one more by pike, with Fast Horses): ride on or stop?',
    'En el pueblo de Union, 1 de 3 espacios (uno más por pista, con Caballos Veloces): ¿sigues o paras?',
  ]);
  s.does('move', 'rectors-cross-roads').does('move', 'middleburg');
  expect(said()[0]).toBe('At Middleburg, 3 of 4 spaces ridden: ride on or stop?');
  s.does('move', 'mountsville');
  expect(said()).toEqual([
    'At Mountsville, 4 of 4 spaces ridden: ride on or stop?',
    'En Mountsville, 4 de 4 espacios: ¿sigues o paras?',
  ]);
});

const nothing = [null];
const OBJECTS: { readonly [D in keyof Deeds]: readonly Deeds[D][] } = {
  place: PLACES,
  discard: ACTION_CARDS,
  move: PLACES,
  guide: PLACES,
  dulaney: [spaceOf('alexandria')],
  ames: PLACES,
  spur: ACTION_CARDS,
  stop: nothing,
  scout: PLACES,
  inform: PLACES,
  attack: nothing,
  demolish: TARGETS,
  kidnap: [0, 1],
  disband: nothing,
  wait: nothing,
  hide: ACTION_CARDS,
  release: [0, 1],
  dropFood: nothing,
  hideCannon: PLACES,
  carryCannon: nothing,
  fetchCannon: nothing,
  skedaddle: nothing,
  stand: nothing,
  play: ACTION_CARDS,
  pass: nothing,
  send: [0, 1, 2, 3, 4],
  sendTrain: nothing,
  automatic: nothing,
  interrogate: nothing,
  spare: nothing,
};
test('every option', () => {
  const v = at({
    units: [
      { at: 'union', is: 'combat 1', active: true },
      { at: 'union', is: 'picket', active: true },
      { at: 'union', is: 'courier', active: true },
      { at: 'union', is: 'sutler', active: true },
      { at: 'union', is: 'combat 2', unseen: true },
    ],
  });
  const buttons = ({ deeds }: Text): string[] =>
    Object.entries(OBJECTS).flatMap(([deed, objects]) =>
      (objects as readonly unknown[]).map(
        what => (deeds as Record<string, (w: unknown, s: typeof v) => string>)[deed]?.(what, v) ?? '',
      ),
    );
  expect(inBoth(buttons, button)).toEqual([]);
});
test('every refusal, section, option of the game and ending', () => {
  expect(Object.keys(en.refusals).sort()).toEqual(Object.keys(es.refusals).sort());
  expect(inBoth(({ refusals }) => Object.values(refusals), sentence)).toEqual([]);
  expect(inBoth(({ options }) => Object.values(options).map(({ about }) => about), sentence)).toEqual([]);
  expect(inBoth(({ options }) => Object.values(options).map(({ name }) => name), button)).toEqual([]);
  const ends = (text: Text): string[] =>
    (['won', 'dead', 'behind', 'final', 'confederacy'] as const).flatMap(ending =>
      [[], ['opt-8.1' as const]].map(options => {
        const v = at({ options, notoriety: 10 });
        return text.outcome({ ...v.pub, ending });
      }),
    );
  expect(inBoth(ends, sentence)).toEqual([]);
});
test('the board in words, with none, one and two of everything', () => {
  const boards = [0, 1, 2].map(n =>
    at({
      points: n,
      strength: n,
      ames: n,
      food: n,
      ...(n > 0 ? { dulaney: 'held' as const } : {}),
      ...(n > 1 ? { stoughton: 'held' as const } : {}),
      hand: n === 0 ? [] : ['act-cannon'],
      units: (['combat 1', 'picket', 'courier', 'sutler'] as const)
        .slice(0, 2 * n)
        .map((is, i) => ({ at: 'union' as const, is, active: i > 0, unseen: false })),
    }),
  );
  const words = (text: Text): string[] =>
    boards.flatMap(v => text.twin(v).flatMap(({ heading, lines }) => [heading, ...lines.map(line => line.text)]));
  expect(inBoth(words)).toEqual([]);
  expect(words(en as Text)).toContain('Sergeant Ames covers 1 more entry');
  expect(words(es as Text)).toContain('El sargento Ames cubre 2 entradas más');
});
test('what is printed: cards, terms, lessons', () => {
  const texts = (cards: typeof cardsEn | typeof cardsEs): string[] =>
    Object.values(cards).flatMap(({ text, when, flavour }) => [text, when, ...(flavour === undefined ? [] : [flavour])]);
  const wrong = (list: readonly string[], rules: readonly Fault[]): string[] =>
    list.flatMap(text => [...faults(text.replace(/(^| )-2 /g, ' −2 ').replace('con -2', 'con −2'), rules), ...sentence(text)]);
  expect([...wrong(texts(cardsEn), ENGLISH), ...wrong(texts(cardsEs), SPANISH)]).toEqual([]);
  const told = lessons.flatMap(({ steps, about, end }) => [...steps.map(({ say }) => say), about, end]);
  expect([
    ...wrong(
      told.map(({ en: text }) => text),
      ENGLISH,
    ),
    ...wrong(
      told.map(({ es: text }) => text),
      SPANISH,
    ),
  ]).toEqual([]);
  const defs = Object.values(terms);
  expect([
    ...wrong(
      defs.map(term => term.en.def),
      ENGLISH,
    ),
    ...wrong(
      defs.map(term => term.es.def),
      SPANISH,
    ),
  ]).toEqual([]);
});
