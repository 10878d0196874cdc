/** What an event is worth to whoever plays it, in points of will, step by step. */
import { ARMIES_OF } from '../data/armies.ts';
import { variantsOf } from '../data/cards.ts';
import type { EventOf, Step } from '../data/effects.ts';
import { CSA, foe, numberOf, type Side, USA } from '../data/sides.ts';
import { AMPHIBIOUS_MOST, BLOCKADE_CAPPED, BLOCKADE_MOST } from '../data/tables.ts';
import { armiesNearRichmond, brigadesOutside, whose } from '../queries/cards.ts';
import { successors } from '../queries/command.ts';
import { levySites, liftSites, markSitesOf, placed } from '../queries/event-steps.ts';
import { brigadesOf } from '../queries/pieces.ts';
import { swingOf } from './attacks.ts';
import { bestLanding } from './landings.ts';
import { turnsLeft } from './prizes.ts';
import type { Survey } from './survey.ts';
import { ablest, bestOfSeveral, skillOf, venturesFor } from './ventures.ts';
import { valueWorth } from './works.ts';

const mine = (s: Survey, side: Side, worth: number): number => (side === s.side ? worth : -worth);
/** The best so many of some worths. */
const best = (worths: readonly number[], count: number): number =>
  [...worths]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth) => sum + Math.max(0, worth), 0);

/** An attack made by a card that must be made. */
const forcedAttack = (s: Survey): number => {
  const battle = venturesFor(s, 3).find(({ route }) => route.path.some(space => s.enemy[space]! > 0));
  return battle === undefined ? -3 : battle.worth;
};
/** A better commander for one of the armies. */
const relief = (s: Survey): number =>
  ARMIES_OF[s.side]!.reduce((most, army) => {
    const able = successors(s.pub, army);
    if (able.length === 0 || s.pub.commander[army]! < 0) return most;
    return Math.max(most, (skillOf(ablest(able)) - skillOf(s.pub.commander[army]!)) * 1.2);
  }, -1);

const markers = (s: Survey, event: EventOf, step: number, count: number | 'all'): number => {
  const of = { ...event, step };
  const named = variantsOf(event.card)[event.variant]!.steps[step]!;
  const fromBrigade = named.op === 'place-marker' && named.where.within?.of === 'own-brigade';
  const sites = fromBrigade
    ? brigadesOf(s.pub, s.side).map(brigade => markSitesOf(s.pub, of, s.side, brigade))
    : [markSitesOf(s.pub, of, s.side)];
  return sites.reduce(
    (most, spaces) =>
      Math.max(
        most,
        best(
          spaces.map(space => s.prize[space]!),
          count === 'all' ? spaces.length : count,
        ),
      ),
    0,
  );
};

const stepWorth = (s: Survey, event: EventOf, step: Step, at: number): number => {
  const { pub, side, temper } = s;
  switch (step.op) {
    case 'will': {
      const change = step.times === 'blockade' ? step.by * pub.blockade : step.by;
      return mine(s, numberOf(step.side), swingOf(pub, numberOf(step.side), change));
    }
    case 'blockade': {
      const cap = Math.min(BLOCKADE_MOST, step.cap ?? (pub.intervention ? BLOCKADE_CAPPED : BLOCKADE_MOST));
      const to = Math.max(0, Math.min(cap, pub.blockade + step.by));
      return mine(s, USA, (to - pub.blockade) * (turnsLeft(pub) * temper.blockade + 0.2));
    }
    case 'amphibious': {
      const to = Math.max(0, Math.min(AMPHIBIOUS_MOST, pub.amphibious + step.by));
      return mine(s, USA, (to - pub.amphibious) * temper.assault * Math.min(2, 0.3 + turnsLeft(pub) * 0.5));
    }
    case 'place-sp': {
      const count = step.spread === 'one-space' ? step.count : placed(pub, step, levySites(pub, { ...event, step: at }));
      const sites = levySites(pub, { ...event, step: at });
      if (sites.length === 0) return 0;
      const useful = sites.some(space => s.threat[space]! > 0 || s.own[space]! > 1) ? 1 : 0.8;
      return mine(s, numberOf(step.side), count * temper.sp[numberOf(step.side)]! * useful);
    }
    case 'place-marker':
      return markers(s, event, at, step.count);
    case 'remove-marker': {
      const sites = liftSites(pub, { ...event, step: at }, side);
      const ours = whose(step.of, side) === side;
      const worths = sites.map(space => (ours ? s.stake[space]! : s.prize[space]!) * 0.5);
      return ours ? -0.5 : best(worths, step.count);
    }
    case 'remove-sp': {
      const of = whose(step.side, side);
      const chosen = whose(step.chooser, side) === of ? 0.7 : 1.1;
      return mine(s, of, -step.count * temper.sp[of]! * chosen);
    }
    case 'attrition':
      return mine(s, numberOf(step.side), -1.6 * temper.sp[numberOf(step.side)]!);
    case 'place-fort':
      return mine(s, numberOf(step.side), 0.8 * step.count * temper.works);
    case 'place-elite':
      return 0.8;
    case 'place-weapon':
      return step.kind === 'ironclad' ? 1.8 : 0.8;
    case 'remove-ironclad':
      return 1.8;
    case 'discard':
      return temper.hand;
    case 'draw':
      return temper.hand;
    case 'compel':
      return 3;
    case 'march-on-richmond':
      return armiesNearRichmond(pub).length > 0 ? Math.min(2, forcedAttack(s)) - 2 : -2;
    case 'concentrate':
      return step.most * 0.3;
    case 'attack-from-there':
      return forcedAttack(s);
    case 'campaign':
      return bestOfSeveral(s, step.moves) * temper.promise;
    case 'naval-move':
      return Math.max(
        0,
        bestLanding(s, { assault: step.assault, guns: step.guns, farragut: step.farragut === true })?.worth ?? 0,
      );
    case 'operations':
      return valueWorth(s, step.value);
    case 'move-as-corps':
      return Math.max(0, valueWorth(s, 1) * 0.9);
    case 'casualty':
      return step.target === 'brigade-outside' ? Math.min(1.5, brigadesOutside(pub, foe(side)).length) : 1.2;
    case 'remove-general':
      return -1;
    case 'relieve':
      return relief(s);
    case 'emancipation':
      return mine(s, USA, 1);
    case 'intervention':
      return mine(s, CSA, 3);
    case 'open-port':
      return 1;
    case 'devastate-valley':
      return 1;
    case 'retake-fort':
      return 3;
    case 'relocate-army':
      return 4;
    default:
      // Interrupts are weighed in their window.
      return 0;
  }
};
export const eventWorth = (s: Survey, event: EventOf): number =>
  variantsOf(event.card)[event.variant]!.steps.reduce((sum, step, at) => sum + stepWorth(s, event, step, at), 0);
