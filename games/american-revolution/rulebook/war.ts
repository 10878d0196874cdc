/** V. CAMPAIGN PHASES: the sections and windows of movement and combat. */
import { bait } from './7-bait.ts';
import { movement } from './16-movement.ts';
import { march } from './17-march.ts';
import { aftermath, counted } from './18-aftermath.ts';
import { battle, drawn } from './18-battle.ts';
import { combat } from './18-combat.ts';
import { retreat } from './18-retreat.ts';
import { sail, sailing } from './24-fleets.ts';
import { entering, interception } from './32-interception.ts';
import { honors } from './38-honors.ts';

export const warSections = { movement, bait, march, sail, interception, combat, honors, battle, retreat, aftermath };
export const warMoments = { entering, sailing, drawn, counted };
