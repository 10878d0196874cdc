/** 7-g How each operation of the cards is carried out. */
import { next, type View as Seeing, write } from '@cuartel/engine';
import { effectsOf } from '@cuartel/engine/kit/effects.ts';
import { blockNamed, CAVALRY, INFANTRY } from '../data/blocks.ts';
import { CARDS, cardNamed, isEvent } from '../data/cards.ts';
import { isSpace, regionAt } from '../data/places.ts';
import { regionNamed } from '../data/regions.ts';
import { foe, numberOf, type SideName } from '../data/sides.ts';
import { bandPlaces, buildable, freeMoves, restorable, sailable, suppliable, workable } from '../queries/card-choices.ts';
import { holdsTrue } from '../queries/conditions.ts';
import { frenchSpacesOf } from '../queries/control.ts';
import { expeditions } from '../queries/regions.ts';
import type { View } from '../state/table.ts';
import type { WarEffects } from '../types/cards.ts';
import type { War } from '../types.ts';
import { changePoints, extraChit, militia, mutiny, river, wall } from '../verbs/card-effects.ts';
import { cancelCard, discardByChance, layStanding, layTactic, lookAtHand } from '../verbs/cards.ts';
import { changeUprising, setPursuit } from '../verbs/spain.ts';
import { changeCommand, gainVp, movePrestige } from '../verbs/tracks.ts';

const { call } = write<War>();
const RULE = '7.1-a';
const arm = { infantry: INFANTRY, cavalry: CAVALRY } as const;
const rp = (v: Pick<View, 'pub'>, side: SideName, n: number, most: number | undefined): number =>
  most === undefined ? n : Math.min(most, frenchSpacesOf(v.pub, numberOf(side)).length) * n;

const { section, able } = effectsOf<War, WarEffects>({
  rule: '7-g',
  list: ({ card }) => CARDS[card]!.effects,
  always: true,
  ops: {
    vp: { do: (t, { side, n }) => (gainVp(t, '9.1-c', side, n), next) },
    prestige: { do: (t, { n }) => (movePrestige(t, RULE, n), next) },
    command: { do: (t, { side, n }) => (changeCommand(t, RULE, side, n), next) },
    'lose-all-command': { do: (t, { side }) => (changeCommand(t, RULE, side, -9), next) },
    'action-points': {
      do: (t, { side, n, least }, { of }) => (changePoints(t, side, n, least, isEvent[of.card]!), next),
    },
    'extra-chit': { do: (t, { side, only }) => (extraChit(t, side, only !== null), next) },
    replacements: {
      can: (v, { side, n, perFrance }) => rp(v, side, n, perFrance?.most) > 0,
      do: (t, { side, n, perFrance }) =>
        call('spend', { side, halves: 2 * rp(t as never, side, n, perFrance?.most), recruiting: -1, yearEnd: false }),
    },
    uprising: {
      do(t, { n, in: names, choose }) {
        const regions = names.map(name => regionNamed[name]);
        if (choose !== null) return call('cardUprising', { side: choose.by, n, regions });
        for (const region of regions) changeUprising(t, RULE, region, n);
        return next;
      },
    },
    'uprising-around-expedition': {
      can: ({ pub }) => expeditions(pub).length > 0,
      do: (_, { n }, { by }) => call('cardAround', { side: by, n }, 'gave'),
    },
    pursuit: {
      do(t, { n }, { of, gave }) {
        const place = gave ?? of.at;
        if (place >= 0 && !isSpace(place)) setPursuit(t, RULE, regionAt(place), n);
        return next;
      },
    },
    place: {
      do: (_, { blocks, where }, { by }) =>
        call('cardPlacement', { side: by, blocks: blocks.map(name => blockNamed[name]), where }),
    },
    'draw-reinforcements': { do: (_, { side, n }) => call('reinforce', { side, blocks: n }) },
    artillery: {
      do: (_, { side, n, kind, to }) =>
        to === 'hidden-box' ? call('cardGuns', { side, n }) : call('batteries', { side, points: n, field: kind === 'field' }),
    },
    'lose-strength': {
      do(_, { side, n, each, from, placeBy }) {
        // C18 All lose alike: nobody has a choice.
        const points = each === true ? -n : n;
        return call('cardLoss', { side, target: from, placeBy: placeBy ?? null, n: points }, 'gave');
      },
    },
    marker: {
      do(t, { marker, on, by }, { by: player, gave }) {
        if (marker === 'river') return river(t), next;
        if (marker === 'wall') return wall(t, player), next;
        if (on === 'same-place') {
          if (gave !== null && gave >= 0) mutiny(t, gave);
          return next;
        }
        if (typeof on !== 'object') return next;
        return marker === 'mutiny'
          ? call('cardMutiny', { side: by ?? player, target: on }, 'gave')
          : call('cardMarker', { side: by ?? player, target: on });
      },
    },
    standing: {
      do(t, { what, side, n, until }) {
        layStanding(t, { what, side: side === undefined ? -1 : numberOf(side), n: n ?? 0, until });
        return next;
      },
    },
    'cancel-cards': {
      do(t, { cards }) {
        for (const name of cards) cancelCard(t, cardNamed(name));
        return next;
      },
    },
    // The card it works against has been taken out of the reveal already (tacticals).
    'cancel-enemy-tactical': { do: () => next },
    fire: {
      do(t, { arm: its, units, first, e, dice, rethrow }, { by }) {
        layTactic(t, {
          what: 'fire',
          side: numberOf(by),
          arm: arm[its],
          units: units ?? -1,
          first: first === true,
          e: e ?? 0,
          dice: dice ?? 0,
          rethrow: rethrow === true,
        });
        return next;
      },
    },
    'whole-hits': { do: (t, { n }, { by }) => (layTactic(t, { what: 'whole-hits', side: numberOf(by), n }), next) },
    morale: {
      do(t, { side, test, n, passes, only, causedBy }, { by }) {
        layTactic(t, {
          what: 'morale',
          side: numberOf(side === 'own' ? by : foe(by)),
          test,
          n: n ?? 0,
          passes: passes === true,
          code: only?.code ?? null,
          named: causedBy !== undefined,
        });
        return next;
      },
    },
    'fire-first': { do: (t, { op }, { by }) => (layTactic(t, { what: op as 'fire-first', side: numberOf(by) }), next) },
    'first-activation': {
      do: (t, { op }, { by }) => (layTactic(t, { what: op as 'first-activation', side: numberOf(by) }), next),
    },
    'no-pursuit': { do: (t, { op }, { by }) => (layTactic(t, { what: op as 'no-pursuit', side: numberOf(by) }), next) },
    'double-activation': {
      do: (t, { n }, { by }) => (layTactic(t, { what: 'double-activation', side: numberOf(by), n }), next),
    },
    'extra-assault-round': {
      do: (t, { n }, { by }) => (layTactic(t, { what: 'extra-assault-round', side: numberOf(by), n }), next),
    },
    movement: {
      do: (t, { n }, { by }) => (layStanding(t, { what: 'movement', side: numberOf(by), n, until: 'move' }), next),
    },
    'no-enemy-tactical': {
      do: (t, { round }, { by }) => (layStanding(t, { what: 'silence', side: numberOf(by), n: round, until: 'move' }), next),
    },
    'free-intercept': {
      do: (t, _, { by }) => (layStanding(t, { what: 'free-intercept', side: numberOf(by), n: 1, until: 'roll' }), next),
    },
    'auto-intercept': {
      do: (t, _, { by }) => (layStanding(t, { what: 'auto-intercept', side: numberOf(by), n: 1, until: 'roll' }), next),
    },
    'auto-evade': {
      do: (t, _, { by }) => (layStanding(t, { what: 'auto-evade', side: numberOf(by), n: 1, until: 'roll' }), next),
    },
    locate: { do: (t, { n }, { by }) => (layStanding(t, { what: 'locate', side: numberOf(by), n, until: 'roll' }), next) },
    'locate-cancel': {
      do: (t, _, { by }) => (layStanding(t, { what: 'locate-cancel', side: numberOf(by), n: 1, until: 'roll' }), next),
    },
    'supply-place': {
      can: v => suppliable(v).length > 0,
      do: (_, __, { by }) => call('cardSupply', { side: by }),
    },
    'restore-supply': {
      can: (v, { zone }) => restorable(v, zone).length > 0,
      do: (_, { n, zone }, { by }) => call('cardRestore', { side: by, n, zone }),
    },
    'fortress-at-once': { do: (t, _, { by, of }) => (militia(t, by, of.at), next) },
    'fortress-complete': {
      can: v => workable(v).length > 0,
      do: (_, __, { by }) => call('cardWorks', { side: by }),
    },
    'fortress-free': { can: v => buildable(v).length > 0, do: (_, __, { by }) => call('cardBuild', { side: by }) },
    'naval-free': {
      can: v => sailable(v).length > 0,
      do: (_, { units }, { by }) => call('cardSail', { side: by, units }),
    },
    'landing-limit': {
      can: ({ pub }) => !pub.landed,
      do(t, { units }) {
        t.pub.landing = units;
        return next;
      },
    },
    'recover-band': {
      can: v => bandPlaces(v).length > 0,
      do: (_, __, { by }) => call('cardBand', { side: by }),
    },
    'free-expedition': {
      can: v => freeMoves(v).length > 0,
      do: (_, { blocks }, { by }) => call('cardExpedition', { side: by, blocks }),
    },
    'look-at-hand': { do: (t, _, { by }) => (lookAtHand(t, by), next) },
    discard: {
      can: ({ pub }, { side }) => pub.hands[numberOf(side)]! > 0,
      do(t, { side, by }) {
        if (by !== 'chance') return call('cardDiscard', { side: by });
        discardByChance(t, side);
        return next;
      },
    },
  },
  needs: {
    attacker: holds,
    defender: holds,
    relief: holds,
    'in-the-north': holds,
    terrain: holds,
    zone: holds,
    round: holds,
    'group-up-to': holds,
    'group-from-zone': holds,
    'empty-town-entered': holds,
    'block-for-marker': holds,
    france: holds,
    'not-standing': holds,
    expedition: holds,
    'expedition-in': holds,
    uprising: holds,
    command: holds,
    'carlists-besiege-a-city': holds,
    'carlists-hold-or-besiege-a-city': holds,
    'controls-any': holds,
    'band-in-box': holds,
  },
  ranges: {},
});
function holds(v: Seeing<War>, need: WarEffects['need']): boolean {
  return holdsTrue(v.pub, v.own, need, { side: numberOf(v.me) });
}

export { able, section as effects };
