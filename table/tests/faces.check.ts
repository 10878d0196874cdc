/** Every face fits what the table expects of it. Only the type check reads this file. */
import { face as bobbyLee } from '@cuartel/bobby-lee/board/face.ts';
import { poster as bobbyLeePoster } from '@cuartel/bobby-lee/board/poster.ts';
import { face as mosbysRaiders } from '@cuartel/mosbys-raiders/board/face.ts';
import { poster as mosbysRaidersPoster } from '@cuartel/mosbys-raiders/board/poster.ts';
import { face as sixSpaces } from '@cuartel/six-spaces/board/face.ts';
import { poster as sixSpacesPoster } from '@cuartel/six-spaces/board/poster.ts';
import type { Face, Poster } from '../face.ts';

export const faces: readonly Face[] = [sixSpaces, mosbysRaiders, bobbyLee];
export const posters: readonly Poster[] = [sixSpacesPoster, mosbysRaidersPoster, bobbyLeePoster];
