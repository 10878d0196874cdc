/**
 * A warm worker: one process that keeps vitest and everything it has transformed, and runs test files of a game with some of its
 * files replaced. A mutant that never ends ends with its worker: whoever started it counts the time.
 */
import { Writable } from 'node:stream';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

export interface WorkerStart {
  readonly root: string;
  /** The folder of the game, from the root. */
  readonly folder: string;
  /** Each test file in a thread of its own, with reached.ts in front of it. */
  readonly first: boolean;
}
export interface TestJob {
  /** Whole texts, by absolute path. */
  readonly replaced: Readonly<Record<string, string>>;
  /** Absolute paths in the order to run; null: all. */
  readonly tests: readonly string[] | null;
}
export interface FailedTest {
  readonly test: string;
  readonly message: string;
}
export type Word =
  | { readonly is: 'ready'; readonly tests: readonly string[] }
  | { readonly is: 'ended'; readonly test: string; readonly ms: number; readonly reached: readonly number[] }
  | { readonly is: 'done'; readonly failed: FailedTest | null };

const say = (word: Word): void => void process.send?.(word);
const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
let replaced: TestJob['replaced'] = {};

const open = ({ root, folder, first }: WorkerStart): Promise<Vitest> =>
  createVitest(
    {
      config: false,
      root,
      watch: false,
      include: [`${folder}/**/*.test.ts`],
      exclude: ['**/node_modules/**'],
      pool: 'threads',
      maxWorkers: 1,
      // One thread for all files of a run, and a new one for the next run: nothing of a mutant is left behind.
      isolate: first,
      // It would answer with what a file was before it was changed.
      fsModuleCache: false,
      bail: first ? 0 : 1,
      testTimeout: 300_000,
      hookTimeout: 300_000,
      setupFiles: first ? [new URL('./reached.ts', import.meta.url).pathname] : [],
      sequence: {
        sequencer: class {
          shard = (files: TestSpecification[]): TestSpecification[] => files;
          sort = (files: TestSpecification[]): TestSpecification[] => files;
        },
      },
      reporters: [
        {
          onTestModuleEnd: (module: TestModule) =>
            say({
              is: 'ended',
              test: module.moduleId,
              ms: Math.round(module.diagnostic().duration),
              reached: (module.meta() as { reached?: number[] }).reached ?? [],
            }),
        },
      ],
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'cuartel-mutate',
          enforce: 'pre',
          transform: (_code, id) => (Object.hasOwn(replaced, id) ? { code: replaced[id]!, map: null } : undefined),
        },
      ],
    },
    { stdout: silence(), stderr: silence() },
  );

const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? '';
const failureIn = (modules: readonly TestModule[], stray: readonly unknown[]): FailedTest | null => {
  for (const module of modules) {
    for (const test of module.children.allTests('failed'))
      return {
        test: `${module.relativeModuleId}: ${test.fullName}`,
        message: firstLine(test.result().errors?.[0]?.message),
      };
    if (!module.ok()) return { test: module.relativeModuleId, message: firstLine(module.errors()[0]?.message) };
  }
  const [error] = stray;
  return error === undefined ? null : { test: '-', message: firstLine(String((error as Error).message ?? error)) };
};

const begin = async (start: WorkerStart): Promise<void> => {
  const vitest = await open(start);
  await vitest.standalone();
  const all = new Map((await vitest.globTestSpecifications()).map(specification => [specification.moduleId, specification]));
  process.on('message', async ({ replaced: now, tests }: TestJob) => {
    const changed = new Set([...Object.keys(replaced), ...Object.keys(now)]);
    replaced = now;
    for (const file of changed) vitest.invalidateFile(file);
    const wanted = (tests ?? [...all.keys()]).flatMap(test => all.get(test) ?? []);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    vitest.state.clearErrors();
    say({ is: 'done', failed: failureIn(testModules, unhandledErrors) });
  });
  say({ is: 'ready', tests: [...all.keys()] });
};

process.on('disconnect', () => process.exit(0));
process.once('message', begin);
