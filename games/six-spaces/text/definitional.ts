/** Rules that need no code, and why. Six Spaces has none. */
import type { RuleId } from './rules.en.ts';

export const definitional: Partial<Record<RuleId, string>> = {};
