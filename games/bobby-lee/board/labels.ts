/** What is painted on the blocks: few letters, large. */
import { ARMS } from '@cuartel/boardkit/pieces/signs.ts';
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
  'u-gar-wash-a': 'Wash. A',
  'u-gar-wash-b': 'Wash. B',
  'u-gar-baltimore': 'Baltim.',
  'u-gar-harpers': 'Harper’s',
  'u-gar-harrisburg': 'Harrisb.',
  'u-gar-havre': 'Havre',
  'u-gar-monroe': 'Monroe',
  'u-gar-rail': 'B & O',
};
/** A long name is pressed together, so that it keeps to its block. */
const label = (block: Block): string => {
  const name = BLOCKS[block] as BlockName;
  return HQ_CODES[name] ?? SHORT[name] ?? (blockTitle[block] as string).replace(/ \(.*\)$/, '');
};
export const LABELS: readonly string[] = BLOCKS.map((_, block) => label(block));

/** What each kind of unit has for a sign: HQ, infantry, brigade, garrison, cavalry, guns, heavy guns. */
export const SIGNS: readonly string[] = [
  ARMS.hq,
  ARMS.infantry,
  ARMS.brigade,
  ARMS.garrison,
  ARMS.cavalry,
  ARMS.artillery,
  ARMS.heavy,
];
