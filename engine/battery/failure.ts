/** What the battery found wrong: which property, in which game, after which actions. It can be saved and replayed. */
import { sha256Hex } from '../chance/sha256.ts';
import type { Option } from '../machine/options.ts';
import type { Record } from '../play/record.ts';
import { FORMAT } from '../play/save.ts';
import { canonical } from '../state/plain.ts';

export interface Failure {
  readonly property: string;
  readonly detail: string;
  readonly seed: string;
  /** Set-up and the actions that led there. */
  readonly record: Record;
  /** The action that could not be made, when that was the fault. */
  readonly action: Option | null;
}

/** A broken property, thrown inside the battery and caught by it. */
export class Broken extends Error {
  readonly property: string;
  constructor(property: string, detail: string) {
    super(detail);
    this.property = property;
  }
}
export const insist = (property: string, holds: boolean, detail: () => string): void => {
  if (!holds) throw new Broken(property, detail());
};
/** Compares two plain values as text and says where they part. */
export const insistSame = (property: string, what: string, a: string, b: string): void => {
  if (a === b) return;
  let i = 0;
  while (a[i] === b[i]) i++;
  const around = (s: string) => s.slice(Math.max(0, i - 60), i + 60);
  throw new Broken(property, `${what}: ...${around(a)}... against ...${around(b)}...`);
};

/** A save file (without a position: it may not exist) that also tells what was found. */
export const failureFile = (failure: Failure, position: string): string => {
  const { property, detail, seed, record, action } = failure;
  const saved = { cuartel: 'save', format: FORMAT, ...record, position, failure: { property, detail, seed, action } };
  return `${JSON.stringify({ ...saved, seal: sha256Hex(canonical(saved)) })}\n`;
};
