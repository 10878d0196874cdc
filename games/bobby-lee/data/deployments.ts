import { BLOCKS, type BlockName, blockNamed } from './blocks.ts';
import { type Place, type PlaceName, placeNamed } from './places.ts';

/**
 * 3.2.1-a Orders of Battle of the four years: place, then blocks with their steps. Blocks not named form the force pool.
 * Reconstructed from the historical orders of battle; the printed cards are not part of the rulebook.
 */
export const YEARS = [1861, 1862, 1863, 1864] as const;
export type Year = (typeof YEARS)[number];

export interface DeployedStack {
  readonly at: PlaceName;
  readonly blocks: readonly (readonly [name: BlockName, steps: number])[];
}

export const DEPLOYMENTS: Readonly<Record<Year, readonly [usa: readonly DeployedStack[], csa: readonly DeployedStack[]]>> = {
  1861: [
    [
      {
        at: 'alexandria',
        blocks: [
          ['ap', 3],
          ['u-inf-1-i', 2],
          ['u-inf-2-i', 2],
          ['u-inf-3-i', 2],
          ['u-inf-1-ii', 2],
          ['u-art-ap1', 2],
          ['u-cav-bayard', 1],
        ],
      },
      {
        at: 'washington',
        blocks: [
          ['usa-hq', 3],
          ['u-inf-2-ii', 1],
          ['u-gar-wash-a', 2],
          ['u-gar-wash-b', 1],
          ['u-hvy-wash', 2],
        ],
      },
      { at: 'harrisburg', blocks: [['u-gar-harrisburg', 2]] },
      { at: 'havre-de-grace', blocks: [['u-gar-havre', 2]] },
      { at: 'baltimore', blocks: [['u-gar-baltimore', 3]] },
      { at: 'frederick', blocks: [['u-inf-1-v', 1]] },
      {
        at: 'hagerstown',
        blocks: [
          ['as', 2],
          ['u-inf-1-xii', 3],
          ['u-inf-2-xii', 2],
          ['u-cav-averell', 1],
          ['u-art-as', 1],
        ],
      },
      { at: 'cumberland', blocks: [['u-gar-rail', 3]] },
      { at: 'romney', blocks: [['u-inf-1-viii', 2]] },
      {
        at: 'fort-monroe',
        blocks: [
          ['aj', 2],
          ['u-inf-1-x', 2],
          ['u-gar-monroe', 2],
          ['u-hvy-siege', 1],
        ],
      },
    ],
    [
      {
        at: 'manassas-junction',
        blocks: [
          ['anv', 3],
          ['c-inf-anderson', 3],
          ['c-inf-dh-hill', 2],
          ['c-inf-ewell', 2],
          ['c-bde-evans', 1],
          ['c-cav-hampton', 1],
          ['c-art-pendleton', 1],
        ],
      },
      {
        at: 'winchester',
        blocks: [
          ['av', 2],
          ['c-inf-jackson', 2],
          ['c-inf-hood', 2],
          ['c-cav-f-lee', 2],
          ['c-art-ii', 1],
        ],
      },
      { at: 'fredericksburg', blocks: [['c-inf-holmes', 2]] },
      { at: 'yorktown', blocks: [['c-inf-mclaws', 2]] },
      {
        at: 'norfolk',
        blocks: [
          ['c-inf-huger', 2],
          ['c-gar-norfolk', 2],
        ],
      },
      {
        at: 'richmond',
        blocks: [
          ['csa-hq', 3],
          ['c-gar-richmond-a', 2],
          ['c-hvy-richmond', 1],
        ],
      },
      { at: 'petersburg', blocks: [['c-gar-petersburg', 1]] },
      { at: 'staunton', blocks: [['c-gar-valley', 1]] },
    ],
  ],
  1862: [
    [
      {
        at: 'fort-monroe',
        blocks: [
          ['ap', 4],
          ['u-inf-1-ii', 3],
          ['u-inf-2-ii', 3],
          ['u-inf-1-iii', 3],
          ['u-inf-2-iii', 3],
          ['u-inf-1-x', 3],
          ['u-inf-2-x', 2],
          ['u-inf-1-v', 3],
          ['u-inf-2-v', 3],
          ['u-inf-1-vi', 3],
          ['u-inf-2-vi', 3],
          ['u-art-ap1', 4],
          ['u-art-ap2', 3],
          ['u-art-horse', 2],
          ['u-cav-averell', 2],
          ['u-hvy-siege', 3],
          ['u-gar-monroe', 2],
        ],
      },
      {
        at: 'fredericksburg',
        blocks: [
          ['aj', 2],
          ['u-inf-1-i', 3],
          ['u-inf-2-i', 3],
          ['u-inf-3-i', 3],
          ['u-inf-3-ii', 3],
          ['u-cav-bayard', 2],
          ['u-art-ap3', 2],
        ],
      },
      { at: 'aquia-landing', blocks: [['u-gar-wash-b', 2]] },
      {
        at: 'washington',
        blocks: [
          ['usa-hq', 4],
          ['u-gar-wash-a', 3],
          ['u-hvy-wash', 3],
        ],
      },
      { at: 'alexandria', blocks: [['u-inf-3-vi', 3]] },
      { at: 'manassas-junction', blocks: [['u-inf-3-v', 3]] },
      {
        at: 'strasburg',
        blocks: [
          ['as', 3],
          ['u-inf-1-xii', 3],
          ['u-inf-2-xii', 2],
          ['u-art-as', 2],
        ],
      },
      { at: 'charlestown', blocks: [['u-cav-buford', 2]] },
      { at: 'winchester', blocks: [['u-cav-devin', 1]] },
      { at: 'harpers-ferry', blocks: [['u-gar-harpers', 2]] },
      {
        at: 'franklin',
        blocks: [
          ['u-inf-1-xi', 2],
          ['u-inf-2-xi', 2],
          ['u-inf-1-viii', 2],
        ],
      },
      { at: 'romney', blocks: [['u-cav-gregg', 1]] },
      { at: 'baltimore', blocks: [['u-gar-baltimore', 3]] },
      {
        at: 'cumberland',
        blocks: [
          ['u-gar-rail', 3],
          ['u-inf-3-xi', 2],
        ],
      },
      { at: 'harrisburg', blocks: [['u-gar-harrisburg', 2]] },
      { at: 'havre-de-grace', blocks: [['u-gar-havre', 2]] },
    ],
    [
      {
        at: 'yorktown',
        blocks: [
          ['anv', 4],
          ['c-inf-anderson', 4],
          ['c-inf-dh-hill', 4],
          ['c-inf-mclaws', 4],
          ['c-inf-hood', 4],
          ['c-inf-dr-jones', 2],
          ['c-cav-f-lee', 2],
          ['c-cav-hampton', 2],
          ['c-art-pendleton', 3],
          ['c-art-i', 2],
        ],
      },
      {
        at: 'norfolk',
        blocks: [
          ['c-inf-huger', 3],
          ['c-gar-norfolk', 2],
          ['c-hvy-drewry', 2],
        ],
      },
      {
        at: 'richmond',
        blocks: [
          ['csa-hq', 3],
          ['c-gar-richmond-a', 3],
          ['c-gar-richmond-b', 1],
          ['c-hvy-richmond', 2],
          ['c-art-horse', 1],
        ],
      },
      {
        at: 'petersburg',
        blocks: [
          ['anc', 2],
          ['c-inf-holmes', 2],
          ['c-gar-petersburg', 2],
        ],
      },
      {
        at: 'hanover-junction',
        blocks: [
          ['c-inf-ap-hill', 3],
          ['c-bde-wise', 1],
        ],
      },
      { at: 'gordonsville', blocks: [['c-inf-pender', 1]] },
      { at: 'conrads-store', blocks: [['c-inf-ewell', 3]] },
      { at: 'harrisonburg', blocks: [['c-cav-rosser', 2]] },
      {
        at: 'staunton',
        blocks: [
          ['av', 3],
          ['c-inf-jackson', 3],
          ['c-bde-evans', 1],
          ['c-art-ii', 2],
          ['c-gar-valley', 1],
        ],
      },
    ],
  ],
  1863: [
    [
      {
        at: 'aquia-landing',
        blocks: [
          ['ap', 4],
          ['u-inf-1-i', 2],
          ['u-inf-2-i', 2],
          ['u-inf-3-i', 2],
          ['u-inf-1-ii', 3],
          ['u-inf-2-ii', 2],
          ['u-inf-3-ii', 2],
          ['u-inf-1-iii', 3],
          ['u-inf-2-iii', 3],
          ['u-inf-1-v', 2],
          ['u-inf-2-v', 2],
          ['u-inf-3-v', 2],
          ['u-inf-1-vi', 3],
          ['u-inf-2-vi', 3],
          ['u-inf-3-vi', 2],
          ['u-inf-1-xi', 3],
          ['u-inf-2-xi', 3],
          ['u-inf-1-xii', 3],
          ['u-inf-2-xii', 2],
          ['u-cav-devin', 2],
          ['u-art-ap1', 4],
          ['u-art-ap2', 3],
          ['u-art-ap3', 3],
        ],
      },
      {
        at: 'warrenton',
        blocks: [
          ['u-cav-buford', 3],
          ['u-cav-gregg', 3],
          ['u-cav-averell', 2],
          ['u-art-horse', 2],
        ],
      },
      { at: 'manassas-junction', blocks: [['u-cav-custer', 2]] },
      { at: 'alexandria', blocks: [['u-inf-2-ix', 3]] },
      {
        at: 'washington',
        blocks: [
          ['usa-hq', 4],
          ['u-gar-wash-a', 3],
          ['u-gar-wash-b', 3],
          ['u-hvy-wash', 3],
        ],
      },
      { at: 'winchester', blocks: [['u-inf-1-viii', 3]] },
      { at: 'martinsburg', blocks: [['u-cav-bayard', 1]] },
      {
        at: 'harpers-ferry',
        blocks: [
          ['as', 2],
          ['u-gar-harpers', 2],
          ['u-art-as', 1],
        ],
      },
      {
        at: 'cumberland',
        blocks: [
          ['u-gar-rail', 3],
          ['u-inf-3-xi', 2],
        ],
      },
      { at: 'harrisburg', blocks: [['u-gar-harrisburg', 2]] },
      { at: 'havre-de-grace', blocks: [['u-gar-havre', 2]] },
      { at: 'baltimore', blocks: [['u-gar-baltimore', 3]] },
      {
        at: 'suffolk',
        blocks: [
          ['aj', 3],
          ['u-inf-1-xviii', 3],
          ['u-inf-2-xviii', 2],
          ['u-inf-1-ix', 3],
          ['u-cav-kautz', 1],
          ['u-art-aj', 2],
        ],
      },
      { at: 'norfolk', blocks: [['u-inf-2-x', 1]] },
      { at: 'williamsburg', blocks: [['u-inf-1-x', 2]] },
      {
        at: 'fort-monroe',
        blocks: [
          ['u-gar-monroe', 2],
          ['u-hvy-siege', 2],
        ],
      },
    ],
    [
      {
        at: 'fredericksburg',
        blocks: [
          ['anv', 4],
          ['c-inf-anderson', 4],
          ['c-inf-mclaws', 4],
          ['c-inf-ap-hill', 4],
          ['c-inf-pender', 3],
          ['c-inf-rodes', 4],
          ['c-inf-early', 4],
          ['c-inf-jackson', 4],
          ['c-art-pendleton', 2],
          ['c-art-i', 3],
          ['c-art-ii', 3],
          ['c-art-iii', 2],
        ],
      },
      {
        at: 'culpeper',
        blocks: [
          ['c-cav-f-lee', 3],
          ['c-cav-whf-lee', 3],
          ['c-art-horse', 2],
        ],
      },
      { at: 'gordonsville', blocks: [['c-cav-hampton', 2]] },
      {
        at: 'petersburg',
        blocks: [
          ['anc', 3],
          ['c-inf-hood', 4],
          ['c-inf-pickett', 4],
          ['c-inf-dh-hill', 2],
          ['c-gar-petersburg', 2],
        ],
      },
      {
        at: 'richmond',
        blocks: [
          ['csa-hq', 3],
          ['c-gar-richmond-a', 3],
          ['c-gar-richmond-b', 2],
          ['c-hvy-richmond', 2],
          ['c-hvy-drewry', 2],
          ['c-bde-wise', 1],
        ],
      },
      { at: 'hanover-junction', blocks: [['c-bde-evans', 1]] },
      {
        at: 'staunton',
        blocks: [
          ['av', 2],
          ['c-bde-m-jenkins', 1],
          ['c-cav-imboden', 2],
          ['c-gar-valley', 2],
        ],
      },
      { at: 'harrisonburg', blocks: [['c-cav-we-jones', 2]] },
      { at: 'new-market', blocks: [['c-cav-a-jenkins', 2]] },
    ],
  ],
  1864: [
    [
      {
        at: 'culpeper',
        blocks: [
          ['ap', 4],
          ['u-inf-1-ii', 3],
          ['u-inf-2-ii', 3],
          ['u-inf-3-ii', 3],
          ['u-inf-1-iii', 2],
          ['u-inf-1-v', 3],
          ['u-inf-2-v', 3],
          ['u-inf-3-v', 3],
          ['u-inf-1-vi', 3],
          ['u-inf-2-vi', 3],
          ['u-inf-3-vi', 3],
          ['u-cav-gregg', 3],
          ['u-cav-custer', 3],
          ['u-cav-devin', 3],
          ['u-art-ap1', 4],
          ['u-art-ap2', 4],
          ['u-art-ap3', 3],
          ['u-art-horse', 3],
        ],
      },
      {
        at: 'warrenton',
        blocks: [
          ['u-inf-1-ix', 3],
          ['u-inf-2-ix', 3],
          ['u-cav-kilpatrick', 2],
        ],
      },
      { at: 'manassas-junction', blocks: [['u-inf-3-i', 2]] },
      { at: 'alexandria', blocks: [['u-inf-1-i', 1]] },
      {
        at: 'washington',
        blocks: [
          ['usa-hq', 4],
          ['u-gar-wash-a', 3],
          ['u-gar-wash-b', 3],
          ['u-hvy-wash', 3],
        ],
      },
      {
        at: 'baltimore',
        blocks: [
          ['u-gar-baltimore', 3],
          ['u-inf-1-xii', 2],
        ],
      },
      { at: 'harpers-ferry', blocks: [['u-gar-harpers', 2]] },
      { at: 'martinsburg', blocks: [['u-cav-buford', 2]] },
      {
        at: 'cumberland',
        blocks: [
          ['u-gar-rail', 3],
          ['u-inf-3-xi', 2],
        ],
      },
      { at: 'harrisburg', blocks: [['u-gar-harrisburg', 2]] },
      { at: 'havre-de-grace', blocks: [['u-gar-havre', 2]] },
      {
        at: 'winchester',
        blocks: [
          ['as', 3],
          ['u-inf-1-viii', 2],
          ['u-inf-1-xi', 2],
          ['u-art-as', 2],
        ],
      },
      {
        at: 'franklin',
        blocks: [
          ['u-inf-2-xi', 3],
          ['u-cav-averell', 2],
        ],
      },
      {
        at: 'city-point',
        blocks: [
          ['aj', 3],
          ['u-inf-1-x', 3],
          ['u-inf-2-x', 3],
          ['u-inf-1-xviii', 3],
          ['u-inf-2-xviii', 3],
          ['u-art-aj', 3],
        ],
      },
      { at: 'fort-monroe', blocks: [['u-hvy-siege', 3]] },
      { at: 'williamsburg', blocks: [['u-inf-2-iii', 2]] },
      { at: 'harrisons-landing', blocks: [['u-inf-2-i', 2]] },
      { at: 'norfolk', blocks: [['u-gar-monroe', 2]] },
      { at: 'suffolk', blocks: [['u-cav-kautz', 3]] },
    ],
    [
      {
        at: 'orange-court-house',
        blocks: [
          ['anv', 4],
          ['c-inf-early', 3],
          ['c-inf-rodes', 4],
          ['c-inf-jackson', 3],
          ['c-inf-anderson', 3],
          ['c-inf-ap-hill', 3],
          ['c-inf-pender', 3],
          ['c-cav-whf-lee', 2],
          ['c-art-ii', 3],
          ['c-art-iii', 2],
        ],
      },
      {
        at: 'gordonsville',
        blocks: [
          ['c-inf-mclaws', 3],
          ['c-inf-hood', 3],
          ['c-cav-rosser', 2],
          ['c-art-i', 2],
        ],
      },
      {
        at: 'fredericksburg',
        blocks: [
          ['c-cav-f-lee', 2],
          ['c-cav-hampton', 3],
          ['c-art-horse', 2],
        ],
      },
      { at: 'hanover-junction', blocks: [['c-bde-evans', 1]] },
      {
        at: 'richmond',
        blocks: [
          ['csa-hq', 3],
          ['c-gar-richmond-a', 3],
          ['c-gar-richmond-b', 2],
          ['c-hvy-richmond', 2],
          ['c-hvy-drewry', 2],
          ['c-bde-wise', 1],
        ],
      },
      {
        at: 'petersburg',
        blocks: [
          ['anc', 3],
          ['c-inf-pickett', 3],
          ['c-inf-hoke', 3],
          ['c-inf-dh-hill', 2],
          ['c-gar-petersburg', 2],
        ],
      },
      {
        at: 'staunton',
        blocks: [
          ['av', 3],
          ['c-inf-breckinridge', 2],
          ['c-gar-valley', 2],
          ['c-bde-m-jenkins', 1],
        ],
      },
      { at: 'new-market', blocks: [['c-cav-imboden', 2]] },
      { at: 'lynchburg', blocks: [['c-cav-we-jones', 2]] },
    ],
  ],
};

const placed = <T>(none: T, of: (stack: DeployedStack, steps: number) => T): Readonly<Record<Year, readonly T[]>> => {
  const table = {} as Record<Year, T[]>;
  for (const year of YEARS) {
    const row = BLOCKS.map(() => none);
    for (const stack of DEPLOYMENTS[year].flat()) {
      for (const [name, steps] of stack.blocks) row[blockNamed[name]!] = of(stack, steps);
    }
    table[year] = row;
  }
  return table;
};

/** startPlace[year][block]: where the block begins, or -1 in the force pool. */
export const startPlace: Readonly<Record<Year, readonly Place[]>> = placed(-1, stack => placeNamed[stack.at]);

/** startSteps[year][block]: its steps there, 0 in the force pool. */
export const startSteps: Readonly<Record<Year, readonly number[]>> = placed(0, (_, steps) => steps);
