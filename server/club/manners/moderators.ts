/** Who moderates: members whom whoever runs the server names in MODERATORS. */
import type { ServerSettings } from '../../config/settings.ts';
import { keyOfName } from '../../people/names.ts';

export const isModerator = ({ MODERATORS }: Pick<ServerSettings, 'MODERATORS'>, name: string): boolean =>
  MODERATORS.split(',')
    .map(one => keyOfName(one.trim()))
    .some(key => key !== '' && key === keyOfName(name));
