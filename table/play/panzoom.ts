/**
 * Moving the board: drag, pinch, wheel. One CSS transform on the board itself, so that it stays crisp and cheap: what has been
 * drawn is kept and only pushed about. It is drawn on whole pixels of the screen: at a fraction of one it would be drawn anew
 * whenever a hand takes it up or lets it go.
 */
import { centred, type Extent, type FrameSize, held, nearestIn, type Viewport, wholeIn } from './camera.ts';

const STILL = 6;
/** Whoever has moved the board himself is left alone for so long. */
const ALONE = 4000;
/** The whole pixel of the screen at or after it: the board's edges stay at the frame's or beyond. */
const wholePixel = (at: number, dense: number): number => Math.ceil(at * dense - 1e-6) / dense;

export class PanZoom {
  place: Viewport = { x: 0, y: 0, k: 1 };
  /** True while a drag is under way, and for the click that ends it. */
  dragged = false;
  readonly #frame: HTMLElement;
  readonly #board: HTMLElement;
  readonly #size: FrameSize;
  readonly #moved: () => void;
  readonly #moving: (place: Viewport, room: FrameSize) => void;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #settle: ReturnType<typeof setTimeout> | undefined;
  #hands = -ALONE;

  /** `moved`: it has come to rest. `moving`: it is put somewhere, at every picture. */
  constructor(
    frame: HTMLElement,
    board: HTMLElement,
    size: FrameSize,
    moved: () => void,
    moving: (place: Viewport, room: FrameSize) => void,
  ) {
    this.#frame = frame;
    this.#board = board;
    this.#size = size;
    this.#moved = moved;
    this.#moving = moving;
    frame.addEventListener('pointerdown', this.#down);
    frame.addEventListener('pointermove', this.#move);
    frame.addEventListener('pointerup', this.#up);
    frame.addEventListener('pointercancel', this.#up);
    frame.addEventListener('wheel', this.#wheel, { passive: false });
  }

  /** Lets go of the board. */
  stop(): void {
    clearTimeout(this.#settle);
  }
  get room(): FrameSize {
    return { width: Math.max(80, this.#frame.clientWidth), height: Math.max(80, this.#frame.clientHeight) };
  }
  get whole(): number {
    return wholeIn(this.#size, this.room);
  }
  /** Has a hand moved it in the last seconds? */
  get handled(): boolean {
    return performance.now() - this.#hands < ALONE;
  }
  #put(place: Viewport, glide = false): void {
    const { k: was } = this.place;
    const { room } = this; // measured before anything is put anywhere: afterwards the page would have to be laid out for it
    this.place = held(place, this.#size, room);
    const { x, y, k } = this.place;
    const { style } = this.#board;
    style.transition = glide ? 'transform 260ms ease-out' : 'none';
    // While it grows or shrinks what is drawn is stretched; where it is only pushed about it is sharp as it is.
    if (!glide && k !== was) style.willChange = 'transform';
    const dense = window.devicePixelRatio;
    style.transform = `translate3d(${wholePixel(x, dense)}px, ${wholePixel(y, dense)}px, 0) scale(${k})`;
    this.#moving(this.place, room);
    this.#rest(glide ? 280 : 140);
  }
  /** It comes to rest after a while, but not in a hand that holds it: to draw it anew there would make the hand wait. */
  #rest(after: number): void {
    clearTimeout(this.#settle);
    if (this.dragged && this.#fingers.size > 0) return;
    const { style } = this.#board;
    this.#settle = setTimeout(() => {
      style.willChange = '';
      style.transition = '';
      this.#moved();
    }, after);
  }

  fit(glide = false): void {
    this.centre(this.#size.width / 2, this.#size.height / 2, this.whole, glide);
  }
  /** Puts a point of the board (in its own pixels) in the middle of the frame. */
  centre(bx: number, by: number, k = this.place.k, glide = true): void {
    this.#put(centred(bx, by, k, this.#size, this.room), glide);
  }
  /** Brings a part of the board (in its own pixels) into all of the frame. */
  show({ x, y, width, height }: Extent): void {
    const { room } = this;
    this.centre(x + width / 2, y + height / 2, Math.min(room.width / width, room.height / height));
  }
  /** To a place that the camera worked out, or that it was at. */
  to(place: Viewport, glide = true): void {
    this.#put(place, glide);
  }
  /** The frame has another size: what was seen stays where it is. */
  again(): void {
    this.#put(this.place);
  }
  zoomBy(factor: number, at?: { x: number; y: number }): void {
    const { room } = this;
    const point = at ?? { x: room.width / 2, y: room.height / 2 };
    const { x, y, k } = this.place;
    const to = Math.min(nearestIn(this.#size, room), Math.max(this.whole, k * factor));
    this.#hands = performance.now();
    this.#put({ k: to, x: point.x - ((point.x - x) * to) / k, y: point.y - ((point.y - y) * to) / k }, at === undefined);
  }
  panBy(dx: number, dy: number, glide = true): void {
    this.#hands = performance.now();
    this.#put({ ...this.place, x: this.place.x + dx, y: this.place.y + dy }, glide);
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('[data-still]') !== null) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.dragged = false;
  };
  readonly #move = (event: PointerEvent): void => {
    const was = this.#fingers.get(event.pointerId);
    if (was === undefined) return;
    if (event.buttons === 0) {
      this.#up(event); // it was lifted over something else
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < STILL && this.#fingers.size === 1) return;
    if (!this.dragged) this.#frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#frame.classList.add('dragged');
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other === undefined) {
      this.panBy(now.x - was.x, now.y - was.y, false);
      return;
    }
    const { left, top } = this.#frame.getBoundingClientRect();
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
    this.zoomBy(spread, { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
    this.panBy((now.x - was.x) / 2, (now.y - was.y) / 2, false);
  };
  readonly #up = (event: PointerEvent): void => {
    this.#frame.classList.remove('dragged');
    if (this.#fingers.delete(event.pointerId) && this.dragged) this.#rest(140);
  };
  readonly #wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('[data-still]') !== null) return;
    event.preventDefault();
    const { left, top } = this.#frame.getBoundingClientRect();
    this.zoomBy(2 ** (-event.deltaY / (event.deltaMode === 1 ? 12 : 320)), { x: event.clientX - left, y: event.clientY - top });
  };
}
