/**
 * THE FIGURES OF THE DOCTRINE. The plain ones weigh a place by what can be taken there now; the general's, found by play, keep the
 * cities that the war would be lost with.
 */
import type { SideName } from '../data/sides.ts';

export interface Temper {
  /** 9.1-a A town, any other space, that becomes one's own. */
  readonly town: number;
  readonly other: number;
  /** 18.1-a Walls to sit down before: of a city, of a town, others; with siege guns more. */
  readonly cityWalls: number;
  readonly townWalls: number;
  readonly otherWalls: number;
  readonly guns: number;
  /** To come and help those who besiege already. */
  readonly camp: number;
  /** 19.2-b, 19.2-c For each block that a place will not feed. */
  readonly hunger: number;
  /** Blocks more than the enemy that an attack asks for; what it is worth at all, with each block more, with what is taken. */
  readonly edge: number;
  readonly fight: number;
  readonly odds: number;
  readonly spoils: number;
  /** 18.2-c Besiegers of a city of one's own to be driven off; of other walls. */
  readonly relief: number;
  readonly relieve: number;
  /** Blocks that a city should have, and what each that is missing is worth: to stay, to come. */
  readonly garrison: number;
  readonly guard: number;
  readonly post: number;
  /** A town of one's own beside the enemy: to come to it, to stay in it. */
  readonly threat: number;
  readonly home: number;
  /** 23-b An expedition; less for each that is out already. 23.2-a To follow one. */
  readonly abroad: number;
  readonly another: number;
  readonly hunt: number;
  /** 10.2-a A wall for a town in the enemy's zone, for another space there, for a town at home. */
  readonly wallAway: number;
  readonly wallBeyond: number;
  readonly wallHome: number;
  /** 10.4-a, 10.5-a, 10.6-a */
  readonly bank: number;
  readonly wound: number;
  readonly wounds: number;
  readonly bag: number;
  readonly recruit: number;
  /** 10.7-a A region at level 3 when three pay, when fewer do; at level 2 when it would be the third, else. */
  readonly paying: number;
  readonly third: number;
  readonly rising: number;
  readonly second: number;
  /** What each block that goes costs. */
  readonly block: number;
  /** 11.6-a An interception that will be the stronger. */
  readonly meet: number;
  /** 17.7-b Fights on as long as it has so much of the enemy's line. */
  readonly stand: number;
}

const PLAIN: Temper = {
  town: 10,
  other: 0.4,
  cityWalls: 3,
  townWalls: 2.5,
  otherWalls: 0.6,
  guns: 2,
  camp: 0.8,
  hunger: 2,
  edge: 1,
  fight: 2,
  odds: 1,
  spoils: 0.6,
  relief: 0,
  relieve: 0,
  garrison: 2,
  guard: 0,
  post: 0,
  threat: 3,
  home: 4,
  abroad: 6,
  another: 3,
  hunt: 3,
  wallAway: 9,
  wallBeyond: 3,
  wallHome: 1.2,
  bank: 1,
  wound: 0.4,
  wounds: 4,
  bag: 2,
  recruit: 3,
  paying: 12,
  third: 5,
  rising: 6,
  second: 2.5,
  block: 0.3,
  meet: 1.5,
  stand: 0,
};

export type Tempers = Readonly<Record<SideName, Temper>>;
export const COLONEL: Tempers = { Liberal: PLAIN, Carlist: { ...PLAIN, cityWalls: 7, wallBeyond: 0.2 } };
export const GENERAL: Tempers = {
  Liberal: { ...COLONEL.Liberal, guard: 6, post: 3, relief: 8, relieve: 3 },
  Carlist: { ...COLONEL.Carlist, spoils: 0.1, cityWalls: 16, odds: 0.5, bank: 2, fight: 1, home: 6, guns: 3, wallHome: 2 },
};
export const temperOf = (school: string | undefined, side: SideName): Temper => (school === 'general' ? GENERAL : COLONEL)[side];
