/** THE TURN TRACK: what comes, or comes back, and when. A list in the state, in the order in which it is due. */
export interface Due<What> {
  readonly at: number;
  readonly what: What;
}

/** Put something on the track; of things due together, the first laid comes first. */
export const layDue = <What>(track: Due<What>[], at: number, what: What): void => {
  let place = track.length;
  while (place > 0 && track[place - 1]!.at > at) place--;
  track.splice(place, 0, { at, what });
};
/** Take from the track, and give, everything due by now. What cannot come yet is laid again for later. */
export const takeDue = <What>(track: Due<What>[], now: number): What[] => {
  let n = 0;
  while (n < track.length && track[n]!.at <= now) n++;
  return track.splice(0, n).map(({ what }) => what);
};
/** When the first such thing is due; -1: it is not on the track. */
export const dueAt = <What>(track: readonly Due<What>[], is: (what: What) => boolean): number =>
  track.find(({ what }) => is(what))?.at ?? -1;
