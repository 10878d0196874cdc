import type { Onlooker as Seeing } from '@cuartel/boardkit/face.ts';
import type { War } from '../types.ts';

/** What a reader of this board may see. */
export type Onlooker = Seeing<War>;
