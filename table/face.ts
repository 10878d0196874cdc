/** A face as the table sees it: of any game, its own types laid aside. What stands in it is said in boardkit/face.ts. */
import type { Face as BoardFace } from '@cuartel/boardkit/face.ts';
import type { AnyTypes } from '@cuartel/engine';

export type { Both, Poster, SideLook, Track } from '@cuartel/boardkit/face.ts';
export type Face = BoardFace<AnyTypes>;

/** Everything a person may see; `me` and `own` are null for a spectator or behind the curtain. */
export interface Seen {
  // biome-ignore lint/suspicious/noExplicitAny: one of the game's sides, or null
  readonly me: any;
  // biome-ignore lint/suspicious/noExplicitAny: the game's own drawers; each face names its own types
  readonly pub: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly own: any;
}
