import type { Onlooker as Seeing } from '@cuartel/boardkit/face.ts';
import type { People } from '../types.ts';

/** What a reader of this board may see: everything but hands. */
export type Onlooker = Seeing<People>;
