/** A bot thinks in a worker of its own, so that the table goes on answering. */
import { type Request, reply } from '@cuartel/bots/index.ts';
import { LANGUAGES } from '@cuartel/engine';
import { fill } from '../sheets.ts';
import { mindFor } from './minds.ts';

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  await mindFor(data.job.game);
  // What it thought is told in both languages.
  await Promise.all(LANGUAGES.map(language => fill('words', language, data.job.game)));
  self.postMessage(reply(data));
};
