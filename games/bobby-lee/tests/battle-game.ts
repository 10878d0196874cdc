/**
 * The battles alone as a game: every table begins in the thick of it. For the battery, and for
 * `cuartel fuzz games/bobby-lee/tests/battle-game.ts`, which takes a game from the file that exports it.
 */
import { type AnyGame, type Chance, keyToHex, type SetUp } from '@cuartel/engine';
import { bobbyLee } from '../index.ts';
import { thickBook, thickTable } from './battle-thick.ts';

const { en, es } = bobbyLee.text;
const { lessons: _, ...game } = bobbyLee;
export const battlesOfLee = {
  ...game,
  scenarios: ['1862'],
  book: thickBook,
  first: 'scene',
  setUp: (_agreed: SetUp, chance: Chance) => thickTable(keyToHex(chance.key), chance),
  result: (pub: { battles: readonly object[] }) => (pub.battles.length === 0 ? { winner: null, by: 'fought' } : null),
  text: {
    en: { ...en, sections: { ...en.sections, scene: () => 'Battles' }, outcome: () => 'All battles have been fought.' },
    es: { ...es, sections: { ...es.sections, scene: () => 'Batallas' }, outcome: () => 'Se han librado todas las batallas.' },
  },
} as unknown as AnyGame;
