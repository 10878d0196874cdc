/** Sides by name and by number. */
export { foe, nameOf, numberOf } from '../data/side-names.ts';
