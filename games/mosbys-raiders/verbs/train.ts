/** 7.8 The Wagon Train and its escorts. */
import { die } from '@cuartel/engine';
import { TRAIN_END, TRAIN_START } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { isForce } from '../queries/map.ts';
import { isActive, met, retreating, withTrain } from '../queries/units.ts';
import { ACTED, ACTIVE, SURELY_COMBAT, type Table, type Token } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { rolled, tell } from './journal.ts';
import { drawCombat } from './lines.ts';
import { towards } from './pursuit.ts';
import { put, reveal, shift } from './units.ts';

/** 7.8-a, 7.8-e */
export const bringTrain = (t: Table): void => {
  const { pub } = t;
  pub.train = TRAIN_START;
  pub.escort = [-2, -2];
  pub.escortUnit = [-1, -1];
  pub.escortLost = [0, 0];
  tell(t, '7.8-a', 'train', { what: 'comes', here: TRAIN_START });
};
/** 7.8-n It leaves the game; escorts on the map are ordinary units from now on. */
export const removeTrain = (t: Table, rule: RuleId): void => {
  const { pub, dark } = t;
  if (pub.train < 0) return;
  tell(t, rule, 'train', { what: 'gone', here: pub.train });
  pub.train = -1;
  for (const i of [0, 1]) {
    pub.escort[i] = -3;
    if (pub.escortUnit[i]! >= 0) dark.cup.push(pub.escortUnit[i]!);
    pub.escortUnit[i] = -1;
  }
};
/** 7.8-c, 7.8-d Whether it moves in this Union part. */
export const trainMoves = ({ pub }: Table): boolean => pub.train >= 0 && (pub.train !== pub.mosby || pub.hidden);
/** One space along the shortest way, its activated escorts with it; gone in the Round after arriving. */
export const moveTrain = (t: Table): void => {
  const { pub } = t;
  if (pub.train === TRAIN_END) {
    removeTrain(t, '7.8-c');
    return;
  }
  const from = pub.train;
  const to = towards(t, from, TRAIN_END);
  const along = pub.escort.filter(
    token => token >= 0 && withTrain(pub, token) && isActive(pub, token) && !retreating(pub, token),
  );
  pub.train = to;
  tell(t, '7.8-c', 'train', { what: 'moves', here: to });
  for (const token of along) {
    shift(t, token, to);
    pub.flag[token] = pub.flag[token]! | ACTED;
    pub.came[token] = to === pub.mosby ? from : -1;
  }
};

/** 7.8-e, 7.8-h1 The counter of an escort that is off the map is put beside the train; -1: it does not exist. */
const bringEscort = (t: Table, i: number, flags: number, seen: boolean): Token | -1 => {
  const { pub } = t;
  const known = pub.escortUnit[i]!;
  const unit = known >= 0 ? known : drawCombat(t);
  pub.escortUnit[i] = -1;
  if (unit < 0) {
    pub.escort[i] = -3;
    return -1;
  }
  const token = put(t, unit, pub.train, flags, seen || known >= 0);
  pub.lost[token] = known >= 0 ? pub.escortLost[i]! : 0;
  pub.escort[i] = token;
  return token;
};
/** 7.8-f, 7.8-g One die for each escort that is off the map. How many are activated. */
export const checkEscorts = (t: Table): number => {
  const { pub } = t;
  let woken = 0;
  for (const i of [0, 1]) {
    if (pub.escort[i] !== -2) continue;
    const roll = rolled(die(t), [], pub.awareness);
    const active = roll.total <= pub.awareness;
    tell(t, '7.8-f', 'check', { what: 'escort', here: pub.train, who: null, roll, active });
    if (!active) continue;
    const token = bringEscort(t, i, ACTIVE, true);
    if (token < 0) continue;
    tell(t, '7.8-e', 'garrison', { who: met(pub, token), here: pub.train, how: 'active' });
    woken++;
  }
  return woken;
};
/** 7.8-k Both escorts fight when Mosby attacks them. */
export const callEscorts = (t: Table): void => {
  for (const i of [0, 1]) {
    if (t.pub.escort[i] !== -2) continue;
    const token = bringEscort(t, i, ACTIVE, true);
    if (token >= 0) tell(t, '7.8-k', 'garrison', { who: met(t.pub, token), here: t.pub.train, how: 'active' });
  }
};
/** 7.8-l The train burns; its escorts are ordinary units, those not activated lie face down beside it. */
export const burnTrain = (t: Table): void => {
  const { pub } = t;
  for (const i of [0, 1]) {
    const known = pub.escortUnit[i]! >= 0;
    if (pub.escort[i] === -2 && isForce(pub, pub.train)) {
      // 7.2-h A Large Force keeps no deactivated units.
      if (known) t.dark.cup.push(pub.escortUnit[i]!);
      pub.escortUnit[i] = -1;
    } else if (pub.escort[i] === -2) {
      const token = bringEscort(t, i, known ? 0 : SURELY_COMBAT, known);
      if (token >= 0) {
        if (known) reveal(t, token);
        tell(t, '7.8-l', 'garrison', { who: met(pub, token), here: pub.train, how: known ? 'down' : 'unseen' });
      }
    }
    pub.escort[i] = -3;
  }
  pub.wreck = pub.train as Space;
  pub.train = -1;
};
