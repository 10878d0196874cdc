/** What is told of one thing after another is one line of the journal: SP placed, journeys, steps of a march, markers, losses. */
import type { ToldOf } from '@cuartel/boardkit/face.ts';
import { english, type Language, spanish } from '@cuartel/engine';
import { generalName } from '../data/generals.ts';
import type { Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { fullPlaceName, placeName } from '../text/names.ts';
import type { People } from '../types.ts';

type Told = ToldOf<People>;
/** Facts on end with the same answer are one line; null: it stands alone. */
export const belongsTo = (fact: Told): string | null => {
  switch (fact.kind) {
    case 'placedSp':
    case 'journey':
    case 'entered':
    case 'marked':
    case 'laid':
      return `${fact.kind} ${fact.about.side}`;
    case 'turnedUp':
    case 'transferred':
      return fact.kind;
    // 9.1-a Attrition is told first, then that its SP are gone.
    case 'attrition':
    case 'lostSp':
      return 'lost';
    default:
      return null;
  }
};

interface Words {
  and(items: readonly string[]): string;
  readonly sides: readonly [string, string];
  sp(n: number): string;
  places(side: string, where: string): string;
  at(n: string, place: string): string;
  journeys(side: string, ways: string): string;
  way(n: string, from: string, to: string): string;
  enters(side: string, where: string): string;
  controls(side: string, where: string): string;
  lays(side: string, where: string): string;
  turnedUp(who: string): string;
  stands(name: string, place: string): string;
  transferred(who: string): string;
  goes(name: string, place: string): string;
  loses(side: string, what: string): string;
  readonly attrition: string;
  readonly foraging: string;
}
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    // A place says its state after a comma.
    and: items => (items.length > 2 ? items.join('; ') : english.and([...items])),
    sides: ['the Union', 'the Confederacy'],
    sp: n => `${n} SP`,
    places: (side, where) => `${side} places ${where}.`,
    at: (n, place) => `${n} in ${place}`,
    journeys: (side, ways) => `${side} moves ${ways}.`,
    way: (n, from, to) => `${n} from ${from} to ${to}`,
    enters: (side, where) => `${side} marches to ${where}.`,
    controls: (side, where) => `${side} controls ${where}.`,
    lays: (side, where) => `${side} lays generals face down in ${where}.`,
    turnedUp: who => `Turned up: ${who}.`,
    stands: (name, place) => `${name} in ${place}`,
    transferred: who => `${who}.`,
    goes: (name, place) => `${name} goes to ${place}`,
    loses: (side, what) => `${side} loses ${what}`,
    attrition: 'Attrition',
    foraging: 'Foraging',
  },
  es: {
    and: items => spanish.and([...items]),
    sides: ['la Unión', 'la Confederación'],
    sp: n => `${n} UM`,
    places: (side, where) => `${side} coloca ${where}.`,
    at: (n, place) => `${n} en ${place}`,
    journeys: (side, ways) => `${side} lleva ${ways}.`,
    way: (n, from, to) => `${n} de ${from} a ${to}`,
    enters: (side, where) => `${side} marcha a ${where}.`,
    controls: (side, where) => `${side} controla ${where}.`,
    lays: (side, where) => `${side} coloca generales boca abajo en ${where}.`,
    turnedUp: who => `Se descubren ${who}.`,
    stands: (name, place) => `${name} en ${place}`,
    transferred: who => `${who}.`,
    goes: (name, place) => `${name} va a ${place}`,
    loses: (side, what) => `${side} pierde ${what}`,
    attrition: 'Desgaste',
    foraging: 'Forrajeo',
  },
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Those of one kind, in their order. */
const ofKind = <K extends Told['kind']>(facts: readonly Told[], kind: K): People['facts'][K][] =>
  facts.flatMap(fact => (fact.kind === kind ? [fact.about as People['facts'][K]] : []));
interface Loss {
  readonly side: Side;
  readonly space: Space;
  readonly count: number;
}
/** The SP of attrition are told twice: once is enough. */
const plainLosses = (facts: readonly Told[]): Loss[] =>
  facts.flatMap((fact, n) => {
    const before = facts[n - 1];
    const twice = fact.kind === 'lostSp' && before?.kind === 'attrition' && before.about.space === fact.about.space;
    return fact.kind !== 'lostSp' || twice ? [] : [fact.about];
  });

export const gatheredInWords = (facts: readonly Told[], language: Language): string => {
  const w = WORDS[language];
  const place = (space: Space): string => fullPlaceName(space, language);
  const first = facts[0]!;
  /** The first with the word for it, those after it by number alone. */
  const counted = (list: readonly { readonly space: Space; readonly count: number }[]): string =>
    w.and(list.map(({ space, count }, n) => w.at(n === 0 ? w.sp(count) : String(count), place(space))));
  const side = 'side' in first.about ? capital(w.sides[first.about.side]) : '';
  switch (first.kind) {
    case 'placedSp':
      return w.places(side, counted(ofKind(facts, 'placedSp')));
    case 'journey':
      return w.journeys(
        side,
        w.and(
          ofKind(facts, 'journey').map(({ from, to, count }, n) =>
            w.way(n === 0 ? w.sp(count) : String(count), place(from), place(to)),
          ),
        ),
      );
    case 'entered':
      return w.enters(
        side,
        ofKind(facts, 'entered')
          .map(({ to }) => placeName(to, language))
          .join(' › '),
      );
    case 'marked':
      return w.controls(side, w.and(ofKind(facts, 'marked').map(({ space }) => place(space))));
    case 'laid':
      return w.lays(side, w.and(ofKind(facts, 'laid').map(({ space }) => place(space))));
    case 'turnedUp':
      return w.turnedUp(
        w.and(ofKind(facts, 'turnedUp').map(({ general, space }) => w.stands(generalName(general), place(space)))),
      );
    case 'transferred':
      return w.transferred(w.and(ofKind(facts, 'transferred').map(({ general, to }) => w.goes(generalName(general), place(to)))));
    default: {
      const told = (losses: readonly Loss[]): string =>
        ([0, 1] as const)
          .map(of => ({ of, lost: losses.filter(loss => loss.side === of) }))
          .filter(({ lost }) => lost.length > 0)
          .map(({ of, lost }) => w.loses(w.sides[of], counted(lost)))
          .join('; ');
      const worn = ofKind(facts, 'attrition');
      const [fed, hungry] = [worn.filter(({ foraging }) => foraging), worn.filter(({ foraging }) => !foraging)];
      const parts = [
        ...(hungry.length > 0 ? [`${w.attrition}: ${told(hungry)}.`] : []),
        ...(fed.length > 0 ? [`${w.foraging}: ${told(fed)}.`] : []),
        ...(plainLosses(facts).length > 0 ? [`${capital(told(plainLosses(facts)))}.`] : []),
      ];
      return parts.join(' ');
    }
  }
};
