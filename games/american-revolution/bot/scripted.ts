/** THE SCRIPTED PLAYER: the doctrine's choice, its lists put together by itself. For self-play, the fuzzer and hints. */
import type { Option } from '@cuartel/engine';
import type { Posed } from './asked.ts';
import { answer } from './doctrine.ts';

export const scripted = (asked: Posed): Option => answer(asked);
