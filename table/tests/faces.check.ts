/** Every face fits what the table expects of it. Written by build/check.mjs; only the type check reads it. */
import { face as face0 } from '@cuartel/bobby-lee/board/face.ts';
import { poster as poster0 } from '@cuartel/bobby-lee/board/poster.ts';
import { face as face1 } from '@cuartel/mosbys-raiders/board/face.ts';
import { poster as poster1 } from '@cuartel/mosbys-raiders/board/poster.ts';
import { face as face2 } from '@cuartel/six-spaces/board/face.ts';
import { poster as poster2 } from '@cuartel/six-spaces/board/poster.ts';
import type { Face, Poster } from '../face.ts';

export const faces: readonly Face[] = [face0, face1, face2];
export const posters: readonly Poster[] = [poster0, poster1, poster2];
