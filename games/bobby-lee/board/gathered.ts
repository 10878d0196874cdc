/** Units that deploy in one place one after another are one line of the journal. */
import { english, type Language, spanish } from '@cuartel/engine';
import { COLUMN, wingOf } from '../text/battle.words.ts';
import { wordsOf } from '../text/words.ts';
import type { BattleFacts } from '../types/battle.ts';
import { WORDS } from './words.ts';

type Placed = BattleFacts['placed'];
/** Where they deploy, for lines that belong together. */
export const placeOf = ({ hex, spot }: Placed): string => `${hex} ${spot}`;
/** "Right: Hood (infantry), Hampton (cavalry) and Anderson (infantry) deploy." */
export const placedInWords = (placed: readonly Placed[], language: Language): string => {
  const where = WORDS[language].spots[COLUMN[wingOf(placed[0]?.spot ?? 0)] ?? 3] ?? '';
  const units = placed.map(({ block }) => wordsOf(language).unit(block));
  return language === 'es' ? `${where}: despliegan ${spanish.and(units)}.` : `${where}: ${english.and(units)} deploy.`;
};
