/** The ladder as a picture: a bar for each level, with its interval. */
import type { Ladder } from './outcome.ts';

const ROW = 34;
const LEFT = 150;
const WIDTH = 420;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const chartOf = (title: string, names: Readonly<Record<string, string>>, { levels }: Ladder): string => {
  const height = 58 + levels.length * ROW;
  const x = (rate: number): string => (LEFT + rate * WIDTH).toFixed(1);
  const rows = levels.map(({ level, rate, rateLow, rateHigh, elo }, i) => {
    const y = 44 + i * ROW;
    const middle = y + 11;
    return [
      `<text x="${LEFT - 10}" y="${middle + 4}" text-anchor="end">${escaped(names[level] ?? level)}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${(rate * WIDTH).toFixed(1)}" height="22" rx="3" fill="#7a8ba0"/>`,
      `<path d="M${x(rateLow)} ${middle}H${x(rateHigh)}M${x(rateLow)} ${middle - 5}v10M${x(rateHigh)} ${middle - 5}v10" stroke="#3b2f22" stroke-width="1.5" fill="none"/>`,
      `<text x="${LEFT + WIDTH + 12}" y="${middle + 4}">${(rate * 100).toFixed(1)} % · ${Math.round(elo) >= 0 ? '+' : ''}${Math.round(elo)}</text>`,
    ].join('\n  ');
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    rate =>
      `<path d="M${x(rate)} 36V${height - 14}" stroke="#d8cdb8"/><text x="${x(rate)}" y="${height - 2}" text-anchor="middle" font-size="10">${rate * 100}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 130} ${height}" font-family="Georgia, serif" font-size="13" fill="#3b2f22">
  <title>${escaped(title)}</title>
  <rect width="100%" height="100%" fill="#f6f0e2"/>
  <text x="16" y="24" font-size="16" font-weight="bold">${escaped(title)}</text>
  ${grid.join('\n  ')}
  ${rows.join('\n  ')}
</svg>
`;
};
