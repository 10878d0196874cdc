/** 18.4-e What a volley may bring, from what lies open in a battle. */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import { foe, numberOf } from '../data/sides.ts';
import { isBehindWalls, volley } from '../queries/fire.ts';
import type { Revolution } from '../types.ts';

export interface VolleyOdds {
  readonly dice: number;
  /** 28.2-b Walls let nothing through but a 6, and that only disperses. */
  readonly walls: boolean;
  /** In percent: two eliminations or more, one or more, a dispersal or more, nothing at all. */
  readonly two: number;
  readonly one: number;
  readonly dispersal: number;
  readonly nothing: number;
}
const percent = (chance: number): number => chance * 100;
/** The volley of the side that fires now, with so many tactical markers spent. */
export const volleyOdds = ({ pub }: Onlooker<Revolution>, spent: number): VolleyOdds | null => {
  const { battle } = pub;
  if (battle === null || battle.firing === null) return null;
  const side = numberOf(battle.firing);
  const { dice: units, guns } = volley(pub, battle, side);
  const dice = units + guns + spent;
  if (dice === 0) return null;
  const walls = isBehindWalls(pub, battle, foe(side));
  const noSix = (5 / 6) ** dice;
  const oneSix = (dice * (5 / 6) ** (dice - 1)) / 6;
  const blank = (walls ? 5 / 6 : 4 / 6) ** dice;
  return {
    dice,
    walls,
    two: walls ? 0 : percent(1 - noSix - oneSix),
    one: walls ? 0 : percent(1 - noSix),
    dispersal: percent(1 - blank),
    nothing: percent(blank),
  };
};
