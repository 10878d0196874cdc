/** What the layers over a net tell of its spaces, by their numbers. */
export interface Ration {
  readonly space: number;
  /** Units that are fed there; -1: all. */
  readonly feeds: number;
  /** Somebody there goes without: only their owner knows. */
  readonly short: boolean;
}
export interface Reached {
  readonly space: number;
  /** The least die that leads there; 0: none is needed. */
  readonly die: number;
}
export interface Threat {
  readonly space: number;
  /** Enemies one step away, whatever they are. */
  readonly enemies: number;
}
