/** Letters leave by SMTP, or lie as files in the outbox when no server is set. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ServerSettings } from '../config/settings.ts';
import { newId } from '../store/ids.ts';
import { OWNERS, privateFolder } from '../store/private.ts';

export interface Letter {
  /** What it is about: an address to be confirmed, a new password, a change of what opens the account, somebody's turn. */
  readonly kind: 'confirm' | 'reset' | 'change' | 'turn';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address that stops letters of this kind at one touch. */
  readonly unsubscribe?: string;
}
export type Post = (letter: Letter) => Promise<void>;

const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export const openPost = (settings: ServerSettings): Post => {
  const toMail = (letter: Letter) => ({
    from: settings.MAIL_FROM,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    headers: headersOf(letter),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (settings.SMTP_URL !== '') {
    const smtp = createTransport(settings.SMTP_URL, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
    return async letter => void (await smtp.sendMail(toMail(letter)));
  }
  const builder = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(settings.DATA_DIR, 'outbox');
  return async letter => {
    const { message } = await builder.sendMail(toMail(letter));
    privateFolder(folder);
    const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${newId()}`);
    // Whoever empties the outbox never sees half a letter.
    await writeFile(`${file}.part`, message as Buffer, { mode: OWNERS });
    await rename(`${file}.part`, `${file}.eml`);
  };
};
