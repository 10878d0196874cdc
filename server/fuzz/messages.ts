/** Messages no honest client would send: broken, forged, swollen, replayed, foreign. Repeatable from a seed. */
export interface Known {
  /** Matches: one's own, somebody else's, one that never was. */
  readonly matches: readonly string[];
  readonly at: number;
  readonly tokens: readonly string[];
}
type Pick = (n: number) => number;

const TEXTS = [
  '',
  ' ',
  "'; DROP TABLE matches; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(300),
  'x'.repeat(5000),
  'null',
  '__proto__',
  'constructor',
  'act',
  '@moment',
  '%00%ff',
  '\r\nSet-Cookie: a=b',
];
const NUMBERS = [0, -0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e21];

export const hostileValue = (pick: Pick, depth = 0): unknown => {
  switch (pick(depth > 4 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return NUMBERS[pick(NUMBERS.length)];
    case 2:
      return TEXTS[pick(TEXTS.length)];
    case 3:
      return pick(2) === 0;
    case 4:
      return [];
    case 5:
      return Array.from({ length: pick(6) }, () => hostileValue(pick, depth + 1));
    case 6:
      return Object.fromEntries(
        Array.from({ length: pick(5) }, () => [TEXTS[pick(TEXTS.length)], hostileValue(pick, depth + 1)]),
      );
    default:
      return JSON.parse(`{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":${pick(9)}}`);
  }
};

const honest = (pick: Pick, { matches, at, tokens }: Known): Record<string, unknown> => {
  const match = matches[pick(matches.length)];
  const id = pick(1000);
  const commands = [
    {
      is: 'act',
      at: at + pick(5) - 2,
      do: ['bid', 'pass', 'play', 'march', 'gather', 'stake', 'nothing', 'lose', 'retreat'][pick(9)],
      with: pick(12) - 2,
    },
    { is: 'undo', at: at + pick(3) - 1 },
    { is: 'answer', offer: pick(20), yes: true },
    { is: 'offer-takeback', to: pick(40) },
    { is: 'offer-takeback' },
    { is: 'rematch' },
    { is: 'rematch', bound: 'ab'.repeat(32) },
    { is: 'chat', text: TEXTS[pick(TEXTS.length)] },
  ];
  const all = [
    { t: 'watch', id, match, since: pick(50) },
    { t: 'unwatch', id, match },
    { t: 'lobby', id, on: true },
    { t: 'ping', id },
    { t: 'hello', v: 1, token: tokens[pick(tokens.length)], words: 'en' },
    { t: 'do', id, match, command: commands[pick(commands.length)] },
    { t: 'do', id, match, command: commands[pick(commands.length)] },
    { t: 'do', id, match, command: commands[0] },
  ];
  return all[pick(all.length)] as Record<string, unknown>;
};

/** Changes something somewhere in a message. */
const spoil = (pick: Pick, message: Record<string, unknown>): Record<string, unknown> => {
  const copy = JSON.parse(JSON.stringify(message)) as Record<string, unknown>;
  const inside = typeof copy.command === 'object' && pick(2) === 0 ? (copy.command as Record<string, unknown>) : copy;
  const names = Object.keys(inside);
  const name = names[pick(names.length)] ?? 't';
  switch (pick(4)) {
    case 0:
      delete inside[name];
      break;
    case 1:
      inside[name] = hostileValue(pick);
      break;
    case 2:
      inside[TEXTS[pick(TEXTS.length)]!] = hostileValue(pick);
      break;
    default:
      inside[name] = [inside[name]];
  }
  return copy;
};

export const hostileMessage = (pick: Pick, known: Known): string | Buffer => {
  const text = JSON.stringify(pick(3) === 0 ? honest(pick, known) : spoil(pick, honest(pick, known)));
  switch (pick(12)) {
    case 0:
      return text.slice(0, pick(text.length));
    case 1:
      return Buffer.from(text);
    case 2:
      return JSON.stringify(hostileValue(pick));
    case 3:
      return '['.repeat(1 + pick(4000));
    case 4:
      return `{"t":"do","id":1,"match":"${known.matches[0]}","command":{"is":"act","at":${known.at},"do":"bid","with":${'['.repeat(2000)}${']'.repeat(2000)}}}`;
    case 5:
      return text.replace(/"/g, pick(2) === 0 ? "'" : '');
    default:
      return text;
  }
};
