/** 4.2 How each step of the card events is carried out. */
import { next, write } from '@cuartel/engine';
import { effectsOf } from '@cuartel/engine/kit/effects.ts';
import { isSpecial, variantsOf } from '../data/cards.ts';
import type { EventOf, Need, PeopleEffects, Step } from '../data/effects.ts';
import { foe, numberOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import { canAct } from '../queries/card-steps.ts';
import { armiesNearRichmond } from '../queries/cards.ts';
import { attackers } from '../queries/marches.ts';
import { canPlay, needHolds } from '../queries/playing.ts';
import type { Seen } from '../state/table.ts';
import type { StepOf } from '../types/politics.ts';
import type { People } from '../types.ts';
import {
  bringSiegeGuns,
  cancelMove,
  changeAmphibious,
  changeBlockade,
  compel,
  detachCavalry,
  devastateValley,
  emancipate,
  helpInBattle,
  intervene,
  openStMarks,
  slow,
} from '../verbs/events.ts';
import { drawCard, loseCard } from '../verbs/hand.ts';
import { changeWill } from '../verbs/will.ts';

const { call } = write<People>();

const stepOf = ({ card, variant }: EventOf, step: Step): StepOf => ({
  card,
  variant,
  step: variantsOf(card)[variant]!.steps.indexOf(step),
});
/** Whose hand a discard event touches. */
const handOf = (from: SideName | 'opponent', player: Side): Side => (from === 'opponent' ? foe(player) : numberOf(from));
/** What `can` asks of a step is what queries/card-steps.ts says of it. */
const can = (v: { pub: Seen }, step: Step, run: { by: SideName }): boolean => canAct(v.pub, numberOf(run.by), step);

const holding = (v: { pub: Seen }, need: Need, run: { by: SideName }): boolean => needHolds(v.pub, numberOf(run.by), need);

export const {
  section: effects,
  able,
  failing,
} = effectsOf<People, PeopleEffects>({
  rule: '4.2.1-a',
  list: ({ card, variant }) => variantsOf(card)[variant]!.steps,
  ops: {
    will: {
      can: (v, step, run) => can(v, step, run) && (step.if === undefined || needHolds(v.pub, numberOf(run.by), step.if)),
      do(t, { side, by, times }, { of }) {
        changeWill(t, '4.2.1-a', numberOf(side), times === 'blockade' ? by * t.pub.blockade : by, 'card', of.card);
        return next;
      },
    },
    blockade: {
      can,
      do(t, { by }) {
        changeBlockade(t, by);
        return next;
      },
    },
    amphibious: {
      can,
      do(t, { by, beaten }) {
        changeAmphibious(t, by, beaten === true);
        return next;
      },
    },
    'place-sp': { can, do: (_, step, { of }) => call('levying', { side: numberOf(step.side), of: stepOf(of, step) }) },
    'place-marker': {
      can,
      do: (_, step, { by, of }) => call('marking', { side: numberOf(by), of: stepOf(of, step) }),
    },
    'remove-marker': { can, do: (_, step, { by, of }) => call('lifting', { side: numberOf(by), of: stepOf(of, step) }) },
    'remove-sp': { can, do: (_, step, { by, of }) => call('stripping', { side: numberOf(by), of: stepOf(of, step) }) },
    attrition: { can, do: (_, { side }, { by }) => call('wasting', { side: numberOf(by), of: numberOf(side) }) },
    'place-fort': { can, do: (_, step, { of }) => call('fortifying', { side: numberOf(step.side), of: stepOf(of, step) }) },
    'place-elite': { can, do: (_, __, { by }) => call('honouring', { side: numberOf(by) }) },
    'place-weapon': { can, do: (_, step, { by, of }) => call('arming', { side: numberOf(by), of: stepOf(of, step) }) },
    'remove-ironclad': { can, do: (_, __, { by }) => call('sinking', { side: numberOf(by) }) },
    // 4.4-a A special event drawn from a hand happens if its condition holds.
    discard: {
      do(t, { from }, { by }) {
        const side = handOf(from, numberOf(by));
        const happens = (card: number): boolean => isSpecial(card) && canPlay(t.pub, side, { card, variant: 0 });
        const card = loseCard(t, side, happens);
        return card >= 0 && happens(card) ? call('effects', { by: SIDES[side]!, of: { card, variant: 0 } }) : next;
      },
    },
    draw: {
      do(t, { side }) {
        drawCard(t, numberOf(side));
        return next;
      },
    },
    compel: {
      do(t) {
        compel(t);
        return next;
      },
    },
    'march-on-richmond': {
      can: v => armiesNearRichmond(v.pub).length > 0,
      do: (_, __, { by }) => call('forward', { side: numberOf(by) }),
    },
    concentrate: {
      do: (_, step, { by, of }) => call('gathering', { side: numberOf(by), of: stepOf(of, step) }, 'gave'),
    },
    'attack-from-there': {
      can: (v, _, { by, gave }) => attackers(v.pub, numberOf(by), gave ?? -1).length > 0,
      do: (_, { atRisk }, { by, gave }) => call('attackFrom', { side: numberOf(by), space: gave ?? -1, atRisk: atRisk === true }),
    },
    campaign: { do: (_, { moves }, { by }) => call('campaign', { side: numberOf(by), moves }) },
    'naval-move': {
      can,
      do: (_, { assault, guns, farragut }, { by }) =>
        call('voyage', {
          side: numberOf(by),
          from: -1,
          army: -1,
          assault,
          guns,
          farragut: farragut === true,
          operations: false,
        }),
    },
    'cancel-naval-move': {
      do(t) {
        cancelMove(t);
        return next;
      },
    },
    'cancel-activation': {
      do(t) {
        cancelMove(t);
        return next;
      },
    },
    'limit-movement': {
      do(t, { points }) {
        slow(t, points);
        return next;
      },
    },
    intercept: { do: (_, __, { by }) => call('interceptor', { side: numberOf(by) }) },
    'battle-modifier': {
      do(t, { by: plus }, { by }) {
        helpInBattle(t, numberOf(by), plus);
        return next;
      },
    },
    'battle-ignore-fort': {
      do(t) {
        bringSiegeGuns(t);
        return next;
      },
    },
    'battle-detach-cavalry': {
      do(t, _, { by }) {
        detachCavalry(t, numberOf(by));
        return next;
      },
    },
    casualty: { do: (_, step, { by, of }) => call('striking', { side: numberOf(by), of: stepOf(of, step) }) },
    'remove-general': { do: (_, __, { by }) => call('dismissing', { side: numberOf(by) }) },
    relieve: { do: (_, step, { by, of }) => call('relieving', { side: numberOf(by), of: stepOf(of, step) }) },
    emancipation: {
      do(t) {
        emancipate(t);
        return next;
      },
    },
    intervention: {
      do(t) {
        intervene(t);
        return next;
      },
    },
    'open-port': {
      do(t) {
        openStMarks(t);
        return next;
      },
    },
    'devastate-valley': {
      do(t) {
        devastateValley(t);
        return next;
      },
    },
    operations: { do: (_, { value }, { by, of }) => call('operations', { side: numberOf(by), value, card: of.card }) },
    'move-as-corps': {
      can,
      do: (_, { most }, { by }) => call('asCorps', { side: numberOf(by), most }),
    },
    'retake-fort': { do: (_, __, { by }) => call('retaking', { side: numberOf(by) }) },
    'relocate-army': { can, do: (_, step, { of }) => call('relocating', { side: numberOf(step.side), of: stepOf(of, step) }) },
  },
  needs: {
    'army-near-richmond': holding,
    'opponent-has-card': holding,
    'army-with-subordinates': holding,
    'brigade-outside-armies': holding,
    brigade: holding,
    'nobody-near': holding,
    'no-emancipation': holding,
    'elite-free': holding,
    ironclad: holding,
    'commander-to-relieve': holding,
    'non-commander': holding,
    'union-victory': holding,
    'will-from': holding,
    'opposing-army-with-cavalry': holding,
    capital: holding,
    'fort-to-retake': holding,
    'controls-state': holding,
    controls: holding,
    'two-armies': holding,
    'infantry-in-valley': holding,
    'fort-in-battle': holding,
  },
  ranges: {},
});
