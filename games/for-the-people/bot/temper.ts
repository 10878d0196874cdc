/** TEMPER: the figures by which the doctrine weighs, in points of political will. */

export interface Temper {
  /** What an SP is worth, by side. */
  readonly sp: readonly [usa: number, csa: number];
  /** What a border state is worth beside its will, in a game judged by 1861 and in others. */
  readonly border: number;
  readonly borderLater: number;
  /** How much of a state's worth its spaces share out, and the least a space of it is worth. */
  readonly state: number;
  readonly space: number;
  /** A resource centre, a port where runners land, a coastal fort, in shares of what they cost. */
  readonly centre: number;
  readonly port: number;
  readonly fort: number;
  /** An invaded state of the Union, and the capitals. */
  readonly invaded: number;
  readonly capital: number;
  /** Winning a battle counts so much of the will and of the losses it brings; the least a battle must promise. */
  readonly glory: number;
  readonly exchange: number;
  readonly nerve: number;
  /** What guarding a place is worth, as a share of what is lost with it; how much of a threat a guard must meet. */
  readonly guard: number;
  readonly guardCapital: number;
  readonly meet: number;
  /** Standing under the enemy's eyes, standing without a line or in a crowd, and being drawn towards great places. */
  readonly exposed: number;
  readonly cut: number;
  readonly waste: number;
  readonly pull: number;
  /** What operations only promise counts so much of what an event surely brings. */
  readonly promise: number;
  /** Markers laid by a card's value, and voyages, in shares of what they seem worth; what a space must bring to leave an SP on it. */
  readonly mark: number;
  readonly voyage: number;
  readonly drop: number;
  /** What a card of each value is worth if it is kept for something else. */
  readonly card: readonly [number, number, number];
  /** A card drawn or lost, an army created, an army that grows thin, a fort built, an interrupt kept for its hour. */
  readonly hand: number;
  readonly army: number;
  readonly thin: number;
  readonly works: number;
  readonly kept: number;
  /** Being caught on the march by whoever watches the way: a thin army, a large battle. */
  readonly ambush: number;
  /** Troops to march with: how much better an army than others, and how much nearer to the great places. */
  readonly mass: number;
  readonly ahead: number;
  /** Who is behind dares more: so much of it. */
  readonly daring: number;
  /** Of the border states' worth, so much for Missouri, Kentucky and West Virginia. */
  readonly borders: readonly [mo: number, ky: number, wv: number];
  /** What SP could take from where they are posted counts so much. */
  readonly reap: number;
  /** A draw counts up to this for where troops are posted; what a raid of riders must bring. */
  readonly lure: number;
  readonly ride: number;
  /** SP without a general threaten so much of what led ones would. */
  readonly loose: number;
  /** A step of the blockade for each turn that is left, a step of the assault. */
  readonly blockade: number;
  readonly assault: number;
  /** A point of an army's rating: what its commander, two of his generals and its riders add to a die. */
  readonly staff: number;
  /** An own space with the enemy in it that is not marked yet: driving him off counts so much of what would be lost. */
  readonly rescue: number;
  /** The main army marches as a whole, by campaigns that are weighed to their end. */
  readonly campaigns: boolean;
}

export const PLAIN: Temper = {
  sp: [1, 1.4],
  border: 20,
  borderLater: 6,
  state: 0.8,
  space: 0.15,
  centre: 1,
  port: 1,
  fort: 1,
  invaded: 1,
  capital: 1,
  glory: 1,
  exchange: 1,
  nerve: 0,
  guard: 0.5,
  guardCapital: 1,
  meet: 0.7,
  exposed: 0.3,
  cut: 0.8,
  waste: 0.3,
  pull: 0.3,
  promise: 1,
  mark: 1,
  voyage: 1,
  drop: 0.8,
  card: [0, 0.5, 1],
  hand: 2,
  army: 3,
  thin: 1.3,
  works: 1,
  kept: 1.5,
  ambush: 0,
  mass: 1,
  ahead: 1,
  daring: 1,
  borders: [1, 1, 1],
  reap: 0,
  lure: 10,
  ride: 0,
  loose: 0,
  blockade: 1.5,
  assault: 0.8,
  staff: 0,
  rescue: 0,
  campaigns: false,
};

/** Who is behind has less to lose: 0, he minds everything; 1, hardly anything. */
export const daring = (temper: Temper, by: number): Temper =>
  by <= 0
    ? temper
    : {
        ...temper,
        guard: temper.guard * (1 - 0.6 * by),
        guardCapital: temper.guardCapital * (1 - 0.6 * by),
        exposed: temper.exposed * (1 - 0.7 * by),
        waste: temper.waste * (1 - 0.8 * by),
        thin: temper.thin * (1 - 0.4 * by),
        pull: temper.pull * (1 + by),
      };
