/** A five-pointed star around a point. */
export const starPath = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [turn, reach] = [(i * Math.PI) / 5, i % 2 === 0 ? r : r * 0.42];
    return `${(x + Math.sin(turn) * reach).toFixed(1)} ${(y - Math.cos(turn) * reach).toFixed(1)}`;
  }).join('L')}Z`;
