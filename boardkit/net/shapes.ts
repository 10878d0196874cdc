/** Shapes of spaces, around the middle. */
import { starPath } from '../pieces/star.ts';

export type Shape = 'disc' | 'diamond' | 'hexagon' | 'star' | 'triangle' | 'bastion' | 'redoubt';
const ring = (corners: number, r: number, turn: number, dent = 1): string =>
  `M${Array.from({ length: corners }, (_, i) => {
    const [angle, reach] = [((i * 2) / corners + turn) * Math.PI, i % 2 === 0 ? r : r * dent];
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`;
  }).join('L')}Z`;
const disc = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
/** Four or five bastions joined by straight walls. */
const trace = (points: number, r: number): string =>
  `M${Array.from({ length: points }, (_, i) => {
    const middle = ((i * 2) / points) * Math.PI;
    return (
      [
        [-0.5, 0.86],
        [-0.44, 1.08],
        [0, 1.34],
        [0.44, 1.08],
        [0.5, 0.86],
      ] as const
    )
      .map(([turn, reach]) => {
        const angle = middle + turn * (4 / points);
        return `${(Math.sin(angle) * r * reach).toFixed(1)} ${(-Math.cos(angle) * r * reach).toFixed(1)}`;
      })
      .join('L');
  }).join('L')}Z`;

export const shapePath = (shape: Shape, r: number): string => {
  switch (shape) {
    case 'diamond':
      return ring(4, r * 1.15, 0);
    case 'hexagon':
      return ring(6, r * 1.2, 0);
    case 'triangle':
      return ring(3, r * 1.2, 0);
    case 'star':
      return starPath(0, 0, r * 1.3);
    case 'bastion':
      return trace(5, r);
    case 'redoubt':
      return trace(4, r);
    default:
      return disc(r);
  }
};
