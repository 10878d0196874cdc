/** 22.1-d What hidden enemy units have refused. */
import type { Mine } from '../state/table.ts';

export * from '../state/refused.ts';

export const isRefused = (own: Mine, code: number): boolean => own.refused.includes(code);
