/** What may come of the choice looked at: interceptions, retreats, guns, and the battle behind them. */
import type { Language } from '@cuartel/engine';
import { generalName } from '../data/generals.ts';
import { foe, numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Fight } from '../queries/battle.ts';
import { battleOdds } from '../queries/battle-odds.ts';
import { type Interceptor, interceptors } from '../queries/interception.ts';
import { gunsPassed } from '../queries/naval-moves.ts';
import { battleAgainst, battleAt, meetsEnemy, walksOver } from '../queries/prospects.ts';
import { leaveBefore } from '../queries/retreats.ts';
import { destinations } from '../queries/shiploads.ts';
import type { Onlooker } from './onlooker.ts';
import { WORDS } from './words.ts';

export interface Row {
  readonly name: string;
  readonly percent: number;
  readonly tone: 'good' | 'even' | 'bad';
}
export interface Shown {
  readonly rows: readonly Row[];
  readonly note: string;
}
type Option = { readonly do: string; readonly with: unknown };
type Seen = Onlooker['pub'];

const sixths = (on: number): number => (Math.max(0, Math.min(6, on)) * 100) / 6;
const mean = (counts: readonly number[]): number => counts.reduce((sum, n, lost) => sum + n * lost, 0) / 36;
/** The battle for whoever reads it: good is what serves him. */
export const battleShown = (view: Onlooker, fight: Fight, language: Language, unsure = false): { rows: Row[]; note: string } => {
  const w = WORDS[language];
  const wins = unsure ? w.winsIf : w.wins;
  const odds = battleOdds(view.pub, fight);
  const percent = (odds.attackerWins * 100) / 36;
  const mine = view.me === null || numberOf(view.me) === fight.attacker.side;
  const figure = (n: number): string => (n < 0.05 ? '0' : `−${n.toFixed(1).replace('.', language === 'es' ? ',' : '.')}`);
  const [a, d] = [w.sides[fight.attacker.side]!, w.sides[fight.defender.side]!];
  return {
    rows: [
      { name: wins(a), percent, tone: mine ? 'good' : 'bad' },
      { name: wins(d), percent: 100 - percent, tone: mine ? 'bad' : 'good' },
    ],
    note: w.expected(a, figure(mean(odds.attackerLosses)), d, figure(mean(odds.defenderLosses))),
  };
};
/** A battle not yet begun: cards and elite units may change it. */
const prospect = (view: Onlooker, fight: Fight, language: Language, unsure = false): { rows: Row[]; note: string } => {
  const { rows, note } = battleShown(view, fight, language, unsure);
  return { rows, note: `${note} ${WORDS[language].plainly}` };
};
/** Who may come between: the best of the enemy's dice. */
const hindered = (pub: Seen, space: Space, language: Language): Row[] => {
  const march = pub.march!;
  if (march.intercepted) return [];
  const able = interceptors(pub, foe(march.side), space).toSorted((a, b) => b.on - a.on)[0];
  return able === undefined
    ? []
    : [{ name: WORDS[language].intercepts(generalName(able.leader)), percent: sixths(able.on), tone: 'bad' }];
};
const entering = (view: Onlooker, space: Space, language: Language): Shown => {
  const { pub } = view;
  const rows = hindered(pub, space, language);
  if (!meetsEnemy(pub, space)) return { rows, note: '' };
  if (walksOver(pub, space)) return { rows: [{ name: WORDS[language].overrun, percent: 100, tone: 'good' }], note: '' };
  const battle = prospect(view, battleAt(pub, space), language, rows.length > 0);
  return { rows: [...rows, ...battle.rows], note: battle.note };
};

/** Whether a die decides the choice: what face.chancy asks. */
export const isChancy = ({ pub }: Onlooker, option: Option): boolean => {
  if (pub.march === null) return false;
  if (option.do !== 'goTo' && option.do !== 'steer') return true;
  const space = option.with as Space;
  if (meetsEnemy(pub, space)) return true;
  if (option.do === 'steer') return (destinations(pub, pub.march).get(space)?.guns.length ?? 0) > 0;
  return !pub.march.intercepted && interceptors(pub, foe(pub.march.side), space).length > 0;
};
export const shownFor = (
  view: Onlooker,
  my: Readonly<Record<string, unknown>>,
  option: Option | null,
  language: Language,
): Shown | null => {
  const { pub } = view;
  const { march } = pub;
  if (option === null || march === null) return null;
  const w = WORDS[language];
  switch (option.do) {
    case 'goTo':
      return entering(view, option.with as Space, language);
    case 'steer': {
      const space = option.with as Space;
      const guns = destinations(pub, march).get(space)?.guns ?? [];
      const rows: Row[] = guns.map(fort => ({ name: w.guns, percent: sixths(gunsPassed(pub, march, fort)), tone: 'even' }));
      if (!meetsEnemy(pub, space)) return { rows, note: '' };
      const battle = prospect(view, battleAt(pub, space), language, rows.length > 0);
      return { rows: [...rows, ...battle.rows], note: battle.note };
    }
    case 'intercept': {
      const by = option.with as Interceptor;
      const space = (my['to'] as Space | undefined) ?? march.to;
      const battle = prospect(view, battleAgainst(pub, space, by), language, true);
      return {
        rows: [{ name: w.intercepts(generalName(by.leader)), percent: sixths(by.on), tone: 'good' }, ...battle.rows],
        note: battle.note,
      };
    }
    case 'withdraw':
    case 'stand': {
      const space = my['space'] as Space;
      const battle = prospect(view, battleAt(pub, space), language, option.do === 'withdraw');
      if (option.do === 'stand') return battle;
      const how = leaveBefore(pub, foe(march.side), space);
      const on = how.how === 'die' ? how.on : how.how === 'free' ? 6 : 0;
      return { rows: [{ name: w.slips, percent: sixths(on), tone: 'good' }, ...battle.rows], note: battle.note };
    }
    default:
      return null;
  }
};
