import type { PrintedName } from '../../../boardkit/net/printed.ts';
import { compass, scale, titlePlate } from '../../../games/bobby-lee/board/art/furniture.ts';
import { crossings, frontier, majorRivers, minorRivers, shore } from '../../../games/bobby-lee/board/art/layers.ts';
import { featureNames } from '../../../games/bobby-lee/board/art/names.ts';
import { tracks, turnpike } from '../../../games/bobby-lee/board/art/railways.ts';
import { blockZone, frame, hexCentre, hexCorners, neatLine } from '../../../games/bobby-lee/board/frame.ts';
import { gaps, lettering, type Place, places } from '../../../games/bobby-lee/board/places.ts';
import { photograph, picture } from '../../src/preview.ts';
import { net } from './net.ts';

const zoom = process.argv[2] === 'far' ? 'far' : 'near';
const language = process.argv[3] === 'en' ? 'en' : 'es';
const blocks = process.argv[4] === 'blocks';
const file = new URL(`../../preview-bobby-lee-${zoom}.png`, import.meta.url).pathname;
const art = new URL('../../../games/bobby-lee/board/art/terrain-3200.webp', import.meta.url);

const cells = net.hexes
  .filter(([, terrain]) => terrain !== 'sea')
  .map(
    ([id]) =>
      `M${hexCorners(id)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`,
  )
  .join('');
const rail = (gauge: string) =>
  tracks
    .filter(track => track.gauge === gauge)
    .map(track => track.path)
    .join('');

function words(label: PrintedName | undefined, size: number, kind: string): string {
  if (!label) return '';
  return label.lines
    .map(
      (line, i) =>
        `<text class="${kind}" font-size="${size}" x="${label.x}" y="${label.y + i * lettering.lead * size}" text-anchor="${label.anchor}">${line}</text>`,
    )
    .join('');
}

function symbol({ kind, x, y, port, vp, supply }: Place): string {
  const r = lettering.half[kind];
  const signs =
    (port
      ? `<g transform="translate(${port} ${y})" fill="none" stroke="#1f4557" stroke-width="1.8" stroke-linecap="round"><circle cy="-7" r="2"/><path d="M0-5V8M-5-1H5M-7 3C-6 8-2 9 0 9S6 8 7 3"/></g>`
      : '') +
    (vp ? `<circle cx="${vp}" cy="${y}" r="9.5" fill="#e9c877" stroke="#5b3d12" stroke-width="1.3"/>` : '') +
    (supply ? `<circle cx="${supply}" cy="${y}" r="9.5" fill="#5d4a36" stroke="#f3e8cd"/>` : '');
  if (kind === 'city' || kind === 'fort')
    return `${signs}<rect x="${x - r + 4}" y="${y - r + 4}" width="${2 * r - 8}" height="${2 * r - 8}" fill="#f4ead0" stroke="#20150b" stroke-width="2.2"/><rect x="${x - r / 2 + 1}" y="${y - r / 2 + 1}" width="${r - 2}" height="${r - 2}" fill="#7a2a1a"/>`;
  if (kind === 'town')
    return `${signs}<circle cx="${x}" cy="${y}" r="8.5" fill="#f7edd2" stroke="#20150b" stroke-width="2.2"/><circle cx="${x}" cy="${y}" r="3.6" fill="#20150b"/>`;
  return `${signs}<circle cx="${x}" cy="${y}" r="4.4" fill="#20150b" stroke="#f4e8c6" stroke-width="1.4"/>`;
}

const gapSigns = gaps
  .map(
    gap =>
      `<g transform="translate(${gap.x} ${gap.y}) rotate(${gap.angle})"><ellipse rx="7" ry="11" fill="#efe2c0" fill-opacity=".85"/><path d="M-7-10q5 10 0 20M7-10q-5 10 0 20" fill="none" stroke="#3a2513" stroke-width="2.2" stroke-linecap="round"/></g>`,
  )
  .join('');
const bridges = crossings
  .map(({ x, y, angle, kind, width }) => {
    const w = width / 2 + 7;
    const body =
      kind === 'bridge'
        ? `<path d="M-5-${w}V${w}H5V-${w}Z" fill="#d9c08a"/><path d="M-9-${w + 4}L-5-${w}V${w}L-9 ${w + 4}M9-${w + 4}L5-${w}V${w}L9 ${w + 4}" fill="none" stroke="#2c1c0e" stroke-width="2"/>`
        : `<path d="M-4-${w}V${w}M4-${w}V${w}" stroke="#f3e6c2" stroke-width="4.5"/><path d="M-4-${w}V${w}M4-${w}V${w}" stroke="#2c1c0e" stroke-width="2" stroke-dasharray="3 3.4"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${angle})">${body}</g>`;
  })
  .join('');
const zones = blocks
  ? net.hexes
      .filter(([, t]) => t === 'clear' || t === 'forest')
      .map(([id]) => {
        const { x, y } = hexCentre(id);
        return `<rect x="${x + blockZone.left}" y="${y + blockZone.top}" width="${blockZone.width}" height="${blockZone.height}" rx="4" fill="#2b4a70" fill-opacity=".55"/>`;
      })
      .join('')
  : '';
const feature = (name: (typeof featureNames)[number]) =>
  `<path id="${name.id}" d="${name.path}" fill="none"/><text class="${name.kind}" font-size="${name.size}" letter-spacing="${name.spacing}"><textPath href="#${name.id}" startOffset="50%" text-anchor="middle">${name.text[language]}</textPath></text>`;
const title = {
  es: ['Bobby Lee', 'La guerra en Virginia', '1861 – 1864', 'millas'],
  en: ['Bobby Lee', 'The war in Virginia', '1861 – 1864', 'miles'],
}[language];
const water = Object.values(majorRivers)
  .map(river => river.water)
  .join('');
const banks = Object.values(majorRivers)
  .map(river => river.banks)
  .join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs><style>
text{font-family:'EB Garamond';fill:#221710;paint-order:stroke;stroke:#f3e8cd;stroke-width:3.4px;stroke-opacity:.85;stroke-linejoin:round}
.city,.fort{font-family:'IM Fell English SC'}.gap{font-style:italic;fill:#4a3018}.river{font-style:italic;fill:#2f5a66;stroke-width:2.4px}.sea{font-style:italic;fill:#3f6570;stroke:none}.ridge{font-style:italic;fill:#3d2612;stroke-opacity:.6}.state{font-family:'IM Fell English SC';fill:#7a5c36;fill-opacity:.62;stroke-opacity:.25}.region{font-style:italic;fill:#7a5c36;stroke-opacity:.3}
</style></defs><image href="${picture(art)}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="none"/>
<path d="${cells}" fill="none" stroke="#3a2714" stroke-opacity=".34" stroke-width="1.2"/>
<g fill="none" stroke-width="15" stroke-linecap="round"><path d="${frontier.union}" stroke="#6d93c2" stroke-opacity=".42"/><path d="${frontier.confederate}" stroke="#d08a74" stroke-opacity=".42"/></g>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">${Object.values(minorRivers)
  .flat()
  .map(r => `<path d="${r.path}" stroke="#4b7c8a" stroke-width="${r.width}"/>`)
  .join(
    '',
  )}<path d="${shore}" stroke="#3c5558" stroke-width="1.5"/><path d="${water}" fill="#b3c8c5" stroke="none"/><path d="${banks}" stroke="#3c5558" stroke-width="1.6"/></g>
${featureNames
  .filter(n => n.kind === 'state' || n.kind === 'region' || n.kind === 'sea')
  .map(feature)
  .join('')}
<g fill="none"><path d="${turnpike}" stroke="#3a2513" stroke-width="8.4"/><path d="${turnpike}" stroke="#f0cf7c" stroke-width="5"/><path d="${rail('standard')}${rail('broad')}" stroke="#efe1b9" stroke-opacity=".5" stroke-width="10"/><path d="${rail('standard')}" stroke="#231a12" stroke-width="2.4"/><path d="${rail('standard')}" stroke="#231a12" stroke-width="9" stroke-dasharray="2 7"/><path d="${rail('broad')}" stroke="#7a2a1a" stroke-width="6.2"/><path d="${rail('broad')}" stroke="#f0dfb4" stroke-width="2.6"/><path d="${rail('broad')}" stroke="#7a2a1a" stroke-width="13" stroke-dasharray="2 8"/></g>
${bridges}${gapSigns}${zones}${featureNames
  .filter(n => n.kind === 'river' || n.kind === 'ridge')
  .map(feature)
  .join('')}
${Object.values(places).map(symbol).join('')}${Object.values(places)
  .map(place =>
    words(
      place[zoom],
      zoom === 'far' && place.kind !== 'village' ? lettering.far[place.kind] : lettering.near[place.kind],
      place.kind,
    ),
  )
  .join('')}${zoom === 'near' ? gaps.map(gap => words(gap.near, lettering.near.gap, 'gap')).join('') : ''}
<g stroke="#2a1c10"><path d="${titlePlate.plate}" fill="#f6ecd2" stroke-width="2.4"/><path d="${titlePlate.rule}" fill="none" stroke-width="1"/><path d="${scale.filled}" fill="#2a1c10" stroke="none"/><path d="${scale.frame}" fill="none" stroke-width="1.1"/><path d="${compass.rings}" fill="none" stroke-width=".9"/><path d="${compass.light}" fill="#f6ecd2" stroke-width=".8"/><path d="${compass.dark}" fill="#2a1c10" stroke-width=".8"/></g>
<g text-anchor="middle"><text class="city" x="${titlePlate.title.x}" y="${titlePlate.title.y}" font-size="${titlePlate.title.size}">${title[0]}</text><text x="${titlePlate.subtitle.x}" y="${titlePlate.subtitle.y}" font-size="${titlePlate.subtitle.size}" font-style="italic">${title[1]}</text><text class="city" x="${titlePlate.years.x}" y="${titlePlate.years.y}" font-size="${titlePlate.years.size}">${title[2]}</text>${scale.figures.map(f => `<text x="${f.x}" y="${f.y}" font-size="13">${f.miles}</text>`).join('')}<text x="${scale.unit.x}" y="${scale.unit.y}" font-size="${scale.unit.size}" font-style="italic">${title[3]}</text><text class="city" x="${compass.north.x}" y="${compass.north.y}" font-size="${compass.north.size}">N</text></g>
<g fill="none" stroke="#2a1c10"><rect x="${neatLine.outer}" y="${neatLine.outer}" width="${frame.width - 2 * neatLine.outer}" height="${frame.height - 2 * neatLine.outer}" stroke-width="5"/><rect x="${neatLine.inner}" y="${neatLine.inner}" width="${frame.width - 2 * neatLine.inner}" height="${frame.height - 2 * neatLine.inner}" stroke-width="1.3"/></g></svg>`;
await photograph(svg, frame.width, frame.height, file);
