import type { PrintedName } from '../../../boardkit/net/printed.ts';
import { compass, scale, titlePlate } from '../../../games/mosbys-raiders/board/art/furniture.ts';
import { district, mosbysConfederacy, rivers, shore, unionLines } from '../../../games/mosbys-raiders/board/art/layers.ts';
import { featureNames } from '../../../games/mosbys-raiders/board/art/names.ts';
import { railways, roads } from '../../../games/mosbys-raiders/board/art/roads.ts';
import { frame, neatLine } from '../../../games/mosbys-raiders/board/frame.ts';
import { lettering, places } from '../../../games/mosbys-raiders/board/places.ts';
import { photograph, picture } from '../../src/preview.ts';
import { net } from './net.ts';

const zoom = process.argv[2] === 'far' ? 'far' : 'near';
const language = process.argv[3] === 'en' ? 'en' : 'es';
const counters = process.argv[4] === 'counters';
const file = new URL(`../../preview-${zoom}.png`, import.meta.url).pathname;
const art = new URL('../../../games/mosbys-raiders/board/art/terrain-3200.webp', import.meta.url);
const escaped = (text: string) => text.replaceAll('&', '&amp;');
const link = (road: (typeof roads)[number]) => {
  const [a, b] = [places[road.a]!, places[road.b]!];
  return `M${a.x} ${a.y}Q${road.x} ${road.y} ${b.x} ${b.y}`;
};
const joined = (type: string) =>
  roads
    .filter(road => road.type === type)
    .map(link)
    .join('');

function feature(name: (typeof featureNames)[number]): string {
  return `<path id="${name.id}" d="${name.path}" fill="none"/><text class="${name.kind}" font-size="${name.size}" letter-spacing="${name.spacing}"><textPath href="#${name.id}" startOffset="50%" text-anchor="middle">${escaped(name.text[language])}</textPath></text>`;
}

function space(item: (typeof net.spaces)[number]): string {
  const { x, y } = places[item.id]!;
  if (counters) return `<rect x="${x - 20}" y="${y - 20}" width="40" height="40" rx="3" fill="#2b4a70" stroke="#14202f"/>`;
  const ring = item.lines ? '#2b4a70' : item.confederacy ? '#8a3320' : '#3a2a1a';
  if (item.hex)
    return `<path d="M${x} ${y - 17}l14.7 8.5v17l-14.7 8.5l-14.7-8.5v-17z" fill="#2b4a70" stroke="#f7ecd0" stroke-width="2"/><path d="M${x} ${y - 9}l2.4 6.2 6.4.3-5 4.2 1.7 6.3-5.5-3.6-5.5 3.6 1.7-6.3-5-4.2 6.4-.3z" fill="#f7ecd0"/>`;
  return `<circle cx="${x}" cy="${y}" r="13" fill="#f8efd6" stroke="${ring}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${item.confederacy ? 4.5 : 0}" fill="${ring}"/>`;
}

function name(item: (typeof net.spaces)[number]): string {
  const place = places[item.id]!;
  const label: PrintedName | undefined = place[zoom];
  if (!label) return '';
  const size = lettering[zoom][item.large ? 'large' : 'plain'];
  return label.lines
    .map(
      (line, i) =>
        `<text class="${item.large ? 'large' : 'plain'}" font-size="${size}" x="${label.x}" y="${label.y + i * lettering.lead * size}" text-anchor="${label.anchor}">${escaped(line)}</text>`,
    )
    .join('');
}

const rails = Object.values(railways).join('');
const text = {
  es: ['Los Jinetes de Mosby', 'El norte de Virginia', 'enero – abril de 1863', 'millas'],
  en: ["Mosby's Raiders", 'Northern Virginia', 'January – April 1863', 'miles'],
}[language];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs><style>
text{font-family:'EB Garamond';fill:#221710;paint-order:stroke;stroke:#f3e8cd;stroke-width:3.4px;stroke-opacity:.86;stroke-linejoin:round}
.large{font-family:'IM Fell English SC'}.river{font-style:italic;fill:#2f5a66;stroke-width:2.4px}.ridge{font-style:italic;fill:#3d2612;stroke-width:3px;stroke-opacity:.75}.gap{font-style:italic;fill:#4a3018}.region{font-style:italic;fill:#6d2616;stroke-opacity:.5}[id^=lines]+.region{fill:#27446a}.county,.state{font-family:'IM Fell English SC';fill:#7a5c36;fill-opacity:.8;stroke-opacity:.3}
</style><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#2b4a70" stroke-width="2.2" stroke-opacity=".3"/></pattern><pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.2" fill="#8a3320" fill-opacity=".4"/></pattern>
<clipPath id="u"><path clip-rule="evenodd" d="${unionLines}"/></clipPath><clipPath id="c"><path d="${mosbysConfederacy}"/></clipPath></defs>
<image href="${picture(art)}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="none"/>
<path d="${unionLines}" fill="#2b4a70" fill-opacity=".1" fill-rule="evenodd"/><g clip-path="url(#u)" fill="none"><path d="${unionLines}" stroke="url(#hatch)" stroke-width="56"/><path d="${unionLines}" stroke="#2b4a70" stroke-opacity=".75" stroke-width="5"/></g>
<path d="${mosbysConfederacy}" fill="#8a3320" fill-opacity=".13"/><g clip-path="url(#c)"><path d="${mosbysConfederacy}" fill="url(#dots)"/><path d="${mosbysConfederacy}" fill="none" stroke="#8a3320" stroke-opacity=".28" stroke-width="22"/><path d="${mosbysConfederacy}" fill="none" stroke="#8a3320" stroke-opacity=".85" stroke-width="5"/></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${shore}" stroke="#3c5558" stroke-width="1.5"/>${rivers.map(r => (r.banks ? `<path d="${r.path}" stroke="#3f6570" stroke-width="${r.width + 1.6}"/>` : `<path d="${r.path}" stroke="#557f8a" stroke-width="${r.width}"/>`)).join('')}${rivers
  .filter(r => r.banks)
  .map(r => `<path d="${r.path}" stroke="#a9c4c4" stroke-width="${r.width - 1.2}"/>`)
  .join('')}</g>
<path d="${district}" fill="none" stroke="#8c2f1b" stroke-opacity=".7" stroke-width="2" stroke-dasharray="9 4 2 4"/>
${featureNames
  .filter(n => n.kind !== 'river')
  .map(feature)
  .join('')}${featureNames
  .filter(n => n.kind === 'river')
  .map(feature)
  .join('')}
<g fill="none"><path d="${rails}" stroke="#f3e8cd" stroke-opacity=".6" stroke-width="8"/><path d="${rails}" stroke="#2a1c10" stroke-width="2.2"/><path d="${rails}" stroke="#2a1c10" stroke-width="9" stroke-dasharray="2 8"/><path d="${joined('road')}" stroke="#f3e8cd" stroke-opacity=".55" stroke-width="5"/><path d="${joined('road')}" stroke="#4a3118" stroke-width="2.6" stroke-dasharray="9 5"/><path d="${joined('pike')}" stroke="#3a2714" stroke-width="7"/><path d="${joined('pike')}" stroke="#f0cf86" stroke-width="4"/></g>
${net.spaces.map(space).join('')}${net.spaces.map(name).join('')}
<g stroke="#2a1c10"><path d="${titlePlate.plate}" fill="#f6ecd2" stroke-width="2.4"/><path d="${titlePlate.rule}" fill="none" stroke-width="1"/><path d="${scale.filled}" fill="#2a1c10" stroke="none"/><path d="${scale.frame}" fill="none" stroke-width="1.1"/><path d="${compass.rings}" fill="none" stroke-width=".9"/><path d="${compass.light}" fill="#f6ecd2" stroke-width=".8"/><path d="${compass.dark}" fill="#2a1c10" stroke-width=".8"/></g>
<g text-anchor="middle"><text class="large" x="${titlePlate.title.x}" y="${titlePlate.title.y}" font-size="${language === 'es' ? 42 : titlePlate.title.size}" stroke="none">${text[0]}</text><text x="${titlePlate.subtitle.x}" y="${titlePlate.subtitle.y}" font-size="${titlePlate.subtitle.size}" font-style="italic">${text[1]}</text><text class="large" x="${titlePlate.years.x}" y="${titlePlate.years.y}" font-size="${titlePlate.years.size}">${text[2]}</text>${scale.figures.map(f => `<text x="${f.x}" y="${f.y}" font-size="13">${f.miles}</text>`).join('')}<text x="${scale.unit.x}" y="${scale.unit.y}" font-size="${scale.unit.size}" font-style="italic">${text[3]}</text><text class="large" x="${compass.north.x}" y="${compass.north.y}" font-size="${compass.north.size}">N</text></g>
<g fill="none" stroke="#2a1c10"><rect x="${neatLine.outer}" y="${neatLine.outer}" width="${frame.width - 2 * neatLine.outer}" height="${frame.height - 2 * neatLine.outer}" stroke-width="5"/><rect x="${neatLine.inner}" y="${neatLine.inner}" width="${frame.width - 2 * neatLine.inner}" height="${frame.height - 2 * neatLine.inner}" stroke-width="1.3"/></g></svg>`;
await photograph(svg, frame.width, frame.height, file);
