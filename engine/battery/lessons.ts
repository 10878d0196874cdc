/** Every step of a worked example is offered, says something in both languages, and uses up exactly the dice laid ready for it. */
import { keyFromSeed } from '../chance/chance.ts';
import type { AnyGame } from '../game.ts';
import { lessonNow } from '../play/lesson.ts';
import { act, type Match, open } from '../play/match.ts';
import { load, save } from '../play/save.ts';
import { hashOf } from '../state/hash.ts';
import { LANGUAGES } from '../text/catalogue.ts';
import { insist, insistSame } from './failure.ts';

const PROPERTY = 'lessons';
/** Plays the lesson to its end and gives the match back. */
export const playLesson = (game: AnyGame, id: string): Match => {
  const match = open(game, { scenario: id, options: [] }, keyFromSeed(1));
  for (let n = 0; ; n++) {
    const now = lessonNow(match, 'en');
    if (now === null) throw new Error(`${id} is no lesson of ${game.slug}`);
    insist(PROPERTY, now.step === Math.min(n + 1, now.of), () => `${id}: after ${n} steps it says ${now.step} of ${now.of}`);
    for (const language of LANGUAGES)
      insist(
        PROPERTY,
        (lessonNow(match, language)?.say.length ?? 0) > 5,
        () => `${id}, step ${n + 1}: nothing is said (${language})`,
      );
    if (n === now.of) break;
    const { expected } = now;
    insist(PROPERTY, expected !== null && act(match, expected).ok, () => `${id}, step ${n + 1} is not offered: ${now.say}`);
  }
  const left = match.position.table.dark.chance.loaded;
  insistSame(PROPERTY, `${id}: dice left over`, JSON.stringify(left), JSON.stringify({ dice: [], draws: [] }));
  const loaded = load(save(match), () => game);
  insist(
    PROPERTY,
    loaded.ok && hashOf(loaded.match.position) === hashOf(match.position),
    () => `${id}: a save comes back otherwise`,
  );
  return match;
};
