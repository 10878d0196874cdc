/** THE SCRIPTED PLAYER: sensible, not clever. For tests, hints and the balance of the reconstructed constants. */
import type { Option, View } from '@cuartel/engine';
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import { type Card, kindOf } from '../data/cards.ts';
import { SWEEP } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import {
  AMES,
  CANNON,
  COUNTERATTACK,
  FAST_HORSES,
  GAIN_INITIATIVE,
  HEROICS,
  HIDE,
  LOCAL_GUIDE,
  MOSBY_ESCAPES,
  PISTOLS,
  REPUTATION,
  SCOUT,
  SPUR_HORSES,
} from '../queries/hand.ts';
import { knownStrength } from '../queries/units.ts';
import type { Seen } from '../state/table.ts';
import type { Moments, Mosby } from '../types.ts';
import { fleeing, prospect } from './script/fight.ts';
import { inOperations } from './script/operations.ts';
import { raidFrom, survey } from './script/raid.ts';
import { inRounds, riding } from './script/rounds.ts';

type Eyes = View<Mosby>;
export type Asked = AskedOf<Mosby>;

/** What a card is worth keeping; a card not named is worth 3. */
const KEEP: ReadonlyMap<number, number> = new Map([
  [HIDE, 9],
  [GAIN_INITIATIVE, 8],
  [SCOUT, 9],
  [PISTOLS, 9],
  [REPUTATION, 6],
  [COUNTERATTACK, 7],
  [AMES, 7],
  [LOCAL_GUIDE, 6],
  [MOSBY_ESCAPES, 6],
  [HEROICS, 5],
  [FAST_HORSES, 4],
  [CANNON, 2],
  [SPUR_HORSES, 2],
]);
const worst = (options: readonly Option[]): Option | undefined => {
  const keep = (option: Option): number => KEEP.get(kindOf(option.with as Card)) ?? 3;
  return options.filter(option => option.do === 'discard').sort((a, b) => keep(a) - keep(b))[0];
};
/** 6.5-m Cards are laid while the fight is not safe; Hide when it is lost. */
const laying = (v: Eyes, options: readonly Option[], about: Moments['combatCards']): Option | undefined => {
  const plus = about.plus.reduce((sum, term) => sum + term.value, 0);
  const theirs = knownStrength(v.pub, about.here);
  const now = prospect(v, about.attack, theirs, plus, about.ruse);
  if (now.wins >= 5) return undefined;
  const cards = options.filter(option => option.do === 'play' && !(kindOf(option.with as Card) === HEROICS && v.pub.wound > 0));
  const most = prospect(v, about.attack, theirs, plus + 2 * cards.length, about.ruse);
  const [hide] = options.filter(option => option.do === 'hide');
  if (hide !== undefined && most.wins < 4) return hide;
  return cards[0];
};
const placing = (v: Eyes, options: readonly Option[]): Option => {
  let [best, most] = [options[0]!, -1e9];
  // His men are not yet counted: reckon with about half his Notoriety.
  const seen = survey({ ...v, pub: { ...v.pub, strength: Math.max(1, v.pub.notoriety >> 1) } });
  for (const option of options) {
    const space = option.with as Space;
    const worth = raidFrom(seen, space).worth - (SWEEP.includes(space) ? 60 : 0);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
};
const answering = ({ view: v, step, my, options }: Asked, find: (deed: string) => Option | undefined): Option | undefined => {
  switch (step) {
    case 'initiative':
    case 'casualtyRolled':
    case 'escortChecks':
      return find('play');
    case 'casualtyDue':
      return v.pub.wound > 0 ? find('play') : undefined;
    case 'casualtyOver':
      return v.pub.awareness >= 3 ? find('play') : undefined;
    case 'combatRolled':
      return String(my['result']).startsWith('D') ? find('play') : undefined;
    case 'combatCards':
      return laying(v, options, my as unknown as Moments['combatCards']);
    default:
      return undefined;
  }
};

export const scripted = (asked: Asked): Option => {
  const { view: v, section, my, options } = asked;
  const find = (deed: string, what?: unknown): Option | undefined =>
    options.find(option => option.do === deed && (what === undefined || option.with === what));
  switch (section) {
    case '@moment':
      return answering(asked, find) ?? (find('pass') as Option);
    case 'operations':
      return inOperations(v, options, find);
    case 'mosbyPart':
      return inRounds(v, options, find);
    case 'move':
      return riding(v, options, find, Number(my['steps']));
    case 'preparation':
      return placing(v, options);
    case 'unionPart':
      return find('automatic') ?? options[0]!;
    case 'combat': {
      const flee = find('skedaddle');
      return flee !== undefined && prospect(v, false, Number(my['before']), 0).worth < fleeing(v)
        ? flee
        : (find('stand') as Option);
    }
    case 'cannonDrawn':
      return find('carryCannon') as Option;
    case 'interrogation':
      return find('interrogate') as Option;
    default:
      return worst(options) ?? options[0]!;
  }
};
/** Numbers for the balance of the reconstructed constants. */
export const tally = (pub: Seen): Readonly<Record<string, number>> => ({
  turns: pub.turn,
  notoriety: pub.notoriety,
  'notoriety per turn': pub.notoriety / pub.turn,
  'points per turn': ((pub.notoriety - 1) * 10 + pub.points) / pub.turn,
});
