/** `npm start`: all set-up, then the main job. */
import { handOver } from './setup/handover.mjs';

// The main job, here and nowhere else. Once there is a web table, this line builds and serves it.
const [script, ...first] = ['cli/bin/cuartel.mjs', 'play'];

await handOver(script, ...first, ...process.argv.slice(2));
