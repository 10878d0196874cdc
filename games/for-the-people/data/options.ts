/** The optional rules, as bits. */
export const OPTIONS = ['generals', 'cavalry-substitutes', 'rail-logistics', 'operations-queue'] as const;
export type OptionName = (typeof OPTIONS)[number];

/** 5.6.7.A-a to 5.6.7.D-a Special abilities of McClellan, Van Dorn, Forrest and Sheridan. */
export const ABILITIES = 1;
/** 5.5.6-a */
export const SUBSTITUTES = 2;
/** 19-a */
export const RAIL_LOGISTICS = 4;
/** 20-a */
export const QUEUE = 8;
