/** Whether a die decides a choice, so that its odds are shown before it is made. */
import type { ChoiceInWords } from '../worker/protocol.ts';
import type { OpenGame } from './game.svelte.ts';

export const hasOdds = ({ face, sight }: OpenGame, option: ChoiceInWords): boolean =>
  (face.odds?.includes(option.do) ?? false) && (face.chancy?.(sight.view, option) ?? true);
