/** Pieces glide from where they stood to where they stand: measured before and after, whatever the board drew. */
export type Standing = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

const DURATION = 340;
/** So many pieces can be followed by the eye; when more have moved, those that went farthest glide and the others are there at once. */
const MOST = 6;
/** What is only laid out anew within its place (a stack that grows) does not glide: pixels of the board. */
const LEAST = 36;
const pieces = (board: Element) => board.querySelectorAll<SVGElement | HTMLElement>('[data-piece]');
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export const standing = (board: Element): Standing =>
  new Map([...pieces(board)].map(element => [element.getAttribute('data-piece') as string, middle(element)]));

const far = ({ dx, dy }: { dx: number; dy: number }): number => Math.abs(dx) + Math.abs(dy);

let under: Animation[] = [];
/** Whoever acts does not wait for pieces: what still glides is there at once. */
export const arrive = (): void => {
  for (const animation of under) animation.finish();
  under = [];
};

/** `k`: how large a pixel of the board is drawn now. All are measured before the first is moved: one layout, not one for each. */
export const glide = (board: Element, before: Standing, k: number): void => {
  const moves: { element: SVGElement | HTMLElement; dx: number; dy: number }[] = [];
  for (const element of pieces(board)) {
    const was = before.get(element.getAttribute('data-piece') as string);
    if (was === undefined) continue;
    const now = middle(element);
    const [dx, dy] = [(was.x - now.x) / k, (was.y - now.y) / k];
    if (far({ dx, dy }) >= LEAST) moves.push({ element, dx, dy });
  }
  moves.sort((a, b) => far(b) - far(a));
  arrive();
  for (const { element, dx, dy } of moves.slice(0, MOST))
    under.push(
      element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
        duration: DURATION,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      }),
    );
};
