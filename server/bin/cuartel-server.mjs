#!/usr/bin/env node
/** Runs on Node 24 or newer, which reads TypeScript by itself. */
await import('../main.ts');
