/** 12. REPLACEMENTS: what each side decides in secret, and what becomes of it when both are ready. */
import { die } from '@cuartel/engine';
import { type Block, blockKind } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { cadreCost, draftBonus, stepCost } from '../data/tables.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { newPlan, type Table } from '../state/table.ts';
import { tell, tellOnly } from './pen.ts';
import { score } from './points.ts';
import { enterMap } from './units.ts';

/** 12.1-b Drafts and emancipation are committed in secret. */
export const proclaim = (t: Table, side: SideName, draft: boolean, emancipation: boolean): void => {
  const { plan } = t.own[side];
  plan.draft = draft;
  plan.emancipation = emancipation;
  tellOnly(t, '12.1-b', side, 'proclaimed', { draft, emancipation });
};
/** 3.54-a, 3.54-b A draft: so many cadres of infantry, and the opponent is the more embittered the oftener it happens in a year. */
export const draft = (t: Table, side: SideName): void => {
  const rolled = die(t);
  const cadres = Math.ceil(rolled / 2) + draftBonus[numberOf(side)];
  const time = ++t.pub.drafts[numberOf(side)];
  t.own[side].plan.levies = cadres;
  tell(t, '3.54-a', 'drafted', { side, die: rolled, cadres, time });
  score(t, '3.54-b', foe(side), time, 'draft');
};

/** 12.3-a */
export const strengthen = (t: Table, side: SideName, block: Block): void => {
  const { plan } = t.own[side];
  plan.points -= stepCost[numberOf(side)][blockKind[block]!]!;
  plan.added.push(block);
  tellOnly(t, '12.3-a', side, 'plannedStep', { block });
};
/** 12.4-a, 12.42-a A cadre is paid for, or taken from the draft; then its place is chosen. 12.1-a The CSA places its own last. */
export const muster = (t: Table, side: SideName, block: Block, levied: boolean): void => {
  const { plan } = t.own[side];
  if (levied) plan.levies--;
  else plan.points -= cadreCost[numberOf(side)][blockKind[block]!]!;
  if (side === 'CSA') {
    plan.raised.push(block);
    tellOnly(t, levied ? '3.54-a' : '12.4-a', side, 'calledUp', { block });
    return;
  }
  plan.mustering = block;
  plan.levied = levied;
};
/** 12.41-a */
export const post = (t: Table, side: SideName, hex: Hex): void => {
  const { plan } = t.own[side];
  plan.raised.push(plan.mustering);
  plan.posts.push(hex);
  tellOnly(t, plan.levied ? '3.54-a' : '12.4-a', side, 'plannedCadre', { block: plan.mustering, hex });
  plan.mustering = -1;
  plan.levied = false;
};

const stand = (t: Table, side: SideName, block: Block, hex: Hex): void => {
  enterMap(t, block, 1, hex);
  tell(t, '12.41-a', 'posted', { side, hex });
};
const close = (t: Table, side: SideName): void => {
  const { added, raised, posts } = t.own[side].plan;
  tellOnly(t, '12.1-a', side, 'replaced', { steps: [...added], cadres: [...raised], posts: [...posts] });
  t.own[side].plan = newPlan();
};
/** 12.1-a, 12.2-a Both plans are carried out at once: the opponent sees new blocks stand up, not which they are nor who grew. */
export const carryOut = (t: Table): void => {
  for (const side of SIDES) for (const block of t.own[side].plan.added) t.own[side].steps[block]!++;
  const { raised, posts } = t.own.USA.plan;
  raised.forEach((block, i) => {
    stand(t, 'USA', block, posts[i]!);
  });
  close(t, 'USA');
  t.own.CSA.plan.placing = true;
};
/** 12.1-a The next cadre of the CSA is taken in hand; false when all have their places. */
export const takeUpCadre = (t: Table): boolean => {
  const { plan } = t.own.CSA;
  const block = plan.raised[plan.posts.length];
  plan.mustering = block ?? -1;
  if (block === undefined) close(t, 'CSA');
  return block !== undefined;
};
/** 12.1-a, 12.41-a It stands where all can see it. */
export const placeCadre = (t: Table, hex: Hex): void => {
  const { plan } = t.own.CSA;
  stand(t, 'CSA', plan.mustering, hex);
  plan.posts.push(hex);
  plan.mustering = -1;
};
