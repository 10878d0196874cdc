/** What the keys do at the table. */
import { tick } from 'svelte';
import { type DeskRow, timesOn } from './entries.ts';
import type { OpenGame } from './game.svelte.ts';
import type { Hands } from './hands.svelte.ts';
import { ENDER, indexOf, typing } from './keys.ts';
import { isTaught, isTaughtMember } from './taught.ts';

/** What of the page the keys reach. */
export interface KeysReach {
  readonly game: OpenGame;
  readonly hands: Hands;
  /** The board. */
  readonly stage: { pan(dx: number, dy: number): void; zoom(factor: number): void; fit(): void; turn(): void } | undefined;
  /** Brings what may be chosen into the eye. */
  locate(): void;
  /** Puts the focus on a choice. */
  focusOn(index: number): void;
  /** Is nobody busy elsewhere on the page? Then the focus may be moved among the choices. */
  free(): boolean;
  help(): void;
  journal(): void;
  /** Puts away the sheet of a narrow screen. */
  foldSheet(): void;
  film(): void;
}
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (event: KeyboardEvent, selector: string): boolean => (event.target as Element).closest(selector) !== null;

/** A mark decides at once; pressed while a decision is not answered yet, it decides nothing unread: its choice in what is asked next is aimed at. */
const press = async ({ game, hands, free, focusOn }: KeysReach, index: number): Promise<void> => {
  if (game.entries[index] === undefined || hands.enter(index) || !(game.busy || game.unread)) return;
  await game.answered();
  await tick();
  if (free()) focusOn(index);
};
/** Keys of a set that is open: all, none, as last time; Enter decides, when it is not on another button. */
const setKey = ({ game }: KeysReach, event: KeyboardEvent): boolean => {
  const [set] = game.sets;
  if (set === undefined) return false;
  const fill = { a: 'all', n: 'none', y: 'again' } as const;
  const which = fill[event.key.toLowerCase() as keyof typeof fill];
  if (which !== undefined) {
    // Of one at most there is nothing to fill; nobody at all may be a list too.
    if (!event.repeat && (set.most > 1 || (which === 'none' && set.least === 0))) void game.fill(set, which);
    return true;
  }
  return event.key === 'Enter' && !event.repeat && !within(event, 'button:not([data-member]), a') && game.chooseList();
};
const isLit = ({ sight, half }: OpenGame, row: DeskRow): boolean => {
  if (row.is === 'option') return isTaught(sight, row.option);
  return row.is === 'member' && isTaughtMember(sight, row.set, row.n, timesOn(half, row.set, row.n));
};
const arrowKey = ({ game, hands, stage, focusOn }: KeysReach, event: KeyboardEvent, [x, y]: readonly [number, number]): void => {
  event.preventDefault();
  if (event.shiftKey) {
    stage?.pan(-x * 120, -y * 120);
    return;
  }
  const by = x + y;
  if (game.looking || within(event, '.journal')) return void game.step(by);
  const { length } = game.entries;
  const { aimed } = hands;
  // In a lesson what the example does comes first: it may have no mark of its own.
  const lit = aimed < 0 ? game.entries.findIndex(row => isLit(game, row)) : -1;
  const first = lit >= 0 ? lit : by > 0 ? 0 : length - 1;
  if (length > 0) focusOn(aimed < 0 ? first : (aimed + by + length) % length);
};
/** True: the key was one of these. */
const lookKey = (reached: KeysReach, event: KeyboardEvent): boolean => {
  const { game, stage } = reached;
  switch (event.key.toLowerCase()) {
    case '?':
      reached.help();
      return true;
    case '+':
    case '=':
      stage?.zoom(1.4);
      return true;
    case '-':
      stage?.zoom(1 / 1.4);
      return true;
    case 'u':
      if (!event.repeat) game.undo();
      return true;
    case 'f':
      stage?.fit();
      return true;
    case 'l':
      reached.locate();
      return true;
    case 'v':
      if (!event.repeat) reached.film();
      return true;
    case 'r':
      stage?.turn();
      return true;
    case 'j':
      reached.journal();
      return true;
    default:
      return false;
  }
};
const choiceKey = (reached: KeysReach, event: KeyboardEvent): boolean => {
  const { game, hands } = reached;
  if (event.key.toLowerCase() === ENDER) {
    const index = game.entries.findIndex(entry => entry.is === 'option' && entry.ender);
    if (index >= 0 && !event.repeat && !game.unread) hands.enter(index);
    return index >= 0;
  }
  const index = event.key.length === 1 ? indexOf(event.key) : -1;
  if (game.entries[index] === undefined) return false;
  if (!event.repeat) void press(reached, index);
  return true;
};
export const typed = (reached: KeysReach, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
  // A key held down decides once.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && within(event, '[data-choice]')) {
    event.preventDefault();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    if (!within(event, '[role="tablist"]')) arrowKey(reached, event, arrow);
    return;
  }
  if (event.key === 'Escape') {
    reached.hands.letGo();
    if (reached.game.opened !== null) reached.game.unfold(null);
    reached.foldSheet();
    reached.game.dismiss();
    return;
  }
  if (setKey(reached, event) || lookKey(reached, event) || choiceKey(reached, event)) event.preventDefault();
};
