/** Asking by HTTP. In a browser the session is a cookie; elsewhere it is a token. */
import { Refused } from './fault.ts';

export interface Connection {
  /** Where the server is: 'https://host'. Empty in a browser that got its page from there. */
  readonly url: string;
  /** For programs: what signing in gave them. */
  token: string | null;
  /** For browsers: given with `me`, sent with every change. */
  csrf: string | null;
}

export const ask = async <T>(asking: Connection, method: string, path: string, body?: unknown): Promise<T> => {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (asking.token !== null) headers.authorization = `Bearer ${asking.token}`;
  else if (asking.csrf !== null) headers['x-csrf-token'] = asking.csrf;
  let response: Response;
  try {
    response = await fetch(`${asking.url}/api/v1${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: 'offline', message: 'The server cannot be reached.' });
  }
  const text = await response.text();
  let read: unknown = null;
  try {
    read = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Refused({ code: 'offline', message: `The server answered ${response.status} without sense.` });
  }
  if (!response.ok) throw new Refused(read as ConstructorParameters<typeof Refused>[0]);
  return read as T;
};
export const query = (given: Readonly<Record<string, string | number | undefined>>): string => {
  const parts = Object.entries(given)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => `${k}=${encodeURIComponent(String(v))}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
