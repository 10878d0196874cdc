import { compass, scale, titlePlate } from '../../../games/for-the-people/board/art/furniture.ts';
import { borders, rivers, shore } from '../../../games/for-the-people/board/art/layers.ts';
import { featureNames } from '../../../games/for-the-people/board/art/names.ts';
import { bars, exits, routes } from '../../../games/for-the-people/board/art/routes.ts';
import { frame, neatLine } from '../../../games/for-the-people/board/frame.ts';
import { lettering, places } from '../../../games/for-the-people/board/places.ts';
import { CENTRES, isUnionCapital } from '../../../games/for-the-people/data/places.ts';
import { isCoastal, isCoastalFort } from '../../../games/for-the-people/data/ports.ts';
import { isRiverPort } from '../../../games/for-the-people/data/rivers.ts';
import { homeOf } from '../../../games/for-the-people/data/states.ts';
import { photograph, picture } from '../../src/preview.ts';

const language = process.argv[2] === 'en' ? 'en' : 'es';
const zoom = process.argv[3] === 'far' ? 'far' : 'near';
const stacks = process.argv[4] === 'stacks';
const file = new URL(`../../preview-people-${language}-${zoom}.png`, import.meta.url).pathname;
const art = new URL('../../../games/for-the-people/board/art/terrain-3200.webp', import.meta.url);
const escaped = (words: string) => words.replaceAll('&', '&amp;');
const joined = (kind: string) =>
  routes
    .filter(route => route.kind === kind)
    .map(route => route.path)
    .join('');
const colour = (space: number): string => (homeOf[space] === 0 ? '#2b4a70' : homeOf[space] === 1 ? '#6d685c' : '#efe4c6');

const feature = (name: (typeof featureNames)[number]): string =>
  `<path id="n-${name.id}" d="${name.path}" fill="none"/><text class="${name.kind}" font-size="${name.size}" letter-spacing="${name.spacing}"><textPath href="#n-${name.id}" startOffset="50%" text-anchor="middle">${escaped(name.text[language])}</textPath></text>`;
const space = ({ x, y, stack }: (typeof places)[number], i: number): string => {
  const { width, height } = lettering.stack;
  const pile = stacks
    ? `<rect x="${stack.x - width / 2}" y="${stack.y - height / 2}" width="${width}" height="${height}" rx="4" fill="#5f86ad" stroke="#1b2a3c"/>`
    : '';
  const port =
    isCoastal[i] || isRiverPort[i]
      ? `<circle cx="${x + 13}" cy="${y + 12}" r="7.5" fill="#fbf4e2" stroke="#3e6b7d"/><path d="M${x + 13} ${y + 8}v8m-3.4-2.6q3.4 4.4 6.8 0m-5-3.4h3.4" fill="none" stroke="#3e6b7d" stroke-width="1.6"/>`
      : '';
  const centre = CENTRES.includes(i)
    ? `<circle cx="${x - 14}" cy="${y - 13}" r="8" fill="#c9962e" stroke="#5d3d0a" stroke-width="1.4"/>`
    : '';
  const shape = isCoastalFort[i]
    ? `<path d="M${x} ${y - 16}l16 16l-16 16l-16-16z" fill="#6d685c" stroke="#fbf4e2" stroke-width="3"/>`
    : `<circle cx="${x}" cy="${y}" r="14.5" fill="#fbf4e2"/><circle cx="${x}" cy="${y}" r="12" fill="${colour(i)}" stroke="#231a12" stroke-width="1.6"/>`;
  return `${pile}${shape}${isUnionCapital[i] ? `<circle cx="${x}" cy="${y}" r="4" fill="#fbf4e2"/>` : ''}${port}${centre}`;
};
const name = (place: (typeof places)[number]): string => {
  const label = place[zoom]?.[language];
  if (!label) return '';
  const size = lettering[zoom][place.face];
  return label.lines
    .map(
      (line, i) =>
        `<text class="${place.face}" font-size="${size}" x="${label.x}" y="${label.y + i * lettering.lead * size}" text-anchor="${label.anchor}">${escaped(line)}</text>`,
    )
    .join('');
};
const words = {
  es: ['For the People', 'La guerra de Secesión', '1861 – 1865', 'millas en Virginia'],
  en: ['For the People', 'The American Civil War', '1861 – 1865', 'miles in Virginia'],
}[language];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs><style>
text{font-family:'EB Garamond';fill:#221710;paint-order:stroke;stroke:#f3e8cd;stroke-width:4px;stroke-opacity:.86;stroke-linejoin:round}
.capital{font-family:'IM Fell English SC'}.italic{font-style:italic;fill:#3a2a18}.sea{font-style:italic;fill:#3c6874;fill-opacity:.8;stroke:none}.state{font-family:'IM Fell English SC';fill:#6d4a26;fill-opacity:.62;stroke:none}.ridge{font-style:italic;fill:#4a3018;fill-opacity:.7;stroke-opacity:.3}.river{font-style:italic;fill:#2f5f70;fill-opacity:.9;stroke-opacity:.5}
</style><clipPath id="land"><path clip-rule="evenodd" d="${shore}"/></clipPath></defs>
<image href="${picture(art)}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="none"/>
<g clip-path="url(#land)"><path d="${borders}" fill="none" stroke="#7a3c22" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="12 5 2 5"/></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rivers.map(r => `<path d="${r.path}" stroke="#557f8a" stroke-width="${r.width * 0.62}"/>`).join('')}<path d="${shore}" stroke="#2f4442" stroke-width="1.7"/></g>
${featureNames.map(feature).join('')}
<g fill="none" stroke-linecap="butt"><path d="${joined('harbour')}" stroke="#3e6b7d" stroke-width="3" stroke-dasharray="2 6"/><path d="${joined('rough')}" stroke="#5a3d20" stroke-width="2.4" stroke-dasharray="3 7"/><path d="${joined('road')}${joined('late')}" stroke="#f3e8cd" stroke-opacity=".55" stroke-width="5"/><path d="${joined('road')}${joined('late')}" stroke="#6b4522" stroke-width="2.6" stroke-dasharray="9 5"/><path d="${joined('rail')}" stroke="#f3e8cd" stroke-opacity=".55" stroke-width="9"/><path d="${joined('rail')}${exits.join('')}" stroke="#241a12" stroke-width="2.3"/><path d="${joined('rail')}${exits.join('')}" stroke="#241a12" stroke-width="8.6" stroke-dasharray="2 7.5"/><path d="${joined('bo')}" stroke="#241a12" stroke-width="6.4"/><path d="${joined('bo')}" stroke="#f7efd8" stroke-width="3.4" stroke-dasharray="10 10"/></g>
${bars.map(({ x, y, turn }) => `<rect x="-4" y="-13" width="8" height="26" rx="2" transform="translate(${x} ${y}) rotate(${turn})" fill="#2f6d9a" stroke="#eef3ea" stroke-width="1.4"/>`).join('')}
${places.map(space).join('')}${places.map(name).join('')}
<g stroke="#2a1c10"><path d="${titlePlate.plate}" fill="#f6ecd2" stroke-width="2.4"/><path d="${titlePlate.rule}" fill="none" stroke-width="1"/><path d="${scale.filled}" fill="#2a1c10" stroke="none"/><path d="${scale.frame}" fill="none" stroke-width="1.1"/><path d="${compass.rings}" fill="none" stroke-width=".9"/><path d="${compass.light}" fill="#f6ecd2" stroke-width=".8"/><path d="${compass.dark}" fill="#2a1c10" stroke-width=".8"/></g>
<g text-anchor="middle"><text class="capital" x="${titlePlate.title.x}" y="${titlePlate.title.y}" font-size="46">${words[0]}</text><text x="${titlePlate.subtitle.x}" y="${titlePlate.subtitle.y}" font-size="${titlePlate.subtitle.size}" font-style="italic">${words[1]}</text><text class="capital" x="${titlePlate.years.x}" y="${titlePlate.years.y}" font-size="${titlePlate.years.size}">${words[2]}</text>${scale.figures.map(f => `<text x="${f.x}" y="${f.y}" font-size="15">${f.miles}</text>`).join('')}<text x="${scale.unit.x}" y="${scale.unit.y}" font-size="${scale.unit.size}" font-style="italic">${words[3]}</text></g>
<g fill="none" stroke="#2a1c10"><rect x="${neatLine.outer}" y="${neatLine.outer}" width="${frame.width - 2 * neatLine.outer}" height="${frame.height - 2 * neatLine.outer}" stroke-width="5"/><rect x="${neatLine.inner}" y="${neatLine.inner}" width="${frame.width - 2 * neatLine.inner}" height="${frame.height - 2 * neatLine.inner}" stroke-width="1.3"/></g></svg>`;
await photograph(svg, frame.width, frame.height, file);
console.log(file);
