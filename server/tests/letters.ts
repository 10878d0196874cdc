/** The letters in an outbox. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Those to this address, the oldest first, with soft line breaks joined. */
export const letters = (folder: string, address: string): string[] => {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter(file => file.endsWith('.eml'))
    .sort()
    .map(file => readFileSync(join(outbox, file), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
    .filter(text => text.toLowerCase().includes(`to: ${address.toLowerCase()}`));
};
