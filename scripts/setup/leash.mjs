/**
 * Preloaded into what we start: if the command that started it is killed outright, it ends too. CUARTEL_OWNER names
 * that command where shells stand between, which would hide its end.
 */
import { whenOrphaned } from './child.mjs';

whenOrphaned(() => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(143), 2_000);
}, Number(process.env.CUARTEL_OWNER) || undefined);
