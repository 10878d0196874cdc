/**
 * Calling a push service whose address a person has given us. The address is read once, by one reader, and what it says is what is
 * called; its name is looked up once, for that very connection, and an address that is not public is not connected to.
 */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic } from './address.ts';

/** A name as names are, of at least two parts: whatever else stands there could be read in two ways. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The address of a service among `hosts` (a leading dot: every name below it), or null. */
export const serviceAt = (endpoint: string, hosts: readonly string[]): URL | null => {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || !NAME.test(hostname)) return null;
  return hosts.some(h => (h.startsWith('.') ? hostname.endsWith(h) : hostname === h)) ? url : null;
};

type Found = { address: string; family: number }[];
export interface CallHow {
  /** Given up after so many milliseconds, wherever it stands. */
  readonly ms: number;
  readonly resolve?: ((name: string) => Promise<Found>) | undefined;
  readonly admits?: (address: string) => boolean;
}
export interface Called {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
}
/** Resolves to the status of the answer; what else it says is not read. */
export const call = (url: URL, { method, headers, body }: Called, how: CallHow): Promise<number> => {
  const resolve = how.resolve ?? (name => lookup(name, { all: true }));
  const admits = how.admits ?? isPublic;
  const find: LookupFunction = (name, options, done) => {
    resolve(name).then(
      found => {
        const strange = found.find(({ address }) => !admits(address));
        const [first] = found;
        if (strange !== undefined || first === undefined)
          done(new Error(`${name} leads to ${strange?.address ?? 'nowhere'}, which is not public`), '', 0);
        else if (options.all === true) done(null, found, 0);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
  return new Promise((answered, failed) => {
    const asking = request(
      {
        method,
        headers: { ...headers },
        protocol: 'https:',
        hostname: url.hostname,
        port: url.port === '' ? 443 : Number(url.port),
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        lookup: find,
        agent: false,
        signal: AbortSignal.timeout(how.ms),
      },
      answer => {
        answered(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asking.on('error', failed);
    asking.end(body ?? undefined);
  });
};
