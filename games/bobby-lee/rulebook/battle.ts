/** The chapters on battle, for the table of contents. */
import { battleTurn, combat, fight } from './06-battles.ts';
import { arrivals, deployment } from './06-deployment.ts';
import { night } from './06-night.ts';
import { assault } from './07-assault.ts';
import { envelopment } from './07-envelopment.ts';
import { hits, shot, volley } from './07-fire.ts';
import { moves } from './07-moves.ts';
import { pursuit, rout, routs } from './07-pursuit.ts';
import { aftermath, reinforcement, victories } from './07-reinforcement.ts';
import { exodus, retreat } from './07-retreat.ts';

export const battleSections = {
  combat,
  deployment,
  battleTurn,
  fight,
  retreat,
  exodus,
  pursuit,
  rout,
  volley,
  shot,
  hits,
  assault,
  moves,
  envelopment,
  reinforcement,
  aftermath,
  night,
  arrivals,
};
export const battleInterrupts = [routs, victories];
