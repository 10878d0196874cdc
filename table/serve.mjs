/** Serves the built table to this machine. `node table/serve.mjs [--port N] [--no-open]`, or `serve({ port, open })`. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, DIST, isFresh } from './build.mjs';

const FIRST_PORT = 8123;
const PORTS = 40;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The file for a path of the address, or undefined. */
const fileFor = path => {
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(DIST, name.endsWith('/') ? `${name}index.html` : name));
  if (name.includes('\0') || !file.startsWith(DIST + sep) || !(extname(file) in TYPES)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
/** The smallest copy the browser takes. */
const copyFor = (file, accepted) => {
  for (const [encoding, ending] of ENCODINGS)
    if (accepted.includes(encoding) && statSync(file + ending, { throwIfNoEntry: false }))
      return { encoding, path: file + ending };
  return { encoding: null, path: file };
};

const answer = (request, response) => {
  const send = (status, headers, body) => {
    for (const [name, value] of Object.entries({ ...HEADERS, ...headers })) response.setHeader(name, value);
    response.writeHead(status);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' });
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileFor(pathname);
  if (file === undefined) return send(404, { 'Content-Type': 'text/plain; charset=utf-8' }, 'Not here.\n');
  const { encoding, path } = copyFor(file, request.headers['accept-encoding'] ?? '');
  const body = readFileSync(path);
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
  const headers = {
    'Content-Type': TYPES[extname(file)],
    'Cache-Control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  };
  if (request.headers['if-none-match'] === tag) return send(304, headers);
  return send(200, { ...headers, 'Content-Length': body.length }, body);
};

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });

/** Opens the browser where there is a desktop; a failure is no matter, the address is printed. */
export const openBrowser = address => {
  const desktop =
    process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop || process.env.CI) return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};

/**
 * `port`: exactly this one; otherwise the first free one from 8123 on.
 * @param {{ port?: number, open?: boolean, host?: string, print?: (line: string) => void }} [how]
 */
export const serve = async ({
  port,
  open = true,
  host = '127.0.0.1',
  print = line => void process.stdout.write(`${line}\n`),
} = {}) => {
  if (!isFresh()) {
    print('Building the table…');
    await build();
  }
  const server = createServer(answer);
  let bound;
  for (let n = 0; bound === undefined; n++) {
    try {
      bound = await listen(server, port ?? FIRST_PORT + n, host);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port !== undefined || n + 1 >= PORTS) throw error;
    }
  }
  const address = `http://localhost:${bound}/`;
  print(`Cuartel: ${address}`);
  if (open) openBrowser(address);
  return { server, address, port: bound, close: () => new Promise(resolve => server.close(resolve)) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--port');
  const port = at < 0 ? undefined : Number(process.argv[at + 1]);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    process.stderr.write('--port takes a number from 0 to 65535\n');
    process.exit(1);
  }
  await serve({ ...(port === undefined ? {} : { port }), open: !process.argv.includes('--no-open') });
}
