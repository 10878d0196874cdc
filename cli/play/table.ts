/** THE TABLE: asks whoever must decide, until the game is over and everybody has left. */
import { act, lessonNow, machineOf } from '@cuartel/engine';
import { offered, thinkFor } from './bots.ts';
import { keep, leave } from './keeping.ts';
import { close } from './lesson.ts';
import { obeyOrders } from './orders.ts';
import { levelIn, randomChoice } from './seats.ts';
import type { TerminalGame } from './sitting.ts';
import { hearOut } from './turn.ts';

/** Nobody reads over another's shoulder: the screen is wiped and waits. */
const passKeyboard = async (s: TerminalGame, side: string): Promise<number | null> => {
  const nobodyYet = s.viewer === null;
  s.viewer = side;
  if (Object.values(s.seats).filter(seat => seat === 'human').length < 2) return null;
  const name = s.match.game.text[s.language].sides[side] ?? side;
  if (!nobodyYet) s.screen.clear();
  s.screen.say(`\n${s.screen.paint.bold(s.words.play.curtain(name))}`);
  s.shown.delete(side);
  // From a pipe nobody looks on, and no answer is spent on it.
  if (!s.keyboard.isTerminal) return null;
  const heard = await s.keyboard.ask(s.words.play.curtainReady(name));
  if (!nobodyYet) s.screen.clear();
  return heard.line === null ? leave(s, heard.why) : null;
};

export const sit = async (s: TerminalGame): Promise<number> => {
  const { game } = s.match;
  const machine = machineOf(game);
  for (;;) {
    // A lesson is read by one person, who plays every side of it: no curtain, no bot.
    const lesson = lessonNow(s.match, s.language);
    if (lesson !== null) {
      if (lesson.expected === null) return close(s, lesson);
      s.viewer = lesson.expected.by;
      const left = await hearOut(s, s.viewer);
      if (left !== null) return left;
      continue;
    }
    const asked = machine.asked(s.match.position);
    const bot = asked.find(side => s.seats[side] !== 'human');
    if (bot !== undefined) {
      const level = levelIn(s.seats[bot]);
      if (level === null) act(s.match, randomChoice(s.match, bot));
      else {
        const thought = await thinkFor(s.match, bot, level, s.plans.get(bot) ?? null);
        s.plans.set(bot, thought.choice.plan);
        act(s.match, offered(s.match, bot, thought));
      }
      obeyOrders(s);
      keep(s);
      continue;
    }
    const stays = s.viewer !== null && (asked.length === 0 || asked.includes(s.viewer));
    const side = stays ? (s.viewer as string) : ((asked[0] ?? game.sides.find(own => s.seats[own] === 'human')) as string);
    const left = (side === s.viewer ? null : await passKeyboard(s, side)) ?? (await hearOut(s, side));
    if (left !== null) return left;
  }
};
