/** The frame of every command: set up if needed, then hand over to the pinned Node. */
import { runChild } from './child.mjs';
import { house, leashed, SetupError, within } from './house.mjs';
import { pinnedNode, ready } from './install.mjs';

/** Runs a script of this repository on the pinned Node, in the terminal as it is, and ends with its exit code. */
export async function handOver(script, ...args) {
  try {
    await ready();
    process.exitCode = await runChild(pinnedNode, [...leashed, within(script), ...args], { cwd: house });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
