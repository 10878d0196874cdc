/** What is painted on the blocks: few letters, large. */
import { BLOCKS, type Block, type BlockName, blockTitle, HQ_CODES } from '../data/blocks.ts';

const SHORT: Partial<Record<BlockName, string>> = {
  'c-inf-ap-hill': 'A.P. Hill',
  'c-inf-dh-hill': 'D.H. Hill',
  'c-inf-dr-jones': 'D.R. Jones',
  'c-inf-breckinridge': 'Breckin.',
  'c-bde-m-jenkins': 'M. Jenkins',
  'c-cav-f-lee': 'F. Lee',
  'c-cav-whf-lee': 'Rooney',
  'c-cav-rosser': 'Ashby',
  'c-cav-we-jones': 'W.E. Jones',
  'c-cav-a-jenkins': 'A. Jenkins',
  'c-art-pendleton': 'Pendleton',
  'c-art-i': 'I Corps',
  'c-art-ii': 'II Corps',
  'c-art-iii': 'III Corps',
  'c-art-horse': 'Pelham',
  'c-hvy-richmond': 'Richmond',
  'c-hvy-drewry': "Drewry's",
  'c-gar-richmond-a': 'Richm. A',
  'c-gar-richmond-b': 'Richm. B',
  'c-gar-petersburg': 'Petersb.',
  'c-gar-norfolk': 'Norfolk',
  'c-gar-valley': 'Valley',
  'u-art-ap1': 'Potomac 1',
  'u-art-ap2': 'Potomac 2',
  'u-art-ap3': 'Potomac 3',
  'u-art-horse': 'Horse',
  'u-art-as': 'Shenand.',
  'u-art-aj': 'James',
  'u-hvy-wash': 'Forts',
  'u-hvy-siege': 'Siege',
  'u-hvy-conn': 'Connect.',
  'u-gar-wash-a': 'Wash. A',
  'u-gar-wash-b': 'Wash. B',
  'u-gar-baltimore': 'Baltim.',
  'u-gar-harpers': 'Harper’s',
  'u-gar-monroe': 'Monroe',
  'u-gar-rail': 'B & O',
};
/** A long name is pressed together, so that it keeps to its block. */
const label = (block: Block): string => {
  const name = BLOCKS[block] as BlockName;
  return HQ_CODES[name] ?? SHORT[name] ?? (blockTitle[block] as string).replace(/ \(.*\)$/, '');
};
export const LABELS: readonly string[] = BLOCKS.map((_, block) => label(block));

/** What each kind of unit has for a sign, around the middle, about 26 by 16. HQ, infantry, brigade, garrison, cavalry, guns, heavy guns. */
export const SIGNS: readonly string[] = [
  'M-8 9V-9M-8-9C-3-12 2-6 10-9V1C2 4-3-2-8 1',
  'M-13-8H13V8H-13ZM-13-8 13 8M13-8-13 8',
  'M-13-6H13V8H-13ZM-13-6 13 8M13-6-13 8M0-6V-11',
  'M-13-8H13V8H-13ZM-13-8 13 8M13-8-13 8M-13-3H-16V3H-13M13-3H16V3H13',
  'M-13-8H13V8H-13ZM-13 8 13-8',
  'M-13-3.5 9-6 12-3.500-9 2ZM-12 8-5 1M5.500 3A4.800 4.800 0 1 1-4.100 3 4.800 4.800 0 1 1 5.500 3ZM0.700-1.800V7.800M-4.100 3H5.500',
  'M-14-7 11-10 14-6-10 1ZM-14 10H12L8 3H-9ZM-6 3A3 3 0 1 0 0 3M2 3A3 3 0 1 0 8 3',
];
