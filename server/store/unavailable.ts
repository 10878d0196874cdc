/** Is it the store that cannot work now, rather than we who asked wrongly? A full disk, a lost connection, a database shutting down. */
const SQLITE = [5, 6, 8, 10, 13, 14];
const POSTGRES = /^(?:08|53|57P0|58)/;
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];

export const isUnavailable = (error: unknown): boolean => {
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return SQLITE.includes(errcode & 0xff);
  if (typeof code === 'string') return NETWORK.includes(code) || (/^[0-9A-Z]{5}$/.test(code) && POSTGRES.test(code));
  return typeof message === 'string' && /Connection terminated|timeout exceeded when trying to connect/.test(message);
};

const SQLITE_FULL = 13;
/** There is no room left on the disk, or no more than the settings allow. */
export const isFull = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return (errcode & 0xff) === SQLITE_FULL;
  return code === '53100' || code === 'ENOSPC';
};
