/** `npm run check`: the checks that need no test run, all of them, each with its verdict. */
import { CHECKS, runCheck } from './checks.ts';

const verdicts = await Promise.all(CHECKS.map(runCheck));
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
