/** Preloaded into the pinned Node: if the command that started it is killed outright, it ends too. */
import { whenOrphaned } from './child.mjs';

whenOrphaned(() => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(143), 2_000);
});
