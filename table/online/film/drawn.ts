/**
 * The board as a picture for links: drawn by this browser from what everybody may see at the end, and sent to the server. What the
 * stylesheets say is written into the drawing, and pictures it refers to are put into it, since a drawing that stands alone fetches nothing.
 */
import { mount, unmount } from 'svelte';
import type { Face, Seen } from '../../face.ts';
import Mini from '../../home/Mini.svelte';

const [WIDTH, HEIGHT] = [1200, 630];
/** Larger pictures are not taken: then a coarser one is made. */
const MOST = 240_000;
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'transform',
  'clip-path',
  'mask',
  'filter',
  'stop-color',
  'stop-opacity',
];

/** Of these nothing is something. */
const PAINT = ['fill', 'stroke', 'display'];

const asData = async (address: string): Promise<string> => {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('not read'));
    reader.readAsDataURL(blob);
  });
};
/** A copy that needs no stylesheet. */
const alone = async (svg: SVGSVGElement): Promise<SVGSVGElement> => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [was, now] = [
    [svg, ...svg.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [i, element] of was.entries()) {
    const style = getComputedStyle(element);
    const drawn = now[i];
    // As attributes: the page lets no element have a style of its own.
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      const plain = value === '' || value === 'normal' || value === 'auto' || (value === 'none' && !PAINT.includes(name));
      if (!plain && !(name === 'transform' && element.hasAttribute('transform')))
        drawn?.setAttribute(name, value.replaceAll('"', "'"));
    }
    drawn?.removeAttribute('style');
    drawn?.removeAttribute('class');
  }
  for (const image of copy.querySelectorAll('image')) {
    const address = image.getAttribute('href');
    if (address !== null && !address.startsWith('data:')) image.setAttribute('href', await asData(address));
  }
  return copy;
};
const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/jpeg', quality),
  );

export const drawn = async (face: Face, view: Seen): Promise<Blob> => {
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;left:-9999px;top:0;width:${WIDTH}px;height:${HEIGHT}px`;
  box.inert = true;
  document.body.append(box);
  const mini = mount(Mini, { target: box, props: { face, view } });
  try {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { width, height } = face.size;
    const k = Math.max(WIDTH / width, HEIGHT / height);
    const layers: string[] = [];
    for (const svg of box.querySelectorAll<SVGSVGElement>('.board > svg')) {
      const copy = await alone(svg);
      copy.setAttribute('x', '0');
      copy.setAttribute('y', '0');
      copy.setAttribute('width', String(width));
      copy.setAttribute('height', String(height));
      layers.push(new XMLSerializer().serializeToString(copy));
    }
    const [x, y] = [(WIDTH / k - width) / 2, (HEIGHT / k - height) / 2];
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${-x} ${-y} ${WIDTH / k} ${HEIGHT / k}">${layers.join('')}</svg>`;
    const picture = new Image(WIDTH, HEIGHT);
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = '#d9c79d';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    for (const quality of [0.85, 0.7, 0.5, 0.3]) {
      const blob = await jpegOf(canvas, quality);
      if (blob.size <= MOST) return blob;
    }
    throw new Error('the picture is too large');
  } finally {
    await unmount(mini);
    box.remove();
  }
};
