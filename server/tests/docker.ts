/**
 * A Dockerfile carried out without Docker: every stage is a folder of its own, every step is done there by the same commands. What
 * stands in the base image is what stands here (the same Node); absolute paths are those of the folder.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Step {
  readonly word: string;
  readonly rest: string;
}
export const stepsIn = (text: string): Step[] =>
  text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [word = '', ...rest] = line.split(/\s+/);
      return { word: word.toUpperCase(), rest: rest.join(' ') };
    });

/** What `COPY . .` takes: everything but what .dockerignore names. */
export const contextOf = (house: string): string[] => {
  const patterns = readFileSync(join(house, '.dockerignore'), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));
  const ignored = (path: string): boolean =>
    patterns.some(pattern =>
      pattern.startsWith('**/') ? path === pattern.slice(3) || path.endsWith(`/${pattern.slice(3)}`) : path === pattern,
    );
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = relative(house, join(folder, entry.name));
      if (ignored(path)) continue;
      if (entry.isDirectory()) walk(join(folder, entry.name));
      else found.push(path);
    }
  };
  walk(house);
  return found;
};

export interface Stage {
  readonly name: string;
  /** The folder that stands for /. */
  readonly root: string;
  readonly env: Record<string, string>;
  cwd: string;
  user: string;
  command: readonly string[];
  health: readonly string[];
}
const words = (json: string): string[] => JSON.parse(json.slice(json.indexOf('['))) as string[];

/** The environment of a fresh container: nothing of ours but the way to Node and npm, and npm's cache. */
export const bare = (stage: Pick<Stage, 'env'>): NodeJS.ProcessEnv => ({
  PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
  HOME: process.env.HOME ?? '/',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_(?:cache|registry|userconfig)$/i.test(name))),
  ...stage.env,
});

export const carryOut = async (steps: readonly Step[], house: string, into: string): Promise<Stage> => {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  const within = (path: string): string => (path.startsWith('/') ? join(stage!.root, path) : join(stage!.cwd, path));
  const me = userInfo();
  const take: Record<string, (rest: string) => Promise<void> | void> = {
    FROM(rest) {
      const name = / AS (\S+)$/i.exec(rest)?.[1] ?? 'last';
      const root = join(into, name);
      mkdirSync(root, { recursive: true });
      stage = { name, root, env: {}, cwd: root, user: 'root', command: [], health: [] };
      stages.set(name, stage);
    },
    WORKDIR(rest) {
      stage!.cwd = within(rest);
      mkdirSync(stage!.cwd, { recursive: true });
    },
    COPY(rest) {
      const other = /^--from=(\S+) (\S+) (\S+)$/.exec(rest);
      if (other !== null) {
        const from = stages.get(other[1]!);
        if (from === undefined) throw new Error(`there is no stage ${other[1]}`);
        cpSync(join(from.root, other[2]!), within(other[3]!), { recursive: true, verbatimSymlinks: true });
        return;
      }
      if (rest !== '. .') throw new Error(`COPY ${rest} is not understood`);
      for (const file of contextOf(house)) {
        mkdirSync(dirname(join(stage!.cwd, file)), { recursive: true });
        cpSync(join(house, file), join(stage!.cwd, file), { verbatimSymlinks: true });
      }
    },
    async RUN(rest) {
      const here = rest
        .replace(/(^|[\s=])\/(house|data)\b/g, (_, before: string, path: string) => `${before}${join(stage!.root, path)}`)
        .replace(/\bnode:node\b/g, `${me.uid}:${me.gid}`);
      await run('/bin/sh', ['-e', '-c', here], { cwd: stage!.cwd, env: bare(stage!), maxBuffer: 64_000_000 });
    },
    ENV(rest) {
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage!.env[name!] = value!;
    },
    USER(rest) {
      stage!.user = rest;
    },
    CMD(rest) {
      stage!.command = words(rest);
    },
    HEALTHCHECK(rest) {
      stage!.health = words(rest);
    },
    VOLUME() {},
    EXPOSE() {},
  };
  for (const { word, rest } of steps) {
    const deed = take[word];
    if (deed === undefined) throw new Error(`${word} is not understood`);
    await deed(rest);
  }
  if (stage === null) throw new Error('an empty Dockerfile');
  return stage;
};
