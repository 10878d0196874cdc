/** What is heard, for those who want it; and a notice when it is your turn and the page is not looked at. */
import { untrack } from 'svelte';
import { notify } from '../page/notice.ts';
import { play } from '../page/sound.ts';
import { words } from '../page/words.svelte.ts';
import type { OpenGame } from './game.svelte.ts';
import { sumsIn } from './sums.ts';

export const listen = (game: () => OpenGame, title: () => string): void => {
  let turns = 0;
  $effect(() => {
    const { fresh, face } = game();
    untrack(() => {
      if (fresh.some(line => sumsIn(line.about).some(sum => sum.dice.length > 0))) play('dice');
      else if (fresh.some(line => face.way?.(line) != null)) play('block');
    });
  });
  $effect(() => {
    const { sight, lines, turns: now } = game();
    const side = sight.question?.side;
    untrack(() => {
      if (now === turns) return;
      turns = now;
      if (side === undefined || lines.length === 0) return;
      play('drum');
      notify(title(), `${sight.names[side] ?? side}: ${words().home.yourTurn}`);
    });
  });
};
