/** Which rules a test that passes names. Comes with the rulebook's pages only. */
import { tested } from 'virtual:tested';

export const isTested = (slug: string, rule: string): boolean => tested[slug]?.includes(rule) ?? false;
export const hasTests = (slug: string): boolean => (tested[slug]?.length ?? 0) > 0;
