/** 3-h, 10. The beginning and the end of a player's phase, its chit, its points. */
import { pick } from '@cuartel/engine';
import { BUILT, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { CARLIST, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { CHIT_VALUES } from '../data/tables.ts';
import { canUseCommand } from '../queries/actions.ts';
import { placesOf } from '../queries/combat.ts';
import { expeditions, hasExtraPoint } from '../queries/regions.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { mix, reshuffle } from './mix.ts';
import { tell } from './pen.ts';
import { changeCommand } from './tracks.ts';

/** 13.2-a Blocks that may land. */
const LANDING = 2;

/** 3-h Everything that is remembered for the length of a phase begins afresh. */
export const beginPhase = (t: Table, side: SideName): void => {
  const { pub } = t;
  pub.active = side;
  pub.phases++;
  pub.points = 0;
  pub.owed = 0;
  pub.least = 0;
  pub.moreChits = 0;
  pub.commandUsed = false;
  pub.replaced = false;
  pub.landed = false;
  pub.landing = LANDING;
  pub.recruited = [];
  pub.located = [];
  pub.assaulted = [];
  pub.sallied = [];
  pub.silenced = [];
  pub.entries = [];
  pub.aid = [];
  pub.combats = [];
  pub.marks.fill(0);
  // What the other side did in the reinforcement phase is over too (10-e, 21.1-a).
  for (const name of SIDES) t.own[name].done.fill(0);
  const carlist = numberOf(side) === CARLIST;
  pub.expeditions = carlist ? expeditions(pub) : [];
  pub.expeditionPoints = carlist && hasExtraPoint(pub) ? 1 : 0;
  tell(t, '3-h', 'phaseBegan', { side });
  if (pub.expeditionPoints > 0) tell(t, '10-c', 'expeditionPoint', {});
};

/** 10.2-c */
export const completeFortresses = (t: Table, side: SideName): void => {
  const { fortress } = t.pub;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (fortress[space] !== UNDER_CONSTRUCTION + numberOf(side)) continue;
    fortress[space] = BUILT + numberOf(side);
    tell(t, '10.2-c', 'completed', { side, space });
  }
};

/** 10-a One chit out of the cup; 0 if it is empty. */
export const takeChit = (t: Table, side: SideName): number => {
  const cup = t.pub.cups[numberOf(side)];
  const left = cup[0] + cup[1] + cup[2];
  if (left === 0) return 0;
  let at = pick(t, left);
  for (const [kind, value] of CHIT_VALUES.entries()) {
    if (at < cup[kind]!) {
      cup[kind]!--;
      return value;
    }
    at -= cup[kind]!;
  }
  return 0;
};
/** 10-a, 10-b The points of the phase, with what events have added or taken. */
export const drawChit = (t: Table, side: SideName): void => {
  const { pub } = t;
  let value = 0;
  for (let chit = 0; chit <= pub.moreChits; chit++) value += takeChit(t, side);
  const points = Math.max(0, pub.least, value + pub.owed);
  pub.points = points * 2;
  pub.owed = 0;
  pub.least = 0;
  pub.moreChits = 0;
  tell(t, '10-b', 'chit', { side, value, points });
};

/** 10-d, 8-c, 10-f Pays for an action in half points; what is lacking comes from a command point. */
export const pay = (t: Table, rule: RuleId, halves: number): void => {
  const { pub } = t;
  const side = pub.active;
  if (pub.points < halves) {
    if (!canUseCommand(pub)) throw new Error('an action was taken that cannot be paid for');
    pub.commandUsed = true;
    changeCommand(t, '8-c', side, -1);
    pub.points += 2;
  }
  pub.points -= halves;
  if (halves > 0) tell(t, rule, 'pointsSpent', { side, halves, left: pub.points });
};
/** 10-c The point of the expeditions first, where it will do. */
export const payForExpedition = (t: Table, rule: RuleId, halves: number): void => {
  if (t.pub.expeditionPoints === 0) {
    pay(t, rule, halves);
    return;
  }
  t.pub.expeditionPoints--;
  tell(t, '10-c', 'expeditionPointSpent', { left: t.pub.expeditionPoints });
};

/** 5.2-c, 10-d, 10-e Points left are lost, what units did is forgotten; blocks that look alike again are lost among each other. */
export const endPhase = (t: Table): void => {
  const { pub } = t;
  pub.points = 0;
  pub.expeditionPoints = 0;
  pub.marks.fill(0);
  for (const name of SIDES) t.own[name].done.fill(0);
  pub.combats = [];
  pub.entries = [];
  pub.aid = [];
  reshuffle(t);
  for (const name of SIDES) for (const place of placesOf(pub, numberOf(name))) mix(t, name, place);
};
