/** A page for each decision of the rulebook. */
import { type Option, same } from '@cuartel/engine';
import { type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import { BRITISH } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { type Unit, VALUE } from '../data/units.ts';
import { hasNowhereToMarch } from '../queries/departures.ts';
import { indiansOnMap } from '../queries/plays.ts';
import { britishDice } from '../queries/political.ts';
import type { Thrown } from '../types/politics.ts';
import type { Revolution } from '../types.ts';
import { type Answer, type Asked, firstOf, heaviest, list, me, offers, type Posed, tempered } from './asked.ts';
import { agitate, bid, buy, crowd, deploy, feed, giveBack, harm, otherAgitation, otherBids } from './politics.ts';
import { sailOn } from './voyage.ts';
import { fire, lay, order, path, take, ventures } from './war.ts';

const nothing =
  (deed: string): Answer =>
  asked =>
    list(asked, deed, []);
const longest: Answer = ({ options }) => heaviest(options, ({ with: what }) => (what as readonly unknown[]).length);
const here: Answer = asked => heaviest(asked.options, ({ with: at }: Option) => crowd(asked, at as Space));

/** 7.9-k A bad die of a throw that matters. */
const replan: Answer = asked => {
  const { dice, for: what } = asked.my as unknown as Thrown;
  const open = offers(asked, 'masterPlan');
  const matters = what === 'contest' || what === 'income' || what === 'partisan' || what === 'speculators';
  const worst = Math.min(...dice);
  if (open.length > 0 && matters && worst <= 2) return open.find(({ with: i }) => dice[i as number] === worst)!;
  return offers(asked, 'pass')[0]!;
};

/** 7.9-e, 7.9-i What is drawn with the last markers could be played for ever: only what brings something. */
const session: Answer = asked => {
  const { pub } = asked.view;
  const deeds = ['speculate', 'pass'];
  if (me(asked) === BRITISH || britishDice(pub) > 0) deeds.unshift('debate');
  if (Math.min(pub.container, indiansOnMap(pub)) > 1) deeds.unshift('countIndians');
  return firstOf(deeds)(asked);
};

/** 12.5-a From the Declaration on the American has two dice in Europe: he settles Progress before it, a British player who fights there after. */
const tables: Answer = asked => {
  const first = me(asked) === BRITISH && asked.temper.forestalls ? 'europe' : 'progress';
  return heaviest(asked.options, ({ with: order }) => ((order as readonly string[])[0] === first ? 1 : 0));
};

const BOOK: Doctrine<Revolution, Answer> = {
  'setUp place': deploy,
  'initiative bid': bid,
  'mobilization buy': buy,
  'leader assign': here,
  'partisan pay': longest,
  'partisan place': asked => heaviest(asked.options, ({ with: at }) => harm(asked, at as Space)),
  'agitation assign': agitate,
  'agitation order': tables,
  'congress washington': here,
  'neutrality american': firstOf(['displace']),
  'neutrality british': firstOf(['displace']),
  'neutrality home': firstOf(['displace']),
  'forage feed': feed,
  'walls abandon': nothing('abandon'),
  'adjustment giveBack': giveBack,
  'movement order': order,
  'movement close': firstOf(['besiege', 'engineers', 'finish']),
  'march path': path,
  'sail path': sailOn,
  'interception force': longest,
  'combat battles': firstOf(['fight']),
  'combat sieges': firstOf(['fight', 'finish']),
  'honors terms': asked =>
    firstOf(hasNowhereToMarch(asked.view, asked.my['space'] as Space) ? ['decline'] : ['accept', 'decline'])(asked),
  'battle tactics': lay,
  'battle fire': fire,
  'battle hit': take,
  'retreat where': here,
  'retreat embark': longest,
  'retreat fleet': firstOf(['withdraw']),
  'aftermath massacre': firstOf(['spare']),
  '@moment between': firstOf(['committee', 'pass']),
  '@moment rolled': replan,
  '@moment session': session,
  '@moment mobilizing': firstOf(['barHessians', 'pass']),
  '@moment hessian': firstOf(['barHessians', 'pass']),
  '@moment caught': firstOf(['counterSpy', 'pass']),
  '@moment mutiny': firstOf(['mutiny', 'pass']),
  '@moment intrigue': firstOf(['politicking', 'pass'], ({ with: leader }) => VALUE[leader as Unit] ?? 0),
  '@moment entering': firstOf(['pass']),
  '@moment sailing': firstOf(['privateers', 'pass']),
  '@moment drawn': firstOf(['tarleton', 'pass']),
  '@moment counted': firstOf(['shotHeard', 'pass']),
};
/** What the doctrine would do; the same question is put twice, once for its lists and once for its weights. */
const asOf: { view: Posed['view'] | null; school: string | undefined; option: Option | null } = {
  view: null,
  school: undefined,
  option: null,
};
export const answer = (posed: Posed, school?: string): Option => {
  if (asOf.view !== posed.view || asOf.school !== school || asOf.option === null) {
    asOf.option = pageFor(BOOK, posed)(tempered(posed, school));
    asOf.view = posed.view;
    asOf.school = school;
  }
  return asOf.option;
};

/** Lists worth a thought beside the doctrine's own. */
const OTHERS: Readonly<Record<string, (asked: Asked) => readonly Option[]>> = {
  'initiative bid': otherBids,
  'agitation assign': otherAgitation,
  'movement order': asked =>
    asked.view.own.force.length > 0
      ? []
      : ventures(asked)
          .map(({ force }) => list(asked, 'gather', force))
          .slice(0, 5),
};
/** Who sits there is not known where the choice is really made: the lists of every school. */
export const propose = (asked: Posed, wide: boolean, school?: string): readonly Option[] => {
  const schools = wide ? [undefined, 'general'] : [school];
  const best = schools.map(each => answer(asked, each)).filter(option => Array.isArray(option.with));
  const others = wide ? (OTHERS[`${asked.section} ${asked.step}`]?.(tempered(asked, 'general')) ?? []) : [];
  return [...best, ...others];
};

/** What else is worth a thought, beside the doctrine's own choice: 0, nothing. */
const ALSO: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'initiative bid': { bid: 0.4 },
  'agitation assign': { assign: 0.4 },
  'mobilization buy': { recruit: 0.2, buyMarkers: 0.3, buyLeader: 0.2, finish: 0.25, fortify: 0.1, drill: 0.3 },
  'movement order': { gather: 0.4, finish: 0.5 },
  'march path': { go: 0.3, halt: 0.5 },
  'sail path': { go: 0.2, halt: 0.3, land: 0.4 },
  'battle fire': { fire: 0.3, hold: 0.3, retreat: 0.3 },
  'honors terms': { accept: 0.5, decline: 0.5 },
};
export const doctrine = (asked: Posed, school?: string): readonly number[] => {
  const best = answer(asked, school);
  const also = ALSO[`${asked.section} ${asked.step}`];
  return asked.options.map(({ do: deed, with: what }) => (deed === best.do && same(what, best.with) ? 1 : (also?.[deed] ?? 0)));
};
