/** `node scripts/run.mjs FILE ...`: all set-up, then FILE on the pinned Node. Behind the other npm commands. */
import { handOver } from './setup/handover.mjs';

const [script, ...args] = process.argv.slice(2);
await handOver(script, ...args);
