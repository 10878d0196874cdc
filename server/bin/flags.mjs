/**
 * How Node is to keep house for a server: a small nursery, since it has many short-lived things and should not hold memory for
 * them; and a ceiling that makes it tidy up sooner, far above what the matches at hand may take.
 */
export const flags = env => [
  '--max-semi-space-size=8',
  `--max-old-space-size=${Math.max(768, 3 * (Number(env.LIVE_CACHE_MB) || 0))}`,
];
