/** The thread in which passwords are weighed. */
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as en from '@zxcvbn-ts/language-en';
import * as es from '@zxcvbn-ts/language-es-es';
import type { Guess, Reckoned } from './strength.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...en.dictionary, ...es.dictionary },
  graphs: common.adjacencyGraphs,
});
parentPort?.postMessage({ is: 'ready' } satisfies Reckoned);
parentPort?.on('message', ({ password, about }: Guess) => {
  const { guessesLog10 } = zxcvbn.check(password, [...about]);
  parentPort?.postMessage({ is: 'reckoned', guesses: guessesLog10 } satisfies Reckoned);
});
