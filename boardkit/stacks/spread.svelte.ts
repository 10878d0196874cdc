/** Which stack is spread out: the one under the pointer; a finger first spreads it, then chooses from it. Elements say theirs by `data-stack`. */
import type { StackId } from './stacks.ts';

const stackAt = (event: Event): string | null =>
  (event.target as Element).closest('[data-stack]')?.getAttribute('data-stack') ?? null;

export class Spread {
  #open = $state<string | null>(null);
  readonly #worth: (stack: string) => boolean;
  readonly #chosen: (stack: string) => boolean;
  /** `worth`: is there more in it than is seen? `chosen`: may the place itself be chosen, so that a tap must not be taken from it? */
  constructor(worth: (stack: string) => boolean, chosen: (stack: string) => boolean = () => false) {
    this.#worth = worth;
    this.#chosen = chosen;
  }
  is(stack: StackId): boolean {
    return this.#open === String(stack);
  }
  get open(): string | null {
    return this.#open;
  }
  readonly look = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const stack = stackAt(event);
    if (stack !== this.#open) this.#open = stack !== null && this.#worth(stack) ? stack : null;
  };
  readonly leave = (): void => {
    this.#open = null;
  };
  readonly tap = (event: MouseEvent): void => {
    const stack = stackAt(event);
    const worth = stack !== null && this.#worth(stack);
    const first = (event as PointerEvent).pointerType !== 'mouse' && worth && stack !== this.#open && !this.#chosen(stack);
    this.#open = worth ? stack : null;
    if (first) event.stopPropagation();
  };
}
