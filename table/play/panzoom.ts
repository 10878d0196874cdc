/** Moving the board: drag, pinch, wheel. One CSS transform on the board itself, so that it stays crisp and cheap. */
export interface Place {
  x: number;
  y: number;
  k: number;
}
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
const NEAREST = 4;
const STILL = 6;

export class PanZoom {
  place: Place = { x: 0, y: 0, k: 1 };
  /** True while a drag is under way, and for the click that ends it. */
  dragged = false;
  readonly #frame: HTMLElement;
  readonly #board: HTMLElement;
  readonly #size: { width: number; height: number };
  readonly #insets: () => Insets;
  readonly #moved: () => void;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #settle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    frame: HTMLElement,
    board: HTMLElement,
    size: { width: number; height: number },
    insets: () => Insets,
    moved: () => void,
  ) {
    this.#frame = frame;
    this.#board = board;
    this.#size = size;
    this.#insets = insets;
    this.#moved = moved;
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
  #free(): { x: number; y: number; width: number; height: number } {
    const { top, right, bottom, left } = this.#insets();
    const { clientWidth, clientHeight } = this.#frame;
    return {
      x: left,
      y: top,
      width: Math.max(80, clientWidth - left - right),
      height: Math.max(80, clientHeight - top - bottom),
    };
  }
  get whole(): number {
    const free = this.#free();
    return Math.min(free.width / this.#size.width, free.height / this.#size.height);
  }
  #put({ x, y, k }: Place, glide = false): void {
    const nearest = Math.max(NEAREST, this.whole * 2);
    const scale = Math.min(nearest, Math.max(this.whole * 0.9, k));
    const { clientWidth, clientHeight } = this.#frame;
    const hold = (at: number, length: number, room: number) => Math.min(room * 0.75, Math.max(room * 0.25 - length, at));
    this.place = {
      x: hold(x, this.#size.width * scale, clientWidth),
      y: hold(y, this.#size.height * scale, clientHeight),
      k: scale,
    };
    const { style } = this.#board;
    style.transition = glide ? 'transform 260ms ease-out' : 'none';
    if (!glide) style.willChange = 'transform';
    style.transform = `translate(${this.place.x}px, ${this.place.y}px) scale(${this.place.k})`;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(
      () => {
        style.willChange = '';
        style.transition = '';
        this.#moved();
      },
      glide ? 280 : 140,
    );
  }

  fit(glide = false): void {
    const free = this.#free();
    const k = this.whole;
    this.#put(
      { k, x: free.x + (free.width - this.#size.width * k) / 2, y: free.y + (free.height - this.#size.height * k) / 2 },
      glide,
    );
  }
  /** Puts a point of the board (in its own pixels) in the middle of what is free. */
  centre(bx: number, by: number, k = this.place.k, glide = true): void {
    const free = this.#free();
    this.#put({ k, x: free.x + free.width / 2 - bx * k, y: free.y + free.height / 2 - by * k }, glide);
  }
  /** Brings a part of the board (in its own pixels) into all that is free. */
  show({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const free = this.#free();
    this.centre(x + width / 2, y + height / 2, Math.min(free.width / width, free.height / height));
  }
  /** Back to a place it was at. */
  back(place: Place): void {
    this.#put(place, true);
  }
  zoomBy(factor: number, at?: { x: number; y: number }): void {
    const free = this.#free();
    const point = at ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const { x, y, k } = this.place;
    const to = Math.min(Math.max(NEAREST, this.whole * 2), Math.max(this.whole * 0.9, k * factor));
    this.#put({ k: to, x: point.x - ((point.x - x) * to) / k, y: point.y - ((point.y - y) * to) / k }, at === undefined);
  }
  panBy(dx: number, dy: number, glide = true): void {
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
      this.#fingers.delete(event.pointerId); // it was lifted over something else
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
    this.#fingers.delete(event.pointerId);
  };
  readonly #wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('[data-still]') !== null) return;
    event.preventDefault();
    const { left, top } = this.#frame.getBoundingClientRect();
    this.zoomBy(2 ** (-event.deltaY / (event.deltaMode === 1 ? 12 : 320)), { x: event.clientX - left, y: event.clientY - top });
  };
}
