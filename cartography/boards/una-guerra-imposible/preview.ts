import { carlistZone, rivers, shore } from '../../../games/una-guerra-imposible/board/art/layers.ts';
import { featureNames } from '../../../games/una-guerra-imposible/board/art/names.ts';
import { exits, handles } from '../../../games/una-guerra-imposible/board/art/roads.ts';
import { corners, frame, neatLine } from '../../../games/una-guerra-imposible/board/frame.ts';
import { lettering, places } from '../../../games/una-guerra-imposible/board/places.ts';
import { regionAt } from '../../../games/una-guerra-imposible/data/places.ts';
import { regionTitle } from '../../../games/una-guerra-imposible/data/regions.ts';
import { FIRST_CONNECTION, MAIN, roadFrom, roadKind, roadTo } from '../../../games/una-guerra-imposible/data/roads.ts';
import { ABRUPT, isPort, spaceTerrain } from '../../../games/una-guerra-imposible/data/spaces.ts';
import { photograph, picture } from '../../src/preview.ts';
import { spaces } from './net.ts';

const language = process.argv[2] === 'en' ? 'en' : 'es';
const zoom = process.argv[3] === 'far' ? 'far' : 'near';
const stacks = process.argv[4] === 'stacks';
const file = new URL(`../../preview-guerra-${language}-${zoom}.png`, import.meta.url).pathname;
const art = new URL('../../../games/una-guerra-imposible/board/art/terrain-3200.webp', import.meta.url);

const road = (kind: number) =>
  handles
    .map(([x, y], i) => (roadKind[i] === kind ? `M${at(roadFrom[i]!)}Q${x} ${y} ${at(roadTo[i]!)}` : ''))
    .concat(
      exits.map(({ handle, end }, i) =>
        roadKind[FIRST_CONNECTION + i] === kind
          ? `M${at(roadFrom[FIRST_CONNECTION + i]!)}Q${handle.x} ${handle.y} ${end.x} ${end.y}`
          : '',
      ),
    )
    .join('');
const at = (space: number) => `${places[space]!.x} ${places[space]!.y}`;
const feature = (name: (typeof featureNames)[number]) =>
  `<path id="n-${name.id}" d="${name.path}" fill="none"/><text class="${name.kind}" font-size="${name.size}" letter-spacing="${name.spacing}"><textPath href="#n-${name.id}" startOffset="50%" text-anchor="middle">${name.text[language]}</textPath></text>`;
const bastion = (points: number, r: number) =>
  Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i * Math.PI) / points - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * 0.62;
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`;
  }).join('L');
function sign(space: number): string {
  const { x, y, stack } = places[space]!;
  const { kind, carlist } = spaces[space]!;
  const ground = spaceTerrain[space] === ABRUPT ? '#b98a58' : '#a9b878';
  const pile = stacks
    ? `<rect x="${stack.x - lettering.stack.width / 2}" y="${stack.y - lettering.stack.height / 2}" width="${lettering.stack.width}" height="${lettering.stack.height}" rx="4" fill="${carlist ? '#9c3a2c' : '#43679a'}" stroke="#1b2a3c"/>`
    : '';
  const port = isPort[space]
    ? `<g transform="translate(${x + 19} ${y + 17})"><circle r="9" fill="#fbf4e2"/><path d="M0-5v10m-4-3q4 5 8 0m-6-4h4" fill="none" stroke="#1e4354" stroke-width="1.8"/></g>`
    : '';
  if (kind === 'city')
    return `${pile}<g transform="translate(${x} ${y})"><path d="M${bastion(5, 27)}Z" fill="#f6ecd0" stroke="#274268" stroke-width="3" stroke-linejoin="round"/><circle r="8" fill="${ground}" stroke="#221710" stroke-width="2"/></g>${port}`;
  if (kind === 'refuge')
    return `${pile}<g transform="translate(${x} ${y})"><circle r="20" fill="#fbf1d8" stroke="#84211a" stroke-width="3"/><path d="M-12 8L-4-7 1 1 5-5 12 8z" fill="#84211a"/></g>`;
  const r = kind === 'town' ? 14 : 10;
  return `${pile}<circle cx="${x}" cy="${y}" r="${r + 4}" fill="#fbf1d8"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ground}" stroke="#2a1a0d" stroke-width="2.6"/>${kind === 'town' ? `<circle cx="${x}" cy="${y}" r="5" fill="#2a1a0d"/>` : ''}${port}`;
}
function name(space: number): string {
  const place = places[space]!;
  const label = place[zoom];
  if (!label) return '';
  const size = lettering[zoom][place.kind];
  return label.lines
    .map(
      (line, i) =>
        `<text class="${place.kind}${spaces[space]!.carlist ? ' red' : ''}" font-size="${size}" x="${label.x}" y="${label.y + i * lettering.lead * size}" text-anchor="${label.anchor}">${line}</text>`,
    )
    .join('');
}
const exit = ({ end, name: { x, y, anchor } }: (typeof exits)[number], i: number) =>
  `<circle cx="${end.x}" cy="${end.y}" r="6" fill="#3a2411"/><text class="exit" font-size="${lettering.exit}" x="${x}" y="${y}" text-anchor="${anchor}">${regionTitle[language][regionAt(roadTo[FIRST_CONNECTION + i]!)]}</text>`;
const [main, secondary] = [road(MAIN), road(1 - MAIN)];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs><style>
text{font-family:'EB Garamond';fill:#221710;paint-order:stroke;stroke:#f3e8cd;stroke-width:4.4px;stroke-opacity:.86;stroke-linejoin:round}
.city,.town{font-family:'IM Fell English SC'}.refuge,.exit{font-style:italic}.red{fill:#5f160d}.exit{fill:#4a3018}.county,.state{font-family:'IM Fell English SC';fill:#6d4a26;fill-opacity:.62;stroke-opacity:.3}.ridge{font-style:italic;fill:#4a3018;fill-opacity:.85;stroke-opacity:.4}.river{font-style:italic;fill:#2f5a66;stroke-width:2.4px}.sea{font-style:italic;fill:#3c6874;fill-opacity:.8;stroke:none}
</style><clipPath id="land"><path clip-rule="evenodd" d="${shore}"/></clipPath><pattern id="bars" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0V14" stroke="#a02c20" stroke-width="2" stroke-opacity=".3"/></pattern></defs>
<image href="${picture(art)}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="none"/>
<g clip-path="url(#land)"><path d="${carlistZone}" fill="url(#bars)"/><path d="${carlistZone}" fill="#a02c20" fill-opacity=".1" stroke="#a02c20" stroke-opacity=".75" stroke-width="5"/></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rivers.map(r => `<path d="${r.path}" stroke="#47788a" stroke-width="${r.width * 0.8}"/>`).join('')}<path d="${shore}" stroke="#2f4442" stroke-width="1.7"/></g>
${featureNames.map(feature).join('')}
<g fill="none" stroke-linejoin="round"><path d="${secondary}" stroke="#f4ead0" stroke-width="6" stroke-opacity=".6"/><path d="${secondary}" stroke="#4a3119" stroke-width="2.8" stroke-dasharray="10 6"/><path d="${main}" stroke="#3a2411" stroke-width="8"/><path d="${main}" stroke="#efcf86" stroke-width="4.6"/></g>
${spaces.map((_, space) => sign(space)).join('')}${spaces.map((_, space) => name(space)).join('')}${exits.map(exit).join('')}
${Object.values(corners)
  .map(
    ({ left, top, right, bottom }) =>
      `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#f6ecd2" fill-opacity=".5" stroke="#2a1c10"/>`,
  )
  .join('')}
<g fill="none" stroke="#2a1c10"><rect x="${neatLine.outer}" y="${neatLine.outer}" width="${frame.width - 2 * neatLine.outer}" height="${frame.height - 2 * neatLine.outer}" stroke-width="5"/><rect x="${neatLine.inner}" y="${neatLine.inner}" width="${frame.width - 2 * neatLine.inner}" height="${frame.height - 2 * neatLine.inner}" stroke-width="1.3"/></g></svg>`;
await photograph(svg, frame.width, frame.height, file);
console.log(file);
