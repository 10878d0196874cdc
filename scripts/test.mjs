/** `npm test`: all set-up, then every check and every test. Arguments are passed on to vitest, which then runs alone. */
import { handOver } from './setup/handover.mjs';

await handOver('scripts/everything.ts', ...process.argv.slice(2));
