/** THE BATTLE TURN by doctrine: retreat, fire, assault, moves, reinforcement, the night. */
import type { Spot } from '../data/battle-board.ts';
import { ARTILLERY, type Block, blockKind, CAVALRY, HEAVY_ARTILLERY, HQ } from '../data/blocks.ts';
import { type Hex, home } from '../data/hexes.ts';
import { centreOf, facing, inLine, isFortress, lineOf, reserveOf } from '../queries/battle.ts';
import { canAct, howFires, powerOf } from '../queries/battle-fire.ts';
import { placeOf } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import { type Asked, type Weights, weighted } from './asked.ts';
import { type Balance, balanceOf, exchangeAt, hitChance } from './balance.ts';
import { stakeAt } from './ground.ts';
import { postWorth } from './posts.ts';
import { sightOf, worthOf } from './sight.ts';
import type { Temper } from './temper.ts';

const battleIn = (my: Asked['my']): number => my['battle'] as number;
/** Odds below which it is time to go: a place that scores is held longer. */
const breaking = ({ role, stake, temper: t }: Balance): number =>
  role === 1 ? (stake >= 4 ? t.breakGreat : stake > 0 ? t.breakStake : t.breakField) : t.breakAttack;

export const weighRetreat = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, battleIn(my));
  const begun = (my['leaving'] as readonly number[]).length > 0;
  const lost = b.odds < breaking(b);
  return options.map(o => {
    if (o.do === 'standFast') return lost && !begun ? 0.3 : 1;
    if (o.do === 'fallBackAll') return lost ? 1 : b.odds < breaking(b) * 1.3 ? 0.2 : 0;
    return lost ? 0.25 : 0;
  });
};

/** Where those who leave should go: to friends, to what must be held, not into the wilderness. */
export const weighExodus = ({ view: v, options }: Asked, temper: Temper): Weights => {
  const sight = sightOf(v, temper);
  const worths = options.map(o => {
    if (o.do === 'giveUp') return -40;
    const to = o.do === 'withdrawAll' ? (o.with as Hex) : (o.with as { to: Hex }).to;
    const near = sight.theirs[to]! > 0 ? -12 : 0;
    const safe = Math.min(12, sight.strength[to]!) * 0.2 + (sight.fed[to] === 1 ? 2 : 0) + stakeAt[to]! + near;
    return safe - sight.threat[to]! * 0.05 + (o.do === 'withdrawAll' ? 1 : worthOf(v, (o.with as { block: Block }).block) * 0.1);
  });
  return weighted(worths);
};

/** One more in hits than the enemy is what counts; guns are stormed, divisions are shot at. */
const stormWorth = (v: View, b: Balance, spot: Spot): number => {
  const e = exchangeAt(v, b, spot, block => canAct(v, block));
  if (e.ourUnits === 0) return -5;
  const storm = Math.min(e.stormGives, e.theirSteps) - Math.min(e.stormTakes, e.ourSteps);
  const fire = Math.min(e.fireGives, e.theirSteps) - Math.max(0, e.fireTakes * (1 - e.fireGives / Math.max(1, e.theirSteps)));
  const clears = e.stormGives >= e.theirSteps * 0.85 ? (spot === centreOf((1 - b.role) as 0 | 1) ? 4 : 1.5) : 0;
  const fails = e.stormTakes >= e.ourSteps * 0.8 ? (spot === centreOf(b.role) ? -4 : -1.5) : 0;
  return storm - fire + clears + fails - b.temper.storm;
};

export const weighVolley = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, battleIn(my));
  const salvo = options.some(o => o.do === 'fireAll');
  return options.map(o => {
    switch (o.do) {
      case 'fireAll':
        return 1;
      case 'assault': {
        const worth = stormWorth(v, b, o.with as Spot);
        return worth > 0 ? 1.2 + Math.min(worth, 4) * 0.5 : Math.max(0, 0.4 + worth * 0.3);
      }
      case 'fire': {
        const { block, at, aim } = o.with as { block: Block; at: Spot; aim: number };
        const token = v.own.token[block]!;
        const how = howFires(v.pub, b.hex, b.me, blockKind[block]!, v.pub.spot[token]!, at);
        if (how === 'vacant') return 6;
        if (how === null) return 0;
        const power = powerOf(v.pub, token, blockKind[block]!, how);
        const hits = v.own.steps[block]! * hitChance(power);
        const friends = how === 'long' && b.ourUnits[at]! > 0;
        if (friends) return 0;
        return (salvo ? 0.15 : 0.6) * (0.5 + Math.min(hits, 2)) * (aim >= 0 ? 1.15 : 1);
      }
      default:
        return 0.04;
    }
  });
};
/** After the first round: on, if what is left promises as much. */
export const weighSecondRound = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const spot = my['spot'] as Spot;
  const b = balanceOf(v, temper, battleIn(my));
  const e = exchangeAt(v, b, spot, () => true);
  const ours = Math.min(e.stormGives, e.theirSteps) / Math.max(1, e.theirSteps);
  const theirs = Math.min(e.stormTakes, e.ourSteps) / Math.max(1, e.ourSteps);
  // Leaving one's own Centre is a rout.
  const mustStay = spot === centreOf(b.role);
  const on = ours - theirs * 0.9 + (mustStay ? 0.6 : 0);
  return options.map(o => (o.do === 'secondRound' ? (on > 0 ? 1 : 0.35) : on > 0 ? 0.3 : 1));
};
/** Equals take hits: guns and horse are spared where infantry can bear them. */
export const weighHit = ({ view: v, options }: Asked): Weights =>
  options.map(o => {
    const kind = blockKind[o.with as Block]!;
    return kind === ARTILLERY || kind === HEAVY_ARTILLERY
      ? 0.3
      : kind === CAVALRY
        ? 0.6
        : kind === HQ
          ? 0.1
          : 1 + worthOf(v, o.with as Block) * 0.01;
  });

/** Is it worth to go over to the enemy's place with so much? */
const advance = (b: Balance, from: Spot, to: Spot, worth: number): number => {
  const enemies = b.theirs[to]!;
  const enemyCentre = to === centreOf((1 - b.role) as 0 | 1);
  if (b.theirUnits[to] === 0) return enemyCentre ? 5 : 0.5;
  const cover = lineOf(to) !== b.role && (isFortress(b.hex) || false) ? 1.9 : 1;
  const local = (b.ours[to]! + worth) / (enemies * cover);
  const eager = (b.role === 0 ? 1.15 : 1.7) * b.temper.eager;
  const keeps = from === centreOf(b.role) && b.ours[from]! - worth <= 0 && b.ours[reserveOf(b.role)]! < worth * 0.3 ? 0.25 : 0;
  if (local < eager) return b.ours[to]! > 0 && local > 0.8 ? 0.8 : 0.1;
  return Math.min(3, 0.9 + (local - eager) * 0.8) - keeps + (enemyCentre ? 0.3 : 0);
};
/** Reserves go where the line is thin or fought for. */
const fill = (b: Balance, to: Spot, worth: number): number => {
  const enemies = b.theirs[to]! + b.theirs[facing(to)]! * 0.7;
  const centre = to === centreOf(b.role);
  if (b.theirUnits[to]! > 0 && b.ourUnits[to]! > 0) return b.ours[to]! < b.theirs[to]! * 1.4 ? 2.2 + (centre ? 1 : 0) : 0.7;
  if (b.ourUnits[to] === 0) return centre ? 3 : b.theirUnits[to]! > 0 ? (worth > b.theirs[to]! ? 1 : 0.1) : 0.4;
  if (b.ours[to]! < enemies * 0.8) return centre ? 1.6 : 0.9;
  return b.role === 0 && centre ? 0.9 : 0.15;
};

export const weighMove = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, battleIn(my));
  const reserve = reserveOf(b.role);
  return options.map(o => {
    switch (o.do) {
      case 'endMoves':
        return 0.75;
      case 'shift': {
        const { block, to } = o.with as { block: Block; to: Spot };
        const from = v.pub.spot[v.own.token[block]!]!;
        return Math.max(0.01, shiftWorth(b, from, to, reserve, worthOf(v, block), blockKind[block]!));
      }
      case 'shiftAll': {
        const { from, to } = o.with as { from: Spot; to: Spot };
        if (to === reserve || from === reserve)
          return from === reserve ? fill(b, to, b.ours[from]!) * (b.ours[from]! > b.sum * 0.4 ? 0.6 : 0.8) : 0;
        return inLine(to) && lineOf(to) !== b.role ? advance(b, from, to, b.ours[from]!) * 1.1 : 0.05;
      }
      default:
        return envelopWorth(v, b, o.with as { block: Block; wing: Spot });
    }
  });
};
const shiftWorth = (b: Balance, from: Spot, to: Spot, reserve: Spot, worth: number, kind: number): number => {
  if (kind === HQ) return 0;
  if (from === reserve) return fill(b, to, worth) * (kind === ARTILLERY && to !== centreOf(b.role) ? 0.5 : 1);
  if (to === reserve) {
    // Out of a fight that is lost; never out of the Centre.
    const fought = b.theirUnits[from]! > 0;
    return fought && from !== centreOf(b.role) && b.ours[from]! < b.theirs[from]! * 0.4 ? 0.8 : 0;
  }
  if (lineOf(from) !== b.role) return b.ours[from]! < b.theirs[from]! * 0.5 ? 0.7 : 0.02;
  if (kind === ARTILLERY || kind === HEAVY_ARTILLERY) return 0.02;
  return advance(b, from, to, b.ours[from]! > worth ? b.ours[from]! * 0.8 : worth) * 0.6;
};
const envelopWorth = (v: View, b: Balance, { block, wing }: { block: Block; wing: Spot }): number => {
  const kind = blockKind[block]!;
  if (b.odds < 0.9 || b.ourUnits[reserveOf(b.role)]! < 2 || lineOf(wing) === b.role) return 0.02;
  const lone = b.theirs[wing]! < worthOf(v, block) ? 0.2 : 0;
  return (kind === CAVALRY ? 0.35 : 0.15) + lone;
};

export const weighEnvelopment = ({ view: v, my, step, options }: Asked, temper: Temper): Weights =>
  options.map(o => {
    if (step !== 'strike') return o.do === 'endSearch' ? 0.1 : o.do === 'rejoin' ? 0.4 : 1;
    if (o.do === 'assault') return Math.max(0.05, 1 + stormWorth(v, balanceOf(v, temper, battleIn(my)), o.with as Spot) * 0.5);
    return o.do === 'fire' ? 1 : 0.05;
  });

/** Who is near comes, unless he guards what scores; nobody is thrown into a battle that is lost. */
const comesWorth = (v: View, b: Balance, block: Block): number => {
  const sight = sightOf(v, b.temper);
  const from = placeOf(v, block);
  const guards = stakeAt[from]! > 0 && sight.mine[from] === 1 && (home[from] !== sight.me || sight.threat[from]! > 0);
  if (guards) return 0.05;
  if (blockKind[block] === HQ) return 0.1;
  return b.odds < breaking(b) ? 0.1 : 1 + worthOf(v, block) * 0.1;
};
export const weighReinforcement = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, battleIn(my));
  const sure = b.sum > b.against * 4;
  return options.map(o => {
    if (o.do === 'reinforce') return comesWorth(v, b, o.with as Block) * (sure ? 0.3 : 1);
    if (o.do === 'rollOver') return b.odds < breaking(b) ? 0.1 : 0.9;
    return 0.5;
  });
};

/** The defender stays while he can hope; the attacker pays for another day only when he is winning. */
export const weighNight = ({ view: v, my, options }: Asked, temper: Temper): Weights => {
  const b = balanceOf(v, temper, my['at'] as number);
  return options.map(o => {
    switch (o.do) {
      case 'remain':
        return b.odds > (b.stake >= 4 ? temper.nightGreat : b.stake > 0 ? temper.nightStake : temper.nightField) ? 1 : 0.3;
      case 'payDay': {
        const steps = v.own.steps[o.with as Block]!;
        const enough = b.odds > temper.nightPays + (b.stake > 0 ? 0 : 0.2);
        return enough && steps > 1 ? 0.8 + steps * 0.1 : enough ? 0.5 : 0.2;
      }
      default:
        return b.role === 1 ? 0.6 : 0.7;
    }
  });
};
/** The winner stays; a thin one calls for help where the place scores. */
export const weighRegroup = ({ view: v, options }: Asked, temper: Temper): Weights => {
  const sight = sightOf(v, temper);
  return options.map(o => {
    if (o.do === 'endRegroup') return 0.6;
    if (o.do === 'withdraw') return 0.01;
    if (o.do === 'rollOver') return 0.05;
    const block = o.with as Block;
    const from = placeOf(v, block);
    return sight.mine[from]! > 1 && postWorth(v, sight, block, from) < 3 ? 0.4 : 0.05;
  });
};
