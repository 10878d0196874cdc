/** One side of one match, played at random over a WebSocket of its own. */
import { WebSocket } from 'ws';
import type { Question } from '../protocol/play.ts';
import type { FromServer } from '../protocol/socket.ts';

export interface PlayerHow {
  readonly url: string;
  readonly token: string;
  readonly match: string;
  pick(n: number): number;
  /** Milliseconds to think before the next decision. */
  think(): number;
  /** An action was acknowledged after so many milliseconds. */
  accepted(ms: number, at: number, seq: number): void;
  failed(code: string): void;
  over(): void;
}
export interface LoadPlayer {
  close(): void;
  readonly closed: boolean;
}

export const sitDown = (how: PlayerHow): LoadPlayer => {
  const ws = new WebSocket(`${how.url.replace(/^http/, 'ws')}/api/v1/socket`, { perMessageDeflate: false });
  let id = 0;
  let waiting = 0;
  let sent = 0;
  let closed = false;
  let at = -1;
  let question: Question | null = null;
  let timer: NodeJS.Timeout | null = null;

  const decide = (): void => {
    timer = null;
    if (closed || question === null || waiting !== 0 || ws.readyState !== ws.OPEN) return;
    const option = question.options[how.pick(question.options.length)]!;
    waiting = ++id;
    sent = performance.now();
    ws.send(JSON.stringify({ t: 'do', id, match: how.match, command: { is: 'act', at, do: option.do, with: option.with } }));
  };
  const consider = (): void => {
    if (question === null || waiting !== 0 || timer !== null) return;
    const wait = how.think();
    if (wait <= 0) decide();
    else timer = setTimeout(decide, wait);
  };
  ws.on('open', () => {
    ws.send(JSON.stringify({ t: 'hello', v: 1, token: how.token }));
    ws.send(JSON.stringify({ t: 'watch', id: ++id, match: how.match }));
  });
  ws.on('message', data => {
    const message = JSON.parse(String(data)) as FromServer;
    if (message.t === 'update' || message.t === 'state') {
      const told = message.t === 'state' ? message.state : message;
      ({ at, question } = told);
      if (message.t === 'update' && message.id !== undefined && message.id === waiting) {
        waiting = 0;
        how.accepted(performance.now() - sent, message.at, message.seq);
      }
      if (told.standing.status === 'over') {
        if (!closed) how.over();
        return;
      }
      consider();
    } else if (message.t === 'fault') {
      if (message.id === waiting) waiting = 0;
      how.failed(message.code);
      consider();
    }
  });
  ws.on('error', () => how.failed('socket'));
  ws.on('close', () => {
    if (!closed) how.failed('closed');
    closed = true;
  });
  return {
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      ws.close();
    },
    get closed() {
      return closed;
    },
  };
};
