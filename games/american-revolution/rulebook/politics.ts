/** The sections outside the campaign phases. */
import { ending, intrigue, politicking } from './03-ending.ts';
import { setUp } from './04-setup.ts';
import { game, turn } from './05-sequence.ts';
import { income, political, session, speculators } from './06-political.ts';
import { adjustment, mutinous, mutiny } from './07-adjustment.ts';
import { between, caught, rolled, spy } from './07-anytime.ts';
import { initiative } from './08-initiative.ts';
import { agitation, congress, contest } from './09-agitation.ts';
import { leader } from './13-leaders.ts';
import { hessian, mobilization, mobilizing } from './13-mobilization.ts';
import { forage } from './19-forage.ts';
import { enlistment } from './20-enlistment.ts';
import { neutrality } from './26-neutrality.ts';
import { walls } from './28-walls.ts';
import { partisan } from './29-partisans.ts';

export const politicsSections = {
  game,
  turn,
  setUp,
  initiative,
  political,
  speculators,
  income,
  mobilization,
  leader,
  partisan,
  agitation,
  contest,
  congress,
  neutrality,
  forage,
  enlistment,
  adjustment,
  walls,
  mutiny,
  ending,
  politicking,
  spy,
};
export const politicsMoments = { between, rolled, session, mobilizing, hessian, caught, mutiny: mutinous, intrigue };
