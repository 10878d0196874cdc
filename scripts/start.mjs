/** `npm start`: all set-up, then the main job: the web table with its server. `npm start -- --terminal`: the table of the terminal. */
import { handOver } from './setup/handover.mjs';

// The main job, here and nowhere else.
const args = process.argv.slice(2);
const terminal = args.includes('--terminal');
const [script, ...first] = terminal ? ['cli/bin/cuartel.mjs', 'play'] : ['scripts/serve.mjs'];

await handOver(script, ...first, ...args.filter(arg => arg !== '--terminal'));
