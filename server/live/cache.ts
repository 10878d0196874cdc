/** The matches at hand, the longest unused first. Over the limit, matches are put away: the store has them. */
import { weight } from './live.ts';
import { newSlot, type Slot } from './slot.ts';

export interface Cache {
  readonly slots: ReadonlyMap<string, Slot>;
  take(id: string): Slot;
  /** The match was loaded or has grown. */
  weigh(slot: Slot): void;
  putAway(slot: Slot): void;
  /** Forgets the slot when nobody needs it. */
  tidy(slot: Slot): void;
  size(): { slots: number; live: number; bytes: number };
}

export const newCache = (limit: number): Cache => {
  const slots = new Map<string, Slot>();
  let bytes = 0;
  let live = 0;
  const drop = (slot: Slot): void => {
    if (slot.live !== null) live--;
    slot.live = null;
    slot.inForce = null;
    slot.gallery = null;
    bytes -= slot.weight;
    slot.weight = 0;
  };
  const tidy = (slot: Slot): void => {
    if (
      slot.live === null &&
      slot.watchers.size === 0 &&
      slot.waiting.size === 0 &&
      slot.busy === 0 &&
      slots.get(slot.id) === slot
    )
      slots.delete(slot.id);
  };
  return {
    slots,
    take(id) {
      const held = slots.get(id);
      if (held !== undefined) slots.delete(id);
      // A match that never was leaves no place behind.
      const slot: Slot = held ?? newSlot(id, () => tidy(slot));
      slots.set(id, slot);
      return slot;
    },
    weigh(slot) {
      if (slot.live === null) return;
      if (slot.weight === 0) live++;
      const now = weight(slot.live);
      bytes += now - slot.weight;
      slot.weight = now;
      if (bytes <= limit) return;
      for (const old of slots.values()) {
        if (bytes <= limit) break;
        if (old === slot || old.live === null || old.busy > 0) continue;
        drop(old);
        tidy(old);
      }
    },
    putAway(slot) {
      drop(slot);
      tidy(slot);
    },
    tidy,
    size: () => ({ slots: slots.size, live, bytes }),
  };
};
