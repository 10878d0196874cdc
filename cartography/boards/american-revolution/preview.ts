import { compass, scale, titlePlate } from '../../../games/american-revolution/board/art/furniture.ts';
import { borders, colonies, regions, rivers, shore } from '../../../games/american-revolution/board/art/layers.ts';
import { featureNames } from '../../../games/american-revolution/board/art/names.ts';
import { routes } from '../../../games/american-revolution/board/art/routes.ts';
import { frame, neatLine } from '../../../games/american-revolution/board/frame.ts';
import { lettering, places } from '../../../games/american-revolution/board/places.ts';
import { photograph, picture } from '../../src/preview.ts';
import { spaces } from './net.ts';

const language = process.argv[2] === 'en' ? 'en' : 'es';
const zoom = process.argv[3] === 'far' ? 'far' : 'near';
const stacks = process.argv[4] === 'stacks';
const file = new URL(`../../preview-revolution-${language}-${zoom}.png`, import.meta.url).pathname;
const art = new URL('../../../games/american-revolution/board/art/terrain-3200.webp', import.meta.url);
const escaped = (words: string) => words.replaceAll('&', '&amp;');
const joined = (kind: string) =>
  routes
    .filter(route => route.kind === kind)
    .map(route => route.path)
    .join('');

const tints: Readonly<Record<string, string>> = {
  'new-england': '#26466f',
  'mid-atlantic': '#8a7a4a',
  virginia: '#26466f',
  'deep-south': '#8a7a4a',
  west: '#6a7a45',
  florida: '#8c2a21',
  canada: '#8c2a21',
  'new-spain': '#69447a',
};
const colours: Readonly<Record<string, string>> = {
  american: '#26466f',
  british: '#8c2a21',
  neutral: '#54683a',
  french: '#6f86b0',
  spanish: '#69447a',
};

function feature(name: (typeof featureNames)[number]): string {
  return `<path id="n-${name.id}" d="${name.path}" fill="none"/><text class="${name.kind}" font-size="${name.size}" letter-spacing="${name.spacing}"><textPath href="#n-${name.id}" startOffset="50%" text-anchor="middle">${escaped(name.text[language])}</textPath></text>`;
}
function space(item: (typeof spaces)[number]): string {
  const { x, y, stack } = places[item.id]!;
  const pile =
    stacks && item.kind !== 'box'
      ? `<rect x="${stack.x - lettering.stack.width / 2}" y="${stack.y - lettering.stack.height / 2}" width="${lettering.stack.width}" height="${lettering.stack.height}" rx="4" fill="#5f86ad" stroke="#1b2a3c"/>`
      : '';
  if (item.kind === 'box')
    return `<rect x="${x - lettering.box.width / 2}" y="${y - lettering.box.height / 2}" width="${lettering.box.width}" height="${lettering.box.height}" rx="6" fill="#f3e8cd" stroke="#6b5130" stroke-width="2"/><text class="capital" x="${x}" y="${y - lettering.box.height / 2 + 34}" font-size="28" text-anchor="middle">${item[language]}</text>`;
  if (item.kind === 'sea')
    return `${pile}<circle cx="${x}" cy="${y}" r="17" fill="#e6ecdf" stroke="#3e6b7d" stroke-width="2.4"/><path d="M${x - 10} ${y}q5-6 10 0t10 0" fill="none" stroke="#3e6b7d" stroke-width="2.6"/>`;
  if (item.kind === 'wilderness')
    return `${pile}<path d="M${x} ${y - 14}l14 14l-14 14l-14-14z" fill="#f8efd6" stroke="#3a2a1a" stroke-width="2.6"/>`;
  if (item.kind === 'indian')
    return `${pile}<path d="M${x} ${y - 17}l17 30h-34z" fill="#eef0d8" stroke="#3f5a30" stroke-width="3"/><path d="M${x} ${y - 4}l6 17h-12z" fill="#3f5a30"/>`;
  return `${pile}<circle cx="${x}" cy="${y}" r="19" fill="#fbf4e2"/><circle cx="${x}" cy="${y}" r="16" fill="${colours[item.colour ?? 'neutral']}"/><text x="${x}" y="${y + 8}" font-size="24" text-anchor="middle" style="fill:#fff6e0;stroke:none">${item.value}</text>${item.port ? `<circle cx="${x + 15}" cy="${y + 14}" r="8" fill="#fbf4e2"/><path d="M${x + 15} ${y + 9}v10m-4-3q4 5 8 0m-6-4h4" fill="none" stroke="#3e6b7d" stroke-width="1.8"/>` : ''}`;
}
function name(item: (typeof spaces)[number]): string {
  const place = places[item.id]!;
  const label = place[zoom]?.[language];
  if (!label) return '';
  const size = lettering[zoom][place.face];
  return label.lines
    .map(
      (line, i) =>
        `<text class="${place.face}${item.kind === 'sea' ? ' sea' : ''}" font-size="${size}" x="${label.x}" y="${label.y + i * lettering.lead * size}" text-anchor="${label.anchor}">${escaped(line)}</text>`,
    )
    .join('');
}
const words = {
  es: ['The American Revolution', 'Las colonias americanas', '1775 – 1782', 'millas en Filadelfia'],
  en: ['The American Revolution', 'The American colonies', '1775 – 1782', 'miles at Philadelphia'],
}[language];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}"><defs><style>
text{font-family:'EB Garamond';fill:#221710;paint-order:stroke;stroke:#f3e8cd;stroke-width:4.4px;stroke-opacity:.86;stroke-linejoin:round}
.capital{font-family:'IM Fell English SC'}.italic{font-style:italic;fill:#3a2a18}.sea{fill:#234a5a;stroke:#dfe6da}.region{font-family:'IM Fell English SC';fill:#6d4a26;fill-opacity:.8;stroke-opacity:.35}.range{font-style:italic;fill:#4a3018;fill-opacity:.85;stroke-opacity:.4}.water{font-style:italic;fill:#3c6874;fill-opacity:.8;stroke:none}
</style><clipPath id="land"><path clip-rule="evenodd" d="${shore}"/></clipPath></defs>
<image href="${picture(art)}" width="${frame.width}" height="${frame.height}" preserveAspectRatio="none"/>
<g clip-path="url(#land)">${Object.entries(regions)
  .map(([id, path]) => `<path d="${path}" fill="${tints[id]}" fill-opacity=".11"/>`)
  .join(
    '',
  )}<path d="${colonies}" fill="none" stroke="#6b4c2b" stroke-opacity=".55" stroke-width="1.8" stroke-dasharray="2 5" stroke-linecap="round"/><g fill="none" stroke="#7a3c22" stroke-opacity=".75" stroke-width="3.4" stroke-dasharray="14 6 3 6">${borders.map(({ path }) => `<path d="${path}"/>`).join('')}</g></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rivers.map(r => `<path d="${r.path}" stroke="#557f8a" stroke-width="${r.width * 0.62}"/>`).join('')}<path d="${shore}" stroke="#2f4442" stroke-width="1.7"/></g>
${featureNames.map(feature).join('')}
<g fill="none" stroke-linecap="round"><path d="${joined('sea')}" stroke="#3e6b7d" stroke-width="2.3" stroke-dasharray="13 6 2 6"/><path d="${joined('trail')}" stroke="#f3e8cd" stroke-opacity=".7" stroke-width="6"/><path d="${joined('trail')}" stroke="#5a3d20" stroke-width="3" stroke-dasharray="8 6"/><path d="${joined('water')}" stroke="#2f6d8a" stroke-width="7"/><path d="${joined('water')}" stroke="#cfe3e6" stroke-width="2" stroke-dasharray="12 7"/><path d="${joined('road')}" stroke="#3a2714" stroke-width="7"/><path d="${joined('road')}" stroke="#f0cf86" stroke-width="4"/></g>
${spaces.map(space).join('')}${spaces.map(name).join('')}
<g stroke="#2a1c10"><path d="${titlePlate.plate}" fill="#f6ecd2" stroke-width="2.4"/><path d="${titlePlate.rule}" fill="none" stroke-width="1"/><path d="${scale.filled}" fill="#2a1c10" stroke="none"/><path d="${scale.frame}" fill="none" stroke-width="1.1"/><path d="${compass.rings}" fill="none" stroke-width=".9"/><path d="${compass.light}" fill="#f6ecd2" stroke-width=".8"/><path d="${compass.dark}" fill="#2a1c10" stroke-width=".8"/></g>
<g text-anchor="middle"><text class="capital" x="${titlePlate.title.x}" y="${titlePlate.title.y}" font-size="32">${words[0]}</text><text x="${titlePlate.subtitle.x}" y="${titlePlate.subtitle.y}" font-size="${titlePlate.subtitle.size}" font-style="italic">${words[1]}</text><text class="capital" x="${titlePlate.years.x}" y="${titlePlate.years.y}" font-size="${titlePlate.years.size}">${words[2]}</text>${scale.figures.map(f => `<text x="${f.x}" y="${f.y}" font-size="15">${f.miles}</text>`).join('')}<text x="${scale.unit.x}" y="${scale.unit.y}" font-size="${scale.unit.size}" font-style="italic">${words[3]}</text></g>
<g fill="none" stroke="#2a1c10"><rect x="${neatLine.outer}" y="${neatLine.outer}" width="${frame.width - 2 * neatLine.outer}" height="${frame.height - 2 * neatLine.outer}" stroke-width="5"/><rect x="${neatLine.inner}" y="${neatLine.inner}" width="${frame.width - 2 * neatLine.inner}" height="${frame.height - 2 * neatLine.inner}" stroke-width="1.3"/></g></svg>`;
await photograph(svg, frame.width, frame.height, file);
console.log(file);
